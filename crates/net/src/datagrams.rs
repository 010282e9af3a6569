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
use crate::network::{Address, Network};
use crate::plan::Plan;
use crate::sockets::{Past, Role, Socket};
use crate::tcp::{Awaits, NetError};

/// A socket for datagrams.
#[derive(Clone, Debug)]
pub struct Mailbox {
    /// The number by which its process knows it, the least that was free.
    pub number: i32,
    /// Whether a receive waits.
    pub blocking: bool,
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
}

/// Numbers of sockets begin here, beyond those of files.
const FIRST_NUMBER: i32 = 4096;
/// What fits into a packet of IPv4.
const BYTES_MAX: usize = 65_507;
/// What the system needs to keep a datagram, beside its bytes.
const KEPT_BYTES: usize = 832;

impl Network {
    /// Whether a number stands for a socket, not for a file.
    pub fn is_socket_number(number: i32) -> bool {
        number >= FIRST_NUMBER
    }

    /// A new socket for datagrams, and its number.
    pub fn create_mailbox(&mut self, process: ProcessId) -> i32 {
        let mut number = FIRST_NUMBER;
        while self.numbered(process, number).is_some() {
            number += 1;
        }
        let mut socket = Socket::new(process);
        (socket.options.send_buffer, socket.options.receive_buffer) = (106_496, 106_496);
        socket.role = Role::Datagrams(Mailbox {
            number,
            blocking: true,
            remote: None,
            before: None,
            queue: VecDeque::new(),
            taken: 0,
            refused: false,
        });
        self.add(socket);
        number
    }

    /// The socket that a process knows by a number. It may be closed already.
    pub fn numbered(&self, process: ProcessId, number: i32) -> Option<SocketId> {
        let has = |socket: &Socket| socket.mailbox().is_some_and(|own| own.number == number);
        self.sockets()
            .find(|(_, socket)| socket.process == process && has(socket))
            .map(|(id, _)| id)
    }

    /// Who is bound at an address, as a process sees it.
    fn bound_at(&self, process: ProcessId, to: Address) -> Option<(SocketId, &Socket)> {
        let host = self.host(process, to.ip);
        self.sockets().find(|(_, socket)| {
            socket.mailbox().is_some()
                && !socket.closed
                && self.config.hosts.address_of(socket.process) == host
                && socket.local.is_some_and(|local| {
                    local.port == to.port && (local.ip == 0 || local.ip == to.ip)
                })
        })
    }

    /// The socket for datagrams at an address, as a process sees it.
    pub fn mailbox_at(&self, process: ProcessId, address: Address) -> Option<SocketId> {
        self.bound_at(process, address).map(|(id, _)| id)
    }

    /// Whether binding there would let two sockets share a port, since both allow it. Which of them
    /// gets what is sent there is then the system's business.
    pub fn would_share(&self, id: SocketId, ip: u32, port: u16) -> bool {
        let Some(socket) = self.get(id).filter(|socket| socket.options.shares_port()) else {
            return false;
        };
        let host = self.config.hosts.address_of(socket.process);
        port != 0
            && self.sockets().any(|(_, other)| {
                other.mailbox().is_some()
                    && !other.closed
                    && other.options.shares_port()
                    && self.config.hosts.address_of(other.process) == host
                    && other.local.is_some_and(|local| {
                        local.port == port && (local.ip == 0 || ip == 0 || local.ip == ip)
                    })
            })
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
        let ip = self.own_address(socket.process, Some(local), to);
        Some(Address { ip, port: local.port })
    }

    /// The socket that gets what `id` sends to an address.
    fn hears(&self, id: SocketId, to: Address) -> Option<SocketId> {
        let source = self.source(id, to)?;
        let (target, socket) = self.bound_at(self.get(id)?.process, to)?;
        let remote = socket.mailbox()?.remote;
        remote.is_none_or(|remote| remote == source).then_some(target)
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
        let Some(from) = self.source(id, to) else { return Err(NetError::BrokenPipe) };
        if fate == Fate::Lost {
            return Ok(Sent::Lost);
        }
        let Some(target) = self.hears(id, to) else {
            // A host that is not there answers nothing.
            let answers = self.config.hosts.name(self.host(process, to.ip)).is_some();
            if let Some(mailbox) = self.get_mut(id).and_then(Socket::mailbox_mut) {
                mailbox.refused = is_connected && answers;
            }
            return Ok(Sent::Nobody);
        };
        let Some(socket) = self.get_mut(target) else { return Ok(Sent::Nobody) };
        let room = socket.options.datagram_room();
        let Some(mailbox) = socket.mailbox_mut() else { return Ok(Sent::Nobody) };
        let cost = KEPT_BYTES + bytes.len();
        if !mailbox.queue.is_empty() && mailbox.kept() + cost > room {
            return Ok(Sent::Full);
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
        Ok(Sent::Delivered(target))
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

    /// The socket is no longer bound and gets nothing. Its number stays taken.
    pub fn shut_mailbox(&mut self, id: SocketId) {
        let Some(socket) = self.get_mut(id) else { return };
        (socket.closed, socket.local) = (true, None);
        if let Some(mailbox) = socket.mailbox_mut() {
            mailbox.queue.clear();
            (mailbox.remote, mailbox.before, mailbox.refused) = (None, None, false);
        }
    }

    /// The number of a socket is free again.
    pub fn close_mailbox(&mut self, id: SocketId) {
        self.remove(id);
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
        let target = self.hears(id, to);
        // What is to be told of an earlier one, or of this one, the next receive may tell.
        if mailbox.refused || (target.is_none() && mailbox.remote.is_some()) {
            plan.accesses.extend(own(&[Place::Receiving(id)]));
        }
        let host = self.host(socket.process, to.ip);
        plan.accesses.push(Access::read(Place::Port { host, port: to.port }));
        if let Some((bound, _)) = self.bound_at(socket.process, to) {
            plan.accesses.push(Access::read(Place::Accepting(bound)));
        }
        if let Some(target) = target {
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
        waits: bool,
        plan: &mut Plan,
        own: impl Fn(&[Place]) -> Vec<Access>,
    ) {
        plan.accesses = own(&[Place::Receiving(id)]);
        let Some(socket) = self.get(id).filter(|socket| !socket.closed) else { return };
        let Some(mailbox) = socket.mailbox() else { return };
        if waits && !mailbox.is_readable() {
            plan.awaits = Some(Awaits::Datagram(id));
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

    /// Plans a look whether there is a datagram.
    pub(crate) fn plan_poll(&self, id: SocketId, shared: bool, plan: &mut Plan) {
        plan.accesses.extend(shared.then_some(Access::read(Place::Receiving(id))));
        if let Some(mailbox) = self.get(id).and_then(Socket::mailbox) {
            plan.accesses.push(Access::read(mailbox.head(id)));
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

    pub(crate) fn before(&self) -> Option<Address> {
        self.before
    }
}
