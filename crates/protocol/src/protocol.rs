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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parse::{parse_events, parse_protocol};
    use crate::source::Source;

    fn source(text: &str) -> Source {
        Source { name: "test".into(), text: text.into() }
    }

    /// Follows events and shows the places in the text that are reached, in the order of the text.
    fn check(protocol: &str, events: &str, expected: &str) {
        let text = source(protocol);
        let expression = parse_protocol(0, &text).unwrap_or_else(|error| panic!("{error:?}"));
        let protocol = Protocol::new(&expression);
        let mut position = Some(protocol.initial());
        for event in parse_events(0, &source(events)).unwrap_or_else(|error| panic!("{error:?}")) {
            position = position.and_then(|position| protocol.after_event(position, &event));
        }
        let shown = position.map(|position| {
            let mut places = protocol.expected_in_text(position);
            places.sort_by_key(|(event, span)| (span.start, *event));
            let mut shown: Vec<String> = places
                .iter()
                .map(|&(event, span)| {
                    format!("{} in {}", protocol.event(event), text.text_of(span))
                })
                .collect();
            if protocol.is_final(position) {
                shown.push("end".into());
            }
            shown.join(", ")
        });
        assert_eq!(shown.as_deref().unwrap_or("not allowed"), expected);
    }

    #[test]
    fn a_position_is_shown_in_the_text() {
        check("?i.a ; ?i.b", "", "?i.a^ in ?i.a");
        check("?i.a ; ?i.b", "?i.a", "?i.b^ in ?i.b");
        check("?i.a{!j.x} ; ?i.b", "?i.a^ !j.x", "!i.a$ in ?i.a{!j.x}");
        check("?i.a* ; ?i.b", "?i.a", "?i.a^ in ?i.a, ?i.b^ in ?i.b");
        check("?i.a*", "?i.a ?i.a", "?i.a^ in ?i.a, end");
        check("?i.a", "?i.a", "end");
        check("?i.a", "?i.b^", "not allowed");
        check("?i.a", "!i.a$", "not allowed");
    }

    #[test]
    fn an_event_may_be_due_at_several_places() {
        // `begin` may belong to either call; what follows depends on which.
        check(
            "?i.a{!t.begin ; !t.x} | ?i.b{!t.begin ; !t.y}",
            "?i.a^ ?i.b^ !t.begin",
            "!t.begin^ in !t.begin, !t.x^ in !t.x, !t.begin^ in !t.begin, !t.y^ in !t.y",
        );
        check(
            "?i.a{!t.begin ; !t.x} | ?i.b{!t.begin ; !t.y}",
            "?i.a^ ?i.b^ !t.begin !t.y",
            "!t.begin^ in !t.begin, !i.b$ in ?i.b{!t.begin ; !t.y}",
        );
    }

    #[test]
    fn internal_events_happen_unseen() {
        check("#x ; ?i.a + ?i.b", "", "?i.a^ in ?i.a, ?i.b^ in ?i.b");
        check("#x* ; #y", "", "end");
    }

    #[test]
    fn a_protocol_is_shared() {
        fn shared<T: Send + Sync>() {}
        shared::<Protocol>();
        assert!(size_of::<Position>() <= 32);
    }
}
