//! `cargo xtask check`: `heddle check` gives every program under `tests/corpus/{holds,violates,
//! inconclusive}` the verdict that the program's own header argues for.
//!
//! The verdicts were reasoned, not recorded. Beyond them, a program shows where it fails (`//~`
//! marks), what complete runs may print (`//@ output:`), and every trace must replay. With
//! `--revisions` the same verdict must come from every strategy, store, number of workers and
//! choice of reductions.

use crate::arguments::Arguments;
use crate::corpus::case::{self, Case};
use crate::corpus::{self, Bench, compile};
use crate::failure::Failure;
use crate::java;
use crate::process::{End, Outcome, run_quietly};
use crate::workspace::{self, Profile};
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

pub(crate) const HELP: &str = "\
check [FILTER...] [--jdk DIR]... [--jobs N] [--heddle FILE] [--release] [--revisions] [--large]
      [--time SECONDS]
    Checks the programs whose `verdict/topic/Name` contains a FILTER, and compares the verdicts.
    --revisions  also with other strategies, stores, workers and reductions
    --large      also programs marked `size: large`, which take minutes
    --time       limit for one search, default 60";

const DIRECTIVES: &[&str] = &[
    "jdk",
    "args",
    "flags",
    "kinds",
    "unreduced",
    "output",
    "reason",
    "size",
    "stubs",
    "javac",
    "frame",
    "component",
    "environment",
    "event",
];

/// Where a component is followed, all of these give the same verdict.
const MODES: &[&str] = &["--protocol-mode=trace"];

/// Other ways to the same verdict.
const REVISIONS: &[&[&str]] = &[
    &["--strategy=bfs"],
    &["--strategy=preemption"],
    &["--strategy=best-first"],
    &["--store=exact"],
    &["--workers=2"],
];

/// Searches without reduction may meet this many states before the comparison is given up.
const UNREDUCED_STATES_MAX: &str = "--max-states=100000";

struct Settings {
    heddle: PathBuf,
    revisions: bool,
    time_max: Duration,
}

pub(crate) fn run(mut arguments: Arguments) -> Result<(), Failure> {
    let homes = arguments.values("--jdk")?;
    let named = arguments.value("--heddle")?;
    let profile = if arguments.flag("--release") { Profile::Release } else { Profile::Corpus };
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let jobs = arguments.value("--jobs")?.unwrap_or(cores).max(1);
    let time_max = Duration::from_secs(arguments.value("--time")?.unwrap_or(60));
    let revisions = arguments.flag("--revisions");
    let large = arguments.flag("--large");
    let filters: Vec<String> = arguments.rest()?;

    let mut cases = Vec::new();
    for verdict in ["holds", "violates", "inconclusive"] {
        let root = workspace::root().join("tests/corpus").join(verdict);
        for mut case in case::find_all(&root, DIRECTIVES)? {
            case.name = format!("{verdict}/{}", case.name);
            cases.push(case);
        }
    }
    for verdict in ["holds", "violates"] {
        let root = workspace::root().join("tests/corpus/components").join(verdict);
        for mut case in case::find_all(&root, DIRECTIVES)? {
            case.name = format!("{verdict}/components/{}", case.name);
            follow(&mut case, &root);
            cases.push(case);
        }
    }
    if !filters.is_empty() {
        cases.retain(|case| filters.iter().any(|filter| case.name.contains(filter.as_str())));
    }
    if !large {
        cases.retain(|case| case.directives.get("size") != Some("large"));
    }
    if cases.is_empty() {
        return Err(Failure::new("no program of the corpus has such a name"));
    }
    let settings = Settings { heddle: workspace::heddle(named, profile)?, revisions, time_max };
    let _lock = corpus::lock()?;
    let mut failed = 0;
    // The verdicts do not depend on the JDK; one is enough unless others are named.
    let jdks = if homes.is_empty() { vec![java::ensure_jdk()?] } else { java::jdks(&homes)? };
    for jdk in jdks {
        let folder = workspace::target().join(format!("checks/jdk{}", jdk.feature_version));
        failed += run_with(&Bench { jdk, folder }, &mut cases, &settings, jobs)?;
    }
    match failed {
        0 => Ok(()),
        count => Err(Failure::new(format!("{count} programs failed"))),
    }
}

/// A component is followed through the protocol of its frame, which lies beside it.
fn follow(case: &mut Case, root: &Path) {
    let frame = case.directives.get("frame").unwrap_or_default();
    let component = case.directives.get("component").unwrap_or(&case.main);
    let flags = [format!("--frame={}/{frame}", root.display()), format!("--component={component}")];
    case.flags.splice(0..0, flags);
    if case.directives.get("environment").is_some() {
        case.flags.push("--environment".into());
    }
}

fn run_with(
    bench: &Bench,
    cases: &mut [Case],
    settings: &Settings,
    jobs: usize,
) -> Result<usize, Failure> {
    let started = Instant::now();
    let version = bench.jdk.feature_version;
    let stubs = compile_stubs(bench)?;
    for case in cases.iter_mut().filter(|case| case.directives.get("stubs").is_some()) {
        case.javac = vec!["-cp".into(), stubs.display().to_string()];
    }
    let cases: Vec<&Case> = cases.iter().filter(|case| case.suits(version)).collect();
    let broken = compile::compile_all(bench, &cases, jobs)?;
    let next = AtomicUsize::new(0);
    let failed = AtomicUsize::new(0);
    let work = || {
        while let Some(case) = cases.get(next.fetch_add(1, Ordering::Relaxed)) {
            let result = match broken.get(case.name.as_str()) {
                Some(messages) => Err(Failure::new(format!("does not compile:\n{messages}"))),
                None => judge(bench, case, settings),
            };
            if let Err(failure) = result {
                failed.fetch_add(1, Ordering::Relaxed);
                println!("FAILED {} (JDK {version}): {failure}", case.name);
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..jobs {
            scope.spawn(work);
        }
    });
    let failed = failed.into_inner();
    println!(
        "JDK {version}: {} verdicts as argued, {failed} not, in {:.1} s",
        cases.len() - failed,
        started.elapsed().as_secs_f64()
    );
    Ok(failed)
}

/// Compiles what programs that make choices are compiled against; the tool brings its own.
fn compile_stubs(bench: &Bench) -> Result<PathBuf, Failure> {
    let classes = bench.folder.join("stubs");
    let mut sources = Vec::new();
    for folder in ["library", "tests/corpus/stubs"] {
        let folder = workspace::root().join(folder);
        if folder.is_dir() {
            sources.extend(java_files(&folder)?);
        }
    }
    if !sources.is_empty() {
        fs::create_dir_all(&classes).map_err(|error| Failure::file(&classes, &error))?;
        let mut command = java::tool(&bench.jdk, "javac");
        command.arg("-nowarn").arg("-d").arg(&classes).args(&sources);
        crate::process::run_visibly(&mut command)?;
    }
    Ok(classes)
}

fn java_files(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(&folder).map_err(|error| Failure::file(&folder, &error))?;
        for entry in entries {
            let path = entry.map_err(|error| Failure::file(&folder, &error))?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "java") {
                files.push(path);
            }
        }
    }
    files.sort();
    Ok(files)
}

/// Everything one program has to show.
fn judge(bench: &Bench, case: &Case, settings: &Settings) -> Result<(), Failure> {
    let wanted = match case.name.split('/').next() {
        Some("holds") => "Holds",
        Some("violates") => "Violated",
        _ => "Inconclusive",
    };
    let first = check(bench, case, settings, &["--all", "--workers=1"])?;
    agree(case, wanted, &first)?;
    if wanted == "Inconclusive" {
        return has_reason(case, &first);
    }
    has_marks(case, &first)?;
    has_events(case, &first)?;
    // With traces in the state nothing that is repeated closes, and what overlaps explodes.
    let bounded = case.directives.get("environment").is_none();
    let small = case.directives.get("unreduced") != Some("no");
    if case.directives.get("frame").is_some() && small && (bounded || wanted == "Holds") {
        for mode in MODES {
            let mut flags = vec!["--all", "--workers=1", mode];
            flags.extend((!bounded).then_some("--protocol-repeat=1"));
            let other = check(bench, case, settings, &flags)?;
            agree(case, wanted, &other)
                .map_err(|failure| Failure::new(format!("{mode}: {failure}")))?;
        }
    }
    has_outputs(bench, case, settings)?;
    if wanted == "Violated" {
        replays(bench, case, settings)?;
    }
    if !settings.revisions {
        return Ok(());
    }
    for revision in REVISIONS {
        let mut flags = vec!["--all", "--workers=1"];
        flags.extend(*revision);
        let other = check(bench, case, settings, &flags)?;
        agree(case, wanted, &other)
            .map_err(|failure| Failure::new(format!("{}: {failure}", revision.join(" "))))?;
    }
    if case.directives.get("unreduced") != Some("no") {
        let flags = ["--all", "--workers=1", "--reduction=local", UNREDUCED_STATES_MAX];
        let other = check(bench, case, settings, &flags)?;
        if other["verdict"] != "Inconclusive" && other["complete"] == true {
            agree(case, wanted, &other)
                .map_err(|failure| Failure::new(format!("unreduced: {failure}")))?;
        }
    }
    Ok(())
}

/// One run of `heddle check --json`.
fn check(
    bench: &Bench,
    case: &Case,
    settings: &Settings,
    flags: &[&str],
) -> Result<Value, Failure> {
    let outcome = heddle(bench, case, settings, "check", |command| {
        command.arg("--json").args(flags).args(&case.flags).arg("--jdk").arg(&bench.jdk.home);
        command.arg("-cp").arg(bench.classes(case));
        // An environment needs no class to begin with.
        if case.directives.get("environment").is_none() {
            command.arg(&case.main).args(&case.args);
        }
    })?;
    let shown = String::from_utf8_lossy(&outcome.stderr);
    let result: Value = serde_json::from_slice(&outcome.stdout)
        .map_err(|_| Failure::new(format!("{}, and no JSON: {}", outcome.end, shown.trim())))?;
    let status = match result["verdict"].as_str() {
        Some("Holds") => 0,
        Some("Violated") => 1,
        _ => 3,
    };
    if outcome.end != End::Status(status) {
        return Err(Failure::new(format!("{} with verdict {}", outcome.end, result["verdict"])));
    }
    Ok(result)
}

fn heddle(
    bench: &Bench,
    case: &Case,
    settings: &Settings,
    subcommand: &str,
    fill: impl FnOnce(&mut Command),
) -> Result<Outcome, Failure> {
    let scratch = bench.case_folder(case);
    let mut command = Command::new(&settings.heddle);
    command.arg(subcommand).current_dir(&scratch);
    fill(&mut command);
    run_quietly(&mut command, b"", &scratch, settings.time_max)
}

fn agree(case: &Case, wanted: &str, result: &Value) -> Result<(), Failure> {
    let kinds: BTreeSet<&str> = violations(result).filter_map(|v| v["kind"].as_str()).collect();
    let wanted_kinds = case.directives.words("kinds");
    let wanted_kinds: BTreeSet<&str> = wanted_kinds.iter().map(String::as_str).collect();
    if result["verdict"] == wanted && kinds == wanted_kinds {
        return Ok(());
    }
    let messages: Vec<String> =
        violations(result).map(|v| format!("\n    {}: {}", v["kind"], v["message"])).collect();
    Err(Failure::new(format!(
        "{} {kinds:?} ({}), expected {wanted} {wanted_kinds:?}{}",
        result["verdict"],
        result["reason"],
        messages.concat()
    )))
}

fn violations(result: &Value) -> impl Iterator<Item = &Value> {
    result["violations"].as_array().into_iter().flatten()
}

fn has_reason(case: &Case, result: &Value) -> Result<(), Failure> {
    let reason = result["reason"].as_str().unwrap_or_default();
    match case.directives.get("reason") {
        Some(part) if reason.contains(part) => Ok(()),
        part => Err(Failure::new(format!("the reason is {reason:?}, expected {part:?}"))),
    }
}

/// Each `//~ KIND` names a line that some violation of the kind reports.
fn has_marks(case: &Case, result: &Value) -> Result<(), Failure> {
    for source in &case.sources {
        let text = fs::read_to_string(source).map_err(|error| Failure::file(source, &error))?;
        let file = source.file_name().unwrap_or_default().to_string_lossy();
        for (number, line) in text.lines().enumerate() {
            let Some((_, kind)) = line.split_once("//~") else { continue };
            let place = format!("({file}:{})", number + 1);
            let found = violations(result).any(|violation| {
                let site = &violation["trace"]["violation"]["site"];
                violation["kind"] == kind.trim()
                    && site.as_str().is_some_and(|site| site.contains(&place))
            });
            if !found {
                return Err(Failure::new(format!("no {} is reported at {place}", kind.trim())));
            }
        }
    }
    Ok(())
}

/// Each event that must be rejected is. A dot stands for a space in other messages.
fn has_events(case: &Case, result: &Value) -> Result<(), Failure> {
    for event in case.directives.all("event") {
        let wanted = match event.contains(['?', '!']) {
            true => format!(" does {event}"),
            false => event.replace('.', " "),
        };
        let found = violations(result).any(|violation| {
            violation["message"].as_str().is_some_and(|message| message.contains(&wanted))
        });
        if !found {
            return Err(Failure::new(format!("no violation says `{wanted}`")));
        }
    }
    Ok(())
}

/// The complete runs print exactly what the program says they may.
fn has_outputs(bench: &Bench, case: &Case, settings: &Settings) -> Result<(), Failure> {
    let wanted: BTreeSet<String> =
        case.directives.all("output").map(crate::directives::unescape).collect();
    if wanted.is_empty() {
        return Ok(());
    }
    let result = check(bench, case, settings, &["--all", "--workers=1", "--outputs"])?;
    let printed: BTreeSet<String> = result["outputs"]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|output| output.as_str())
        .map(|output| output.trim_end_matches('\n').to_owned())
        .collect();
    if printed == wanted {
        return Ok(());
    }
    Err(Failure::new(format!("complete runs print {printed:?}, expected {wanted:?}")))
}

/// The trace of the first violation leads to it again.
fn replays(bench: &Bench, case: &Case, settings: &Settings) -> Result<(), Failure> {
    let trace = bench.case_folder(case).join("trace.json");
    let trace_flag = format!("--trace={}", trace.display());
    check(bench, case, settings, &["--workers=1", &trace_flag])?;
    let outcome = heddle(bench, case, settings, "replay", |command| {
        command.arg(&trace);
    })?;
    if outcome.end == End::Status(0) {
        return Ok(());
    }
    let shown = String::from_utf8_lossy(&outcome.stderr);
    Err(Failure::new(format!("the replay ends with {}: {}", outcome.end, shown.trim())))
}
