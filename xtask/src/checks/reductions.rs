//! Every case with each reduction off alone, and with all of them off: the same kinds of violations,
//! and the same outputs of complete runs.
//!
//! A search that reaches its limit is named. What it found up to there still has to be among what a
//! complete search found.

use super::Settings;
use super::judge::check;
use super::subject::Subject;
use crate::corpus::Bench;
use crate::failure::Failure;
use crate::outcomes::{
    self, DEFAULT, Extent, FREE_ADVERSARY, Found, Mode, ORDERED, PARTIAL, Relation, UNREDUCED, WIRE,
};
use std::collections::BTreeMap;

/// Where a search is cut short, unless a third of `--time` has passed before.
const LIMIT: &str = "--max-states=100000";

/// Has what complete runs print collected.
const OUTPUTS: &[&str] = &["--outputs"];

/// What came of the comparisons of some cases.
#[derive(Default)]
pub(super) struct Comparisons {
    equal: usize,
    /// The cases whose search with a mode was cut short, or could not be done, by mode.
    cut: BTreeMap<&'static str, Vec<String>>,
}

impl Comparisons {
    /// Compares all modes with the default one.
    pub(super) fn of(
        bench: &Bench,
        subject: &Subject,
        settings: &Settings,
    ) -> Result<Comparisons, Failure> {
        let mut comparisons = Comparisons::default();
        // A search that stops at the first violation, or short of the end, shows no set to compare.
        if subject.composite().is_some() || subject.verdict == "Inconclusive" {
            comparisons.cut("not compared", subject);
            return Ok(comparisons);
        }
        subject.prepare(bench)?;
        let reference = search(bench, subject, settings, &DEFAULT, OUTPUTS)?;
        // No search without a reduction would get further.
        if reference.extent != Extent::Complete {
            comparisons.cut(DEFAULT.name, subject);
            return Ok(comparisons);
        }
        let is_attacked = subject.is_attacked();
        let free = is_attacked.then_some(&FREE_ADVERSARY);
        let mut differences = String::new();
        let mut compare = |reference: (&'static str, &Found), mode: &Mode, asked| {
            let found = match search(bench, subject, settings, mode, asked) {
                Ok(found) => found,
                Err(failure) => {
                    differences += &format!("\n    {}: {failure}", mode.name);
                    return;
                }
            };
            match outcomes::compare(reference, (mode.name, &found)) {
                Relation::Equal => comparisons.equal += 1,
                Relation::Cut => comparisons.cut(mode.name, subject),
                Relation::Different(text) => differences += &format!("\n    {}", text.trim_end()),
            }
        };
        for mode in PARTIAL.iter().chain(free).chain([&UNREDUCED]) {
            compare((DEFAULT.name, &reference), mode, OUTPUTS);
        }
        if subject.calls_remotely() {
            let ordered = search(bench, subject, settings, &ORDERED, OUTPUTS)?;
            for mode in WIRE {
                compare((ORDERED.name, &ordered), mode, OUTPUTS);
            }
        }
        // An adversary ends runs early where their outputs do not count.
        if is_attacked {
            let reference = search(bench, subject, settings, &DEFAULT, &[])?;
            compare((DEFAULT.name, &reference), &FREE_ADVERSARY, &[]);
            compare((DEFAULT.name, &reference), &UNREDUCED, &[]);
        }
        match differences.is_empty() {
            true => Ok(comparisons),
            false => Err(Failure::new(differences)),
        }
    }

    fn cut(&mut self, mode: &'static str, subject: &Subject) {
        self.cut.entry(mode).or_default().push(subject.case.name.clone());
    }

    pub(super) fn add(&mut self, other: Comparisons) {
        self.equal += other.equal;
        for (mode, names) in other.cut {
            self.cut.entry(mode).or_default().extend(names);
        }
    }

    pub(super) fn print(&mut self) {
        println!(
            "{} comparisons with a reduction off, or with remote calls on the wire, are equal",
            self.equal
        );
        for (mode, names) in &mut self.cut {
            names.sort();
            println!("cut short, {mode}: {} ({})", names.len(), names.join(" "));
        }
    }
}

fn search(
    bench: &Bench,
    subject: &Subject,
    settings: &Settings,
    mode: &Mode,
    asked: &[&str],
) -> Result<Found, Failure> {
    let time_max = format!("--max-time={}", (settings.time_max.as_secs() / 3).max(1));
    let flags = [mode.flags, asked, &["--all", LIMIT, &time_max]].concat();
    check(bench, subject, settings, &flags).map(|result| outcomes::read(&result))
}
