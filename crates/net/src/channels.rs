//! Connections as channels use them: by numbers, and without waiting if the program says so.
//!
//! What an operation does to a connection is said in `tcp.rs`. Here is what is different if nobody
//! waits: a read, an accept or a write could have come too early, so it looks at whether there is
//! something, or room. Who waits has only one order with who it waits for.

use heddle_access::{Access, Place, ProcessId, SocketId};

use crate::NetEvent;
use crate::ip::Address;
use crate::kind::Events;
use crate::network::{Network, first_accepted};
use crate::perform::{Done, Given, Reply};
use crate::plan::Plan;
use crate::sockets::{Past, Refused, Role, Socket};
use crate::tcp::{Awaits, NetError};
use crate::tcp_answers::any_arrival;

impl Network {
    /// A new socket for connections, and its number.
    pub fn create_stream(&mut self, process: ProcessId, reuse_address: bool) -> i32 {
        let number = self.create_numbered(process, Role::Idle);
        if let Some(socket) = self.numbered(process, number).and_then(|id| self.get_mut(id)) {
            socket.options.reuse_address = reuse_address;
        }
        number
    }

    /// Positions that `count` bytes more would fill at an end; nothing if any number fits.
    pub(crate) fn room_for(&self, to: SocketId, count: u64) -> Option<Place> {
        self.config.settings.buffer?;
        let from = self.written_to(to);
        Some(Place::Room { to, from, upto: from + count })
    }

    /// The room that a read of so many bytes at an end makes, where it matters to a sender that does
    /// not wait.
    pub(crate) fn room_made(&self, id: SocketId, bytes: u64) -> Option<Access> {
        let end = self.get(id)?.end()?;
        self.get(end.peer).filter(|peer| peer.number.is_some() && !peer.closed)?;
        let from = end.read + self.config.settings.buffer? as u64;
        Some(Access::read(Place::Room { to: id, from, upto: from + bytes }))
    }

    /// Plans a read of at most so many bytes, which gives up if there is nothing unless the socket
    /// says that it waits.
    pub(crate) fn plan_take(&self, id: SocketId, at_most: u64, plan: &mut Plan) {
        let Some(socket) = self.get(id) else { return };
        if socket.pipe().is_some() {
            return self.plan_pipe_read(id, at_most, plan);
        }
        let Some(end) = socket.end() else { return };
        if socket.blocking && !self.is_readable(end) {
            plan.awaits = Some(Awaits::Bytes(id));
            return;
        }
        self.plan_read(id, at_most, false, plan);
        if socket.blocking {
            return;
        }
        plan.had_to_be_sent = None;
        // Who was told that there is something cannot have come too early.
        if !end.told {
            plan.accesses.push(Access::read(end.first_arrival(id)));
            plan.accesses.push(Access::read(Place::EndOfStream(id)));
        }
    }

    pub(crate) fn take(&mut self, id: SocketId, at_most: u64) -> Result<Done, NetError> {
        let socket = self.get(id).ok_or(NetError::Invalid)?;
        if socket.pipe().is_some() {
            return self.pipe_read(id, at_most);
        }
        let end = socket.end().ok_or(NetError::NotConnected)?;
        if !self.is_readable(end) {
            return Ok(Done::new(Reply::Unavailable));
        }
        let (unread, incoming) = self.unread(end);
        let ends = unread == 0 && incoming.finished && !end.input_shut;
        let bytes = self.read(id, at_most as usize)?;
        let end = self.get_mut(id).and_then(Socket::end_mut).ok_or(NetError::Invalid)?;
        let upto = if ends { Past::END } else { end.read };
        let learns = Past::up_to(&mut end.pasts, upto);
        let event = Some(NetEvent::Receive { bytes: bytes.clone() });
        let reply = match bytes.is_empty() && at_most > 0 {
            true => Reply::End,
            false => Reply::Bytes { bytes, from: None },
        };
        Ok(Done { event, learns, ..Done::new(reply) })
    }

    /// Plans a write of so many bytes, which writes as many as there is room for unless the socket
    /// says that it waits.
    pub(crate) fn plan_put(&self, id: SocketId, count: u64, plan: &mut Plan) {
        let Some(socket) = self.get(id) else { return };
        if socket.pipe().is_some() {
            return self.plan_pipe_write(id, count, plan);
        }
        let Some(end) = socket.end() else { return };
        let fails = end.torn || end.output_shut || end.pending_error.is_some();
        if socket.blocking && !fails && self.space(end) == Some(0) {
            plan.awaits = Some(Awaits::Space(id));
            return;
        }
        plan.bytes = count;
        let peer = end.peer;
        let from = self.written_to(peer);
        plan.accesses.push(Access::write(Place::Sent { to: peer, from, upto: from + count }));
        plan.accesses.extend(self.arrival(peer, from, from + count).map(Access::write));
        plan.accesses.push(Access::read(Place::Accepting(peer)));
        if !socket.blocking {
            plan.accesses.extend(self.room_for(peer, count).map(Access::write));
        }
    }

    pub(crate) fn put(&mut self, id: SocketId, given: Given<'_>) -> Result<Done, NetError> {
        let socket = self.get(id).ok_or(NetError::Invalid)?;
        if socket.pipe().is_some() {
            return self.pipe_write(id, given);
        }
        let peer = socket.end().ok_or(NetError::NotConnected)?.peer;
        let written = self.write(id, given.bytes)?;
        if written == 0 && !given.bytes.is_empty() {
            return Ok(Done::new(Reply::Unavailable));
        }
        let upto = self.written_to(peer);
        if let Some(end) = self.get_mut(peer).and_then(Socket::end_mut) {
            end.pasts.extend(given.past.filter(|_| written > 0).map(|past| Past { upto, ..past }));
        }
        let event = NetEvent::sent(&given.bytes[..written], given.bytes.len());
        Ok(Done { event: Some(event), ..Done::new(Reply::Count(written)) })
    }

    /// Its process knows now that there is something at a socket.
    pub(crate) fn tell(&mut self, id: SocketId) {
        match self.get_mut(id).map(|socket| &mut socket.role) {
            Some(Role::Connected(end)) => end.told = true,
            Some(Role::Listening(listener)) => listener.told = true,
            Some(Role::Pipe(pipe)) => pipe.tell(),
            _ => {}
        }
    }

    /// Plans an accept.
    pub(crate) fn plan_next(&self, id: SocketId, plan: &mut Plan) {
        let Some(socket) = self.get(id) else { return };
        let Role::Listening(listener) = &socket.role else { return };
        if listener.queue.is_empty() && socket.blocking {
            plan.awaits = Some(Awaits::Connection(id));
            return;
        }
        if listener.queue.len() > listener.backlog as usize {
            plan.accesses.push(Access::write(Place::Backlog(id)));
        }
        if !socket.blocking && !listener.told {
            plan.accesses.push(Access::read(any_arrival(id)));
        }
    }

    /// Accepts a connection and gives it a number.
    pub(crate) fn next(&mut self, id: SocketId) -> Result<Done, NetError> {
        if !self.get(id).is_some_and(|socket| matches!(socket.role, Role::Listening(_))) {
            return Err(NetError::Invalid);
        }
        let Some(accepted) = self.accept(id) else { return Ok(Done::new(Reply::Unavailable)) };
        let process = self.get(id).map(|socket| socket.process).ok_or(NetError::Invalid)?;
        let from = self.peer_of(accepted.socket).and_then(|peer| self.get(peer));
        let first = first_accepted(from.map_or(process, |peer| peer.process));
        let number = self.free_number(process, first);
        let mut learns = Vec::new();
        if let Some(socket) = self.get_mut(accepted.socket) {
            socket.number = Some(number);
            learns = socket.end_mut().map_or(learns, |end| Past::up_to(&mut end.pasts, 0));
        }
        let event = Some(NetEvent::Accept { from: accepted.remote.to_string() });
        Ok(Done { event, learns, ..Done::new(Reply::Accepted { accepted, number }) })
    }

    /// Connects. Who does not wait is told of the outcome later, even if it is known already.
    pub(crate) fn meet(
        &mut self,
        id: SocketId,
        to: Address,
        given: Given<'_>,
    ) -> Result<Done, NetError> {
        let socket = self.get(id).ok_or(NetError::Invalid)?;
        let blocking = socket.blocking;
        match &socket.role {
            Role::Connected(_) => return Err(NetError::IsConnected),
            Role::Idle | Role::Connecting(_) | Role::Refused(_) => {}
            _ => return Err(NetError::Invalid),
        }
        let told = |done| Some(NetEvent::Connect { to: to.to_string(), done });
        // Between files nobody has to wait for an answer of the other side.
        let blocking_or_file = blocking || to.ip.is_file();
        match self.connect(id, to) {
            Ok(Some(_)) => {
                let peer = self.peer_of(id).and_then(|peer| self.get_mut(peer));
                if let Some(end) = peer.and_then(Socket::end_mut) {
                    end.pasts.extend(given.past.map(|past| Past { upto: 0, ..past }));
                }
                let reply = if blocking_or_file { Reply::Done } else { Reply::Unavailable };
                Ok(Done { event: told(true), ..Done::new(reply) })
            }
            Ok(None) if blocking => {
                Ok(Done { awaits: Some(Awaits::Room(id)), ..Done::new(Reply::Unavailable) })
            }
            // When it would be made depends on when the listener's system hears of it again.
            Ok(None) => Ok(Done::new(Reply::Unsupported(
                "a connect that does not wait to a queue that is full",
            ))),
            Err(error) if blocking_or_file => {
                Ok(Done { event: told(false), ..Done::new(Reply::Failed(error)) })
            }
            Err(error) => {
                if let Some(socket) = self.get_mut(id) {
                    socket.role = Role::Refused(Refused(error));
                }
                Ok(Done { event: told(false), ..Done::new(Reply::Unavailable) })
            }
        }
    }

    /// What came of a connect that did not wait.
    pub(crate) fn met(&mut self, id: SocketId) -> Result<Done, NetError> {
        let socket = self.get_mut(id).ok_or(NetError::Invalid)?;
        match socket.role {
            Role::Refused(Refused(error)) => {
                socket.role = Role::Idle;
                Err(error)
            }
            Role::Connected(_) => Ok(Done::new(Reply::Ready(Events::OUT))),
            _ => Ok(Done::new(Reply::Ready(Events::NONE))),
        }
    }
}
