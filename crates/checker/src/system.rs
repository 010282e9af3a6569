//! A Java program as a transition system.

use std::cell::Cell;
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};

use heddle_jvm::interp::Pause;
use heddle_jvm::machine::Machine;
use heddle_jvm::schedule::Readiness;
use heddle_jvm::state::{Frame, State, Status, Thread, ThreadId};
use heddle_jvm::view::CodePoint;
use heddle_net::{FAULTS, Rules};
use heddle_reduction::Reductions;
use heddle_search::{Heuristic, Outcome, System};
use rustc_hash::FxHashMap;

use crate::choice::Choice;
use crate::connection_protocol::ConnectionContract;
use crate::contract::Contract;
use crate::invariant::Invariant;
use crate::properties::{Property, Transition};
use crate::statistics::Statistics;
use crate::violation::Violation;

/// How time passes in a checked program.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Time {
    /// A sleep may end and a time limit run out at any moment.
    #[default]
    Free,
    /// The earliest deadline comes, and only when nothing else can happen.
    Ordered,
}

/// What is checked, and how.
#[derive(Clone)]
pub struct Settings {
    pub properties: Vec<&'static Property>,
    pub reductions: Reductions,
    pub time: Time,
    pub spurious_wakeups: bool,
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
    /// Count where states come from.
    pub count_points: bool,
    pub statistics: Arc<Mutex<Statistics>>,
}

/// How often threads go on without a choice before there is one again: two that answer each other
/// for ever come back to a state that was visited.
const AT_ONCE_MAX: usize = 1000;

/// A program being explored.
pub struct JavaSystem {
    pub machine: Machine,
    settings: Arc<Settings>,
    ran: Vec<ThreadId>,
    /// Where a thread ran on and on without anything visible, once it was seen.
    endless: Option<String>,
    /// A worker of a fork-join pool could have been let go, and was not.
    kept_idle: Cell<bool>,
    /// Where threads stood when a new state was met, and how often.
    points: FxHashMap<(Option<CodePoint>, bool), (String, u64)>,
}

impl Drop for JavaSystem {
    fn drop(&mut self) {
        let Ok(mut statistics) = self.settings.statistics.lock() else { return };
        statistics.counters.add(&self.machine.counters);
        for (point, states) in std::mem::take(&mut self.points).into_values() {
            *statistics.points.entry(point).or_default() += states;
        }
        statistics.kept_idle |= self.kept_idle.get();
        if let Some(endless) = self.endless.take() {
            statistics.endless.get_or_insert(endless);
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
            endless: None,
            kept_idle: Cell::new(false),
            points: FxHashMap::default(),
        }
    }

    /// What a thread did after being chosen, and what follows without a choice.
    fn after(&mut self, pause: Pause, violations: &mut Vec<Violation>) -> Outcome {
        let ran = self.machine.last_run();
        self.ran.clear();
        self.ran.push(ran);
        if let Some(outcome) = self.judge(pause, ran) {
            return outcome;
        }
        if self.settings.reductions.conflict
            && let Some(outcome) = self.run_at_once()
        {
            return outcome;
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
        let over = self.is_over();
        if over && self.settings.outputs && self.machine.processes().iter().all(|p| p.has_ended()) {
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
            over,
        };
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
        self.look(violations).unwrap_or(Outcome::Next)
    }

    /// Whether a thread that has not run yet runs to its first visible operation at once.
    fn starts_at_once(&self, thread: &Thread) -> bool {
        thread.is_fresh()
            && self.machine.readiness(thread.id) == Readiness::Ready
            && !(self.by_jpf_nas() && thread.status() == Status::Held)
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
                Err(error) => return Some(Outcome::Unsupported(error.to_string())),
            }
        }
        let watch = self.machine.watch_mut().expect("a checked machine is watched");
        std::mem::take(&mut watch.policy.restart).then_some(Outcome::Restart)
    }

    fn judge(&mut self, pause: Pause, ran: ThreadId) -> Option<Outcome> {
        match pause {
            Pause::Unsupported(what) => {
                let stack: Vec<String> = self
                    .machine
                    .stack_lines(ran)
                    .iter()
                    .map(|line| format!("\n\tat {line}"))
                    .collect();
                Some(Outcome::Unsupported(format!("{what}{}", stack.concat())))
            }
            Pause::Yielded => {
                if self.endless.is_none() {
                    let place =
                        self.machine.locations(ran).into_iter().find(|place| !place.library);
                    let name = self.machine.thread_name_in(ran);
                    let place = place.map(|place| place.to_string()).unwrap_or_default();
                    self.endless = Some(format!("{name} runs on and on at {place}"));
                }
                None
            }
            _ => None,
        }
    }

    /// A new thread runs up to its first visible operation at once, and one that waited for the
    /// network goes on as soon as it can: nobody can tell.
    fn run_at_once(&mut self) -> Option<Outcome> {
        let chosen = self.machine.last_run();
        for _ in 0..AT_ONCE_MAX {
            let resumes =
                |thread: &&Thread| !self.by_jpf_nas() && self.machine.may_resume(thread.id);
            let next = self.unstarted().map(|id| (ThreadId(id), true)).or_else(|| {
                self.machine.threads().iter().find(resumes).map(|thread| (thread.id, false))
            });
            let Some((id, fresh)) = next else { break };
            let pause = match fresh {
                true => self.machine.transition(id),
                false => self.machine.resume(id),
            };
            if !self.ran.contains(&id) {
                self.ran.push(id);
            }
            if let Some(outcome) = self.judge(pause, id) {
                return Some(outcome);
            }
        }
        self.machine.set_last_run(chosen);
        None
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

    fn asking(&self) -> Option<(u32, u32)> {
        let asks = self.machine.threads().iter().find(|thread| {
            thread.choosing() > 0 && self.machine.readiness(thread.id) != Readiness::Over
        });
        asks.map(|thread| (thread.id.0, thread.choosing()))
    }

    /// Whether nothing can happen any more.
    fn is_over(&self) -> bool {
        let goes_on =
            |thread| matches!(self.machine.readiness(thread), Readiness::Ready | Readiness::Timed);
        // Who ran last mostly goes on.
        !goes_on(self.machine.last_run())
            && self.asking().is_none()
            && !self.machine.threads().iter().any(|thread| goes_on(thread.id))
    }

    fn thread_choices(&self, into: &mut Vec<Choice>) {
        let machine = &self.machine;
        let before = into.len();
        for thread in machine.threads() {
            match machine.readiness(thread.id) {
                Readiness::Ready => into.push(Choice::Run(thread.id.0)),
                Readiness::Timed if self.settings.time == Time::Free => {
                    match machine.is_idle_worker(thread.id) {
                        true => self.kept_idle.set(true),
                        false => into.push(Choice::Timeout(thread.id.0)),
                    }
                }
                _ => {}
            }
        }
        if into.len() == before && self.settings.time == Time::Free {
            let timed = |thread: &&Thread| machine.readiness(thread.id) == Readiness::Timed;
            let idle = machine.threads().iter().filter(timed);
            into.extend(idle.map(|thread| Choice::Timeout(thread.id.0)));
        }
        if into.len() == before && self.settings.time == Time::Ordered {
            let timed = machine
                .threads()
                .iter()
                .filter(|thread| machine.readiness(thread.id) == Readiness::Timed);
            let earliest = timed.clone().filter_map(|thread| thread.deadline()).min();
            into.extend(
                timed
                    .filter(|thread| thread.deadline() == earliest)
                    .map(|thread| Choice::Timeout(thread.id.0)),
            );
        }
        // A fault is not progress either: it does not hide a deadlock.
        if into.len() > before && !machine.network().config.settings.faults.is_empty() {
            for thread in machine.threads() {
                // There, only what was just done can go wrong.
                if self.by_jpf_nas() && thread.id != machine.last_run() {
                    continue;
                }
                into.extend(machine.faults_of(thread.id).into_iter().map(|kind| {
                    let number = FAULTS.iter().position(|(_, known, _)| *known == kind);
                    Choice::Fault(thread.id.0, number.unwrap_or(0) as u32)
                }));
            }
        }
        // A fault is not progress: a wake-up without a reason does not hide a deadlock.
        if self.settings.spurious_wakeups && into.len() > before {
            for thread in machine.threads() {
                if machine.may_wake_spuriously(thread.id) {
                    into.push(Choice::Spurious(thread.id.0));
                }
            }
        }
    }
}

impl System for JavaSystem {
    type State = State;
    type Choice = Choice;
    type Violation = Violation;

    fn save(&mut self) -> State {
        self.machine.save()
    }

    fn adopt(&mut self, state: State) -> State {
        state.separate()
    }

    fn load(&mut self, state: &State) {
        self.machine.load(state).expect("a state of the same program loads");
    }

    fn choices(&mut self, into: &mut Vec<Choice>) {
        match self.asking() {
            Some((thread, count)) => {
                into.extend((0..count).map(|value| Choice::Value(thread, value)));
            }
            None => self.thread_choices(into),
        }
    }

    fn apply(&mut self, choice: &Choice, violations: &mut Vec<Violation>) -> Outcome {
        let pause = match *choice {
            Choice::Run(thread) | Choice::Timeout(thread) => {
                self.machine.transition(ThreadId(thread))
            }
            Choice::Spurious(thread) => {
                self.machine.wake_spuriously(ThreadId(thread));
                self.machine.transition(ThreadId(thread))
            }
            Choice::Fault(thread, fault) => {
                let (_, kind, _) = FAULTS[fault as usize];
                self.machine.strike(ThreadId(thread), kind)
            }
            Choice::Value(thread, value) => self.machine.decide(ThreadId(thread), value),
        };
        self.after(pause, violations)
    }

    fn fingerprint(&mut self) -> u128 {
        self.machine.fingerprint()
    }

    fn is_new(&mut self) {
        if !self.settings.count_points {
            return;
        }
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
