//! One transition of a checked program: who can go on, and going on.

use crate::interp::Pause;
use crate::machine::Machine;
use crate::state::{Status, ThreadId, Wake};

/// What a thread that does not run needs before it can.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Readiness {
    /// It can go on now.
    Ready,
    /// It sleeps, or waits with a time limit: it goes on when time has passed.
    Timed,
    /// Somebody else has to act first.
    Waits,
    /// It will never do anything again, or never did.
    Over,
}

/// Calls and backward branches after which a run without visible operations is cut.
pub(super) const RUN_MAX: i64 = 2_000_000;

impl Machine {
    pub fn readiness(&self, id: ThreadId) -> Readiness {
        let thread = &self.threads[id.0 as usize];
        let process = &self.processes[thread.process.0 as usize];
        if process.ended {
            return Readiness::Over;
        }
        match thread.status {
            Status::Ended | Status::Dormant => Readiness::Over,
            Status::Runnable => {
                let held = !thread.wants.is_null()
                    && process
                        .monitors
                        .owner(&process.heap, thread.wants)
                        .is_some_and(|(owner, _)| owner != id);
                if held { Readiness::Waits } else { Readiness::Ready }
            }
            _ if thread.deadline().is_some() => Readiness::Timed,
            _ => Readiness::Waits,
        }
    }

    /// Begins to watch: from here on threads stop before visible operations.
    pub fn begin_watch(&mut self, watch: super::Watch) {
        self.watch = Some(Box::new(watch));
        self.share_everything();
    }

    /// Runs a thread up to its next visible operation. One that waits with a time limit runs out
    /// of time first.
    pub fn transition(&mut self, id: ThreadId) -> Pause {
        let index = id.0 as usize;
        if let Some(deadline) = self.threads[index].deadline() {
            self.now = self.now.max(deadline);
            self.current = id;
            self.wake_waiter(index, Wake::TimedOut);
        }
        let thread = &mut self.threads[index];
        thread.granted = std::mem::take(&mut thread.pending);
        thread.run.clear();
        thread.touched = 0;
        thread.fresh = false;
        self.forget_clocks();
        self.go_on(id)
    }

    /// Whether a thread waits in a way that may end without a reason.
    pub fn may_wake_spuriously(&self, id: ThreadId) -> bool {
        let status = self.threads[id.0 as usize].status;
        self.readiness(id) != Readiness::Over
            && matches!(status, Status::Waiting { .. } | Status::Parked { .. })
    }

    /// Ends a wait without a reason.
    pub fn wake_spuriously(&mut self, id: ThreadId) {
        self.current = id;
        self.wake_waiter(id.0 as usize, Wake::Notified);
    }

    /// Goes on with the answer to a question the thread asked.
    pub fn decide(&mut self, id: ThreadId, answer: u32) -> Pause {
        let thread = &mut self.threads[id.0 as usize];
        thread.choosing = 0;
        thread.decision = Some(answer);
        self.go_on(id)
    }

    fn go_on(&mut self, id: ThreadId) -> Pause {
        self.last_run = id;
        self.clock_reads = 0;
        let pause = self.run_thread(id, RUN_MAX);
        self.settle_escapes();
        match pause {
            Pause::ThreadEnded => {
                self.note(|_| super::What::End);
                self.thread_ended(id);
            }
            Pause::ProcessEnded => self.note(|machine| super::What::Halt {
                status: machine.process().exit_status.unwrap_or(0),
            }),
            Pause::Blocked => self.publish_status(id),
            _ => {}
        }
        if !matches!(pause, Pause::Choose) {
            self.threads[id.0 as usize].granted = false;
        }
        pause
    }

    /// The clock a checked program reads. It moves a little with each look, more and more within
    /// one run, so that a loop that waits for a time ends.
    pub(crate) fn look_at_clock(&mut self) {
        self.now += 1000 << self.clock_reads.min(30);
        if self.is_watched() {
            self.clock_reads += 1;
        }
    }
}
