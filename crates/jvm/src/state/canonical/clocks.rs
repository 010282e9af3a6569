//! What threads know of each other's last runs, as far as a race may still come of it.

use super::super::clocks::Clocks;
use super::super::process::ProcessId;
use super::super::thread::{Thread, ThreadId};
use super::walk::Walk;

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
            let touches = thread.run.iter().filter(|touch| touch.plain);
            let mut epochs: Vec<u32> = touches
                .filter(|touch| self.known(touch.object).is_some())
                .map(|touch| touch.epoch)
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
            for touch in thread.run.iter().filter(|touch| touch.plain) {
                let Some(object) = self.known(touch.object) else { continue };
                self.out(u64::from(touch.offset) << 32 | object);
                let rank = unseen.rank(touch.epoch);
                self.out(rank << 33 | u64::from(touch.write) << 32 | u64::from(touch.length));
                self.out(touch.origin);
            }
            self.count_from(count);
            for &(_, other) in &live {
                self.out(unseen.rank(clocks.seen(other, unseen.thread)));
            }
        }
        self.clock_places(process, &unseen, clocks);
    }

    fn clock_places(&mut self, process: ProcessId, unseen: &[(Unseen, &Thread)], clocks: &Clocks) {
        let mut places: Vec<(u64, Vec<u64>)> = Vec::new();
        for (&(owner, object, offset), clock) in clocks.places() {
            let Some(object) = self.known(object).filter(|_| owner == process) else { continue };
            let ranks: Vec<u64> = unseen
                .iter()
                .map(|(unseen, _)| {
                    unseen.rank(clock.get(unseen.thread.0 as usize).copied().unwrap_or(0))
                })
                .collect();
            if ranks.iter().any(|&rank| rank != 0) {
                places.push((u64::from(offset) << 32 | object, ranks));
            }
        }
        places.sort_unstable();
        self.out(places.len() as u64);
        for (place, ranks) in places {
            self.out(place);
            for rank in ranks {
                self.out(rank);
            }
        }
    }
}
