//! The network between processes: hosts, sockets, connections and the bytes under way.
//!
//! All of it is one value, a part of the state. An operation on a socket is one step with a test
//! that says whether it can be done now; nothing is delivered by steps of its own. No word of Java
//! is in here, nor who runs, nor what a search leaves out.

#![forbid(unsafe_code)]

#[cfg(test)]
mod commuting;
mod datagrams;
mod describe;
mod faults;
mod hosts;
mod network;
mod pending;
mod plan;
mod rules_jpf_nas;
#[cfg(test)]
mod scripts;
mod settings;
mod sockets;
mod status;
mod stream;
mod tcp;
mod tree;

pub use datagrams::{Datagram, Fate, Mailbox, Sent};
pub use describe::{Description, ThreadView};
pub use faults::{FAULTS, Fault, FaultKind, OPERATIONS, Operation};
pub use heddle_access::SocketId;
pub use hosts::Hosts;
pub use network::{Address, Network, NetworkConfig};
pub use pending::PendingOperation;
pub use plan::{Plan, Request};
pub use rules_jpf_nas::Found;
pub use settings::{BUFFER_BYTES, CHANNELS, Channel, NetworkSettings, RULES, Rules};
pub use sockets::{End, Listener, Options, Past, PendingError, Role, Socket};
pub use status::NetworkStatus;
pub use stream::Stream;
pub use tcp::{Accepted, Awaits, NetError};
pub use tree::Tree;
