//! Saving and loading threads: those that did not change are shared with the last state.

use std::sync::Arc;

use super::canonical::{Describer, Piece};
use super::memory::{DIRTY_FINGERPRINT, DIRTY_SAVE};
use super::thread::Thread;
use super::threads::Threads;

/// Registers a loaded stack has to spare, so that the next calls need not make room.
const STACK_SPARE: usize = 512;

/// A thread as a value.
pub(super) struct SavedThread {
    thread: Thread,
    /// Its description, if there was one when it was saved.
    piece: Option<Arc<Piece>>,
}

pub(super) type SavedThreads = Arc<[Arc<SavedThread>]>;

/// What makes saving and comparing states cheap; says nothing about the state.
#[derive(Default)]
pub(crate) struct Tracks {
    /// The threads as last saved or loaded.
    held: SavedThreads,
    scratch: Vec<Arc<SavedThread>>,
    /// Not here while it is at work.
    pub(super) describer: Option<Box<Describer>>,
}

impl Tracks {
    pub(super) fn save(&mut self, threads: &mut Threads) -> SavedThreads {
        let count = threads.len();
        let same = count == self.held.len();
        if same && (0..count).all(|index| !threads.is_changed(index, DIRTY_SAVE)) {
            return self.held.clone();
        }
        let mut saved = std::mem::take(&mut self.scratch);
        for index in 0..count {
            let changed = threads.take_changed(index, DIRTY_SAVE);
            saved.push(match self.held.get(index) {
                Some(held) if !changed => held.clone(),
                _ => {
                    let described = !threads.is_changed(index, DIRTY_FINGERPRINT);
                    let describer = self.describer.as_ref().filter(|_| described);
                    let piece = describer.and_then(|describer| describer.thread(index));
                    let thread = threads.unmarked(index).trimmed();
                    Arc::new(SavedThread { thread, piece: piece.cloned() })
                }
            });
        }
        self.held = saved.drain(..).collect();
        self.scratch = saved;
        self.held.clone()
    }

    pub(super) fn load(&mut self, threads: &mut Threads, wanted: &SavedThreads) {
        threads.truncate(wanted.len());
        for (index, saved) in wanted.iter().enumerate() {
            if index == threads.len() {
                threads.push(saved.thread.clone());
            } else {
                let same = self.held.get(index).is_some_and(|held| Arc::ptr_eq(held, saved));
                if same && !threads.is_changed(index, DIRTY_SAVE) {
                    continue;
                }
                copy(&saved.thread, threads.unmarked(index));
            }
            let described = match (&saved.piece, &mut self.describer) {
                (Some(piece), Some(describer)) => describer.set_thread(index, piece),
                _ => false,
            };
            threads.set_changed(index, if described { 0 } else { DIRTY_FINGERPRINT });
        }
        if !Arc::ptr_eq(&self.held, wanted) {
            self.held = wanted.clone();
        }
    }
}

/// Makes one thread like another, in the memory it has.
fn copy(wanted: &Thread, thread: &mut Thread) {
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
        stack,
        scoped_values,
        current,
        fresh,
        run,
        touched,
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
    thread.frames.clone_from(frames);
    thread.held.clone_from(held);
    thread.scoped_values = *scoped_values;
    thread.current = *current;
    thread.fresh = *fresh;
    thread.run.clone_from(run);
    thread.touched = *touched;
    thread.dealings.clone_from(dealings);
    thread.pending = *pending;
    thread.granted = *granted;
    thread.wants = *wants;
    thread.choosing = *choosing;
    thread.decision = *decision;
    thread.locks.clone_from(locks);
    thread.section.clone_from(section);
    thread.section_open = *section_open;
    thread.atomic = *atomic;
    let used = stack.len();
    if thread.stack.len() < used {
        thread.stack.resize(used + STACK_SPARE, 0);
    }
    thread.stack[..used].copy_from_slice(stack);
}
