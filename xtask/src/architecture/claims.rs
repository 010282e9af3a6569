//! The claims of `docs/reduction.md`: numbered in order within their sections, each with its place
//! in the code and the test that would fail, and what they name is there.

use super::Source;
use std::collections::BTreeSet;

/// Where the paths of a claim begin.
const ROOTS: [&str; 3] = ["", "crates/jvm/src/", "tests/corpus/"];

/// Where the page disagrees with itself or with what there is, a sentence each. `files` has all
/// paths below the root of the checkout.
pub(super) fn problems(page: &str, files: &[String], sources: &[Source]) -> Vec<String> {
    let words = sources.iter().flat_map(|source| &source.tokens);
    let words: BTreeSet<&str> = words.map(|token| token.text.as_str()).collect();
    let mut problems = Vec::new();
    let (mut section, mut claims) = (0, 0);
    for part in page.split("\n## ").skip(1) {
        if let Some((number, _)) = part.split_once(". ").filter(|(number, _)| is_number(number)) {
            (section, claims) = (section + 1, 0);
            if number != section.to_string() {
                problems.push(format!("section {number} should be section {section}"));
            }
        }
        for claim in part.split("**Claim ").skip(1) {
            claims += 1;
            let name = format!("claim {section}.{claims}");
            if !claim.starts_with(&format!("{section}.{claims}. ")) {
                let found = claim.split_whitespace().next().unwrap_or_default();
                problems.push(format!("{name} has the number {found}"));
            }
            let mut missing = |what: &str| problems.push(format!("{name}: {what}"));
            let Some((_, named)) = claim.split_once("*Code:*") else {
                missing("no *Code:* line");
                continue;
            };
            if !named.contains("*Test:*") {
                missing("no *Test:* line");
            }
            let named = named.split("\n\n").next().unwrap_or_default();
            for word in named.split('`').skip(1).step_by(2) {
                if !exists(word, files, &words) {
                    missing(&format!("there is no `{word}`"));
                }
            }
        }
    }
    problems
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// Whether there is what a claim names: an option (not looked for), files, or a name in Rust.
fn exists(word: &str, files: &[String], words: &BTreeSet<&str>) -> bool {
    if word.starts_with("--") {
        return true;
    }
    if word.contains('/') {
        let found = |path: &String| {
            ROOTS.iter().any(|root| {
                let pattern = format!("{root}{path}");
                files.iter().any(|file| leads_to(&pattern, file))
            })
        };
        return alternatives(word).iter().all(found);
    }
    let last = word.trim_end_matches('!').rsplit("::").next().unwrap_or(word);
    words.contains(last) || words.iter().any(|text| text.starts_with('"') && text.contains(last))
}

/// `a/{b,c}` is `a/b` and `a/c`.
fn alternatives(word: &str) -> Vec<String> {
    let Some((before, (inside, after))) =
        word.split_once('{').and_then(|(before, rest)| Some((before, rest.split_once('}')?)))
    else {
        return vec![word.to_owned()];
    };
    inside.split(',').map(|one| format!("{before}{}{after}", one.trim())).collect()
}

/// Whether a pattern is a file, one without its ending, or a folder on the way to it.
fn leads_to(pattern: &str, file: &str) -> bool {
    let mut parts = file.split('/');
    pattern.split('/').all(|wanted| {
        parts.next().is_some_and(|part| {
            let stem = part.strip_suffix(".java").or(part.strip_suffix(".toml")).unwrap_or(part);
            match wanted.split_once('*') {
                Some((start, end)) => {
                    let long_enough = stem.len() >= start.len() + end.len();
                    long_enough && stem.starts_with(start) && stem.ends_with(end)
                }
                None => wanted == part || wanted == stem,
            }
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(page: &str, expected: &[&str]) {
        let files = ["crates/jvm/src/a.rs", "tests/corpus/holds/b/One.java"].map(String::from);
        let sources = [Source::parse("a.rs".to_owned(), "fn tested() {}").unwrap()];
        assert_eq!(problems(page, &files, &sources), expected, "{page}");
    }

    #[test]
    fn claims_are_numbered_within_sections() {
        let rest = "*Code:* `crates/jvm/src/a.rs`. *Test:* `tested`.\n\n";
        let page = |first: &str, second: &str| {
            format!("\n## 1. A\n\n**Claim {first}. A.** {rest}**Claim {second}. B.** {rest}")
        };
        check(&page("1.1", "1.2"), &[]);
        check(&page("1.1", "3"), &["claim 1.2 has the number 3."]);
        check("\n## 2. A\n", &["section 2 should be section 1"]);
        check("\n## Terms\n", &[]);
    }

    #[test]
    fn what_a_claim_names_is_there() {
        let page =
            |rest: &str| format!("\n## 1. A\n\n**Claim 1.1. A.** {rest}\n\nMore: `nothing`.");
        check(&page("*Code:* `crates/jvm/src/a.rs`, `A::tested`. *Test:* `*/b/{One,O*}`."), &[]);
        check(&page("*Code:* `--door`. *Test:* `holds/b`."), &[]);
        check(&page("No."), &["claim 1.1: no *Code:* line"]);
        check(&page("*Code:* `tested`."), &["claim 1.1: no *Test:* line"]);
        check(
            &page("*Code:* `gone`. *Test:* `holds/b/{One,Two}`."),
            &["claim 1.1: there is no `gone`", "claim 1.1: there is no `holds/b/{One,Two}`"],
        );
    }
}
