//! The network between processes: hosts, sockets, connections and the bytes under way.
//!
//! All of it is one value, a part of the state. An operation on a socket is one step with a test
//! that says whether it can be done now; nothing is delivered by steps of its own. No word of Java
//! is in here, nor who runs, nor what a search leaves out.

#![forbid(unsafe_code)]

mod adversary;
mod channels;
mod child_pipes;
#[cfg(test)]
mod commuting;
mod datagrams;
mod describe;
mod events;
mod faults;
mod groups;
mod hosts;
mod ip;
mod kind;
mod live;
mod network;
mod pending;
mod perform;
mod pipes;
mod plan;
mod rules_jpf_nas;
#[cfg(test)]
mod scripts;
mod selectors;
mod settings;
mod sockets;
mod status;
mod stream;
mod tcp;
mod tcp_answers;
mod tree;
mod unix;
mod wakeups;

pub use adversary::Adversary;
pub use child_pipes::HeldEnd;
pub use datagrams::{Datagram, Fate, Mailbox, Sent};
pub use describe::{Description, Others, ThreadView};
pub use events::{NetEvent, quoted};
pub use faults::{FAULTS, Fault, FaultKind, OPERATIONS, Operation};
pub use groups::{Change, Membership, is_group};
pub use heddle_access::SocketId;
pub use hosts::Hosts;
pub use ip::{Address, Ip};
pub use kind::Events;
pub use live::{
    ISOLATIONS, Incoming, Isolation, Live, LiveEnd, LivePeer, Move, PeerFigures, Peers, Position,
    RecordedMove, Recording, Silence,
};
pub use network::{Network, NetworkConfig};
pub use pending::PendingOperation;
pub use perform::{Done, Given, Reply};
pub use pipes::Pipe;
pub use plan::{Plan, Request};
pub use rules_jpf_nas::Found;
pub use selectors::{LATE_MAX, Look, SELECTED_BYTES, Selector, Watch};
pub use settings::{
    BUFFER_BYTES, CHANNELS, Channel, NetworkSettings, REMOTE_CALLS, RULES, RemoteCalls, Rules,
};
pub use sockets::{Connecting, End, Listener, Options, Past, PendingError, Refused, Role, Socket};
pub use status::NetworkStatus;
pub use stream::Stream;
pub use tcp::{Accepted, Awaits, NetError};
pub use tree::Tree;
pub use wakeups::Wakeup;
