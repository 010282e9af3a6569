//! `cargo xtask check --door`: every case with a Heddle that looks, at each step, whether all it did
//! was made known (`crates/jvm/src/state/outside`). Nothing else is judged.

use super::Settings;
use super::judge::heddle;
use super::subject::Subject;
use crate::corpus::Bench;
use crate::failure::Failure;
use crate::process::End;
use serde_json::Value;

/// Where a search is cut short: what a door lets through unseen shows soon.
const LIMITS: [&str; 2] = ["--max-states=500", "--max-time=20"];

/// How many cases were looked at.
#[derive(Default)]
pub(super) struct Looked {
    complete: usize,
    cut: usize,
    /// Those that are no search of a program, or that a limit of their own ends.
    left_out: usize,
}

impl Looked {
    pub(super) fn at(
        bench: &Bench,
        subject: &Subject,
        settings: &Settings,
    ) -> Result<Looked, Failure> {
        let mut looked = Looked::default();
        if subject.composite().is_some() {
            looked.left_out += 1;
            return Ok(looked);
        }
        subject.prepare(bench)?;
        let limits: &[&str] = if subject.is_bounded() { &[] } else { &LIMITS };
        let outcome = heddle(bench, subject, settings, "check", |command| {
            command.args(["--json", "--all", "--workers=1"]).args(limits);
            command.args(&subject.case.flags).arg("--jdk").arg(&bench.jdk.home);
            subject.name_to(command, bench);
        })?;
        let shown = String::from_utf8_lossy(&outcome.stderr);
        match serde_json::from_slice::<Value>(&outcome.stdout) {
            _ if outcome.end == End::TimedOut => looked.cut += 1,
            Ok(result) if result["complete"] == true => looked.complete += 1,
            Ok(_) => looked.cut += 1,
            Err(_) => return Err(Failure::new(format!("{}: {}", outcome.end, shown.trim()))),
        }
        Ok(looked)
    }

    pub(super) fn add(&mut self, other: &Looked) {
        self.complete += other.complete;
        self.cut += other.cut;
        self.left_out += other.left_out;
    }

    pub(super) fn print(&self) {
        println!(
            "the door, from outside: {} searches complete, {} cut short by a limit, {} left out",
            self.complete, self.cut, self.left_out
        );
    }
}
