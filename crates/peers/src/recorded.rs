//! Conversations that were recorded, without anybody to ask: what a replay needs.

use std::sync::{Mutex, OnceLock};

use heddle_net::{Incoming, LivePeer, Move, PeerFigures, Peers, Position, Recording, Silence};

use crate::tree::Tree;

#[derive(Debug)]
pub struct Recorded {
    peers: Vec<LivePeer>,
    trees: Vec<Mutex<Tree>>,
    failure: OnceLock<String>,
}

impl Recorded {
    /// Nothing if these are no conversations.
    pub fn new(recordings: &[Recording]) -> Option<Recorded> {
        let trees = recordings.iter().map(|one| Tree::of(one).map(Mutex::new));
        Some(Recorded {
            peers: recordings.iter().map(|one| one.peer.clone()).collect(),
            trees: trees.collect::<Option<_>>()?,
            failure: OnceLock::new(),
        })
    }

    fn with<T>(&self, peer: usize, what: impl FnOnce(&mut Tree) -> T) -> T {
        what(&mut self.trees[peer].lock().expect("nobody panics with a tree"))
    }
}

impl Peers for Recorded {
    fn peers(&self) -> &[LivePeer] {
        &self.peers
    }

    fn after(&self, peer: usize, at: Position, step: Move<'_>) -> Position {
        self.with(peer, |tree| tree.after(at, step))
    }

    fn incoming(&self, peer: usize, at: Position, connection: u32, _: u64) -> Incoming {
        self.with(peer, |tree| {
            if !tree.is_answered(at.node) {
                let name = &self.peers[peer].name;
                let what = format!("peer `{name}` was never asked what is asked here");
                self.failure.get_or_init(|| what);
            }
            tree.incoming(at.node, connection)
        })
    }

    fn bytes(
        &self,
        peer: usize,
        at: Position,
        connection: u32,
        from: u64,
        count: usize,
    ) -> Vec<u8> {
        self.with(peer, |tree| tree.bytes(at.node, connection, from, count))
    }

    fn fingerprint(&self, peer: usize, at: Position) -> u64 {
        self.with(peer, |tree| tree.hash(at.node))
    }

    fn insist(&self, peer: usize, at: Position, _: u32) -> Option<Silence> {
        let waited = self.with(peer, |tree| tree.answer(at.node).map(|answer| answer.waited))?;
        Some(Silence { peer: self.peers[peer].name.clone(), waited })
    }

    fn failure(&self) -> Option<String> {
        self.failure.get().cloned()
    }

    fn conclude(&self) {}

    fn figures(&self) -> Vec<PeerFigures> {
        Vec::new()
    }

    fn recordings(&self) -> Vec<Recording> {
        let recording = |peer: usize| self.with(peer, |tree| tree.recording(&self.peers[peer]));
        (0..self.peers.len()).map(recording).collect()
    }
}
