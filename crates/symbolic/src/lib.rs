//! Cryptography as terms: what bytes stand for, what can be deduced from them, what can be made of it.
//!
//! A result of a cryptographic operation is a term: `hash(x)`, `senc(k, iv, x)`. Its bytes are a pure
//! function of the term, as long as the real algorithm would give them, so equal terms have equal bytes
//! wherever they come up. The way back is a table that only grows. Knows no Java and no network.

#![forbid(unsafe_code)]

mod compose;
mod encodings;
mod knowledge;
mod operations;
mod parse;
mod renaming;
mod sha;
mod terms;
mod words;

pub use compose::Composer;
pub use encodings::Encoding;
pub use knowledge::Knowledge;
pub use operations::{PRIVATE, Sort};
pub use terms::{ENVIRONMENT, OWN, Term, TermId, Terms, VARIABLE};
