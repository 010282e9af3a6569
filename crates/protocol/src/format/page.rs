//! Text in the making: lines, indents, and the comments that have to come before a place.

use super::INDENT;
use crate::source::Span;

/// No indent is wider, so that deep nesting does not make a text grow without bound.
const INDENT_MAX: usize = 20 * INDENT;

pub(super) struct Page<'source> {
    source: &'source str,
    comments: &'source [Span],
    /// How many comments are written.
    written: usize,
    out: String,
    column: usize,
    /// The indent of the line that begins with the next text.
    pending: Option<usize>,
    /// Whether an empty line comes first.
    is_apart: bool,
    indent: usize,
}

impl<'source> Page<'source> {
    pub(super) fn new(source: &'source str, comments: &'source [Span]) -> Page<'source> {
        Page {
            source,
            comments,
            written: 0,
            out: String::new(),
            column: 0,
            pending: None,
            is_apart: false,
            indent: 0,
        }
    }

    /// Where the next text would stand.
    pub(super) fn column(&self) -> usize {
        self.pending.unwrap_or(self.column)
    }

    /// Whether comments of the source stand within a span.
    pub(super) fn has_comment(&self, span: Span) -> bool {
        let first = self.comments.partition_point(|comment| comment.start < span.start);
        self.comments.get(first).is_some_and(|comment| comment.start < span.end)
    }

    /// Whether the source has an empty line behind a place, and then something.
    pub(super) fn has_blank_line_behind(&self, place: u32) -> bool {
        let rest = &self.source[place as usize..];
        let space = &rest[..rest.len() - rest.trim_start().len()];
        space.matches('\n').count() > 1 && space.len() < rest.len()
    }

    /// Whether a line of the source ends between two places.
    pub(super) fn has_line_break(&self, from: u32, to: u32) -> bool {
        self.source.get(from as usize..to as usize).is_some_and(|text| text.contains('\n'))
    }

    pub(super) fn text(&mut self, text: &str) {
        self.begin_line();
        self.out.push_str(text);
        self.column += text.chars().count();
    }

    /// Text that stands somewhere in the source: what is said before it there is said before it
    /// here.
    pub(super) fn word(&mut self, text: &str, span: Span) {
        self.comments(span.start);
        self.text(text);
    }

    /// The next text begins a line.
    pub(super) fn new_line(&mut self, indent: usize) {
        self.pending = Some(indent.min(INDENT_MAX));
        self.indent = indent.min(INDENT_MAX);
    }

    /// An empty line comes before the next text.
    pub(super) fn blank_line(&mut self) {
        self.is_apart = true;
    }

    /// Writes the comments that stand before a place of the source.
    pub(super) fn comments(&mut self, before: u32) {
        while let Some(comment) = self.next_comment(before) {
            if self.is_trailing(comment) {
                self.trail(comment);
                continue;
            }
            self.pending.get_or_insert(self.indent);
            if self.is_behind_blank_line(comment) && !self.out.is_empty() {
                self.is_apart = true;
            }
            self.comment(comment);
        }
    }

    /// Writes those that stand on the line of what came last.
    pub(super) fn trailing_comments(&mut self, before: u32) {
        while let Some(comment) = self.next_comment(before) {
            if !self.is_trailing(comment) {
                return;
            }
            self.trail(comment);
        }
    }

    pub(super) fn finish(mut self) -> String {
        if !self.out.is_empty() {
            self.out.push('\n');
        }
        self.out
    }

    fn next_comment(&self, before: u32) -> Option<Span> {
        self.comments.get(self.written).copied().filter(|comment| comment.start < before)
    }

    fn trail(&mut self, comment: Span) {
        let pending = self.pending.take().unwrap_or(self.indent);
        if !self.out.is_empty() && !self.out.ends_with(' ') {
            self.out.push(' ');
        }
        let is_apart = std::mem::take(&mut self.is_apart);
        self.comment(comment);
        self.pending = Some(pending);
        self.is_apart |= is_apart;
    }

    /// Writes the next comment here; the line ends behind it.
    fn comment(&mut self, comment: Span) {
        let indent = self.pending.unwrap_or(self.indent);
        self.begin_line();
        let text = &self.source[comment.start as usize..comment.end as usize];
        self.out.push_str(text);
        self.written += 1;
        self.pending = Some(indent);
        self.is_apart = self.has_blank_line_behind(comment.end);
    }

    fn begin_line(&mut self) {
        let Some(indent) = self.pending.take() else { return };
        let is_apart = std::mem::take(&mut self.is_apart);
        if !self.out.is_empty() {
            while self.out.ends_with(' ') {
                self.out.pop();
            }
            self.out.push_str(if is_apart { "\n\n" } else { "\n" });
        }
        self.out.extend(std::iter::repeat_n(' ', indent));
        self.column = indent;
    }

    /// Whether something else stands before a comment on its line.
    fn is_trailing(&self, comment: Span) -> bool {
        let before = &self.source[..comment.start as usize];
        let line = before.rfind('\n').map_or(0, |at| at + 1);
        !before[line..].trim().is_empty() && !self.out.is_empty()
    }

    fn is_behind_blank_line(&self, comment: Span) -> bool {
        let before = &self.source[..comment.start as usize];
        let space = &before[before.trim_end().len()..];
        space.matches('\n').count() > 1
    }
}
