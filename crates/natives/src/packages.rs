//! `Package` objects of the application loader.
//!
//! Its classes are found without running Java, so nobody has told the loader of their packages and
//! of what the manifests say about them. It is told when a program asks, by its own code.

use super::{Call, Native, replacing};
use heddle_jvm::interp::{Completion, Continuation, Result, Stop};
use heddle_jvm::program::{ClassId, ClassKind, ClassRef, MethodRef};
use heddle_jvm::state::{FinalField, LibraryField, MODULE, Ref, give};

const LOADER: &str = "java/lang/ClassLoader";
const DEFINE: &str = "(Ljava/lang/String;Ljava/lang/Module;)Ljava/lang/Package;";

const PACKAGES: FinalField = FinalField::new(LOADER, "packages");
const UNNAMED_MODULE: FinalField = FinalField::new(LOADER, "unnamedModule");
/// Only start-up sets it later than the constructor.
const CLASS_PATH: FinalField = FinalField::new("jdk/internal/loader/BuiltinClassLoader", "ucp");
const PACKAGE_MODULE: FinalField = FinalField::new("java/lang/NamedPackage", "module");

pub(super) const FIELDS: &[LibraryField] =
    &[PACKAGES.0, UNNAMED_MODULE.0, CLASS_PATH.0, PACKAGE_MODULE.0, MODULE.0];

pub(super) const NATIVES: &[Native] = &[
    replacing(LOADER, "definePackage", "(Ljava/lang/Class;)Ljava/lang/Package;", define_package),
    replacing(
        LOADER,
        "getDefinedPackage",
        "(Ljava/lang/String;)Ljava/lang/Package;",
        defined_package,
    ),
];

/// Saved as below.
static TELL: Continuation =
    Continuation { name: "package", refs: 0b1111_0101, resume: tell, catches: false };

const STEP: u32 = 1;
const LOADER_OBJECT: u32 = 2;
/// A class of the package whose file tells where the package is, plus one; 0 if there is none.
const WITNESS: u32 = 3;
const NAME: u32 = 4;
/// The module to define the package in; null when it must be known already.
const MODULE_OBJECT: u32 = 5;
const RESOURCE: u32 = 6;
const MANIFEST: u32 = 7;

const KNOWN: u64 = 0;
const FOUND: u64 = 1;
const READ: u64 = 2;
const LOCATED: u64 = 3;
const DONE: u64 = 4;

fn define_package(call: &mut Call<'_>) -> Result<u64> {
    let class = call.class(1)?;
    if !matches!(class.kind, ClassKind::Instance) {
        return give(Ref::NULL);
    }
    let module = call.once_ref(call.reference(1), &MODULE)?;
    let name = call.interned(&class.package().replace('/', "."))?;
    look_up(call, name, module, class.package())
}

fn defined_package(call: &mut Call<'_>) -> Result<u64> {
    let name = call
        .reference(1)
        .non_null()
        .ok_or_else(|| Stop::throw("java/lang/NullPointerException", "name cannot be null"))?;
    let package = call.string(1)?.replace('.', "/");
    look_up(call, name, Ref::NULL, &package)
}

fn look_up(call: &mut Call<'_>, name: Ref, module: Ref, package: &str) -> Result<u64> {
    let loader = call.receiver();
    let mut module = module;
    let mut witness = match defining_already(call) {
        true => None,
        false => witness(call, loader, package),
    };
    if package.is_empty() && witness.take().is_some() {
        module = call.final_ref(loader, &UNNAMED_MODULE)?;
    }
    let witness = witness.map_or(0, |class| class.id.0 + 1);
    let packages = call.final_ref(loader, &PACKAGES)?;
    let map = call.boot_class("java/util/Map")?;
    let get = call.library_method(map, "get", "(Ljava/lang/Object;)Ljava/lang/Object;")?;
    let get = call.select(packages, get);
    let saved = [
        KNOWN,
        u64::from(loader.0),
        u64::from(witness),
        u64::from(name.0),
        u64::from(module.0),
        0,
        0,
    ];
    call.then(&TELL, &saved, get, &[u64::from(packages.0), u64::from(name.0)])
}

/// The loader's own definition of a package asks whether it is defined.
fn defining_already(call: &Call<'_>) -> bool {
    let caller = call.callers().get(1).copied();
    caller.is_some_and(|method| method.name == "getAndVerifyPackage")
}

/// A class in use of this package that the application loader found by itself.
fn witness(call: &mut Call<'_>, loader: Ref, package: &str) -> Option<ClassRef> {
    let app = call.app_loader();
    if call.loader_of(loader) != app {
        return None;
    }
    let used = call.classes_in_use().into_iter();
    used.filter(|class| class.loader == app && matches!(class.kind, ClassKind::Instance))
        .find(|class| class.package() == package && call.module_name(class).is_none())
}

fn tell(call: &mut Call<'_>, outcome: Completion) -> Result<u64> {
    let Completion::Returned(result) = outcome else {
        unreachable!("this continuation catches nothing")
    };
    let step = call.saved(STEP);
    call.set_saved(STEP, step + 1);
    match step {
        KNOWN => known(call, Ref(result as u32)),
        FOUND => {
            if result == 0 {
                return define(call, call.saved_ref(MODULE_OBJECT));
            }
            call.set_saved(RESOURCE, result);
            let resource = Ref(result as u32);
            let read = method(call, resource, "getManifest", "()Ljava/util/jar/Manifest;")?;
            call_java(call, read, &[result])
        }
        READ => {
            call.set_saved(MANIFEST, result);
            let resource = call.saved_ref(RESOURCE);
            let locate = method(call, resource, "getCodeSourceURL", "()Ljava/net/URL;")?;
            call_java(call, locate, &[u64::from(resource.0)])
        }
        LOCATED => {
            let loader = call.saved_ref(LOADER_OBJECT);
            let define = method(
                call,
                loader,
                "defineOrCheckPackage",
                "(Ljava/lang/String;Ljava/util/jar/Manifest;Ljava/net/URL;)Ljava/lang/Package;",
            )?;
            let (name, manifest) = (call.saved(NAME), call.saved(MANIFEST));
            call_java(call, define, &[u64::from(loader.0), name, manifest, result])
        }
        _ => Ok(result),
    }
}

/// What the loader's own table has: a package, only the name of one, or nothing.
fn known(call: &mut Call<'_>, found: Ref) -> Result<u64> {
    let package = call.boot_class("java/lang/Package")?;
    if !found.is_null() && call.class_of(found).is_assignable_to(package) {
        return give(found);
    }
    if let Some(id) = call.saved(WITNESS).checked_sub(1) {
        let class = call.program().class(ClassId(id as u32));
        let path = call.new_string(&format!("{}.class", class.name));
        let class_path = call.final_ref(call.saved_ref(LOADER_OBJECT), &CLASS_PATH)?;
        if !class_path.is_null() {
            let find = method(
                call,
                class_path,
                "getResource",
                "(Ljava/lang/String;)Ljdk/internal/loader/Resource;",
            )?;
            return call_java(call, find, &[u64::from(class_path.0), u64::from(path.0)]);
        }
    }
    let module = match call.saved_ref(MODULE_OBJECT) {
        Ref::NULL if found.is_null() => return give(Ref::NULL),
        Ref::NULL => call.final_ref(found, &PACKAGE_MODULE)?,
        module => module,
    };
    define(call, module)
}

/// Defines the package as one without a manifest.
fn define(call: &mut Call<'_>, module: Ref) -> Result<u64> {
    if module.is_null() {
        return give(Ref::NULL);
    }
    call.set_saved(STEP, DONE);
    let loader = call.saved_ref(LOADER_OBJECT);
    let define = call.library_method(call.boot_class(LOADER)?, "definePackage", DEFINE)?;
    let name = call.saved(NAME);
    call_java(call, define, &[u64::from(loader.0), name, u64::from(module.0)])
}

/// The method of this name that an object has.
fn method(call: &Call<'_>, object: Ref, name: &str, descriptor: &str) -> Result<MethodRef> {
    let declared = call.library_method(call.class_of(object), name, descriptor)?;
    Ok(call.select(object, declared))
}

/// Calls a method from a continuation; the continuation runs again when it returns.
fn call_java(call: &mut Call<'_>, method: MethodRef, args: &[u64]) -> Result<u64> {
    call.push_call(method, args)?;
    Err(Stop::Pushed)
}
