//! Compressed streams (RFC 1950, RFC 1951) and their checksums.
//!
//! The state of a stream is a plain value, so that it can be part of a larger state and be cloned
//! in the middle. And the compressor makes the very bytes that zlib makes: programs print
//! compressed sizes and hashes.

#![forbid(unsafe_code)]

pub mod checksum;
mod deflate;
mod huffman;
mod inflate;
mod matching;
#[cfg(test)]
mod tests;
mod trees;

pub use deflate::{Deflate, Flush};
pub use inflate::Inflate;

/// Input and output of one call, with how far each was used.
pub struct Transfer<'a> {
    pub input: &'a [u8],
    pub consumed: usize,
    pub output: &'a mut [u8],
    pub produced: usize,
}

impl<'a> Transfer<'a> {
    pub fn new(input: &'a [u8], output: &'a mut [u8]) -> Transfer<'a> {
        Transfer { input, consumed: 0, output, produced: 0 }
    }

    fn input_left(&self) -> usize {
        self.input.len() - self.consumed
    }

    fn output_left(&self) -> usize {
        self.output.len() - self.produced
    }

    fn put(&mut self, bytes: &[u8]) {
        self.output[self.produced..self.produced + bytes.len()].copy_from_slice(bytes);
        self.produced += bytes.len();
    }
}

/// How a call ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    Ok,
    StreamEnd,
    /// A preset dictionary is needed to go on.
    NeedDictionary,
    /// Nothing could be done: no input, or no room for output.
    NoProgress,
    /// The compressed data are not what they should be, for this reason.
    Corrupt(&'static str),
    /// The call does not fit what the stream has done so far.
    Misused,
}
