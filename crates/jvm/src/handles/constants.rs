//! Constants that are objects: method types, method handles, dynamic constants, and the bootstrap
//! methods with their arguments (JVMS §5.4.3.5, §5.4.3.6).

use heddle_classfile::descriptor::{FieldType, MethodDescriptor};
use heddle_classfile::{Constant, tag};

use super::member_names::{self, Lookup};
use crate::interp::{Completion, Continuation, Result, Stop};
use crate::loading::malformed;
use crate::machine::Machine;
use crate::names::Name;
use crate::program::{ClassRef, Kind, SlotId};
use crate::state::{Call, Ref, Slot};

/// Saved: the slot.
static OBJECT: Continuation =
    Continuation { name: "linking a constant", refs: 1, resume: object_linked, catches: false };
/// Saved: the slot, the first letter of the descriptor.
static DYNAMIC: Continuation = Continuation {
    name: "linking a dynamic constant",
    refs: 1,
    resume: dynamic_linked,
    catches: true,
};

/// Saved: the slot, the error that wraps what a bootstrap method threw.
static WRAPPED: Continuation = Continuation {
    name: "a failed bootstrap method",
    refs: 0b100,
    resume: |call, _| {
        let machine = &mut *call.machine;
        let (slot, error) = (SlotId(machine.saved(1) as u32), machine.saved_ref(2));
        machine.thread_mut().frames_mut().pop();
        bootstrap_failed(machine, slot, error)
    },
    catches: false,
};

/// Dynamic constants may use each other; a cycle ends as it would on Java's own stack.
const NESTING_MAX: u32 = 200;

/// `ldc` of a method handle, method type or dynamic constant.
pub fn object_constant(machine: &mut Machine, from: ClassRef, index: u16) -> Result<u64> {
    constant(machine, from, index, 0)
}

/// `java.lang.invoke.MethodHandleNatives`, ready to be called.
pub(super) fn natives_class(machine: &mut Machine) -> Result<ClassRef> {
    let class = machine.boot_class("java/lang/invoke/MethodHandleNatives")?;
    machine.ensure_initialized(class)?;
    Ok(class)
}

fn constant(machine: &mut Machine, from: ClassRef, index: u16, depth: u32) -> Result<u64> {
    let file = from.file.as_ref().expect("only class files have constants");
    let slot = machine.program.constant_slot(from.id, index);
    if let Some(linked) = machine.process().slot(slot) {
        return match linked.failed {
            true => Err(thrown_again(machine, linked.object)),
            false => Ok(linked.bits | u64::from(linked.object.0)),
        };
    }
    if depth > NESTING_MAX {
        return Err(Stop::throw_bare("java/lang/StackOverflowError"));
    }
    match file.constants.get(index).map_err(malformed)? {
        Constant::MethodType { descriptor } => {
            let text = file.constants.utf8_str(descriptor).map_err(malformed)?;
            Err(make_method_type(machine, from, Name::new(&text), slot)?)
        }
        Constant::MethodHandle { kind, reference } => {
            Err(make_method_handle(machine, from, kind, reference, slot)?)
        }
        Constant::Dynamic { bootstrap, name_and_type } => {
            let bootstrap = Bootstrap::resolve(machine, from, bootstrap, name_and_type, depth + 1)?;
            let saved = [u64::from(slot.0), u64::from(bootstrap.letter)];
            let site = (from, index);
            let continuation = (&DYNAMIC, &saved[..]);
            Err(bootstrap.link(machine, site, "linkDynamicConstant", None, continuation)?)
        }
        _ => Err(Stop::throw("java/lang/ClassFormatError", "a constant that cannot be loaded")),
    }
}

/// Calls a method under the continuation just pushed.
pub(super) fn called(
    machine: &mut Machine,
    method: crate::program::MethodRef,
    args: &[u64],
) -> Result<Stop> {
    machine.push_call(method, args).inspect_err(|_| {
        machine.thread_mut().frames_mut().pop();
    })?;
    Ok(Stop::Pushed)
}

/// The class of a field descriptor as `from` sees it.
pub(super) fn described_class(
    machine: &mut Machine,
    from: ClassRef,
    descriptor: &str,
) -> Result<ClassRef> {
    let class = match descriptor.as_bytes() {
        [b'L', .., b';'] => {
            machine.class_for(from, Name::new(&descriptor[1..descriptor.len() - 1]))?
        }
        [b'[', ..] => machine.class_for(from, Name::new(descriptor))?,
        _ => return Ok(machine.program.primitive(Kind::of_descriptor(descriptor))),
    };
    machine.check_class_access(from, class)?;
    Ok(class)
}

/// The `MethodType` of a descriptor as `from` sees it.
pub(super) fn method_type(machine: &mut Machine, from: ClassRef, descriptor: Name) -> Result<Ref> {
    let slot = machine.program.type_slot(from.id, descriptor);
    match machine.process().slot(slot) {
        Some(made) => Ok(made.object),
        None => Err(make_method_type(machine, from, descriptor, slot)?),
    }
}

fn make_method_type(
    machine: &mut Machine,
    from: ClassRef,
    descriptor: Name,
    slot: SlotId,
) -> Result<Stop> {
    let parsed = MethodDescriptor::parse(descriptor.as_str())
        .ok_or_else(|| Stop::throw("java/lang/ClassFormatError", "a malformed descriptor"))?;
    let mut parameters = Vec::new();
    for argument in parsed.arguments() {
        let class = described_class(machine, from, argument.text)?;
        parameters.push(machine.mirror(class));
    }
    let returns = parsed.returns.map_or("V", |kind: FieldType<'_>| kind.text);
    let returns = described_class(machine, from, returns)?;
    let natives = natives_class(machine)?;
    let returns = machine.mirror(returns);
    let parameters = machine.ref_array(machine.well_known().class, &parameters);
    let find = machine.library_method(
        natives,
        "findMethodHandleType",
        "(Ljava/lang/Class;[Ljava/lang/Class;)Ljava/lang/invoke/MethodType;",
    )?;
    machine.push_continuation(&OBJECT, &[u64::from(slot.0)]);
    called(machine, find, &[u64::from(returns.0), u64::from(parameters.0)])
}

fn make_method_handle(
    machine: &mut Machine,
    from: ClassRef,
    kind: u8,
    reference: u16,
    slot: SlotId,
) -> Result<Stop> {
    let (class_index, name, descriptor) = machine.member(from, reference)?;
    let class = machine.resolve_class(from, class_index)?;
    let file = from.file.as_ref().expect("only class files have constants");
    let interface = file.constants.tag(reference) == tag::INTERFACE_METHOD;
    let is_field = file.constants.tag(reference) == tag::FIELD;
    if !is_field && interface != class.is_interface() {
        let is = |yes: bool| if yes { "CONSTANT_InterfaceMethodref" } else { "CONSTANT_MethodRef" };
        return Err(Stop::throw(
            "java/lang/IncompatibleClassChangeError",
            format!(
                "Inconsistent constant pool data in classfile for class {}. Method '{}' at index \
                 {reference} is {} and should be {}",
                class.name,
                crate::text::short_signature_of(name, &descriptor),
                is(interface),
                is(class.is_interface())
            ),
        ));
    }
    // The member is found by the rules of linking first; its type is looked at after that.
    if !(kind == member_names::INVOKE_VIRTUAL && super::is_polymorphic(class, name)) {
        let lookup = Lookup { class, name, descriptor, kind, caller: Some(from) };
        member_names::find(machine, &lookup)?;
    }
    let kind_of_member = if is_field {
        let class = described_class(machine, from, &descriptor)?;
        machine.mirror(class)
    } else {
        method_type(machine, from, descriptor)?
    };
    let natives = natives_class(machine)?;
    let link = machine.library_method(
        natives,
        "linkMethodHandleConstant",
        "(Ljava/lang/Class;ILjava/lang/Class;Ljava/lang/String;Ljava/lang/Object;)\
         Ljava/lang/invoke/MethodHandle;",
    )?;
    let name = machine.interned(&name)?;
    let args = [
        u64::from(machine.mirror(from).0),
        u64::from(kind),
        u64::from(machine.mirror(class).0),
        u64::from(name.0),
        u64::from(kind_of_member.0),
    ];
    machine.push_continuation(&OBJECT, &[u64::from(slot.0)]);
    called(machine, link, &args)
}

fn object_linked(call: &mut Call<'_>, outcome: Completion) -> Result<u64> {
    let machine = &mut *call.machine;
    let Completion::Returned(object) = outcome else {
        unreachable!("this continuation catches nothing")
    };
    set_once(machine, SlotId(machine.saved(1) as u32), Ref(object as u32), 0);
    Ok(0)
}

fn set_once(machine: &mut Machine, slot: SlotId, object: Ref, bits: u64) {
    if machine.process().slot(slot).is_none() {
        machine.share_if_watched(object);
        machine.process_mut().set_slot(slot, Slot { object, bits, ..Slot::default() });
    }
}

fn dynamic_linked(call: &mut Call<'_>, outcome: Completion) -> Result<u64> {
    let machine = &mut *call.machine;
    let slot = SlotId(machine.saved(1) as u32);
    match outcome {
        Completion::Returned(value) => {
            let value = Ref(value as u32);
            let letter = machine.saved(2) as u8;
            let kind = Kind::of_descriptor(std::str::from_utf8(&[letter]).unwrap_or("L"));
            match kind {
                Some(kind) if kind != Kind::Ref => {
                    let bits = machine.boxed_bits(value);
                    set_once(machine, slot, Ref::NULL, bits);
                }
                _ => set_once(machine, slot, value, 0),
            }
            Ok(0)
        }
        Completion::Threw(exception) => {
            machine.thread_mut().frames_mut().pop();
            bootstrap_failed(machine, slot, exception)
        }
    }
}

/// A bootstrap method with all that it is given.
pub(super) struct Bootstrap {
    method: Ref,
    name: Ref,
    /// A `MethodType` for a call site, a `Class` for a constant.
    result: Ref,
    arguments: Ref,
    /// The first letter of the descriptor.
    pub(super) letter: u8,
}

impl Bootstrap {
    pub(super) fn resolve(
        machine: &mut Machine,
        from: ClassRef,
        bootstrap: u16,
        name_and_type: u16,
        depth: u32,
    ) -> Result<Bootstrap> {
        let file = from.file.as_ref().expect("only class files have constants");
        let (name, descriptor) = file.constants.name_and_type(name_and_type).map_err(malformed)?;
        let name = file.constants.utf8_str(name).map_err(malformed)?;
        let descriptor = file.constants.utf8_str(descriptor).map_err(malformed)?;
        let row = file.attributes.bootstrap_methods.get(usize::from(bootstrap));
        let row = row.ok_or_else(|| {
            Stop::throw("java/lang/ClassFormatError", "a bootstrap method that is not there")
        })?;
        let method = Ref(constant(machine, from, row.handle, depth)? as u32);
        let result = if descriptor.starts_with('(') {
            method_type(machine, from, Name::new(&descriptor))?
        } else {
            let class = described_class(machine, from, &descriptor)?;
            machine.mirror(class)
        };
        let mut values = Vec::with_capacity(row.arguments.len());
        for &argument in &row.arguments {
            values.push(boxed_constant(machine, from, argument, depth)?);
        }
        let arguments = match values.as_slice() {
            [] => Ref::NULL,
            [one] if !one.is_null() && !machine.class_of(*one).is_array() => *one,
            several => machine.ref_array(machine.well_known().object, several),
        };
        let name = machine.interned(&name)?;
        Ok(Bootstrap { method, name, result, arguments, letter: descriptor.as_bytes()[0] })
    }

    /// Calls the library's linking method under a continuation. Call sites pass one argument more.
    pub(super) fn link(
        &self,
        machine: &mut Machine,
        (from, index): (ClassRef, u16),
        linker: &str,
        appendix: Option<Ref>,
        (continuation, saved): (&'static Continuation, &[u64]),
    ) -> Result<Stop> {
        let natives = natives_class(machine)?;
        let link = natives.methods.iter().copied().find(|m| m.name == linker);
        let link = link.expect("the library links call sites and dynamic constants");
        let mut args = vec![u64::from(machine.mirror(from).0)];
        // Up to JDK 18 the position in the constant pool comes second.
        if link.params.get(1) == Some(&Kind::Int) {
            args.push(u64::from(index));
        }
        args.extend([self.method, self.name, self.result, self.arguments].map(|r| u64::from(r.0)));
        args.extend(appendix.map(|r| u64::from(r.0)));
        machine.push_continuation(continuation, saved);
        called(machine, link, &args)
    }
}

/// A static argument of a bootstrap method as an object.
fn boxed_constant(machine: &mut Machine, from: ClassRef, index: u16, depth: u32) -> Result<Ref> {
    let file = from.file.as_ref().expect("only class files have constants");
    let (kind, bits) = match file.constants.get(index).map_err(malformed)? {
        Constant::Integer(value) => (Kind::Int, u64::from(value as u32)),
        Constant::Float(bits) => (Kind::Float, u64::from(bits)),
        Constant::Long(value) => (Kind::Long, value as u64),
        Constant::Double(bits) => (Kind::Double, bits),
        Constant::String { utf8 } => {
            let bytes = file.constants.utf8_bytes(utf8).map_err(malformed)?;
            let units = heddle_classfile::mutf8_to_utf16(bytes);
            return machine.interned_utf16(&units);
        }
        Constant::Class { .. } => {
            let class = machine.resolve_class(from, index)?;
            return Ok(machine.mirror(class));
        }
        Constant::Dynamic { name_and_type, .. } => {
            let bits = constant(machine, from, index, depth)?;
            let (_, descriptor) = file.constants.name_and_type(name_and_type).map_err(malformed)?;
            let descriptor = file.constants.utf8_str(descriptor).map_err(malformed)?;
            match Kind::of_descriptor(&descriptor) {
                Some(kind) if kind != Kind::Ref => (kind, bits),
                _ => return Ok(Ref(bits as u32)),
            }
        }
        _ => return Ok(Ref(constant(machine, from, index, depth)? as u32)),
    };
    let class = machine.boot_class(crate::text::wrapper_of(kind))?;
    machine.ensure_initialized(class)?;
    let object = machine.allocate(class);
    machine.set_field(object, "value", bits);
    Ok(object)
}

/// A bootstrap method threw: errors pass, everything else is wrapped, and linkage errors are
/// remembered, since linking is tried only once.
pub(super) fn bootstrap_failed(machine: &mut Machine, slot: SlotId, exception: Ref) -> Result<u64> {
    let error = machine.boot_class("java/lang/Error")?;
    let linkage = machine.boot_class("java/lang/LinkageError")?;
    let class = machine.class_of(exception);
    if !class.is_assignable_to(error) {
        // Its constructor asks the cause for its text.
        let wrapper = machine.make_throwable("java/lang/BootstrapMethodError", None)?;
        let construct = machine.library_method(
            machine.class_of(wrapper),
            "<init>",
            "(Ljava/lang/Throwable;)V",
        )?;
        machine.push_continuation(&WRAPPED, &[u64::from(slot.0), u64::from(wrapper.0)]);
        return Err(called(machine, construct, &[u64::from(wrapper.0), u64::from(exception.0)])?);
    }
    if class.is_assignable_to(linkage) && machine.process().slot(slot).is_none() {
        let failed = Slot { object: exception, failed: true, ..Slot::default() };
        machine.share_if_watched(failed.object);
        machine.process_mut().set_slot(slot, failed);
    }
    Err(Stop::Throw(exception))
}

/// The error of an earlier attempt to link, made anew with its message but without a cause.
pub(super) fn thrown_again(machine: &mut Machine, first: Ref) -> Stop {
    let class = machine.class_of(first);
    let message = machine.string_or_null(machine.get_ref(first, "detailMessage"));
    machine.make_throwable_of(class, message).map_or_else(|stop| stop, Stop::Throw)
}
