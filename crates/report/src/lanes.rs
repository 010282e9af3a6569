//! A run as columns, one per thread, time going down.

#[cfg(test)]
mod tests;

use heddle_checker::{At, Replay, Told, TraceEntry};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use crate::Sources;

/// With more threads than this, columns would be too narrow to read.
const LANES_MAX: usize = 4;
const LANE_MIN: usize = 26;
/// The number of the step.
const GUTTER: usize = 5;
const GAP: usize = 2;
const LANE_MAX: usize = 64;

/// Draws all steps on a page of so many columns.
pub(crate) fn lanes(sources: &Sources, replay: &Replay, width: usize) -> String {
    let threads = threads_of(replay);
    let each = width.saturating_sub(GUTTER) / threads.len().max(1);
    let apart = threads.len() <= LANES_MAX && each >= LANE_MIN + GAP;
    let column = if apart { (each - GAP).min(LANE_MAX) } else { width.saturating_sub(GUTTER) };
    let text = String::new();
    let mut page = Page { sources, threads, column, apart, text, last: None, preempts: None };
    if apart {
        page.heads();
    }
    for (number, step) in replay.steps.iter().enumerate() {
        page.step(number, step);
    }
    page.text
}

/// Numbers and names of the threads that do something, in the order of their numbers.
fn threads_of(replay: &Replay) -> Vec<(u32, String)> {
    let mut threads: Vec<(u32, String)> = Vec::new();
    let shown = replay.steps.iter().flat_map(|step| &step.events);
    for Told { number, thread, .. } in shown {
        if !threads.iter().any(|(known, _)| known == number) {
            threads.push((*number, thread.clone()));
        }
    }
    threads.sort();
    threads
}

struct Page<'a> {
    sources: &'a Sources,
    threads: Vec<(u32, String)>,
    column: usize,
    apart: bool,
    text: String,
    /// Who was told of last, and where.
    last: Option<(u32, Option<At>)>,
    /// A switch that is still to be told.
    preempts: Option<(u32, String)>,
}

impl Page<'_> {
    fn heads(&mut self) {
        let mut line = " ".repeat(GUTTER);
        let mut rule = " ".repeat(GUTTER);
        for (_, name) in &self.threads {
            let name = cut(name, self.column);
            let space = " ".repeat(self.column + GAP - name.width());
            rule.push_str(&"─".repeat(self.column));
            rule.push_str(&" ".repeat(GAP));
            line.push_str(&name);
            line.push_str(&space);
        }
        self.line(&line);
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
                self.put(&mut label, actor, &format!(">> preempts {other}"), 0);
                self.last = None;
            }
            if !step.what.is_empty() {
                self.put(&mut label, actor, &format!("({})", step.what), 0);
            }
        }
        for shown in &step.events {
            let here = (shown.number, shown.at.clone());
            let moved = self.last.as_ref() != Some(&here);
            if moved && let Some(at) = &shown.at {
                self.put_place(&mut label, shown.number, at);
            }
            let indent = if shown.at.is_some() { 2 } else { 0 };
            self.put(&mut label, shown.number, &shown.text, indent);
            self.last = Some(here);
        }
    }

    /// File and line, and the source beside it if there is room, else below, cut if need be.
    fn put_place(&mut self, label: &mut String, thread: u32, at: &At) {
        let start = match (&at.file, at.line) {
            (Some(file), Some(line)) => format!("{file}:{line}"),
            (Some(file), None) => file.clone(),
            (None, _) => format!("{}.{}", at.class, at.method),
        };
        let what = self.sources.line(at).unwrap_or_else(|| format!("in {}", at.method));
        let both = format!("{start}  {what}");
        let room = self.room(thread);
        if both.width() <= room {
            self.put(label, thread, &both, 0);
        } else {
            self.put(label, thread, &start, 0);
            self.put(label, thread, &cut(&what, room.saturating_sub(2)), 2);
        }
    }

    /// The columns there are for what a thread does.
    fn room(&self, thread: u32) -> usize {
        self.column.saturating_sub(self.prefix(thread).width()).max(12)
    }

    /// Without columns of their own, threads are told apart by their names.
    fn prefix(&self, thread: u32) -> String {
        let named = self.threads.iter().find(|(known, _)| *known == thread);
        named.filter(|_| !self.apart).map(|(_, name)| format!("[{name}] ")).unwrap_or_default()
    }

    /// Puts a text into the column of a thread.
    fn put(&mut self, label: &mut String, thread: u32, text: &str, indent: usize) {
        let lane = self.threads.iter().position(|(known, _)| *known == thread);
        let before = match lane {
            Some(lane) if self.apart => " ".repeat(lane * (self.column + GAP)),
            _ => String::new(),
        };
        let name = self.prefix(thread);
        let lines = wrapped(text, self.room(thread) - indent);
        for (index, line) in lines.iter().enumerate() {
            let hang = if index > 0 { 2 } else { 0 };
            let number = std::mem::take(label);
            let line = format!(
                "{number:>width$} {before}{name}{}{line}",
                " ".repeat(indent + hang),
                width = GUTTER - 1
            );
            self.line(&line);
        }
    }

    fn line(&mut self, line: &str) {
        self.text.push_str(line.trim_end());
        self.text.push('\n');
    }
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

/// The text in lines of so many columns; those behind the first leave room for an indent of two.
fn wrapped(text: &str, room: usize) -> Vec<String> {
    let mut lines: Vec<String> = vec![String::new()];
    for word in text.split(' ') {
        let here = lines.len();
        let room = if here == 1 { room } else { room.saturating_sub(2) };
        let line = lines.last_mut().expect("starts with one");
        if line.is_empty() {
            line.push_str(&cut(word, room));
        } else if line.width() + 1 + word.width() <= room {
            line.push(' ');
            line.push_str(word);
        } else {
            lines.push(cut(word, room.saturating_sub(2)));
        }
    }
    lines
}
