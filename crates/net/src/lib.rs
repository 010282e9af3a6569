//! The network between processes, as plain values: what a user can ask of it, and what may go
//! wrong on it.
//!
//! The machine carries the network out, the system crate reads what is asked; both use these
//! types. Sockets, hosts and bytes under way are in `heddle_jvm::net`.

mod faults;
mod settings;

pub use faults::{FAULTS, Fault, FaultKind, OPERATIONS, Operation};
pub use settings::{BUFFER_BYTES, CHANNELS, Channel, NetworkSettings, RULES, Rules};
