//! Datagrams as Linux does them between sockets of one machine, seen from `java.net`.
//!
//! - A datagram goes into the queue of the socket that is bound where it is sent to, in one step:
//!   whole, once, and behind those that came before. It is gone if nobody is bound there, or if it
//!   does not fit into what the queue may hold.
//! - A receive takes one datagram. What does not fit into the receiver's buffer is gone.
//! - A socket that is connected sends to one address and hears from that alone. It is told once, by
//!   its next send or receive, that nobody was bound there; that send then sends nothing.

use std::collections::VecDeque;
use std::sync::Arc;

use heddle_access::{Access, Mode, Place, ProcessId, SocketId};

use crate::faults::FaultKind;
use crate::groups::{Membership, is_group};
use crate::ip::{Address, Ip};
use crate::kind::{Events, Kind, Tells};
use crate::network::Network;
use crate::plan::Plan;
use crate::sockets::{Past, Role, Socket};
use crate::tcp::{Awaits, NetError};

/// A socket for datagrams.
#[derive(Clone, Debug)]
pub struct Mailbox {
    /// The only address it sends to and hears from.
    pub remote: Option<Address>,
    /// Where it was bound before it was last connected.
    before: Option<Address>,
    /// Datagrams that nobody has received yet, oldest first.
    pub queue: VecDeque<Datagram>,
    /// How many were received before.
    pub taken: u64,
    /// Nobody was bound where a datagram went, and that was not told yet.
    pub refused: bool,
    /// The groups it has joined, in order.
    pub(crate) joined: Vec<Membership>,
    /// Senders to these groups that are not heard, in order.
    pub(crate) blocked: Vec<Membership>,
}

#[derive(Clone, Debug)]
pub struct Datagram {
    pub from: Address,
    pub bytes: Arc<[u8]>,
    /// What its receiver learns.
    pub past: Option<Past>,
}

/// What happens to a datagram on its way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Fate {
    #[default]
    Delivered,
    Lost,
    Duplicated,
    /// It overtakes the last one that waits in the queue.
    Reordered,
}

/// What became of a datagram.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sent {
    Delivered(SocketId),
    /// Nobody is bound there, or only who hears from others.
    Nobody,
    /// The queue there is full.
    Full,
    /// It is lost on its way.
    Lost,
    /// So many members of a group got it.
    Group(usize),
}

/// What fits into a packet of IPv4.
const BYTES_MAX: usize = 65_507;
/// What the system needs to keep a datagram, beside its bytes.
const KEPT_BYTES: usize = 832;

impl Network {
    /// A new socket for datagrams, and its number.
    pub fn create_mailbox(&mut self, process: ProcessId) -> i32 {
        let mailbox = Mailbox {
            remote: None,
            before: None,
            queue: VecDeque::new(),
            taken: 0,
            refused: false,
            joined: Vec::new(),
            blocked: Vec::new(),
        };
        let number = self.create_numbered(process, Role::Datagrams(mailbox));
        let socket = self.numbered(process, number).and_then(|id| self.get_mut(id));
        if let Some(socket) = socket {
            (socket.options.send_buffer, socket.options.receive_buffer) = (106_496, 106_496);
        }
        number
    }

    /// All that are bound at an address, as a process sees it.
    fn all_bound_at(
        &self,
        process: ProcessId,
        to: Address,
    ) -> impl Iterator<Item = (SocketId, &Socket)> {
        let host = self.host(process, to.ip);
        self.sockets().filter(move |(_, socket)| {
            socket.mailbox().is_some()
                && !socket.closed
                && self.config.hosts.address_of(socket.process) == host
                && socket.local.is_some_and(|local| local.port == to.port && local.ip.covers(to.ip))
        })
    }

    /// Who is bound at an address, as a process sees it.
    fn bound_at(&self, process: ProcessId, to: Address) -> Option<(SocketId, &Socket)> {
        self.all_bound_at(process, to).next()
    }

    /// An address in words, as the process of a socket sees it: who is bound there, and the port.
    pub(crate) fn addressed(&self, from: SocketId, address: Address, names: &[String]) -> String {
        let process = self.get(from).map(|socket| socket.process);
        let bound = process.and_then(|process| self.bound_at(process, address));
        match bound.and_then(|(_, socket)| names.get(socket.process.0 as usize)) {
            Some(name) => format!("{name}:{}", address.port),
            None => address.to_string(),
        }
    }

    /// From now on, a socket sends to one address and hears from that alone. What came before stays
    /// in its queue.
    pub fn connect_mailbox(&mut self, id: SocketId, to: Address) {
        let Some(source) = self.source(id, to) else { return };
        let Some(socket) = self.get_mut(id) else { return };
        let before = socket.local;
        socket.local = Some(source);
        if let Some(mailbox) = socket.mailbox_mut() {
            mailbox.before = before;
            mailbox.remote = Some(to);
        }
    }

    /// A socket hears from everybody again.
    pub fn disconnect_mailbox(&mut self, id: SocketId) {
        let Some(socket) = self.get_mut(id) else { return };
        let Some(mailbox) = socket.mailbox_mut() else { return };
        mailbox.remote = None;
        if let Some(before) = mailbox.before.take() {
            socket.local = Some(before);
        }
    }

    /// The address a datagram to `to` comes from.
    fn source(&self, id: SocketId, to: Address) -> Option<Address> {
        let socket = self.get(id)?;
        let local = socket.local?;
        let ip = match is_group(to.ip) {
            true => Ip::Four(self.outgoing(id)),
            false => self.own_address(socket.process, Some(local), to),
        };
        Some(Address { ip, port: local.port })
    }

    /// The sockets that get what `id` sends to an address: one, or the members of a group.
    fn receivers(&self, id: SocketId, to: Address) -> Vec<SocketId> {
        let (Some(source), Some(socket)) = (self.source(id, to), self.get(id)) else {
            return Vec::new();
        };
        if is_group(to.ip) {
            return self.members(id, to, source);
        }
        let hears = |(_, socket): &(SocketId, &Socket)| {
            let remote = socket.mailbox().and_then(|mailbox| mailbox.remote);
            remote.is_none_or(|remote| remote == source)
        };
        // Who is connected comes before who is bound to the address, and that one before who is to all.
        let rank = |socket: &Socket| {
            let is_connected = socket.mailbox().is_some_and(|mailbox| mailbox.remote.is_some());
            (is_connected, socket.local.is_some_and(|local| !local.ip.is_any()))
        };
        let all: Vec<(SocketId, &Socket)> =
            self.all_bound_at(socket.process, to).filter(hears).collect();
        let best = all.iter().map(|(_, socket)| rank(socket)).max();
        let best = all.iter().filter(|(_, socket)| Some(rank(socket)) == best);
        best.map(|(id, _)| *id).collect()
    }

    /// Sends a datagram. Without an address, it goes where the socket is connected to.
    pub fn send(
        &mut self,
        id: SocketId,
        to: Option<Address>,
        bytes: &[u8],
        past: Option<Past>,
        fate: Fate,
    ) -> Result<Sent, NetError> {
        let Some(mailbox) = self.get_mut(id).and_then(Socket::mailbox_mut) else {
            return Err(NetError::BrokenPipe);
        };
        if std::mem::take(&mut mailbox.refused) {
            return Err(NetError::PortUnreachable);
        }
        if bytes.len() > BYTES_MAX {
            return Err(NetError::MessageTooLong);
        }
        let (is_connected, to) = (mailbox.remote.is_some(), to.or(mailbox.remote));
        let (Some(to), Some(process)) = (to, self.get(id).map(|socket| socket.process)) else {
            return Err(NetError::BrokenPipe);
        };
        if let Err(NetError::NetworkUnreachable) = self.find_route(id, to.ip) {
            return Err(NetError::NetworkUnreachable);
        }
        let Some(from) = self.source(id, to) else { return Err(NetError::BrokenPipe) };
        if fate == Fate::Lost {
            return Ok(Sent::Lost);
        }
        let receivers = self.receivers(id, to);
        match receivers[..] {
            [] => {
                // A host that is not there answers nothing, nor does a group.
                let answers = self.config.hosts.name(self.host(process, to.ip)).is_some();
                if let Some(mailbox) = self.get_mut(id).and_then(Socket::mailbox_mut) {
                    mailbox.refused = is_connected && answers;
                }
                Ok(Sent::Nobody)
            }
            [target] => Ok(self.deliver(target, from, bytes, past, fate)),
            // Which of those who share a port gets it is the system's business.
            _ if !is_group(to.ip) => Err(NetError::SharedPort),
            _ if fate != Fate::Delivered => Err(NetError::FaultInGroup),
            _ => {
                for &target in &receivers {
                    self.deliver(target, from, bytes, past.clone(), fate);
                }
                Ok(Sent::Group(receivers.len()))
            }
        }
    }

    /// Puts a datagram into the queue of a socket.
    fn deliver(
        &mut self,
        target: SocketId,
        from: Address,
        bytes: &[u8],
        past: Option<Past>,
        fate: Fate,
    ) -> Sent {
        let Some(socket) = self.get_mut(target) else { return Sent::Nobody };
        let room = socket.options.datagram_room();
        let Some(mailbox) = socket.mailbox_mut() else { return Sent::Nobody };
        let cost = KEPT_BYTES + bytes.len();
        if !mailbox.queue.is_empty() && mailbox.kept() + cost > room {
            return Sent::Full;
        }
        let datagram = Datagram { from, bytes: bytes.into(), past };
        match fate {
            Fate::Duplicated => mailbox.queue.extend([datagram.clone(), datagram]),
            Fate::Reordered => {
                let behind = mailbox.queue.len().saturating_sub(1);
                mailbox.queue.insert(behind, datagram);
            }
            Fate::Delivered | Fate::Lost => mailbox.queue.push_back(datagram),
        }
        Sent::Delivered(target)
    }

    /// Receives a datagram; nothing if there is none. That an earlier one went to nobody is told, or
    /// forgotten.
    pub fn receive(&mut self, id: SocketId, told: bool) -> Result<Option<Datagram>, NetError> {
        let Some(mailbox) = self.get_mut(id).and_then(Socket::mailbox_mut) else {
            return Ok(None);
        };
        if std::mem::take(&mut mailbox.refused) && told {
            return Err(NetError::PortUnreachable);
        }
        let taken = mailbox.queue.pop_front();
        mailbox.taken += u64::from(taken.is_some());
        Ok(taken)
    }

    /// Whether a datagram may overtake another.
    fn may_reorder(&self) -> bool {
        self.config.settings.faults.iter().any(|fault| fault.kind == FaultKind::Reordered)
    }

    /// Plans a send: it writes the end of the queue, whose order is for all to see.
    pub(crate) fn plan_send(
        &self,
        id: SocketId,
        (to, fate): (Option<Address>, Fate),
        plan: &mut Plan,
        own: impl Fn(&[Place]) -> Vec<Access>,
    ) {
        plan.accesses = own(&[Place::Sending(id)]);
        let Some(socket) = self.get(id) else { return };
        let Some(mailbox) = socket.mailbox() else { return };
        let Some(to) = to.or(mailbox.remote) else { return };
        let receivers = self.receivers(id, to);
        // What is to be told of an earlier one, or of this one, the next receive may tell.
        if mailbox.refused || (receivers.is_empty() && mailbox.remote.is_some()) {
            plan.accesses.extend(own(&[Place::Receiving(id)]));
        }
        if is_group(to.ip) {
            plan.accesses.extend(self.plan_to_group(to));
        } else {
            let host = self.host(socket.process, to.ip);
            plan.accesses.push(Access::read(Place::Port { host, port: to.port }));
            let bound = self.all_bound_at(socket.process, to);
            plan.accesses.extend(bound.map(|(id, _)| Access::read(Place::Accepting(id))));
        }
        for target in receivers {
            let mailbox = self.get(target).and_then(Socket::mailbox);
            let sent = mailbox.map_or(0, Mailbox::sent);
            // What may overtake the datagram before it meets whoever receives that one.
            let overtakes = fate == Fate::Reordered || self.may_reorder();
            let from = sent.saturating_sub(u64::from(overtakes));
            let end = Place::Datagrams { to: target, from, upto: u64::MAX };
            plan.accesses.push(Access::write(end));
        }
    }

    /// Plans a receive. One that does not wait could have come too early for the datagram.
    pub(crate) fn plan_receive(
        &self,
        id: SocketId,
        room: u64,
        plan: &mut Plan,
        own: impl Fn(&[Place]) -> Vec<Access>,
    ) {
        plan.accesses = own(&[Place::Receiving(id)]);
        let Some(socket) = self.get(id).filter(|socket| !socket.closed) else { return };
        let Some(mailbox) = socket.mailbox() else { return };
        let waits = socket.blocking;
        let length = mailbox.queue.front().map_or(0, |datagram| datagram.bytes.len());
        plan.bytes = room.min(length as u64);
        if waits && !mailbox.is_readable() {
            plan.awaits = Some(Awaits::Ready(id, Events::IN));
        } else if !waits || self.may_reorder() {
            plan.accesses.push(Access::read(mailbox.head(id)));
        }
        if waits && !mailbox.refused && mailbox.is_readable() {
            plan.had_to_be_sent = Some(id);
        }
        // Where any datagram might not have fitted, there is more room now.
        let largest = KEPT_BYTES + BYTES_MAX;
        if mailbox.kept() + largest > socket.options.datagram_room() && !mailbox.queue.is_empty() {
            plan.accesses.push(Access { place: Place::Accepting(id), mode: Mode::Write });
        }
    }
}

impl Mailbox {
    /// How many datagrams were ever put into the queue.
    fn sent(&self) -> u64 {
        self.taken + self.queue.len() as u64
    }

    /// The place of the next datagram to be received, whether or not it is there.
    fn head(&self, id: SocketId) -> Place {
        Place::Datagrams { to: id, from: self.taken, upto: self.taken + 1 }
    }

    /// What the queue takes of its room.
    fn kept(&self) -> usize {
        self.queue.iter().map(|datagram| KEPT_BYTES + datagram.bytes.len()).sum()
    }

    /// Whether a receive would not wait.
    pub fn is_readable(&self) -> bool {
        self.refused || !self.queue.is_empty()
    }
}

impl Kind for Mailbox {
    fn ready(&self, _: &Network, _: SocketId) -> Events {
        Events::OUT.with(Events::IN, self.is_readable()).with(Events::ERROR, self.refused)
    }

    fn plan_look(&self, _: &Network, id: SocketId, events: Events) -> Vec<Access> {
        match events.has(Events::IN) {
            true => vec![Access::read(self.head(id))],
            false => Vec::new(),
        }
    }

    fn plan_close(&self, network: &Network, id: SocketId, accesses: &mut Vec<Access>) {
        accesses.extend(network.own_port(id).map(Access::write));
    }

    fn describe(&self, _: &Network, out: &mut dyn Tells) {
        let Mailbox { remote, before, queue, taken: _, refused, joined, blocked } = self;
        out.word(4 << 60 | u64::from(*refused) << 56 | queue.len() as u64);
        out.address(*remote);
        out.address(*before);
        for (list, number) in [(joined, 1), (blocked, 2)] {
            for Membership { group, interface, source } in list {
                out.word(u64::from(*group) << 32 | u64::from(*interface));
                out.word(number << 32 | u64::from(*source));
            }
        }
        for Datagram { from, bytes, past } in queue {
            out.address(Some(*from));
            out.bytes(bytes);
            out.pasts(past.as_ref().as_slice(), 0);
        }
    }

    fn first_past(&self) -> Option<&Past> {
        self.queue.front()?.past.as_ref()
    }

    fn name(&self, network: &Network, id: SocketId) -> String {
        format!("the datagrams to port {}", network.local_port(id))
    }

    fn words(&self, network: &Network, id: SocketId) -> String {
        let to = self.remote.map(|to| format!(" to {to}")).unwrap_or_default();
        let local = network.local_words(id);
        format!(" for datagrams, {local}{to}, {} unread", self.queue.len())
    }

    fn awaited(&self, network: &Network, id: SocketId, _: Events) -> String {
        format!("a datagram to port {}", network.local_port(id))
    }
}
