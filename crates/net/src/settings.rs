//! What can be set of a network.

use crate::adversary::Adversary;
use crate::faults::Fault;
use crate::live::Live;

/// What a direction of a connection holds when nothing else is said: what Linux gives a sender
/// and a receiver to begin with.
pub const BUFFER_BYTES: usize = 16_384 + 131_072;

/// What a user can set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NetworkSettings {
    /// Bytes a direction holds before its writer waits; `None`: any number.
    pub buffer: Option<usize>,
    pub channel: Channel,
    /// Hosts on which nothing runs.
    pub hosts: Vec<String>,
    pub rules: Rules,
    pub remote_calls: RemoteCalls,
    pub faults: Vec<Fault>,
    /// How many faults a run may have; `None`: any number.
    pub fault_budget: Option<u32>,
    /// Real programs that processes talk to.
    pub live: Option<Live>,
    /// Who stands between processes.
    pub adversary: Option<Adversary>,
}

impl Default for NetworkSettings {
    fn default() -> NetworkSettings {
        NetworkSettings {
            buffer: Some(BUFFER_BYTES),
            channel: Channel::default(),
            hosts: Vec::new(),
            rules: Rules::default(),
            remote_calls: RemoteCalls::default(),
            faults: Vec::new(),
            fault_budget: Some(1),
            live: None,
            adversary: None,
        }
    }
}

/// How bytes under way are kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Channel {
    /// Positions in a tree that all states share; a write is one step.
    #[default]
    Tree,
    /// A queue of its own in every state; each byte is a step. The baseline to compare with.
    Queue,
}

/// Channels by name.
pub const CHANNELS: &[(&str, Channel)] = &[("tree", Channel::Tree), ("queue", Channel::Queue)];

/// Whose rules connections follow.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Rules {
    #[default]
    Tcp,
    /// Those of jpf-nas, with its scheduling points.
    JpfNas,
}

/// Sets of rules by name.
pub const RULES: &[(&str, Rules)] = &[("tcp", Rules::Tcp), ("jpf-nas", Rules::JpfNas)];

/// How calls of remote objects go over the network.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum RemoteCalls {
    /// A call is a request and a reply. Calls of one client thread run in one thread.
    #[default]
    Messages,
    /// The same, where each call runs in a thread of its own.
    NewThreads,
    /// As `Messages`; a method has the monitors of its caller, as if the caller's thread ran it.
    Callers,
    /// As the transport of the library does it: with handshakes, pings, leases and timers.
    Wire,
}

/// Ways of remote calls by name.
pub const REMOTE_CALLS: &[(&str, RemoteCalls)] = &[
    ("calls", RemoteCalls::Messages),
    ("calls:new", RemoteCalls::NewThreads),
    ("calls:caller", RemoteCalls::Callers),
    ("wire", RemoteCalls::Wire),
];

impl RemoteCalls {
    pub fn name(self) -> &'static str {
        REMOTE_CALLS.iter().find(|(_, known)| *known == self).map_or("", |(name, _)| name)
    }
}

impl Channel {
    pub fn name(self) -> &'static str {
        CHANNELS.iter().find(|(_, known)| *known == self).map_or("", |(name, _)| name)
    }
}

impl Rules {
    pub fn name(self) -> &'static str {
        RULES.iter().find(|(_, known)| *known == self).map_or("", |(name, _)| name)
    }
}
