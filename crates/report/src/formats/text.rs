//! The report for people.

use std::fmt::Write;

use heddle_checker::{
    Apart, Choice, PeerFigures, Replay, Scope, ThreadView, Trace, Verdict, Weight, WhyNew, title_of,
};

use crate::ahead::still_to_come;
use crate::paint::{Ink, Paper};
use crate::said::said;
use crate::verdict::{counted, grouped};
use crate::{Material, Report, Shown, Sources, figures, lanes, verdict_line};

/// Frames of a stack worth showing.
const FRAMES_MAX: usize = 8;
/// How many places are shown where states come from.
const POINTS_MAX: usize = 10;
/// The same where the rest is not told.
const LINES_MAX: usize = 5;
/// Faults that are told above the run; it shows all.
const FAULTS_MAX: usize = 3;
/// A run with more events does not fit on a screen.
const SCREEN_MAX: usize = 24;
/// Where threads switch in one with more cannot be taken in.
const OVERSEEN_MAX: usize = 40;
/// More switches are not told above the run.
const SWITCHES_MAX: usize = 3;

pub(super) fn make(material: &Material<'_>) -> Result<String, String> {
    let report = material.report;
    let mut text = String::new();
    for shown in &report.violations {
        text.push_str(&violation(&report.sources, shown.replay, material.paper));
        if shown.times > 1 {
            let _ = writeln!(text, "Seen {} times; this is the shortest way.\n", shown.times);
        }
        if material.output {
            text.push_str(&output(shown.replay));
        }
    }
    text.push_str(&closing(report, material.stats, material.paper));
    for shown in &report.violations {
        if let Shown { file: Some(file), .. } = shown {
            let _ = writeln!(text, "Replay: heddle replay {}", shell_word(file));
        }
    }
    Ok(material.paper.harmless(&text))
}

/// What `heddle replay` prints.
pub fn text_replay(sources: &Sources, trace: &Trace, replay: &Replay, paper: Paper) -> String {
    let mut text = violation(sources, replay, paper);
    text.push_str(&output(replay));
    let _ = writeln!(
        text,
        "The trace leads to its violation again ({}): {}, {}.",
        trace.violation.kind,
        counted(trace.choices.len() as u64, "choice"),
        counted(replay.preemptions() as u64, "preemption")
    );
    paper.harmless(&text)
}

fn violation(sources: &Sources, replay: &Replay, paper: Paper) -> String {
    let violation = &replay.violation;
    let scope = match replay.scope {
        Some(Scope::Local) if violation.process.is_empty() => " within the program".into(),
        Some(Scope::Local) => format!(" within {}", violation.process),
        Some(Scope::Global) => " across processes".into(),
        None => String::new(),
    };
    let headline = sentence(violation.kind, &scope, &violation.message);
    let mut text = format!("{}\n", paper.paint(Ink::BadHead, &headline));
    // What may be behind it comes before the way there, so that it is on the first screen.
    for line in &violation.details {
        let _ = writeln!(text, "{}", paper.paint(Ink::Key, line));
    }
    for thread in &violation.threads {
        if let Some(hint) = &thread.hint {
            let _ = writeln!(text, "{}", paper.paint(Ink::Key, &hinted(thread, hint)));
        }
    }
    for line in faults(replay).iter().chain(&switches(replay)) {
        let _ = writeln!(text, "{}", paper.paint(Ink::Key, line));
    }
    for (thread, ahead) in still_to_come(sources, replay) {
        let _ = writeln!(
            text,
            "{}",
            paper.paint(Ink::Key, &format!("Not done yet: {thread} at {ahead}"))
        );
    }
    let said = if events(replay) <= SCREEN_MAX { Vec::new() } else { said(replay, paper) };
    if said.len() > 1 {
        text.push_str("\nWhat was said, by step:\n");
        for line in said {
            let _ = writeln!(text, "{line}");
        }
    }
    text.push('\n');
    text.push_str(&lanes::lanes(sources, replay, paper));
    if replay.preemptions() > 0 {
        text.push_str("\n     >> a switch although the other thread could have gone on\n");
    }
    if !violation.stack.is_empty() && violation.kind != "deadlock" {
        let _ = writeln!(text, "\nIn {}:", violation.thread);
        for place in violation.stack.iter().take(FRAMES_MAX) {
            let _ = writeln!(text, "    at {place}");
        }
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

/// What was made to go wrong, and what its thread did last.
fn faults(replay: &Replay) -> Vec<String> {
    let steps = replay.steps.iter().enumerate();
    let struck = steps.filter(|(_, step)| matches!(step.choice, Some(Choice::Fault(..))));
    let told = struck.filter_map(|(number, step)| {
        let fault = step.events.iter().find(|event| event.thread == step.thread)?;
        let mut before =
            replay.steps[..number].iter().rev().flat_map(|step| step.events.iter().rev());
        let after = before.find(|event| event.thread == step.thread && event.detail.wire.is_some());
        let after = after.map(|event| format!(", after it {}", event.text)).unwrap_or_default();
        Some(format!("Step {number}, a fault: {} {}{after}.", step.thread, fault.text))
    });
    told.take(FAULTS_MAX).collect()
}

/// How long a run is for who reads it.
fn events(replay: &Replay) -> usize {
    replay.steps.iter().map(|step| step.events.len()).sum()
}

/// Where threads take over from others, if the run is too long to be overseen.
fn switches(replay: &Replay) -> Vec<String> {
    if events(replay) <= OVERSEEN_MAX || replay.preemptions() > SWITCHES_MAX {
        return Vec::new();
    }
    let told = replay.steps.iter().enumerate().filter_map(|(number, step)| {
        let other = step.preempts.as_ref().filter(|_| step.weight != Some(Weight::Incidental))?;
        let first = step.events.iter().find(|event| event.thread == step.thread)?;
        let at = first.at.as_ref().map(|at| format!(" at {at}")).unwrap_or_default();
        Some(format!("Step {number}, a switch: {} comes before {other}{at}.", step.thread))
    });
    told.collect()
}

/// Why a thread may wait in vain.
fn hinted(thread: &ThreadView, hint: &str) -> String {
    format!("{} waits in vain: {hint}.", thread.name)
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

fn closing(report: &Report<'_>, stats: bool, paper: Paper) -> String {
    let ink = match report.verdict {
        Verdict::Holds => Ink::GoodHead,
        Verdict::Violated => Ink::BadHead,
        Verdict::Inconclusive(_) => Ink::OpenHead,
    };
    let mut text = paper.paint(ink, &verdict_line(report));
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
    if let Some(why) = report.why_new {
        why_new(why, report, &mut text);
    }
    text
}

/// What keeps the newest states apart.
fn why_new(why: &WhyNew, report: &Report<'_>, text: &mut String) {
    if why.compared > 1 {
        let states = grouped(why.compared as u64);
        let _ = writeln!(
            text,
            "In {states} of the newest states all threads stand at the same places. They differ in:"
        );
        for Apart { spot, values, grows, .. } in &why.differences {
            let grows = if *grows { ", and only grows" } else { "" };
            let _ = writeln!(text, "  {} ({}){grows}", spot.text, values.join(", "));
        }
        if why.differences.is_empty() {
            text.push_str("  nothing that has a name\n");
        }
    }
    if !why.points.is_empty() {
        text.push_str("Most states come from:\n");
        points(&why.points[..why.points.len().min(LINES_MAX)], report, text);
    }
    for hint in &why.hints {
        let _ = writeln!(text, "Try: {hint}.");
    }
}

/// How many states come from which places.
fn points(points: &[(String, u64)], report: &Report<'_>, text: &mut String) {
    for (at, states) in points {
        let part = 100.0 * *states as f64 / report.stats.states.max(1) as f64;
        let _ = writeln!(text, "  {part:5.1}%  {:>10}  {at}", grouped(*states));
    }
}

fn more(report: &Report<'_>, text: &mut String) {
    let stats = &report.stats;
    let _ = writeln!(
        text,
        "Revisited {}, pruned {}, sampled runs {}, most states waiting {}, restarts {}, of which {} \
         from the first instruction.",
        stats.revisited,
        stats.pruned,
        stats.runs,
        stats.frontier_max,
        report.restarts,
        report.restarts_from_start
    );
    for peer in report.peers {
        let PeerFigures { name, conversations, requests, edges, repeated, restarts, again, .. } =
            peer;
        let again = match again {
            0 => String::new(),
            again => format!(" ({again} without a branch)"),
        };
        let _ = writeln!(
            text,
            "Live peer {name}: {requests} requests, {edges} edges of the conversation tree, \
             {conversations} conversations, {restarts} restarts{again}, {repeated} requests repeated."
        );
    }
    if !report.points.is_empty() {
        text.push_str("Where the states come from:\n");
        points(&report.points[..report.points.len().min(POINTS_MAX)], report, text);
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
