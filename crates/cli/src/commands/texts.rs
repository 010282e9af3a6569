//! `heddle completions` and `heddle man`: texts about the command line, for other tools.

use std::process::ExitCode;

use heddle_system::options::{self, Command, Line};

use super::help;
use crate::output;
use crate::report;

pub(crate) fn completions(args: &[String]) -> ExitCode {
    with_words(Command::Completions, args, |words| match words {
        ["bash"] => Ok(options::bash()),
        [] => Err("completions for which shell? There is: bash".to_owned()),
        [other, ..] => Err(format!("no completions for {other}; there are some for bash")),
    })
}

pub(crate) fn man(args: &[String]) -> ExitCode {
    with_words(Command::Man, args, |words| match words {
        [] => Ok(options::man(env!("CARGO_PKG_VERSION"))),
        [word, ..] => Err(format!("man takes nothing, not {word}")),
    })
}

/// Prints the text that the words of a command line ask for.
fn with_words(
    command: Command,
    args: &[String],
    text: impl FnOnce(&[&str]) -> Result<String, String>,
) -> ExitCode {
    let line = match Line::parse(command, args) {
        Ok(line) => line,
        Err(problem) => return report::problem(&problem),
    };
    if let Some(length) = line.asked.help {
        return help::of(command, length);
    }
    let words: Vec<&str> = line.operands.iter().map(String::as_str).collect();
    match text(&words) {
        Ok(text) => output::print(&text),
        Err(message) => return report::usage(&message),
    }
    ExitCode::SUCCESS
}
