//! What threads wait for, in words: the report of a program that hangs.

use super::letters::one_line;
use crate::machine::Machine;
use crate::state::{ProcessId, Ref, Status, Thread};

/// How many frames of a stack are worth showing.
const FRAMES_SHOWN: usize = 8;

pub struct WaitingThread {
    pub name: String,
    pub waits_for: String,
    /// The innermost frames, as Java prints them.
    pub stack: Vec<String>,
}

impl Machine {
    /// The threads that have not ended and cannot run, in the order of their numbers.
    pub fn waiting_threads(&self) -> Vec<WaitingThread> {
        let all = self.threads().iter();
        let waiting = all.filter(|thread| thread.is_alive() && thread.status() != Status::Runnable);
        waiting.map(|thread| self.describe(thread)).collect()
    }

    fn describe(&self, thread: &Thread) -> WaitingThread {
        let mut stack = self.stack_lines(thread.id);
        stack.truncate(FRAMES_SHOWN);
        let view = self.view(thread.process);
        let class = |object: Ref| view.class(object).java_name();
        let waits_for = match thread.status() {
            Status::Blocked { object } => {
                let holder = match view.monitor_owner(object) {
                    Some(owner) => format!(", held by \"{}\"", self.thread_name_in(owner)),
                    None => String::new(),
                };
                format!("waits to lock a {}{holder}", class(object))
            }
            Status::Waiting { object, .. } => {
                format!("waits to be notified on a {}", class(object))
            }
            Status::Parked { .. } => "is parked".into(),
            Status::Draining => "is done, and waits for the other threads to end".into(),
            Status::Initializing { class } => format!(
                "waits for another thread to initialize {}",
                self.program.class(class).java_name()
            ),
            Status::Sleeping { .. } => "sleeps".into(),
            Status::Network { awaits, .. } => self.network_wait(awaits),
            Status::FileLock(wait) => self.file_lock_wait(thread.process, &wait),
            Status::Exit(process) => self.exit_wait(process),
            Status::Awaiting(awaited) => self.protocol_wait(awaited),
            Status::Held { .. } => "waits for other processes to come up".into(),
            Status::Dormant | Status::Runnable | Status::Ended => "does not wait".into(),
        };
        WaitingThread { name: self.thread_name_in(thread.id), waits_for, stack }
    }

    /// What a thread waits for that waits for the end of a process, in words.
    pub fn exit_wait(&self, process: ProcessId) -> String {
        format!("waits for {} to end", self.process_at(process).config.name)
    }

    /// The name of a thread; where there are several processes, with that of its own.
    pub fn thread_name_in(&self, id: crate::state::ThreadId) -> String {
        let name = self.own_thread_name(id);
        if self.processes().len() < 2 {
            return name;
        }
        let process = self.thread_at(id).process;
        match self.process_at(process).config.name.as_str() {
            // The only one that is described.
            "" => name,
            process => format!("{process}/{name}"),
        }
    }

    fn own_thread_name(&self, id: crate::state::ThreadId) -> String {
        let thread = self.thread_at(id);
        if thread.object().is_null() {
            return "main".into();
        }
        match self.given_name(thread) {
            name if !name.is_empty() => one_line(&name),
            // Virtual threads have no name unless they are given one.
            _ => {
                let upto_here = self.threads().iter().take(id.0 as usize + 1);
                let nameless = upto_here.filter(|other| {
                    let is_thread = other.process == thread.process && !other.object().is_null();
                    is_thread && self.given_name(other).is_empty()
                });
                format!("virtual thread {}", nameless.count())
            }
        }
    }

    fn given_name(&self, thread: &Thread) -> String {
        let view = self.view(thread.process);
        view.reference(thread.object(), "name").map_or(String::new(), |name| view.string(name))
    }
}
