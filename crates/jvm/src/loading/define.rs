//! Defining classes from bytes the program supplies.

use bytes::Bytes;
use xxhash_rust::xxh3::{Xxh3, xxh3_128};

use crate::interp::{Result, Stop};

use crate::loading::{linkage, unsteady};
use crate::machine::Machine;
use crate::names::Name;
use crate::program::{ClassRef, Definition, Hidden, LoadError, LoaderId, SlotId, Surroundings};
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
pub(crate) fn define(
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
    // Another path may have linked it: the loader is asked for what is above it all the same.
    for above in class.super_class.iter().chain(&class.interfaces) {
        let found = machine.load_by(loader, above.name).map_err(linkage)?;
        if found.id != above.id {
            return Err(unsteady());
        }
    }
    // Whatever else is wrong with the new class is said first.
    if let Some(known) = known {
        return Err(duplicate(machine, loader, known));
    }
    machine.record_loaded(loader, class)?;
    Ok(class)
}

impl Machine {
    /// The class of this name that a loader has defined already.
    fn find_defined(&self, loader: LoaderId, name: Name) -> Option<ClassRef> {
        let own = self.process().loaded(loader, name);
        let known = match loader.is_builtin() {
            true => own.or_else(|| self.program.find_loaded(loader, name)),
            false => own,
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

/// A hidden class: found by nobody, and a new one for each definition.
pub(crate) fn define_hidden(
    machine: &mut Machine,
    loader: LoaderId,
    lookup: ClassRef,
    nestmate: bool,
    name: Option<Name>,
    bytes: Vec<u8>,
) -> Result<ClassRef> {
    let nest_host =
        if nestmate { Some(crate::loading::access::nest_host(machine, lookup)?) } else { None };
    let mut content = Xxh3::new();
    content.update(&bytes);
    content.update(&[u8::from(nestmate)]);
    content.update(name.as_deref().unwrap_or_default().as_bytes());
    content.update(&lookup.id.0.to_le_bytes());
    // The same definition for the same time is the same class, whatever others came in between:
    // so the order in which threads define theirs makes no difference.
    let key = content.digest128();
    let before = machine.process().times_defined(key);
    content.update(&before.to_le_bytes());
    let hash = content.digest128();
    let program = machine.program;
    let class = program.define_once(loader, lookup.name, hash, || {
        let definition = Definition {
            loader,
            expected: name,
            bytes: Bytes::from(bytes),
            hidden: Some((Hidden { nest_host, lookup }, suffix(program.next_hidden()))),
            generated: false,
        };
        program.link(definition, &mut ByLoader { machine, loader })
    });
    let class = class.map_err(linkage)?;
    machine.process_mut().count_definition(key);
    Ok(class)
}

/// The hidden class that the machine itself writes for a call site, a nestmate of `lookup`.
pub(crate) fn define_for_site(
    machine: &mut Machine,
    lookup: ClassRef,
    site: SlotId,
    bytes: impl FnOnce() -> Vec<u8>,
) -> Result<ClassRef> {
    let nest_host = Some(crate::loading::access::nest_host(machine, lookup)?);
    let (program, loader) = (machine.program, lookup.loader);
    let class = program.define_once(loader, Name::new("+site"), u128::from(site.0), || {
        let definition = Definition {
            loader,
            expected: None,
            bytes: Bytes::from(bytes()),
            hidden: Some((Hidden { nest_host, lookup }, suffix(program.next_hidden()))),
            generated: true,
        };
        program.link(definition, &mut ByLoader { machine, loader })
    });
    class.map_err(linkage)
}

/// A class that the machine itself writes, next to an interface that it implements.
pub(crate) fn define_beside(
    machine: &mut Machine,
    interface: ClassRef,
    number: u32,
    bytes: impl FnOnce() -> Vec<u8>,
) -> Result<ClassRef> {
    let (program, loader) = (machine.program, interface.loader);
    let key = u128::from(number) << 32 | u128::from(interface.id.0);
    let class = program.define_once(loader, Name::new("+beside"), key, || {
        let definition = Definition {
            loader,
            expected: None,
            bytes: Bytes::from(bytes()),
            hidden: Some((Hidden { nest_host: None, lookup: interface }, number.to_string())),
            generated: true,
        };
        program.link(definition, &mut ByLoader { machine, loader })
    });
    class.map_err(linkage)
}

/// What makes the name of a hidden class unique; it looks like an address.
fn suffix(number: u32) -> String {
    format!("0x{:016x}", 0x7000_0000_0000u64 + u64::from(number) * 0x400)
}
