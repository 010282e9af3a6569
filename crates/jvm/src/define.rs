//! Defining classes from bytes the program supplies.

use bytes::Bytes;
use xxhash_rust::xxh3::xxh3_128;

use crate::interp::{Result, Stop, linkage};
use crate::machine::Machine;
use crate::names::Name;
use crate::program::{ClassRef, Definition, Hidden, LoadError, LoaderId, Surroundings};
use crate::text;

/// A loader as a class being defined sees it.
struct ByLoader<'a> {
    machine: &'a mut Machine,
    loader: LoaderId,
}

impl Surroundings for ByLoader<'_> {
    fn resolve(&mut self, wanted: Name) -> std::result::Result<ClassRef, LoadError> {
        self.machine.load_by(self.loader, wanted)
    }

    fn denial(&mut self, from: (LoaderId, &str, &str), wanted: ClassRef) -> Option<String> {
        self.machine.module_denial(from, wanted)
    }

    fn module_phrase(&self, loader: LoaderId, package: &str) -> String {
        text::module_phrase_of(self.machine, loader, package)
    }
}

/// `ClassLoader.defineClass`.
pub fn define(
    machine: &mut Machine,
    loader: LoaderId,
    expected: Option<Name>,
    bytes: Vec<u8>,
) -> Result<ClassRef> {
    let hash = xxh3_128(&bytes);
    let bytes = Bytes::from(bytes);
    let name = match expected {
        Some(name) => name,
        None => {
            let file = machine.program.parse(loader, None, bytes.clone()).map_err(linkage)?;
            Name::new(&file.name())
        }
    };
    let known = machine.find_defined(loader, name);
    let definition = Definition::named(loader, name, bytes);
    let program = machine.program;
    let class = program.define_once(loader, name, hash, || {
        program.link(definition, &mut ByLoader { machine, loader })
    });
    let class = class.map_err(linkage)?;
    // Whatever else is wrong with the new class is said first.
    if let Some(known) = known {
        return Err(duplicate(machine, loader, known));
    }
    if loader.is_builtin() {
        machine.program.remember(loader, name, class);
    } else {
        machine.record_loaded(loader, class)?;
    }
    Ok(class)
}

impl Machine {
    /// The class of this name that a loader has defined already.
    fn find_defined(&self, loader: LoaderId, name: Name) -> Option<ClassRef> {
        let known = match loader.is_builtin() {
            true => self.program.find_loaded(loader, name),
            false => self.process().dictionary.get(&(loader, name)).copied(),
        };
        known.filter(|class| class.loader == loader)
    }
}

fn duplicate(machine: &Machine, loader: LoaderId, class: ClassRef) -> Stop {
    Stop::throw(
        "java/lang/LinkageError",
        format!(
            "loader {} attempted duplicate {} definition for {}. ({})",
            text::loader_phrase(machine, loader),
            text::class_kind(class),
            class.java_name(),
            text::class_place(machine, class),
        ),
    )
}

/// A hidden class: found by nobody, named by number.
pub fn define_hidden(
    machine: &mut Machine,
    loader: LoaderId,
    lookup: ClassRef,
    nestmate: bool,
    name: Option<Name>,
    bytes: Vec<u8>,
) -> Result<ClassRef> {
    define_numbered(machine, loader, (lookup, nestmate), name, bytes, false)
}

/// A hidden class that the machine wrote itself, a nestmate of `lookup`.
pub(crate) fn define_generated(
    machine: &mut Machine,
    lookup: ClassRef,
    bytes: Vec<u8>,
) -> Result<ClassRef> {
    define_numbered(machine, lookup.loader, (lookup, true), None, bytes, true)
}

fn define_numbered(
    machine: &mut Machine,
    loader: LoaderId,
    (lookup, nestmate): (ClassRef, bool),
    name: Option<Name>,
    bytes: Vec<u8>,
    generated: bool,
) -> Result<ClassRef> {
    let hash = xxh3_128(&bytes);
    let nest_host = if nestmate { Some(crate::access::nest_host(machine, lookup)?) } else { None };
    let process = machine.process();
    let count = process.hidden_count;
    // The number is the key: the same path through a program gives the same class again.
    let suffix =
        format!("0x{:016x}", 0x7000_0000_0000u64 + u64::from(process.id.0 << 24 | count) * 0x400);
    let own = name.as_deref().unwrap_or_default();
    let key = Name::new(&format!("{}+{own}+{suffix}", lookup.name));
    let definition = Definition {
        loader,
        expected: name,
        bytes: Bytes::from(bytes),
        hidden: Some((Hidden { nest_host, lookup }, suffix)),
        generated,
    };
    let program = machine.program;
    let class = program.define_once(loader, key, hash, || {
        program.link(definition, &mut ByLoader { machine, loader })
    });
    let class = class.map_err(linkage)?;
    machine.process_mut().hidden_count += 1;
    Ok(class)
}
