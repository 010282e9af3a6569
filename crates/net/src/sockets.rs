//! A socket: an open file of a process, as the operating system keeps it.

use std::sync::Arc;

use crate::child_pipes::HeldEnd;
use crate::datagrams::Mailbox;
use crate::live::LiveEnd;
use crate::pipes::Pipe;
use crate::selectors::Selector;
use crate::stream::Stream;
use crate::tcp::NetError;
use crate::wakeups::Wakeup;
use crate::{Address, Channel};
use heddle_access::{ProcessId, SocketId, ThreadId};

/// What `setsockopt` keeps.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// Milliseconds; 0 waits for ever.
    pub timeout: i32,
    /// Seconds to linger on close; negative: not at all.
    pub linger: i32,
    pub no_delay: bool,
    pub keep_alive: bool,
    pub reuse_address: bool,
    pub reuse_port: bool,
    pub out_of_band_inline: bool,
    pub traffic_class: i32,
    pub send_buffer: i32,
    pub receive_buffer: i32,
    /// Seconds, seconds and a number: when a silent connection is probed.
    pub keep_idle: i32,
    pub keep_interval: i32,
    pub keep_count: i32,
    pub quick_acknowledge: bool,
    /// May send to everybody.
    pub broadcast: bool,
    /// Of what is sent to groups: the address of the interface (0: any), how many networks it may go
    /// through, and whether it comes to members on the same host.
    pub group_interface: u32,
    pub group_hops: i32,
    pub group_loop: bool,
    /// Datagrams are not to be sent in pieces.
    pub whole: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            timeout: 0,
            linger: -1,
            no_delay: false,
            keep_alive: false,
            reuse_address: false,
            reuse_port: false,
            out_of_band_inline: false,
            traffic_class: 0,
            send_buffer: 8192,
            receive_buffer: 65_536,
            keep_idle: 7200,
            keep_interval: 75,
            keep_count: 9,
            quick_acknowledge: true,
            broadcast: false,
            group_interface: 0,
            group_hops: 1,
            group_loop: true,
            whole: false,
        }
    }
}

impl Options {
    /// Whether two sockets may be bound to the same port, since both allow it.
    pub(crate) fn shares_port(&self, other: &Options) -> bool {
        self.reuse_address && other.reuse_address || self.reuse_port && other.reuse_port
    }

    /// What a queue of datagrams may hold: the system doubles what it is asked for.
    pub(crate) fn datagram_room(&self) -> usize {
        2 * self.receive_buffer.max(0) as usize
    }
}

#[derive(Clone, Debug)]
pub struct Socket {
    pub process: ProcessId,
    /// Where it is bound; the address may be 0 for all of the host's.
    pub local: Option<Address>,
    /// The path it was bound to, as the program has it, if that is a file.
    pub path: Option<Arc<[u8]>>,
    pub options: Options,
    pub role: Role,
    /// The program let go of it.
    pub closed: bool,
    /// The number by which its process knows it, the least that was free. Those that are held by an
    /// object have none.
    pub number: Option<i32>,
    /// Whether its operations wait until they can be done.
    pub blocking: bool,
    /// Whether somebody may look at it without waiting: it is a channel, or was made by one that
    /// listens.
    pub observed: bool,
}

#[derive(Clone, Debug)]
pub enum Role {
    Idle,
    Listening(Listener),
    Connecting(Connecting),
    Refused(Refused),
    Connected(End),
    /// Not for connections, but for datagrams.
    Datagrams(Mailbox),
    /// An end of a pipe.
    Pipe(Pipe),
    /// What somebody can be woken by who waits for sockets.
    Wakeup(Wakeup),
    /// Sockets that are waited for together.
    Selector(Selector),
    /// The end of a connection that a real program holds.
    Live(LiveEnd),
}

/// Neither bound to a role nor connected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Idle;

/// Waits for room in the queue of the listener at the address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Connecting(pub Address);

/// Nobody waited for the connection, and it failed: that is told once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Refused(pub NetError);

#[derive(Clone, Debug)]
pub struct Listener {
    pub backlog: u32,
    /// Somebody has called accept.
    pub asked: bool,
    /// Every connection is accepted and served at once, by a thread of its own: their order in the
    /// queue is nobody's business.
    pub serves_at_once: bool,
    /// Connections that nobody accepted yet, oldest first: their ends on this side.
    pub queue: Vec<SocketId>,
    /// Its process was told that there is one, and has not accepted any since.
    pub told: bool,
}

/// What a socket's next operation will fail with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PendingError {
    /// The other side has thrown the connection away.
    Reset,
}

/// One end of a connection.
#[derive(Clone, Debug)]
pub struct End {
    /// The other end; it exists as long as one of the two is open.
    pub peer: SocketId,
    pub remote: Address,
    /// The listening port the connection was made to.
    pub service: u16,
    /// Whether this end was accepted.
    pub is_server: bool,
    /// Requests and replies alternate: neither end sends again before the other has answered.
    pub alternates: bool,
    /// What the other end wrote and this end did not read.
    pub inbox: Stream,
    /// How many bytes were read before, over the whole life of the connection.
    pub read: u64,
    /// No more bytes will come.
    pub finished: bool,
    /// Its process was told that there is something to read, and has read nothing since.
    pub told: bool,
    pub pending_error: Option<PendingError>,
    /// The connection is gone: nothing can be sent or received any more.
    pub torn: bool,
    pub input_shut: bool,
    pub output_shut: bool,
    /// In the middle of a write that did not fit.
    pub writer: Option<ThreadId>,
    /// What readers learn from what they read, oldest first.
    pub pasts: Vec<Past>,
    /// Where this end is followed through a protocol: what was read of a message that is not
    /// complete, and what was written of one.
    pub heard: Vec<u8>,
    pub said: Vec<u8>,
    /// It is an end of a pipe, which goes one way.
    pub pipe: Option<HeldEnd>,
}

/// Who a message came from, as far as it matters for what its reader has behind it: for each
/// thread the number of its last run, and how many contacts of that run the sender knew.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Past {
    /// The position up to which this was written.
    pub upto: u64,
    pub knows: Vec<(ThreadId, u32, u32)>,
}

impl Past {
    /// Behind all bytes: who reads this far has seen the end of the stream.
    pub const END: u64 = u64::MAX;
}

impl Socket {
    pub(super) fn new(process: ProcessId) -> Socket {
        Socket {
            process,
            local: None,
            path: None,
            options: Options::default(),
            role: Role::Idle,
            closed: false,
            number: None,
            blocking: true,
            observed: false,
        }
    }

    pub fn end(&self) -> Option<&End> {
        match &self.role {
            Role::Connected(end) => Some(end),
            _ => None,
        }
    }

    pub fn mailbox(&self) -> Option<&Mailbox> {
        match &self.role {
            Role::Datagrams(mailbox) => Some(mailbox),
            _ => None,
        }
    }

    pub fn mailbox_mut(&mut self) -> Option<&mut Mailbox> {
        match &mut self.role {
            Role::Datagrams(mailbox) => Some(mailbox),
            _ => None,
        }
    }

    pub fn end_mut(&mut self) -> Option<&mut End> {
        match &mut self.role {
            Role::Connected(end) => Some(end),
            _ => None,
        }
    }
}

impl End {
    pub(super) fn new(
        peer: SocketId,
        remote: Address,
        service: u16,
        is_server: bool,
        channel: Channel,
    ) -> End {
        End {
            peer,
            remote,
            service,
            is_server,
            alternates: false,
            inbox: Stream::new(channel),
            read: 0,
            finished: false,
            told: false,
            pending_error: None,
            torn: false,
            input_shut: false,
            output_shut: false,
            writer: None,
            pasts: Vec::new(),
            heard: Vec::new(),
            said: Vec::new(),
            pipe: None,
        }
    }

    /// Whether a read would not wait.
    pub(super) fn is_readable(&self) -> bool {
        !self.inbox.is_empty()
            || self.finished
            || self.torn
            || self.pending_error.is_some()
            || self.input_shut
    }

    /// The position behind the last byte that was sent to this end.
    pub fn written(&self) -> u64 {
        self.read + self.inbox.len() as u64
    }

    /// The other side is gone for good.
    pub(super) fn reset(&mut self) {
        // Who has seen the end of the stream is not told of more.
        if !self.finished && !self.torn {
            self.pending_error = Some(PendingError::Reset);
        }
        self.torn = true;
    }
}
