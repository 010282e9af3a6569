//! Natives of `Module`, the boot loader's own unnamed module, and native libraries.

use std::collections::BTreeSet;

use super::{Call, Native, native, nothing};
use crate::interp::Result;
use crate::machine::Machine;
use crate::names::Name;
use crate::program::{ClassKind, LoaderId};
use crate::state::Ref;
use crate::state::{give, give_bool};

pub(super) const NATIVES: &[Native] = &[
    native("java/lang/Module", "defineModule0", "", define_module),
    native("java/lang/Module", "addReads0", "", nothing),
    native("java/lang/Module", "addExports0", "", |call| {
        let to = call.object(2)?;
        match call.machine.get_ref(to, "name").is_null() {
            true => export(call),
            false => Ok(0),
        }
    }),
    native("java/lang/Module", "addExportsToAll0", "", export),
    native("java/lang/Module", "addExportsToAllUnnamed0", "", export),
    native(
        "jdk/internal/loader/BootLoader",
        "setBootLoaderUnnamedModule0",
        "(Ljava/lang/Module;)V",
        set_boot_unnamed,
    ),
    native("jdk/internal/loader/BootLoader", "getSystemPackageLocation", "", package_location),
    native("jdk/internal/loader/BootLoader", "getSystemPackageNames", "", |call| {
        let names: Vec<String> = boot_packages(call.machine)
            .into_iter()
            .map(|package| package.replace('/', "."))
            .collect();
        give(call.machine.string_array(&names))
    }),
    native("jdk/internal/loader/NativeLibraries", "findBuiltinLib", "", find_builtin_lib),
    native("jdk/internal/loader/NativeLibraries", "load", "", |_| give_bool(true)),
    native("jdk/internal/loader/NativeLibraries", "unload", "", nothing),
    native("jdk/internal/loader/NativeLibraries", "findEntry0", "", |_| Ok(0)),
    native("jdk/internal/loader/NativeLibrary", "findEntry0", "", |_| Ok(0)),
];

/// module, isOpen, version, location, packages: remembers which packages the module has.
fn define_module(call: &mut Call<'_>) -> Result<u64> {
    let module = call.object(0)?;
    let loader_object = call.machine.get_ref(module, "loader");
    let loader = call.machine.loader_of(loader_object);
    let packages = call.reference(4);
    let count = if packages.is_null() { 0 } else { call.machine.heap().length(packages) };
    let java_base = call.machine.string_or_null(call.machine.get_ref(module, "name"));
    for index in 0..count {
        let package = call.machine.heap().element_ref(packages, index);
        let package = Name::new(&call.machine.string(package).replace('.', "/"));
        if loader.is_builtin() {
            call.machine.program.set_package_loader(package, loader);
            call.process().modules.insert(package, module);
        } else {
            call.process().loader_modules.insert((loader, package), module);
        }
    }
    if java_base.as_deref() == Some("java.base") {
        // Classes made before there was a module now get it.
        for index in 0..call.process().classes.len() {
            let mirror = call.process().classes[index].mirror;
            if !mirror.is_null() {
                let class = call.machine.class_of_mirror(mirror);
                let module = crate::modules::module_of(call.machine, class);
                call.machine.set_field(mirror, "module", u64::from(module.0));
            }
        }
    }
    Ok(0)
}

/// Remembers which packages of the boot layer code outside of modules may use; modules among
/// themselves are trusted.
fn export(call: &mut Call<'_>) -> Result<u64> {
    let module = call.object(0)?;
    let loader_object = call.machine.get_ref(module, "loader");
    if call.machine.loader_of(loader_object).is_builtin() {
        let package = Name::new(&call.string(1)?.replace('.', "/"));
        call.process().exported.insert(package);
    }
    Ok(0)
}

fn set_boot_unnamed(call: &mut Call<'_>) -> Result<u64> {
    let module = call.reference(0);
    call.process().boot_unnamed_module = module;
    Ok(0)
}

/// The packages of the boot loader that have a class in use.
fn boot_packages(machine: &Machine) -> BTreeSet<&'static str> {
    let classes = &machine.process().classes;
    let used = classes.iter().filter(|state| !state.mirror.is_null());
    used.map(|state| machine.class_of_mirror(state.mirror))
        .filter(|class| class.loader == LoaderId::BOOT && matches!(class.kind, ClassKind::Instance))
        .map(|class| class.package())
        .collect()
}

fn package_location(call: &mut Call<'_>) -> Result<u64> {
    let package = call.string(0)?.replace('.', "/");
    let module = call.machine.program.image.package_to_module(&package);
    match module {
        Some(module) if boot_packages(call.machine).contains(package.as_str()) => {
            give(call.machine.new_string(&format!("jrt:/{module}")))
        }
        _ => give(Ref::NULL),
    }
}

/// The JDK's own libraries count as built in; their natives are here.
fn find_builtin_lib(call: &mut Call<'_>) -> Result<u64> {
    let name = call.string(0)?;
    let known = [
        "libjava.so",
        "libzip.so",
        "libnio.so",
        "libnet.so",
        "libjimage.so",
        "libprefs.so",
        "libmanagement.so",
    ];
    let found = known.iter().any(|known| *known == name);
    match found {
        true => give(call.reference(0)),
        false => give(Ref::NULL),
    }
}
