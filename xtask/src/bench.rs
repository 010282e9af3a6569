//! `cargo xtask bench`: the programs under `bench` under `java -Xint` and under heddle, side by side.
//!
//! The two take turns and the best of several runs counts, since other work on the machine only ever
//! makes a run slower. Times are of whole processes.

use crate::arguments::Arguments;
use crate::directives::Directives;
use crate::failure::Failure;
use crate::java;
use crate::process::{End, Outcome, run_timed, run_visibly};
use crate::workspace::{self, Profile};
use heddle_archive::Jdk;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

pub(crate) const HELP: &str = "\
bench [NAME...] [--runs N] [--jdk DIR] [--heddle FILE]
    Compares `heddle run` with `java -Xint` on the programs under bench whose name contains NAME.
    --runs  how often each runs, default 3; the best counts";

/// A program with this directive measures how long it takes to start, against plain `java`. It is no
/// part of the mean.
const STARTUP: &str = "startup";

pub(crate) struct Program {
    pub(crate) name: String,
    source: PathBuf,
    args: Vec<String>,
    /// Arguments for a run that is short enough for its instructions to be counted.
    pub(crate) counted: Vec<String>,
    is_startup: bool,
}

struct Measure {
    java_seconds: f64,
    heddle_seconds: f64,
}

impl Measure {
    fn ratio(&self) -> f64 {
        self.heddle_seconds / self.java_seconds
    }
}

pub(crate) fn run(mut arguments: Arguments) -> Result<(), Failure> {
    let runs: usize = arguments.value("--runs")?.unwrap_or(3).max(1);
    let homes = arguments.values("--jdk")?;
    let named = arguments.value("--heddle")?;
    let filters = arguments.rest()?;
    let programs = find_programs(&filters)?;
    if programs.is_empty() {
        return Err(Failure::new("no program under bench has such a name"));
    }
    let jdk = java::jdks(&homes)?.into_iter().next();
    let jdk = jdk.ok_or_else(|| Failure::new("no JDK"))?;
    let heddle = workspace::heddle(named, Profile::Release)?;
    let classes = workspace::target().join(format!("bench/jdk{}", jdk.feature_version));
    compile(&jdk, &programs, &classes)?;

    println!("JDK {}, best of {runs}, seconds", jdk.version());
    println!("{:20} {:>10} {:>10} {:>8}", "", "java -Xint", "heddle", "ratio");
    let mut measures = Vec::new();
    for program in &programs {
        let measure = measure(&jdk, &heddle, &classes, program, runs)?;
        let note = if program.is_startup { "  (start-up, against plain java)" } else { "" };
        println!(
            "{:20} {:10.3} {:10.3} {:8.2}{note}",
            program.name,
            measure.java_seconds,
            measure.heddle_seconds,
            measure.ratio()
        );
        if !program.is_startup {
            measures.push((program, measure));
        }
    }
    summarise(&measures);
    Ok(())
}

fn summarise(measures: &[(&Program, Measure)]) {
    let Some((slowest, worst)) =
        measures.iter().max_by(|left, right| left.1.ratio().total_cmp(&right.1.ratio()))
    else {
        return;
    };
    let logarithms: f64 = measures.iter().map(|(_, measure)| measure.ratio().ln()).sum();
    let mean = (logarithms / measures.len() as f64).exp();
    println!("geometric mean {mean:.2}, worst {:.2} ({})", worst.ratio(), slowest.name);
}

fn measure(
    jdk: &Jdk,
    heddle: &Path,
    classes: &Path,
    program: &Program,
    runs: usize,
) -> Result<Measure, Failure> {
    let mut best = Measure { java_seconds: f64::INFINITY, heddle_seconds: f64::INFINITY };
    for _ in 0..runs {
        let mut java = java::tool(jdk, "java");
        if !program.is_startup {
            java.arg("-Xint");
        }
        java.arg("-cp").arg(classes).arg(&program.name).args(&program.args);
        let (seconds, expected) = run_timed(&mut java)?;
        best.java_seconds = best.java_seconds.min(seconds);

        let mut command = Command::new(heddle);
        java::isolate(&mut command);
        command.arg("run").arg("--jdk").arg(&jdk.home).arg("-cp").arg(classes);
        command.arg(&program.name).args(&program.args);
        let (seconds, actual) = run_timed(&mut command)?;
        best.heddle_seconds = best.heddle_seconds.min(seconds);
        check(program, &expected, &actual)?;
    }
    Ok(best)
}

/// A wrong result is not fast.
fn check(program: &Program, expected: &Outcome, actual: &Outcome) -> Result<(), Failure> {
    let name = &program.name;
    let text = |outcome: &Outcome| {
        let stdout = String::from_utf8_lossy(&outcome.stdout);
        let stderr = String::from_utf8_lossy(&outcome.stderr);
        format!("{stdout}{stderr}({})", outcome.end)
    };
    if expected.end != End::Status(0) {
        return Err(Failure::new(format!("{name} under java: {}", text(expected))));
    }
    if actual.end != expected.end || actual.stdout != expected.stdout {
        let (expected, actual) = (text(expected), text(actual));
        return Err(Failure::new(format!("{name}: java prints {expected}, heddle {actual}")));
    }
    Ok(())
}

pub(crate) fn find_programs(filters: &[String]) -> Result<Vec<Program>, Failure> {
    let folder = workspace::root().join("bench");
    let entries = fs::read_dir(&folder).map_err(|error| Failure::file(&folder, &error))?;
    let mut programs = Vec::new();
    for entry in entries {
        let source = entry.map_err(|error| Failure::file(&folder, &error))?.path();
        let name = source.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let is_java = source.extension().is_some_and(|extension| extension == "java");
        if !is_java || !(filters.is_empty() || filters.iter().any(|filter| name.contains(filter))) {
            continue;
        }
        let text = fs::read_to_string(&source).map_err(|error| Failure::file(&source, &error))?;
        let directives = Directives::parse(&text, &["args", "counted", STARTUP])
            .map_err(|failure| Failure::new(format!("{name}: {failure}")))?;
        let is_startup = directives.get(STARTUP).is_some();
        let [args, counted] = ["args", "counted"].map(|name| directives.words(name));
        programs.push(Program { name, source, args, counted, is_startup });
    }
    programs.sort_by(|left, right| left.name.cmp(&right.name));
    Ok(programs)
}

pub(crate) fn compile(jdk: &Jdk, programs: &[Program], classes: &Path) -> Result<(), Failure> {
    fs::create_dir_all(classes).map_err(|error| Failure::file(classes, &error))?;
    let mut command = java::tool(jdk, "javac");
    command.arg("-d").arg(classes).args(programs.iter().map(|program| &program.source));
    run_visibly(&mut command)
}
