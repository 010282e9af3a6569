//! All real programs of a system, as the network asks for them.

use std::sync::Mutex;

use heddle_net::{Incoming, LivePeer, Move, PeerFigures, Peers, Position, Recording, Silence};

use crate::actor::Actor;
use crate::spec::Spec;

/// Real programs that run. They end with it.
#[derive(Debug)]
pub struct Together {
    peers: Vec<LivePeer>,
    actors: Vec<Mutex<Actor>>,
}

impl Together {
    /// Starts all of them; an error says what is wrong with one.
    pub fn start(specs: Vec<Spec>) -> Result<Together, String> {
        let peers = specs.iter().map(|spec| spec.peer.clone()).collect();
        let actors = specs.into_iter().map(|spec| Actor::start(spec).map(Mutex::new));
        Ok(Together { peers, actors: actors.collect::<Result<_, String>>()? })
    }

    fn with<T>(&self, peer: usize, what: impl FnOnce(&mut Actor) -> T) -> T {
        what(&mut self.actors[peer].lock().expect("nobody panics with a peer"))
    }
}

impl Peers for Together {
    fn peers(&self) -> &[LivePeer] {
        &self.peers
    }

    fn after(&self, peer: usize, at: Position, step: Move<'_>) -> Position {
        self.with(peer, |actor| actor.after(at, step))
    }

    fn incoming(&self, peer: usize, at: Position, connection: u32, read: u64) -> Incoming {
        self.with(peer, |actor| actor.incoming(at, connection, read))
    }

    fn bytes(
        &self,
        peer: usize,
        at: Position,
        connection: u32,
        from: u64,
        count: usize,
    ) -> Vec<u8> {
        self.with(peer, |actor| actor.tree.bytes(at.node, connection, from, count))
    }

    fn fingerprint(&self, peer: usize, at: Position) -> u64 {
        self.with(peer, |actor| actor.tree.hash(at.node))
    }

    fn insist(&self, peer: usize, at: Position, connection: u32) -> Option<Silence> {
        self.with(peer, |actor| actor.insist(at, connection))
    }

    fn failure(&self) -> Option<String> {
        (0..self.peers.len()).find_map(|peer| self.with(peer, |actor| actor.failure.clone()))
    }

    fn is_stopped(&self) -> bool {
        (0..self.peers.len()).any(|peer| self.with(peer, |actor| actor.is_stopped()))
    }

    fn conclude(&self) {
        (0..self.peers.len()).for_each(|peer| self.with(peer, Actor::conclude));
    }

    fn figures(&self) -> Vec<PeerFigures> {
        (0..self.peers.len()).map(|peer| self.with(peer, |actor| actor.figures())).collect()
    }

    fn recordings(&self) -> Vec<Recording> {
        let recording =
            |peer: usize| self.with(peer, |actor| actor.tree.recording(&self.peers[peer]));
        (0..self.peers.len()).map(recording).collect()
    }
}
