//! `cargo xtask check`: `heddle check` gives every program under `tests/corpus/{holds,violates,
//! inconclusive}`, and every system under `tests/corpus/systems` and `examples`, the verdict that
//! its own header argues for.
//!
//! The verdicts were reasoned, not recorded. Beyond them, a program shows where it fails (`//~`
//! marks), what complete runs may print (`//@ output:`), and every trace must replay. With
//! `--revisions` the same verdict must come from every strategy, store, number of workers and
//! choice of reductions, and for systems from both channels.
//!
//! What is recorded is how many states a search visits, so that no change of it goes unseen.

mod composite;
mod counts;
mod door;
mod judge;
mod reductions;
pub(crate) mod subject;

use crate::arguments::Arguments;
use crate::corpus::case::Case;
use crate::corpus::{self, Bench, compile};
use crate::failure::Failure;
use crate::java;
use crate::part::Part;
use crate::workspace::{self, Profile};
use counts::Record;
use door::Looked;
use reductions::Comparisons;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use subject::Subject;

pub(crate) const HELP: &str = "\
check [FILTER...] [--jdk DIR]... [--jobs N] [--heddle FILE] [--release] [--revisions] [--reductions]
      [--door] [--large] [--time SECONDS] [--slowest N] [--part K/N] [--bless]
    Checks the programs whose `verdict/topic/Name` contains a FILTER, and compares the verdicts.
    Systems are called `systems/verdict/Name` and `examples/folder/name`.
    --revisions  also with other strategies, stores, workers, reductions and channels
    --reductions instead, compares kinds and outputs with each reduction off alone and all off, and of remote
                 calls with some runs over the JDK's own transport
    --door       instead, looks at each step whether all it did was made known, in short searches
    --large      also programs marked `size: large`, which take minutes
    --time       limit for one search, default 60; --reductions ends its searches at a third of it
    --slowest    name the N programs that took longest
    --part       only every Nth program: part K, of those with numbers 0 to N-1
    --bless      record the states of the programs checked in tests/corpus/counts.txt";

struct Settings {
    heddle: PathBuf,
    revisions: bool,
    reductions: bool,
    door: bool,
    time_max: Duration,
    jobs: usize,
    slowest: usize,
}

pub(crate) fn run(mut arguments: Arguments) -> Result<(), Failure> {
    let homes = arguments.values("--jdk")?;
    let named = arguments.value("--heddle")?;
    let release = arguments.flag("--release");
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let jobs = arguments.value("--jobs")?.unwrap_or(cores).max(1);
    let time_max = Duration::from_secs(arguments.value("--time")?.unwrap_or(60));
    let revisions = arguments.flag("--revisions");
    let reductions = arguments.flag("--reductions");
    let door = arguments.flag("--door");
    let large = arguments.flag("--large");
    let slowest = arguments.value("--slowest")?.unwrap_or(0);
    let part: Part = arguments.value("--part")?.unwrap_or(Part::WHOLE);
    let bless = arguments.flag("--bless");
    let filters: Vec<String> = arguments.rest()?;

    let mut subjects = subject::find_all()?;
    let record = Mutex::new(Record::read(&subjects, bless)?);
    if !filters.is_empty() {
        let named = |name: &str| filters.iter().any(|filter| name.contains(filter.as_str()));
        subjects.retain(|subject| named(&subject.case.name));
    }
    if !large {
        subjects.retain(|subject| !subject.is_large);
    }
    part.keep(&mut subjects);
    if subjects.is_empty() {
        return Err(Failure::new("no program of the corpus has such a name"));
    }
    let profile = match (door, release) {
        (true, _) => Profile::Checked,
        (false, true) => Profile::Release,
        (false, false) => Profile::Corpus,
    };
    let heddle = workspace::heddle(named, profile)?;
    let settings = Settings { heddle, revisions, reductions, door, time_max, jobs, slowest };
    let _lock = corpus::lock()?;
    let mut failed = 0;
    // The verdicts do not depend on the JDK; one is enough unless others are named.
    let jdks = if homes.is_empty() { vec![java::ensure_jdk()?] } else { java::jdks(&homes)? };
    for jdk in jdks {
        let folder = workspace::target().join(format!("checks/jdk{}", jdk.feature_version));
        failed += run_with(&Bench { jdk, folder }, &mut subjects, &settings, &record)?;
    }
    record.into_inner().unwrap_or_else(PoisonError::into_inner).finish()?;
    match failed {
        0 => Ok(()),
        count => Err(Failure::new(format!("{count} programs failed"))),
    }
}

fn run_with(
    bench: &Bench,
    subjects: &mut [Subject],
    settings: &Settings,
    record: &Mutex<Record>,
) -> Result<usize, Failure> {
    let started = Instant::now();
    let version = bench.jdk.feature_version;
    let stubs = compile_stubs(bench)?;
    let cases = subjects.iter_mut().map(|subject| &mut subject.case);
    let needs_stubs = |case: &&mut Case| {
        case.directives.get("stubs").is_some() || case.name.starts_with("examples/")
    };
    for case in cases.filter(needs_stubs) {
        case.javac = vec!["-cp".into(), stubs.display().to_string()];
    }
    let subjects: Vec<&Subject> =
        subjects.iter().filter(|subject| subject.case.suits(version)).collect();
    let cases: Vec<&Case> = subjects.iter().map(|subject| &subject.case).collect();
    let broken = compile::compile_all(bench, &cases, settings.jobs)?;
    let next = AtomicUsize::new(0);
    let failed = AtomicUsize::new(0);
    let comparisons = Mutex::new(Comparisons::default());
    let looked = Mutex::new(Looked::default());
    let times: Mutex<Vec<(f64, &str)>> = Mutex::new(Vec::new());
    let work = || {
        while let Some(subject) = subjects.get(next.fetch_add(1, Ordering::Relaxed)) {
            let name = subject.case.name.as_str();
            let began = Instant::now();
            let result = match broken.get(name) {
                Some(messages) => Err(Failure::new(format!("does not compile:\n{messages}"))),
                None if settings.door => Looked::at(bench, subject, settings).map(|found| {
                    looked.lock().unwrap_or_else(PoisonError::into_inner).add(&found);
                    None
                }),
                None if settings.reductions => {
                    Comparisons::of(bench, subject, settings).map(|compared| {
                        comparisons.lock().unwrap_or_else(PoisonError::into_inner).add(compared);
                        None
                    })
                }
                None => judge::judge(bench, subject, settings),
            };
            let result = result.and_then(|counts| match counts {
                Some(counts) => {
                    let mut record = record.lock().unwrap_or_else(PoisonError::into_inner);
                    record.meet(name, version, counts)
                }
                None => Ok(()),
            });
            if let Err(failure) = result {
                failed.fetch_add(1, Ordering::Relaxed);
                println!("FAILED {name} (JDK {version}): {failure}");
            }
            let mut times = times.lock().unwrap_or_else(PoisonError::into_inner);
            times.push((began.elapsed().as_secs_f64(), name));
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..settings.jobs {
            scope.spawn(work);
        }
    });
    let mut times = times.into_inner().unwrap_or_else(PoisonError::into_inner);
    times.sort_by(|left, right| right.0.total_cmp(&left.0));
    for (seconds, name) in times.iter().take(settings.slowest) {
        println!("{seconds:8.2} s  {name}");
    }
    let failed = failed.into_inner();
    if settings.reductions {
        comparisons.into_inner().unwrap_or_else(PoisonError::into_inner).print();
    }
    if settings.door {
        looked.into_inner().unwrap_or_else(PoisonError::into_inner).print();
    }
    let what =
        if settings.door { "programs without anything unseen" } else { "verdicts as argued" };
    println!(
        "JDK {version}: {} {what}, {failed} not, in {:.1} s",
        subjects.len() - failed,
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

pub(crate) fn java_files(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let mut files = workspace::files_below(folder)?;
    files.retain(|path| path.extension().is_some_and(|extension| extension == "java"));
    Ok(files)
}
