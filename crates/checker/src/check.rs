//! A whole check: search, and search again until no assumption of a reduction breaks.

#[cfg(test)]
mod tests;

use std::collections::BTreeSet;
use std::sync::Arc;

use heddle_jvm::Relied;
use heddle_jvm::console::{Console, Silent};
use heddle_jvm::events::Uses;
use heddle_jvm::image::Image;
use heddle_jvm::machine::Machine;
use heddle_jvm::names::Name;
use heddle_jvm::program::{LoadError, Program};
use heddle_jvm::schedule::{Learned, Watch};
use heddle_jvm::state::{ProcessConfig, ProcessId, State, ThreadId};
use heddle_net::{Network, NetworkSettings, Rules};
use heddle_search::{
    Found, Options, Outcome, Progress, Reason, SearchResult, Stats, Strategy, System, Unsupported,
    search, search_into,
};

use crate::choice::Choice;
use crate::connection_protocol;
use crate::errors::StartError;
use crate::notes::Note;
use crate::properties::want_races;
use crate::statistics::Statistics;
use crate::system::{JavaSystem, Settings, Time};
use crate::violation::Violation;
use heddle_reduction::Counters;

/// What is checked: one process, or several that talk to each other.
pub struct Subject {
    pub program: &'static Program,
    pub image: Image,
    pub processes: Vec<ProcessConfig>,
    pub network: NetworkSettings,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    Holds,
    Violated,
    /// Why nothing certain can be said.
    Inconclusive(String),
}

/// The outcome of a check.
#[derive(Clone)]
pub struct Checked {
    pub verdict: Verdict,
    pub violations: Vec<Found<Choice, Violation>>,
    pub complete: bool,
    /// Why the search is not complete, if it is not and did not stop at a violation.
    pub reason: Option<Reason>,
    pub stats: Stats,
    /// What complete runs printed, where that was asked for.
    pub outputs: Vec<String>,
    /// How often the search began anew because a reduction had assumed too much.
    pub restarts: u32,
    /// What the verdict rests on, and what else a reader of it should know.
    pub notes: Vec<Note>,
    /// What the workers counted on the way.
    pub counters: Counters,
    /// Where threads stood when new states were met, and how many; if that was asked for.
    pub points: Vec<(String, u64)>,
    /// The kinds of locations threads stop before, in words.
    pub visible: Vec<String>,
    /// What reductions came to assume; a replay needs it.
    pub learned: Arc<Learned>,
}

impl Subject {
    /// The program at its first choice, and what went wrong before.
    pub(crate) fn start(
        &self,
        settings: &Arc<Settings>,
        learned: &Arc<Learned>,
        console: Box<dyn Console>,
        prepare: impl FnOnce(&mut Machine),
    ) -> Result<(JavaSystem, Vec<Violation>, Outcome), StartError> {
        if let Some(contract) = &settings.contract {
            contract.put_on(self)?;
        }
        self.find_programs()?;
        connection_protocol::put_on(&settings.connection_protocols, self)?;
        let mut machine = self.machine(console)?;
        machine.begin_watch(settings.watch(learned));
        prepare(&mut machine);
        // What invariants read is visible from the first step on.
        for invariant in &settings.invariants {
            invariant.find(self)?;
            invariant.look(&mut machine)?;
        }
        let mut system = JavaSystem::new(machine, settings.clone());
        let mut violations = Vec::new();
        // Up to its first visible operation nobody can tell when a process started.
        let mut troubles = Vec::new();
        while let Some(main) = system.unstarted() {
            match system.apply(&Choice::Run(main), &mut violations) {
                Outcome::Next => {}
                Outcome::Partly(more) => troubles.extend(more),
                Outcome::Unsupported(more) => {
                    troubles.extend(more);
                    return Ok((system, violations, Outcome::Unsupported(troubles)));
                }
                outcome => return Ok((system, violations, outcome)),
            }
        }
        let outcome = match troubles.is_empty() {
            true => Outcome::Next,
            false => Outcome::Partly(troubles),
        };
        Ok((system, violations, outcome))
    }

    /// Whether there is a class to begin with for each process. What else the launcher finds wrong
    /// with a program is seen when it starts.
    fn find_programs(&self) -> Result<(), StartError> {
        let started_by_name = |config: &&ProcessConfig| config.jar.is_none();
        for config in self.processes.iter().filter(started_by_name) {
            let loader = self.program.app_loader(&config.class_path);
            let name = Name::new(&config.main_class.replace('.', "/"));
            let class = self.program.load(loader, name).map_err(|error| match error {
                LoadError::Linkage { error, message } => StartError::Linkage {
                    class: config.main_class.clone(),
                    error: error.replace('/', "."),
                    message,
                },
                _ => StartError::NoClass {
                    class: config.main_class.clone(),
                    class_path: config.class_path_text.clone(),
                },
            })?;
            let entry = config.entry.as_deref().unwrap_or("main");
            let takes = ["([Ljava/lang/String;)V", "()V"];
            if takes.iter().all(|takes| class.method_named(entry, takes).is_none()) {
                let (class, method) = (config.main_class.clone(), entry.to_owned());
                return Err(StartError::NoEntry { class, method });
            }
        }
        Ok(())
    }

    /// All processes, each about to start.
    pub fn machine(&self, console: Box<dyn Console>) -> Result<Machine, StartError> {
        let mut machine = Machine::new(self.program, console);
        let hosts = self.processes.iter().map(|config| config.host.as_str());
        machine.set_network(Network::new(self.network.clone(), hosts));
        for config in &self.processes {
            machine.add_process(&self.image, config.clone()).map_err(StartError::NoMemory)?;
            // By the rules of jpf-nas the first choice is who starts.
            if !config.after.is_empty()
                || config.after_first_run.is_some()
                || self.network.rules == Rules::JpfNas
            {
                machine.thread_mut().hold();
            }
        }
        machine.set_current(ThreadId(0));
        Ok(machine)
    }
}

impl Settings {
    /// Whether somebody wants the check to end.
    pub(crate) fn is_interrupted(&self) -> bool {
        self.brake.as_ref().is_some_and(|brake| brake.is_pulled())
    }

    fn watch(&self, learned: &Arc<Learned>) -> Watch {
        let mut watch = Watch::new(self.reductions, learned.clone());
        watch.outputs = self.outputs;
        watch.brake = self.brake.clone();
        watch.spurious_failures = self.spurious_failures;
        watch.races = want_races(&self.properties).then(Vec::new);
        watch.observed = !self.invariants.is_empty();
        watch
    }
}

/// A worker's machine, standing in the common initial state.
fn worker(
    subject: &Subject,
    settings: &Arc<Settings>,
    learned: &Arc<Learned>,
    initial: &State,
) -> JavaSystem {
    let mut machine = Machine::new(subject.program, Box::new(Silent));
    machine.set_watch(settings.watch(learned));
    machine.load(initial).expect("a state of the same program loads");
    JavaSystem::new(machine, settings.clone())
}

pub fn check(
    subject: &Subject,
    settings: Settings,
    options: &Options,
    observer: &dyn heddle_search::Observer,
) -> Result<Checked, StartError> {
    let settings = Arc::new(settings);
    let learned = Arc::new(Learned::default());
    let mut restarts = match options.strategy.is_ordered() {
        true => scout(subject, &settings, &learned, options, observer)?,
        false => 0,
    };
    loop {
        learned.begin();
        settings.collected.lock().expect("no worker panics with it").clear();
        *settings.statistics.lock().expect("no worker panics with it") = Statistics::default();
        let (mut system, violations, outcome) =
            subject.start(&settings, &learned, Box::new(Silent), |_| {})?;
        if outcome == Outcome::Restart && !settings.is_interrupted() {
            restarts += 1;
            continue;
        }
        let result = match outcome {
            // There is no time to begin anew.
            Outcome::Restart => {
                let mut result = before_any_choice(violations, Outcome::Next, false, options.all);
                let limit = observer.progress(&Progress::default());
                result.reason = Some(limit.map_or(Reason::Interrupted, Reason::from));
                result
            }
            Outcome::Next | Outcome::Partly(_) if violations.is_empty() || options.all => {
                system.machine.set_base();
                let initial = system.save();
                let make = |_| worker(subject, &settings, &learned, &initial);
                let early = early(violations);
                let findings = settings.so_far.begin(&learned, early.clone());
                let mut result = search_into(&make, options, observer, &findings);
                result.violations.splice(0..0, early);
                if let Outcome::Partly(troubles) = outcome {
                    leave_out(&mut result, troubles, options.all);
                }
                result
            }
            outcome => {
                let mut open = Vec::new();
                if matches!(outcome, Outcome::Next | Outcome::Partly(_)) {
                    system.choices(&mut open);
                }
                before_any_choice(violations, outcome, open.is_empty(), options.all)
            }
        };
        if result.reason == Some(Reason::Restart)
            || is_searched(&result) && learned.stalls.break_rounds()
        {
            restarts += 1;
            continue;
        }
        let visible =
            learned.visible.all().into_iter().map(|kind| system.machine.kind_name(kind)).collect();
        // Only a search that is complete can say what no run comes to.
        let unreached = match result.complete {
            true => system.machine.unreached(&learned),
            false => Vec::new(),
        };
        let uses = system.machine.uses();
        drop(system);
        let statistics = settings.statistics.lock().expect("no worker panics with it");
        let verdict = verdict(&result);
        let mut notes = statistics.notes.clone();
        notes.extend(inputs(&subject.processes, &statistics.relied));
        assumed(&mut notes, &settings, &statistics.relied, uses, subject);
        if notes.contains(&Note::SequentialConsistency) && want_races(&settings.properties) {
            notes.remove(&Note::SequentialConsistency);
            let holds = verdict == Verdict::Holds && !uses.weaker_accesses;
            notes.extend(holds.then_some(Note::MemoryModel));
        }
        notes.extend(never_ends(&result).then_some(Note::NoEnd));
        notes.extend(settings.contract.iter().flat_map(|contract| contract.notes()));
        let claims = learned.marks.unmet().into_iter();
        notes.extend(claims.map(|(label, at)| Note::NeverTrue { label, at }));
        notes.extend(unreached.into_iter().map(|(label, at)| Note::NeverReached { label, at }));
        if verdict == Verdict::Violated {
            notes.retain(Note::concerns_violations);
        }
        return Ok(Checked {
            verdict,
            complete: result.complete,
            reason: result.reason,
            violations: result.violations,
            stats: result.stats,
            restarts,
            outputs: settings
                .collected
                .lock()
                .expect("no worker panics with it")
                .iter()
                .map(|texts| output_text(&subject.processes, texts))
                .collect(),
            visible,
            notes: notes.into_iter().collect(),
            counters: statistics.counters.clone(),
            points: statistics.ranked(),
            learned,
        });
    }
}

/// How many runs are looked at before a search that comes to the end of a run only late.
const SCOUTS: u64 = 64;
/// How long they are where a run may have no end.
const SCOUT_DEPTH_MAX: u32 = 100;

/// Finds out with a few random runs what is not to be assumed, so that a search that goes from the
/// shallow to the deep does not begin again and again. Gives how often an assumption broke.
fn scout(
    subject: &Subject,
    settings: &Arc<Settings>,
    learned: &Arc<Learned>,
    options: &Options,
    observer: &dyn heddle_search::Observer,
) -> Result<u32, StartError> {
    // In ordered time a run in which somebody spins has no end, and takes long.
    let (runs, depth_max) = match settings.time {
        Time::Ordered => (SCOUTS / 8, Some(SCOUT_DEPTH_MAX)),
        Time::Free => (SCOUTS, None),
    };
    let options = Options {
        strategy: Strategy::RANDOM,
        all: true,
        workers: 1,
        runs: Some(runs),
        depth_max: depth_max.or(options.depth_max),
        ..options.clone()
    };
    let mut restarts = 0;
    loop {
        learned.begin();
        let started = subject.start(settings, learned, Box::new(Silent), |_| {})?;
        let (mut system, _, outcome) = started;
        let broke = match outcome {
            Outcome::Next | Outcome::Partly(_) => {
                system.machine.set_base();
                let initial = system.save();
                let make = |_| worker(subject, settings, learned, &initial);
                search(&make, &options, observer).reason == Some(Reason::Restart)
            }
            outcome => outcome == Outcome::Restart,
        };
        if !broke || settings.is_interrupted() {
            return Ok(restarts);
        }
        restarts += 1;
    }
}

/// What the processes printed, as one text; with several, each after its name.
fn output_text(processes: &[ProcessConfig], texts: &[Vec<u8>]) -> String {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    if let [_] = processes {
        return texts.first().map(|bytes| text(bytes)).unwrap_or_default();
    }
    let parts = processes.iter().zip(texts).filter(|(_, bytes)| !bytes.is_empty());
    parts.map(|(process, bytes)| format!("[{}] {}", process.name, text(bytes))).collect()
}

/// What went wrong before there was anything to choose.
fn early(violations: Vec<Violation>) -> Vec<Found<Choice, Violation>> {
    let found = violations.into_iter().map(|violation| Found {
        key: violation.key(),
        violation,
        trace: Vec::new(),
        preemptions: 0,
        times: 1,
    });
    found.collect()
}

/// The result when there is nothing to search: the run ended on its only path (`over`), or it
/// failed there, and nobody wants to know what else there is.
fn before_any_choice(
    violations: Vec<Violation>,
    outcome: Outcome,
    over: bool,
    all: bool,
) -> SearchResult<Choice, Violation> {
    let mut result = SearchResult {
        violations: early(violations),
        complete: over,
        reason: None,
        unsupported: Vec::new(),
        stats: Stats { states: 1, ..Stats::default() },
    };
    if let Outcome::Unsupported(troubles) | Outcome::Partly(troubles) = outcome {
        leave_out(&mut result, troubles, all);
    }
    result
}

/// Adds to a result what could not be followed before there was anything to choose.
fn leave_out(result: &mut SearchResult<Choice, Violation>, troubles: Vec<String>, all: bool) {
    let known = |result: &SearchResult<Choice, Violation>, what: &String| {
        result.unsupported.iter().any(|known| known.what == *what)
    };
    for what in troubles {
        if !known(result, &what) {
            result.unsupported.push(Unsupported { what, trace: Vec::new() });
        }
    }
    result.unsupported.sort_by(|a, b| a.what.cmp(&b.what));
    result.complete = false;
    // Who asked for one violation and has it does not miss anything.
    if (all || result.violations.is_empty()) && result.reason != Some(Reason::Restart) {
        result.reason = Some(Reason::unsupported(&result.unsupported));
    }
}

/// Whether all runs go on for ever. Each then comes back to a state it was in, which tells them from
/// runs that ended, or were given up, before there was anything to choose.
fn never_ends(result: &SearchResult<Choice, Violation>) -> bool {
    let stats = &result.stats;
    result.complete && stats.end_states == 0 && stats.pruned == 0 && stats.revisited > 0
}

/// Whether a search came by everything it was to come by: nothing made it stop early.
fn is_searched(result: &SearchResult<Choice, Violation>) -> bool {
    match &result.reason {
        None => result.complete,
        Some(Reason::DepthLimit(_) | Reason::PreemptionLimit(_) | Reason::Unsupported(_)) => true,
        Some(Reason::Sampled { .. } | Reason::Bitstate { .. }) => true,
        Some(reason) => {
            debug_assert!(!matches!(reason, Reason::Restart), "asked before");
            false
        }
    }
}

/// What else is assumed about the library, as far as the program made use of it.
fn assumed(
    notes: &mut BTreeSet<Note>,
    settings: &Settings,
    relied: &Relied,
    uses: Uses,
    subject: &Subject,
) {
    let unreliable = subject.network.faults.iter().any(|fault| fault.kind.misdelivers());
    let enumerated = subject.processes.iter().all(|config| config.enumerate_random);
    let several = notes.contains(&Note::SequentialConsistency);
    let facts = [
        (uses.weaker_accesses && several, Note::WeakerAccesses),
        (relied.library && several && settings.reductions.library, Note::LibraryOperations),
        (uses.random && !enumerated, Note::RandomSeed),
        (uses.weak_references, Note::WeakReferences),
        (uses.weak_exchanges && !settings.spurious_failures, Note::WeakExchanges),
        (relied.datagrams && !unreliable, Note::ReliableDatagrams),
    ];
    notes.extend(facts.into_iter().filter(|(applies, _)| *applies).map(|(_, note)| note));
}

/// What processes read from standard input.
fn inputs(processes: &[ProcessConfig], relied: &Relied) -> Vec<Note> {
    let note = |id: &ProcessId| {
        let config = &processes[id.0 as usize];
        let process = (processes.len() > 1).then(|| config.name.clone());
        Note::Stdin { process, bytes: config.input.as_ref().map(|input| input.len()) }
    };
    relied.input.iter().map(note).collect()
}

fn verdict(result: &SearchResult<Choice, Violation>) -> Verdict {
    if !result.violations.is_empty() {
        return Verdict::Violated;
    }
    match &result.reason {
        None if result.complete => Verdict::Holds,
        None => Verdict::Inconclusive("the search stopped early".into()),
        Some(reason) => Verdict::Inconclusive(reason.to_string()),
    }
}
