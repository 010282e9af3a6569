//! An adversary that is a program: what `heddle.Adversary` offers to the process that stands between others.
//!
//! Each call waits until nobody else can go on, as the general adversary does, so none of them meets anybody.
//! Connections go by the numbers of their sockets.

use heddle_access::{ProcessId, SocketId};
use heddle_net::NetEvent;
use heddle_symbolic::{Term, TermId};

use super::Call;
use crate::events::What;
use crate::interp::{Result, Stop};
use crate::machine::Machine;
use crate::state::Ref;
use crate::state::thread::Awaited;

impl Machine {
    /// The connection with a number, if it ends at the adversary.
    fn tapped_socket(&self, number: i32) -> Result<SocketId> {
        let ends = self.symbols.tapped.iter().map(|end| end.socket);
        let known = ends.into_iter().find(|socket| i64::from(socket.0) == i64::from(number));
        known.ok_or_else(|| {
            Stop::Unsupported(format!("heddle.Adversary: no connection has the number {number}"))
        })
    }

    /// A term and all that can be taken out of it with what the adversary knows.
    pub(super) fn taken_apart(&self, message: TermId) -> Vec<TermId> {
        let terms = &self.program.terms;
        let mut all = Vec::new();
        let mut waiting = vec![message];
        while let Some(id) = waiting.pop() {
            match terms.get(id) {
                Term::Sequence(parts) => waiting.extend(parts.iter().rev()),
                Term::Encoded { inner, .. } => waiting.push(inner),
                _ if all.contains(&id) => {}
                _ => {
                    all.push(id);
                    waiting.extend(self.symbols.knowledge.opened(terms, id));
                }
            }
        }
        all
    }

    fn packed_terms(&mut self, ids: &[TermId]) -> Ref {
        let mut packed = Vec::new();
        for &id in ids {
            let bytes = self.program.terms.bytes(id);
            packed.extend((bytes.len() as u32).to_be_bytes());
            packed.extend_from_slice(&bytes);
        }
        self.byte_array(&packed)
    }
}

impl Call<'_> {
    /// Waits for the adversary's turn.
    fn as_adversary(&mut self) -> Result<ProcessId> {
        let machine = &mut *self.machine;
        let process = machine.thread().process;
        if !machine.is_watched() || !machine.is_intruder(process) {
            let what = "heddle.Adversary in a process that does not stand between others ([adversary] main)";
            return Err(Stop::unsupported(what));
        }
        machine.await_protocol(Awaited::Quiet)?;
        machine.log_carrier();
        machine.thread_mut().chosen = false;
        Ok(process)
    }

    /// The bytes of an array that is an argument, when nobody else can go on and write to it.
    fn quiet_bytes(&mut self, index: usize) -> Result<Vec<u8>> {
        let array = self.object(index)?;
        let all = self.machine.elements(array, 0, self.length(array));
        Ok(self.machine.raw_bytes(all).unwrap_or_default().to_vec())
    }

    /// The next connection that somebody made; -1 if there is none.
    pub fn adversary_accepts(&mut self) -> Result<i32> {
        let process = self.as_adversary()?;
        let machine = &mut *self.machine;
        let own: Vec<SocketId> = machine.own_listeners(process);
        for listener in own {
            if let Some(accepted) = machine.network_mut().accept(listener) {
                machine.add_tapped(accepted.socket, false);
                return Ok(accepted.socket.0 as i32);
            }
        }
        Ok(-1)
    }

    /// A connection to who listens on a port; -1 if nobody does.
    pub fn adversary_connects(&mut self, port: i32) -> Result<i32> {
        let process = self.as_adversary()?;
        let machine = &mut *self.machine;
        let listener = machine.network.tapped_listeners().into_iter().find(|&listener| {
            let local = machine.network.get(listener).and_then(|socket| socket.local);
            local.is_some_and(|local| i32::from(local.port) == port)
        });
        let socket = listener.and_then(|listener| machine.connect_as_adversary(process, listener));
        Ok(socket.map_or(-1, |socket| socket.0 as i32))
    }

    /// What was sent on a connection since the last time; null if nothing was.
    pub fn adversary_takes(&mut self, connection: i32) -> Result<Ref> {
        self.as_adversary()?;
        let machine = &mut *self.machine;
        let socket = machine.tapped_socket(connection)?;
        match machine.hear_on(socket) {
            Some(bytes) => {
                machine.check_secrets();
                Ok(machine.byte_array(&bytes))
            }
            None => Ok(Ref::NULL),
        }
    }

    /// Whether the process at the other end waits for bytes.
    pub fn adversary_is_awaited(&mut self, connection: i32) -> Result<bool> {
        self.as_adversary()?;
        Ok(self.machine.is_awaited(self.machine.tapped_socket(connection)?))
    }

    /// The name of the process at the other end.
    pub fn adversary_peer(&mut self, connection: i32) -> Result<String> {
        self.as_adversary()?;
        let machine = &*self.machine;
        let socket = machine.tapped_socket(connection)?;
        let end = machine.symbols.tapped.iter().find(|end| end.socket == socket);
        let process = end.and_then(|end| machine.processes.get(end.name.0 as usize));
        Ok(process.map(|process| process.config.name.clone()).unwrap_or_default())
    }

    /// Sends the bytes of an argument. Whoever is gone hears nothing.
    pub fn adversary_sends(&mut self, connection: i32, message: usize) -> Result<()> {
        self.as_adversary()?;
        let bytes = self.quiet_bytes(message)?;
        let machine = &mut *self.machine;
        let socket = machine.tapped_socket(connection)?;
        let id = machine.program.terms.parse(&bytes);
        machine.tell_on(socket, id, &bytes);
        Ok(())
    }

    pub fn adversary_closes(&mut self, connection: i32) -> Result<()> {
        self.as_adversary()?;
        let machine = &mut *self.machine;
        let socket = machine.tapped_socket(connection)?;
        machine.close_as_adversary(socket);
        Ok(())
    }

    /// The terms in the bytes of an argument, packed: also those inside what it has keys for.
    pub fn adversary_looks_inside(&mut self, message: usize) -> Result<Ref> {
        self.as_adversary()?;
        let bytes = self.quiet_bytes(message)?;
        let all = self.machine.taken_apart(self.machine.program.terms.parse(&bytes));
        Ok(self.machine.packed_terms(&all))
    }

    /// All terms that the adversary knows, packed.
    pub fn adversary_knowledge(&mut self) -> Result<Ref> {
        self.as_adversary()?;
        let all = self.machine.symbols.knowledge.terms().to_vec();
        Ok(self.machine.packed_terms(&all))
    }

    /// Whether the adversary can make the bytes of an argument of what it knows.
    pub fn adversary_derives(&mut self, value: usize) -> Result<bool> {
        self.as_adversary()?;
        let bytes = self.quiet_bytes(value)?;
        let terms = &self.machine.program.terms;
        Ok(self.machine.symbols.knowledge.derives(terms, terms.parse(&bytes)))
    }

    /// The bytes of an argument as terms, in words.
    pub fn adversary_shows(&mut self, value: usize) -> Result<String> {
        self.as_adversary()?;
        let bytes = self.quiet_bytes(value)?;
        Ok(self.machine.show_term(self.machine.program.terms.parse(&bytes)))
    }
}

impl Machine {
    /// Notes and closes a connection of the adversary.
    pub(super) fn close_as_adversary(&mut self, socket: SocketId) {
        let peer = self.network.peer_of(socket);
        self.note_on(socket, peer, 0, |_| What::Says { text: "closes the connection".into() });
        self.network_mut().close(socket, false);
    }

    /// Sends a message on a connection of the adversary.
    pub(super) fn tell_on(&mut self, socket: SocketId, message: TermId, bytes: &[u8]) {
        let shown = self.show_term(message);
        let text = match self.symbols.messages.contains(&message) {
            true => format!("passes on {shown}"),
            false => {
                let mut parts = Vec::new();
                self.symbols.knowledge.ingredients(&self.program.terms, message, &mut parts);
                match self.show_terms(&parts) {
                    from if from.is_empty() || from == shown => format!("makes {shown}"),
                    from => format!("makes {shown} from {from}"),
                }
            }
        };
        self.note(|_| What::Says { text });
        // Whoever is gone hears nothing.
        let written = self.network_mut().write(socket, bytes).unwrap_or(0);
        let peer = self.network.peer_of(socket);
        let upto = peer.map_or(0, |peer| self.network.written_to(peer));
        let what = What::Network(NetEvent::Send { bytes: bytes[..written].to_vec() });
        self.note_on(socket, peer, upto, |_| what);
        let tapped = &mut self.symbols_mut().tapped;
        if let Some(end) = tapped.iter_mut().find(|end| end.socket == socket) {
            end.count(false);
        }
    }
}
