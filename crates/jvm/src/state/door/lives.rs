//! Ends of waits, of threads and of processes, and what a `Thread` object shows of them.

use heddle_access::Place;

use crate::machine::Machine;
use crate::state::{ProcessId, Status, ThreadId, Wake};

impl Machine {
    /// Shows a thread's status in its `Thread` object, where `getState` looks.
    pub(crate) fn publish_status(&mut self, id: ThreadId) {
        let thread = &self.threads[id.0 as usize];
        // The bits of JVMTI's thread states.
        let bits = match thread.status {
            // Waiting for the network is running, as far as Java can see.
            Status::Runnable
            | Status::Dormant
            | Status::Draining
            | Status::Network { .. }
            | Status::FileLock(_)
            | Status::Awaiting(_)
            | Status::Held => 0x5,
            Status::Initializing { .. } => 0x5,
            Status::Blocked { .. } => 0x401,
            Status::Waiting { deadline: None, .. } => 0x191,
            Status::Waiting { deadline: Some(_), .. } => 0x1a1,
            Status::Parked { deadline: None } => 0x291,
            Status::Parked { deadline: Some(_) } => 0x2a1,
            Status::Sleeping { .. } => 0xe1,
            Status::Ended => return,
        };
        let object = thread.object;
        let runs = std::mem::replace(&mut self.current, id);
        // A thread that has ended for Java (the main one while it drains) stays ended.
        if self.get_long(object, "eetop") != 0 {
            self.set_thread_field(object, "threadStatus", bits);
        }
        self.current = runs;
    }

    /// Ends a wait, sleep or park for the reason given.
    pub fn wake_waiter(&mut self, index: usize, wake: Wake) {
        self.end_wait(index, wake);
        self.publish_status(ThreadId(index as u32));
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
            Status::Parked { .. }
            | Status::Sleeping { .. }
            | Status::Network { .. }
            | Status::FileLock(_) => {
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
        self.close_files(process);
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

    /// The interrupt flag lives in the Java object from JDK 14 on; the machine keeps a copy.
    pub fn is_interrupted(&self) -> bool {
        self.thread().interrupted
    }

    pub fn clear_interrupt(&mut self) {
        let object = self.thread().current;
        self.thread_mut().interrupted = false;
        self.acquired(Place::Interrupt(object));
        self.set_field(object, "interrupted", 0);
    }
}
