//! The last runs of threads: what of them collides, and what lies behind whom.

use heddle_access::{Recorded, ThreadSet};
use heddle_reduction::{Reductions, RunOf, conflicts};

use crate::machine::Machine;
use crate::state::{Thread, ThreadId};

pub(super) fn run_of(thread: &Thread) -> RunOf<'_> {
    RunOf { thread: thread.id, process: thread.process, run: &thread.run }
}

impl Machine {
    /// Compares the last run of `thread` with those of the others, and keeps what collides.
    pub fn compare(&mut self, thread: ThreadId) {
        let Some(watch) = &mut self.watch else { return };
        let Reductions { conflict, locks, .. } = watch.reductions();
        if !conflict {
            return;
        }
        let mine = run_of(&self.threads[thread.0 as usize]);
        let others = self.threads.iter().map(run_of);
        conflicts(mine, others, locks, &self.counters, &mut watch.policy.conflicts);
    }

    /// `acquirer` has everything behind it that `source` has, and `source`'s own accesses.
    pub(crate) fn acquire_from(&mut self, acquirer: ThreadId, source: ThreadId) {
        if self.watch.is_none() || ThreadSet::of(acquirer) == ThreadSet::NONE {
            return;
        }
        // What the acquirer did before that is compared first.
        self.compare(acquirer);
        let forgets = !self.looks_for_races();
        for index in 0..self.threads.len() {
            let thread = &self.threads[index];
            let own = thread.id == source;
            let news = |recorded: &Recorded| {
                (own || recorded.is_before(source)) && !recorded.is_before(acquirer)
            };
            let order = |recorded: &mut Recorded| {
                if news(recorded) {
                    recorded.ordered_before.insert(acquirer);
                }
            };
            if thread.run.beyond().iter().any(news) {
                self.threads[index].run.beyond_mut().iter_mut().for_each(order);
            }
            let thread = &self.threads[index];
            if !thread.run.inside().iter().any(news) {
                continue;
            }
            let others = self.others_alive(thread);
            let run = &mut self.threads[index].run;
            run.update_inside(order);
            // What lies behind all nobody collides with, nor do those whom they will start.
            if forgets {
                run.retain_inside(|recorded| !recorded.ordered_before.has_all(others));
            }
        }
    }

    /// The threads of the same process that can still do something. Threads with high numbers are
    /// members of no set: nothing ever lies behind all of them.
    pub(crate) fn others_alive(&self, thread: &Thread) -> ThreadSet {
        let others = self.threads.iter().filter(|other| {
            other.is_alive() && other.process == thread.process && other.id != thread.id
        });
        let all = others
            .fold(0, |all, other| all | if other.id.0 < 63 { 1 << other.id.0 } else { u64::MAX });
        ThreadSet(all)
    }
}
