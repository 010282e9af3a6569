//! What surrounds a component that is checked alone: the other side of its frame protocol.
//!
//! Here is what the text of the protocol says about it; `drive.rs` acts it out.

use std::sync::{Arc, PoisonError, RwLock};

use heddle_protocol::{
    Direction, Event, EventId, Expression, NodeKind, Phase, Position, Protocol, Span,
};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::follow::port_types::VALUE_SET;
use crate::state::Domain;

/// What is asked of an environment.
#[derive(Clone, Debug, Default)]
pub struct Around {
    /// How often a call is made at most, if it stands under a `*`.
    pub repeat: Option<u32>,
    /// Values by what they are for: `i.m#1` (an argument), `i.m` (a result), or a type.
    pub values: Vec<(String, Domain)>,
}

pub struct Environment {
    pub asked: Around,
    /// Threads that call the component.
    pub threads: usize,
    /// The bodies of `!i.m{…}` in the text: what is called there, is called by whom `i.m` calls.
    blocks: Vec<(Span, String, String)>,
    /// Calls of the component that stand under a `*` wherever they stand.
    repeated: FxHashSet<EventId>,
    offers: RwLock<FxHashMap<Position, Arc<Offer>>>,
}

/// What the environment may do at a position.
pub struct Offer {
    /// Calls of the component.
    pub calls: Vec<EventId>,
    /// Calls of the component while it waits for a call of its own: by interface and method.
    pub callbacks: Vec<(EventId, String, String)>,
    pub is_final: bool,
}

impl Environment {
    pub fn new(expression: &Expression, protocol: &Protocol, asked: Around) -> Environment {
        let mut blocks = Vec::new();
        let mut loops = Vec::new();
        for node in expression.nodes() {
            match &node.kind {
                NodeKind::Call {
                    direction: Direction::Emit,
                    interface,
                    method,
                    body: Some(body),
                } => {
                    let span = expression.node(*body).span;
                    blocks.push((span, interface.clone(), method.clone()));
                }
                NodeKind::Repeat(_) => loops.push(node.span),
                _ => {}
            }
        }
        let mut repeated: FxHashSet<EventId> = FxHashSet::default();
        let mut outside: FxHashSet<EventId> = FxHashSet::default();
        for node in expression.nodes() {
            let event = match &node.kind {
                NodeKind::Call { direction: Direction::Accept, interface, method, .. } => {
                    Event::new(Direction::Accept, interface, method, Phase::Request)
                }
                NodeKind::Event(event) => event.clone(),
                _ => continue,
            };
            let Some(id) = protocol.event_id(&event) else { continue };
            let looped = loops.iter().any(|around| holds(*around, node.span));
            if looped {
                repeated.insert(id)
            } else {
                outside.insert(id)
            };
        }
        repeated.retain(|event| !outside.contains(event));
        Environment {
            asked,
            threads: width(expression).max(1),
            blocks,
            repeated,
            offers: RwLock::default(),
        }
    }

    /// What may be done at a position of the protocol.
    pub(crate) fn offer(&self, protocol: &Protocol, position: Position) -> Arc<Offer> {
        let known = self.offers.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(offer) = known.get(&position) {
            return offer.clone();
        }
        drop(known);
        let mut offer = Offer {
            calls: Vec::new(),
            callbacks: Vec::new(),
            is_final: protocol.is_final(position),
        };
        for (id, span) in protocol.expected_in_text(position) {
            let event = protocol.event(id);
            if (event.direction, event.phase) != (Direction::Accept, Some(Phase::Request)) {
                continue;
            }
            let innermost = self
                .blocks
                .iter()
                .filter(|(block, _, _)| holds(*block, span))
                .min_by_key(|(block, _, _)| block.end - block.start);
            match innermost {
                Some((_, interface, method)) => {
                    offer.callbacks.push((id, interface.clone(), method.clone()));
                }
                None => offer.calls.push(id),
            }
        }
        offer.calls.sort_unstable();
        offer.calls.dedup();
        offer.callbacks.sort_unstable();
        offer.callbacks.dedup();
        let offer = Arc::new(offer);
        let mut offers = self.offers.write().unwrap_or_else(PoisonError::into_inner);
        offers.insert(position, offer.clone());
        offer
    }

    /// Calls that may be repeated, and so be bounded.
    pub fn repeated(&self) -> Vec<EventId> {
        let mut repeated: Vec<EventId> = self.repeated.iter().copied().collect();
        repeated.sort_unstable();
        repeated
    }

    /// Whether something is called back while `interface.method` is.
    pub(crate) fn has_callbacks(&self, interface: &str, method: &str) -> bool {
        self.blocks.iter().any(|(_, i, m)| i == interface && m == method)
    }

    /// How often an event may still be done that was done `done` times.
    pub(crate) fn is_within(&self, event: EventId, done: u32) -> bool {
        !self.repeated.contains(&event) || self.asked.repeat.is_none_or(|most| done < most)
    }

    /// The classes of the program that hold values.
    pub(crate) fn value_classes(&self) -> Vec<String> {
        let domains = self.asked.values.iter().filter_map(|(_, domain)| match domain {
            Domain::List(values) => Some(values),
            Domain::Range(..) => None,
        });
        let sets = domains.flatten().filter_map(|text| text.strip_prefix(VALUE_SET));
        sets.filter_map(|set| Some(set.rsplit_once('.')?.0.to_owned())).collect()
    }

    /// The values for the first of several names that has any.
    pub(crate) fn domain(&self, names: &[&str]) -> Option<&Domain> {
        let named = |name: &&str| self.asked.values.iter().rev().find(|(known, _)| known == name);
        names.iter().find_map(named).map(|(_, domain)| domain)
    }
}

fn holds(around: Span, inner: Span) -> bool {
    around.file == inner.file && around.start <= inner.start && inner.end <= around.end
}

/// How many calls of the component may be under way at once, not counting those made from within
/// calls that the component makes.
fn width(expression: &Expression) -> usize {
    let mut widths: Vec<usize> = Vec::new();
    for node in expression.nodes() {
        let of = |ids: &[heddle_protocol::NodeId]| -> Vec<usize> {
            ids.iter().map(|id| widths[id.index()]).collect()
        };
        let body = |body: &Option<heddle_protocol::NodeId>| {
            body.as_ref().map_or(0, |body| widths[body.index()])
        };
        let width = match &node.kind {
            NodeKind::Null => 0,
            NodeKind::Event(event) => usize::from(
                event.direction == Direction::Accept && event.phase == Some(Phase::Request),
            ),
            NodeKind::Call { direction: Direction::Accept, body: inner, .. } => 1 + body(inner),
            NodeKind::Call { .. } => 0,
            NodeKind::Sequence(ids) | NodeKind::Choice(ids) => {
                of(ids).into_iter().max().unwrap_or(0)
            }
            NodeKind::Parallel(ids) | NodeKind::OrParallel(ids) => of(ids).into_iter().sum(),
            NodeKind::Repeat(id) => widths[id.index()],
        };
        widths.push(width);
    }
    // Calls written as two events may stay open over others.
    let open = expression.nodes().any(|node| {
        matches!(&node.kind, NodeKind::Event(event)
            if event.direction == Direction::Accept && event.phase == Some(Phase::Request))
    });
    widths.last().copied().unwrap_or(0) + usize::from(open)
}
