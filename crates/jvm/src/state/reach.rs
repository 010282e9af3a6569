//! How much of a heap a program can still reach: what its limit is about.
//!
//! A collection leaves in place what came with the boot image and what belongs to the base of a search, and
//! what such objects refer to, reachable or not. Whether a program runs out of memory must not depend on
//! that: the same state does so on every path to it, in a search and in its replay.

use super::gc::{object_words, ref_offsets};
use super::heap::Ref;
use super::roots::{Visitor, visit_roots};
use crate::machine::Machine;
use crate::program::Program;

struct Marker<'a> {
    program: &'static Program,
    words: &'a [u64],
    /// A bit for each word that begins an object that was met.
    met: Vec<u64>,
    pending: Vec<u32>,
    reachable: u32,
}

impl Visitor for Marker<'_> {
    fn visit(&mut self, reference: &mut Ref) {
        let at = reference.0 as usize;
        let (word, bit) = (at / 64, 1 << (at % 64));
        if at == 0 || self.met[word] & bit != 0 {
            return;
        }
        self.met[word] |= bit;
        self.reachable += object_words(self.program, self.words, at) as u32;
        self.pending.push(reference.0);
    }

    fn visit_past(&mut self, _: &mut Ref) {}
}

impl Machine {
    /// After a collection of the current process's heap: finds out how much of it can be reached.
    pub(crate) fn measure_reach(&mut self) {
        let id = self.thread().process;
        let (heap, _, tables) = self.processes[id.0 as usize].parts();
        let words = heap.words();
        let mut marker = Marker {
            program: self.program,
            words,
            met: vec![0; words.len().div_ceil(64)],
            pending: Vec::new(),
            reachable: 0,
        };
        visit_roots(&mut marker, id, tables, &mut self.threads);
        let mut offsets = Vec::new();
        while let Some(at) = marker.pending.pop() {
            ref_offsets(self.program, words, at as usize, &mut offsets);
            for &offset in &offsets {
                let word = words[at as usize + offset as usize / 8];
                marker.visit(&mut Ref((word >> ((offset % 8) * 8)) as u32));
            }
        }
        let reachable = marker.reachable;
        heap.set_reachable(reachable);
    }
}
