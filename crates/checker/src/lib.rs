//! Checking Java: where the machine, the search and the properties meet.
//!
//! `asked.rs` turns what was asked into what a check takes, `system.rs` makes a program a
//! transition system, `check.rs` searches it until no assumption of a reduction breaks any more,
//! `properties/` says what must hold, `trace.rs` keeps what was found, `replay.rs` shows it,
//! `states.rs` compares the states on its way. What a reader is told (`Replay`, `Violation`) is
//! plain data, and `errors/` has what can be wrong with what was asked for.

pub mod asked;
mod beginning;
mod blockers;
mod changed_back;
mod check;
mod choice;
mod commands;
mod connection_protocol;
mod contract;
mod cursor;
mod decisive;
mod errors;
mod frames;
mod graph;
mod invariant;
mod lookout;
mod notes;
mod peers;
mod properties;
mod replay;
mod scene;
mod scope;
mod scouts;
mod shorten;
mod so_far;
mod solo;
mod states;
mod statistics;
mod story;
mod system;
#[cfg(test)]
mod testing;
mod threads;
mod trace;
mod trace_network;
mod trace_peers;
mod violation;
mod wakeups;
mod why_new;

pub use check::{Checked, Subject, Verdict, check, check_again};
pub use choice::Choice;
pub use commands::commands;
pub use connection_protocol::ConnectionContract;
pub use contract::Contract;
pub use cursor::{Ahead, Cursor, Here, Open};
pub use decisive::{Weight, weigh};
pub use errors::{
    ConnectionContractError, ConnectionContractProblem, ContractError, Damage, Divergence,
    FrameError, GraphError, InvariantError, InvariantProblem, ReplayError, SettingError,
    StartError, TraceError, TraceProblem,
};
pub use graph::{Edge, Graph, Point, Target, graph};
pub use heddle_jvm::state::{Spot, SpotKind};
pub use heddle_jvm::view::{Location, letters};
pub use heddle_net::PeerFigures;
pub use heddle_reduction::Counters;
pub use invariant::Invariant;
pub use notes::Note;
pub use peers::{ConversationMove, ConversationTree, conversation_trees, conversations};
pub use properties::{PROPERTIES, Property, property_named, title_of};
pub use replay::{Cause, Replay, Shows, TraceEntry, replay};
pub use scene::{Scene, SceneConnection, SceneFrame, SceneThread, Standing};
pub use scope::Scope;
pub use shorten::shorten;
pub use so_far::SoFar;
pub use states::{difference, states_at};
pub use statistics::Statistics;
pub use story::{At, Detail, Told};
pub use system::{JavaSystem, Settings, Time};
pub use threads::ThreadView;
pub use trace::{
    Situation, Trace, TraceCheck, TraceInput, TraceProgram, Visible, reduction_names,
    reductions_named,
};
pub use trace_network::{TraceFault, TraceNetwork};
pub use trace_peers::{TraceAnswer, TraceMove, TracePeer};
pub use violation::Violation;
pub use why_new::{Apart, WhyNew};
