//! Cases of several processes, under `tests/corpus/net`: the real JVM runs them over loopback, and
//! each process prints the same and ends with the same status under `heddle run`.
//!
//! `//@ process: name = Class arguments...` names a process, in the order of starting. On the real
//! JVM each one starts once the one before has printed a line `ready` or has ended; under heddle
//! once it listens, is blocked or has ended. `{port}` among the arguments is a port that is free.

use super::case::{self, Case};
use super::compare::{difference, excerpt};
use super::{Bench, Settings, run};
use crate::directives::split_words;
use crate::failure::Failure;
use crate::java;
use crate::process::{End, Outcome, end_of, run_quietly};
use crate::workspace;
use std::fmt::Write;
use std::fs::{self, File};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

const DIRECTIVES: &[&str] = &["jdk", "jdk-max", "javac", "process"];
/// What the names of these cases begin with.
const PREFIX: &str = "net-systems/";
/// The port that heddle's processes use; there nobody else can have it.
const PORT: u16 = 9000;
const PAUSE: Duration = Duration::from_millis(5);

struct Process {
    name: String,
    /// The class and its arguments.
    words: Vec<String>,
}

/// All cases of several processes.
pub(super) fn find_all() -> Result<Vec<Case>, Failure> {
    let mut cases = case::find_all(&workspace::root().join("tests/corpus/net"), DIRECTIVES)?;
    for case in &mut cases {
        case.name.insert_str(0, PREFIX);
        processes(case, PORT)?;
    }
    Ok(cases)
}

pub(super) fn is_system(case: &Case) -> bool {
    case.name.starts_with(PREFIX)
}

fn processes(case: &Case, port: u16) -> Result<Vec<Process>, Failure> {
    let mut processes = Vec::new();
    for line in case.directives.all("process") {
        let problem = || Failure::new(format!("{}: process: no `name = Class`", case.name));
        let (name, words) = line.split_once('=').ok_or_else(problem)?;
        let words =
            split_words(words).into_iter().map(|word| word.replace("{port}", &port.to_string()));
        let process = Process { name: name.trim().to_owned(), words: words.collect() };
        if process.words.is_empty() {
            return Err(problem());
        }
        processes.push(process);
    }
    match processes.len() {
        0 | 1 => Err(Failure::new(format!("{}: there are no two processes", case.name))),
        _ => Ok(processes),
    }
}

/// Fails with the difference, if there is one; else says how many seconds heddle took.
pub(super) fn check(bench: &Bench, case: &Case, settings: &Settings) -> Result<f64, Failure> {
    let expected = run::remember(bench, case, || {
        let text = run_java(bench, case, settings)?;
        Ok(Outcome { end: End::Status(0), stdout: text.into_bytes(), stderr: Vec::new() })
    })?;
    let started = Instant::now();
    let (actual, stderr) = match &settings.heddle {
        Some(heddle) => run_heddle(bench, case, settings, heddle)?,
        None => (run_java(bench, case, settings)?, Vec::new()),
    };
    let seconds = started.elapsed().as_secs_f64();
    match difference("what the processes did", &expected.stdout, actual.as_bytes()) {
        Some(difference) => Err(Failure::new(difference + &excerpt("stderr of heddle", &stderr))),
        None => Ok(seconds),
    }
}

/// A process of the real system.
struct Running {
    child: Child,
    stdout: PathBuf,
    end: Option<End>,
}

impl Running {
    fn has_ended(&mut self) -> Result<bool, Failure> {
        if self.end.is_none() {
            let status = self.child.try_wait();
            let status = status.map_err(|error| Failure::new(format!("java: {error}")))?;
            self.end = status.map(end_of);
        }
        Ok(self.end.is_some())
    }

    fn is_ready(&self) -> bool {
        let output = fs::read(&self.stdout).unwrap_or_default();
        output.split_inclusive(|&byte| byte == b'\n').any(|line| line == b"ready\n")
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        if self.end.is_none() {
            // It may have ended meanwhile, which is as good.
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

fn run_java(bench: &Bench, case: &Case, settings: &Settings) -> Result<String, Failure> {
    let folder = bench.case_folder(case);
    let work = folder.join("work");
    run::recreate(&work)?;
    let processes = processes(case, free_port()?)?;
    let until = Instant::now() + settings.time_max;
    let mut all: Vec<Running> = Vec::new();
    for process in &processes {
        if let Some(before) = all.last_mut() {
            wait(until, || Ok(before.is_ready() || before.has_ended()?))?;
        }
        all.push(start_java(bench, case, process, &folder, &work)?);
    }
    for running in &mut all {
        wait(until, || running.has_ended())?;
    }
    let mut text = String::new();
    for (process, running) in processes.iter().zip(&all) {
        let output = read(&running.stdout)?;
        let End::Status(status) = running.end.unwrap_or(End::TimedOut) else {
            return Err(Failure::new(format!("java itself: {} was stopped", process.name)));
        };
        tell(&mut text, &process.name, String::from_utf8_lossy(&output).lines(), status);
    }
    Ok(text)
}

fn wait(until: Instant, mut done: impl FnMut() -> Result<bool, Failure>) -> Result<(), Failure> {
    while !done()? {
        if Instant::now() > until {
            return Err(Failure::new("java itself: time limit reached"));
        }
        std::thread::sleep(PAUSE);
    }
    Ok(())
}

fn start_java(
    bench: &Bench,
    case: &Case,
    process: &Process,
    folder: &Path,
    work: &Path,
) -> Result<Running, Failure> {
    let [stdout, stderr] =
        ["stdout", "stderr"].map(|stream| folder.join(format!("{}-{stream}", process.name)));
    let create = |path: &Path| File::create(path).map_err(|error| Failure::file(path, &error));
    let mut command = java::tool(&bench.jdk, "java");
    command.args(["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-cp"]);
    command.arg(bench.classes(case)).args(&process.words).current_dir(work);
    command.stdin(Stdio::null()).stdout(create(&stdout)?).stderr(create(&stderr)?);
    let child = command.spawn().map_err(|error| Failure::new(format!("java: {error}")))?;
    Ok(Running { child, stdout, end: None })
}

/// What the processes printed and how they ended, and heddle's own standard error.
fn run_heddle(
    bench: &Bench,
    case: &Case,
    settings: &Settings,
    heddle: &Path,
) -> Result<(String, Vec<u8>), Failure> {
    let folder = bench.case_folder(case);
    let work = folder.join("work");
    run::recreate(&work)?;
    let processes = processes(case, PORT)?;
    let description = folder.join("system.toml");
    let text = describe(&processes, &bench.classes(case));
    fs::write(&description, text).map_err(|error| Failure::file(&description, &error))?;
    let mut command = Command::new(heddle);
    java::isolate(&mut command);
    command.arg("run").arg("--jdk").arg(&bench.jdk.home).arg(&description).current_dir(&work);
    let outcome = run_quietly(&mut command, &[], &folder, settings.time_max)?;
    if !matches!(outcome.end, End::Status(_)) {
        return Err(Failure::new(format!("heddle: {}", outcome.end)));
    }
    let (stdout, stderr) =
        (String::from_utf8_lossy(&outcome.stdout), String::from_utf8_lossy(&outcome.stderr));
    let mut text = String::new();
    for Process { name, .. } in &processes {
        let prefix = format!("[{name}] ");
        let ended = format!("heddle: {name} ended with status ");
        let status = stderr.lines().find_map(|line| line.strip_prefix(&ended)?.parse().ok());
        let lines = stdout.lines().filter_map(|line| line.strip_prefix(&prefix));
        // A run that did not end well ends nobody.
        let status = status.unwrap_or(match outcome.end {
            End::Status(status) if !stderr.contains("ended with status") => status,
            _ => 0,
        });
        tell(&mut text, name, lines, status);
    }
    Ok((text, outcome.stderr.clone()))
}

/// The same form for both.
fn tell<'a>(text: &mut String, name: &str, lines: impl Iterator<Item = &'a str>, status: i32) {
    for line in lines {
        let _ = writeln!(text, "{name}: {line}");
    }
    let _ = writeln!(text, "{name} ends with status {status}");
}

/// The system as a file for heddle.
fn describe(processes: &[Process], classes: &Path) -> String {
    let quote = |text: &str| format!("{text:?}");
    let mut text = format!("classpath = [{}]\n", quote(&classes.display().to_string()));
    let mut before: Option<&str> = None;
    for Process { name, words } in processes {
        let args: Vec<String> = words[1..].iter().map(|word| quote(word)).collect();
        let _ = write!(
            text,
            "\n[[process]]\nname = {}\nmain = {}\nargs = [{}]\n",
            quote(name),
            quote(&words[0]),
            args.join(", ")
        );
        if let Some(before) = before {
            let _ = writeln!(text, "after = [{}]", quote(before));
        }
        before = Some(name);
    }
    text
}

/// A port below those that systems give out by themselves.
fn free_port() -> Result<u16, Failure> {
    let start = 20_000 + (std::process::id() % 9_000) as u16;
    let free = |port: &u16| TcpListener::bind(("127.0.0.1", *port)).is_ok();
    static USED: std::sync::atomic::AtomicU16 = std::sync::atomic::AtomicU16::new(0);
    for _ in 0..1000 {
        let port = start + USED.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        if free(&port) {
            return Ok(port);
        }
    }
    Err(Failure::new("no port is free"))
}

fn read(path: &Path) -> Result<Vec<u8>, Failure> {
    fs::read(path).map_err(|error| Failure::file(path, &error))
}
