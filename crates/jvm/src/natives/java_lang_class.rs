//! Natives of `Class`, `ClassLoader`, `Module` and the loaders' helpers.

use heddle_classfile::ClassFile;

use super::call::{give, give_bool, give_int};
use super::{Call, Native, native, nothing};
use crate::interp::{Joint, Outcome, Result, Stop, linkage};
use crate::machine::Machine;
use crate::mirrors;
use crate::names::Name;
use crate::program::{ClassKind, ClassRef, Kind, LoadError, LoaderId};
use crate::state::{ARRAY_BASE, Ref, ThreadId};

const CLASS: &str = "java/lang/Class";
const LOADER: &str = "java/lang/ClassLoader";

pub(super) const NATIVES: &[Native] = &[
    native(CLASS, "registerNatives", "()V", nothing),
    native(CLASS, "desiredAssertionStatus0", "(Ljava/lang/Class;)Z", desired_assertion_status),
    native(
        CLASS,
        "getPrimitiveClass",
        "(Ljava/lang/String;)Ljava/lang/Class;",
        get_primitive_class,
    ),
    native(CLASS, "initClassName", "()Ljava/lang/String;", init_class_name),
    native(CLASS, "isArray", "()Z", |call| give_bool(call.class(0)?.is_array())),
    native(CLASS, "isInterface", "()Z", |call| give_bool(call.class(0)?.is_interface())),
    native(CLASS, "isPrimitive", "()Z", |call| give_bool(call.class(0)?.is_primitive())),
    native(CLASS, "isHidden", "()Z", |call| give_bool(call.class(0)?.hidden.is_some())),
    native(CLASS, "isInstance", "(Ljava/lang/Object;)Z", is_instance),
    native(CLASS, "isAssignableFrom", "(Ljava/lang/Class;)Z", is_assignable_from),
    native(CLASS, "getSuperclass", "()Ljava/lang/Class;", get_superclass),
    native(CLASS, "getInterfaces0", "()[Ljava/lang/Class;", get_interfaces),
    native(CLASS, "getModifiers", "()I", |call| {
        give_int(i32::from(mirrors::modifiers(call.class(0)?)))
    }),
    native(CLASS, "getClassAccessFlagsRaw0", "()I", |call| {
        give_int(i32::from(call.class(0)?.access))
    }),
    native(CLASS, "getClassFileVersion0", "()I", class_file_version),
    native(CLASS, "forName0", "", for_name),
    native(CLASS, "getSigners", "()[Ljava/lang/Object;", |_| Ok(0)),
    native(CLASS, "setSigners", "([Ljava/lang/Object;)V", nothing),
    native(CLASS, "getProtectionDomain0", "()Ljava/security/ProtectionDomain;", protection_domain),
    native(CLASS, "getGenericSignature0", "()Ljava/lang/String;", generic_signature),
    native(LOADER, "registerNatives", "()V", nothing),
    native(
        LOADER,
        "findBootstrapClass",
        "(Ljava/lang/String;)Ljava/lang/Class;",
        find_bootstrap_class,
    ),
    native(LOADER, "findLoadedClass0", "(Ljava/lang/String;)Ljava/lang/Class;", find_loaded_class),
    native(LOADER, "defineClass1", "", define_class1),
    native(LOADER, "defineClass2", "", define_class2),
    native(LOADER, "defineClass0", "", define_class0),
    native(
        LOADER,
        "retrieveDirectives",
        "()Ljava/lang/AssertionStatusDirectives;",
        retrieve_directives,
    ),
    native("java/lang/Module", "defineModule0", "", define_module),
    native("java/lang/Module", "addReads0", "", nothing),
    native("java/lang/Module", "addExports0", "", nothing),
    native("java/lang/Module", "addExportsToAll0", "", nothing),
    native("java/lang/Module", "addExportsToAllUnnamed0", "", nothing),
    native(
        "jdk/internal/loader/BootLoader",
        "setBootLoaderUnnamedModule0",
        "(Ljava/lang/Module;)V",
        set_boot_unnamed,
    ),
    native("jdk/internal/loader/BootLoader", "getSystemPackageLocation", "", |_| Ok(0)),
    native("jdk/internal/loader/BootLoader", "getSystemPackageNames", "", |call| {
        give(call.machine.string_array(&[]))
    }),
    native("jdk/internal/loader/NativeLibraries", "findBuiltinLib", "", find_builtin_lib),
    native("jdk/internal/loader/NativeLibraries", "load", "", |_| give_bool(true)),
    native("jdk/internal/loader/NativeLibraries", "unload", "", nothing),
    native("jdk/internal/loader/NativeLibraries", "findEntry0", "", |_| Ok(0)),
    native("jdk/internal/loader/NativeLibrary", "findEntry0", "", |_| Ok(0)),
];

fn desired_assertion_status(call: &mut Call<'_>) -> Result<u64> {
    let class = call.class(0)?;
    let config = call.machine.process().config.clone();
    if class.loader == LoaderId::BOOT {
        return give_bool(config.assertions.system);
    }
    let name = class.java_name();
    let mut on = false;
    // Rules for a class outweigh those for packages, and those outweigh the default.
    let mut weight = 0;
    for (pattern, enable) in &config.assertions.rules {
        let matches = match pattern.strip_suffix("...") {
            _ if pattern.is_empty() => Some(0),
            Some(package) => {
                let package = package.trim_end_matches('.');
                (package.is_empty() && !name.contains('.')
                    || name.starts_with(&format!("{package}.")))
                .then_some(1 + package.len())
            }
            None => {
                (name == *pattern || name.starts_with(&format!("{pattern}$"))).then_some(usize::MAX)
            }
        };
        if let Some(found) = matches
            && found >= weight
        {
            weight = found;
            on = *enable;
        }
    }
    give_bool(on)
}

fn get_primitive_class(call: &mut Call<'_>) -> Result<u64> {
    let name = call.string(0)?;
    let kind = Kind::PRIMITIVES.iter().copied().find(|kind| kind.primitive_name() == name);
    if kind.is_none() && name != "void" {
        return Err(Stop::throw("java/lang/ClassNotFoundException", name));
    }
    let class = call.machine.program.primitive(kind);
    give(call.machine.mirror(class))
}

fn init_class_name(call: &mut Call<'_>) -> Result<u64> {
    let name = call.class(0)?.java_name();
    let string = call.machine.interned(&name);
    call.machine.set_field(call.receiver(), "name", u64::from(string.0));
    give(string)
}

fn is_instance(call: &mut Call<'_>) -> Result<u64> {
    let class = call.class(0)?;
    let object = call.reference(1);
    give_bool(!object.is_null() && call.machine.class_of(object).is_assignable_to(class))
}

fn is_assignable_from(call: &mut Call<'_>) -> Result<u64> {
    give_bool(call.class(1)?.is_assignable_to(call.class(0)?))
}

fn get_superclass(call: &mut Call<'_>) -> Result<u64> {
    let class = call.class(0)?;
    match class.super_class {
        Some(parent) if !class.is_interface() => give(call.machine.mirror(parent)),
        _ => give(Ref::NULL),
    }
}

fn get_interfaces(call: &mut Call<'_>) -> Result<u64> {
    let class = call.class(0)?;
    let interfaces: Vec<Ref> = class.interfaces.iter().map(|&i| call.machine.mirror(i)).collect();
    let mirror = call.machine.known().class;
    give(call.machine.ref_array(mirror, &interfaces))
}

fn class_file_version(call: &mut Call<'_>) -> Result<u64> {
    let version =
        call.class(0)?.file.as_ref().map_or(0, |f| u32::from(f.minor) << 16 | u32::from(f.major));
    give_int(version as i32)
}

fn protection_domain(call: &mut Call<'_>) -> Result<u64> {
    let class = call.class(0)?;
    give(call.process().domains.get(&class.id).copied().unwrap_or(Ref::NULL))
}

fn generic_signature(call: &mut Call<'_>) -> Result<u64> {
    let class = call.class(0)?;
    let Some(file) = &class.file else { return give(Ref::NULL) };
    if file.attributes.signature == 0 {
        return give(Ref::NULL);
    }
    let text = file.constants.utf8_str(file.attributes.signature).unwrap_or_default().into_owned();
    give(call.machine.new_string(&text))
}

/// Saved: whether to initialise. Register 0: the class that `loadClass` gave.
static LOADED: Joint = Joint { name: "Class.forName", refs: 1, resume: loaded, catches: false };
/// Saved: the mirror.
static INITIALIZED: Joint =
    Joint { name: "Class.forName", refs: 0b11, resume: |m, _, _| Ok(m.saved(1)), catches: false };

fn for_name(call: &mut Call<'_>) -> Result<u64> {
    let name = call.string(0)?;
    let initialize = call.boolean(1);
    let loader_object = call.reference(2);
    let loader = call.machine.loader_of(loader_object);
    let missing = |name: &str| Stop::throw("java/lang/ClassNotFoundException", name.to_owned());
    if name.contains('/') || name.is_empty() || name.len() > 65535 {
        return Err(missing(&name));
    }
    let internal = Name::new(&name.replace('.', "/"));
    let class = if loader.is_builtin() {
        match call.machine.program.load(loader, internal) {
            Ok(class) => class,
            Err(LoadError::NotFound(_)) => return Err(missing(&name)),
            Err(error) => return Err(linkage(error)),
        }
    } else if internal.starts_with('[') {
        match call.machine.load_by(loader, internal) {
            Ok(class) => class,
            Err(LoadError::NotFound(_)) => return Err(missing(&name)),
            Err(error) => return Err(linkage(error)),
        }
    } else if let Some(&class) = call.process().dictionary.get(&(loader, internal)) {
        class
    } else {
        let class_loader = call.machine.boot_class("java/lang/ClassLoader");
        let load = call.machine.library_method(
            class_loader,
            "loadClass",
            "(Ljava/lang/String;)Ljava/lang/Class;",
        );
        let load = call.machine.select(loader_object, load);
        let argument = call.reference(0);
        return call.then(
            &LOADED,
            &[
                u64::from(initialize),
                u64::from(loader.0),
                u64::from(
                    call.machine.program.string_id(&internal.encode_utf16().collect::<Vec<_>>()).0,
                ),
            ],
            load,
            &[u64::from(loader_object.0), u64::from(argument.0)],
        );
    };
    finish_for_name(call.machine, class, initialize)
}

fn finish_for_name(machine: &mut Machine, class: ClassRef, initialize: bool) -> Result<u64> {
    let mirror = machine.mirror(class);
    if initialize && !class.is_array() {
        machine.become_joint(&INITIALIZED, &[u64::from(mirror.0)]);
        machine.ensure_initialized(class)?;
    }
    give(mirror)
}

fn loaded(machine: &mut Machine, _: ThreadId, outcome: Outcome) -> Result<u64> {
    let Outcome::Returned(mirror) = outcome else { unreachable!("this joint catches nothing") };
    let mirror = Ref(mirror as u32);
    let name = String::from_utf16_lossy(
        machine.program.string(crate::program::StringId(machine.saved(3) as u32)),
    );
    if mirror.is_null() {
        return Err(Stop::throw("java/lang/ClassNotFoundException", name.replace('/', ".")));
    }
    let class = machine.class_of_mirror(mirror);
    let loader = LoaderId(machine.saved(2) as u32);
    machine.process_mut().dictionary.insert((loader, Name::new(&name)), class);
    let initialize = machine.saved(1) != 0;
    finish_for_name(machine, class, initialize)
}

fn find_bootstrap_class(call: &mut Call<'_>) -> Result<u64> {
    let name = Name::new(&call.string(0)?.replace('.', "/"));
    match call.machine.program.load(LoaderId::BOOT, name) {
        Ok(class) => give(call.machine.mirror(class)),
        Err(LoadError::NotFound(_)) => give(Ref::NULL),
        Err(error) => Err(linkage(error)),
    }
}

/// For a built-in loader this also loads: finding a class is pure and needs no Java.
fn find_loaded_class(call: &mut Call<'_>) -> Result<u64> {
    let loader_object = call.receiver();
    let loader = call.machine.loader_of(loader_object);
    let Some(text) = call.machine.string_or_null(call.reference(1)) else { return give(Ref::NULL) };
    let name = Name::new(&text.replace('.', "/"));
    let found = if loader.is_builtin() {
        match call.machine.program.load(loader, name) {
            Ok(class) => Some(class),
            Err(LoadError::NotFound(_)) => None,
            Err(error) => return Err(linkage(error)),
        }
    } else {
        call.process().dictionary.get(&(loader, name)).copied()
    };
    match found {
        Some(class) => give(call.machine.mirror(class)),
        None => give(Ref::NULL),
    }
}

fn define_class1(call: &mut Call<'_>) -> Result<u64> {
    // loader, name, bytes, offset, length, domain, source
    let array = call.object(2)?;
    let (offset, length) = (call.int(3), call.int(4));
    let size = call.machine.heap().length(array) as i32;
    if offset < 0 || length < 0 || offset.checked_add(length).is_none_or(|end| end > size) {
        return Err(Stop::throw_bare("java/lang/ArrayIndexOutOfBoundsException"));
    }
    let bytes =
        call.machine.heap().bytes(array, ARRAY_BASE + offset as u32, length as u32).to_vec();
    let domain = call.reference(5);
    define(call, bytes, domain)
}

fn define_class2(call: &mut Call<'_>) -> Result<u64> {
    // loader, name, buffer, offset, length, domain, source
    let buffer = call.object(2)?;
    let address = call.machine.get_long(buffer, "address") as u64 + call.int(3) as u64;
    let length = call.int(4) as u64;
    let bytes = call.process().native_memory.read(address, length).map(<[u8]>::to_vec);
    let Some(bytes) = bytes else {
        return Err(Stop::unsupported("defineClass from a foreign buffer"));
    };
    let domain = call.reference(5);
    define(call, bytes, domain)
}

fn define(call: &mut Call<'_>, bytes: Vec<u8>, domain: Ref) -> Result<u64> {
    let loader_object = call.reference(0);
    let expected =
        call.machine.string_or_null(call.reference(1)).map(|n| Name::new(&n.replace('.', "/")));
    let loader = call.machine.loader_of(loader_object);
    let class = crate::define::define(call.machine, loader, expected, bytes)?;
    if !domain.is_null() {
        call.process().domains.insert(class.id, domain);
        let mirror = call.machine.mirror(class);
        if call.machine.has_field(mirror, "protectionDomain") {
            call.machine.set_field(mirror, "protectionDomain", u64::from(domain.0));
        }
    }
    give(call.machine.mirror(class))
}

/// Hidden classes: loader, lookup, name, bytes, offset, length, domain, initialize, flags, data.
fn define_class0(call: &mut Call<'_>) -> Result<u64> {
    const HIDDEN: i32 = 2;
    const NESTMATE: i32 = 1;
    let loader_object = call.reference(0);
    let lookup = call.class(1)?;
    let array = call.object(3)?;
    let (offset, length) = (call.int(4), call.int(5));
    let bytes =
        call.machine.heap().bytes(array, ARRAY_BASE + offset as u32, length as u32).to_vec();
    let (domain, initialize, flags, data) =
        (call.reference(6), call.boolean(7), call.int(8), call.reference(9));
    let loader = call.machine.loader_of(loader_object);
    let name = call.machine.string_or_null(call.reference(2));
    let name = name.map(|name| Name::new(&name.replace('.', "/")));
    let class = if flags & HIDDEN != 0 {
        let nestmate = flags & NESTMATE != 0;
        crate::define::define_hidden(call.machine, loader, lookup, nestmate, name, bytes)?
    } else {
        crate::define::define(call.machine, loader, None, bytes)?
    };
    let mirror = call.machine.mirror(class);
    call.machine.set_field(mirror, "classData", u64::from(data.0));
    if !domain.is_null() {
        call.process().domains.insert(class.id, domain);
    }
    // What follows may run Java first, and the class must not be defined again after that.
    call.machine.become_joint(&DEFINED, &[u64::from(mirror.0), u64::from(initialize)]);
    finish_define(call.machine)
}

/// Saved: the mirror, whether to initialise.
static DEFINED: Joint = Joint {
    name: "hidden class",
    refs: 0b10,
    resume: |machine, _, _| finish_define(machine),
    catches: false,
};

fn finish_define(machine: &mut Machine) -> Result<u64> {
    let class = machine.class_of_mirror(machine.saved_ref(1));
    machine.link_class(class)?;
    if machine.saved(2) != 0 {
        machine.ensure_initialized(class)?;
    }
    Ok(machine.saved(1))
}

fn retrieve_directives(call: &mut Call<'_>) -> Result<u64> {
    let class = call.machine.boot_class("java/lang/AssertionStatusDirectives");
    call.machine.ensure_initialized(class)?;
    let directives = call.machine.allocate(class);
    let string = call.machine.known().string;
    let none = call.machine.ref_array(string, &[]);
    let boolean_array = call.machine.known().boolean_array;
    let flags = call.machine.allocate_array(boolean_array, Kind::Boolean, 0);
    call.machine.set_field(directives, "classes", u64::from(none.0));
    call.machine.set_field(directives, "classEnabled", u64::from(flags.0));
    call.machine.set_field(directives, "packages", u64::from(none.0));
    call.machine.set_field(directives, "packageEnabled", u64::from(flags.0));
    let on =
        call.machine.process().config.assertions.rules.iter().any(|(p, on)| p.is_empty() && *on);
    call.machine.set_field(directives, "deflt", u64::from(on));
    give(directives)
}

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
            if !mirror.is_null() && call.machine.get_ref(mirror, "module").is_null() {
                call.machine.set_field(mirror, "module", u64::from(module.0));
            }
        }
    }
    Ok(0)
}

fn set_boot_unnamed(call: &mut Call<'_>) -> Result<u64> {
    let module = call.reference(0);
    call.process().boot_unnamed_module = module;
    Ok(0)
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

/// The raw attribute of a class file by name.
pub(super) fn class_attribute<'a>(file: &'a ClassFile, name: &str) -> Option<&'a [u8]> {
    file.attribute(&file.attributes.raw, name)
}

/// A class's element and whether it is an array, for access questions.
pub(super) fn element_of(class: ClassRef) -> ClassRef {
    match class.kind {
        ClassKind::Array { element, .. } => element,
        _ => class,
    }
}
