//! What a caller asks of a search: order, limits, store, and who observes it.

use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use crate::store::STORES;
use crate::strategies::Strategy;

/// How visited states are remembered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoreKind {
    /// 128-bit fingerprints, 16 to 24 bytes a state.
    Fingerprint,
    /// The canonical states themselves.
    Exact,
    /// A few bits a state in a table of fixed size; the search is never complete.
    Bitstate {
        /// Size of the table.
        bytes: u64,
    },
    /// Nothing: every path is followed.
    None,
}

const BITSTATE_BYTES: u64 = 64 << 20;

impl FromStr for StoreKind {
    type Err = String;

    /// A name of [`STORES`]; `bitstate` may have a size: `bitstate:512M`.
    fn from_str(text: &str) -> Result<StoreKind, String> {
        let (name, size) = match text.split_once(':') {
            Some((name, size)) => (name, Some(size)),
            None => (text, None),
        };
        match (name, size) {
            ("fingerprint", None) => Ok(StoreKind::Fingerprint),
            ("exact", None) => Ok(StoreKind::Exact),
            ("none", None) => Ok(StoreKind::None),
            ("bitstate", None) => Ok(StoreKind::Bitstate { bytes: BITSTATE_BYTES }),
            ("bitstate", Some(size)) => match bytes(size) {
                Some(bytes) if bytes > 0 => Ok(StoreKind::Bitstate { bytes }),
                _ => Err(format!("a size is like 512M, not `{size}`")),
            },
            _ => Err(unknown("store", text, STORES.iter().map(|(name, _)| *name))),
        }
    }
}

/// All that can be asked of a search.
#[derive(Clone, Debug)]
pub struct Options {
    /// In which order.
    pub strategy: Strategy,
    /// Go on after a violation, to find one of each kind and site.
    pub all: bool,
    /// Threads that search; one is deterministic.
    pub workers: usize,
    /// How many choices a trace may have. For sampled runs 10,000 unless given.
    pub depth_max: Option<u32>,
    /// How many states may be visited.
    pub states_max: Option<u64>,
    /// How large store and parent links may grow. Saved states are not counted.
    pub memory_max: Option<u64>,
    /// How visited states are remembered.
    pub store: StoreKind,
    /// What random choices start from.
    pub seed: u64,
    /// How many runs are sampled; none: until a limit.
    pub runs: Option<u64>,
    /// A worker calls the observer each time it has made so many transitions.
    pub observe_every: u32,
    /// Set by anyone to have the observer asked after the current transition, and no further one
    /// made; unless the observer says why, the search ends as interrupted.
    pub interrupt: Option<Arc<AtomicBool>>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            strategy: Strategy::DFS,
            all: false,
            workers: 1,
            depth_max: None,
            states_max: None,
            memory_max: None,
            store: StoreKind::Fingerprint,
            seed: 0,
            runs: Some(10_000),
            observe_every: 1024,
            interrupt: None,
        }
    }
}

/// Sees the live figures, and may end the search. Time and the memory of the whole process are
/// measured there, because nothing in the search looks at a clock.
pub trait Observer: Sync {
    /// Called by any worker every [`Options::observe_every`] transitions of its own.
    fn progress(&self, progress: &Progress) -> Option<Limit>;
}

/// An observer that lets every search run to its end.
pub struct Unobserved;

impl Observer for Unobserved {
    fn progress(&self, _progress: &Progress) -> Option<Limit> {
        None
    }
}

/// Why an observer ends a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    Time,
    Memory,
    Interrupted,
}

/// Live figures of all workers together, a little behind.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Progress {
    pub states: u64,
    pub revisited: u64,
    pub transitions: u64,
    pub end_states: u64,
    /// Sampled runs that have ended.
    pub runs: u64,
    /// Where the calling worker stands.
    pub depth: u32,
    /// The deepest any worker has been.
    pub depth_max: u32,
    /// States saved and waiting, on stacks or in queues.
    pub frontier: u64,
    /// Bytes of store and parent links.
    pub store_bytes: u64,
    /// Distinct violations found.
    pub violations: u64,
}

/// A number of bytes, with K, M or G for the powers of 1024.
fn bytes(text: &str) -> Option<u64> {
    let shift = match text.chars().last()? {
        'K' | 'k' => 10,
        'M' | 'm' => 20,
        'G' | 'g' => 30,
        _ => return text.parse().ok(),
    };
    text[..text.len() - 1].parse::<u64>().ok()?.checked_mul(1 << shift)
}

/// Says that a text is none of the names in a table.
pub(crate) fn unknown(what: &str, text: &str, names: impl Iterator<Item = &'static str>) -> String {
    format!("`{text}` is no {what}; there are {}", names.collect::<Vec<_>>().join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_store_is_understood() {
        for (name, _) in STORES {
            name.parse::<StoreKind>().unwrap();
        }
        assert_eq!("bitstate:2K".parse(), Ok(StoreKind::Bitstate { bytes: 2048 }));
        assert!("bitstate:0".parse::<StoreKind>().is_err());
        assert!("exact:1".parse::<StoreKind>().unwrap_err().contains("fingerprint"));
    }
}
