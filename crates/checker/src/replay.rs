//! A trace taken again, choice by choice, with everything a reader wants to see.

mod hints;
#[cfg(test)]
mod tests;

use std::sync::Arc;

pub use hints::Cause;

use heddle_jvm::Brake;
use heddle_jvm::console::Silent;
use heddle_jvm::events::Recorder;
use heddle_jvm::state::ThreadId;
use heddle_net::FAULTS;
use heddle_search::{Outcome, System};
use serde::Serialize;

use crate::check::Subject;
use crate::choice::Choice;
use crate::decisive::Weight;
use crate::errors::{Divergence, ReplayError};
use crate::scene::{Scene, scene};
use crate::scope::Scope;
use crate::story::{Narrator, Told};
use crate::system::{JavaSystem, Settings};
use crate::trace::{Trace, TraceViolation};
use crate::violation::Violation;

/// What happened on the way to a violation.
pub struct Replay {
    /// The first one is the way to the first choice.
    pub steps: Vec<TraceEntry>,
    pub violation: Violation,
    /// The events that are behind it, as far as that can be told.
    pub causes: Vec<Cause>,
    /// Whether it is a matter of one process; none if there is only one.
    pub scope: Option<Scope>,
    /// What the program printed: the stream, and the text.
    pub output: Vec<(u8, String)>,
}

/// One choice, and what followed from it.
#[derive(Clone, Debug, Serialize)]
pub struct TraceEntry {
    /// None: the way to the first choice.
    pub choice: Option<Choice>,
    /// The thread that acts.
    pub thread: String,
    /// The choice in words; empty if the thread just goes on.
    pub what: String,
    /// The thread that could have gone on instead, if this is a switch without need.
    pub preempts: Option<String>,
    /// Whether the violation needs it, where that was asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub weight: Option<Weight>,
    pub events: Vec<Told>,
    /// How things stand then, where that was asked.
    #[serde(skip)]
    pub scene: Option<Box<Scene>>,
}

/// How much a replay shows.
#[derive(Clone, Default)]
pub struct Shows {
    /// Pulled by whoever does not want to wait for its end.
    pub brake: Option<Arc<Brake>>,
    /// How things stand after each choice.
    pub scenes: bool,
}

impl Replay {
    pub fn preemptions(&self) -> usize {
        self.steps.iter().filter(|step| step.preempts.is_some()).count()
    }

    /// The step and the event in it at which it went wrong; what no event tells of went wrong in the end.
    pub fn moment(&self) -> (usize, usize) {
        let is_it = |told: &Told| {
            told.detail.kind == "throw"
                && self.violation.exception.is_some()
                && told.thread == self.violation.thread
        };
        let thrown = self
            .steps
            .iter()
            .enumerate()
            .rev()
            .find_map(|(number, step)| Some((number, step.events.iter().rposition(is_it)?)));
        thrown.unwrap_or((self.steps.len(), 0))
    }

    /// Keeps which steps matter.
    pub fn set_weights(&mut self, weights: &[(usize, Weight)]) {
        for &(step, weight) in weights {
            self.steps[step].weight = Some(weight);
        }
    }
}

/// Takes the path again and confirms that it leads to the same violation.
pub fn replay(subject: &Subject, trace: &Trace, shows: Shows) -> Result<Replay, ReplayError> {
    let Shows { brake, scenes } = shows;
    let settings = Arc::new(Settings { brake, ..trace.settings()? });
    let learned = Arc::new(trace.learned(subject.program));
    // The first time only finds out which locations are ever written; reads of others say nothing.
    let again = |recorder: Option<Recorder>| {
        let scenes = scenes && recorder.is_some();
        let mut run = Run { trace, scenes, steps: Vec::new(), narrator: Narrator::default() };
        let (mut system, violations, outcome) =
            subject.start(&settings, &learned, Box::new(Silent), |machine| {
                if let Some(watch) = machine.watch_mut() {
                    watch.recorder = recorder;
                }
            })?;
        let last = run.follow(&mut system, &settings, violations, outcome)?;
        let mut violation = run.confirm(last)?;
        let causes = hints::add(&mut violation, &run, &system.machine);
        let scope = run.narrator.way.scope(&system.machine, &violation);
        let output = run.narrator.output;
        let replay = Replay { steps: run.steps, violation, causes, scope, output };
        Ok::<_, ReplayError>((replay, system.machine.later_names()))
    };
    again(None)?;
    let (replay, names) = again(Some(Recorder::default()))?;
    // What the program gave a name later is called so from the beginning.
    match names.iter().any(Option::is_some) {
        true => Ok(again(Some(Recorder::foretold(names)))?.0),
        false => Ok(replay),
    }
}

/// A choice of a file may be anything; only one that is open can be taken.
pub(crate) fn must_be_open(system: &mut JavaSystem, choice: &Choice) -> Result<(), Divergence> {
    let mut open = Vec::new();
    system.choices(&mut open);
    if open.contains(choice) {
        return Ok(());
    }
    let threads = system.machine.threads().len() as u32;
    Err(Divergence::NotOpen { choice: *choice, threads, open })
}

/// A path being taken.
pub(crate) struct Run<'a> {
    pub(crate) trace: &'a Trace,
    pub(crate) scenes: bool,
    pub(crate) steps: Vec<TraceEntry>,
    pub(crate) narrator: Narrator,
}

impl Run<'_> {
    /// Takes all choices; gives what the last one violated.
    pub(crate) fn follow(
        &mut self,
        system: &mut JavaSystem,
        settings: &Settings,
        mut violations: Vec<Violation>,
        outcome: Outcome,
    ) -> Result<Vec<Violation>, ReplayError> {
        self.went(0, &outcome, !violations.is_empty())?;
        let main = system.machine.thread_name_in(system.machine.last_run());
        self.tell(system, None, main, None);
        for (index, choice) in self.trace.choices.iter().enumerate() {
            let number = index + 1;
            must_be_open(system, choice).map_err(|why| self.diverged(number, why))?;
            let preempts = (system.preemption(choice) > 0)
                .then(|| system.machine.thread_name_in(system.machine.last_run()));
            self.narrator.way.note_choice(&system.machine, ThreadId(choice.thread()));
            let name = system.machine.thread_name_in(ThreadId(choice.thread()));
            violations.clear();
            let outcome = system.apply(choice, &mut violations);
            self.went(number, &outcome, !violations.is_empty())?;
            self.tell(system, Some(*choice), name, preempts);
        }
        debug_assert_eq!(settings.properties.len(), self.trace.check.properties.len());
        Ok(violations)
    }

    fn tell(
        &mut self,
        system: &mut JavaSystem,
        choice: Option<Choice>,
        thread: String,
        preempts: Option<String>,
    ) {
        let mut events = self.narrator.tell(&mut system.machine);
        let crash =
            |fault: u32| FAULTS.get(fault as usize).is_some_and(|(name, ..)| *name == "crash");
        if let Some(Choice::Fault(struck, fault)) = choice
            && crash(fault)
        {
            // What a crash leaves of a process is its end, which nobody in it asked for. Others may end in the
            // same step as they do otherwise.
            let own = system.machine.thread_at(ThreadId(struck)).process.0;
            let is_it = |told: &&mut Told| told.detail.kind == "halt" && told.detail.process == own;
            for told in events.iter_mut().filter(is_it) {
                told.text = "crashes".into();
                told.detail.kind = "crash";
            }
        }
        let what = match choice {
            None | Some(Choice::Run(_)) => String::new(),
            Some(Choice::Timeout(_)) => "its time is over".into(),
            Some(Choice::Spurious(_)) => "wakes up without a reason".into(),
            Some(Choice::Fault(_, fault)) => match FAULTS.get(fault as usize) {
                Some((name, ..)) => format!("fault: {name}"),
                None => String::new(),
            },
            // What comes of it is told.
            Some(Choice::Value(..)) if !events.is_empty() => String::new(),
            Some(Choice::Value(_, value)) => format!("takes way {value} of those open"),
        };
        let scene = self.scenes.then(|| Box::new(scene(&system.machine)));
        let weight = None;
        self.steps.push(TraceEntry { choice, thread, what, preempts, weight, events, scene });
    }

    fn went(&self, number: usize, outcome: &Outcome, violated: bool) -> Result<(), ReplayError> {
        match outcome {
            Outcome::Next | Outcome::Partly(_) | Outcome::Restart => Ok(()),
            // What is violated may end the path.
            Outcome::Pruned | Outcome::Unsupported(_) if violated => Ok(()),
            Outcome::Pruned => Err(self.diverged(number, Divergence::Pruned)),
            Outcome::Unsupported(what) => {
                Err(self.diverged(number, Divergence::Unsupported(what.join("; "))))
            }
        }
    }

    fn diverged(&self, choice: usize, why: Divergence) -> ReplayError {
        ReplayError::Diverged { choice, of: self.trace.choices.len(), why }
    }

    fn confirm(&self, violations: Vec<Violation>) -> Result<Violation, ReplayError> {
        let TraceViolation { kind, message, site, .. } = &self.trace.violation;
        let found: Vec<(String, String)> = violations
            .iter()
            .map(|violation| (violation.kind.to_owned(), violation.message.clone()))
            .collect();
        let same = violations
            .into_iter()
            .find(|violation| violation.kind == kind && violation.site == *site);
        same.ok_or_else(|| ReplayError::OtherViolation {
            kind: kind.clone(),
            message: message.clone(),
            found,
        })
    }
}
