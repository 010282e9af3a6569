//! Text → tokens and comments.

use crate::source::{Diagnostic, Span};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TokenKind {
    Name,
    Question,
    Exclamation,
    /// `#` or `τ`.
    Internal,
    /// `^` or `↑`.
    Request,
    /// `$` or `↓`.
    Response,
    Semicolon,
    Plus,
    Star,
    Bar,
    Bars,
    OpenParenthesis,
    CloseParenthesis,
    OpenBrace,
    CloseBrace,
    Dot,
    Comma,
    Colon,
    /// `->`
    Arrow,
    End,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Token {
    pub(crate) kind: TokenKind,
    pub(crate) span: Span,
}

pub(crate) struct Tokens {
    /// Ends with `TokenKind::End`.
    pub(crate) tokens: Vec<Token>,
    pub(crate) comments: Vec<Span>,
}

pub(crate) fn tokens(file: u32, text: &str) -> Result<Tokens, Diagnostic> {
    let mut found = Tokens { tokens: Vec::new(), comments: Vec::new() };
    let mut rest = text;
    let span = |rest: &str, bytes: usize| {
        let start = (text.len() - rest.len()) as u32;
        Span { file, start, end: start + bytes as u32 }
    };
    while let Some(letter) = rest.chars().next() {
        let bytes;
        if letter.is_whitespace() || letter == '\u{feff}' {
            bytes = letter.len_utf8();
        } else if rest.starts_with("//") {
            bytes = rest.find('\n').unwrap_or(rest.len());
            let trimmed = rest[..bytes].trim_end().len();
            found.comments.push(span(rest, trimmed));
        } else if let Some(inside) = rest.strip_prefix("/*") {
            let Some(end) = inside.find("*/") else {
                return Err(Diagnostic::new(span(rest, 2), "this comment has no end")
                    .hint("a comment that begins with /* ends with */"));
            };
            bytes = end + 4;
            found.comments.push(span(rest, bytes));
        } else {
            let (kind, length) = token(rest, letter).ok_or_else(|| {
                unknown(span(rest, letter.len_utf8()), letter, rest.chars().nth(1))
            })?;
            bytes = length;
            found.tokens.push(Token { kind, span: span(rest, bytes) });
        }
        rest = &rest[bytes..];
    }
    found.tokens.push(Token { kind: TokenKind::End, span: span(rest, 0) });
    Ok(found)
}

fn token(rest: &str, letter: char) -> Option<(TokenKind, usize)> {
    let kind = match letter {
        '?' => TokenKind::Question,
        '!' => TokenKind::Exclamation,
        '#' | 'τ' => TokenKind::Internal,
        '^' | '↑' => TokenKind::Request,
        '$' | '↓' => TokenKind::Response,
        ';' => TokenKind::Semicolon,
        '+' => TokenKind::Plus,
        '*' => TokenKind::Star,
        '|' if rest.starts_with("||") => return Some((TokenKind::Bars, 2)),
        '|' => TokenKind::Bar,
        '(' => TokenKind::OpenParenthesis,
        ')' => TokenKind::CloseParenthesis,
        '{' => TokenKind::OpenBrace,
        '}' => TokenKind::CloseBrace,
        '.' => TokenKind::Dot,
        ',' => TokenKind::Comma,
        ':' => TokenKind::Colon,
        '-' if rest.starts_with("->") => return Some((TokenKind::Arrow, 2)),
        _ if is_name_start(letter) => {
            let end = rest.find(|letter| !is_name_part(letter)).unwrap_or(rest.len());
            return Some((TokenKind::Name, end));
        }
        _ => return None,
    };
    Some((kind, letter.len_utf8()))
}

fn is_name_start(letter: char) -> bool {
    (letter.is_alphabetic() && letter != 'τ') || letter == '_'
}

fn is_name_part(letter: char) -> bool {
    (letter.is_alphanumeric() && letter != 'τ') || letter == '_'
}

fn unknown(span: Span, letter: char, following: Option<char>) -> Diagnostic {
    let shown = match letter.is_control() {
        true => format!("U+{:04X}", u32::from(letter)),
        false => format!("`{letter}`"),
    };
    let problem = Diagnostic::new(span, format!("{shown} means nothing in a protocol"));
    match letter {
        '/' => problem.hint("a comment begins with // or /*"),
        '-' if following.is_some() => problem.hint("a binding is written with ->"),
        '&' | ',' => problem.hint("operators are ; + * | ||"),
        '~' => problem.hint("a request ends with ^, a response with $"),
        _ if letter.is_ascii_digit() => problem.hint("a name begins with a letter"),
        _ => problem,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_text_consists_of() {
        let text = "?a.b↑ /* x */ || τ#!c$ -> | // end";
        let found = tokens(0, text).unwrap_or_else(|error| panic!("{error:?}"));
        let kinds: Vec<&str> = found
            .tokens
            .iter()
            .map(|token| &text[token.span.start as usize..token.span.end as usize])
            .collect();
        let expected = ["?", "a", ".", "b", "↑", "||", "τ", "#", "!", "c", "$", "->", "|", ""];
        assert_eq!(kinds, expected);
        assert_eq!(found.comments.len(), 2);
    }

    #[test]
    fn what_cannot_be_read() {
        for (text, at) in [("a /* b", 2), ("a @", 2), ("-", 0), ("é /", 3), ("\u{1}", 0)] {
            let error = tokens(0, text).err().map(|error| error.span.start);
            assert_eq!(error, Some(at), "{text}");
        }
    }
}
