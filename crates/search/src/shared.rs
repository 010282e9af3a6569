//! What all workers of a search share: options, store, findings, and the sign to stop.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Mutex, MutexGuard, PoisonError};

use rustc_hash::FxHashMap;

use crate::loops::{Loop, Ranking};
use crate::options::{Observer, Options, Progress, StoreKind};
use crate::result::{Found, Reason, SearchResult, Stats, Unsupported};
use crate::store::Store;

/// Shared by all workers of one search.
pub(crate) struct Shared<'a, C, V> {
    pub(crate) options: &'a Options,
    observer: &'a dyn Observer,
    pub(crate) store: Store,
    /// What the cost of a visit is, if it matters.
    pub(crate) cost: Cost,
    /// Bytes of parent links, of all workers.
    pub(crate) link_bytes: AtomicU64,
    /// States visited; counted here only if there is a limit.
    pub(crate) states: AtomicU64,
    /// A bound left something out.
    pub(crate) cut: AtomicBool,
    /// A violation was recorded.
    pub(crate) violated: AtomicBool,
    stopped: AtomicBool,
    findings: &'a Findings<C, V>,
    /// What each worker has done so far, a little behind.
    figures: Mutex<Vec<Figures>>,
}

/// Why a state reached again may be worth another look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cost {
    Nothing,
    Depth,
    Preemptions,
}

/// Live figures of one worker.
#[derive(Clone, Copy, Default)]
pub(crate) struct Figures {
    pub(crate) stats: Stats,
    pub(crate) depth: u32,
    pub(crate) frontier: u64,
}

/// What a search has found so far. Whoever cannot wait for its result finds it here.
pub struct Findings<C, V>(Mutex<Kept<C, V>>);

impl<C, V> Default for Findings<C, V> {
    fn default() -> Self {
        Findings(Mutex::new(Kept {
            found: Vec::new(),
            keys: FxHashMap::default(),
            unsupported: Vec::new(),
            reason: None,
        }))
    }
}

impl<C: Clone, V: Clone> Findings<C, V> {
    /// Distinct violations.
    pub fn found(&self) -> Vec<Found<C, V>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).found.clone()
    }
}

/// What will be in the result.
pub(crate) struct Kept<C, V> {
    found: Vec<Found<C, V>>,
    /// Where each key stands in `found`.
    keys: FxHashMap<String, usize>,
    unsupported: Vec<Unsupported<C>>,
    reason: Option<Reason>,
}

impl<'a, C, V> Shared<'a, C, V> {
    pub(crate) fn new(
        options: &'a Options,
        observer: &'a dyn Observer,
        findings: &'a Findings<C, V>,
    ) -> Self {
        let cost = match options.strategy.search() {
            Loop::Queue(Ranking::Preemptions { .. }) => Cost::Preemptions,
            // Breadth first meets each state at its least depth first.
            Loop::Queue(Ranking::Depth) | Loop::Runs(_) => Cost::Nothing,
            Loop::Stack(_) | Loop::Queue(Ranking::Score(_)) => match options.depth_max {
                Some(_) => Cost::Depth,
                None => Cost::Nothing,
            },
        };
        let bounded = cost == Cost::Depth || options.strategy.preemptions_max().is_some();
        let kind = if options.strategy.samples() { StoreKind::None } else { options.store };
        Shared {
            options,
            observer,
            store: Store::new(kind, cost != Cost::Nothing, bounded),
            cost,
            link_bytes: AtomicU64::new(0),
            states: AtomicU64::new(0),
            cut: AtomicBool::new(false),
            violated: AtomicBool::new(false),
            stopped: AtomicBool::new(false),
            findings,
            figures: Mutex::new(vec![Figures::default(); options.workers.max(1)]),
        }
    }

    /// Ends the search for all workers, after the transitions under way.
    pub(crate) fn stop(&self) {
        self.stopped.store(true, Relaxed);
    }

    pub(crate) fn stopped(&self) -> bool {
        self.stopped.load(Relaxed)
    }

    /// Notes why the search is not complete. The first reason stays, but what ends the search
    /// says more than a bound that only left something out.
    pub(crate) fn because(&self, reason: Reason) {
        let weight = |reason: &Reason| match reason {
            Reason::Restart => 2,
            Reason::DepthLimit(_) | Reason::PreemptionLimit(_) => 0,
            _ => 1,
        };
        let mut findings = self.findings();
        if findings.reason.as_ref().is_none_or(|known| weight(known) < weight(&reason)) {
            findings.reason = Some(reason);
        }
    }

    /// Notes that a bound left something out; that may be so at every other transition.
    pub(crate) fn leave_out(&self, reason: Reason) {
        if !self.cut.swap(true, Relaxed) {
            self.because(reason);
        }
    }

    pub(crate) fn findings(&self) -> MutexGuard<'_, Kept<C, V>> {
        self.findings.0.lock().expect("no worker panicked")
    }

    /// Takes a worker's figures, shows the sum to the observer, and stops where a limit is reached.
    pub(crate) fn report_progress(&self, worker: usize, figures: Figures) {
        let store_bytes = self.bytes();
        let mut progress = self.progress(worker, figures);
        progress.store_bytes = store_bytes;
        let reason = if self.options.memory_max.is_some_and(|max| store_bytes > max) {
            Some(Reason::MemoryLimit)
        } else {
            self.observer.progress(&progress).map(Reason::from)
        };
        if let Some(reason) = reason {
            self.because(reason);
            self.stop();
        }
    }

    fn progress(&self, worker: usize, own: Figures) -> Progress {
        let violations = self.findings().found.len() as u64;
        let mut figures = self.figures.lock().expect("no worker panicked");
        figures[worker] = own;
        let mut progress = Progress { depth: own.depth, violations, ..Progress::default() };
        for Figures { stats, depth: _, frontier } in figures.iter() {
            progress.states += stats.states;
            progress.revisited += stats.revisited;
            progress.transitions += stats.transitions;
            progress.end_states += stats.end_states;
            progress.runs += stats.runs;
            progress.depth_max = progress.depth_max.max(stats.depth_max);
            progress.frontier += frontier;
        }
        progress
    }

    fn bytes(&self) -> u64 {
        self.store.bytes() + self.link_bytes.load(Relaxed)
    }

    /// The result, once all workers have ended.
    pub(crate) fn finish(self, mut stats: Stats) -> SearchResult<C, V>
    where
        C: Clone,
        V: Clone,
    {
        stats.store_bytes = self.bytes();
        (stats.omission_probability, stats.coverage) = self.store.omissions(stats.states);
        let mut found = self.findings.found();
        let (mut unsupported, mut reason) = {
            let mut kept = self.findings();
            (std::mem::take(&mut kept.unsupported), kept.reason.take())
        };
        found.sort_by(|a, b| {
            (a.preemptions, a.trace.len(), &a.key).cmp(&(b.preemptions, b.trace.len(), &b.key))
        });
        // In an order that does not depend on who came first.
        unsupported.sort_by(|a, b| a.what.cmp(&b.what));
        if !unsupported.is_empty() && reason != Some(Reason::Restart) {
            reason = Some(Reason::unsupported(&unsupported));
        }
        let stopped_at_violation = !found.is_empty() && !self.options.all;
        if stopped_at_violation && reason != Some(Reason::Restart) {
            reason = None;
        } else if reason.is_none() && self.options.strategy.samples() {
            reason = Some(Reason::Sampled { runs: stats.runs });
        } else if reason.is_none() && matches!(self.options.store, StoreKind::Bitstate { .. }) {
            reason = Some(Reason::Bitstate { coverage: stats.coverage });
        }
        let complete = reason.is_none() && !stopped_at_violation;
        SearchResult { violations: found, complete, reason, unsupported, stats }
    }
}

impl<C, V> Kept<C, V> {
    /// Whether a trace with these figures is better than what is known for the key.
    pub(crate) fn wants(&self, key: &str, preemptions: u32, depth: u32) -> bool {
        self.keys.get(key).is_none_or(|&index| {
            let known = &self.found[index];
            (preemptions, depth as usize) < (known.preemptions, known.trace.len())
        })
    }

    /// Keeps a violation, in the place of one with the same key.
    pub(crate) fn keep(&mut self, mut found: Found<C, V>) {
        match self.keys.get(&found.key) {
            Some(&index) => {
                found.times += self.found[index].times;
                self.found[index] = found;
            }
            None => {
                self.keys.insert(found.key.clone(), self.found.len());
                self.found.push(found);
            }
        }
    }

    /// Counts a violation that is known and was not reached in a better way.
    pub(crate) fn again(&mut self, key: &str) {
        if let Some(&index) = self.keys.get(key) {
            self.found[index].times += 1;
        }
    }

    pub(crate) fn unsupported(&mut self) -> &mut Vec<Unsupported<C>> {
        &mut self.unsupported
    }
}
