//! Sampled runs: each goes from the initial state to an end, a violation or the depth limit, and
//! nothing is remembered from one to the next. Which choice is taken, the strategy draws.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use super::Random;
use crate::System;
use crate::explore::{Explorer, Position};

const DEPTH_MAX: u32 = 10_000;

/// How a strategy samples runs.
pub(crate) trait Draw {
    /// Another run begins; the longest so far had so many choices.
    fn begin(&mut self, random: &mut Random, length_max: usize);

    /// The index of the choice to take among those open, so many choices from the initial state.
    fn pick(&mut self, random: &mut Random, open: &mut dyn Open, depth: u32) -> usize;
}

/// The choices open where a run stands, by their indices.
pub(crate) trait Open {
    fn count(&self) -> usize;

    /// Who acts.
    fn actor(&self, index: usize) -> u32;

    /// The number of a choice: the same whenever it is open in this run.
    fn number(&mut self, index: usize) -> usize;

    /// Whether the order of two may matter.
    fn dependent(&mut self, one: usize, other: usize) -> bool;
}

/// Runs from where the system stands, until as many as asked for were taken from `runs`.
pub(super) fn run<S: System>(
    explorer: &mut Explorer<'_, S>,
    runs: &AtomicU64,
    mut draw: Box<dyn Draw>,
) {
    let initial = explorer.system.save();
    let options = explorer.shared.options;
    let mut length_max = 0;
    let mut walk = Walk { explorer, path: Vec::new(), open: Vec::new(), met: Vec::new() };
    while walk.explorer.going() {
        let run = runs.fetch_add(1, Relaxed);
        if options.runs.is_some_and(|runs| run >= runs) {
            return;
        }
        walk.explorer.system.load(&initial);
        let mut random = Random::new(options.seed, run);
        draw.begin(&mut random, length_max);
        walk.once(&mut *draw, &mut random);
        length_max = length_max.max(walk.path.len());
        walk.explorer.stats.runs += 1;
    }
}

struct Walk<'e, 'a, S: System> {
    explorer: &'e mut Explorer<'a, S>,
    path: Vec<S::Choice>,
    open: Vec<S::Choice>,
    /// The choices of this run that the strategy has asked the numbers of.
    met: Vec<S::Choice>,
}

impl<S: System> Walk<'_, '_, S> {
    fn once(&mut self, draw: &mut dyn Draw, random: &mut Random) {
        let depth_max = self.explorer.shared.options.depth_max.unwrap_or(DEPTH_MAX);
        let mut position = Position::default();
        self.path.clear();
        self.met.clear();
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
            let picked = draw.pick(random, self, position.depth);
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

impl<S: System> Open for Walk<'_, '_, S> {
    fn count(&self) -> usize {
        self.open.len()
    }

    fn actor(&self, index: usize) -> u32 {
        S::actor(&self.open[index])
    }

    fn number(&mut self, index: usize) -> usize {
        let choice = &self.open[index];
        self.met.iter().position(|met| met == choice).unwrap_or_else(|| {
            self.met.push(choice.clone());
            self.met.len() - 1
        })
    }

    fn dependent(&mut self, one: usize, other: usize) -> bool {
        self.explorer.system.dependent(&self.open[one], &self.open[other])
    }
}
