//! The machine: a state being executed.

use std::sync::Arc;

use heddle_access::Clocks;
use heddle_files::{Disks, OpenFiles};

use crate::console::Console;
use crate::follow::{Conversation, Progress};
use crate::image::Image;
use crate::interp::{CallsBack, Result};
use crate::jdk::{Missing, WellKnown};
use crate::program::{ClassRef, LoaderId, Method, MethodRef, Program};
use crate::schedule::Watch;
use crate::state::outside::Log;
use crate::state::{
    Attempt, ClassState, Frame, Heap, Monitors, Origin, Process, ProcessConfig, ProcessId, Ref,
    SnapshotCache, Symbols, Tables, Thread, ThreadId, Threads,
};
use heddle_net::Network;

pub struct Machine {
    pub program: &'static Program,
    pub(super) processes: Vec<Process>,
    pub(super) threads: Threads,
    /// Virtual time in nanoseconds since the machine's epoch.
    pub(super) now: i64,
    /// Since when nobody but housekeeping of the library has gone on.
    pub(super) quiet_since: Option<i64>,
    /// Orders waiters, so that the longest waiting is notified first.
    pub(super) sequence: u64,
    /// The thread that runs.
    pub(super) current: ThreadId,
    /// The thread that had the last turn.
    pub(super) last_run: ThreadId,
    pub(super) console: Box<dyn Console>,
    /// Where processes come from that others start.
    pub(super) origin: Option<Arc<Origin>>,
    /// Whether it counts, in comparing states, how far away deadlines are.
    pub(super) time_ordered: bool,
    /// What each process printed to standard output, where that belongs to the state.
    pub(super) printed: Arc<Vec<Vec<u8>>>,
    /// The files of the hosts that the processes run on.
    pub(super) disks: Arc<Disks>,
    /// What lies between the processes.
    pub(super) network: Arc<Network>,
    /// Set while the program is being checked.
    pub(super) watch: Option<Box<Watch>>,
    /// How far a component has come in its protocol, if one is checked.
    pub(super) progress: Option<Progress>,
    /// How far the connection protocols of processes have come, where they are followed.
    pub(super) conversations: Arc<Vec<Conversation>>,
    /// Random values, claims, and what an adversary knows.
    pub(super) symbols: Arc<Symbols>,
    /// What was counted while it was.
    pub counters: heddle_reduction::Counters,
    /// What was relied on.
    pub relied: crate::relied::Relied,
    /// What lies behind whom, while races are looked for.
    pub(super) clocks: Arc<Clocks>,
    /// Looks at the clock since the running thread was chosen.
    pub(super) clock_reads: u32,
    /// How often the running thread said, since it was chosen, that it spins.
    pub(super) spins: u32,
    /// What it did how often, once it has run for long.
    pub(super) repeated: Option<std::collections::BTreeMap<heddle_access::Kind, u32>>,
    /// How often it did, alone, what others could see.
    pub(super) passes: u32,
    /// Somebody asks where in its code another thread is.
    pub(super) stops_at_calls: bool,
    /// Some literals are strings that the program interns, too.
    pub(super) stops_before_literals: bool,
    /// Whether the native that runs has made its accesses known. Over between transitions.
    pub(super) attempt: Attempt,
    /// Whether the running operation of the library has called code of the program.
    pub(crate) calls_back: CallsBack,
    /// What the running step made known, in builds that check the door from outside.
    pub(super) log: Log,
    /// What makes saving and comparing states cheap; says nothing about the state.
    pub(super) snapshot_cache: SnapshotCache,
}

pub use crate::state::EPOCH_MILLIS;

impl Machine {
    pub fn new(program: &'static Program, console: Box<dyn Console>) -> Machine {
        Machine {
            program,
            processes: Vec::new(),
            threads: Threads::default(),
            now: 0,
            quiet_since: None,
            sequence: 0,
            current: ThreadId(0),
            last_run: ThreadId(0),
            console,
            origin: None,
            time_ordered: false,
            printed: Arc::default(),
            disks: Arc::default(),
            network: Arc::default(),
            watch: None,
            progress: None,
            conversations: Arc::default(),
            symbols: Arc::default(),
            counters: Default::default(),
            relied: Default::default(),
            clocks: Arc::default(),
            clock_reads: 0,
            spins: 0,
            passes: 0,
            repeated: None,
            stops_at_calls: false,
            stops_before_literals: false,
            attempt: Attempt::None,
            calls_back: CallsBack::Anew,
            log: Log::default(),
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
        self.program.claim(&config.claims);
        if config.enumerate_random {
            (self.program.bodies.enumerate_random)(self.program);
        }
        let heap = image.heap(config.heap_bytes_max)?;
        let files = self.add_files(&config);
        let tables = image.tables.for_program(app_loader, files);
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

    pub fn thread_at(&self, id: ThreadId) -> &Thread {
        &self.threads[id.0 as usize]
    }

    pub(crate) fn thread_at_mut(&mut self, id: ThreadId) -> &mut Thread {
        &mut self.threads[id.0 as usize]
    }

    /// The thread that runs, which counts as changed already.
    #[inline(always)]
    pub(crate) fn running(&mut self, index: usize) -> &mut Thread {
        self.threads.running(index)
    }

    /// All threads there ever were, in the order in which they were started.
    #[inline(always)]
    pub fn threads(&self) -> &Threads {
        &self.threads
    }

    #[inline(always)]
    pub fn current(&self) -> ThreadId {
        self.current
    }

    /// From here on, `thread` is the one that runs.
    pub fn set_current(&mut self, thread: ThreadId) {
        self.current = thread;
    }

    /// The thread that had the last turn.
    /// Since when nobody but housekeeping of the library has gone on.
    pub(crate) fn quiet_since(&self) -> Option<i64> {
        self.quiet_since
    }

    pub(crate) fn set_quiet_since(&mut self, since: Option<i64>) {
        self.quiet_since = since;
    }

    pub fn last_run(&self) -> ThreadId {
        self.last_run
    }

    pub fn set_last_run(&mut self, thread: ThreadId) {
        self.last_run = thread;
    }

    #[inline(always)]
    pub fn processes(&self) -> &[Process] {
        &self.processes
    }

    #[inline(always)]
    pub fn process_at(&self, id: ProcessId) -> &Process {
        &self.processes[id.0 as usize]
    }

    /// The process of the thread that runs, for the instruction loop.
    #[inline(always)]
    pub(crate) fn running_process(&self, thread: usize) -> &Process {
        &self.processes[self.threads[thread].process.0 as usize]
    }

    #[inline(always)]
    pub(crate) fn running_process_mut(&mut self, thread: usize) -> &mut Process {
        let process = self.threads[thread].process.0 as usize;
        &mut self.processes[process]
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
        self.process_mut().set_initialized(class.id, statics);
    }

    /// Allocates an instance; the caller has seen to initialisation.
    pub fn allocate(&mut self, class: ClassRef) -> Ref {
        self.heap_mut().allocate(class.id.0, class.instance.bytes)
    }

    /// A library class that the machine relies on.
    pub fn boot_class(&self, name: &str) -> Result<ClassRef> {
        Ok(self.program.boot_class(name)?)
    }

    /// The `ClassLoader` object of a loader number.
    pub fn loader_object(&self, loader: LoaderId) -> Ref {
        self.process().loader_object(loader)
    }

    /// A method of a library class that the machine calls.
    pub fn library_method(
        &self,
        class: ClassRef,
        name: &str,
        descriptor: &str,
    ) -> Result<MethodRef> {
        let found = class.method_named(name, descriptor);
        Ok(found.ok_or_else(|| Missing::method(&class.name, name, descriptor))?)
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

/// What is between processes, around them, and above them.
impl Machine {
    pub fn network(&self) -> &Network {
        &self.network
    }

    pub(crate) fn network_mut(&mut self) -> &mut Network {
        Arc::make_mut(&mut self.network)
    }

    /// Nothing on the network goes wrong from here on.
    pub fn end_faults(&mut self) {
        self.network_mut().faults_left = Some(0);
    }

    /// What lies between the processes, before any of them starts.
    pub fn set_network(&mut self, network: Network) {
        self.network = Arc::new(network);
    }

    /// Makes an adversary reachable, if there is one.
    pub fn add_adversary(&mut self) {
        if self.network.adversary().is_some() {
            self.network_mut().add_adversary();
        }
    }

    /// What each process printed to standard output, where that belongs to the state.
    pub fn printed(&self) -> &[Vec<u8>] {
        &self.printed
    }

    /// The machine itself says something on the standard error stream of a process.
    pub(crate) fn write_error(&mut self, process: ProcessId, text: &str) {
        self.console.write(process.0, 2, text.as_bytes());
    }

    pub fn watch(&self) -> Option<&Watch> {
        self.watch.as_deref()
    }

    pub fn watch_mut(&mut self) -> Option<&mut Watch> {
        self.watch.as_deref_mut()
    }

    /// Goes on with a program that is watched, in a machine that will load its states.
    pub fn set_watch(&mut self, watch: Watch) {
        self.stops_at_calls = watch.policy.stops_at_calls();
        self.stops_before_literals = watch.policy.stops_before_literals();
        self.watch = Some(Box::new(watch));
    }

    /// Somebody asks where in its code another thread is.
    #[inline(always)]
    pub fn stops_at_calls(&self) -> bool {
        self.stops_at_calls
    }

    /// Some literals are strings that the program interns, too.
    #[inline(always)]
    pub(crate) fn stops_before_literals(&self) -> bool {
        self.stops_before_literals
    }

    /// All protocols begin.
    pub(crate) fn begin_protocols(&mut self) {
        self.progress = self.program.boundary().map(Progress::new);
        let protocols = self.program.connection_protocols();
        self.conversations = Arc::new(protocols.iter().map(Conversation::new).collect());
    }

    /// How far a component has come in its protocol, if one is checked.
    pub fn progress(&self) -> Option<&Progress> {
        self.progress.as_ref()
    }

    pub(crate) fn progress_mut(&mut self) -> Option<&mut Progress> {
        self.progress.as_mut()
    }

    /// How far the connection protocols of processes have come, where they are followed.
    pub fn conversations(&self) -> &[Conversation] {
        &self.conversations
    }

    pub(crate) fn conversations_mut(&mut self) -> &mut [Conversation] {
        Arc::make_mut(&mut self.conversations).as_mut_slice()
    }
}

/// Virtual time.
impl Machine {
    /// Nanoseconds since the machine's epoch.
    pub fn now(&self) -> i64 {
        self.now
    }

    pub fn let_time_pass(&mut self, nanos: i64) {
        self.now += nanos;
    }

    /// It is no earlier than this any more.
    pub(crate) fn let_time_pass_until(&mut self, time: i64) {
        self.now = self.now.max(time);
    }

    /// Whether it counts, in comparing states, how far away deadlines are.
    pub(crate) fn is_time_ordered(&self) -> bool {
        self.time_ordered
    }

    pub fn set_time_ordered(&mut self, ordered: bool) {
        self.time_ordered = ordered;
    }

    /// A thread was chosen.
    pub(crate) fn forget_spins(&mut self) {
        self.spins = 0;
        self.passes = 0;
        self.repeated = None;
    }

    pub(crate) fn clock_reads(&self) -> u32 {
        self.clock_reads
    }

    pub(crate) fn set_clock_reads(&mut self, reads: u32) {
        self.clock_reads = reads;
    }
}
