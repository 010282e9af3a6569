//! Bytes that go through pipes, between a process and one that it started.
//!
//! As with connections, what was written carries its writer's past along, and the bytes of an array
//! that other threads use are read or written one by one.

use heddle_access::{Access, Mode, PipeEnd};
use heddle_files::Errno;
use heddle_net::{
    Awaits, Channel, FaultKind, NetEvent, Operation, Past, PendingOperation, Request, SocketId,
};

use super::files::{Descriptor, FileResult};
use super::{Call, Span};
use crate::events::What;
use crate::interp::{Result, Stop};
use crate::machine::Machine;
use crate::state::Status;

/// What a read or write of a pipe is, as far as it can go wrong.
const PENDING: PendingOperation = PendingOperation { operation: Operation::Pipe, limited: false };

impl Machine {
    /// Which stream of which process an end belongs to, in words.
    pub(crate) fn pipe_name(&self, end: PipeEnd) -> String {
        let child = self.processes.iter().find(|process| process.config.pid == end.child);
        let name = child.map_or("a command", |process| process.config.name.as_str());
        let stream = ["standard input", "standard output", "standard error"];
        format!("the {} of {name}", stream[usize::from(end.stream)])
    }

    /// Waits, and holds the end meanwhile: a read that has begun gets its bytes, even if another
    /// thread closes the descriptor.
    fn wait_for_pipe<T>(&mut self, end: PipeEnd, awaits: Awaits) -> Result<T> {
        if self.thread().network.pipe.is_none() {
            self.thread_mut().network.pipe = Some(end);
            self.network_mut().hold_child_pipe(end);
            // Nobody can tell but who closes the descriptor, and that collides with the operation.
            self.log_point();
        }
        let thread = self.thread_mut();
        thread.chosen = false;
        thread.status = Status::Network { awaits, deadline: None };
        thread.network.pending_operation = Some(PENDING);
        Err(Stop::Blocked)
    }

    /// The operation is over: who waited holds the end no longer.
    fn leave_pipe(&mut self) {
        if let Some(end) = self.thread_mut().network.pipe.take() {
            self.release_pipe(end, 1);
        }
    }

    /// The accesses of an operation with those of letting go of an end that the thread waited at.
    fn with_leaving(&self, end: PipeEnd, mut accesses: Vec<Access>) -> Vec<Access> {
        if self.thread().network.pipe.is_some() {
            accesses.extend(self.network.plan_release(end, 1));
        }
        accesses
    }

    /// What goes wrong with the operation, if something was chosen to.
    fn pipe_fault(&mut self) -> FileResult<()> {
        let Some(fault) = self.thread_mut().network.fault.take() else { return Ok(()) };
        self.thread_mut().chosen = false;
        let event = NetEvent::Fault { fault: fault.name(), operation: Operation::Pipe.name() };
        self.note(|_| What::Network(event));
        debug_assert!(fault == FaultKind::IoException, "nothing else strikes a pipe");
        Err(Errno::INPUT_OUTPUT)
    }

    fn plan_pipe(
        &self,
        descriptor: Descriptor,
        id: SocketId,
        request: Request,
    ) -> heddle_net::Plan {
        let shared = self.is_watched()
            && match descriptor.object() {
                Some(object) => self.sees_every_access() || self.heap().is_shared(object),
                None => true,
            };
        self.network.plan(id, request, shared, self.current)
    }
}

impl Call<'_> {
    /// The end of a pipe that a descriptor stands for.
    pub(super) fn pipe(&self, descriptor: Descriptor) -> Option<PipeEnd> {
        let waits_at = self.machine.thread().network.pipe;
        waits_at.or_else(|| self.machine.process().files.pipe_of(descriptor.number()))
    }

    /// Whether the current thread waits in a read or write of a pipe.
    pub fn is_at_pipe(&self) -> bool {
        self.machine.thread().network.pipe.is_some()
    }

    /// Reads at least one byte and at most as many as a range takes; gives how many, 0 at the end.
    pub(super) fn read_pipe(
        &mut self,
        from: Descriptor,
        end: PipeEnd,
        into: &[Span],
    ) -> Result<FileResult<usize>> {
        let machine = &mut *self.machine;
        if let Some(count) = machine.kept_bytes().map(<[u8]>::len) {
            machine.lay_bytes(into)?;
            return Ok(Ok(count));
        }
        if let Err(errno) = machine.pipe_fault() {
            machine.leave_pipe();
            return Ok(Err(errno));
        }
        if end.writes {
            return Ok(Err(Errno::BAD_DESCRIPTOR));
        }
        let Some(id) = machine.network.child_pipe_end(end) else {
            return Ok(Err(Errno::BAD_DESCRIPTOR));
        };
        let at_most: u64 = into.iter().map(|span| span.length()).sum();
        let plan = machine.plan_pipe(from, id, Request::Read { at_most, limited: false });
        if let Some(awaits) = plan.awaits {
            return machine.wait_for_pipe(end, awaits);
        }
        let mut left = plan.bytes;
        let mut targets = Vec::new();
        for span in into {
            let length = span.length().min(left);
            targets.push(span.part(0, length));
            left -= length;
        }
        let in_steps = targets.iter().any(|&target| machine.is_contended(target, Mode::Write));
        let own = targets.iter().filter(|_| !in_steps);
        let mut memory: Vec<Access> =
            own.map(|&target| Access::write(machine.place_of(target))).collect();
        memory.extend(machine.field_of(from, Mode::Read));
        let accesses = machine.with_leaving(end, plan.accesses);
        machine.begin_network_after(
            plan.had_to_be_sent,
            Some(PENDING),
            false,
            &accesses,
            &memory,
        )?;
        let bytes = machine.network_mut().read(id, at_most as usize).unwrap_or_default();
        let position = machine.network.get(id).and_then(|socket| socket.end());
        let upto = if plan.ends { Past::END } else { position.map_or(0, |end| end.read) };
        machine.acquire_pasts(id, upto);
        machine.leave_pipe();
        let name = machine.pipe_name(end);
        machine.note(|_| What::ReadPipe { bytes: bytes.clone(), pipe: name });
        let count = bytes.len();
        if in_steps {
            machine.keep_bytes(bytes);
            machine.lay_bytes(into)?;
            return Ok(Ok(count));
        }
        let mut rest = &*bytes;
        for target in targets {
            let (first, others) = rest.split_at(rest.len().min(target.length() as usize));
            machine.raw_write(target.part(0, first.len() as u64), first);
            rest = others;
        }
        Ok(Ok(count))
    }

    /// Reads one byte; nothing at the end.
    pub(super) fn read_pipe_byte(
        &mut self,
        from: Descriptor,
        end: PipeEnd,
    ) -> Result<FileResult<Option<u8>>> {
        let machine = &mut *self.machine;
        if let Err(errno) = machine.pipe_fault() {
            machine.leave_pipe();
            return Ok(Err(errno));
        }
        if end.writes {
            return Ok(Err(Errno::BAD_DESCRIPTOR));
        }
        let Some(id) = machine.network.child_pipe_end(end) else {
            return Ok(Err(Errno::BAD_DESCRIPTOR));
        };
        let plan = machine.plan_pipe(from, id, Request::Read { at_most: 1, limited: false });
        if let Some(awaits) = plan.awaits {
            return machine.wait_for_pipe(end, awaits);
        }
        let memory: Vec<Access> = machine.field_of(from, Mode::Read).into_iter().collect();
        let first = plan.had_to_be_sent;
        let accesses = machine.with_leaving(end, plan.accesses);
        machine.begin_network_after(first, Some(PENDING), false, &accesses, &memory)?;
        let bytes = machine.network_mut().read(id, 1).unwrap_or_default();
        let position = machine.network.get(id).and_then(|socket| socket.end());
        let upto = if plan.ends { Past::END } else { position.map_or(0, |end| end.read) };
        machine.acquire_pasts(id, upto);
        machine.leave_pipe();
        let name = machine.pipe_name(end);
        machine.note(|_| What::ReadPipe { bytes: bytes.clone(), pipe: name });
        Ok(Ok(bytes.first().copied()))
    }

    /// Writes the bytes of ranges, or those given, and waits for room as long as there is none.
    pub(super) fn write_pipe(
        &mut self,
        to: Descriptor,
        end: PipeEnd,
        source: Source<'_>,
    ) -> Result<FileResult<usize>> {
        loop {
            match self.write_some(to, end, source)? {
                Ok(None) => {}
                Ok(Some(count)) => {
                    self.end_write(end);
                    return Ok(Ok(count));
                }
                Err(errno) => {
                    self.end_write(end);
                    return Ok(Err(errno));
                }
            }
        }
    }

    /// The write is over, done or not: others may write.
    fn end_write(&mut self, end: PipeEnd) {
        let current = self.machine.current;
        let status = &mut self.machine.thread_mut().network;
        (status.sent, status.waited) = (0, false);
        self.machine.leave_pipe();
        let Some(id) = self.machine.network.child_pipe_end(end) else { return };
        let writer = self.machine.network.get(id).and_then(|socket| socket.end()?.writer);
        if writer == Some(current) {
            self.set_pipe_writer(id, false);
        }
    }

    fn set_pipe_writer(&mut self, id: SocketId, writes: bool) {
        let writer = writes.then_some(self.machine.current);
        if let Some(end) = self.machine.network_mut().get_mut(id).and_then(|one| one.end_mut()) {
            end.writer = writer;
        }
    }

    /// Goes on with a write; gives how many bytes all of it was once it is done.
    fn write_some(
        &mut self,
        to: Descriptor,
        end: PipeEnd,
        source: Source<'_>,
    ) -> Result<FileResult<Option<usize>>> {
        let machine = &mut *self.machine;
        if let Err(errno) = machine.pipe_fault() {
            return Ok(Err(errno));
        }
        if !end.writes {
            return Ok(Err(Errno::BAD_DESCRIPTOR));
        }
        let Some(id) = machine.network.child_pipe_end(end) else {
            return Ok(Err(Errno::BAD_DESCRIPTOR));
        };
        let length = source.length();
        let sent = u64::from(machine.thread().network.sent);
        // What other threads use is fetched before any of it goes out.
        let gathered = match source {
            Source::Byte(_) => None,
            Source::Ranges(spans) => {
                let begun = machine.kept_bytes().is_some();
                let contended = spans.len() > 1
                    || spans.iter().any(|&span| machine.is_contended(span, Mode::Read));
                match begun || contended {
                    true => Some(machine.gather_by_units(spans)?),
                    false => None,
                }
            }
        };
        let left = length - sent;
        let plan = machine.plan_pipe(to, id, Request::Write { count: left });
        if let Some(awaits) = plan.awaits {
            machine.thread_mut().network.waited = true;
            return machine.wait_for_pipe(end, awaits);
        }
        let mut memory: Vec<Access> = machine.field_of(to, Mode::Read).into_iter().collect();
        if let (Source::Ranges([only]), None) = (source, &gathered) {
            memory.push(Access::read(machine.place_of(only.part(sent, plan.bytes))));
        }
        let accesses = machine.with_leaving(end, plan.accesses);
        machine.begin_network_after(None, Some(PENDING), false, &accesses, &memory)?;
        let bytes = match (source, gathered) {
            (Source::Byte(byte), _) => vec![byte],
            (_, Some(all)) => all[sent as usize..][..plan.bytes as usize].to_vec(),
            (Source::Ranges([only]), None) => {
                machine.raw_bytes(only.part(sent, plan.bytes)).unwrap_or_default().to_vec()
            }
            (Source::Ranges(_), None) => Vec::new(),
        };
        let Ok(written) = machine.network_mut().write(id, &bytes) else {
            return Ok(Err(Errno::BROKEN_PIPE));
        };
        if let Some(peer) = machine.network.peer_of(id).filter(|_| written > 0) {
            let upto = machine.network.written_to(peer);
            if let Some(past) = machine.causal_past(upto) {
                machine.post(peer, past);
            }
            let name = machine.pipe_name(end);
            machine.note(|_| What::WritePipe { bytes: bytes[..written].to_vec(), pipe: name });
        }
        if written as u64 == left {
            return Ok(Ok(Some(length as usize)));
        }
        machine.thread_mut().network.sent += written as u32;
        self.set_pipe_writer(id, true);
        let machine = &mut *self.machine;
        if machine.network.config.settings.channel == Channel::Queue && machine.is_watched() {
            // Each byte is a step.
            machine.thread_mut().stands_before = true;
            return Err(Stop::Visible);
        }
        let awaits = Awaits::Space(id);
        if machine.network.is_ready(awaits, machine.current) {
            return Ok(Ok(None));
        }
        machine.thread_mut().network.waited = true;
        machine.wait_for_pipe(end, awaits)
    }

    /// How many bytes can be read without waiting.
    pub(super) fn available_in_pipe(
        &mut self,
        from: Descriptor,
        end: PipeEnd,
    ) -> Result<FileResult<u64>> {
        let machine = &mut *self.machine;
        let Some(id) = machine.network.child_pipe_end(end) else {
            return Ok(Err(Errno::BAD_DESCRIPTOR));
        };
        let plan = machine.plan_pipe(from, id, Request::Available);
        let memory: Vec<Access> = machine.field_of(from, Mode::Read).into_iter().collect();
        machine.begin_network(&plan.accesses, &memory)?;
        let end = machine.network.get(id).and_then(|socket| socket.end());
        Ok(Ok(end.map_or(0, |end| end.inbox.len() as u64)))
    }
}

/// What is written.
#[derive(Clone, Copy)]
pub(super) enum Source<'s> {
    Ranges(&'s [Span]),
    Byte(u8),
}

impl Source<'_> {
    fn length(self) -> u64 {
        match self {
            Source::Ranges(spans) => spans.iter().map(|span| span.length()).sum(),
            Source::Byte(_) => 1,
        }
    }
}
