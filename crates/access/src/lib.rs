//! What threads and processes can share, and what was done to it.
//!
//! A `Place` is a fact that two threads can both see, an `Access` what an operation does to one, a
//! `Run` what a thread did since it last stopped. Nothing here decides anything: which kinds of
//! places are visible, and what two runs have to do with each other, is `heddle-reduction`'s.

#![forbid(unsafe_code)]

mod clock;
mod ids;
mod index;
mod kind;
mod place;
mod run;

pub use clock::{ClockPlace, Clocks};
pub use ids::{FileId, PipeEnd, ProcessId, Ref, SocketId, ThreadId, ThreadSet};
pub use kind::{Assumed, Kind, Side};
pub use place::{Parts, Place, Scope};
pub use run::{Access, Footprint, HeldLock, Mode, Order, Recorded, Run};
