//! An adversary between processes: it is the network. Whoever of them connects to one of the others, or to
//! nobody, is connected to the adversary; the adversary itself reaches everybody.

use heddle_access::{ProcessId, SocketId};

use crate::network::Network;
use crate::sockets::{Listener, Role};

/// Who the adversary is, whom it stands between, and how much it may do.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Adversary {
    /// Its process, by number.
    pub process: u32,
    /// The processes, by number, that reach each other only through it.
    pub between: Vec<u32>,
    /// How often it connects to each of them that listens.
    pub sessions: u32,
    /// How many messages it sends on each connection.
    pub messages: u32,
    /// Any value may stand where another one of its length stood.
    pub untyped: bool,
    /// Names of parties: public, and worth putting in each other's place.
    pub names: Vec<String>,
}

impl Network {
    pub fn adversary(&self) -> Option<&Adversary> {
        self.config.settings.adversary.as_ref()
    }

    /// The adversary that a process reaches in the place of a listener, or of nobody.
    pub(crate) fn intercepting(
        &self,
        process: ProcessId,
        target: Option<SocketId>,
    ) -> Option<(SocketId, &Listener)> {
        let adversary = self.adversary()?;
        let server = target.and_then(|id| self.get(id)).map(|socket| socket.process.0);
        let between = |process: u32| adversary.between.contains(&process);
        if !between(process.0) || server.is_some_and(|server| !between(server)) {
            return None;
        }
        self.sockets().find_map(|(id, socket)| match &socket.role {
            Role::Listening(listener) if socket.process.0 == adversary.process => {
                Some((id, listener))
            }
            _ => None,
        })
    }

    /// Listeners of the processes that the adversary stands between.
    pub fn tapped_listeners(&self) -> Vec<SocketId> {
        let Some(adversary) = self.adversary() else { return Vec::new() };
        let is_tapped = |&(_, socket): &(SocketId, &crate::Socket)| {
            adversary.between.contains(&socket.process.0)
                && !socket.closed
                && matches!(socket.role, Role::Listening(_))
        };
        self.sockets().filter(is_tapped).map(|(id, _)| id).collect()
    }

    /// Makes the socket at which the adversary is reached.
    pub fn add_adversary(&mut self) {
        const QUEUE: u32 = 1 << 16;
        let Some(adversary) = self.adversary() else { return };
        let process = ProcessId(adversary.process);
        let id = self.create(process);
        if self.bind(id, crate::Ip::ANY, 0).is_ok() {
            // Nobody else listens there.
            let listens = self.listen(id, QUEUE);
            debug_assert!(listens.is_ok(), "a new port is free");
        }
    }
}
