//! What writers knew goes along with what they wrote: who reads it has that behind it.

use std::sync::Arc;

use heddle_access::{Recorded, ThreadSet};
use heddle_net::{Past, SocketId};

use crate::machine::Machine;
use crate::state::Ref;

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
        let first = self.network.first_past(id);
        if let Some(past) = first.cloned() {
            self.acquire_past(&past);
        }
    }

    /// Tells the other end's readers what the current thread knows as it ends the stream. Where its
    /// output was shut before, whoever reads the end has that behind it, and not what came later.
    pub(crate) fn announce_end(&mut self, id: SocketId) {
        let Some(peer) = self.network.peer_of(id) else { return };
        let other = self.network.get(peer).and_then(|socket| socket.end());
        if other.is_some_and(|end| end.finished) {
            return;
        }
        if let Some(past) = self.causal_past(Past::END) {
            self.post(peer, past);
        }
    }

    /// What the current thread has behind it, to be sent along with what it writes.
    pub(crate) fn causal_past(&mut self, upto: u64) -> Option<Past> {
        let current = self.current;
        let has_no_bit = ThreadSet::of(current) == ThreadSet::NONE;
        if has_no_bit || !self.watch.as_ref()?.reductions().conflict {
            return None;
        }
        let mut knows = Vec::new();
        let accesses = self.thread_mut().run.beyond_mut();
        accesses.iter_mut().for_each(|recorded| recorded.told = true);
        for thread in &self.threads {
            let accesses = thread.run.beyond();
            let known = match thread.id == current {
                true => accesses.len(),
                false => accesses.iter().take_while(|recorded| recorded.is_before(current)).count(),
            };
            if known > 0 {
                knows.push((thread.id, thread.network.runs, known as u32));
            }
        }
        Some(Past { upto, knows })
    }

    /// What a message carries along lies behind the current thread.
    pub(crate) fn acquire_past(&mut self, past: &Past) {
        let current = self.current;
        if ThreadSet::of(current) == ThreadSet::NONE || past.knows.is_empty() {
            return;
        }
        self.compare(current);
        for &(id, runs, count) in &past.knows {
            let thread = &mut self.threads[id.0 as usize];
            if thread.network.runs == runs && id != current {
                for recorded in thread.run.beyond_mut().iter_mut().take(count as usize) {
                    recorded.ordered_before.insert(current);
                }
            }
        }
    }

    /// The current thread has taken a monitor: what others did to the network before they gave it
    /// back lies behind it.
    pub(in crate::state) fn acquire_from_monitor(&mut self, object: Ref) {
        let (current, process) = (self.current, self.thread().process);
        let has_no_bit = ThreadSet::of(current) == ThreadSet::NONE;
        if has_no_bit || !self.watch.as_ref().is_some_and(|watch| watch.reductions().locks) {
            return;
        }
        let mut compared = false;
        for index in 0..self.threads.len() {
            let other = &self.threads[index];
            if other.process != process || other.id == current {
                continue;
            }
            let accesses = other.run.beyond();
            let under =
                |recorded: &Recorded| recorded.locks.iter().any(|lock| lock.object == object);
            let Some(last) = accesses.iter().rposition(under) else { continue };
            if accesses[..=last].iter().all(|recorded| recorded.is_before(current)) {
                continue;
            }
            if !std::mem::replace(&mut compared, true) {
                self.compare(current);
            }
            for recorded in &mut self.threads[index].run.beyond_mut()[..=last] {
                recorded.ordered_before.insert(current);
            }
        }
    }
}
