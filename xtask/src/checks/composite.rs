//! Composite systems below `examples`: what `heddle protocol check` says of a whole, and of the
//! Java components in it.

use super::Settings;
use super::counts::Counts;
use super::subject::Subject;
use crate::corpus::Bench;
use crate::failure::Failure;
use crate::process::{End, run_quietly};
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

/// Other ways to the same verdict. With traces in the states, components that go on by themselves
/// would never come to an end.
const REVISIONS: &[&[&str]] =
    &[&["--strategy=bfs"], &["--workers=2"], &["--reduction=local,forget", "--protocol-repeat=1"]];

/// What the searches of all components count together.
pub(super) fn judge(
    bench: &Bench,
    subject: &Subject,
    file: &Path,
    settings: &Settings,
) -> Result<Counts, Failure> {
    let counts = agree(bench, subject, file, settings, &["--workers=1"])?;
    if settings.revisions {
        for revision in REVISIONS {
            agree(bench, subject, file, settings, revision)
                .map_err(|failure| Failure::new(format!("{}: {failure}", revision.join(" "))))?;
        }
    }
    Ok(counts)
}

fn agree(
    bench: &Bench,
    subject: &Subject,
    file: &Path,
    settings: &Settings,
    flags: &[&str],
) -> Result<Counts, Failure> {
    let scratch = bench.case_folder(&subject.case);
    let mut command = Command::new(&settings.heddle);
    command.args(["protocol", "check", "--json"]).arg(file).args(flags);
    command.arg("--jdk").arg(&bench.jdk.home).arg("-cp").arg(bench.classes(&subject.case));
    command.current_dir(&scratch);
    let outcome = run_quietly(&mut command, b"", &scratch, settings.time_max)?;
    let shown = String::from_utf8_lossy(&outcome.stderr);
    let result: Value = serde_json::from_slice(&outcome.stdout)
        .map_err(|_| Failure::new(format!("{}, and no JSON: {}", outcome.end, shown.trim())))?;
    let reports = || {
        let components = result["components"].as_array().into_iter().flatten();
        components.map(|component| &component["report"])
    };
    let kinds: BTreeSet<String> = reports()
        .flat_map(|report| report["violations"].as_array().into_iter().flatten())
        .filter_map(|violation| violation["kind"].as_str().map(str::to_owned))
        .collect();
    let status = if subject.verdict == "Holds" { 0 } else { 1 };
    if result["verdict"] == subject.verdict
        && kinds == subject.kinds
        && outcome.end == End::Status(status)
    {
        let mut counts = Counts::default();
        for report in reports() {
            counts.add(Counts::read(report)?);
        }
        return Ok(counts);
    }
    Err(Failure::new(format!(
        "{} {kinds:?} ({}), expected {} {:?}",
        result["verdict"], outcome.end, subject.verdict, subject.kinds
    )))
}
