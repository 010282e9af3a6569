//! `Class.forName` and the natives of `ClassLoader`.

use super::{Call, Native, native, nothing};
use crate::interp::{
    Completion, Continuation, Result, Stop, linkage, load_class_method, name_argument, name_from,
};
use crate::machine::Machine;
use crate::names::Name;
use crate::program::{ClassRef, Kind, LoadError, LoaderId};
use crate::state::give;
use crate::state::{ARRAY_BASE, Ref};

const LOADER: &str = "java/lang/ClassLoader";

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
    let loader = call.machine.loader_of(loader_object);
    if name.contains('/') {
        return Err(not_found(&name));
    }
    let internal = Name::new(&name.replace('.', "/"));
    let element = match split_array(&internal) {
        Some(Element::Primitive) => {
            let class = array_over(call.machine, internal, None)?;
            return finish_for_name(call.machine, class, initialize);
        }
        Some(Element::Class(element)) => element,
        None => return Err(not_found(&internal)),
    };
    match call.machine.find_without_java(loader, Name::new(element)) {
        Ok(class) => {
            let class = array_over(call.machine, internal, Some(class))?;
            finish_for_name(call.machine, class, initialize)
        }
        Err(LoadError::NotFound(_)) if loader_object.is_null() => Err(not_found(&internal)),
        Err(error) if loader_object.is_null() => Err(linkage(error)),
        Err(_) => {
            let load = load_class_method(call.machine, loader_object);
            let argument = call.machine.new_string(&element.replace('/', "."));
            let saved =
                [u64::from(initialize), u64::from(loader.0), name_argument(call.machine, internal)];
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
fn array_over(machine: &mut Machine, name: Name, element: Option<ClassRef>) -> Result<ClassRef> {
    let dimensions = name.len() - name.trim_start_matches('[').len();
    let mut class = match element {
        Some(class) => class,
        None => machine.program.primitive(Kind::of_descriptor(&name[dimensions..])),
    };
    if dimensions > usize::from(u8::MAX) {
        return Err(not_found(&name));
    }
    for _ in 0..dimensions {
        class = machine.program.array_of(class).map_err(linkage)?;
    }
    Ok(class)
}

fn finish_for_name(machine: &mut Machine, class: ClassRef, initialize: bool) -> Result<u64> {
    let mirror = machine.mirror(class);
    if initialize && !class.is_array() {
        machine.become_continuation(&PREPARED, &[u64::from(mirror.0), 1]);
        return finish_preparing(machine);
    }
    give(mirror)
}

fn loaded(call: &mut Call<'_>, outcome: Completion) -> Result<u64> {
    let machine = &mut *call.machine;
    let Completion::Returned(mirror) = outcome else {
        unreachable!("this continuation catches nothing")
    };
    let loader = LoaderId(machine.saved(2) as u32);
    let name = name_from(machine, machine.saved(3));
    let Some(Element::Class(element)) = split_array(&name) else {
        unreachable!("only classes are loaded")
    };
    let found = Ref(mirror as u32).non_null().map(|found| machine.class_of_mirror(found));
    // A class of another name counts as none.
    let Some(class) = found.filter(|class| class.name == element) else {
        return Err(not_found(&name));
    };
    machine.record_loaded(loader, class)?;
    let initialize = machine.saved(1) != 0;
    let class = array_over(machine, name, Some(class))?;
    finish_for_name(machine, class, initialize)
}

fn find_bootstrap_class(call: &mut Call<'_>) -> Result<u64> {
    let Some(name) = call.machine.string_or_null(call.reference(0)) else { return give(Ref::NULL) };
    let name = Name::new(&name.replace('.', "/"));
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
    match call.machine.find_without_java(loader, name) {
        Ok(class) => give(call.machine.mirror(class)),
        // What is wrong with it shows when the loader defines it.
        Err(_) => give(Ref::NULL),
    }
}

fn define_class1(call: &mut Call<'_>) -> Result<u64> {
    // loader, name, bytes, offset, length, domain, source
    let array = call.object(2)?;
    let (offset, length) = (call.int(3), call.int(4));
    let size = call.machine.heap().length(array) as i32;
    if offset < 0 || length < 0 || offset.checked_add(length).is_none_or(|end| end > size) {
        let end = i64::from(offset) + i64::from(length);
        return Err(Stop::throw(
            "java/lang/ArrayIndexOutOfBoundsException",
            format!("Array region {offset}..{end} out of bounds for length {size}"),
        ));
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
    call.machine.become_continuation(&PREPARED, &[u64::from(mirror.0), u64::from(initialize)]);
    finish_preparing(call.machine)
}

/// Saved: the mirror, whether to initialise.
static PREPARED: Continuation = Continuation {
    name: "class preparation",
    refs: 0b10,
    resume: |call, _| finish_preparing(call.machine),
    catches: false,
};

fn finish_preparing(machine: &mut Machine) -> Result<u64> {
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
    let string = call.machine.well_known().string;
    let none = call.machine.ref_array(string, &[]);
    let boolean_array = call.machine.well_known().boolean_array;
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
