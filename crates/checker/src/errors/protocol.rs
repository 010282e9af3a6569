//! What can be wrong with the protocols a program is checked against.

use std::error::Error;
use std::fmt;

use heddle_system::Problem;

use super::SettingError;

/// What is wrong with the text of a frame, as the readers of protocols say it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FrameError {
    /// Mistakes in the text, each with its line.
    Mistakes(String),
    /// There is no frame of that name; the text may know a similar one.
    NoSuchFrame(String),
}

impl fmt::Display for FrameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (FrameError::Mistakes(text) | FrameError::NoSuchFrame(text)) = self;
        f.write_str(text)
    }
}

impl Error for FrameError {}

/// Why a component cannot be checked against its frame.
#[derive(Debug)]
pub enum ContractError {
    Unreadable {
        file: String,
        error: std::io::Error,
    },
    NoFrame {
        files: String,
    },
    SeveralFrames {
        files: String,
    },
    Frame(FrameError),
    Setting(SettingError),
    NoInterface {
        frame: String,
        interface: String,
    },
    NoComponent,
    NoClass(String),
    /// An environment makes the component itself, and of this class it cannot.
    NotInstantiable {
        class: String,
        what: &'static str,
    },
    /// The component's class is not of the type that the frame says it provides.
    NotProvided {
        frame: String,
        interface: String,
        type_name: String,
        class: String,
    },
    /// The frame does not fit the classes; the text says how.
    Misfit(String),
}

impl fmt::Display for ContractError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ContractError::Unreadable { file, error } => write!(f, "{file}: {error}"),
            ContractError::NoFrame { files } => write!(f, "{files} has no frame"),
            ContractError::SeveralFrames { files } => {
                write!(f, "{files} has several frames: name one, {files}:NAME")
            }
            ContractError::Frame(error) => error.fmt(f),
            ContractError::Setting(error) => error.fmt(f),
            ContractError::NoInterface { frame, interface } => {
                write!(f, "the frame {frame} has no interface {interface}")
            }
            ContractError::NoComponent => {
                f.write_str("which class is the component? (--component)")
            }
            ContractError::NoClass(class) => {
                write!(f, "there is no class {class} on the class path")
            }
            ContractError::NotInstantiable { class, what } => write!(
                f,
                "{class} is {what}: an environment needs a class that objects can be made of"
            ),
            ContractError::NotProvided { frame, interface, type_name, class } => write!(
                f,
                "the frame {frame} provides {type_name} {interface}, but {class} is no {type_name}"
            ),
            ContractError::Misfit(what) => f.write_str(what),
        }
    }
}

impl Error for ContractError {}

impl From<ContractError> for Problem {
    fn from(error: ContractError) -> Problem {
        Problem::new(error.to_string())
    }
}

impl From<FrameError> for ContractError {
    fn from(error: FrameError) -> ContractError {
        ContractError::Frame(error)
    }
}

impl From<SettingError> for ContractError {
    fn from(error: SettingError) -> ContractError {
        ContractError::Setting(error)
    }
}

/// Why processes cannot be checked against the protocols of their connections.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ConnectionContractError {
    /// The rules of jpf-nas have no messages to follow.
    Rules,
    Contract {
        process: String,
        problem: ConnectionContractProblem,
    },
}

/// What is wrong with the contract of one process.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ConnectionContractProblem {
    Frame(FrameError),
    NoProcess,
    NoMessages,
    /// Another contract of the process has the same port.
    SamePort,
    /// Messages that begin so are two events.
    TwoEvents {
        prefix: String,
    },
    /// A text that is to be an event has mistakes.
    Mistakes(String),
    NotOneEvent(String),
    NotVisible(String),
    NoInterface {
        frame: String,
        interface: String,
    },
    NoPort {
        interface: String,
    },
    NoEvent {
        frame: String,
        event: String,
    },
    EmptyPrefix,
    NotAByte(char),
    LongPrefix(String),
}

impl fmt::Display for ConnectionContractError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ConnectionContractError::Rules => {
                f.write_str("contracts of processes need the rules of TCP, not those of jpf-nas")
            }
            ConnectionContractError::Contract { process, problem } => {
                write!(f, "the contract of {process}: {problem}")
            }
        }
    }
}

impl fmt::Display for ConnectionContractProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ConnectionContractProblem::Frame(error) => error.fmt(f),
            ConnectionContractProblem::NoProcess => f.write_str("there is no such process"),
            ConnectionContractProblem::NoMessages => f.write_str("it has no messages"),
            ConnectionContractProblem::SamePort => {
                f.write_str("another contract has the same port")
            }
            ConnectionContractProblem::TwoEvents { prefix } => {
                write!(f, "messages that begin with \"{prefix}\" are two events")
            }
            ConnectionContractProblem::Mistakes(text) => f.write_str(text),
            ConnectionContractProblem::NotOneEvent(text) => {
                write!(f, "`{text}` is not one event, as ?i.m^ is")
            }
            ConnectionContractProblem::NotVisible(text) => {
                write!(f, "`{text}` is no event that others see")
            }
            ConnectionContractProblem::NoInterface { frame, interface } => {
                write!(f, "the frame {frame} has no interface {interface}")
            }
            ConnectionContractProblem::NoPort { interface } => {
                write!(f, "no port is given for the interface {interface}")
            }
            ConnectionContractProblem::NoEvent { frame, event } => {
                write!(f, "the protocol of {frame} has no event {event}")
            }
            ConnectionContractProblem::EmptyPrefix => {
                f.write_str("every message begins with \"\": that tells none from another")
            }
            ConnectionContractProblem::NotAByte(letter) => {
                write!(f, "`{letter}` is no single byte")
            }
            ConnectionContractProblem::LongPrefix(text) => {
                write!(f, "`{text}` is longer than messages are")
            }
        }
    }
}

impl Error for ConnectionContractError {}

impl From<FrameError> for ConnectionContractProblem {
    fn from(error: FrameError) -> ConnectionContractProblem {
        ConnectionContractProblem::Frame(error)
    }
}
