//! Who runs, and for how long: one fixed order, or one transition of a checked program at a time.

mod observe;
mod transition;
mod turns;

pub use observe::Observation;
pub use transition::{CRASH_STATUS, Readiness};
pub use turns::End;
