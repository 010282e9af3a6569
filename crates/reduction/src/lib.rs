//! What is decided about recorded accesses: which kinds of places are visible, which accesses
//! collide, which race, and how library operations are treated. `docs/reduction.md` has the
//! arguments.
//!
//! Nothing here knows Java, a heap, or who records.

#![forbid(unsafe_code)]

mod conflicts;
mod counters;
mod policy;
mod races;
mod treatment;
mod visible;

pub use conflicts::{Conflict, RunOf, conflicts};
pub use counters::Counters;
pub use policy::{Asked, Policy, REDUCTIONS, Reduction, Reductions};
pub use races::{RacingPair, races};
pub use treatment::Treatment;
pub use visible::{KindName, Sight, VisibleKinds};
