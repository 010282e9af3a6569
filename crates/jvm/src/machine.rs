//! The machine: a state being executed.

use std::sync::Arc;

use heddle_access::Clocks;
use heddle_files::Files;

use crate::console::Console;
use crate::image::Image;
use crate::jdk::WellKnown;
use crate::program::{ClassId, ClassRef, Field, Kind, LoaderId, Method, MethodRef, Program};
use crate::state::{
    ClassState, Frame, Heap, InitStatus, Monitors, Process, ProcessConfig, ProcessId, Ref,
    STATICS_BIT, SnapshotCache, Tables, Thread, ThreadId, Threads,
};
use heddle_net::Network;

pub struct Machine {
    pub program: &'static Program,
    pub processes: Vec<Process>,
    pub threads: Threads,
    /// Virtual time in nanoseconds since the machine's epoch.
    pub now: i64,
    /// Orders waiters, so that the longest waiting is notified first.
    pub sequence: u64,
    /// The thread that runs.
    pub current: ThreadId,
    /// The thread that had the last turn.
    pub last_run: ThreadId,
    pub console: Box<dyn Console>,
    /// Whether it counts, in comparing states, how far away deadlines are.
    pub time_ordered: bool,
    /// What each process printed to standard output, where that belongs to the state.
    pub printed: Arc<Vec<Vec<u8>>>,
    /// What lies between the processes.
    pub network: Arc<Network>,
    /// Set while the program is being checked.
    pub watch: Option<Box<crate::watch::Watch>>,
    /// How far a component has come in its protocol, if one is checked.
    pub progress: Option<crate::watch::Progress>,
    /// How far the connection protocols of processes have come, where they are followed.
    pub conversations: Arc<Vec<crate::watch::Conversation>>,
    /// What was counted while it was.
    pub counters: heddle_reduction::Counters,
    /// What lies behind whom, while races are looked for.
    pub(crate) clocks: Arc<Clocks>,
    /// Looks at the clock since the running thread was chosen.
    pub(crate) clock_reads: u32,
    /// What makes saving and comparing states cheap; says nothing about the state.
    pub(crate) snapshot_cache: SnapshotCache,
}

/// When the machine's clock starts: 2026-01-01T00:00:00Z, in milliseconds.
pub const EPOCH_MILLIS: i64 = 1_767_225_600_000;

impl Machine {
    pub fn new(program: &'static Program, console: Box<dyn Console>) -> Machine {
        Machine {
            program,
            processes: Vec::new(),
            threads: Threads::default(),
            now: 0,
            sequence: 0,
            current: ThreadId(0),
            last_run: ThreadId(0),
            console,
            time_ordered: false,
            printed: Arc::default(),
            network: Arc::default(),
            watch: None,
            progress: None,
            conversations: Arc::default(),
            counters: Default::default(),
            clocks: Arc::default(),
            clock_reads: 0,
            snapshot_cache: SnapshotCache::default(),
        }
    }

    /// A process with an empty heap, for booting the library.
    pub(crate) fn add_bare_process(&mut self, config: ProcessConfig) -> std::io::Result<ProcessId> {
        let id = ProcessId(self.processes.len() as u32);
        let app_loader = self.program.app_loader(&config.class_path);
        let heap = Heap::new(config.heap_bytes_max)?;
        let files = Files::new(config.working_directory.clone());
        let tables = Tables::new(app_loader, self.program.image.raw().clone(), files);
        let config = Arc::new(config);
        self.processes.push(Process::new(id, config, heap, Monitors::default(), Arc::new(tables)));
        Ok(id)
    }

    /// A process that starts from the boot image and will run what `config` says.
    pub fn add_process(
        &mut self,
        image: &Image,
        config: ProcessConfig,
    ) -> std::io::Result<ProcessId> {
        let id = ProcessId(self.processes.len() as u32);
        let app_loader = self.program.app_loader(&config.class_path);
        if config.enumerate_random {
            crate::natives::enumerate_random(self.program);
        }
        let heap = image.heap(config.heap_bytes_max)?;
        let mut tables = image.tables.clone();
        tables.files = Files::new(config.working_directory.clone());
        // The image's application loader becomes the one for this class path.
        if let Some(loader) = tables.loaders.remove(&tables.app_loader) {
            tables.loaders.insert(app_loader, loader);
        }
        tables.app_loader = app_loader;
        let config = Arc::new(config);
        self.processes.push(Process::new(
            id,
            config,
            heap,
            image.monitors.clone(),
            Arc::new(tables),
        ));
        self.now = self.now.max(image.now);
        self.start_main(id, &image.threads);
        Ok(id)
    }

    pub fn well_known(&self) -> &'static WellKnown {
        self.program.well_known.get().expect("the well-known classes are found first")
    }

    pub fn thread(&self) -> &Thread {
        &self.threads[self.current.0 as usize]
    }

    pub fn thread_mut(&mut self) -> &mut Thread {
        &mut self.threads[self.current.0 as usize]
    }

    pub fn thread_at(&mut self, id: ThreadId) -> &mut Thread {
        &mut self.threads[id.0 as usize]
    }

    pub fn process(&self) -> &Process {
        &self.processes[self.thread().process.0 as usize]
    }

    pub fn process_mut(&mut self) -> &mut Process {
        let process = self.thread().process;
        &mut self.processes[process.0 as usize]
    }

    pub fn heap(&self) -> &Heap {
        &self.process().heap
    }

    pub fn heap_mut(&mut self) -> &mut Heap {
        &mut self.process_mut().heap
    }

    pub fn top_frame(&mut self) -> &mut Frame {
        self.thread_mut().frames.last_mut().expect("a running thread has a frame")
    }

    pub fn class_of(&self, object: Ref) -> ClassRef {
        self.program.class(self.heap().class_id(object))
    }

    /// The `java.lang.Class` of a class, made when first asked for.
    pub fn mirror(&mut self, class: ClassRef) -> Ref {
        let mirror = self.process().class_state_of(class.id).mirror;
        if !mirror.is_null() {
            return mirror;
        }
        crate::mirrors::make(self, class)
    }

    /// The class a `java.lang.Class` stands for.
    pub fn class_of_mirror(&self, mirror: Ref) -> ClassRef {
        let id = self.heap().load_u32(mirror, self.well_known().class_id);
        self.program.class(ClassId(id))
    }

    /// The class a `java.lang.Class` of any process stands for.
    pub fn class_of_mirror_in(&self, process: &Process, mirror: Ref) -> ClassRef {
        self.program.class(ClassId(process.heap.load_u32(mirror, self.well_known().class_id)))
    }

    /// The first object of a process for which `wanted` says yes.
    pub fn find_object(
        &self,
        process: ProcessId,
        wanted: impl Fn(ClassRef, Ref, &Heap) -> bool,
    ) -> Option<Ref> {
        let heap = &self.processes[process.0 as usize].heap;
        let words = heap.words();
        let mut at = 1;
        while at < words.len() {
            let object = Ref(at as u32);
            if heap.class_word(object) & STATICS_BIT == 0
                && wanted(self.program.class(heap.class_id(object)), object, heap)
            {
                return Some(object);
            }
            at += crate::state::object_words(self.program, words, at);
        }
        None
    }

    pub fn class_state(&self, class: ClassRef) -> ClassState {
        self.process().class_state_of(class.id)
    }

    /// The statics object of a class, made when first needed.
    pub fn statics(&mut self, class: ClassRef) -> Ref {
        let statics = self.process().class_state_of(class.id).statics;
        if !statics.is_null() {
            return statics;
        }
        let object =
            self.heap_mut().allocate(class.id.0 | STATICS_BIT, class.statics.bytes.max(16));
        self.process_mut().class_state(class.id).statics = object;
        self.share_if_watched(object);
        object
    }

    pub(crate) fn set_initialized(&mut self, class: ClassRef) {
        let statics = self.statics(class);
        let process = self.process_mut();
        process.class_state(class.id).init = InitStatus::Done;
        process.ready[class.id.0 as usize] = statics.0;
    }

    /// Allocates an instance; the caller has seen to initialisation.
    pub fn allocate(&mut self, class: ClassRef) -> Ref {
        self.heap_mut().allocate(class.id.0, class.instance.bytes)
    }

    pub fn allocate_array(&mut self, array_class: ClassRef, kind: Kind, length: usize) -> Ref {
        self.heap_mut().allocate_array(array_class.id, kind, length as u32)
    }

    /// A new array of references over `component`, filled.
    pub fn ref_array(&mut self, component: ClassRef, elements: &[Ref]) -> Ref {
        let class = self.program.array_of(component).expect("one more dimension is possible");
        let array = self.allocate_array(class, Kind::Ref, elements.len());
        for (index, &element) in elements.iter().enumerate() {
            self.heap_mut().set_element_ref(array, index as u32, element);
        }
        array
    }

    pub fn byte_array(&mut self, bytes: &[u8]) -> Ref {
        let class = self.well_known().byte_array;
        let array = self.allocate_array(class, Kind::Byte, bytes.len());
        self.heap_mut()
            .bytes_mut(array, crate::state::ARRAY_BASE, bytes.len() as u32)
            .copy_from_slice(bytes);
        array
    }

    pub fn boot_class(&self, name: &str) -> ClassRef {
        self.program.boot_class(name)
    }

    /// A field of a library class that the machine relies on.
    pub fn library_field(&self, class: ClassRef, name: &str) -> &'static Field {
        class.field_named(name).unwrap_or_else(|| {
            panic!("the JDK's {} has no field {name}, which the machine needs", class.java_name())
        })
    }

    pub fn get_ref(&self, object: Ref, name: &str) -> Ref {
        let field = self.library_field(self.class_of(object), name);
        self.heap().load_ref(object, field.offset)
    }

    pub fn get_int(&self, object: Ref, name: &str) -> i32 {
        let field = self.library_field(self.class_of(object), name);
        self.heap().load(object, field.offset, field.kind) as i32
    }

    pub fn get_long(&self, object: Ref, name: &str) -> i64 {
        let field = self.library_field(self.class_of(object), name);
        self.heap().load_u64(object, field.offset) as i64
    }

    pub fn set_field(&mut self, object: Ref, name: &str, value: u64) {
        let field = self.library_field(self.class_of(object), name);
        self.heap_mut().store(object, field.offset, field.kind, value);
    }

    pub fn has_field(&self, object: Ref, name: &str) -> bool {
        self.class_of(object).field_named(name).is_some()
    }

    /// A static field of a library class.
    pub fn get_static(&mut self, class: ClassRef, name: &str) -> u64 {
        let field = self.library_field(class, name);
        let statics = self.statics(class);
        self.heap().load(statics, field.offset, field.kind)
    }

    pub fn set_static(&mut self, class: ClassRef, name: &str, value: u64) {
        let field = self.library_field(class, name);
        let statics = self.statics(class);
        self.heap_mut().store(statics, field.offset, field.kind, value);
    }

    /// The loader number of a `ClassLoader` object (null is the boot loader).
    pub fn loader_of(&mut self, loader: Ref) -> LoaderId {
        if loader.is_null() {
            return LoaderId::BOOT;
        }
        let offset = self.well_known().loader_id;
        let known = self.heap().load_u32(loader, offset);
        if known != 0 {
            return LoaderId(known);
        }
        if let Some(builtin) = crate::boot::builtin_loader(self, loader) {
            self.process_mut().loaders.insert(builtin, loader);
            self.heap_mut().store_u32(loader, offset, builtin.0);
            return builtin;
        }
        let process = self.process_mut();
        // Numbers are unique over all processes, and the same on every path that makes the
        // loaders in the same order.
        let id = LoaderId(crate::program::USER_LOADERS + process.loader_count * 64 + process.id.0);
        process.loader_count += 1;
        process.loaders.insert(id, loader);
        self.heap_mut().store_u32(loader, offset, id.0);
        id
    }

    /// The `ClassLoader` object of a loader number.
    pub fn loader_object(&self, loader: LoaderId) -> Ref {
        self.process().loaders.get(&loader).copied().unwrap_or(Ref::NULL)
    }

    /// A method of a library class that the machine calls.
    pub fn library_method(&self, class: ClassRef, name: &str, descriptor: &str) -> MethodRef {
        class.method_named(name, descriptor).unwrap_or_else(|| {
            panic!(
                "the JDK's {} has no method {name}{descriptor}, which the machine needs",
                class.java_name()
            )
        })
    }

    /// The body a virtual call of `method` on `receiver` runs.
    pub fn select(&self, receiver: Ref, method: &'static Method) -> MethodRef {
        let class = self.class_of(receiver);
        if let Some(index) = method.vtable_index()
            && !method.class().is_interface()
        {
            return class.vtable[index];
        }
        if method.is_private() || method.is_static() {
            return method;
        }
        match self.program.select_interface(class, method) {
            crate::program::Selection::Found(found) => found,
            _ => method,
        }
    }
}
