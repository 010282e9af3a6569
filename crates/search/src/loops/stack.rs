//! Depth first. In which order the choices of a state are taken is the strategy's business.
//!
//! A state is saved only where more than one choice is open. Nothing is kept for a visited state
//! but its entry in the store. With several workers, each has its own stack, and one that has
//! work splits off what is nearest to the initial state for one that has none.

use std::collections::VecDeque;
use std::sync::Arc;

use super::pool::{Closing, Pool};
use super::{Arrange, Random};
use crate::System;
use crate::explore::{Explorer, Position, Reached};

/// Follows everything reachable from where the system of worker 0 stands.
pub(super) fn run<S: System>(
    explorer: &mut Explorer<'_, S>,
    pool: &Pool<Branch<S>>,
    arrange: Arrange,
) {
    let _closing = Closing(pool);
    let starts = explorer.worker == 0;
    // Workers of one search differ, too.
    let random = Random::new(explorer.shared.options.seed, explorer.worker as u64);
    let mut dfs = Dfs {
        explorer,
        arrange,
        random,
        pool,
        stack: VecDeque::new(),
        open: Vec::new(),
        before: None,
        path: Vec::new(),
        preemptions: 0,
    };
    if starts {
        let next = Some(dfs.explorer.begin());
        dfs.follow(next);
    }
    while dfs.explorer.going()
        && let Some(branch) = pool.take()
    {
        dfs.receive(branch);
        let next = dfs.next(false);
        dfs.follow(next);
    }
    if dfs.explorer.is_interrupted() {
        // To give back the memory of a hundred thousand saved states takes seconds. Who interrupts a
        // search waits for what it has found, and gives back all memory next.
        std::mem::forget(std::mem::take(&mut dfs.stack));
    }
}

/// Choices of one state that another worker gave away.
pub(super) struct Branch<S: System> {
    state: S::State,
    choices: Vec<S::Choice>,
    before: Option<Arc<Path<S::Choice>>>,
    preemptions: u32,
}

/// The choices up to a state, as pieces that workers followed one after the other.
struct Path<Choice> {
    before: Option<Arc<Path<Choice>>>,
    choices: Vec<Choice>,
    /// All choices from the initial state.
    depth: usize,
}

struct Dfs<'e, 'a, S: System> {
    explorer: &'e mut Explorer<'a, S>,
    pool: &'e Pool<Branch<S>>,
    arrange: Arrange,
    random: Random,
    stack: VecDeque<Frame<S::State>>,
    /// The open choices of all frames, one after the other.
    open: Vec<S::Choice>,
    /// What led to the state where this worker began.
    before: Option<Arc<Path<S::Choice>>>,
    /// From there to where the system stands.
    path: Vec<S::Choice>,
    /// Among the choices from the initial state.
    preemptions: u32,
}

/// A state with choices that were not taken yet: those from `next` up to the next frame's first.
struct Frame<State> {
    state: State,
    first: usize,
    next: usize,
    /// Length of `path` in this state.
    length: usize,
    preemptions: u32,
}

impl<S: System> Dfs<'_, '_, S> {
    /// Goes on from where the system stands, which is what `next` says, until nothing is left.
    fn follow(&mut self, mut next: Option<Reached>) {
        while let Some(reached) = next
            && self.explorer.going()
        {
            let first = self.open.len();
            self.explorer.system.choices(&mut self.open);
            let count = self.open.len() - first;
            let own = &mut self.open[first..];
            (self.arrange)(&mut self.random, count, &mut |one, other| own.swap(one, other));
            if count == 0 {
                self.explorer.stats.end_states += u64::from(reached == Reached::New);
            } else if self.explorer.too_deep(self.depth()) {
                self.open.truncate(first);
            } else if count == 1 {
                let choice = self.open.pop().expect("one choice is open");
                let after = self.take(choice);
                if after.goes_on() {
                    next = Some(after);
                    continue;
                }
            } else {
                let state = self.explorer.system.save();
                self.push(state, first);
                next = self.next(true);
                continue;
            }
            next = self.next(false);
        }
    }

    fn push(&mut self, state: S::State, first: usize) {
        let (length, preemptions) = (self.path.len(), self.preemptions);
        self.stack.push_back(Frame { state, first, next: first, length, preemptions });
        self.explorer.waiting(self.stack.len());
    }

    /// Takes choices not taken yet until one leads to a state to go on from. None: nothing is
    /// left. `standing`: the system stands in the state of the last frame.
    fn next(&mut self, mut standing: bool) -> Option<Reached> {
        while self.explorer.going() {
            if self.pool.hungry() {
                self.split();
            }
            let frame = self.stack.back_mut()?;
            if !standing {
                self.explorer.system.load(&frame.state);
            }
            standing = false;
            self.path.truncate(frame.length);
            self.preemptions = frame.preemptions;
            let choice = self.open[frame.next].clone();
            frame.next += 1;
            if frame.next == self.open.len() {
                self.open.truncate(frame.first);
                self.stack.pop_back();
            }
            let reached = self.take(choice);
            if reached.goes_on() {
                return Some(reached);
            }
        }
        None
    }

    /// Runs one transition from where the system stands.
    fn take(&mut self, choice: S::Choice) -> Reached {
        let length = self.path.len();
        self.preemptions += self.explorer.system.preemption(&choice);
        self.path.push(choice);
        let position = Position { depth: self.depth(), preemptions: self.preemptions };
        let reached = self.explorer.transition(&self.path[length], position);
        if self.explorer.has_findings() {
            let violated = self.explorer.record(position, &mut |_| trace(&self.before, &self.path));
            if violated && !self.explorer.shared.options.all {
                self.finish_expansion(length);
                return Reached::Nowhere;
            }
        }
        reached
    }

    /// Looks at the remaining choices of the state in which one led to a violation, as they may
    /// lead to other ones, and ends the search.
    fn finish_expansion(&mut self, length: usize) {
        while let Some(frame) = self.stack.back_mut()
            && frame.length == length
            && frame.next < self.open.len()
        {
            self.explorer.system.load(&frame.state);
            let choice = self.open[frame.next].clone();
            frame.next += 1;
            let preemptions = frame.preemptions + self.explorer.system.preemption(&choice);
            self.path.truncate(length);
            self.path.push(choice);
            let position = Position { depth: self.depth(), preemptions };
            self.explorer.transition(&self.path[length], position);
            if self.explorer.has_findings() {
                self.explorer.record(position, &mut |_| trace(&self.before, &self.path));
            }
        }
        self.explorer.shared.stop();
    }

    /// How many choices led from the initial state to where the system stands.
    fn depth(&self) -> u32 {
        let before = self.before.as_ref().map_or(0, |before| before.depth);
        u32::try_from(before + self.path.len()).expect("no path is that long")
    }

    /// Gives away the choices of the frame nearest to the initial state; of the last frame, only
    /// a half.
    fn split(&mut self) {
        let (choices, state, length, preemptions) = if self.stack.len() > 1 {
            let frame = self.stack.pop_front().expect("there are two frames");
            let end = self.stack[0].first;
            let choices = self.open[frame.next..end].to_vec();
            (choices, frame.state, frame.length, frame.preemptions)
        } else if let Some(frame) = self.stack.front()
            && self.open.len() - frame.next > 1
        {
            let left = (self.open.len() - frame.next).div_ceil(2);
            let choices = self.open.split_off(frame.next + left);
            (choices, frame.state.clone(), frame.length, frame.preemptions)
        } else {
            return;
        };
        let before = Path {
            before: self.before.clone(),
            choices: self.path[..length].to_vec(),
            depth: self.before.as_ref().map_or(0, |before| before.depth) + length,
        };
        self.pool.give(Branch { state, choices, before: Some(Arc::new(before)), preemptions });
    }

    fn receive(&mut self, branch: Branch<S>) {
        let Branch { state, choices, before, preemptions } = branch;
        self.before = before;
        self.path.clear();
        self.preemptions = preemptions;
        self.open.clear();
        self.open.extend(choices);
        let state = self.explorer.system.adopt(state);
        self.push(state, 0);
    }
}

/// The whole way from the initial state.
fn trace<C: Clone>(before: &Option<Arc<Path<C>>>, path: &[C]) -> Vec<C> {
    let mut pieces = vec![path];
    let mut piece = before;
    while let Some(earlier) = piece {
        pieces.push(&earlier.choices);
        piece = &earlier.before;
    }
    pieces.into_iter().rev().flatten().cloned().collect()
}

impl<Choice> Drop for Path<Choice> {
    /// One piece after the other: a chain of many must not use up the stack.
    fn drop(&mut self) {
        let mut before = self.before.take();
        while let Some(path) = before {
            before = Arc::into_inner(path).and_then(|mut path| path.before.take());
        }
    }
}
