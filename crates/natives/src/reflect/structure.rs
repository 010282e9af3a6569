//! How a class lies among others: what encloses it, its nest, its record components, its permitted
//! subclasses.

use heddle_classfile::{ClassFile, InnerClass};

use super::super::{Call, Native, native};
use super::members;
use heddle_jvm::interp::{Result, Stop};
use heddle_jvm::program::{ClassRef, access};
use heddle_jvm::state::Ref;
use heddle_jvm::state::{give, give_bool};

const CLASS: &str = "java/lang/Class";

pub(super) const NATIVES: &[Native] = &[
    native(CLASS, "getDeclaredClasses0", "()[Ljava/lang/Class;", declared_classes),
    native(CLASS, "getDeclaringClass0", "()Ljava/lang/Class;", declaring_class),
    native(CLASS, "getEnclosingMethod0", "()[Ljava/lang/Object;", enclosing_method),
    native(CLASS, "getSimpleBinaryName0", "()Ljava/lang/String;", simple_binary_name),
    native(CLASS, "getNestHost0", "()Ljava/lang/Class;", nest_host),
    native(CLASS, "getNestMembers0", "()[Ljava/lang/Class;", nest_members),
    native(CLASS, "getPermittedSubclasses0", "()[Ljava/lang/Class;", permitted_subclasses),
    native(CLASS, "isRecord0", "()Z", |call| give_bool(is_record(call.class(0)?))),
    native(
        CLASS,
        "getRecordComponents0",
        "()[Ljava/lang/reflect/RecordComponent;",
        record_components,
    ),
];

/// Whether an index of the constant pool names the class itself.
fn is_self(class: ClassRef, file: &ClassFile, index: u16) -> bool {
    if class.hidden.is_some() {
        return index == file.this_class;
    }
    file.constants.class_name(index).is_ok_and(|name| class.name == *name)
}

/// The entry of the InnerClasses attribute about the class itself.
fn own_entry(class: ClassRef) -> Option<&'static InnerClass> {
    let file = class.file.as_ref()?;
    file.attributes.inner_classes.iter().find(|entry| is_self(class, file, entry.inner))
}

fn disagree(outer: ClassRef, inner: ClassRef) -> Stop {
    Stop::throw(
        "java/lang/IncompatibleClassChangeError",
        format!(
            "{} and {} disagree on InnerClasses attribute",
            outer.java_name(),
            inner.java_name()
        ),
    )
}

/// Both classes must say that the one is a member of the other.
fn check_member(outer: ClassRef, inner: ClassRef) -> Result<()> {
    let listed = outer.file.as_ref().is_some_and(|file| {
        file.attributes.inner_classes.iter().any(|entry| {
            entry.outer != 0
                && is_self(outer, file, entry.outer)
                && file.constants.class_name(entry.inner).is_ok_and(|name| inner.name == *name)
        })
    });
    if listed { Ok(()) } else { Err(disagree(outer, inner)) }
}

fn declared_classes(call: &mut Call<'_>) -> Result<u64> {
    let class = call.class(0)?;
    let mut found = Vec::new();
    if let Some(file) = &class.file {
        for entry in &file.attributes.inner_classes {
            if entry.outer == 0 || entry.name == 0 || !is_self(class, file, entry.outer) {
                continue;
            }
            let inner = call.resolve_class(class, entry.inner)?;
            if own_entry(inner).is_none_or(|own| {
                inner.file.as_ref().is_none_or(|file| {
                    !file.constants.class_name(own.outer).is_ok_and(|name| class.name == *name)
                })
            }) {
                return Err(disagree(class, inner));
            }
            found.push(inner);
        }
    }
    give_classes(call, &found)
}

fn give_classes(call: &mut Call<'_>, classes: &[ClassRef]) -> Result<u64> {
    give(members::mirrors(call, classes))
}

fn declaring_class(call: &mut Call<'_>) -> Result<u64> {
    let class = call.class(0)?;
    match own_entry(class) {
        Some(entry) if entry.outer != 0 => {
            let outer = call.resolve_class(class, entry.outer)?;
            check_member(outer, class)?;
            give(call.mirror(outer))
        }
        _ => give(Ref::NULL),
    }
}

/// The class, and the method's name and descriptor when there is one.
fn enclosing_method(call: &mut Call<'_>) -> Result<u64> {
    let class = call.class(0)?;
    let Some(file) = &class.file else { return give(Ref::NULL) };
    let Some((outer, name_and_type)) = file.attributes.enclosing_method else {
        return give(Ref::NULL);
    };
    let outer = call.resolve_class(class, outer)?;
    let mut parts = [call.mirror(outer), Ref::NULL, Ref::NULL];
    if name_and_type != 0
        && let Ok((name, descriptor)) = file.constants.name_and_type(name_and_type)
    {
        for (part, index) in parts[1..].iter_mut().zip([name, descriptor]) {
            let text = file.constants.utf8_str(index).unwrap_or_default();
            *part = call.interned(&text)?;
        }
    }
    let object = call.well_known().object;
    give(call.ref_array(object, &parts))
}

fn simple_binary_name(call: &mut Call<'_>) -> Result<u64> {
    let class = call.class(0)?;
    match (own_entry(class), &class.file) {
        (Some(entry), Some(file)) if entry.name != 0 => {
            let name = file.constants.utf8_str(entry.name).unwrap_or_default();
            give(call.interned(&name)?)
        }
        _ => give(Ref::NULL),
    }
}

fn nest_host(call: &mut Call<'_>) -> Result<u64> {
    let class = call.class(0)?;
    let host = call.nest_host(class)?;
    give(call.mirror(host))
}

/// The host and those of its members that exist and agree.
fn nest_members(call: &mut Call<'_>) -> Result<u64> {
    let class = call.class(0)?;
    let host = call.nest_host(class)?;
    let mut members = vec![host];
    if let Some(file) = &host.file {
        for member in existing(call, host, &file.attributes.nest_members)? {
            if call.nest_host(member)?.id == host.id {
                members.push(member);
            }
        }
    }
    give_classes(call, &members)
}

/// The classes that constants of `from` name, without those that cannot be had.
fn existing(call: &mut Call<'_>, from: ClassRef, indices: &[u16]) -> Result<Vec<ClassRef>> {
    let mut found = Vec::new();
    for &index in indices {
        found.extend(call.class_if_available(from, index)?);
    }
    Ok(found)
}

fn permitted_subclasses(call: &mut Call<'_>) -> Result<u64> {
    let class = call.class(0)?;
    let permitted = class.file.as_ref().and_then(|f| f.attributes.permitted_subclasses.as_ref());
    match permitted {
        Some(indices) => {
            let found = existing(call, class, indices)?;
            give_classes(call, &found)
        }
        None => give(Ref::NULL),
    }
}

pub(in super::super) fn is_record(class: ClassRef) -> bool {
    class.access & access::FINAL != 0
        && class.super_class.is_some_and(|parent| parent.name == "java/lang/Record")
        && class.file.as_ref().is_some_and(|file| file.attributes.record.is_some())
}

fn record_components(call: &mut Call<'_>) -> Result<u64> {
    let class = call.class(0)?;
    let component_class = call.boot_class("java/lang/reflect/RecordComponent")?;
    call.ensure_initialized(component_class)?;
    let components = members::record_components(call, class, component_class)?;
    give(call.ref_array(component_class, &components))
}
