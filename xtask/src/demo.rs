//! `cargo xtask demo`: from a fresh clone to a Java program running under Heddle.

use crate::arguments::Arguments;
use crate::failure::Failure;
use crate::java;
use crate::process::run_visibly;
use crate::workspace::{self, Profile};
use std::fs;
use std::process::Command;

pub(crate) const HELP: &str = "\
demo [--heddle FILE]
    Installs a JDK if there is none, builds Heddle, and runs the bundled example with it.";

pub(crate) fn run(mut arguments: Arguments) -> Result<(), Failure> {
    let named = arguments.value("--heddle")?;
    arguments.rest()?;
    let jdk = java::ensure_jdk()?;
    println!("JDK {} in {}", jdk.version(), jdk.home.display());
    println!("Building heddle; the first time takes a few minutes.");
    let heddle = workspace::heddle(named, Profile::Release)?;

    let classes = workspace::target().join("demo");
    fs::create_dir_all(&classes).map_err(|error| Failure::file(&classes, &error))?;
    let source = workspace::root().join("examples/bounded_buffer/BoundedBuffer.java");
    run_visibly(java::tool(&jdk, "javac").arg("-d").arg(&classes).arg(source))?;

    let mut command = Command::new(heddle);
    command.arg("run").arg("--jdk").arg(&jdk.home).arg("-cp").arg(&classes).arg("BoundedBuffer");
    println!("heddle run -cp {} BoundedBuffer\n", classes.display());
    run_visibly(&mut command)
}
