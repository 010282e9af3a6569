//! Whom the adversary spoke to last, as long as nobody else can tell.
//!
//! A message that makes a process neither answer nor claim anything may as well come right before the next
//! message to that process, or never (`docs/adversary.md`). So the adversary stays with such a process. Here is
//! what ends that: whatever another process could notice, or the adversary learn from.

use heddle_access::{Access, Place, ProcessId, SocketId};
use heddle_net::Role;

use crate::machine::Machine;
use crate::schedule::Readiness;
use crate::state::{Process, Status, ThreadId};

impl Machine {
    /// The adversary has spoken to a process, or closed a connection of it.
    pub(super) fn address(&mut self, process: u32) {
        let stays = self.reduces_adversary()
            && self.network.config.settings.live.is_none()
            && self
                .watch()
                .is_some_and(|watch| !watch.observed && !watch.learned.shapes.are_honest());
        self.symbols_mut().addressed = stays.then_some(process);
    }

    /// Whether the adversary leaves out what is like something else. A trace says so, too.
    pub(super) fn reduces_adversary(&self) -> bool {
        self.watch().is_some_and(|watch| {
            watch.reductions().adversary && !watch.learned.shapes.share_ports()
        })
    }

    /// Somebody else can tell what came of the last message.
    pub(super) fn is_noticed(&mut self) {
        if self.symbols.addressed.is_some() {
            self.symbols_mut().addressed = None;
        }
    }

    /// A thread is about to run.
    pub(crate) fn notice_run(&mut self, id: ThreadId) {
        let Some(addressed) = self.symbols.addressed else { return };
        let process = self.thread_at(id).process;
        if process.0 != addressed && !self.is_intruder(process) {
            self.is_noticed();
        }
    }

    /// The adversary is about to act. Whoever sleeps may yet do something on its own, and who can be reached by
    /// others may yet be told something by them, which then meets what the adversary has brought about.
    pub(super) fn notice_what_may_come(&mut self) {
        let Some(addressed) = self.symbols.addressed.map(ProcessId) else { return };
        let sleeps = |id| self.readiness(id) == Readiness::Timed;
        if self.threads.iter().any(|it| sleeps(it.id)) || self.is_reached_by_others(addressed) {
            self.is_noticed();
        }
    }

    /// Whether others than the adversary can bring a process to go on that waits.
    fn is_reached_by_others(&self, process: ProcessId) -> bool {
        let is_reached = |id: SocketId, role: &Role| match role {
            Role::Connected(_) => !self.lies_between(process, id),
            // Whoever connects to a port reaches the adversary; who knows a file, its listener.
            Role::Listening(_) => {
                let local = self.network.get(id).and_then(|socket| socket.local);
                local.is_none_or(|local| local.ip.is_file()) || !self.stands_between_all()
            }
            Role::Connecting(_) | Role::Datagrams(_) | Role::Live(_) => true,
            // These are for one process, unless it has started others.
            Role::Idle | Role::Refused(_) | Role::Pipe(_) | Role::Wakeup(_) | Role::Selector(_) => {
                false
            }
        };
        let waits = |status: Status| matches!(status, Status::FileLock(_) | Status::Exit(_));
        let is_child = |other: &Process| other.config.parent == Some(process.0);
        self.process_at(process).config.parent.is_some()
            || self.processes.iter().any(is_child)
            || self.threads.iter().any(|it| it.process == process && waits(it.status()))
            || self.network.sockets().any(|(id, socket)| {
                socket.process == process && !socket.closed && is_reached(id, &socket.role)
            })
    }

    /// Whether both ends of a connection are those of a process or of the adversary.
    fn lies_between(&self, process: ProcessId, socket: SocketId) -> bool {
        let is_either = |other: ProcessId| other == process || self.is_intruder(other);
        let end = |id: SocketId| self.network.get(id).map(|it| is_either(it.process));
        let peer = self.network.peer_of(socket).and_then(end);
        end(socket).unwrap_or(false) && peer.unwrap_or(true)
    }

    /// Something is about to be done to what lies between processes.
    pub(super) fn notice_between(&mut self, accesses: &[Access]) {
        if self.network.adversary().is_none() {
            return;
        }
        let process = self.thread().process;
        for access in accesses {
            if let Place::Port { host, port } = access.place
                && access.writes()
                && let Some(watch) = self.watch_mut()
                && watch.learned.shapes.bind(host, port, process.0)
            {
                watch.policy.restart = true;
            }
        }
        if self.symbols.addressed.is_some()
            && !accesses.iter().all(|access| self.is_own_affair(process, &access.place))
        {
            self.is_noticed();
        }
    }

    /// Whether a place is met by nobody but a process and the adversary.
    fn is_own_affair(&self, process: ProcessId, place: &Place) -> bool {
        match *place {
            Place::Backlog(socket)
            | Place::EndOfStream(socket)
            | Place::Accepting(socket)
            | Place::Receiving(socket)
            | Place::Sending(socket)
            | Place::Sent { to: socket, .. }
            | Place::Arrival { to: socket, .. }
            | Place::Room { to: socket, .. } => self.lies_between(process, socket),
            // Whoever is connected there reaches the adversary, who listens or not; and nobody else
            // ever has the port (`Shapes::bind`).
            Place::Port { .. } => self.stands_between_all(),
            Place::Alive(other) => {
                other == process && self.process_at(other).config.parent.is_none()
            }
            _ => false,
        }
    }

    /// Whether the adversary stands between all processes.
    fn stands_between_all(&self) -> bool {
        self.network.adversary().is_some_and(|adversary| {
            let mut all = 0..self.processes.len() as u32;
            all.all(|it| it == adversary.process || adversary.between.contains(&it))
        })
    }
}
