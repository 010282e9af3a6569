//! What every kind of socket answers, and nothing but kinds of sockets knows: what is ready, where a
//! look at that meets others, what is kept of it in a state, and what people are told.
//!
//! A kind is one file of this crate: its state, its operations with their plans, and its answers. A
//! variant of `Role` holds its state, and one of `Request` stands for each operation; the compiler
//! asks for the rest.

use std::fmt;

use heddle_access::{Access, SocketId, ThreadId};

use crate::ip::{Address, Ip};
use crate::network::Network;
use crate::sockets::{Past, Role};

/// What a socket can be ready for, as the numbers of `poll` have it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct Events(pub u32);

impl Events {
    pub const NONE: Events = Events(0);
    pub const IN: Events = Events(0x1);
    pub const OUT: Events = Events(0x4);
    pub const ERROR: Events = Events(0x8);
    pub const HANG_UP: Events = Events(0x10);
    /// These are told whether or not anybody asks for them.
    pub const ALWAYS: Events = Events(0x18);

    pub fn with(self, other: Events, condition: bool) -> Events {
        if condition { Events(self.0 | other.0) } else { self }
    }

    pub fn and(self, other: Events) -> Events {
        Events(self.0 & other.0)
    }

    pub fn without(self, other: Events) -> Events {
        Events(self.0 & !other.0)
    }

    pub fn has(self, other: Events) -> bool {
        self.0 & other.0 != 0
    }

    pub fn is_none(self) -> bool {
        self.0 == 0
    }

    /// Of what is ready, what somebody who asks for `self` is told.
    pub fn told_of(self, ready: Events) -> Events {
        ready.and(Events(self.0 | Events::ALWAYS.0))
    }
}

impl fmt::Display for Events {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = [
            (Events::IN, "readable"),
            (Events::OUT, "writable"),
            (Events::ERROR, "failed"),
            (Events::HANG_UP, "hung up"),
        ];
        let told = words.iter().filter(|(event, _)| self.has(*event)).map(|(_, word)| *word);
        f.write_str(&told.collect::<Vec<_>>().join(", "))
    }
}

/// Where the description of a state goes: words of 64 bits, and names that depend on no path.
pub(crate) trait Tells {
    fn word(&mut self, word: u64);
    fn socket(&mut self, id: SocketId);
    fn thread(&mut self, id: Option<ThreadId>);
    fn bytes(&mut self, bytes: &[u8]);
    /// What readers learn, with positions counted from `read` on.
    fn pasts(&mut self, pasts: &[&Past], read: u64);

    fn address(&mut self, address: Option<Address>) {
        let Some(Address { ip, port }) = address else { return self.word(0) };
        match ip {
            Ip::Four(four) => self.word(1 << 48 | u64::from(four) << 16 | u64::from(port)),
            Ip::Six(bytes) => {
                self.word(1 << 49 | u64::from(port));
                self.bytes(&bytes);
            }
            Ip::File(number) => {
                self.word(1 << 50);
                self.word(number);
            }
        }
    }
}

/// The answers of a kind of socket. `id` is the socket's own number.
pub(crate) trait Kind {
    /// What can be done now without waiting.
    fn ready(&self, network: &Network, id: SocketId) -> Events;

    /// Where a look at whether it is ready for `events` meets what others do.
    fn plan_look(&self, network: &Network, id: SocketId, events: Events) -> Vec<Access>;

    /// Where its close meets what others do.
    fn plan_close(&self, network: &Network, id: SocketId, accesses: &mut Vec<Access>);

    /// All of its state that tells two states apart.
    fn describe(&self, network: &Network, out: &mut dyn Tells);

    /// Others that are found through it.
    fn leads_to(&self) -> Vec<SocketId> {
        Vec::new()
    }

    /// What its reader could not have read before it was sent: the first of the pasts.
    fn first_past(&self) -> Option<&Past> {
        None
    }

    /// It, in words: `the connection from 127.0.0.1:40000`.
    fn name(&self, network: &Network, id: SocketId) -> String;

    /// The same with all there is to say: behind `socket of NAME`.
    fn words(&self, network: &Network, id: SocketId) -> String;

    /// What a thread that waits until it is ready waits for, in words.
    fn awaited(&self, network: &Network, id: SocketId, events: Events) -> String;
}

impl Role {
    /// The one place where kinds are told apart.
    pub(crate) fn kind(&self) -> &dyn Kind {
        match self {
            Role::Idle => &crate::sockets::Idle,
            Role::Listening(listener) => listener,
            Role::Connecting(connecting) => connecting,
            Role::Refused(refused) => refused,
            Role::Connected(end) => end,
            Role::Datagrams(mailbox) => mailbox,
            Role::Pipe(pipe) => pipe,
            Role::Wakeup(wakeup) => wakeup,
            Role::Selector(selector) => selector,
            Role::Live(live) => live,
        }
    }
}

impl Network {
    /// What can be done with a socket now without waiting. What is gone is ready for all.
    pub fn ready(&self, id: SocketId) -> Events {
        match self.get(id).filter(|socket| !socket.closed) {
            Some(socket) => socket.role.kind().ready(self, id),
            None => Events(Events::IN.0 | Events::OUT.0 | Events::HANG_UP.0),
        }
    }

    /// Where a look at whether a socket is ready meets what others do.
    pub(crate) fn plan_look(&self, id: SocketId, events: Events, shared: bool) -> Vec<Access> {
        let Some(socket) = self.get(id) else { return Vec::new() };
        let mut accesses = socket.role.kind().plan_look(self, id, events);
        if shared {
            accesses.push(Access::read(heddle_access::Place::Receiving(id)));
        }
        accesses
    }

    /// What was sent first of all that waits to be read at a socket.
    pub fn first_past(&self, id: SocketId) -> Option<&Past> {
        self.get(id)?.role.kind().first_past()
    }

    /// A socket in words.
    pub fn name_of(&self, id: SocketId) -> String {
        match self.get(id) {
            Some(socket) => socket.role.kind().name(self, id),
            None => "a socket that is closed".into(),
        }
    }

    /// What a thread waits for that waits for a socket to be ready.
    pub fn awaited(&self, id: SocketId, events: Events) -> String {
        match self.get(id) {
            Some(socket) => socket.role.kind().awaited(self, id, events),
            None => "a socket that is closed".into(),
        }
    }

    /// A socket with all there is to say of it, behind `socket of NAME`.
    pub fn words_of(&self, id: SocketId) -> String {
        self.get(id).map_or(String::new(), |socket| socket.role.kind().words(self, id))
    }
}
