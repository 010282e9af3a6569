//! What a caller asks of a search: order, limits, store, and who watches it.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// In which order states are visited, or how runs are sampled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strategy {
    /// Depth first.
    Dfs,
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

/// What makes a state promising.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Heuristic {
    /// Many actors that cannot go on: near a deadlock.
    MostBlocked,
    /// Many switches between actors on the way.
    MostInterleaving,
    /// Few interrupted actors on the way: readable traces.
    FewestPreemptions,
    /// Weights the system knows of.
    Weights,
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
    /// A worker calls the watch each time it has made so many transitions.
    pub watch_every: u32,
    /// Set by anyone to end the search after the current transition.
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
            watch_every: 1024,
            interrupt: None,
        }
    }
}

/// Sees the live figures, and may end the search. Time and the memory of the whole process are
/// measured there, because nothing in the search looks at a clock.
pub trait Watch: Sync {
    /// Called by any worker every [`Options::watch_every`] transitions of its own.
    fn progress(&self, progress: &Progress) -> Option<Limit>;
}

/// A watch that lets every search run to its end.
pub struct Unwatched;

impl Watch for Unwatched {
    fn progress(&self, _progress: &Progress) -> Option<Limit> {
        None
    }
}

/// Why a watch ends a search.
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
