//! Whether a fault is a matter of one process, or of the interplay of several.

use std::collections::{BTreeMap, BTreeSet};

use heddle_jvm::events::{Event, What};
use heddle_jvm::machine::Machine;
use heddle_jvm::schedule::Readiness;
use heddle_jvm::state::{ProcessId, Status, ThreadId};
use serde::Serialize;

use crate::properties::cycle_from;
use crate::violation::Violation;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Scope {
    /// One process brings it about by itself.
    Local,
    /// It takes what other processes do, and when.
    Global,
}

/// What the way to a violation was like.
#[derive(Default)]
pub(crate) struct Way {
    /// Processes that got something from the network, or failed to.
    heard: BTreeSet<ProcessId>,
    /// Threads that have done something of their own since they last heard something.
    busy: BTreeSet<ThreadId>,
    /// By process: the thread that ran last.
    ran: BTreeMap<ProcessId, ThreadId>,
    /// Processes one thread of which went on in place of another in the middle of what that did.
    switched: BTreeSet<ProcessId>,
}

impl Way {
    /// A thread of a process did something.
    pub(crate) fn note(&mut self, process: ProcessId, event: &Event) {
        let (hears, ends_a_turn) = match &event.what {
            // What a call of the library gives is no doing of the thread.
            What::Return { .. } | What::Served { .. } => return,
            What::Network(event) => (event.hears(), event.ends_a_turn()),
            What::ReadPipe { .. } | What::Reap { .. } => (true, false),
            What::WritePipe { .. } => (false, true),
            _ => (false, false),
        };
        if hears {
            self.heard.insert(process);
            self.busy.remove(&event.thread);
        } else if !ends_a_turn {
            self.busy.insert(event.thread);
        }
    }

    /// A thread is about to go on: does it do so in the middle of what another thread of its
    /// process does? One that has only just heard something might as well have heard it later.
    pub(crate) fn note_choice(&mut self, machine: &Machine, chosen: ThreadId) {
        let process = machine.thread_at(chosen).process;
        let before = self.ran.insert(process, chosen).filter(|&before| before != chosen);
        let interrupted = before.is_some_and(|before| {
            machine.thread_at(before).stands_before()
                && self.busy.contains(&before)
                && machine.readiness(before) == Readiness::Ready
        });
        if interrupted {
            self.switched.insert(process);
        }
    }

    /// Where the fault lies; `None` if there is only one process.
    pub(crate) fn scope(&self, machine: &Machine, violation: &Violation) -> Option<Scope> {
        if machine.processes().len() < 2 {
            return None;
        }
        let local = match violation.kind {
            "deadlock" => {
                let stuck: Vec<ThreadId> =
                    violation.threads.iter().map(|thread| thread.id).collect();
                own_deadlock(machine, &stuck).is_some()
            }
            _ => {
                let named = |name: &str| machine.processes().iter().find(|p| p.config.name == name);
                named(&violation.process)
                    .is_some_and(|process| self.is_own_fault(process.id, violation))
            }
        };
        Some(if local { Scope::Local } else { Scope::Global })
    }

    /// Whether the process a violation is about has brought it about by itself.
    fn is_own_fault(&self, process: ProcessId, violation: &Violation) -> bool {
        let from_network =
            violation.stack.iter().any(|place| place.class.starts_with("sun.nio.ch.NioSocket"));
        // A socket that its own process closed is that process's affair.
        let closed = ["Socket closed", "Socket is closed", "Socket input is shutdown"];
        let own_doing = closed.iter().any(|text| violation.message.contains(text));
        let switched = self.switched.contains(&process);
        (!from_network || own_doing) && (!self.heard.contains(&process) || switched || own_doing)
    }
}

/// The process whose own deadlock it is: its threads wait for each other, or somebody waits in it and
/// nobody does so for the network, and then whoever waits for that process waits in vain.
pub(crate) fn own_deadlock(machine: &Machine, stuck: &[ThreadId]) -> Option<ProcessId> {
    let process = |id: &ThreadId| machine.thread_at(*id).process;
    if let Some(cycle) = stuck.iter().find_map(|&id| cycle_from(machine, id)) {
        let first = process(&cycle[0]);
        return cycle.iter().all(|id| process(id) == first).then_some(first);
    }
    let mut inside = BTreeSet::new();
    let mut outside = BTreeSet::new();
    for thread in stuck.iter().map(|&id| machine.thread_at(id)) {
        match thread.status() {
            Status::Ended => continue,
            Status::Network { .. }
            | Status::FileLock(_)
            | Status::Exit(_)
            | Status::Held { .. } => outside.insert(thread.process),
            _ => inside.insert(thread.process),
        };
    }
    inside.difference(&outside).next().copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{event, library, own, violation};
    use heddle_net::NetEvent;

    const SERVER: ProcessId = ProcessId(0);
    const CLIENT: ProcessId = ProcessId(1);

    /// Whether the server is to blame after these events, which are those of the process beside.
    fn check(run: &[(ProcessId, What)], message: &str, expected: bool) {
        let mut way = Way::default();
        for (process, what) in run {
            way.note(*process, &event(process.0, what.clone(), &[own("A.main:1")]));
        }
        let mut violation = violation("uncaught", "A.main", &[own("A.main:1")]);
        violation.message = message.into();
        assert_eq!(way.is_own_fault(SERVER, &violation), expected, "{run:?}");
    }

    fn receive() -> What {
        What::Network(NetEvent::Receive { bytes: b"x".to_vec() })
    }

    #[test]
    fn who_heard_nothing_is_to_blame_alone() {
        check(&[], "fails", true);
        check(&[(SERVER, What::Network(NetEvent::Send { bytes: b"x".to_vec() }))], "fails", true);
        check(&[(CLIENT, receive())], "fails", true);
    }

    #[test]
    fn who_heard_something_may_fail_for_it() {
        let heard = [
            receive(),
            What::Network(NetEvent::Accept { from: "client".into() }),
            What::Network(NetEvent::Connect { to: "client".into(), done: false }),
            What::Network(NetEvent::Fault { fault: "reset", operation: "read" }),
        ];
        for what in heard {
            check(&[(SERVER, what)], "fails", false);
        }
    }

    #[test]
    fn a_socket_one_has_closed_oneself_is_ones_own_affair() {
        check(&[(SERVER, receive())], "SocketException: Socket closed", true);
        check(&[(SERVER, receive())], "SocketException: Connection reset", false);
    }

    #[test]
    fn an_exception_of_the_network_comes_from_elsewhere() {
        let way = Way::default();
        let stack = [library("sun.nio.ch.NioSocketImpl.read:1"), own("A.main:2")];
        let mut violation = violation("uncaught", "A.main", &stack);
        assert!(!way.is_own_fault(SERVER, &violation));
        violation.message = "Socket is closed".into();
        assert!(way.is_own_fault(SERVER, &violation));
    }

    #[test]
    fn a_switch_in_the_middle_is_the_processs_own_doing() {
        let mut way = Way::default();
        way.note(SERVER, &event(0, receive(), &[]));
        way.switched.insert(SERVER);
        assert!(way.is_own_fault(SERVER, &violation("uncaught", "A.main", &[])));
    }
}
