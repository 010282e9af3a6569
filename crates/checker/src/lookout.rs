//! Random runs beside a long depth-first search: such a search goes through one part of the states after the
//! other, and ever deeper where a program counts without bound, while something may go wrong a few steps from
//! the first choice.
//!
//! The runs go by a copy of what the search has come to know, so that it goes on as if nobody had looked.

use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};

use heddle_jvm::schedule::Learned;
use heddle_jvm::state::State;
use heddle_search::{Limit, Observer, Options, Progress, Reason, SearchResult, Strategy, search};

use crate::check::{Subject, worker};
use crate::choice::Choice;
use crate::system::{Settings, Time};
use crate::violation::Violation;

/// A search that has come so deep, or has executed so many instructions, which takes some seconds, looks around
/// for the first time; then each time it has executed twice as many.
const DEPTH_FIRST: u32 = 20_000;
const EXECUTED_FIRST: u64 = 50_000_000;
/// Which part of the instructions all runs together may take, and how many there are at least.
const PART: u64 = 8;
const RUNS_MIN: u64 = 8;
/// How long a run is.
const RUN_DEPTH_MAX: u32 = 1_000;

/// What a look came to, and what has to be known to repeat it.
pub(crate) enum Seen {
    Violated(SearchResult<Choice, Violation>, Arc<Learned>),
    /// An assumption broke: the search would have to begin anew sooner or later.
    Broken(Arc<Learned>),
}

/// Observes a search, and looks around from time to time.
pub(crate) struct Lookout<'a> {
    subject: &'a Subject,
    settings: &'a Arc<Settings>,
    learned: &'a Arc<Learned>,
    initial: &'a State,
    options: &'a Options,
    observer: &'a dyn Observer,
    looks: Mutex<Looks>,
}

struct Looks {
    /// For the runs alone: their figures are none of the search.
    settings: Arc<Settings>,
    runs: u64,
    /// How many instructions the search has executed at the next look.
    next: u64,
    seen: Option<Seen>,
}

impl<'a> Lookout<'a> {
    pub(crate) fn new(
        subject: &'a Subject,
        settings: &'a Arc<Settings>,
        learned: &'a Arc<Learned>,
        initial: &'a State,
        options: &'a Options,
        observer: &'a dyn Observer,
    ) -> Lookout<'a> {
        let own = Settings {
            collected: Arc::default(),
            statistics: Arc::default(),
            executed: Arc::default(),
            so_far: Arc::default(),
            reached: None,
            ..(**settings).clone()
        };
        let looks = Looks { settings: Arc::new(own), runs: 0, next: EXECUTED_FIRST, seen: None };
        Lookout { subject, settings, learned, initial, options, observer, looks: Mutex::new(looks) }
    }

    /// What was seen, if it ended the search. What the runs relied on counts then, too.
    pub(crate) fn seen(self) -> Option<Seen> {
        let looks = self.looks.into_inner().unwrap_or_else(PoisonError::into_inner);
        let mut runs = looks.settings.statistics.lock().expect("no worker panics with it");
        if let Some(Seen::Violated(..)) = looks.seen {
            let mut own = self.settings.statistics.lock().expect("no worker panics with it");
            own.relied.add(&runs.relied);
            own.notes.append(&mut runs.notes);
        }
        drop(runs);
        looks.seen
    }

    /// Whether random runs say anything. In ordered time one in which somebody spins has no end; an adversary and
    /// live peers remember what was tried.
    fn looks(&self) -> bool {
        let network = &self.subject.network;
        self.options.strategy.name() == Strategy::DFS.name()
            && !self.options.all
            && self.settings.time == Time::Free
            && network.adversary.is_none()
            && network.live.is_none()
    }

    fn look(&self, looks: &mut Looks, progress: &Progress) {
        let enough = executed(self.settings) / PART;
        let runs_min = looks.runs + RUNS_MIN;
        while (looks.runs < runs_min || executed(&looks.settings) < enough)
            && !self.settings.is_interrupted()
        {
            let learned = Arc::new(self.learned.fork());
            let options = Options {
                workers: 1,
                strategy: Strategy::RANDOM,
                runs: Some(1),
                seed: self.options.seed + looks.runs,
                depth_max: Some(self.options.depth_max.unwrap_or(u32::MAX).min(RUN_DEPTH_MAX)),
                states_max: None,
                ..self.options.clone()
            };
            looks.runs += 1;
            let make = |_| worker(self.subject, &looks.settings, &learned, self.initial);
            let result = search(&make, &options, &Unchanged(self.observer, progress));
            looks.seen = match result.reason {
                Some(Reason::Restart) => Some(Seen::Broken(learned)),
                _ if !result.violations.is_empty() => Some(Seen::Violated(result, learned)),
                Some(Reason::Sampled { .. } | Reason::DepthLimit(_) | Reason::Unsupported(_)) => {
                    continue;
                }
                _ => return,
            };
            return;
        }
    }
}

impl Observer for Lookout<'_> {
    fn progress(&self, progress: &Progress) -> Option<Limit> {
        let limit = self.observer.progress(progress);
        if limit.is_some() || !self.looks() {
            return limit;
        }
        // Whoever holds it looks around already.
        let mut looks = self.looks.try_lock().ok()?;
        let dives = looks.runs == 0 && progress.depth_max >= DEPTH_FIRST;
        let executed = executed(self.settings);
        if looks.seen.is_none() && (dives || executed >= looks.next) {
            looks.next = looks.next.max(2 * executed);
            self.look(&mut looks, progress);
        }
        looks.seen.as_ref().map(|_| Limit::Interrupted)
    }
}

/// Shows the figures of the search while something else runs.
struct Unchanged<'a>(&'a dyn Observer, &'a Progress);

impl Observer for Unchanged<'_> {
    fn progress(&self, _: &Progress) -> Option<Limit> {
        self.0.progress(self.1)
    }
}

fn executed(settings: &Settings) -> u64 {
    settings.executed.load(Ordering::Relaxed)
}
