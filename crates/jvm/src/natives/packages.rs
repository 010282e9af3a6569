//! `Package` objects of the application loader.
//!
//! Its classes are found without running Java, so nobody has told the loader of their packages and
//! of what the manifests say about them. It is told when a program asks, by its own code.

use super::{Call, Native, replacing};
use crate::interp::{Completion, Continuation, Result, Stop};
use crate::machine::Machine;
use crate::program::{ClassId, ClassKind, ClassRef, MethodRef};
use crate::state::Ref;
use crate::state::give;

const LOADER: &str = "java/lang/ClassLoader";
const DEFINE: &str = "(Ljava/lang/String;Ljava/lang/Module;)Ljava/lang/Package;";

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
const MODULE: u32 = 5;
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
    let module = call.machine.get_ref(call.reference(1), "module");
    let name = call.machine.interned(&class.package().replace('/', "."));
    look_up(call, name, module, class.package())
}

fn defined_package(call: &mut Call<'_>) -> Result<u64> {
    let name = call
        .reference(1)
        .non_null()
        .ok_or_else(|| Stop::throw("java/lang/NullPointerException", "name cannot be null"))?;
    let package = call.machine.string(name).replace('.', "/");
    look_up(call, name, Ref::NULL, &package)
}

fn look_up(call: &mut Call<'_>, name: Ref, module: Ref, package: &str) -> Result<u64> {
    let loader = call.receiver();
    let mut module = module;
    let mut witness = match defining_already(call) {
        true => None,
        false => witness(call.machine, loader, package),
    };
    if package.is_empty() && witness.take().is_some() {
        module = call.machine.get_ref(loader, "unnamedModule");
    }
    let witness = witness.map_or(0, |class| class.id.0 + 1);
    let packages = call.machine.get_ref(loader, "packages");
    let map = call.machine.boot_class("java/util/Map");
    let get = call.machine.library_method(map, "get", "(Ljava/lang/Object;)Ljava/lang/Object;");
    let get = call.machine.select(packages, get);
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
    let caller = super::jdk_internal::callers(call).get(1).copied();
    caller.is_some_and(|method| method.name == "getAndVerifyPackage")
}

/// A class in use of this package that the application loader found by itself.
fn witness(machine: &mut Machine, loader: Ref, package: &str) -> Option<ClassRef> {
    let app = machine.process().app_loader;
    if machine.loader_of(loader) != app {
        return None;
    }
    let states = machine.process().classes.iter().filter(|state| !state.mirror.is_null());
    states
        .map(|state| machine.class_of_mirror(state.mirror))
        .filter(|class| class.loader == app && matches!(class.kind, ClassKind::Instance))
        .find(|class| class.package() == package && machine.module_name(class).is_none())
}

fn tell(call: &mut Call<'_>, outcome: Completion) -> Result<u64> {
    let machine = &mut *call.machine;
    let Completion::Returned(result) = outcome else {
        unreachable!("this continuation catches nothing")
    };
    let step = machine.saved(STEP);
    machine.set_saved(STEP, step + 1);
    match step {
        KNOWN => known(machine, Ref(result as u32)),
        FOUND => {
            if result == 0 {
                return define(machine, machine.saved_ref(MODULE));
            }
            machine.set_saved(RESOURCE, result);
            let resource = Ref(result as u32);
            let read = method(machine, resource, "getManifest", "()Ljava/util/jar/Manifest;");
            call_java(machine, read, &[result])
        }
        READ => {
            machine.set_saved(MANIFEST, result);
            let resource = machine.saved_ref(RESOURCE);
            let locate = method(machine, resource, "getCodeSourceURL", "()Ljava/net/URL;");
            call_java(machine, locate, &[u64::from(resource.0)])
        }
        LOCATED => {
            let loader = machine.saved_ref(LOADER_OBJECT);
            let define = method(
                machine,
                loader,
                "defineOrCheckPackage",
                "(Ljava/lang/String;Ljava/util/jar/Manifest;Ljava/net/URL;)Ljava/lang/Package;",
            );
            let (name, manifest) = (machine.saved(NAME), machine.saved(MANIFEST));
            call_java(machine, define, &[u64::from(loader.0), name, manifest, result])
        }
        _ => Ok(result),
    }
}

/// What the loader's own table has: a package, only the name of one, or nothing.
fn known(machine: &mut Machine, found: Ref) -> Result<u64> {
    let package = machine.boot_class("java/lang/Package");
    if !found.is_null() && machine.class_of(found).is_assignable_to(package) {
        return give(found);
    }
    if let Some(id) = machine.saved(WITNESS).checked_sub(1) {
        let class = machine.program.class(ClassId(id as u32));
        let path = machine.new_string(&format!("{}.class", class.name));
        let class_path = machine.get_ref(machine.saved_ref(LOADER_OBJECT), "ucp");
        if !class_path.is_null() {
            let find = method(
                machine,
                class_path,
                "getResource",
                "(Ljava/lang/String;)Ljdk/internal/loader/Resource;",
            );
            return call_java(machine, find, &[u64::from(class_path.0), u64::from(path.0)]);
        }
    }
    let module = match machine.saved_ref(MODULE) {
        Ref::NULL if found.is_null() => return give(Ref::NULL),
        Ref::NULL => machine.get_ref(found, "module"),
        module => module,
    };
    define(machine, module)
}

/// Defines the package as one without a manifest.
fn define(machine: &mut Machine, module: Ref) -> Result<u64> {
    if module.is_null() {
        return give(Ref::NULL);
    }
    machine.set_saved(STEP, DONE);
    let loader = machine.saved_ref(LOADER_OBJECT);
    let define = machine.library_method(machine.boot_class(LOADER), "definePackage", DEFINE);
    let name = machine.saved(NAME);
    call_java(machine, define, &[u64::from(loader.0), name, u64::from(module.0)])
}

/// The method of this name that an object has.
fn method(machine: &Machine, object: Ref, name: &str, descriptor: &str) -> MethodRef {
    let declared = machine.library_method(machine.class_of(object), name, descriptor);
    machine.select(object, declared)
}

/// Calls a method from a continuation; the continuation runs again when it returns.
fn call_java(machine: &mut Machine, method: MethodRef, args: &[u64]) -> Result<u64> {
    machine.push_call(method, args)?;
    Err(Stop::Pushed)
}
