//! `heddle check`: every schedule of a program.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::Ordering;
use std::time::Duration;

use heddle_checker::{
    Checked, Choice, Contract, Note, Replay, ReplayError, Settings, Situation, Subject, Trace,
    TraceCheck, TraceNetwork, TraceProgram, Verdict, Violation, asked, check as check_subject,
    graph, replay,
};
use heddle_report::{Config, Format, Material, Report, Shown, format_named, reach};
use heddle_search::{Found, Options, Strategy};
use heddle_system::options::Command;
use heddle_system::{Asked, Description, Minimize, Output, Problem, Said};

use crate::boot::{self, Boot};
use crate::output;
use crate::progress::{Ending, Guard, peak_bytes};
use crate::report;

const STATUS_VIOLATED: u8 = 1;
const STATUS_ERROR: u8 = 2;
const STATUS_INCONCLUSIVE: u8 = 3;

/// Where a trace goes when nobody says.
const TRACE_DEFAULT: &str = "heddle-trace.json";
/// States looked at for a better trace, unless more is asked for.
const MINIMIZE_STATES: u64 = 10_000;
const MINIMIZE_STATES_ASKED: u64 = 1_000_000;
/// A graph with more states than this cannot be read.
const GRAPH_STATES: usize = 5_000;

pub(crate) fn check(args: Vec<String>) -> ExitCode {
    let told =
        boot::launch(Command::Check, args).and_then(|described| examine(described, None, ""));
    match told {
        Ok(told) => {
            output::print(&told.text);
            told.status()
        }
        Err(status) => status,
    }
}

/// A finished check, in words.
pub(crate) struct Told {
    pub(crate) verdict: Verdict,
    pub(crate) complete: bool,
    pub(crate) states: u64,
    pub(crate) seconds: f64,
    pub(crate) notes: Vec<Note>,
    /// The report as it was asked for, for people or as JSON.
    pub(crate) text: String,
}

impl Told {
    fn status(&self) -> ExitCode {
        match self.verdict {
            Verdict::Holds => ExitCode::SUCCESS,
            Verdict::Violated => ExitCode::from(STATUS_VIOLATED),
            Verdict::Inconclusive(_) => ExitCode::from(STATUS_INCONCLUSIVE),
        }
    }
}

/// A violation with its trace, taken again to be shown.
struct Confirmed {
    trace: Trace,
    replay: Replay,
}

/// What is checked, and everything asked for.
struct Task {
    subject: Subject,
    settings: Settings,
    search: Options,
    asked: Asked,
    /// Formats, and the files they go to.
    reports: Vec<(&'static Format, PathBuf)>,
    enable_preview: bool,
    ending: Ending,
    /// Stands before messages; empty if there is only one check.
    whose: String,
}

/// Does a check, of a component with its frame if one is given. What goes wrong is said, and
/// `whose` before it.
pub(crate) fn examine(
    described: Description,
    component: Option<Contract>,
    whose: &str,
) -> Result<Told, ExitCode> {
    let wrong = |problem: Problem| match whose {
        "" => report::problem(&problem),
        _ => report::problem(&problem.of(whose)),
    };
    let check = &described.asked.check;
    let settings = asked::settings(&described, component).map_err(wrong)?;
    let given = Options {
        workers: std::thread::available_parallelism().map_or(1, usize::from),
        observe_every: 64,
        ..Options::default()
    };
    let search = asked::search(check, given).map_err(wrong)?;
    let reports = reports(&described.asked.output).map_err(wrong)?;
    let network = described.network().map_err(wrong)?;
    let mut processes = asked::processes(&described).map_err(wrong)?;
    asked::answer(check, &mut processes).map_err(wrong)?;
    let boot = Boot::of(&described, processes);
    let enable_preview = boot.enable_preview;
    let (program, image, processes) = boot.start(STATUS_ERROR)?;
    let ending = Ending::new();
    let hurry = Some(ending.hurry.clone());
    let task = Task {
        subject: Subject { program, image, processes, network },
        settings: Settings { interrupt: hurry.clone(), ..settings },
        search: Options { interrupt: hurry, ..search },
        asked: described.asked,
        reports,
        enable_preview,
        ending,
        whose: whose.to_owned(),
    };
    catch_unwind(AssertUnwindSafe(|| task.run())).unwrap_or_else(|_| Err(report::bug(&[])))
}

/// The formats that are asked for, by name.
fn reports(output: &Output) -> Result<Vec<(&'static Format, PathBuf)>, Problem> {
    let named = |said: &Said<(String, PathBuf)>| {
        said.read(|(name, file)| Ok::<_, String>((format_named(name)?, file.clone())))
    };
    let mut reports = output.reports.iter().map(named).collect::<Result<Vec<_>, Problem>>()?;
    if let Some(file) = &output.dot {
        reports.push((format_named("dot")?, file.clone()));
    }
    Ok(reports)
}

impl Task {
    fn run(&self) -> Result<Told, ExitCode> {
        let limits = &self.asked.check;
        let guard = Guard::new(
            limits.seconds_max.map(Duration::from_secs),
            limits.memory_bytes_max,
            self.asked.output.quiet,
            &self.ending,
        );
        let checked = check_subject(&self.subject, self.settings.clone(), &self.search, &guard);
        let checked = checked.map(|checked| self.minimized(checked, &guard));
        guard.clear();
        let checked = checked.map_err(|error| self.error(&error.to_string()))?;
        let seconds = guard.elapsed().as_secs_f64();
        let mut confirmed = Vec::new();
        let mut doubts = Vec::new();
        for found in &checked.violations {
            match self.confirm(&checked, found) {
                Ok(violation) => confirmed.push(violation),
                Err(doubt) => {
                    doubts.push(doubt);
                    confirmed.push(self.unconfirmed(&checked, found));
                }
            }
        }
        let told = self.tell(&checked, &confirmed, seconds)?;
        if let Some(doubt) = doubts.first() {
            output::print(&told.text);
            report::line("heddle: a bug in Heddle: a violation was found, but not a second time");
            return Err(self.error(&doubt.to_string()));
        }
        Ok(told)
    }

    fn error(&self, message: &str) -> ExitCode {
        match self.whose.as_str() {
            "" => report::error(message),
            whose => report::error(&format!("{whose}: {message}")),
        }
    }

    /// Looks for a way to the violation with fewer preemptions, or a shorter one.
    fn minimized(&self, mut checked: Checked, guard: &Guard) -> Checked {
        let states_max = match self.asked.output.minimize {
            Minimize::No => return checked,
            Minimize::ALittle => MINIMIZE_STATES,
            Minimize::ALot => MINIMIZE_STATES_ASKED,
        };
        // With all violations wanted, the search has kept the best trace of each.
        let [found] = &checked.violations[..] else { return checked };
        if self.search.all
            || found.trace.is_empty()
            || self.ending.interrupt.load(Ordering::Relaxed)
        {
            return checked;
        }
        let options = Options {
            strategy: Strategy::preemptions_up_to(found.preemptions),
            states_max: Some(states_max),
            depth_max: None,
            workers: 1,
            ..self.search.clone()
        };
        let Ok(better) = check_subject(&self.subject, self.settings.clone(), &options, guard)
        else {
            return checked;
        };
        let cost = |found: &Found<Choice, Violation>| (found.preemptions, found.trace.len());
        let improves = better.violations.first().is_some_and(|candidate| {
            candidate.violation.kind == found.violation.kind && cost(candidate) < cost(found)
        });
        if improves {
            checked.violations = better.violations;
            checked.violations.truncate(1);
            checked.learned = better.learned;
        }
        checked
    }

    fn situation(&self) -> Situation<'_> {
        Situation {
            program: self.subject.program,
            processes: &self.subject.processes,
            network: &self.subject.network,
            settings: &self.settings,
            enable_preview: self.enable_preview,
        }
    }

    /// Takes the path again: what is printed is what was seen twice.
    fn confirm(
        &self,
        checked: &Checked,
        found: &Found<Choice, Violation>,
    ) -> Result<Confirmed, ReplayError> {
        let mut trace = Trace::new(&self.situation(), &checked.learned, found);
        let replay = replay(&self.subject, &trace)?;
        trace.violation.message.clone_from(&replay.violation.message);
        Ok(Confirmed { trace, replay })
    }

    fn unconfirmed(&self, checked: &Checked, found: &Found<Choice, Violation>) -> Confirmed {
        let trace = Trace::new(&self.situation(), &checked.learned, found);
        let violation = found.violation.clone();
        Confirmed {
            trace,
            replay: Replay { steps: Vec::new(), violation, scope: None, output: Vec::new() },
        }
    }

    fn tell(
        &self,
        checked: &Checked,
        confirmed: &[Confirmed],
        seconds: f64,
    ) -> Result<Told, ExitCode> {
        let asked = &self.asked.output;
        let mut failures = Vec::new();
        let mut violations = Vec::new();
        for (index, Confirmed { trace, replay }) in confirmed.iter().enumerate() {
            let file = self.write_trace(trace, index, &mut failures);
            let times = checked.violations[index].times;
            violations.push(Shown { trace, replay, file, times });
        }
        let reason = match (&checked.verdict, &checked.reason) {
            (Verdict::Inconclusive(reason), _) => reason.clone(),
            (_, Some(reason)) => reason.to_string(),
            (_, None) => String::new(),
        };
        let report = Report {
            verdict: &checked.verdict,
            complete: checked.complete,
            reach: reach(checked),
            reason,
            violations,
            stats: checked.stats,
            outputs: &checked.outputs,
            seconds,
            memory_bytes: peak_bytes(),
            restarts: checked.restarts,
            notes: &checked.notes,
            visible: &checked.visible,
            counters: checked.counters.clone(),
            points: &checked.points,
            config: self.config(),
            sources: output::sources(&self.subject.processes),
        };
        let make_graph = || graph(&self.subject, &self.settings, GRAPH_STATES);
        let material = Material {
            report: &report,
            width: output::page_width(),
            stats: asked.stats,
            output: asked.show_output,
            graph: &make_graph,
        };
        let format = if asked.json { "json" } else { "text" };
        let made = format_named(format).and_then(|format| (format.make)(&material));
        let text = made.unwrap_or_else(|message| {
            failures.push(message);
            String::new()
        });
        for (format, file) in &self.reports {
            let written = (format.make)(&material).and_then(|text| output::write(file, &text));
            failures.extend(written.err());
        }
        if let [first, rest @ ..] = &failures[..] {
            output::print(&text);
            rest.iter().for_each(|failure| report::line(&format!("heddle: {failure}")));
            return Err(self.error(first));
        }
        Ok(Told {
            verdict: checked.verdict.clone(),
            complete: checked.complete,
            states: checked.stats.states,
            seconds,
            notes: checked.notes.clone(),
            text,
        })
    }

    /// Writes a trace where it was asked for; gives the file's name.
    fn write_trace(
        &self,
        trace: &Trace,
        index: usize,
        failures: &mut Vec<String>,
    ) -> Option<String> {
        let asked = self.asked.output.trace.as_deref();
        if asked.is_none() && self.asked.output.json {
            return None;
        }
        let file = numbered(asked.unwrap_or(Path::new(TRACE_DEFAULT)), index);
        match trace.write(&file) {
            Ok(()) => Some(file.to_string_lossy().into_owned()),
            Err(error) => {
                // Nobody asked for the default file; a folder may well be for reading only.
                match asked {
                    Some(_) => failures.push(error.to_string()),
                    None => report::line(&format!("heddle: no trace was written: {error}")),
                }
                None
            }
        }
    }

    fn config(&self) -> Config {
        let search = &self.search;
        Config {
            heddle: env!("CARGO_PKG_VERSION").into(),
            jdk: self.subject.program.jdk.version(),
            processes: (self.subject.processes.iter())
                .map(|process| TraceProgram::new(process, self.enable_preview))
                .collect(),
            network: TraceNetwork::new(&self.subject.network),
            check: TraceCheck::new(&self.settings),
            strategy: output::words(&search.strategy),
            store: output::words(&search.store),
            workers: search.workers,
            all: search.all,
            seed: search.seed,
            max_depth: search.depth_max,
            max_states: search.states_max,
            max_seconds: self.asked.check.seconds_max,
            max_memory: self.asked.check.memory_bytes_max,
            runs: search.runs.filter(|_| search.strategy.samples()),
        }
    }
}

/// The file for a further violation: `trace.json`, `trace-2.json`, and so on.
fn numbered(file: &Path, index: usize) -> PathBuf {
    if index == 0 {
        return file.to_path_buf();
    }
    let stem = file.file_stem().unwrap_or_default().to_string_lossy();
    let ending = file.extension().map(|end| format!(".{}", end.to_string_lossy()));
    file.with_file_name(format!("{stem}-{}{}", index + 1, ending.unwrap_or_default()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn further_traces_are_numbered() {
        assert_eq!(numbered(Path::new("a/t.json"), 0), Path::new("a/t.json"));
        assert_eq!(numbered(Path::new("a/t.json"), 1), Path::new("a/t-2.json"));
        assert_eq!(numbered(Path::new("t"), 2), Path::new("t-3"));
    }
}
