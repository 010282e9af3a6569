//! Protocols that are followed on the way: those of a component's frame, and those of connections.
//!
//! What the text says and what does not change while the program runs (`boundary.rs`,
//! `port_types.rs`, `connection_protocol.rs`, `environment/offers.rs`) belongs to `Program`; how far
//! a run has come (`Progress`, `Conversation`) belongs to the state.

mod boundary;
mod connection_protocol;
mod conversation;
pub mod environment;
mod port_types;
mod progress;
mod protocol;

pub use boundary::{Boundary, Mode, Port};
pub use connection_protocol::{ConnectionProtocol, Wording};
pub use conversation::Conversation;
pub use environment::{Around, Environment, Offer};
pub use progress::{History, Progress, ProtocolViolation};
pub(crate) use protocol::is_crossing;
