//! Bytes that go over connections, and the ends of their streams.
//!
//! The bytes of an array that other threads use are read or written one by one, as on a real
//! machine. What was taken from the network waits in the thread until it is laid into the array;
//! what is to be sent is gathered first.

use heddle_access::{Access, Mode};
use heddle_net::{Awaits, Channel, FaultKind, NetEvent, Operation, Past, Request, Role, SocketId};

use super::{Call, Handle, Outcome, Undone, pending};
use crate::events::What;
use crate::interp::{Result, Stop};
use crate::state::{Ref, Span};

impl Call<'_> {
    /// Goes on laying bytes that were received before into a range; gives how many they are.
    /// Nothing if none wait.
    pub fn lay_received(&mut self, into: Span) -> Result<Option<usize>> {
        let Some(count) = self.machine.kept_bytes().map(<[u8]>::len) else { return Ok(None) };
        self.machine.lay_bytes(&[into])?;
        Ok(Some(count))
    }

    /// Before what was told of a stream, its end or a reset, is told again: whoever was told first
    /// may have left nothing for this thread.
    pub fn begin_read_again(&mut self, object: Ref) -> Result<()> {
        match self.handle(object)? {
            Handle::Open(id) => self.begin_plain(object, id, Request::ReadAgain),
            Handle::New | Handle::Closed => Ok(()),
        }
    }

    /// Receives at least one byte and at most as many as a range takes; gives how many, 0 at the
    /// end of the stream.
    pub fn receive(&mut self, object: Ref, into: Span) -> Outcome<usize> {
        let done = self.receive_some(object, into);
        if !matches!(done, Err(Undone::Stopped(_))) {
            self.machine.thread_mut().network.waited = false;
        }
        done
    }

    fn receive_some(&mut self, object: Ref, into: Span) -> Outcome<usize> {
        let id = self.connected_socket(object)?;
        self.check_time(Operation::Read)?;
        let at_most = match self.take_fault() {
            Some(FaultKind::PartialRead) => 1,
            Some(fault) => return Err(self.struck(id, Operation::Read, fault)),
            None => into.length(),
        };
        let socket = self.machine.network.get(id);
        // Whoever waits has looked before whether the input is shut, and reads what still comes.
        let is_shut = socket.and_then(|socket| socket.end()).is_some_and(|end| end.input_shut);
        if is_shut && !self.machine.thread().network.waited {
            self.begin_plain(object, id, Request::ReadAgain)?;
            return Ok(0);
        }
        let millis = socket.map_or(0, |socket| socket.options.timeout);
        let at = pending(Operation::Read, millis);
        let plan = self.plan(object, id, Request::Read { at_most, limited: at.limited });
        if let Some(awaits) = plan.awaits {
            self.machine.thread_mut().network.waited = true;
            return self.wait_for(Some(at), awaits, millis);
        }
        let target = into.part(0, plan.bytes);
        let in_steps = self.machine.is_contended(target, Mode::Write);
        let memory = (!in_steps).then(|| Access::write(self.machine.place_of(target)));
        let memory: Vec<Access> = memory.into_iter().collect();
        let followed = self.machine.is_followed(id);
        self.machine.begin_network_after(
            plan.had_to_be_sent,
            Some(at),
            followed,
            &plan.accesses,
            &memory,
        )?;
        let read = self.machine.network_mut().read(id, at_most as usize);
        let bytes = self.heard_of(id, read)?;
        let end = self.machine.network.get(id).and_then(|socket| socket.end());
        let (peer, read) = end.map_or((None, 0), |end| (Some(end.peer), end.read));
        let upto = if plan.ends { Past::END } else { read };
        self.machine.acquire_pasts(id, upto);
        self.machine
            .note_on(id, peer, read, |_| What::Network(NetEvent::Receive { bytes: bytes.clone() }));
        self.machine.heard(id, &bytes)?;
        let count = bytes.len();
        self.machine.thread_mut().network.waited = false;
        if in_steps {
            self.machine.keep_bytes(bytes);
            self.machine.lay_bytes(&[into])?;
        } else {
            self.machine.raw_write(into.part(0, count as u64), &bytes);
        }
        Ok(count)
    }

    /// Sends the bytes of a range.
    pub fn send(&mut self, object: Ref, from: Span) -> Outcome<()> {
        loop {
            // Byte by byte: what has begun and had room goes out as a whole, whoever leaves
            // meanwhile.
            let status = &self.machine.thread().network;
            let begun = status.sent > 0 && !status.waited && status.fault.is_none();
            let begun = begun && self.sends_one_by_one();
            match self.send_some(object, from) {
                Ok(false) => {}
                Ok(true) => return Ok(self.end_send(object)?),
                Err(Undone::Failed(failure)) => {
                    self.end_send(object)?;
                    return if begun { Ok(()) } else { Err(failure.into()) };
                }
                Err(stopped) => return Err(stopped),
            }
        }
    }

    fn sends_one_by_one(&self) -> bool {
        self.machine.network.config.settings.channel == Channel::Queue
    }

    /// The write is over, done or not: others may write.
    fn end_send(&mut self, object: Ref) -> Result<()> {
        let current = self.machine.current;
        let status = &mut self.machine.thread_mut().network;
        (status.sent, status.waited) = (0, false);
        if let Handle::Open(id) = self.handle(object)? {
            let end = self.machine.network.get(id).and_then(|socket| socket.end());
            if end.is_some_and(|end| end.writer == Some(current)) {
                self.set_writer(id, false);
            }
        }
        Ok(())
    }

    /// The current thread is in the middle of a write, or no longer.
    fn set_writer(&mut self, id: SocketId, writes: bool) {
        let writer = writes.then_some(self.machine.current);
        let socket = self.machine.network_mut().get_mut(id);
        if let Some(end) = socket.and_then(|socket| socket.end_mut()) {
            end.writer = writer;
        }
    }

    /// Goes on with a write: the rest of it, or as much as there is room for. Gives whether it is
    /// done.
    fn send_some(&mut self, object: Ref, from: Span) -> Outcome<bool> {
        let id = self.connected_socket(object)?;
        self.check_fault(id, Operation::Write)?;
        let gathered = self.gathered(from)?;
        let sent = u64::from(self.machine.thread().network.sent);
        let left = from.length() - sent;
        let at = pending(Operation::Write, 0);
        let plan = self.plan(object, id, Request::Write { count: left });
        if let Some(awaits) = plan.awaits {
            self.machine.thread_mut().network.waited = true;
            return self.wait_for(Some(at), awaits, 0);
        }
        let source = from.part(sent, plan.bytes);
        let memory: Vec<Access> = match gathered {
            Some(_) => Vec::new(),
            None => vec![Access::read(self.machine.place_of(source))],
        };
        let followed = self.machine.is_followed(id);
        self.machine.begin_network_after(None, Some(at), followed, &plan.accesses, &memory)?;
        let bytes = match gathered {
            Some(all) => all[sent as usize..][..plan.bytes as usize].to_vec(),
            None => self.machine.raw_bytes(source).unwrap_or_default().to_vec(),
        };
        let written = self.machine.network_mut().write(id, &bytes);
        let written = self.heard_of(id, written)?;
        let peer = self.machine.network.peer_of(id);
        if let Some(peer) = peer.filter(|_| written > 0) {
            let upto = self.machine.network.written_to(peer);
            if let Some(past) = self.machine.causal_past(upto) {
                self.machine.post(peer, past);
            }
            let what = What::Network(NetEvent::Send { bytes: bytes[..written].to_vec() });
            self.machine.note_on(id, Some(peer), upto, |_| what);
            self.machine.said(id, &bytes[..written])?;
        }
        if written as u64 == left {
            return Ok(true);
        }
        self.machine.thread_mut().network.sent += written as u32;
        self.set_writer(id, true);
        if self.sends_one_by_one() && self.machine.is_watched() {
            // Each byte is a step.
            self.machine.thread_mut().stands_before = true;
            return Err(Stop::Visible.into());
        }
        let awaits = Awaits::Space(id);
        if self.machine.network.is_ready(awaits, self.machine.current) {
            return Ok(false);
        }
        self.machine.thread_mut().network.waited = true;
        self.wait_for(Some(at), awaits, 0)
    }

    /// The bytes of a range that other threads use, before any of them is sent.
    fn gathered(&mut self, from: Span) -> Result<Option<Vec<u8>>> {
        let begun = self.machine.kept_bytes().is_some();
        match begun || self.machine.is_contended(from, Mode::Read) {
            true => self.machine.gather(from).map(Some),
            false => Ok(None),
        }
    }

    /// How many bytes can be received without waiting.
    pub fn bytes_to_read(&mut self, object: Ref) -> Outcome<usize> {
        let id = self.connected_socket(object)?;
        self.begin_plain(object, id, Request::Available)?;
        Ok(self.machine.network.available(id))
    }

    /// From now on requests and replies alternate on a connection that was just made.
    pub fn alternate(&mut self, object: Ref) -> Result<()> {
        let Handle::Open(id) = self.handle(object)? else { return Ok(()) };
        let peer = self.machine.network.peer_of(id);
        let network = self.machine.network_mut();
        for id in [Some(id), peer].into_iter().flatten() {
            if let Some(end) = network.get_mut(id).and_then(|socket| socket.end_mut()) {
                end.alternates = true;
            }
        }
        Ok(())
    }

    /// Whoever connects to a listener is served at once, by a thread of its own.
    pub fn serve_at_once(&mut self, object: Ref) -> Result<()> {
        let Handle::Open(id) = self.handle(object)? else { return Ok(()) };
        let socket = self.machine.network_mut().get_mut(id);
        if let Some(Role::Listening(listener)) = socket.map(|socket| &mut socket.role) {
            listener.serves_at_once = true;
        }
        Ok(())
    }

    /// Waits until somebody connects to a listener. Only the one thread that accepts there waits so,
    /// and goes on to accept, which says what it does. What is to go wrong is left to that as well.
    pub fn await_connection(&mut self, object: Ref) -> Result<()> {
        let Handle::Open(id) = self.handle(object)? else { return Ok(()) };
        let at = pending(Operation::Accept, 0);
        let plan = self.plan(object, id, Request::Accept { limited: at.limited });
        self.machine.thread_mut().accepts_for_others = true;
        let status = &mut self.machine.thread_mut().network;
        if status.fault.is_some() {
            return Ok(());
        }
        status.pending_operation = None;
        let waited = plan.awaits.map(|awaits| self.wait_for::<()>(Some(at), awaits, 0));
        match waited {
            Some(Err(Undone::Stopped(stop))) => Err(stop),
            _ => Ok(()),
        }
    }

    /// Whether nothing more will come on a connection, as far as can be told without a message.
    pub fn is_hung_up(&mut self, object: Ref) -> Result<bool> {
        let Handle::Open(id) = self.handle(object)? else { return Ok(true) };
        self.begin_plain(object, id, Request::Probe)?;
        Ok(self.machine.network.is_hung_up(id))
    }

    pub fn shut_input(&mut self, object: Ref) -> Outcome<()> {
        let id = self.connected_socket(object)?;
        self.begin_plain(object, id, Request::ShutInput)?;
        self.machine.network_mut().shut_input(id);
        Ok(())
    }

    pub fn shut_output(&mut self, object: Ref) -> Outcome<()> {
        let id = self.connected_socket(object)?;
        self.begin_plain(object, id, Request::ShutOutput)?;
        self.machine.announce_end(id);
        self.machine.network_mut().shut_output(id);
        let peer = self.machine.network.peer_of(id);
        self.machine.note_on(id, peer, 0, |_| What::Network(NetEvent::Finish));
        Ok(())
    }
}
