//! Composition of components by consent: do the parts of an assembly fit together?
//!
//! All parts move from event to event; a call or response happens when the one emits it and the
//! other accepts it. What can go wrong is in `Kind`. States are explored nearest first, so that
//! the first trace to a failure is a shortest one.

mod explore;
mod routes;
mod table;

use crate::event::Event;
use crate::model::{Assembly, Model};
use crate::source::Span;

/// What became of the composition of an assembly.
pub struct Composition {
    pub failures: Vec<Failure>,
    pub states: usize,
    pub transitions: usize,
    /// Whether all states were explored; if not, failures may be missing.
    pub is_complete: bool,
}

pub struct Failure {
    pub kind: Kind,
    /// Whether the environment of the frame takes part in it.
    pub is_vertical: bool,
    /// A shortest way there.
    pub trace: Vec<Move>,
    /// For infinite activity, what happens again and again from there.
    pub cycle: Vec<Move>,
    /// Where each part stands behind the trace.
    pub standings: Vec<Standing>,
}

pub enum Kind {
    /// A part emits what the other cannot accept now.
    BadActivity { part: usize, event: Event, partner: usize, partner_event: Event },
    /// A part emits through an interface that leads nowhere.
    IncompleteBinding { part: usize, event: Event },
    /// Nothing need happen any more although these parts are not finished.
    NoActivity { unfinished: Vec<usize> },
    /// Something always happens, but the end cannot be reached any more.
    InfiniteActivity,
}

impl Kind {
    pub fn word(&self) -> &'static str {
        match self {
            Kind::BadActivity { .. } => "bad-activity",
            Kind::IncompleteBinding { .. } => "incomplete-binding",
            Kind::NoActivity { .. } => "no-activity",
            Kind::InfiniteActivity => "infinite-activity",
        }
    }
}

/// One event, seen from both sides. An internal event has one side only.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    pub part: usize,
    pub event: Event,
    pub partner: Option<(usize, Event)>,
}

/// Where a part stands in its protocol.
pub struct Standing {
    pub is_final: bool,
    /// What it may do next, and where that is in the text.
    pub expected: Vec<(Event, Span)>,
}

/// Composes the parts of an assembly and explores what they can do together.
pub fn compose(model: &Model, assembly: &Assembly, states_max: usize) -> Composition {
    explore::explore(routes::Routes::new(model, assembly), assembly, states_max)
}

/// What a failure is, in one sentence.
pub fn describe(failure: &Failure, assembly: &Assembly) -> String {
    let name = |part: usize| assembly.parts[part].name.as_str();
    match &failure.kind {
        Kind::BadActivity { part, event, partner, partner_event } => format!(
            "{} emits {event}, but {} cannot accept {partner_event} then",
            name(*part),
            name(*partner)
        ),
        Kind::IncompleteBinding { part, event } => {
            format!("{} emits {event}, but {} leads nowhere", name(*part), event.interface)
        }
        Kind::NoActivity { unfinished } => {
            let names: Vec<&str> = unfinished.iter().map(|&part| name(part)).collect();
            let verb = if names.len() == 1 { "waits" } else { "wait" };
            format!("{} {verb} for what need not come", list(&names))
        }
        Kind::InfiniteActivity => "the parts can go on for ever but never finish".into(),
    }
}

fn list(names: &[&str]) -> String {
    match names {
        [] => String::new(),
        [only] => (*only).to_owned(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}
