//! A run as columns, time going down: one per thread, one per process where threads are many, and a
//! list with names where the page is narrow.

#[cfg(test)]
mod tests;

use std::collections::BTreeSet;

use heddle_checker::{At, Detail, Replay, Told, TraceEntry};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use crate::Sources;
use crate::paint::{Ink, Paper};

/// In narrower columns most statements would take several lines, and a list is easier to read.
const LANE_MIN: usize = 32;
/// The same for what several threads do.
const SHARED_LANE_MIN: usize = 44;
/// The number of the step.
const GUTTER: usize = 5;
const GAP: usize = 2;
const LANE_MAX: usize = 64;

/// Draws all steps on a page.
pub(crate) fn lanes(sources: &Sources, replay: &Replay, paper: Paper) -> String {
    let threads = threads_of(replay);
    let (columns, threads) = arranged(threads, paper.width.saturating_sub(GUTTER));
    let each = match columns.len() {
        0 => paper.width.saturating_sub(GUTTER),
        count => (paper.width.saturating_sub(GUTTER) / count - GAP).min(LANE_MAX),
    };
    let above = vec![u32::MAX; columns.len()];
    let mut page = Page {
        sources,
        above,
        paper,
        columns,
        threads,
        each,
        text: String::new(),
        stated: BTreeSet::new(),
        last: None,
        again: None,
        preempts: None,
    };
    page.heads();
    for (number, step) in replay.steps.iter().enumerate() {
        page.step(number, step);
    }
    page.flush();
    page.text
}

/// A thread that does something, and where that is written.
struct Lane {
    number: u32,
    process: u32,
    /// With that of its process, where there are several.
    name: String,
    column: usize,
    /// Stands before what it does, if all share one column.
    prefix: String,
    /// Stands above what it does, if others of its process share its column.
    head: String,
}

/// In the order of their processes and numbers.
fn threads_of(replay: &Replay) -> Vec<Lane> {
    let mut lanes: Vec<Lane> = Vec::new();
    for Told { number, thread, detail, .. } in replay.steps.iter().flat_map(|step| &step.events) {
        if !lanes.iter().any(|lane| lane.number == *number) {
            let (name, process) = (thread.clone(), detail.process);
            let (prefix, head) = (String::new(), String::new());
            lanes.push(Lane { number: *number, process, name, column: 0, prefix, head });
        }
    }
    lanes.sort_by_key(|lane| (lane.process, lane.number));
    lanes
}

/// The heads of the columns, and who is written where; no heads if there is room for no columns.
fn arranged(mut lanes: Vec<Lane>, width: usize) -> (Vec<String>, Vec<Lane>) {
    let fits = |count: usize, least: usize| count > 0 && width / count >= least + GAP;
    if fits(lanes.len(), LANE_MIN) {
        for (column, lane) in lanes.iter_mut().enumerate() {
            lane.column = column;
        }
        return (lanes.iter().map(|lane| lane.name.clone()).collect(), lanes);
    }
    let mut processes: Vec<u32> = lanes.iter().map(|lane| lane.process).collect();
    processes.dedup();
    let by_process = processes.len() > 1 && fits(processes.len(), SHARED_LANE_MIN);
    let alone: Vec<bool> = lanes
        .iter()
        .map(|lane| lanes.iter().filter(|other| other.process == lane.process).count() == 1)
        .collect();
    let mut heads = vec![String::new(); processes.len()];
    for (lane, alone) in lanes.iter_mut().zip(alone) {
        let (process, own) = lane.name.split_once('/').unwrap_or(("", &lane.name));
        if !by_process {
            lane.prefix = format!("[{}] ", lane.name);
            continue;
        }
        lane.column = processes.iter().position(|known| *known == lane.process).unwrap_or(0);
        heads[lane.column] = process.to_owned();
        lane.head = if alone { String::new() } else { format!("[{own}]") };
    }
    (if by_process { heads } else { Vec::new() }, lanes)
}

struct Page<'a> {
    sources: &'a Sources,
    paper: Paper,
    /// Their heads.
    columns: Vec<String>,
    threads: Vec<Lane>,
    /// How wide a column is.
    each: usize,
    text: String,
    /// Which statements were shown as a whole: file and line.
    stated: BTreeSet<(Option<String>, Option<u32>)>,
    /// Whose name stands above what was last written in each column.
    above: Vec<u32>,
    /// Of whom was told last: what, and where.
    last: Option<(u32, Option<At>, String)>,
    /// How often that was told again.
    again: Option<usize>,
    /// A switch that is still to be told.
    preempts: Option<(u32, String)>,
}

impl Page<'_> {
    fn heads(&mut self) {
        if self.columns.is_empty() {
            return;
        }
        let mut line = " ".repeat(GUTTER);
        let mut rule = " ".repeat(GUTTER);
        for (column, name) in self.columns.iter().enumerate() {
            let name = cut(name, self.each);
            let space = " ".repeat(self.each + GAP - name.width());
            rule.push_str(&"─".repeat(self.each));
            rule.push_str(&" ".repeat(GAP));
            line.push_str(&self.paper.paint(Ink::Hue(column), &name));
            line.push_str(&space);
        }
        self.line(&line);
        let rule = self.paper.paint(Ink::Quiet, &rule);
        self.line(&rule);
    }

    fn step(&mut self, number: usize, step: &TraceEntry) {
        let mut label = if number == 0 { String::new() } else { number.to_string() };
        let actor = step.choice.map(|choice| choice.thread());
        if let Some(actor) = actor {
            // A step may do nothing worth telling; the switch is told when something is.
            if let Some(other) = &step.preempts {
                self.preempts = Some((actor, other.clone()));
            }
            if !step.events.is_empty()
                && let Some((switched, other)) = self.preempts.take()
                && switched == actor
            {
                self.put(&mut label, actor, &format!(">> preempts {other}"), 0, Ink::Key);
                self.last = None;
            }
            if !step.what.is_empty() {
                self.put(&mut label, actor, &format!("({})", step.what), 0, Ink::Key);
            }
        }
        for shown in &step.events {
            let moved = self
                .last
                .as_ref()
                .is_none_or(|(thread, at, _)| (*thread, at) != (shown.number, &shown.at));
            // A thread that does the same again and again is told so once.
            if !moved && self.last.as_ref().is_some_and(|(.., text)| *text == shown.text) {
                *self.again.get_or_insert(1) += 1;
                continue;
            }
            if moved && let Some(at) = &shown.at {
                self.put_place(&mut label, shown.number, at);
            }
            let indent = if shown.at.is_some() { 2 } else { 0 };
            let ink = match shown.detail.kind {
                "throw" | "crash" | "fault" | "refused" => Ink::Bad,
                _ => Ink::Plain,
            };
            self.put(&mut label, shown.number, &shortened(&shown.text, &shown.detail), indent, ink);
            self.last = Some((shown.number, shown.at.clone(), shown.text.clone()));
        }
    }

    /// File and line, and the source beside it if there is room, else below.
    fn put_place(&mut self, label: &mut String, thread: u32, at: &At) {
        let start = at.to_string();
        let what = self.sources.line(at).unwrap_or_else(|| format!("in {}", at.method));
        let both = format!("{start}  {what}");
        let room = self.room(thread);
        let is_known = !self.stated.insert((at.file.clone(), at.line));
        if both.width() <= room {
            self.put(label, thread, &both, 0, Ink::Quiet);
        } else if is_known && what.width() > room.saturating_sub(2) {
            // Its beginning tells it from others, and leaves room for what happens there.
            self.put(label, thread, &cut(&both, room), 0, Ink::Quiet);
        } else {
            self.put(label, thread, &start, 0, Ink::Quiet);
            self.put(label, thread, &what, 2, Ink::Quiet);
        }
    }

    fn lane(&self, thread: u32) -> Option<&Lane> {
        self.threads.iter().find(|lane| lane.number == thread)
    }

    /// The columns there are for what a thread does.
    fn room(&self, thread: u32) -> usize {
        let prefix = self.lane(thread).map_or(0, |lane| lane.prefix.width());
        self.each.saturating_sub(prefix).max(12)
    }

    /// Says how often the last event was seen, if more than once.
    fn flush(&mut self) {
        if let Some(times) = self.again.take()
            && let Some((thread, at, _)) = self.last.take()
        {
            let indent = if at.is_some() { 2 } else { 0 };
            let text = format!("({times} times)");
            self.put(&mut String::new(), thread, &text, indent, Ink::Quiet);
            self.last = Some((thread, at, String::new()));
        }
    }

    /// Puts a text into the column of a thread.
    fn put(&mut self, label: &mut String, thread: u32, text: &str, indent: usize, ink: Ink) {
        self.flush();
        let (column, prefix, head) = match self.lane(thread) {
            Some(lane) => (lane.column, lane.prefix.clone(), lane.head.clone()),
            None => (0, String::new(), String::new()),
        };
        let hue = self.threads.iter().position(|lane| lane.number == thread).unwrap_or(0);
        if !head.is_empty() && self.above.get(column) != Some(&thread) {
            self.write(label, column, &self.paper.paint(Ink::Hue(hue), &cut(&head, self.each)));
        }
        if let Some(above) = self.above.get_mut(column) {
            *above = thread;
        }
        let lines = wrapped(text, self.room(thread) - indent);
        for (index, line) in lines.iter().enumerate() {
            let hang = if index > 0 { 2 } else { 0 };
            let said = if index == 0 { prefix.clone() } else { " ".repeat(prefix.width()) };
            let line = format!(
                "{}{}{}",
                self.paper.paint(Ink::Hue(hue), &said),
                " ".repeat(indent + hang),
                self.paper.paint(ink, line),
            );
            self.write(label, column, &line);
        }
    }

    /// A line of a column, behind the number of the step.
    fn write(&mut self, label: &mut String, column: usize, text: &str) {
        let number = format!("{:>width$} ", std::mem::take(label), width = GUTTER - 1);
        let before = " ".repeat(column * (self.each + GAP));
        let line = format!("{}{before}{text}", self.paper.paint(Ink::Quiet, &number));
        self.line(&line);
    }

    fn line(&mut self, line: &str) {
        self.text.push_str(line.trim_end());
        self.text.push('\n');
    }
}

/// What is told; exceptions without packages of the library, which everybody knows.
pub(crate) fn shortened(text: &str, detail: &Detail) -> String {
    if detail.kind != "throw" {
        return text.to_owned();
    }
    let packages = ["java.lang.", "java.util.concurrent.", "java.util.", "java.io.", "java.net."];
    let known = packages.iter().find_map(|package| {
        text.strip_prefix("throws ").and_then(|rest| rest.strip_prefix(package))
    });
    known.map_or_else(|| text.to_owned(), |rest| format!("throws {rest}"))
}

/// The text, cut to so many columns.
fn cut(text: &str, room: usize) -> String {
    if text.width() <= room {
        return text.to_owned();
    }
    let mut kept = String::new();
    let mut width = 0;
    for letter in text.chars() {
        width += letter.width().unwrap_or(0);
        if width >= room {
            break;
        }
        kept.push(letter);
    }
    kept.push('…');
    kept
}

/// The text in lines of so many columns; those behind the first leave room for an indent of two. A
/// word that is too long for a line goes on in the next.
pub(crate) fn wrapped(text: &str, room: usize) -> Vec<String> {
    let mut lines: Vec<String> = vec![String::new()];
    for word in text.split(' ') {
        let rest = room.saturating_sub(2).max(1);
        let here = if lines.len() == 1 { room } else { rest };
        let line = lines.last_mut().expect("starts with one");
        if line.is_empty() && word.width() <= here {
            line.push_str(word);
            continue;
        }
        if !line.is_empty() && line.width() + 1 + word.width() <= here {
            line.push(' ');
            line.push_str(word);
            continue;
        }
        if !line.is_empty() {
            lines.push(String::new());
        }
        for letter in word.chars() {
            let here = if lines.len() == 1 { room } else { rest };
            let line = lines.last_mut().expect("starts with one");
            if line.width() + letter.width().unwrap_or(0) > here && !line.is_empty() {
                // Names are better broken between their parts.
                let part = line.rfind(['.', '/']).map_or(0, |at| at + 1);
                let moved =
                    if part > line.len() / 2 { line.split_off(part) } else { String::new() };
                lines.push(moved);
            }
            lines.last_mut().expect("starts with one").push(letter);
        }
    }
    lines
}
