//! The machine: a state being executed.

use std::sync::Arc;

use heddle_access::Clocks;
use heddle_files::{Disks, OpenFiles};

use crate::console::Console;
use crate::image::Image;
use crate::jdk::WellKnown;
use crate::program::{ClassRef, LoaderId, Method, MethodRef, Program};
use crate::state::{
    ClassState, Frame, Heap, InitStatus, Monitors, Process, ProcessConfig, ProcessId, Ref,
    SnapshotCache, Tables, Thread, ThreadId, Threads,
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
    /// The files of the hosts that the processes run on.
    pub disks: Arc<Disks>,
    /// What lies between the processes.
    pub network: Arc<Network>,
    /// Set while the program is being checked.
    pub watch: Option<Box<crate::schedule::Watch>>,
    /// How far a component has come in its protocol, if one is checked.
    pub progress: Option<crate::follow::Progress>,
    /// How far the connection protocols of processes have come, where they are followed.
    pub conversations: Arc<Vec<crate::follow::Conversation>>,
    /// What was counted while it was.
    pub counters: heddle_reduction::Counters,
    /// What lies behind whom, while races are looked for.
    pub(crate) clocks: Arc<Clocks>,
    /// Looks at the clock since the running thread was chosen.
    pub(crate) clock_reads: u32,
    /// Somebody asks where in its code another thread is.
    pub(crate) stops_at_calls: bool,
    /// Some literals are strings that the program interns, too.
    pub(crate) stops_before_literals: bool,
    /// What makes saving and comparing states cheap; says nothing about the state.
    pub(crate) snapshot_cache: SnapshotCache,
}

pub use crate::state::EPOCH_MILLIS;

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
            disks: Arc::default(),
            network: Arc::default(),
            watch: None,
            progress: None,
            conversations: Arc::default(),
            counters: Default::default(),
            clocks: Arc::default(),
            clock_reads: 0,
            stops_at_calls: false,
            stops_before_literals: false,
            snapshot_cache: SnapshotCache::default(),
        }
    }

    /// A process with an empty heap, for booting the library.
    pub(crate) fn add_bare_process(&mut self, config: ProcessConfig) -> std::io::Result<ProcessId> {
        let id = ProcessId(self.processes.len() as u32);
        let app_loader = self.program.app_loader(&config.class_path);
        let heap = Heap::new(config.heap_bytes_max)?;
        let files = self.add_files(&config);
        let tables = Tables::new(app_loader, self.program.image.raw().clone(), files);
        let config = Arc::new(config);
        self.processes.push(Process::new(id, config, heap, Monitors::default(), Arc::new(tables)));
        Ok(id)
    }

    /// The files of a new process, on the disk of its host.
    fn add_files(&mut self, config: &ProcessConfig) -> OpenFiles {
        let here = &config.working_directory;
        Arc::make_mut(&mut self.disks).add_process(&config.host, here.clone());
        OpenFiles::new(here.clone())
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
            (self.program.bodies.enumerate_random)(self.program);
        }
        let heap = image.heap(config.heap_bytes_max)?;
        let mut tables = image.tables.clone();
        tables.files = Arc::new(self.add_files(&config));
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
        crate::loading::mirrors::make(self, class)
    }

    pub fn class_state(&self, class: ClassRef) -> ClassState {
        self.process().class_state_of(class.id)
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

    pub fn boot_class(&self, name: &str) -> ClassRef {
        self.program.boot_class(name)
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
