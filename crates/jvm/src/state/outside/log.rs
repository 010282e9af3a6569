//! The log: what a step made known at the door, in the order in which it was let through.
//!
//! All that the check has in common with the door. Builds without the feature `checked` keep none.

use heddle_access::Access;

use crate::machine::Machine;

#[derive(Default)]
pub(crate) struct Log {
    pub(super) is_kept: bool,
    pub(super) accesses: Vec<Access>,
    /// How many points were passed that are about no place, or about a socket.
    pub(super) points: usize,
    /// Objects were moved: addresses from before mean nothing any more.
    pub(super) collected: bool,
    /// What came before a choice was not seen: a search went on from where another was.
    pub(super) unseen: bool,
    /// What carries a remote call ran, which works on tables of its own and makes nothing known.
    pub(super) carries: bool,
    /// Called before each instruction, while somebody looks for one.
    pub(super) trap: Option<Trap>,
    pub(super) starts: super::memory::Starts,
    pub(super) numbers: super::reads::Numbers,
    pub(super) steps: u64,
}

/// What a step had made known up to where it asked for a choice: the step that goes on with the
/// answer does not make it known again.
pub(crate) struct Asked {
    pub(super) accesses: Vec<Access>,
    pub(super) points: usize,
}

pub(super) type Trap = Box<dyn FnMut(&Machine) + Send>;

impl Machine {
    /// Accesses that were made known and may now be made.
    #[inline(always)]
    pub(in crate::state) fn log(&mut self, accesses: &[Access]) {
        if cfg!(feature = "checked") && self.log.is_kept {
            self.log.accesses.extend_from_slice(accesses);
        }
    }

    /// A point that was passed, whatever places it is about.
    #[inline(always)]
    pub(in crate::state) fn log_point(&mut self) {
        if cfg!(feature = "checked") {
            self.log.points += 1;
        }
    }

    /// What carries a remote call begins, or the adversary acts.
    #[inline(always)]
    pub(crate) fn log_carrier(&mut self) {
        if cfg!(feature = "checked") {
            self.log.carries = true;
        }
    }

    /// Objects are about to move.
    pub(in crate::state) fn log_collection(&mut self) {
        if cfg!(feature = "checked") {
            self.log.collected = true;
        }
    }

    /// Before an instruction.
    pub(crate) fn meet_trap(&mut self) {
        if let Some(mut trap) = self.log.trap.take() {
            trap(self);
            self.log.trap = Some(trap);
        }
    }

    pub(crate) fn has_trap(&self) -> bool {
        self.log.trap.is_some()
    }
}
