//! The threads of a machine, and which of them changed since they were last saved or described.
//!
//! Whoever may change a thread borrows it mutably, and that alone counts as a change: nothing can
//! be forgotten.

use std::ops::{Deref, Index, IndexMut};

use super::heap::DIRTY;
use super::thread::Thread;

#[derive(Default)]
pub struct Threads {
    all: Vec<Thread>,
    /// By thread: with a bit for each of those who follow what changes.
    changed: Vec<u8>,
}

impl Deref for Threads {
    type Target = [Thread];

    fn deref(&self) -> &[Thread] {
        &self.all
    }
}

impl Index<usize> for Threads {
    type Output = Thread;

    #[inline(always)]
    fn index(&self, index: usize) -> &Thread {
        &self.all[index]
    }
}

impl IndexMut<usize> for Threads {
    #[inline(always)]
    fn index_mut(&mut self, index: usize) -> &mut Thread {
        self.changed[index] = DIRTY;
        &mut self.all[index]
    }
}

impl<'a> IntoIterator for &'a Threads {
    type Item = &'a Thread;
    type IntoIter = std::slice::Iter<'a, Thread>;

    fn into_iter(self) -> Self::IntoIter {
        self.all.iter()
    }
}

impl Threads {
    pub fn push(&mut self, thread: Thread) {
        self.all.push(thread);
        self.changed.push(DIRTY);
    }

    /// All threads, each of which counts as changed.
    pub(crate) fn iter_mut(&mut self) -> std::slice::IterMut<'_, Thread> {
        self.mark_all();
        self.all.iter_mut()
    }

    pub(super) fn mark_all(&mut self) {
        self.changed.fill(DIRTY);
    }

    /// A thread that counts as changed already, because it runs.
    #[inline(always)]
    pub(crate) fn running(&mut self, index: usize) -> &mut Thread {
        debug_assert_eq!(self.changed[index], DIRTY, "a thread that runs was marked");
        &mut self.all[index]
    }

    /// A thread, changed to something that has been saved or described.
    pub(super) fn unmarked(&mut self, index: usize) -> &mut Thread {
        &mut self.all[index]
    }

    pub(super) fn truncate(&mut self, count: usize) {
        self.all.truncate(count);
        self.changed.truncate(count);
    }

    /// Whether a thread changed since the one who follows this bit last asked.
    #[inline]
    pub(super) fn take_changed(&mut self, index: usize, bit: u8) -> bool {
        let before = self.changed[index];
        self.changed[index] = before & !bit;
        before & bit != 0
    }

    pub(super) fn is_changed(&self, index: usize, bit: u8) -> bool {
        self.changed[index] & bit != 0
    }

    pub(super) fn set_changed(&mut self, index: usize, bits: u8) {
        self.changed[index] = bits;
    }
}
