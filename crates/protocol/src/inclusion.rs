//! Whether every trace of one protocol is a trace of another. Internal events do not count.

use std::sync::Arc;

use rustc_hash::FxHashMap;

use crate::automaton::TooLarge;
use crate::core::{EventId, Program};
use crate::event::Event;
use crate::machine::{Internal, Machine, PositionId};
use crate::syntax::Expression;

/// A trace of the left protocol that leads out of the right one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// A shortest way to where they differ.
    pub trace: Vec<Event>,
    pub kind: DifferenceKind,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DifferenceKind {
    /// Only the left one may go on with this.
    Event(Event),
    /// Only the left one may end.
    End,
}

/// None if every trace of `left` is one of `right`.
pub fn difference(
    left: &Expression,
    right: &Expression,
    pairs_max: usize,
) -> Result<Option<Difference>, TooLarge> {
    let machine =
        |expression| Machine::new(Arc::new(Program::new(expression, false)), Internal::Hidden);
    let (mut left, mut right) = (machine(left), machine(right));
    let translation: Vec<Option<EventId>> =
        left.program().alphabet().iter().map(|event| right.program().event_id(event)).collect();
    let mut pairs = vec![(Machine::INITIAL, Machine::INITIAL)];
    let mut parents = vec![(0, EventId(0))];
    let mut seen: FxHashMap<(PositionId, PositionId), ()> = FxHashMap::default();
    seen.insert(pairs[0], ());
    let mut at = 0;
    while at < pairs.len() {
        let (here, there) = pairs[at];
        if left.is_final(here) && !right.is_final(there) {
            return Ok(Some(Difference {
                trace: trace(&left, &parents, at),
                kind: DifferenceKind::End,
            }));
        }
        for &event in left.enabled(here).iter() {
            let target = left.after(here, event).expect("an enabled event leads on");
            let other = translation[event.0 as usize].and_then(|event| right.after(there, event));
            let Some(other) = other else {
                // Whatever follows completes the trace: every position leads to an end.
                let kind = DifferenceKind::Event(left.program().event(event).clone());
                return Ok(Some(Difference { trace: trace(&left, &parents, at), kind }));
            };
            if seen.insert((target, other), ()).is_none() {
                pairs.push((target, other));
                parents.push((at, event));
            }
        }
        at += 1;
        if pairs.len() > pairs_max {
            return Err(TooLarge { states_max: pairs_max });
        }
    }
    Ok(None)
}

fn trace(left: &Machine, parents: &[(usize, EventId)], mut pair: usize) -> Vec<Event> {
    let mut trace = Vec::new();
    while pair != 0 {
        let (parent, event) = parents[pair];
        trace.push(left.program().event(event).clone());
        pair = parent;
    }
    trace.reverse();
    trace
}
