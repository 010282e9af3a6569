//! The door: the only way from outside this folder to what threads share.
//!
//! Memory is reached in four ways. What never changes (a class, a length, a final field) may be
//! looked at freely. What was just made belongs to its maker (`Fresh`). A `Grant` stands for
//! accesses that were made known before they happen. `View` is for people, and reads a machine that
//! does not run.
//!
//! A native that stops is begun again from its start. So all accesses of one attempt are made known
//! at once: one after the other, the second would stop for ever. What takes several steps keeps how
//! far it came in the thread (`bulk.rs`).

mod addressed;
mod adversary;
mod arrays;
mod attempts;
mod begin;
mod bulk;
mod call;
mod callers;
mod children;
mod classes;
mod clock;
mod compression;
mod conditions;
mod copies;
mod exchanges;
mod fields;
mod file_locks;
mod files;
mod hashes;
mod input;
mod kinds;
mod lives;
mod locking;
mod machine;
mod mapped;
mod members;
mod memory;
mod monitors;
mod network;
mod off_heap;
mod optimistic;
mod passage;
mod pipes;
mod pools;
mod queues;
mod races;
mod references;
mod remote;
mod requests;
mod runs;
mod symbols;
mod synchronizers;
mod tables;
mod thread_facts;
mod threads;
mod transfers;
mod walks;
mod written_adversary;

pub(crate) use attempts::Attempt;
pub(crate) use begin::ACCESSES_MAX;
pub(crate) use bulk::Bulk;
pub use call::Call;
pub use call::{give, give_bool, give_int};
pub use children::{Standing, Starting};
pub use classes::MODULE;
pub use compression::Transferred;
pub use fields::{FinalField, GuardedField, LibraryField, OnceField, SharedField};
pub use file_locks::Locking;
pub use files::{Descriptor, Disk, FileResult, io_exception};
pub use kinds::{field_name, name_of};
pub use mapped::{PAGE_BYTES, Unmappable};
pub use memory::{Cell, Fresh, Grant, Span};
pub use network::{AddressAt, Failure, Memory, Outcome, RAW_ADDRESS_BYTES, RawAddress, Undone};
pub(crate) use optimistic::Section;
pub use passage::pass_on;
pub(crate) use races::Nature;
pub use symbols::Claim;
use synchronizers::ROLE_DEPTH_MAX;
pub(crate) use synchronizers::Taking;
pub use tables::EPOCH_MILLIS;
pub use thread_facts::THREAD_FIELDS;
pub use thread_facts::{AwaitedLock, LiveThread};
pub use threads::Limit;
pub use walks::Walked;
