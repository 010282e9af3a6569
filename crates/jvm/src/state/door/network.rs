//! What the machine does with its network beside single operations: ends, pasts, words.

use std::sync::Arc;

use crate::machine::Machine;
use crate::state::{ProcessId, Ref};
use heddle_access::{Access, Place};
use heddle_net::{Awaits, Past, Role, Rules, SocketId};

impl Machine {
    /// The other end of a connection.
    pub(crate) fn peer_of(&self, id: SocketId) -> Option<SocketId> {
        Some(self.network.get(id)?.end()?.peer)
    }

    /// Whether other threads of a checked program can reach an object.
    pub(crate) fn is_shared_while_watched(&self, object: Ref) -> bool {
        self.is_watched() && (self.sees_every_access() || self.heap().is_shared(object))
    }

    /// Leaves a past for those who read at an end.
    pub(crate) fn post(&mut self, to: SocketId, past: Past) {
        let network = Arc::make_mut(&mut self.network);
        if let Some(end) = network.get_mut(to).and_then(|socket| socket.end_mut()) {
            end.pasts.push(past);
        }
    }

    /// The current thread has read up to a position: it learns what the senders knew.
    pub(crate) fn acquire_pasts(&mut self, id: SocketId, upto: u64) {
        let pasts = match self.network.get(id).and_then(|socket| socket.end()) {
            Some(end) if !end.pasts.is_empty() => end.pasts.clone(),
            _ => return,
        };
        let mut start = 0;
        for past in &pasts {
            if start >= upto && past.upto > upto {
                break;
            }
            self.acquire_past(past);
            start = past.upto;
        }
        let network = Arc::make_mut(&mut self.network);
        if let Some(end) = network.get_mut(id).and_then(|socket| socket.end_mut()) {
            end.pasts.retain(|past| past.upto > upto);
        }
    }

    /// The current thread reads what could not be read before its first past was sent.
    pub(crate) fn acquire_first_past(&mut self, id: SocketId) {
        let end = self.network.get(id).and_then(|socket| socket.end());
        if let Some(past) = end.and_then(|end| end.pasts.first()).cloned() {
            self.acquire_past(&past);
        }
    }

    /// Tells the other end's readers what the current thread knows as it ends the stream.
    pub(crate) fn announce_end(&mut self, id: SocketId) {
        let Some(peer) = self.peer_of(id) else { return };
        if let Some(past) = self.causal_past(Past::END) {
            self.post(peer, past);
        }
    }

    /// Where the close of a socket meets what others do.
    pub(crate) fn closing_points(&self, id: SocketId, accesses: &mut Vec<Access>) {
        let Some(socket) = self.network.get(id) else { return };
        let host = self.network.config.hosts.address_of(socket.process);
        let port = socket.local.map(|local| Place::Port { host, port: local.port });
        match &socket.role {
            Role::Connected(end) => {
                accesses.push(Access::write(Place::EndOfStream(end.peer)));
                accesses.push(Access::write(Place::Accepting(id)));
            }
            Role::Listening(listener) => {
                accesses.extend(port.map(Access::write));
                for &waiting in &listener.queue {
                    self.closing_points(waiting, accesses);
                }
            }
            Role::Idle | Role::Connecting(_) => accesses.extend(port.map(Access::write)),
        }
    }

    pub(crate) fn close_socket(&mut self, id: SocketId, abrupt: bool) {
        self.announce_end(id);
        Arc::make_mut(&mut self.network).close(id, abrupt);
    }

    /// The sockets that the end of a process closes; by the rules of jpf-nas none.
    fn open_sockets(&self, process: ProcessId) -> Vec<SocketId> {
        if self.network.config.settings.rules == Rules::JpfNas {
            return Vec::new();
        }
        let sockets = self.network.sockets();
        let own = sockets.filter(|(_, socket)| socket.process == process && !socket.closed);
        own.map(|(id, _)| id).collect()
    }

    /// Where the end of a process meets what others do.
    pub(crate) fn ending_points(&self, process: ProcessId) -> Vec<Access> {
        let mut accesses = Vec::new();
        if self.processes.len() > 1 || !self.network.is_empty() {
            accesses.push(Access::write(Place::Alive(process)));
        }
        for id in self.open_sockets(process) {
            self.closing_points(id, &mut accesses);
        }
        accesses
    }

    /// Closes what a process leaves open, as the operating system does.
    pub(crate) fn close_sockets(&mut self, process: ProcessId) {
        for id in self.open_sockets(process) {
            self.close_socket(id, true);
        }
    }

    /// What a thread waits for, in words.
    pub fn network_wait(&self, awaits: Awaits) -> String {
        let socket = self.network.get(awaits.socket());
        let port = socket.and_then(|socket| socket.local).map_or(0, |local| local.port);
        let peer = |id: SocketId| {
            let peer = self.peer_of(id).and_then(|peer| self.network.get(peer));
            let process =
                peer.map(|peer| self.processes[peer.process.0 as usize].config.name.clone());
            let service =
                self.network.get(id).and_then(|socket| socket.end()).map(|end| end.service);
            let name = process.unwrap_or_default();
            format!("{name} on the connection to port {}", service.unwrap_or(0))
        };
        match awaits {
            Awaits::Connection(_) => format!("waits for a connection to port {port}"),
            Awaits::Room(_) => "waits to be connected".into(),
            Awaits::Bytes(id) => format!("waits for bytes from {}", peer(id)),
            Awaits::Space(id) => format!("waits for room to send to {}", peer(id)),
        }
    }

    /// Sockets and connections, one per line.
    pub(crate) fn network_lines(&self, lines: &mut Vec<String>) {
        let name = |process: ProcessId| &self.processes[process.0 as usize].config.name;
        for (id, socket) in self.network.sockets() {
            let owner = name(socket.process);
            let local = socket.local.map_or("unbound".into(), |local| local.to_string());
            let closed = if socket.closed { ", closed" } else { "" };
            lines.push(match &socket.role {
                Role::Idle => format!("socket of {owner}, {local}, not connected"),
                Role::Connecting(to) => format!("socket of {owner}, {local}, connecting to {to}"),
                Role::Listening(listener) => {
                    let pending = listener.queue.len();
                    format!("socket of {owner}, listening at {local}, {pending} pending")
                }
                Role::Connected(end) => {
                    let pending = self.network.sockets().any(|(_, other)| {
                        matches!(&other.role, Role::Listening(l) if l.queue.contains(&id))
                    });
                    let state = match (pending, end.torn, socket.closed || end.finished) {
                        (true, ..) => "pending",
                        (false, true, _) => "terminated",
                        (false, false, true) => "closed",
                        (false, false, false) => "established",
                    };
                    let unread = end.inbox.unread(&self.network.config);
                    format!(
                        "socket of {owner}, {local} to {}, {state}{closed}, unread \"{}\"",
                        end.remote,
                        unread.escape_ascii()
                    )
                }
            });
        }
    }
}
