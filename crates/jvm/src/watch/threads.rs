//! What threads do to each other beside memory and monitors: lives, permits, interrupts, ends.

use std::sync::Arc;

use heddle_access::{Access, Mode, Order, Place};

use super::{Uncaught, What};
use crate::interp::{Result, Stop};
use crate::machine::Machine;
use crate::state::{Ref, Status, ThreadId};

impl Machine {
    /// Before a thread comes to life or ends, which others may test.
    pub(crate) fn begin_life(&mut self, thread: Ref) -> Result<()> {
        self.begin(&[Access::write(Place::Life(thread))], Order::Declared)
    }

    /// Before the current thread looks at (or clears) its interrupt.
    pub(crate) fn begin_interrupt(&mut self, mode: Mode) -> Result<()> {
        let place = Place::Interrupt(self.thread().object);
        self.begin(&[Access { place, mode }], Order::Declared)
    }

    /// Whether a thread is a worker of a fork-join pool that waits for work, for a time after which
    /// the pool lets it go.
    pub fn is_idle_worker(&self, id: ThreadId) -> bool {
        let thread = &self.threads[id.0 as usize];
        matches!(thread.status, Status::Parked { .. })
            && thread.frames.iter().rev().take(4).any(|frame| {
                let class = frame.method.class();
                class.loader.is_library()
                    && frame.method.name == "awaitWork"
                    && &*class.name == "java/util/concurrent/ForkJoinPool"
            })
    }

    /// Before a thread is interrupted, which also gives it a permit.
    pub(crate) fn begin_interrupt_of(&mut self, thread: Ref) -> Result<()> {
        let places = [Place::Interrupt(thread), Place::Permit(thread)];
        self.begin(&places.map(Access::write), Order::Declared)
    }

    /// Before the current thread parks.
    pub(crate) fn begin_park(&mut self) -> Result<()> {
        let thread = self.thread().object;
        let permit = Access::write(Place::Permit(thread));
        self.begin(&[permit, Access::read(Place::Interrupt(thread))], Order::Declared)
    }

    /// Before another thread gets a permit.
    pub(crate) fn begin_unpark(&mut self, thread: Ref) -> Result<()> {
        self.begin(&[Access::write(Place::Permit(thread))], Order::Declared)
    }

    /// The current thread has waited for the others of its process to end.
    pub(crate) fn acquire_from_ended(&mut self) {
        let (current, process) = (self.current, self.thread().process);
        for index in 0..self.threads.len() {
            let thread = &self.threads[index];
            if thread.process == process && thread.status == Status::Ended {
                self.acquire_from(current, thread.id);
            }
        }
    }

    /// Hands what a process prints to the host, and keeps it where it belongs to the state.
    pub(crate) fn print(&mut self, process: u32, stream: u8, bytes: &[u8]) {
        self.console.write(process, stream, bytes);
        if stream == 1 && self.watch.as_ref().is_some_and(|watch| watch.outputs) {
            let printed = Arc::make_mut(&mut self.printed);
            printed.resize_with(self.processes.len(), Vec::new);
            printed[process as usize].extend_from_slice(bytes);
        }
        self.note(|_| What::Print { stream, text: String::from_utf8_lossy(bytes).into_owned() });
    }

    /// One of `count` ways on, left open by the program. Asked before anything is done.
    pub fn choose(&mut self, count: u32) -> Result<u32> {
        if count <= 1 || !self.is_watched() {
            return Ok(0);
        }
        let thread = self.thread_mut();
        match thread.decision.take() {
            Some(decision) => Ok(decision),
            None => {
                thread.choosing = count;
                Err(Stop::Choose)
            }
        }
    }

    /// Notes an exception that leaves a thread, unless a handler of the program takes it.
    pub(crate) fn note_uncaught(&mut self, exception: Ref) {
        if !self.is_watched() || self.has_own_handler() {
            return;
        }
        self.note_uncaught_throw();
        let class = self.class_of(exception);
        let assertion = self.boot_class("java/lang/AssertionError");
        let uncaught = Uncaught {
            thread: self.current,
            class: class.java_name(),
            message: self.string_or_null(self.get_ref(exception, "detailMessage")),
            stack: self.trace_locations(exception),
            is_assertion: class.is_assignable_to(assertion),
        };
        self.watch.as_mut().expect("checked above").uncaught.push(uncaught);
    }

    fn has_own_handler(&mut self) -> bool {
        let thread = self.thread().object;
        let own = self.get_ref(thread, "uncaughtExceptionHandler");
        if !own.is_null() {
            return true;
        }
        let class = self.well_known().thread;
        if self.get_static(class, "defaultUncaughtExceptionHandler") != 0 {
            return true;
        }
        let holder =
            if self.has_field(thread, "holder") { self.get_ref(thread, "holder") } else { thread };
        let group = self.get_ref(holder, "group");
        !group.is_null() && !self.class_of(group).loader.is_library()
    }
}
