//! `cargo xtask test`: everything that has to hold before a change goes in, in the order in which
//! a mistake shows soonest.

use crate::architecture;
use crate::arguments::Arguments;
use crate::browser;
use crate::checks;
use crate::corpus;
use crate::demo;
use crate::failure::Failure;
use crate::generate;
use crate::hostile;
use crate::java;
use crate::limits;
use crate::live;
use crate::pages;
use crate::part::Part;
use crate::process::run_visibly;
use crate::workspace::{self, Profile, cargo};
use std::time::Instant;

pub(crate) const HELP: &str = "\
test
    Architecture, formatting, lints, documentation, unit tests, the corpus (each program on one JDK,
    on the next day on another), a part of the checked programs (others on the next day), the door
    with some of them, generated programs, the commands of README, GUIDE and docs/, systems with
    live peers, the demo, pages in the browser, hostile inputs, and programs that take all the memory
    and time there is; what CI runs.";

/// The steps that are calls of cargo: a name, and the words.
const STEPS: &[(&str, &[&str])] = &[
    ("formatting", &["fmt", "--all", "--check"]),
    ("lints", &["clippy", "--quiet", "--workspace", "--all-targets", "--", "--deny", "warnings"]),
    ("documentation", &["doc", "--quiet", "--workspace", "--no-deps", "--document-private-items"]),
    // With every access of the interpreter's loop asserted.
    ("unit tests", &["test", "--quiet", "--workspace", "--features=heddle-jvm/checked"]),
];

/// A fixed choice of random programs, searched so far that it takes about a minute.
const GENERATED: &[&str] = &[
    "--seed=1",
    "--count=150",
    "--quick",
    "--max-states=5000",
    "--stress=20",
    "--without=shared-files",
    // Under stress both ends run in one JVM, whose sockets outlive the process they stand for.
    "--without=sockets",
];

/// After so many days each program was compared with `java` on every JDK.
const CORPUS_DAYS: usize = 2;
/// After so many days each program was checked: `cargo xtask check` has them all.
const CHECK_DAYS: usize = 3;
/// After so many days the door has been checked with every program.
const DOOR_DAYS: usize = 25;
/// After so many days every system with live peers was searched in all ways.
const LIVE_DAYS: usize = 8;

pub(crate) fn run(arguments: Arguments) -> Result<(), Failure> {
    arguments.rest()?;
    let jdk = java::ensure_jdk()?;
    step("architecture", || architecture::run(Arguments::new(std::iter::empty())))?;
    for (name, words) in STEPS {
        step(name, || {
            let mut command = cargo();
            command.args(*words).env("JAVA_HOME", &jdk.home).env("RUSTDOCFLAGS", "--deny warnings");
            run_visibly(&mut command)
        })?;
    }
    let part = |days: usize| ["--part".to_owned(), Part::of_today(days).to_string()].into_iter();
    step("corpus", || corpus::run(Arguments::new(part(CORPUS_DAYS))))?;
    step("checked programs", || checks::run(Arguments::new(part(CHECK_DAYS))))?;
    step("the door, from outside", || {
        let words = part(DOOR_DAYS).chain(["--door".to_owned()]);
        checks::run(Arguments::new(words))
    })?;
    step("generated programs", || {
        generate::run(Arguments::new(GENERATED.iter().map(|word| (*word).to_owned())))
    })?;
    step("pages", || pages::run(Arguments::new(std::iter::empty())))?;
    step("live peers", || live::run(Arguments::new(part(LIVE_DAYS))))?;
    // With the Heddle that the steps before it have built.
    let heddle = workspace::heddle(None, Profile::Corpus)?.display().to_string();
    step("demo", || demo::run(Arguments::new(["--heddle".to_owned(), heddle].into_iter())))?;
    step("pages in the browser", || browser::run(Arguments::new(std::iter::empty())))?;
    step("hostile inputs", || hostile::run(Arguments::new(std::iter::empty())))?;
    step("limits", || limits::run(Arguments::new(std::iter::empty())))
}

fn step(name: &str, run: impl FnOnce() -> Result<(), Failure>) -> Result<(), Failure> {
    println!("== {name}");
    let started = Instant::now();
    run().map_err(|failure| Failure::new(format!("{name}: {failure}")))?;
    println!("== {name}: done in {:.0} s", started.elapsed().as_secs_f64());
    Ok(())
}
