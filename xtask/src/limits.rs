//! `cargo xtask limits`: programs that take all the memory and time there is. `heddle check` has to keep
//! within its limits on each of them, and to say what came of it.
//!
//! Peak memory may be a tenth above the limit. So may time, and a second more; but on a busy machine
//! a clock on the wall says little, so that a check fails by it only if it is far too late, or if it has taken
//! that much time of the processor. What is late and no more is told. Whoever fails gets a second try.

mod measure;

use crate::arguments::Arguments;
use crate::corpus::lock;
use crate::directives::{Directives, split_words};
use crate::failure::Failure;
use crate::java;
use crate::process::{End, run_visibly};
use crate::workspace::{self, Profile};
use measure::{Measured, Signal, measure};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

pub(crate) const HELP: &str = "\
limits [FILTER...] [--heddle FILE] [--release] [--jdk DIR] [--table]
    Checks the programs of tests/corpus/limits, and compares the memory and time taken with the
    limits, and the verdicts with those the programs argue for.
    --table  one line for each program: memory, time, what came of it";

/// When a signal is sent to programs that ask for one.
const SIGNAL_AFTER: Duration = Duration::from_secs(1);
/// How late a check may be because others use the machine.
const LOAD_ALLOWANCE: Duration = Duration::from_secs(20);
/// With a signal to wait for, the time limit is out of reach.
const TIME_WITH_SIGNAL: &str = "--max-time=120";

struct Program {
    name: String,
    flags: Vec<String>,
    /// What may come of it: each a status, and a part of what is printed.
    expected: Vec<(i32, String)>,
    memory_max: u64,
    time_max: Duration,
    /// Also checked until a signal comes.
    signal: Option<Signal>,
}

struct Session {
    heddle: PathBuf,
    jdk: PathBuf,
    classes: PathBuf,
    scratch: PathBuf,
    table: bool,
}

pub(crate) fn run(mut arguments: Arguments) -> Result<(), Failure> {
    let homes = arguments.values("--jdk")?;
    let named = arguments.value("--heddle")?;
    let profile = if arguments.flag("--release") { Profile::Release } else { Profile::Corpus };
    let table = arguments.flag("--table");
    let filters = arguments.rest()?;
    let jdk = java::jdks(&homes)?.into_iter().next().ok_or_else(|| Failure::new("no JDK"))?;
    let heddle = workspace::heddle(named, profile)?;
    let _lock = lock()?;
    let folder = workspace::target().join("limits");
    let (classes, scratch) = (folder.join("classes"), folder.join("scratch"));
    for folder in [&classes, &scratch] {
        fs::create_dir_all(folder).map_err(|error| Failure::file(folder, &error))?;
    }
    let sources = workspace::files_below(&workspace::root().join("tests/corpus/limits"))?;
    run_visibly(java::tool(&jdk, "javac").arg("-d").arg(&classes).args(&sources))?;
    let mut programs = sources.iter().map(|file| read(file)).collect::<Result<Vec<_>, _>>()?;
    if !filters.is_empty() {
        programs.retain(|program| filters.iter().any(|filter| program.name.contains(filter)));
    }
    let session = Session { heddle, jdk: jdk.home, classes, scratch, table };
    let mut failed = 0;
    for program in &programs {
        let mut problems = session.try_twice(program, None)?;
        if program.signal.is_some() {
            problems.extend(session.try_twice(program, program.signal)?);
        }
        failed += usize::from(!problems.is_empty());
        for problem in problems {
            println!("FAILED {}: {problem}", program.name);
        }
    }
    println!("limits: {} programs kept within them, {failed} not", programs.len() - failed);
    match failed {
        0 => Ok(()),
        count => Err(Failure::new(format!("{count} programs failed"))),
    }
}

fn read(file: &Path) -> Result<Program, Failure> {
    let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let wrong = |what: String| Failure::new(format!("{name}: {what}"));
    let source = fs::read_to_string(file).map_err(|error| Failure::file(file, &error))?;
    let directives = Directives::parse(&source, &["flags", "expect", "signal"])
        .map_err(|failure| wrong(failure.to_string()))?;
    let flags = directives.words("flags");
    let limit = |option: &str, unit: &str| {
        let at = flags.iter().position(|word| word == option);
        let number = at.and_then(|at| flags.get(at + 1)?.strip_suffix(unit)?.parse::<u64>().ok());
        number.ok_or_else(|| wrong(format!("{option} N{unit} is missing among the flags")))
    };
    let expected = directives.all("expect").map(|text| {
        let (verdict, part) = text.split_once(' ').unwrap_or((text, ""));
        let status = match verdict {
            "holds" => 0,
            "violated" => 1,
            "inconclusive" => 3,
            _ => return Err(wrong(format!("{verdict:?} is no verdict"))),
        };
        Ok((status, part.to_owned()))
    });
    let expected = expected.collect::<Result<Vec<_>, _>>()?;
    if expected.is_empty() {
        return Err(wrong("what comes of it is not said (//@ expect:)".into()));
    }
    let signal = match directives.get("signal") {
        None => None,
        Some("INT") => Some(Signal { name: "INT", after: SIGNAL_AFTER }),
        Some("TERM") => Some(Signal { name: "TERM", after: SIGNAL_AFTER }),
        Some(other) => return Err(wrong(format!("the signal {other:?} is not sent"))),
    };
    let memory_max = limit("--max-memory", "M")? << 20;
    let time_max = Duration::from_secs(limit("--max-time", "")?);
    Ok(Program { name, flags, expected, memory_max, time_max, signal })
}

impl Session {
    /// What is wrong, if it is wrong again the second time.
    fn try_twice(&self, program: &Program, signal: Option<Signal>) -> Result<Vec<String>, Failure> {
        match self.problems(program, signal)? {
            problems if problems.is_empty() => Ok(problems),
            _ => self.problems(program, signal),
        }
    }

    fn problems(&self, program: &Program, signal: Option<Signal>) -> Result<Vec<String>, Failure> {
        let mut command = Command::new(&self.heddle);
        java::isolate(&mut command);
        command.current_dir(&self.scratch).arg("check").arg("--jdk").arg(&self.jdk);
        command.arg("--workers=1").args(&program.flags);
        if signal.is_some() {
            command.args(split_words(TIME_WITH_SIGNAL));
        }
        command.arg("-cp").arg(&self.classes).arg(&program.name);
        // A signal has to be heard within a second, whatever the limits are.
        let until = signal.map_or(program.time_max, |signal| signal.after);
        let time_max = until + until / 10 + Duration::from_secs(1);
        let measured = measure(&mut command, &self.scratch, signal, time_max + LOAD_ALLOWANCE)?;
        let memory_max = program.memory_max + program.memory_max / 10;
        if self.table {
            let first = measured.text.lines().find(|line| !line.is_empty()).unwrap_or_default();
            let name = match signal {
                Some(signal) => format!("{} ({})", program.name, signal.name),
                None => program.name.clone(),
            };
            println!("{name:28} {measured}  {}", first.chars().take(90).collect::<String>());
        }
        let mut problems = Vec::new();
        if measured.peak_bytes > memory_max {
            problems.push(format!("{} MiB of memory", measured.peak_bytes >> 20));
        }
        if measured.processor > time_max {
            problems.push(format!("{:.1} s of the processor", measured.processor.as_secs_f64()));
        } else if measured.elapsed > time_max {
            println!("{}: late, after {:.1} s", program.name, measured.elapsed.as_secs_f64());
        }
        problems.extend(verdict_problem(program, signal.is_some(), &measured));
        Ok(problems)
    }
}

/// Why the verdict is none of those that may come.
fn verdict_problem(program: &Program, interrupted: bool, measured: &Measured) -> Option<String> {
    let End::Status(status) = measured.end else {
        return Some(format!("{}, and printed:\n{}", measured.end, measured.text));
    };
    let interruption = (3, "interrupted".to_owned());
    let mut allowed = program.expected.iter().chain(interrupted.then_some(&interruption));
    let fits = |(wanted, part): &(i32, String)| *wanted == status && measured.text.contains(part);
    match allowed.any(fits) {
        true => None,
        false => Some(format!("status {status} is not as argued:\n{}", measured.text)),
    }
}
