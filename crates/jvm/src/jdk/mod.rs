//! Everything the machine knows of particular classes of the JDK, by name.
//!
//! Support for the next JDK begins here, and with the tables of natives and their fields.

mod fields;
mod internal;
mod missing;
mod operations;
mod preinitialised;
mod sockets;
mod well_known;

pub use fields::fields;
pub(crate) use fields::look_up;
pub(crate) use internal::{is_condition, is_internal, is_loading, is_parking, is_passage};
pub use missing::Missing;
pub use operations::OPERATIONS;
pub(crate) use operations::treatment_of;
pub use preinitialised::PREINITIALISED;
pub use sockets::SOCKET_NUMBER;
pub(crate) use sockets::socket_field;
pub(crate) use well_known::INJECTED;
pub use well_known::WellKnown;
