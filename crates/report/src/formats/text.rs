//! The report for people.

use std::fmt::Write;

use heddle_checker::{Replay, Scope, ThreadView, Trace, Verdict, title_of};

use crate::verdict::{counted, grouped};
use crate::{Material, Report, Shown, Sources, figures, lanes, verdict_line};

/// Frames of a stack worth showing.
const FRAMES_MAX: usize = 8;
/// How many places are shown where states come from.
const POINTS_MAX: usize = 10;

pub(super) fn make(material: &Material<'_>) -> Result<String, String> {
    let report = material.report;
    let mut text = String::new();
    for shown in &report.violations {
        text.push_str(&violation(&report.sources, shown.replay, material));
        if shown.times > 1 {
            let _ = writeln!(text, "Seen {} times; this is the shortest way.\n", shown.times);
        }
        if material.output {
            text.push_str(&output(shown.replay));
        }
    }
    text.push_str(&closing(report, material.stats));
    for shown in &report.violations {
        if let Shown { file: Some(file), .. } = shown {
            let _ = writeln!(text, "Replay: heddle replay {}", shell_word(file));
        }
    }
    Ok(text)
}

/// What `heddle replay` prints.
pub fn text_replay(sources: &Sources, trace: &Trace, replay: &Replay, width: usize) -> String {
    let mut text = violation_text(sources, replay, width);
    text.push_str(&output(replay));
    let _ = writeln!(
        text,
        "The trace leads to its violation again ({}): {}, {}.",
        trace.violation.kind,
        counted(trace.choices.len() as u64, "choice"),
        counted(replay.preemptions() as u64, "preemption")
    );
    text
}

fn violation(sources: &Sources, replay: &Replay, material: &Material<'_>) -> String {
    violation_text(sources, replay, material.width)
}

fn violation_text(sources: &Sources, replay: &Replay, width: usize) -> String {
    let violation = &replay.violation;
    let scope = match replay.scope {
        Some(Scope::Local) => format!(" within {}", violation.process),
        Some(Scope::Global) => " across processes".into(),
        None => String::new(),
    };
    let mut text = format!("{}\n\n", sentence(violation.kind, &scope, &violation.message));
    text.push_str(&lanes::lanes(sources, replay, width));
    if replay.preemptions() > 0 {
        text.push_str("\n     >> a switch although the other thread could have gone on\n");
    }
    if !violation.stack.is_empty() && violation.kind != "deadlock" {
        let _ = writeln!(text, "\nIn {}:", violation.thread);
        for place in violation.stack.iter().take(FRAMES_MAX) {
            let _ = writeln!(text, "    at {place}");
        }
    }
    if !violation.details.is_empty() {
        text.push('\n');
        violation.details.iter().for_each(|line| text.extend([line.as_str(), "\n"]));
    }
    if !violation.threads.is_empty() {
        text.push_str("\nThen:\n");
        for thread in &violation.threads {
            text.push_str(&standing(thread));
        }
    }
    text.push('\n');
    text
}

/// One sentence: what went wrong.
fn sentence(kind: &str, scope: &str, message: &str) -> String {
    let title = title_of(kind);
    format!("{title}{scope}: {message}.")
}

/// Where a thread stands, what it holds and waits for.
fn standing(thread: &ThreadView) -> String {
    let does = match thread.waits_for.is_empty() {
        true => "can go on",
        false => &thread.waits_for,
    };
    let mut text = format!("  {} {does}\n", thread.name);
    if !thread.holds.is_empty() {
        let _ = writeln!(text, "      holds {}", thread.holds.join(", "));
    }
    if let Some(hint) = &thread.hint {
        let _ = writeln!(text, "      {hint}");
    }
    let own: Vec<_> = thread.stack.iter().filter(|place| !place.library).collect();
    for place in own.iter().take(FRAMES_MAX) {
        let _ = writeln!(text, "      at {place}");
    }
    if own.len() > FRAMES_MAX {
        let _ = writeln!(text, "      and {} more", own.len() - FRAMES_MAX);
    }
    text
}

fn output(replay: &Replay) -> String {
    if replay.output.is_empty() {
        return String::new();
    }
    let mut text = String::from("The program printed:\n");
    for (stream, printed) in &replay.output {
        for line in printed.lines() {
            let mark = if *stream == 2 { "!" } else { "|" };
            let _ = writeln!(text, "  {mark} {line}");
        }
    }
    text.push('\n');
    text
}

fn closing(report: &Report<'_>, stats: bool) -> String {
    let mut text = verdict_line(report);
    match report.verdict {
        Verdict::Holds => {
            let _ = writeln!(text, ": {}.", report.config.check.properties.join(", "));
        }
        Verdict::Violated => {
            let kinds: Vec<&str> =
                report.violations.iter().map(|shown| shown.replay.violation.kind).collect();
            let _ = writeln!(text, ": {}.", kinds.join(", "));
        }
        Verdict::Inconclusive(reason) if *reason == "interrupted" => text.push('\n'),
        Verdict::Inconclusive(reason) => {
            let _ = writeln!(text, ": {reason}.");
        }
    }
    let _ = writeln!(text, "{}.", figures(report));
    if report.config.check.outputs {
        let count = counted(report.outputs.len() as u64, "text");
        let _ = writeln!(text, "Complete runs print {count}:");
        for output in report.outputs {
            let _ = writeln!(text, "  {output:?}");
        }
    }
    for note in report.notes {
        let _ = writeln!(text, "Note: {note}.");
    }
    if stats {
        more(report, &mut text);
    }
    text
}

fn more(report: &Report<'_>, text: &mut String) {
    let stats = &report.stats;
    let _ = writeln!(
        text,
        "Revisited {}, pruned {}, sampled runs {}, most states waiting {}, restarts {}.",
        stats.revisited, stats.pruned, stats.runs, stats.frontier_max, report.restarts
    );
    if !report.points.is_empty() {
        text.push_str("Where the states come from:\n");
        for (at, states) in report.points.iter().take(POINTS_MAX) {
            let part = 100.0 * *states as f64 / stats.states.max(1) as f64;
            let _ = writeln!(text, "  {part:5.1}%  {:>10}  {at}", grouped(*states));
        }
    }
    let passed = [
        ("local", report.counters.local, "accesses to objects of one thread"),
        ("conflict", report.counters.conflict, "accesses on which no threads collide"),
        ("locks", report.counters.locks.get(), "pairs of accesses under a common monitor"),
        ("library", report.counters.library, "accesses inside library operations"),
    ];
    text.push_str("What reductions let pass:\n");
    let on = |name: &str| report.config.check.reductions.iter().any(|known| known == name);
    for (name, count, what) in passed.iter().filter(|(name, _, _)| on(name)) {
        let _ = writeln!(text, "  {name:8}  {:>14}  {what}", grouped(*count));
    }
    if report.config.check.reductions.iter().any(|name| name == "conflict") {
        text.push_str("Threads stop before accesses to:\n");
        for kind in report.visible {
            let _ = writeln!(text, "  {kind}");
        }
    }
}

/// A word as a shell takes it.
fn shell_word(word: &str) -> String {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || "/._-+=:@%".contains(letter);
    if !word.is_empty() && word.chars().all(plain) {
        return word.to_owned();
    }
    format!("'{}'", word.replace('\'', "'\\''"))
}

#[cfg(test)]
mod tests {
    use super::shell_word;

    #[test]
    fn words_are_quoted_for_the_shell() {
        assert_eq!(shell_word("a/b.json"), "a/b.json");
        assert_eq!(shell_word("my trace"), "'my trace'");
        assert_eq!(shell_word("it's"), "'it'\\''s'");
    }
}
