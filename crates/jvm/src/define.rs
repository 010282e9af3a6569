//! Defining classes from bytes the program supplies.

use bytes::Bytes;
use xxhash_rust::xxh3::xxh3_128;

use crate::interp::{Result, Stop, linkage};
use crate::machine::Machine;
use crate::names::Name;
use crate::program::{ClassRef, Definition, Hidden, LoadError, LoaderId};

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
    if machine.process().dictionary.contains_key(&(loader, name))
        || (loader.is_builtin() && machine.program.find_loaded(loader, name).is_some())
    {
        return Err(Stop::throw(
            "java/lang/LinkageError",
            format!(
                "loader {} attempted duplicate class definition for {}. ({} is in {})",
                crate::text::loader_text(machine, loader),
                name.replace('/', "."),
                name.replace('/', "."),
                crate::text::unnamed_of(machine, loader)
            ),
        ));
    }
    let definition = Definition { loader, expected: Some(name), bytes, hidden: None };
    let program = machine.program;
    let class = program.define_once(loader, name, hash, || {
        let mut resolve = |wanted: Name| machine.load_by(loader, wanted);
        program.link(definition, &mut resolve)
    });
    let class = class.map_err(linkage)?;
    if loader.is_builtin() {
        machine.program.remember(loader, name, class);
    } else {
        machine.process_mut().dictionary.insert((loader, name), class);
    }
    Ok(class)
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
    };
    let program = machine.program;
    let class = program.define_once(loader, key, hash, || {
        let mut resolve = |wanted: Name| -> std::result::Result<ClassRef, LoadError> {
            machine.load_by(loader, wanted)
        };
        program.link(definition, &mut resolve)
    });
    let class = class.map_err(linkage)?;
    machine.process_mut().hidden_count += 1;
    Ok(class)
}
