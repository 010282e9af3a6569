//! All of the network as one value: sockets by number, on hosts.

use std::sync::Arc;

use heddle_access::{ProcessId, SocketId};

use crate::hosts::Hosts;
use crate::live::Conversation;
use crate::settings::{NetworkSettings, Rules};
use crate::sockets::{Role, Socket};
use crate::tree::Tree;

/// Numbers of sockets begin here, beyond those of files.
pub(crate) const FIRST_NUMBER: i32 = 4096;

/// Connections that a process accepted have numbers by the process they come from, so that these do not
/// depend on who came first.
pub(crate) fn first_accepted(from: ProcessId) -> i32 {
    const BEHIND_OTHERS: i32 = 4096;
    // Odd, so that tables of the library, which go by the lowest bits, have a place for each process:
    // in one place they would lie in the order in which they came.
    const OF_A_PROCESS: i32 = 1029;
    FIRST_NUMBER + BEHIND_OTHERS + from.0 as i32 * OF_A_PROCESS
}

/// What seldom changes of a network: only by processes that are started on hosts with names.
#[derive(Clone, Debug, Default)]
pub struct NetworkConfig {
    pub settings: NetworkSettings,
    pub hosts: Hosts,
    /// Where the bytes of all states lie.
    pub tree: Arc<Tree>,
}

/// Everything that varies of the network.
#[derive(Clone, Debug, Default)]
pub struct Network {
    pub config: Arc<NetworkConfig>,
    /// In ascending order of their numbers, which are never used twice on a path.
    pub(crate) sockets: Vec<(SocketId, Socket)>,
    next: u32,
    /// By the number of the real program they are held with; short of those nobody talked to.
    pub(crate) conversations: Vec<Conversation>,
    /// How many faults may still happen; `None`: any number.
    pub faults_left: Option<u32>,
    /// Sockets below this number are the same on all paths.
    pub base: u32,
}

impl Network {
    /// An empty network for processes on the hosts given.
    pub fn new<'a>(settings: NetworkSettings, hosts: impl IntoIterator<Item = &'a str>) -> Network {
        let live = settings.live.as_ref().map_or(&[][..], |live| live.peers.peers());
        let others = settings.hosts.iter().chain(live.iter().map(|peer| &peer.host));
        let hosts = Hosts::new(hosts, others.map(String::as_str));
        let faults_left = settings.fault_budget;
        let config = NetworkConfig { settings, hosts, tree: Arc::default() };
        Network { config: Arc::new(config), faults_left, ..Network::default() }
    }

    /// One more process, on the host of another one.
    pub fn add_process_on_host_of(&mut self, other: ProcessId, process: ProcessId) {
        let hosts = &self.config.hosts;
        if hosts.address_of(other) != hosts.address_of(process) {
            let mut config = NetworkConfig::clone(&self.config);
            config.hosts.put(process, other);
            self.config = Arc::new(config);
        }
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

    /// Whether a number stands for a socket, not for a file.
    pub fn is_socket_number(number: i32) -> bool {
        number >= FIRST_NUMBER
    }

    /// A new socket that its process knows by a number, which is given.
    pub(crate) fn create_numbered(&mut self, process: ProcessId, role: Role) -> i32 {
        let number = self.free_number(process, FIRST_NUMBER);
        let observed = true;
        self.add(Socket { number: Some(number), role, observed, ..Socket::new(process) });
        number
    }

    /// The least number from `first` on that a process has not given to a socket.
    pub(crate) fn free_number(&self, process: ProcessId, first: i32) -> i32 {
        let mut number = first;
        while self.numbered(process, number).is_some() {
            number += 1;
        }
        number
    }

    /// The socket that a process knows by a number. It may be closed already.
    pub fn numbered(&self, process: ProcessId, number: i32) -> Option<SocketId> {
        let has = |(_, socket): &(SocketId, &Socket)| {
            socket.process == process && socket.number == Some(number)
        };
        self.sockets().find(has).map(|(id, _)| id)
    }

    /// Closes a socket, as the operating system does it. Its number stays taken.
    pub fn shut(&mut self, id: SocketId) {
        let Some(socket) = self.get_mut(id) else { return };
        let (process, number) = (socket.process, socket.number.take());
        self.close(id, true);
        self.add(Socket { number, closed: true, ..Socket::new(process) });
    }

    /// The number of a socket that was shut is free again.
    pub fn free(&mut self, process: ProcessId, number: i32) {
        if let Some(id) = self.numbered(process, number) {
            self.remove(id);
        }
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
        // Ends of pipes are closed with the descriptors that stand for them, those of real programs
        // with the other end.
        let own = |&(_, socket): &(SocketId, &Socket)| {
            let is_own = socket.child_pipe().is_none() && !matches!(socket.role, Role::Live(_));
            socket.process == process && !socket.closed && is_own
        };
        self.sockets().filter(own).map(|(id, _)| id).collect()
    }
}
