//! Running one case under `java` and under heddle.

use super::case::{Case, Expect};
use super::compare::{difference, excerpt};
use super::{Bench, Settings};
use crate::failure::Failure;
use crate::java;
use crate::process::{End, Outcome, run_quietly};
use std::ffi::OsStr;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Instant;

/// Fails with the difference, if there is one; else says how many seconds heddle took.
pub(crate) fn check(bench: &Bench, case: &Case, settings: &Settings) -> Result<f64, Failure> {
    // What java cannot be expected to do, it need not do twice.
    if settings.heddle.is_none() && case.expect != Expect::Same {
        return Ok(0.0);
    }
    let expected = match case.expect {
        Expect::Same => Some(expected(bench, case, settings)?),
        Expect::Unsupported | Expect::Error | Expect::Blocked | Expect::Idle => None,
    };
    let started = Instant::now();
    let actual = run_heddle(bench, case, settings)?;
    let seconds = started.elapsed().as_secs_f64();

    let problem = match &expected {
        Some(expected) => compare_with_java(case, expected, &actual),
        None => compare_with_directives(case, &actual),
    };
    if let Some(problem) = problem {
        return Err(Failure::new(problem));
    }
    if settings.repeat {
        let again = run_heddle(bench, case, settings)?;
        if again != actual {
            let parts = [
                ("stdout", &actual.stdout, &again.stdout),
                ("stderr", &actual.stderr, &again.stderr),
            ];
            let texts = parts.iter().filter_map(|(name, one, two)| difference(name, one, two));
            let text: String = texts.collect();
            let ends = format!("({}, then {})", actual.end, again.end);
            return Err(Failure::new(format!("two runs differ {ends}\n{text}")));
        }
    }
    Ok(seconds)
}

fn compare_with_java(case: &Case, expected: &Outcome, actual: &Outcome) -> Option<String> {
    let mut problem = String::new();
    if actual.end != expected.end && (case.compare_status || !is_status(actual.end)) {
        problem = format!("{}, where java has {}\n", actual.end, expected.end);
    }
    problem.extend(difference("stdout", &expected.stdout, &actual.stdout));
    if case.compare_stderr {
        problem.extend(difference("stderr", &expected.stderr, &actual.stderr));
    } else if !problem.is_empty() {
        problem += &excerpt("stderr of heddle", &actual.stderr);
    }
    problem += &missing_messages(case, actual);
    (!problem.is_empty()).then_some(problem)
}

fn compare_with_directives(case: &Case, actual: &Outcome) -> Option<String> {
    let (status, what) = match case.expect {
        Expect::Unsupported => (3, "something unsupported"),
        Expect::Error => (2, "an error"),
        Expect::Blocked => (1, "all threads blocked"),
        Expect::Idle => (0, "idle"),
        Expect::Same => (0, "an ordinary end"),
    };
    let mut problem = String::new();
    if actual.end != End::Status(status) {
        problem = format!("{}, where status {status} is expected: {what}\n", actual.end);
    }
    problem += &missing_messages(case, actual);
    if problem.is_empty() {
        return None;
    }
    Some(problem + &excerpt("stderr of heddle", &actual.stderr))
}

fn missing_messages(case: &Case, actual: &Outcome) -> String {
    let stderr = String::from_utf8_lossy(&actual.stderr);
    let missing = case.messages.iter().filter(|message| !stderr.contains(message.as_str()));
    missing.map(|message| format!("stderr lacks: {message}\n")).collect()
}

fn is_status(end: End) -> bool {
    matches!(end, End::Status(_))
}

fn expected(bench: &Bench, case: &Case, settings: &Settings) -> Result<Outcome, Failure> {
    remember(bench, case, || {
        let mut command = java::tool(&bench.jdk, "java");
        // Both make a short run shorter and change nothing that a program can see.
        command.args(["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"]);
        run_case(bench, case, command, settings)
    })
}

/// What `java` does, from the last time if nothing has changed since.
pub(super) fn remember(
    bench: &Bench,
    case: &Case,
    run: impl FnOnce() -> Result<Outcome, Failure>,
) -> Result<Outcome, Failure> {
    let folder = bench.case_folder(case);
    let key = bench.key(case, &folder);
    let file = |name: &str| folder.join(format!("expected-{name}"));
    if fs::read_to_string(file("key")).is_ok_and(|kept| kept == key)
        && let (Ok(status), Ok(stdout), Ok(stderr)) =
            (fs::read_to_string(file("status")), fs::read(file("stdout")), fs::read(file("stderr")))
        && let Ok(status) = status.parse()
    {
        return Ok(Outcome { end: End::Status(status), stdout, stderr });
    }
    let outcome = run()?;
    let End::Status(status) = outcome.end else {
        return Err(Failure::new(format!("java itself: {}", outcome.end)));
    };
    let keep = |name: &str, content: &[u8]| {
        let file = file(name);
        fs::write(&file, content).map_err(|error| Failure::file(&file, &error))
    };
    keep("stdout", &outcome.stdout)?;
    keep("stderr", &outcome.stderr)?;
    keep("status", status.to_string().as_bytes())?;
    keep("key", key.as_bytes())?;
    Ok(outcome)
}

fn run_heddle(bench: &Bench, case: &Case, settings: &Settings) -> Result<Outcome, Failure> {
    let Some(heddle) = &settings.heddle else {
        return run_case(bench, case, java::tool(&bench.jdk, "java"), settings);
    };
    let mut command = Command::new(heddle);
    java::isolate(&mut command);
    command.args([OsStr::new("run"), OsStr::new("--jdk"), bench.jdk.home.as_os_str()]);
    command.args(&case.own_flags);
    run_case(bench, case, command, settings)
}

/// Runs a case in an empty folder, which is the same one for `java` and for heddle, since programs
/// may print it.
fn run_case(
    bench: &Bench,
    case: &Case,
    mut command: Command,
    settings: &Settings,
) -> Result<Outcome, Failure> {
    let folder = bench.case_folder(case);
    let work = folder.join("work");
    recreate(&work)?;
    command.args(&case.flags).arg("-cp").arg(bench.classes(case)).arg(&case.main);
    command.args(&case.args).current_dir(&work);
    run_quietly(&mut command, &case.stdin, &folder, settings.time_max)
}

pub(super) fn recreate(folder: &Path) -> Result<(), Failure> {
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(|error| Failure::file(folder, &error))?;
    }
    fs::create_dir_all(folder).map_err(|error| Failure::file(folder, &error))
}
