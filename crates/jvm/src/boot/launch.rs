//! The life of a process's main thread after boot: its program is found and called, the others are
//! waited for, and the process ends.

use heddle_net::Rules;

use crate::boot::{call_java, handler_failed};
use crate::interp::{Completion, Continuation, Result, Stop};
use crate::machine::Machine;
use crate::names::Name;
use crate::program::{ClassRef, MethodId};
use crate::state::{Call, Ref, Status, ThreadId};

/// Saved: the next step, the object of the current step, how many properties were set.
pub(crate) static MAIN: Continuation =
    Continuation { name: "main", refs: 0b101, resume: main_step, catches: true };

/// Modes of the launcher's helper.
const LAUNCH_CLASS: u64 = 1;
const LAUNCH_JAR: u64 = 2;

const MAIN_PROPERTIES: u64 = 0;
const MAIN_CLASS_PATH: u64 = 1;
const MAIN_LOADER: u64 = 2;
const MAIN_PROVIDER: u64 = 3;
const MAIN_PREPARE: u64 = 4;
const MAIN_HOLD: u64 = 5;
const MAIN_LOAD: u64 = 6;
const MAIN_CALL: u64 = 7;
const MAIN_RETURNED: u64 = 8;
const MAIN_REPORTED: u64 = 9;
const MAIN_DRAIN: u64 = 10;
const MAIN_SHUTDOWN: u64 = 11;

/// The provider of symbolic cryptography.
const PROVIDER: &str = "heddle/crypto/Symbolic";

/// The life of the main thread after boot: find the class, run it, wait for others, shut down.
fn main_step(call: &mut Call<'_>, outcome: Completion) -> Result<u64> {
    let machine = &mut *call.machine;
    loop {
        let step = machine.saved(1);
        machine.set_saved(1, step + 1);
        match (step, outcome) {
            (MAIN_PROPERTIES, Completion::Returned(_)) => {
                let properties = own_properties(machine);
                let done = machine.saved(3);
                if let Some((key, value)) = properties.get(done as usize) {
                    machine.set_saved(1, step);
                    machine.set_saved(3, done + 1);
                    return set_property(machine, key, value);
                }
            }
            (MAIN_CLASS_PATH, Completion::Returned(_)) => {
                let class = machine.boot_class("jdk/internal/loader/URLClassPath")?;
                machine.set_saved(1, step);
                machine.ensure_initialized(class)?;
                machine.set_saved(1, step + 1);
                let path = machine.process().config.class_path_text.clone();
                let path = machine.new_string(&path);
                let object = machine.allocate(class);
                machine.set_saved(2, u64::from(object.0));
                let init = machine.library_method(class, "<init>", "(Ljava/lang/String;Z)V")?;
                return call_java(machine, init, &[u64::from(object.0), u64::from(path.0), 0]);
            }
            (MAIN_LOADER, Completion::Returned(_)) => {
                let path = machine.saved(2);
                let loader = machine.loader_object(machine.process().app_loader());
                machine.set_field(loader, "ucp", path);
                machine.set_saved(2, 0);
            }
            (MAIN_PROVIDER, Completion::Returned(_)) if machine.process().config.symbolic => {
                let loader = machine.process().app_loader();
                let provider = machine.program.load(loader, Name::new(PROVIDER));
                let provider = provider.map_err(|_| Stop::unsupported(PROVIDER))?;
                machine.set_saved(1, step);
                machine.ensure_initialized(provider)?;
                machine.set_saved(1, step + 1);
                let install = machine.library_method(provider, "install", "()V")?;
                return call_java(machine, install, &[]);
            }
            // What the library does at a first use is done on no path of a search.
            (MAIN_PREPARE, Completion::Returned(_))
                if machine.process().config.symbolic && machine.is_watched() =>
            {
                let loader = machine.process().app_loader();
                let provider = machine.program.load(loader, Name::new(PROVIDER));
                let provider = provider.map_err(|_| Stop::unsupported(PROVIDER))?;
                let prepare = machine.library_method(provider, "prepare", "()V")?;
                return call_java(machine, prepare, &[]);
            }
            (MAIN_HOLD, Completion::Returned(_)) if machine.is_prepared_before_others() => {
                machine.thread_mut().hold();
                return Err(Stop::Blocked);
            }
            (MAIN_PROVIDER | MAIN_PREPARE | MAIN_HOLD, Completion::Returned(_)) => {}
            (MAIN_LOAD, Completion::Returned(_)) if machine.process().config.entry.is_some() => {
                return load_by_name(machine);
            }
            (MAIN_LOAD, Completion::Returned(_)) => {
                let config = machine.process().config.clone();
                let (mode, what) = match &config.jar {
                    Some(jar) => (LAUNCH_JAR, jar.to_string_lossy().into_owned()),
                    None => (LAUNCH_CLASS, config.main_class.clone()),
                };
                let helper = machine.boot_class("sun/launcher/LauncherHelper")?;
                let load = machine.library_method(
                    helper,
                    "checkAndLoadMain",
                    "(ZILjava/lang/String;)Ljava/lang/Class;",
                )?;
                let what = machine.new_string(&what);
                machine.set_saved(1, step);
                machine.ensure_initialized(helper)?;
                machine.set_saved(1, step + 1);
                return call_java(machine, load, &[1, mode, u64::from(what.0)]);
            }
            (MAIN_CALL, Completion::Returned(mirror)) => {
                let mirror =
                    Ref(if machine.saved(2) != 0 { machine.saved(2) } else { mirror } as u32);
                machine.set_saved(2, u64::from(mirror.0));
                let class = machine.class_of_mirror(mirror);
                machine.set_saved(1, step);
                machine.ensure_initialized(class)?;
                machine.set_saved(1, step + 1);
                machine.set_saved(2, 0);
                let args = machine.process().config.args.clone();
                let array = machine.string_array(&args);
                return call_main(machine, class, array);
            }
            (_, Completion::Threw(exception)) if step <= MAIN_RETURNED => {
                machine.note_leaving(exception);
                machine.process_mut().set_exit_status(1);
                machine.set_saved(1, MAIN_REPORTED);
                let thread = machine.thread().object();
                let dispatch = machine.library_method(
                    machine.well_known().thread,
                    "dispatchUncaughtException",
                    "(Ljava/lang/Throwable;)V",
                )?;
                return call_java(
                    machine,
                    dispatch,
                    &[u64::from(thread.0), u64::from(exception.0)],
                );
            }
            (MAIN_RETURNED, _) => {}
            (MAIN_REPORTED, _) => {
                if let Completion::Threw(exception) = outcome {
                    handler_failed(machine, exception);
                }
                let exit = machine.library_method(machine.well_known().thread, "exit", "()V")?;
                let thread = machine.thread().object();
                return call_java(machine, exit, &[u64::from(thread.0)]);
            }
            (MAIN_DRAIN, _) => {
                if machine.get_long(machine.thread().object(), "eetop") != 0 {
                    machine.set_saved(1, step);
                    machine.begin_end()?;
                    machine.before_end(machine.thread().object())?;
                    machine.set_saved(1, step + 1);
                    machine.finish_thread_object();
                }
                let process = machine.thread().process;
                if machine.has_user_threads(process, machine.current()) {
                    machine.set_saved(1, MAIN_DRAIN);
                    machine.thread_mut().set_status(Status::Draining);
                    return Err(Stop::Blocked);
                }
                machine.acquire_from_ended();
            }
            (MAIN_SHUTDOWN, _) => {
                let class = machine.boot_class("java/lang/Shutdown")?;
                machine.set_saved(1, step);
                machine.ensure_initialized(class)?;
                machine.set_saved(1, step + 1);
                let shutdown = machine.library_method(class, "shutdown", "()V")?;
                return call_java(machine, shutdown, &[]);
            }
            _ => {
                // What daemons do before the end counts.
                machine.before_process_end()?;
                let process = machine.thread().process;
                machine.end_process(process, 0);
                return Err(Stop::ProcessEnded);
            }
        }
    }
}

/// The properties that belong to this process and not to the image.
fn own_properties(machine: &Machine) -> Vec<(String, String)> {
    let config = &machine.process().config;
    let mut all = vec![
        ("java.class.path".to_owned(), config.class_path_text.clone()),
        ("user.dir".to_owned(), config.working_directory.to_string_lossy().into_owned()),
        ("sun.java.command".to_owned(), command_line(config)),
    ];
    all.extend(config.properties.iter().cloned());
    all
}

fn set_property(machine: &mut Machine, key: &str, value: &str) -> Result<u64> {
    let system = machine.boot_class("java/lang/System")?;
    let properties = machine.get_static(system, "props");
    let class = machine.boot_class("java/util/Properties")?;
    let set = machine.library_method(
        class,
        "setProperty",
        "(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/Object;",
    )?;
    let key = machine.new_string(key);
    let value = machine.new_string(value);
    call_java(machine, set, &[properties, u64::from(key.0), u64::from(value.0)])
}

/// The program and its arguments, as `sun.java.command` shows them.
fn command_line(config: &crate::state::ProcessConfig) -> String {
    let mut line = match &config.jar {
        Some(jar) => jar.to_string_lossy().into_owned(),
        None => config.main_class.clone(),
    };
    for arg in &config.args {
        line.push(' ');
        line.push_str(arg);
    }
    line
}

impl Machine {
    /// Whether the current thread's process starts after others, and is made ready before them: what that
    /// takes belongs to no path of a search.
    fn is_prepared_before_others(&self) -> bool {
        let config = &self.process().config;
        self.is_watched()
            && config.symbolic
            && (!config.after.is_empty() || config.after_first_run.is_some())
            && self.network().config.settings.rules == Rules::Tcp
    }

    /// Processes that are made ready before others may begin with that.
    pub fn let_held_prepare(&mut self) {
        let current = self.current();
        let held = self.threads().iter().filter(|it| matches!(it.status(), Status::Held { .. }));
        let held: Vec<ThreadId> = held.map(|thread| thread.id).collect();
        for id in held {
            self.set_current(id);
            if self.is_prepared_before_others() {
                self.thread_mut().go_on();
            }
        }
        self.set_current(current);
    }

    /// Whether the program of the current thread's process has not begun: its launcher runs.
    pub(crate) fn is_launching(&self) -> bool {
        let thread = self.thread();
        let Some(frame) = thread.frames().first() else { return false };
        let is_main = frame.continuation.is_some_and(|continuation| continuation.name == MAIN.name);
        is_main && thread.stack()[frame.base as usize + 1] <= MAIN_CALL
    }
}

/// Loads the class of a process that does not begin with `main`.
fn load_by_name(machine: &mut Machine) -> Result<u64> {
    let config = machine.process().config.clone();
    let name = machine.new_string(&config.main_class);
    let loader = machine.loader_object(machine.process().app_loader());
    let class = machine.boot_class("java/lang/Class")?;
    let descriptor = "(Ljava/lang/String;ZLjava/lang/ClassLoader;)Ljava/lang/Class;";
    let load = machine.library_method(class, "forName", descriptor)?;
    call_java(machine, load, &[u64::from(name.0), 0, u64::from(loader.0)])
}

/// Calls a static method instead of `main`, with the arguments if it takes them.
fn call_entry(machine: &mut Machine, class: ClassRef, name: &str, args: Ref) -> Result<u64> {
    let with_args = class.method_named(name, "([Ljava/lang/String;)V");
    let entry = with_args.or_else(|| class.method_named(name, "()V"));
    let Some(entry) = entry.filter(|method| method.is_static()) else {
        let message = format!("static void {}.{name}(String[])", class.java_name());
        return Err(Stop::throw("java/lang/NoSuchMethodError", &message));
    };
    let args = [u64::from(args.0)];
    call_java(machine, entry, if with_args.is_some() { &args } else { &[] })
}

/// Calls the main method: static or not, with arguments or without (JEP 512).
fn call_main(machine: &mut Machine, class: ClassRef, args: Ref) -> Result<u64> {
    if let Some(entry) = machine.process().config.entry.clone() {
        return call_entry(machine, class, &entry, args);
    }
    let with_args = class.method_named("main", "([Ljava/lang/String;)V");
    let main = with_args.or_else(|| class.method_named("main", "()V"));
    let Some(main) = main else {
        return Err(Stop::throw("java/lang/NoSuchMethodError", "main"));
    };
    let mut call_args = Vec::new();
    if !main.is_static() {
        call_args.push(0);
    }
    if with_args.is_some() {
        call_args.push(u64::from(args.0));
    }
    if main.is_static() {
        return call_java(machine, main, &call_args);
    }
    let object = machine.allocate(class);
    let init = machine.library_method(class, "<init>", "()V")?;
    machine.push_continuation(
        &INSTANCE_MAIN,
        &[u64::from(object.0), u64::from(main.id.0), u64::from(args.0), 0],
    );
    call_java(machine, init, &[u64::from(object.0)])
}

/// Saved: the instance, the method's number, the arguments, whether it was called.
static INSTANCE_MAIN: Continuation = Continuation {
    name: "instance main",
    refs: 0b1010,
    resume: instance_main_step,
    catches: false,
};

fn instance_main_step(call: &mut Call<'_>, _: Completion) -> Result<u64> {
    let machine = &mut *call.machine;
    if machine.saved(4) != 0 {
        return Ok(0);
    }
    machine.set_saved(4, 1);
    let main = machine.program.method(MethodId(machine.saved(2) as u32));
    let (object, args) = (machine.saved(1), machine.saved(3));
    let main = machine.select(Ref(object as u32), main);
    match main.params.len() {
        0 => call_java(machine, main, &[object]),
        _ => call_java(machine, main, &[object, args]),
    }
}
