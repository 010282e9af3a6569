//! Why a trace does not lead where it led.

use std::error::Error;
use std::fmt;

use super::{SettingError, StartError};
use crate::choice::Choice;

/// Why a trace cannot be taken again.
#[derive(Debug)]
pub enum ReplayError {
    Setting(SettingError),
    Start(StartError),
    /// The path ends before the trace does.
    Diverged {
        /// The number of the choice; 0 is the way to the first one.
        choice: usize,
        /// How many choices the trace has.
        of: usize,
        why: Divergence,
    },
    /// The path leads elsewhere: nothing is violated there, or something else.
    OtherViolation {
        kind: String,
        message: String,
        /// Kind and message of each violation there.
        found: Vec<(String, String)>,
    },
    /// The trace has fewer choices than that.
    NoState {
        choices: usize,
        after: usize,
    },
}

/// Why a path cannot be followed further.
#[derive(Debug, PartialEq, Eq)]
pub enum Divergence {
    /// The program says that the run is of no interest.
    Pruned,
    Unsupported(String),
    NotOpen {
        choice: Choice,
        /// How many threads there are.
        threads: u32,
        open: Vec<Choice>,
    },
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReplayError::Setting(error) => error.fmt(f),
            ReplayError::Start(error) => error.fmt(f),
            ReplayError::Diverged { choice, of, why } => write!(
                f,
                "the trace cannot be followed: at step {choice} of {of}, {why}; has the program \
                 changed since?"
            ),
            ReplayError::OtherViolation { kind, message, found } => {
                write!(f, "the trace does not lead to its violation, {kind} ({message}): ")?;
                if found.is_empty() {
                    return f.write_str("nothing is violated there");
                }
                let all: Vec<String> =
                    found.iter().map(|(kind, message)| format!("{kind} ({message})")).collect();
                write!(f, "there is {}", all.join(", "))
            }
            ReplayError::NoState { choices, after } => {
                write!(f, "the trace has {choices} choices; there is no state after {after}")
            }
        }
    }
}

impl fmt::Display for Divergence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Divergence::Pruned => f.write_str("the run is said to be of no interest"),
            Divergence::Unsupported(what) => write!(f, "it needs {what}"),
            Divergence::NotOpen { choice, threads, open } => {
                write!(f, "{} is not open: ", written(choice))?;
                if choice.thread() >= *threads {
                    write!(f, "there is no thread {}", choice.thread())
                } else if open.is_empty() {
                    f.write_str("the run is over")
                } else {
                    let all: Vec<String> = open.iter().map(written).collect();
                    write!(f, "open are {}", all.join(" "))
                }
            }
        }
    }
}

/// A choice as traces have it.
fn written(choice: &Choice) -> String {
    serde_json::to_string(choice).expect("a choice is plain data")
}

impl Error for ReplayError {}

impl From<SettingError> for ReplayError {
    fn from(error: SettingError) -> ReplayError {
        ReplayError::Setting(error)
    }
}

impl From<StartError> for ReplayError {
    fn from(error: StartError) -> ReplayError {
        ReplayError::Start(error)
    }
}

/// Why there is no graph of the states.
#[derive(Debug)]
pub enum GraphError {
    Start(StartError),
    Unsupported(String),
    /// A limit was reached first, as this says.
    Limit(String),
}

impl fmt::Display for GraphError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GraphError::Start(error) => error.fmt(f),
            GraphError::Unsupported(what) => f.write_str(what),
            GraphError::Limit(limit) => write!(f, "{limit} before the graph of states was made"),
        }
    }
}

impl Error for GraphError {}

impl From<StartError> for GraphError {
    fn from(error: StartError) -> GraphError {
        GraphError::Start(error)
    }
}
