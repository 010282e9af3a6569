//! All of the network as one value: sockets by number, on hosts.

use std::sync::Arc;

use heddle_access::{ProcessId, SocketId};

use crate::hosts::Hosts;
use crate::settings::{NetworkSettings, Rules};
use crate::sockets::{Role, Socket};
use crate::tree::Tree;

/// An IPv4 address and a port.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Address {
    pub ip: u32,
    pub port: u16,
}

impl std::fmt::Display for Address {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let [a, b, c, d] = self.ip.to_be_bytes();
        write!(f, "{a}.{b}.{c}.{d}:{}", self.port)
    }
}

/// What never changes of a network.
#[derive(Debug, Default)]
pub struct NetworkConfig {
    pub settings: NetworkSettings,
    pub hosts: Hosts,
    /// Where the bytes of all states lie.
    pub tree: Tree,
}

/// Everything that varies of the network.
#[derive(Clone, Debug, Default)]
pub struct Network {
    pub config: Arc<NetworkConfig>,
    /// In ascending order of their numbers, which are never used twice on a path.
    pub(crate) sockets: Vec<(SocketId, Socket)>,
    next: u32,
    /// How many faults may still happen; `None`: any number.
    pub faults_left: Option<u32>,
    /// Sockets below this number are the same on all paths.
    pub base: u32,
}

impl Network {
    /// An empty network for processes on the hosts given.
    pub fn new<'a>(settings: NetworkSettings, hosts: impl IntoIterator<Item = &'a str>) -> Network {
        let hosts = Hosts::new(hosts, settings.hosts.iter().map(String::as_str));
        let faults_left = settings.fault_budget;
        let config = NetworkConfig { settings, hosts, tree: Tree::default() };
        Network { config: Arc::new(config), faults_left, ..Network::default() }
    }

    /// What there is now is there on every path from here on.
    pub fn set_base(&mut self) {
        self.base = self.next;
    }

    pub fn is_empty(&self) -> bool {
        self.sockets.is_empty()
    }

    pub fn sockets(&self) -> impl Iterator<Item = (SocketId, &Socket)> {
        self.sockets.iter().map(|(id, socket)| (*id, socket))
    }

    pub fn get(&self, id: SocketId) -> Option<&Socket> {
        let index = self.sockets.binary_search_by_key(&id, |&(id, _)| id).ok()?;
        Some(&self.sockets[index].1)
    }

    pub fn get_mut(&mut self, id: SocketId) -> Option<&mut Socket> {
        let index = self.sockets.binary_search_by_key(&id, |&(id, _)| id).ok()?;
        Some(&mut self.sockets[index].1)
    }

    pub(crate) fn add(&mut self, socket: Socket) -> SocketId {
        let id = SocketId(self.next);
        self.next += 1;
        self.sockets.push((id, socket));
        id
    }

    pub(crate) fn remove(&mut self, id: SocketId) {
        self.sockets.retain(|&(other, _)| other != id);
    }

    /// A new socket of a process, neither bound nor connected.
    pub fn create(&mut self, process: ProcessId) -> SocketId {
        self.add(Socket::new(process))
    }

    /// Whether a process listens on some port.
    pub fn listens(&self, process: ProcessId) -> bool {
        self.sockets.iter().any(|(_, socket)| {
            socket.process == process && !socket.closed && matches!(socket.role, Role::Listening(_))
        })
    }

    /// The sockets that the end of a process closes; by the rules of jpf-nas none.
    pub fn closed_by_end(&self, process: ProcessId) -> Vec<SocketId> {
        if self.config.settings.rules == Rules::JpfNas {
            return Vec::new();
        }
        let own = |&(_, socket): &(SocketId, &Socket)| socket.process == process && !socket.closed;
        self.sockets().filter(own).map(|(id, _)| id).collect()
    }
}
