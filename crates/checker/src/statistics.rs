//! What the workers of a search saw beside violations, put together when they are done.

use std::collections::{BTreeMap, BTreeSet};

use heddle_jvm::Relied;
use heddle_jvm::state::State;
use heddle_reduction::Counters;

use crate::notes::Note;

#[derive(Default)]
pub struct Statistics {
    pub counters: Counters,
    /// Where threads stood when a new state was met, and how many states that gave; counted only
    /// if it is asked for.
    pub points: BTreeMap<String, u64>,
    /// A few of the newest states, in which threads stand at the same places.
    pub(crate) newest: Vec<State>,
    /// What runs relied on.
    pub relied: Relied,
    /// What a reader of the verdict should know.
    pub notes: BTreeSet<Note>,
}

impl Statistics {
    /// The points with the most states first.
    pub(crate) fn ranked(&self) -> Vec<(String, u64)> {
        let mut points: Vec<(String, u64)> =
            self.points.iter().map(|(point, states)| (point.clone(), *states)).collect();
        points.sort_by_key(|(_, states)| std::cmp::Reverse(*states));
        points
    }
}

#[cfg(test)]
mod tests {
    use super::Statistics;

    #[test]
    fn where_most_states_come_from_is_first() {
        let mut statistics = Statistics::default();
        for (point, states) in [("b", 2), ("a", 1), ("c", 7), ("d", 2)] {
            statistics.points.insert(point.into(), states);
        }
        let ranked = statistics.ranked();
        let order: Vec<&str> = ranked.iter().map(|(point, _)| point.as_str()).collect();
        // Equal ones by name, so that reports do not vary.
        assert_eq!(order, ["c", "b", "d", "a"]);
    }
}
