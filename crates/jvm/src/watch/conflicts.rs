//! Collisions: two threads touched the same place with nothing between that orders them.
//!
//! After a transition of one thread, its run is compared with the last runs of all others. Those
//! have done nothing since, so both accesses could have come in either order.

use super::{Key, Touch};
use crate::machine::Machine;
use crate::state::ThreadId;

/// Two accesses that collide; `later` was made by the thread that ran last.
#[derive(Clone, Copy, Debug)]
pub struct Conflict {
    pub key: Key,
    pub earlier: Touch,
    pub earlier_thread: ThreadId,
    pub later: Touch,
    pub later_thread: ThreadId,
}

impl Machine {
    /// Compares the last run of `thread` with those of the others.
    pub fn conflicts_into(&self, thread: ThreadId, found: &mut Vec<Conflict>) {
        let Some(watch) = &self.watch else { return };
        let mine = &self.threads[thread.0 as usize];
        if mine.run.is_empty() {
            return;
        }
        for other in &self.threads {
            if other.id == thread || other.process != mine.process {
                continue;
            }
            for earlier in &other.run {
                if thread.0 < 64 && earlier.known & 1 << thread.0 != 0 {
                    continue;
                }
                for later in &mine.run {
                    // Both may have run in one transition: the one that started the other.
                    if other.id.0 < 64 && later.known & 1 << other.id.0 != 0 {
                        continue;
                    }
                    if collide(earlier, later, watch.reductions.locks) {
                        found.push(Conflict {
                            key: self.key_in(mine.process, later.object, later.offset),
                            earlier: *earlier,
                            earlier_thread: other.id,
                            later: *later,
                            later_thread: thread,
                        });
                    }
                }
            }
        }
    }
}

fn collide(a: &Touch, b: &Touch, by_locks: bool) -> bool {
    a.overlaps(b)
        && !(a.head && b.head)
        && !(by_locks && a.locks.iter().any(|lock| !lock.is_null() && b.locks.contains(lock)))
}
