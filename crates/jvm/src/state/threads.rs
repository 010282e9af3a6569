//! The threads of a machine, and which of them changed since they were last saved or described.
//!
//! Whoever may change a thread borrows it mutably, and that alone counts as a change: nothing can
//! be forgotten.

use std::cell::Cell;
use std::ops::{Deref, Index, IndexMut};

use super::heap::DIRTY;
use super::thread::{Status, Thread};

#[derive(Default)]
pub struct Threads {
    all: Vec<Thread>,
    /// By thread: with a bit for each of those who follow what changes.
    changed: Vec<u8>,
    /// Asked for at every access: what was last found, and for which thread. Known for as long as no
    /// other thread is borrowed mutably.
    company: Cell<Option<(usize, Company)>>,
}

/// Who else there is in the process of a thread.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Company {
    /// Nobody was ever started.
    NoneYet,
    /// Nobody lives any more.
    Ended,
    Living,
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
        if self.company.get().is_some_and(|(of, _)| of != index) {
            self.company.set(None);
        }
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
    /// Who else there is in the process of a thread.
    #[inline]
    pub(crate) fn company(&self, index: usize) -> Company {
        match self.company.get() {
            Some((of, company)) if of == index => company,
            _ => self.find_company(index),
        }
    }

    fn find_company(&self, index: usize) -> Company {
        let process = self.all[index].process;
        let others = self.all.iter().enumerate();
        let others = others.filter(|(at, other)| *at != index && other.process == process);
        let company = others.map(|(_, other)| match other.status() {
            Status::Dormant => Company::NoneYet,
            _ if other.is_alive() => Company::Living,
            _ => Company::Ended,
        });
        let company = company.max().unwrap_or(Company::NoneYet);
        self.company.set(Some((index, company)));
        company
    }

    pub fn push(&mut self, thread: Thread) {
        self.company.set(None);
        self.all.push(thread);
        self.changed.push(DIRTY);
    }

    /// All threads, each of which counts as changed.
    pub(crate) fn iter_mut(&mut self) -> std::slice::IterMut<'_, Thread> {
        self.mark_all();
        self.all.iter_mut()
    }

    pub(super) fn mark_all(&mut self) {
        self.company.set(None);
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
        self.company.set(None);
        &mut self.all[index]
    }

    pub(super) fn truncate(&mut self, count: usize) {
        self.company.set(None);
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
