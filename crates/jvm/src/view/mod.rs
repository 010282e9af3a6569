//! Reading a state for people: where threads stand, what they wait for, which expression was null.
//!
//! Nothing that a program computes may depend on the first two; `state/view.rs` has what they read.

mod coverage;
pub mod letters;
mod locals;
mod location;
pub mod npe;
mod remote;
mod waiting;

pub(crate) use coverage::Cover;
pub use coverage::{CoveredFile, Reached};
pub use locals::FrameView;
pub(crate) use location::is_library;
pub use location::{CodePoint, Location};
pub use waiting::WaitingThread;
