//! Why a search does not come back to states it knows: what keeps the newest states apart, and where
//! most of them come from.
//!
//! A worker keeps a few of its newest states that are the same in all that is coarse: every thread
//! stands where it stood. When the search is over they are laid side by side. What differs between
//! them all the time is what makes the states new.

use std::collections::BTreeMap;

use heddle_jvm::machine::Machine;
use heddle_jvm::state::{Difference, Portrait, Spot, SpotKind, State};

/// How many states are compared.
const SAMPLES: usize = 8;
/// After so many new states, others are looked for: those that were kept are old by then, or were not
/// met again.
const PATIENCE_MIN: u64 = 256;
/// Larger states are not kept beside those that wait.
const BYTES_MAX: usize = 16 << 20;
/// How many differences are worth telling.
const DIFFERENCES_MAX: usize = 12;
/// How many values of one of them are shown.
const VALUES_MAX: usize = 4;

/// What keeps new states apart.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct WhyNew {
    /// How many states were compared.
    pub compared: usize,
    /// What differs between one and the next, the most frequent first.
    pub differences: Vec<Apart>,
    /// Where most states come from, and how many.
    pub points: Vec<(String, u64)>,
    /// What a user can try.
    pub hints: Vec<String>,
}

/// A part of the state in which states differ.
#[derive(Clone, Debug, PartialEq)]
pub struct Apart {
    pub spot: Spot,
    /// Between how many of the states and their successors it differs.
    pub times: usize,
    /// Some of what it was, in order.
    pub values: Vec<String>,
    /// It is a number that only becomes larger.
    pub grows: bool,
}

/// The newest states of one worker that look alike.
#[derive(Default)]
pub(crate) struct Sampler {
    /// Where threads stand in those that are kept.
    positions: Option<u64>,
    kept: Vec<State>,
    /// Those before.
    complete: Vec<State>,
    since: u64,
    patience: u64,
}

impl Sampler {
    /// A new state was met.
    pub(crate) fn look(&mut self, machine: &mut Machine) {
        self.since += 1;
        let begins = self.positions.is_none() || self.since > self.patience;
        if self.kept.len() == SAMPLES && !begins {
            return;
        }
        let positions = machine.positions();
        if begins {
            let kept = std::mem::take(&mut self.kept);
            if kept.len() >= self.complete.len().min(2) {
                self.complete = kept;
            }
            self.positions = Some(positions);
            self.since = 0;
            self.patience = (self.patience * 2).max(PATIENCE_MIN);
        }
        if self.positions != Some(positions) {
            return;
        }
        let state = machine.save();
        if state.bytes_beyond_base() > BYTES_MAX {
            return;
        }
        self.kept.push(state);
    }

    /// The newest that can be compared.
    pub(crate) fn take(&mut self) -> Vec<State> {
        let kept = std::mem::take(&mut self.kept);
        let complete = std::mem::take(&mut self.complete);
        if kept.len() >= complete.len().min(SAMPLES / 2) { kept } else { complete }
    }
}

impl WhyNew {
    /// Nothing was compared, and there is only general advice.
    pub(crate) fn with_advice() -> WhyNew {
        let nothing =
            WhyNew { compared: 0, differences: Vec::new(), points: Vec::new(), hints: Vec::new() };
        nothing.or_advised()
    }

    /// What to do about a limit, if nothing was found that is more to the point.
    pub(crate) fn or_advised(mut self) -> WhyNew {
        if self.hints.is_empty() {
            self.hints.push(
                "give it more time (--max-time N), look for violations alone (--strategy random, or \
                 --strategy preemption:1), or make the program smaller: fewer threads and messages, \
                 and less of a large library"
                    .into(),
            );
        }
        self
    }
}

/// Lays states side by side.
pub(crate) fn diagnose(
    machine: &mut Machine,
    states: &[State],
    points: Vec<(String, u64)>,
) -> WhyNew {
    let mut all: BTreeMap<Spot, Apart> = BTreeMap::new();
    let mut before: Option<Portrait> = None;
    for state in states {
        if machine.load(state).is_err() {
            continue;
        }
        let now = machine.portrait();
        if let Some(before) = &before {
            count(before.differences(&now), &mut all);
        }
        before = Some(now);
    }
    let mut differences: Vec<Apart> = all.into_values().collect();
    differences.sort_by(|a, b| b.times.cmp(&a.times).then_with(|| a.spot.cmp(&b.spot)));
    differences.truncate(DIFFERENCES_MAX);
    let hints = hints(&differences);
    WhyNew { compared: states.len(), differences, points, hints }
}

/// Adds what differs between two states; several objects may differ in the same field.
fn count(found: Vec<Difference>, all: &mut BTreeMap<Spot, Apart>) {
    let mut seen = Vec::new();
    for Difference { spot, values: [before, now] } in found {
        if seen.contains(&spot) {
            continue;
        }
        seen.push(spot.clone());
        let first = Apart { spot: spot.clone(), times: 0, values: vec![before], grows: true };
        let apart = all.entry(spot).or_insert(first);
        apart.times += 1;
        let rises = match (apart.values.last().and_then(|last| number(last)), number(&now)) {
            (Some(before), Some(now)) => before < now,
            _ => false,
        };
        apart.grows &= rises;
        if apart.values.len() < VALUES_MAX {
            apart.values.push(now);
        } else if rises {
            apart.values[VALUES_MAX - 1] = now;
        }
    }
}

fn number(text: &str) -> Option<f64> {
    let text = text.strip_prefix("length ").unwrap_or(text);
    text.split(' ').next()?.parse().ok()
}

/// What to try, by what was found; most to the point first.
fn hints(differences: &[Apart]) -> Vec<String> {
    let mut hints = Vec::new();
    let mut say = |text: &str| {
        if !hints.iter().any(|known| known == text) {
            hints.push(text.to_owned());
        }
    };
    for Apart { spot, grows, .. } in differences {
        match spot.kind {
            SpotKind::Clock => say(
                "the program turns a reading of a clock into something else than a time (a quotient, \
                 a date): compare instants as `long`s, or check with --time ordered",
            ),
            SpotKind::Printed => say("leave out --outputs: what was printed belongs to the state"),
            // A local that grows with a field says nothing new.
            SpotKind::Local
                if differences.iter().any(|one| one.grows && one.spot.kind == SpotKind::Field) => {}
            SpotKind::Field | SpotKind::Local if *grows && is_of_program(spot) => say(&format!(
                "{} only grows, so no state comes back: bound it, or search within --max-depth N or \
                 with --strategy random; if it counts how often a timer or a time limit ran out, \
                 check with --time ordered",
                spot.text
            )),
            SpotKind::Thread if spot.text == "which threads there are" => {
                say("the program goes on starting threads: bound their number");
            }
            _ => {}
        }
    }
    if hints.is_empty() && differences.iter().any(|apart| apart.spot.library) {
        hints.push(
            "what differs is the library's own bookkeeping; if no program can read it, please report \
             this program"
                .into(),
        );
    }
    hints
}

/// Whether a value is the program's own; what atomics hold is.
fn is_of_program(spot: &Spot) -> bool {
    !spot.library || spot.text.starts_with("java.util.concurrent.atomic.")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spot(text: &str, library: bool) -> Spot {
        Spot { kind: SpotKind::Field, text: text.into(), library }
    }

    fn differs(text: &str, values: [&str; 2]) -> Difference {
        Difference { spot: spot(text, false), values: values.map(Into::into) }
    }

    #[test]
    fn what_only_grows_is_told_from_what_comes_back() {
        let mut all = BTreeMap::new();
        count(vec![differs("A.n", ["1", "2"]), differs("A.flag", ["0", "1"])], &mut all);
        count(vec![differs("A.n", ["2", "3"]), differs("A.flag", ["1", "0"])], &mut all);
        let grows: Vec<(&str, bool)> =
            all.values().map(|apart| (apart.spot.text.as_str(), apart.grows)).collect();
        assert_eq!(grows, [("A.flag", false), ("A.n", true)]);
        let differences: Vec<Apart> = all.into_values().collect();
        assert!(hints(&differences)[0].starts_with("A.n only grows"));
    }

    #[test]
    fn a_number_in_an_atomic_is_the_programs() {
        let atomic = spot("java.util.concurrent.atomic.AtomicInteger.value", true);
        assert!(is_of_program(&atomic) && !is_of_program(&spot("java.lang.Thread.daemon", true)));
    }

    #[test]
    fn several_objects_in_one_step_count_once() {
        let mut all = BTreeMap::new();
        count(vec![differs("A.n", ["1", "2"]), differs("A.n", ["7", "8"])], &mut all);
        assert_eq!(all[&spot("A.n", false)].times, 1);
    }
}
