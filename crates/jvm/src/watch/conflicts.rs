//! Collisions: two threads touched the same place with nothing between that orders them.
//!
//! After a transition of one thread, its run is compared with the last runs of all others. Those
//! have done nothing since, so both accesses could have come in either order.

use super::{Key, Touch};
use crate::machine::Machine;
use crate::state::{Ref, ThreadId};

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
            let apart = !other.touched.may_collide(mine.touched);
            if apart || other.id == thread || other.process != mine.process {
                continue;
            }
            for later in mine.run.iter().filter(|touch| other.touched.may_have(touch.object)) {
                let same = other.run.iter().filter(|earlier| earlier.object == later.object);
                for earlier in same {
                    if collide(earlier, later)
                        && !knows(thread, earlier)
                        // Both may have run in one transition: the one that started the other.
                        && !knows(other.id, later)
                    {
                        if watch.reductions.locks && share_monitor(&earlier.locks, &later.locks) {
                            self.counters.locks.set(self.counters.locks.get() + 1);
                            continue;
                        }
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

/// Whether an access lies in the past of a thread for good.
fn knows(thread: ThreadId, touch: &Touch) -> bool {
    thread.0 < 64 && touch.ordered_before & 1 << thread.0 != 0
}

fn collide(a: &Touch, b: &Touch) -> bool {
    a.overlaps(b) && !(a.leads && b.leads)
}

pub(super) fn share_monitor(one: &[Ref; 2], other: &[Ref; 2]) -> bool {
    one.iter().any(|lock| !lock.is_null() && other.contains(lock))
}
