//! Whom the adversary spoke to last, as long as nobody else can tell.
//!
//! A message that makes a process neither answer nor claim anything may as well come right before the next
//! message to that process, or never (`docs/adversary.md`). So the adversary stays with such a process. Here is
//! what ends that: whatever another process could notice, or the adversary learn from.

use heddle_access::{Access, Place, ProcessId, SocketId};

use crate::machine::Machine;
use crate::schedule::Readiness;
use crate::state::ThreadId;

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

    /// The adversary is about to act. Whoever sleeps may yet do something on its own.
    pub(super) fn notice_sleepers(&mut self) {
        let sleeps = |id| self.readiness(id) == Readiness::Timed;
        if self.symbols.addressed.is_some() && self.threads.iter().any(|it| sleeps(it.id)) {
            self.is_noticed();
        }
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
        let is_either = |other: ProcessId| other == process || self.is_intruder(other);
        let is_theirs = |socket: SocketId| {
            self.network.get(socket).is_some_and(|it| is_either(it.process))
                && self
                    .network
                    .peer_of(socket)
                    .and_then(|peer| self.network.get(peer))
                    .is_none_or(|peer| is_either(peer.process))
        };
        match *place {
            Place::Backlog(socket)
            | Place::EndOfStream(socket)
            | Place::Accepting(socket)
            | Place::Receiving(socket)
            | Place::Sending(socket)
            | Place::Sent { to: socket, .. }
            | Place::Arrival { to: socket, .. }
            | Place::Room { to: socket, .. } => is_theirs(socket),
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
