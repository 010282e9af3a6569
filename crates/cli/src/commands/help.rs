//! `heddle help`, `--help` and `-h`.

use std::process::ExitCode;

use heddle_system::Help;
use heddle_system::options::{self, About, COMMANDS, Command};

use crate::output;
use crate::report;

/// Shows what there is, or what a command takes: `help`, `help check`, `help protocol show`.
pub(crate) fn help(args: &[String]) -> ExitCode {
    let wanted = args.join(" ");
    let matching = |about: &&About| {
        let rest = about.name.strip_prefix(&wanted);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
    };
    let found: Vec<&About> = COMMANDS.iter().filter(matching).collect();
    match wanted.as_str() {
        "" | "help" => output::print(&options::overview()),
        _ if found.is_empty() => return report::usage(&format!("no command is called {wanted}")),
        _ => output::print(&options::help(&found, Help::Long)),
    }
    ExitCode::SUCCESS
}

/// Shows what a command takes.
pub(crate) fn of(command: Command, length: Help) -> ExitCode {
    let about: Vec<&About> = command.about().into_iter().collect();
    output::print(&options::help(&about, length));
    ExitCode::SUCCESS
}

/// Shows what all commands take whose names begin with a word.
pub(crate) fn of_all(word: &str, length: Help) -> ExitCode {
    let begins = |about: &&About| about.name.split(' ').next() == Some(word);
    let all: Vec<&About> = COMMANDS.iter().filter(begins).collect();
    output::print(&options::help(&all, length));
    ExitCode::SUCCESS
}

/// How much help a word asks for, if it does.
pub(crate) fn asked_by(word: &str) -> Option<Help> {
    match word {
        "-h" => Some(Help::Short),
        "--help" | "help" => Some(Help::Long),
        _ => None,
    }
}
