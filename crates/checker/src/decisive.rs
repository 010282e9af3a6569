//! Which steps of a trace matter: one is left out, and what is left is searched for the same violation.

use std::sync::Arc;

use heddle_access::Kind;
use heddle_jvm::console::Silent;
use heddle_jvm::schedule::Learned;
use heddle_jvm::state::State;
use heddle_search::{Observer, Options, Outcome, Reason, Strategy, System, search};
use serde::Serialize;

use crate::check::{Subject, worker};
use crate::choice::Choice;
use crate::errors::ReplayError;
use crate::replay::must_be_open;
use crate::system::{JavaSystem, Settings};
use crate::trace::Trace;
use crate::violation::Violation;

/// How many states are looked at for each step that is left out.
const STATES_MAX: u64 = 3_000;
/// How often such a search begins again.
const RESTARTS_MAX: usize = 32;
/// Of so many steps it is asked; a trace with more of them is read in another way.
const STEPS_MAX: usize = 8;

/// Whether a violation needs a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Weight {
    /// Without it, and with no more switches than the trace has behind it, the violation is not met.
    Decisive,
    /// The violation is met without it, too.
    Incidental,
    /// The search for another way did not come to its end.
    Unknown,
}

/// The switches and faults of a trace, by the number of their choices, and whether they matter.
pub fn weigh(
    subject: &Subject,
    trace: &Trace,
    observer: &dyn Observer,
) -> Result<Vec<(usize, Weight)>, ReplayError> {
    let settings = Arc::new(trace.settings()?);
    let learned = Arc::new(trace.learned(subject.program));
    let (mut system, mut violations, _) =
        subject.start(&settings, &learned, Box::new(Silent), |_| {})?;
    let mut asked: Vec<(usize, Question)> = Vec::new();
    for (index, choice) in trace.choices.iter().enumerate() {
        if must_be_open(&mut system, choice).is_err() {
            return Ok(Vec::new());
        }
        if system.preemption(choice) > 0 {
            for (_, question) in &mut asked {
                question.switches_left += 1;
            }
        }
        let leaves_out = match choice {
            Choice::Fault(..) => Some(LeftOut::Faults),
            Choice::Spurious(_) => Some(LeftOut::Spurious),
            _ if system.preemption(choice) > 0 => Some(LeftOut::Switch),
            _ => None,
        };
        if let Some(left_out) = leaves_out.filter(|_| asked.len() < STEPS_MAX) {
            let question = Question { left_out, before: system.machine.save(), switches_left: 0 };
            asked.push((index + 1, question));
        }
        violations.clear();
        if let Outcome::Unsupported(_) | Outcome::Pruned = system.apply(choice, &mut violations)
            && index + 1 < trace.choices.len()
        {
            return Ok(Vec::new());
        }
    }
    let wanted = format!("{} {}", trace.violation.kind, trace.violation.site);
    let visible = learned.visible.all();
    let asks = Asks { subject, settings: &settings, visible, wanted, observer };
    Ok(asked.into_iter().map(|(step, question)| (step, asks.answer(question))).collect())
}

/// What is asked of a step.
struct Question {
    left_out: LeftOut,
    /// The state before it.
    before: State,
    /// How many switches the trace has behind it.
    switches_left: u32,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum LeftOut {
    /// Whoever could go on goes on.
    Switch,
    /// Nothing goes wrong from here on.
    Faults,
    /// Nobody wakes up without a reason.
    Spurious,
}

struct Asks<'a> {
    subject: &'a Subject,
    settings: &'a Arc<Settings>,
    /// What threads stop before on the way of the trace.
    visible: Vec<Kind>,
    /// The violation, as its key tells it from others.
    wanted: String,
    observer: &'a dyn Observer,
}

impl Asks<'_> {
    fn answer(&self, question: Question) -> Weight {
        let Question { left_out, before, switches_left } = question;
        let settings = match left_out {
            LeftOut::Spurious => {
                Arc::new(Settings { spurious_wakeups: false, ..(**self.settings).clone() })
            }
            LeftOut::Switch | LeftOut::Faults => self.settings.clone(),
        };
        // Other ways may show that more is shared; then the search begins again, from the same state.
        let learned = Arc::new(Learned::default());
        for &kind in &self.visible {
            learned.visible.make_visible(kind);
        }
        let make = |from: &State| worker(self.subject, &settings, &learned, from);
        let mut system = make(&before);
        let mut violations = Vec::new();
        let from = match left_out {
            LeftOut::Switch => {
                let going = system.last_actor();
                let mut open = Vec::new();
                system.choices(&mut open);
                let goes_on = open.into_iter().find(|choice| choice.thread() == going);
                let Some(choice) = goes_on else { return Weight::Unknown };
                if !matches!(
                    system.apply(&choice, &mut violations),
                    Outcome::Next | Outcome::Restart
                ) {
                    return Weight::Unknown;
                }
                system.machine.save()
            }
            LeftOut::Faults => {
                system.machine.end_faults();
                system.machine.save()
            }
            LeftOut::Spurious => before,
        };
        if self.is_among(&violations) {
            return Weight::Incidental;
        }
        let strategy = match left_out {
            LeftOut::Switch => Strategy::preemptions_up_to(switches_left),
            LeftOut::Faults | LeftOut::Spurious => Strategy::DFS,
        };
        let options =
            Options { strategy, all: true, states_max: Some(STATES_MAX), ..Options::default() };
        let mut result = search(&|_| make(&from), &options, self.observer);
        for _ in 0..RESTARTS_MAX {
            if result.reason != Some(Reason::Restart) {
                break;
            }
            learned.begin();
            result = search(&|_| make(&from), &options, self.observer);
        }
        if result.violations.iter().any(|found| found.key == self.wanted) {
            return Weight::Incidental;
        }
        match result.reason {
            None if result.complete => Weight::Decisive,
            Some(Reason::PreemptionLimit(_)) => Weight::Decisive,
            _ => Weight::Unknown,
        }
    }

    fn is_among(&self, violations: &[Violation]) -> bool {
        violations.iter().any(|violation| JavaSystem::key(violation) == self.wanted)
    }
}
