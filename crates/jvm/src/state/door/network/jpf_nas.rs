//! The same operations under the rules of jpf-nas: a connect needs somebody who accepts, and
//! threads stop where its scheduler stops them.
//!
//! A thread stops *behind* a connect, an accept that found somebody and a write that wakes a
//! reader, *before* the close of a connection, and where it has to wait. Nothing is made known: where
//! its scheduler does not stop a thread, nobody comes between.

use heddle_net::{
    Accepted, Address, Awaits, FaultKind, Found, NetError, NetEvent, Operation, SocketId,
};

use super::{Call, Failure, Handle, Outcome, Undone, pending};
use crate::events::What;
use crate::interp::Stop;
use crate::state::{Ref, Span, Status};

/// Marks a thread that has waited in the operation before.
const WAITED: u64 = 1;

impl Call<'_> {
    /// The socket that an object stands for, if it is open.
    fn open_by_jpf_nas(&self, object: Ref) -> Outcome<SocketId> {
        match self.handle(object)? {
            Handle::Open(id) => Ok(id),
            Handle::New | Handle::Closed => Err(Failure::Closed.into()),
        }
    }

    /// Stops the thread behind an operation that is done.
    fn stop_behind(&mut self, operation: Operation, millis: i32) -> Stop {
        let thread = self.machine.thread_mut();
        thread.stands_before = true;
        thread.chosen = false;
        thread.network.pending_operation = Some(pending(operation, millis));
        thread.network.done = Some(WAITED);
        Stop::Visible
    }

    /// Whether the thread was here before: it waited, or stopped behind the operation.
    fn comes_back(&mut self) -> bool {
        let thread = self.machine.thread_mut();
        thread.chosen = false;
        thread.network.done.take().is_some()
    }

    fn wait_by_jpf_nas<T>(
        &mut self,
        operation: Operation,
        awaits: Awaits,
        millis: i32,
    ) -> Outcome<T> {
        let waits = self.wait_for(Some(pending(operation, millis)), awaits, millis);
        if let Err(Undone::Stopped(_)) = waits {
            self.machine.thread_mut().network.done = Some(WAITED);
        }
        waits
    }

    /// Lets the operation fail if something was chosen to go wrong with it.
    fn fail_by_jpf_nas(&mut self, id: SocketId, operation: Operation) -> Outcome<()> {
        // What is a point and what is not is as it is there.
        self.machine.log_point();
        match self.take_fault() {
            None => Ok(()),
            Some(kind @ FaultKind::IoException) => {
                Err(Failure::Fault { kind, operation, error: None }.into())
            }
            Some(kind) => Err(self.struck(id, operation, kind)),
        }
    }

    /// How many threads wait for something.
    fn waiting_for(&self, awaited: Awaits) -> usize {
        let threads = self.machine.threads.iter();
        let waiting = threads.filter(
            |thread| matches!(thread.status, Status::Network { awaits, .. } if awaits == awaited),
        );
        waiting.count()
    }

    /// Connects a socket; gives where it is bound.
    pub fn connect_by_jpf_nas(
        &mut self,
        object: Ref,
        to: Address,
        millis: i32,
    ) -> Outcome<Option<Address>> {
        let id = self.open_by_jpf_nas(object)?;
        let back = self.comes_back();
        if let Err(undone) = self.fail_by_jpf_nas(id, Operation::Connect) {
            // Nothing is left to be closed.
            self.machine.network_mut().close(id, false);
            return Err(undone);
        }
        if back && self.machine.network.peer_of(id).is_some() {
            return Ok(self.local_of(id));
        }
        self.check_time(Operation::Connect)?;
        let target = self.machine.network.target(self.process_id(), to);
        let Some((target, asked)) = target.map(|(target, listener)| (target, listener.asked))
        else {
            return Err(NetError::ConnectionRefused.into());
        };
        // Those who wait in an accept and have not got a connection yet.
        let acceptors = self.waiting_for(Awaits::Connection(target));
        if acceptors > self.machine.network.pending(target) {
            let _ = self.machine.network_mut().connect(id, to);
            let peer = self.machine.network.peer_of(id);
            let to = self.machine.called(peer, to);
            self.machine
                .note_on(id, peer, 0, |_| What::Network(NetEvent::Connect { to, done: true }));
            return Err(self.stop_behind(Operation::Connect, 0).into());
        }
        if !asked {
            return Err(NetError::ConnectionRefused.into());
        }
        self.machine.network_mut().await_acceptor(id, to);
        self.wait_by_jpf_nas(Operation::Connect, Awaits::Room(id), millis)
    }

    /// Accepts a connection for the object `accepted`.
    pub fn accept_by_jpf_nas(&mut self, object: Ref, accepted: Ref) -> Outcome<Accepted> {
        let back = self.comes_back();
        if back && let Handle::Open(taken) = self.handle(accepted)? {
            // It stopped behind the accept.
            self.fail_by_jpf_nas(SocketId(0), Operation::Accept)?;
            return Ok(self.accepted(taken));
        }
        let id = self.open_by_jpf_nas(object)?;
        self.fail_by_jpf_nas(id, Operation::Accept)?;
        self.check_time(Operation::Accept)?;
        let millis = self.machine.network.get(id).map_or(0, |socket| socket.options.timeout);
        let network = self.machine.network_mut();
        network.ask(id);
        if let Some(taken) = network.accept(id) {
            self.set_handle(accepted, taken.socket)?;
            return Ok(taken);
        }
        if let Some((client, address)) = network.waiting_client(id) {
            let _ = network.connect(client, address);
            if let Some(taken) = network.accept(id) {
                self.set_handle(accepted, taken.socket)?;
                return Err(self.stop_behind(Operation::Accept, millis).into());
            }
        }
        self.wait_by_jpf_nas(Operation::Accept, Awaits::Connection(id), millis)
    }

    /// Receives at most as many bytes as a range takes; gives how many, 0 at the end of the stream.
    pub fn receive_by_jpf_nas(&mut self, object: Ref, into: Span) -> Outcome<usize> {
        let id = self.open_by_jpf_nas(object)?;
        let back = self.comes_back();
        self.fail_by_jpf_nas(id, Operation::Read)?;
        self.check_time(Operation::Read)?;
        let millis = self.machine.network.get(id).map_or(0, |socket| socket.options.timeout);
        match self.machine.network.found(id, back) {
            None => return Err(Failure::NotConnected.into()),
            Some(Found::Nothing) => {
                return self.wait_by_jpf_nas(Operation::Read, Awaits::Bytes(id), millis);
            }
            Some(Found::Reset) => return Err(NetError::ResetByPeer.into()),
            Some(Found::End) => return Ok(0),
            Some(Found::Bytes) => {}
        }
        let bytes = self.machine.network_mut().read(id, into.length() as usize)?;
        let end = self.machine.network.get(id).and_then(|socket| socket.end());
        let (peer, read) = end.map_or((None, 0), |end| (Some(end.peer), end.read));
        self.machine
            .note_on(id, peer, read, |_| What::Network(NetEvent::Receive { bytes: bytes.clone() }));
        self.machine.raw_write(into.part(0, bytes.len() as u64), &bytes);
        Ok(bytes.len())
    }

    /// Sends the bytes of a range.
    pub fn send_by_jpf_nas(&mut self, object: Ref, from: Span) -> Outcome<()> {
        let id = self.open_by_jpf_nas(object)?;
        let back = self.comes_back();
        self.fail_by_jpf_nas(id, Operation::Write)?;
        if back || from.is_empty() {
            return Ok(());
        }
        let Some(peer) = self.machine.network.peer_of(id) else {
            return Err(Failure::NotConnected.into());
        };
        let Some(was_empty) = self.machine.network.other_end_is_empty(id) else {
            return Err(NetError::BrokenPipe.into());
        };
        let bytes = self.machine.raw_bytes(from).unwrap_or_default().to_vec();
        self.machine.network_mut().write(id, &bytes)?;
        let upto = self.machine.network.written_to(peer);
        self.machine.note_on(id, Some(peer), upto, |_| What::Network(NetEvent::Send { bytes }));
        match was_empty && self.waiting_for(Awaits::Bytes(peer)) > 0 {
            true => Err(self.stop_behind(Operation::Write, 0).into()),
            false => Ok(()),
        }
    }

    /// Closes the socket that an object stands for, if it is open.
    pub fn close_by_jpf_nas(&mut self, object: Ref) -> Outcome<()> {
        let id = match self.handle(object)? {
            Handle::Open(id) => id,
            Handle::New => return Ok(self.close_stillborn(object)?),
            Handle::Closed => return Ok(()),
        };
        let connected = self.machine.network.peer_of(id).is_some();
        let thread = self.machine.thread_mut();
        if connected && !std::mem::take(&mut thread.chosen) {
            thread.stands_before = true;
            thread.network.pending_operation = Some(pending(Operation::Close, 0));
            return Err(Stop::Visible.into());
        }
        self.fail_by_jpf_nas(id, Operation::Close)?;
        let peer = self.machine.network.peer_of(id);
        self.machine.close_socket(id, false);
        self.machine.note_on(id, peer, 0, |_| What::Network(NetEvent::Close));
        Ok(())
    }
}
