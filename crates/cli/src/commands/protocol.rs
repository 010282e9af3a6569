//! `heddle protocol`: check, show, follow and format behaviour protocols.

mod components;
mod env;
mod json;
mod text;
mod trace;

use std::io::Read;
use std::process::ExitCode;

use components::Plan;
use heddle_checker::Verdict as JavaVerdict;
use heddle_protocol::{
    Automaton, Checked, FrameId, Internal, Model, Source, Verdict, check_architecture, check_claim,
    format,
};

use heddle_system::Asked;
use heddle_system::options::{Command, Line};

use super::help;
use crate::output;
use crate::report;

const STATUS_VIOLATED: u8 = 1;
const STATUS_INCONCLUSIVE: u8 = 3;
const STATES_MAX_DEFAULT: usize = 10_000_000;

/// What a command is about.
struct Settings {
    asked: Asked,
    files: Vec<String>,
    events: Vec<String>,
    /// Java components, for `check`.
    plan: Plan,
}

/// One of the commands.
type Run = fn(&Settings) -> Result<ExitCode, Stop>;

/// What ends a command early. What there is to say has not been said yet.
enum Stop {
    Usage(String),
    Error(String),
}

pub(crate) fn protocol(args: &[String]) -> ExitCode {
    let Some(command) = args.first().map(String::as_str) else {
        return report::usage("protocol needs a command: check, show, trace, env or fmt");
    };
    if let Some(length) = help::asked_by(command) {
        return help::of_all("protocol", length);
    }
    let (command, run): (Command, Run) = match command {
        "check" => (Command::ProtocolCheck, check),
        "show" => (Command::ProtocolShow, show),
        "trace" => (Command::ProtocolTrace, trace::trace),
        "env" => (Command::ProtocolEnv, env::env),
        "fmt" => (Command::ProtocolFmt, reformat),
        _ => return report::usage(&format!("no command of protocol is called {command}")),
    };
    let line = match Line::parse(command, &args[1..]) {
        Ok(line) => line,
        Err(problem) => return report::problem(&problem),
    };
    if let Some(length) = line.asked.help {
        return help::of(command, length);
    }
    let result = Settings::new(command, line).and_then(|settings| run(&settings));
    match result {
        Ok(status) => status,
        Err(Stop::Usage(message)) => report::usage(&message),
        Err(Stop::Error(message)) => report::error(&message),
    }
}

/// No protocol is longer; a device may be endless.
const FILE_BYTES_MAX: u64 = 64 << 20;

/// States are numbered with 32 bits.
const NUMBER_MAX: u64 = u32::MAX as u64 - 1;

impl Settings {
    fn new(command: Command, line: Line) -> Result<Settings, Stop> {
        let Line { asked, operands, literal, of_check } = line;
        let name = command.about().map_or("protocol", |about| about.name);
        let is_event = |word: &String| word.starts_with(['?', '!', '#', 'τ']);
        let (events, mut given): (Vec<String>, Vec<String>) =
            operands.into_iter().partition(is_event);
        given.extend(literal);
        if let Some(event) = events.first().filter(|_| command != Command::ProtocolTrace) {
            return Err(Stop::Usage(format!("{name} follows no events: {event}")));
        }
        let mut plan = Plan::new(&asked.protocol.implemented, of_check);
        let mut files = Vec::new();
        for file in given {
            match command == Command::ProtocolCheck && file.ends_with(".toml") {
                true => files.extend(plan.read(&file).map_err(Stop::Error)?),
                false => files.push(file),
            }
        }
        plan.apply_options().map_err(Stop::Usage)?;
        match files.is_empty() {
            true => Err(Stop::Usage(format!("{name} needs a file"))),
            false => Ok(Settings { asked, files, events, plan }),
        }
    }

    fn states_max(&self) -> usize {
        let most = self.asked.protocol.states_max.map(|most| most.min(NUMBER_MAX) as usize);
        most.unwrap_or(STATES_MAX_DEFAULT)
    }

    fn model(&self) -> Result<Model, Stop> {
        let sources = self.files.iter().map(|file| read(file)).collect::<Result<_, _>>()?;
        Model::read(sources).map_err(|mistakes| Stop::Error(mistakes.render()))
    }

    /// The frame that was asked for, or all.
    fn frames(&self, model: &Model) -> Result<Vec<FrameId>, Stop> {
        match &self.asked.protocol.frame {
            Some(name) => Ok(vec![model.frame_named(name).map_err(Stop::Error)?]),
            None => Ok((0..model.frames.len()).map(FrameId).collect()),
        }
    }
}

fn read(file: &str) -> Result<Source, Stop> {
    let open: std::io::Result<Box<dyn Read>> = match file {
        "-" => Ok(Box::new(std::io::stdin())),
        _ => std::fs::File::open(file).map(|file| Box::new(file) as Box<dyn Read>),
    };
    let mut bytes = Vec::new();
    open.and_then(|open| open.take(FILE_BYTES_MAX + 1).read_to_end(&mut bytes))
        .map_err(|error| Stop::Error(format!("{file}: {error}")))?;
    if bytes.len() as u64 > FILE_BYTES_MAX {
        return Err(Stop::Error(format!("{file}: larger than {} MB", FILE_BYTES_MAX >> 20)));
    }
    let text = String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        Stop::Error(format!("{file}: not text in UTF-8: byte {at} is wrong"))
    })?;
    let name = if file == "-" { "standard input" } else { file };
    Ok(Source { name: name.to_owned(), text })
}

fn check(settings: &Settings) -> Result<ExitCode, Stop> {
    let model = settings.model()?;
    let plan = &settings.plan;
    plan.examine_names(&model)?;
    let states_max = settings.states_max();
    let mut results: Vec<Checked<'_>> = Vec::new();
    let jobs = model
        .assemblies
        .iter()
        .map(|assembly| check_architecture(&model, assembly, states_max))
        .chain(model.claims.iter().map(|claim| check_claim(&model, claim, states_max)));
    for checked in jobs {
        // What is known is said at once; the next one may take its time.
        if !settings.asked.output.json {
            output::print(&text::checked(&model, &checked, output::page_width()));
        }
        results.push(checked);
    }
    let mut components = Vec::new();
    let examined = plan.check(&model, settings.asked.output.json, |examined| {
        if !settings.asked.output.json {
            output::print(&examined.text());
        }
        components.push(examined);
    });
    if let Err(status) = examined {
        // Why has been said.
        return Ok(status);
    }
    let mut verdicts: Vec<Verdict> = results.iter().map(Checked::verdict).collect();
    verdicts.extend(components.iter().map(|examined| match examined.told.verdict {
        JavaVerdict::Holds => Verdict::Holds,
        JavaVerdict::Violated => Verdict::Violated,
        JavaVerdict::Inconclusive(_) => Verdict::Inconclusive,
    }));
    let verdict = match () {
        () if verdicts.contains(&Verdict::Violated) => Verdict::Violated,
        () if verdicts.contains(&Verdict::Inconclusive) => Verdict::Inconclusive,
        () => Verdict::Holds,
    };
    let trusted = plan.taken_at_their_word(&model);
    if settings.asked.output.json {
        let java = (!plan.is_empty()).then_some((&components[..], &trusted[..]));
        output::print(&json::report(&model, verdict, &results, java));
    } else if verdicts.is_empty() {
        output::print(&text::nothing(&model));
    } else if !plan.is_empty() {
        output::print(&text::whole(verdict, components.len(), &trusted, output::page_width()));
    }
    Ok(match verdict {
        Verdict::Violated => ExitCode::from(STATUS_VIOLATED),
        Verdict::Inconclusive => ExitCode::from(STATUS_INCONCLUSIVE),
        Verdict::Holds => ExitCode::SUCCESS,
    })
}

fn show(settings: &Settings) -> Result<ExitCode, Stop> {
    let model = settings.model()?;
    for id in settings.frames(&model)? {
        let frame = model.frame(id);
        let automaton = Automaton::new(&frame.protocol, Internal::Shown, settings.states_max());
        let Ok(automaton) = automaton else {
            report::line(&text::too_large(&frame.name, settings.states_max()));
            return Ok(ExitCode::from(STATUS_INCONCLUSIVE));
        };
        let shown = if settings.asked.protocol.minimal { automaton.minimal() } else { automaton };
        output::print(&match settings.asked.protocol.dot {
            true => shown.dot(&frame.name),
            false => text::automaton(&frame.name, &shown, settings.asked.protocol.minimal),
        });
    }
    Ok(ExitCode::SUCCESS)
}

fn reformat(settings: &Settings) -> Result<ExitCode, Stop> {
    let mut status = ExitCode::SUCCESS;
    for file in &settings.files {
        let source = read(file)?;
        let formatted = format(&source)
            .map_err(|mistake| Stop::Error(mistake.render(std::slice::from_ref(&source))))?;
        let is_same = formatted == source.text;
        match (settings.asked.only_check, file.as_str()) {
            (true, _) if !is_same => {
                output::print(&format!("{}: not in the usual layout\n", source.name));
                status = ExitCode::from(STATUS_VIOLATED);
            }
            (false, "-") => output::print(&formatted),
            (false, _) if !is_same => {
                output::write(file.as_ref(), &formatted).map_err(Stop::Error)?;
            }
            _ => {}
        }
    }
    Ok(status)
}
