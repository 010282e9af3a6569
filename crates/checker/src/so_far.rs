//! What a check has come to know while it goes on, for whoever cannot wait for its end.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use heddle_jvm::schedule::Learned;
use heddle_reduction::Counters;
use heddle_search::{Findings, Found, Limit, Progress, Reason, Stats};

use crate::check::{Checked, Verdict};
use crate::choice::Choice;
use crate::violation::Violation;
use crate::why_new::WhyNew;

type Violations = Vec<Found<Choice, Violation>>;

/// Filled by the search that runs.
#[derive(Default)]
pub struct SoFar(Mutex<Current>);

#[derive(Default, Clone)]
struct Current {
    learned: Arc<Learned>,
    early: Violations,
    findings: Arc<Findings<Choice, Violation>>,
    restarts: Restarts,
}

/// How often a search began anew, and how often from the first instruction of the program.
#[derive(Default, Clone, Copy)]
pub(crate) struct Restarts {
    pub(crate) all: u32,
    pub(crate) from_start: u32,
}

impl SoFar {
    /// A search begins, after these violations.
    pub(crate) fn begin(
        &self,
        learned: &Arc<Learned>,
        early: Violations,
        restarts: Restarts,
    ) -> Arc<Findings<Choice, Violation>> {
        let findings = Arc::default();
        let (learned, kept) = (learned.clone(), Arc::clone(&findings));
        *self.current() = Current { learned, early, findings: kept, restarts };
        findings
    }

    /// The outcome of a check that was given up, because of a limit, when it had come this far.
    pub fn given_up(&self, limit: Limit, progress: &Progress) -> Checked {
        let Current { learned, early: mut violations, findings, restarts } = self.current().clone();
        violations.extend(findings.found());
        let reason = Reason::from(limit);
        let verdict = match violations.is_empty() {
            true => Verdict::Inconclusive(reason.to_string()),
            false => Verdict::Violated,
        };
        Checked {
            verdict,
            violations,
            complete: false,
            reason: Some(reason),
            stats: Stats {
                states: progress.states.max(1),
                revisited: progress.revisited,
                transitions: progress.transitions,
                end_states: progress.end_states,
                depth_max: progress.depth_max,
                runs: progress.runs,
                store_bytes: progress.store_bytes,
                ..Stats::default()
            },
            outputs: Vec::new(),
            restarts: restarts.all,
            restarts_from_start: restarts.from_start,
            notes: Vec::new(),
            counters: Counters::default(),
            points: Vec::new(),
            why_new: Some(WhyNew::with_advice()),
            visible: Vec::new(),
            peers: Vec::new(),
            learned,
        }
    }

    fn current(&self) -> MutexGuard<'_, Current> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
