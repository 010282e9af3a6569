//! Classes at run time: finding and defining them, their modules and protection domains.
//!
//! The tables behind this are the process's own. What a loader of the JDK has found, a module that was
//! defined and an exported package stay for good, and hidden classes are told apart by what they
//! are made of: so whoever comes first, others find the same. Protection domains come from the
//! loader's own cache. What a loader of the program has defined is a place.

use std::sync::Arc;

use heddle_access::{Access, Mode, Order, Place};

use super::{Call, OnceField};
use crate::interp::Result;
use crate::loading::{load_class_method, name_argument, name_from};
use crate::names::Name;
use crate::program::{ClassRef, LoadError, LoaderId, MethodRef};
use crate::state::{IMAGE_ADDRESS, ProcessConfig, Ref, Span};

/// Null until there is a module system, early in the start-up of the library.
pub const MODULE: OnceField = OnceField::new("java/lang/Class", "module");

impl Call<'_> {
    /// What the user asked for; never changes.
    pub fn config(&self) -> Arc<ProcessConfig> {
        self.machine.process().config.clone()
    }

    /// The object with the static fields of a class; its address never changes for the program.
    pub fn statics(&mut self, class: ClassRef) -> Ref {
        self.machine.statics(class)
    }

    pub fn interned_utf16(&mut self, units: &[u16]) -> Result<Ref> {
        self.machine.interned_utf16(units)
    }

    pub fn nest_host(&mut self, class: ClassRef) -> Result<ClassRef> {
        crate::loading::access::nest_host(self.machine, class)
    }

    pub fn are_nestmates(&mut self, one: ClassRef, other: ClassRef) -> Result<bool> {
        crate::loading::access::nestmates(self.machine, one, other)
    }

    /// The class that a constant of `from` names, if it can be had.
    pub fn class_if_available(&mut self, from: ClassRef, index: u16) -> Result<Option<ClassRef>> {
        self.machine.class_if_available(from, index)
    }

    /// A class as the code of `from` names it; may have to run a class loader first.
    pub fn class_for(&mut self, from: ClassRef, name: Name) -> Result<ClassRef> {
        self.machine.class_for(from, name)
    }

    /// The body that a call of an interface's method on an object of this class runs.
    pub fn select_for_interface(
        &mut self,
        class: ClassRef,
        wanted: MethodRef,
    ) -> Result<MethodRef> {
        self.machine.select_for_interface(class, wanted)
    }

    /// A class (no array) that is there already, or that a built-in loader finds by itself.
    pub fn find_class(
        &self,
        loader: LoaderId,
        name: Name,
    ) -> std::result::Result<ClassRef, LoadError> {
        self.machine.find_without_java(loader, name)
    }

    /// The `loadClass` that a loader runs.
    pub fn load_class_method(&self, loader: Ref) -> MethodRef {
        load_class_method(self.machine, loader)
    }

    /// Remembers for good what a loader gave for a name.
    pub fn record_loaded(&mut self, loader: LoaderId, class: ClassRef) -> Result<()> {
        self.machine.record_loaded(loader, class)
    }

    /// A name as a number that a continuation can keep.
    pub fn name_argument(&self, name: Name) -> u64 {
        name_argument(self.machine, name)
    }

    pub fn name_from(&self, argument: u64) -> Name {
        name_from(self.machine, argument)
    }

    /// Before a look whether a loader has a class. What those of the JDK have is the same whoever
    /// comes first.
    pub fn look_for_class(&mut self, loader: Ref) -> Result<()> {
        self.begin_classes(loader, Mode::Read)
    }

    /// The bytes of a class that a loader defines next, in the same operation.
    pub fn bytes_to_define(&mut self, from: Span, loader: Ref) -> Result<Vec<u8>> {
        let bytes = self.gather(from)?;
        // They are kept, or nobody else uses them: to gather them again makes no difference.
        self.machine.remember_attempt();
        self.begin_classes(loader, Mode::Write)?;
        Ok(bytes)
    }

    fn begin_classes(&mut self, loader: Ref, mode: Mode) -> Result<()> {
        if self.loader_of(loader).is_builtin() {
            return Ok(());
        }
        self.machine.begin(&[Access { place: Place::Defined(loader), mode }], Order::Declared)
    }

    /// `ClassLoader.defineClass`.
    pub fn define_class(
        &mut self,
        loader: LoaderId,
        expected: Option<Name>,
        bytes: Vec<u8>,
    ) -> Result<ClassRef> {
        crate::loading::define::define(self.machine, loader, expected, bytes)
    }

    /// A hidden class: found by nobody, and a new one for each definition.
    pub fn define_hidden_class(
        &mut self,
        loader: LoaderId,
        lookup: ClassRef,
        nestmate: bool,
        name: Option<Name>,
        bytes: Vec<u8>,
    ) -> Result<ClassRef> {
        crate::loading::define::define_hidden(self.machine, loader, lookup, nestmate, name, bytes)
    }

    /// The classes that have a `java.lang.Class` by now.
    pub fn classes_in_use(&self) -> Vec<ClassRef> {
        let states = self.machine.process().classes.iter();
        let used = states.filter(|state| !state.mirror.is_null());
        used.map(|state| self.machine.class_of_mirror(state.mirror)).collect()
    }

    pub fn app_loader(&self) -> LoaderId {
        self.machine.process().app_loader
    }

    /// The protection domain a class was defined with, or was given since; null without one.
    pub fn known_domain(&self, class: ClassRef) -> Ref {
        self.machine.process().domains.get(&class.id).copied().unwrap_or(Ref::NULL)
    }

    pub fn set_domain(&mut self, class: ClassRef, domain: Ref) {
        self.machine.process_mut().domains.insert(class.id, domain);
    }

    /// Remembers which packages a module has.
    pub fn define_module(&mut self, module: Ref, loader: LoaderId, packages: &[Name]) {
        for &package in packages {
            if loader.is_builtin() {
                self.machine.program.set_package_loader(package, loader);
                self.machine.process_mut().modules.insert(package, module);
            } else {
                let key = (loader, package);
                self.machine.process_mut().loader_modules.insert(key, module);
            }
        }
    }

    /// Gives modules to the classes that were made before there were any.
    pub fn set_modules(&mut self) -> Result<()> {
        for class in self.classes_in_use() {
            let mirror = self.machine.mirror(class);
            let module = crate::loading::modules::module_of(self.machine, class);
            self.fill(mirror, &MODULE, module.0.into())?;
        }
        Ok(())
    }

    pub fn set_boot_unnamed_module(&mut self, module: Ref) {
        self.machine.process_mut().boot_unnamed_module = module;
    }

    /// Remembers that code outside of modules may use a package of the boot layer.
    pub fn export_package(&mut self, package: Name) {
        self.machine.process_mut().exported.insert(package);
    }

    /// Properties that HotSpot itself sets, and those of the command line.
    pub fn vm_properties(&self) -> Vec<(String, String)> {
        crate::boot::vm_properties(self.machine)
    }

    /// What the host would tell; fixed.
    pub fn platform_properties(&self) -> Vec<(&'static str, String)> {
        crate::boot::platform_properties(self.machine)
    }

    /// Where the JDK's image lies in memory, and how long it is.
    pub fn image_memory(&self) -> (u64, u64) {
        (IMAGE_ADDRESS, self.machine.process().native_memory.image_length() as u64)
    }

    /// A reference in a field that is filled once.
    pub fn once_ref(&self, object: Ref, field: &OnceField) -> Result<Ref> {
        Ok(Ref(self.once_field(object, field)? as u32))
    }
}
