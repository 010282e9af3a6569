//! Who runs, and for how long: one fixed order, or one transition of a checked program at a time.

mod learned;
mod observe;
mod stalls;
mod transition;
mod turns;
mod watch;

pub use learned::Learned;
pub use observe::Observation;
pub use stalls::Stalls;
pub use transition::{CRASH_STATUS, RUN_MAX, Readiness};
pub use turns::End;
pub use watch::{Race, RaceAccess, Uncaught, Watch};
