//! Optimistic reads of `StampedLock`: plain reads that race by the letter, and are discarded if they did.
//!
//! A stamp opens a section. As long as it is valid, a write that nothing orders with a read in the
//! section is a race as anywhere: whoever wrote did not hold the lock. Once it is not, the reader is
//! going to discard what it read, so the race is only kept in mind. A validation that fails excuses
//! the reads; one that succeeds orders them before those who take the lock later. Where a section
//! ends without a validation, the values were used as they were, and what was kept in mind is told.

use heddle_access::{Kind, Recorded};

use super::Call;
use crate::machine::Machine;
use crate::program::MethodRef;
use crate::schedule::{Race, RaceAccess};
use crate::state::{Ref, ThreadId};

/// The class whose stamps these are.
const LOCK: &str = "java/util/concurrent/locks/StampedLock";
/// Its field that says who holds it, and how often it was held for writing.
const STATE: &str = "state";
/// What of its state a stamp has to agree with: all but the number of readers.
const STAMPED: i64 = !127;

/// Reads between a stamp and its validation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Section {
    pub(crate) lock: Ref,
    pub(crate) stamp: i64,
    /// Its stamp is being converted, which validates it: later reads do not belong to it.
    pub(crate) settled: bool,
    /// Races with reads that are to be discarded.
    pub(crate) kept: Vec<Kept>,
}

/// A race that is told only if the section ends without a validation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Kept {
    kind: Kind,
    pub(crate) earlier: Part,
    pub(crate) later: Part,
}

/// An access that is part of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Part {
    thread: ThreadId,
    pub(crate) write: bool,
    pub(crate) origin: u64,
}

impl Part {
    pub(super) fn of(thread: ThreadId, recorded: &Recorded) -> Part {
        Part { thread, write: recorded.access.writes(), origin: recorded.origin }
    }
}

impl Call<'_> {
    /// The current thread was given a stamp for reading.
    pub fn begin_optimistic_read(&mut self, lock: Ref, stamp: i64) {
        if !self.machine.looks_for_races() {
            return;
        }
        self.machine.end_sections(self.machine.current, Some(lock));
        let section = Section { lock, stamp, settled: false, kept: Vec::new() };
        self.machine.thread_mut().optimistic.push(section);
    }

    /// The current thread has learned whether a stamp is still valid.
    pub fn validate_optimistic_read(&mut self, lock: Ref, stamp: i64, valid: bool) {
        let is_it = |section: &Section| section.lock == lock && section.stamp == stamp;
        let thread = self.machine.thread();
        let Some(index) = thread.optimistic.iter().position(is_it) else { return };
        let thread = self.machine.thread_mut();
        thread.run.update_inside(|recorded| {
            if recorded.optimistic {
                recorded.optimistic = false;
                // What was discarded is part of no race.
                recorded.epoch = if valid { recorded.epoch } else { 0 };
            }
        });
        if valid {
            // More may be read under the same stamp.
            thread.optimistic[index].kept.clear();
            if let Some(state) = self.machine.class_of(lock).field_named(STATE) {
                self.machine.released_field(lock, state.offset);
            }
        } else {
            thread.optimistic.remove(index);
        }
    }
}

impl Machine {
    /// A method of the library was called. Of those of a lock, some convert a stamp, which tells
    /// whether it is valid; others take the lock, and whoever does so has no use for its stamp.
    pub(crate) fn meet_stamps(&mut self, method: MethodRef) {
        if self.thread().optimistic.is_empty() || &*method.class().name != LOCK {
            return;
        }
        let thread = self.thread();
        let Some(frame) = thread.frames.last() else { return };
        let base = frame.base as usize;
        let lock = Ref(thread.stack[base] as u32);
        if method.name.starts_with("tryConvertTo") {
            let stamp = thread.stack[base + 1] as i64;
            for section in &mut self.thread_mut().optimistic {
                section.settled |= section.lock == lock && section.stamp == stamp;
            }
        } else if ["writeLock", "readLock", "tryWriteLock", "tryReadLock"].contains(&&*method.name)
        {
            self.end_sections(self.current, Some(lock));
        }
    }

    /// Whether a read belongs to a section whose validation is still to come.
    pub(super) fn reads_optimistically(&self) -> bool {
        self.thread().optimistic.iter().any(|section| !section.settled)
    }

    /// Keeps a race in mind if one of its accesses is a read that is to be discarded.
    pub(super) fn excuse(&mut self, kind: Kind, earlier: Part, later: Part, of: ThreadId) -> bool {
        let doomed = |section: &Section| {
            let state = self.get_long(section.lock, STATE);
            (section.stamp ^ state) & STAMPED != 0
        };
        let Some(index) = self.thread_at(of).optimistic.iter().position(doomed) else {
            return false;
        };
        let kept = Kept { kind, earlier, later };
        let section = &mut self.thread_at_mut(of).optimistic[index];
        if !section.settled && !section.kept.contains(&kept) {
            section.kept.push(kept);
        }
        true
    }

    /// Sections of a thread end without a validation: those of one lock, or all.
    pub(crate) fn end_sections(&mut self, id: ThreadId, of: Option<Ref>) {
        if self.thread_at(id).optimistic.is_empty() {
            return;
        }
        let ends = |section: &mut Section| of.is_none_or(|lock| section.lock == lock);
        let ended: Vec<Section> = self.thread_at_mut(id).optimistic.extract_if(.., ends).collect();
        for kept in ended.into_iter().filter(|section| !section.settled).flat_map(|s| s.kept) {
            self.tell_race(kept.kind, kept.earlier, kept.later);
        }
    }

    pub(super) fn tell_race(&mut self, kind: Kind, earlier: Part, later: Part) {
        let [earlier, later] = [earlier, later].map(|Part { thread, write, origin }| RaceAccess {
            thread,
            write,
            at: self.location_of_entry(origin),
        });
        let race = Race { kind, earlier, later };
        let watch = self.watch.as_mut().expect("only a watched machine finds races");
        if let Some(races) = &mut watch.races
            && !races.contains(&race)
        {
            races.push(race);
        }
    }
}
