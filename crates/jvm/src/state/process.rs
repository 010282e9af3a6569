//! One checked JVM: its heap, classes as far as they vary, loaders, strings and exit status.

use std::collections::BTreeSet;
use std::ops::{Deref, DerefMut};
use std::path::PathBuf;
use std::sync::{Arc, OnceLock};

use heddle_files::OpenFiles;
use rustc_hash::FxHashMap;

use super::canonical::Part;
use super::domain::Domain;
use super::heap::{Heap, Ref};
use super::memory::{DIRTY_FINGERPRINT, DIRTY_SAVE};
use super::monitor::Monitors;
use super::native_memory::NativeMemory;
use super::snapshot::share;
use super::thread::ThreadId;
use super::zip_streams::ZipStreams;
use crate::loading::Constraints;
use crate::loading::{Constant, Failure};
use crate::names::Name;
use crate::program::{ClassId, ClassRef, LoaderId, MethodRef, Program, SlotId, StringId};

pub use heddle_access::ProcessId;

/// How far a class's initialisation has come (JLS §12.4.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum InitStatus {
    #[default]
    Linked,
    Running(ThreadId),
    Done,
    Failed,
}

/// What varies of a class.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct ClassState {
    /// The `java.lang.Class`.
    pub mirror: Ref,
    /// The object that holds the static fields.
    pub statics: Ref,
    pub init: InitStatus,
    /// What a failed initialisation threw, for the error that later uses report as cause.
    pub failure: Ref,
}

/// A linked call site or a constant that is an object.
#[derive(Clone, Copy, Default)]
pub struct Slot {
    pub object: Ref,
    /// The method to call, for call sites.
    pub target: Option<MethodRef>,
    pub set: bool,
    /// Linking failed; `object` is the error.
    pub failed: bool,
    /// The bits of a dynamic constant of primitive type.
    pub bits: u64,
}

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

/// What varies of a process beside its heap and monitors.
#[derive(Clone)]
pub struct Tables {
    /// By class number.
    pub classes: Vec<ClassState>,
    /// By class number: the statics object once initialisation is done, else 0. The interpreter
    /// tests this and nothing else before it touches a static.
    pub ready: Vec<u32>,
    /// Interned strings, by content number.
    pub strings: Vec<Ref>,
    /// Linked call sites and object constants.
    pub slots: Vec<Slot>,
    /// Classes by initiating loader, for loaders written in Java.
    pub dictionary: FxHashMap<(LoaderId, Name), ClassRef>,
    /// Class loader objects, by loader number.
    pub loaders: FxHashMap<LoaderId, Ref>,
    pub app_loader: LoaderId,
    pub loader_count: u32,
    /// How often each hidden class was defined, by a hash of its definition.
    pub hidden: FxHashMap<u128, u32>,
    pub native_memory: NativeMemory,
    /// The files it has open; their content is its host's.
    pub files: Arc<OpenFiles>,
    /// Compressed streams in use.
    pub zlib: ZipStreams,
    pub exit_status: Option<i32>,
    pub ended: bool,
    /// The program has made something of a reading of a clock that is no time any more: from then
    /// on, what time it is belongs to the state.
    pub time_counts: bool,
    /// How often a reading found that time had passed, since what time it is belongs to the state.
    pub jumps: u8,
    /// `Module` objects of the boot layer, by package.
    pub modules: FxHashMap<Name, Ref>,
    /// `Module` objects of layers that programs make, by loader and package.
    pub loader_modules: FxHashMap<(LoaderId, Name), Ref>,
    pub boot_unnamed_module: Ref,
    /// Protection domains of classes that programs defined.
    pub domains: FxHashMap<ClassId, Ref>,
    pub constraints: Constraints,
    /// Packages of the boot layer that unnamed modules may use.
    pub exported: BTreeSet<Name>,
    /// Class constants that could not be resolved.
    pub failures: FxHashMap<Constant, Failure>,
    /// The description of all this, if it was asked for since the last change.
    pub(super) summary: OnceLock<Part>,
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
    tables
}

impl Process {
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

    /// Makes what there is now the base of later states.
    pub(super) fn set_base(&mut self, program: &'static Program) {
        changed(&mut self.tables);
        self.monitors.set_base();
        self.heap.set_base(program, self.monitors.all(), self.tables.clone());
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
            self.monitors.changed = DIRTY_FINGERPRINT;
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

impl Tables {
    pub(crate) fn new(app_loader: LoaderId, image: bytes::Bytes, files: OpenFiles) -> Tables {
        Tables {
            classes: Vec::new(),
            ready: Vec::new(),
            strings: Vec::new(),
            slots: Vec::new(),
            dictionary: FxHashMap::default(),
            loaders: FxHashMap::default(),
            app_loader,
            loader_count: 0,
            hidden: FxHashMap::default(),
            native_memory: NativeMemory::new(image),
            files: Arc::new(files),
            zlib: ZipStreams::default(),
            exit_status: None,
            ended: false,
            time_counts: false,
            jumps: 0,
            modules: FxHashMap::default(),
            loader_modules: FxHashMap::default(),
            boot_unnamed_module: Ref::NULL,
            domains: FxHashMap::default(),
            constraints: FxHashMap::default(),
            exported: BTreeSet::new(),
            failures: FxHashMap::default(),
            summary: OnceLock::new(),
        }
    }

    /// What varies of a class, without making room for it.
    pub fn class_state_of(&self, id: ClassId) -> ClassState {
        self.classes.get(id.0 as usize).copied().unwrap_or_default()
    }

    pub fn class_state(&mut self, id: ClassId) -> &mut ClassState {
        let index = id.0 as usize;
        if self.classes.len() <= index {
            self.classes.resize(index + 1, ClassState::default());
            self.ready.resize(index + 1, 0);
        }
        &mut self.classes[index]
    }

    pub fn string(&self, id: StringId) -> Ref {
        self.strings.get(id.0 as usize).copied().unwrap_or(Ref::NULL)
    }

    pub fn set_string(&mut self, id: StringId, string: Ref) {
        let index = id.0 as usize;
        if self.strings.len() <= index {
            self.strings.resize(index + 1, Ref::NULL);
        }
        self.strings[index] = string;
    }

    pub fn slot(&self, id: SlotId) -> Option<Slot> {
        self.slots.get(id.0 as usize).copied().filter(|slot| slot.set)
    }

    pub fn set_slot(&mut self, id: SlotId, slot: Slot) {
        let index = id.0 as usize;
        if self.slots.len() <= index {
            self.slots.resize(index + 1, Slot::default());
        }
        self.slots[index] = Slot { set: true, ..slot };
    }
}
