//! The door, checked from outside.
//!
//! What is said in `docs/reduction.md` holds only if a thread makes known, at the door, whatever it
//! does to something that others can see. Here nobody trusts that: the state before a step is
//! compared with the one after it, and what differs must lie in a write that the door was told of.
//! Then the step is done again from the state before, in which all that was not made known is
//! otherwise, and has to do the same. Of the door's code only its log is used.
//!
//! Builds with the feature `checked` do this at every step of a search.

mod changes;
mod claims;
mod culprit;
mod explained;
mod fields;
mod log;
mod marks;
mod memory;
mod reads;

use std::sync::Arc;

use heddle_net::FaultKind;
use heddle_reduction::Treatment;

use crate::interp::Pause;
use crate::machine::Machine;
use crate::state::{State, ThreadId};
use changes::Extent;
use explained::Known;

pub(crate) use log::{Asked, Log};

/// A way for a thread to go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    /// Up to its next visible operation.
    Transition,
    /// As part of the run in which it began to wait.
    Resume,
    /// With the answer to a question it asked.
    Decide(u32),
    /// With a fault in what it stands before.
    Strike(FaultKind),
}

impl Machine {
    /// Does a step, and looks from outside at what came of it.
    pub(crate) fn step_from_outside(&mut self, id: ThreadId, step: Step) -> Pause {
        // Before its main method a process is alone with the library.
        self.set_current(id);
        if self.is_launching() {
            return self.logged_step(id, step);
        }
        let before = self.save();
        self.log.steps += 1;
        let pause = self.logged_step(id, step);
        // Where a limit ends a step, it stands anywhere.
        if !(self.log.collected || self.log.unseen || self.log.carries || self.is_braked()) {
            self.check_writes(&before, id, step);
            self.check_marks(id);
            // A run that is cut may be cut elsewhere once classes are linked.
            if self.is_sampled() && !matches!(pause, Pause::Yielded) {
                self.check_reads(&before, id, step, &pause);
            }
        }
        pause
    }

    /// Does a step and keeps a log of it.
    fn logged_step(&mut self, id: ThreadId, step: Step) -> Pause {
        // What lies above the frames is left over from calls, and shows in registers not yet set.
        self.thread_at_mut(id).clear_unused_stack();
        let asked = self.thread_at_mut(id).asked.take();
        let decides = matches!(step, Step::Decide(_));
        self.log.unseen = decides && asked.is_none();
        self.log.accesses.clear();
        self.log.points = 0;
        if let Some(asked) = asked.filter(|_| decides) {
            self.log.accesses.clone_from(&asked.accesses);
            self.log.points = asked.points;
        }
        self.log.collected = false;
        let carries = |treatment| treatment == Treatment::Private;
        self.log.carries = self.threads[id.0 as usize].operations().any(carries);
        self.log.is_kept = true;
        let pause = self.step(id, step);
        self.log.is_kept = false;
        if matches!(pause, Pause::Choose) && !self.log.collected && !self.log.unseen {
            let (accesses, points) = (self.log.accesses.clone(), self.log.points);
            self.thread_at_mut(id).asked = Some(Arc::new(Asked { accesses, points }));
        }
        pause
    }

    /// What others can reach is marked, where that makes a difference.
    fn check_marks(&mut self, id: ThreadId) {
        let local = self.watch.as_ref().is_some_and(|watch| watch.policy.reductions.local);
        if let Some(what) = self.unmarked().filter(|_| local) {
            let at = self.tell_position(id);
            panic!("others can reach what is not marked as shared: {what}, last {at}");
        }
    }

    /// All that is otherwise now was made known.
    fn check_writes(&mut self, before: &State, id: ThreadId, step: Step) {
        let changes = self.changes_since(before, Extent::Shared(id));
        if changes.is_empty() {
            return;
        }
        let known = Known::new(&self.log.accesses, self.log.points);
        let unseen =
            changes.into_iter().find(|change| !self.is_explained(&known, before, id, change));
        if let Some(change) = unseen {
            let text = self.tell_writer(before, id, step, &change);
            panic!("the door was passed unseen: {text}");
        }
    }
}
