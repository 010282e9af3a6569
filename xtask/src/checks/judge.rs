//! Everything one program or system has to show.

use super::counts::Counts;
use super::subject::Subject;
use super::{Settings, composite};
use crate::corpus::Bench;
use crate::failure::Failure;
use crate::process::{End, Outcome, run_quietly};
use heddle_search::{STRATEGIES, Strategy};
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;
use std::process::Command;

/// Other ways to the same verdict: one option each, beside every strategy that visits everything.
const REVISIONS: &[&str] = &["--store=exact", "--workers=2"];

/// Searches with little or no reduction, or with every byte of a connection as a step, and how long
/// they may go on before the comparison is given up.
const UNREDUCED: &[&[&str]] = &[&["--reduction=local,forget", "--max-states=100000"]];
const UNREDUCED_SYSTEMS: &[&[&str]] = &[
    &["--channel=queue", "--max-states=30000", "--max-time=10s"],
    &["--reduction=local,forget", "--max-states=30000", "--max-time=10s"],
    &["--no-reduction", "--max-states=30000", "--max-time=10s"],
];

/// How the note of a search begins that came to no end of a run.
const NO_END: &str = "no run ends";

/// Gives what the first search counted, if that is the same each time.
pub(super) fn judge(
    bench: &Bench,
    subject: &Subject,
    settings: &Settings,
) -> Result<Option<Counts>, Failure> {
    subject.prepare(bench)?;
    if let Some(file) = subject.composite() {
        return composite::judge(bench, subject, file, settings).map(Some);
    }
    let first = search(bench, subject, settings, &["--workers=1"])?;
    agree(subject, &first)?;
    let counts = subject.is_counted().then(|| Counts::read(&first)).transpose()?;
    if subject.verdict == "Inconclusive" {
        has_reasons(subject, &first)?;
        if settings.revisions && !subject.is_bounded() {
            for revision in revisions() {
                search(bench, subject, settings, &["--workers=1", &revision])
                    .and_then(|other| has_reasons(subject, &other))
                    .map_err(|failure| under(&[&revision], &failure))?;
            }
        }
        return Ok(counts);
    }
    has_marks(subject, &first)?;
    has_events(subject, &first)?;
    has_notes(subject, &first)?;
    if subject.is_component() {
        in_trace_mode(bench, subject, settings)?;
    }
    has_outputs(bench, subject, settings)?;
    if subject.verdict == "Violated" {
        replays(bench, subject, settings)?;
    }
    if settings.revisions {
        revise(bench, subject, settings)?;
    }
    Ok(counts)
}

/// With the events of each thread in the state the verdict is the same. Nothing that is repeated
/// closes then, and what overlaps explodes.
fn in_trace_mode(bench: &Bench, subject: &Subject, settings: &Settings) -> Result<(), Failure> {
    let is_small = subject.case.directives.get("unreduced") != Some("no");
    let flags: &[&str] = match (is_small, subject.has_environment(), subject.verdict) {
        (true, false, _) => &["--workers=1", "--protocol-mode=trace"],
        (true, true, "Holds") => &["--workers=1", "--protocol-mode=trace", "--protocol-repeat=1"],
        _ => return Ok(()),
    };
    let other = search(bench, subject, settings, flags)?;
    agree(subject, &other).map_err(|failure| under(flags, &failure))
}

/// Each event that must be rejected is. A dot stands for a space in other messages.
fn has_events(subject: &Subject, result: &Value) -> Result<(), Failure> {
    for event in subject.case.directives.all("event") {
        let wanted = match event.contains(['?', '!']) {
            true => format!(" does {event}"),
            false => event.replace('.', " "),
        };
        let mut messages = violations(result).filter_map(|found| found["message"].as_str());
        if !messages.any(|message| message.contains(&wanted)) {
            return Err(Failure::new(format!("no violation says `{wanted}`")));
        }
    }
    Ok(())
}

fn has_notes(subject: &Subject, result: &Value) -> Result<(), Failure> {
    let promised: Vec<&str> = subject.case.directives.all("note").collect();
    let said = result["notes"].as_array().into_iter().flatten();
    let said: Vec<&str> = said.filter_map(Value::as_str).collect();
    let mut ruled_out = subject.case.directives.all("no-note");
    if let Some(text) = ruled_out.find(|text| said.iter().any(|note| note.contains(text))) {
        return Err(Failure::new(format!("a note says `{text}`: {said:?}")));
    }
    compare_notes(&promised, &said)
}

/// Each `//@ note:` is part of a note. That no run ends is said only where it is promised, because a
/// search that loses the ends of runs says so as well.
fn compare_notes(promised: &[&str], said: &[&str]) -> Result<(), Failure> {
    let is_said = |text: &str| said.iter().any(|note| note.contains(text));
    if let Some(text) = promised.iter().find(|text| !is_said(text)) {
        return Err(Failure::new(format!("no note says `{text}`: {said:?}")));
    }
    match is_said(NO_END) && !promised.iter().any(|text| text.contains(NO_END)) {
        true => Err(Failure::new(format!("no `//@ note:` promises one of {said:?}"))),
        false => Ok(()),
    }
}

/// One option for each other way to search.
fn revisions() -> impl Iterator<Item = String> {
    let strategies = STRATEGIES.iter().map(|row| row.name);
    let others = strategies.filter(|name| {
        let strategy: Strategy = name.parse().expect("a listed strategy is understood");
        *name != Strategy::DFS.name() && !strategy.samples()
    });
    let others = others.map(|name| format!("--strategy={name}"));
    others.chain(REVISIONS.iter().map(|&option| option.to_owned()))
}

/// Other searches come to the same verdict.
fn revise(bench: &Bench, subject: &Subject, settings: &Settings) -> Result<(), Failure> {
    for revision in revisions() {
        search(bench, subject, settings, &["--workers=1", &revision])
            .and_then(|other| agree(subject, &other))
            .map_err(|failure| under(&[&revision], &failure))?;
    }
    if subject.case.directives.get("unreduced") == Some("no") {
        return Ok(());
    }
    for revision in if subject.is_system() { UNREDUCED_SYSTEMS } else { UNREDUCED } {
        let flags = [&["--workers=1"], *revision].concat();
        let other = search(bench, subject, settings, &flags)
            .map_err(|failure| under(revision, &failure))?;
        let is_complete = other["complete"] == true || !subject.wants_all();
        if other["verdict"] != "Inconclusive" && is_complete {
            // Where bytes go one by one, more may go wrong.
            let bytewise: BTreeSet<String> =
                subject.case.directives.words("bytewise").into_iter().collect();
            let kinds = match revision.contains(&"--channel=queue") && !bytewise.is_empty() {
                true => &bytewise,
                false => &subject.kinds,
            };
            agree_on(subject, kinds, &other).map_err(|failure| under(revision, &failure))?;
        }
    }
    Ok(())
}

/// A failure of a search with further options.
fn under(options: &[&str], failure: &Failure) -> Failure {
    Failure::new(format!("{}: {failure}", options.join(" ")))
}

/// The search that a subject's promise is about.
fn search(
    bench: &Bench,
    subject: &Subject,
    settings: &Settings,
    flags: &[&str],
) -> Result<Value, Failure> {
    let all: &[&str] = if subject.wants_all() { &["--all"] } else { &[] };
    check(bench, subject, settings, &[all, flags].concat())
}

/// One run of `heddle check --json`.
pub(super) fn check(
    bench: &Bench,
    subject: &Subject,
    settings: &Settings,
    flags: &[&str],
) -> Result<Value, Failure> {
    let outcome = heddle(bench, subject, settings, "check", |command| {
        command.arg("--json").args(flags).args(&subject.case.flags);
        command.arg("--jdk").arg(&bench.jdk.home);
        subject.name_to(command, bench);
    })?;
    let shown = String::from_utf8_lossy(&outcome.stderr);
    let result: Value = serde_json::from_slice(&outcome.stdout)
        .map_err(|_| Failure::new(format!("{}, and no JSON: {}", outcome.end, shown.trim())))?;
    let status = match result["verdict"].as_str() {
        Some("Holds") => 0,
        Some("Violated") => 1,
        _ => 3,
    };
    if outcome.end != End::Status(status) {
        return Err(Failure::new(format!("{} with verdict {}", outcome.end, result["verdict"])));
    }
    Ok(result)
}

pub(super) fn heddle(
    bench: &Bench,
    subject: &Subject,
    settings: &Settings,
    subcommand: &str,
    fill: impl FnOnce(&mut Command),
) -> Result<Outcome, Failure> {
    let scratch = bench.case_folder(&subject.case);
    let mut command = Command::new(&settings.heddle);
    command.arg(subcommand).current_dir(&scratch);
    fill(&mut command);
    run_quietly(&mut command, b"", &scratch, settings.time_max)
}

fn agree(subject: &Subject, result: &Value) -> Result<(), Failure> {
    agree_on(subject, &subject.kinds, result)
}

fn agree_on(
    subject: &Subject,
    wanted_kinds: &BTreeSet<String>,
    result: &Value,
) -> Result<(), Failure> {
    let wanted = subject.verdict;
    let kinds = violations(result).filter_map(|violation| violation["kind"].as_str());
    let kinds: BTreeSet<String> = kinds.map(str::to_owned).collect();
    let as_promised = match subject.wants_all() {
        true => kinds == *wanted_kinds,
        false => kinds.is_subset(wanted_kinds),
    };
    if result["verdict"] == *wanted && as_promised {
        return Ok(());
    }
    let messages: Vec<String> =
        violations(result).map(|v| format!("\n    {}: {}", v["kind"], v["message"])).collect();
    Err(Failure::new(format!(
        "{} {kinds:?} ({}), expected {wanted} {wanted_kinds:?}{}",
        result["verdict"],
        result["reason"],
        messages.concat()
    )))
}

fn violations(result: &Value) -> impl Iterator<Item = &Value> {
    result["violations"].as_array().into_iter().flatten()
}

/// Each `//@ reason:` is part of why nothing certain can be said.
fn has_reasons(subject: &Subject, result: &Value) -> Result<(), Failure> {
    agree(subject, result)?;
    let reason = result["reason"].as_str().unwrap_or_default();
    let wanted: Vec<&str> = subject.case.directives.all("reason").collect();
    match !wanted.is_empty() && wanted.iter().all(|part| reason.contains(part)) {
        true => Ok(()),
        false => Err(Failure::new(format!("the reason is {reason:?}, expected {wanted:?}"))),
    }
}

/// Each `//~ KIND` names a line that some violation of the kind reports.
fn has_marks(subject: &Subject, result: &Value) -> Result<(), Failure> {
    for source in &subject.case.sources {
        let text = fs::read_to_string(source).map_err(|error| Failure::file(source, &error))?;
        let file = source.file_name().unwrap_or_default().to_string_lossy();
        for (number, line) in text.lines().enumerate() {
            let Some((_, kind)) = line.split_once("//~") else { continue };
            let place = format!("({file}:{})", number + 1);
            let found = violations(result).any(|violation| {
                let site = &violation["trace"]["violation"]["site"];
                violation["kind"] == kind.trim()
                    && site.as_str().is_some_and(|site| site.contains(&place))
            });
            if !found {
                return Err(Failure::new(format!("no {} is reported at {place}", kind.trim())));
            }
        }
    }
    Ok(())
}

/// The complete runs print exactly what the program says they may.
fn has_outputs(bench: &Bench, subject: &Subject, settings: &Settings) -> Result<(), Failure> {
    let wanted: BTreeSet<String> =
        subject.case.directives.all("output").map(crate::directives::unescape).collect();
    if wanted.is_empty() {
        return Ok(());
    }
    let result = check(bench, subject, settings, &["--all", "--workers=1", "--outputs"])?;
    let printed: BTreeSet<String> = result["outputs"]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|output| output.as_str())
        .map(|output| output.trim_end_matches('\n').to_owned())
        .collect();
    if printed == wanted {
        return Ok(());
    }
    Err(Failure::new(format!("complete runs print {printed:?}, expected {wanted:?}")))
}

/// The trace of the first violation leads to it again.
fn replays(bench: &Bench, subject: &Subject, settings: &Settings) -> Result<(), Failure> {
    let trace = bench.case_folder(&subject.case).join("trace.json");
    let trace_flag = format!("--trace={}", trace.display());
    check(bench, subject, settings, &["--workers=1", &trace_flag])?;
    let outcome = heddle(bench, subject, settings, "replay", |command| {
        command.arg(&trace);
    })?;
    if outcome.end == End::Status(0) {
        return Ok(());
    }
    let shown = String::from_utf8_lossy(&outcome.stderr);
    Err(Failure::new(format!("the replay ends with {}: {}", outcome.end, shown.trim())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_are_promised() {
        let check = |promised: &[&str], said: &[&str], is_fine: bool| {
            assert_eq!(compare_notes(promised, said).is_ok(), is_fine, "{promised:?} {said:?}");
        };
        check(&[], &[], true);
        check(&[], &["something else"], true);
        check(&["something"], &["another", "something else"], true);
        check(&["something"], &["another"], false);
        check(&["no run ends"], &["no run ends: why"], true);
        check(&["no run ends"], &[], false);
        check(&[], &["no run ends: why"], false);
        check(&["why"], &["no run ends: why"], false);
    }
}
