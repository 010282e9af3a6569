//! `cargo xtask adversary`: the protocols of `examples/protocols` against an adversary, as the table of
//! `docs/adversary.md`.

use crate::arguments::Arguments;
use crate::distributed::{compile, examples, expected, files};
use crate::failure::Failure;
use crate::java;
use crate::states::result;
use crate::workspace::{self, Profile};
use serde_json::Value;
use std::fs;
use std::path::Path;
use std::process::Command;

pub(crate) const HELP: &str = "\
adversary [FILTER...] [--seconds N] [--jdk DIR] [--heddle FILE]
    Checks the protocols of examples/protocols whose names contain a FILTER, with one worker, and prints
    verdict, states, transitions and processor time as the table of docs/adversary.md. Fails where a
    verdict is not the one that is promised there.
    --seconds  time limit of each search, default 300";

const SYSTEM: &str = "protocols";

/// What one unit of processor time is in `/proc`.
const TICKS_PER_SECOND: f64 = 100.0;
/// Where `/proc/self/stat` has the processor time of ended children, behind the name in brackets.
const TIME_OF_CHILDREN: [usize; 2] = [13, 14];

pub(crate) fn run(mut arguments: Arguments) -> Result<(), Failure> {
    let homes = arguments.values("--jdk")?;
    let named = arguments.value("--heddle")?;
    let seconds: u64 = arguments.value("--seconds")?.unwrap_or(300);
    let filters = arguments.rest()?;
    let jdk = if homes.is_empty() { java::ensure_jdk()? } else { java::jdks(&homes)?.remove(0) };
    let heddle = workspace::heddle(named, Profile::Release)?;
    let classes = compile(&jdk, &workspace::target().join("adversary"), SYSTEM)?;
    println!("| File | Verdict | States | Transitions | Seconds |\n|---|---|---|---|---|");
    let mut wrong = 0;
    for file in files(&examples(SYSTEM), "toml")? {
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let is_meant = filters.is_empty() || filters.iter().any(|filter| name.contains(filter));
        let text = fs::read_to_string(&file).map_err(|error| Failure::file(&file, &error))?;
        if !is_meant || !text.contains("[adversary]") {
            continue;
        }
        let before = time_of_children();
        let found = check(&heddle, &file, &classes, &jdk.home, seconds)?;
        let taken = time_of_children() - before;
        let said = found["verdict"].as_str().unwrap_or("?").to_lowercase();
        wrong += u32::from(!expected(&text).starts_with(&said));
        let count = |key: &str| grouped(found["stats"][key].as_u64().unwrap_or(0));
        println!(
            "| `{name}` | {said} | {} | {} | {taken:.1} |",
            count("states"),
            count("transitions")
        );
    }
    match wrong {
        0 => Ok(()),
        _ => Err(Failure::new(format!("{wrong} verdicts are not as promised"))),
    }
}

fn check(
    heddle: &Path,
    file: &Path,
    classes: &Path,
    jdk: &Path,
    seconds: u64,
) -> Result<Value, Failure> {
    let mut command = Command::new(heddle);
    command.arg("check").arg(file).arg("-cp").arg(classes).arg("--jdk").arg(jdk);
    command.args(["--json", "--quiet", "--workers=1", "--no-minimize"]);
    result(command.arg(format!("--max-time={seconds}")))
}

/// The processor time that ended children have taken, in seconds.
fn time_of_children() -> f64 {
    let text = fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let fields: Vec<&str> =
        text.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
    let ticks = TIME_OF_CHILDREN.map(|at| fields.get(at).and_then(|field| field.parse().ok()));
    ticks.iter().map(|ticks: &Option<f64>| ticks.unwrap_or(0.0)).sum::<f64>() / TICKS_PER_SECOND
}

/// A number with its thousands apart.
fn grouped(number: u64) -> String {
    match number {
        0..1000 => number.to_string(),
        _ => format!("{},{:03}", grouped(number / 1000), number % 1000),
    }
}
