//! The bitstate store: three bits for each state, in a table of fixed size.
//!
//! A state whose bits were all set by others is taken for visited, so the search is never
//! complete; how much it may have missed is estimated. Two workers that meet in the same new
//! state at the same moment may both count it.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use super::Visit;

const HASHES: u32 = 3;

pub(super) struct Bits {
    words: Vec<AtomicU64>,
    /// How many bits are set.
    set: AtomicU64,
}

impl Bits {
    pub(super) fn new(bytes: u64) -> Bits {
        let words = (0..bytes.div_ceil(8).max(1)).map(|_| AtomicU64::new(0)).collect();
        Bits { words, set: AtomicU64::new(0) }
    }

    pub(super) fn visit(&self, key: u128) -> Visit {
        let (mut hash, step) = (key as u64, (key >> 64) as u64 | 1);
        let mut added = 0;
        for _ in 0..HASHES {
            let bit = (u128::from(hash) * (self.words.len() as u128 * 64)) >> 64;
            let mask = 1 << (bit % 64);
            let before = self.words[(bit / 64) as usize].fetch_or(mask, Relaxed);
            added += u64::from(before & mask == 0);
            hash = hash.wrapping_add(step);
        }
        if added == 0 {
            return Visit::Same;
        }
        self.set.fetch_add(added, Relaxed);
        Visit::New
    }

    pub(super) fn bytes(&self) -> u64 {
        8 * self.words.len() as u64
    }

    /// Probability that some state was left out, and the expected part of states let through.
    pub(super) fn omissions(&self, states: u64) -> (f64, f64) {
        let filled = self.set.load(Relaxed) as f64 / (64 * self.words.len()) as f64;
        // A new state is lost with the probability that all its bits are set: the part of bits
        // set at that time, to the power of the number of bits. That part grew from nothing to
        // `filled` about evenly over the states, hence the mean over time.
        let lost = filled.powi(HASHES as i32) / f64::from(HASHES + 1);
        let expected = states as f64 * lost / (1.0 - lost);
        (-(-expected).exp_m1(), 1.0 - lost)
    }
}
