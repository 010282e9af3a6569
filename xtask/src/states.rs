//! `cargo xtask states`: the programs under `bench/check`, size against states, speed and memory.
//!
//! Everything is measured in one run with one worker, the search without the reductions that need
//! an argument beside it.

use crate::arguments::Arguments;
use crate::directives::Directives;
use crate::failure::Failure;
use crate::java;
use crate::process::run_visibly;
use crate::workspace::{self, Profile};
use serde_json::Value;
use std::fs;
use std::process::Command;

pub(crate) const HELP: &str = "\
states [NAME...] [--jdk DIR] [--heddle FILE] [--unreduced-states N]
    A table of states, states per second, bytes per state and what reductions save, for the
    programs under bench/check whose name contains NAME.
    --unreduced-states  how far the search without reductions goes, default 200000";

pub(crate) fn run(mut arguments: Arguments) -> Result<(), Failure> {
    let homes = arguments.values("--jdk")?;
    let named = arguments.value("--heddle")?;
    let unreduced_max: u64 = arguments.value("--unreduced-states")?.unwrap_or(200_000);
    let filters: Vec<String> = arguments.rest()?;
    let jdk = if homes.is_empty() { java::ensure_jdk()? } else { java::jdks(&homes)?.remove(0) };
    let heddle = workspace::heddle(named, Profile::Release)?;
    let classes = workspace::target().join("bench-check");
    let sources = workspace::java_sources("bench/check", &filters)?;
    fs::create_dir_all(&classes).map_err(|error| Failure::file(&classes, &error))?;
    run_visibly(java::tool(&jdk, "javac").arg("-nowarn").arg("-d").arg(&classes).args(&sources))?;

    println!(
        "{:16} {:>5} {:>10} {:>12} {:>12} {:>10} {:>8} {:>10}",
        "", "size", "states", "transitions", "trans./s", "bytes/st.", "depth", "reduction"
    );
    for source in &sources {
        let text = fs::read_to_string(source).map_err(|error| Failure::file(source, &error))?;
        let directives = Directives::parse(&text, &["sizes"])?;
        let name = source.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        for size in directives.words("sizes") {
            let check = |flags: &[&str]| {
                let mut command = Command::new(&heddle);
                command.args(["check", "--json", "--quiet", "--workers=1"]).args(flags);
                command.arg("--jdk").arg(&jdk.home).arg("-cp").arg(&classes).arg(&name).arg(&size);
                result(&mut command)
            };
            let reduced = check(&["--max-time=60"])?;
            let limit = format!("--max-states={unreduced_max}");
            let unreduced = check(&["--reduction=local,forget", &limit, "--max-time=60"])?;
            println!("{}", row(&name, &size, &reduced["stats"], &unreduced));
        }
    }
    Ok(())
}

fn row(name: &str, size: &str, stats: &Value, unreduced: &Value) -> String {
    let number = |value: &Value| value.as_f64().unwrap_or(0.0);
    let states = number(&stats["states"]);
    let transitions = number(&stats["transitions"]);
    let all = number(&unreduced["stats"]["states"]);
    let at_least = if unreduced["complete"] == true { "" } else { ">" };
    format!(
        "{name:16} {size:>5} {states:>10} {transitions:>12} {:>12.0} {:>10.1} {:>8} {:>10}",
        transitions / number(&stats["seconds"]).max(1e-9),
        number(&stats["store_bytes"]) / states.max(1.0),
        number(&stats["depth_max"]),
        format!("{at_least}{:.1}", all / states.max(1.0)),
    )
}

/// What a check says, as JSON.
pub(crate) fn result(command: &mut Command) -> Result<Value, Failure> {
    let output = command.output().map_err(|error| Failure::new(format!("heddle: {error}")))?;
    serde_json::from_slice(&output.stdout)
        .map_err(|_| Failure::new(String::from_utf8_lossy(&output.stderr).into_owned()))
}
