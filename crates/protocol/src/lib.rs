//! Behaviour protocols: what a component may do at its interfaces, as text. Knows no Java.
//!
//! ```text
//! text ─parse→ Document ─resolve→ Model ─┬─ Protocol, Position: follow one while something runs
//!                                        ├─ Automaton: all of one, for pictures
//!                                        └─ check: do components fit together?
//! ```

mod automaton;
mod check;
mod compose;
mod core;
mod event;
mod format;
mod inclusion;
mod machine;
mod minimise;
mod model;
mod names;
mod parse;
mod protocol;
mod resolve;
mod source;
mod syntax;
mod terms;
mod token;

pub use automaton::{Automaton, State, TooLarge};
pub use check::{Checked, ClaimOutcome, Verdict, check, check_architecture, check_claim};
pub use compose::{Composition, Failure, Kind, Move, Standing, compose, describe};
pub use core::EventId;
pub use event::{Direction, Event, Phase};
pub use format::{format, format_expression};
pub use inclusion::{Difference, DifferenceKind, difference};
pub use machine::Internal;
pub use model::{
    Assembly, ClaimModel, Endpoint, FrameId, FrameModel, InterfaceModel, Link, Mistakes, Model,
    Part, Role,
};
pub use parse::{parse, parse_events, parse_protocol};
pub use protocol::{Position, Protocol};
pub use source::{Diagnostic, LineColumn, Source, Span};
pub use syntax::{
    Architecture, Claim, Document, Entry, Expression, Frame, Interface, Item, Name, Node, NodeId,
    NodeKind, Port, Relation, Section, SectionKind,
};
