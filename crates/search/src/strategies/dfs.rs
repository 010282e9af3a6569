//! Depth first: choices are taken in the order the system gives them.
//!
//! A state is saved only where more than one choice is open. Nothing is kept for a visited state
//! but its entry in the store.

use crate::System;
use crate::explore::{Explorer, Position, Step};

/// Follows everything reachable from where the system stands.
pub(crate) fn run<S: System>(explorer: &mut Explorer<'_, S>) {
    Dfs { explorer, stack: Vec::new(), open: Vec::new(), path: Vec::new(), preemptions: 0 }.run();
}

struct Dfs<'e, 'a, S: System> {
    explorer: &'e mut Explorer<'a, S>,
    stack: Vec<Frame<S::State>>,
    /// The open choices of all frames, one after the other.
    open: Vec<S::Choice>,
    /// From the initial state to where the system stands.
    path: Vec<S::Choice>,
    /// Among the choices of `path`.
    preemptions: u32,
}

/// A state with choices that were not taken yet.
struct Frame<State> {
    state: State,
    /// Its choices in `open`.
    first: usize,
    next: usize,
    depth: usize,
    preemptions: u32,
}

impl<S: System> Dfs<'_, '_, S> {
    fn run(&mut self) {
        while self.explorer.going() {
            // The system stands in a state that nobody has looked at.
            let first = self.open.len();
            self.explorer.system.choices(&mut self.open);
            let count = self.open.len() - first;
            let mut standing = false;
            if count == 0 {
                self.explorer.stats.end_states += 1;
            } else if self.explorer.too_deep(self.path.len()) {
                self.open.truncate(first);
            } else if count == 1 {
                let choice = self.open.pop().expect("one choice is open");
                if self.take(choice) {
                    continue;
                }
            } else {
                let state = self.explorer.system.save();
                self.stack.push(Frame {
                    state,
                    first,
                    next: first,
                    depth: self.path.len(),
                    preemptions: self.preemptions,
                });
                self.explorer.waiting(self.stack.len());
                standing = true;
            }
            if !self.branch(standing) {
                return;
            }
        }
    }

    /// Takes the next choice not taken yet, until one leads to a new state. No: nothing is left.
    fn branch(&mut self, mut standing: bool) -> bool {
        while self.explorer.going() {
            let Some(frame) = self.stack.last_mut() else { return false };
            if !standing {
                self.explorer.system.load(&frame.state);
            }
            standing = false;
            self.path.truncate(frame.depth);
            self.preemptions = frame.preemptions;
            let choice = self.open[frame.next].clone();
            frame.next += 1;
            if frame.next == self.open.len() {
                self.open.truncate(frame.first);
                self.stack.pop();
            }
            if self.take(choice) {
                return true;
            }
        }
        false
    }

    /// Runs one transition from where the system stands; says whether to go on from what it reached.
    fn take(&mut self, choice: S::Choice) -> bool {
        let depth = self.path.len();
        self.preemptions += self.explorer.system.preemption(&choice);
        self.path.push(choice);
        let position = Position { depth: depth as u32 + 1, preemptions: self.preemptions };
        let step = self.explorer.step(&self.path[depth], position);
        if self.explorer.has_findings() {
            self.explorer.record(position, &mut |_| self.path.clone());
            if !self.explorer.shared.options.all {
                self.finish_expansion(depth);
                return false;
            }
        }
        step == Step::New
    }

    /// Looks at the remaining choices of the state in which one led to a violation: one of them
    /// may lead to another that is easier to read.
    fn finish_expansion(&mut self, depth: usize) {
        while let Some(frame) = self.stack.last_mut()
            && frame.depth == depth
            && frame.next < self.open.len()
        {
            self.explorer.system.load(&frame.state);
            let choice = self.open[frame.next].clone();
            frame.next += 1;
            let preemptions = frame.preemptions + self.explorer.system.preemption(&choice);
            let position = Position { depth: depth as u32 + 1, preemptions };
            self.path.truncate(depth);
            self.explorer.step(&choice, position);
            self.path.push(choice);
            if self.explorer.has_findings() {
                self.explorer.record(position, &mut |_| self.path.clone());
            }
        }
        self.explorer.shared.stop();
    }
}
