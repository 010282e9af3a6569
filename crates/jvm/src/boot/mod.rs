//! Starting a process: the library's own initialisation; and the lives of threads.
//!
//! Everything is a chain of continuations on the main thread; nothing here runs Java from Rust.

pub mod image_cache;
mod launch;

use crate::interp::{Completion, Continuation, Result, Stop};
use crate::jdk::PREINITIALISED;
use crate::machine::Machine;
use crate::names::Name;
use crate::program::{LoaderId, MethodRef};
use crate::state::{Call, Process, ProcessId, Ref, Status, THREAD_RUNNABLE, ThreadId};

/// Saved: the next step, an object of the current step.
static BOOT: Continuation =
    Continuation { name: "boot", refs: 0b101, resume: boot_step, catches: true };
/// Saved: the next step.
static RUN: Continuation =
    Continuation { name: "thread", refs: 1, resume: thread_step, catches: true };

/// Classes initialised before `initPhase1`, in the order HotSpot does it.
const EARLY: &[&str] = &[
    "java/lang/String",
    "java/lang/System",
    "java/lang/Class",
    "java/lang/ThreadGroup",
    "java/lang/Thread",
];
const BEFORE_PHASES: &[&str] =
    &["java/lang/Module", "java/lang/reflect/Method", "java/lang/ref/Finalizer"];
/// From here on reflection goes through method handles, where the JDK does that.
const AFTER_PHASE_1: &[&str] = &[
    "java/lang/invoke/MethodHandle",
    "java/lang/invoke/ResolvedMethodName",
    "java/lang/invoke/MethodHandleNatives",
];

impl Machine {
    /// Gives a bare process its main thread, which boots the library and then ends.
    pub(crate) fn start_boot(&mut self, process: ProcessId) -> Result<()> {
        let id = self.add_thread(process, Ref::NULL);
        self.set_current(id);
        let object = self.allocate(self.well_known().thread);
        self.bind_thread(object, id);
        self.thread_mut().set_object(object);
        self.set_thread_field(object, "priority", 5);
        self.set_unsafe_constants()?;
        self.push_continuation(&BOOT, &[0, 0]);
        Ok(())
    }

    /// Gives a process made from the boot image its threads; the main one will run the program.
    pub(crate) fn start_main(&mut self, process: ProcessId, objects: &[(Ref, bool)]) {
        let main = ThreadId(self.threads().len() as u32);
        for (index, &(object, daemon)) in objects.iter().enumerate() {
            let id = self.add_thread(process, object);
            let thread = self.thread_at_mut(id);
            thread.set_daemon(daemon);
            if index > 0 {
                thread.set_status(Status::Dormant);
            }
            self.set_current(id);
            self.bind_thread(object, id);
        }
        self.set_current(main);
        let app_loader = self.process().app_loader();
        let object = self.loader_object(app_loader);
        if !object.is_null() {
            self.number_loader(object, app_loader);
        }
        let done = self.personalize();
        debug_assert!(done.is_ok(), "looked up when the library was started");
        self.push_continuation(&launch::MAIN, &[0, 0, 0]);
    }

    /// Puts the working directory where the library keeps copies of it.
    fn personalize(&mut self) -> Result<()> {
        let directory = self.process().config.working_directory.to_string_lossy().into_owned();
        let directory = self.new_string(&directory);
        let properties = self.boot_class("jdk/internal/util/StaticProperty")?;
        self.set_static(properties, "USER_DIR", u64::from(directory.0));
        let file = self.boot_class("java/io/File")?;
        let name = if file.field_named("FS").is_some() { "FS" } else { "fs" };
        let system = Ref(self.get_static(file, name) as u32);
        if !system.is_null() && self.has_field(system, "userDir") {
            self.set_field(system, "userDir", u64::from(directory.0));
        }
        Ok(())
    }

    /// The loaders get their numbers when they are first met. In a run-time image with few modules
    /// nobody has met some of them yet, and programs start by way of them.
    fn number_builtin_loaders(&mut self) -> Result<()> {
        let class = self.boot_class("jdk/internal/loader/ClassLoaders")?;
        for name in ["PLATFORM_LOADER", "APP_LOADER"] {
            let loader = Ref(self.get_static(class, name) as u32);
            self.loader_of(loader);
        }
        Ok(())
    }

    /// What the JDK's own machine writes into `UnsafeConstants`.
    fn set_unsafe_constants(&mut self) -> Result<()> {
        let class = self.boot_class("jdk/internal/misc/UnsafeConstants")?;
        self.set_static(class, "ADDRESS_SIZE0", 8);
        self.set_static(class, "PAGE_SIZE", 4096);
        self.set_static(class, "BIG_ENDIAN", 0);
        self.set_static(class, "UNALIGNED_ACCESS", 1);
        self.set_static(class, "DATA_CACHE_LINE_FLUSH_SIZE", 0);
        // Its initialiser would overwrite them.
        self.set_initialized(class);
        Ok(())
    }

    fn init_named(&mut self, name: &str) -> Result<()> {
        let class = self.boot_class(name)?;
        self.ensure_initialized(class)
    }

    fn init_if_present(&mut self, name: &str) -> Result<()> {
        match self.program.load(LoaderId::BOOT, Name::new(name)) {
            Ok(class) => self.ensure_initialized(class),
            Err(_) => Ok(()),
        }
    }

    /// Starts a Java thread: its machine thread begins in `Thread.run`.
    pub fn start_thread(&mut self, process: ProcessId, object: Ref) {
        self.share_if_watched(object);
        let name = self.string_or_null(self.get_ref(object, "name")).unwrap_or_default();
        let class = self.class_of(object).name;
        let system = matches!(
            &*class,
            "java/lang/ref/Reference$ReferenceHandler" | "java/lang/ref/Finalizer$FinalizerThread"
        ) || matches!(name.as_str(), "Signal Dispatcher" | "Common-Cleaner");
        let daemon = self.thread_flag(object, "daemon");
        let id = self.add_thread(process, object);
        let thread = self.thread_at_mut(id);
        thread.set_daemon(daemon);
        if system {
            thread.set_status(Status::Dormant);
        }
        self.bind_thread(object, id);
        self.set_thread_field(object, "threadStatus", THREAD_RUNNABLE.into());
        if system {
            return;
        }
        let starter = self.current();
        self.set_current(id);
        self.push_continuation(&RUN, &[0]);
        let run = self.select(object, self.well_known().thread_run);
        let pushed = self.push_call(run, &[u64::from(object.0)]);
        debug_assert!(pushed.is_ok(), "an empty stack has room");
        self.set_current(starter);
        self.acquire_from(id, starter);
        self.started_after(id, starter);
    }

    fn constructor(&self, class: &str, descriptor: &str) -> Result<MethodRef> {
        let class = self.boot_class(class)?;
        self.library_method(class, "<init>", descriptor)
    }
}

/// Calls a method from a continuation; the continuation runs again when it returns.
pub(crate) fn call_java(machine: &mut Machine, method: MethodRef, args: &[u64]) -> Result<u64> {
    machine.push_call(method, args)?;
    Err(Stop::Pushed)
}

fn boot_step(call: &mut Call<'_>, outcome: Completion) -> Result<u64> {
    let machine = &mut *call.machine;
    if let Completion::Threw(exception) = outcome {
        return Err(boot_failed(machine, exception));
    }
    loop {
        let step = machine.saved(1) as usize;
        machine.set_saved(1, step as u64 + 1);
        let early = EARLY.len();
        match step {
            step if step < early => machine.init_named(EARLY[step])?,
            step if step == early => {
                let class = machine.boot_class("java/lang/ThreadGroup")?;
                let group = machine.allocate(class);
                machine.set_saved(2, u64::from(group.0));
                let init = machine.constructor("java/lang/ThreadGroup", "()V")?;
                return call_java(machine, init, &[u64::from(group.0)]);
            }
            step if step == early + 1 => {
                let system = machine.saved(2);
                let class = machine.boot_class("java/lang/ThreadGroup")?;
                let group = machine.allocate(class);
                machine.set_saved(2, u64::from(group.0));
                let init = machine.constructor(
                    "java/lang/ThreadGroup",
                    "(Ljava/lang/ThreadGroup;Ljava/lang/String;)V",
                )?;
                let name = machine.new_string("main");
                return call_java(machine, init, &[u64::from(group.0), system, u64::from(name.0)]);
            }
            step if step == early + 2 => {
                let group = machine.saved(2);
                let init = machine.constructor(
                    "java/lang/Thread",
                    "(Ljava/lang/ThreadGroup;Ljava/lang/String;)V",
                )?;
                let name = machine.new_string("main");
                let thread = machine.thread().object();
                return call_java(machine, init, &[u64::from(thread.0), group, u64::from(name.0)]);
            }
            step if step == early + 3 => {
                let thread = machine.thread().object();
                machine.set_thread_field(thread, "threadStatus", THREAD_RUNNABLE.into());
            }
            step if step < early + 4 + BEFORE_PHASES.len() => {
                machine.init_named(BEFORE_PHASES[step - early - 4])?;
            }
            _ => {
                let phase = step - early - 4 - BEFORE_PHASES.len();
                let system = machine.boot_class("java/lang/System")?;
                match phase {
                    0 => {
                        let method = machine.library_method(system, "initPhase1", "()V")?;
                        return call_java(machine, method, &[]);
                    }
                    phase if phase <= AFTER_PHASE_1.len() => {
                        machine.init_named(AFTER_PHASE_1[phase - 1])?;
                    }
                    phase if phase == AFTER_PHASE_1.len() + 1 => {
                        let method = machine.library_method(system, "initPhase2", "(ZZ)I")?;
                        return call_java(machine, method, &[1, 0]);
                    }
                    phase if phase == AFTER_PHASE_1.len() + 2 => {
                        let method = machine.library_method(system, "initPhase3", "()V")?;
                        return call_java(machine, method, &[]);
                    }
                    phase => match PREINITIALISED.get(phase - AFTER_PHASE_1.len() - 3) {
                        Some(name) => machine.init_if_present(name)?,
                        None => {
                            machine.number_builtin_loaders()?;
                            return Ok(0);
                        }
                    },
                }
            }
        }
    }
}

/// The library did not come up: say what it threw, for there is no `System.err` to rely on.
fn boot_failed(machine: &mut Machine, exception: Ref) -> Stop {
    let class = machine.class_of(exception).java_name();
    let message = machine.string_or_null(machine.get_ref(exception, "detailMessage"));
    let mut text = format!("starting the JDK's library: {class}");
    if let Some(message) = message {
        text.push_str(": ");
        text.push_str(&message);
    }
    for entry in machine.view_of(machine.current()).trace(exception) {
        let (method, bci) = crate::interp::entry_parts(machine, entry);
        text.push_str(&format!("\n\tat {method:?} line {:?}", method.line_of(bci)));
    }
    machine.thread_mut().frames_mut().pop();
    Stop::Unsupported(text)
}

/// What the JDK's machine prints when an uncaught-exception handler itself throws.
pub(crate) fn handler_failed(machine: &mut Machine, exception: Ref) {
    let class = machine.class_of(exception).java_name();
    let thread = machine.thread_name(machine.current());
    let process = machine.thread().process;
    let text = format!(
        "\nException: {class} thrown from the UncaughtExceptionHandler in thread \"{thread}\"\n"
    );
    machine.write_error(process, &text);
}

/// A thread's `run` is over: report what it threw, then end.
fn thread_step(call: &mut Call<'_>, outcome: Completion) -> Result<u64> {
    let machine = &mut *call.machine;
    let step = machine.saved(1);
    machine.set_saved(1, step + 1);
    let thread = machine.thread().object();
    match (step, outcome) {
        (0, Completion::Threw(exception)) => {
            machine.note_leaving(exception);
            machine.set_saved(1, 1);
            let dispatch = machine.library_method(
                machine.well_known().thread,
                "dispatchUncaughtException",
                "(Ljava/lang/Throwable;)V",
            )?;
            call_java(machine, dispatch, &[u64::from(thread.0), u64::from(exception.0)])
        }
        (0 | 1, _) => {
            if let Completion::Threw(exception) = outcome {
                handler_failed(machine, exception);
            }
            machine.set_saved(1, 2);
            let exit = machine.library_method(machine.well_known().thread, "exit", "()V")?;
            call_java(machine, exit, &[u64::from(thread.0)])
        }
        _ => {
            machine.begin_end()?;
            machine.before_end(thread)?;
            machine.finish_thread_object();
            Err(Stop::ThreadEnded)
        }
    }
}

/// Properties that HotSpot itself sets, and those of the command line.
pub fn vm_properties(machine: &Machine) -> Vec<(String, String)> {
    let jdk = &machine.program.jdk;
    let process: &Process = machine.process();
    let feature = jdk.feature_version;
    let home = jdk.home.to_string_lossy().into_owned();
    let vendor =
        jdk.release.get("IMPLEMENTOR").map_or("Heddle", |v| v.trim_matches('"')).to_owned();
    let runtime = jdk
        .release
        .get("JAVA_RUNTIME_VERSION")
        .map_or_else(|| jdk.version(), |v| v.trim_matches('"').to_owned());
    let mut all: Vec<(String, String)> = [
        ("java.home", home.as_str()),
        ("java.vm.specification.name", "Java Virtual Machine Specification"),
        ("java.vm.specification.vendor", "Oracle Corporation"),
        ("java.vm.specification.version", &feature.to_string()),
        ("java.vm.version", &runtime),
        ("java.vm.name", "Heddle"),
        ("java.vm.vendor", &vendor),
        ("java.vm.info", "deterministic"),
        ("java.vm.compressedOopsMode", "32-bit"),
        ("java.class.path", &process.config.class_path_text),
        ("java.library.path", ""),
        ("sun.boot.library.path", &format!("{home}/lib")),
        ("jdk.debug", "release"),
        ("sun.nio.MaxDirectMemorySize", "-1"),
        ("sun.nio.PageAlignDirectMemory", "false"),
        // Reflection calls through natives: no bytecode is spun at run time for it.
        ("sun.reflect.inflationThreshold", "2147483647"),
        ("sun.java.launcher", "SUN_STANDARD"),
    ]
    .map(|(key, value)| (key.to_owned(), value.to_owned()))
    .into();
    all.extend(process.config.properties.iter().cloned());
    all
}

/// What the host would tell; fixed.
pub fn platform_properties(machine: &Machine) -> Vec<(&'static str, String)> {
    let directory = machine.process().config.working_directory.to_string_lossy().into_owned();
    let mut all: Vec<(&'static str, String)> = [
        ("display_language", "en"),
        ("file_separator", "/"),
        ("file_encoding", "UTF-8"),
        ("native_encoding", "UTF-8"),
        ("line_separator", "\n"),
        ("path_separator", ":"),
        ("java_io_tmpdir", "/tmp"),
        ("os_arch", "amd64"),
        ("os_name", "Linux"),
        ("os_version", "5.0"),
        ("sun_arch_data_model", "64"),
        ("sun_cpu_endian", "little"),
        ("sun_io_unicode_encoding", "UnicodeLittle"),
        ("sun_jnu_encoding", "UTF-8"),
        ("user_home", "/home/user"),
        ("user_name", "user"),
    ]
    .map(|(key, value)| (key, value.to_owned()))
    .into();
    all.push(("user_dir", directory));
    all
}

/// Which built-in loader an object is, by its class.
pub(crate) fn builtin_loader(machine: &Machine, loader: Ref) -> Option<LoaderId> {
    match &*machine.class_of(loader).name {
        "jdk/internal/loader/ClassLoaders$PlatformClassLoader" => Some(LoaderId::PLATFORM),
        "jdk/internal/loader/ClassLoaders$AppClassLoader" => Some(machine.process().app_loader()),
        "jdk/internal/loader/ClassLoaders$BootClassLoader" => Some(LoaderId::BOOT),
        _ => None,
    }
}
