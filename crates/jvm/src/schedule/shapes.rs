//! Shapes of messages that honest processes were seen to send: what an adversary makes messages of.
//!
//! A search goes by the shapes that were known when it began, so that what is offered depends on nothing
//! but the state. What it met beside them is for the next one.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex};

use heddle_symbolic::{TermId, Terms};
use rustc_hash::FxHashMap;

/// Where in a conversation a message has its place: the port of who listened, whether that one sent it, and
/// how many messages the sender had sent before, in all and without an answer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Turn {
    pub port: u16,
    pub from_server: bool,
    pub number: u32,
    pub in_a_row: u32,
}

/// A turn, as in `Turn`, and the shape of a message that was sent there.
pub type WrittenShape = (u16, bool, u32, u32, String);

/// By turn and digest.
type Known = BTreeMap<(Turn, u128), TermId>;

/// Public keys have no turn.
const PUBLIC: Turn = Turn { port: 0, from_server: true, number: u32::MAX, in_a_row: 0 };

/// Messages may be nested so deep in any case, also where honest processes do not come far.
const DEPTH_MIN: u32 = 2;

/// Messages to send.
pub(crate) type Messages = Arc<[TermId]>;

/// Processes by host and port.
type Bound = BTreeMap<(u32, u16), u32>;

#[derive(Default)]
pub struct Shapes {
    /// What can be sent, by all that it depends on.
    made: Mutex<FxHashMap<u128, Messages>>,
    /// Those a search goes by, and all there are.
    known: Mutex<(Known, Known)>,
    /// How often the adversary has acted in this search, and how often when a shape was met that the search
    /// does not go by.
    acts: Mutex<(u64, Option<u64>)>,
    /// Whether messages are only delivered, and how deep results are nested in those that are sent then.
    honest: Mutex<(bool, u32)>,
    /// Who listened or was bound where, by host and port; and whether several were at one place.
    bound: Mutex<(Bound, bool)>,
    /// Texts that stand in shapes and that the adversary does not know.
    missed: Mutex<BTreeSet<String>>,
}

impl Shapes {
    /// The first search looks at what processes send where the adversary delivers it and does nothing else.
    pub fn begin_honestly(&self) {
        self.honest.lock().expect("no worker panics with the lock").0 = true;
    }

    /// Gives whether the search that has ended was the first one.
    pub fn end_honestly(&self) -> bool {
        self.made.lock().expect("no worker panics with the lock").clear();
        std::mem::take(&mut self.honest.lock().expect("no worker panics with the lock").0)
    }

    pub(crate) fn are_honest(&self) -> bool {
        self.honest.lock().expect("no worker panics with the lock").0
    }

    /// A message was sent. What is nested deeper than any message of honest processes has the messages of the
    /// adversary in it, and would give ever deeper ones.
    pub(crate) fn meet(&self, terms: &Terms, turn: Turn, message: TermId) {
        let shape = terms.shape(message);
        let depth = terms.depth(shape);
        let mut honest = self.honest.lock().expect("no worker panics with the lock");
        match honest.0 {
            true => honest.1 = honest.1.max(depth),
            false if depth > honest.1.max(DEPTH_MIN) => return,
            false => {}
        }
        drop(honest);
        let mut known = self.known.lock().expect("no worker panics with the lock");
        known.1.insert((turn, terms.digest(shape)), shape);
    }

    /// The adversary is about to act. Gives whether the search is to begin again with more shapes: once it has
    /// gone about as far again as it had when it met the first of them, since there may be others.
    pub(crate) fn is_time_for_more(&self) -> bool {
        const LEAST: u64 = 100;
        if self.are_honest() {
            return false;
        }
        let grown = self.have_grown();
        let mut acts = self.acts.lock().expect("no worker panics with the lock");
        acts.0 += 1;
        let (now, met) = *acts;
        if grown && met.is_none() {
            acts.1 = Some(now);
        }
        acts.1.is_some_and(|met| now > 2 * met + LEAST)
    }

    /// A process takes a port, or gives it back. Gives whether it is the first that another had, too.
    pub(crate) fn bind(&self, host: u32, port: u16, process: u32) -> bool {
        let mut bound = self.bound.lock().expect("no worker panics with the lock");
        let is_shared = *bound.0.entry((host, port)).or_insert(process) != process;
        is_shared && !std::mem::replace(&mut bound.1, true)
    }

    /// Whether several processes use one port.
    pub fn share_ports(&self) -> bool {
        self.bound.lock().expect("no worker panics with the lock").1
    }

    /// The public key of a pair is used.
    pub(crate) fn publish(&self, terms: &Terms, pair: TermId) {
        let mut known = self.known.lock().expect("no worker panics with the lock");
        known.1.insert((PUBLIC, terms.digest(pair)), pair);
    }

    /// The public keys that everybody knows.
    pub(crate) fn pairs(&self) -> Vec<TermId> {
        self.that(|turn| turn == PUBLIC)
    }

    /// No message of a shape was made for want of a text.
    pub(crate) fn miss(&self, text: String) {
        self.missed.lock().expect("no worker panics with the lock").insert(text);
    }

    /// The texts for want of which no messages were made.
    pub fn missed(&self) -> Vec<String> {
        self.missed.lock().expect("no worker panics with the lock").iter().cloned().collect()
    }

    /// How many messages one side was seen to send on a connection to a port, in all and without an answer;
    /// one at least.
    pub(crate) fn turns(&self, port: u16, from_server: bool) -> (u32, u32) {
        let known = self.known.lock().expect("no worker panics with the lock");
        let turns = known.0.keys().map(|(turn, _)| turn).filter(|&&turn| turn != PUBLIC);
        let own = turns.filter(|turn| (turn.port, turn.from_server) == (port, from_server));
        own.fold((1, 1), |(all, in_a_row), turn| {
            (all.max(turn.number + 1), in_a_row.max(turn.in_a_row + 1))
        })
    }

    /// The shapes to go by: those that one side sends on connections to a port, or on others if it was not
    /// seen to send any there; or all.
    pub(crate) fn of(&self, place: Option<(u16, bool)>) -> Vec<TermId> {
        let Some((port, from_server)) = place else { return self.that(|turn| turn != PUBLIC) };
        let side = |turn: Turn| turn != PUBLIC && turn.from_server == from_server;
        let own = self.that(|turn| side(turn) && turn.port == port);
        if own.is_empty() { self.that(side) } else { own }
    }

    fn that(&self, is_meant: impl Fn(Turn) -> bool) -> Vec<TermId> {
        let known = self.known.lock().expect("no worker panics with the lock");
        let meant = known.0.iter().filter(|((turn, _), _)| is_meant(*turn));
        let mut shapes: Vec<TermId> = meant.map(|(_, &shape)| shape).collect();
        let mut seen = Vec::new();
        shapes.retain(|shape| {
            !seen.contains(shape) && {
                seen.push(*shape);
                true
            }
        });
        shapes
    }

    /// What could be sent where all was as it is now.
    pub(crate) fn made(&self, key: u128) -> Option<Messages> {
        self.made.lock().expect("no worker panics with the lock").get(&key).cloned()
    }

    pub(crate) fn keep_made(&self, key: u128, messages: Messages) {
        self.made.lock().expect("no worker panics with the lock").insert(key, messages);
    }

    /// A search begins: it goes by all there are.
    pub(crate) fn begin(&self) {
        let mut known = self.known.lock().expect("no worker panics with the lock");
        if known.0.len() < known.1.len() {
            self.made.lock().expect("no worker panics with the lock").clear();
            self.missed.lock().expect("no worker panics with the lock").clear();
        }
        known.0 = known.1.clone();
        *self.acts.lock().expect("no worker panics with the lock") = (0, None);
    }

    /// Whether the search met shapes that it did not go by.
    pub fn have_grown(&self) -> bool {
        let known = self.known.lock().expect("no worker panics with the lock");
        known.0.len() < known.1.len()
    }

    /// The shapes that the search goes by, as words.
    pub fn write(&self, terms: &Terms) -> Vec<WrittenShape> {
        let known = self.known.lock().expect("no worker panics with the lock");
        let word = |(&(turn, _), &shape): (&(Turn, u128), &TermId)| {
            (turn.port, turn.from_server, turn.number, turn.in_a_row, terms.write(shape))
        };
        known.0.iter().map(word).collect()
    }

    /// Goes by the shapes that `write` gave; what cannot be read is left out.
    pub fn read(terms: &Terms, words: &[WrittenShape]) -> Shapes {
        let mut known = Known::new();
        for &(port, from_server, number, in_a_row, ref word) in words {
            if let Some(shape) = terms.read_back(word) {
                let turn = Turn { port, from_server, number, in_a_row };
                known.insert((turn, terms.digest(shape)), shape);
            }
        }
        Shapes { known: Mutex::new((known.clone(), known)), ..Shapes::default() }
    }
}
