//! Housekeeping of the library: threads that wake from time to time, for ever, to look after what
//! lies idle, such as connections that an HTTP server or client keeps open.
//!
//! Taken as they are, they would multiply the states of every program by how long what lies idle, and
//! would hide each deadlock: somebody can always go on. So their time comes only when nothing else can
//! happen: what lies idle has then done so for long, each of them looks, the earliest first, and from
//! then on they count as threads that wait without a limit, until somebody else goes on.
//!
//! Those that do nothing else go first wherever they can go on: what they do on their way to the next wait
//! is left out in the middle of what others do, as their looking is.

use crate::jdk::{Besides, HOUSEKEEPING, Provided};
use crate::machine::Machine;
use crate::program::Kind;
use crate::schedule::Readiness;
use crate::state::{ARRAY_BASE, Ref, Status, Thread, ThreadId};

/// More than what lies idle is kept for: half a minute, unless the program sets a property.
const IDLE: i64 = 45_000_000_000;
/// Then whoever looks in each second does so twice more: what was closed is deregistered, too.
const AFTERWARDS: i64 = 2_000_000_000;

impl Machine {
    /// Whether a thread waits up to a moment at which it looks after what lies idle.
    pub fn keeps_house(&self, id: ThreadId) -> bool {
        let thread = self.thread_at(id);
        thread.deadline().is_some() && self.keeps(thread).is_some_and(|(keeps, _)| keeps)
    }

    /// Who can go on, and does nothing but keep house.
    pub fn housekeeper(&self) -> Option<ThreadId> {
        let does_nothing_else = |thread: &&Thread| {
            thread.is_daemon()
                && self.keeps(thread) == Some((true, Besides::Nothing))
                && self.readiness(thread.id) == Readiness::Ready
        };
        self.threads().iter().find(does_nothing_else).map(|thread| thread.id)
    }

    /// Whether what a thread waits for next is housekeeping, and what else it does; nothing if it is in no
    /// method of that kind.
    fn keeps(&self, thread: &Thread) -> Option<(bool, Besides)> {
        let known = thread.frames().iter().rev().find_map(|frame| {
            let class = frame.method.class();
            let is_here = |(name, method, ..): &&(&str, &str, Provided, Besides)| {
                *name == &*class.name && frame.method.name == **method
            };
            HOUSEKEEPING.iter().find(is_here).filter(|_| class.loader.is_library())
        });
        let &(.., provided, besides) = known?;
        let view = self.view(thread.process);
        let follow = |fields: &[&str]| {
            fields.iter().try_fold(thread.object(), |object, field| view.reference(object, field))
        };
        let keeps = match provided {
            Provided::Always => true,
            Provided::TasksOf(package) => follow(&["queue", "queue"]).is_some_and(|tasks| {
                // The first place of the heap of tasks is never used.
                let first = Ref(view.value(tasks, ARRAY_BASE + 4, Kind::Ref) as u32);
                let class = first.non_null().map(|task| view.class(task));
                class.is_some_and(|class| {
                    class.loader.is_library() && class.name.starts_with(package)
                })
            }),
            Provided::NoTimeLimits => {
                let limits = follow(&["owner", "timeouts", "m"]);
                let size = limits.and_then(|limits| view.field(limits, "size"));
                size.is_some_and(|(_, size)| size as u32 == 0)
            }
        };
        Some((keeps, besides))
    }

    /// Whether a thread keeps house, and has had its time since anybody else went on.
    pub(super) fn has_kept_house(&self, id: ThreadId) -> bool {
        let is_kept = |since| self.now() - since >= IDLE + AFTERWARDS;
        self.quiet_since().is_some_and(is_kept) && self.keeps_house(id)
    }

    /// The housekeeping that comes next where nothing else can happen.
    pub fn next_housekeeping(&self) -> Option<ThreadId> {
        let due = |thread: &&Thread| {
            self.readiness(thread.id) == Readiness::Timed && self.keeps_house(thread.id)
        };
        let waiting = self.threads().iter().filter(due);
        waiting.min_by_key(|thread| (thread.deadline(), thread.id)).map(|thread| thread.id)
    }

    /// A thread goes on: either housekeeping does, or it is quiet no longer.
    pub fn note_turn(&mut self, id: ThreadId, times_out: bool) {
        let was_quiet = self.quiet_since().is_some();
        if times_out && self.keeps_house(id) {
            let timed = |thread: &&Thread| self.readiness(thread.id) == Readiness::Timed;
            let mut timed = self.threads().iter().filter(timed);
            if !was_quiet && timed.all(|thread| self.keeps_house(thread.id)) {
                self.set_quiet_since(Some(self.now()));
                self.let_time_pass(IDLE);
            }
        } else if was_quiet {
            let thread = self.thread_at(id);
            let is_runnable = thread.status() == Status::Runnable;
            if !is_runnable || self.keeps(thread).is_none_or(|(keeps, _)| !keeps) {
                self.set_quiet_since(None);
            }
        }
        if times_out {
            self.pass_quietly(id);
        }
    }
    /// In free time a limit that runs out only when nothing else can happen comes before no reading of the
    /// clock that it does not come before anyway. So nobody need stop at readings because of it.
    fn pass_quietly(&mut self, id: ThreadId) {
        let deadline = self.thread_at(id).deadline();
        let waits_for_quiet =
            !self.is_time_ordered() && (self.keeps_house(id) || self.is_idle_worker(id));
        if let Some(deadline) = deadline.filter(|_| waits_for_quiet) {
            self.let_time_pass_until(deadline);
        }
    }
}
