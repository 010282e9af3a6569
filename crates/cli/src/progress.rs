//! What is seen of a search while it goes on.

// The live line is about the time of the person who waits.
#![allow(clippy::disallowed_methods)]

use std::io::{IsTerminal, Write};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use heddle_report::Sample;
use heddle_search::{Limit, Observer, Progress};

use crate::limits::{Limits, resident_bytes};

/// How often the live line changes.
const EVERY: Duration = Duration::from_millis(200);

/// Looks at the limits while the search goes on, keeps its last figures, and shows the live line.
pub(crate) struct Guard {
    limits: Arc<Limits>,
    last: Mutex<Progress>,
    /// The live line, if there is one: when it was last written.
    live: Option<Mutex<Option<Instant>>>,
    history: Mutex<History>,
}

/// Figures from time to time: at most so many, so that a long search has them further apart.
#[derive(Default)]
struct History {
    samples: Vec<Sample>,
    /// Seconds between two of them.
    apart: f64,
}

const SAMPLES_MAX: usize = 128;
const SAMPLES_APART: f64 = 0.01;

impl History {
    fn add(&mut self, sample: Sample) {
        self.apart = self.apart.max(SAMPLES_APART);
        let last = self.samples.last();
        if last.is_some_and(|last| sample.seconds < last.seconds + self.apart) {
            return;
        }
        if self.samples.len() == SAMPLES_MAX {
            let mut index = 0;
            self.samples.retain(|_| {
                index += 1;
                index % 2 == 0
            });
            self.apart *= 2.0;
        }
        self.samples.push(sample);
    }
}

impl Guard {
    pub(crate) fn new(limits: &Arc<Limits>, quiet: bool) -> Guard {
        let live = (!quiet && std::io::stderr().is_terminal()).then(Mutex::default);
        Guard { limits: limits.clone(), last: Mutex::default(), live, history: Mutex::default() }
    }

    /// The last figures that were seen.
    pub(crate) fn last(&self) -> Progress {
        *self.last.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The figures from time to time.
    pub(crate) fn history(&self) -> Vec<Sample> {
        self.history.lock().unwrap_or_else(PoisonError::into_inner).samples.clone()
    }

    /// Takes the live line away.
    pub(crate) fn clear(&self) {
        if let Some(live) = &self.live
            && live.lock().is_ok_and(|last| last.is_some())
        {
            let _ = write!(std::io::stderr(), "\r\x1b[K");
        }
    }

    fn show(&self, live: &Mutex<Option<Instant>>, progress: &Progress) {
        // Whoever holds it is writing the line already.
        let Ok(mut last) = live.try_lock() else { return };
        if last.is_some_and(|last| last.elapsed() < EVERY) {
            return;
        }
        *last = Some(Instant::now());
        let seconds = self.limits.elapsed().as_secs_f64();
        let rate = progress.states as f64 / seconds.max(0.001);
        let memory = resident_bytes().unwrap_or(0) >> 20;
        let _ = write!(
            std::io::stderr(),
            "\r{} states, {rate:.0}/s, depth {}, {} waiting, {memory} MiB, {seconds:.0} s\x1b[K",
            progress.states,
            progress.depth,
            progress.frontier,
        );
    }
}

impl Observer for Guard {
    fn progress(&self, progress: &Progress) -> Option<Limit> {
        if let Some(live) = &self.live {
            self.show(live, progress);
        }
        *self.last.lock().unwrap_or_else(PoisonError::into_inner) = *progress;
        self.history.lock().unwrap_or_else(PoisonError::into_inner).add(Sample {
            seconds: self.limits.elapsed().as_secs_f64(),
            states: progress.states,
            depth: progress.depth,
            waiting: progress.frontier,
        });
        self.limits.reached()
    }
}

/// Observes what is worth some time and not all of it: half of what is left is kept for what comes after it.
pub(crate) struct Sparing<'a> {
    guard: &'a Guard,
    until: Option<Duration>,
    /// The instructions executed so far, by this search and others, and how many there may be.
    executed: &'a AtomicU64,
    executed_max: u64,
}

impl<'a> Sparing<'a> {
    pub(crate) fn new(guard: &'a Guard, executed: &'a AtomicU64, effort_max: u64) -> Sparing<'a> {
        let before = executed.load(Ordering::Relaxed);
        Sparing {
            guard,
            until: guard.limits.half_of_the_rest(),
            executed,
            executed_max: before.saturating_add(effort_max),
        }
    }
}

impl Observer for Sparing<'_> {
    fn progress(&self, progress: &Progress) -> Option<Limit> {
        let limit = self.guard.progress(progress);
        let late = self.until.is_some_and(|until| self.guard.limits.elapsed() >= until);
        let long = self.executed.load(Ordering::Relaxed) > self.executed_max;
        limit.or_else(|| (late || long).then_some(Limit::Time))
    }
}
