//! The one value that every kind of description becomes.

use std::path::PathBuf;

use heddle_net::NetworkSettings;

use crate::asked::{Asked, Frame, Java};
use crate::draft;
use crate::live::LiveProcess;
use crate::problem::{Problem, SourceSpan};
use crate::started::Scripted;

/// A system of processes, and what is asked about it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Description {
    pub processes: Vec<Process>,
    /// Real programs that they talk to.
    pub live: Vec<LiveProcess>,
    /// What is asked of it, by the description and by the command line.
    pub asked: Asked,
    /// Protocols that processes follow on their connections.
    pub contracts: Vec<Contract>,
    /// Commands that processes may start, beside `java`.
    pub commands: Vec<Scripted>,
    /// The one process that may run first, where that was asked for. By default all may.
    pub initiating: Option<usize>,
    /// What was passed over or understood in an unexpected way.
    pub notes: Vec<String>,
}

/// How one process is started.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Process {
    /// Different for each process; empty if there is only one, and nobody named it.
    pub name: String,
    /// The name of the machine it runs on.
    pub host: String,
    pub program: Program,
    /// The static method that is called, `main` as a rule.
    pub entry: String,
    pub args: Vec<String>,
    pub java: Java,
    /// Nothing: where we are.
    pub working_directory: Option<PathBuf>,
    /// Starts once these are listening, blocked or have ended.
    pub after: Vec<usize>,
    /// It may wait for ever.
    pub service: bool,
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
    pub frame: Frame,
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

/// The host of processes that name none.
pub(crate) const HOST_DEFAULT: &str = "localhost";

impl Process {
    pub(crate) fn new(program: Program) -> Process {
        Process {
            name: String::new(),
            host: HOST_DEFAULT.into(),
            program,
            entry: "main".into(),
            args: Vec::new(),
            java: Java::default(),
            working_directory: None,
            after: Vec::new(),
            service: false,
        }
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

    /// The processes of these names, and of these groups, may wait for ever.
    pub(crate) fn mark_services(&mut self) -> Result<(), Problem> {
        for said in self.asked.services.clone() {
            let name = &said.value;
            let is_meant = |process: &Process| {
                let index = process.name.strip_prefix(name).and_then(|rest| rest.strip_prefix('-'));
                process.name == *name || index.is_some_and(|index| index.parse::<u32>().is_ok())
            };
            if !self.processes.iter().any(is_meant) {
                return Err(Problem::new(format!("no process is called `{name}`")).of("--service"));
            }
            let meant = self.processes.iter_mut().filter(|process| is_meant(process));
            meant.for_each(|process| process.service = true);
        }
        Ok(())
    }

    /// What the network between the processes is like.
    pub fn network(&self) -> Result<NetworkSettings, Problem> {
        let name = |process: &Process| match process.name.as_str() {
            "" => "main".to_owned(),
            name => name.to_owned(),
        };
        self.asked.network.settings(&self.processes.iter().map(name).collect::<Vec<String>>())
    }
}
