//! The one value that every kind of description becomes.

use std::path::PathBuf;

use crate::draft;
use crate::network::Network;
use crate::problem::{Problem, SourceSpan};

/// A system of processes, and what is asked about it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Description {
    pub processes: Vec<Process>,
    /// Options of `heddle check`, in the order they are to be applied.
    pub check: Vec<Setting>,
    pub network: Network,
    /// Protocols that processes follow on their connections.
    pub contracts: Vec<Contract>,
    pub jdk: Option<PathBuf>,
    /// The one process that may run first, where that was asked for. By default all may.
    pub initiating: Option<usize>,
    /// What was passed over or understood in an unexpected way.
    pub notes: Vec<String>,
}

/// How one process is started.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Process {
    /// Different for each process.
    pub name: String,
    /// The name of the machine it runs on.
    pub host: String,
    /// Empty: nobody said.
    pub class_path: Vec<PathBuf>,
    pub program: Program,
    /// The static method that is called, `main` as a rule.
    pub entry: String,
    pub args: Vec<String>,
    /// System properties; of several with one name the last counts.
    pub properties: Vec<(String, String)>,
    pub environment: Vec<(String, String)>,
    /// Where assertions are on or off, in the order of `-ea` and `-da`: a package with `...`
    /// behind it, a class, or nothing, which means everywhere.
    pub assertions: Vec<(String, bool)>,
    /// Assertions of the class library itself.
    pub system_assertions: bool,
    /// As `-Xmx` and `-Xss` have it: `512m`.
    pub heap_max: Option<String>,
    pub stack_max: Option<String>,
    /// Further options of `java`, as given: `--add-opens`, `--enable-preview`.
    pub options: Vec<String>,
    /// Nothing: where we are.
    pub working_directory: Option<PathBuf>,
    /// Starts once these are listening, blocked or have ended.
    pub after: Vec<usize>,
}

/// What a process runs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Program {
    Main(String),
    Jar(PathBuf),
}

/// The protocol that a process follows on its connections, and what its messages are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Contract {
    pub process: String,
    pub files: Vec<PathBuf>,
    /// The name of the frame; empty if there is only one.
    pub frame: String,
    /// Bytes of a message; nothing: each line is one.
    pub message_bytes: Option<usize>,
    /// The port behind each interface.
    pub ports: Vec<(String, u16)>,
    /// How messages begin that are an event, by the event.
    pub messages: Vec<(String, Vec<String>)>,
    /// How messages begin that are none.
    pub ignored: Vec<String>,
    pub place: Option<SourceSpan>,
}

/// An option of `heddle check`, without its dashes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setting {
    pub name: &'static str,
    /// Empty for options that take no value.
    pub value: String,
    pub place: Option<SourceSpan>,
}

/// The host of processes that name none.
pub(crate) const HOST_DEFAULT: &str = "localhost";

impl Process {
    pub(crate) fn new(program: Program) -> Process {
        Process {
            name: String::new(),
            host: HOST_DEFAULT.into(),
            class_path: Vec::new(),
            program,
            entry: "main".into(),
            args: Vec::new(),
            properties: Vec::new(),
            environment: Vec::new(),
            assertions: Vec::new(),
            system_assertions: false,
            heap_max: None,
            stack_max: None,
            options: Vec::new(),
            working_directory: None,
            after: Vec::new(),
        }
    }

    pub(crate) fn property(&mut self, name: &str, value: &str) {
        set(&mut self.properties, name, value);
    }

    pub(crate) fn environment(&mut self, name: &str, value: &str) {
        set(&mut self.environment, name, value);
    }
}

/// Of several values the last counts.
fn set(pairs: &mut Vec<(String, String)>, name: &str, value: &str) {
    match pairs.iter_mut().find(|(known, _)| known == name) {
        Some(pair) => value.clone_into(&mut pair.1),
        None => pairs.push((name.to_owned(), value.to_owned())),
    }
}

impl Description {
    /// Each process starts after the one before it.
    pub fn start_in_order(&mut self) -> Result<(), Problem> {
        for index in 1..self.processes.len() {
            let after = &mut self.processes[index].after;
            if !after.contains(&(index - 1)) {
                after.push(index - 1);
            }
        }
        draft::refuse_cycles(&self.processes, |_| None)
    }

    /// What was asked for an option, if anything was.
    pub fn setting(&self, name: &str) -> Option<&str> {
        let found = self.check.iter().rev().find(|setting| setting.name == name);
        found.map(|setting| setting.value.as_str())
    }
}
