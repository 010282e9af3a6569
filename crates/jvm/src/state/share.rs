//! Which objects more than one thread can reach: a mark in the object's header.
//!
//! An object is marked when it becomes reachable from a static field, a started thread, a constant
//! of the program, or an object that is marked already; so is all it refers to. Marks are never
//! taken back: an object marked in vain costs a little, an object missed would cost the truth.

use crate::machine::Machine;
use crate::program::Program;
use crate::state::Ref;
use crate::state::gc::{object_words, ref_offsets};
use crate::state::process::Process;

impl Machine {
    /// Marks an object and everything it leads to.
    pub(crate) fn share(&mut self, object: Ref) {
        if object.is_null() || self.heap().is_shared(object) {
            return;
        }
        let program = self.program;
        let heap = self.heap_mut();
        let mut open = vec![object];
        let mut offsets = Vec::new();
        heap.set_shared(object);
        while let Some(object) = open.pop() {
            ref_offsets(program, heap.words(), object.0 as usize, &mut offsets);
            for &offset in &offsets {
                let next = heap.load_ref(object, offset);
                if !next.is_null() && !heap.is_shared(next) {
                    heap.set_shared(next);
                    open.push(next);
                }
            }
        }
    }

    /// Marks an object that the machine itself keeps for all.
    pub(crate) fn share_if_watched(&mut self, object: Ref) {
        if self.is_watched() {
            self.share(object);
        }
    }

    /// Marks what natives stored into marked objects since the last time.
    #[inline]
    pub(crate) fn settle_escapes(&mut self) {
        while let Some(object) = self.heap_mut().take_escaped() {
            self.share(object);
        }
    }

    /// Everything there is now can be reached by all.
    pub(crate) fn share_everything(&mut self) {
        let program = self.program;
        self.processes.iter_mut().for_each(|process| process.share_everything(program));
    }
}

impl Process {
    pub(super) fn share_everything(&mut self, program: &'static Program) {
        let heap = &mut self.heap;
        heap.watch_escapes();
        let mut at = 1;
        while at < heap.words().len() {
            let words = object_words(program, heap.words(), at);
            heap.set_shared(Ref(at as u32));
            at += words;
        }
    }
}
