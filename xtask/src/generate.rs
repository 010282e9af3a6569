//! `cargo xtask generate`: random concurrent programs, on which every search has to find the same
//! outcomes, and among them all that a real `java` shows.
//!
//! Programs over shared words are also run by an interleaver that shares no code with Heddle.

mod bench;
mod emit;
mod interleave;
mod judge;
mod library;
mod make;
mod modes;
mod program;
mod random;
mod shrink;
mod words;

use crate::arguments::Arguments;
use crate::failure::Failure;
use crate::java;
use crate::outcomes::{DEFAULT, Mode, PARTIAL, UNREDUCED};
use crate::workspace::{self, Profile};
use bench::{Bench, class_name};
use emit::Purpose;
use judge::{Difference, Judgement, Opponent};
use modes::{Checker, OTHER};
use program::{Program, Shape};
use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

pub(crate) const HELP: &str = "\
generate [--seed N] [--count N] [--only GROUP]... [--without GROUP]... [--quick] [--stress MILLIS]
         [--max-states N] [--jdk DIR] [--jobs N] [--heddle FILE] [--release] [--keep DIR] [--show]
    Generates random concurrent programs and compares what all searches and `java` find.
    Program number i of seed N is the first of seed N + i.
    --only, --without  which groups of operations; an unknown name lists them
    --quick            the default search, the unreduced one, and one other by turns
    --stress           how long `java` runs each program, default 100; 0 for not at all
    --max-states       where a search is cut short, default 30000
    --keep             where failing programs go, shrunk; default target/generate/failures
    --show             only print the programs";

/// Programs that are compiled together.
const BATCH: usize = 100;

struct Settings {
    bench: Bench,
    checker: Checker,
    jobs: usize,
    quick: bool,
    keep: PathBuf,
    /// For the command line that repeats a program.
    groups: String,
}

pub(crate) fn run(mut arguments: Arguments) -> Result<(), Failure> {
    let seed: u64 = arguments.value("--seed")?.unwrap_or(1);
    let count: u64 = arguments.value("--count")?.unwrap_or(300);
    let (only, without) = (arguments.values("--only")?, arguments.values("--without")?);
    let quick = arguments.flag("--quick");
    let stress_millis = arguments.value("--stress")?.unwrap_or(100);
    let states_max = arguments.value("--max-states")?.unwrap_or(30_000);
    let homes = arguments.values("--jdk")?;
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let jobs = arguments.value("--jobs")?.unwrap_or(cores).max(1);
    let named = arguments.value("--heddle")?;
    let profile = if arguments.flag("--release") { Profile::Release } else { Profile::Corpus };
    let folder = workspace::target().join("generate");
    let keep = arguments.value("--keep")?.unwrap_or_else(|| folder.join("failures"));
    let show = arguments.flag("--show");
    arguments.rest()?;

    let allowed = allowed(&only, &without)?;
    let programs: Vec<Program> =
        (seed..seed + count).map(|seed| make::program(seed, &allowed)).collect();
    if show {
        for program in &programs {
            let name = class_name(program, 0, Purpose::Check);
            println!("{}", emit::java(program, &name, Purpose::Check));
        }
        return Ok(());
    }
    // In later JDKs threads start and end in fewer steps, so that more searches come to their end.
    let jdk = java::jdks(&homes)?.into_iter().next_back().ok_or_else(|| Failure::new("no JDK"))?;
    let heddle = workspace::heddle(named, profile)?;
    let seconds_max = if quick { 4 } else { 10 };
    let checker = Checker { heddle, jdk: jdk.home.clone(), states_max, seconds_max };
    let words = |option: &str, names: &[String]| -> String {
        names.iter().map(|name| format!(" {option} {name}")).collect()
    };
    let groups = words("--only", &only) + &words("--without", &without);
    // Two commands at a time must not share a folder.
    let folder = folder.join(std::process::id().to_string());
    let bench = Bench { jdk, folder: folder.join("batch"), stress_millis };
    let settings = Settings { bench, checker, jobs, quick, keep, groups };
    let mut tally = Tally::default();
    let started = Instant::now();
    for batch in programs.chunks(BATCH) {
        settings.examine(batch, &mut tally)?;
        tally.print(started);
    }
    let _ = fs::remove_dir_all(&folder);
    match tally.failed {
        0 => Ok(()),
        failed => Err(Failure::new(format!("{failed} programs have different outcomes"))),
    }
}

/// The groups that are left by `--only` and `--without`.
fn allowed(only: &[String], without: &[String]) -> Result<Vec<&'static str>, Failure> {
    let names = make::group_names();
    if let Some(unknown) = only.iter().chain(without).find(|name| !names.contains(&name.as_str())) {
        return Err(Failure::new(format!("{unknown} is none of {}", names.join(", "))));
    }
    let is_in = |list: &[String], name: &str| list.iter().any(|other| other == name);
    let mut names = names;
    names.retain(|name| (only.is_empty() || is_in(only, name)) && !is_in(without, name));
    Ok(names)
}

/// What was compared so far.
#[derive(Default)]
struct Tally {
    programs: usize,
    equal: usize,
    failed: usize,
    /// Searches that were cut short, by mode.
    cut: BTreeMap<&'static str, usize>,
    seconds: BTreeMap<&'static str, f64>,
    /// Reasons why the tool could not go on, with a program each.
    obstructed: BTreeMap<String, (usize, String)>,
}

impl Tally {
    fn print(&self, started: Instant) {
        let cut: Vec<String> =
            self.cut.iter().map(|(mode, count)| format!("{count} {mode}")).collect();
        println!(
            "{} programs: {} comparisons equal, {} cut short ({}), {} programs differ, in {:.0} s",
            self.programs,
            self.equal,
            self.cut.values().sum::<usize>(),
            cut.join(", "),
            self.failed,
            started.elapsed().as_secs_f64()
        );
        let seconds: Vec<String> =
            self.seconds.iter().map(|(mode, seconds)| format!("{mode} {seconds:.0} s")).collect();
        println!("  searched: {}", seconds.join(", "));
        for (reason, (count, name)) in &self.obstructed {
            println!("  {count} searches could not go on, as for {name}: {reason}");
        }
    }

    fn take(&mut self, judgement: &Judgement, name: &str) {
        self.programs += 1;
        self.equal += judgement.equal;
        self.failed += usize::from(!judgement.differences.is_empty());
        for mode in &judgement.cut {
            *self.cut.entry(mode).or_default() += 1;
        }
        for (mode, seconds) in &judgement.seconds {
            *self.seconds.entry(mode).or_default() += seconds;
        }
        for (mode, reason) in &judgement.obstructed {
            let key = format!("{mode}: {reason}");
            self.obstructed.entry(key).or_insert((0, name.to_owned())).0 += 1;
        }
    }
}

impl Settings {
    /// The searches that a program is given besides the default one.
    fn modes(&self, program: &Program) -> Vec<&'static Mode> {
        if !self.quick {
            return std::iter::once(&UNREDUCED).chain(PARTIAL).chain(OTHER).collect();
        }
        let others: Vec<&'static Mode> = PARTIAL.iter().chain(OTHER).collect();
        vec![&UNREDUCED, others[program.seed as usize % others.len()]]
    }

    fn examine(&self, programs: &[Program], tally: &mut Tally) -> Result<(), Failure> {
        self.bench.compile(programs, 0)?;
        let next = AtomicUsize::new(0);
        let judgements: Mutex<BTreeMap<u64, Judgement>> = Mutex::new(BTreeMap::new());
        let work = |job: usize| {
            let scratch = self.bench.folder.join(format!("job{job}"));
            // Where it cannot be made, the first search says so.
            let _ = fs::create_dir_all(&scratch);
            while let Some(program) = programs.get(next.fetch_add(1, Ordering::Relaxed)) {
                let modes = self.modes(program);
                let judgement =
                    judge::judge(&self.bench, &self.checker, program, 0, &modes, &scratch);
                let mut judgements = judgements.lock().unwrap_or_else(PoisonError::into_inner);
                judgements.insert(program.seed, judgement);
            }
        };
        std::thread::scope(|scope| {
            for job in 0..self.jobs {
                scope.spawn(move || work(job));
            }
        });
        let mut judgements = judgements.into_inner().unwrap_or_else(PoisonError::into_inner);
        // A class is initialised once in a virtual machine, and numbers of threads go on.
        let repeatable = |program: &&Program| {
            let fixtures = program.fixtures();
            !["once", "left", "named"].iter().any(|name| fixtures.contains(name))
        };
        let stressed: Vec<&Program> = programs.iter().filter(repeatable).collect();
        let names: Vec<String> =
            stressed.iter().map(|program| class_name(program, 0, Purpose::Stress)).collect();
        let printed = self.bench.stress(&names, self.bench.stress_millis)?;
        for (program, name) in stressed.into_iter().zip(&names) {
            let Some(judgement) = judgements.get_mut(&program.seed) else { continue };
            match printed.get(name) {
                Some(printed) => judge::judge_java(judgement, printed),
                None if self.bench.stress_millis == 0 => {}
                None => judgement.cut.push("java"),
            }
        }
        for program in programs {
            let Some(mut judgement) = judgements.remove(&program.seed) else { continue };
            let name = class_name(program, 0, Purpose::Check);
            tally.take(&judgement, &name);
            if !judgement.differences.is_empty() {
                let difference = judgement.differences.remove(0);
                self.report(program, difference, &judgement.differences)?;
            }
        }
        Ok(())
    }

    /// Shrinks a failing program and writes it down.
    fn report(
        &self,
        program: &Program,
        difference: Difference,
        others: &[Difference],
    ) -> Result<(), Failure> {
        let name = class_name(program, 0, Purpose::Check);
        println!("DIFFERENT {name}: {}", difference.text.trim_end());
        for other in others {
            println!("    {}", other.text.trim_end());
        }
        let bench = Bench {
            jdk: heddle_archive::Jdk::at(&self.bench.jdk.home)
                .map_err(|error| Failure::new(error.to_string()))?,
            folder: self.bench.folder.with_file_name("shrink"),
            stress_millis: self.bench.stress_millis,
        };
        let scratch = self.bench.folder.join("job0");
        let (small, difference) =
            shrink::shrink(&bench, &self.checker, program, difference, &scratch)?;
        fs::create_dir_all(&self.keep).map_err(|error| Failure::file(&self.keep, &error))?;
        let file = self.keep.join(format!("{name}.java"));
        let mut text =
            format!("// cargo xtask generate --seed {} --count 1{}\n", program.seed, self.groups);
        for line in difference.text.lines() {
            text += &format!("// {line}\n");
        }
        let command = |mode: &Mode| {
            let flags = self.checker.flags(mode).join(" ");
            let subject = match small.shape {
                Shape::Threads => format!("-cp . {name}"),
                Shape::System { .. } => format!("{name}.toml"),
            };
            format!("// {} {flags} {subject}\n", self.checker.heddle.display())
        };
        text += &command(&DEFAULT);
        if let Opponent::Mode(mode) = difference.opponent {
            text += &command(mode);
        }
        text += &emit::java(&small, &name, Purpose::Check);
        bench::write(&file, &text)?;
        if let Some(text) = bench::description(&small, &name, ".") {
            bench::write(&file.with_extension("toml"), &text)?;
        }
        println!("    shrunk: {}", file.display());
        Ok(())
    }
}
