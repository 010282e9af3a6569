//! Modules as far as the machine knows them: which `Module` object a class belongs to.

use crate::machine::Machine;
use crate::names::Name;
use crate::program::{ClassRef, LoaderId};
use crate::state::{HashGiver, Ref};

/// The module object of a class; null until the module system is up.
pub(crate) fn module_of(machine: &mut Machine, class: ClassRef) -> Ref {
    let class = match class.kind {
        crate::program::ClassKind::Array { element, .. } => element,
        _ => class,
    };
    let process = machine.process();
    if process.boot_module(Name::new("java/lang")).is_none() {
        // The classes made before java.base is defined all get it then.
        return Ref::NULL;
    }
    if class.loader.is_builtin() {
        let package =
            if class.is_primitive() { Name::new("java/lang") } else { Name::new(class.package()) };
        if let Some(module) = process.boot_module(package)
            && (class.is_primitive()
                || machine.program.package_loader(package) == Some(class.loader.family()))
        {
            return module;
        }
    } else if let Some(module) = process.loader_module(class.loader, Name::new(class.package())) {
        return module;
    }
    let loader = machine.loader_object(class.loader);
    if loader.is_null() {
        return machine.process().boot_unnamed_module();
    }
    machine.get_ref(loader, "unnamedModule")
}

impl Machine {
    /// Whether a class's module keeps its package from code of this loader and package.
    pub(crate) fn is_denied(&self, loader: LoaderId, package: &str, target: ClassRef) -> bool {
        if loader == LoaderId::BOOT || !target.loader.is_builtin() {
            return false;
        }
        let package = Name::new(package);
        let from_named = (loader.is_builtin() && self.program.package_loader(package).is_some())
            || self.process().loader_module(loader, package).is_some();
        let wanted = Name::new(target.package());
        !from_named && !self.process().is_exported(wanted) && self.module_name(target).is_some()
    }

    /// Why code of an unnamed module may not use a class, if its module keeps the package to itself.
    pub(crate) fn module_denial(
        &mut self,
        (loader, package, name): (LoaderId, &str, &str),
        target: ClassRef,
    ) -> Option<String> {
        if !self.is_denied(loader, package, target) {
            return None;
        }
        let module = self.module_name(target)?;
        let object = self.loader_object(loader);
        let unnamed = self.get_ref(object.non_null()?, "unnamedModule");
        let thread = self.current();
        let process = self.process_mut();
        let hash = process.monitors.identity_hash(
            &mut process.heap,
            unnamed,
            HashGiver::Thread(thread),
            None,
        );
        Some(format!(
            "class {name} (in unnamed module @0x{hash:x}) cannot access class {} (in module \
             {module}) because module {module} does not export {} to unnamed module @0x{hash:x}",
            target.java_name(),
            target.package().replace('/', "."),
        ))
    }
}
