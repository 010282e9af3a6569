//! A protocol to be followed while something runs: the interface for checkers.

use std::hash::{Hash, Hasher};
use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

use crate::core::{EventId, Program};
use crate::event::Event;
use crate::machine::{Internal, Machine, PositionId};
use crate::source::Span;
use crate::syntax::Expression;

/// A compiled protocol. It is shared by all who follow it and answers the same to everyone; what
/// it works out on the way it remembers.
pub struct Protocol {
    program: Arc<Program>,
    machine: RwLock<Machine>,
}

/// Where one is in a protocol: a small value to be copied, compared and hashed. It belongs to the
/// protocol it came from.
#[derive(Clone, Copy, Debug)]
pub struct Position {
    id: PositionId,
    /// Says what the position is, the same in every run.
    fingerprint: u128,
}

impl Position {
    /// A hash of the position that depends on the protocol's text only, not on the order in which
    /// positions were reached.
    pub fn fingerprint(self) -> u128 {
        self.fingerprint
    }
}

impl PartialEq for Position {
    fn eq(&self, other: &Position) -> bool {
        self.id == other.id
    }
}

impl Eq for Position {}

impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.fingerprint.hash(state);
    }
}

impl Protocol {
    /// The protocol of an expression, in which internal events happen unseen.
    pub fn new(expression: &Expression) -> Protocol {
        Protocol::with(expression, false, Internal::Hidden)
    }

    /// What the environment of a component does: accepts and emits change places.
    pub fn inverted(expression: &Expression) -> Protocol {
        Protocol::with(expression, true, Internal::Hidden)
    }

    pub fn with(expression: &Expression, inverted: bool, internal: Internal) -> Protocol {
        let program = Arc::new(Program::new(expression, inverted));
        let machine = RwLock::new(Machine::new(program.clone(), internal));
        Protocol { program, machine }
    }

    pub fn initial(&self) -> Position {
        self.value(&self.read(), Machine::INITIAL)
    }

    /// All events of the protocol, in the order of their ids.
    pub fn alphabet(&self) -> &[Event] {
        self.program.alphabet()
    }

    /// None if the event never happens in the protocol.
    pub fn event_id(&self, event: &Event) -> Option<EventId> {
        self.program.event_id(event)
    }

    pub fn event(&self, id: EventId) -> &Event {
        self.program.event(id)
    }

    /// Where an event leads; None if it is not allowed here.
    pub fn after(&self, position: Position, event: EventId) -> Option<Position> {
        let known = {
            let machine = self.read();
            machine
                .after_known(position.id, event)
                .map(|target| target.map(|target| self.value(&machine, target)))
        };
        known.unwrap_or_else(|| {
            let mut machine = self.write();
            let target = machine.after(position.id, event)?;
            Some(self.value(&machine, target))
        })
    }

    /// The same by the event itself.
    pub fn after_event(&self, position: Position, event: &Event) -> Option<Position> {
        self.after(position, self.event_id(event)?)
    }

    /// Whether the protocol may end here.
    pub fn is_final(&self, position: Position) -> bool {
        self.read().is_final(position.id)
    }

    /// The events allowed here, in the order of their ids.
    pub fn expected(&self, position: Position) -> Arc<[EventId]> {
        if let Some(enabled) = self.read().enabled_known(position.id) {
            return enabled;
        }
        self.write().enabled(position.id)
    }

    /// The events allowed here with where in the text each one stands; an event that is due at
    /// several places comes once for each.
    pub fn expected_in_text(&self, position: Position) -> Vec<(EventId, Span)> {
        self.write().enabled_spans(position.id)
    }

    fn value(&self, machine: &Machine, id: PositionId) -> Position {
        Position { id, fingerprint: machine.fingerprint(id) }
    }

    fn read(&self) -> RwLockReadGuard<'_, Machine> {
        self.machine.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn write(&self) -> RwLockWriteGuard<'_, Machine> {
        self.machine.write().unwrap_or_else(PoisonError::into_inner)
    }
}
