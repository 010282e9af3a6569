//! Groups that sockets for datagrams join, and who gets what is sent to one.
//!
//! As with Linux and the JDK, which asks for groups to be told apart: a socket hears of a group only if
//! it has joined that group itself, and is bound to the port at all addresses or at that of the group.
//! An interface is known by its address: that of the loopback, or that of the host. Where none is said
//! it is the host's own, which is the loopback for those without a name. A datagram to a group leaves by
//! one interface, and comes to members that joined on it; over the loopback none leaves its host, and all
//! come back.

use heddle_access::{Access, Place, ProcessId, SocketId};

use crate::datagrams::Mailbox;
use crate::hosts::Hosts;
use crate::ip::{Address, Ip};
use crate::network::Network;
use crate::sockets::Socket;
use crate::tcp::NetError;

/// What a socket wants of a group.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Membership {
    pub group: u32,
    /// The address of the interface it was joined on; 0: any.
    pub interface: u32,
    /// The only sender that is heard; 0: all.
    pub source: u32,
}

/// A change of what a socket hears.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    Join,
    Leave,
    /// A sender is not heard any more, or again.
    Block,
    Unblock,
}

/// Whether an address is that of a group.
pub fn is_group(ip: Ip) -> bool {
    matches!(ip, Ip::Four(four) if four >> 28 == 0xE)
}

impl Network {
    /// The interface that an address stands for at a process.
    fn interface(&self, process: ProcessId, ip: u32) -> u32 {
        match ip {
            0 => self.config.hosts.address_of(process),
            ip => ip,
        }
    }

    /// Changes what a socket hears of a group.
    pub(crate) fn change_membership(
        &mut self,
        id: SocketId,
        change: Change,
        membership: Membership,
    ) -> Result<(), NetError> {
        let socket = self.get(id).ok_or(NetError::Invalid)?;
        let process = socket.process;
        let interface = self.interface(process, membership.interface);
        if !self.config.hosts.is_own(process, Ip::Four(interface)) {
            return Err(NetError::NoDevice);
        }
        let membership = Membership { interface, ..membership };
        let mailbox = self.get_mut(id).and_then(Socket::mailbox_mut).ok_or(NetError::Invalid)?;
        let (list, adds) = match change {
            Change::Join => (&mut mailbox.joined, true),
            Change::Leave => (&mut mailbox.joined, false),
            Change::Block => (&mut mailbox.blocked, true),
            Change::Unblock => (&mut mailbox.blocked, false),
        };
        match (list.binary_search(&membership), adds) {
            (Err(place), true) => list.insert(place, membership),
            (Ok(place), false) => {
                list.remove(place);
            }
            (Ok(_), true) => return Err(NetError::AddressInUse),
            (Err(_), false) => return Err(NetError::CannotAssign),
        }
        // Who leaves a group hears of its senders again.
        if change == Change::Leave {
            let left = |blocked: &Membership| {
                blocked.group == membership.group && blocked.interface == interface
            };
            mailbox.blocked.retain(|blocked| !left(blocked));
        }
        Ok(())
    }

    /// The sockets that get what a socket sends to a group from an address.
    pub(crate) fn members(&self, id: SocketId, to: Address, from: Address) -> Vec<SocketId> {
        let Some(sender) = self.get(id) else { return Vec::new() };
        let hosts = &self.config.hosts;
        let host = hosts.address_of(sender.process);
        let out = self.outgoing(id);
        let over_loopback = out >> 24 == 127;
        let gets = |(_, socket): &(SocketId, &Socket)| {
            let Some(mailbox) = socket.mailbox().filter(|_| !socket.closed) else { return false };
            let own = hosts.address_of(socket.process);
            let is_near = own == host;
            let is_bound =
                socket.local.is_some_and(|local| local.port == to.port && local.ip.covers(to.ip));
            let reaches = match is_near {
                true => sender.options.group_loop || over_loopback,
                false => !over_loopback && sender.options.group_hops > 0,
            };
            let hears = mailbox.remote.is_none_or(|remote| remote == from);
            is_bound
                && reaches
                && hears
                && mailbox.is_member(to.ip.four(), over_loopback, from.ip.four())
        };
        self.sockets().filter(gets).map(|(id, _)| id).collect()
    }

    /// The address of the interface that what a socket sends to groups leaves by.
    pub(crate) fn outgoing(&self, id: SocketId) -> u32 {
        let Some(socket) = self.get(id) else { return 0 };
        let bound = socket.local.map_or(Ip::ANY, |local| local.ip);
        match socket.options.group_interface {
            0 if bound.four() != 0 && !is_group(bound) => bound.four(),
            asked => self.interface(socket.process, asked),
        }
    }

    /// Where a send to a group meets what others do: whoever is bound to the port, on any host, may be
    /// a member.
    pub(crate) fn plan_to_group(&self, to: Address) -> Vec<Access> {
        let hosts = self.config.hosts.addresses();
        let port = |host| Access::read(Place::Port { host, port: to.port });
        let is_bound = |socket: &Socket| {
            let at_port = socket.local.is_some_and(|local| local.port == to.port);
            socket.mailbox().is_some() && !socket.closed && at_port
        };
        let bound = self.sockets().filter(|(_, socket)| is_bound(socket));
        let members = bound.map(|(id, _)| Access::read(Place::Accepting(id)));
        hosts.map(port).chain(members).collect()
    }
}

impl Mailbox {
    fn is_member(&self, group: u32, over_loopback: bool, from: u32) -> bool {
        let here =
            |it: &&Membership| it.group == group && (it.interface >> 24 == 127) == over_loopback;
        let heard = self.joined.iter().filter(here).any(|it| it.source == 0 || it.source == from);
        heard && !self.blocked.iter().filter(here).any(|it| it.source == from)
    }
}

impl Hosts {
    /// The addresses of all hosts.
    fn addresses(&self) -> impl Iterator<Item = u32> + '_ {
        std::iter::once(Hosts::LOOPBACK).chain((0..).map_while(|number| self.nth(number)))
    }
}
