//! Real programs beside checked ones: the processes, the sockets, and all that was ever said to them.
//!
//! What was said and answered is a tree (`tree.rs`). An *instance* (`instance.rs`) is a real program, or a
//! real connection to one, that stands at a node of it. A request that the tree knows is answered from
//! there. A new one goes to an instance that stands at its node; if none does, a fresh one is led there
//! (`actor.rs`), and all that it answers on the way is compared with what was answered before.
//!
//! No word of Java is in here. What is reached is on this machine, unless somebody allows more.

// What is waited for here is real.
#![allow(clippy::disallowed_methods)]
#![forbid(unsafe_code)]

mod actor;
mod framing;
mod instance;
mod process;
mod recorded;
mod spec;
mod strays;
mod together;
mod tree;

pub use framing::{Framing, Mask};
pub use recorded::Recorded;
pub use spec::{Reached, Spec};
pub use together::Together;
