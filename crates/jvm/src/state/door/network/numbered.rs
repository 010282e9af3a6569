//! Operations on sockets that the library knows by the numbers in its `FileDescriptor`s: channels,
//! datagrams, pipes, selectors. All of them go through one function, whatever kind of socket it is.

use heddle_access::{Access, Mode, SocketId};
use heddle_net::{
    Address, Awaits, Done, Events, Given, NetEvent, Network, Operation, Options, Plan, Reply,
    Request,
};

use super::{Call, Outcome, pending};
use crate::events::What;
use crate::interp::{Result, Stop};
use crate::state::{Descriptor, GuardedField, Ref, Span, Wake};

/// The memory of an operation: ranges that bytes come from or go to.
#[derive(Clone, Copy, Default)]
pub struct Memory<'a> {
    pub spans: &'a [Span],
    pub address: Option<AddressAt>,
    /// Bytes to send that do not lie in memory.
    pub bytes: &'a [u8],
    /// A field that the native sets once the operation is done.
    pub field: Option<(Ref, GuardedField)>,
    /// Looks at files and changes of them that are part of it.
    pub files: &'a [Access],
}

/// An address in memory, which the operation uses or fills in.
#[derive(Clone, Copy)]
pub struct AddressAt {
    pub span: Span,
    pub decode: fn(&[u8]) -> Result<Address>,
    pub encode: fn(Address) -> RawAddress,
}

/// An address as it lies in memory, where the library keeps it.
pub type RawAddress = [u8; RAW_ADDRESS_BYTES as usize];

/// How long an address in memory is.
pub const RAW_ADDRESS_BYTES: u64 = 28;

impl<'a> Memory<'a> {
    pub fn of(spans: &'a [Span]) -> Memory<'a> {
        Memory { spans, ..Memory::default() }
    }

    fn length(&self) -> u64 {
        self.bytes.len() as u64 + self.spans.iter().map(|span| span.length()).sum::<u64>()
    }
}

impl Call<'_> {
    /// Whether a number is that of a socket, not that of a file.
    pub fn is_socket(&self, descriptor: Descriptor) -> bool {
        Network::is_socket_number(descriptor.number())
    }

    /// Whether a descriptor is one for datagrams, which never changes.
    pub fn is_for_datagrams(&self, descriptor: Descriptor) -> bool {
        let id = self.machine.network.numbered(self.process_id(), descriptor.number());
        let socket = id.and_then(|id| self.machine.network.get(id));
        socket.is_some_and(|socket| socket.mailbox().is_some())
    }

    /// Whether a descriptor is an end of a pipe, which never changes.
    pub fn is_pipe(&self, descriptor: Descriptor) -> bool {
        let id = self.machine.network.numbered(self.process_id(), descriptor.number());
        let socket = id.and_then(|id| self.machine.network.get(id));
        socket.is_some_and(|socket| matches!(socket.role, heddle_net::Role::Pipe(_)))
    }

    /// Makes a socket by what `create` does, which gives its number.
    pub fn create_numbered<T>(
        &mut self,
        create: impl FnOnce(&mut Network, heddle_access::ProcessId) -> T,
    ) -> T {
        let process = self.process_id();
        create(self.machine.network_mut(), process)
    }

    /// The socket of a descriptor, unless it is closed.
    fn numbered(&self, descriptor: Descriptor) -> Option<SocketId> {
        let is_open = |id: &SocketId| self.machine.network.get(*id).is_some_and(|it| !it.closed);
        let found = self.machine.network.numbered(self.process_id(), descriptor.number());
        found.filter(is_open)
    }

    fn numbered_plan(&self, descriptor: Descriptor, id: SocketId, request: Request) -> Plan {
        let is_shared = |object| self.machine.is_shared_while_watched(object);
        let shared = descriptor.object().is_none_or(is_shared);
        self.machine.network.plan(id, request, shared, self.machine.current)
    }

    /// Does what is asked for to the socket of a descriptor. Where the network says that it waits, it
    /// waits for so many milliseconds, or for ever if that is no positive number.
    pub fn network(
        &mut self,
        descriptor: Descriptor,
        request: Request,
        memory: Memory<'_>,
        millis: i32,
    ) -> Outcome<Reply> {
        // What was received before goes into memory first.
        if request.brings()
            && let Some(kept) = self.machine.kept_bytes().map(<[u8]>::len)
        {
            let beside = memory.address.map_or(0, |address| address.span.length() as usize);
            let spans = filled(memory, kept - beside);
            self.machine.lay_bytes(&spans)?;
            return Ok(Reply::Count(kept - beside));
        }
        let Some(id) = self.numbered(descriptor) else {
            self.machine.thread_mut().network.sent = 0;
            let mut known = self.writes_of(memory.field.as_slice())?;
            known.extend(self.machine.field_of(descriptor, Mode::Read));
            self.machine.begin_network(&[], &known)?;
            return Ok(Reply::Closed);
        };
        // What was told before is of no use to who looks again.
        match request {
            Request::Select { .. } => memory.spans.iter().for_each(|&span| self.wipe(span)),
            Request::Receive { .. } => memory.address.iter().for_each(|it| self.wipe(it.span)),
            _ => {}
        }
        if request.operation().is_none()
            && std::mem::take(&mut self.machine.thread_mut().wake) == Wake::TimedOut
        {
            return Ok(Reply::TimedOut);
        }
        let mut request = request;
        if let Some(operation) = request.operation()
            && let Some(fault) = self.take_fault()
        {
            match request.under(fault) {
                Some(changed) => request = changed,
                None => {
                    self.machine.thread_mut().network.sent = 0;
                    if operation == Operation::Close {
                        self.finish_close(id);
                    }
                    return Err(self.struck(id, operation, fault));
                }
            }
        }
        match request.takes() {
            true => self.take_from_memory(descriptor, id, request, memory, millis),
            false => self.bring_into_memory(descriptor, id, request, memory, millis),
        }
    }

    /// Makes memory zero that is written again before anybody reads it, so that it tells no states apart.
    pub fn wipe(&mut self, span: Span) {
        let stale = self.machine.raw_bytes(span).is_some_and(|old| old.iter().any(|&it| it != 0));
        if stale {
            self.machine.log(&[Access::write(self.machine.place_of(span))]);
            self.machine.raw_write(span, &vec![0; span.length() as usize]);
        }
    }

    /// An operation that sends what lies in memory: all of it if the socket waits.
    fn take_from_memory(
        &mut self,
        descriptor: Descriptor,
        id: SocketId,
        mut request: Request,
        memory: Memory<'_>,
        millis: i32,
    ) -> Outcome<Reply> {
        let spans = memory.spans;
        let by_units = self.machine.kept_bytes().is_some()
            || spans.iter().any(|&span| self.machine.is_contended(span, Mode::Read));
        let gathered = match by_units {
            true => Some(self.machine.gather_by_units(spans)?),
            false => None,
        };
        let sent = self.machine.thread().network.sent as usize;
        match &mut request {
            Request::Send { to, .. } => {
                if let Some(AddressAt { span, decode, .. }) = memory.address {
                    *to = Some(decode(self.machine.raw_bytes(span).unwrap_or_default())?);
                }
            }
            Request::Put { count } => *count = memory.length() - sent as u64,
            _ => {}
        }
        let plan = self.numbered_plan(descriptor, id, request);
        let address = memory.address.map(|address| address.span);
        let read = spans.iter().filter(|_| !by_units).chain(&address);
        let read: Vec<Access> = read.map(|&at| Access::read(self.machine.place_of(at))).collect();
        self.begin_numbered(id, request, &plan, &read, millis)?;
        if let Some(awaits) = plan.awaits {
            return self.wait_for(
                request.operation().map(|it| pending(it, millis)),
                awaits,
                millis,
            );
        }
        let all = gathered.unwrap_or_else(|| {
            let pieces = spans.iter().map(|&span| self.machine.raw_bytes(span).unwrap_or_default());
            [pieces.collect::<Vec<_>>().concat(), memory.bytes.to_vec()].concat()
        });
        let done = self.perform(id, request, &all[sent..]);
        let (Ok(Reply::Count(count)) | Ok(Reply::Sent { count, .. })) = done else {
            self.machine.thread_mut().network.sent = 0;
            return done;
        };
        if let Request::Put { .. } = request {
            self.machine.said(id, &all[sent..sent + count])?;
            let waits = self.machine.network.get(id).is_some_and(|socket| socket.blocking);
            if waits && sent + count < all.len() {
                self.machine.thread_mut().network.sent += count as u32;
                let at = request.operation().map(|operation| pending(operation, millis));
                return self.wait_for(at, Awaits::Ready(id, Events::OUT), millis);
            }
        }
        self.machine.thread_mut().network.sent = 0;
        Ok(Reply::Count(sent + count))
    }

    /// An operation that may lay what came into memory.
    fn bring_into_memory(
        &mut self,
        descriptor: Descriptor,
        id: SocketId,
        request: Request,
        memory: Memory<'_>,
        millis: i32,
    ) -> Outcome<Reply> {
        let mut plan = self.numbered_plan(descriptor, id, request);
        let mut request = request;
        let ways = match request {
            Request::Select { waits, .. } if millis <= 0 => self.machine.ways_to_select(id, waits),
            _ => None,
        };
        if let Some(ways) = &ways {
            plan.accesses.retain(|access| !ways.covered.contains(access));
        }
        let (beside, alone) = match self.machine.files_lie_between() {
            true => (memory.files, &[][..]),
            false => (&[][..], memory.files),
        };
        plan.accesses.extend(beside);
        let spans = match request.brings() && plan.awaits.is_none() {
            true => filled(memory, plan.bytes as usize),
            false => Vec::new(),
        };
        let in_steps = spans.iter().any(|&span| self.machine.is_contended(span, Mode::Write));
        let written = spans.iter().filter(|span| !in_steps && !span.is_empty());
        let mut written: Vec<Access> =
            written.map(|&span| Access::write(self.machine.place_of(span))).collect();
        written.extend(self.writes_of(memory.field.as_slice())?);
        written.extend(alone);
        // Once the question below is answered, the look has begun.
        if ways.is_none() || self.machine.thread().decision.is_none() {
            self.begin_numbered(id, request, &plan, &written, millis)?;
        }
        if let (Some(ways), Request::Select { late, .. }) = (ways, &mut request)
            && plan.awaits.is_none()
        {
            *late = ways.late[self.machine.choose(ways.late.len() as u32)? as usize];
        }
        if let Some(awaits) = plan.awaits {
            let operation = request.operation().or(match request {
                Request::Poll { .. } => Some(Operation::Receive),
                _ => None,
            });
            return self.wait_for(operation.map(|it| pending(it, millis)), awaits, millis);
        }
        let (bytes, from) = match self.perform(id, request, &[])? {
            Reply::Bytes { bytes, from } => (bytes, from),
            reply => return Ok(reply),
        };
        if let Request::Take { .. } = request {
            self.machine.heard(id, &bytes)?;
        }
        let count = bytes.len();
        let raw = memory.address.zip(from).map(|(address, from)| (address.encode)(from));
        let all = [&bytes[..], raw.as_ref().map_or(&[][..], |raw| &raw[..])].concat();
        if in_steps {
            self.machine.keep_bytes(all);
            self.machine.lay_bytes(&spans)?;
        } else {
            let mut rest = &all[..];
            for span in spans {
                let (own, others) = rest.split_at(rest.len().min(span.length() as usize));
                if !self.machine.raw_write(span.part(0, own.len() as u64), own) {
                    return Err(Stop::unsupported("bytes outside native memory").into());
                }
                rest = others;
            }
        }
        Ok(Reply::Count(count))
    }

    /// Makes known what an operation does.
    fn begin_numbered(
        &mut self,
        id: SocketId,
        request: Request,
        plan: &Plan,
        memory: &[Access],
        millis: i32,
    ) -> Result<()> {
        // A port that nobody chose is nobody else's.
        if matches!(request, Request::Bind { .. }) && plan.accesses.is_empty() {
            return Ok(());
        }
        let at = request.operation().map(|operation| pending(operation, millis));
        let speaks = matches!(request, Request::Take { .. } | Request::Put { .. });
        // Who is told of what has come could also have looked before.
        let selects = matches!(request, Request::Select { .. }) && millis <= 0;
        let selects = selects && plan.awaits.is_none();
        let stops = speaks && plan.awaits.is_none() && self.machine.is_followed(id)
            || selects && self.machine.others_live();
        let first = plan.had_to_be_sent;
        self.machine.begin_network_after(first, at, stops, &plan.accesses, memory)
    }

    /// Lets the network change, and all else follow from it.
    fn perform(&mut self, id: SocketId, request: Request, bytes: &[u8]) -> Outcome<Reply> {
        let names: Vec<String> = match self.machine.is_recorded() {
            true => self.machine.processes.iter().map(|it| it.config.name.to_string()).collect(),
            false => Vec::new(),
        };
        let past = match request {
            Request::Put { .. } | Request::Send { .. } | Request::Meet { .. } => {
                self.machine.causal_past(0)
            }
            Request::Close | Request::ShutOutput => {
                self.machine.announce_end(id);
                None
            }
            _ => None,
        };
        if matches!(request, Request::Send { .. }) {
            self.machine.relied.datagrams = true;
            self.machine.overhear(bytes);
        }
        let is_first = matches!(request, Request::Listen { .. })
            && !self.machine.network.listens(self.process_id());
        let given = Given { bytes, past, names: &names };
        let peer = self.machine.network.peer_of(id);
        let done = self.machine.network_mut().perform(id, request, given);
        let done = self.heard_of(id, done)?;
        let Done { reply, event, learns, learns_first, awaits } = done;
        if is_first {
            self.machine.let_others_start();
        }
        learns.iter().for_each(|past| self.machine.acquire_past(past));
        learns_first.into_iter().for_each(|id| self.machine.acquire_first_past(id));
        if let Some(event) = event {
            self.tell(id, peer, &reply, event);
        }
        if let Some(awaits) = awaits {
            return self.wait_for(request.operation().map(|it| pending(it, 0)), awaits, 0);
        }
        match reply {
            Reply::Failed(error) => Err(error.into()),
            Reply::Unsupported(what) => Err(Stop::unsupported(what).into()),
            reply => Ok(reply),
        }
    }

    /// Tells what happened, with the connection it is about, if any: up to where its stream came.
    fn tell(&mut self, id: SocketId, before: Option<SocketId>, reply: &Reply, event: NetEvent) {
        let network = &self.machine.network;
        let own = match reply {
            Reply::Accepted { accepted, .. } => accepted.socket,
            _ => id,
        };
        let receiver = match reply {
            Reply::Sent { receiver, .. } => *receiver,
            _ => None,
        };
        let peer = network.peer_of(own).or(before).or(receiver);
        let upto = match &event {
            NetEvent::Receive { .. } => network.read_at(own),
            NetEvent::Send { .. } | NetEvent::SendPart { .. } => {
                peer.map_or(0, |peer| network.written_to(peer))
            }
            _ => 0,
        };
        let address = network.get(own).and_then(|socket| socket.end()).map(|end| end.remote);
        let event = match (event, address) {
            (NetEvent::Accept { .. }, Some(from)) => {
                NetEvent::Accept { from: self.machine.called(peer, from) }
            }
            (NetEvent::Connect { done: true, .. }, Some(to)) => {
                NetEvent::Connect { to: self.machine.called(peer, to), done: true }
            }
            (event, _) => event,
        };
        self.machine.note_on(own, peer, upto, |_| What::Network(event));
    }

    /// Changes the options of a socket.
    pub fn change_options(
        &mut self,
        descriptor: Descriptor,
        change: impl FnOnce(&mut Options) -> Result<()>,
    ) -> Result<()> {
        let Some(id) = self.numbered(descriptor) else { return Ok(()) };
        let socket = self.machine.network.get(id);
        let mut options = socket.map(|socket| socket.options).unwrap_or_default();
        change(&mut options)?;
        let plan = self.numbered_plan(descriptor, id, Request::SetOption);
        self.machine.begin_network(&plan.accesses, &[])?;
        if let Some(socket) = self.machine.network_mut().get_mut(id) {
            socket.options = options;
        }
        Ok(())
    }

    /// Whatever goes wrong with it, a socket that is closed is closed.
    fn finish_close(&mut self, id: SocketId) {
        self.machine.announce_end(id);
        let peer = self.machine.network.peer_of(id);
        self.machine.network_mut().shut(id);
        self.machine.note_on(id, peer, 0, |_| What::Network(NetEvent::Close));
    }

    /// Closes a socket for those who wait for it; its number stays taken.
    pub fn shut_number(&mut self, descriptor: Descriptor) -> Outcome<()> {
        self.network(descriptor, Request::Close, Memory::default(), 0)?;
        Ok(())
    }

    /// Closes a socket; its number is free again.
    pub fn close_number(
        &mut self,
        descriptor: Descriptor,
        field: Option<(Ref, GuardedField)>,
    ) -> Outcome<()> {
        let memory = Memory { field, ..Memory::default() };
        self.network(descriptor, Request::Close, memory, 0)?;
        let process = self.process_id();
        self.machine.network_mut().free(process, descriptor.number());
        Ok(())
    }
}

/// The ranges that so many bytes fill, and the one of the address behind them.
fn filled(memory: Memory<'_>, count: usize) -> Vec<Span> {
    let mut left = count as u64;
    let mut parts = Vec::new();
    for &span in memory.spans {
        let length = span.length().min(left);
        parts.push(span.part(0, length));
        left -= length;
    }
    parts.extend(memory.address.map(|address| address.span));
    parts
}
