//! Explicit-state search over any transition system. Knows no Java.
//!
//! A [`System`] stands in one state at a time and says what may happen next; [`search`] leads it
//! through all states, or through sampled runs, and reports what was violated on the way. What a
//! transition is, what equal states are and what counts as a violation is the system's business;
//! order, memory of what was seen, limits and sharing between workers are decided here.

mod explore;
mod loops;
mod options;
mod result;
mod shared;
mod store;
mod strategies;
#[doc(hidden)]
pub mod toys;

pub use explore::{search, search_into};
pub use options::{Limit, Observer, Options, Progress, StoreKind, Unobserved};
pub use result::{Found, Reason, SearchResult, Stats, Unsupported};
pub use shared::Findings;
pub use store::STORES;
pub use strategies::{HEURISTICS, Heuristic, STRATEGIES, Strategy};

/// Anything a search can explore: a machine that stands in one state at a time.
pub trait System: Send {
    /// A saved state; shares structure, so that it is cheap to clone.
    type State: Clone + Send;
    /// One way on from a state: plain data.
    type Choice: Clone + Send + Sync + PartialEq + std::fmt::Debug;
    /// How a property failed.
    type Violation: Clone + Send;

    /// The state the system stands in. Any other system made for the same search can load it.
    fn save(&mut self) -> Self::State;

    /// Makes a state that another worker saved this worker's own: the two may share memory that
    /// is slow to use from both sides.
    fn adopt(&mut self, state: Self::State) -> Self::State {
        state
    }

    /// Stands in a state saved earlier.
    fn load(&mut self, state: &Self::State);

    /// Appends the choices open where the system stands, always in the same order.
    /// None: the run is over.
    fn choices(&mut self, into: &mut Vec<Self::Choice>);

    /// Runs one transition; pushes violations found in it or in the state it reaches.
    fn apply(&mut self, choice: &Self::Choice, violations: &mut Vec<Self::Violation>) -> Outcome;

    /// 128-bit fingerprint of the canonical state.
    fn fingerprint(&mut self) -> u128;

    /// Appends the canonical state itself, for the exact store.
    fn canonical(&mut self, into: &mut Vec<u8>);

    /// Two violations with the same key are the same fault (kind and site).
    fn key(violation: &Self::Violation) -> String;

    /// Who acts in a choice (a thread), for strategies that give priorities to actors.
    fn actor(choice: &Self::Choice) -> u32;

    /// 1 if taking `choice` here interrupts an actor that could go on (a preemption), else 0.
    fn preemption(&mut self, choice: &Self::Choice) -> u32;

    /// Who acted last: with preemption bounds it is part of what distinguishes states.
    fn last_actor(&self) -> u32;

    /// How promising the state is for a heuristic (higher first). Not asked for those that are
    /// about the way to it.
    fn score(&mut self, heuristic: Heuristic) -> i64;

    /// The state in which the system stands was not visited before.
    fn is_new(&mut self) {}

    /// Whether two choices open here touch common ground, so that their order may matter.
    fn dependent(&mut self, _a: &Self::Choice, _b: &Self::Choice) -> bool {
        true
    }
}

/// How a transition ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// On to the next choice.
    Next,
    /// The program said that this run is of no interest (`assume`): what was reached is no state.
    Pruned,
    /// The run cannot be followed further, and the texts say why. The search goes on elsewhere, and
    /// is not complete.
    Unsupported(Vec<String>),
    /// On to the next choice, but not with everybody who could act: the texts say why. The search
    /// is not complete.
    Partly(Vec<String>),
    /// An assumption of a reduction broke: the search ends at once, and the caller starts another.
    Restart,
}
