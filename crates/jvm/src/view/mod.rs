//! Reading a state for people: where threads stand, what they wait for, which expression was null.
//!
//! Nothing that a program computes may depend on the first two; `state/view.rs` has what they read.

mod location;
pub mod npe;
mod waiting;

pub use location::{CodePoint, Location};
pub use waiting::WaitingThread;
