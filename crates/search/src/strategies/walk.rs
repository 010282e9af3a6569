//! Sampled runs: each goes from the initial state to an end, a violation or the depth limit, and
//! nothing is remembered from one to the next.
//!
//! Which choice is taken: any (`random`); one of the actor with the highest priority, where a
//! few random moments lower it (`pct`); the one with the highest priority of its own, drawn anew
//! for those that depend on what was taken (`pos`).

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use super::random::Random;
use crate::System;
use crate::explore::{Explorer, Position};
use crate::options::Strategy;

const DEPTH_MAX: u32 = 10_000;

/// Runs from where the system stands, until as many as asked for were taken from `runs`.
pub(super) fn run<S: System>(explorer: &mut Explorer<'_, S>, runs: &AtomicU64) {
    let initial = explorer.system.save();
    let options = explorer.shared.options;
    let mut picker = Picker::new(options.strategy);
    let mut walk = Walk { explorer, path: Vec::new(), open: Vec::new() };
    while walk.explorer.going() {
        let run = runs.fetch_add(1, Relaxed);
        if options.runs.is_some_and(|runs| run >= runs) {
            return;
        }
        walk.explorer.system.load(&initial);
        picker.begin(Random::new(options.seed, run));
        walk.once(&mut picker);
        picker.length_max = picker.length_max.max(walk.path.len());
        walk.explorer.stats.runs += 1;
    }
}

struct Walk<'e, 'a, S: System> {
    explorer: &'e mut Explorer<'a, S>,
    path: Vec<S::Choice>,
    open: Vec<S::Choice>,
}

impl<S: System> Walk<'_, '_, S> {
    fn once(&mut self, picker: &mut Picker<S::Choice>) {
        let depth_max = self.explorer.shared.options.depth_max.unwrap_or(DEPTH_MAX);
        let mut position = Position::default();
        self.path.clear();
        let mut reached = self.explorer.begin();
        while reached.goes_on() && self.explorer.going() {
            self.open.clear();
            self.explorer.system.choices(&mut self.open);
            if self.open.is_empty() {
                self.explorer.stats.end_states += 1;
                return;
            }
            if position.depth == depth_max {
                return;
            }
            let picked = picker.pick(&mut self.explorer.system, &self.open, position.depth);
            let choice = self.open.swap_remove(picked);
            position.depth += 1;
            position.preemptions += self.explorer.system.preemption(&choice);
            reached = self.explorer.transition(&choice, position);
            self.path.push(choice);
            if self.explorer.has_findings() {
                let violated = self.explorer.record(position, &mut |_| self.path.clone());
                if violated && !self.explorer.shared.options.all {
                    self.explorer.shared.stop();
                }
                if violated {
                    return;
                }
            }
        }
    }
}

/// Draws choices.
struct Picker<Choice> {
    strategy: Strategy,
    random: Random,
    /// Choices in the longest run so far: `pct` spreads its moments of change over it.
    length_max: usize,
    /// Of actors, for `pct`. Those lowered come below all others.
    actors: Vec<(u32, u64)>,
    /// When priorities are lowered in this run.
    changes: Vec<u32>,
    /// Of pending choices, for `pos`.
    pending: Vec<(Choice, u64)>,
}

impl<Choice: Clone + PartialEq> Picker<Choice> {
    fn new(strategy: Strategy) -> Picker<Choice> {
        Picker {
            strategy,
            random: Random::new(0, 0),
            length_max: 0,
            actors: Vec::new(),
            changes: Vec::new(),
            pending: Vec::new(),
        }
    }

    fn begin(&mut self, random: Random) {
        self.random = random;
        self.actors.clear();
        self.pending.clear();
        self.changes.clear();
        if let Strategy::Pct { depth } = self.strategy {
            // How long runs are is not known before the first.
            let length = self.length_max.max(1);
            for _ in 1..depth {
                self.changes.push(self.random.below(length) as u32);
            }
        }
    }

    /// The index of the choice to take among those open.
    fn pick<S: System<Choice = Choice>>(
        &mut self,
        system: &mut S,
        open: &[Choice],
        depth: u32,
    ) -> usize {
        match self.strategy {
            Strategy::Pct { .. } => self.pick_by_actor::<S>(open, depth),
            Strategy::Pos => self.pick_by_choice(system, open),
            _ => self.random.below(open.len()),
        }
    }

    fn pick_by_actor<S: System<Choice = Choice>>(&mut self, open: &[Choice], depth: u32) -> usize {
        for choice in open {
            let actor = S::actor(choice);
            if self.actors.iter().all(|(known, _)| *known != actor) {
                self.actors.push((actor, self.random.next() | 1 << 63));
            }
        }
        for change in 0..self.changes.len() {
            if self.changes[change] == depth {
                let actor = self.highest::<S>(open);
                let known = self.actors.iter_mut().find(|(known, _)| *known == actor);
                known.expect("every actor has a priority").1 = change as u64;
            }
        }
        let actor = self.highest::<S>(open);
        let own = open.iter().filter(|choice| S::actor(choice) == actor).count();
        let picked = self.random.below(own);
        let mut own = open.iter().enumerate().filter(|(_, choice)| S::actor(choice) == actor);
        own.nth(picked).expect("one of its choices").0
    }

    /// The actor with the highest priority among those with an open choice.
    fn highest<S: System<Choice = Choice>>(&self, open: &[Choice]) -> u32 {
        let can_act = |actor: u32| open.iter().any(|choice| S::actor(choice) == actor);
        let ready = self.actors.iter().filter(|(actor, _)| can_act(*actor));
        ready.max_by_key(|(_, priority)| *priority).expect("a choice is open").0
    }

    fn pick_by_choice<S: System<Choice = Choice>>(
        &mut self,
        system: &mut S,
        open: &[Choice],
    ) -> usize {
        let mut best = (0, 0);
        for (index, choice) in open.iter().enumerate() {
            let known = self.pending.iter().find(|(known, _)| known == choice);
            let priority = match known {
                Some((_, priority)) => *priority,
                None => {
                    let priority = self.random.next();
                    self.pending.push((choice.clone(), priority));
                    priority
                }
            };
            best = best.max((priority, index));
        }
        let picked = &open[best.1];
        // What was taken and what depends on it draws a new priority when it is open next.
        self.pending.retain(|(known, _)| {
            known != picked && !(open.contains(known) && system.dependent(picked, known))
        });
        best.1
    }
}
