//! `heddle check`: every schedule of a program.

mod minimize;
mod tell;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use heddle_checker::{
    Checked, Choice, Contract, Note, Replay, ReplayError, Settings, Shows, Situation, Subject,
    Trace, Verdict, Violation, asked, check as check_subject, commands, replay, weigh,
};
use heddle_jvm::state::Origin;
use heddle_jvm::view::Reached;
use heddle_report::{Format, format_named};
use heddle_search::{Found, Limit, Options, Reason};
use heddle_system::options::Command;
use heddle_system::{Asked, Description, Output, Problem, Said};

use crate::boot::{self, Boot};
use crate::limits::Limits;
use crate::output;
use crate::peers;
use crate::progress::Guard;
use crate::report;

const STATUS_VIOLATED: u8 = 1;
const STATUS_ERROR: u8 = 2;
const STATUS_INCONCLUSIVE: u8 = 3;

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

/// Why a violation was not seen a second time.
enum Unconfirmed {
    /// There was no time or memory for that.
    Limit(Limit),
    Doubt(ReplayError),
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
    limits: Arc<Limits>,
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
    let mut network = described.network().map_err(wrong)?;
    let mut processes = asked::processes(&described).map_err(wrong)?;
    asked::answer(check, &mut processes).map_err(wrong)?;
    let boot = Boot::of(&described, processes, network.remote_calls);
    let enable_preview = boot.enable_preview;
    let (program, image, processes) = boot.start(STATUS_ERROR)?;
    let check = &described.asked.check;
    let limits = Arc::new(Limits::new(check.seconds_max, check.memory_bytes_max));
    let live = peers::start(&described, network.rules, &limits.pulled());
    network.live = live.map_err(wrong)?;
    let scripts = described.commands;
    let origin = Arc::new(Origin::new(image, commands(scripts.clone())));
    let draws = reports.iter().any(|(format, _)| format.draws);
    let reached = draws.then(Arc::<Reached>::default);
    let task = Arc::new(Task {
        subject: Subject { program, origin, commands: scripts, processes, network },
        settings: Settings { brake: Some(limits.brake()), reached, ..settings },
        search: Options { interrupt: Some(limits.pulled()), ..search },
        asked: described.asked,
        reports,
        enable_preview,
        limits,
        whose: whose.to_owned(),
    });
    catch_unwind(AssertUnwindSafe(|| task.run())).unwrap_or_else(|_| Err(report::bug(&[])))
}

/// Where one run has several violations, the first that happened stands before those it led to.
fn in_order(found: &mut [Found<Choice, Violation>], confirmed: &mut [Confirmed]) {
    for at in 0..found.len() {
        let same = (at..found.len()).filter(|&other| found[other].trace == found[at].trace);
        if let Some(first) = same.min_by_key(|&other| confirmed[other].replay.moment()) {
            found.swap(at, first);
            confirmed.swap(at, first);
        }
    }
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
    fn run(self: &Arc<Task>) -> Result<Told, ExitCode> {
        let guard = Arc::new(Guard::new(&self.limits, self.asked.output.quiet));
        let searched = self.search(&guard);
        guard.clear();
        let (mut checked, mut given_up) = searched?;
        let seconds = self.limits.elapsed().as_secs_f64();
        let mut confirmed = Vec::new();
        let mut doubts = Vec::new();
        for found in &checked.violations {
            let again = match given_up {
                Some(limit) => Err(Unconfirmed::Limit(limit)),
                None => self.confirm(&checked, found),
            };
            confirmed.push(match again {
                Ok(violation) => violation,
                Err(why) => {
                    match why {
                        Unconfirmed::Limit(limit) => given_up = Some(limit),
                        Unconfirmed::Doubt(doubt) => doubts.push(doubt),
                    }
                    self.unconfirmed(&checked, found)
                }
            });
        }
        in_order(&mut checked.violations, &mut confirmed);
        if let Some(limit) = given_up.filter(|_| !confirmed.is_empty()) {
            let limit = Reason::from(limit).to_string();
            checked.notes.insert(0, Note::NotReplayed { limit });
        }
        let history = guard.history();
        let told = self.tell(checked, confirmed, seconds, history, given_up.is_some())?;
        if let Some(doubt) = doubts.first() {
            output::print(&told.text);
            report::line("heddle: a bug in Heddle: a violation was found, but not a second time");
            return Err(self.error(&doubt.to_string()));
        }
        Ok(told)
    }

    /// Searches, and looks for a better trace. Says whether a limit cut that short, so that nothing
    /// more can be done.
    fn search(self: &Arc<Task>, guard: &Arc<Guard>) -> Result<(Checked, Option<Limit>), ExitCode> {
        let (task, observer) = (self.clone(), guard.clone());
        let done = self.limits.supervise(move || {
            check_subject(&task.subject, task.settings.clone(), &task.search, &*observer)
        });
        let mut checked = match done {
            Ok(checked) => checked.map_err(|error| self.error(&error.to_string()))?,
            Err(limit) => {
                let checked = self.settings.so_far.given_up(limit, &guard.last());
                return Ok((checked, Some(limit)));
            }
        };
        let limit = self.improve(&mut checked, guard);
        Ok((checked, limit))
    }

    fn error(&self, message: &str) -> ExitCode {
        match self.whose.as_str() {
            "" => report::error(message),
            whose => report::error(&format!("{whose}: {message}")),
        }
    }

    /// Whether somebody wants a drawing, which shows more than words.
    fn draws(&self) -> bool {
        self.reports.iter().any(|(format, _)| format.draws)
    }

    fn situation(&self) -> Situation<'_> {
        Situation {
            program: self.subject.program,
            processes: &self.subject.processes,
            network: &self.subject.network,
            commands: &self.subject.commands,
            settings: &self.settings,
            enable_preview: self.enable_preview,
        }
    }

    /// Takes the path again: what is printed is what was seen twice.
    fn confirm(
        self: &Arc<Task>,
        checked: &Checked,
        found: &Found<Choice, Violation>,
    ) -> Result<Confirmed, Unconfirmed> {
        let trace = Trace::new(&self.situation(), &checked.learned, found);
        let brake = self.limits.last_brake();
        let (task, within) = (self.clone(), brake.clone());
        let scenes = self.draws();
        let guard = Guard::new(&self.limits, true);
        let replayed = self.limits.supervise(move || {
            let mut trace = trace;
            let shows = Shows { brake: Some(within), scenes };
            // Real programs are not asked again: what they said is in the trace.
            let recorded = task.subject.recorded(&trace)?;
            let mut replay = replay(recorded.as_ref().unwrap_or(&task.subject), &trace, shows)?;
            if scenes {
                replay.set_weights(&weigh(&task.subject, &trace, &guard)?);
            }
            trace.violation.message.clone_from(&replay.violation.message);
            Ok(Confirmed { trace, replay })
        });
        match replayed.map_err(Unconfirmed::Limit)? {
            Err(_) if brake.is_pulled() => Err(Unconfirmed::Limit(Limit::Memory)),
            confirmed => confirmed.map_err(Unconfirmed::Doubt),
        }
    }

    fn unconfirmed(&self, checked: &Checked, found: &Found<Choice, Violation>) -> Confirmed {
        let trace = Trace::new(&self.situation(), &checked.learned, found);
        let violation = found.violation.clone();
        Confirmed {
            trace,
            replay: Replay {
                steps: Vec::new(),
                violation,
                causes: Vec::new(),
                scope: None,
                output: Vec::new(),
            },
        }
    }
}
