//! Everything that varies.

mod canonical;
mod domain;
mod door;
mod frame;
mod gc;
mod heap;
mod hidden_fields;
pub mod image;
pub mod machine;
mod members;
mod memory;
mod monitor;
mod native_memory;
mod origin;
mod outside;
mod process;
mod reach;
mod roots;
mod share;
mod snapshot;
mod snapshot_cache;
mod strings;
mod symbols;
mod tables;
mod thread;
mod threads;
mod view;
mod zip_streams;

use canonical::Repeated;
pub use canonical::{Difference, Portrait, Spot, SpotKind};
pub(crate) use canonical::{NANO_ORIGIN, is_time, is_wall_time};
pub use domain::Domain;
pub use door::THREAD_FIELDS;
pub(crate) use door::{ACCESSES_MAX, Attempt, Nature};
pub use door::{
    AddressAt, AwaitedLock, Call, Cell, Claim, Descriptor, Disk, EPOCH_MILLIS, Failure, FileResult,
    FinalField, Fresh, Grant, GuardedField, LibraryField, Limit, LiveThread, Locking, Memory,
    OnceField, Outcome, PAGE_BYTES, RAW_ADDRESS_BYTES, RawAddress, SharedField, Span, Standing,
    Starting, Transferred, Undone, Unmappable, Walked, io_exception, pass_on,
};
pub use door::{MODULE, field_name, give, give_bool, give_int, name_of};
pub use frame::{Frame, FrameKind};
pub(crate) use gc::frame_refs;
pub(crate) use heap::LOCK_OFFSET;
pub use heap::{
    ARRAY_BASE, DIRTY, HEADER_BYTES, Heap, PAGE_SHIFT, Ref, SHARED_BIT, STATICS_BIT, array_bytes,
};
pub use heddle_access::Order;
pub(crate) use members::{Member, Resolved};
pub use monitor::{HashGiver, Monitor, Monitors};
pub use native_memory::{IMAGE_ADDRESS, NativeMemory};
pub use origin::{Command, Commands, Origin, Script, Wanted};
pub(crate) use outside::Step;
pub use process::{Assertions, Process, ProcessConfig, ProcessId, Service};
pub use snapshot::State;
pub(crate) use snapshot_cache::SnapshotCache;
pub(crate) use strings::Characters;
pub use symbols::Symbols;
pub use tables::{ClassState, InitStatus, Slot, Tables};
pub use thread::{Awaited, Followed, Status, Stays, Thread, ThreadId, Wake};
pub(crate) use thread::{THREAD_BLOCKED, THREAD_RUNNABLE, THREAD_TERMINATED};
pub(crate) use threads::Company;
pub use threads::Threads;
pub use view::View;
pub use zip_streams::ZipStreams;
