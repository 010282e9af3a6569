//! The last runs of threads: what of them collides, and what lies behind whom.

use std::collections::BTreeMap;

use heddle_access::{Access, Kind, Recorded, ThreadSet};
use heddle_reduction::{Reductions, RunOf, conflicts};

use crate::machine::Machine;
use crate::schedule::Readiness;
use crate::state::{Thread, ThreadId};

/// How often a thread does something, of 50,000 calls and backward branches, that counts as a loop.
const REPEATED_MIN: u32 = 64;

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

    /// Whether the current thread, which has run for long without anything visible while others can go
    /// on, does the same again and again that they may well do, too: takes monitors, or else changes
    /// something. Then that is made visible, and the search begins again. It would be found when they
    /// have run as long, too; and more that is visible never hides anything.
    pub(crate) fn suspects_loop(&mut self) -> bool {
        let Some(watch) = self.watch.as_ref().filter(|watch| watch.suspects) else { return false };
        let current = self.current;
        let process = self.thread().process;
        let waits_for_turn = |other: &Thread| {
            other.id != current
                && other.process == process
                && self.readiness(other.id) == Readiness::Ready
        };
        if !watch.reductions().conflict || !self.threads.iter().any(waits_for_turn) {
            return false;
        }
        // For a while it is counted what it does.
        let Some(repeated) = self.repeated.replace(BTreeMap::new()) else { return false };
        let often = repeated.into_iter().filter(|(_, times)| *times >= REPEATED_MIN);
        let often: Vec<Kind> = often.map(|(kind, _)| kind).collect();
        let monitors = often.iter().filter(|kind| matches!(kind, Kind::Monitor { .. }));
        let monitors: Vec<Kind> = monitors.copied().collect();
        let watch = self.watch.as_mut().expect("asked before");
        watch.policy.suspect(if monitors.is_empty() { often } else { monitors });
        watch.policy.restart
    }

    /// Counts what a thread does that has run for long.
    #[inline]
    pub(super) fn count_repeated(&mut self, access: &Access, kind: Kind) {
        if let Some(repeated) = &mut self.repeated
            && (access.writes() || matches!(kind, Kind::Monitor { .. }))
        {
            *repeated.entry(kind).or_default() += 1;
        }
    }

    /// `acquirer` has everything behind it that `source` has, and `source`'s own accesses.
    pub(crate) fn acquire_from(&mut self, acquirer: ThreadId, source: ThreadId) {
        if self.watch.is_none() || ThreadSet::of(acquirer) == ThreadSet::NONE {
            return;
        }
        // What the acquirer did before that is compared first.
        self.compare(acquirer);
        let forgets = !self.looks_for_races();
        let orders_own = !self.threads[source.0 as usize].accepts_for_others;
        for index in 0..self.threads.len() {
            let thread = &self.threads[index];
            let own = orders_own && thread.id == source;
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
            let (id, others) = (thread.id, self.others_alive(thread));
            // A thread that ran in the same transition, and may have ended, was not compared with it yet.
            if forgets {
                self.compare(id);
            }
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
            self.is_present(other) && other.process == thread.process && other.id != thread.id
        });
        let all = others
            .fold(0, |all, other| all | if other.id.0 < 63 { 1 << other.id.0 } else { u64::MAX });
        ThreadSet(all)
    }
}
