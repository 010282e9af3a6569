//! Natives of `Module`, the boot loader's own unnamed module, and native libraries.

use std::collections::BTreeSet;

use super::{Call, Native, native, nothing};
use heddle_jvm::interp::Result;
use heddle_jvm::names::Name;
use heddle_jvm::program::{ClassKind, LoaderId};
use heddle_jvm::state::{FinalField, LibraryField, Ref, give, give_bool};

const NAME: FinalField = FinalField::new("java/lang/Module", "name");
const LOADER: FinalField = FinalField::new("java/lang/Module", "loader");

pub(super) const FIELDS: &[LibraryField] = &[NAME.0, LOADER.0];

pub(super) const NATIVES: &[Native] = &[
    native("java/lang/Module", "defineModule0", "", define_module),
    native("java/lang/Module", "addReads0", "", nothing),
    native("java/lang/Module", "addExports0", "", |call| {
        let to = call.object(2)?;
        match call.final_ref(to, &NAME)?.is_null() {
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
        let names: Vec<String> =
            boot_packages(call).into_iter().map(|package| package.replace('/', ".")).collect();
        give(call.string_array(&names))
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
    let loader = call.final_ref(module, &LOADER)?;
    let loader = call.loader_of(loader);
    let names = match call.reference(4).non_null() {
        Some(array) => call.gather_references(call.elements(array, 0, call.length(array)))?,
        None => Vec::new(),
    };
    let names = names.into_iter().filter_map(|name| call.string_or_null(name));
    let packages: Vec<Name> = names.map(|name| Name::new(&name.replace('.', "/"))).collect();
    call.define_module(module, loader, &packages);
    let name = call.string_or_null(call.final_ref(module, &NAME)?);
    if name.as_deref() == Some("java.base") {
        call.set_modules()?;
    }
    Ok(0)
}

/// Remembers which packages of the boot layer code outside of modules may use; modules among
/// themselves are trusted.
fn export(call: &mut Call<'_>) -> Result<u64> {
    let module = call.object(0)?;
    let loader = call.final_ref(module, &LOADER)?;
    if call.loader_of(loader).is_builtin() {
        let package = Name::new(&call.string(1)?.replace('.', "/"));
        call.export_package(package);
    }
    Ok(0)
}

fn set_boot_unnamed(call: &mut Call<'_>) -> Result<u64> {
    call.set_boot_unnamed_module(call.reference(0));
    Ok(0)
}

/// The packages of the boot loader that have a class in use.
fn boot_packages(call: &Call<'_>) -> BTreeSet<&'static str> {
    let used = call.classes_in_use().into_iter();
    used.filter(|class| class.loader == LoaderId::BOOT && matches!(class.kind, ClassKind::Instance))
        .map(|class| class.package())
        .collect()
}

fn package_location(call: &mut Call<'_>) -> Result<u64> {
    let package = call.string(0)?.replace('.', "/");
    let module = call.program().image.package_to_module(&package);
    match module {
        Some(module) if boot_packages(call).contains(package.as_str()) => {
            give(call.new_string(&format!("jrt:/{module}")))
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
