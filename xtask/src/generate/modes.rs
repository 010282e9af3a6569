//! The searches whose outcomes have to be equal, and how they are called.

use crate::failure::Failure;
use crate::outcomes::{self, Found, Mode, RACES};
use crate::process::run_quietly;
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// Other ways through the same states.
pub(super) const OTHER: &[Mode] = &[
    RACES,
    Mode { name: "two-workers", flags: &["--workers=2"] },
    Mode { name: "bfs-exact", flags: &["--workers=1", "--strategy=bfs", "--store=exact"] },
];

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
            ["check", "--all", "--outputs", "--no-minimize", "--quiet"].map(str::to_owned).to_vec();
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
        // The tool obeys its own limit, or it is at fault; but a busy machine may be slow.
        let time_max = Duration::from_secs(self.seconds_max * 10 + 300);
        let outcome = run_quietly(&mut command, b"", scratch, time_max)?;
        let result: Value = serde_json::from_slice(&outcome.stdout).map_err(|_| {
            let shown = String::from_utf8_lossy(&outcome.stderr);
            Failure::new(format!("{}, and no JSON: {}", outcome.end, shown.trim()))
        })?;
        Ok(outcomes::read(&result))
    }
}
