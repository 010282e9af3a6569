//! Words of command lines, quoted as in a POSIX shell. Nothing is expanded or run: what would be
//! is refused, so that no line means something else here than in a shell.

use std::ops::Range;
use std::sync::Arc;

use crate::problem::{Problem, Source, SourceSpan};

/// A word without its quotes, and where it stood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Word {
    pub(crate) text: String,
    pub(crate) span: Range<usize>,
}

/// The commands in a text: one per line. `&` and `;` end a command too, a backslash before the
/// end of a line continues it, and `#` before a word begins a comment.
pub(crate) fn commands(source: &Arc<Source>) -> Result<Vec<Vec<Word>>, Problem> {
    let mut lexer = Lexer { source, at: 0, word: None, words: Vec::new(), commands: Vec::new() };
    while let Some(letter) = lexer.next() {
        lexer.letter(letter)?;
    }
    lexer.end_command();
    Ok(lexer.commands)
}

struct Lexer<'s> {
    source: &'s Arc<Source>,
    at: usize,
    /// The word being read; an empty one may stand for `''`.
    word: Option<Word>,
    words: Vec<Word>,
    commands: Vec<Vec<Word>>,
}

impl Lexer<'_> {
    fn next(&mut self) -> Option<char> {
        let letter = self.peek()?;
        self.at += letter.len_utf8();
        Some(letter)
    }

    fn peek(&self) -> Option<char> {
        self.source.text[self.at..].chars().next()
    }

    /// Takes one letter outside of quotes.
    fn letter(&mut self, letter: char) -> Result<(), Problem> {
        let start = self.at - letter.len_utf8();
        match letter {
            '\n' => self.end_command(),
            ' ' | '\t' | '\r' => self.end_word(),
            ';' => self.end_command(),
            '&' if self.peek() == Some('&') => {
                return Err(self.refuse(start..self.at + 1, "`&&` is not understood"));
            }
            '&' => self.end_command(),
            '#' if self.word.is_none() => {
                let rest = &self.source.text[self.at..];
                self.at += rest.find('\n').unwrap_or(rest.len());
            }
            '\'' => self.single_quoted(start)?,
            '"' => self.double_quoted(start)?,
            '\\' => match self.escaped() {
                Some('\n') => {}
                Some(letter) => self.push(letter, start),
                None => return Err(self.refuse(start..self.at, "nothing follows the `\\`")),
            },
            '$' | '`' => return Err(self.not_expanded(start)),
            '|' | '<' | '>' | '(' | ')' => {
                let message = format!("`{letter}` is not understood: a line is a plain command");
                return Err(self.refuse(start..self.at, &message));
            }
            _ => self.push(letter, start),
        }
        Ok(())
    }

    /// The letter behind a backslash; both kinds of line ends are the same.
    fn escaped(&mut self) -> Option<char> {
        match self.next()? {
            '\r' if self.peek() == Some('\n') => self.next(),
            letter => Some(letter),
        }
    }

    fn single_quoted(&mut self, start: usize) -> Result<(), Problem> {
        let Some(length) = self.source.text[self.at..].find('\'') else {
            return Err(self.refuse(start..self.at, "this quote is never closed"));
        };
        let text = &self.source.text[self.at..self.at + length];
        self.at += length + 1;
        self.open(start).text.push_str(text);
        Ok(())
    }

    fn double_quoted(&mut self, start: usize) -> Result<(), Problem> {
        self.open(start);
        while let Some(letter) = self.next() {
            match letter {
                '"' => {
                    self.open(start);
                    return Ok(());
                }
                '$' | '`' => return Err(self.not_expanded(self.at - 1)),
                '\\' => match self.peek() {
                    Some('$' | '`' | '"' | '\\' | '\n' | '\r') => match self.escaped() {
                        Some('\n') | None => {}
                        Some(letter) => self.push(letter, start),
                    },
                    _ => self.push('\\', start),
                },
                _ => self.push(letter, start),
            }
        }
        Err(self.refuse(start..start + 1, "this quote is never closed"))
    }

    /// The word being read, with its end where we are.
    fn open(&mut self, start: usize) -> &mut Word {
        let word =
            self.word.get_or_insert_with(|| Word { text: String::new(), span: start..start });
        word.span.end = self.at;
        word
    }

    fn push(&mut self, letter: char, start: usize) {
        self.open(start).text.push(letter);
    }

    fn end_word(&mut self) {
        self.words.extend(self.word.take());
    }

    fn end_command(&mut self) {
        self.end_word();
        if !self.words.is_empty() {
            self.commands.push(std::mem::take(&mut self.words));
        }
    }

    fn refuse(&self, span: Range<usize>, message: &str) -> Problem {
        SourceSpan::new(self.source, span).problem(message)
    }

    fn not_expanded(&self, at: usize) -> Problem {
        let hint = "in single quotes it stands for itself".to_owned();
        self.refuse(at..at + 1, "variables and commands in a line are not expanded").hint(hint)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &[&[&str]]) {
        let source = Arc::new(Source::new("f".into(), text.into()));
        let found = commands(&source).unwrap_or_else(|problem| panic!("{text}: {problem}"));
        let found: Vec<Vec<String>> = found
            .into_iter()
            .map(|words| words.into_iter().map(|word| word.text).collect())
            .collect();
        assert_eq!(found, expected, "{text}");
    }

    fn refused(text: &str, expected: &str) {
        let source = Arc::new(Source::new("f".into(), text.into()));
        let problem = commands(&source).expect_err(text);
        let shown = problem.to_string();
        let first = shown.lines().next().unwrap_or_default();
        assert_eq!(first, expected, "{text}");
    }

    #[test]
    fn words_and_quotes() {
        check("a 'b  c' \"d e\"f g\\ h", &[&["a", "b  c", "d ef", "g h"]]);
        check("a '' \"\"", &[&["a", "", ""]]);
        check(r#"a '\n"$x`' "\"\\\$\n""#, &[&["a", "\\n\"$x`", "\"\\$\\n"]]);
        check("a\tb\r\nc # d\n\n # e\nf#g", &[&["a", "b"], &["c"], &["f#g"]]);
        check("a \\\nb\\\r\nc", &[&["a", "bc"]]);
        check("a \"b\\\nc\nd\"", &[&["a", "bc\nd"]]);
        check("a & b; c &", &[&["a"], &["b"], &["c"]]);
        check("", &[]);
        check("ä 'ö' \"ü\\ß\" \\é", &[&["ä", "ö", "ü\\ß", "é"]]);
    }

    #[test]
    fn what_a_shell_would_do_is_refused() {
        refused("a\nb 'c", "f:2:3: this quote is never closed");
        refused("a \"c\\\"", "f:1:3: this quote is never closed");
        refused("a \\", "f:1:3: nothing follows the `\\`");
        refused("a $HOME", "f:1:3: variables and commands in a line are not expanded");
        refused("a \"`b`\"", "f:1:4: variables and commands in a line are not expanded");
        refused("a > b", "f:1:3: `>` is not understood: a line is a plain command");
        refused("a && b", "f:1:3: `&&` is not understood");
    }
}
