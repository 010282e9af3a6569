//! Work that depth-first workers hand to each other.
//!
//! A worker that has nothing left waits here; the others see that somebody is hungry and split
//! something off. When all wait, the search is over.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Condvar, Mutex, MutexGuard};

/// The place where work of type `T` changes hands.
pub(super) struct Pool<T> {
    workers: usize,
    inner: Mutex<Inner<T>>,
    changed: Condvar,
    /// More workers wait than there are pieces of work. May be a little behind.
    hungry: AtomicBool,
}

struct Inner<T> {
    work: Vec<T>,
    waiting: usize,
    closed: bool,
}

impl<T> Pool<T> {
    pub(super) fn new(workers: usize) -> Pool<T> {
        let inner = Mutex::new(Inner { work: Vec::new(), waiting: 0, closed: false });
        Pool { workers, inner, changed: Condvar::new(), hungry: AtomicBool::new(false) }
    }

    pub(super) fn hungry(&self) -> bool {
        self.hungry.load(Relaxed)
    }

    pub(super) fn give(&self, work: T) {
        let mut inner = self.lock();
        inner.work.push(work);
        self.look(&inner);
        drop(inner);
        self.changed.notify_one();
    }

    /// Waits for work. None: there will be no more.
    pub(super) fn take(&self) -> Option<T> {
        let mut inner = self.lock();
        inner.waiting += 1;
        loop {
            if inner.closed {
                return None;
            }
            if let Some(work) = inner.work.pop() {
                inner.waiting -= 1;
                self.look(&inner);
                return Some(work);
            }
            if inner.waiting == self.workers {
                inner.closed = true;
                self.changed.notify_all();
                return None;
            }
            self.look(&inner);
            inner = self.changed.wait(inner).expect("no worker panicked");
        }
    }

    /// Sends everybody home, whether or not there is work.
    pub(super) fn close(&self) {
        // A worker that panics closes too, so the lock may be poisoned; the flag is sound anyway.
        let mut inner = self.inner.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        inner.closed = true;
        drop(inner);
        self.changed.notify_all();
    }

    fn look(&self, inner: &Inner<T>) {
        self.hungry.store(inner.waiting > inner.work.len(), Relaxed);
    }

    fn lock(&self) -> MutexGuard<'_, Inner<T>> {
        self.inner.lock().expect("no worker panicked")
    }
}

/// Closes the pool when its worker leaves, be it by a panic: nobody waits for it in vain.
pub(super) struct Closing<'p, T>(pub(super) &'p Pool<T>);

impl<T> Drop for Closing<'_, T> {
    fn drop(&mut self) {
        self.0.close();
    }
}
