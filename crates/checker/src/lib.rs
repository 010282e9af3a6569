//! Checking Java: where the machine, the search and the properties meet.
//!
//! `system.rs` makes a program a transition system, `check.rs` searches it until no assumption of
//! a reduction breaks any more, `properties/` says what must hold, `trace.rs` keeps what was found,
//! `replay.rs` shows it, `states.rs` compares the states on its way. What a reader is told
//! (`Replay`, `Violation`, `Counters`) is plain data, and `errors/` has what can be wrong with what
//! was asked for.

mod check;
mod choice;
mod contract;
mod counters;
mod dialogue;
mod errors;
mod frames;
mod gathered;
mod graph;
mod invariant;
mod properties;
mod replay;
mod scope;
mod states;
mod system;
mod telling;
#[cfg(test)]
mod testing;
mod threads;
mod trace;
mod trace_network;
mod violation;
mod wakeups;

pub use check::{Checked, Subject, Verdict, check};
pub use choice::Choice;
pub use contract::Contract;
pub use counters::Counters;
pub use dialogue::DialogueContract;
pub use errors::{
    ContractError, Damage, DialogueError, DialogueProblem, Divergence, FrameError, GraphError,
    InvariantError, InvariantProblem, ReplayError, SettingError, StartError, TraceError,
    TraceProblem,
};
pub use frames::StackFrame;
pub use gathered::Gathered;
pub use graph::{Edge, Graph, Point, Target, graph};
pub use invariant::Invariant;
pub use properties::{PROPERTIES, Property, property_named};
pub use replay::{Replay, Step, replay};
pub use scope::Scope;
pub use states::{difference, states_at};
pub use system::{JavaSystem, Settings, Time};
pub use telling::{At, Shown};
pub use threads::ThreadView;
pub use trace::{
    REDUCTIONS, Situation, Trace, TraceCheck, TraceProgram, Visible, reduction_names,
    reductions_named,
};
pub use trace_network::{TraceFault, TraceNetwork};
pub use violation::Violation;
