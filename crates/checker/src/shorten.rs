//! A trace with fewer switches, made of one that was found by chance.
//!
//! A random run switches between threads at every turn, and few of the switches have to do with what goes wrong.
//! Parts of the trace are put in another order, in which one thread after the other goes on as far as it does
//! there: first all of it, then halves, quarters, and so on. Then single turns are joined with the next or the last
//! one of their thread. If that leads to the same violation it is the new
//! trace. What it leads to is a run like any other, so nothing rests on the reordering.

use std::sync::Arc;

use heddle_jvm::Brake;
use heddle_jvm::console::Silent;
use heddle_jvm::schedule::Learned;
use heddle_search::{Found, Outcome, System};

use crate::check::{Subject, worker};
use crate::choice::Choice;
use crate::errors::ReplayError;
use crate::solo::Saved;
use crate::system::{JavaSystem, Settings};
use crate::trace::Trace;
use crate::violation::Violation;

/// How many choices beyond those of the trace a run may make on its own.
const OWN_CHOICES_MAX: usize = 64;
/// Shorter parts are not looked at: two switches of two threads.
const PART_MIN: usize = 3;

/// The trace with fewer switches that leads to the same violation, if one is found while it `goes_on` with so many
/// instructions executed.
pub fn shorten(
    subject: &Subject,
    trace: &Trace,
    found: &Found<Choice, Violation>,
    brake: Arc<Brake>,
    goes_on: &dyn Fn(u64) -> bool,
) -> Result<Option<Found<Choice, Violation>>, ReplayError> {
    let settings = Arc::new(Settings { brake: Some(brake), ..trace.settings()? });
    let learned = Arc::new(trace.learned(subject.program));
    let (mut system, violations, _) =
        subject.start(&settings, &learned, Box::new(Silent), |_| {})?;
    if !violations.is_empty() {
        return Ok(None);
    }
    let start = system.save();
    let mut runs = Runs {
        subject,
        settings: &settings,
        learned: &learned,
        wanted: &found.key,
        executed: 0,
        goes_on,
    };
    let Some(first) = runs.follow(&Way::at(start), &found.trace) else { return Ok(None) };
    let mut best = runs.sort_parts(first);
    while let Some(better) = runs.join_turns(&best) {
        best = better;
    }
    let (trace, preemptions) = (best.choices(), best.switches);
    let is_better = (preemptions, trace.len()) < (found.preemptions, found.trace.len());
    let better = best.violation.filter(|_| is_better);
    Ok(better.map(|violation| Found { violation, trace, preemptions, ..found.clone() }))
}

/// A run up to some state.
#[derive(Clone)]
struct Way {
    /// The state before each choice, and how many switches came before it.
    steps: Vec<(Saved, u32, Choice)>,
    /// Where it has come to.
    here: Saved,
    switches: u32,
    violation: Option<Violation>,
}

impl Way {
    fn at(here: Saved) -> Way {
        Way { steps: Vec::new(), here, switches: 0, violation: None }
    }

    fn choices(&self) -> Vec<Choice> {
        self.steps.iter().map(|(.., choice)| *choice).collect()
    }

    fn cost(&self) -> (u32, usize) {
        (self.switches, self.steps.len())
    }

    /// Its first choices.
    fn upto(&self, count: usize) -> Way {
        let (here, switches, _) = &self.steps[count];
        let (here, switches) = (here.clone(), *switches);
        Way { steps: self.steps[..count].to_vec(), here, switches, violation: None }
    }
}

struct Runs<'a> {
    subject: &'a Subject,
    settings: &'a Arc<Settings>,
    learned: &'a Arc<Learned>,
    wanted: &'a str,
    executed: u64,
    goes_on: &'a dyn Fn(u64) -> bool,
}

impl Runs<'_> {
    fn sort_parts(&mut self, mut best: Way) -> Way {
        let mut size = best.steps.len();
        while size >= PART_MIN {
            let mut from = 0;
            while from + 1 < best.steps.len() && !self.is_over() {
                match self.sort_part(&best, from, size) {
                    Some(better) => best = better,
                    None => from += size / 2,
                }
            }
            size = size.min(best.steps.len()) / 2;
        }
        best
    }

    fn is_over(&self) -> bool {
        self.settings.is_interrupted() || !(self.goes_on)(self.executed)
    }

    /// The run with one part of it sorted by threads, if it leads to the same and has fewer switches.
    fn sort_part(&mut self, best: &Way, from: usize, size: usize) -> Option<Way> {
        let choices = best.choices();
        let to = (from + size).min(choices.len());
        let (part, behind) = (&choices[from..to], &choices[to..]);
        let mut order: Vec<u32> = Vec::new();
        // Who goes on from before the part stands first, who goes on behind it last.
        let before = from.checked_sub(1).map(|last| choices[last].thread());
        for thread in before.into_iter().chain(part.iter().map(|choice| choice.thread())) {
            if !order.contains(&thread) {
                order.push(thread);
            }
        }
        let sorted = |order: &[u32]| -> Vec<Choice> {
            let of = |thread: u32| part.iter().filter(move |choice| choice.thread() == thread);
            order.iter().flat_map(|&thread| of(thread)).chain(behind).copied().collect()
        };
        let mut orders = vec![order.clone()];
        if let Some(next) = behind.first()
            && let Some(at) = order.iter().position(|&thread| thread == next.thread())
        {
            order.remove(at);
            order.push(next.thread());
            orders.push(order);
        }
        orders.into_iter().find_map(|order| {
            let plan = sorted(&order);
            if plan[..] == choices[from..] {
                return None;
            }
            let other = self.follow(&best.upto(from), &plan)?;
            (other.cost() < best.cost()).then_some(other)
        })
    }

    /// The run with one turn of a thread joined with another, if it leads to the same and has fewer switches.
    fn join_turns(&mut self, best: &Way) -> Option<Way> {
        let choices = best.choices();
        let turns: Vec<&[Choice]> =
            choices.chunk_by(|one, next| one.thread() == next.thread()).collect();
        let thread = |turn: usize| turns[turn][0].thread();
        for (at, turn) in turns.iter().enumerate() {
            let is_own = |other: &usize| thread(*other) == thread(at);
            let next = (at + 1..turns.len()).find(is_own);
            let last = (0..at).rev().find(is_own);
            for joined in [next, last.map(|last| last + 1)].into_iter().flatten() {
                // It stands right before the turn whose number this is.
                let others = |range: std::ops::Range<usize>| turns[range].concat();
                let (from, plan) = match joined > at {
                    true => (
                        at,
                        [&others(at + 1..joined), *turn, &others(joined..turns.len())].concat(),
                    ),
                    false => (
                        joined,
                        [*turn, &others(joined..at), &others(at + 1..turns.len())].concat(),
                    ),
                };
                if self.is_over() {
                    return None;
                }
                let before = turns[..from].iter().map(|turn| turn.len()).sum();
                let other = self.follow(&best.upto(before), &plan);
                if let Some(other) = other.filter(|other| other.cost() < best.cost()) {
                    return Some(other);
                }
            }
        }
        None
    }

    /// Goes on from a state by a plan: each time the first of its choices that is open, and when none is left that
    /// is, on with whoever ran last. Gives the run if it comes to the violation that is wanted.
    fn follow(&mut self, start: &Way, plan: &[Choice]) -> Option<Way> {
        let mut way = start.clone();
        let mut system = self.system(&way.here);
        let mut left: Vec<Choice> = plan.to_vec();
        let (mut open, mut violations) = (Vec::new(), Vec::new());
        let mut own = 0;
        while !self.is_over() {
            open.clear();
            system.choices(&mut open);
            let choice = match left.iter().position(|choice| open.contains(choice)) {
                Some(at) => left.remove(at),
                None => {
                    own += 1;
                    let last = system.last_actor();
                    let goes_on = open.iter().find(|choice| choice.thread() == last);
                    *goes_on.or(open.first()).filter(|_| own <= OWN_CHOICES_MAX)?
                }
            };
            let before = system.save();
            let switches = way.switches;
            way.switches += system.preemption(&choice);
            way.steps.push((before, switches, choice));
            violations.clear();
            let instructions = system.machine.counters.instructions;
            let outcome = system.apply(&choice, &mut violations);
            self.executed += system.machine.counters.instructions - instructions;
            way.violation = violations.drain(..).find(|found| found.key() == self.wanted);
            if way.violation.is_some() {
                return Some(way);
            }
            if !matches!(outcome, Outcome::Next | Outcome::Partly(_) | Outcome::Restart) {
                return None;
            }
        }
        None
    }

    fn system(&self, at: &Saved) -> JavaSystem {
        let mut system = worker(self.subject, self.settings, self.learned, &at.state);
        system.load(at);
        system
    }
}
