//! What varies of a process beside its heap and monitors: classes, loaders, strings, exit status.

use std::collections::BTreeSet;
use std::sync::{Arc, OnceLock};

use heddle_files::OpenFiles;
use rustc_hash::FxHashMap;

use super::canonical::{OffHeap, Part};
use super::heap::Ref;
use super::native_memory::NativeMemory;
use super::thread::ThreadId;
use super::zip_streams::ZipStreams;
use crate::loading::{Constant, Constraint, Constraints, Failure};
use crate::names::Name;
use crate::program::{ClassId, ClassRef, LoaderId, MethodRef, SlotId, StringId};

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

/// A process that another one started.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Child {
    /// Its number in the system.
    pub pid: i32,
    /// What it ended with, if it is no process of the system but a command that only prints.
    pub script: Option<i32>,
}

/// What varies of a process beside its heap and monitors.
#[derive(Clone)]
pub struct Tables {
    /// By class number.
    pub(super) classes: Vec<ClassState>,
    /// By class number: the statics object once initialisation is done, else 0. The interpreter
    /// tests this and nothing else before it touches a static.
    pub(super) ready: Vec<u32>,
    /// Interned strings, by content number.
    pub(super) strings: Vec<Ref>,
    /// Linked call sites and object constants.
    pub(super) slots: Vec<Slot>,
    /// Classes by initiating loader, for loaders written in Java.
    pub(super) dictionary: FxHashMap<(LoaderId, Name), ClassRef>,
    /// Class loader objects, by loader number.
    pub(super) loaders: FxHashMap<LoaderId, Ref>,
    pub(super) app_loader: LoaderId,
    pub(super) loader_count: u32,
    /// How often each hidden class was defined, by a hash of its definition.
    pub(super) hidden: FxHashMap<u128, u32>,
    pub(super) native_memory: NativeMemory,
    /// The files it has open; their content is its host's.
    pub(super) files: Arc<OpenFiles>,
    /// How many bytes of standard input were read, where it is given.
    pub(super) input_read: usize,
    /// How many had arrived, where they arrive line by line.
    pub(super) input_arrived: usize,
    /// Compressed streams in use.
    pub(super) zlib: ZipStreams,
    pub(super) exit_status: Option<i32>,
    /// The processes that it started, in order.
    pub(super) children: Vec<Child>,
    /// It was asked from outside to end.
    pub(super) signalled: bool,
    pub(super) ended: bool,
    /// The program has made something of a reading of a clock that is no time any more: from then
    /// on, what time it is belongs to the state.
    pub(super) time_counts: bool,
    /// How often a reading found that time had passed, since what time it is belongs to the state.
    pub(super) jumps: u8,
    /// The longest sleep or time limit, in nanoseconds, that has passed on the clock since the program
    /// first read it and held on to what it read; 0 before.
    pub(super) longest_wait: i64,
    /// A reading found that days had passed.
    pub(super) aged: bool,
    /// `Module` objects of the boot layer, by package.
    pub(super) modules: FxHashMap<Name, Ref>,
    /// `Module` objects of layers that programs make, by loader and package.
    pub(super) loader_modules: FxHashMap<(LoaderId, Name), Ref>,
    pub(super) boot_unnamed_module: Ref,
    /// Protection domains of classes that programs defined.
    pub(super) domains: FxHashMap<ClassId, Ref>,
    pub(super) constraints: Constraints,
    /// Packages of the boot layer that unnamed modules may use.
    pub(super) exported: BTreeSet<Name>,
    /// Class constants that could not be resolved.
    pub(super) failures: FxHashMap<Constant, Failure>,
    /// The description of all this but the memory outside the heap, if it was asked for since the last
    /// change; and that of this memory.
    pub(super) summary: OnceLock<Part>,
    pub(super) off_heap: OnceLock<OffHeap>,
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
            input_read: 0,
            input_arrived: 0,
            zlib: ZipStreams::default(),
            exit_status: None,
            children: Vec::new(),
            signalled: false,
            ended: false,
            time_counts: false,
            jumps: 0,
            longest_wait: 0,
            aged: false,
            modules: FxHashMap::default(),
            loader_modules: FxHashMap::default(),
            boot_unnamed_module: Ref::NULL,
            domains: FxHashMap::default(),
            constraints: FxHashMap::default(),
            exported: BTreeSet::new(),
            failures: FxHashMap::default(),
            summary: OnceLock::new(),
            off_heap: OnceLock::new(),
        }
    }

    /// The same for a program of its own: with its class path, and with nothing open.
    pub(super) fn for_program(&self, app_loader: LoaderId, files: OpenFiles) -> Tables {
        let mut tables = Tables { files: Arc::new(files), ..self.clone() };
        // The application loader becomes the one for this class path.
        if let Some(loader) = tables.loaders.remove(&tables.app_loader) {
            tables.loaders.insert(app_loader, loader);
        }
        tables.app_loader = app_loader;
        tables
    }
}

/// Classes, strings and call sites.
impl Tables {
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

    /// The statics objects of initialised classes, by class number; 0 for others.
    #[inline(always)]
    pub(crate) fn ready(&self) -> &[u32] {
        &self.ready
    }

    /// From now on code may use the static fields of a class without a test.
    pub(super) fn set_initialized(&mut self, id: ClassId, statics: Ref) {
        self.class_state(id).init = InitStatus::Done;
        self.ready[id.0 as usize] = statics.0;
    }

    #[inline]
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

/// Loaders and what they loaded.
impl Tables {
    pub(crate) fn app_loader(&self) -> LoaderId {
        self.app_loader
    }

    /// The `ClassLoader` object of a loader; null for those that have none.
    pub(crate) fn loader_object(&self, loader: LoaderId) -> Ref {
        self.loaders.get(&loader).copied().unwrap_or(Ref::NULL)
    }

    /// The class that a loader written in Java gave for a name.
    pub(crate) fn loaded(&self, loader: LoaderId, name: Name) -> Option<ClassRef> {
        self.dictionary.get(&(loader, name)).copied()
    }

    pub(crate) fn set_loaded(&mut self, loader: LoaderId, name: Name, class: ClassRef) {
        self.dictionary.insert((loader, name), class);
    }

    pub(crate) fn is_constrained(&self, name: Name) -> bool {
        self.constraints.contains_key(&name)
    }

    pub(crate) fn constraints_on(&mut self, name: Name) -> &mut Vec<Constraint> {
        self.constraints.entry(name).or_default()
    }

    /// How often a hidden class of this content was defined.
    pub(crate) fn times_defined(&self, content: u128) -> u32 {
        self.hidden.get(&content).copied().unwrap_or(0)
    }

    pub(crate) fn count_definition(&mut self, content: u128) {
        *self.hidden.entry(content).or_default() += 1;
    }

    /// Why a class constant could not be resolved, if that was tried.
    pub(crate) fn failure(&self, constant: Constant) -> Option<Failure> {
        self.failures.get(&constant).cloned()
    }

    pub(crate) fn set_failure(&mut self, constant: Constant, failure: Failure) {
        self.failures.insert(constant, failure);
    }
}

/// Modules.
impl Tables {
    /// The `Module` object of a package of the boot layer.
    pub(crate) fn boot_module(&self, package: Name) -> Option<Ref> {
        self.modules.get(&package).copied()
    }

    /// The `Module` object of a package in a layer that the program made.
    pub(crate) fn loader_module(&self, loader: LoaderId, package: Name) -> Option<Ref> {
        self.loader_modules.get(&(loader, package)).copied()
    }

    pub(crate) fn boot_unnamed_module(&self) -> Ref {
        self.boot_unnamed_module
    }

    /// Whether unnamed modules may use a package of the boot layer.
    pub(crate) fn is_exported(&self, package: Name) -> bool {
        self.exported.contains(&package)
    }
}

/// The end of a process.
impl Tables {
    pub fn has_ended(&self) -> bool {
        self.ended
    }

    /// Whether it was asked from outside to end.
    pub fn is_signalled(&self) -> bool {
        self.signalled
    }

    pub fn exit_status(&self) -> Option<i32> {
        self.exit_status
    }

    /// What the process will end with, unless it says otherwise.
    pub(crate) fn set_exit_status(&mut self, status: i32) {
        self.exit_status = Some(status);
    }
}
