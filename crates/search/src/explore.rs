//! One transition, and everything that must be looked at after it: written once, for all strategies.
//!
//! A strategy decides which state comes next and which choice is taken. [`Explorer::transition`]
//! takes it and visits what it reaches; [`Explorer::record`] keeps what it violated.

use std::sync::atomic::Ordering::Relaxed;

use crate::loops;
use crate::options::{Observer, Options};
use crate::result::{Found, Reason, SearchResult, Stats, Unsupported};
use crate::shared::{Cost, Figures, Findings, Shared};
use crate::store::{Marks, Visit};
use crate::{Outcome, System};

/// Explores the system that `make` makes for each worker (0, 1, …), from the state in which it
/// stands when made: the same for all workers.
pub fn search<S: System>(
    make: &(dyn Fn(usize) -> S + Sync),
    options: &Options,
    observer: &dyn Observer,
) -> SearchResult<S::Choice, S::Violation> {
    search_into(make, options, observer, &Findings::default())
}

/// The same, with a place where others can look at what was found while it goes on. It has to be
/// empty before.
pub fn search_into<S: System>(
    make: &(dyn Fn(usize) -> S + Sync),
    options: &Options,
    observer: &dyn Observer,
    findings: &Findings<S::Choice, S::Violation>,
) -> SearchResult<S::Choice, S::Violation> {
    let shared = Shared::new(options, observer, findings);
    let stats = loops::run(make, &shared);
    shared.finish(stats)
}

/// How far from the initial state.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Position {
    pub(crate) depth: u32,
    pub(crate) preemptions: u32,
}

/// What a transition led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reached {
    /// A state to go on from.
    New,
    /// A state visited before, to go on from again because it was reached at less cost.
    Again,
    /// A state visited before.
    Seen,
    /// No state.
    Nowhere,
}

impl Reached {
    pub(crate) fn goes_on(self) -> bool {
        matches!(self, Reached::New | Reached::Again)
    }
}

/// One worker: its system and figures.
pub(crate) struct Explorer<'a, S: System> {
    pub(crate) worker: usize,
    pub(crate) system: S,
    pub(crate) shared: &'a Shared<'a, S::Choice, S::Violation>,
    pub(crate) stats: Stats,
    /// What the last transition left to be recorded.
    violations: Vec<S::Violation>,
    unsupported: Vec<String>,
    until_observed: u32,
    depth: u32,
    frontier: u64,
    scratch: Vec<u8>,
}

impl<'a, S: System> Explorer<'a, S> {
    pub(crate) fn new(
        worker: usize,
        system: S,
        shared: &'a Shared<'a, S::Choice, S::Violation>,
    ) -> Self {
        Explorer {
            worker,
            system,
            shared,
            stats: Stats::default(),
            violations: Vec::new(),
            unsupported: Vec::new(),
            until_observed: shared.options.observe_every.max(1),
            depth: 0,
            frontier: 0,
            scratch: Vec::new(),
        }
    }

    /// Visits the state in which the system stands, before any transition.
    pub(crate) fn begin(&mut self) -> Reached {
        self.visit(Position::default())
    }

    pub(crate) fn going(&self) -> bool {
        !self.shared.stopped()
    }

    /// Whether somebody outside wants the search to end.
    pub(crate) fn is_interrupted(&self) -> bool {
        self.shared.options.interrupt.as_ref().is_some_and(|flag| flag.load(Relaxed))
    }

    /// Whether nothing may follow at this depth; if so, the search is not complete.
    pub(crate) fn too_deep(&self, depth: u32) -> bool {
        let Some(depth_max) = self.shared.options.depth_max else { return false };
        if depth < depth_max {
            return false;
        }
        self.shared.leave_out(Reason::DepthLimit(depth_max));
        true
    }

    /// Notes how many states wait: on this worker's stack, or for all workers.
    pub(crate) fn waiting(&mut self, count: usize) {
        self.frontier = count as u64;
        self.stats.frontier_max = self.stats.frontier_max.max(count as u64);
    }

    /// Runs one transition from where the system stands and visits what it reached, at `position`.
    pub(crate) fn transition(&mut self, choice: &S::Choice, position: Position) -> Reached {
        if self.is_interrupted() {
            self.show();
            if !self.shared.stopped() {
                self.shared.because(Reason::Interrupted);
                self.shared.stop();
            }
            return Reached::Nowhere;
        }
        self.stats.transitions += 1;
        self.depth = position.depth;
        self.stats.depth_max = self.stats.depth_max.max(position.depth);
        self.until_observed -= 1;
        if self.until_observed == 0 {
            self.show();
        }
        match self.system.apply(choice, &mut self.violations) {
            Outcome::Next => self.visit(position),
            Outcome::Pruned => {
                self.stats.pruned += 1;
                Reached::Nowhere
            }
            Outcome::Unsupported(what) => {
                self.unsupported = what;
                Reached::Nowhere
            }
            Outcome::Partly(what) => {
                self.unsupported = what;
                self.visit(position)
            }
            Outcome::Restart => {
                self.shared.because(Reason::Restart);
                self.shared.stop();
                Reached::Nowhere
            }
        }
    }

    fn visit(&mut self, position: Position) -> Reached {
        let marks = self.marks(position);
        match self.shared.store.visit(&mut self.system, marks, &mut self.scratch) {
            Visit::New => {
                if let Some(states_max) = self.shared.options.states_max
                    && self.shared.states.fetch_add(1, Relaxed) >= states_max
                {
                    self.shared.because(Reason::StateLimit(states_max));
                    self.shared.stop();
                    return Reached::Nowhere;
                }
                self.stats.states += 1;
                self.system.is_new();
                Reached::New
            }
            visit => {
                self.stats.revisited += 1;
                if visit == Visit::Cheaper && self.reopens() {
                    Reached::Again
                } else {
                    Reached::Seen
                }
            }
        }
    }

    /// Whether a state reached again at less cost is explored again. One depth-first worker has
    /// by then explored all that follows from it, so that this is in vain if nothing was cut.
    fn reopens(&self) -> bool {
        let options = self.shared.options;
        let one_by_one = options.strategy.is_depth_first() && options.workers <= 1;
        !one_by_one || self.shared.cut.load(Relaxed)
    }

    /// Whether the state in which the system stands was visited at less cost than here.
    pub(crate) fn superseded(&mut self, position: Position) -> bool {
        let marks = self.marks(position);
        self.shared.store.visit(&mut self.system, marks, &mut self.scratch) == Visit::Dearer
    }

    fn marks(&self, position: Position) -> Marks {
        match self.shared.cost {
            Cost::Nothing => Marks::default(),
            Cost::Depth => Marks { actor: None, cost: position.depth },
            Cost::Preemptions => {
                Marks { actor: Some(self.system.last_actor()), cost: position.preemptions }
            }
        }
    }

    /// Whether the last transition left something to [`record`](Self::record).
    pub(crate) fn has_findings(&self) -> bool {
        !self.violations.is_empty() || !self.unsupported.is_empty()
    }

    /// Keeps what the last transition left. `trace` gives the choices up to it, and may move the
    /// system; it is called only if its result is kept. Says whether something was violated: what
    /// is not supported on one path says nothing about others, and does not end the search.
    pub(crate) fn record(
        &mut self,
        position: Position,
        trace: &mut dyn FnMut(&mut S) -> Vec<S::Choice>,
    ) -> bool {
        let violated = !self.violations.is_empty();
        if violated {
            self.shared.violated.store(true, Relaxed);
        }
        let mut findings = self.shared.findings();
        for violation in self.violations.drain(..) {
            let key = S::key(&violation);
            if findings.wants(&key, position.preemptions, position.depth) {
                let trace = trace(&mut self.system);
                let preemptions = position.preemptions;
                findings.keep(Found { violation, key, trace, preemptions, times: 1 });
            } else {
                findings.again(&key);
            }
        }
        for what in self.unsupported.drain(..) {
            if findings.unsupported().iter().all(|known| known.what != what) {
                let trace = trace(&mut self.system);
                findings.unsupported().push(Unsupported { what, trace });
            }
        }
        violated
    }

    /// Shows the figures to the observer.
    fn show(&mut self) {
        self.until_observed = self.shared.options.observe_every.max(1);
        let figures = Figures { stats: self.stats, depth: self.depth, frontier: self.frontier };
        self.shared.report_progress(self.worker, figures);
    }
}
