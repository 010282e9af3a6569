//! The exact store: canonical states themselves. It is the oracle for the others.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use rustc_hash::FxHashMap;
use xxhash_rust::xxh3::xxh3_64;

use super::Visit;

const SHARDS: usize = 64;

/// What an entry takes beside its bytes: pointer, length, cost and a fair part of free places.
const ENTRY_BYTES: u64 = 40;

pub(super) struct Exact {
    shards: Vec<Mutex<FxHashMap<Box<[u8]>, u32>>>,
    bytes: AtomicU64,
}

impl Exact {
    pub(super) fn new() -> Exact {
        let shards = (0..SHARDS).map(|_| Mutex::default()).collect();
        Exact { shards, bytes: AtomicU64::new(0) }
    }

    pub(super) fn visit(&self, state: &[u8], cost: u32) -> Visit {
        let shard = &self.shards[xxh3_64(state) as usize % SHARDS];
        let mut seen = shard.lock().expect("no worker panicked");
        match seen.get_mut(state) {
            None => {
                seen.insert(state.into(), cost);
                self.bytes.fetch_add(state.len() as u64 + ENTRY_BYTES, Relaxed);
                Visit::New
            }
            Some(known) if cost < *known => {
                *known = cost;
                Visit::Cheaper
            }
            Some(known) if cost > *known => Visit::Dearer,
            Some(_) => Visit::Same,
        }
    }

    /// An estimate: the map does not say what it takes.
    pub(super) fn bytes(&self) -> u64 {
        self.bytes.load(Relaxed)
    }
}
