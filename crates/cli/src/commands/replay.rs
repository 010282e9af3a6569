//! `heddle replay`: a counterexample again, step by step.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;

use heddle_checker::{Subject, Trace, difference, replay as replay_trace, states_at};
use heddle_report::{json_replay, text_replay};
use heddle_system::Asked;
use heddle_system::options::{Command, Line};

use super::help;
use crate::boot::Boot;
use crate::output;
use crate::report;

const STATUS_ERROR: u8 = 2;

pub(crate) fn replay(args: &[String]) -> ExitCode {
    let line = match Line::parse(Command::Replay, args) {
        Ok(line) => line,
        Err(problem) => return report::problem(&problem),
    };
    if let Some(length) = line.asked.help {
        return help::of(Command::Replay, length);
    }
    let files: Vec<&String> = line.operands.iter().chain(&line.literal).collect();
    let file = match files[..] {
        [file] => file,
        [] => return report::usage("replay what? Give the file of a trace"),
        _ => return report::usage("replay takes one trace"),
    };
    match Trace::read(file.as_ref()) {
        Ok(trace) => catch_unwind(AssertUnwindSafe(|| follow(&trace, &line.asked)))
            .unwrap_or_else(|_| report::bug(&[])),
        Err(error) => report::error(&error.to_string()),
    }
}

fn follow(trace: &Trace, asked: &Asked) -> ExitCode {
    // Relative paths of the class path start there; on another machine it may not exist.
    let folder = &trace.processes[0].working_directory;
    if std::env::set_current_dir(folder).is_err() {
        report::line(&format!("heddle: {} is gone; relative paths start here", folder.display()));
    }
    let recorded = Some(trace.jdk.home.clone()).filter(|home| home.exists());
    let boot = Boot {
        processes: trace.processes(),
        jdk: asked.jdk().cloned().or(recorded),
        enable_preview: trace.processes[0].enable_preview,
        verbose: false,
    };
    let (program, image, processes) = match boot.start(STATUS_ERROR) {
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
    if let Some((before, after)) = asked.diff_states {
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
        Ok(replay) if asked.output.json => output::print(&json_replay(trace, &replay)),
        Ok(replay) => {
            output::print(&text_replay(&sources, trace, &replay, output::page_width()));
        }
        Err(error) => return report::error(&error.to_string()),
    }
    ExitCode::SUCCESS
}
