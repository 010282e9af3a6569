//! Modules as far as the machine knows them: which `Module` object a class belongs to.

use crate::machine::Machine;
use crate::names::Name;
use crate::program::ClassRef;
use crate::state::Ref;

/// The module object of a class; null until the module system is up.
pub fn module_of(machine: &mut Machine, class: ClassRef) -> Ref {
    let class = match class.kind {
        crate::program::ClassKind::Array { element, .. } => element,
        _ => class,
    };
    let process = machine.process();
    if !process.modules.contains_key(&Name::new("java/lang")) {
        // The classes made before java.base is defined all get it then.
        return Ref::NULL;
    }
    if class.loader.is_builtin() {
        let package =
            if class.is_primitive() { Name::new("java/lang") } else { Name::new(class.package()) };
        if let Some(&module) = process.modules.get(&package)
            && (class.is_primitive()
                || machine.program.package_loader(package) == Some(class.loader.family()))
        {
            return module;
        }
    } else if let Some(&module) =
        process.loader_modules.get(&(class.loader, Name::new(class.package())))
    {
        return module;
    }
    let loader = machine.loader_object(class.loader);
    if loader.is_null() {
        return machine.process().boot_unnamed_module;
    }
    machine.get_ref(loader, "unnamedModule")
}
