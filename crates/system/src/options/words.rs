//! Command lines: which words are options, with which values, and what is left.

use std::path::PathBuf;

use super::OPTIONS;
use super::commands::{About, COMMANDS, Command};
use super::row::{Form, Row, Takes};
use super::values::Context;
use crate::asked::{Asked, At};
use crate::description::Program;
use crate::is_system_file;
use crate::problem::Problem;
use crate::suggest;

/// A word that is an option.
pub(crate) struct Found<'w> {
    pub(crate) row: &'static Row,
    /// The name that was used.
    pub(crate) name: &'static str,
    pub(crate) value: Value<'w>,
}

#[derive(Clone, Copy)]
pub(crate) enum Value<'w> {
    Missing,
    /// In the same word.
    Here(&'w str),
    /// The next word.
    Next,
}

/// The option of a command that a word is, if it is one.
pub(crate) fn find(command: Command, word: &str) -> Option<Found<'_>> {
    let rows = OPTIONS.iter().filter(|row| row.belongs_to(command));
    let all = rows.flat_map(|row| row.names.iter().map(move |name| (row, *name)));
    let found = all.filter_map(|(row, name)| {
        let rest = word.strip_prefix(name)?;
        let behind = |mark: char| rest.strip_prefix(mark).map(Value::Here);
        let inline = || behind('=').filter(|_| name.starts_with("--"));
        let value = match row.form {
            Form::Joined(_) => Value::Here(rest),
            Form::Alone | Form::Maybe(_) if rest.is_empty() => Value::Missing,
            Form::Next(_) if rest.is_empty() => Value::Next,
            Form::Alone | Form::Next(_) => inline()?,
            Form::Maybe(_) => behind(':')?,
        };
        Some(Found { row, name, value })
    });
    // `-Xmx` rather than `-X`.
    found.max_by_key(|found| found.name.len())
}

/// Whether a word is an option whose value is the next word.
pub fn is_next(command: Command, word: &str) -> bool {
    find(command, word).is_some_and(|found| matches!(found.value, Value::Next))
}

/// An option as it was given.
#[derive(Clone)]
pub struct Given {
    pub row: &'static Row,
    /// The name that was used.
    pub name: &'static str,
    /// Empty for options without a value.
    value: String,
}

impl Given {
    /// Takes the option that a word is, with its value.
    fn take(
        command: Command,
        word: &str,
        rest: &mut impl Iterator<Item = String>,
    ) -> Result<Given, Problem> {
        let Found { row, name, value } =
            find(command, word).ok_or_else(|| unknown(command, word))?;
        let value = match (value, row.form) {
            (Value::Here(_), Form::Alone) => {
                return Err(Problem::new(format!("{name} takes no value")));
            }
            (Value::Missing, _) => String::new(),
            (Value::Here(value), _) => value.to_owned(),
            (Value::Next, _) => rest
                .next()
                .ok_or_else(|| Problem::new(format!("{name} needs a value: {}", row.value())))?,
        };
        Ok(Given { row, name, value })
    }

    /// Sets what it asks for.
    pub fn apply(&self, asked: &mut Asked) -> Result<(), Problem> {
        let context = Context { name: self.name, at: At::Option(self.name), folder: None };
        self.row.take_word(asked, &self.value, &context)
    }
}

/// A word that is no option of a command.
fn unknown(command: Command, word: &str) -> Problem {
    let whose = match (command, command.about()) {
        (Command::Check | Command::Run, _) | (_, None) => String::new(),
        (_, Some(about)) => format!(" of {}", about.name),
    };
    Problem::new(format!("unknown option{whose}: {word}")).hint(hint(command, word))
}

/// What may have been meant.
pub(crate) fn hint(command: Command, word: &str) -> Option<String> {
    let name = word.split('=').next().unwrap_or_default();
    let names = names(command).filter(|name| name.len() > 3);
    if let Some(near) = suggest::nearest(name, names) {
        return Some(format!("did you mean `{near}`?"));
    }
    let has = |about: &&About| find(about.command, word).is_some();
    let other = COMMANDS.iter().find(has)?;
    Some(format!("it is an option of heddle {}", other.name))
}

/// All names of the options of a command.
pub(crate) fn names(command: Command) -> impl Iterator<Item = &'static str> {
    OPTIONS.iter().filter(move |row| row.belongs_to(command)).flat_map(|row| row.names).copied()
}

/// The command line of `heddle run` and `heddle check`: a program or a system, and options.
pub struct Launch {
    pub(crate) command: Command,
    /// What the options ask for.
    pub asked: Asked,
    pub(crate) given: Vec<Given>,
    /// The file that describes a system.
    pub(crate) file: Option<PathBuf>,
    /// `key=value` for a `.jpf` file.
    pub(crate) overrides: Vec<String>,
    /// The program, with its arguments.
    pub(crate) program: Option<(Program, Vec<String>)>,
}

impl Launch {
    /// Takes a command line apart. What follows the program belongs to it.
    pub fn parse(command: Command, args: Vec<String>) -> Result<Launch, Problem> {
        let mut launch = Launch {
            command,
            asked: Asked::default(),
            given: Vec::new(),
            file: None,
            overrides: Vec::new(),
            program: None,
        };
        let mut args = args.into_iter();
        while let Some(word) = args.next() {
            if let Some(setting) = word.strip_prefix('+') {
                launch.overrides.push(setting.to_owned());
                continue;
            }
            let program = match word.as_str() {
                "--" => Program::Main(args.next().unwrap_or_default()),
                text if text.len() > 1 && text.starts_with('-') => {
                    let given = Given::take(command, text, &mut args)?;
                    match given.row.takes {
                        Takes::Jar => Program::Jar(given.value.into()),
                        _ => {
                            given.apply(&mut launch.asked)?;
                            launch.given.push(given);
                            continue;
                        }
                    }
                }
                text if !launch.is_system() && is_system_file(text) => {
                    launch.file = Some(text.into());
                    continue;
                }
                text => Program::Main(text.to_owned()),
            };
            if launch.is_system() {
                let message = format!("`{word}` is too much: the processes are described already");
                return Err(Problem::new(message));
            }
            launch.program = Some((program, args.collect()));
            break;
        }
        Ok(launch)
    }

    fn is_system(&self) -> bool {
        self.file.is_some() || !self.asked.commands.is_empty()
    }
}

/// The command line of any other command: options, and what else there is, in any order.
#[derive(Default)]
pub struct Line {
    /// What the options ask for.
    pub asked: Asked,
    pub operands: Vec<String>,
    /// What stands behind `--`, and is taken as it is.
    pub literal: Vec<String>,
    /// For `heddle protocol check`: options of `heddle check`, for each component.
    pub of_check: Vec<Given>,
}

impl Line {
    /// Takes a command line apart. A dash alone is an operand.
    pub fn parse(command: Command, args: &[String]) -> Result<Line, Problem> {
        let mut line = Line::default();
        let mut args = args.iter().cloned();
        while let Some(word) = args.next() {
            if word == "--" {
                line.literal.extend(args);
                break;
            }
            if word.len() < 2 || !word.starts_with('-') {
                line.operands.push(word);
                continue;
            }
            let passes_on = command == Command::ProtocolCheck && find(command, &word).is_none();
            if passes_on && find(Command::Check, &word).is_some() {
                line.of_check.push(Given::take(Command::Check, &word, &mut args)?);
                continue;
            }
            Given::take(command, &word, &mut args)?.apply(&mut line.asked)?;
        }
        Ok(line)
    }
}
