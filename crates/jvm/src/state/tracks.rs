//! Which threads changed since they were last saved or loaded, so that the others are shared.
//!
//! A thread's frames and registers change only while it runs, or when the collector moves objects.
//! Everything else of a thread is small: it is compared, or simply copied.

use std::sync::Arc;

use super::canonical::Describer;
use super::heap::DIRTY;
use super::memory::{DIRTY_FINGERPRINT, DIRTY_SAVE};
use super::thread::{Thread, ThreadId};

/// Registers a loaded stack has to spare, so that the next calls need not make room.
const STACK_SPARE: usize = 512;

pub(super) type SavedThreads = Arc<[Arc<Thread>]>;

#[derive(Default)]
pub(crate) struct Tracks {
    /// The threads as last saved or loaded.
    held: SavedThreads,
    /// By thread: with a bit for each of those who follow which threads ran.
    ran: Vec<u8>,
    scratch: Vec<Arc<Thread>>,
    /// Not here while it is at work.
    pub(super) describer: Option<Box<Describer>>,
}

impl Tracks {
    #[inline]
    pub(crate) fn thread_runs(&mut self, thread: ThreadId) {
        let index = thread.0 as usize;
        if self.ran.len() <= index {
            self.ran.resize(index + 1, DIRTY);
        }
        self.ran[index] = DIRTY;
    }

    pub(crate) fn all_threads_changed(&mut self) {
        self.ran.fill(DIRTY);
    }

    /// Whether a thread ran since the one who follows this bit last asked.
    pub(super) fn take_ran(&mut self, index: usize, bit: u8) -> bool {
        if self.ran.len() <= index {
            self.ran.resize(index + 1, DIRTY);
        }
        let ran = &mut self.ran[index];
        let before = *ran;
        *ran &= !bit;
        before & bit != 0
    }

    pub(super) fn save(&mut self, threads: &[Thread]) -> SavedThreads {
        let mut changed = threads.len() != self.held.len();
        let mut saved = std::mem::take(&mut self.scratch);
        for (index, thread) in threads.iter().enumerate() {
            let ran = self.take_ran(index, DIRTY_SAVE);
            let held = self.held.get(index).filter(|held| !ran && same_outside(held, thread));
            if held.is_none() && !changed || changed && index == 0 {
                changed = true;
                saved.extend(self.held[..index].iter().cloned());
            }
            match held {
                Some(held) if changed => saved.push(held.clone()),
                Some(_) => {}
                None => saved.push(Arc::new(thread.trimmed())),
            }
        }
        if changed {
            self.held = saved.drain(..).collect();
        }
        self.scratch = saved;
        self.held.clone()
    }

    pub(super) fn load(&mut self, threads: &mut Vec<Thread>, saved: &SavedThreads) {
        threads.truncate(saved.len());
        // A thread that gets the number of one that is gone is new to everybody.
        self.ran.truncate(saved.len());
        for (index, wanted) in saved.iter().enumerate() {
            let ran = self.take_ran(index, DIRTY_SAVE);
            let Some(thread) = threads.get_mut(index) else {
                threads.push(Thread::clone(wanted));
                self.ran[index] = DIRTY_FINGERPRINT;
                continue;
            };
            copy_outside(thread, wanted);
            if ran || !self.held.get(index).is_some_and(|held| Arc::ptr_eq(held, wanted)) {
                copy_inside(thread, wanted);
                self.ran[index] = DIRTY_FINGERPRINT;
            }
        }
        self.held = saved.clone();
    }
}

/// Whether all is equal that other threads may change.
fn same_outside(one: &Thread, other: &Thread) -> bool {
    let Thread {
        id,
        process,
        object,
        status,
        wake,
        reenter,
        park_permit,
        interrupted,
        daemon,
        frames,
        held,
        stack: _,
        scoped_values,
        current,
        fresh,
        run,
        dealings,
        pending,
        granted,
        wants,
        choosing,
        decision,
        locks,
        section,
        section_open,
        atomic,
    } = one;
    (id, process, object, status) == (&other.id, &other.process, &other.object, &other.status)
        && (wake, reenter) == (&other.wake, &other.reenter)
        && (park_permit, interrupted) == (&other.park_permit, &other.interrupted)
        && (daemon, scoped_values) == (&other.daemon, &other.scoped_values)
        && (frames.len(), held.len()) == (other.frames.len(), other.held.len())
        && *current == other.current
        && (fresh, pending, granted) == (&other.fresh, &other.pending, &other.granted)
        && (wants, choosing, decision) == (&other.wants, &other.choosing, &other.decision)
        && (section, section_open, atomic) == (&other.section, &other.section_open, &other.atomic)
        && (run, locks) == (&other.run, &other.locks)
        && *dealings == other.dealings
}

/// Copies all that other threads may change.
fn copy_outside(thread: &mut Thread, wanted: &Thread) {
    let Thread {
        id,
        process,
        object,
        status,
        wake,
        reenter,
        park_permit,
        interrupted,
        daemon,
        frames: _,
        held: _,
        stack: _,
        scoped_values,
        current,
        fresh,
        run,
        dealings,
        pending,
        granted,
        wants,
        choosing,
        decision,
        locks,
        section,
        section_open,
        atomic,
    } = wanted;
    thread.id = *id;
    thread.process = *process;
    thread.object = *object;
    thread.status = *status;
    thread.wake = *wake;
    thread.reenter = *reenter;
    thread.park_permit = *park_permit;
    thread.interrupted = *interrupted;
    thread.daemon = *daemon;
    thread.scoped_values = *scoped_values;
    thread.current = *current;
    thread.fresh = *fresh;
    thread.run.clone_from(run);
    thread.dealings.clone_from(dealings);
    thread.pending = *pending;
    thread.granted = *granted;
    thread.wants = *wants;
    thread.choosing = *choosing;
    thread.decision = *decision;
    thread.locks.clone_from(locks);
    thread.section = *section;
    thread.section_open = *section_open;
    thread.atomic = *atomic;
}

/// Copies what only the thread itself changes, into the memory it has.
fn copy_inside(thread: &mut Thread, wanted: &Thread) {
    thread.frames.clone_from(&wanted.frames);
    thread.held.clone_from(&wanted.held);
    let used = wanted.stack.len();
    if thread.stack.len() < used {
        thread.stack.resize(used + STACK_SPARE, 0);
    }
    thread.stack[..used].copy_from_slice(&wanted.stack);
}
