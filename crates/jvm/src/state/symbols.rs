//! What varies of cryptography as terms: random values that were drawn, what processes claimed, and what an
//! adversary knows.

use std::sync::Arc;

use heddle_access::SocketId;
use heddle_symbolic::{Knowledge, TermId, Terms};

/// Everything of it. What terms are lies outside: the table of them only grows.
#[derive(Clone, Default)]
pub struct Symbols {
    /// How many random values each thread drew, by its number.
    fresh: Vec<(u32, u32)>,
    /// What is to stay secret, and what it is called.
    pub secrets: Vec<(TermId, Arc<str>)>,
    /// What values are called, for people only.
    pub names: Vec<(TermId, Arc<str>)>,
    /// Sessions that began and that nobody has ended: the event, its data, how many.
    begun: Vec<(Arc<str>, TermId, u32)>,
    /// What the adversary knows.
    pub knowledge: Knowledge,
    /// Messages that it has seen, in the order of their digests.
    pub messages: Vec<TermId>,
    /// The connections that end at the adversary, as long as their processes have them.
    pub tapped: Vec<Tapped>,
    /// What was said, while the adversary only delivers.
    pub said: Vec<Said>,
    /// How often the adversary has connected, by process and port.
    made: Vec<((u32, u16), u32)>,
    /// The process that the adversary spoke to last, as long as nobody else can tell.
    pub addressed: Option<u32>,
}

/// A message, and where in a conversation it has its place.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Said {
    /// The port of who listens.
    pub port: u16,
    pub from_server: bool,
    /// How many messages the sender had sent before.
    pub number: u32,
    pub message: TermId,
}

/// A connection that ends at the adversary, with a process that does not know it.
#[derive(Clone, Copy)]
pub struct Tapped {
    /// The end of the adversary.
    pub socket: SocketId,
    /// What tells it from others on every path: the process and its two ports.
    pub name: (u32, u16, u16),
    /// Whether the process listened.
    pub is_server: bool,
    /// How many messages came from the process, and how many went to it.
    pub heard: u32,
    pub told: u32,
    /// How many of them one side has sent since the other last did: the process where it is `answers`.
    pub in_a_row: u32,
    pub answers: bool,
}

impl Tapped {
    /// How many messages in a row one side has sent and waits for an answer to.
    pub fn row_of(&self, process: bool) -> u32 {
        if self.answers == process { self.in_a_row } else { 0 }
    }

    /// One side, the process or the adversary, has sent a message.
    pub fn count(&mut self, process: bool) {
        self.in_a_row = self.row_of(process) + 1;
        self.answers = process;
        *(if process { &mut self.heard } else { &mut self.told }) += 1;
    }
}

impl Symbols {
    /// The number of the next random value that a thread draws.
    pub(super) fn draw(&mut self, owner: u32) -> u32 {
        if let Some((_, count)) = self.fresh.iter_mut().find(|(known, _)| *known == owner) {
            *count += 1;
            return *count - 1;
        }
        self.fresh.push((owner, 1));
        self.fresh.sort_unstable();
        0
    }

    /// How often the adversary has connected to a port of a process.
    pub(super) fn made(&self, to: (u32, u16)) -> u32 {
        self.made.iter().find(|(known, _)| *known == to).map_or(0, |&(_, count)| count)
    }

    /// The adversary has connected once more.
    pub(super) fn count_made(&mut self, to: (u32, u16)) {
        match self.made.iter_mut().find(|(known, _)| *known == to) {
            Some((_, count)) => *count += 1,
            None => self.made.push((to, 1)),
        }
        self.made.sort_unstable();
    }

    pub(super) fn begin(&mut self, event: &str, data: TermId) {
        let same =
            |(name, known, _): &&mut (Arc<str>, TermId, u32)| **name == *event && *known == data;
        match self.begun.iter_mut().find(same) {
            Some((_, _, count)) => *count += 1,
            None => self.begun.push((event.into(), data, 1)),
        }
    }

    /// Whether a session with this data began; one that is ended `for_good` is over.
    pub(super) fn end(&mut self, event: &str, data: TermId, for_good: bool) -> bool {
        let same = |(name, known, count): &&mut (Arc<str>, TermId, u32)| {
            **name == *event && *known == data && *count > 0
        };
        let Some((_, _, count)) = self.begun.iter_mut().find(same) else { return false };
        *count -= u32::from(for_good);
        true
    }

    /// The data of all sessions of an event that began.
    pub(super) fn began(&self, event: &str) -> Vec<TermId> {
        self.begun.iter().filter(|(name, ..)| **name == *event).map(|&(_, data, _)| data).collect()
    }

    /// Takes down a message. Gives whether it is a new one.
    pub(super) fn hear(&mut self, terms: &Terms, message: TermId) -> bool {
        self.knowledge.learn(terms, message);
        let digest = terms.digest(message);
        let place = self.messages.binary_search_by_key(&digest, |&known| terms.digest(known));
        if let Err(place) = place {
            self.messages.insert(place, message);
        }
        place.is_err()
    }

    /// Takes down where a message was said.
    pub(super) fn note_said(&mut self, terms: &Terms, said: Said) {
        if !self.said.contains(&said) {
            self.said.push(said);
            self.said
                .sort_by_key(|it| (terms.digest(it.message), it.port, it.from_server, it.number));
        }
    }

    /// Nothing where cryptography is not symbolic and nothing was claimed. Whoever `is_over` draws no more
    /// random values.
    pub(super) fn describe(
        &self,
        terms: &Terms,
        is_over: impl Fn(u32) -> bool,
        out: &mut Vec<u64>,
    ) {
        let Symbols { fresh, secrets, names: _, begun, .. } = self;
        for &(owner, count) in fresh.iter().filter(|(owner, _)| !is_over(*owner)) {
            out.push(20 << 56 | u64::from(owner) << 28 | u64::from(count));
        }
        let mut claims: Vec<(u128, u32, u64)> = Vec::new();
        claims.extend(secrets.iter().map(|&(id, _)| (terms.digest(id), 0, 21)));
        // What has ended as often as it began is as if it had never begun.
        let open = begun.iter().filter(|(_, _, count)| *count > 0);
        claims.extend(open.map(|&(ref name, id, count)| {
            let named = terms.apply("event", &[terms.text(name.as_bytes()), id], 16);
            (terms.digest(named), count, 22)
        }));
        claims.sort_unstable();
        for (digest, count, tag) in claims {
            out.extend([tag << 56 | u64::from(count), digest as u64, (digest >> 64) as u64]);
        }
        self.describe_adversary(terms, out);
    }

    /// What the adversary can go by.
    pub(super) fn describe_adversary(&self, terms: &Terms, out: &mut Vec<u64>) {
        let Symbols { knowledge, messages, tapped, said, made, addressed, .. } = self;
        out.extend(addressed.map(|process| 28 << 56 | u64::from(process)));
        let term = |tag: u64, id: TermId, out: &mut Vec<u64>| {
            let digest = terms.digest(id);
            out.extend([tag << 56, digest as u64, (digest >> 64) as u64]);
        };
        knowledge.terms().iter().for_each(|&id| term(23, id, out));
        messages.iter().for_each(|&id| term(24, id, out));
        // In the order of their digests, too.
        for &Said { port, from_server, number, message } in said {
            let place = u64::from(port) << 33 | u64::from(from_server) << 32 | u64::from(number);
            out.push(27 << 56 | place);
            term(27, message, out);
        }
        let mut ends: Vec<[u64; 3]> = Vec::new();
        for end in tapped {
            let (process, one, other) = end.name;
            let ports = u64::from(one) << 16 | u64::from(other);
            ends.push([
                25 << 56 | u64::from(process) << 32 | ports,
                u64::from(end.heard) << 32 | u64::from(end.told),
                u64::from(end.in_a_row) << 1 | u64::from(end.answers),
            ]);
        }
        ends.sort_unstable();
        out.extend(ends.concat());
        for &((process, port), count) in made {
            out.push(
                26 << 56 | u64::from(process) << 40 | u64::from(port) << 24 | u64::from(count),
            );
        }
    }
}
