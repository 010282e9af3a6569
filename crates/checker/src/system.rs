//! A Java program as a transition system: its transitions, and what is looked at after each.

mod choices;

use std::cell::Cell;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use heddle_jvm::Brake;
use heddle_jvm::interp::Pause;
use heddle_jvm::machine::Machine;
use heddle_jvm::schedule::{RUN_MAX, Readiness, Waypoint, Waypoints};
use heddle_jvm::state::{Followed, Frame, ProcessId, Status, Thread, ThreadId};
use heddle_jvm::view::{CodePoint, Reached};
use heddle_net::{FAULTS, FaultKind, Rules};
use heddle_reduction::Reductions;
use heddle_search::{Heuristic, Outcome, System};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::choice::Choice;
use crate::connection_protocol::ConnectionContract;
use crate::contract::Contract;
use crate::invariant::Invariant;
use crate::notes::Note;
use crate::properties::{Property, Transition, are_idle};
use crate::so_far::SoFar;
use crate::solo::{Saved, Solo};
use crate::statistics::Statistics;
use crate::violation::Violation;
use crate::why_new::Sampler;

/// How time passes in a checked program.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Time {
    /// A sleep may end and a time limit run out at any moment.
    #[default]
    Free,
    /// The earliest deadline comes, and only when nothing else can happen, or nothing but what comes
    /// back to where it was.
    Ordered,
}

/// What is checked, and how.
#[derive(Clone)]
pub struct Settings {
    pub properties: Vec<&'static Property>,
    pub reductions: Reductions,
    pub time: Time,
    pub spurious_wakeups: bool,
    /// A weak compare-and-set may fail without a reason.
    pub spurious_failures: bool,
    /// What was printed belongs to the state.
    pub outputs: bool,
    /// Methods of the program that must give true in every state.
    pub invariants: Vec<Invariant>,
    /// The protocol that a component of the program has to follow.
    pub contract: Option<Arc<Contract>>,
    /// Protocols that processes have to follow on their connections.
    pub connection_protocols: Arc<Vec<ConnectionContract>>,
    /// What complete runs printed, where that is asked for.
    pub collected: Arc<Mutex<BTreeSet<Vec<Vec<u8>>>>>,
    /// What makes a state worth looking at first: names of threads and of classes.
    pub weights: Vec<(String, i64)>,
    /// Look where states come from and what keeps them apart; and say so also where no limit was reached.
    pub look: bool,
    pub why_new: bool,
    /// Pulled by anyone to have even a long transition end.
    pub brake: Option<Arc<Brake>>,
    pub statistics: Arc<Mutex<Statistics>>,
    /// How many instructions were executed up to now, by all workers.
    pub executed: Arc<AtomicU64>,
    /// The lines that some run reached, if somebody wants to know.
    pub reached: Option<Arc<Reached>>,
    /// For whoever cannot wait for the result.
    pub so_far: Arc<SoFar>,
}

/// How often threads go on without a choice before there is one again: two that answer each other
/// for ever come back to a state that was visited.
const AT_ONCE_MAX: usize = 100;

/// How many slices of [`RUN_MAX`] a thread may take without anything visible. A loop that comes back to
/// the same state is recognised long before; this is for those that count.
const SLICES_MAX: u32 = 25;

/// How far a transition has come.
#[derive(Clone, Copy)]
struct Underway {
    /// The thread that was chosen, and the one that runs.
    chosen: ThreadId,
    running: ThreadId,
    /// How many have gone on without a choice.
    at_once: usize,
    /// The first state in which the run was cut, and one that it may come back to.
    start: Option<u128>,
    mark: Option<u128>,
}

impl Underway {
    fn new(chosen: ThreadId) -> Underway {
        Underway { chosen, running: chosen, at_once: 0, start: None, mark: None }
    }
}

/// What a system knows beside its machine in the middle of a transition.
#[derive(Clone)]
pub(crate) struct Aside {
    underway: Underway,
    ran: Vec<ThreadId>,
    alone: Option<BTreeMap<ProcessId, ThreadId>>,
    troubles: Vec<String>,
    notes: BTreeSet<Note>,
    kept_idle: bool,
    kept_house: bool,
}

/// A program being explored.
pub struct JavaSystem {
    pub machine: Machine,
    settings: Arc<Settings>,
    ran: Vec<ThreadId>,
    /// How far the transition that runs has come.
    underway: Underway,
    /// For each waypoint on the way to the first choice, what is known there beside the machine.
    asides: Vec<Aside>,
    /// By process: a thread that ran. Kept until a process has run two.
    alone: Option<BTreeMap<ProcessId, ThreadId>>,
    /// Processes that ended by themselves in the last transition.
    ended: Vec<ProcessId>,
    /// States, after the first slice, from which a thread takes too long.
    too_long: FxHashSet<u128>,
    /// Why threads cannot be followed beyond the last transition.
    troubles: Vec<String>,
    /// The process that a fault ended in it.
    crashed: Option<ProcessId>,
    /// What a reader of the verdict should know.
    notes: BTreeSet<Note>,
    /// A worker of a fork-join pool could have been let go, and was not.
    kept_idle: Cell<bool>,
    /// Housekeeping of the library could have had its time, and had not.
    kept_house: Cell<bool>,
    /// Where threads stood when a new state was met, and how often.
    points: FxHashMap<(Option<CodePoint>, bool), (String, u64)>,
    sampler: Sampler,
    solo: Solo,
}

impl Drop for JavaSystem {
    fn drop(&mut self) {
        let Ok(mut statistics) = self.settings.statistics.lock() else { return };
        statistics.counters.add(&self.machine.counters);
        for (point, states) in std::mem::take(&mut self.points).into_values() {
            *statistics.points.entry(point).or_default() += states;
        }
        let newest = self.sampler.take();
        if newest.len() > statistics.newest.len() {
            statistics.newest = newest;
        }
        statistics.relied.add(&self.machine.relied);
        statistics.notes.append(&mut self.notes);
        if self.kept_idle.get() {
            statistics.notes.insert(Note::KeptIdle);
        }
        if self.kept_house.get() {
            statistics.notes.insert(Note::Housekeeping);
        }
    }
}

impl JavaSystem {
    pub fn new(mut machine: Machine, settings: Arc<Settings>) -> JavaSystem {
        machine.set_time_ordered(settings.time == Time::Ordered);
        JavaSystem {
            machine,
            settings,
            ran: Vec::new(),
            underway: Underway::new(ThreadId(0)),
            asides: Vec::new(),
            notes: BTreeSet::new(),
            alone: Some(BTreeMap::new()),
            ended: Vec::new(),
            too_long: FxHashSet::default(),
            troubles: Vec::new(),
            crashed: None,
            kept_idle: Cell::new(false),
            kept_house: Cell::new(false),
            points: FxHashMap::default(),
            sampler: Sampler::default(),
            solo: Solo::default(),
        }
    }

    /// A transition begins with a thread.
    fn begin(&mut self, chosen: ThreadId) {
        self.ran.clear();
        self.ran.push(chosen);
        self.troubles.clear();
        self.underway = Underway::new(chosen);
    }

    /// Has the machine run, and keeps what is known beside it for each waypoint that it takes.
    fn run(&mut self, run: impl FnOnce(&mut Machine) -> Pause) -> Pause {
        let taken = |machine: &Machine| {
            machine.watch().and_then(|watch| Some(watch.waypoints.as_ref()?.len()))
        };
        let Some(before) = taken(&self.machine) else { return run(&mut self.machine) };
        let pause = run(&mut self.machine);
        let new = taken(&self.machine).unwrap_or(before) - before;
        let aside = Aside {
            underway: self.underway,
            ran: self.ran.clone(),
            alone: self.alone.clone(),
            troubles: self.troubles.clone(),
            notes: self.notes.clone(),
            kept_idle: self.kept_idle.get(),
            kept_house: self.kept_house.get(),
        };
        self.asides.extend(std::iter::repeat_n(aside, new));
        pause
    }

    /// Goes on in the middle of a transition that was saved, up to its end.
    pub(crate) fn go_on_from(
        &mut self,
        waypoint: &Waypoint,
        aside: &Aside,
        violations: &mut Vec<Violation>,
    ) -> Outcome {
        let Aside { underway, ran, alone, troubles, notes, kept_idle, kept_house } = aside.clone();
        self.underway = underway;
        self.ran = ran;
        self.alone = alone;
        self.troubles = troubles;
        self.notes = notes;
        self.kept_idle.set(kept_idle);
        self.kept_house.set(kept_house);
        let pause = self.run(|machine| waypoint.go_on(machine));
        self.after(pause, violations)
    }

    pub(crate) fn takes_waypoints(&self) -> bool {
        self.machine.watch().is_some_and(|watch| watch.waypoints.is_some())
    }

    /// The waypoints taken so far, with what is known beside each. No more are taken.
    pub(crate) fn take_waypoints(&mut self) -> impl Iterator<Item = (Waypoint, Aside)> {
        let waypoints = self.machine.watch_mut().and_then(|watch| watch.waypoints.take());
        let taken = waypoints.map(Waypoints::into_taken).unwrap_or_default();
        taken.into_iter().zip(std::mem::take(&mut self.asides))
    }

    /// What the thread that runs did, and what follows without a choice.
    fn after(&mut self, pause: Pause, violations: &mut Vec<Violation>) -> Outcome {
        self.run_out(pause, self.underway.running);
        if self.settings.reductions.conflict {
            self.run_at_once();
        }
        // Once only services are left, those that end with their clients are shut down.
        let ends = self.is_over() && !self.has_lost_threads() && self.machine.end_services();
        if ends && self.settings.reductions.conflict {
            self.run_at_once();
        }
        let watch = self.machine.watch_mut().expect("a checked machine is watched");
        if std::mem::take(&mut watch.policy.restart) {
            return Outcome::Restart;
        }
        if std::mem::take(&mut watch.pruned) {
            watch.uncaught.clear();
            watch.broken.clear();
            watch.protocol_violations.clear();
            watch.races.iter_mut().for_each(Vec::clear);
            return Outcome::Pruned;
        }
        let uncaught = std::mem::take(&mut watch.uncaught);
        let broken = std::mem::take(&mut watch.broken);
        let protocol_violations = std::mem::take(&mut watch.protocol_violations);
        let races = watch.races.as_mut().map(std::mem::take).unwrap_or_default();
        if self.collide() {
            return Outcome::Restart;
        }
        self.note_threads();
        self.find_ended();
        let stands_still = self.is_over();
        // A thread that is not followed might go on, and let others go on.
        let cut = stands_still && self.has_lost_threads();
        let over = stands_still && !cut;
        if over && are_idle(&self.machine) {
            let left = self.machine.processes().iter().filter(|process| !process.has_ended());
            let left = left.map(|process| process.config.name.clone());
            self.notes.extend(left.map(|process| Note::Idle { process }));
        }
        if over && self.settings.outputs && are_idle(&self.machine) {
            let mut outputs = self.settings.collected.lock().expect("no worker panics with it");
            outputs.insert(self.machine.printed().to_vec());
        }
        let transition = Transition {
            machine: &self.machine,
            ran: &self.ran,
            uncaught: &uncaught,
            races: &races,
            broken: &broken,
            protocol_violations: &protocol_violations,
            ended: &self.ended,
            over,
        };
        for (process, status) in transition.failed_processes() {
            let several = transition.machine.processes().len() > 1;
            let process = several.then(|| process.config.name.clone());
            self.notes.insert(Note::ExitStatus { process, status });
        }
        for property in &self.settings.properties {
            (property.check)(&transition, violations);
        }
        if !protocol_violations.is_empty() {
            // Behind such an event nobody knows where in its protocol the component is.
            return Outcome::Pruned;
        }
        if self.by_jpf_nas() && !violations.is_empty() {
            // There, an error ends a path and is no state.
            return Outcome::Pruned;
        }
        if let Some(outcome) = self.look(violations) {
            return outcome;
        }
        match (std::mem::take(&mut self.troubles), cut) {
            (troubles, false) if troubles.is_empty() => Outcome::Next,
            (troubles, false) => Outcome::Partly(troubles),
            // It was told when the thread was lost.
            (troubles, true) if troubles.is_empty() => Outcome::Pruned,
            (troubles, true) => Outcome::Unsupported(troubles),
        }
    }

    /// Whether a process that goes on has a thread that is not followed any further.
    fn has_lost_threads(&self) -> bool {
        let machine = &self.machine;
        machine.threads().iter().any(|thread| {
            thread.followed() == Followed::Lost && machine.readiness(thread.id) != Readiness::Over
        })
    }

    /// Notes when a process has run a second thread.
    fn note_threads(&mut self) {
        let Some(alone) = &mut self.alone else { return };
        for &id in &self.ran {
            if *alone.entry(self.machine.thread_at(id).process).or_insert(id) != id {
                self.notes.insert(Note::SequentialConsistency);
                self.alone = None;
                return;
            }
        }
    }

    /// Finds the processes that the threads that ran have ended.
    fn find_ended(&mut self) {
        let JavaSystem { machine, ran, ended, crashed, .. } = self;
        let crashed = crashed.take();
        ended.clear();
        for process in ran.iter().map(|id| machine.thread_at(*id).process) {
            let is_over = machine.process_at(process).has_ended();
            if is_over && crashed != Some(process) && !ended.contains(&process) {
                ended.push(process);
            }
        }
    }

    /// Whether a thread that has not run yet runs to its first visible operation at once. Whoever asks for
    /// its stack finds that empty until it has begun.
    fn starts_at_once(&self, thread: &Thread) -> bool {
        let machine = &self.machine;
        let is_first = || {
            let mut siblings =
                machine.threads().iter().filter(|other| other.process == thread.process);
            siblings.next().is_some_and(|first| first.id == thread.id)
        };
        thread.is_fresh()
            && (!machine.stops_at_calls() || is_first())
            && machine.readiness(thread.id) == Readiness::Ready
            && !(self.by_jpf_nas() && matches!(thread.status(), Status::Held { .. }))
    }

    pub(crate) fn by_jpf_nas(&self) -> bool {
        self.machine.network().config.settings.rules == Rules::JpfNas
    }

    /// The main thread of a process that can start and has not.
    pub(crate) fn unstarted(&self) -> Option<u32> {
        let machine = &self.machine;
        let fresh = machine.threads().iter().find(|thread| self.starts_at_once(thread));
        fresh.map(|thread| thread.id.0)
    }

    /// Asks the invariants about the state.
    fn look(&mut self, violations: &mut Vec<Violation>) -> Option<Outcome> {
        if self.settings.invariants.is_empty() {
            return None;
        }
        let settings = self.settings.clone();
        for invariant in &settings.invariants {
            match invariant.look(&mut self.machine) {
                Ok(violation) => violations.extend(violation),
                // It did not come to its end, which says nothing about it.
                Err(_) if settings.is_interrupted() => return None,
                Err(error) => return Some(Outcome::Unsupported(vec![error.to_string()])),
            }
        }
        let watch = self.machine.watch_mut().expect("a checked machine is watched");
        std::mem::take(&mut watch.policy.restart).then_some(Outcome::Restart)
    }

    /// Lets a thread that touches nothing shared run to its next visible operation, however long
    /// that takes. One that never comes to it, or cannot be followed to it, is left where it stands.
    ///
    /// What it touches may turn out to be visible once others have run, so they get a turn then.
    fn run_out(&mut self, mut pause: Pause, id: ThreadId) {
        let ends = |system: &JavaSystem| {
            let watch = system.machine.watch().expect("a checked machine is watched");
            watch.policy.restart || system.settings.is_interrupted()
        };
        while matches!(pause, Pause::Yielded) && !ends(self) {
            if let Some(watch) = self.machine.watch() {
                watch.learned.note_cut();
            }
            let here = self.machine.fingerprint();
            let start = *self.underway.start.get_or_insert(here);
            let is_quiet = self.machine.thread_at(id).is_quiet();
            let slices = self.machine.count_slice(id);
            if is_quiet && self.underway.mark == Some(here) {
                self.machine.leave(id, Followed::Endless);
                let (thread, at) = self.standing(id);
                self.notes.insert(Note::Endless { thread, at });
                break;
            }
            // One that comes back after many slices meets a mark that old, too.
            if slices.is_power_of_two() {
                self.underway.mark = Some(here);
            }
            // The same state leads to the same end.
            let slices_max = i64::from(SLICES_MAX) * RUN_MAX / self.machine.run_max();
            if i64::from(slices) >= slices_max || self.too_long.contains(&start) {
                self.too_long.insert(start);
                let (thread, at) = self.standing(id);
                let millions = i64::from(SLICES_MAX) * RUN_MAX / 1_000_000;
                pause = Pause::Unsupported(format!(
                    "a run of {thread} over more than {millions} million calls and loops that no \
                     other thread can see, at {at}"
                ));
                break;
            }
            if !is_quiet {
                return;
            }
            pause = self.run(|machine| machine.resume(id));
        }
        self.machine.forget_slices(id);
        if let Pause::Unsupported(what) = pause {
            let stack = self.machine.stack_lines(id);
            let stack: String = stack.iter().map(|line| format!("\n\tat {line}")).collect();
            self.troubles.push(format!("{what}{stack}"));
            self.machine.leave(id, Followed::Lost);
        }
    }

    /// A thread, and the line of the program it is in.
    fn standing(&self, id: ThreadId) -> (String, String) {
        let own = self.machine.locations(id).into_iter().find(|place| !place.library);
        let at = own.map(|place| place.to_string()).unwrap_or_default();
        (self.machine.thread_name_in(id), at)
    }

    /// A new thread runs up to its first visible operation at once, and one that waited for the
    /// network goes on as soon as it can: nobody can tell.
    fn run_at_once(&mut self) {
        while self.underway.at_once < AT_ONCE_MAX {
            let resumes =
                |thread: &&Thread| !self.by_jpf_nas() && self.machine.may_resume(thread.id);
            let next = self.unstarted().map(|id| (ThreadId(id), true)).or_else(|| {
                self.machine.threads().iter().find(resumes).map(|thread| (thread.id, false))
            });
            let Some((id, fresh)) = next else { break };
            let Underway { chosen, at_once, .. } = self.underway;
            self.underway = Underway { running: id, at_once: at_once + 1, ..Underway::new(chosen) };
            if !self.ran.contains(&id) {
                self.ran.push(id);
            }
            let pause = self.run(|machine| match fresh {
                true => machine.transition(id),
                false => machine.resume(id),
            });
            self.run_out(pause, id);
        }
        self.machine.set_last_run(self.underway.chosen);
    }

    /// Makes visible what collided; true if anything did.
    fn collide(&mut self) -> bool {
        for &thread in &self.ran {
            self.machine.compare(thread);
        }
        let watch = self.machine.watch_mut().expect("a checked machine is watched");
        let found = std::mem::take(&mut watch.policy.conflicts);
        self.settings.reductions.conflict && watch.policy.learn(&found)
    }

    /// The weight of the thread that ran last, and of all classes in which threads stand.
    fn weigh(&self) -> i64 {
        let machine = &self.machine;
        let ran = machine.thread_name_in(machine.last_run());
        let stands = |name: &str| {
            let in_class = |frame: &Frame| frame.method.class().java_name() == name;
            let threads = machine.threads().iter();
            threads.filter(|thread| thread.frames().iter().any(in_class)).count() as i64
        };
        let weights = self.settings.weights.iter();
        weights.map(|(name, weight)| weight * (stands(name) + i64::from(ran == *name))).sum()
    }

    /// Where the thread that ran last stands now, in words.
    fn stopping_place(&self) -> String {
        let ran = self.machine.last_run();
        if !self.machine.thread_at(ran).is_alive() {
            return "the end of a thread".into();
        }
        let places = self.machine.locations(ran);
        let own = places.iter().find(|place| !place.library).or(places.first());
        own.map_or_else(|| "the end of main".into(), ToString::to_string)
    }
}

impl System for JavaSystem {
    type State = Saved;
    type Choice = Choice;
    type Violation = Violation;

    fn save(&mut self) -> Saved {
        Saved { state: self.machine.save(), alone: self.solo.clone() }
    }

    fn adopt(&mut self, saved: Saved) -> Saved {
        Saved { state: saved.state.separate(), ..saved }
    }

    fn load(&mut self, saved: &Saved) {
        self.machine.load(&saved.state).expect("a state of the same program loads");
        self.solo.clone_from(&saved.alone);
    }

    fn choices(&mut self, into: &mut Vec<Choice>) {
        let first = into.len();
        self.open_choices(into);
        let only = if let [only] = into[first..] { Some(ThreadId(only.thread())) } else { None };
        self.solo.goes_on(only);
    }

    fn apply(&mut self, choice: &Choice, violations: &mut Vec<Violation>) -> Outcome {
        if self.machine.thread_at(ThreadId(choice.thread())).followed() == Followed::Endless {
            // It comes back to where it is.
            return Outcome::Next;
        }
        let before = self.machine.counters.instructions;
        let acting = ThreadId(choice.thread());
        let passes = matches!(choice, Choice::Timeout(_)) && !self.machine.is_due(acting);
        let able = if passes { None } else { self.held_up() };
        let from = able.map(|able| (self.machine.fingerprint(), able));
        self.begin(acting);
        self.machine.note_turn(acting, matches!(choice, Choice::Timeout(_)));
        let pause = match *choice {
            Choice::Run(_) => self.run(|machine| machine.transition(acting)),
            Choice::Timeout(_) => {
                self.machine.pass_time_for(acting);
                self.machine.transition(acting)
            }
            Choice::Spurious(thread) => {
                self.machine.wake_spuriously(ThreadId(thread));
                self.machine.transition(ThreadId(thread))
            }
            Choice::Fault(thread, fault) => {
                let (_, kind, _) = FAULTS[fault as usize];
                let process = self.machine.thread_at(ThreadId(thread)).process;
                self.crashed = (kind == FaultKind::Crash).then_some(process);
                self.machine.strike(ThreadId(thread), kind)
            }
            Choice::Value(thread, value) => self.machine.decide(ThreadId(thread), value),
        };
        let outcome = self.after(pause, violations);
        let executed = self.machine.counters.instructions - before;
        self.settings.executed.fetch_add(executed, Ordering::Relaxed);
        let is_state = matches!(outcome, Outcome::Next | Outcome::Partly(_));
        if let Some((from, able)) = from
            && is_state
            && self.held_up().is_some()
        {
            let to = self.machine.fingerprint();
            self.stalls().add(from, able, acting, to);
        }
        outcome
    }

    fn fingerprint(&mut self) -> u128 {
        let here = self.machine.fingerprint();
        if let Some(spins) = self.solo.comes_to(here, &self.ran) {
            let (thread, at) = self.standing(spins);
            self.notes.insert(Note::Spins { thread, at });
        }
        here
    }

    fn is_new(&mut self) {
        if !self.settings.look {
            return;
        }
        self.sampler.look(&mut self.machine);
        let ran = self.machine.last_run();
        let alive = self.machine.thread_at(ran).is_alive();
        let key = (self.machine.own_code_point(ran), alive);
        if !self.points.contains_key(&key) {
            let point = self.stopping_place();
            self.points.insert(key, (point, 0));
        }
        if let Some((_, states)) = self.points.get_mut(&key) {
            *states += 1;
        }
    }

    fn canonical(&mut self, into: &mut Vec<u8>) {
        self.machine.canonical_bytes(into);
    }

    fn key(violation: &Violation) -> String {
        violation.key()
    }

    fn actor(choice: &Choice) -> u32 {
        choice.thread()
    }

    fn preemption(&mut self, choice: &Choice) -> u32 {
        let last = self.machine.last_run();
        let goes_on = self.machine.readiness(last) == Readiness::Ready;
        u32::from(goes_on && choice.thread() != last.0)
    }

    fn last_actor(&self) -> u32 {
        self.machine.last_run().0
    }

    fn score(&mut self, heuristic: Heuristic) -> i64 {
        let count = |wanted: Readiness| {
            let all = self.machine.threads().iter();
            all.filter(|thread| self.machine.readiness(thread.id) == wanted).count() as i64
        };
        match heuristic {
            Heuristic::MostBlocked => count(Readiness::Waits),
            Heuristic::Weights => self.weigh(),
            Heuristic::MostInterleaving | Heuristic::FewestPreemptions => 0,
        }
    }
}
