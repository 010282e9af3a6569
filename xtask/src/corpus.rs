//! `cargo xtask corpus`: every Java program under `tests/corpus/vm` prints the same under `heddle run`
//! as under the real `java`, on every JDK of this machine, and so does every system of several
//! processes under `tests/corpus/net`.
//!
//! Nothing is recorded by hand: `java` itself is the oracle, and what it printed is kept under
//! `target` until the program, its directives or the JDK change.

pub(crate) mod case;
mod compare;
pub(crate) mod compile;
mod run;
mod systems;

use crate::arguments::Arguments;
use crate::failure::Failure;
use crate::java;
use crate::part::Part;
use crate::workspace::{self, Profile};
use case::Case;
use heddle_archive::Jdk;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

pub(crate) const HELP: &str = "\
corpus [FILTER...] [--jdk DIR]... [--jobs N] [--heddle FILE] [--release] [--repeat]
       [--time SECONDS] [--slowest N] [--part K/N] [--list] [--oracle]
    Compares `heddle run` with `java` on the programs whose `topic/Name` contains a FILTER.
    --jdk      only this JDK, instead of one of each version on the machine
    --heddle   this executable (or HEDDLE_BIN), instead of a fresh build
    --release  build as users get it, instead of with debug checks
    --repeat   run each program twice and compare the bytes
    --time     limit for one run, default 60
    --slowest  name the N programs that took longest under heddle
    --part     only every Nth program: part K on the first JDK, the next part on the next
    --list     only list the programs
    --oracle   compare `java` with itself, which shows programs that are not deterministic";

/// How the programs are run.
struct Settings {
    /// `None`: run `java` in its place.
    heddle: Option<PathBuf>,
    jobs: usize,
    time_max: Duration,
    repeat: bool,
    slowest: usize,
}

/// One JDK with the folder for what is made with it.
pub(crate) struct Bench {
    pub(crate) jdk: Jdk,
    pub(crate) folder: PathBuf,
}

pub(crate) fn run(mut arguments: Arguments) -> Result<(), Failure> {
    let homes = arguments.values("--jdk")?;
    let named = arguments.value("--heddle")?;
    let profile = if arguments.flag("--release") { Profile::Release } else { Profile::Corpus };
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let jobs = arguments.value("--jobs")?.unwrap_or(cores).max(1);
    let time_max = Duration::from_secs(arguments.value("--time")?.unwrap_or(60));
    let repeat = arguments.flag("--repeat");
    let slowest = arguments.value("--slowest")?.unwrap_or(0);
    let part: Part = arguments.value("--part")?.unwrap_or(Part::WHOLE);
    let list = arguments.flag("--list");
    let oracle = arguments.flag("--oracle");
    let filters = arguments.rest()?;

    let mut cases = case::find_all(&workspace::root().join("tests/corpus/vm"), case::DIRECTIVES)?;
    cases.extend(systems::find_all()?);
    if !filters.is_empty() {
        cases.retain(|case| filters.iter().any(|filter| case.name.contains(filter)));
    }
    if list {
        cases.iter().for_each(|case| println!("{}", case.name));
        return Ok(());
    }
    if cases.is_empty() {
        return Err(Failure::new("no program of the corpus has such a name"));
    }
    let jdks = java::jdks(&homes)?;
    let heddle = if oracle { None } else { Some(workspace::heddle(named, profile)?) };
    let _lock = lock()?;
    let settings = Settings { heddle, jobs, time_max, repeat, slowest };
    let mut failed = 0;
    for (turn, jdk) in jdks.into_iter().enumerate() {
        let folder = workspace::target().join(format!("corpus/jdk{}", jdk.feature_version));
        let mut cases: Vec<&Case> = cases.iter().collect();
        part.later(turn).keep(&mut cases);
        failed += run_with(&Bench { jdk, folder }, &cases, &settings)?;
    }
    match failed {
        0 => Ok(()),
        count => Err(Failure::new(format!("{count} runs failed"))),
    }
}

/// Keeps a second run out of the folders of this one for as long as the result lives.
pub(crate) fn lock() -> Result<File, Failure> {
    let folder = workspace::target().join("corpus");
    fs::create_dir_all(&folder).map_err(|error| Failure::file(&folder, &error))?;
    let path = folder.join("lock");
    let file = File::create(&path).map_err(|error| Failure::file(&path, &error))?;
    if file.try_lock().is_err() {
        println!("Waiting for another run of the corpus to end.");
        file.lock().map_err(|error| Failure::file(&path, &error))?;
    }
    Ok(file)
}

/// Runs all cases that suit a JDK; the number of those that failed.
fn run_with(bench: &Bench, cases: &[&Case], settings: &Settings) -> Result<usize, Failure> {
    let started = Instant::now();
    let version = bench.jdk.feature_version;
    let cases: Vec<&Case> = cases.iter().copied().filter(|case| case.suits(version)).collect();
    let compiled = compile::compile_all(bench, &cases, settings.jobs)?;

    let next = AtomicUsize::new(0);
    let reports: Mutex<Vec<Report>> = Mutex::new(Vec::new());
    let work = || {
        while let Some(case) = cases.get(next.fetch_add(1, Ordering::Relaxed)) {
            let mut report = Report { name: &case.name, problem: None, seconds: 0.0 };
            match compiled.get(case.name.as_str()) {
                Some(messages) => report.problem = Some(format!("does not compile:\n{messages}")),
                None => match check(bench, case, settings) {
                    Ok(seconds) => report.seconds = seconds,
                    Err(failure) => report.problem = Some(failure.to_string()),
                },
            }
            if let Some(problem) = &report.problem {
                println!("FAILED {} (JDK {version}): {}", case.name, problem.trim_end());
            }
            reports.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).push(report);
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..settings.jobs {
            scope.spawn(work);
        }
    });

    let mut reports = reports.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner());
    reports.sort_by(|left, right| right.seconds.total_cmp(&left.seconds));
    for report in reports.iter().take(settings.slowest) {
        println!("{:8.2} s  {}", report.seconds, report.name);
    }
    let mut failures: Vec<&str> = reports
        .iter()
        .filter(|report| report.problem.is_some())
        .map(|report| report.name)
        .collect();
    failures.sort_unstable();
    if failures.len() > 1 {
        println!("failed with JDK {version}: {}", failures.join(" "));
    }
    let passed = reports.len() - failures.len();
    println!(
        "JDK {} ({}): {passed} passed, {} failed, in {:.1} s",
        version,
        bench.jdk.version(),
        failures.len(),
        started.elapsed().as_secs_f64()
    );
    Ok(failures.len())
}

fn check(bench: &Bench, case: &Case, settings: &Settings) -> Result<f64, Failure> {
    match systems::is_system(case) {
        true => systems::check(bench, case, settings),
        false => run::check(bench, case, settings),
    }
}

struct Report<'case> {
    name: &'case str,
    problem: Option<String>,
    /// What the run under heddle took.
    seconds: f64,
}

impl Bench {
    /// Where the classes and results of a case are kept.
    pub(crate) fn case_folder(&self, case: &Case) -> PathBuf {
        self.folder.join(&case.name)
    }

    pub(crate) fn classes(&self, case: &Case) -> PathBuf {
        self.case_folder(case).join("classes")
    }

    /// A key that changes with everything the result of `java` may depend on.
    fn key(&self, case: &Case, folder: &Path) -> String {
        let java = self.jdk.release.get("JAVA_RUNTIME_VERSION").cloned();
        let java = java.unwrap_or_else(|| self.jdk.version());
        let place = format!("{}\n{java}\n{}", self.jdk.home.display(), folder.display());
        let hash = xxhash_rust::xxh3::xxh3_128_with_seed(place.as_bytes(), 1);
        format!("{hash:032x}-{:032x}", case.fingerprint)
    }
}
