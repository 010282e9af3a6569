//! The network as a description in words of 64 bits, in which equal states are equal.
//!
//! Sockets have numbers that depend on the path. They are told, and named, in an order that does
//! not: by who holds them, then by how they are reached from there.

use heddle_access::{Access, PipeEnd, Place, ProcessId, Recorded, SocketId, ThreadId};

use crate::kind::{Events, Tells};
use crate::network::Network;
use crate::sockets::{Options, Past, Role, Socket};
use crate::status::NetworkStatus;
use crate::tcp::Awaits;

/// What a description has to know of a thread.
pub struct ThreadView<'a> {
    /// Its name, which is the same on all paths.
    pub name: u64,
    pub status: &'a NetworkStatus,
    pub awaits: Option<Awaits>,
    /// What it did to the network since it last stopped.
    pub accesses: &'a [Recorded],
}

/// The threads that can still do something, as bits.
#[derive(Clone, Copy)]
pub struct Others<'a> {
    pub threads: u64,
    pub by_process: &'a [u64],
}

impl Others<'_> {
    /// All of them but one.
    pub fn than(self, thread: ThreadId) -> Self {
        Others { threads: self.threads & !(1 << thread.0.min(63)), ..self }
    }
}

/// Sockets in the order in which they are told, which does not depend on their numbers.
struct Order {
    sockets: Vec<SocketId>,
}

impl Order {
    fn new(network: &Network, held: &[u32]) -> Order {
        let mut order = Order { sockets: Vec::new() };
        // What was there at the base has the same number on all paths.
        for (id, _) in network.sockets().filter(|(id, _)| id.0 < network.base) {
            order.add(network, id);
        }
        // An object holds the number of its socket, plus one.
        for id in held.iter().filter_map(|held| held.checked_sub(1)) {
            order.add(network, SocketId(id));
        }
        // Nobody holds these, but they can be found.
        let mut listeners: Vec<_> = network
            .sockets()
            .filter(|(_, socket)| matches!(socket.role, Role::Listening(_)))
            .map(|(id, socket)| (socket.process, socket.local, id))
            .collect();
        listeners.sort_unstable();
        for (_, _, id) in listeners {
            order.add(network, id);
        }
        // Their processes know these by numbers that depend on no path.
        let mut numbered: Vec<_> = network
            .sockets()
            .filter_map(|(id, socket)| Some((socket.process, socket.number?, id)))
            .collect();
        numbered.sort_unstable();
        for (_, _, id) in numbered {
            order.add(network, id);
        }
        // Descriptors stand for these, by names that depend on no path.
        let mut pipes: Vec<_> = network
            .sockets()
            .filter_map(|(id, socket)| Some((socket.child_pipe()?.name, id)))
            .collect();
        pipes.sort_unstable();
        for (_, id) in pipes {
            order.add(network, id);
        }
        let mut next = 0;
        while let Some(&id) = order.sockets.get(next) {
            next += 1;
            if let Some(socket) = network.get(id) {
                let found = socket.role.kind().leads_to();
                found.into_iter().for_each(|id| order.add(network, id));
            }
        }
        order
    }

    fn add(&mut self, network: &Network, id: SocketId) {
        if network.get(id).is_some() && !self.sockets.contains(&id) {
            self.sockets.push(id);
        }
    }

    /// The name of a socket; `None` if it is gone, or out of everybody's reach.
    fn name(&self, id: SocketId) -> Option<u64> {
        self.sockets.iter().position(|&other| other == id).map(|index| index as u64 + 1)
    }
}

impl Network {
    /// Whether it is as it was at the beginning.
    pub fn is_untouched(&self) -> bool {
        self.is_empty()
            && self.faults_left == self.config.settings.fault_budget
            && self.is_unheard()
    }

    /// The accesses of a thread that can still collide with what others do.
    pub fn mattering<'a>(
        &'a self,
        accesses: &'a [Recorded],
        others: Others<'a>,
    ) -> impl Iterator<Item = &'a Recorded> {
        let unordered = move |recorded: &Recorded| {
            let concerned = self.concerned(&recorded.access, others);
            concerned & !recorded.ordered_before.0 != 0
        };
        let all = accesses.iter().enumerate();
        all.filter(move |&(index, recorded)| {
            unordered(recorded) && !self.is_repeated(accesses, index)
        })
        .map(|(_, recorded)| recorded)
        .filter(|recorded| self.matters(recorded))
    }

    /// Of others, those who can ever meet an access: what is done on a connection meets the two
    /// processes at its ends, and who looks for a listener meets its process alone.
    fn concerned(&self, access: &Access, others: Others<'_>) -> u64 {
        let of = |process: ProcessId| {
            others.by_process.get(process.0 as usize).copied().unwrap_or(u64::MAX)
        };
        let at_ends = |id: SocketId| {
            let socket = self.get(id)?;
            let end = socket
                .end()
                .filter(|end| end.pipe.is_none() && self.conversation_place(end).is_none())?;
            let peer = self.get(end.peer).map_or(0, |peer| of(peer.process));
            Some(of(socket.process) | peer)
        };
        let concerned = match access.place {
            Place::Sent { to, .. }
            | Place::Arrival { to, .. }
            | Place::Room { to, .. }
            | Place::EndOfStream(to)
            | Place::Accepting(to) => at_ends(to),
            Place::Port { host, port } if !access.writes() => {
                let at_port = |socket: &Socket| {
                    socket.local.is_some_and(|local| local.port == port)
                        && self.config.hosts.address_of(socket.process) == host
                        && matches!(socket.role, Role::Listening(_))
                        && !socket.closed
                };
                self.sockets().find(|(_, socket)| at_port(socket)).map(|(_, it)| of(it.process))
            }
            _ => None,
        };
        others.threads & concerned.unwrap_or(u64::MAX)
    }

    /// Whether a thread made an access again later in its run, on a connection where requests and
    /// replies alternate, or a listener of such connections. Whoever is not ordered behind the first
    /// is not ordered behind the second either, so the first adds nothing.
    fn is_repeated(&self, accesses: &[Recorded], index: usize) -> bool {
        let Recorded { access, leads, locks, .. } = accesses[index];
        let same = |later: &Recorded| {
            later.access == access && later.leads == leads && later.locks == locks
        };
        let role = access.place.socket().and_then(|id| self.get(id)).map(|socket| &socket.role);
        let repeats = match role {
            Some(Role::Listening(listener)) => listener.serves_at_once,
            Some(Role::Connected(end)) => end.alternates,
            _ => false,
        };
        repeats && accesses[index + 1..].iter().any(same)
    }
}

/// Tells a network and what threads have to do with it.
pub struct Description<'a, F> {
    network: &'a Network,
    order: Order,
    thread: F,
    others: Others<'a>,
    /// The threads of the process whose socket is being told.
    readers: u64,
    out: &'a mut Vec<u64>,
}

impl<'a, F: Fn(ThreadId) -> ThreadView<'a>> Description<'a, F> {
    /// Tells all sockets. `held` are the numbers of sockets, plus one, in the order in which the
    /// objects that hold them are told.
    pub fn new(
        network: &'a Network,
        held: &[u32],
        thread: F,
        others: Others<'a>,
        out: &'a mut Vec<u64>,
    ) -> Description<'a, F> {
        out.push(network.faults_left.map_or(0, |left| u64::from(left) + 1));
        network.tell_conversations(out);
        let order = Order::new(network, held);
        let mut description = Description { network, order, thread, others, readers: 0, out };
        for index in 0..description.order.sockets.len() {
            if let Some(socket) = network.get(description.order.sockets[index]) {
                description.tell(socket);
            }
        }
        description
    }

    fn tell(&mut self, socket: &Socket) {
        let Socket { process, local, path, options, role, closed, number, blocking, observed: _ } =
            socket;
        self.out.push(u64::from(process.0) << 56 | u64::from(*closed));
        self.address(*local);
        self.bytes(path.as_deref().unwrap_or_default());
        self.out.push(number.map_or(0, |number| (number as u64) << 1 | u64::from(*blocking)));
        self.options(options);
        let of_process = self.others.by_process.get(process.0 as usize);
        self.readers = self.others.threads & of_process.copied().unwrap_or(u64::MAX);
        role.kind().describe(self.network, self);
    }

    fn options(&mut self, options: &Options) {
        let Options {
            timeout,
            linger,
            no_delay,
            keep_alive,
            reuse_address,
            reuse_port,
            out_of_band_inline,
            traffic_class,
            send_buffer,
            receive_buffer,
            keep_idle,
            keep_interval,
            keep_count,
            quick_acknowledge,
            broadcast,
            group_interface,
            group_hops,
            group_loop,
            whole,
        } = *options;
        let pair = |one: i32, other: i32| u64::from(one as u32) << 32 | u64::from(other as u32);
        let flags = [
            no_delay,
            keep_alive,
            reuse_address,
            reuse_port,
            out_of_band_inline,
            quick_acknowledge,
            broadcast,
            group_loop,
            whole,
        ];
        let flags = flags.iter().fold(0, |bits, &flag| bits << 1 | i32::from(flag));
        self.out.extend([
            pair(timeout, linger),
            pair(traffic_class, flags),
            pair(send_buffer, receive_buffer),
            pair(keep_idle, keep_interval << 8 | keep_count),
            pair(group_interface as i32, group_hops),
        ]);
    }

    /// What a past says about runs that are still the last of their threads, as far as any of it can
    /// matter and is not behind its readers already.
    fn causal_past(&mut self, past: &Past, read: u64) {
        self.out.push(distance(read, past.upto) << 1 | 1);
        let mut known_of = Vec::new();
        for &(id, runs, count) in &past.knows {
            let thread = (self.thread)(id);
            let is_last = thread.status.runs == runs && thread.accesses.len() >= count as usize;
            let known = thread.accesses.iter().take(count as usize).filter(|_| is_last);
            let is_news = |known: &Recorded| self.readers & !known.ordered_before.0 != 0;
            if known.clone().any(is_news) {
                let others = self.others.than(id);
                let mattering = self.network.mattering(thread.accesses, others);
                let mattering =
                    mattering.filter(|one| known.clone().any(|known| std::ptr::eq(*one, known)));
                let mattering = mattering.count() as u64;
                if mattering > 0 {
                    known_of.push([thread.name, mattering << 1]);
                }
            }
        }
        // It is known by machine numbers, which depend on the path.
        known_of.sort_unstable();
        self.out.extend(known_of.into_iter().flatten());
    }

    /// Tells which operation a thread is in, and what it waits for.
    pub fn operation(&mut self, id: ThreadId) {
        let ThreadView { name, status, awaits, .. } = (self.thread)(id);
        if !status.is_idle() {
            let NetworkStatus { runs: _, sent, waited, pending_operation, fault, pipe, done } =
                status;
            self.out.push(name);
            let operation = pending_operation
                .map_or(0, |at| (at.operation as u64 + 1) << 1 | u64::from(at.limited));
            let fault = fault.map_or(0, |fault| fault as u64 + 1);
            let waited = u64::from(*waited);
            self.out
                .push(5 << 60 | waited << 56 | operation << 40 | fault << 32 | u64::from(*sent));
            self.out.push(done.map_or(0, |done| done.wrapping_add(1)));
            if let Some(PipeEnd { child, stream, writes }) = *pipe {
                let flags = u64::from(stream) << 1 | u64::from(writes);
                self.out.push(6 << 60 | u64::from(child as u32) << 8 | flags);
            }
        }
        let Some(awaits) = awaits else { return };
        let tag = match awaits {
            Awaits::Connection(_) => 1,
            Awaits::Room(_) => 2,
            Awaits::Bytes(_) => 3,
            Awaits::Space(_) => 4,
            Awaits::Selected(_) => 5,
            Awaits::Ready(_, Events(events)) => 6 | u64::from(events) << 8,
        };
        self.out.push(name);
        let socket = self.order.name(awaits.socket()).unwrap_or(0);
        self.out.push(tag << 32 | socket);
    }

    /// Tells what a thread did to the network since it last stopped, as far as it can matter to
    /// others.
    pub fn accesses(&mut self, id: ThreadId) {
        let others = self.others.than(id);
        let ThreadView { name: thread, accesses, .. } = (self.thread)(id);
        let mut first = true;
        for recorded in self.network.mattering(accesses, others) {
            if std::mem::take(&mut first) {
                self.out.push(thread);
            }
            // Monitors are told with the objects of the process.
            let Recorded { access, leads, ordered_before, told, .. } = *recorded;
            let place = access.place;
            // What is no socket has a number of its own, or none.
            let own = u64::from(place.parts().object.0);
            let name = place.socket().map_or(Some(own), |id| self.order.name(id));
            let Some(name) = name else { continue };
            let flags = u64::from(told) << 2 | u64::from(access.writes()) << 1 | u64::from(leads);
            let parts = place.parts();
            let (one, other) = match place {
                // Positions count from what was read so far.
                Place::Sent { to, from, upto } => {
                    let read = self.network.read_at(to);
                    (from.wrapping_sub(read), distance(read, upto))
                }
                Place::Arrival { to, from, upto } => {
                    let read = self.network.read_at(to);
                    (from.wrapping_sub(read), distance(read, upto))
                }
                // So does room, which lies as far ahead as a direction holds bytes.
                Place::Room { to, from, upto } => {
                    let read = self.network.read_at(to);
                    (from.wrapping_sub(read), distance(read, upto))
                }
                Place::Datagrams { to, from, upto } => {
                    let mailbox = self.network.get(to).and_then(Socket::mailbox);
                    let taken = mailbox.map_or(0, |mailbox| mailbox.taken);
                    (from.wrapping_sub(taken), distance(taken, upto))
                }
                // The name of the socket says the rest.
                _ if place.socket().is_some() => (0, 0),
                _ => (parts.from, parts.upto),
            };
            let tag = u64::from(parts.tag);
            let behind = self.named(ordered_before.0 & others.threads);
            self.out.extend([tag << 56 | flags << 40 | name, one, other, behind]);
        }
    }

    /// A set of threads, by their names: their numbers depend on the path.
    fn named(&self, threads: u64) -> u64 {
        let members = (0..u64::BITS).filter(|id| threads >> id & 1 != 0);
        let mixed = members.map(|id| mix((self.thread)(ThreadId(id)).name));
        mixed.fold(0, u64::wrapping_add)
    }
}

/// Spreads a name over all bits, so that sums of different sets differ.
fn mix(name: u64) -> u64 {
    let mixed = (name ^ name >> 30).wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ mixed >> 31
}

impl<'a, F: Fn(ThreadId) -> ThreadView<'a>> Tells for Description<'a, F> {
    fn word(&mut self, word: u64) {
        self.out.push(word);
    }

    fn socket(&mut self, id: SocketId) {
        self.out.push(self.order.name(id).unwrap_or(0));
    }

    fn thread(&mut self, id: Option<ThreadId>) {
        let name = id.map_or(0, |id| (self.thread)(id).name);
        self.out.push(name);
    }

    fn bytes(&mut self, bytes: &[u8]) {
        self.out.push(bytes.len() as u64);
        self.out.extend(bytes.chunks(8).map(|chunk| {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            u64::from_le_bytes(word)
        }));
    }

    fn pasts(&mut self, pasts: &[&Past], read: u64) {
        let mark = self.out.len();
        self.out.push(0);
        for past in pasts {
            self.causal_past(past, read);
        }
        self.out[mark] = (self.out.len() - mark) as u64;
    }
}

/// How far a position lies behind what was read; what has no end is equally far from everywhere.
fn distance(read: u64, upto: u64) -> u64 {
    if upto == u64::MAX { u64::MAX } else { upto.wrapping_sub(read) }
}
