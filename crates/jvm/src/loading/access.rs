//! Access control between classes (JVMS §5.4.4): packages, protected members, nests.

use crate::interp::{Result, Stop};
use crate::machine::Machine;
use crate::program::{ClassRef, Field, LoaderId, MethodRef, access};
use crate::text;

pub fn same_package(a: ClassRef, b: ClassRef) -> bool {
    a.loader == b.loader && a.package() == b.package()
}

/// The host of a class's nest; the class itself when it names none that agrees.
pub fn nest_host(machine: &mut Machine, class: ClassRef) -> Result<ClassRef> {
    if let Some(hidden) = &class.hidden {
        return Ok(match hidden.nest_host {
            Some(host) => host,
            None => class,
        });
    }
    let Some(file) = &class.file else { return Ok(class) };
    if file.attributes.nest_host == 0 {
        return Ok(class);
    }
    // A host that cannot be had, or does not agree, leaves the class alone in its nest.
    let host = machine.class_if_available(class, file.attributes.nest_host)?;
    Ok(host.filter(|host| same_package(host, class) && lists_member(host, class)).unwrap_or(class))
}

fn lists_member(host: ClassRef, member: ClassRef) -> bool {
    host.file.as_ref().is_some_and(|file| {
        file.attributes
            .nest_members
            .iter()
            .any(|&index| file.constants.class_name(index).is_ok_and(|name| *member.name == *name))
    })
}

pub fn nestmates(machine: &mut Machine, a: ClassRef, b: ClassRef) -> Result<bool> {
    if a.id == b.id {
        return Ok(true);
    }
    Ok(nest_host(machine, a)?.id == nest_host(machine, b)?.id)
}

/// May code of `from` use a member of `owner` with these flags, named through `named`?
fn may_access(
    machine: &mut Machine,
    from: ClassRef,
    named: ClassRef,
    owner: ClassRef,
    flags: u16,
) -> Result<bool> {
    if flags & access::PUBLIC != 0 || from.id == owner.id {
        return Ok(true);
    }
    if flags & access::PRIVATE != 0 {
        return nestmates(machine, from, owner);
    }
    if same_package(from, owner) {
        return Ok(true);
    }
    if flags & access::PROTECTED != 0 {
        if named.is_array() {
            return Ok(true);
        }
        return Ok(from.is_subclass_of(owner)
            && (flags & access::STATIC != 0
                || named.is_subclass_of(from)
                || from.is_subclass_of(named)));
    }
    Ok(false)
}

pub fn check_field(
    machine: &mut Machine,
    from: ClassRef,
    named: ClassRef,
    field: &Field,
) -> Result<()> {
    if from.loader == LoaderId::BOOT || from.is_reflection_code() {
        return Ok(());
    }
    let owner = machine.program.class(field.class);
    if may_access(machine, from, named, owner, field.access)? {
        return Ok(());
    }
    Err(Stop::throw(
        "java/lang/IllegalAccessError",
        format!(
            "class {} tried to access {}field {}.{} ({})",
            from.java_name(),
            modifier(field.access),
            owner.java_name(),
            field.name,
            text::two_modules(machine, from, owner)
        ),
    ))
}

pub fn check_method(
    machine: &mut Machine,
    from: ClassRef,
    named: ClassRef,
    method: MethodRef,
) -> Result<()> {
    if from.loader == LoaderId::BOOT || from.is_reflection_code() {
        return Ok(());
    }
    let owner = method.class();
    if may_access(machine, from, named, owner, method.access)? {
        return Ok(());
    }
    Err(Stop::throw(
        "java/lang/IllegalAccessError",
        format!(
            "class {} tried to access {}method '{}' ({})",
            from.java_name(),
            modifier(method.access),
            text::external_signature(method),
            text::two_modules(machine, from, owner)
        ),
    ))
}

/// Final fields are written by their own class only, and there by initialisers.
pub fn check_final_store(
    machine: &mut Machine,
    from: ClassRef,
    named: ClassRef,
    field: &Field,
) -> Result<()> {
    if field.access & access::FINAL == 0 {
        return Ok(());
    }
    let owner = machine.program.class(field.class);
    let method = machine.top_frame().method;
    let wanted = if field.is_static() { "<clinit>" } else { "<init>" };
    // Class files before Java 9 may write their own finals anywhere.
    let modern = from.file.as_ref().is_some_and(|file| file.major >= 53);
    if from.id == owner.id && (!modern || method.name == wanted) {
        return Ok(());
    }
    let detail = if from.id == owner.id {
        format!(
            "Update to {}final field {}.{} attempted from a different method ({}) than the initializer method {wanted} ",
            if field.is_static() { "static " } else { "non-static " },
            named.java_name(),
            field.name,
            method.name
        )
    } else {
        format!(
            "Update to {}final field {}.{} attempted from a different class ({}) than the field's declaring class",
            if field.is_static() { "static " } else { "non-static " },
            named.java_name(),
            field.name,
            from.java_name()
        )
    };
    Err(Stop::throw("java/lang/IllegalAccessError", detail))
}

fn modifier(flags: u16) -> &'static str {
    if flags & access::PRIVATE != 0 {
        "private "
    } else if flags & access::PROTECTED != 0 {
        "protected "
    } else {
        ""
    }
}
