//! The network in words, for people.

use crate::machine::Machine;
use crate::state::ProcessId;
use heddle_net::{Awaits, Role, SocketId};

impl Machine {
    /// What a thread waits for, in words.
    pub fn network_wait(&self, awaits: Awaits) -> String {
        let socket = self.network.get(awaits.socket());
        let port = socket.and_then(|socket| socket.local).map_or(0, |local| local.port);
        let peer = |id: SocketId| {
            let peer = self.network.peer_of(id).and_then(|peer| self.network.get(peer));
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
            Awaits::Datagram(_) => format!("waits for a datagram to port {port}"),
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
                Role::Datagrams(mailbox) => {
                    let unread = mailbox.queue.len();
                    let to = mailbox.remote.map(|to| format!(" to {to}")).unwrap_or_default();
                    format!("socket of {owner} for datagrams, {local}{to}, {unread} unread{closed}")
                }
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
