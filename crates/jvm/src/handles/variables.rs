//! Calls such as `VALUE.compareAndSet(this, a, b)` on a handle that stands for a field or the elements
//! of an array.
//!
//! The library links such a call to a guard, which compares types and then calls a static method of
//! the handle's class. Here the machine compares and calls that method at once: nothing is linked,
//! so that two states never differ in which of these calls somebody has made before. What the guard
//! would do otherwise (another kind of handle, types that have to be converted, an error) is left to it.

use crate::machine::Machine;
use crate::names::Name;
use crate::program::{ClassId, ClassRef, Insn, LoaderId, MethodRef, SlotId, variable_call_of};
use crate::state::Ref;

/// A polymorphic call on a `VarHandle`, as an instruction knows it.
pub struct VariableCall {
    name: Name,
    /// Of the method that makes the access: the handle first, every object an `Object`.
    descriptor: Name,
    /// The class of the first handle the call was made on, and the method found there.
    first: Option<(ClassId, MethodRef)>,
    /// The constant that names the call, and its slot, if the library links it after all.
    pub(super) index: u16,
    pub(crate) slot: SlotId,
}

impl VariableCall {
    /// The call, unless what it gives back would have to be cast.
    pub(super) fn new(
        from: ClassRef,
        (name, descriptor): (Name, &str),
        (index, slot): (u16, SlotId),
        handle: Option<ClassRef>,
    ) -> Option<VariableCall> {
        let descriptor = erased(from, descriptor)?;
        let first =
            handle.and_then(|class| Some((class.id, access_method(class, name, descriptor)?)));
        Some(VariableCall { name, descriptor, first, index, slot })
    }
}

impl Machine {
    /// The method that makes the access itself.
    pub(crate) fn variable_target(&self, insn: &Insn, handle: Ref) -> Option<MethodRef> {
        let call = variable_call_of(insn);
        if handle.is_null() || self.is_exact(handle) {
            return None;
        }
        let class = self.class_of(handle);
        match call.first {
            Some((first, method)) if first == class.id => Some(method),
            _ => access_method(class, call.name, call.descriptor),
        }
    }
}

/// The static method by which handles of a class make an access of this name and these types.
fn access_method(class: ClassRef, name: Name, descriptor: Name) -> Option<MethodRef> {
    if class.loader != LoaderId::BOOT || !is_direct(&class.name) {
        return None;
    }
    let is_it = |method: &MethodRef| {
        method.name == name && method.descriptor == descriptor && method.is_static()
    };
    std::iter::successors(Some(class), |class| class.super_class)
        .find_map(|class| class.methods.iter().copied().find(is_it))
}

/// Whether handles of this class stand for fields or elements themselves.
fn is_direct(class: &str) -> bool {
    const KINDS: [&str; 5] = [
        "FieldInstanceReadOnly",
        "FieldInstanceReadWrite",
        "FieldStaticReadOnly",
        "FieldStaticReadWrite",
        "Array",
    ];
    let name = class.strip_prefix("java/lang/invoke/VarHandle");
    name.and_then(|name| name.split_once('$'))
        .is_some_and(|(values, kind)| !values.contains("As") && KINDS.contains(&kind))
}

/// The descriptor with the handle in front and `Object` for every class, if nothing has to be cast: the
/// guard casts what it gives to the type of the call, which the library's own calls do not need.
fn erased(from: ClassRef, descriptor: &str) -> Option<Name> {
    const OBJECT: &str = "Ljava/lang/Object;";
    let (parameters, result) = descriptor.strip_prefix('(')?.split_once(')')?;
    let mut text = String::from("(Ljava/lang/invoke/VarHandle;");
    let mut rest = parameters;
    while let Some(kind) = rest.chars().next() {
        let element = rest.trim_start_matches('[');
        let dimensions = rest.len() - element.len();
        let length = dimensions
            + match element.strip_prefix('L') {
                Some(name) => name.find(';')? + 2,
                None => 1,
            };
        match kind {
            'L' | '[' => text.push_str(OBJECT),
            kind => text.push(kind),
        }
        rest = rest.get(length..)?;
    }
    text.push(')');
    match result.starts_with(['L', '[']) {
        true if from.loader == LoaderId::BOOT || result == OBJECT => text.push_str(OBJECT),
        true => return None,
        false => text.push_str(result),
    }
    Some(Name::new(&text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn handles_of_fields_and_arrays_are_direct() {
        assert!(is_direct("java/lang/invoke/VarHandleInts$FieldInstanceReadWrite"));
        assert!(is_direct("java/lang/invoke/VarHandleReferences$Array"));
        for other in [
            "java/lang/invoke/VarHandleByteArrayAsInts$ArrayHandle",
            "java/lang/invoke/IndirectVarHandle",
            "java/lang/invoke/VarHandle",
            "app/VarHandleInts$Array",
        ] {
            assert!(!is_direct(other), "{other}");
        }
    }
}
