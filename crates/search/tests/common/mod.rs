//! What the tests share: an oracle too simple to be wrong, and the replay of traces.
#![allow(dead_code, reason = "each test file uses a part")]

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use heddle_search::toys::{Play, Toy};
use heddle_search::{
    Options, Outcome, STRATEGIES, SearchResult, Strategy, System, Unobserved, search,
};

pub(crate) type Result = SearchResult<u32, &'static str>;

pub(crate) fn run<T: Toy + Sync>(toy: &T, options: &Options) -> Result {
    search(&|_| Play::new(toy.clone()), options, &Unobserved)
}

/// What there is to be found.
#[derive(Debug, Default, PartialEq)]
pub(crate) struct Truth {
    pub(crate) states: u64,
    pub(crate) transitions: u64,
    pub(crate) end_states: u64,
    pub(crate) pruned: u64,
    /// The length of the shortest trace to each violation.
    pub(crate) shortest: BTreeMap<String, usize>,
}

impl Truth {
    pub(crate) fn keys(&self) -> Vec<String> {
        self.shortest.keys().cloned().collect()
    }
}

/// Everything within `depth_max` choices, the plain way.
pub(crate) fn oracle<T: Toy>(toy: &T, depth_max: usize) -> Truth {
    let mut system = Play::new(toy.clone());
    let mut truth = Truth { states: 1, ..Truth::default() };
    let mut seen = BTreeSet::from([bytes(&mut system)]);
    let mut queue = VecDeque::from([(system.save(), 0)]);
    while let Some((state, depth)) = queue.pop_front() {
        let mut open = Vec::new();
        system.load(&state);
        system.choices(&mut open);
        truth.end_states += u64::from(open.is_empty());
        if depth == depth_max {
            continue;
        }
        for choice in open {
            let mut violations = Vec::new();
            system.load(&state);
            truth.transitions += 1;
            let outcome = system.apply(&choice, &mut violations);
            for violation in violations {
                truth.shortest.entry(violation.to_string()).or_insert(depth + 1);
            }
            if outcome == Outcome::Pruned {
                truth.pruned += 1;
            } else if seen.insert(bytes(&mut system)) {
                truth.states += 1;
                queue.push_back((system.save(), depth + 1));
            }
        }
    }
    truth
}

fn bytes<T: Toy>(system: &mut Play<T>) -> Vec<u8> {
    let mut bytes = Vec::new();
    system.canonical(&mut bytes);
    bytes
}

/// Follows every trace of the result: it must lead to its violation, with the figures it claims.
pub(crate) fn check_traces<T: Toy>(toy: &T, result: &Result) {
    for found in &result.violations {
        let mut system = Play::new(toy.clone());
        let (mut preemptions, mut violations) = (0, Vec::new());
        for choice in &found.trace {
            let mut open = Vec::new();
            system.choices(&mut open);
            assert!(open.contains(choice), "{choice} is not open in {found:?}");
            preemptions += system.preemption(choice);
            violations.clear();
            system.apply(choice, &mut violations);
        }
        assert!(violations.contains(&found.violation), "{found:?} leads nowhere");
        assert_eq!(preemptions, found.preemptions, "{found:?}");
    }
}

pub(crate) fn keys(result: &Result) -> Vec<String> {
    let keys: BTreeSet<String> = result.violations.iter().map(|found| found.key.clone()).collect();
    assert_eq!(keys.len(), result.violations.len(), "each violation once");
    keys.into_iter().collect()
}

/// A strategy by its name, perhaps with a value.
pub(crate) fn named(name: &str) -> Strategy {
    name.parse().unwrap()
}

/// The strategies that visit everything.
pub(crate) fn exhaustive() -> Vec<Strategy> {
    let all = STRATEGIES.iter().map(|row| named(row.name));
    all.filter(|strategy| !strategy.samples()).collect()
}

/// The strategies that sample runs.
pub(crate) fn sampling() -> Vec<Strategy> {
    let all = STRATEGIES.iter().map(|row| named(row.name));
    all.filter(Strategy::samples).collect()
}
