//! The rules of jpf-nas, as far as they are about the network alone.
//!
//! A connect needs somebody who accepts, or has accepted before. Bytes that were not read when the
//! other end closed are lost.

use crate::ip::Address;
use crate::network::Network;
use crate::sockets::{Connecting, Role, Socket};
use heddle_access::SocketId;

/// What a read finds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Found {
    Nothing,
    Bytes,
    /// The other end is gone.
    End,
    /// The other end was gone before the read began, and had sent nothing.
    Reset,
}

impl Network {
    /// Connections to a listener that nobody accepted yet.
    pub fn pending(&self, listener: SocketId) -> usize {
        match self.get(listener).map(|socket| &socket.role) {
            Some(Role::Listening(listener)) => listener.queue.len(),
            _ => 0,
        }
    }

    /// Somebody accepts: from now on a connect may wait.
    pub fn ask(&mut self, listener: SocketId) {
        if let Some(Role::Listening(listener)) = self.get_mut(listener).map(|s| &mut s.role) {
            listener.asked = true;
        }
    }

    /// The oldest client that waits for a listener.
    pub fn waiting_client(&self, listener: SocketId) -> Option<(SocketId, Address)> {
        self.sockets().find_map(|(client, socket)| {
            let Role::Connecting(Connecting(address)) = socket.role else { return None };
            let (target, _) = self.target(socket.process, address)?;
            (target == listener && !socket.closed).then_some((client, address))
        })
    }

    /// A client waits for somebody who accepts.
    pub fn await_acceptor(&mut self, client: SocketId, address: Address) {
        if let Some(socket) = self.get_mut(client) {
            socket.role = Role::Connecting(Connecting(address));
        }
    }

    /// What a read finds; `waited`: it had to wait before. Nothing for a socket without connection.
    pub fn found(&self, id: SocketId, waited: bool) -> Option<Found> {
        let end = self.get(id).and_then(Socket::end)?;
        Some(match (end.finished || end.torn, end.inbox.is_empty()) {
            (false, true) => Found::Nothing,
            (false, false) => Found::Bytes,
            (true, true) if !waited => Found::Reset,
            // What was sent before the close is lost.
            (true, _) => Found::End,
        })
    }

    /// Whether all that was written to the other end was read; nothing if that is closed.
    pub fn other_end_is_empty(&self, id: SocketId) -> Option<bool> {
        let other = self.get(self.peer_of(id)?).filter(|other| !other.closed)?;
        Some(other.end()?.inbox.is_empty())
    }
}
