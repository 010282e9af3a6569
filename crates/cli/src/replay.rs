//! `heddle replay`: a counterexample again, step by step.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::process::ExitCode;

use heddle_checker::{Subject, Trace, difference, replay as replay_trace, states_at};
use heddle_report::{json_replay, text_replay};

use crate::flags::Settings;
use crate::output;
use crate::report;
use crate::run;

const STATUS_ERROR: u8 = 2;

pub(crate) const HELP: &str = "\
usage: heddle replay [OPTION]... TRACE

Takes the path of a trace again, shows what happens on it, and confirms that it ends in the same
violation.

  --json
      print one JSON object instead
  --diff-states A,B
      show instead where the states after A and after B choices differ
  --jdk DIR
      the JDK to use; by default the one the trace was made with

Exit status: 0 the violation occurred again; 2 the trace cannot be read or followed.
";

pub(crate) fn replay(args: &[String]) -> ExitCode {
    let mut json = false;
    let mut compared: Option<(usize, usize)> = None;
    let mut jdk: Option<PathBuf> = None;
    let mut file: Option<&String> = None;
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        match (arg.as_str(), arg.strip_prefix("--jdk=")) {
            ("--json", _) => json = true,
            ("--jdk", _) => match args.next() {
                Some(home) => jdk = Some(home.into()),
                None => return report::usage("--jdk needs the folder of a JDK"),
            },
            (_, Some(home)) => jdk = Some(home.into()),
            ("--diff-states", _) => {
                let pair = args.next().and_then(|pair| {
                    let (before, after) = pair.split_once(',')?;
                    Some((before.parse().ok()?, after.parse().ok()?))
                });
                let Some(pair) = pair else {
                    return report::usage("--diff-states needs two numbers of choices: A,B");
                };
                compared = Some(pair);
            }
            (option, _) if option.starts_with('-') => {
                return report::usage(&format!("unknown option of replay: {option}"));
            }
            _ if file.is_none() => file = Some(arg),
            _ => return report::usage("replay takes one trace"),
        }
    }
    let Some(file) = file else { return report::usage("replay what? Give the file of a trace") };
    match Trace::read(file.as_ref()) {
        Ok(trace) => catch_unwind(AssertUnwindSafe(|| follow(&trace, jdk, json, compared)))
            .unwrap_or_else(|_| report::bug(&[])),
        Err(error) => report::error(&error.to_string()),
    }
}

fn follow(
    trace: &Trace,
    jdk: Option<PathBuf>,
    json: bool,
    compared: Option<(usize, usize)>,
) -> ExitCode {
    // Relative paths of the class path start there; on another machine it may not exist.
    let folder = &trace.processes[0].working_directory;
    if std::env::set_current_dir(folder).is_err() {
        report::line(&format!("heddle: {} is gone; relative paths start here", folder.display()));
    }
    let recorded = Some(trace.jdk.home.clone()).filter(|home| home.exists());
    let mut settings = Settings::empty();
    settings.processes = trace.processes();
    settings.jdk = jdk.or(recorded);
    settings.enable_preview = trace.processes[0].enable_preview;
    let (program, image, processes) = match run::boot(settings, STATUS_ERROR) {
        Ok(booted) => booted,
        Err(status) => return status,
    };
    let version = program.jdk.version();
    if version != trace.jdk.version {
        return report::error(&format!(
            "the trace was made with Java {}, and this is Java {version}; --jdk names another",
            trace.jdk.version
        ));
    }
    let sources = output::sources(&processes);
    let network = match trace.network.settings() {
        Ok(network) => network,
        Err(error) => return report::error(&error.to_string()),
    };
    let subject = Subject { program, image, processes, network };
    if let Some((before, after)) = compared {
        return match states_at(&subject, trace, &[before, after]) {
            Ok(states) => {
                let lines = difference(&states[0], &states[1]);
                let same = if lines.is_empty() { "The two states are equal.\n" } else { "" };
                output::print(&format!("{}{same}", lines.join("\n") + "\n"));
                ExitCode::SUCCESS
            }
            Err(error) => report::error(&error.to_string()),
        };
    }
    match replay_trace(&subject, trace) {
        Ok(replay) if json => output::print(&json_replay(trace, &replay)),
        Ok(replay) => {
            output::print(&text_replay(&sources, trace, &replay, output::page_width()));
        }
        Err(error) => return report::error(&error.to_string()),
    }
    ExitCode::SUCCESS
}
