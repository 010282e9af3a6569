//! Connections to real programs, which stand outside the state.
//!
//! What was said to such a peer, and what it answered, lies in a tree that all states share; who keeps
//! it implements [`Peers`]. A state holds where it stands in the tree, and how much of the answers it
//! has read. So saving it, going back to it and comparing it need no real connection, and the same
//! request from the same place has the same answer whoever asks.
//!
//! The checked side of such a connection is an end like any other. Its other end is a socket of a kind of
//! its own, a [`LiveEnd`], which says whose conversation it belongs to.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use heddle_access::{Access, Place, ProcessId, SocketId};

use crate::ip::Address;
use crate::kind::{Events, Kind, Tells};
use crate::network::Network;
use crate::plan::{Plan, Request};
use crate::sockets::{End, PendingError, Role, Socket};
use crate::tcp::{Awaits, NetError};

/// A real program that checked processes talk to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LivePeer {
    pub name: String,
    /// The host and port at which checked processes find it.
    pub host: String,
    pub port: u16,
    pub isolation: Isolation,
}

/// What the answers of a real program depend on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Isolation {
    /// On all that was said to it: its connections are one conversation.
    #[default]
    Process,
    /// On what was said on the same connection.
    Connection,
    /// As `Connection`, and what is said there is the same in all schedules: the linear-time cache.
    Linear,
    /// As `Process`, and it is the real program that makes connections. The first one here starts it,
    /// and brings a byte for each that it made; those behind it stand for them, in their order.
    Client,
}

/// Isolations by name.
pub const ISOLATIONS: &[(&str, Isolation)] = &[
    ("process", Isolation::Process),
    ("connection", Isolation::Connection),
    ("linear", Isolation::Linear),
    ("client", Isolation::Client),
];

/// Where a conversation stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Position {
    pub node: u32,
    /// What was sent last may go on: nobody has read an answer since.
    pub open: bool,
}

/// What the checked side does in a conversation, on a connection by its number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move<'a> {
    Open(u32),
    Send(u32, &'a [u8]),
    /// It sends no more.
    Finish(u32),
    Close(u32),
}

/// What has come on a connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Incoming {
    /// Bytes since the connection was made.
    pub total: u64,
    /// No more will come.
    pub finished: bool,
    /// The connection is gone.
    pub reset: bool,
    /// It was never made.
    pub refused: bool,
}

impl Incoming {
    /// In place of how much was read: nobody wants to read, and nothing is waited for.
    pub const NOBODY_READS: u64 = u64::MAX;
}

/// How long a peer said nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Silence {
    pub peer: String,
    pub waited: Duration,
}

/// What was asked of a peer and what that took.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PeerFigures {
    pub name: String,
    /// Ways from the root of the tree to its leaves.
    pub conversations: u64,
    /// What was done to the real program for the first time, and the edges of the tree: the same number.
    pub requests: u64,
    pub edges: u64,
    /// Edges that were done again, to lead another instance to where one was needed.
    pub repeated: u64,
    /// How often the program was started, or connected to afresh, beyond the first time.
    pub restarts: u64,
    /// How many of them led to no branch: an earlier instance had been given up, or silence was waited for.
    pub again: u64,
    /// It ended by itself: how, and its last words.
    pub ended: Option<String>,
    /// It could not be asked, or did not do the same twice.
    pub failed: bool,
}

/// One edge of a conversation with what came behind it, as a trace keeps it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordedMove {
    /// The node it leads on from; 0 is the root, and the first edge leads to node 1.
    pub parent: u32,
    /// `open`, `send`, `finish` or `close`.
    pub what: String,
    pub connection: u32,
    pub bytes: Vec<u8>,
    /// All that has come up to here, by connection.
    pub incoming: Vec<Incoming>,
    /// What is new: connection, position, bytes.
    pub news: Vec<(u32, u64, Vec<u8>)>,
    /// The answer was waited for; else nobody asked for it.
    pub answered: bool,
    /// How long nothing more came.
    pub waited: Duration,
}

/// The conversations with a peer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Recording {
    pub peer: LivePeer,
    pub moves: Vec<RecordedMove>,
}

/// The real programs of a system, and all that was ever said between them and checked processes.
///
/// For a peer that always answers the same, each answer is a function of its arguments, whatever was
/// asked before and in which order.
pub trait Peers: Send + Sync + fmt::Debug {
    fn peers(&self) -> &[LivePeer];

    /// Where a conversation stands after a move. Nothing has to happen for real before its outcome is
    /// asked for.
    fn after(&self, peer: usize, at: Position, step: Move<'_>) -> Position;

    /// What has come on a connection of which so many bytes were read. If there is nothing to read, it is
    /// waited for, within limits.
    fn incoming(&self, peer: usize, at: Position, connection: u32, read: u64) -> Incoming;

    /// At most so many of the bytes that have come, from a position on.
    fn bytes(&self, peer: usize, at: Position, connection: u32, from: u64, count: usize)
    -> Vec<u8>;

    /// A number in which equal positions of all runs are equal.
    fn fingerprint(&self, peer: usize, at: Position) -> u64;

    /// Waits longer than usual for anything on a connection. Nothing if something came.
    fn insist(&self, peer: usize, at: Position, connection: u32) -> Option<Silence>;

    /// Why nothing more can be said: a peer does not do the same twice, or could not be asked.
    fn failure(&self) -> Option<String>;

    /// Whether the reason is that nobody wanted to wait any longer.
    fn is_stopped(&self) -> bool {
        false
    }

    /// Looks once more whether what was seen only once is seen again.
    fn conclude(&self);

    fn figures(&self) -> Vec<PeerFigures>;

    fn recordings(&self) -> Vec<Recording>;
}

/// The real programs of a system, as settings hold them.
#[derive(Clone, Debug)]
pub struct Live {
    pub peers: Arc<dyn Peers>,
    /// What was seen of them counts as all that they can do.
    pub trusted: bool,
}

impl PartialEq for Live {
    fn eq(&self, other: &Live) -> bool {
        Arc::ptr_eq(&self.peers, &other.peers) && self.trusted == other.trusted
    }
}

impl Eq for Live {}

/// How far a state is in the conversation with a peer that remembers all of its connections.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Conversation {
    at: Position,
    /// Connections that were made so far.
    opened: u32,
}

/// The end of a connection that lies outside.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LiveEnd {
    pub peer: usize,
    /// Its number in the conversation.
    connection: u32,
    /// Where this connection stands, if it is a conversation of its own.
    own: Option<Position>,
}

impl Network {
    pub(crate) fn live_peers(&self) -> &[LivePeer] {
        self.config.settings.live.as_ref().map_or(&[], |live| live.peers.peers())
    }

    fn outside(&self) -> Option<Arc<dyn Peers>> {
        self.config.settings.live.as_ref().map(|live| live.peers.clone())
    }

    /// Why nothing more can be said about the real programs.
    pub fn peer_failure(&self) -> Option<String> {
        self.config.settings.live.as_ref()?.peers.failure()
    }

    /// The name of the real program whose end of a connection this is.
    pub fn live_name(&self, id: SocketId) -> Option<&str> {
        match self.get(id)?.role {
            Role::Live(live) => Some(&self.live_peers().get(live.peer)?.name),
            _ => None,
        }
    }

    /// The other end of a connection, if it lies outside.
    fn live_end(&self, end: &End) -> Option<LiveEnd> {
        match self.get(end.peer)?.role {
            Role::Live(live) => Some(live),
            _ => None,
        }
    }

    pub(crate) fn is_live(&self, id: SocketId) -> bool {
        self.get(id).and_then(Socket::end).is_some_and(|end| self.live_end(end).is_some())
    }

    fn position(&self, live: LiveEnd) -> Position {
        live.own.unwrap_or_else(|| self.conversation(live.peer).at)
    }

    fn conversation(&self, peer: usize) -> Conversation {
        self.conversations.get(peer).copied().unwrap_or_default()
    }

    fn conversation_mut(&mut self, peer: usize) -> &mut Conversation {
        let least = self.conversations.len().max(peer + 1);
        self.conversations.resize(least, Conversation::default());
        &mut self.conversations[peer]
    }

    fn set_position(&mut self, far: SocketId, at: Position) {
        let Some(Role::Live(live)) = self.get_mut(far).map(|socket| &mut socket.role) else {
            return;
        };
        match &mut live.own {
            Some(own) => *own = at,
            None => {
                let peer = live.peer;
                self.conversation_mut(peer).at = at;
            }
        }
    }

    /// What has come on a connection and was not read, and whether it is over.
    pub(crate) fn unread(&self, end: &End) -> (u64, Incoming) {
        let Some((live, peers)) = self.live_end(end).zip(self.outside()) else {
            let total = end.written();
            let reset = end.pending_error.is_some();
            let incoming = Incoming { total, finished: end.finished, reset, refused: false };
            return (end.inbox.len() as u64, incoming);
        };
        let at = self.position(live);
        let incoming = peers.incoming(live.peer, at, live.connection, end.read);
        (incoming.total.saturating_sub(end.read), incoming)
    }

    /// Whether a read would not wait.
    pub(crate) fn is_readable(&self, end: &End) -> bool {
        if end.is_readable() || self.live_end(end).is_none() {
            return end.is_readable();
        }
        let (unread, incoming) = self.unread(end);
        unread > 0 || incoming.finished || incoming.reset || self.peer_failure().is_some()
    }

    /// Bytes that can be read without waiting.
    pub fn available(&self, id: SocketId) -> usize {
        let end = self.get(id).and_then(Socket::end).filter(|end| !end.input_shut);
        end.map_or(0, |end| self.unread(end).0 as usize)
    }

    /// Whether nothing more will come on a connection.
    pub fn is_hung_up(&self, id: SocketId) -> bool {
        let end = self.get(id).and_then(Socket::end);
        end.is_none_or(|end| {
            let over = || self.unread(end).1;
            end.torn || end.finished || over().finished || over().reset
        })
    }

    /// The real program at an address, as a process sees it.
    fn live_target(&self, process: ProcessId, address: Address) -> Option<usize> {
        let host = self.host(process, address.ip);
        let is_there = |peer: &LivePeer| {
            peer.port == address.port && self.config.hosts.address(&peer.host) == Some(host)
        };
        self.live_peers().iter().position(is_there)
    }

    /// Connects to a real program. Nothing if there is none at the address.
    pub(crate) fn connect_live(
        &mut self,
        id: SocketId,
        process: ProcessId,
        address: Address,
    ) -> Option<Result<u16, NetError>> {
        let peer = self.live_target(process, address)?;
        let peers = self.outside()?;
        let isolation = self.live_peers()[peer].isolation;
        let forgets = matches!(isolation, Isolation::Connection | Isolation::Linear);
        let bound = self.get(id).and_then(|socket| socket.local);
        let port = match bound {
            Some(local) => local.port,
            None => match self.free_port(process, false) {
                Ok(port) => port,
                Err(error) => return Some(Err(error)),
            },
        };
        let conversation = self.conversation_mut(peer);
        let (before, connection) = match isolation {
            Isolation::Process | Isolation::Client => (conversation.at, conversation.opened),
            Isolation::Connection => (Position::default(), 0),
            Isolation::Linear => (Position::default(), conversation.opened),
        };
        let at = match isolation {
            // The real program has made it already.
            Isolation::Client if connection > 0 => before,
            _ => peers.after(peer, before, Move::Open(connection)),
        };
        match isolation {
            Isolation::Process | Isolation::Client => {
                *conversation = Conversation { at, opened: connection + 1 };
            }
            Isolation::Connection => {}
            Isolation::Linear => conversation.opened += 1,
        }
        if peers.incoming(peer, at, connection, Incoming::NOBODY_READS).refused {
            return Some(Err(NetError::ConnectionRefused));
        }
        let local = Address { ip: self.own_address(process, bound, address), port };
        let own = forgets.then_some(at);
        let role = Role::Live(LiveEnd { peer, connection, own });
        let far = self.add(Socket { role, local: Some(address), ..Socket::new(process) });
        let channel = self.config.settings.channel;
        if let Some(socket) = self.get_mut(id) {
            socket.local = Some(local);
            socket.role = Role::Connected(End::new(far, address, address.port, false, channel));
        }
        Some(Ok(port))
    }

    /// Does something to a real program by one of its connections.
    fn tell_peer(&mut self, far: SocketId, step: impl FnOnce(u32) -> Move<'static>) {
        let Some(Role::Live(live)) = self.get(far).map(|socket| socket.role.clone()) else {
            return;
        };
        if let Some(peers) = self.outside() {
            let at = peers.after(live.peer, self.position(live), step(live.connection));
            self.set_position(far, at);
        }
    }

    /// Sends bytes to a real program. Nothing if the connection does not go to one.
    pub(crate) fn write_live(&mut self, id: SocketId, bytes: &[u8]) -> Option<usize> {
        let end = self.get(id).and_then(Socket::end)?;
        let (live, peers) = self.live_end(end).zip(self.outside())?;
        let (far, read, over) = (end.peer, end.read, end.finished);
        if !bytes.is_empty() {
            let sent = Move::Send(live.connection, bytes);
            let at = peers.after(live.peer, self.position(live), sent);
            self.set_position(far, at);
            // Who has seen the end of the stream may be told that nobody is there any more.
            if over && peers.incoming(live.peer, at, live.connection, read).reset {
                let end = self.get_mut(id).and_then(Socket::end_mut)?;
                end.pending_error = Some(PendingError::Reset);
                end.torn = true;
            }
        }
        Some(bytes.len())
    }

    /// Reads what a real program sent. Nothing if the connection does not go to one.
    pub(crate) fn read_live(
        &mut self,
        id: SocketId,
        count: usize,
    ) -> Option<Result<Vec<u8>, NetError>> {
        let end = self.get(id).and_then(Socket::end)?;
        let (live, peers) = self.live_end(end).zip(self.outside())?;
        let (far, read, at) = (end.peer, end.read, self.position(live));
        let incoming = peers.incoming(live.peer, at, live.connection, read);
        if incoming.total > read {
            let bytes = peers.bytes(live.peer, at, live.connection, read, count);
            // What is sent from now on comes after this answer.
            self.set_position(far, Position { open: false, ..at });
            if let Some(end) = self.get_mut(id).and_then(Socket::end_mut) {
                end.read += bytes.len() as u64;
            }
            return Some(Ok(bytes));
        }
        let end = self.get_mut(id).and_then(Socket::end_mut)?;
        let is_new = !end.finished && !end.torn;
        end.finished |= incoming.finished;
        if incoming.reset && is_new {
            end.torn = true;
            return Some(Err(NetError::Reset));
        }
        Some(Ok(Vec::new()))
    }

    /// No more is sent to a real program.
    pub(crate) fn finish_live(&mut self, far: SocketId) {
        self.tell_peer(far, Move::Finish);
    }

    /// Closes the end of a connection to a real program.
    pub(crate) fn close_live(&mut self, id: SocketId, far: SocketId) {
        self.tell_peer(far, Move::Close);
        self.remove(far);
        self.remove(id);
    }

    /// The connection to a real program is lost.
    pub(crate) fn lose_live(&mut self, far: SocketId) {
        self.tell_peer(far, Move::Close);
    }

    /// What all who talk to a real program meet in: a request of one may change the answer to another.
    pub(crate) fn conversation_place(&self, end: &End) -> Option<Place> {
        match self.live_end(end)? {
            LiveEnd { own: Some(_), .. } => Some(Place::EndOfStream(end.peer)),
            LiveEnd { peer, own: None, .. } => self.peer_place(peer),
        }
    }

    fn peer_place(&self, peer: usize) -> Option<Place> {
        let LivePeer { host, port, .. } = self.live_peers().get(peer)?;
        Some(Place::Port { host: self.config.hosts.address(host)?, port: *port })
    }

    /// Plans to connect to a real program.
    pub(crate) fn plan_live_connect(&self, id: SocketId, to: Address) -> Option<Vec<Access>> {
        let peer = self.live_target(self.get(id)?.process, to)?;
        let counts = self.live_peers()[peer].isolation != Isolation::Connection;
        let place = self.peer_place(peer).filter(|_| counts);
        Some(place.into_iter().map(Access::write).collect())
    }

    /// Plans an operation on a connection to a real program, as far as it is unlike others: nothing if
    /// it is not. What comes depends on all that was sent.
    pub(crate) fn plan_live(
        &self,
        id: SocketId,
        request: Request,
        own: impl Fn(&[Place]) -> Vec<Access>,
    ) -> Option<Plan> {
        let socket = self.get(id)?;
        let end = socket.end()?;
        let place = self.conversation_place(end)?;
        let (receiving, sending) = (Place::Receiving(id), Place::Sending(id));
        let mut plan = Plan::default();
        match request {
            Request::Read { at_most, .. } | Request::Take { at_most } => {
                let waits = socket.blocking || matches!(request, Request::Read { .. });
                if waits && !self.is_readable(end) {
                    plan.awaits = Some(Awaits::Bytes(id));
                    return Some(plan);
                }
                let (unread, incoming) = self.unread(end);
                plan.accesses = own(&[receiving]);
                plan.accesses.push(Access::read(place));
                plan.bytes = if end.input_shut { 0 } else { unread.min(at_most) };
                plan.ends = unread == 0 && incoming.finished && !end.input_shut;
            }
            Request::Write { count } | Request::Put { count } => {
                plan.accesses = own(&[receiving, sending]);
                plan.accesses.push(Access::write(place));
                plan.bytes = count;
            }
            Request::Available | Request::Probe => {
                plan.accesses = own(&[receiving]);
                plan.accesses.push(Access::read(place));
            }
            Request::ShutOutput | Request::Lose => {
                plan.accesses = own(&[sending]);
                plan.accesses.push(Access::write(place));
            }
            _ => return None,
        }
        Some(plan)
    }

    /// Tells where the conversations stand that belong to no connection alone.
    pub(crate) fn tell_conversations(&self, out: &mut Vec<u64>) {
        let Some(peers) = self.outside() else { return };
        for (peer, &Conversation { at, opened }) in self.conversations.iter().enumerate() {
            out.push(peers.fingerprint(peer, at));
            out.push(u64::from(opened) << 1 | u64::from(at.open));
        }
    }

    /// Whether nothing was said to a real program.
    pub(crate) fn is_unheard(&self) -> bool {
        self.conversations.iter().all(|one| *one == Conversation::default())
    }

    /// Makes sure that a real program which somebody waits for is silent, and says for how long. Nothing
    /// if nobody there waits for one.
    pub fn silence(&self, awaits: Awaits) -> Vec<Option<Silence>> {
        let on = match (awaits, self.get(awaits.socket()).map(|socket| &socket.role)) {
            (Awaits::Selected(_), Some(Role::Selector(selector))) => selector.sockets(),
            (Awaits::Bytes(id) | Awaits::Ready(id, _), _) => vec![id],
            _ => Vec::new(),
        };
        let ends = on.into_iter().filter_map(|id| self.get(id)?.end());
        let lives = ends.filter_map(|end| self.live_end(end));
        let asked = lives
            .zip(self.outside())
            .map(|(live, peers)| peers.insist(live.peer, self.position(live), live.connection));
        asked.collect()
    }
}

impl Kind for LiveEnd {
    fn ready(&self, _: &Network, _: SocketId) -> Events {
        Events::NONE
    }

    fn plan_look(&self, _: &Network, _: SocketId, _: Events) -> Vec<Access> {
        Vec::new()
    }

    fn plan_close(&self, _: &Network, _: SocketId, _: &mut Vec<Access>) {}

    fn describe(&self, network: &Network, out: &mut dyn Tells) {
        let LiveEnd { peer, connection, own } = *self;
        out.word(9 << 60 | (peer as u64) << 32 | u64::from(connection));
        if let (Some(at), Some(peers)) = (own, network.outside()) {
            out.word(peers.fingerprint(peer, at));
            out.word(u64::from(at.open));
        }
    }

    fn name(&self, network: &Network, id: SocketId) -> String {
        format!("the connection of {}", network.live_name(id).unwrap_or_default())
    }

    fn words(&self, network: &Network, id: SocketId) -> String {
        format!(", the end of {}, which is live", network.live_name(id).unwrap_or_default())
    }

    fn awaited(&self, network: &Network, id: SocketId, _: Events) -> String {
        self.name(network, id)
    }
}
