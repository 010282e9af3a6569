//! What a caller asks of a search: order, limits, store, and who observes it.

use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use crate::store::STORES;
use crate::strategies::STRATEGIES;

/// In which order states are visited, or how runs are sampled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strategy {
    /// Depth first.
    Dfs,
    /// Depth first, with the choices of each state in a random order.
    Shuffle,
    /// Breadth first: shortest traces.
    Bfs,
    /// The most promising state first.
    BestFirst(Heuristic),
    /// States in the order of the preemptions needed to reach them.
    Preemption {
        /// Leave out what needs more than this.
        max: Option<u32>,
    },
    /// Runs in which each open choice is equally likely.
    Random,
    /// Runs with random priorities of actors that change at `depth - 1` random moments.
    Pct {
        /// How many ordering constraints a bug to be found may need.
        depth: u32,
    },
    /// Runs with a random priority per choice, drawn anew after a dependent one was taken.
    Pos,
}

impl Strategy {
    /// Whether it goes on from what was reached last.
    pub(crate) fn is_depth_first(&self) -> bool {
        matches!(self, Strategy::Dfs | Strategy::Shuffle)
    }

    /// Whether runs are sampled, so that the search is never complete.
    pub fn samples(&self) -> bool {
        matches!(self, Strategy::Random | Strategy::Pct { .. } | Strategy::Pos)
    }
}

impl FromStr for Strategy {
    type Err = String;

    /// A name of [`STRATEGIES`], some with a value: `pct:3`, `preemption:2`,
    /// `best-first:most-blocked`.
    fn from_str(text: &str) -> Result<Strategy, String> {
        let (name, value) = split(text);
        let number = |what: &str| {
            let parse = |value: &str| value.parse::<u32>().ok();
            value.map(|value| parse(value).ok_or(format!("{what} is a number, not `{value}`")))
        };
        match (name, value) {
            ("dfs", None) => Ok(Strategy::Dfs),
            ("shuffle", None) => Ok(Strategy::Shuffle),
            ("bfs", None) => Ok(Strategy::Bfs),
            ("random", None) => Ok(Strategy::Random),
            ("pos", None) => Ok(Strategy::Pos),
            ("pct", _) => {
                let depth = number("the depth of `pct`").transpose()?.unwrap_or(3);
                Ok(Strategy::Pct { depth })
            }
            ("preemption", _) => {
                let max = number("the bound of `preemption`").transpose()?;
                Ok(Strategy::Preemption { max })
            }
            ("best-first", None) => Ok(Strategy::BestFirst(Heuristic::MostBlocked)),
            ("best-first", Some(heuristic)) => Ok(Strategy::BestFirst(heuristic.parse()?)),
            _ => Err(unknown("strategy", text, STRATEGIES)),
        }
    }
}

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

/// What heuristics there are, for lists and help.
pub const HEURISTICS: &[(&str, &str)] = &[
    ("most-blocked", "many actors that cannot go on: near a deadlock"),
    ("most-interleaving", "many interrupted actors on the way"),
    ("fewest-preemptions", "few interrupted actors on the way: readable traces"),
    ("weights", "what the user gave weight to (--weight)"),
];

impl FromStr for Heuristic {
    type Err = String;

    fn from_str(text: &str) -> Result<Heuristic, String> {
        match text {
            "most-blocked" => Ok(Heuristic::MostBlocked),
            "most-interleaving" => Ok(Heuristic::MostInterleaving),
            "fewest-preemptions" => Ok(Heuristic::FewestPreemptions),
            "weights" => Ok(Heuristic::Weights),
            _ => Err(unknown("heuristic", text, HEURISTICS)),
        }
    }
}

/// How visited states are remembered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoreKind {
    /// 128-bit fingerprints, 16 to 24 bytes a state.
    Fingerprint,
    /// The canonical states themselves.
    Exact,
    /// A few bits a state in a table of fixed size; the search is never complete.
    Bitstate {
        /// Size of the table.
        bytes: u64,
    },
    /// Nothing: every path is followed.
    None,
}

const BITSTATE_BYTES: u64 = 64 << 20;

impl FromStr for StoreKind {
    type Err = String;

    /// A name of [`STORES`]; `bitstate` may have a size: `bitstate:512M`.
    fn from_str(text: &str) -> Result<StoreKind, String> {
        match split(text) {
            ("fingerprint", None) => Ok(StoreKind::Fingerprint),
            ("exact", None) => Ok(StoreKind::Exact),
            ("none", None) => Ok(StoreKind::None),
            ("bitstate", None) => Ok(StoreKind::Bitstate { bytes: BITSTATE_BYTES }),
            ("bitstate", Some(size)) => match bytes(size) {
                Some(bytes) if bytes > 0 => Ok(StoreKind::Bitstate { bytes }),
                _ => Err(format!("a size is like 512M, not `{size}`")),
            },
            _ => Err(unknown("store", text, STORES)),
        }
    }
}

/// All that can be asked of a search.
#[derive(Clone, Debug)]
pub struct Options {
    /// In which order.
    pub strategy: Strategy,
    /// Go on after a violation, to find one of each kind and site.
    pub all: bool,
    /// Threads that search; one is deterministic.
    pub workers: usize,
    /// How many choices a trace may have. For sampled runs 10,000 unless given.
    pub depth_max: Option<u32>,
    /// How many states may be visited.
    pub states_max: Option<u64>,
    /// How large store and parent links may grow. Saved states are not counted.
    pub memory_max: Option<u64>,
    /// How visited states are remembered.
    pub store: StoreKind,
    /// What random choices start from.
    pub seed: u64,
    /// How many runs are sampled; none: until a limit.
    pub runs: Option<u64>,
    /// A worker calls the observer each time it has made so many transitions.
    pub observe_every: u32,
    /// Set by anyone to have the observer asked after the current transition, and no further one
    /// made; unless the observer says why, the search ends as interrupted.
    pub interrupt: Option<Arc<AtomicBool>>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            strategy: Strategy::Dfs,
            all: false,
            workers: 1,
            depth_max: None,
            states_max: None,
            memory_max: None,
            store: StoreKind::Fingerprint,
            seed: 0,
            runs: Some(10_000),
            observe_every: 1024,
            interrupt: None,
        }
    }
}

/// Sees the live figures, and may end the search. Time and the memory of the whole process are
/// measured there, because nothing in the search looks at a clock.
pub trait Observer: Sync {
    /// Called by any worker every [`Options::observe_every`] transitions of its own.
    fn progress(&self, progress: &Progress) -> Option<Limit>;
}

/// An observer that lets every search run to its end.
pub struct Unobserved;

impl Observer for Unobserved {
    fn progress(&self, _progress: &Progress) -> Option<Limit> {
        None
    }
}

/// Why an observer ends a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    Time,
    Memory,
    Interrupted,
}

/// Live figures of all workers together, a little behind.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Progress {
    pub states: u64,
    pub revisited: u64,
    pub transitions: u64,
    pub end_states: u64,
    /// Sampled runs that have ended.
    pub runs: u64,
    /// Where the calling worker stands.
    pub depth: u32,
    /// The deepest any worker has been.
    pub depth_max: u32,
    /// States saved and waiting, on stacks or in queues.
    pub frontier: u64,
    /// Bytes of store and parent links.
    pub store_bytes: u64,
    /// Distinct violations found.
    pub violations: u64,
}

fn split(text: &str) -> (&str, Option<&str>) {
    text.split_once(':').map_or((text, None), |(name, value)| (name, Some(value)))
}

/// A number of bytes, with K, M or G for the powers of 1024.
fn bytes(text: &str) -> Option<u64> {
    let shift = match text.chars().last()? {
        'K' | 'k' => 10,
        'M' | 'm' => 20,
        'G' | 'g' => 30,
        _ => return text.parse().ok(),
    };
    text[..text.len() - 1].parse::<u64>().ok()?.checked_mul(1 << shift)
}

fn unknown(what: &str, text: &str, table: &[(&str, &str)]) -> String {
    let names: Vec<&str> = table.iter().map(|(name, _)| *name).collect();
    format!("`{text}` is no {what}; there are {}", names.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_listed_name_is_understood() {
        for (name, _) in STRATEGIES {
            name.parse::<Strategy>().unwrap();
        }
        for (name, _) in STORES {
            name.parse::<StoreKind>().unwrap();
        }
        for (name, _) in HEURISTICS {
            name.parse::<Heuristic>().unwrap();
        }
    }

    #[test]
    fn values_follow_a_colon() {
        assert_eq!("pct:5".parse(), Ok(Strategy::Pct { depth: 5 }));
        assert_eq!("preemption:0".parse(), Ok(Strategy::Preemption { max: Some(0) }));
        assert_eq!("best-first:weights".parse(), Ok(Strategy::BestFirst(Heuristic::Weights)));
        assert_eq!("bitstate:2K".parse(), Ok(StoreKind::Bitstate { bytes: 2048 }));
        assert!("pct:many".parse::<Strategy>().is_err());
        assert!("dfs:1".parse::<Strategy>().is_err());
        assert!("bitstate:0".parse::<StoreKind>().is_err());
        assert!("depth".parse::<Strategy>().unwrap_err().contains("dfs, bfs"));
    }
}
