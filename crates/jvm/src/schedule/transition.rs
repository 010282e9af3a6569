//! One transition of a checked program: who can go on, and going on.

use crate::events::What;
use crate::interp::Pause;
use crate::machine::Machine;
use crate::state::{Followed, ProcessId, Status, Step, THREAD_RUNNABLE, Thread, ThreadId, Wake};
use heddle_net::FaultKind;

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

/// What a shell says of a process that was killed.
pub const CRASH_STATUS: i32 = 137;

/// Calls and backward branches after which a run without visible operations is cut.
pub const RUN_MAX: i64 = 2_000_000;
/// The same where somebody waits for time that stands still meanwhile: most likely the thread spins
/// until then.
const SPIN_MAX: i64 = 200_000;

impl Machine {
    pub fn readiness(&self, id: ThreadId) -> Readiness {
        let thread = self.thread_at(id);
        if !thread.is_alive() {
            return Readiness::Over;
        }
        let process = self.process_at(thread.process);
        if process.has_ended() {
            return Readiness::Over;
        }
        if thread.followed() != Followed::Yes {
            return Readiness::Waits;
        }
        match thread.status() {
            Status::Runnable => {
                let lock = thread.awaited_lock();
                let is_barred = match thread.taking() {
                    Some(taking) => self.is_barred(id, lock, taking),
                    None => {
                        let owner = || process.monitors.owner(&process.heap, lock);
                        let is_other = |owner| owner != id && owner != self.in_name_of(id, lock);
                        !lock.is_null() && owner().is_some_and(|(owner, _)| is_other(owner))
                    }
                };
                if is_barred { Readiness::Waits } else { Readiness::Ready }
            }
            Status::Network { .. }
            | Status::FileLock(_)
            | Status::Exit(_)
            | Status::Held { .. }
                if self.can_run(id.0 as usize) =>
            {
                Readiness::Ready
            }
            Status::Awaiting(awaited) if self.may_act(id, awaited) => Readiness::Ready,
            _ if thread.deadline().is_some() && !self.has_kept_house(id) => Readiness::Timed,
            _ => Readiness::Waits,
        }
    }

    /// Whether the deadline of a thread that sleeps, or waits with a time limit, lies behind.
    pub fn is_due(&self, id: ThreadId) -> bool {
        self.thread_at(id).deadline().is_some_and(|deadline| deadline <= self.now())
    }

    /// Whether nobody but the current thread can go on: the others wait, or sleep.
    pub(crate) fn goes_on_alone(&self) -> bool {
        let others = self.threads().iter().filter(|thread| thread.id != self.current());
        others.into_iter().all(|thread| match self.readiness(thread.id) {
            Readiness::Ready => false,
            Readiness::Timed => !self.is_due(thread.id),
            Readiness::Waits | Readiness::Over => true,
        })
    }

    /// Whether a thread, as far as its status says, can run now.
    pub(crate) fn can_run(&self, index: usize) -> bool {
        match self.threads()[index].status() {
            Status::Runnable => true,
            Status::Network { awaits, .. } => {
                self.network().is_ready(awaits, self.threads()[index].id)
            }
            Status::FileLock(wait) => self.is_lock_free(self.threads()[index].process, &wait),
            Status::Exit(process) => self.process_at(process).has_ended(),
            Status::Held { .. } => self.may_start(self.threads()[index].process),
            _ => false,
        }
    }

    /// Whether the processes that a process starts after are up: listening, waiting or ended.
    fn may_start(&self, process: ProcessId) -> bool {
        let config = &self.process_at(process).config;
        // Threads of the library that only ever wait have not run either.
        let started = |first: u32| {
            let waits_for_its_turn = |thread: &Thread| {
                thread.process.0 == first && thread.is_fresh() && self.can_run(thread.id.0 as usize)
            };
            !self.threads().iter().any(waits_for_its_turn)
        };
        if !config.after_first_run.is_none_or(started) {
            return false;
        }
        config.after.iter().all(|&earlier| self.is_up(ProcessId(earlier)))
    }

    /// Whether a process listens, waits or has ended.
    fn is_up(&self, id: ProcessId) -> bool {
        self.process_at(id).has_ended()
            || self.network().listens(id)
            || !self.threads().iter().any(|thread| {
                let is_held = matches!(thread.status(), Status::Held { .. });
                thread.process == id && (is_held || self.can_run(thread.id.0 as usize))
            })
    }

    /// Leaves a thread where it stands.
    pub fn leave(&mut self, id: ThreadId, followed: Followed) {
        self.thread_at_mut(id).leave(followed);
    }

    /// How often in a row a thread ran for long without anything visible, once more.
    pub fn count_slice(&mut self, id: ThreadId) -> u32 {
        self.thread_at_mut(id).count_slice()
    }

    /// A thread has come to something visible.
    pub fn forget_slices(&mut self, id: ThreadId) {
        if self.thread_at(id).has_slices() {
            self.thread_at_mut(id).forget_slices();
        }
    }

    /// Calls and backward branches after which a run without visible operations is cut here.
    pub fn run_max(&self) -> i64 {
        let sleeps = |thread: &Thread| self.readiness(thread.id) == Readiness::Timed;
        match self.is_time_ordered() && self.threads().iter().any(sleeps) {
            true => SPIN_MAX,
            false => RUN_MAX,
        }
    }

    /// Begins to watch: from here on threads stop before visible operations.
    pub fn begin_watch(&mut self, watch: crate::schedule::Watch) {
        self.set_watch(watch);
        self.begin_protocols();
        self.share_everything();
    }

    /// Runs a thread up to its next visible operation. One that waits with a time limit runs out
    /// of time first.
    pub fn transition(&mut self, id: ThreadId) -> Pause {
        self.take_step(id, Step::Transition)
    }

    /// Does a step, whose kinds the methods around this one describe. A build with the feature
    /// `checked` then looks from outside whether all it did was made known.
    fn take_step(&mut self, id: ThreadId, step: Step) -> Pause {
        let checked = cfg!(feature = "checked") && self.is_watched() && !self.is_recorded();
        if checked { self.step_from_outside(id, step) } else { self.step(id, step) }
    }

    pub(crate) fn step(&mut self, id: ThreadId, step: Step) -> Pause {
        self.notice_run(id);
        let pause = self.do_step(id, step);
        self.let_held_acquire();
        pause
    }

    fn do_step(&mut self, id: ThreadId, step: Step) -> Pause {
        match step {
            Step::Transition => self.begin_transition(id),
            Step::Resume => self.thread_at_mut(id).resume_run(),
            Step::Decide(answer) => self.thread_at_mut(id).answer(answer),
            Step::Strike(fault) => {
                self.network_mut().spend();
                if fault == FaultKind::Crash {
                    return self.crash(id);
                }
                self.thread_at_mut(id).strike(fault);
                self.begin_transition(id);
            }
        }
        self.go_on(id)
    }

    fn begin_transition(&mut self, id: ThreadId) {
        let index = id.0 as usize;
        let timed = self.readiness(id) == Readiness::Timed;
        let deadline = self.threads()[index].deadline().filter(|_| timed);
        let first = self.threads()[index].is_fresh();
        if deadline.is_some() {
            self.set_current(id);
            self.wake_waiter(index, Wake::TimedOut);
        }
        self.begin_run(id);
        if first {
            self.set_current(id);
            self.lead_by_first_frame();
        }
        if let Some(deadline) = deadline {
            self.lead_by_deadline(deadline);
        }
    }

    /// Goes on with a thread that waited for the network and need not wait any longer, as part of
    /// the run in which it began to wait. It stops again if others can see what it is about.
    pub fn resume(&mut self, id: ThreadId) -> Pause {
        self.take_step(id, Step::Resume)
    }

    /// Whether a thread waited for the network, need not wait any longer, and nothing can go wrong
    /// with what it is about.
    pub fn may_resume(&self, id: ThreadId) -> bool {
        if self.is_woken_from_condition(id) {
            return self.readiness(id) == Readiness::Ready;
        }
        let thread = self.thread_at(id);
        matches!(thread.status(), Status::Network { .. } | Status::Exit(_))
            && self.readiness(id) == Readiness::Ready
            && self.faults_of(id).is_empty()
    }

    /// What a thread did before is forgotten; what it stands before may go ahead.
    fn begin_run(&mut self, id: ThreadId) {
        self.thread_at_mut(id).begin_run();
        self.interrupt_polls(id);
        self.forget_clocks();
    }

    /// The faults that may strike the operation a thread stands before or waits in.
    pub fn faults_of(&self, id: ThreadId) -> Vec<FaultKind> {
        let thread = self.thread_at(id);
        let stands = thread.stands_before() || matches!(thread.status(), Status::Network { .. });
        match thread.pending_operation() {
            Some(at) if stands && self.readiness(id) != Readiness::Over => {
                let mut faults = self.network().faults_at(thread.process, at);
                // Where there is nothing to read, no part of it can be read.
                let waits = matches!(thread.status(), Status::Network { .. });
                faults.retain(|&fault| {
                    fault != FaultKind::PartialRead
                        || !waits
                        || self.readiness(id) == Readiness::Ready
                });
                faults
            }
            _ => Vec::new(),
        }
    }

    /// Lets a fault strike the operation a thread stands before or waits in.
    pub fn strike(&mut self, id: ThreadId, fault: FaultKind) -> Pause {
        self.take_step(id, Step::Strike(fault))
    }

    /// A process is gone from one moment to the next.
    fn crash(&mut self, id: ThreadId) -> Pause {
        let process = self.thread_at(id).process;
        self.set_current(id);
        self.set_last_run(id);
        self.begin_run(id);
        let points = self.plan_process_end(process);
        self.thread_at_mut(id).choose();
        // What it does to others was offered at this very moment, so nothing stops here.
        let stopped = self.begin_network(&points, &[]);
        debug_assert!(stopped.is_ok(), "who was chosen is not stopped");
        self.end_process(process, CRASH_STATUS);
        self.note(|_| What::Halt { status: CRASH_STATUS });
        Pause::ProcessEnded
    }

    /// The current thread's process listens for the first time: processes that wait for that may
    /// start from here on, whatever else the thread does before it stops.
    pub(crate) fn let_others_start(&mut self) {
        let (current, process) = (self.current(), self.thread().process);
        for (held, bit, _) in self.waiting_for(|earlier| earlier == process) {
            self.acquire_from(held, current);
            self.thread_at_mut(held).put_behind(bit);
        }
    }

    /// A process that starts after others has behind it what they did until they first came up, and
    /// nothing that came later: it could have started before that.
    fn let_held_acquire(&mut self) {
        for (held, bit, earlier) in self.waiting_for(|earlier| self.is_up(earlier)) {
            for index in 0..self.threads().len() {
                let (source, process) = (self.threads()[index].id, self.threads()[index].process);
                if process == earlier {
                    self.acquire_from(held, source);
                }
            }
            self.thread_at_mut(held).put_behind(bit);
        }
    }

    /// Whether the current thread is alone, and every other process starts after its process has come
    /// up, which it has not so far, or after one that does: what it does now comes before all that
    /// others do.
    pub(crate) fn others_start_later(&self) -> bool {
        let own = self.thread().process;
        let starts_later = |process: ProcessId| {
            let after = &self.process_at(process).config.after;
            let own_bits = after.iter().take(u32::BITS as usize).enumerate();
            let own_bits = own_bits.filter(|(_, earlier)| ProcessId(**earlier) == own);
            let own_bits = own_bits.fold(0, |bits, (index, _)| bits | 1 << index);
            let is_held = |thread: &Thread| match thread.status() {
                Status::Held { behind } => behind & own_bits == 0,
                status => status == Status::Dormant,
            };
            let threads = self.threads().iter().filter(|thread| thread.process == process);
            threads.into_iter().all(is_held) && self.is_after(process, own, self.processes().len())
        };
        let mut others = (0..self.processes().len() as u32).map(ProcessId).filter(|&id| id != own);
        self.comes_before_all() && !self.network().listens(own) && others.all(starts_later)
    }

    /// Whether a process starts after another, or after one that does.
    fn is_after(&self, process: ProcessId, earlier: ProcessId, most: usize) -> bool {
        let after = &self.process_at(process).config.after;
        most > 0
            && after.iter().any(|&before| {
                ProcessId(before) == earlier || self.is_after(ProcessId(before), earlier, most - 1)
            })
    }

    /// The held threads whose process starts after one that `is_meant` and has not come up so far:
    /// with its bit, and the earlier process.
    fn waiting_for(&self, is_meant: impl Fn(ProcessId) -> bool) -> Vec<(ThreadId, u32, ProcessId)> {
        let mut found = Vec::new();
        for thread in self.threads() {
            let Status::Held { behind } = thread.status() else { continue };
            let after = &self.process_at(thread.process).config.after;
            // Behind more than 32 processes a thread has less than it could have: nothing is missed.
            for (index, &earlier) in after.iter().enumerate().take(u32::BITS as usize) {
                let (bit, earlier) = (1 << index, ProcessId(earlier));
                if behind & bit == 0 && is_meant(earlier) {
                    found.push((thread.id, bit, earlier));
                }
            }
        }
        found
    }

    /// Whether a thread waits in a way that may end without a reason.
    pub fn may_wake_spuriously(&self, id: ThreadId) -> bool {
        self.readiness(id) != Readiness::Over
            && match self.thread_at(id).status() {
                Status::Waiting { .. } => true,
                Status::Parked { .. } => self.may_end_park(id),
                _ => false,
            }
    }

    /// Ends a wait without a reason.
    pub fn wake_spuriously(&mut self, id: ThreadId) {
        self.set_current(id);
        let parked = matches!(self.thread_at(id).status(), Status::Parked { .. });
        if parked && self.awaited_condition(id).is_some() {
            self.wake_waiter(id.0 as usize, Wake::Spurious);
            // Being woken is its stop before it leaves the condition.
            self.thread_at_mut(id).stand_before();
        } else {
            self.wake_waiter(id.0 as usize, Wake::Notified);
        }
    }

    /// Goes on with the answer to a question the thread asked.
    pub fn decide(&mut self, id: ThreadId, answer: u32) -> Pause {
        self.take_step(id, Step::Decide(answer))
    }

    fn go_on(&mut self, id: ThreadId) -> Pause {
        self.set_last_run(id);
        self.set_clock_reads(0);
        self.forget_spins();
        self.show_status(id, THREAD_RUNNABLE);
        let pause = self.run_thread(id, self.run_max());
        self.end_step(id, pause)
    }

    /// What is to be done when a thread stops.
    pub(super) fn end_step(&mut self, id: ThreadId, pause: Pause) -> Pause {
        self.settle_escapes();
        self.meet_middlemen();
        match pause {
            Pause::ThreadEnded => {
                self.note(|_| What::End);
                self.thread_ended(id);
            }
            Pause::ProcessEnded => self.note(|machine| What::Halt {
                status: machine.process().exit_status().unwrap_or(0),
            }),
            Pause::Blocked => self.publish_status(id),
            _ => {}
        }
        if !matches!(pause, Pause::Choose) {
            self.thread_at_mut(id).use_up_choice();
        }
        pause
    }
}
