//! TCP as Linux does it between sockets of one machine, seen from `java.net`.
//!
//! - Listening begins with `listen`; a connect succeeds as soon as the queue of the listener has
//!   room, whether or not anybody accepts. A queue of n takes n + 1.
//! - What was written before a close is read before the end of the stream.
//! - A close with bytes unread, or a write to an end that was closed, resets the connection. The
//!   other side reads what it has, then (unless it was told of the end before) fails once with a
//!   reset; its writes fail as broken pipes.

use crate::child_pipes::PIPE_BYTES;
use crate::groups::is_group;
use crate::sockets::{Connecting, End, Listener, Options, PendingError, Role, Socket};
use crate::{Address, Events, Ip, Network, Rules};
use heddle_access::{ProcessId, SocketId, ThreadId};

/// What a thread in a network operation waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Awaits {
    /// A connection to accept.
    Connection(SocketId),
    /// Room in the queue of the listener it connects to.
    Room(SocketId),
    /// Bytes, or their end.
    Bytes(SocketId),
    /// Room for bytes on the other side.
    Space(SocketId),
    /// That a socket is ready for some of these.
    Ready(SocketId, Events),
    /// That one of the sockets that are watched there is ready.
    Selected(SocketId),
}

impl Awaits {
    pub fn socket(self) -> SocketId {
        let (Awaits::Connection(id)
        | Awaits::Room(id)
        | Awaits::Bytes(id)
        | Awaits::Space(id)
        | Awaits::Ready(id, _)
        | Awaits::Selected(id)) = self;
        id
    }
}

/// Why an operation failed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NetError {
    AddressInUse,
    CannotAssign,
    ConnectionRefused,
    /// As a read tells it.
    Reset,
    /// As a write tells it.
    ResetByPeer,
    BrokenPipe,
    Unreachable,
    /// There is no way to addresses like this one.
    NetworkUnreachable,
    /// Nobody is bound where an earlier datagram went.
    PortUnreachable,
    /// A datagram is larger than any can be.
    MessageTooLong,
    /// What was asked for cannot be done to a socket of this kind.
    Invalid,
    /// It is connected already.
    IsConnected,
    NotConnected,
    /// Nobody knows of what was asked for.
    NotFound,
    /// There is no such interface.
    NoDevice,
    /// Which of those who share the port is meant is the system's business: not supported.
    SharedPort,
    /// Faults of single members of a group: not supported.
    FaultInGroup,
}

/// A connection that was accepted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Accepted {
    pub socket: SocketId,
    pub local: Address,
    pub remote: Address,
}

/// Where the ports that nobody asked for begin; each process has its own range.
const EPHEMERAL: u16 = 40_000;
const EPHEMERAL_RANGE: u16 = 500;
/// So many of them are kept for sockets that listen.
const LISTENERS: u16 = 50;

impl Network {
    /// The host that `ip` means to a process.
    pub fn host(&self, process: ProcessId, ip: Ip) -> u32 {
        self.config.hosts.canonical(process, ip)
    }

    /// Whether a port is taken: connections and datagrams have ports of their own.
    fn is_taken(
        &self,
        process: ProcessId,
        address: Address,
        options: &Options,
        datagrams: bool,
    ) -> bool {
        let Address { ip, port } = address;
        let host = self.config.hosts.address_of(process);
        self.sockets().any(|(_, socket)| {
            let listens = matches!(socket.role, Role::Listening(_));
            let local = socket.local.filter(|local| local.port == port);
            // What is left of a connection does not hinder who may use the address again.
            let both = Options { reuse_address: options.reuse_address && !listens, ..*options };
            !socket.closed
                && !both.shares_port(&socket.options)
                && socket.mailbox().is_some() == datagrams
                && socket.end().is_none_or(|end| !end.is_server)
                && self.config.hosts.address_of(socket.process) == host
                && local.is_some_and(|local| local.ip.overlaps(ip))
        })
    }

    pub(crate) fn free_port(&self, process: ProcessId, datagrams: bool) -> Result<u16, NetError> {
        let first = EPHEMERAL + (process.0 as u16 % 50) * EPHEMERAL_RANGE;
        (first..first + EPHEMERAL_RANGE)
            .find(|&port| {
                let everywhere = Address { ip: Ip::ANY_SIX, port };
                !self.is_taken(process, everywhere, &Options::default(), datagrams)
            })
            .ok_or(NetError::AddressInUse)
    }

    /// Binds a socket to the port with a number among those that nobody asks a process for, or to any.
    pub fn bind_to_own(&mut self, id: SocketId, number: u16) {
        let Some(process) = self.get(id).map(|socket| socket.process) else { return };
        let first = EPHEMERAL + (process.0 as u16 % 50) * EPHEMERAL_RANGE;
        let port = first + number % EPHEMERAL_RANGE;
        // A connection looks for a port of its own if there is none here.
        let _bound = self.bind(id, Ip::ANY, port);
    }

    /// Where all are served at once, a socket that is about to connect gets a port by the number of its
    /// thread and by where it connects to, so that the port does not tell who connected first. If it
    /// is taken, another one does.
    pub fn bind_by_caller(&mut self, id: SocketId, to: Address, caller: u64) {
        let Some(socket) = self.get(id).filter(|socket| socket.local.is_none()) else { return };
        let process = socket.process;
        if !self.target(process, to).is_some_and(|(_, listener)| listener.serves_at_once) {
            return;
        }
        let spread = (caller << 16 | u64::from(to.port)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let offset = ((spread >> 32) % u64::from(EPHEMERAL_RANGE - LISTENERS)) as u16;
        let first = EPHEMERAL + (process.0 as u16 % 50) * EPHEMERAL_RANGE;
        let local = Address { ip: Ip::ANY, port: first + LISTENERS + offset };
        if !self.is_taken(process, local, &Options::default(), false)
            && let Some(socket) = self.get_mut(id)
        {
            socket.local = Some(local);
        }
    }

    /// Binds a socket; port 0 means any free one. Gives the port.
    pub fn bind(&mut self, id: SocketId, ip: Ip, port: u16) -> Result<u16, NetError> {
        let Some(socket) = self.get(id) else { return Err(NetError::AddressInUse) };
        let (process, options) = (socket.process, socket.options);
        let datagrams = socket.mailbox().is_some();
        if ip.is_file() {
            return Ok(self.bind_to_file(id, ip));
        }
        let may_be = |ip| self.config.hosts.is_own(process, ip) || datagrams && is_group(ip);
        if !ip.is_any() && !may_be(ip) {
            return Err(NetError::CannotAssign);
        }
        let port = match port {
            0 => self.free_port(process, datagrams)?,
            port if self.is_taken(process, Address { ip, port }, &options, datagrams) => {
                return Err(NetError::AddressInUse);
            }
            port => port,
        };
        if let Some(socket) = self.get_mut(id) {
            socket.local = Some(Address { ip, port });
        }
        Ok(port)
    }

    /// Begins to listen. Of several sockets that were bound to one port, which those may that let
    /// others use the address, only one can.
    pub fn listen(&mut self, id: SocketId, backlog: u32) -> Result<(), NetError> {
        let Some(Socket { process, local: Some(Address { ip, port }), .. }) = self.get(id) else {
            return Err(NetError::AddressInUse);
        };
        let (process, ip, port) = (*process, *ip, *port);
        if self.is_listened_at(id, process, ip, port) {
            return Err(NetError::AddressInUse);
        }
        if let Some(socket) = self.get_mut(id) {
            socket.role = Role::Listening(Listener {
                backlog,
                asked: false,
                serves_at_once: false,
                queue: Vec::new(),
                told: false,
            });
        }
        Ok(())
    }

    /// Whether a socket other than `id` listens there.
    fn is_listened_at(&self, id: SocketId, process: ProcessId, ip: Ip, port: u16) -> bool {
        let host = self.config.hosts.address_of(process);
        self.sockets().any(|(other, socket)| {
            let shared =
                self.get(id).is_some_and(|own| own.options.reuse_port && socket.options.reuse_port);
            other != id
                && !shared
                && !socket.closed
                && matches!(socket.role, Role::Listening(_))
                && self.config.hosts.address_of(socket.process) == host
                && socket.local.is_some_and(|local| local.port == port && local.ip.overlaps(ip))
        })
    }

    /// Whether others listen where a socket does, which those may that share their port.
    fn is_listened_by_others(&self, id: SocketId) -> bool {
        let Some(Socket { process, local: Some(local), options, .. }) = self.get(id) else {
            return false;
        };
        let host = self.config.hosts.address_of(*process);
        options.reuse_port
            && self.sockets().any(|(other, socket)| {
                let overlap = |at: Address| at.port == local.port && at.ip.overlaps(local.ip);
                other != id
                    && !socket.closed
                    && matches!(socket.role, Role::Listening(_))
                    && self.config.hosts.address_of(socket.process) == host
                    && socket.local.is_some_and(overlap)
            })
    }

    /// The listener that `socket` of a process reaches under an address.
    pub fn target(&self, process: ProcessId, address: Address) -> Option<(SocketId, &Listener)> {
        let host = self.host(process, address.ip);
        let found = self.sockets().find_map(|(id, socket)| {
            let Role::Listening(listener) = &socket.role else { return None };
            let own = self.config.hosts.address_of(socket.process);
            let local = socket.local?;
            let open = local.ip.covers(address.ip);
            (!socket.closed && own == host && local.port == address.port && open)
                .then_some((id, listener))
        });
        self.intercepting(process, found.map(|(id, _)| id)).or(found)
    }

    /// Connects; `None` when the listener's queue is full.
    pub fn connect(&mut self, id: SocketId, address: Address) -> Result<Option<u16>, NetError> {
        let Some(socket) = self.get(id) else { return Err(NetError::ConnectionRefused) };
        let process = socket.process;
        if let Some(done) = self.connect_live(id, process, address) {
            return done.map(Some);
        }
        self.find_route(id, address.ip)?;
        let Some((target, listener)) = self.target(process, address) else {
            return Err(NetError::ConnectionRefused);
        };
        if self.is_listened_by_others(target) {
            return Err(NetError::SharedPort);
        }
        if listener.queue.len() > listener.backlog as usize {
            if let Some(socket) = self.get_mut(id) {
                socket.role = Role::Connecting(Connecting(address));
            }
            return Ok(None);
        }
        let bound = self.get(id).and_then(|socket| socket.local);
        let port = match bound {
            Some(local) => local.port,
            None if address.ip.is_file() => 0,
            None => self.free_port(process, false)?,
        };
        let path = self.get(target).and_then(|socket| socket.path.clone());
        let (server, options, observed) = (self.get(target))
            .map_or((process, Options::default(), false), |socket| {
                (socket.process, socket.options, socket.observed)
            });
        let local = Address { ip: self.own_address(process, bound, address), port };
        let mut accepted = Socket::new(server);
        accepted.local = Some(address);
        accepted.path = path;
        // The limit of waiting is the library's own, all else the listener's.
        accepted.options = Options { timeout: 0, ..options };
        accepted.observed = observed;
        let channel = self.config.settings.channel;
        accepted.role = Role::Connected(End::new(id, local, address.port, true, channel));
        let accepted = self.add(accepted);
        if let Some(Role::Listening(listener)) = self.get_mut(target).map(|socket| &mut socket.role)
        {
            listener.queue.push(accepted);
        }
        if let Some(socket) = self.get_mut(id) {
            socket.local = Some(local);
            socket.role =
                Role::Connected(End::new(accepted, address, address.port, false, channel));
        }
        Ok(Some(port))
    }

    /// The address that a process is seen at by who it reaches under another.
    pub(crate) fn own_address(
        &self,
        process: ProcessId,
        bound: Option<Address>,
        to: Address,
    ) -> Ip {
        match bound {
            Some(local) if !local.ip.is_any() => local.ip,
            _ if to.ip.is_loopback() => to.ip.loopback_alike(),
            _ => Ip::Four(self.config.hosts.address_of(process)),
        }
    }

    /// Whether there is a way from a socket to an address. The one of sixteen bytes that a host has is
    /// its loopback, and who is bound to an address of one kind reaches none of the other.
    pub(crate) fn find_route(&self, id: SocketId, to: Ip) -> Result<(), NetError> {
        let Some(socket) = self.get(id) else { return Err(NetError::Unreachable) };
        let bound = socket.local.map(|local| local.ip).filter(|ip| !ip.is_any());
        let is_six = |ip| matches!(ip, Ip::Six(_));
        if to.is_file() {
            return Ok(());
        }
        if is_six(to) && !to.is_loopback() || bound.is_some_and(|ip| is_six(ip) != is_six(to)) {
            return Err(NetError::NetworkUnreachable);
        }
        match self.config.hosts.name(self.host(socket.process, to)) {
            Some(_) => Ok(()),
            None => Err(NetError::Unreachable),
        }
    }

    /// The oldest connection that waits; `None` if there is none.
    pub fn accept(&mut self, id: SocketId) -> Option<Accepted> {
        let Role::Listening(listener) = &mut self.get_mut(id)?.role else { return None };
        if listener.queue.is_empty() {
            return None;
        }
        let accepted = listener.queue.remove(0);
        listener.told = false;
        let socket = self.get(accepted)?;
        let (local, remote) = (socket.local?, socket.end()?.remote);
        Some(Accepted { socket: accepted, local, remote })
    }

    /// How many bytes the other side of `id` has room for; `None`: any number.
    pub(crate) fn space(&self, end: &End) -> Option<usize> {
        let inbox = self.get(end.peer).and_then(Socket::end).map_or(0, |peer| peer.inbox.len());
        let most = match end.pipe {
            Some(_) => Some(PIPE_BYTES),
            None => self.config.settings.buffer,
        };
        most.map(|most| most.saturating_sub(inbox))
    }

    /// Whether the thread that wants this can go on.
    pub fn is_ready(&self, awaits: Awaits, thread: ThreadId) -> bool {
        let Some(socket) = self.get(awaits.socket()).filter(|socket| !socket.closed) else {
            return true;
        };
        match (awaits, &socket.role) {
            (Awaits::Connection(_), Role::Listening(listener)) => !listener.queue.is_empty(),
            (Awaits::Room(_), Role::Connecting(Connecting(address)))
                if self.config.settings.rules == Rules::JpfNas =>
            {
                self.target(socket.process, *address).is_none()
            }
            (Awaits::Room(_), Role::Connecting(Connecting(address))) => self
                .target(socket.process, *address)
                .is_none_or(|(_, listener)| listener.queue.len() <= listener.backlog as usize),
            (Awaits::Bytes(_), Role::Connected(end)) => self.is_readable(end),
            (Awaits::Ready(id, events), role) => {
                !events.told_of(role.kind().ready(self, id)).is_none()
            }
            (Awaits::Selected(_), Role::Selector(selector)) => selector.is_ready(self),
            (Awaits::Space(_), Role::Connected(end)) => {
                let turn = end.writer.is_none_or(|writer| writer == thread);
                turn && (end.torn || end.output_shut || self.space(end) != Some(0))
            }
            _ => true,
        }
    }

    /// Writes as many of the bytes as there is room for.
    pub fn write(&mut self, id: SocketId, bytes: &[u8]) -> Result<usize, NetError> {
        let Some(end) = self.get_mut(id).and_then(Socket::end_mut) else {
            return Err(NetError::BrokenPipe);
        };
        if end.output_shut {
            return Err(NetError::BrokenPipe);
        }
        // Between files, who writes is told at once that nobody reads, and a reset is left to who reads.
        let over_file = end.remote.ip.is_file();
        if !over_file && let Some(PendingError::Reset) = end.pending_error.take() {
            return Err(NetError::ResetByPeer);
        }
        if end.torn {
            return Err(NetError::BrokenPipe);
        }
        let (peer, end) = (end.peer, end.clone());
        if let Some(count) = self.write_live(id, bytes) {
            return Ok(count);
        }
        let gone = self.get(peer).is_none_or(|socket| {
            let shut =
                socket.end().is_none_or(|end| end.input_shut && (end.output_shut || over_file));
            socket.closed || shut
        });
        if gone && over_file {
            return Err(NetError::BrokenPipe);
        }
        if gone {
            // It goes out, and the answer is a reset.
            if let Some(end) = self.get_mut(id).and_then(Socket::end_mut) {
                end.reset();
            }
            return Ok(bytes.len());
        }
        let count = self.space(&end).map_or(bytes.len(), |space| space.min(bytes.len()));
        let config = self.config.clone();
        if count > 0
            && let Some(peer) = self.get_mut(peer).and_then(Socket::end_mut)
        {
            peer.inbox.append(&config, &bytes[..count]);
        }
        Ok(count)
    }

    /// Reads at most `count` bytes; empty at the end of the stream. Not to be asked when the read
    /// would wait. As on Linux, what comes after this side shut its input can still be read.
    pub fn read(&mut self, id: SocketId, count: usize) -> Result<Vec<u8>, NetError> {
        let config = self.config.clone();
        let Some(end) = self.get_mut(id).and_then(Socket::end_mut) else { return Ok(Vec::new()) };
        end.told = false;
        let is_shut = end.input_shut;
        if self.is_live(id) {
            if is_shut {
                return Ok(Vec::new());
            }
            if let Some(done) = self.read_live(id, count) {
                return done;
            }
        }
        let Some(end) = self.get_mut(id).and_then(Socket::end_mut) else { return Ok(Vec::new()) };
        if !end.inbox.is_empty() {
            let bytes = end.inbox.take(&config, count);
            end.read += bytes.len() as u64;
            return Ok(bytes);
        }
        if !end.finished
            && !is_shut
            && let Some(PendingError::Reset) = end.pending_error.take()
        {
            return Err(NetError::Reset);
        }
        Ok(Vec::new())
    }

    /// The connection is lost: neither end will send or receive anything new.
    pub fn lose(&mut self, id: SocketId) {
        let peer = self.get(id).and_then(Socket::end).map(|end| end.peer);
        peer.into_iter().for_each(|peer| self.lose_live(peer));
        for id in [Some(id), peer].into_iter().flatten() {
            if let Some(end) = self.get_mut(id).and_then(Socket::end_mut) {
                end.reset();
            }
        }
    }

    pub fn shut_input(&mut self, id: SocketId) {
        if let Some(end) = self.get_mut(id).and_then(Socket::end_mut) {
            end.input_shut = true;
        }
    }

    pub fn shut_output(&mut self, id: SocketId) {
        let Some(end) = self.get_mut(id).and_then(Socket::end_mut) else { return };
        end.output_shut = true;
        let peer = end.peer;
        self.finish_live(peer);
        if let Some(peer) = self.get_mut(peer).and_then(Socket::end_mut) {
            peer.finished |= !peer.torn;
        }
    }

    /// Closes a socket. The end of a process (`abrupt`) does not announce the end of the stream
    /// before it throws unread bytes away.
    pub fn close(&mut self, id: SocketId, abrupt: bool) {
        let Some(socket) = self.get_mut(id).filter(|socket| !socket.closed) else { return };
        socket.closed = true;
        if socket.end().is_some_and(|end| end.pipe.is_some()) {
            return self.close_child_pipe(id);
        }
        let far = socket.end().map(|end| end.peer);
        if let Some(far) = far.filter(|_| self.is_live(id)) {
            return self.close_live(id, far);
        }
        let Some(socket) = self.get_mut(id) else { return };
        let over_file = socket.local.is_some_and(|local| local.ip.is_file());
        let lingers = socket.options.linger != 0 || over_file;
        match &mut socket.role {
            Role::Listening(listener) => {
                let queue = std::mem::take(&mut listener.queue);
                self.remove(id);
                for waiting in queue {
                    self.drop_end(waiting, true);
                }
            }
            Role::Connected(end) => {
                let unread = !end.inbox.is_empty();
                if lingers && !(abrupt && unread) {
                    self.shut_output(id);
                }
                self.drop_end(id, unread || !lingers);
            }
            Role::Pipe(_) => self.close_pipe(id),
            Role::Idle
            | Role::Connecting(_)
            | Role::Refused(_)
            | Role::Datagrams(_)
            | Role::Wakeup(_)
            | Role::Selector(_)
            | Role::Live(_) => self.remove(id),
        }
    }

    /// Forgets an end of a connection, with or without a reset to the other.
    pub(crate) fn drop_end(&mut self, id: SocketId, reset: bool) {
        let Some(socket) = self.get_mut(id) else { return };
        socket.closed = true;
        let Some(end) = socket.end_mut() else { return };
        let peer = end.peer;
        // Nobody will read what is left.
        end.inbox = crate::Stream::new(crate::Channel::default());
        end.pasts.clear();
        match self.get_mut(peer) {
            Some(other) if !other.closed => {
                if reset && let Some(end) = other.end_mut() {
                    end.reset();
                }
            }
            _ => {
                self.remove(id);
                self.remove(peer);
            }
        }
    }
}
