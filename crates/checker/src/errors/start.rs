//! Why a program cannot be checked as it was asked for.

use std::error::Error;
use std::fmt;

use heddle_reduction::REDUCTIONS;
use heddle_system::Problem;

use super::{ConnectionContractError, ContractError};
use crate::properties::PROPERTIES;

/// A word that names no setting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SettingError {
    Property(String),
    Reduction(String),
    Time(String),
    ProtocolMode(String),
    Invariant(String),
    Rules(String),
    Fault(String),
    Operation(String),
    Channel(String),
    RemoteCalls(String),
    /// What was said to real programs does not fit together.
    Conversation,
    /// Values for a question or an argument; the text says what is wrong with them.
    Values(String),
    /// Values that are not of the type they are for.
    OtherType {
        values: String,
        type_name: String,
    },
}

impl fmt::Display for SettingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SettingError::Property(name) => {
                let known: Vec<&str> = PROPERTIES.iter().map(|property| property.name).collect();
                write!(f, "`{name}` is no property; there are {}", known.join(", "))
            }
            SettingError::Reduction(name) => {
                let known: Vec<&str> = REDUCTIONS.iter().map(|reduction| reduction.name).collect();
                write!(f, "`{name}` is no reduction; there are {}", known.join(", "))
            }
            SettingError::Time(text) => write!(f, "time is free or ordered, not `{text}`"),
            SettingError::ProtocolMode(name) => {
                write!(f, "a protocol mode is product, trace or observe, not `{name}`")
            }
            SettingError::Invariant(text) => {
                write!(f, "an invariant is CLASS.METHOD, not `{text}`")
            }
            SettingError::Rules(name) => write!(f, "`{name}` is no set of rules"),
            SettingError::Fault(name) => write!(f, "`{name}` is no fault"),
            SettingError::Operation(name) => write!(f, "`{name}` is no operation"),
            SettingError::Channel(name) => write!(f, "`{name}` is no channel"),
            SettingError::RemoteCalls(name) => write!(f, "`{name}` is no way of remote calls"),
            SettingError::Conversation => {
                f.write_str("what was said to a live peer does not fit together")
            }
            SettingError::Values(what) => f.write_str(what),
            SettingError::OtherType { values, type_name } => {
                write!(f, "`{values}` has values that are no {type_name}")
            }
        }
    }
}

impl Error for SettingError {}

/// A setting that somebody asked for: the problem gets the place where it was said.
impl From<SettingError> for Problem {
    fn from(error: SettingError) -> Problem {
        Problem::new(error.to_string())
    }
}

/// Why the processes of a subject cannot be started.
#[derive(Debug)]
pub enum StartError {
    NoClass {
        class: String,
        class_path: String,
    },
    /// The class to begin with is there, but cannot be linked; `error` is the Java error.
    Linkage {
        class: String,
        error: String,
        message: String,
    },
    /// The class has no static method to begin with.
    NoEntry {
        class: String,
        method: String,
    },
    NoMemory(std::io::Error),
    Contract(ContractError),
    ConnectionContract(ConnectionContractError),
    Invariant(InvariantError),
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StartError::NoClass { class, class_path } => {
                write!(f, "there is no class {class} on the class path ({class_path})")
            }
            StartError::Linkage { class, error, message } => {
                write!(f, "{class}: {error}: {message}")
            }
            StartError::NoEntry { class, method } => {
                write!(f, "{class} has no method {method}(String[])")
            }
            StartError::NoMemory(error) => write!(f, "no memory for the heap: {error}"),
            StartError::Contract(error) => error.fmt(f),
            StartError::ConnectionContract(error) => error.fmt(f),
            StartError::Invariant(error) => error.fmt(f),
        }
    }
}

impl Error for StartError {}

impl From<ContractError> for StartError {
    fn from(error: ContractError) -> StartError {
        StartError::Contract(error)
    }
}

impl From<ConnectionContractError> for StartError {
    fn from(error: ConnectionContractError) -> StartError {
        StartError::ConnectionContract(error)
    }
}

impl From<InvariantError> for StartError {
    fn from(error: InvariantError) -> StartError {
        StartError::Invariant(error)
    }
}

/// Why an invariant cannot be asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvariantError {
    /// `Class.method`.
    pub invariant: String,
    pub problem: InvariantProblem,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InvariantProblem {
    NoClass(String),
    NoMethod(String),
    /// The method does what an invariant cannot.
    Unsupported(String),
}

impl fmt::Display for InvariantError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "invariant {}: ", self.invariant)?;
        match &self.problem {
            InvariantProblem::NoClass(class) => write!(f, "there is no class {class}"),
            InvariantProblem::NoMethod(name) => write!(f, "no static boolean {name}() there"),
            InvariantProblem::Unsupported(what) => f.write_str(what),
        }
    }
}

impl Error for InvariantError {}
