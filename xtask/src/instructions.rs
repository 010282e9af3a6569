//! `cargo xtask instructions`: what this build of heddle and another one cost, in instructions of the
//! processor as valgrind counts them, which no other work on the machine changes.

use crate::arguments::Arguments;
use crate::bench;
use crate::directives::Directives;
use crate::distributed;
use crate::failure::Failure;
use crate::java;
use crate::process::run_visibly;
use crate::states;
use crate::workspace::{self, Profile};
use heddle_archive::Jdk;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

pub(crate) const HELP: &str = "\
instructions --against FILE [NAME...] [--heddle FILE] [--jdk DIR] [--states N]
    Compares this build with the heddle in FILE, by the processor's instructions (valgrind has to be
    installed): plain runs of the programs under bench, then states, and instructions per transition,
    of those under bench/check and of the four servers of examples, whose names contain NAME.
    --states  instructions are counted up to so many states, default 3000; states are counted in full";

/// A build of heddle on a JDK.
struct Build<'a> {
    heddle: &'a Path,
    jdk: &'a Jdk,
}

/// A check: how it is called in the table, and the words of its command.
struct Check {
    name: String,
    words: Vec<String>,
}

/// What a check costs.
struct Cost {
    states: f64,
    is_complete: bool,
    per_transition: f64,
}

pub(crate) fn run(mut arguments: Arguments) -> Result<(), Failure> {
    let homes = arguments.values("--jdk")?;
    let named = arguments.value("--heddle")?;
    let against: Option<PathBuf> = arguments.value("--against")?;
    let states_max: u64 = arguments.value("--states")?.unwrap_or(3000);
    let filters = arguments.rest()?;
    let against = against.ok_or_else(|| Failure::new("--against FILE names the other build"))?;
    let jdk = if homes.is_empty() { java::ensure_jdk()? } else { java::jdks(&homes)?.remove(0) };
    let heddle = workspace::heddle(named, Profile::Release)?;
    let builds = [&against, &heddle].map(|heddle| Build { heddle, jdk: &jdk });

    println!("{:16} {:>14} {:>14} {:>7}", "plain run", "before", "now", "ratio");
    let mut ratios = Vec::new();
    for check in runs(&jdk, &filters)? {
        let [before, now] = [&builds[0], &builds[1]].map(|build| build.instructions(&check.words));
        let (before, now) = (before?, now?);
        ratios.push(now / before);
        println!("{:16} {before:>14.0} {now:>14.0} {:>7.3}", check.name, now / before);
    }
    print_mean(&ratios);

    println!(
        "\n{:16} {:>10} {:>10} {:>7} {:>12} {:>12} {:>7}",
        "check", "states", "now", "ratio", "per trans.", "now", "ratio"
    );
    let mut ratios = Vec::new();
    for check in programs(&jdk, &filters)?.into_iter().chain(servers(&jdk, &filters)?) {
        let [before, now] = [&builds[0], &builds[1]].map(|build| build.cost(&check, states_max));
        let (before, now) = (before?, now?);
        let text = |cost: &Cost| {
            let mark = if cost.is_complete { "" } else { ">" };
            format!("{mark}{}", cost.states)
        };
        let ratio = now.per_transition / before.per_transition;
        ratios.push(ratio);
        println!(
            "{:16} {:>10} {:>10} {:>7.2} {:>12.0} {:>12.0} {ratio:>7.2}",
            check.name,
            text(&before),
            text(&now),
            now.states / before.states,
            before.per_transition,
            now.per_transition,
        );
    }
    print_mean(&ratios);
    Ok(())
}

impl Build<'_> {
    /// The instructions of the processor that a command of heddle takes.
    fn instructions(&self, words: &[String]) -> Result<f64, Failure> {
        let mut command = Command::new("valgrind");
        java::isolate(&mut command);
        command.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]);
        command.arg(self.heddle).arg(&words[0]).arg("--jdk").arg(&self.jdk.home).args(&words[1..]);
        let output = command.output();
        let output = output.map_err(|error| Failure::new(format!("valgrind: {error}")))?;
        let said = String::from_utf8_lossy(&output.stderr);
        let collected = said.lines().find_map(|line| line.split_once("Collected :"));
        let count = collected.and_then(|(_, count)| count.trim().parse().ok());
        count.ok_or_else(|| Failure::new(format!("valgrind counted nothing: {said}")))
    }

    fn cost(&self, check: &Check, states_max: u64) -> Result<Cost, Failure> {
        let found = |limit: &str| {
            let mut command = Command::new(self.heddle);
            java::isolate(&mut command);
            command.arg(&check.words[0]).arg("--jdk").arg(&self.jdk.home).arg(limit);
            states::result(command.args(&check.words[1..]))
        };
        let counted = |states: u64| {
            let mut words = check.words.clone();
            words.insert(1, format!("--max-states={states}"));
            self.instructions(&words)
        };
        let whole = found("--max-time=60")?;
        let part = found(&format!("--max-states={states_max}"))?;
        let number = |key: &str| part["stats"][key].as_f64().unwrap_or(0.0).max(1.0);
        // Start-up, and what leads to the first state, is no part of a transition's cost.
        let transitions = number("transitions");
        let instructions = counted(states_max)? - counted(1)?;
        Ok(Cost {
            states: whole["stats"]["states"].as_f64().unwrap_or(0.0),
            is_complete: whole["complete"] == true,
            per_transition: instructions / transitions,
        })
    }
}

fn print_mean(ratios: &[f64]) {
    if !ratios.is_empty() {
        let logarithms: f64 = ratios.iter().map(|ratio| ratio.ln()).sum();
        let mean = (logarithms / ratios.len() as f64).exp();
        let worst = ratios.iter().copied().fold(0.0, f64::max);
        println!("geometric mean {mean:.3}, worst {worst:.3}");
    }
}

/// The programs under `bench`, run with the arguments that suit counting.
fn runs(jdk: &Jdk, filters: &[String]) -> Result<Vec<Check>, Failure> {
    let classes = workspace::target().join("bench/counted");
    let programs = bench::find_programs(filters)?;
    if programs.is_empty() {
        return Ok(Vec::new());
    }
    bench::compile(jdk, &programs, &classes)?;
    let check = |program: bench::Program| {
        let words = ["run", "-cp", &classes.to_string_lossy(), &program.name].map(str::to_owned);
        Check { name: program.name, words: words.into_iter().chain(program.counted).collect() }
    };
    Ok(programs.into_iter().map(check).collect())
}

const CHECK: [&str; 4] = ["check", "--json", "--quiet", "--workers=1"];

/// The programs under `bench/check`, at all their sizes.
fn programs(jdk: &Jdk, filters: &[String]) -> Result<Vec<Check>, Failure> {
    let classes = workspace::target().join("bench-check");
    let sources = workspace::java_sources("bench/check", filters)?;
    if sources.is_empty() {
        return Ok(Vec::new());
    }
    fs::create_dir_all(&classes).map_err(|error| Failure::file(&classes, &error))?;
    run_visibly(java::tool(jdk, "javac").arg("-nowarn").arg("-d").arg(&classes).args(&sources))?;
    let mut checks = Vec::new();
    for source in &sources {
        let text = fs::read_to_string(source).map_err(|error| Failure::file(source, &error))?;
        let name = source.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        for size in Directives::parse(&text, &["sizes"])?.words("sizes") {
            let program = ["-cp", &classes.to_string_lossy(), &name, &size].map(str::to_owned);
            let words = CHECK.map(str::to_owned).into_iter().chain(program).collect();
            checks.push(Check { name: format!("{name} {size}"), words });
        }
    }
    Ok(checks)
}

/// The four servers of `examples`, at the smaller sizes.
fn servers(jdk: &Jdk, filters: &[String]) -> Result<Vec<Check>, Failure> {
    let mut checks = Vec::new();
    for system in distributed::servers(jdk)? {
        if filters.is_empty() || filters.iter().any(|filter| system.name.contains(filter)) {
            let paths =
                [system.file, system.classes].map(|path| path.to_string_lossy().into_owned());
            let [file, classes] = paths;
            let words =
                CHECK.map(str::to_owned).into_iter().chain([file, "-cp".to_owned(), classes]);
            checks.push(Check { name: system.name, words: words.collect() });
        }
    }
    Ok(checks)
}
