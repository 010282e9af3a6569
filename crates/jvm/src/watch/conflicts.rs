//! Comparing the last runs of threads.

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
}
