//! A place on a path through a program, from which one can look around: what is open there, what
//! another state has that this one has not, whether something goes wrong from here on.
//!
//! A cursor holds no machine: a path is taken again whenever somebody asks, so that a step back is
//! as good as a step on.

use std::sync::Arc;

use heddle_access::Kind;
use heddle_jvm::console::Silent;
use heddle_jvm::events::Recorder;
use heddle_jvm::machine::Machine;
use heddle_jvm::schedule::Learned;
use heddle_jvm::state::ThreadId;
use heddle_net::FAULTS;
use heddle_search::{Observer, Options, Reason, Strategy, System, search};
use serde::Serialize;

use crate::check::{Subject, worker};
use crate::choice::Choice;
use crate::errors::ReplayError;
use crate::replay::{Replay, Run};
use crate::states::{difference, states_at};
use crate::story::{At, Narrator};
use crate::system::{JavaSystem, Settings};
use crate::trace::{Trace, TraceViolation};
use crate::violation::Violation;

/// How often a search from here begins again because more turned out to be shared.
const RESTARTS_MAX: usize = 32;

pub struct Cursor<'a> {
    subject: &'a Subject,
    trace: &'a Trace,
}

/// Where a path leads.
pub struct Here {
    /// The way, with how things stand after each step. Where nothing is violated, its violation is of
    /// the kind `open`, and says what can happen next.
    pub replay: Replay,
    pub is_violated: bool,
    pub open: Vec<Open>,
}

/// A choice that is open.
#[derive(Clone, Debug, Serialize)]
pub struct Open {
    pub choice: Choice,
    pub thread: String,
    /// What it means, in words.
    pub what: String,
    pub at: Option<At>,
}

/// What a search from here found.
pub struct Ahead {
    /// The choices from here on, and what they lead to.
    pub found: Option<(Vec<Choice>, Violation)>,
    pub states: u64,
    /// Why nothing can be said of what was not visited; nothing if all was.
    pub limit: Option<String>,
}

impl<'a> Cursor<'a> {
    /// Paths are those of the program of a trace, as it was checked.
    pub fn new(subject: &'a Subject, trace: &'a Trace) -> Cursor<'a> {
        Cursor { subject, trace }
    }

    fn along(&self, choices: &[Choice]) -> Trace {
        Trace { choices: choices.to_vec(), ..self.trace.clone() }
    }

    /// Takes a path, and looks around at its end.
    pub fn at(&self, choices: &[Choice]) -> Result<Here, ReplayError> {
        let trace = self.along(choices);
        let settings = Arc::new(trace.settings()?);
        let learned = Arc::new(trace.learned(self.subject.program));
        let again = |recorder: Option<Recorder>| {
            let scenes = recorder.is_some();
            let mut run =
                Run { trace: &trace, scenes, steps: Vec::new(), narrator: Narrator::default() };
            let (mut system, violations, outcome) =
                self.subject.start(&settings, &learned, Box::new(Silent), |machine| {
                    if let Some(watch) = machine.watch_mut() {
                        watch.recorder = recorder;
                    }
                })?;
            let last = run.follow(&mut system, &settings, violations, outcome)?;
            let mut choices = Vec::new();
            system.choices(&mut choices);
            let open: Vec<Open> =
                choices.into_iter().map(|choice| described(&system.machine, choice)).collect();
            let is_violated = !last.is_empty();
            let violation = last.into_iter().next().unwrap_or_else(|| nothing_yet(&open));
            let scope =
                is_violated.then(|| run.narrator.way.scope(&system.machine, &violation)).flatten();
            let (steps, output) = (run.steps, run.narrator.output);
            let causes = Vec::new();
            let replay = Replay { steps, violation, causes, scope, output };
            Ok::<_, ReplayError>(Here { replay, is_violated, open })
        };
        // The first time only finds out what is ever written, as in a replay.
        again(None)?;
        again(Some(Recorder::default()))
    }

    /// What only one of two states has, line by line.
    pub fn compare(&self, one: &[Choice], other: &[Choice]) -> Result<Vec<String>, ReplayError> {
        let state = |choices: &[Choice]| {
            let trace = self.along(choices);
            Ok::<_, ReplayError>(states_at(self.subject, &trace, &[choices.len()])?.remove(0))
        };
        Ok(difference(&state(one)?, &state(other)?))
    }

    /// Searches on from the end of a path for a violation, of one kind if that is asked.
    pub fn search_on(
        &self,
        choices: &[Choice],
        kind: Option<&str>,
        states_max: u64,
        observer: &dyn Observer,
    ) -> Result<Ahead, ReplayError> {
        let trace = self.along(choices);
        let settings = Arc::new(trace.settings()?);
        let fixed = Arc::new(trace.learned(self.subject.program));
        let (mut system, violations, outcome) =
            self.subject.start(&settings, &fixed, Box::new(Silent), |_| {})?;
        let mut run =
            Run { trace: &trace, scenes: false, steps: Vec::new(), narrator: Narrator::default() };
        run.follow(&mut system, &settings, violations, outcome)?;
        let from = system.machine.save();
        let learned = Arc::new(Learned::default());
        let visible: Vec<Kind> = fixed.visible.all();
        visible.into_iter().for_each(|kind| {
            learned.visible.make_visible(kind);
        });
        let options = Options {
            strategy: Strategy::preemptions_up_to(u32::MAX),
            all: kind.is_some(),
            states_max: Some(states_max),
            ..Options::default()
        };
        let make = |_| self.system(&settings, &learned, &from);
        let mut result = search(&make, &options, observer);
        for _ in 0..RESTARTS_MAX {
            if result.reason != Some(Reason::Restart) {
                break;
            }
            learned.begin();
            result = search(&make, &options, observer);
        }
        let wanted = result
            .violations
            .into_iter()
            .find(|found| kind.is_none_or(|kind| found.violation.kind == kind));
        Ok(Ahead {
            found: wanted.map(|found| (found.trace, found.violation)),
            states: result.stats.states,
            limit: result.reason.map(|reason| reason.to_string()),
        })
    }

    fn system(
        &self,
        settings: &Arc<Settings>,
        learned: &Arc<Learned>,
        from: &heddle_jvm::state::State,
    ) -> JavaSystem {
        worker(self.subject, settings, learned, from)
    }

    /// The path as a trace, which `heddle replay` takes; only one that ends in a violation is.
    pub fn trace(&self, choices: &[Choice], here: &Here) -> Option<Trace> {
        let violation = &here.replay.violation;
        here.is_violated.then(|| Trace {
            violation: TraceViolation {
                kind: violation.kind.into(),
                message: violation.message.clone(),
                process: violation.process.clone(),
                thread: violation.thread.clone(),
                site: violation.site.clone(),
            },
            ..self.along(choices)
        })
    }
}

fn described(machine: &Machine, choice: Choice) -> Open {
    let id = ThreadId(choice.thread());
    let own = machine.locations(id).into_iter().find(|place| !place.library);
    let what = match choice {
        Choice::Run(_) => "goes on".to_owned(),
        Choice::Timeout(_) => "finds its time over".into(),
        Choice::Spurious(_) => "wakes up without a reason".into(),
        Choice::Fault(_, fault) => match FAULTS.get(fault as usize) {
            Some((name, ..)) => format!("meets a fault: {name}"),
            None => "meets a fault".into(),
        },
        Choice::Value(_, value) => format!("takes way {value}"),
    };
    Open { choice, thread: machine.thread_name_in(id), what, at: own.as_ref().map(At::from) }
}

fn nothing_yet(open: &[Open]) -> Violation {
    let message = match open.len() {
        0 => "the run is over, and nothing is violated".to_owned(),
        1 => "1 choice is open".to_owned(),
        count => format!("{count} choices are open"),
    };
    Violation {
        kind: "open",
        message,
        process: String::new(),
        thread: String::new(),
        exception: None,
        stack: Vec::new(),
        threads: Vec::new(),
        details: Vec::new(),
        site: String::new(),
    }
}
