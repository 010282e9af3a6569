//! Ends of waits, of threads and of processes, and what a `Thread` object shows of them.

use heddle_access::Place;

use crate::machine::Machine;
use crate::state::{
    ProcessId, Ref, Status, Stays, THREAD_BLOCKED, THREAD_TERMINATED, Thread, ThreadId, Wake,
};

/// Beginnings and ends.
impl Machine {
    /// A thread without frames, which becomes the current one only when somebody says so.
    pub(crate) fn add_thread(&mut self, process: ProcessId, object: Ref) -> ThreadId {
        let id = ThreadId(self.threads.len() as u32);
        self.threads.push(Thread::new(id, process, object));
        id
    }

    /// Ties a `Thread` object to a machine thread.
    pub(crate) fn bind_thread(&mut self, object: Ref, id: ThreadId) {
        self.number_thread(object, id);
        self.set_field(object, "eetop", u64::from(id.0) + 1);
    }

    /// A field of `Thread` that later JDKs moved into its holder.
    pub(crate) fn set_thread_field(&mut self, thread: Ref, name: &str, value: u64) {
        if self.has_field(thread, name) {
            self.set_field(thread, name, value);
            return;
        }
        let holder = self.get_ref(thread, "holder");
        if !holder.is_null() {
            self.set_field(holder, name, value);
        }
    }

    /// Whether a thread keeps its process alive, as memory: it is looked at when the thread starts.
    pub(super) fn daemon_place(&self, thread: Ref) -> Place {
        let holder =
            if self.has_field(thread, "daemon") { thread } else { self.get_ref(thread, "holder") };
        let field = self.library_field(self.class_of(holder), "daemon");
        self.memory_place(holder, field.offset, field.kind.bytes())
    }

    pub(crate) fn thread_flag(&self, object: Ref, name: &str) -> bool {
        if self.has_field(object, name) {
            return self.get_int(object, name) != 0;
        }
        let holder = self.get_ref(object, "holder");
        !holder.is_null() && self.get_int(holder, name) != 0
    }

    /// Marks the current thread's object as ended and wakes those who join it.
    pub(crate) fn finish_thread_object(&mut self) {
        self.end_sections(self.current, None);
        self.released_life();
        let object = self.thread().object;
        self.set_field(object, "eetop", 0);
        self.show_status(self.current, THREAD_TERMINATED);
        let process = self.thread().process;
        for index in 0..self.threads.len() {
            let thread = &self.threads[index];
            let joins = matches!(thread.status, Status::Waiting { object: on, .. } if on == object);
            if joins && thread.process == process {
                self.wake_waiter(index, Wake::Notified);
            }
        }
    }

    /// Other threads of the process that keep it alive.
    pub(crate) fn has_user_threads(&self, process: ProcessId, except: ThreadId) -> bool {
        self.threads.iter().any(|thread| {
            thread.process == process && thread.id != except && thread.is_alive() && !thread.daemon
        })
    }
}

impl Machine {
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

    /// Lets all threads of the current process go on that wait in exactly this way.
    pub(crate) fn end_waits(&mut self, status: Status) {
        let process = self.thread().process;
        for index in 0..self.threads.len() {
            let thread = &self.threads[index];
            if thread.process == process && thread.status == status {
                self.threads[index].status = Status::Runnable;
            }
        }
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
        thread.stays = Stays::default();
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
            | Status::FileLock(_)
            | Status::Exit(_) => {
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
        self.close_pipes(process);
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
}
