//! Monitors that a remote method has from its caller, where it runs as if the caller's own thread did
//! (`--rmi calls:caller`).
//!
//! Whoever waits for the answer of a call does nothing until it comes. So the thread that runs the call may
//! go wherever those are who wait for it: its caller, the caller of that one, and so on. What they have is
//! theirs all the while; the thread takes it once more, and gives it back as often, in their name.

use heddle_net::RemoteCalls;

use crate::machine::Machine;
use crate::state::{Ref, ThreadId};

impl Machine {
    /// In whose name a thread takes, has and gives back a monitor of its process: in that of the first
    /// of its callers who has it, or else in its own.
    pub(crate) fn in_name_of(&self, id: ThreadId, object: Ref) -> ThreadId {
        if !self.lends() {
            return id;
        }
        self.lenders(id, object).last().map_or(id, |(lender, _)| lender)
    }

    /// How often the callers of the current thread have a monitor.
    pub(super) fn lent(&self, object: Ref) -> u32 {
        if !self.lends() {
            return 0;
        }
        self.lenders(self.current, object).map(|(_, count)| count).sum()
    }

    /// Whether callers lend what they have.
    pub(super) fn lends(&self) -> bool {
        self.network.config.settings.remote_calls == RemoteCalls::Callers
    }

    /// The callers of a thread that have a monitor of its process, and how often.
    fn lenders(&self, id: ThreadId, object: Ref) -> impl Iterator<Item = (ThreadId, u32)> {
        let process = self.threads[id.0 as usize].process;
        let callers =
            std::iter::successors(self.remote_caller(id), |&caller| self.remote_caller(caller));
        callers.filter_map(move |caller| {
            let thread = &self.threads[caller.0 as usize];
            let mut locks = thread.locks.iter().filter(|_| thread.process == process);
            locks.find(|(lock, _)| *lock == object).map(|&(_, count)| (caller, count))
        })
    }
}
