//! Where processes come from that others start: the library as it was booted, and what a command means.

use std::path::PathBuf;
use std::sync::{Arc, OnceLock};

use super::heap::Heap;
use super::memory::{Base, Memory};
use super::monitor::Monitors;
use super::process::{Process, ProcessConfig, ProcessId};
use super::tables::Tables;
use crate::image::Image;
use crate::machine::Machine;
use crate::program::Program;
use heddle_files::OpenFiles;

/// What a process wants to be run.
pub struct Wanted<'a> {
    /// The command and its arguments.
    pub words: Vec<String>,
    /// The folder it is run in.
    pub folder: PathBuf,
    pub environment: Vec<(String, String)>,
    /// The process that wants it.
    pub by: &'a ProcessConfig,
}

/// What a command comes to.
pub enum Command {
    /// One more process of the system.
    Java(Box<ProcessConfig>),
    /// Something that prints and ends, as the description of the system says.
    Scripted(Script),
    /// There is no such command.
    Missing,
    Unsupported(String),
}

/// What a command that is no process of the system does.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Script {
    pub prints: Vec<u8>,
    pub complains: Vec<u8>,
    pub status: i32,
}

/// Tells what commands mean.
pub type Commands = dyn Fn(&Wanted<'_>) -> Command + Send + Sync;

/// Common to all machines that run one system.
pub struct Origin {
    pub(super) image: Image,
    pub(super) commands: Box<Commands>,
    /// A process that has booted, in a machine that is watched.
    newborn: OnceLock<Newborn>,
}

/// A process as every child begins, against which its states are described.
struct Newborn {
    base: Arc<Base>,
    memory: Memory,
    monitors: Arc<Monitors>,
}

impl Origin {
    pub fn new(image: Image, commands: Box<Commands>) -> Origin {
        Origin { image, commands, newborn: OnceLock::new() }
    }

    pub fn image(&self) -> &Image {
        &self.image
    }

    /// A process for a machine that is watched: its heap is described against what all children
    /// begin with, so that equal children are equal whenever they were started.
    fn watched(
        &self,
        program: &'static Program,
        mut heap: Heap,
        id: ProcessId,
        config: Arc<ProcessConfig>,
        tables: Arc<Tables>,
    ) -> std::io::Result<Process> {
        let newborn = match self.newborn.get() {
            Some(newborn) => newborn,
            None => {
                let made = self.newborn(program)?;
                self.newborn.get_or_init(|| made)
            }
        };
        heap.watch_escapes();
        heap.load_base(&newborn.base);
        heap.restore(&newborn.memory);
        let mut process = Process::new(id, config, heap, Monitors::default(), tables);
        process.load_monitors(&newborn.monitors);
        Ok(process)
    }

    fn newborn(&self, program: &'static Program) -> std::io::Result<Newborn> {
        let config = Arc::new(ProcessConfig::default());
        let heap = self.image.heap(1 << 30)?;
        let tables = Arc::new(self.image.tables.clone());
        let monitors = self.image.monitors.clone();
        let mut process = Process::new(ProcessId(0), config, heap, monitors, tables);
        process.share_everything(program);
        process.set_base(program, usize::MAX);
        let base = process.heap.shared_base().clone();
        Ok(Newborn { base, memory: process.heap.capture(), monitors: process.save_monitors() })
    }
}

impl Machine {
    /// Where the processes of this machine come from.
    pub fn set_origin(&mut self, origin: Arc<Origin>) {
        self.origin = Some(origin);
    }

    /// A process that another one starts; its main thread is about to run. Gives that thread's
    /// process, and leaves the current thread as it is.
    pub(super) fn add_child(
        &mut self,
        config: ProcessConfig,
        files: OpenFiles,
    ) -> std::io::Result<ProcessId> {
        let origin = self.origin.clone().expect("who asked for it has one");
        let current = self.current;
        let id = ProcessId(self.processes.len() as u32);
        let app_loader = self.program.app_loader(&config.class_path);
        Arc::make_mut(&mut self.disks).add_process(&config.host, config.working_directory.clone());
        let tables = Arc::new(origin.image.tables.for_program(app_loader, files));
        let config = Arc::new(config);
        let process = match self.watch.is_some() {
            true => {
                let heap = self.snapshot_cache.heap(config.heap_bytes_max)?;
                origin.watched(self.program, heap, id, config, tables)?
            }
            false => {
                let heap = origin.image.heap(config.heap_bytes_max)?;
                Process::new(id, config, heap, origin.image.monitors.clone(), tables)
            }
        };
        self.processes.push(process);
        self.start_main(id, &origin.image.threads);
        self.settle_escapes();
        self.current = current;
        Ok(id)
    }
}
