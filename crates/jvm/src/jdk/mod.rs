//! Everything the machine knows of particular classes of the JDK, by name.
//!
//! Support for the next JDK begins here, and with the tables of natives and their fields.

mod bookkeeping;
mod collections;
mod counters;
mod durations;
mod fields;
mod housekeeping;
mod instants;
mod internal;
mod missing;
mod operations;
mod preinitialised;
mod rates;
mod rmi;
mod sockets;
mod synchronizers;
mod texts;
mod well_known;

pub(crate) use bookkeeping::{Buffer, asks, buffer, fills_buffers, is_logging, kept, numbers};
pub(crate) use collections::{changes, looks_at_changes};
pub(crate) use counters::counters;
pub(crate) use durations::has_long_times;
pub use fields::fields;
pub(crate) use fields::look_up;
pub(crate) use housekeeping::{Besides, HOUSEKEEPING, POOLS_OF_LIBRARY, Provided};
pub(crate) use instants::{InstantFields, instant_fields, is_difference, tells_time};
pub(crate) use internal::{
    HASHED_ALIKE, is_condition, is_identity_hash, is_internal, is_loading, is_parking, is_passage,
    keeps_hashes, unread_fields,
};
pub use missing::Missing;
pub use operations::OPERATIONS;
pub(crate) use operations::OperationsOf;
pub use preinitialised::PREINITIALISED;
pub(crate) use rates::{Rate, rate};
pub(crate) use rmi::{
    CARRIER, CONNECTION, DISPATCHER, HANDLER, KEEPS_ALIVE, PROGRAM_GROUP, SERVING, remote_call,
};
pub use sockets::SOCKET_NUMBER;
pub(crate) use sockets::socket_field;
pub use sockets::{CHANNEL_NUMBER, KEY_CHANNEL, TIMED_SELECTOR};
pub(crate) use synchronizers::{
    FUTURE, holds_position, is_queue, looks_for_interrupt, role_of, synchronizer,
};
pub use synchronizers::{Role, Sort, Synchronizer};
pub(crate) use texts::{
    DATE, TextCall, is_builder, is_middleman, is_number, is_plain, remembers_texts, text_call,
};
pub(crate) use well_known::INJECTED;
pub use well_known::WellKnown;
