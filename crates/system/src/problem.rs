//! What is wrong with a description, and where: one message with an excerpt of the file.

use std::fmt;
use std::ops::Range;
use std::sync::Arc;

use annotate_snippets::{AnnotationKind, Level, Renderer, Snippet};

/// More of a line than this nobody reads.
const EXCERPT_BYTES_MAX: usize = 2_000;

/// A text with the name people know it by.
#[derive(Debug, PartialEq, Eq)]
pub struct Source {
    pub name: String,
    pub text: String,
}

impl Source {
    /// A byte order mark belongs to the encoding, not to the text.
    pub(crate) fn new(name: String, mut text: String) -> Source {
        if text.starts_with('\u{feff}') {
            text.drain(..'\u{feff}'.len_utf8());
        }
        Source { name, text }
    }
}

/// Part of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SourceSpan {
    source: Arc<Source>,
    span: Range<usize>,
}

impl SourceSpan {
    pub(crate) fn new(source: &Arc<Source>, span: Range<usize>) -> SourceSpan {
        let text = &source.text;
        let start = text.floor_char_boundary(span.start.min(text.len()));
        let end = text.ceil_char_boundary(span.end.clamp(start, text.len()));
        SourceSpan { source: source.clone(), span: start..end }
    }

    pub(crate) fn start(&self) -> usize {
        self.span.start
    }

    /// A problem with what stands here.
    pub fn problem(&self, message: impl Into<String>) -> Problem {
        Problem::new(message).at(Some(self))
    }

    /// Where this begins, counted from 1 in characters.
    pub fn line_and_column(&self) -> (usize, usize) {
        let before = &self.source.text[..self.span.start];
        let line_start = before.rfind('\n').map_or(0, |at| at + 1);
        let line = 1 + before.bytes().filter(|byte| *byte == b'\n').count();
        (line, 1 + before[line_start..].chars().count())
    }

    /// `file:line:column`.
    pub fn name(&self) -> String {
        let (line, column) = self.line_and_column();
        format!("{}:{line}:{column}", self.source.name)
    }

    /// `file:line`.
    pub(crate) fn line_name(&self) -> String {
        format!("{}:{}", self.source.name, self.line_and_column().0)
    }

    /// The line where this begins, if it can be shown, and which part of it is meant.
    fn excerpt(&self) -> Option<(&str, Range<usize>)> {
        let text = &self.source.text;
        let start = text[..self.span.start].rfind('\n').map_or(0, |at| at + 1);
        let end = text[self.span.start..].find('\n').map_or(text.len(), |at| at + self.span.start);
        let line = text[start..end].trim_end_matches('\r');
        let from = (self.span.start - start).min(line.len());
        let to = (self.span.end - start).clamp(from, line.len());
        (line.len() <= EXCERPT_BYTES_MAX).then_some((line, from..to))
    }
}

/// Why there is no description.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    message: String,
    place: Option<SourceSpan>,
    hint: Option<String>,
    is_unsupported: bool,
}

impl Problem {
    pub fn new(message: impl Into<String>) -> Problem {
        Problem { message: message.into(), place: None, hint: None, is_unsupported: false }
    }

    /// Nothing is wrong, but Heddle does not do this.
    pub(crate) fn unsupported(what: &str) -> Problem {
        Problem { is_unsupported: true, ..Problem::new(what) }
    }

    pub fn is_unsupported(&self) -> bool {
        self.is_unsupported
    }

    /// A problem of this option or process.
    #[must_use]
    pub fn of(mut self, name: &str) -> Problem {
        self.message = format!("{name}: {}", self.message);
        self
    }

    /// At this place, if there is one and none is known yet.
    #[must_use]
    pub fn at(mut self, place: Option<&SourceSpan>) -> Problem {
        self.place = self.place.or_else(|| place.cloned());
        self
    }

    #[must_use]
    pub fn hint(mut self, hint: impl Into<Option<String>>) -> Problem {
        self.hint = hint.into();
        self
    }

    /// What is wrong, in one sentence.
    pub fn message(&self) -> &str {
        &self.message
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(place) = &self.place else {
            write!(out, "{}", self.message)?;
            return match &self.hint {
                Some(hint) => write!(out, "\nhelp: {hint}"),
                None => Ok(()),
            };
        };
        write!(out, "{}: {}", place.name(), self.message)?;
        match place.excerpt() {
            Some((line, span)) => {
                let annotation = AnnotationKind::Primary.span(span).label(self.hint.as_deref());
                let snippet = Snippet::source(line)
                    .line_start(place.line_and_column().0)
                    .annotation(annotation);
                let group = annotate_snippets::Group::with_level(Level::ERROR).element(snippet);
                write!(out, "\n{}", Renderer::plain().render(&[group]))
            }
            None => match &self.hint {
                Some(hint) => write!(out, "\nhelp: {hint}"),
                None => Ok(()),
            },
        }
    }
}

impl std::error::Error for Problem {}

impl From<String> for Problem {
    fn from(message: String) -> Problem {
        Problem::new(message)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(text: &str, span: Range<usize>) -> SourceSpan {
        SourceSpan::new(&Arc::new(Source::new("a.toml".into(), text.into())), span)
    }

    #[test]
    fn an_excerpt_shows_the_place() {
        let problem = place("one = 1\n\ttwö = 2\r\nthree = 3\n", 9..13).problem("no `twö` here");
        let shown = problem.hint("did you mean `two`?".to_owned()).to_string();
        assert_eq!(
            shown,
            "a.toml:2:2: no `twö` here\n  |\n2 |     twö = 2\n  |     ^^^ did you mean `two`?"
        );
    }

    #[test]
    fn a_long_line_is_not_shown() {
        let text = "x".repeat(5_000);
        let shown = place(&text, 7..9).problem("wrong").to_string();
        assert_eq!(shown, "a.toml:1:8: wrong");
    }

    #[test]
    fn places_outside_the_text_and_inside_characters_are_moved() {
        for (start, end) in [(0, 0), (1, 1), (1, 2), (2, 1), (5, 90), (90, 95)] {
            let shown = place("äöü\n", start..end).problem("wrong").to_string();
            assert!(shown.starts_with("a.toml:"), "{shown}");
        }
    }
}
