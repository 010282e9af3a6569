//! A whole check: search, and search again until no assumption of a reduction breaks.

#[cfg(test)]
mod tests;

use std::collections::BTreeSet;
use std::sync::Arc;

use heddle_jvm::Relied;
use heddle_jvm::console::{Console, Silent};
use heddle_jvm::events::Uses;
use heddle_jvm::machine::Machine;
use heddle_jvm::names::Name;
use heddle_jvm::program::{LoadError, Program};
use heddle_jvm::schedule::{Learned, Watch};
use heddle_jvm::state::{Origin, ProcessConfig, ProcessId, State, ThreadId};
use heddle_net::{Network, NetworkSettings, PeerFigures, Rules};
use heddle_search::{
    Found, Options, Outcome, Progress, Reason, SearchResult, Stats, System, Unsupported,
    search_into,
};
use heddle_system::Scripted;

use crate::beginning::Beginning;
use crate::choice::Choice;
use crate::errors::{ReplayError, StartError};
use crate::lookout::{Lookout, Seen};
use crate::notes::Note;
use crate::peers::weighed;
use crate::properties::want_races;
use crate::scouts::{gather, scout};
use crate::so_far::Restarts;
use crate::statistics::Statistics;
use crate::system::{JavaSystem, Settings};
use crate::trace::Trace;
use crate::trace_peers;
use crate::violation::Violation;
use crate::why_new::{WhyNew, diagnose};
use heddle_reduction::Counters;

/// What is checked: one process, or several that talk to each other.
pub struct Subject {
    pub program: &'static Program,
    /// Where its processes come from.
    pub origin: Arc<Origin>,
    /// What commands do that processes start, beside `java`.
    pub commands: Vec<Scripted>,
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
    /// How often it did so from the first instruction of the program.
    pub restarts_from_start: u32,
    /// What the verdict rests on, and what else a reader of it should know.
    pub notes: Vec<Note>,
    /// What the workers counted on the way.
    pub counters: Counters,
    /// Where threads stood when new states were met, and how many; if that was asked for.
    pub points: Vec<(String, u64)>,
    /// What keeps the newest states apart: if a limit was reached, or if it was asked for.
    pub why_new: Option<WhyNew>,
    /// The kinds of locations threads stop before, in words.
    pub visible: Vec<String>,
    /// What was asked of real programs.
    pub peers: Vec<PeerFigures>,
    /// What reductions came to assume; a replay needs it.
    pub learned: Arc<Learned>,
}

impl Subject {
    /// The same with what real programs said in a trace in their place; nothing if it has none.
    pub fn recorded(&self, trace: &Trace) -> Result<Option<Subject>, ReplayError> {
        if self.network.live.is_none() {
            return Ok(None);
        }
        let live = trace_peers::live(&trace.network.live)?;
        Ok(Some(Subject {
            program: self.program,
            origin: self.origin.clone(),
            commands: self.commands.clone(),
            processes: self.processes.clone(),
            network: NetworkSettings { live, ..self.network.clone() },
        }))
    }

    /// Whether there is a class to begin with for each process. What else the launcher finds wrong
    /// with a program is seen when it starts.
    pub(crate) fn find_programs(&self) -> Result<(), StartError> {
        let started_by_name = |config: &&ProcessConfig| config.jar.is_none();
        for config in self.processes.iter().filter(started_by_name) {
            let loader = self.program.app_loader(&config.class_path);
            // Its class is loaded here.
            self.program.claim(&config.claims);
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
        machine.set_origin(self.origin.clone());
        let hosts = self.processes.iter().map(|config| config.host.as_str());
        machine.set_network(Network::new(self.network.clone(), hosts));
        for config in &self.processes {
            machine
                .add_process(self.origin.image(), config.clone())
                .map_err(StartError::NoMemory)?;
            // By the rules of jpf-nas the first choice is who starts.
            if !config.after.is_empty()
                || config.after_first_run.is_some()
                || self.network.rules == Rules::JpfNas
            {
                machine.thread_mut().hold();
            }
        }
        machine.add_adversary();
        machine.set_current(ThreadId(0));
        Ok(machine)
    }
}

impl Settings {
    /// Whether a property is checked.
    fn has(&self, name: &str) -> bool {
        self.properties.iter().any(|property| property.name == name)
    }

    /// Whether somebody wants the check to end.
    pub(crate) fn is_interrupted(&self) -> bool {
        self.brake.as_ref().is_some_and(|brake| brake.is_pulled())
    }

    pub(crate) fn watch(&self, learned: &Arc<Learned>) -> Watch {
        let mut watch = Watch::new(self.reductions, learned.clone());
        watch.outputs = self.outputs;
        watch.ends_count = self.outputs || self.has("no-deadlock") || self.has("protocol");
        watch.suspects = self.look;
        watch.brake = self.brake.clone();
        watch.spurious_failures = self.spurious_failures;
        watch.races = want_races(&self.properties).then(Vec::new);
        watch.observed = !self.invariants.is_empty();
        if let Some(reached) = &self.reached {
            watch.cover(reached.clone());
        }
        watch
    }
}

/// A worker's machine, standing in the common initial state.
pub(crate) fn worker(
    subject: &Subject,
    settings: &Arc<Settings>,
    learned: &Arc<Learned>,
    initial: &State,
) -> JavaSystem {
    let mut machine = Machine::new(subject.program, Box::new(Silent));
    machine.set_origin(subject.origin.clone());
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
    check_with(subject, settings, options, observer, None)
}

/// Checks again what was checked, by what is known since then.
pub fn check_again(
    subject: &Subject,
    settings: Settings,
    options: &Options,
    observer: &dyn heddle_search::Observer,
    known: &Checked,
) -> Result<Checked, StartError> {
    check_with(subject, settings, options, observer, Some(&known.learned))
}

fn check_with(
    subject: &Subject,
    settings: Settings,
    options: &Options,
    observer: &dyn heddle_search::Observer,
    known: Option<&Learned>,
) -> Result<Checked, StartError> {
    let settings = Arc::new(settings);
    let learned = Arc::new(known.map(Learned::fork).unwrap_or_default());
    if subject.network.adversary.is_some() && written_adversary(subject).is_none() {
        learned.shapes.begin_honestly();
    }
    let mut beginning = Beginning::default();
    let mut restarts = match options.strategy.is_ordered() && known.is_none() {
        true => scout(subject, &settings, &learned, &mut beginning, options, observer)?,
        false => 0,
    };
    loop {
        learned.begin();
        settings.collected.lock().expect("no worker panics with it").clear();
        *settings.statistics.lock().expect("no worker panics with it") = Statistics::default();
        let (mut system, violations, outcome) = beginning.go(subject, &settings, &learned)?;
        if outcome == Outcome::Restart && !settings.is_interrupted() {
            restarts += 1;
            continue;
        }
        // What a trace has to know that was found beside the search.
        let mut by_chance = None;
        let result = match outcome {
            // There is no time to begin anew.
            Outcome::Restart => {
                let mut result = before_any_choice(violations, Outcome::Next, false, options.all);
                let limit = observer.progress(&Progress::default());
                result.reason = Some(limit.map_or(Reason::Interrupted, Reason::from));
                result
            }
            Outcome::Next | Outcome::Partly(_) if violations.is_empty() || options.all => {
                let initial = system.machine.save();
                let make = |_| worker(subject, &settings, &learned, &initial);
                let early = early(violations);
                let so_far = Restarts { all: restarts, from_start: beginning.from_start - 1 };
                let findings = settings.so_far.begin(&learned, early.clone(), so_far);
                let lookout =
                    Lookout::new(subject, &settings, &learned, &initial, options, observer);
                let mut result = search_into(&make, options, &lookout, &findings);
                match lookout.seen() {
                    Some(Seen::Violated(found, fork)) if result.violations.is_empty() => {
                        result = SearchResult { stats: result.stats, ..found };
                        by_chance = Some(fork);
                    }
                    Some(Seen::Broken(fork)) if result.violations.is_empty() => {
                        learned.adopt(&fork);
                        result.reason = Some(Reason::Restart);
                    }
                    _ => {}
                }
                if result.reason == Some(Reason::Restart) {
                    gather(subject, &settings, &learned, &initial, options, observer);
                }
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
            || result.violations.is_empty() && is_searched(&result) && learned.shapes.have_grown()
            // What goes wrong where messages are only delivered, the next search finds, too.
            || (is_searched(&result) || !result.violations.is_empty())
                && learned.shapes.end_honestly()
        {
            restarts += 1;
            continue;
        }
        let visible =
            learned.visible.all().into_iter().map(|kind| system.machine.kind_name(kind)).collect();
        let uses = system.machine.uses();
        // Only a search that is complete can say what no run comes to.
        let unreached = match result.complete {
            true => system.machine.unreached(&learned),
            false => Vec::new(),
        };
        let makes_claims = settings.has("agreement") || settings.has("secrecy");
        let unreached_claims = match result.complete && makes_claims {
            true => system.machine.unreached_claims(&learned),
            false => Vec::new(),
        };
        let is_cut = result.reason.as_ref().is_some_and(is_limit);
        let asked = settings.why_new || is_cut;
        let why_new = asked.then(|| {
            let statistics = settings.statistics.lock().expect("no worker panics with it");
            let found = diagnose(&mut system.machine, &statistics.newest, statistics.ranked());
            if is_cut { found.or_advised() } else { found }
        });
        drop(system);
        let statistics = settings.statistics.lock().expect("no worker panics with it");
        let verdict = match (verdict(&result), unreached_claims.first()) {
            // Whoever never comes to a claim never breaks it.
            (Verdict::Holds, Some((name, site))) => Verdict::Inconclusive(match name.as_str() {
                "" => format!("no run came to the claim at {site}"),
                name => format!("`{name}` was never reached: no run came to the claim at {site}"),
            }),
            (verdict, _) => verdict,
        };
        let mut notes = statistics.notes.clone();
        let (verdict, peers) = weighed(subject.network.live.as_ref(), verdict, &mut notes);
        notes.extend(inputs(&subject.processes, &statistics.relied));
        assumed(&mut notes, &settings, &statistics.relied, uses, subject);
        if notes.contains(&Note::SequentialConsistency) && want_races(&settings.properties) {
            notes.remove(&Note::SequentialConsistency);
            let holds = verdict == Verdict::Holds && !uses.weaker_accesses;
            notes.extend(holds.then_some(Note::MemoryModel));
        }
        notes.extend(never_ends(&result).then_some(Note::NoEnd));
        notes.extend(attacked(subject, &learned, &statistics.relied));
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
            restarts_from_start: beginning.from_start - 1,
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
            why_new,
            peers,
            learned: by_chance.unwrap_or(learned),
        });
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

/// Whether there would have been more states to visit.
fn is_limit(reason: &Reason) -> bool {
    match reason {
        Reason::DepthLimit(_) | Reason::StateLimit(_) | Reason::Interrupted => true,
        Reason::TimeLimit | Reason::MemoryLimit => true,
        Reason::PreemptionLimit(_) | Reason::Unsupported(_) | Reason::Restart => false,
        Reason::Sampled { .. } | Reason::Bitstate { .. } => false,
    }
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
    let symbolic = subject.processes.iter().any(|config| config.symbolic);
    let several = notes.contains(&Note::SequentialConsistency);
    let facts = [
        (uses.weaker_accesses && several, Note::WeakerAccesses),
        (relied.library && several && settings.reductions.library, Note::LibraryOperations),
        (uses.random && !enumerated && !symbolic, Note::RandomSeed),
        (uses.weak_references, Note::WeakReferences),
        (uses.weak_exchanges && !settings.spurious_failures, Note::WeakExchanges),
        (relied.datagrams && !unreliable, Note::ReliableDatagrams),
        (relied.resets, Note::PromptResets),
        (relied.passing_time, Note::PassingTime),
        (relied.missed_runs, Note::MissedRuns),
    ];
    notes.extend(facts.into_iter().filter(|(applies, _)| *applies).map(|(_, note)| note));
}

/// What is assumed of cryptography, what an adversary may do, and how often runs came to claims.
fn attacked(subject: &Subject, learned: &Learned, relied: &Relied) -> Vec<Note> {
    let mut notes = Vec::new();
    if subject.processes.iter().any(|config| config.symbolic) {
        notes.push(Note::PerfectCryptography);
    }
    if let Some(class) = written_adversary(subject) {
        notes.push(Note::WrittenAdversary { class });
    } else if let Some(adversary) = &subject.network.adversary {
        notes.push(Note::Adversary {
            sessions: adversary.sessions,
            messages: adversary.messages,
            untyped: adversary.untyped,
        });
        let texts = learned.shapes.missed();
        notes.extend((!texts.is_empty()).then_some(Note::UnknownTexts { texts }));
    }
    let is_attacked = subject.network.adversary.is_some();
    notes.extend((is_attacked && relied.datagrams).then_some(Note::DatagramsHeard));
    let claims = learned.marks.claims();
    notes.extend((!claims.is_empty()).then_some(Note::Claims { claims }));
    notes
}

/// The class that is the adversary, where it is not the general one.
fn written_adversary(subject: &Subject) -> Option<String> {
    const GENERAL: &str = "heddle.Adversary";
    let process = subject.network.adversary.as_ref()?.process;
    let class = &subject.processes.get(process as usize)?.main_class;
    (class.replace('/', ".") != GENERAL).then(|| class.replace('/', "."))
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
