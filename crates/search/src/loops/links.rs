//! How each state of an ordered search was reached: eight bytes a state, from which a trace is
//! made by running it once more.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// Room for so many workers, states per worker and choices per state.
const WORKER_BITS: u32 = 8;
const INDEX_BITS: u32 = 36;
const CHOICE_BITS: u32 = 20;

const PIECE: usize = 1 << 13;

/// Names one link; the initial state has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Link(u64);

impl Link {
    pub(super) const INITIAL: Link = Link((1 << (WORKER_BITS + INDEX_BITS)) - 1);
}

/// The links that each worker made. Pieces of equal size, so that growing copies nothing.
pub(super) struct Links {
    logs: Vec<Mutex<Vec<Vec<u64>>>>,
}

impl Links {
    pub(super) fn new(workers: usize) -> Links {
        assert!(workers < 1 << WORKER_BITS, "at most 255 workers");
        Links { logs: (0..workers).map(|_| Mutex::default()).collect() }
    }

    /// Notes that the choice with this index was taken in the state that `parent` leads to.
    pub(super) fn add(
        &self,
        worker: usize,
        parent: Link,
        choice: usize,
        bytes: &AtomicU64,
    ) -> Link {
        assert!(choice < 1 << CHOICE_BITS, "a state with a million choices");
        let mut log = self.logs[worker].lock().expect("no worker panicked");
        if log.last().is_none_or(|piece| piece.len() == PIECE) {
            log.push(Vec::with_capacity(PIECE));
            bytes.fetch_add(8 * PIECE as u64, Relaxed);
        }
        let pieces = log.len();
        let piece = log.last_mut().expect("just pushed");
        let index = (pieces - 1) * PIECE + piece.len();
        piece.push(parent.0 << CHOICE_BITS | choice as u64);
        Link((worker as u64) << INDEX_BITS | index as u64)
    }

    /// Which choices lead from the initial state to where `link` leads.
    pub(super) fn choices(&self, mut link: Link) -> Vec<usize> {
        let mut choices = Vec::new();
        while link != Link::INITIAL {
            let worker = (link.0 >> INDEX_BITS) as usize;
            let index = (link.0 & ((1 << INDEX_BITS) - 1)) as usize;
            let log = self.logs[worker].lock().expect("no worker panicked");
            let entry = log[index / PIECE][index % PIECE];
            choices.push((entry & ((1 << CHOICE_BITS) - 1)) as usize);
            link = Link(entry >> CHOICE_BITS);
        }
        choices.reverse();
        choices
    }
}
