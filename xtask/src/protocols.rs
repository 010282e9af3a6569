//! `cargo xtask protocols`: a component against three protocols, by what of the protocol belongs
//! to the state and by how many values there are.

use crate::arguments::Arguments;
use crate::failure::Failure;
use crate::java;
use crate::process::{run_quietly, run_visibly};
use crate::workspace::{self, Profile};
use serde_json::Value;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

pub(crate) const HELP: &str = "\
protocols [--heddle FILE] [--repeat N|all] [--time SECONDS]
    Checks the component of bench/protocols against its three protocols and prints states and
    times for each mode and for one, two and four values.
    --repeat  how often calls that may be repeated are made at most, default 2
    --time    limit for one search, default 120";

const FRAMES: &[&str] = &["Calls", "Repeats", "Overlaps"];
const MODES: &[&str] = &["observe", "product", "trace"];
const VALUES: &[(&str, &str)] = &[("1 value", "0"), ("2 values", "0,1"), ("4 values", "0..3")];

pub(crate) fn run(mut arguments: Arguments) -> Result<(), Failure> {
    let named = arguments.value("--heddle")?;
    let repeat: String = arguments.value("--repeat")?.unwrap_or_else(|| "2".into());
    let seconds: u64 = arguments.value("--time")?.unwrap_or(120);
    arguments.rest()?;
    let heddle = workspace::heddle(named, Profile::Release)?;
    let source = workspace::root().join("bench/protocols");
    let classes = workspace::target().join("protocols");
    fs::create_dir_all(&classes).map_err(|error| Failure::file(&classes, &error))?;
    let jdk = java::ensure_jdk()?;
    let mut compiler = java::tool(&jdk, "javac");
    run_visibly(compiler.arg("-d").arg(&classes).arg(source.join("Worker.java")))?;
    println!("{:9} {:9} {:>18} {:>18} {:>18}", "", "", FRAMES[0], FRAMES[1], FRAMES[2]);
    for (title, values) in VALUES {
        for mode in MODES {
            let mut cells = Vec::new();
            for frame in FRAMES {
                let mut command = Command::new(&heddle);
                command.args(["check", "--json", "--workers=1", "--environment"]);
                command.args(["--component=Worker", &format!("--protocol-repeat={repeat}")]);
                command.arg(format!("--frame={}:{frame}", source.join("worker.bp").display()));
                command.arg(format!("--protocol-mode={mode}"));
                command.arg(format!("--values=int={values}"));
                command.arg(format!("--max-time={seconds}"));
                command.arg("--jdk").arg(&jdk.home).arg("-cp").arg(&classes);
                cells.push(cell(&mut command, &classes, seconds)?);
            }
            println!("{title:9} {mode:9} {:>18} {:>18} {:>18}", cells[0], cells[1], cells[2]);
        }
    }
    Ok(())
}

/// States and time of one search, or what it did not come to.
fn cell(command: &mut Command, folder: &Path, seconds: u64) -> Result<String, Failure> {
    let limit = Duration::from_secs(seconds + 30);
    let outcome = run_quietly(command, b"", folder, limit)?;
    let result: Value = serde_json::from_slice(&outcome.stdout).map_err(|_| {
        let shown = String::from_utf8_lossy(&outcome.stderr);
        Failure::new(format!("{}, and no JSON: {}", outcome.end, shown.trim()))
    })?;
    let states = &result["stats"]["states"];
    let time = result["stats"]["seconds"].as_f64().unwrap_or_default();
    let more = match result["verdict"].as_str() {
        Some("Holds") => "",
        Some("Violated") => "!",
        _ => "+",
    };
    Ok(format!("{states}{more} / {time:.1} s"))
}
