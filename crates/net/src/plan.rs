//! What each operation on a socket does to the network, said before it is done.
//!
//! A plan lists the places that an operation reads and writes, and what it has to wait for. Places
//! are chosen so that two operations that meet in none of them commute. What has to wait is not
//! listed: a read that finds bytes could not have come before the write of the first of them, a
//! connection is not accepted before it was made.

use heddle_access::{Access, Kind, Mode, Place, ProcessId, Recorded, Side, SocketId, ThreadId};

use crate::datagrams::Fate;
use crate::groups::{Change, Membership};
use crate::ip::{Address, Ip};
use crate::kind::Events;
use crate::network::Network;
use crate::selectors::Watch;
use crate::settings::Channel;
use crate::sockets::{Role, Socket};
use crate::tcp::Awaits;
use crate::tcp_answers::any_arrival;

/// An operation on a socket.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Request {
    Connect {
        to: Address,
    },
    Bind {
        ip: Ip,
        port: u16,
    },
    Listen {
        backlog: u32,
    },
    /// `limited`: it has a time limit, and could have come too early.
    Accept {
        limited: bool,
    },
    Read {
        at_most: u64,
        limited: bool,
    },
    /// The end of the stream, or a reset, was told to this end before.
    ReadAgain,
    Write {
        count: u64,
    },
    Available,
    /// Whether the other side has hung up.
    Probe,
    SetOption,
    GetOption,
    ShutInput,
    ShutOutput,
    Close,
    /// The connection is lost: a fault.
    Lose,
    /// A datagram; without an address it goes where the socket is connected to.
    Send {
        to: Option<Address>,
        fate: Fate,
    },
    /// The next datagram, of which so many bytes fit. `told`: that nobody got an earlier one, too.
    Receive {
        room: u64,
        told: bool,
    },
    /// Which datagrams a socket hears of: those from one address, or all.
    Hear(Option<Address>),
    /// Which groups it hears of.
    Group {
        change: Change,
        membership: Membership,
    },
    /// Whether a socket is ready for some of these; `waits`: until it is.
    Poll {
        events: Events,
        waits: bool,
    },
    /// Whether operations on the socket wait.
    SetBlocking(bool),
    // Of channels; they wait if the socket says so.
    Meet {
        to: Address,
    },
    /// What came of a connect that did not wait.
    Met,
    Next,
    Take {
        at_most: u64,
    },
    Put {
        count: u64,
    },
    /// Sets what wakes others, or takes it back.
    Wake(bool),
    /// Changes whether a selector watches the socket of a number.
    Watch {
        number: i32,
        watch: Watch,
    },
    /// Which of the watched sockets are ready, at most so many; `waits`: until one is. `late` has a
    /// bit for each of the watched to which something has come that comes later than this look.
    Select {
        most: u64,
        waits: bool,
        late: u64,
    },
}

/// What an operation does, and whether it can be done now.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Plan {
    pub accesses: Vec<Access>,
    /// It has to wait for this first, once its accesses are made known; what it does then is planned
    /// anew.
    pub awaits: Option<Awaits>,
    /// Nothing could be read here before the first message to this end was sent.
    pub had_to_be_sent: Option<SocketId>,
    /// How many bytes of memory are read or written.
    pub bytes: u64,
    /// The read tells of the end of the stream.
    pub ends: bool,
}

impl Network {
    /// Plans an operation of a thread on a socket; `shared`: other threads of the process can reach
    /// the socket, too.
    pub fn plan(&self, id: SocketId, request: Request, shared: bool, thread: ThreadId) -> Plan {
        let mut plan = Plan::default();
        // Places that only threads of the same process can meet in.
        let (receiving, sending) = (Place::Receiving(id), Place::Sending(id));
        let own = |places: &[Place]| -> Vec<Access> {
            let shared = places.iter().filter(|_| shared);
            shared.copied().map(Access::write).collect()
        };
        if let Some(plan) = self.plan_live(id, request, own) {
            return plan;
        }
        match request {
            Request::Connect { to } => {
                let Some(socket) = self.get(id) else { return plan };
                if let Some(accesses) = self.plan_live_connect(id, to) {
                    plan.accesses = accesses;
                    plan.accesses.extend(own(&[receiving, sending]));
                    return plan;
                }
                let host = self.host(socket.process, to.ip);
                plan.accesses.push(Access::read(Place::Port { host, port: to.port }));
                if let Some((target, listener)) = self.target(socket.process, to) {
                    let mode = Mode::of(!listener.serves_at_once);
                    plan.accesses.push(Access { place: Place::Backlog(target), mode });
                    if self.is_observed(target) {
                        plan.accesses.push(Access::write(any_arrival(target)));
                    }
                }
                plan.accesses.extend(own(&[receiving, sending]));
            }
            Request::Bind { ip, port } => {
                plan.accesses = own(&[receiving]);
                let host = self.get(id).map(|socket| self.config.hosts.address_of(socket.process));
                // A port that nobody asked for is nobody else's.
                let host = host.filter(|_| port != 0 || ip.is_file());
                plan.accesses.extend(host.map(|host| Access::write(Place::Port { host, port })));
            }
            Request::Listen { .. } => plan.accesses.extend(self.own_port(id).map(Access::write)),
            Request::Accept { limited } => self.plan_accept(id, limited, &mut plan, own),
            Request::Read { at_most, limited } => {
                if !self.is_ready(Awaits::Bytes(id), thread) {
                    plan.awaits = Some(Awaits::Bytes(id));
                    return plan;
                }
                plan.accesses = own(&[receiving]);
                self.plan_read(id, at_most, limited, &mut plan);
            }
            Request::ReadAgain => plan.accesses = own(&[receiving]),
            Request::Write { count } => {
                if !self.is_ready(Awaits::Space(id), thread) {
                    plan.awaits = Some(Awaits::Space(id));
                    return plan;
                }
                plan.accesses = own(&[sending]);
                let end = self.get(id).and_then(Socket::end);
                if end.is_some_and(|end| end.pending_error.is_some()) {
                    // A reset is told once: to a writer or to a reader.
                    plan.accesses.extend(own(&[receiving]));
                }
                // Byte by byte, each is a step.
                let one_by_one = self.config.settings.channel == Channel::Queue;
                plan.bytes = if one_by_one { count.min(1) } else { count };
                if let Some(peer) = self.peer_of(id) {
                    let from = self.written_to(peer);
                    let upto = from + plan.bytes;
                    plan.accesses.push(Access::write(Place::Sent { to: peer, from, upto }));
                    plan.accesses.extend(self.arrival(peer, from, upto).map(Access::write));
                    plan.accesses.push(Access::read(Place::Accepting(peer)));
                }
            }
            Request::Probe => {
                plan.accesses.extend(shared.then_some(Access::read(receiving)));
                plan.accesses.push(Access::read(Place::EndOfStream(id)));
            }
            Request::Available => {
                let Some(end) = self.get(id).and_then(Socket::end) else { return plan };
                plan.accesses.extend(shared.then_some(Access::read(receiving)));
                // Who wants no more bytes is told of none, whatever is sent.
                if !end.input_shut {
                    let bytes = Place::Sent { to: id, from: end.read, upto: u64::MAX };
                    plan.accesses.push(Access::read(bytes));
                }
            }
            Request::SetOption => plan.accesses = own(&[receiving, sending]),
            Request::GetOption => plan.accesses.extend(shared.then_some(Access::read(receiving))),
            Request::ShutInput => {
                plan.accesses = own(&[receiving]);
                plan.accesses.push(Access::write(Place::Accepting(id)));
            }
            Request::ShutOutput => {
                plan.accesses = own(&[sending]);
                let peer = self.peer_of(id);
                plan.accesses.extend(peer.map(|peer| Access::write(Place::EndOfStream(peer))));
                // What is sent to an end that is shut both ways is thrown away.
                let end = self.get(id).and_then(Socket::end);
                let takes_no_more = end.is_some_and(|end| end.input_shut);
                let mode = Mode::of(takes_no_more);
                plan.accesses.push(Access { place: Place::Accepting(id), mode });
            }
            Request::Close => {
                plan.accesses = own(&[receiving, sending]);
                self.plan_close(id, &mut plan.accesses);
            }
            Request::Lose => {
                plan.accesses.push(Access::write(Place::Accepting(id)));
                let peer = self.peer_of(id);
                plan.accesses.extend(peer.map(|peer| Access::write(Place::Accepting(peer))));
                plan.accesses.extend(peer.map(|peer| Access::write(Place::EndOfStream(peer))));
            }
            Request::Send { to, fate } => self.plan_send(id, (to, fate), &mut plan, own),
            Request::Receive { room, .. } => self.plan_receive(id, room, &mut plan, own),
            Request::Hear(_) | Request::Group { .. } => {
                plan.accesses = own(&[receiving, sending]);
                plan.accesses.push(Access::write(Place::Accepting(id)));
            }
            Request::Poll { events, waits } => {
                plan.accesses = self.plan_look(id, events, shared);
                let is_ready = self.is_ready(Awaits::Ready(id, events), thread);
                plan.awaits = (waits && !is_ready).then_some(Awaits::Ready(id, events));
            }
            Request::SetBlocking(_) => plan.accesses = own(&[receiving, sending]),
            Request::Meet { to } => {
                return self.plan(id, Request::Connect { to }, shared, thread);
            }
            Request::Met => plan.accesses = own(&[receiving, sending]),
            Request::Next => {
                plan.accesses = own(&[receiving]);
                self.plan_next(id, &mut plan);
            }
            Request::Take { at_most } => {
                plan.accesses = own(&[receiving]);
                self.plan_take(id, at_most, &mut plan);
            }
            Request::Put { count } => {
                plan.accesses = own(&[sending]);
                let end = self.get(id).and_then(Socket::end);
                if end.is_some_and(|end| end.pending_error.is_some()) {
                    plan.accesses.extend(own(&[receiving]));
                }
                self.plan_put(id, count, &mut plan);
            }
            Request::Wake(_) => self.plan_wakeup(id, &mut plan),
            Request::Watch { .. } => plan.accesses.push(Access::write(receiving)),
            Request::Select { most, waits, .. } => self.plan_select(id, most, waits, &mut plan),
        }
        plan
    }

    fn plan_accept(
        &self,
        id: SocketId,
        limited: bool,
        plan: &mut Plan,
        own: impl Fn(&[Place]) -> Vec<Access>,
    ) {
        let Some(Role::Listening(listener)) = self.get(id).map(|socket| &socket.role) else {
            return;
        };
        if listener.queue.is_empty() {
            plan.awaits = Some(Awaits::Connection(id));
            return;
        }
        plan.accesses = own(&[Place::Receiving(id)]);
        // With a limit it could have come too early; a queue that was full has room again.
        let was_full = listener.queue.len() > listener.backlog as usize;
        if limited || was_full {
            let access = Access { place: Place::Backlog(id), mode: Mode::of(was_full) };
            plan.accesses.push(access);
        }
    }

    pub(crate) fn plan_read(&self, id: SocketId, at_most: u64, limited: bool, plan: &mut Plan) {
        let Some(end) = self.get(id).and_then(Socket::end) else { return };
        // The first byte had to be there. With a limit, or once this side wants no more bytes, the read
        // could also have come too early.
        let limited = limited || end.input_shut;
        let from = end.read + u64::from(!limited);
        let upto = match end.finished {
            true => (end.read + at_most).min(end.written()),
            false => end.read + at_most,
        };
        // More than the message that came cannot have been sent before it is answered.
        if from < upto && !end.alternates {
            plan.accesses.push(Access::read(Place::Sent { to: id, from, upto }));
        }
        if limited {
            plan.accesses.push(Access::read(Place::EndOfStream(id)));
        }
        plan.had_to_be_sent = (!limited).then_some(id);
        plan.bytes = (end.inbox.len() as u64).min(at_most);
        plan.accesses.extend(self.room_made(id, plan.bytes));
        // What the other side sent last counts only if this read tells of it.
        plan.ends = end.inbox.is_empty() && end.finished && !end.input_shut;
    }

    /// Where the close of a socket meets what others do.
    pub(crate) fn plan_close(&self, id: SocketId, accesses: &mut Vec<Access>) {
        if let Some(socket) = self.get(id) {
            socket.role.kind().plan_close(self, id, accesses);
        }
    }

    /// Where the end of a process, which closes its sockets, meets what others do.
    pub fn plan_end(&self, process: ProcessId) -> Vec<Access> {
        let mut accesses = vec![Access::write(Place::Alive(process))];
        self.closed_by_end(process).iter().for_each(|&id| self.plan_close(id, &mut accesses));
        accesses
    }

    /// The port that a socket is bound to, as a place.
    pub(crate) fn own_port(&self, id: SocketId) -> Option<Place> {
        let socket = self.get(id)?;
        let host = self.config.hosts.address_of(socket.process);
        socket.local.map(|local| Place::Port { host, port: local.port })
    }

    fn is_listening(&self, id: SocketId) -> bool {
        self.get(id).is_some_and(|socket| matches!(socket.role, Role::Listening(_)))
    }

    fn is_observed(&self, id: SocketId) -> bool {
        self.get(id).is_some_and(|socket| socket.observed)
    }

    /// That bytes come to an end, where somebody might look without waiting.
    pub(crate) fn arrival(&self, to: SocketId, from: u64, upto: u64) -> Option<Place> {
        self.is_observed(to).then_some(Place::Arrival { to, from, upto })
    }

    /// The other end of a connection.
    pub fn peer_of(&self, id: SocketId) -> Option<SocketId> {
        Some(self.get(id)?.end()?.peer)
    }

    /// How many bytes were sent to an end so far.
    pub fn written_to(&self, id: SocketId) -> u64 {
        self.get(id).and_then(Socket::end).map_or(0, |end| end.written())
    }

    /// How many bytes were read at an end so far.
    pub fn read_at(&self, id: SocketId) -> u64 {
        self.positions(id).map_or(0, |(read, _)| read)
    }

    /// How many bytes were read at an end of a connection or pipe, and how many were sent to it.
    fn positions(&self, id: SocketId) -> Option<(u64, u64)> {
        let socket = self.get(id)?;
        let of_pipe = || socket.pipe()?.positions();
        socket.end().map(|end| (end.read, end.written())).or_else(of_pipe)
    }

    /// What all places of a kind have in common: the service, the side and the sort of place.
    /// Nothing for what does not lie on the network.
    pub fn kind_of(&self, place: &Place) -> Option<Kind> {
        let of = |id: SocketId, kind: fn(u16, Side) -> Kind| {
            let (port, side) = self.service(id);
            Some(kind(port, side))
        };
        match *place {
            Place::Port { port, .. } => Some(Kind::Port(port)),
            Place::Backlog(id) => Some(Kind::Backlog(self.service(id).0)),
            Place::Sent { to, .. } => of(to, Kind::Sent),
            // Connections arrive in a queue, which those who connect meet in anyway.
            Place::Arrival { to, .. } if self.is_listening(to) => {
                Some(Kind::Backlog(self.service(to).0))
            }
            Place::Arrival { to, .. } => of(to, Kind::Arrival),
            Place::Room { to, .. } => of(to, Kind::Room),
            Place::EndOfStream(id) => of(id, Kind::EndOfStream),
            Place::Accepting(id) => of(id, Kind::Accepting),
            Place::Receiving(id) => of(id, Kind::Receiving),
            Place::Sending(id) => of(id, Kind::Sending),
            Place::Datagrams { to, .. } => Some(Kind::Datagrams(self.service(to).0)),
            _ => None,
        }
    }

    /// The service a socket belongs to, and its side of it. A socket that is gone has none.
    fn service(&self, id: SocketId) -> (u16, Side) {
        let Some(socket) = self.get(id) else { return (0, Side::Client) };
        match socket.end() {
            Some(end) => (end.service, Side::of(end.is_server)),
            None => (socket.local.map_or(0, |local| local.port), Side::Server),
        }
    }

    /// Whether anybody could still do something that depends on a recorded access.
    pub fn matters(&self, recorded: &Recorded) -> bool {
        let open = |id: SocketId| self.get(id).is_some_and(|socket| !socket.closed);
        let sender = |id: SocketId| {
            if let Some(pipe) = self.get(id).and_then(Socket::pipe) {
                return pipe.has_peer();
            }
            let peer = self.peer_of(id).and_then(|peer| self.get(peer));
            let end = peer.filter(|peer| !peer.closed).and_then(Socket::end);
            end.is_some_and(|end| !end.output_shut)
        };
        let is_mailbox = |id| self.get(id).is_some_and(|socket| socket.mailbox().is_some());
        let writes = recorded.access.writes();
        match recorded.access.place {
            Place::Backlog(id) | Place::Receiving(id) | Place::Sending(id) => open(id),
            // What was written is read over there; what was read is written over there. Neither
            // happens twice.
            Place::Sent { to, upto, .. } | Place::Arrival { to, upto, .. } => {
                match self.positions(to) {
                    Some((read, _)) if writes => open(to) && upto > read,
                    Some((_, written)) => sender(to) && upto > written,
                    // What wakes is set again and again.
                    None => open(to),
                }
            }
            // Room that was wanted is made by who reads, room that was made is wanted by who sends.
            Place::Room { to, .. } => {
                if writes {
                    open(to)
                } else {
                    sender(to)
                }
            }
            Place::Datagrams { to, .. } => open(to),
            Place::EndOfStream(id) => open(id) || sender(id),
            Place::Accepting(id) if writes => sender(id) || is_mailbox(id),
            Place::Accepting(id) => open(id),
            _ => true,
        }
    }
}
