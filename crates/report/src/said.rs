//! What processes said to each other, in short: above a run of a system that does not fit on a screen.

use std::collections::BTreeSet;

use heddle_checker::{Replay, Told};

use crate::lanes::wrapped;
use crate::paint::{Ink, Paper};

/// More lines leave no room for anything else; the run below has them all.
const LINES_MAX: usize = 14;
/// The number of the step.
const GUTTER: usize = 6;

/// Messages and faults, a line for each step that has some; nothing within a single process.
pub(crate) fn said(replay: &Replay, paper: Paper) -> Vec<String> {
    let all = || replay.steps.iter().flat_map(|step| &step.events);
    let processes: BTreeSet<u32> = all().map(|told| told.detail.process).collect();
    let is_live = |told: &Told| told.detail.wire.as_ref().is_some_and(|wire| wire.peer.is_none());
    if processes.len() < 2 && !all().any(is_live) {
        return Vec::new();
    }
    let is_worth = |told: &&Told| match told.detail.kind {
        "send" | "datagram" | "crash" | "fault" | "refused" => true,
        // What a real program says is told by who hears it.
        "receive" => is_live(told),
        _ => false,
    };
    let steps = replay.steps.iter().enumerate().filter_map(|(number, step)| {
        let deeds = step.events.iter().filter(is_worth);
        let deeds: Vec<String> =
            deeds.map(|told| format!("{} {}", process_of(&told.thread), told.text)).collect();
        (!deeds.is_empty()).then(|| (number, deeds.join("; ")))
    });
    let steps: Vec<(usize, String)> = steps.collect();
    let lines = steps.iter().flat_map(|(number, text)| {
        let parts = wrapped(text, paper.width.saturating_sub(GUTTER).max(20));
        let numbered = parts.into_iter().enumerate().map(move |(index, part)| match index {
            0 => (format!("{number:>width$}  ", width = GUTTER - 2), part),
            _ => (" ".repeat(GUTTER + 2), part),
        });
        numbered.collect::<Vec<_>>()
    });
    let lines: Vec<String> =
        lines.map(|(label, text)| format!("{}{text}", paper.paint(Ink::Quiet, &label))).collect();
    if lines.len() <= LINES_MAX {
        return lines;
    }
    // How it ended says more than how it began.
    let mut shown = vec![format!("{}…", " ".repeat(GUTTER))];
    shown.extend_from_slice(&lines[lines.len() - (LINES_MAX - 1)..]);
    shown
}

fn process_of(thread: &str) -> &str {
    thread.split('/').next().unwrap_or(thread)
}
