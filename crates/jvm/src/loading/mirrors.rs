//! `java.lang.Class` objects.

use crate::machine::Machine;
use crate::program::{ClassKind, ClassRef, access};
use crate::state::Ref;

/// Makes the mirror of a class. The loader's object and module are filled in as far as known.
pub(crate) fn make(machine: &mut Machine, class: ClassRef) -> Ref {
    let mirror = machine.bare_mirror(class);
    machine.process_mut().class_state(class.id).mirror = mirror;
    machine.share_if_watched(mirror);
    let loader = machine.loader_object(class.loader);
    machine.set_field(mirror, "classLoader", u64::from(loader.0));
    if let ClassKind::Array { component, .. } = class.kind {
        let component = machine.mirror(component);
        machine.set_field(mirror, "componentType", u64::from(component.0));
    }
    // From JDK 22 on these are fields; before, natives answer.
    if machine.has_field(mirror, "modifiers") {
        machine.set_field(mirror, "modifiers", u64::from(modifiers(class)));
    }
    if machine.has_field(mirror, "primitive") {
        machine.set_field(mirror, "primitive", u64::from(class.is_primitive()));
    }
    if machine.has_field(mirror, "classFileAccessFlags") {
        let flags = if class.file.is_some() { class.access } else { modifiers(class) };
        machine.set_field(mirror, "classFileAccessFlags", u64::from(flags));
    }
    let module = crate::loading::modules::module_of(machine, class);
    machine.set_field(mirror, "module", u64::from(module.0));
    mirror
}

/// The modifiers as `Class.getModifiers` reports them: those of the InnerClasses entry if any.
pub fn modifiers(class: ClassRef) -> u16 {
    const REPORTED: u16 = 0x7fff & !access::SYNCHRONIZED;
    match class.kind {
        ClassKind::Primitive(_) => return access::PUBLIC | access::FINAL | access::ABSTRACT,
        ClassKind::Array { element, .. } => {
            let visibility = access::PUBLIC | access::PRIVATE | access::PROTECTED | access::STATIC;
            return (modifiers(element) & visibility & !access::STATIC)
                | access::FINAL
                | access::ABSTRACT;
        }
        ClassKind::Instance => {}
    }
    if let Some(file) = &class.file {
        for inner in &file.attributes.inner_classes {
            let named = file.constants.class_name(inner.inner);
            let own = if class.hidden.is_some() {
                inner.inner == file.this_class
            } else {
                named.is_ok_and(|name| *class.name == *name)
            };
            if own {
                return inner.access & REPORTED;
            }
        }
    }
    class.access & REPORTED
}
