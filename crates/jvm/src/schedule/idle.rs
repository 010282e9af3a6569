//! Processes that are done, and live on only to serve others.
//!
//! An RMI server never ends by itself: a thread of the library keeps its process alive while objects
//! are exported, and timers of the library go on for ever. That is no hang. What nobody of the
//! program waits for needs no end.

use heddle_net::RemoteCalls;

use super::Readiness;
use crate::jdk::{KEEPS_ALIVE, PROGRAM_GROUP};
use crate::machine::Machine;
use crate::state::{ProcessId, Ref, Status, Thread};

impl Machine {
    /// Whether a process lives on only because objects of it can be called from outside: every
    /// thread that keeps it alive is one that does nothing else, or sleeps for ever.
    pub fn is_idle(&self, process: ProcessId) -> bool {
        let all = self.threads().iter();
        let mut keepers = 0;
        let only_keepers = all
            .filter(|thread| thread.process == process && thread.is_alive() && !thread.is_daemon())
            .all(|thread| {
                let keeps = keeps_alive(thread);
                keepers += u32::from(keeps);
                keeps || thread.status() == Status::Draining || sleeps_for_ever(thread)
            });
        only_keepers && keepers > 0
    }

    /// Whether all that has not ended is idle, and whoever waits for time is of the library.
    pub(super) fn only_serves(&self) -> bool {
        let ended = |process: ProcessId| self.process_at(process).has_ended();
        (0..self.processes().len() as u32)
            .map(ProcessId)
            .all(|process| ended(process) || self.is_idle(process))
            && self
                .threads()
                .iter()
                .filter(|thread| thread.deadline().is_some() && !ended(thread.process))
                .all(|thread| !self.is_of_program(thread))
    }

    /// Whether nothing is left but timers of the JDK's own transport for remote calls. They renew leases and close
    /// what lies idle, for ever, and no reference is ever given up.
    pub fn only_keeps_leases(&self) -> bool {
        let is_ready = |thread: &Thread| self.readiness(thread.id) == Readiness::Ready;
        self.network().config.settings.remote_calls == RemoteCalls::Wire
            && !self.threads().iter().any(is_ready)
            && self.only_serves()
    }

    /// Whether a thread is in a group of the program.
    fn is_of_program(&self, thread: &Thread) -> bool {
        let view = self.view(thread.process);
        let next = |object: Ref, field| view.reference(object, field);
        let holder = next(thread.object(), "holder").unwrap_or(thread.object());
        let mut group = next(holder, "group");
        while let Some(object) = group {
            if next(object, "name").is_some_and(|name| view.string(name) == PROGRAM_GROUP) {
                return true;
            }
            group = next(object, "parent");
        }
        false
    }
}

/// Whether a thread sleeps until the end of days, as `rmiregistry` does to stay alive.
fn sleeps_for_ever(thread: &Thread) -> bool {
    matches!(thread.status(), Status::Sleeping { .. }) && thread.deadline().is_none()
}

fn keeps_alive(thread: &Thread) -> bool {
    thread.frames().iter().any(|frame| &*frame.method.class().name == KEEPS_ALIVE)
}
