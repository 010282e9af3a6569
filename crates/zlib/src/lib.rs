//! Compressed streams, as `java.util.zip` uses them (RFC 1950, RFC 1951).
//!
//! The state of a stream is a plain value, so that it can be part of a process's state and be
//! cloned in the middle. And the compressor makes the very bytes that zlib makes: programs print
//! compressed sizes and hashes, and `java` has zlib underneath.

#![forbid(unsafe_code)]

pub mod checksum;
mod deflate;
mod huffman;
mod inflate;
mod matching;
#[cfg(test)]
mod tests;
mod trees;

use std::collections::BTreeMap;
use std::sync::Arc;

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

/// Addresses that stand for streams.
const FIRST_ADDRESS: u64 = 0x3000_0000_0000;

/// The streams of a process that are in use, by the address Java knows them by.
#[derive(Clone, Default, Hash)]
pub struct Streams {
    inflating: BTreeMap<u64, Arc<Inflate>>,
    deflating: BTreeMap<u64, Arc<Deflate>>,
    given: u64,
}

impl Streams {
    fn address(&mut self) -> u64 {
        self.given += 1;
        FIRST_ADDRESS + self.given * 16
    }

    pub fn add_inflate(&mut self, stream: Inflate) -> u64 {
        let address = self.address();
        self.inflating.insert(address, Arc::new(stream));
        address
    }

    pub fn add_deflate(&mut self, stream: Deflate) -> u64 {
        let address = self.address();
        self.deflating.insert(address, Arc::new(stream));
        address
    }

    pub fn inflate(&mut self, address: u64) -> Option<&mut Inflate> {
        self.inflating.get_mut(&address).map(Arc::make_mut)
    }

    pub fn deflate(&mut self, address: u64) -> Option<&mut Deflate> {
        self.deflating.get_mut(&address).map(Arc::make_mut)
    }

    pub fn remove(&mut self, address: u64) {
        self.inflating.remove(&address);
        self.deflating.remove(&address);
    }
}
