//! A machine shown to a person who asks back: `heddle explore`, over HTTP on loopback.
//!
//! `http.rs` reads requests and says who may ask, `explore.rs` what is asked of a
//! [`heddle_checker::Cursor`] and how it is answered.

mod explore;
mod http;

pub use explore::Explorer;
pub use http::{Door, serve};
