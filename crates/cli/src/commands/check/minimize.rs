//! A trace that is easier to read, before it is told: with fewer preemptions, or shorter.

use std::sync::Arc;

use heddle_checker::{Checked, Choice, Trace, Violation, check_again, shorten};
use heddle_search::{Found, Limit, Observer, Options, Strategy};
use heddle_system::Minimize;

use super::Task;
use crate::progress::{Guard, Sparing};

/// States looked at for a better trace, unless more is asked for.
const STATES_MAX: u64 = 10_000;
const STATES_MAX_ASKED: u64 = 1_000_000;
/// It takes as many instructions as the search, or these, which are a few seconds.
const INSTRUCTIONS_MIN: u64 = 100_000_000;
/// A trace with so many preemptions was not found in a search for few of them.
const PREEMPTIONS_MANY: u32 = 3;

impl Task {
    /// Looks for a better trace of the one violation that was found. Says which limit cut that short, so that
    /// nothing more can be done.
    pub(super) fn improve(
        self: &Arc<Task>,
        checked: &mut Checked,
        guard: &Arc<Guard>,
    ) -> Option<Limit> {
        // With all violations wanted, the search has kept the best trace of each.
        let [found] = &checked.violations[..] else { return None };
        if self.asked.output.minimize == Minimize::No
            || self.search.all
            || found.trace.is_empty()
            || self.limits.reached().is_some()
        {
            return None;
        }
        // Real programs would be asked again.
        if found.preemptions >= PREEMPTIONS_MANY && self.subject.network.live.is_none() {
            let (task, guard, known) = (self.clone(), guard.clone(), checked.clone());
            match self.limits.supervise(move || task.shorten(&known, &guard)) {
                Ok(Some(better)) => checked.violations = vec![better],
                Ok(None) => {}
                Err(limit) => return Some(limit),
            }
        }
        let (task, guard, known) = (self.clone(), guard.clone(), checked.clone());
        match self.limits.supervise(move || task.minimize(&known, &guard)) {
            Ok(None) => None,
            Ok(Some(better)) => {
                checked.violations = better.violations;
                checked.violations.truncate(1);
                checked.learned = better.learned;
                None
            }
            Err(limit) => Some(limit),
        }
    }

    /// Puts the choices of a trace in an order with fewer preemptions.
    fn shorten(&self, known: &Checked, guard: &Guard) -> Option<Found<Choice, Violation>> {
        let found = known.violations.first()?;
        let trace = Trace::new(&self.situation(), &known.learned, found);
        let until = self.limits.half_of_the_rest();
        let executed_max = self.effort_max(known);
        let goes_on = |executed| {
            executed <= executed_max
                && until.is_none_or(|until| self.limits.elapsed() < until)
                && guard.progress(&guard.last()).is_none()
        };
        shorten(&self.subject, &trace, found, self.limits.brake(), &goes_on).ok()?
    }

    /// Looks through the runs with the fewest preemptions.
    fn minimize(&self, known: &Checked, guard: &Guard) -> Option<Checked> {
        let found = known.violations.first()?;
        let much = self.asked.output.minimize == Minimize::ALot;
        let options = Options {
            strategy: Strategy::preemptions_up_to(found.preemptions),
            states_max: Some(if much { STATES_MAX_ASKED } else { STATES_MAX }),
            depth_max: None,
            workers: 1,
            observe_every: 8,
            ..self.search.clone()
        };
        let observer = Sparing::new(guard, &self.settings.executed, self.effort_max(known));
        let settings = self.settings.clone();
        let better = check_again(&self.subject, settings, &options, &observer, known).ok()?;
        let cost = |found: &Found<Choice, Violation>| (found.preemptions, found.trace.len());
        let candidate = better.violations.first()?;
        let improves =
            candidate.violation.kind == found.violation.kind && cost(candidate) < cost(found);
        improves.then_some(better)
    }

    /// How many instructions either may take: without end if it was asked for.
    fn effort_max(&self, checked: &Checked) -> u64 {
        match self.asked.output.minimize {
            Minimize::ALot => u64::MAX,
            Minimize::ALittle | Minimize::No => checked.counters.instructions.max(INSTRUCTIONS_MIN),
        }
    }
}
