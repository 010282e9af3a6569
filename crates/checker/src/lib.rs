//! Checking Java: where the machine, the search and the properties meet.
//!
//! `system.rs` makes a program a transition system, `check.rs` searches it until no assumption of
//! a reduction breaks any more, `properties/` says what must hold.

mod check;
mod choice;
mod invariant;
mod properties;
mod system;
mod threads;
mod violation;

pub use check::{Checked, Subject, Verdict, check};
pub use choice::Choice;
pub use invariant::Invariant;
pub use properties::{PROPERTIES, Property, property_named};
pub use system::{JavaSystem, Settings, Time};
pub use threads::ThreadView;
pub use violation::Violation;
