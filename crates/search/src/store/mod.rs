//! The store: which states were visited, shared by all workers.
//!
//! A visit may carry a cost (depth, or preemptions, where those are bounded); the store then
//! remembers the lowest, because a state reached at less cost has more of its future within reach.

use std::sync::Mutex;

use rustc_hash::FxHashMap;

use crate::options::StoreKind;

/// What kinds of store there are, for lists and help.
pub const STORES: &[(&str, &str)] = &[
    ("fingerprint", "128-bit fingerprints, 16 to 24 bytes a state"),
    ("exact", "whole canonical states: slow and large, and right beyond doubt"),
    (
        "bitstate",
        "three bits a state in a table of fixed size; never complete, coverage is estimated",
    ),
    ("none", "nothing is remembered: every path is followed"),
];

/// What a visit found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Visit {
    New,
    /// Seen, but only at a higher cost.
    Cheaper,
    Seen,
}

pub(crate) struct Store {
    kind: StoreKind,
    seen: Mutex<FxHashMap<u128, u32>>,
}

impl Store {
    pub(crate) fn new(kind: StoreKind) -> Store {
        Store { kind, seen: Mutex::default() }
    }

    pub(crate) fn visit(&self, fingerprint: u128, cost: u32) -> Visit {
        if self.kind == StoreKind::None {
            return Visit::New;
        }
        let mut seen = self.seen.lock().expect("no worker panicked");
        match seen.entry(fingerprint) {
            std::collections::hash_map::Entry::Vacant(entry) => {
                entry.insert(cost);
                Visit::New
            }
            std::collections::hash_map::Entry::Occupied(mut entry) if cost < *entry.get() => {
                entry.insert(cost);
                Visit::Cheaper
            }
            std::collections::hash_map::Entry::Occupied(_) => Visit::Seen,
        }
    }

    pub(crate) fn bytes(&self) -> u64 {
        24 * self.seen.lock().expect("no worker panicked").len() as u64
    }
}
