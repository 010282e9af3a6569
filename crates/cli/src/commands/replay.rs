//! `heddle replay`: a counterexample again, step by step.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use heddle_checker::{
    Shows, Subject, Trace, commands, difference, replay as replay_trace, states_at, weigh,
};
use heddle_jvm::state::Origin;
use heddle_report::{html_replay, json_replay, text_replay};
use heddle_search::Unobserved;
use heddle_system::options::{Command, Line};
use heddle_system::{Asked, Problem, Scripted};

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
    let started_in = std::env::current_dir().unwrap_or_default();
    let subject = match booted(trace, asked) {
        Ok(subject) => subject,
        Err(status) => return status,
    };
    let sources = output::sources(&asked.output, &started_in, &subject.processes);
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
    let pages = match pages(asked, &started_in) {
        Ok(pages) => pages,
        Err(problem) => return report::problem(&problem),
    };
    let shows = Shows { scenes: !pages.is_empty(), ..Shows::default() };
    let mut taken = replay_trace(&subject, trace, shows);
    if let Ok(replay) = &mut taken
        && !pages.is_empty()
    {
        match weigh(&subject, trace, &Unobserved) {
            Ok(weights) => replay.set_weights(&weights),
            Err(error) => return report::error(&error.to_string()),
        }
        let page = html_replay(&sources, trace, replay);
        for file in pages {
            if let Err(message) = output::write(&file, &page) {
                return report::error(&message);
            }
        }
    }
    match taken {
        Ok(replay) if asked.output.json => output::print(&json_replay(trace, &replay)),
        Ok(replay) => {
            let paper = output::paper(&asked.output);
            output::print(&text_replay(&sources, trace, &replay, paper));
        }
        Err(error) => return report::error(&error.to_string()),
    }
    ExitCode::SUCCESS
}

/// The files for pages; a trace alone has not enough in it for the other reports.
fn pages(asked: &Asked, started_in: &Path) -> Result<Vec<PathBuf>, Problem> {
    let named = asked.output.reports.iter().map(|said| {
        said.read(|(name, file)| match name.as_str() {
            "html" => Ok(started_in.join(file)),
            _ => Err(format!("replay writes html, and not `{name}`")),
        })
    });
    named.collect()
}

/// The program of a trace, about to start. What goes wrong has been said.
pub(super) fn booted(trace: &Trace, asked: &Asked) -> Result<Subject, ExitCode> {
    // Relative paths of the class path start there; on another machine it may not exist.
    let folder = &trace.processes[0].working_directory;
    if std::env::set_current_dir(folder).is_err() {
        report::line(&format!("heddle: {} is gone; relative paths start here", folder.display()));
    }
    let recorded = Some(trace.jdk.home.clone()).filter(|home| home.exists());
    let network = trace.network.settings().map_err(|error| report::error(&error.to_string()))?;
    let boot = Boot {
        processes: trace.processes(),
        jdk: asked.jdk().cloned().or(recorded),
        enable_preview: trace.processes[0].enable_preview,
        verbose: false,
        remote_calls: network.remote_calls,
    };
    let (program, image, processes) = boot.start(STATUS_ERROR)?;
    let version = program.jdk.version();
    if version != trace.jdk.version {
        return Err(report::error(&format!(
            "the trace was made with Java {}, and this is Java {version}; --jdk names another",
            trace.jdk.version
        )));
    }
    let scripts: Vec<Scripted> = trace.commands.iter().map(Scripted::from).collect();
    let origin = Arc::new(Origin::new(image, commands(scripts.clone())));
    Ok(Subject { program, origin, commands: scripts, processes, network })
}
