//! Who runs, and for how long: one fixed order, or one transition of a checked program at a time.

mod housekeeping;
mod idle;
mod learned;
mod observe;
mod services;
mod shapes;
mod stalls;
mod transition;
mod turns;
mod watch;
mod waypoints;

pub use learned::Learned;
pub use observe::Observation;
pub(crate) use shapes::Messages;
pub use shapes::{Shapes, Turn, WrittenShape};
pub use stalls::Stalls;
pub use transition::{CRASH_STATUS, RUN_MAX, Readiness};
pub use turns::End;
pub use watch::{Race, RaceAccess, Uncaught, Watch};
pub use waypoints::{Waypoint, Waypoints};
