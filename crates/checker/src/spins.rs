//! Why no run ends: threads that look again and again for something that nobody will do.
//!
//! One run is taken in which all threads get their turns. When it comes back to a state, and everybody who can go
//! on had a turn in between, it goes on like that for ever: what the threads did in between is all they will ever do.

use std::sync::Arc;

use heddle_jvm::console::Silent;
use heddle_jvm::events::Recorder;
use heddle_jvm::schedule::Learned;
use heddle_search::{Outcome, System};
use rustc_hash::FxHashMap;

use crate::check::Subject;
use crate::notes::Note;
use crate::story::{Narrator, Told};
use crate::system::{JavaSystem, Settings};

/// A program that needs more steps to come back is not one that waits.
const STEPS_MAX: usize = 3_000;
/// Assumptions break a few times before all that matters is known.
const RESTARTS_MAX: usize = 100;
/// More of what a thread does says nothing new.
const DEEDS_SHOWN: usize = 2;

/// What a run does for ever that is fair to all threads; nothing if it does not come back soon.
pub(crate) fn spins(subject: &Subject, settings: &Settings) -> Vec<Note> {
    // What this run meets is not part of the search.
    let settings = Settings {
        statistics: Arc::default(),
        collected: Arc::default(),
        reached: None,
        ..Settings::clone(settings)
    };
    let settings = Arc::new(settings);
    let learned = Arc::new(Learned::default());
    let tries = (0..RESTARTS_MAX).map(|_| one_run(subject, &settings, &learned));
    let told = tries.into_iter().find_map(Run::outcome).unwrap_or_default();
    let mut notes: Vec<Note> = Vec::new();
    for Told { thread, text, at, .. } in told {
        let of_thread =
            |note: &&Note| matches!(note, Note::Spins { thread: known, .. } if *known == thread);
        if notes.iter().filter(of_thread).count() == DEEDS_SHOWN {
            continue;
        }
        let at = at.map(|at| at.to_string()).unwrap_or_default();
        let note = Note::Spins { thread, does: text, at };
        if !notes.contains(&note) {
            notes.push(note);
        }
    }
    notes
}

/// What came of a run.
enum Run {
    /// An assumption broke, and it has to begin anew.
    Restart,
    Ended(Vec<Told>),
}

impl Run {
    fn outcome(self) -> Option<Vec<Told>> {
        match self {
            Run::Restart => None,
            Run::Ended(told) => Some(told),
        }
    }
}

/// What happens between a state and its return; nothing if there is none.
fn one_run(subject: &Subject, settings: &Arc<Settings>, learned: &Arc<Learned>) -> Run {
    learned.begin();
    let started = subject.start(settings, learned, Box::new(Silent), |machine| {
        if let Some(watch) = machine.watch_mut() {
            watch.recorder = Some(Recorder::default());
        }
    });
    let nothing = Run::Ended(Vec::new());
    let mut system: JavaSystem = match started {
        Ok((_, _, Outcome::Restart)) => return Run::Restart,
        Ok((system, violations, Outcome::Next)) if violations.is_empty() => system,
        _ => return nothing,
    };
    let mut seen: FxHashMap<u128, usize> = FxHashMap::default();
    // Who acted, who could have, and what was done.
    let mut steps: Vec<(u32, Vec<u32>, Vec<Told>)> = Vec::new();
    let mut violations = Vec::new();
    for step in 0..STEPS_MAX {
        let first = *seen.entry(system.fingerprint()).or_insert(step);
        let between = &steps[first..];
        let acted = |thread: &u32| between.iter().any(|(actor, ..)| actor == thread);
        if first < step && between.iter().all(|(_, able, _)| able.iter().all(acted)) {
            return Run::Ended(steps.drain(first..).flat_map(|(.., told)| told).collect());
        }
        let mut open = Vec::new();
        system.choices(&mut open);
        let last_turn = |thread: u32| steps.iter().rposition(|(actor, ..)| *actor == thread);
        let next = open.iter().min_by_key(|choice| last_turn(choice.thread())).copied();
        let Some(choice) = next else { return nothing };
        match system.apply(&choice, &mut violations) {
            Outcome::Restart => return Run::Restart,
            Outcome::Next if violations.is_empty() => {}
            _ => return nothing,
        }
        let able = open.iter().map(|choice| choice.thread()).collect();
        let told = Narrator::of_several_threads().tell(&mut system.machine);
        steps.push((choice.thread(), able, told));
    }
    nothing
}
