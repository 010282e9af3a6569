//! Everything that varies.

mod canonical;
mod clocks;
mod domain;
mod gc;
mod heap;
mod memory;
mod monitor;
mod native_memory;
mod process;
mod snapshot;
mod thread;
mod threads;
mod tracks;
mod zip_streams;

pub(crate) use canonical::is_time;
pub(crate) use clocks::Clocks;
pub use domain::Domain;
pub(crate) use gc::{object_words, ref_offsets};
pub(crate) use heap::LOCK_OFFSET;
pub use heap::{
    ARRAY_BASE, DIRTY, HEADER_BYTES, Heap, PAGE_SHIFT, Ref, SHARED_BIT, STATICS_BIT, array_bytes,
};
pub use monitor::{Monitor, Monitors};
pub use native_memory::{IMAGE_ADDRESS, NativeMemory};
pub use process::{
    Assertions, ClassState, InitStatus, Process, ProcessConfig, ProcessId, Slot, Tables,
};
pub use snapshot::State;
pub use thread::{Awaited, Frame, FrameKind, Status, Thread, ThreadId, Wake};
pub use threads::Threads;
pub(crate) use tracks::Tracks;
pub use zip_streams::ZipStreams;
