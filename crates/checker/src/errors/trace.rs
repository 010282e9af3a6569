//! Why a file is no trace, or none that this version reads.

use std::error::Error;
use std::fmt;
use std::path::PathBuf;

use super::SettingError;
use crate::trace::{FORMAT, VERSION};

/// A file and what is wrong with it.
#[derive(Debug)]
pub struct TraceError {
    pub path: PathBuf,
    pub problem: TraceProblem,
}

#[derive(Debug)]
pub enum TraceProblem {
    /// It cannot be read or written.
    File(std::io::Error),
    NotJson(serde_json::Error),
    /// JSON, but something else.
    NotATrace,
    Version(u64),
    Damaged(Damage),
}

/// What is wrong with a trace of this version.
#[derive(Debug)]
pub enum Damage {
    NoVersion,
    /// A field is missing, unknown or of another type.
    Fields(serde_json::Error),
    NoProcess,
    /// A process starts after one that is not there.
    MissingProcess {
        process: String,
    },
    Setting(SettingError),
}

impl fmt::Display for TraceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = self.path.display();
        match &self.problem {
            TraceProblem::File(error) => write!(f, "{name}: {error}"),
            problem => write!(f, "{name} is {problem}"),
        }
    }
}

impl fmt::Display for TraceProblem {
    /// What the file is.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TraceProblem::File(error) => error.fmt(f),
            TraceProblem::NotJson(error) => write!(f, "no JSON: {error}"),
            TraceProblem::NotATrace => write!(f, "no trace: its format is not \"{FORMAT}\""),
            TraceProblem::Version(version) => {
                write!(f, "a trace of version {version}; this Heddle reads version {VERSION}")
            }
            TraceProblem::Damaged(damage) => write!(f, "a damaged trace: {damage}"),
        }
    }
}

impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Damage::NoVersion => f.write_str("it has no version"),
            Damage::Fields(error) => error.fmt(f),
            Damage::NoProcess => f.write_str("it has no process"),
            // A program that is checked alone has no name.
            Damage::MissingProcess { process } if process.is_empty() => {
                f.write_str("it starts after a process that is not there")
            }
            Damage::MissingProcess { process } => {
                write!(f, "{process} starts after a process that is not there")
            }
            Damage::Setting(error) => error.fmt(f),
        }
    }
}

impl Error for TraceError {}

impl Error for TraceProblem {}

impl From<std::io::Error> for TraceProblem {
    fn from(error: std::io::Error) -> TraceProblem {
        TraceProblem::File(error)
    }
}

impl From<Damage> for TraceProblem {
    fn from(damage: Damage) -> TraceProblem {
        TraceProblem::Damaged(damage)
    }
}

impl From<SettingError> for Damage {
    fn from(error: SettingError) -> Damage {
        Damage::Setting(error)
    }
}
