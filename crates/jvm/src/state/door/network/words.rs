//! The network in words, for people.

use crate::machine::Machine;
use crate::state::ProcessId;
use heddle_net::{Address, Awaits, Events, SocketId};

impl Machine {
    /// What a thread waits for, in words.
    pub fn network_wait(&self, awaits: Awaits) -> String {
        let socket = self.network.get(awaits.socket());
        let port = socket.and_then(|socket| socket.local).map_or(0, |local| local.port);
        let peer = |id: SocketId| {
            let peer = self.network.peer_of(id).and_then(|peer| self.network.get(peer));
            let live = self.network.peer_of(id).and_then(|peer| self.network.live_name(peer));
            let named =
                || peer.map(|peer| self.processes[peer.process.0 as usize].config.name.clone());
            let process = live.map(str::to_owned).or_else(named);
            let service =
                self.network.get(id).and_then(|socket| socket.end()).map(|end| end.service);
            let name = process.unwrap_or_default();
            format!("{name} on the connection to port {}", service.unwrap_or(0))
        };
        if let Some(end) = socket.and_then(|socket| socket.end()?.pipe) {
            let pipe = self.pipe_name(end.name);
            return match awaits {
                Awaits::Space(_) => format!("waits for room in {pipe}"),
                _ => format!("waits for {pipe}"),
            };
        }
        match awaits {
            Awaits::Connection(_) => format!("waits for a connection to port {port}"),
            Awaits::Room(_) => "waits to be connected".into(),
            Awaits::Bytes(id) => format!("waits for bytes from {}", peer(id)),
            Awaits::Ready(id, events) => {
                format!("waits for {}", self.network.awaited(id, events))
            }
            Awaits::Selected(id) => {
                format!("selects, and waits for {}", self.network.awaited(id, Events::IN))
            }
            Awaits::Space(id) => format!("waits for room to send to {}", peer(id)),
        }
    }

    /// An address by who is there, if that is another process.
    pub(in crate::state::door) fn called(
        &self,
        socket: Option<SocketId>,
        address: Address,
    ) -> String {
        match socket.map(|socket| self.process_behind(socket)).filter(|name| !name.is_empty()) {
            Some(name) => format!("{name}:{}", address.port),
            None => address.to_string(),
        }
    }

    /// Sockets and connections, one per line.
    pub(crate) fn network_lines(&self, lines: &mut Vec<String>) {
        let name = |process: ProcessId| &self.processes[process.0 as usize].config.name;
        for (id, socket) in self.network.sockets() {
            let owner = name(socket.process);
            let closed = if socket.closed { ", closed" } else { "" };
            lines.push(format!("socket of {owner}{}{closed}", self.network.words_of(id)));
        }
    }
}
