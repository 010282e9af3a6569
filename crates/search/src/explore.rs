//! One transition, and everything that must be looked at after it: written once, for all strategies.
//!
//! A strategy decides which state comes next and which choice is taken; [`Explorer::step`] takes
//! it, and [`Explorer::record`] keeps what it violated. What workers share is in [`Shared`].

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use rustc_hash::FxHashMap;

use crate::options::{Limit, Options, Progress, StoreKind, Strategy, Watch};
use crate::report::{Found, Reason, Report, Stats, Unsupported};
use crate::store::{Store, Visit};
use crate::strategies::dfs;
use crate::{Outcome, System};

/// Explores the system that `make` makes for each worker, from the state it stands in when made.
pub fn search<S: System>(
    make: &(dyn Fn(usize) -> S + Sync),
    options: &Options,
    watch: &dyn Watch,
) -> Report<S::Choice, S::Violation> {
    let shared = Shared::new(options, watch);
    let mut explorer = Explorer::new(make(0), &shared);
    explorer.begin();
    match options.strategy {
        Strategy::Dfs => dfs::run(&mut explorer),
        _ => unimplemented!("only depth first for now"),
    }
    let stats = explorer.stats;
    shared.finish(stats)
}

/// What all workers of a search share.
pub(crate) struct Shared<'a, C, V> {
    pub(crate) options: &'a Options,
    watch: &'a dyn Watch,
    pub(crate) store: Store,
    stopped: AtomicBool,
    findings: Mutex<Findings<C, V>>,
}

/// What will be in the report.
struct Findings<C, V> {
    found: Vec<Found<C, V>>,
    /// Where each key stands in `found`.
    keys: FxHashMap<String, usize>,
    unsupported: Vec<Unsupported<C>>,
    reason: Option<Reason>,
}

/// How far from the initial state.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Position {
    pub(crate) depth: u32,
    pub(crate) preemptions: u32,
}

/// What a transition led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// A state to go on from.
    New,
    /// A state that was visited before.
    Seen,
    /// No state.
    Nowhere,
}

impl<'a, C, V> Shared<'a, C, V> {
    fn new(options: &'a Options, watch: &'a dyn Watch) -> Self {
        Shared {
            options,
            watch,
            store: Store::new(options.store),
            stopped: AtomicBool::new(false),
            findings: Mutex::new(Findings {
                found: Vec::new(),
                keys: FxHashMap::default(),
                unsupported: Vec::new(),
                reason: None,
            }),
        }
    }

    pub(crate) fn stop(&self) {
        self.stopped.store(true, Relaxed);
    }

    /// Notes why the search is not complete; the first reason stays, but for a restart.
    fn because(&self, reason: Reason) {
        let mut findings = self.findings.lock().expect("no worker panicked");
        if findings.reason.is_none() || reason == Reason::Restart {
            findings.reason = Some(reason);
        }
    }

    fn finish(self, mut stats: Stats) -> Report<C, V> {
        stats.store_bytes = self.store.bytes();
        stats.coverage = 1.0;
        stats.omission_probability = match self.options.store {
            StoreKind::Fingerprint => (stats.states as f64).powi(2) / 2f64.powi(129),
            _ => 0.0,
        };
        let Findings { mut found, keys: _, unsupported, mut reason } =
            self.findings.into_inner().expect("no worker panicked");
        found.sort_by(|a, b| {
            (a.preemptions, a.trace.len(), &a.key).cmp(&(b.preemptions, b.trace.len(), &b.key))
        });
        let stopped_at_violation = !found.is_empty() && !self.options.all;
        if stopped_at_violation && reason != Some(Reason::Restart) {
            reason = None;
        }
        let complete = reason.is_none() && !stopped_at_violation;
        Report { violations: found, complete, reason, unsupported, stats }
    }
}

/// One worker's system and figures.
pub(crate) struct Explorer<'a, S: System> {
    pub(crate) system: S,
    pub(crate) shared: &'a Shared<'a, S::Choice, S::Violation>,
    pub(crate) stats: Stats,
    violations: Vec<S::Violation>,
    unsupported: Option<String>,
    until_watch: u32,
    depth: u32,
    frontier: u64,
}

impl<'a, S: System> Explorer<'a, S> {
    fn new(system: S, shared: &'a Shared<'a, S::Choice, S::Violation>) -> Self {
        Explorer {
            system,
            shared,
            stats: Stats::default(),
            violations: Vec::new(),
            unsupported: None,
            until_watch: shared.options.watch_every,
            depth: 0,
            frontier: 0,
        }
    }

    /// Visits the initial state.
    fn begin(&mut self) {
        self.visit(0);
    }

    pub(crate) fn going(&self) -> bool {
        !self.shared.stopped.load(Relaxed)
    }

    /// Whether nothing may follow at this depth; if so, the search is not complete.
    pub(crate) fn too_deep(&self, depth: usize) -> bool {
        let limit = self.shared.options.depth_max;
        if let Some(depth_max) = limit
            && depth >= depth_max as usize
        {
            self.shared.because(Reason::DepthLimit(depth_max));
            return true;
        }
        false
    }

    /// Notes how many states wait.
    pub(crate) fn waiting(&mut self, count: usize) {
        self.frontier = count as u64;
        self.stats.frontier_max = self.stats.frontier_max.max(count as u64);
    }

    /// Runs one transition from where the system stands and visits what it reached, at `position`.
    pub(crate) fn step(&mut self, choice: &S::Choice, position: Position) -> Step {
        self.stats.transitions += 1;
        self.depth = position.depth;
        self.stats.depth_max = self.stats.depth_max.max(position.depth);
        self.until_watch -= 1;
        if self.until_watch == 0 {
            self.watch();
        }
        match self.system.apply(choice, &mut self.violations) {
            Outcome::Next => self.visit(position.depth),
            Outcome::Pruned => {
                self.stats.pruned += 1;
                Step::Nowhere
            }
            Outcome::Unsupported(what) => {
                self.unsupported = Some(what);
                Step::Nowhere
            }
            Outcome::Restart => {
                self.shared.because(Reason::Restart);
                self.shared.stop();
                Step::Nowhere
            }
        }
    }

    fn visit(&mut self, cost: u32) -> Step {
        let fingerprint = self.system.fingerprint();
        match self.shared.store.visit(fingerprint, cost) {
            Visit::New => {
                if let Some(states_max) = self.shared.options.states_max
                    && self.stats.states >= states_max
                {
                    self.shared.because(Reason::StateLimit(states_max));
                    self.shared.stop();
                    return Step::Nowhere;
                }
                self.stats.states += 1;
                Step::New
            }
            Visit::Cheaper | Visit::Seen => {
                self.stats.revisited += 1;
                Step::Seen
            }
        }
    }

    /// Whether the last transition left something to [`record`](Self::record).
    pub(crate) fn has_findings(&self) -> bool {
        !self.violations.is_empty() || self.unsupported.is_some()
    }

    /// Keeps what the last transition left. `trace` gives the choices up to it, and may move the
    /// system; it is called only if a trace is to be kept.
    pub(crate) fn record(
        &mut self,
        position: Position,
        trace: &mut dyn FnMut(&mut S) -> Vec<S::Choice>,
    ) {
        let violations = std::mem::take(&mut self.violations);
        for violation in violations {
            let key = S::key(&violation);
            let place = (position.preemptions, position.depth as usize);
            let mut findings = self.shared.findings.lock().expect("no worker panicked");
            let known = findings.keys.get(&key).copied();
            if let Some(known) = known
                && (findings.found[known].preemptions, findings.found[known].trace.len()) <= place
            {
                continue;
            }
            let trace = trace(&mut self.system);
            let found = Found { violation, key, trace, preemptions: position.preemptions };
            match known {
                Some(known) => findings.found[known] = found,
                None => {
                    let index = findings.found.len();
                    findings.keys.insert(found.key.clone(), index);
                    findings.found.push(found);
                }
            }
        }
        if let Some(what) = self.unsupported.take() {
            self.shared.because(Reason::Unsupported(what.clone()));
            let mut findings = self.shared.findings.lock().expect("no worker panicked");
            if findings.unsupported.iter().all(|known| known.what != what) {
                let trace = trace(&mut self.system);
                findings.unsupported.push(Unsupported { what, trace });
            }
        }
    }

    fn watch(&mut self) {
        let options = self.shared.options;
        self.until_watch = options.watch_every;
        let store_bytes = self.shared.store.bytes();
        let progress = Progress {
            states: self.stats.states,
            revisited: self.stats.revisited,
            transitions: self.stats.transitions,
            end_states: self.stats.end_states,
            runs: self.stats.runs,
            depth: self.depth,
            depth_max: self.stats.depth_max,
            frontier: self.frontier,
            store_bytes,
            violations: self.shared.findings.lock().expect("no worker panicked").found.len() as u64,
        };
        let interrupted = options.interrupt.as_ref().is_some_and(|flag| flag.load(Relaxed));
        let reason = if interrupted {
            Some(Reason::Interrupted)
        } else if options.memory_max.is_some_and(|max| store_bytes > max) {
            Some(Reason::MemoryLimit)
        } else {
            self.shared.watch.progress(&progress).map(|limit| match limit {
                Limit::Time => Reason::TimeLimit,
                Limit::Memory => Reason::MemoryLimit,
                Limit::Interrupted => Reason::Interrupted,
            })
        };
        if let Some(reason) = reason {
            self.shared.because(reason);
            self.shared.stop();
        }
    }
}
