//! A part of the description of a state, kept until what it describes changes.
//!
//! What depends on the rest of the state is left open: references, names of threads, times.

use std::hash::Hasher;

use super::super::heap::Ref;
use super::super::thread::ThreadId;
use super::walk::is_time;

#[derive(Clone, Default)]
pub(in crate::state) struct Piece {
    pub(super) words: Vec<u64>,
    /// Places in `words` that stand for references.
    pub(super) refs: Vec<(u32, Ref)>,
    /// Places that stand for threads.
    pub(super) threads: Vec<(u32, ThreadId)>,
    /// Places that may be readings of the clock.
    pub(super) times: Vec<u32>,
    /// Numbers that count only if the object they belong to is met.
    pub(super) weak: Vec<(u64, Ref)>,
}

impl Piece {
    pub(super) fn clear(&mut self) {
        let Piece { words, refs, threads, times, weak } = self;
        words.clear();
        refs.clear();
        threads.clear();
        times.clear();
        weak.clear();
    }

    pub(super) fn is_same(&self, other: &Piece) -> bool {
        let Piece { words, refs, threads, times, weak } = self;
        (words, refs, threads) == (&other.words, &other.refs, &other.threads)
            && (times, weak) == (&other.times, &other.weak)
    }

    /// A word that is what it is.
    pub(in crate::state) fn word(&mut self, word: u64) {
        self.words.push(word);
    }

    /// A value of the program.
    pub(super) fn value(&mut self, word: u64) {
        if is_time(word) {
            self.times.push(self.words.len() as u32);
        }
        self.words.push(word);
    }

    pub(super) fn refer(&mut self, reference: Ref) {
        self.refs.push((self.words.len() as u32, reference));
        self.words.push(0);
    }

    pub(super) fn thread(&mut self, thread: ThreadId) {
        self.threads.push((self.words.len() as u32, thread));
        self.words.push(0);
    }

    pub(in crate::state) fn bytes(&mut self, bytes: &[u8]) {
        self.word(bytes.len() as u64);
        self.write(bytes);
    }
}

/// Takes everything in instead of hashing it: `Hash` visits all that makes a value what it is.
impl Hasher for Piece {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.words.push(u64::from_le_bytes(word));
        }
    }

    fn finish(&self) -> u64 {
        unreachable!("a piece keeps what it is given")
    }
}
