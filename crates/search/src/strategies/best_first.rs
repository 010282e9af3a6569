//! Best first: the most promising state next, as a heuristic has it.

use std::fmt;
use std::str::FromStr;

use super::{Row, Value};
use crate::loops::{Candidate, Loop, Ranking};
use crate::options::unknown;

pub(super) const ROW: Row = Row {
    name: "best-first",
    doc: "the most promising state first (best-first:most-blocked, …)",
    read: |given| Ok(Value::Heuristic(given.unwrap_or("most-blocked").parse()?)),
    search: |_| Loop::Queue(Ranking::Score(rank)),
};

/// What makes a state promising.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Heuristic {
    /// Many actors that cannot go on: near a deadlock.
    MostBlocked,
    /// Many interrupted actors on the way.
    MostInterleaving,
    /// Few interrupted actors on the way: readable traces.
    FewestPreemptions,
    /// What the user gave weight to.
    Weights,
}

/// What heuristics there are: name, explanation, value.
pub const HEURISTICS: &[(&str, &str, Heuristic)] = &[
    ("most-blocked", "many actors that cannot go on: near a deadlock", Heuristic::MostBlocked),
    ("most-interleaving", "many interrupted actors on the way", Heuristic::MostInterleaving),
    (
        "fewest-preemptions",
        "few interrupted actors on the way: readable traces",
        Heuristic::FewestPreemptions,
    ),
    ("weights", "what the user gave weight to (--weight)", Heuristic::Weights),
];

fn rank(value: Value, candidate: &mut Candidate<'_>) -> i64 {
    let Value::Heuristic(heuristic) = value else { unreachable!("best first has a heuristic") };
    match heuristic {
        Heuristic::FewestPreemptions => i64::from(candidate.preemptions),
        Heuristic::MostInterleaving => -i64::from(candidate.preemptions),
        Heuristic::MostBlocked | Heuristic::Weights => {
            (candidate.score)(heuristic).saturating_neg()
        }
    }
}

impl FromStr for Heuristic {
    type Err = String;

    fn from_str(text: &str) -> Result<Heuristic, String> {
        let row = HEURISTICS.iter().find(|(name, _, _)| *name == text);
        row.map(|(_, _, heuristic)| *heuristic)
            .ok_or_else(|| unknown("heuristic", text, HEURISTICS.iter().map(|(name, _, _)| *name)))
    }
}

impl fmt::Display for Heuristic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let row = HEURISTICS.iter().find(|(_, _, heuristic)| heuristic == self);
        write!(f, "{}", row.expect("every heuristic has a row").0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_heuristic_is_read_as_it_is_written() {
        for (name, _, heuristic) in HEURISTICS {
            assert_eq!(name.parse(), Ok(*heuristic));
            assert_eq!(heuristic.to_string(), *name);
        }
    }
}
