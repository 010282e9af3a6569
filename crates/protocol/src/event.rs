//! Events: what a component accepts, emits, or does by itself.

use std::fmt;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Direction {
    /// `?`: comes in from outside.
    Accept,
    /// `!`: goes out, when the component decides so.
    Emit,
    /// `#`: seen by nobody else.
    Internal,
}

impl Direction {
    /// What the other side of the same event does.
    pub fn inverted(self) -> Direction {
        match self {
            Direction::Accept => Direction::Emit,
            Direction::Emit => Direction::Accept,
            Direction::Internal => Direction::Internal,
        }
    }

    pub(crate) fn sign(self) -> char {
        match self {
            Direction::Accept => '?',
            Direction::Emit => '!',
            Direction::Internal => '#',
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Phase {
    /// `^`: a method is called.
    Request,
    /// `$`: a method returns.
    Response,
}

impl Phase {
    pub(crate) fn sign(self) -> char {
        match self {
            Phase::Request => '^',
            Phase::Response => '$',
        }
    }
}

/// One atomic event of a protocol. An internal event may lack an interface, a name or a phase.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Event {
    pub direction: Direction,
    pub interface: String,
    pub method: String,
    pub phase: Option<Phase>,
}

impl Event {
    pub fn new(direction: Direction, interface: &str, method: &str, phase: Phase) -> Event {
        Event {
            direction,
            interface: interface.to_owned(),
            method: method.to_owned(),
            phase: Some(phase),
        }
    }

    /// The same event seen from the other side.
    pub fn inverted(&self) -> Event {
        Event { direction: self.direction.inverted(), ..self.clone() }
    }
}

impl fmt::Display for Event {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "{}{}", self.direction.sign(), self.interface)?;
        if !self.interface.is_empty() && !self.method.is_empty() {
            write!(to, ".")?;
        }
        write!(to, "{}", self.method)?;
        self.phase.map_or(Ok(()), |phase| write!(to, "{}", phase.sign()))
    }
}
