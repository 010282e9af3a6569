//! Saving and loading threads: those that did not change are shared with the last state.

use std::sync::Arc;

use super::canonical::{Describer, Part};
use super::heap::Heap;
use super::memory::{DIRTY_FINGERPRINT, DIRTY_SAVE};
use super::snapshot::{Common, share};
use super::thread::Thread;
use super::threads::Threads;

/// Registers a loaded stack has to spare, so that the next calls need not make room.
const STACK_SPARE: usize = 512;

/// A thread as a value.
#[derive(Clone)]
pub(super) struct SavedThread {
    pub(super) thread: Thread,
    /// Its description, if there was one when it was saved.
    part: Option<Arc<Part>>,
}

pub(super) type SavedThreads = Arc<[Arc<SavedThread>]>;

/// The same threads in memory of their own.
pub(super) fn separate(threads: &SavedThreads) -> SavedThreads {
    let separate = |SavedThread { thread, part }: &SavedThread| SavedThread {
        thread: thread.clone(),
        part: part.as_ref().map(|part| Arc::new(Part::clone(part))),
    };
    threads.iter().map(|saved| Arc::new(separate(saved))).collect()
}

/// What makes saving and comparing states cheap; says nothing about the state.
#[derive(Default)]
pub(crate) struct SnapshotCache {
    /// What seldom differs, as last saved or loaded.
    pub(super) common: Option<Arc<Common>>,
    /// The threads as last saved or loaded.
    held: SavedThreads,
    scratch: Vec<Arc<SavedThread>>,
    /// Heaps of processes that are not there in the state that was loaded last.
    pub(super) spare_heaps: Vec<Heap>,
    /// Not here while it is at work.
    pub(super) describer: Option<Box<Describer>>,
}

impl SnapshotCache {
    /// A heap with this limit, whatever it holds.
    pub(super) fn heap(&mut self, limit_bytes: u64) -> std::io::Result<Heap> {
        let spares = &mut self.spare_heaps;
        match spares.iter().rposition(|heap| heap.made_for() == limit_bytes) {
            Some(at) => {
                let mut heap = spares.remove(at);
                heap.set_limit(limit_bytes);
                Ok(heap)
            }
            None => Heap::new(limit_bytes),
        }
    }

    pub(super) fn save(&mut self, threads: &mut Threads) -> SavedThreads {
        let count = threads.len();
        let is_held = |index: usize, held: &Arc<SavedThread>| {
            !threads.is_changed(index, DIRTY_SAVE) && self.has_part(index, threads, held)
        };
        let same = count == self.held.len();
        if same && self.held.iter().enumerate().all(|(index, held)| is_held(index, held)) {
            return self.held.clone();
        }
        let mut saved = std::mem::take(&mut self.scratch);
        for index in 0..count {
            let changed = threads.take_changed(index, DIRTY_SAVE);
            saved.push(match self.held.get(index).filter(|_| !changed) {
                Some(held) if self.has_part(index, threads, held) => held.clone(),
                held => {
                    let part = self.part(index, threads).cloned();
                    let thread = match held {
                        Some(held) => held.thread.clone(),
                        None => threads.unmarked(index).trimmed(),
                    };
                    Arc::new(SavedThread { thread, part })
                }
            });
        }
        self.held = saved.drain(..).collect();
        self.scratch = saved;
        self.held.clone()
    }

    /// The description of a thread, if there is one of what it is now.
    fn part(&self, index: usize, threads: &Threads) -> Option<&Arc<Part>> {
        let described = !threads.is_changed(index, DIRTY_FINGERPRINT);
        self.describer.as_ref().filter(|_| described)?.thread(index)
    }

    /// Whether a thread was saved with its last description: that also depends on who else is
    /// alive.
    fn has_part(&self, index: usize, threads: &Threads, held: &SavedThread) -> bool {
        match (self.part(index, threads), &held.part) {
            (Some(now), Some(then)) => Arc::ptr_eq(now, then),
            (now, _) => now.is_none(),
        }
    }

    pub(super) fn load(&mut self, threads: &mut Threads, wanted: &SavedThreads) {
        threads.truncate(wanted.len());
        for (index, saved) in wanted.iter().enumerate() {
            let same = self.held.get(index).is_some_and(|held| Arc::ptr_eq(held, saved));
            if index == threads.len() {
                threads.push(saved.thread.clone());
            } else if !same || threads.is_changed(index, DIRTY_SAVE) {
                copy(&saved.thread, threads.unmarked(index));
            } else if saved.part.is_none() || self.has_part(index, threads, saved) {
                continue;
            }
            let described = match (&saved.part, &mut self.describer) {
                (Some(part), Some(describer)) => describer.set_thread(index, part),
                _ => false,
            };
            threads.set_changed(index, if described { 0 } else { DIRTY_FINGERPRINT });
        }
        share(&mut self.held, wanted);
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
        shown,
        daemon,
        stays,
        frames,
        held,
        stack,
        scoped_values,
        current,
        fresh,
        run,
        bulk,
        network,
        stands_before,
        chosen,
        awaits,
        taking,
        takes,
        owned,
        acquired,
        choosing,
        decision,
        asked,
        locks,
        operations,
        operation_open,
        atomic,
        optimistic,
        followed,
        slices,
        rests,
        accepts_for_others,
    } = wanted;
    thread.id = *id;
    thread.process = *process;
    thread.object = *object;
    thread.status = *status;
    thread.wake = *wake;
    thread.reenter = *reenter;
    thread.park_permit = *park_permit;
    thread.shown = *shown;
    thread.daemon = *daemon;
    thread.stays = *stays;
    thread.frames.clone_from(frames);
    thread.held.clone_from(held);
    thread.scoped_values = *scoped_values;
    thread.current = *current;
    thread.fresh = *fresh;
    thread.run.clone_from(run);
    thread.bulk.clone_from(bulk);
    thread.network.clone_from(network);
    thread.stands_before = *stands_before;
    thread.chosen = *chosen;
    thread.awaits = *awaits;
    thread.taking = *taking;
    thread.takes = *takes;
    thread.owned.clone_from(owned);
    thread.acquired.clone_from(acquired);
    thread.choosing = *choosing;
    thread.decision = *decision;
    thread.asked.clone_from(asked);
    thread.locks.clone_from(locks);
    thread.operations.clone_from(operations);
    thread.operation_open = *operation_open;
    thread.atomic = *atomic;
    thread.optimistic.clone_from(optimistic);
    thread.followed = *followed;
    thread.slices = *slices;
    thread.rests = *rests;
    thread.accepts_for_others = *accepts_for_others;
    let used = stack.len();
    if thread.stack.len() < used {
        thread.stack.resize(used + STACK_SPARE, 0);
    }
    thread.stack[..used].copy_from_slice(stack);
}
