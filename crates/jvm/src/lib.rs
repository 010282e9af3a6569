//! Heddle's Java machine: class files in, one deterministic execution out.
//!
//! `Program` is everything that never changes, `Machine` a state being executed. Nothing that
//! varies lives anywhere else.

pub mod bodies;
pub mod boot;
mod brake;
pub mod console;
pub mod events;
pub mod follow;
pub mod handles;
pub mod interp;
pub mod jdk;
pub mod loading;
pub mod names;
pub mod program;
mod relied;
pub mod schedule;
pub mod state;
pub mod text;
pub mod view;

pub use brake::Brake;
pub use relied::Relied;
pub use state::{image, machine};
