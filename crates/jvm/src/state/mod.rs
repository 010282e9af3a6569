//! Everything that varies.

mod canonical;
mod domain;
mod door;
mod gc;
mod heap;
mod memory;
mod monitor;
mod native_memory;
mod process;
mod snapshot;
mod snapshot_cache;
mod thread;
mod threads;
mod zip_streams;

pub(crate) use canonical::is_time;
pub use domain::Domain;
pub use door::{
    Call, Cell, FinalField, Fresh, Grant, GuardedField, LibraryField, OnceField, SharedField, Span,
    Walked, pass_on,
};
pub(crate) use door::{MODULE, give, give_bool, give_int};
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
pub(crate) use snapshot_cache::SnapshotCache;
pub use thread::{Awaited, Frame, FrameKind, Status, Thread, ThreadId, Wake};
pub use threads::Threads;
pub use zip_streams::ZipStreams;
