//! Sockets for datagrams. The library knows them by the numbers in its `FileDescriptor`s, which are
//! made with them and stay the same until they are closed.

use heddle_access::{Access, Mode, SocketId};
use heddle_net::{
    Address, Awaits, Fate, FaultKind, Network, Operation, Options, Plan, Request, Sent,
};

use super::{Call, Outcome, pending};
use crate::events::What;
use crate::interp::{Result, Stop};
use crate::machine::Machine;
use crate::state::{Descriptor, Span, Wake};

/// What came of a receive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Received {
    /// A datagram, of which so many bytes were taken.
    Bytes(usize),
    /// There is none.
    Nothing,
    /// The socket is closed.
    Closed,
}

/// An address as it lies in memory, where the library keeps it.
pub type RawAddress = [u8; RAW_ADDRESS_BYTES as usize];

/// How long an address in memory is.
pub const RAW_ADDRESS_BYTES: u64 = 16;

impl Machine {
    /// An address in words, as the process of a socket sees it: who is bound there, and the port.
    fn addressed(&self, seen_from: SocketId, address: Address) -> String {
        let process = self.network.get(seen_from).map(|socket| socket.process);
        let bound = process.and_then(|process| self.network.mailbox_at(process, address));
        match bound.and_then(|id| self.network.get(id)) {
            Some(socket) => {
                let process = &self.processes[socket.process.0 as usize];
                format!("{}:{}", process.config.name, address.port)
            }
            None => address.to_string(),
        }
    }
}

impl Call<'_> {
    /// Whether a number is that of a socket, not that of a file.
    pub fn is_socket(&self, descriptor: Descriptor) -> bool {
        Network::is_socket_number(descriptor.number())
    }

    /// Makes a socket for datagrams, and gives its number.
    pub fn create_mailbox(&mut self) -> i32 {
        let process = self.process_id();
        self.machine.network_mut().create_mailbox(process)
    }

    fn numbered(&self, descriptor: Descriptor) -> Option<SocketId> {
        self.machine.network.numbered(self.process_id(), descriptor.number())
    }

    /// The socket of a descriptor, unless it is closed.
    fn mailbox(&self, descriptor: Descriptor) -> Option<SocketId> {
        let is_open = |id: &SocketId| self.machine.network.get(*id).is_some_and(|it| !it.closed);
        self.numbered(descriptor).filter(is_open)
    }

    fn mailbox_plan(&self, descriptor: Descriptor, id: SocketId, request: Request) -> Plan {
        let is_shared = |object| self.machine.is_shared_while_watched(object);
        let shared = descriptor.object().is_none_or(is_shared);
        self.machine.network.plan(id, request, shared, self.machine.current)
    }

    /// Makes known what an operation does that neither waits nor fails.
    fn begin_mailbox(
        &mut self,
        descriptor: Descriptor,
        id: SocketId,
        request: Request,
    ) -> Result<()> {
        let plan = self.mailbox_plan(descriptor, id, request);
        self.machine.begin_network(&plan.accesses, &[])
    }

    /// Binds a socket; port 0 asks for any.
    pub fn bind_mailbox(&mut self, descriptor: Descriptor, at: Address) -> Outcome<()> {
        let Some(id) = self.mailbox(descriptor) else { return Ok(()) };
        let plan = self.mailbox_plan(descriptor, id, Request::Bind { port: at.port });
        if !plan.accesses.is_empty() {
            self.machine.begin_network(&plan.accesses, &[])?;
        }
        if self.machine.network.would_share(id, at.ip, at.port) {
            return Err(Stop::unsupported("datagram sockets that share a port").into());
        }
        self.machine.network_mut().bind(id, at.ip, at.port)?;
        Ok(())
    }

    /// The options of a socket, and where it is bound.
    pub fn mailbox_options(
        &mut self,
        descriptor: Descriptor,
    ) -> Result<(Options, Option<Address>)> {
        let Some(id) = self.mailbox(descriptor) else { return Ok(Default::default()) };
        self.begin_mailbox(descriptor, id, Request::GetOption)?;
        let socket = self.machine.network.get(id);
        Ok(socket.map(|socket| (socket.options, socket.local)).unwrap_or_default())
    }

    pub fn set_mailbox_options(
        &mut self,
        descriptor: Descriptor,
        change: impl FnOnce(&mut Options) -> Result<()>,
    ) -> Result<()> {
        let Some(id) = self.mailbox(descriptor) else { return Ok(()) };
        let socket = self.machine.network.get(id);
        let mut options = socket.map(|socket| socket.options).unwrap_or_default();
        change(&mut options)?;
        self.begin_mailbox(descriptor, id, Request::SetOption)?;
        if let Some(socket) = self.machine.network_mut().get_mut(id) {
            socket.options = options;
        }
        Ok(())
    }

    /// Says whether a receive waits.
    pub fn set_blocking(&mut self, descriptor: Descriptor, blocking: bool) -> Result<()> {
        let Some(id) = self.mailbox(descriptor) else { return Ok(()) };
        self.begin_mailbox(descriptor, id, Request::SetOption)?;
        let socket = self.machine.network_mut().get_mut(id);
        if let Some(mailbox) = socket.and_then(|socket| socket.mailbox_mut()) {
            mailbox.blocking = blocking;
        }
        Ok(())
    }

    /// Connects a socket to an address, or to none.
    pub fn connect_mailbox(&mut self, descriptor: Descriptor, to: Option<Address>) -> Result<()> {
        let Some(id) = self.mailbox(descriptor) else { return Ok(()) };
        self.begin_mailbox(descriptor, id, Request::Hear)?;
        let network = self.machine.network_mut();
        match to {
            Some(to) => network.connect_mailbox(id, to),
            None => network.disconnect_mailbox(id),
        }
        Ok(())
    }

    /// Sends the bytes of ranges as one datagram, to the address that lies at `to` or to where the
    /// socket is connected. Gives how many bytes they are; nothing if the socket is closed.
    pub fn send_datagram(
        &mut self,
        descriptor: Descriptor,
        from: &[Span],
        to: Option<Span>,
        decode: fn(&[u8]) -> Result<Address>,
    ) -> Outcome<Option<usize>> {
        let Some(id) = self.mailbox(descriptor) else { return Ok(None) };
        let (fate, mut outcome) = match self.take_fault() {
            None => (Fate::Delivered, ""),
            Some(FaultKind::Lost) => (Fate::Lost, "it is lost"),
            Some(FaultKind::Duplicated) => (Fate::Duplicated, "it arrives twice"),
            Some(FaultKind::Reordered) => (Fate::Reordered, "it overtakes the one before"),
            Some(fault) => return Err(self.struck(id, Operation::Send, fault)),
        };
        let by_units = self.machine.kept_bytes().is_some()
            || from.iter().any(|&span| self.machine.is_contended(span, Mode::Read));
        let gathered = match by_units {
            true => Some(self.machine.gather_by_units(from)?),
            false => None,
        };
        let address = to.map(|to| decode(self.machine.raw_bytes(to).unwrap_or_default()));
        let address = address.transpose()?;
        let at = pending(Operation::Send, 0);
        let plan = self.mailbox_plan(descriptor, id, Request::Send { to: address, fate });
        let read = from.iter().filter(|_| !by_units).chain(&to);
        let memory: Vec<Access> =
            read.map(|&span| Access::read(self.machine.place_of(span))).collect();
        self.machine.begin_network_after(None, Some(at), false, &plan.accesses, &memory)?;
        let bytes = gathered.unwrap_or_else(|| {
            let pieces = from.iter().map(|&span| self.machine.raw_bytes(span).unwrap_or_default());
            pieces.collect::<Vec<_>>().concat()
        });
        let remote = self.machine.network.get(id).and_then(|socket| socket.mailbox()?.remote);
        let past = self.machine.causal_past(0);
        let sent = self.machine.network_mut().send(id, address, &bytes, past, fate)?;
        self.machine.relied.datagrams = true;
        match sent {
            Sent::Delivered(_) | Sent::Lost => {}
            Sent::Nobody => outcome = "nobody gets it there",
            Sent::Full => outcome = "the queue there is full",
        }
        let count = bytes.len();
        let to = address.or(remote).expect("what was sent has an address");
        self.machine.note(|machine| What::SendDatagram {
            bytes,
            to: machine.addressed(id, to),
            outcome,
        });
        Ok(Some(count))
    }

    /// Receives a datagram into ranges, and where it came from into `sender`. `told`: the caller
    /// wants to know that nobody got an earlier one.
    pub fn receive_datagram(
        &mut self,
        descriptor: Descriptor,
        into: &[Span],
        sender: Option<Span>,
        encode: fn(Address) -> RawAddress,
        told: bool,
    ) -> Outcome<Received> {
        let sender_bytes = sender.map_or(0, Span::length) as usize;
        // What was received before goes into memory first.
        if let Some(kept) = self.machine.kept_bytes().map(<[u8]>::len) {
            let count = kept - sender_bytes;
            let spans = [parts(into, count), sender.into_iter().collect()].concat();
            self.machine.lay_bytes(&spans)?;
            return Ok(Received::Bytes(count));
        }
        let Some(id) = self.mailbox(descriptor) else { return Ok(Received::Closed) };
        self.check_fault(id, Operation::Receive)?;
        let mailbox = self.machine.network.get(id).and_then(|socket| socket.mailbox());
        let waits = mailbox.is_some_and(|mailbox| mailbox.blocking);
        let next = mailbox.and_then(|mailbox| mailbox.queue.front());
        let length = next.map(|datagram| datagram.bytes.len());
        let spans = match length {
            Some(length) => [parts(into, length), sender.into_iter().collect()].concat(),
            None => Vec::new(),
        };
        let in_steps = spans.iter().any(|&span| self.machine.is_contended(span, Mode::Write));
        let written = spans.iter().filter(|_| !in_steps);
        let memory: Vec<Access> =
            written.map(|&span| Access::write(self.machine.place_of(span))).collect();
        let at = pending(Operation::Receive, 0);
        let plan = self.mailbox_plan(descriptor, id, Request::Receive { waits });
        let first = plan.had_to_be_sent;
        self.machine.begin_network_after(first, Some(at), false, &plan.accesses, &memory)?;
        if let Some(awaits) = plan.awaits {
            return self.wait_for(at, awaits, 0);
        }
        let Some(taken) = self.machine.network_mut().receive(id, told)? else {
            return Ok(Received::Nothing);
        };
        if let Some(past) = &taken.past {
            self.machine.acquire_past(past);
        }
        let room = into.iter().map(|span| span.length() as usize).sum();
        let bytes = &taken.bytes[..taken.bytes.len().min(room)];
        self.machine.note(|machine| What::ReceiveDatagram {
            bytes: bytes.to_vec(),
            length: taken.bytes.len(),
            from: machine.addressed(id, taken.from),
        });
        let raw = sender.map(|_| encode(taken.from));
        let all = [bytes, raw.as_ref().map_or(&[][..], |raw| &raw[..])].concat();
        if in_steps {
            self.machine.keep_bytes(all);
            self.machine.lay_bytes(&spans)?;
        } else {
            let mut rest = &all[..];
            for span in spans {
                let (own, others) = rest.split_at(span.length() as usize);
                if !self.machine.raw_write(span, own) {
                    return Err(Stop::unsupported("datagrams outside native memory").into());
                }
                rest = others;
            }
        }
        Ok(Received::Bytes(bytes.len()))
    }

    /// Waits until a receive would not; gives whether it would not. A limit of 0 does not wait at
    /// all, a negative one for ever.
    pub fn await_datagram(&mut self, descriptor: Descriptor, millis: i32) -> Outcome<bool> {
        let Some(id) = self.mailbox(descriptor) else { return Ok(true) };
        if std::mem::take(&mut self.machine.thread_mut().wake) == Wake::TimedOut {
            return Ok(false);
        }
        self.begin_mailbox(descriptor, id, Request::Poll)?;
        let awaits = Awaits::Datagram(id);
        if self.machine.network.is_ready(awaits, self.machine.current) {
            return Ok(true);
        }
        match millis {
            0 => Ok(false),
            _ => self.wait_for(pending(Operation::Receive, millis), awaits, millis),
        }
    }

    /// Closes a socket for those who wait for it; its number stays taken.
    pub fn shut_mailbox(&mut self, descriptor: Descriptor) -> Result<()> {
        let Some(id) = self.mailbox(descriptor) else { return Ok(()) };
        let at = pending(Operation::Close, 0);
        let plan = self.mailbox_plan(descriptor, id, Request::Close);
        self.machine.begin_network_after(None, Some(at), false, &plan.accesses, &[])?;
        self.machine.network_mut().shut_mailbox(id);
        self.machine.note(|_| What::Close);
        Ok(())
    }

    /// Closes a socket; its number is free again.
    pub fn close_mailbox(&mut self, descriptor: Descriptor) -> Result<()> {
        self.shut_mailbox(descriptor)?;
        if let Some(id) = self.numbered(descriptor) {
            self.machine.network_mut().close_mailbox(id);
        }
        Ok(())
    }
}

/// The first bytes of ranges: as many as there are, up to `count`.
fn parts(spans: &[Span], count: usize) -> Vec<Span> {
    let mut left = count as u64;
    let mut parts = Vec::new();
    for &span in spans {
        let length = span.length().min(left);
        parts.push(span.part(0, length));
        left -= length;
    }
    parts
}
