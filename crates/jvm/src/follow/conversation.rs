//! What processes say and hear on connections, followed through protocols.
//!
//! A message is an event when its last byte is read or written by the process that the protocol is
//! about. Each read and write of such a connection is a place where the thread stops: it may move
//! the protocol, so all orders of them are explored. What was read or written of a message that is
//! not complete is kept with the end of the connection.

use std::sync::Arc;

use heddle_protocol::{Direction, Position};

use super::{History, ProtocolViolation};
use crate::events::What;
use crate::follow::ConnectionProtocol;
use crate::follow::connection_protocol::Meaning;
use crate::interp::{Result, Stop};
use crate::machine::Machine;
use heddle_net::SocketId;

/// How far a connection protocol has come. Belongs to the state.
#[derive(Clone)]
pub struct Conversation {
    pub position: Position,
    /// All that happened, the last first; for people.
    pub history: Option<Arc<History>>,
}

impl Conversation {
    pub(crate) fn new(connection_protocol: &ConnectionProtocol) -> Conversation {
        Conversation { position: connection_protocol.protocol.initial(), history: None }
    }
}

impl Machine {
    /// The connection protocol that a connection of the current thread's process belongs to, and the port.
    fn followed_by(&self, id: SocketId) -> Option<(usize, u16)> {
        if self.conversations().is_empty() {
            return None;
        }
        let socket = self.network().get(id)?;
        let port = socket.end()?.service;
        let connection_protocols = self.program.connection_protocols().iter();
        let mut found = connection_protocols.enumerate().filter(|(_, connection_protocol)| {
            connection_protocol.process == socket.process && connection_protocol.has_port(port)
        });
        found.next().map(|(index, _)| (index, port))
    }

    /// Whether reads and writes of a connection may be events.
    pub(crate) fn is_followed(&self, id: SocketId) -> bool {
        self.followed_by(id).is_some()
    }

    /// The current thread has read bytes.
    pub(crate) fn heard(&mut self, id: SocketId, bytes: &[u8]) -> Result<()> {
        self.exchanged(id, bytes, Direction::Accept)
    }

    /// The current thread has written bytes.
    pub(crate) fn said(&mut self, id: SocketId, bytes: &[u8]) -> Result<()> {
        self.exchanged(id, bytes, Direction::Emit)
    }

    fn exchanged(&mut self, id: SocketId, bytes: &[u8], direction: Direction) -> Result<()> {
        let Some((index, port)) = self.followed_by(id) else { return Ok(()) };
        let program = self.program;
        let connection_protocol = &program.connection_protocols()[index];
        let network = self.network_mut();
        let Some(end) = network.get_mut(id).and_then(|socket| socket.end_mut()) else {
            return Ok(());
        };
        let rest = if direction == Direction::Accept { &mut end.heard } else { &mut end.said };
        let mut all = std::mem::take(rest);
        all.extend_from_slice(bytes);
        let mut messages = Vec::new();
        let mut begin = 0;
        while let Some((length, next)) = connection_protocol.first_message(&all[begin..]) {
            messages.push(all[begin..begin + length].to_vec());
            begin += next;
        }
        all.drain(..begin);
        *rest = all;
        for message in messages {
            match connection_protocol.meaning(port, direction, &message) {
                Meaning::Nothing => {}
                Meaning::Unknown => {
                    let does = if direction == Direction::Accept { "reads" } else { "writes" };
                    let text = format!("{does} \"{}\"", message.escape_ascii());
                    return self.protocol_violation(index, text);
                }
                Meaning::Event(event) => {
                    let told = connection_protocol.protocol.event(event).to_string();
                    let shown = told.clone();
                    self.note(move |_| What::Cross { event: shown, thrown: None });
                    let thread = self.current();
                    let conversation = &mut self.conversations_mut()[index];
                    let Some(position) =
                        connection_protocol.protocol.after(conversation.position, event)
                    else {
                        return self.protocol_violation(index, told);
                    };
                    conversation.position = position;
                    let before = conversation.history.take();
                    conversation.history =
                        Some(Arc::new(History { event, thread, thrown: None, before }));
                }
            }
        }
        Ok(())
    }

    /// What the protocol does not have ends the path here.
    fn protocol_violation(&mut self, connection_protocol: usize, event: String) -> Result<()> {
        let thread = self.current();
        let watch = self.watch_mut().expect("only a watched machine has connection_protocols");
        watch.protocol_violations.push(ProtocolViolation {
            thread,
            event,
            thrown: None,
            connection_protocol: Some(connection_protocol),
        });
        self.thread_mut().stand_before();
        Err(Stop::Visible)
    }
}
