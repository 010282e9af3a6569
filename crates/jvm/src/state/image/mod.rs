//! The boot image: a process right after the library's own initialisation, before any program.
//!
//! It is built once by running the library, and can be written to and read from a file. Every
//! process starts as a copy of it. Class numbers are part of the heap, so reading an image back
//! makes the same classes in the same order.
//!
//! Reading has steps: `parse` takes the bytes apart, `install` makes the classes, `validate` walks
//! the heap and the tables with those classes' layouts, and only then is there an image. So no
//! bytes, whatever their checksum, lead the machine outside the heap.

mod bytes;
mod install;
mod parse;
mod validate;
mod write;

use heddle_files::OpenFiles;

use crate::console::Console;
use crate::interp::Pause;
use crate::jdk::{Missing, WellKnown, look_up};
use crate::machine::Machine;
use crate::program::Program;
use crate::state::{Heap, Monitors, ProcessConfig, Ref, Status, Tables};

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

/// Why bytes are no boot image.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Damaged(pub &'static str);

struct NoStreams;

impl Console for NoStreams {
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
        prepare(program).and_then(|()| look_up(program)).map_err(|m| BootError(m.to_string()))?;
        let mut machine = Machine::new(program, Box::new(NoStreams));
        let process = machine.add_bare_process(config).map_err(|e| BootError(e.to_string()))?;
        if let Err(stop) = machine.start_boot(process) {
            return Err(BootError(format!("{stop:?}")));
        }
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
        let mut tables = Tables::clone(process.shared_tables());
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

    /// Reads an image into a fresh program. Bytes that are not what `write` made are refused; a
    /// program may be half-filled then and must be thrown away.
    pub fn read(
        program: &'static Program,
        bytes: &[u8],
        files: OpenFiles,
    ) -> Result<Image, Damaged> {
        let parsed = parse::parse(bytes)?;
        install::make_classes(program, &parsed)?;
        validate::validate(program, &parsed)?;
        Ok(install::image(program, parsed, files))
    }

    /// A heap with the image's objects, which stay where they are.
    pub(crate) fn heap(&self, limit_bytes: u64) -> std::io::Result<Heap> {
        let mut heap = Heap::new(limit_bytes)?;
        heap.replace(1, &self.words[1..]);
        heap.fix();
        Ok(heap)
    }
}

/// Finds the classes everything else relies on.
pub(crate) fn prepare(program: &'static Program) -> Result<(), Missing> {
    if program.well_known.get().is_none() {
        program.make_primitives();
        let _ = program.well_known.set(WellKnown::find(program)?);
    }
    Ok(())
}
