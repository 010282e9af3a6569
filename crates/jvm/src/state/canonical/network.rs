//! The network as part of a description: sockets are named by who holds them.

use heddle_access::{Place, Recorded};

use super::super::thread::{Status, Thread, ThreadId};
use super::Describer;
use super::walk::Walk;
use crate::machine::Machine;
use crate::watch::matters;
use heddle_net::{Awaits, Network, NetworkStatus, Options, Past, Role, Socket, SocketId};

/// Sockets in the order in which they are told, which does not depend on their numbers.
struct Order {
    sockets: Vec<SocketId>,
}

impl Order {
    fn new(network: &Network, met: &[u32]) -> Order {
        let mut order = Order { sockets: Vec::new() };
        // What was there at the base has the same number on all paths.
        for (id, _) in network.sockets().filter(|(id, _)| id.0 < network.base) {
            order.add(network, id);
        }
        // An object holds the number of its socket, plus one.
        for id in met.iter().filter_map(|held| held.checked_sub(1)) {
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
        let mut next = 0;
        while let Some(&id) = order.sockets.get(next) {
            next += 1;
            match network.get(id).map(|socket| &socket.role) {
                Some(Role::Connected(end)) => order.add(network, end.peer),
                Some(Role::Listening(listener)) => {
                    listener.queue.iter().for_each(|&id| order.add(network, id));
                }
                _ => {}
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

impl Machine {
    /// Describes all that lies between processes; nothing if there is nothing.
    pub(super) fn describe_network(&self, describer: &mut Describer) {
        let network = &*self.network;
        let quiet = |thread: &Thread| {
            let NetworkStatus { runs: _, sent, waited, pending_operation, fault, done } =
                &thread.network;
            thread.run.beyond().is_empty()
                && (*sent, *waited) == (0, false)
                && (*pending_operation, *fault, *done) == (None, None, None)
        };
        let untouched = network.faults_left == network.config.settings.fault_budget;
        if untouched && network.is_empty() && self.threads.iter().all(quiet) {
            return;
        }
        describer.scratch.out.push(network.faults_left.map_or(0, |left| u64::from(left) + 1));
        let order = Order::new(network, &describer.scratch.sockets);
        let names = &describer.names;
        let mut telling = Telling { machine: self, order, names, out: &mut describer.scratch.out };
        for index in 0..telling.order.sockets.len() {
            let id = telling.order.sockets[index];
            if let Some(socket) = network.get(id) {
                telling.socket(socket);
            }
        }
        for &(_, thread) in &describer.order {
            let thread = &self.threads[thread as usize];
            if thread.is_alive() {
                telling.awaits(thread);
            }
        }
        let live = describer.live.iter().fold(0, |all, live| all | live);
        for thread in &self.threads {
            telling.accesses(thread, live);
        }
    }
}

/// How far a position lies behind what was read; what has no end is equally far from everywhere.
fn distance(read: u64, upto: u64) -> u64 {
    if upto == u64::MAX { u64::MAX } else { upto.wrapping_sub(read) }
}

/// The threads of all processes that can still do something, but for one.
fn others(thread: &Thread, live: u64) -> u64 {
    live & !(1 << thread.id.0.min(63))
}

/// The network accesses of a thread that can still collide with something.
fn mattering<'a>(
    thread: &'a Thread,
    live: u64,
    network: &'a Network,
) -> impl Iterator<Item = &'a Recorded> {
    let others = others(thread, live);
    let unordered = move |recorded: &&Recorded| others & !recorded.ordered_before.0 != 0;
    let accesses = thread.run.beyond().iter().filter(unordered);
    accesses.filter(move |recorded| matters(recorded, network))
}

impl Walk<'_> {
    /// The monitors under which a thread dealt with the network, as far as anybody can still take
    /// them.
    pub(super) fn protection(&mut self, thread: &Thread, live: u64, network: &Network) {
        if thread.run.beyond().is_empty() {
            return;
        }
        for recorded in mattering(thread, live, network) {
            let [first, second] = recorded.locks.map(|lock| self.known(lock).unwrap_or(0));
            self.out(second << 32 | first);
        }
    }
}

struct Telling<'a> {
    machine: &'a Machine,
    order: Order,
    /// The Java numbers of threads.
    names: &'a [u64],
    out: &'a mut Vec<u64>,
}

impl Telling<'_> {
    fn thread(&mut self, id: ThreadId) {
        let process = self.machine.threads[id.0 as usize].process;
        let name = self.names.get(id.0 as usize).map_or(0, |name| name + 1);
        self.out.push(u64::from(process.0) << 48 | name);
    }

    fn name(&mut self, id: SocketId) {
        self.out.push(self.order.name(id).unwrap_or(0));
    }

    fn socket(&mut self, socket: &Socket) {
        let Socket { process, local, options, role, closed } = socket;
        let local = local.map_or(0, |local| u64::from(local.ip) << 16 | u64::from(local.port));
        self.out.push(u64::from(process.0) << 56 | local << 2 | u64::from(*closed));
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
        } = *options;
        let pair = |one: i32, other: i32| u64::from(one as u32) << 32 | u64::from(other as u32);
        let flags = [
            no_delay,
            keep_alive,
            reuse_address,
            reuse_port,
            out_of_band_inline,
            quick_acknowledge,
        ];
        let flags = flags.iter().fold(0, |bits, &flag| bits << 1 | i32::from(flag));
        self.out.extend([
            pair(timeout, linger),
            pair(traffic_class, flags),
            pair(send_buffer, receive_buffer),
            pair(keep_idle, keep_interval << 8 | keep_count),
        ]);
        match role {
            Role::Idle => self.out.push(0),
            Role::Connecting(address) => {
                self.out.push(1 << 60 | u64::from(address.ip) << 16 | u64::from(address.port));
            }
            Role::Listening(listener) => {
                let count = listener.queue.len() as u64;
                let asked = u64::from(listener.asked);
                let backlog = u64::from(listener.backlog);
                self.out.push(2 << 60 | asked << 59 | count << 32 | backlog);
                for &id in &listener.queue {
                    self.name(id);
                }
            }
            Role::Connected(end) => {
                let flags = [
                    end.is_server,
                    end.finished,
                    end.pending_error.is_some(),
                    end.torn,
                    end.input_shut,
                    end.output_shut,
                ];
                let flags = flags.iter().fold(0, |bits, &flag| bits << 1 | u64::from(flag));
                self.out.push(3 << 60 | flags << 16 | u64::from(end.service));
                self.out.push(u64::from(end.remote.ip) << 16 | u64::from(end.remote.port));
                self.name(end.peer);
                let bytes = end.inbox.unread(&self.machine.network.config);
                for bytes in [&bytes, &end.heard, &end.said] {
                    self.bytes(bytes);
                }
                match end.writer {
                    Some(writer) => self.thread(writer),
                    None => self.out.push(0),
                }
                let mark = self.out.len();
                self.out.push(0);
                for past in &end.pasts {
                    self.causal_past(past, end.read);
                }
                self.out[mark] = (self.out.len() - mark) as u64;
            }
        }
    }

    fn bytes(&mut self, bytes: &[u8]) {
        self.out.push(bytes.len() as u64);
        self.out.extend(bytes.chunks(8).map(|chunk| {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            u64::from_le_bytes(word)
        }));
    }

    /// What a past says about runs that are still the last of their threads.
    fn causal_past(&mut self, past: &Past, read: u64) {
        self.out.push(distance(read, past.upto) << 1 | 1);
        for &(id, runs, count) in &past.knows {
            let thread = &self.machine.threads[id.0 as usize];
            if thread.network.runs == runs && thread.run.beyond().len() >= count as usize {
                self.thread(id);
                self.out.push(u64::from(count) << 1);
            }
        }
    }

    fn awaits(&mut self, thread: &Thread) {
        let NetworkStatus { runs: _, sent, waited, pending_operation, fault, done } =
            &thread.network;
        if (*sent, *waited) != (0, false)
            || (*pending_operation, *fault, *done) != (None, None, None)
        {
            self.thread(thread.id);
            let operation = pending_operation
                .map_or(0, |at| (at.operation as u64 + 1) << 1 | u64::from(at.limited));
            let fault = fault.map_or(0, |fault| fault as u64 + 1);
            let waited = u64::from(*waited);
            self.out
                .push(5 << 60 | waited << 56 | operation << 40 | fault << 32 | u64::from(*sent));
            self.out.push(done.map_or(0, |done| done.wrapping_add(1)));
        }
        let Status::Network { awaits, .. } = thread.status else { return };
        let tag = match awaits {
            Awaits::Connection(_) => 1,
            Awaits::Room(_) => 2,
            Awaits::Bytes(_) => 3,
            Awaits::Space(_) => 4,
        };
        self.thread(thread.id);
        let name = self.order.name(awaits.socket()).unwrap_or(0);
        self.out.push(tag << 32 | name);
    }

    /// What a thread did to the network since it last stopped, as far as it can matter.
    fn accesses(&mut self, thread: &Thread, live: u64) {
        let network = &*self.machine.network;
        let mut first = true;
        let others = others(thread, live);
        for recorded in mattering(thread, live, network) {
            if std::mem::take(&mut first) {
                self.thread(thread.id);
            }
            // Monitors are told with the objects of the process.
            let Recorded { access, leads, ordered_before, told, .. } = *recorded;
            let place = access.place;
            let name = place.socket().map_or(Some(0), |id| self.order.name(id));
            let Some(name) = name else { continue };
            let flags = u64::from(told) << 2 | u64::from(access.writes()) << 1 | u64::from(leads);
            let parts = place.parts();
            let (one, other) = match place {
                // Positions count from what was read so far.
                Place::Sent { to, from, upto } => {
                    let read = network.get(to).and_then(Socket::end).map_or(0, |end| end.read);
                    (from.wrapping_sub(read), distance(read, upto))
                }
                // The name of the socket says the rest.
                _ if place.socket().is_some() => (0, 0),
                _ => (parts.from, parts.upto),
            };
            let tag = u64::from(parts.tag);
            self.out.extend([
                tag << 56 | flags << 40 | name,
                one,
                other,
                ordered_before.0 & others,
            ]);
        }
    }
}
