//! One operation per attempt.
//!
//! A native that stops before a visible operation runs again from its start, and the choice is used
//! up by the first visible access of an attempt. A second one in the same attempt would stop for
//! ever, in a state the search has seen, and a found bug would become a wrong `Holds`. So each
//! attempt makes its accesses known once; what takes several steps says in between how far it came
//! (`bulk.rs`), and begins anew from there.

use crate::interp::{Result, Stop};
use crate::machine::Machine;

/// How far an attempt at a native or at a continuation came.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Attempt {
    /// None is made: an instruction runs, or the machine itself.
    #[default]
    None,
    /// Nothing was made known yet.
    Fresh,
    /// It made its accesses known.
    Begun,
    /// They were visible, and the choice is used up.
    Chosen,
}

impl Machine {
    pub(crate) fn begin_attempt(&mut self) {
        self.attempt = Attempt::Fresh;
    }

    pub(crate) fn end_attempt(&mut self) {
        self.attempt = Attempt::None;
    }

    /// What was done is remembered in the thread: from here on it is as if the attempt had just
    /// begun.
    pub(crate) fn remember_attempt(&mut self) {
        if self.attempt != Attempt::None {
            self.attempt = Attempt::Fresh;
        }
    }

    /// The attempt makes its accesses known.
    #[inline]
    pub(super) fn count_begin(&mut self) {
        match self.attempt {
            Attempt::None => {}
            Attempt::Fresh => self.attempt = Attempt::Begun,
            Attempt::Begun | Attempt::Chosen => debug_assert!(
                false,
                "{:?} makes accesses known twice in one attempt",
                self.thread().frames.last().map(|frame| frame.method)
            ),
        }
    }

    /// The choice is used up.
    pub(super) fn count_choice(&mut self) {
        if self.attempt != Attempt::None {
            self.attempt = Attempt::Chosen;
        }
    }

    /// The thread is about to stop. If this attempt has used up a choice already, it would do so
    /// again whenever it is chosen.
    pub(super) fn check_stop(&self) -> Result<()> {
        if self.attempt != Attempt::Chosen {
            return Ok(());
        }
        let method = self.thread().frames.last().map(|frame| frame.method);
        Err(Stop::unsupported(format!("two visible operations in one attempt of {method:?}")))
    }
}
