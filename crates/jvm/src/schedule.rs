//! Who runs next when there is no choice to explore: one fixed, fair order.
//!
//! Threads take turns of bounded length in the order of their numbers. When nobody can run, time
//! jumps to the earliest deadline. When there is none, the program hangs for good and says so.

use crate::interp::Pause;
use crate::machine::Machine;
use crate::state::{
    ProcessId, Status, THREAD_BLOCKED, THREAD_RUNNABLE, THREAD_TERMINATED, Thread, ThreadId, Wake,
};

/// Calls and backward branches per turn.
const TURN: i64 = 20_000;
/// How much virtual time a turn takes, so that a loop that polls the clock ends.
const TURN_NANOS: i64 = 100_000;

/// How a run came to its end.
#[derive(Clone, Debug)]
pub enum End {
    /// Every process ended.
    Exited,
    /// Live threads, none of which can ever go on.
    Deadlock,
    /// The machine does not do what the thread asked for.
    Unsupported { thread: ThreadId, what: String },
}

impl Machine {
    /// Runs everything to its end.
    pub fn run(&mut self) -> End {
        self.run_for(u64::MAX).expect("without a limit a run ends")
    }

    /// Runs at most so many turns; `None` when there is more to do.
    pub fn run_for(&mut self, turns: u64) -> Option<End> {
        for _ in 0..turns {
            if let Some(end) = self.turn() {
                return Some(end);
            }
        }
        None
    }

    /// Gives one thread its turn, or lets time pass.
    fn turn(&mut self) -> Option<End> {
        let Some(next) = self.next_runnable(self.last_run.0 as usize) else {
            if self.processes.iter().all(|process| process.ended) {
                return Some(End::Exited);
            }
            if self.pass_time() {
                return None;
            }
            return Some(End::Deadlock);
        };
        self.last_run = next;
        self.show_status(next, THREAD_RUNNABLE);
        let pause = self.run_thread(next, TURN);
        self.now += TURN_NANOS;
        match pause {
            Pause::Unsupported(what) => return Some(End::Unsupported { thread: next, what }),
            Pause::ThreadEnded => self.thread_ended(next),
            Pause::Blocked => self.publish_status(next),
            Pause::ProcessEnded | Pause::Yielded => {}
            Pause::Visible | Pause::Choose => unreachable!("only checked threads stop there"),
        }
        self.fire_deadlines();
        None
    }

    /// The next runnable thread behind `last`, going round.
    fn next_runnable(&self, last: usize) -> Option<ThreadId> {
        let count = self.threads.len();
        (1..=count)
            .map(|step| (last + step) % count)
            .find(|&index| {
                self.can_run(index) && !self.processes[self.threads[index].process.0 as usize].ended
            })
            .map(|index| ThreadId(index as u32))
    }

    /// Whether a thread, as far as its status says, can run now.
    pub(crate) fn can_run(&self, index: usize) -> bool {
        match self.threads[index].status {
            Status::Runnable => true,
            Status::Network { awaits, .. } => self.network.is_ready(awaits, self.threads[index].id),
            Status::Held => self.may_start(self.threads[index].process),
            _ => false,
        }
    }

    /// Whether the processes that a process starts after are up: listening, waiting or ended.
    fn may_start(&self, process: ProcessId) -> bool {
        let config = &self.processes[process.0 as usize].config;
        // Threads of the library that only ever wait have not run either.
        let started = |first: u32| {
            let waits_for_its_turn = |thread: &Thread| {
                thread.process.0 == first && thread.fresh && self.can_run(thread.id.0 as usize)
            };
            !self.threads.iter().any(waits_for_its_turn)
        };
        if !config.after_first_run.is_none_or(started) {
            return false;
        }
        config.after.iter().all(|&earlier| {
            let id = ProcessId(earlier);
            self.processes[earlier as usize].ended
                || self.network.listens(id)
                || !self.threads.iter().any(|thread| {
                    let index = thread.id.0 as usize;
                    thread.process == id && (thread.status == Status::Held || self.can_run(index))
                })
        })
    }

    /// Moves the clock to the earliest deadline; false when there is none.
    fn pass_time(&mut self) -> bool {
        let earliest = self
            .threads
            .iter()
            .filter(|thread| !self.processes[thread.process.0 as usize].ended)
            .filter_map(|thread| thread.deadline())
            .min();
        let Some(earliest) = earliest else { return false };
        self.now = self.now.max(earliest);
        self.fire_deadlines();
        true
    }

    fn fire_deadlines(&mut self) {
        for index in 0..self.threads.len() {
            if self.threads[index].deadline().is_some_and(|deadline| deadline <= self.now) {
                self.wake_waiter(index, Wake::TimedOut);
            }
        }
    }

    /// Shows a thread's status in its `Thread` object, where `getState` looks. One that ended for Java
    /// (the main one while it waits for the others) stays ended.
    pub(crate) fn publish_status(&mut self, id: ThreadId) {
        self.show_status(id, self.threads[id.0 as usize].bits());
    }

    pub(crate) fn show_status(&mut self, id: ThreadId, bits: u32) {
        let thread = &mut self.threads[id.0 as usize];
        if thread.shown == bits || thread.shown == THREAD_TERMINATED {
            return;
        }
        thread.shown = bits;
        let object = thread.object;
        let runs = std::mem::replace(&mut self.current, id);
        self.set_thread_field(object, "threadStatus", bits.into());
        self.current = runs;
    }

    /// Ends a wait, sleep or park for the reason given. Others see that when the thread goes on; but
    /// who is notified wants its monitor from that moment on.
    pub fn wake_waiter(&mut self, index: usize, wake: Wake) {
        let thread = &self.threads[index];
        let notified = wake == Wake::Notified && matches!(thread.status, Status::Waiting { .. });
        let id = thread.id;
        self.end_wait(index, wake);
        if notified {
            self.show_status(id, THREAD_BLOCKED);
        }
    }

    fn end_wait(&mut self, index: usize, wake: Wake) {
        let thread = &mut self.threads[index];
        match thread.status {
            Status::Waiting { object, held, .. } => {
                thread.reenter = Some((object, held));
                if self.watch.is_some() {
                    thread.stands_before = true;
                    thread.awaits = object;
                }
                thread.wake = wake;
                thread.status = Status::Runnable;
            }
            Status::Parked { .. } | Status::Sleeping { .. } | Status::Network { .. } => {
                thread.wake = wake;
                thread.status = Status::Runnable;
            }
            _ => {}
        }
    }

    pub(crate) fn thread_ended(&mut self, id: ThreadId) {
        let thread = &mut self.threads[id.0 as usize];
        thread.status = Status::Ended;
        thread.frames.clear();
        // In a search the next state needs it again.
        if self.watch.is_none() {
            thread.frames = Vec::new();
            thread.stack = Vec::new();
        }
        let process = thread.process;
        // The last thread that kept the process alive lets the main thread shut it down.
        for index in 0..self.threads.len() {
            let waits = self.threads[index].process == process
                && self.threads[index].status == Status::Draining;
            if waits && !self.has_user_threads(process, ThreadId(index as u32)) {
                self.threads[index].status = Status::Runnable;
            }
        }
    }

    /// Ends a process at once: no thread of it runs again.
    pub fn end_process(&mut self, process: ProcessId, status: i32) {
        let ended = &mut self.processes[process.0 as usize];
        ended.ended = true;
        ended.exit_status.get_or_insert(status);
        self.close_sockets(process);
        for thread in self.threads.iter_mut().filter(|thread| thread.process == process) {
            thread.status = Status::Ended;
        }
    }

    /// Before a native blocks: the second registers of its wide arguments hold what happened to be
    /// there, which would make states differ.
    pub(crate) fn clear_second_registers(&mut self) {
        let thread = self.thread_mut();
        let Some(frame) = thread.frames.last() else { return };
        let mut slot = frame.base as usize + usize::from(!frame.method.is_static());
        for kind in frame.method.params.iter() {
            if kind.slots() == 2 {
                thread.stack[slot + 1] = 0;
            }
            slot += usize::from(kind.slots());
        }
    }

    pub fn deadline_after_millis(&self, millis: i64) -> i64 {
        self.now.saturating_add(millis.saturating_mul(1_000_000))
    }
}
