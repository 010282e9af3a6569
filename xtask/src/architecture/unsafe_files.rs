//! Which files contain `unsafe`: those of a list, and every one of them.
//!
//! The compiler denies `unsafe` unless a file says `allow(unsafe_code)`; this keeps the number of
//! such files small. The word `unsafe` counts by itself, too, since a module may be opened from
//! the file above it.

use super::Source;
use super::tokens::Token;

/// Where the files and the list disagree, a sentence each.
pub(super) fn problems(sources: &[Source], listed: &[&str]) -> Vec<String> {
    let mut problems = Vec::new();
    for source in sources {
        if let Some(line) = unsafe_line(&source.tokens)
            && !listed.contains(&source.path.as_str())
        {
            problems.push(format!(
                "{}:{line} uses `unsafe`, and the file is not on the list of those that may",
                source.path
            ));
        }
    }
    for path in listed {
        match sources.iter().find(|source| source.path == *path) {
            Some(source) if unsafe_line(&source.tokens).is_some() => {}
            Some(_) => problems.push(format!(
                "{path} no longer contains `unsafe`: take it off the list of files that may"
            )),
            None => problems.push(format!(
                "{path} is on the list of files that may contain `unsafe`, and is not there"
            )),
        }
    }
    problems
}

/// The first line that uses or allows `unsafe`.
fn unsafe_line(tokens: &[Token]) -> Option<usize> {
    let found = |(index, token): (usize, &Token)| match token.text.as_str() {
        "unsafe" => true,
        "unsafe_code" => opens(tokens, index),
        _ => false,
    };
    tokens.iter().enumerate().find(|entry| found(*entry)).map(|(_, token)| token.line)
}

/// Whether a lint is named in an attribute that lets it pass.
fn opens(tokens: &[Token], lint: usize) -> bool {
    let before = tokens[..lint].iter().rev().map(|token| token.text.as_str());
    let mut before = before.skip_while(|text| *text != "(");
    before.next();
    matches!(before.next(), Some("allow" | "expect" | "warn"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, listed: &[&str], expected: &[&str]) {
        let sources = [Source::parse("a.rs".to_owned(), text).unwrap()];
        assert_eq!(problems(&sources, listed), expected, "{text}");
    }

    const NOT_LISTED: &str =
        "a.rs:2 uses `unsafe`, and the file is not on the list of those that may";

    #[test]
    fn only_listed_files_may_be_unsafe() {
        check("\n#![allow(unsafe_code)]", &["a.rs"], &[]);
        check("\n#![allow(unsafe_code)]", &[], &[NOT_LISTED]);
        check("\n#[allow(dead_code, unsafe_code)] fn f() {}", &[], &[NOT_LISTED]);
        check("\n#[cfg_attr(a, expect(unsafe_code))] fn f() {}", &[], &[NOT_LISTED]);
        check("\nfn f() { unsafe { g() } }", &[], &[NOT_LISTED]);
        check("#![forbid(unsafe_code)] // unsafe\nconst A: &str = \"unsafe\";", &[], &[]);
    }

    #[test]
    fn the_list_has_no_other_files() {
        let gone = "a.rs no longer contains `unsafe`: take it off the list of files that may";
        check("fn f() {}", &["a.rs"], &[gone]);
        let lost = "b.rs is on the list of files that may contain `unsafe`, and is not there";
        check("fn f() {}", &["b.rs"], &[lost]);
    }
}
