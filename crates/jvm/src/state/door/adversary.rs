//! The adversary: what it sees, what it can do, and doing it.
//!
//! It acts when nobody else can go on, so all that a process wrote before it had to wait is one message, and
//! what the adversary does meets nobody. It takes in everything that was sent, connects to who listens, and
//! then sends one message on one connection, of those it has seen and those it can make, or closes one.

use heddle_access::{ProcessId, SocketId};
use heddle_net::{Awaits, NetEvent, Role};
use heddle_symbolic::{Composer, TermId};
use rustc_hash::FxHashSet;
use xxhash_rust::xxh3::xxh3_128;

use super::Call;
use crate::events::What;
use crate::interp::{Result, Stop};
use crate::machine::Machine;
use crate::schedule::{Messages, Readiness, Shapes, Turn};
use crate::state::Symbols;
use crate::state::symbols::{Said, Tapped};
use crate::state::thread::Awaited;
use crate::state::{Status, Thread, ThreadId};

/// The most messages that are offered at once.
const OFFERS_MAX: usize = 50_000;
/// How many ports the adversary has for connections to one process before it takes any.
const CONNECTIONS: u32 = 8;

/// One of the things that the adversary can do. Connections go by their places among those that end here.
#[derive(Clone, Copy)]
enum Deed {
    Tell(usize, TermId),
    Close(usize),
    /// Nothing, for so many nanoseconds.
    Wait(i64),
}

impl Machine {
    /// Whether nobody but a thread can go on.
    pub(crate) fn is_quiet_but_for(&self, id: ThreadId) -> bool {
        let others = self.threads.iter().filter(|thread| thread.id != id);
        others.into_iter().all(|thread| self.readiness(thread.id) != Readiness::Ready)
    }

    pub(super) fn is_intruder(&self, process: ProcessId) -> bool {
        self.network.adversary().is_some_and(|adversary| adversary.process == process.0)
    }

    /// Takes in connections and messages, and connects to who listens. Done again it does nothing.
    fn tap(&mut self) {
        let Some(adversary) = self.network.adversary().cloned() else { return };
        let process = ProcessId(adversary.process);
        self.learn_names(&adversary.names);
        let own = self.own_listeners(process);
        for listener in own {
            while let Some(accepted) = self.network_mut().accept(listener) {
                self.add_tapped(accepted.socket, false);
            }
        }
        for socket in self.tapped_sockets() {
            let _heard = self.hear_on(socket);
        }
        self.leave_closed();
        for listener in self.network.tapped_listeners() {
            self.connect_to(process, listener, adversary.sessions);
        }
        self.notice_what_may_come();
        self.check_secrets();
    }

    /// Names are public, and so are other texts that were named to the adversary.
    fn learn_names(&mut self, names: &[String]) {
        let terms = &self.program.terms;
        for name in names {
            let text = terms.text(name.as_bytes());
            if !self.symbols.knowledge.has(terms, text) {
                self.symbols_mut().knowledge.learn(terms, text);
            }
        }
    }

    pub(super) fn tapped_sockets(&self) -> Vec<SocketId> {
        self.symbols.tapped.iter().map(|end| end.socket).collect()
    }

    /// Closes connections whose processes have closed them. All that came on them was taken in.
    fn leave_closed(&mut self) {
        for socket in self.tapped_sockets() {
            let peer = self.network.peer_of(socket).and_then(|peer| self.network.get(peer));
            if peer.is_none_or(|peer| peer.closed) {
                self.network_mut().close(socket, false);
                self.symbols_mut().tapped.retain(|end| end.socket != socket);
            }
        }
    }

    /// Connects to a listener, so that there is a connection on which nothing was said yet. Further ones would
    /// be like it: whichever of them is used first may as well be the first. Where nothing is reduced, all are
    /// made at once.
    fn connect_to(&mut self, process: ProcessId, listener: SocketId, sessions: u32) {
        let reduces = self.reduces_adversary();
        let Some(socket) = self.network.get(listener) else { return };
        let Some(address) = socket.local else { return };
        let to = (socket.process.0, address.port);
        while self.symbols.made(to) < sessions {
            let is_unused = |end: &Tapped| {
                end.is_server
                    && (end.name.0, end.name.1) == to
                    && end.heard == 0
                    && end.told == 0
                    && (self.is_pending(end.socket) || self.is_awaited(end.socket))
            };
            if reduces && self.symbols.tapped.iter().any(is_unused)
                || self.connect_as_adversary(process, listener).is_none()
            {
                return;
            }
            self.symbols_mut().count_made(to);
        }
    }

    /// Whether nobody has accepted a connection yet.
    fn is_pending(&self, socket: SocketId) -> bool {
        let Some(peer) = self.network.peer_of(socket) else { return false };
        self.network.sockets().any(|(_, other)| match &other.role {
            Role::Listening(listener) => listener.queue.contains(&peer),
            _ => false,
        })
    }

    /// The sockets of the adversary that are no connections: where it is reached.
    pub(super) fn own_listeners(&self, process: ProcessId) -> Vec<SocketId> {
        let own = self.network.sockets().filter(|(_, socket)| {
            socket.process == process && socket.end().is_none() && !socket.closed
        });
        own.map(|(id, _)| id).collect()
    }

    /// Connects the adversary to a listener.
    pub(super) fn connect_as_adversary(
        &mut self,
        process: ProcessId,
        listener: SocketId,
    ) -> Option<SocketId> {
        let socket = self.network.get(listener)?;
        let (server, address) = (socket.process, socket.local?);
        // Ports that do not tell when else the adversary has connected.
        let nth = 1 + server.0 * CONNECTIONS + self.symbols.made((server.0, address.port));
        let network = self.network_mut();
        let id = network.create(process);
        network.bind_to_own(id, nth as u16);
        let ip = network.config.hosts.address_of(server);
        let address = heddle_net::Address { ip: heddle_net::Ip::Four(ip), ..address };
        if matches!(network.connect(id, address), Ok(Some(_))) {
            self.add_tapped(id, true);
            let peer = self.network.peer_of(id);
            let to = self.called(peer, address);
            self.note_on(id, peer, 0, |_| What::Network(NetEvent::Connect { to, done: true }));
            Some(id)
        } else {
            self.network_mut().close(id, false);
            None
        }
    }

    /// Takes in what was sent on a connection, if anything was.
    pub(super) fn hear_on(&mut self, socket: SocketId) -> Option<Vec<u8>> {
        let index = self.symbols.tapped.iter().position(|end| end.socket == socket)?;
        let end = self.symbols.tapped[index];
        let Tapped { heard, is_server, name, .. } = end;
        let inbox = self.network.get(socket).and_then(|socket| socket.end());
        if inbox.is_none_or(|end| end.inbox.is_empty()) {
            return None;
        }
        let bytes = self.network_mut().read(socket, usize::MAX).ok()?;
        let upto = self.network.read_at(socket);
        self.acquire_pasts(socket, upto);
        let peer = self.network.peer_of(socket);
        self.note_on(socket, peer, upto, |_| {
            What::Network(NetEvent::Receive { bytes: bytes.clone() })
        });
        let terms = &self.program.terms;
        let message = terms.parse(&bytes);
        if let Some(watch) = self.watch() {
            let turn = Turn {
                port: name.1,
                from_server: is_server,
                number: heard,
                in_a_row: end.row_of(true),
            };
            watch.learned.shapes.meet(terms, turn, message);
        }
        let is_delivered = self.watch().is_some_and(|watch| watch.learned.shapes.are_honest());
        let before = self.symbols.knowledge.clone();
        let symbols = self.symbols_mut();
        if is_delivered {
            let said = Said { port: name.1, from_server: is_server, number: heard, message };
            symbols.note_said(terms, said);
        }
        symbols.tapped[index].count(true);
        if symbols.hear(terms, message) {
            symbols.addressed = None;
        }
        let now = self.symbols.knowledge.terms().iter().copied();
        let new: Vec<TermId> = now.filter(|&id| !before.has(terms, id)).collect();
        let shown = self.show_terms(&new);
        if !shown.is_empty() {
            self.note(|_| What::Says { text: format!("learns {shown}") });
        }
        Some(bytes)
    }

    /// Takes in a datagram that the current process sends: it does not come by the adversary, who hears it.
    pub(super) fn overhear(&mut self, bytes: &[u8]) {
        let process = self.thread().process;
        if self.network.adversary().is_some_and(|it| it.between.contains(&process.0)) {
            let terms = &self.program.terms;
            let message = terms.parse(bytes);
            self.symbols_mut().hear(terms, message);
            self.check_secrets();
        }
    }

    pub(super) fn add_tapped(&mut self, socket: SocketId, is_server: bool) {
        let Some(end) = self.network.get(socket).and_then(|socket| socket.end()) else { return };
        let peer = self.network.get(end.peer);
        let process = peer.map_or(0, |peer| peer.process.0);
        let port = match is_server {
            true => self.network.get(socket).and_then(|socket| socket.local),
            false => peer.and_then(|peer| peer.local),
        };
        let name = (process, end.service, port.map_or(0, |port| port.port));
        let tapped =
            Tapped { socket, name, is_server, heard: 0, told: 0, in_a_row: 0, answers: false };
        let symbols = self.symbols_mut();
        symbols.tapped.push(tapped);
        symbols.tapped.sort_by_key(|end| (end.name, end.is_server));
    }

    /// Whether somebody waits for bytes at the other end of a connection.
    pub(super) fn is_awaited(&self, socket: SocketId) -> bool {
        let Some(peer) = self.network.peer_of(socket) else { return false };
        let Some(other) = self.network.get(peer) else { return false };
        let Some(end) = other.end().filter(|_| !other.closed) else { return false };
        let waits = |status: Status| match status {
            // Who sleeps may look for bytes afterwards, and not wait for them.
            Status::Sleeping { .. } => true,
            Status::Network { awaits: Awaits::Bytes(id) | Awaits::Ready(id, _), .. } => id == peer,
            // Who waits for several may wait for this one.
            Status::Network { awaits: Awaits::Selected(_), .. } => true,
            _ => false,
        };
        end.inbox.is_empty()
            && !end.input_shut
            && self
                .threads
                .iter()
                .any(|thread| thread.process == other.process && waits(thread.status()))
    }

    /// Each message to whoever waits for it on the other side, in the order in which it was said.
    fn deliveries(&self) -> Vec<Deed> {
        let mut offers = Vec::new();
        for (index, end) in self.symbols.tapped.iter().enumerate() {
            let is_next = |said: &&Said| {
                (said.port, said.from_server, said.number) == (end.name.1, !end.is_server, end.told)
            };
            if self.is_awaited(end.socket) {
                let next = self.symbols.said.iter().filter(is_next);
                offers.extend(next.map(|said| Deed::Tell(index, said.message)));
            }
        }
        offers
    }

    /// Where deadlines come in order, none comes as long as the adversary acts. So it may also wait until just
    /// behind the next.
    fn pauses(&self) -> Option<Deed> {
        let sleepers = self
            .threads
            .iter()
            .filter(|it| self.time_ordered && self.readiness(it.id) == Readiness::Timed);
        let next = sleepers.filter_map(Thread::deadline).min()?;
        Some(Deed::Wait((next - self.now).max(0) + 1))
    }

    /// What can be done to processes now.
    fn offers(&self) -> Result<Vec<Deed>> {
        let Some(adversary) = self.network.adversary() else { return Ok(Vec::new()) };
        let Some(watch) = self.watch() else { return Ok(Vec::new()) };
        let shapes = &watch.learned.shapes;
        if shapes.are_honest() {
            return Ok(self.deliveries());
        }
        let addressed = self.symbols.addressed;
        let ends = self.symbols.tapped.iter().enumerate();
        let awaited: Vec<(usize, &Tapped)> = ends
            .filter(|(_, end)| addressed.is_none_or(|process| process == end.name.0))
            .filter(|(_, end)| self.is_awaited(end.socket))
            .collect();
        let mut offers = Vec::new();
        for &(index, end) in &awaited {
            // More than anybody sends there is not worth sending.
            let (most, in_a_row) = shapes.turns(end.name.1, !end.is_server);
            if end.told < adversary.messages.min(most) && end.row_of(false) < in_a_row {
                // A server may take at once what its clients send only later.
                let place = (!adversary.untyped).then_some((end.name.1, !end.is_server));
                let messages = self.messages_for(place)?;
                offers.extend(messages.iter().map(|&message| Deed::Tell(index, message)));
            }
        }
        // Who waits for what no longer comes may be told that it does not.
        offers.extend(awaited.iter().map(|&(index, _)| Deed::Close(index)));
        match offers.len() > OFFERS_MAX {
            true => Err(Stop::Unsupported(format!(
                "an adversary with {} messages to send",
                offers.len()
            ))),
            false => Ok(offers),
        }
    }

    /// The adversary is about to do something on a connection.
    fn turn_to(&mut self, index: usize) -> SocketId {
        let Tapped { socket, name, .. } = self.symbols.tapped[index];
        self.address(name.0);
        socket
    }

    /// The messages that the adversary has seen, and those of the shapes of a place that it can make: those
    /// that are sent to a port or, where who listens there sends, from it; or of all.
    fn messages_for(&self, place: Option<(u16, bool)>) -> Result<Messages> {
        let Some(watch) = self.watch() else { return Ok(Messages::default()) };
        let shapes = &watch.learned.shapes;
        let terms = &self.program.terms;
        let Symbols { knowledge, messages: seen, .. } = &*self.symbols;
        let mut key = place
            .map_or(Vec::new(), |(port, side)| vec![port as u8, (port >> 8) as u8, side.into()]);
        let all = knowledge.terms().iter().chain(seen);
        key.extend(all.flat_map(|&id| terms.digest(id).to_le_bytes()));
        key.extend(knowledge.terms().len().to_le_bytes());
        let key = xxh3_128(&key);
        if let Some(messages) = shapes.made(key) {
            return Ok(messages);
        }
        let Some(adversary) = self.network.adversary() else { return Ok(Messages::default()) };
        let names: Vec<Box<[u8]>> =
            adversary.names.iter().map(|name| name.as_bytes().into()).collect();
        let typed = !adversary.untyped;
        let composer = Composer::new(terms, knowledge, &names, self.public_pairs(shapes), typed);
        let mut messages = seen.clone();
        let mut known: FxHashSet<TermId> = messages.iter().copied().collect();
        for shape in shapes.of(place) {
            for text in composer.unknown_texts(shape) {
                shapes.miss(self.show_term(text));
            }
            let Some(made) = composer.fill(shape) else {
                let what = format!(
                    "an adversary with more than 20000 messages of the shape {}",
                    self.show_term(shape)
                );
                return Err(Stop::Unsupported(what));
            };
            messages.extend(made.into_iter().filter(|&message| known.insert(message)));
        }
        let messages = Messages::from(messages);
        shapes.keep_made(key, messages.clone());
        Ok(messages)
    }

    /// The pairs of keys whose public keys everybody knows, or the adversary has seen in use.
    fn public_pairs(&self, shapes: &Shapes) -> Vec<TermId> {
        let terms = &self.program.terms;
        let mut pairs = shapes.pairs();
        shapes.of(None).into_iter().for_each(|shape| terms.pairs_in(shape, &mut pairs));
        self.symbols.messages.iter().for_each(|&message| terms.pairs_in(message, &mut pairs));
        for &known in self.symbols.knowledge.terms() {
            // Who has a private key has the public one.
            if let heddle_symbolic::Term::Apply { operation, arguments, .. } = terms.get(known)
                && &*operation == heddle_symbolic::PRIVATE
                && let Some(&pair) = arguments.first()
                && !pairs.contains(&pair)
            {
                pairs.push(pair);
            }
        }
        pairs.sort_by_key(|&pair| terms.digest(pair));
        pairs
    }
}

impl Call<'_> {
    /// The adversary does one thing. Gives how long it waits before the next; nothing if there is none that it
    /// can do.
    pub fn act_as_adversary(&mut self) -> Result<Option<i64>> {
        let machine = &mut *self.machine;
        if !machine.is_watched() || !machine.is_intruder(machine.thread().process) {
            return Ok(None);
        }
        machine.await_protocol(Awaited::Quiet)?;
        machine.log_carrier();
        machine.tap();
        // Whom it has just connected to goes on first.
        if !machine.is_quiet_but_for(machine.current) {
            machine.thread_mut().chosen = false;
            return Ok(Some(0));
        }
        if let Some(watch) = machine.watch_mut()
            && watch.learned.shapes.is_time_for_more()
        {
            watch.policy.restart = true;
        }
        let mut offers = machine.offers()?;
        if offers.is_empty() && machine.watch().is_some_and(|watch| watch.ends_count) {
            machine.is_noticed();
            offers = machine.offers()?;
        }
        offers.extend(machine.pauses());
        if offers.is_empty() {
            machine.thread_mut().chosen = false;
            return Ok(None);
        }
        let way = machine.choose(offers.len() as u32)?;
        machine.thread_mut().chosen = false;
        match offers[way as usize] {
            Deed::Tell(index, message) => {
                let socket = machine.turn_to(index);
                let bytes = machine.program.terms.bytes(message);
                machine.tell_on(socket, message, &bytes);
            }
            Deed::Close(index) => {
                let socket = machine.turn_to(index);
                machine.close_as_adversary(socket);
            }
            Deed::Wait(nanos) => return Ok(Some(nanos)),
        }
        Ok(Some(0))
    }
}
