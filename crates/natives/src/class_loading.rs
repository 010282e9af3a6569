//! `Class.forName` and the natives of `ClassLoader`.

use super::{Call, Native, native, nothing};
use heddle_jvm::interp::{Completion, Continuation, Result, Stop};
use heddle_jvm::loading::linkage;
use heddle_jvm::names::Name;
use heddle_jvm::program::{ClassRef, Kind, LoadError, LoaderId};
use heddle_jvm::state::{FinalField, LibraryField, OnceField, Ref, Span, give};

const LOADER: &str = "java/lang/ClassLoader";
const DIRECTIVES: &str = "java/lang/AssertionStatusDirectives";

/// Set before whoever defines the class gives it to anybody.
const CLASS_DATA: OnceField = OnceField::new("java/lang/Class", "classData");
const PROTECTION_DOMAIN: OnceField =
    OnceField::new("java/lang/Class", "protectionDomain").since(24);
/// Where a buffer's memory begins, set by its constructor.
const ADDRESS: FinalField = FinalField::new("java/nio/Buffer", "address");
const CLASSES: FinalField = FinalField::new(DIRECTIVES, "classes");
const CLASS_ENABLED: FinalField = FinalField::new(DIRECTIVES, "classEnabled");
const PACKAGES: FinalField = FinalField::new(DIRECTIVES, "packages");
const PACKAGE_ENABLED: FinalField = FinalField::new(DIRECTIVES, "packageEnabled");
const DEFAULT: FinalField = FinalField::new(DIRECTIVES, "deflt");

pub(super) const FIELDS: &[LibraryField] = &[
    CLASS_DATA.0,
    PROTECTION_DOMAIN.0,
    ADDRESS.0,
    CLASSES.0,
    CLASS_ENABLED.0,
    PACKAGES.0,
    PACKAGE_ENABLED.0,
    DEFAULT.0,
];

pub(super) const NATIVES: &[Native] = &[
    native("java/lang/Class", "forName0", "", for_name),
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
];

/// Saved: whether to initialise, the loader's number, the whole name. Register 0: what `loadClass`
/// gave for the element class.
static LOADED: Continuation =
    Continuation { name: "Class.forName", refs: 1, resume: loaded, catches: false };
fn not_found(name: &str) -> Stop {
    Stop::throw("java/lang/ClassNotFoundException", name)
}

fn for_name(call: &mut Call<'_>) -> Result<u64> {
    let name = call.string(0)?;
    let initialize = call.boolean(1);
    let loader_object = call.reference(2);
    let loader = call.loader_of(loader_object);
    if name.contains('/') {
        return Err(not_found(&name));
    }
    let internal = Name::new(&name.replace('.', "/"));
    let element = match split_array(&internal) {
        Some(Element::Primitive) => {
            let class = array_over(call, internal, None)?;
            return finish_for_name(call, class, initialize);
        }
        Some(Element::Class(element)) => element,
        None => return Err(not_found(&internal)),
    };
    match call.find_class(loader, Name::new(element)) {
        Ok(class) => {
            let class = array_over(call, internal, Some(class))?;
            finish_for_name(call, class, initialize)
        }
        Err(LoadError::NotFound(_)) if loader_object.is_null() => Err(not_found(&internal)),
        Err(error) if loader_object.is_null() => Err(linkage(error)),
        Err(_) => {
            let load = call.load_class_method(loader_object);
            let argument = call.new_string(&element.replace('/', "."));
            let saved = [u64::from(initialize), u64::from(loader.0), call.name_argument(internal)];
            let args = [u64::from(call.reference(2).0), u64::from(argument.0)];
            call.then(&LOADED, &saved, load, &args)
        }
    }
}

enum Element<'a> {
    Primitive,
    Class(&'a str),
}

/// What the name is an array of, or is; `None` when it cannot be the name of a class.
fn split_array(name: &str) -> Option<Element<'_>> {
    let element = name.trim_start_matches('[');
    if name.len() == element.len() {
        return is_class_name(name).then_some(Element::Class(name));
    }
    match element.strip_prefix('L').and_then(|rest| rest.strip_suffix(';')) {
        Some(class) => is_class_name(class).then_some(Element::Class(class)),
        None if element.len() == 1 => {
            Kind::of_descriptor(element).filter(|&k| k != Kind::Ref).map(|_| Element::Primitive)
        }
        None => None,
    }
}

fn is_class_name(name: &str) -> bool {
    !name.is_empty()
        && name.len() <= usize::from(u16::MAX)
        && !name.contains([';', '['])
        && !name.starts_with('/')
        && !name.contains("//")
}

/// The class called `name`, whose element class was found.
fn array_over(call: &mut Call<'_>, name: Name, element: Option<ClassRef>) -> Result<ClassRef> {
    let dimensions = name.len() - name.trim_start_matches('[').len();
    let mut class = match element {
        Some(class) => class,
        None => call.program().primitive(Kind::of_descriptor(&name[dimensions..])),
    };
    if dimensions > usize::from(u8::MAX) {
        return Err(not_found(&name));
    }
    for _ in 0..dimensions {
        class = call.program().array_of(class).map_err(linkage)?;
    }
    Ok(class)
}

fn finish_for_name(call: &mut Call<'_>, class: ClassRef, initialize: bool) -> Result<u64> {
    let mirror = call.mirror(class);
    if initialize && !class.is_array() {
        call.become_continuation(&PREPARED, &[u64::from(mirror.0), 1]);
        return finish_preparing(call);
    }
    give(mirror)
}

fn loaded(call: &mut Call<'_>, outcome: Completion) -> Result<u64> {
    let Completion::Returned(mirror) = outcome else {
        unreachable!("this continuation catches nothing")
    };
    let loader = LoaderId(call.saved(2) as u32);
    let name = call.name_from(call.saved(3));
    let Some(Element::Class(element)) = split_array(&name) else {
        unreachable!("only classes are loaded")
    };
    let found = Ref(mirror as u32).non_null().map(|found| call.class_of_mirror(found));
    // A class of another name counts as none.
    let Some(class) = found.filter(|class| class.name == element) else {
        return Err(not_found(&name));
    };
    call.record_loaded(loader, class)?;
    let initialize = call.saved(1) != 0;
    let class = array_over(call, name, Some(class))?;
    finish_for_name(call, class, initialize)
}

fn find_bootstrap_class(call: &mut Call<'_>) -> Result<u64> {
    let Some(name) = call.string_or_null(call.reference(0)) else { return give(Ref::NULL) };
    let name = Name::new(&name.replace('.', "/"));
    match call.program().load(LoaderId::BOOT, name) {
        Ok(class) => give(call.mirror(class)),
        Err(LoadError::NotFound(_)) => give(Ref::NULL),
        Err(error) => Err(linkage(error)),
    }
}

/// For a built-in loader this also loads: finding a class is pure and needs no Java.
fn find_loaded_class(call: &mut Call<'_>) -> Result<u64> {
    let loader_object = call.receiver();
    let loader = call.loader_of(loader_object);
    let Some(text) = call.string_or_null(call.reference(1)) else { return give(Ref::NULL) };
    let name = Name::new(&text.replace('.', "/"));
    call.look_for_class(loader_object)?;
    match call.find_class(loader, name) {
        Ok(class) => give(call.mirror(class)),
        // What is wrong with it shows when the loader defines it.
        Err(_) => give(Ref::NULL),
    }
}

fn define_class1(call: &mut Call<'_>) -> Result<u64> {
    // loader, name, bytes, offset, length, domain, source
    let array = call.object(2)?;
    let (offset, length) = (call.int(3), call.int(4));
    let size = call.length(array) as i32;
    if offset < 0 || length < 0 || offset.checked_add(length).is_none_or(|end| end > size) {
        let end = i64::from(offset) + i64::from(length);
        return Err(Stop::throw(
            "java/lang/ArrayIndexOutOfBoundsException",
            format!("Array region {offset}..{end} out of bounds for length {size}"),
        ));
    }
    let bytes = call.elements(array, offset as u32, length as u32);
    let bytes = call.bytes_to_define(bytes, call.reference(0))?;
    let domain = call.reference(5);
    define(call, bytes, domain)
}

fn define_class2(call: &mut Call<'_>) -> Result<u64> {
    // loader, name, buffer, offset, length, domain, source
    let buffer = call.object(2)?;
    let address = call.final_field(buffer, &ADDRESS)? + call.int(3) as u64;
    let bytes = Span::off_heap(address, call.int(4) as u64);
    let bytes = call.bytes_to_define(bytes, call.reference(0))?;
    let domain = call.reference(5);
    define(call, bytes, domain)
}

fn define(call: &mut Call<'_>, bytes: Vec<u8>, domain: Ref) -> Result<u64> {
    let loader_object = call.reference(0);
    let expected = call.string_or_null(call.reference(1)).map(|n| Name::new(&n.replace('.', "/")));
    let loader = call.loader_of(loader_object);
    let class = call.define_class(loader, expected, bytes)?;
    if !domain.is_null() {
        call.set_domain(class, domain);
        let mirror = call.mirror(class);
        if call.has_field(mirror, &PROTECTION_DOMAIN.0) {
            call.fill(mirror, &PROTECTION_DOMAIN, domain.0.into())?;
        }
    }
    give(call.mirror(class))
}

/// Hidden classes: loader, lookup, name, bytes, offset, length, domain, initialize, flags, data.
fn define_class0(call: &mut Call<'_>) -> Result<u64> {
    const HIDDEN: i32 = 2;
    const NESTMATE: i32 = 1;
    let loader_object = call.reference(0);
    let lookup = call.class(1)?;
    let array = call.object(3)?;
    let (offset, length) = (call.int(4), call.int(5));
    let (domain, initialize, flags, data) =
        (call.reference(6), call.boolean(7), call.int(8), call.reference(9));
    let bytes = call.elements(array, offset as u32, length as u32);
    // Nobody finds a hidden class.
    let bytes = match flags & HIDDEN {
        0 => call.bytes_to_define(bytes, loader_object)?,
        _ => call.gather(bytes)?,
    };
    let loader = call.loader_of(loader_object);
    let name = call.string_or_null(call.reference(2));
    let name = name.map(|name| Name::new(&name.replace('.', "/")));
    let class = if flags & HIDDEN != 0 {
        let nestmate = flags & NESTMATE != 0;
        call.define_hidden_class(loader, lookup, nestmate, name, bytes)?
    } else {
        call.define_class(loader, None, bytes)?
    };
    let mirror = call.mirror(class);
    call.fill(mirror, &CLASS_DATA, data.0.into())?;
    if !domain.is_null() {
        call.set_domain(class, domain);
    }
    // What follows may run Java first, and the class must not be defined again after that.
    call.become_continuation(&PREPARED, &[u64::from(mirror.0), u64::from(initialize)]);
    finish_preparing(call)
}

/// Saved: the mirror, whether to initialise.
static PREPARED: Continuation = Continuation {
    name: "class preparation",
    refs: 0b10,
    resume: |call, _| finish_preparing(call),
    catches: false,
};

fn finish_preparing(call: &mut Call<'_>) -> Result<u64> {
    let class = call.class_of_mirror(call.saved_ref(1));
    call.link_class(class)?;
    if call.saved(2) != 0 {
        call.ensure_initialized(class)?;
    }
    Ok(call.saved(1))
}

fn retrieve_directives(call: &mut Call<'_>) -> Result<u64> {
    let class = call.boot_class(DIRECTIVES)?;
    call.ensure_initialized(class)?;
    let directives = call.allocate(class);
    let none = call.ref_array(call.well_known().string, &[]);
    let flags = call.allocate_array(call.well_known().boolean_array, Kind::Boolean, 0).publish();
    call.set_ref(&directives, &CLASSES, none)?;
    call.set_ref(&directives, &CLASS_ENABLED, flags)?;
    call.set_ref(&directives, &PACKAGES, none)?;
    call.set_ref(&directives, &PACKAGE_ENABLED, flags)?;
    let on = call.config().assertions.rules.iter().any(|(p, on)| p.is_empty() && *on);
    call.set(&directives, &DEFAULT, u64::from(on))?;
    give(directives.publish())
}
