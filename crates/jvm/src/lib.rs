//! Heddle's Java machine: class files in, one deterministic execution out.
//!
//! `Program` is everything that never changes, `Machine` a state being executed. Nothing that
//! varies lives anywhere else.

pub mod access;
pub mod bodies;
pub mod boot;
pub mod console;
pub mod constraints;
pub mod define;
pub mod handles;
pub mod image_cache;
pub mod interp;
pub mod jdk;
mod launch;
pub mod location;
pub mod machine;
pub mod mirrors;
pub mod modules;
pub mod names;
pub mod npe;
pub mod program;
mod relied;
pub mod schedule;
pub mod state;
pub mod text;
pub mod verify;
mod waiting;
pub mod watch;

pub use relied::Relied;
pub use state::image;
