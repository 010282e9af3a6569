//! The syntax of Java properties (`java.util.Properties.load`).

use std::ops::Range;
use std::sync::Arc;

use crate::problem::{Problem, Source, SourceSpan};

/// A key, its value, and where they stand.
#[derive(Debug)]
pub(crate) struct Property {
    pub(crate) key: String,
    pub(crate) value: String,
    pub(crate) place: SourceSpan,
}

pub(crate) fn parse(source: &Arc<Source>) -> Result<Vec<Property>, Problem> {
    let mut lines = Lines { text: &source.text, at: 0 };
    let mut found = Vec::new();
    while let Some((line, span)) = lines.next_logical() {
        let place = SourceSpan::new(source, span);
        let (key, rest) =
            unescape(&line, Stop::AtSeparator).map_err(|error| place.problem(error))?;
        let rest = rest.trim_start_matches(BLANK);
        let rest = rest.strip_prefix(['=', ':']).unwrap_or(rest).trim_start_matches(BLANK);
        let (value, _) = unescape(rest, Stop::AtEnd).map_err(|error| place.problem(error))?;
        found.push(Property { key, value, place });
    }
    Ok(found)
}

const BLANK: [char; 3] = [' ', '\t', '\u{c}'];

struct Lines<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Lines<'t> {
    /// The next line of the file, and where it begins.
    fn next_natural(&mut self) -> Option<(&'t str, usize)> {
        let rest = self.text.get(self.at..).filter(|rest| !rest.is_empty())?;
        let start = self.at;
        let length = rest.find(['\n', '\r']).unwrap_or(rest.len());
        let end = if rest[length..].starts_with("\r\n") { 2 } else { 1 };
        self.at += (length + end).min(rest.len());
        Some((&rest[..length], start))
    }

    /// The next line that says something, with those that continue it.
    fn next_logical(&mut self) -> Option<(String, Range<usize>)> {
        loop {
            let (line, start) = self.next_natural()?;
            let trimmed = line.trim_start_matches(BLANK);
            if trimmed.is_empty() || trimmed.starts_with(['#', '!']) {
                continue;
            }
            let begin = start + line.len() - trimmed.len();
            let mut logical = trimmed.to_owned();
            let mut end = start + line.trim_end_matches(BLANK).len();
            while continues(&logical) {
                logical.pop();
                let Some((next, from)) = self.next_natural() else { break };
                logical.push_str(next.trim_start_matches(BLANK));
                end = from + next.len();
            }
            return Some((logical, begin..end.max(begin)));
        }
    }
}

/// Whether a line ends in a backslash that is not itself escaped.
fn continues(line: &str) -> bool {
    let slashes = line.len() - line.trim_end_matches('\\').len();
    slashes % 2 == 1
}

enum Stop {
    AtSeparator,
    AtEnd,
}

/// Replaces escapes; gives the rest where it stopped.
fn unescape(text: &str, stop: Stop) -> Result<(String, &str), &'static str> {
    let mut out = String::new();
    let mut letters = text.char_indices();
    // Halves of characters beyond 16 bits come one by one.
    let mut units: Vec<u16> = Vec::new();
    while let Some((at, letter)) = letters.next() {
        if letter != '\\' {
            flush(&mut units, &mut out);
            let separates = matches!(letter, '=' | ':') || BLANK.contains(&letter);
            if matches!(stop, Stop::AtSeparator) && separates {
                return Ok((out, &text[at..]));
            }
            out.push(letter);
            continue;
        }
        match letters.next() {
            Some((at, 'u')) => {
                let digits = text.get(at + 1..at + 5).unwrap_or_default();
                let is_hex = digits.bytes().all(|byte| byte.is_ascii_hexdigit());
                match u16::from_str_radix(digits, 16) {
                    Ok(unit) if is_hex => units.push(unit),
                    _ => return Err("`\\u` is followed by four hexadecimal digits"),
                }
                letters.nth(3);
            }
            Some((_, letter)) => {
                flush(&mut units, &mut out);
                out.push(match letter {
                    't' => '\t',
                    'n' => '\n',
                    'r' => '\r',
                    'f' => '\u{c}',
                    other => other,
                });
            }
            None => {}
        }
    }
    flush(&mut units, &mut out);
    Ok((out, ""))
}

fn flush(units: &mut Vec<u16>, out: &mut String) {
    if !units.is_empty() {
        out.push_str(&String::from_utf16_lossy(units));
        units.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &[(&str, &str)]) {
        let source = Arc::new(Source::new("f".into(), text.into()));
        let found = parse(&source).unwrap_or_else(|problem| panic!("{text}: {problem}"));
        let found: Vec<(&str, &str)> =
            found.iter().map(|found| (found.key.as_str(), found.value.as_str())).collect();
        assert_eq!(found, expected, "{text:?}");
    }

    #[test]
    fn keys_and_values() {
        check("a=b\nc:d\ne f\n", &[("a", "b"), ("c", "d"), ("e", "f")]);
        check("  a =  b = c  \r\n\r\n\tx\n", &[("a", "b = c  "), ("x", "")]);
        check("# c\n! d\n  # e\na=#b", &[("a", "#b")]);
        check("a\\ b\\=c\\:=d\\=e", &[("a b=c:", "d=e")]);
        check("a = : b\n= c\n", &[("a", ": b"), ("", "c")]);
        check("a=b\rc=d", &[("a", "b"), ("c", "d")]);
        check("\u{feff}a=b", &[("a", "b")]);
        check("", &[]);
    }

    #[test]
    fn lines_are_continued() {
        check("a = b,\\\n    c,\\\r\n\td\ne=f", &[("a", "b,c,d"), ("e", "f")]);
        check("a = b\\\\\nc=d", &[("a", "b\\"), ("c", "d")]);
        check("a = b\\\n# no comment\n", &[("a", "b# no comment")]);
        check("a = b\\", &[("a", "b")]);
        check("a\\\n=b", &[("a", "b")]);
        check("# c \\\na=b", &[("a", "b")]);
    }

    #[test]
    fn escapes() {
        check("a=\\t\\n\\r\\f\\q\\\\", &[("a", "\t\n\r\u{c}q\\")]);
        check("a=\\u0041\\uD83D\\uDE00\\uD83Dx", &[("a", "A😀\u{fffd}x")]);
        for wrong in ["a=\\u12", "a=\\uGGGG", "a=\\u+123", "a=\\u12ä4"] {
            let source = Arc::new(Source::new("f".into(), wrong.into()));
            let problem = parse(&source).expect_err(wrong).to_string();
            assert!(problem.starts_with("f:1:1: `\\u` is followed"), "{problem}");
        }
    }
}
