//! The boot image: a process right after the library's own initialisation, before any program.
//!
//! It is built once by running the library, and can be written to and read from a file. Every
//! process starts as a copy of it. Class numbers are part of the heap, so reading an image back
//! makes the same classes in the same order.

use std::sync::Arc;

use crate::bytesio::{Reader, Truncated, Writer};
use crate::host::Host;
use crate::interp::Pause;
use crate::known::Known;
use crate::machine::Machine;
use crate::names::Name;
use crate::program::{ClassId, ClassKind, LoaderId, Program};
use crate::state::{
    Heap, InitStatus, Monitor, Monitors, NativeMemory, ProcessConfig, Ref, Status, Tables,
};

/// A process that has booted and not yet been told what to run.
pub struct Image {
    pub(crate) words: Vec<u64>,
    pub(crate) monitors: Monitors,
    pub(crate) tables: Tables,
    /// The main thread's object, then those of the library's own threads.
    pub(crate) threads: Vec<(Ref, bool)>,
    pub(crate) now: i64,
}

/// Why the library did not come up.
#[derive(Debug)]
pub struct BootError(pub String);

struct NoStreams;

impl Host for NoStreams {
    fn write(&mut self, _: u32, _: u8, _: &[u8]) {}

    fn read(&mut self, _: u32, _: &mut [u8]) -> usize {
        0
    }

    fn available(&mut self, _: u32) -> usize {
        0
    }
}

impl Image {
    /// Boots the library. `config` matters only for what the library reads while it starts.
    pub fn build(program: &'static Program, config: ProcessConfig) -> Result<Image, BootError> {
        prepare(program);
        let mut machine = Machine::new(program, Box::new(NoStreams));
        let process = machine.add_bare_process(config).map_err(|e| BootError(e.to_string()))?;
        machine.start_boot(process);
        let main = machine.current;
        loop {
            match machine.run_thread(main, i64::MAX) {
                Pause::ThreadEnded => break,
                Pause::Yielded => {}
                Pause::Unsupported(what) => {
                    let stack = machine.stack_lines(main).join("\n\tat ");
                    return Err(BootError(format!("{what}\n\tat {stack}")));
                }
                Pause::Blocked | Pause::Visible | Pause::Choose | Pause::ProcessEnded => {
                    return Err(BootError("the library's start-up waits for something".into()));
                }
            }
        }
        machine.collect();
        let threads = machine
            .threads
            .iter()
            .filter(|thread| thread.id == main || thread.status == Status::Dormant)
            .map(|thread| (thread.object, thread.daemon))
            .collect();
        let now = machine.now;
        let process = machine.processes.pop().expect("one process was added");
        let mut tables = Tables::clone(&process.shared_tables());
        // Call sites are linked again by whoever runs them.
        tables.slots.clear();
        Ok(Image {
            words: process.heap.words().to_vec(),
            monitors: process.monitors.clone(),
            tables,
            threads,
            now,
        })
    }

    /// The image as bytes.
    pub fn write(&self, program: &'static Program) -> Option<Vec<u8>> {
        let mut out = Writer::default();
        let count = program.class_count();
        out.u32(count as u32);
        for id in 1..count {
            let class = program.class(ClassId(id as u32));
            match &class.kind {
                // Always the same, and always first.
                ClassKind::Primitive(_) => out.u8(0),
                ClassKind::Array { component, .. } => {
                    out.u8(1);
                    out.u32(component.id.0);
                }
                ClassKind::Instance => {
                    // Classes spun at run time exist in this process's memory only.
                    if class.hidden.is_some() || !class.loader.is_builtin() {
                        return None;
                    }
                    out.u8(2);
                    out.u32(class.loader.0);
                    out.text(&class.name);
                }
            }
        }
        let strings = program.string_count();
        out.u32(strings as u32);
        for id in 0..strings {
            out.units(program.string(crate::program::StringId(id as u32)));
        }
        let packages = program.package_loaders();
        out.u32(packages.len() as u32);
        for (name, loader) in packages {
            out.text(&name);
            out.u32(loader.0);
        }
        out.words(&self.words);
        out.u32(self.monitors.all().len() as u32);
        for monitor in self.monitors.all() {
            out.u32(monitor.hash);
        }
        out.u32(self.monitors.hashes_given());
        self.write_tables(&mut out)?;
        out.u32(self.threads.len() as u32);
        for &(object, daemon) in &self.threads {
            out.u32(object.0);
            out.u8(u8::from(daemon));
        }
        out.u64(self.now as u64);
        Some(out.finish())
    }

    fn write_tables(&self, out: &mut Writer) -> Option<()> {
        let tables = &self.tables;
        out.u32(tables.classes.len() as u32);
        for state in &tables.classes {
            out.u32(state.mirror.0);
            out.u32(state.statics.0);
            out.u8(match state.init {
                InitStatus::Linked => 0,
                InitStatus::Done => 1,
                InitStatus::Running(_) | InitStatus::Failed => return None,
            });
        }
        out.u32(tables.strings.len() as u32);
        tables.strings.iter().for_each(|string| out.u32(string.0));
        let mut loaders: Vec<_> = tables.loaders.iter().collect();
        loaders.sort_unstable();
        out.u32(loaders.len() as u32);
        for (loader, object) in loaders {
            out.u32(loader.0);
            out.u32(object.0);
        }
        let mut modules: Vec<_> = tables.modules.iter().collect();
        modules.sort_unstable();
        out.u32(modules.len() as u32);
        for (package, object) in modules {
            out.text(package);
            out.u32(object.0);
        }
        let mut domains: Vec<_> = tables.domains.iter().collect();
        domains.sort_unstable();
        out.u32(domains.len() as u32);
        for (class, object) in domains {
            out.u32(class.0);
            out.u32(object.0);
        }
        out.u32(tables.exported.len() as u32);
        tables.exported.iter().for_each(|package| out.text(package));
        out.u32(tables.boot_unnamed_module.0);
        out.u32(tables.loader_count);
        let (blocks, next) = tables.native_memory.parts();
        out.u32(blocks.len() as u32);
        for (address, bytes) in blocks {
            out.u64(*address);
            out.bytes(bytes);
        }
        out.u64(next);
        Some(())
    }

    /// Reads an image into a fresh program. Bytes that are not what `write` made are refused; a
    /// program may be half-filled then and must be thrown away.
    pub fn read(
        program: &'static Program,
        bytes: &[u8],
        files: crate::files::Files,
    ) -> Option<Image> {
        read_image(program, bytes, files).ok().flatten()
    }
}

/// Finds the classes everything else relies on.
pub(crate) fn prepare(program: &'static Program) {
    if program.known.get().is_none() {
        program.make_primitives();
        let _ = program.known.set(Known::find(program));
    }
}

fn read_image(
    program: &'static Program,
    bytes: &[u8],
    files: crate::files::Files,
) -> Result<Option<Image>, Truncated> {
    let Some(mut input) = Reader::checked(bytes) else { return Ok(None) };
    let count = input.u32()?;
    let kinds = read_classes(&mut input, count)?;
    let strings = read_strings(&mut input)?;
    let mut packages = Vec::new();
    for _ in 0..input.u32()? {
        packages.push((Name::new(&input.text()?), LoaderId(input.u32()?)));
    }
    for (name, loader) in packages {
        program.set_package_loader(name, loader);
    }
    prepare(program);
    for (index, class) in kinds.iter().enumerate() {
        let id = ClassId(index as u32 + 1);
        let made = match class {
            ClassRow::Primitive => continue,
            ClassRow::Array(component) if component.0 < id.0 => {
                program.array_of(program.class(*component)).ok()
            }
            ClassRow::Array(_) => None,
            ClassRow::Instance(loader, name) => program.load(*loader, *name).ok(),
        };
        if made.is_none_or(|class| class.id != id) {
            return Ok(None);
        }
    }
    for (index, content) in strings.iter().enumerate() {
        if program.string_id(content).0 as usize != index {
            return Ok(None);
        }
    }
    let words = input.words()?;
    let mut records = Vec::new();
    for _ in 0..input.u32()? {
        records.push(Monitor { hash: input.u32()?, ..Monitor::default() });
    }
    let monitors = Monitors::from_parts(records, input.u32()?);
    let tables = read_tables(&mut input, program, files)?;
    let mut threads = Vec::new();
    for _ in 0..input.u32()? {
        threads.push((Ref(input.u32()?), input.u8()? != 0));
    }
    let now = input.u64()? as i64;
    Ok(Some(Image { words, monitors, tables, threads, now }))
}

enum ClassRow {
    Primitive,
    Array(ClassId),
    Instance(LoaderId, Name),
}

fn read_classes(input: &mut Reader<'_>, count: u32) -> Result<Vec<ClassRow>, Truncated> {
    let mut rows = Vec::new();
    for _ in 1..count {
        rows.push(match input.u8()? {
            0 => ClassRow::Primitive,
            1 => ClassRow::Array(ClassId(input.u32()?)),
            _ => ClassRow::Instance(LoaderId(input.u32()?), Name::new(&input.text()?)),
        });
    }
    Ok(rows)
}

fn read_strings(input: &mut Reader<'_>) -> Result<Vec<Vec<u16>>, Truncated> {
    let count = input.u32()?;
    (0..count).map(|_| input.units()).collect()
}

fn read_tables(
    input: &mut Reader<'_>,
    program: &'static Program,
    files: crate::files::Files,
) -> Result<Tables, Truncated> {
    let mut tables = Tables::new(LoaderId::APP, program.image.raw().clone(), files);
    for index in 0..input.u32()? {
        let state = tables.class_state(ClassId(index));
        state.mirror = Ref(input.u32()?);
        state.statics = Ref(input.u32()?);
        let statics = state.statics;
        if input.u8()? == 1 {
            state.init = InitStatus::Done;
            tables.ready[index as usize] = statics.0;
        }
    }
    for _ in 0..input.u32()? {
        tables.strings.push(Ref(input.u32()?));
    }
    for _ in 0..input.u32()? {
        let loader = LoaderId(input.u32()?);
        tables.loaders.insert(loader, Ref(input.u32()?));
    }
    for _ in 0..input.u32()? {
        let package = Name::new(&input.text()?);
        tables.modules.insert(package, Ref(input.u32()?));
    }
    for _ in 0..input.u32()? {
        let class = ClassId(input.u32()?);
        tables.domains.insert(class, Ref(input.u32()?));
    }
    for _ in 0..input.u32()? {
        tables.exported.insert(Name::new(&input.text()?));
    }
    tables.boot_unnamed_module = Ref(input.u32()?);
    tables.loader_count = input.u32()?;
    let mut blocks = Vec::new();
    for _ in 0..input.u32()? {
        let address = input.u64()?;
        blocks.push((address, Arc::new(input.bytes()?.to_vec())));
    }
    let next = input.u64()?;
    tables.native_memory = NativeMemory::from_parts(program.image.raw().clone(), blocks, next);
    Ok(tables)
}

impl Image {
    /// A heap with the image's objects, which stay where they are.
    pub(crate) fn heap(&self, limit_bytes: u64) -> std::io::Result<Heap> {
        let mut heap = Heap::new(limit_bytes)?;
        heap.replace(1, &self.words[1..]);
        heap.fix();
        Ok(heap)
    }
}
