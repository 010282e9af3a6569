//! What threads know of each other's last runs, as far as a race may still come of it.

use heddle_access::{Clocks, Recorded};

use super::super::process::ProcessId;
use super::super::thread::{Thread, ThreadId};
use super::walk::Walk;
use crate::state::Ref;

/// A thread with a last run that somebody alive does not have behind it.
struct Unseen {
    name: u64,
    thread: ThreadId,
    /// The epochs of the run, in order: of a clock only counts how many of them it has seen.
    epochs: Vec<u32>,
}

impl Unseen {
    fn rank(&self, epoch: u32) -> u64 {
        self.epochs.partition_point(|&own| own <= epoch) as u64
    }
}

impl Walk<'_> {
    /// Comes after all objects: only those that can still be reached count.
    pub(super) fn clocks(&mut self, process: ProcessId, threads: &[Thread], clocks: &Clocks) {
        let threads = || threads.iter().filter(|thread| thread.process == process);
        let mut live: Vec<(u64, ThreadId)> = threads()
            .filter(|thread| thread.is_alive())
            .map(|thread| (self.thread_name(thread.id), thread.id))
            .collect();
        live.sort_unstable();
        let mut unseen: Vec<(Unseen, &Thread)> = Vec::new();
        for thread in threads() {
            let mut epochs: Vec<u32> = plain(thread)
                .filter(|recorded| self.known_place(recorded).is_some())
                .map(|recorded| recorded.epoch)
                .collect();
            epochs.sort_unstable();
            epochs.dedup();
            let Some(&last) = epochs.last() else { continue };
            let misses = |&(_, other): &(u64, ThreadId)| {
                other != thread.id && clocks.seen(other, thread.id) < last
            };
            if live.iter().any(misses) {
                let name = self.thread_name(thread.id);
                unseen.push((Unseen { name, thread: thread.id, epochs }, thread));
            }
        }
        unseen.sort_unstable_by_key(|(unseen, _)| unseen.name);
        self.out(unseen.len() as u64);
        for (unseen, thread) in &unseen {
            self.out(unseen.name);
            let count = self.mark();
            for recorded in plain(thread) {
                let Some(object) = self.known_place(recorded) else { continue };
                let parts = recorded.access.place.parts();
                self.out(u64::from(parts.tag) << 33 | object);
                self.out(parts.from);
                self.out(parts.upto);
                let rank = unseen.rank(recorded.epoch);
                let flags = [recorded.optimistic, recorded.orders, recorded.access.writes()];
                let flags = flags.iter().fold(0, |bits, &flag| bits << 1 | u64::from(flag));
                self.out(rank << 3 | flags);
                self.out(recorded.origin);
            }
            self.count_from(count);
            for &(_, other) in &live {
                self.out(unseen.rank(clocks.seen(other, unseen.thread)));
            }
        }
        self.clock_places(process, &unseen, clocks);
    }

    fn clock_places(&mut self, process: ProcessId, unseen: &[(Unseen, &Thread)], clocks: &Clocks) {
        let mut places: Vec<([u64; 2], Vec<u64>)> = Vec::new();
        for (&(owner, place), clock) in clocks.places() {
            let parts = place.parts();
            let object = self.known_or_none(place.object()).filter(|_| owner == process);
            let Some(object) = object else { continue };
            let ranks: Vec<u64> = unseen
                .iter()
                .map(|(unseen, _)| {
                    unseen.rank(clock.get(unseen.thread.0 as usize).copied().unwrap_or(0))
                })
                .collect();
            if ranks.iter().any(|&rank| rank != 0) {
                places.push(([u64::from(parts.tag) << 33 | object, parts.from], ranks));
            }
        }
        places.sort_unstable();
        self.out(places.len() as u64);
        for (place, ranks) in places {
            place.into_iter().chain(ranks).for_each(|word| self.out(word));
        }
    }

    /// The name of the object of a recorded access, 0 if it is about none; nothing if nobody can
    /// reach the object any more.
    fn known_place(&mut self, recorded: &Recorded) -> Option<u64> {
        self.known_or_none(recorded.access.place.object())
    }

    pub(super) fn known_or_none(&mut self, object: Option<Ref>) -> Option<u64> {
        object.map_or(Some(0), |object| self.known(object))
    }
}

/// The accesses of a thread's last run that may be part of a race.
fn plain(thread: &Thread) -> impl Iterator<Item = &Recorded> {
    thread.run.inside().iter().filter(|recorded| recorded.may_race())
}
