//! A part of the description of a state, kept until what it describes changes.
//!
//! What depends on the rest of the state is left open: objects that are not of the base, names of
//! threads, times. All else is hashed once.

use std::hash::Hasher;

use xxhash_rust::xxh3::xxh3_128;

use super::super::heap::Ref;
use super::super::memory::as_bytes;
use super::super::thread::ThreadId;
use super::walk::{FIXED, NANO_ORIGIN, is_relative};
use heddle_access::Recorded;

/// In the place of an object that is not of the base.
const OPEN: u64 = 1 << 32;

#[derive(Clone, Default, PartialEq, Eq)]
pub(in crate::state) struct Part {
    /// Where the base ends.
    pub(super) fixed: u32,
    pub(super) words: Vec<u64>,
    /// What is left open, each in the order of their places in `words`.
    pub(super) refs: Vec<Ref>,
    pub(super) threads: Vec<ThreadId>,
    pub(super) times: Vec<u64>,
    /// Numbers that count only if the object they belong to is met.
    pub(super) weak: Vec<(u64, Ref)>,
    /// What the words and references up to there are about, where that is told.
    pub(super) sections: Vec<(&'static str, usize, usize)>,
    /// Of the words, once they are complete.
    pub(super) hash: u128,
    /// What else is left open of a thread.
    pub(super) rest: ThreadRest,
}

/// What is known of a thread beside its words.
#[derive(Clone, Default, PartialEq, Eq)]
pub(super) struct ThreadRest {
    /// Its Java number.
    pub(super) name: u64,
    /// Those who were alive beside it: what it touched depends on them.
    pub(super) others: u64,
    /// What it touched that counts only if somebody can still reach it.
    pub(super) run: Vec<Recorded>,
    /// Of the rest that it touched.
    pub(super) hash: u128,
    /// It is in the middle of filling a buffer.
    pub(super) fills_buffers: bool,
    /// It is in a method that looks how often a collection was changed.
    pub(super) looks_at_changes: bool,
}

impl Part {
    pub(super) fn new(fixed: u32) -> Part {
        Part { fixed, ..Part::default() }
    }

    /// Begins anew, in the memory there is.
    pub(super) fn clear(&mut self, fixed: u32) {
        let Part { fixed: old, words, refs, threads, times, weak, sections, hash, rest } = self;
        *old = fixed;
        words.clear();
        refs.clear();
        threads.clear();
        times.clear();
        weak.clear();
        sections.clear();
        *hash = 0;
        rest.run.clear();
        (rest.fills_buffers, rest.looks_at_changes) = (false, false);
    }

    /// What was told since the last section has a name.
    pub(super) fn section(&mut self, name: &'static str) {
        self.sections.push((name, self.words.len(), self.refs.len()));
    }

    /// Nothing follows.
    pub(super) fn seal(&mut self) {
        self.hash = xxh3_128(as_bytes(&self.words));
    }

    /// What stands for all of its words.
    pub(super) fn summary(&self) -> [u64; 2] {
        const ODD: u128 = 0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835;
        let both = self.hash.wrapping_add(self.rest.hash.wrapping_mul(ODD));
        [both as u64, (both >> 64) as u64]
    }

    /// The Java number of a thread, and whether there is something to say of it.
    pub(super) fn in_order(&self) -> (u64, bool) {
        let ThreadRest { name, run, hash, .. } = &self.rest;
        (*name, self.hash != 0 || *hash != 0 || !run.is_empty())
    }

    /// A word that is what it is.
    pub(in crate::state) fn word(&mut self, word: u64) {
        self.words.push(word);
    }

    /// A value of the program.
    #[inline(always)]
    pub(super) fn value(&mut self, word: u64) {
        if is_relative(word) {
            self.times.push(word);
            self.words.push(NANO_ORIGIN);
        } else {
            self.words.push(word);
        }
    }

    #[inline(always)]
    pub(super) fn refer(&mut self, reference: Ref) {
        let word = match reference.0 {
            0 => 0,
            address if address < self.fixed => FIXED | u64::from(address),
            _ => {
                self.refs.push(reference);
                OPEN
            }
        };
        self.words.push(word);
    }

    pub(super) fn thread(&mut self, thread: ThreadId) {
        self.threads.push(thread);
    }

    pub(in crate::state) fn bytes(&mut self, bytes: &[u8]) {
        self.word(bytes.len() as u64);
        self.write(bytes);
    }
}

/// Takes everything in instead of hashing it: `Hash` visits all that makes a value what it is.
impl Hasher for Part {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.words.push(u64::from_le_bytes(word));
        }
    }

    fn finish(&self) -> u64 {
        unreachable!("a part keeps what it is given")
    }
}
