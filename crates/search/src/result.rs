//! What a search hands back.

use crate::options::Limit;

/// The result of a search.
#[derive(Clone, Debug)]
pub struct SearchResult<C, V> {
    /// Distinct violations, those with the fewest preemptions and then the shortest trace first.
    pub violations: Vec<Found<C, V>>,
    /// Every state was visited: what was not violated holds.
    pub complete: bool,
    /// Why the search is not complete. None also when it stopped at a violation as it should.
    pub reason: Option<Reason>,
    /// Runs that could not be followed further: one for each text, in the order of the texts.
    pub unsupported: Vec<Unsupported<C>>,
    pub stats: Stats,
}

/// A violation and how to get there.
#[derive(Clone, Debug, PartialEq)]
pub struct Found<C, V> {
    pub violation: V,
    /// [`System::key`](crate::System::key) of the violation.
    pub key: String,
    /// The choices from the initial state; the last one leads to the violation.
    pub trace: Vec<C>,
    /// How many choices of the trace interrupt an actor that could go on.
    pub preemptions: u32,
    /// How many transitions were seen to lead to a violation with this key.
    pub times: u64,
}

/// A run that could not be followed further.
#[derive(Clone, Debug, PartialEq)]
pub struct Unsupported<C> {
    pub what: String,
    /// The choices from the initial state; the last one needs what is not supported.
    pub trace: Vec<C>,
}

/// Why a search is not complete.
#[derive(Clone, Debug, PartialEq)]
pub enum Reason {
    /// Some run went on beyond so many choices.
    DepthLimit(u32),
    /// There are more states than this.
    StateLimit(u64),
    TimeLimit,
    MemoryLimit,
    /// Some state needs more preemptions than this.
    PreemptionLimit(u32),
    Interrupted,
    /// Some runs could not be followed further, for the reasons that the system gave.
    Unsupported(Vec<String>),
    /// An assumption of a reduction broke; the caller is to start again without it.
    Restart,
    /// Runs were drawn at random.
    Sampled {
        runs: u64,
    },
    /// Everything reachable through the bitstate store was visited: about this part of all states.
    Bitstate {
        coverage: f64,
    },
}

impl Reason {
    /// Names each run that could not be followed.
    pub fn unsupported<C>(runs: &[Unsupported<C>]) -> Reason {
        Reason::Unsupported(runs.iter().map(|run| run.what.clone()).collect())
    }
}

impl From<Limit> for Reason {
    fn from(limit: Limit) -> Reason {
        match limit {
            Limit::Time => Reason::TimeLimit,
            Limit::Memory => Reason::MemoryLimit,
            Limit::Interrupted => Reason::Interrupted,
        }
    }
}

impl std::fmt::Display for Reason {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Reason::DepthLimit(depth) => write!(f, "some runs go on beyond depth {depth}"),
            Reason::StateLimit(states) => write!(f, "there are more than {states} states"),
            Reason::TimeLimit => write!(f, "the time limit was reached"),
            Reason::MemoryLimit => write!(f, "the memory limit was reached"),
            Reason::PreemptionLimit(max) => write!(f, "some runs need more than {max} preemptions"),
            Reason::Interrupted => write!(f, "interrupted"),
            Reason::Unsupported(runs) => {
                write!(f, "not supported: {}", runs.join("\nnot supported: "))
            }
            Reason::Restart => write!(f, "an assumption broke"),
            Reason::Sampled { runs } => write!(f, "{runs} runs were sampled"),
            Reason::Bitstate { coverage } => {
                write!(
                    f,
                    "the bitstate store let through about {:.4}% of the states",
                    coverage * 100.0
                )
            }
        }
    }
}

/// Figures of a search.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Stats {
    /// Different states visited, the initial one included. Without a store, and in sampled runs:
    /// states stood in.
    pub states: u64,
    /// Transitions that led to a state visited before.
    pub revisited: u64,
    pub transitions: u64,
    /// States visited in which no choice is open.
    pub end_states: u64,
    /// Transitions after which the run was of no interest.
    pub pruned: u64,
    /// Choices in the longest path followed.
    pub depth_max: u32,
    /// The most states that waited at one time, on one worker's stack or in the common queue.
    pub frontier_max: u64,
    /// Sampled runs.
    pub runs: u64,
    /// Bytes of store and parent links at the end.
    pub store_bytes: u64,
    /// How likely it is that the store took some state for another one and left it out.
    pub omission_probability: f64,
    /// Expected part of the reachable states that the store let through; 1 but for bitstate.
    pub coverage: f64,
}

impl Stats {
    /// Adds what another worker did.
    pub(crate) fn add(&mut self, other: &Stats) {
        self.states += other.states;
        self.revisited += other.revisited;
        self.transitions += other.transitions;
        self.end_states += other.end_states;
        self.pruned += other.pruned;
        self.runs += other.runs;
        self.depth_max = self.depth_max.max(other.depth_max);
        self.frontier_max = self.frontier_max.max(other.frontier_max);
    }
}
