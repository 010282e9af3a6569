//! What writers knew goes along with what they wrote: who reads it has that behind it.

use std::sync::Arc;

use crate::machine::Machine;
use heddle_net::{Past, SocketId};

impl Machine {
    /// Leaves a past for those who read at an end.
    pub(crate) fn post(&mut self, to: SocketId, past: Past) {
        let network = Arc::make_mut(&mut self.network);
        if let Some(end) = network.get_mut(to).and_then(|socket| socket.end_mut()) {
            end.pasts.push(past);
        }
    }

    /// The current thread has read up to a position: it learns what the senders knew.
    pub(crate) fn acquire_pasts(&mut self, id: SocketId, upto: u64) {
        let pasts = match self.network.get(id).and_then(|socket| socket.end()) {
            Some(end) if !end.pasts.is_empty() => end.pasts.clone(),
            _ => return,
        };
        let mut start = 0;
        for past in &pasts {
            if start >= upto && past.upto > upto {
                break;
            }
            self.acquire_past(past);
            start = past.upto;
        }
        let network = Arc::make_mut(&mut self.network);
        if let Some(end) = network.get_mut(id).and_then(|socket| socket.end_mut()) {
            end.pasts.retain(|past| past.upto > upto);
        }
    }

    /// The current thread reads what could not be read before its first past was sent.
    pub(crate) fn acquire_first_past(&mut self, id: SocketId) {
        let end = self.network.get(id).and_then(|socket| socket.end());
        if let Some(past) = end.and_then(|end| end.pasts.first()).cloned() {
            self.acquire_past(&past);
        }
    }

    /// Tells the other end's readers what the current thread knows as it ends the stream.
    pub(crate) fn announce_end(&mut self, id: SocketId) {
        let Some(peer) = self.network.peer_of(id) else { return };
        if let Some(past) = self.causal_past(Past::END) {
            self.post(peer, past);
        }
    }
}
