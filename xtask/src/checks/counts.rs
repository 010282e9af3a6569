//! How many states, end states and transitions the first search of each case has, compared with
//! what is recorded in `tests/corpus/counts.txt`.
//!
//! A verdict may stay right while a search leaves out states that it should visit, or visits what
//! it need not. So a changed number is a failure until someone has looked at it and records it with
//! `--bless`. The numbers are our own output: they say that something changed, not what is right.

use super::subject::Subject;
use crate::failure::Failure;
use crate::workspace;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::path::PathBuf;

/// The JDK whose counts are recorded. With another one only rows that exist are compared.
const JDK: u32 = 17;

/// Why a search ended somewhere else than it might the next time.
const CUT: &[&str] = &["the time limit was reached", "the memory limit was reached"];

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Counts {
    states: u64,
    end_states: u64,
    transitions: u64,
}

impl Counts {
    /// From the result of a search.
    pub(super) fn read(result: &Value) -> Result<Counts, Failure> {
        let reason = result["reason"].as_str().unwrap_or_default();
        if CUT.contains(&reason) {
            return Err(Failure::new(format!(
                "{reason}: what was counted depends on the machine, so that the case needs \
                 `//@ counts: no (WHY)`"
            )));
        }
        let number = |name: &str| {
            let number = result["stats"][name].as_u64();
            number.ok_or_else(|| Failure::new(format!("the result has no number of {name}")))
        };
        Ok(Counts {
            states: number("states")?,
            end_states: number("end_states")?,
            transitions: number("transitions")?,
        })
    }

    pub(super) fn add(&mut self, other: Counts) {
        self.states += other.states;
        self.end_states += other.end_states;
        self.transitions += other.transitions;
    }
}

impl fmt::Display for Counts {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Counts { states, end_states, transitions } = self;
        write!(out, "{states} states, {end_states} end states, {transitions} transitions")
    }
}

/// The recorded counts by case and feature version of the JDK.
#[derive(Debug)]
pub(super) struct Record {
    rows: BTreeMap<(String, u32), Counts>,
    /// Rows that belong to no case.
    strangers: Vec<(String, u32)>,
    /// Whether what is counted takes the place of what is recorded.
    bless: bool,
}

impl Record {
    /// `subjects` are all there are.
    pub(super) fn read(subjects: &[Subject], bless: bool) -> Result<Record, Failure> {
        let file = file();
        let text = fs::read_to_string(&file).map_err(|error| Failure::file(&file, &error))?;
        let is_counted = |name: &str| {
            let subject = subjects.iter().find(|subject| subject.case.name == name);
            subject.is_some_and(Subject::is_counted)
        };
        Record::parse(&text, &is_counted, bless)
            .map_err(|failure| Failure::new(format!("{}: {failure}", file.display())))
    }

    fn parse(
        text: &str,
        is_counted: &dyn Fn(&str) -> bool,
        bless: bool,
    ) -> Result<Record, Failure> {
        let mut record = Record { rows: BTreeMap::new(), strangers: Vec::new(), bless };
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let row = parse_row(line);
            let (key, counts) = row.ok_or_else(|| Failure::new(format!("{line:?} is no row")))?;
            if !is_counted(&key.0) {
                record.strangers.push(key);
            } else if record.rows.insert(key, counts).is_some() {
                return Err(Failure::new(format!("{line:?} is the second row of its case")));
            }
        }
        Ok(record)
    }

    /// Compares the counts of a case with those recorded, or records them.
    pub(super) fn meet(&mut self, name: &str, version: u32, counts: Counts) -> Result<(), Failure> {
        let key = (name.to_owned(), version);
        let recorded = self.rows.get(&key);
        if self.bless {
            if version == JDK || recorded.is_some() {
                self.rows.insert(key, counts);
            }
            return Ok(());
        }
        match recorded {
            Some(recorded) if *recorded != counts => {
                Err(Failure::new(format!("{counts}; recorded are {recorded}")))
            }
            None if version == JDK => {
                Err(Failure::new(format!("{counts}; nothing is recorded, which `--bless` does")))
            }
            _ => Ok(()),
        }
    }

    /// Writes down what was recorded. Rows that belong to no case go, or are a failure.
    pub(super) fn finish(self) -> Result<(), Failure> {
        if self.bless {
            return fs::write(file(), self.print()).map_err(|error| Failure::file(&file(), &error));
        }
        match self.strangers.first() {
            None => Ok(()),
            Some((name, _)) => Err(Failure::new(format!(
                "{}: there is no case {name} to count; `--bless` removes the row",
                file().display()
            ))),
        }
    }

    fn print(&self) -> String {
        let mut text = HEADER.to_owned();
        for ((name, version), Counts { states, end_states, transitions }) in &self.rows {
            text += &format!("{name} {version} {states} {end_states} {transitions}\n");
        }
        text
    }
}

const HEADER: &str = "# case, JDK, states, end states, transitions\n";

fn file() -> PathBuf {
    workspace::root().join("tests/corpus/counts.txt")
}

fn parse_row(line: &str) -> Option<((String, u32), Counts)> {
    let mut words = line.split(' ');
    let key = (words.next()?.to_owned(), words.next()?.parse().ok()?);
    let mut number = || words.next()?.parse().ok();
    let counts = Counts { states: number()?, end_states: number()?, transitions: number()? };
    words.next().is_none().then_some((key, counts))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    const TEXT: &str = "# case, JDK, states, end states, transitions\n\
                        holds/a/A 17 5 1 9\n\
                        holds/a/A 25 6 1 9\n";

    fn parse(text: &str, bless: bool) -> Result<Record, Failure> {
        Record::parse(text, &|name| name.starts_with("holds/"), bless)
    }

    fn counts(states: u64, end_states: u64, transitions: u64) -> Counts {
        Counts { states, end_states, transitions }
    }

    #[test]
    fn a_record_is_read_and_written() {
        assert_eq!(parse(TEXT, false).unwrap().print(), TEXT);
        let damaged = ["holds/A 17 5 1", "holds/A 17 5 1 9 9", "holds/A x 5 1 9", "", "holds/A"];
        for line in damaged {
            assert!(parse(&format!("{line}\n"), false).is_err(), "{line}");
        }
        assert!(parse("holds/A 17 1 1 1\nholds/A 17 1 1 1\n", false).is_err(), "two rows");
    }

    #[test]
    fn a_changed_count_fails() {
        let check = |name, version, counts: Counts, expected: &str| {
            let result = parse(TEXT, false).unwrap().meet(name, version, counts);
            let message = result.err().map(|failure| failure.to_string()).unwrap_or_default();
            assert_eq!(message, expected);
        };
        let old = "recorded are 5 states, 1 end states, 9 transitions";
        check("holds/a/A", 17, counts(5, 1, 9), "");
        for other in [counts(4, 1, 9), counts(5, 0, 9), counts(5, 1, 8)] {
            check("holds/a/A", 17, other, &format!("{other}; {old}"));
        }
        let new = counts(5, 1, 9);
        let missing = format!("{new}; nothing is recorded, which `--bless` does");
        check("holds/a/B", 17, new, &missing);
        // Other JDKs are compared where there is something to compare with.
        check("holds/a/A", 25, counts(6, 1, 9), "");
        check("holds/a/A", 25, new, &format!("{new}; recorded are {}", counts(6, 1, 9)));
        check("holds/a/A", 21, counts(7, 1, 9), "");
    }

    #[test]
    fn blessing_touches_only_what_ran() {
        let mut record = parse(&format!("{TEXT}holds/c/C 17 1 1 1\n"), true).unwrap();
        for (name, version) in [("holds/a/A", 17), ("holds/a/A", 21), ("holds/b/B", 17)] {
            record.meet(name, version, counts(1, 2, 3)).unwrap();
        }
        let rows = "holds/a/A 17 1 2 3\nholds/a/A 25 6 1 9\nholds/b/B 17 1 2 3\n";
        assert_eq!(record.print(), format!("{HEADER}{rows}holds/c/C 17 1 1 1\n"));
    }

    #[test]
    fn rows_of_no_case_do_not_stay() {
        let record = parse("gone/a/A 17 5 1 9\nholds/a/A 17 5 1 9\n", true).unwrap();
        assert_eq!(record.print(), format!("{HEADER}holds/a/A 17 5 1 9\n"));
        assert!(parse("gone/a/A 17 5 1 9\n", false).unwrap().finish().is_err());
        assert!(parse("holds/a/A 17 5 1 9\n", false).unwrap().finish().is_ok());
    }

    #[test]
    fn a_search_that_was_cut_is_not_counted() {
        let stats = json!({ "states": 5, "end_states": 1, "transitions": 9 });
        let read = |reason: Value| Counts::read(&json!({ "reason": reason, "stats": stats }));
        assert_eq!(read(Value::Null).unwrap(), counts(5, 1, 9));
        assert_eq!(read(json!("there are more than 5 states")).unwrap(), counts(5, 1, 9));
        assert!(read(json!("the time limit was reached")).is_err());
        assert!(read(json!("the memory limit was reached")).is_err());
        assert!(Counts::read(&json!({ "stats": { "states": 5 } })).is_err());
    }
}
