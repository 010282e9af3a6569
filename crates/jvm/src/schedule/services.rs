//! Services: processes that may wait for ever for somebody who wants something of them.
//!
//! A service is idle if each of its threads waits for something that only others can bring: a
//! connection, bytes, a datagram, an entry in an empty queue, the end of a process it started. That is
//! no deadlock. Where it was asked for, services are shut down once all other processes have ended and
//! the services are idle: each gets a thread that runs its hooks, as it does for SIGTERM.

use crate::machine::Machine;
use crate::state::{ProcessId, Service, Status, Thread};
use heddle_net::{Awaits, Events};

impl Machine {
    pub fn is_service(&self, process: ProcessId) -> bool {
        self.process_at(process).config.service != Service::No
    }

    /// Whether a thread waits in a way that a service may wait for ever.
    fn waits_idly(&self, thread: &Thread) -> bool {
        match thread.status() {
            Status::Network { awaits, .. } => match awaits {
                Awaits::Room(_) | Awaits::Space(_) => false,
                Awaits::Ready(_, events) => events.has(Events::IN),
                Awaits::Connection(_) | Awaits::Bytes(_) | Awaits::Selected(_) => true,
            },
            Status::Waiting { .. }
            | Status::Parked { .. }
            | Status::Draining
            | Status::Exit(_)
            | Status::Dormant
            | Status::Ended => true,
            Status::Runnable
            | Status::Blocked { .. }
            | Status::Sleeping { .. }
            | Status::Initializing { .. }
            | Status::FileLock(_)
            | Status::Awaiting(_)
            | Status::Held { .. } => false,
        }
    }

    /// Whether a process is a service in which nothing happens unless somebody wants something.
    pub fn is_idle_service(&self, process: ProcessId) -> bool {
        let own = |thread: &&Thread| thread.process == process;
        self.is_service(process)
            && self.threads().iter().filter(own).all(|thread| self.waits_idly(thread))
    }

    /// The services that are idle, if no other process is left.
    pub fn idle_services(&self) -> Option<Vec<ProcessId>> {
        let left = self.processes().iter().filter(|process| !process.has_ended());
        let left: Vec<ProcessId> = left.map(|process| process.id).collect();
        left.iter().all(|&process| self.is_idle_service(process)).then_some(left)
    }

    /// Where nothing can happen any more and only services are left, shuts those down that are to
    /// end with their clients. False: there are none.
    pub fn end_services(&mut self) -> bool {
        let Some(left) = self.idle_services() else { return false };
        let ends = |&process: &ProcessId| {
            let state = self.process_at(process);
            state.config.service == Service::EndsWithClients && !state.is_signalled()
        };
        let wanted: Vec<ProcessId> = left.into_iter().filter(ends).collect();
        for &process in &wanted {
            self.signal_after_all(process);
        }
        !wanted.is_empty()
    }
}
