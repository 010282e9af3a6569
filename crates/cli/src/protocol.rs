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

use crate::output;
use crate::report;

pub(crate) const HELP: &str = "\
usage: heddle protocol check FILE... [--json] [--max-states N]
       heddle protocol check FILE... --implement FRAME=CLASS... [-cp PATH] [OPTION]...
       heddle protocol check COMPONENTS.toml [FILE]... [OPTION]...
       heddle protocol show  FILE... [--frame NAME] [--minimal] [--dot] [--max-states N]
       heddle protocol trace FILE... [--frame NAME] [EVENT]... [--events FILE] [--complete]
       heddle protocol trace FILE... [--frame NAME] [--count N]
       heddle protocol env   FILE... [--frame NAME]
       heddle protocol fmt   FILE... [--check]

Behaviour protocols say what a component may do at its interfaces; docs/protocols.md describes
the language. Files given together may use each other's names.

  check   compose the components of every architecture and compare what is claimed equal
          --json          print one JSON object
          --implement FRAME=CLASS[,CLASS...]
                          check this Java component against its frame, in the environment that
                          the frame describes; a file COMPONENTS.toml says the same for many.
                          Options of heddle check apply to each component.
  show    print the automaton of every frame, or of one
          --frame NAME    only this frame
          --minimal       the smallest automaton with the same traces
          --dot           as a picture for Graphviz
  trace   follow events through the protocol of a frame: ?i.m^ !i.m$ and so on, as arguments or
          with --events from a file (- is standard input); without events, list shortest traces
          --complete      the protocol has to be finished behind the last event
          --count N       how many traces to list (default 10)
  env     print what heddle check --environment puts around a component of a frame
  fmt     write files in the usual layout (- is standard input, to standard output)
          --check         change nothing; say which files would change

  --max-states N   give up behind so many states (default 10000000)

Exit status: 0 if all holds, 1 if something is violated (fmt --check: a file would change), 2 for
a wrong command line or text that cannot be read, 3 if a limit was reached.
";

const STATUS_VIOLATED: u8 = 1;
const STATUS_INCONCLUSIVE: u8 = 3;
const STATES_MAX_DEFAULT: usize = 10_000_000;

/// The command line of all.
#[derive(Default)]
struct Settings {
    files: Vec<String>,
    events: Vec<String>,
    events_file: Option<String>,
    frame: Option<String>,
    json: bool,
    dot: bool,
    minimal: bool,
    check: bool,
    complete: bool,
    count: Option<usize>,
    states_max: Option<usize>,
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
    let rest = &args[1..];
    if matches!(command, "--help" | "-h" | "help")
        || rest.iter().any(|arg| arg == "--help" || arg == "-h")
    {
        output::print(HELP);
        return ExitCode::SUCCESS;
    }
    let (run, options): (Run, &[&str]) = match command {
        "check" => (check, &["--json", "--max-states", "--implement"]),
        "show" => (show, &["--frame", "--dot", "--minimal", "--max-states"]),
        "trace" => {
            (trace::trace, &["--frame", "--events", "--complete", "--count", "--max-states"])
        }
        "env" => (env::env, &["--frame"]),
        "fmt" => (reformat, &["--check"]),
        _ => return report::usage(&format!("no command of protocol is called {command}")),
    };
    let result = settings(command, rest, options).and_then(|settings| run(&settings));
    match result {
        Ok(status) => status,
        Err(Stop::Usage(message)) => report::usage(&message),
        Err(Stop::Error(message)) => report::error(&message),
    }
}

fn settings(command: &str, args: &[String], options: &[&str]) -> Result<Settings, Stop> {
    let mut settings = Settings::default();
    let mut args = args.iter();
    let mut only_files = false;
    while let Some(arg) = args.next() {
        let is_event = arg.starts_with(['?', '!', '#', 'τ']);
        if only_files || arg == "-" || !(arg.starts_with('-') || is_event) {
            if command == "check" && arg.ends_with(".toml") {
                let files = settings.plan.read(arg).map_err(Stop::Error)?;
                settings.files.extend(files);
                continue;
            }
            settings.files.push(arg.clone());
            continue;
        }
        if is_event {
            if command != "trace" {
                return Err(Stop::Usage(format!("{command} follows no events: {arg}")));
            }
            settings.events.push(arg.clone());
            continue;
        }
        if arg == "--" {
            only_files = true;
            continue;
        }
        let (name, given) = match arg.split_once('=') {
            Some((name, value)) => (name, Some(value.to_owned())),
            None => (arg.as_str(), None),
        };
        if !options.contains(&name) && command == "check" {
            settings.plan.pass(arg, || args.next().cloned());
            continue;
        }
        if !options.contains(&name) {
            return Err(Stop::Usage(format!("unknown option of protocol {command}: {arg}")));
        }
        let takes_value =
            matches!(name, "--frame" | "--events" | "--count" | "--max-states" | "--implement");
        if !takes_value && given.is_some() {
            return Err(Stop::Usage(format!("{name} takes no value")));
        }
        let value = match takes_value {
            true => given
                .or_else(|| args.next().cloned())
                .ok_or_else(|| Stop::Usage(format!("{name} needs a value")))?,
            false => String::new(),
        };
        match name {
            "--json" => settings.json = true,
            "--dot" => settings.dot = true,
            "--minimal" => settings.minimal = true,
            "--check" => settings.check = true,
            "--complete" => settings.complete = true,
            "--implement" => settings.plan.implement(&value).map_err(Stop::Usage)?,
            "--frame" => settings.frame = Some(value),
            "--events" => settings.events_file = Some(value),
            "--count" => settings.count = Some(number(name, &value)?),
            _ => settings.states_max = Some(number(name, &value)?),
        }
    }
    if let Some(message) = settings.plan.wrong_option() {
        return Err(Stop::Usage(message));
    }
    match settings.files.is_empty() {
        true => Err(Stop::Usage(format!("protocol {command} needs a file"))),
        false => Ok(settings),
    }
}

/// No protocol is longer; a device may be endless.
const FILE_BYTES_MAX: u64 = 64 << 20;

/// States are numbered with 32 bits.
const NUMBER_MAX: usize = u32::MAX as usize - 1;

fn number(name: &str, value: &str) -> Result<usize, Stop> {
    match value.parse() {
        Ok(number @ 1..=NUMBER_MAX) => Ok(number),
        _ => Err(Stop::Usage(format!("{name} needs a number from 1, not {value}"))),
    }
}

impl Settings {
    fn states_max(&self) -> usize {
        self.states_max.unwrap_or(STATES_MAX_DEFAULT)
    }

    fn model(&self) -> Result<Model, Stop> {
        let sources = self.files.iter().map(|file| read(file)).collect::<Result<_, _>>()?;
        Model::read(sources).map_err(|mistakes| Stop::Error(mistakes.render()))
    }

    /// The frame that was asked for, or all.
    fn frames(&self, model: &Model) -> Result<Vec<FrameId>, Stop> {
        match &self.frame {
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
        if !settings.json {
            output::print(&text::checked(&model, &checked, output::page_width()));
        }
        results.push(checked);
    }
    let mut components = Vec::new();
    let examined = plan.check(&model, settings.json, |examined| {
        if !settings.json {
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
    if settings.json {
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
        let shown = if settings.minimal { automaton.minimal() } else { automaton };
        output::print(&match settings.dot {
            true => shown.dot(&frame.name),
            false => text::automaton(&frame.name, &shown, settings.minimal),
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
        match (settings.check, file.as_str()) {
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
