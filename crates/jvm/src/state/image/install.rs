//! From a parsed boot image to classes of a program, and to an image processes can start from.

use std::sync::Arc;

use heddle_files::OpenFiles;

use super::parse::{ClassRow, Parsed};
use super::{Damaged, Image, prepare};
use crate::names::Name;
use crate::program::{ClassId, ClassKind, ClassRef, LoaderId, Program};
use crate::state::{InitStatus, Monitor, Monitors, NativeMemory, Tables};

/// The module whose packages are the boot loader's, always.
const BASE_MODULE: &str = "java.base";

/// Makes the classes and strings under the numbers they have in the image.
pub(super) fn make_classes(program: &'static Program, parsed: &Parsed<'_>) -> Result<(), Damaged> {
    prepare(program).map_err(|_| Damaged("the JDK lacks a class that the machine needs"))?;
    for &(package, loader) in &parsed.packages {
        let base = program.image.package_to_module(package) == Some(BASE_MODULE);
        if loader > LoaderId::APP || (base && loader != LoaderId::BOOT) {
            return Err(Damaged("a package has another loader"));
        }
    }
    for &(package, loader) in &parsed.packages {
        program.set_package_loader(Name::new(package), loader);
    }
    for (index, row) in parsed.classes.iter().enumerate() {
        let id = ClassId(index as u32 + 1);
        if make_class(program, id, row).is_none_or(|class| class.id != id) {
            return Err(Damaged("a class is not what it was"));
        }
    }
    for (index, content) in parsed.strings.iter().enumerate() {
        if program.string_id(content).0 as usize != index {
            return Err(Damaged("a string occurs twice"));
        }
    }
    Ok(())
}

fn make_class(program: &'static Program, id: ClassId, row: &ClassRow<'_>) -> Option<ClassRef> {
    match *row {
        ClassRow::Primitive => program.known_class(id).filter(|class| class.is_primitive()),
        ClassRow::Array(component) if component < id => {
            let component = program.known_class(component)?;
            // There are no arrays of `void`.
            let has_values = !matches!(component.kind, ClassKind::Primitive(None));
            program.array_of(component).ok().filter(|_| has_values)
        }
        ClassRow::Instance(loader, name) if loader <= LoaderId::APP && !name.starts_with('[') => {
            program.load(loader, Name::new(name)).ok()
        }
        ClassRow::Array(_) | ClassRow::Instance(..) => None,
    }
}

/// The image itself, from what has been validated.
pub(super) fn image(program: &'static Program, parsed: Parsed<'_>, files: OpenFiles) -> Image {
    let raw = program.image.raw();
    let mut tables = Tables::new(LoaderId::APP, raw.clone(), files);
    for (index, row) in parsed.states.iter().enumerate() {
        let state = tables.class_state(ClassId(index as u32));
        state.mirror = row.mirror;
        state.statics = row.statics;
        if row.initialized {
            state.init = InitStatus::Done;
            tables.ready[index] = row.statics.0;
        }
    }
    tables.strings = parsed.interned;
    tables.loaders = parsed.loaders.into_iter().collect();
    tables.modules =
        parsed.modules.into_iter().map(|(package, module)| (Name::new(package), module)).collect();
    tables.domains = parsed.domains.into_iter().collect();
    tables.exported = parsed.exported.into_iter().map(Name::new).collect();
    tables.boot_unnamed_module = parsed.boot_unnamed_module;
    let blocks =
        parsed.blocks.into_iter().map(|(address, bytes)| (address, Arc::new(bytes.to_vec())));
    tables.native_memory =
        NativeMemory::from_parts(raw.clone(), blocks.collect(), parsed.next_address);
    let records = parsed.hashes.into_iter().map(|hash| Monitor { hash, ..Monitor::default() });
    Image {
        words: parsed.words,
        monitors: Monitors::from_parts(records.collect(), parsed.hashes_given),
        tables,
        threads: parsed.threads,
        now: parsed.now,
    }
}
