//! Uses of the heap as plain memory outside the folder that owns it: counted by file, and compared
//! with recorded numbers that may only fall.
//!
//! Whoever reaches memory this way tells nobody, so that a search may take a race for a step of one
//! thread. The uses are to be replaced one by one; meanwhile no new ones may come.

use super::Source;
use super::tables::{HEAP_NAMES, RAW_HEAP_COMMON_METHODS, RAW_HEAP_FOLDER, RAW_HEAP_METHODS};
use super::tokens::Token;
use crate::failure::Failure;
use std::collections::{BTreeMap, BTreeSet};

/// The number of uses by file; a file without any has no entry.
pub(super) type Counts = BTreeMap<String, usize>;

/// The lines of uses by file.
pub(super) fn uses(sources: &[Source]) -> BTreeMap<String, Vec<usize>> {
    let outside = sources.iter().filter(|source| !source.path.starts_with(RAW_HEAP_FOLDER));
    let counted = outside.map(|source| (source.path.clone(), lines(&source.tokens)));
    counted.filter(|(_, lines)| !lines.is_empty()).collect()
}

/// The lines of uses in one file.
fn lines(tokens: &[Token]) -> Vec<usize> {
    let is_use = |index: &usize| {
        let text = |back: usize| match index.checked_sub(back) {
            Some(at) => tokens[at].text.as_str(),
            None => "",
        };
        let (is_rare, is_common) =
            (RAW_HEAP_METHODS.contains(&text(0)), RAW_HEAP_COMMON_METHODS.contains(&text(0)));
        if !is_rare && !is_common {
            return false;
        }
        if text(1) == ":" && text(2) == ":" {
            return text(3) == "Heap";
        }
        if text(1) != "." || tokens.get(index + 1).is_none_or(|next| next.text != "(") {
            return false;
        }
        let receiver = if text(2) == ")" && text(3) == "(" { text(4) } else { text(2) };
        HEAP_NAMES.contains(&receiver) || is_rare && receiver != "self"
    };
    (0..tokens.len()).filter(is_use).map(|index| tokens[index].line).collect()
}

/// Where the uses are not as recorded, a sentence each.
pub(super) fn problems(uses: &BTreeMap<String, Vec<usize>>, recorded: &Counts) -> Vec<String> {
    let mut problems = Vec::new();
    let paths: BTreeSet<&String> = uses.keys().chain(recorded.keys()).collect();
    for path in paths {
        let lines = uses.get(path).map_or(&[][..], Vec::as_slice);
        let (found, allowed) = (lines.len(), recorded.get(path).copied().unwrap_or(0));
        if found > allowed {
            let lines: Vec<String> = lines.iter().map(usize::to_string).collect();
            let lines = lines.join(", ");
            problems.push(format!(
                "{path}: uses of the raw heap: {found}, recorded: {allowed} (lines {lines})"
            ));
        } else if found < allowed {
            problems.push(format!(
                "{path}: lower the recorded number of uses of the raw heap to {found} (`--bless` does \
                 it)"
            ));
        }
    }
    problems
}

/// The numbers to record instead. Code that is moved takes its uses with it, so that one file may
/// come to have more of them; all files together may not.
pub(super) fn bless(
    uses: &BTreeMap<String, Vec<usize>>,
    recorded: &Counts,
) -> Result<Counts, Failure> {
    let counts: Counts = uses.iter().map(|(path, lines)| (path.clone(), lines.len())).collect();
    let [found, allowed]: [usize; 2] = [&counts, recorded].map(|counts| counts.values().sum());
    if found > allowed {
        return Err(Failure::new(format!(
            "{found} uses of the raw heap cannot be recorded where there were {allowed}: the \
             number may only fall\n{}",
            problems(uses, recorded).join("\n")
        )));
    }
    Ok(counts)
}

/// Reads `PATH COUNT` lines.
pub(super) fn parse(text: &str) -> Result<Counts, Failure> {
    let parse = |line: &str| {
        let (path, count) = line.rsplit_once(' ')?;
        Some((path.to_owned(), count.parse().ok()?))
    };
    let parsed = text.lines().map(|line| {
        parse(line).ok_or_else(|| Failure::new(format!("{line:?} is not `PATH COUNT`")))
    });
    parsed.collect()
}

pub(super) fn print(counts: &Counts) -> String {
    counts.iter().map(|(path, count)| format!("{path} {count}\n")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(text: &str, expected: usize) {
        let source = Source::parse("crates/a.rs".to_owned(), text).unwrap();
        assert_eq!(lines(&source.tokens).len(), expected, "{text}");
    }

    #[test]
    fn uses_of_the_heap_count() {
        count("call.machine.heap().load(array, offset, kind);", 1);
        count("heap.store_u32(member, offset, heap.load_u32(member, offset));", 2);
        count("process.heap.words().to_vec()", 1);
        count("call.machine\n    .heap_mut()\n    .bytes_mut(array, 16, 4)", 1);
        count("call.machine.heap_mut().copy(from, 0, to, 0, 8)", 1);
        count("let memory = &mut process.heap; memory.store_ref(object, 8, value);", 1);
        count("objects.map(|object| Heap::load_u64(heap, object, 8))", 1);
        count("macro_rules! read { ($at:expr) => { heap.load_u8(object, $at) } }", 1);
    }

    #[test]
    fn others_do_not() {
        count("fs::copy(from, to); text.bytes().len(); flag.load(Relaxed); kind.bytes()", 0);
        count("tree.bytes(tip, 0, 4); content.bytes_mut()?; code.load(\"L\", 0)", 0);
        count("self.load_ref(object, offset)", 0);
        count("// heap.load_u8(object, 0)\nlet text = \"heap.load_u8(object, 0)\";", 0);
        count("heap.length(array); heap.class_id(object); heap.allocate(word, 8)", 0);
        count("fn load_u8(object: Ref) {}", 0);
    }

    #[test]
    fn the_folder_that_owns_the_heap_is_free() {
        let text = "fn f() { heap.load_u8(object, 0); }";
        let source = |path: &str| Source::parse(path.to_owned(), text).unwrap();
        let sources = [source("crates/jvm/src/state/gc.rs"), source("crates/jvm/src/text.rs")];
        let expected = BTreeMap::from([("crates/jvm/src/text.rs".to_owned(), vec![1])]);
        assert_eq!(uses(&sources), expected);
    }

    #[test]
    fn numbers_may_only_fall() {
        let uses = |a: usize, b: usize| {
            let all = [("a.rs", a), ("b.rs", b)].map(|(path, n)| (path.to_owned(), vec![7; n]));
            all.into_iter().filter(|(_, lines)| !lines.is_empty()).collect::<BTreeMap<_, _>>()
        };
        let recorded = parse("a.rs 2\nb.rs 1\n").unwrap();
        let check =
            |a, b, expected: &[&str]| assert_eq!(problems(&uses(a, b), &recorded), expected);
        check(2, 1, &[]);
        check(3, 1, &["a.rs: uses of the raw heap: 3, recorded: 2 (lines 7, 7, 7)"]);
        let lower = |path: &str, n| {
            format!(
                "{path}: lower the recorded number of uses of the raw heap to {n} (`--bless` does it)"
            )
        };
        check(1, 1, &[&lower("a.rs", 1)]);
        check(2, 0, &[&lower("b.rs", 0)]);

        let blessed = |a, b| bless(&uses(a, b), &recorded).map(|counts| print(&counts));
        assert_eq!(blessed(1, 1).unwrap(), "a.rs 1\nb.rs 1\n");
        assert_eq!(blessed(3, 0).unwrap(), "a.rs 3\n", "moved code takes its uses with it");
        assert!(blessed(3, 1).is_err());
    }

    #[test]
    fn a_damaged_record_is_a_failure() {
        assert!(parse("a.rs").is_err());
        assert!(parse("a.rs many").is_err());
    }
}
