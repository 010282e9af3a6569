//! One checked JVM: its heap, its monitors, and its tables (`tables.rs`).

use std::ops::{Deref, DerefMut};
use std::path::PathBuf;
use std::sync::{Arc, OnceLock};

use super::canonical::{OffHeap, Part};
use super::domain::Domain;
use super::heap::Heap;
use super::memory::{DIRTY_DESCRIBED, DIRTY_FINGERPRINT, DIRTY_SAVE};
use super::monitor::Monitors;
use super::native_memory::NativeMemory;
use super::snapshot::share;
use super::tables::Tables;
use crate::program::Program;

pub use heddle_access::ProcessId;

/// What the user asked for; never changes.
#[derive(Clone, Debug, Default)]
pub struct ProcessConfig {
    pub name: String,
    pub class_path: Vec<PathBuf>,
    /// The class path as one string, for `java.class.path`.
    pub class_path_text: String,
    pub main_class: String,
    /// The static method the process begins with, instead of `main`.
    pub entry: Option<String>,
    pub jar: Option<PathBuf>,
    pub args: Vec<String>,
    pub properties: Vec<(String, String)>,
    pub environment: Vec<(String, String)>,
    pub assertions: Assertions,
    pub heap_bytes_max: u64,
    pub stack_bytes_max: u64,
    pub working_directory: PathBuf,
    /// The name of the host it runs on; empty for `localhost`.
    pub host: String,
    /// The processes, by number, that have to be up before this one starts.
    pub after: Vec<u32>,
    /// The process, by number, whose main thread has to run first.
    pub after_first_run: Option<u32>,
    /// Answers to questions without bounds, by the name of the question or of its type.
    pub domains: Vec<(String, Domain)>,
    /// Bounded random numbers are choices.
    pub enumerate_random: bool,
    /// Results of cryptography are terms.
    pub symbolic: bool,
    /// What is claimed about methods and fields of the program.
    pub claims: Vec<String>,
    /// Standard input; nothing: whatever the console has.
    pub input: Option<Arc<[u8]>>,
    /// It may arrive line by line.
    pub input_lines: bool,
    /// Whether it may wait for ever.
    pub service: Service,
    /// The process that started it, by number; nothing: it is described in the system.
    pub parent: Option<u32>,
    /// Its number in the system, where another process started it.
    pub pid: i32,
    /// Tells processes apart that were started with different commands under the same number.
    pub identity: u128,
}

/// Whether a process may wait for ever for somebody who wants something of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Service {
    #[default]
    No,
    /// It may, and is left so.
    Idle,
    /// It may, and is shut down when all who could want something have ended.
    EndsWithClients,
}

/// The `-ea`/`-da` switches in the order given: package or class prefix, and on or off.
#[derive(Clone, Debug, Default)]
pub struct Assertions {
    pub system: bool,
    pub rules: Vec<(String, bool)>,
}

pub struct Process {
    pub id: ProcessId,
    pub config: Arc<ProcessConfig>,
    pub heap: Heap,
    pub monitors: Monitors,
    /// Everything else; shared with saved states until one of them changes it.
    tables: Arc<Tables>,
    /// The monitors as last saved or loaded.
    saved_monitors: Arc<Monitors>,
}

impl Deref for Process {
    type Target = Tables;

    fn deref(&self) -> &Tables {
        &self.tables
    }
}

impl DerefMut for Process {
    fn deref_mut(&mut self) -> &mut Tables {
        changed(&mut self.tables)
    }
}

/// The tables, to be changed.
fn changed(tables: &mut Arc<Tables>) -> &mut Tables {
    let tables = Arc::make_mut(tables);
    tables.summary.take();
    tables.off_heap.take();
    tables
}

/// How old an instant is told exactly: so many times the longest wait, within these bounds.
const HORIZON_WAITS: i64 = 4;
const HORIZON: std::ops::RangeInclusive<i64> = 100_000_000..=60_000_000_000;

impl Process {
    /// Up to which age, in nanoseconds, instants are told exactly.
    pub(in crate::state) fn horizon(&self) -> i64 {
        let waits = self.longest_wait.saturating_mul(HORIZON_WAITS);
        waits.clamp(*HORIZON.start(), *HORIZON.end())
    }

    pub(crate) fn new(
        id: ProcessId,
        config: Arc<ProcessConfig>,
        heap: Heap,
        monitors: Monitors,
        tables: Arc<Tables>,
    ) -> Process {
        let saved_monitors = Arc::new(monitors.clone());
        Process { id, config, heap, monitors, tables, saved_monitors }
    }

    /// Makes what there is now the base of later states. The program's objects end at word `own_end`.
    pub(super) fn set_base(&mut self, program: &'static Program, own_end: usize) {
        changed(&mut self.tables);
        self.monitors.set_base();
        self.heap.set_base(program, own_end, self.monitors.all(), self.tables.clone());
    }

    /// The memory outside the heap, to be changed; the other tables stay as they are.
    pub(crate) fn native_memory_mut(&mut self) -> &mut NativeMemory {
        let tables = Arc::make_mut(&mut self.tables);
        tables.off_heap.take();
        &mut tables.native_memory
    }

    pub(super) fn off_heap_cell(&self) -> &OnceLock<OffHeap> {
        &self.tables.off_heap
    }

    pub(super) fn summary_cell(&self) -> &OnceLock<Part> {
        &self.tables.summary
    }

    pub(super) fn save_monitors(&mut self) -> Arc<Monitors> {
        if self.monitors.changed & DIRTY_SAVE != 0 {
            self.monitors.changed &= !DIRTY_SAVE;
            self.saved_monitors = Arc::new(self.monitors.clone());
        }
        self.saved_monitors.clone()
    }

    pub(super) fn load_monitors(&mut self, wanted: &Arc<Monitors>) {
        let changed = self.monitors.changed & DIRTY_SAVE != 0;
        if changed || !Arc::ptr_eq(&self.saved_monitors, wanted) {
            self.monitors.copy_from(wanted);
            self.monitors.changed = DIRTY_FINGERPRINT | DIRTY_DESCRIBED;
            self.saved_monitors = wanted.clone();
        }
    }

    pub(super) fn load_tables(&mut self, wanted: &Arc<Tables>) {
        share(&mut self.tables, wanted);
    }

    /// The heap and the tables at once, for the collector.
    pub(crate) fn parts(&mut self) -> (&mut Heap, &mut Monitors, &mut Tables) {
        (&mut self.heap, &mut self.monitors, changed(&mut self.tables))
    }

    pub(crate) fn shared_tables(&self) -> &Arc<Tables> {
        &self.tables
    }
}
