//! Texts, spans of them, and what there is to say about a span.

use std::fmt;

/// One file of protocol text.
#[derive(Clone, Debug)]
pub struct Source {
    /// What the file is called in messages.
    pub name: String,
    pub text: String,
}

/// A piece of the text of one source, in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Span {
    /// Which of the sources that were read together.
    pub file: u32,
    pub start: u32,
    pub end: u32,
}

impl Span {
    /// From the beginning of this to the end of `last`.
    pub(crate) fn to(self, last: Span) -> Span {
        Span { end: last.end, ..self }
    }
}

/// What is wrong with a text, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    pub message: String,
    pub span: Span,
    /// How to put it right.
    pub hint: Option<String>,
}

impl Diagnostic {
    pub(crate) fn new(span: Span, message: impl Into<String>) -> Diagnostic {
        Diagnostic { message: message.into(), span, hint: None }
    }

    pub(crate) fn hint(mut self, hint: impl Into<String>) -> Diagnostic {
        self.hint = Some(hint.into());
        self
    }

    /// The message with its line and column, the line it is about, and the hint.
    pub fn render(&self, sources: &[Source]) -> String {
        let source = &sources[self.span.file as usize];
        let at = source.line_column(self.span.start);
        let excerpt = source.excerpt(self.span);
        let mut text = format!("{}:{at}: {}\n{excerpt}", source.name, self.message);
        if let Some(hint) = &self.hint {
            text.push_str(&format!("\n  hint: {hint}"));
        }
        text
    }
}

/// A line and a column, both from one; columns count characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineColumn {
    pub line: usize,
    pub column: usize,
}

impl fmt::Display for LineColumn {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "{}:{}", self.line, self.column)
    }
}

/// A longer line is shown around the span only.
const EXCERPT_COLUMNS: usize = 100;

impl Source {
    pub fn line_column(&self, at: u32) -> LineColumn {
        let before = &self.text[..at as usize];
        let line = before.matches('\n').count() + 1;
        let column = self.text[line_start(before)..at as usize].chars().count() + 1;
        LineColumn { line, column }
    }

    pub fn text_of(&self, span: Span) -> &str {
        // A span may be an estimate of how long a name is.
        let end = self.text.floor_char_boundary(span.end as usize);
        &self.text[span.start as usize..end.max(span.start as usize)]
    }

    /// The line of a span with a mark below it.
    pub fn excerpt(&self, span: Span) -> String {
        let LineColumn { line: number, column } = self.line_column(span.start);
        let start = line_start(&self.text[..span.start as usize]);
        let line = self.text[start..].lines().next().unwrap_or_default();
        let letters: Vec<char> =
            line.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
        let at = (column - 1).min(letters.len());
        let marked = self.text_of(span).lines().next().unwrap_or_default().chars().count();
        let marked = marked.clamp(1, (letters.len() - at).max(1));
        let from = if letters.len() <= EXCERPT_COLUMNS {
            0
        } else {
            at.saturating_sub(EXCERPT_COLUMNS / 2)
        };
        let to = letters.len().min(from + EXCERPT_COLUMNS);
        let shown: String = letters[from..to].iter().collect();
        let marked = marked.min((to.max(at + 1)) - at);
        let number = number.to_string();
        let margin = " ".repeat(number.len());
        format!(
            " {number} | {}\n {margin} | {}{}",
            shown.trim_end(),
            " ".repeat(at - from),
            "^".repeat(marked)
        )
    }
}

fn line_start(before: &str) -> usize {
    before.rfind('\n').map_or(0, |at| at + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, start: u32, end: u32, expected: &str) {
        let source = Source { name: "a.bp".into(), text: text.into() };
        let span = Span { file: 0, start, end };
        let shown = Diagnostic::new(span, "wrong").hint("right").render(&[source]);
        assert_eq!(shown, expected);
    }

    #[test]
    fn a_diagnostic_shows_its_line() {
        check(
            "frame A\n  ?a.b ; x\n",
            17,
            18,
            "a.bp:2:10: wrong\n 2 |   ?a.b ; x\n   |          ^\n  hint: right",
        );
        check("", 0, 0, "a.bp:1:1: wrong\n 1 | \n   | ^\n  hint: right");
        check("↑x", 3, 4, "a.bp:1:2: wrong\n 1 | ↑x\n   |  ^\n  hint: right");
    }

    #[test]
    fn a_long_line_is_cut() {
        let text = format!("{}x{}", "a".repeat(500), "b".repeat(500));
        let source = Source { name: "a".into(), text };
        let excerpt = source.excerpt(Span { file: 0, start: 500, end: 501 });
        let lines: Vec<&str> = excerpt.lines().collect();
        assert_eq!(lines[0].find('x'), lines[1].find('^'));
        assert!(lines[0].len() < 120);
    }
}
