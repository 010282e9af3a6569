//! The searches whose outcomes have to be equal, and what each of them found.

use crate::failure::Failure;
use crate::process::run_quietly;
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

#[derive(Debug)]
pub(super) struct Mode {
    pub(super) name: &'static str,
    pub(super) flags: &'static [&'static str],
}

pub(super) const DEFAULT: Mode = Mode { name: "default", flags: &["--workers=1"] };
pub(super) const UNREDUCED: Mode =
    Mode { name: "unreduced", flags: &["--workers=1", "--no-reduction"] };

/// Each reduction off alone.
pub(super) const PARTIAL: &[Mode] = &[
    Mode { name: "no-local", flags: &["--workers=1", "--reduction=conflict,locks,library"] },
    Mode { name: "no-conflict", flags: &["--workers=1", "--reduction=local,locks,library"] },
    Mode { name: "no-locks", flags: &["--workers=1", "--reduction=local,conflict,library"] },
    Mode { name: "no-library", flags: &["--workers=1", "--reduction=local,conflict,locks"] },
];

/// Other ways through the same states.
pub(super) const OTHER: &[Mode] = &[
    Mode { name: "two-workers", flags: &["--workers=2"] },
    Mode { name: "bfs-exact", flags: &["--workers=1", "--strategy=bfs", "--store=exact"] },
    Mode { name: "preemption", flags: &["--workers=1", "--strategy=preemption"] },
];

/// What a search came to.
#[derive(Clone, Debug, Default)]
pub(super) struct Found {
    pub(super) extent: Extent,
    /// The kinds of violations.
    pub(super) kinds: BTreeSet<String>,
    /// What complete runs print.
    pub(super) outputs: BTreeSet<String>,
    pub(super) states: u64,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) enum Extent {
    #[default]
    Complete,
    /// A limit was reached.
    Cut,
    /// Something else stood in the way, as the tool says.
    Obstructed(String),
}

/// How `heddle check` is called.
pub(super) struct Checker {
    pub(super) heddle: PathBuf,
    pub(super) jdk: PathBuf,
    pub(super) states_max: u64,
    pub(super) seconds_max: u64,
}

impl Checker {
    /// What follows `heddle` on the command line, but for the program.
    pub(super) fn flags(&self, mode: &Mode) -> Vec<String> {
        let mut flags: Vec<String> =
            ["check", "--all", "--outputs", "--quiet"].map(str::to_owned).to_vec();
        flags.push(format!("--max-states={}", self.states_max));
        flags.push(format!("--max-time={}", self.seconds_max));
        flags.push(format!("--jdk={}", self.jdk.display()));
        flags.extend(mode.flags.iter().map(|flag| (*flag).to_owned()));
        flags
    }

    /// Checks what `subject` names; a failure is a crash of the tool.
    pub(super) fn check(
        &self,
        mode: &Mode,
        subject: &[String],
        scratch: &Path,
    ) -> Result<Found, Failure> {
        let mut command = Command::new(&self.heddle);
        command.args(self.flags(mode)).arg("--json").args(subject).current_dir(scratch);
        // The tool obeys its own limit, or it is at fault.
        let time_max = Duration::from_secs(self.seconds_max * 3 + 30);
        let outcome = run_quietly(&mut command, b"", scratch, time_max)?;
        let result: Value = serde_json::from_slice(&outcome.stdout).map_err(|_| {
            let shown = String::from_utf8_lossy(&outcome.stderr);
            Failure::new(format!("{}, and no JSON: {}", outcome.end, shown.trim()))
        })?;
        Ok(read(&result))
    }
}

fn read(result: &Value) -> Found {
    let texts = |value: &Value| -> BTreeSet<String> {
        let values = value.as_array().into_iter().flatten();
        values.filter_map(Value::as_str).map(str::to_owned).collect()
    };
    let violations = result["violations"].as_array().into_iter().flatten();
    let reason = result["reason"].as_str().unwrap_or_default();
    let extent = match result["complete"] == true {
        true => Extent::Complete,
        false if reason.contains("limit was reached") => Extent::Cut,
        false => Extent::Obstructed(reason.to_owned()),
    };
    Found {
        extent,
        kinds: violations.filter_map(|found| found["kind"].as_str().map(str::to_owned)).collect(),
        outputs: texts(&result["outputs"]),
        states: result["stats"]["states"].as_u64().unwrap_or(0),
    }
}
