//! What may happen next: threads that can go on, time that passes, faults, wake-ups without a reason.

use heddle_jvm::schedule::{Readiness, Stalls};
use heddle_jvm::state::{Followed, Thread, ThreadId};
use heddle_net::FAULTS;

use super::{JavaSystem, Time};
use crate::choice::Choice;

impl JavaSystem {
    pub(super) fn open_choices(&mut self, into: &mut Vec<Choice>) {
        match self.asking() {
            Some((thread, count)) => {
                into.extend((0..count).map(|value| Choice::Value(thread, value)));
            }
            None if self.machine.only_keeps_leases() => {}
            None => {
                let here = self.held_up().map(|_| self.machine.fingerprint());
                let passes = here.is_some_and(|here| self.stalls().lets_pass(here));
                self.thread_choices(passes, into);
            }
        }
    }

    pub(super) fn asking(&self) -> Option<(u32, u32)> {
        let asks = self.machine.threads().iter().find(|thread| {
            thread.choosing() > 0 && self.machine.readiness(thread.id) != Readiness::Over
        });
        asks.map(|thread| (thread.id.0, thread.choosing()))
    }

    /// Whether nothing can happen any more.
    pub(super) fn is_over(&self) -> bool {
        let goes_on =
            |thread| matches!(self.machine.readiness(thread), Readiness::Ready | Readiness::Timed);
        // Who ran last mostly goes on.
        let may_go_on = goes_on(self.machine.last_run())
            || self.machine.threads().iter().any(|thread| goes_on(thread.id));
        (!may_go_on || self.machine.only_keeps_leases())
            && self.asking().is_none()
            && self.endless().is_none()
    }

    /// A thread that runs for ever without anything visible.
    pub(super) fn endless(&self) -> Option<ThreadId> {
        let machine = &self.machine;
        let endless = machine.threads().iter().find(|thread| {
            thread.followed() == Followed::Endless
                && machine.readiness(thread.id) != Readiness::Over
        });
        endless.map(|thread| thread.id)
    }

    /// Those who can go on, where time stands still meanwhile although somebody waits for it.
    pub(super) fn held_up(&self) -> Option<Vec<ThreadId>> {
        let machine = &self.machine;
        if self.settings.time != Time::Ordered {
            return None;
        }
        let threads = || machine.threads().iter().map(|thread| thread.id);
        let is_able = |id: &ThreadId| match machine.readiness(*id) {
            Readiness::Ready => true,
            Readiness::Timed => machine.is_due(*id),
            _ => false,
        };
        let waits = |id| machine.readiness(id) == Readiness::Timed || machine.polls(id);
        if !threads().any(waits) {
            return None;
        }
        let able: Vec<ThreadId> = match self.asking() {
            Some((thread, _)) => vec![ThreadId(thread)],
            None => threads().filter(is_able).collect(),
        };
        (!able.is_empty()).then_some(able)
    }

    /// Whether what happens next is noted for those who wait for time.
    pub(crate) fn is_noted(&self) -> bool {
        self.held_up().is_some()
    }

    pub(super) fn stalls(&self) -> &Stalls {
        &self.machine.watch().expect("a checked machine is watched").learned.stalls
    }

    /// Lets time pass up to the next moment that somebody waits for.
    fn next_deadline(&mut self, into: &mut Vec<Choice>) {
        let machine = &mut self.machine;
        let ids: Vec<ThreadId> = machine.threads().iter().map(|thread| thread.id).collect();
        let waits = ids.into_iter().filter_map(|id| Some((machine.awaited_moment(id)?, id)));
        let waits: Vec<(i64, ThreadId)> = waits.collect();
        let earliest = waits.iter().map(|&(moment, _)| moment).min();
        let next = waits.into_iter().filter(|&(moment, _)| Some(moment) == earliest);
        for choice in next.map(|(_, id)| Choice::Timeout(id.0)) {
            if !into.contains(&choice) {
                into.push(choice);
            }
        }
    }

    /// `passes`: time may pass here, whoever can go on.
    fn thread_choices(&mut self, passes: bool, into: &mut Vec<Choice>) {
        let machine = &self.machine;
        let before = into.len();
        if self.settings.time == Time::Free
            && let Some(id) = machine.housekeeper()
        {
            self.kept_house.set(true);
            into.push(Choice::Run(id.0));
            return;
        }
        for thread in machine.threads() {
            match machine.readiness(thread.id) {
                Readiness::Ready => into.push(Choice::Run(thread.id.0)),
                Readiness::Timed if self.settings.time == Time::Free => {
                    if machine.is_idle_worker(thread.id) {
                        self.kept_idle.set(true);
                    } else if machine.keeps_house(thread.id) {
                        self.kept_house.set(true);
                    } else {
                        into.push(Choice::Timeout(thread.id.0));
                    }
                }
                // Readings have moved the clock.
                Readiness::Timed if machine.is_due(thread.id) => {
                    into.push(Choice::Timeout(thread.id.0));
                }
                _ => {}
            }
        }
        if into.len() == before && self.settings.time == Time::Free {
            let timed = |thread: &&Thread| machine.readiness(thread.id) == Readiness::Timed;
            let timed = machine.threads().iter().filter(timed);
            let idle = timed.filter(|thread| !machine.keeps_house(thread.id));
            into.extend(idle.map(|thread| Choice::Timeout(thread.id.0)));
            if into.len() == before {
                let next = machine.next_housekeeping();
                into.extend(next.map(|id| Choice::Timeout(id.0)));
            }
        }
        if self.settings.time == Time::Ordered && (passes || into.len() == before) {
            self.next_deadline(into);
        }
        let machine = &self.machine;
        // Where nobody else can go on, the run goes on with those who do so for ever.
        if into.len() == before {
            into.extend(self.endless().map(|id| Choice::Run(id.0)));
            return;
        }
        // A fault is not progress either: it does not hide a deadlock.
        if into.len() > before && !machine.network().config.settings.faults.is_empty() {
            for thread in machine.threads() {
                // There, only what was just done can go wrong.
                if self.by_jpf_nas() && thread.id != machine.last_run() {
                    continue;
                }
                into.extend(machine.faults_of(thread.id).into_iter().map(|kind| {
                    let number = FAULTS.iter().position(|(_, known, _)| *known == kind);
                    Choice::Fault(thread.id.0, number.unwrap_or(0) as u32)
                }));
            }
        }
        // A fault is not progress: a wake-up without a reason does not hide a deadlock.
        if self.settings.spurious_wakeups && into.len() > before {
            for thread in machine.threads() {
                if machine.may_wake_spuriously(thread.id) {
                    into.push(Choice::Spurious(thread.id.0));
                }
            }
        }
    }
}
