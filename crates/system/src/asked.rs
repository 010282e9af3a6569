//! What was asked for, typed: the one value that a command line, a TOML file and a `.jpf` file
//! fill in, each through the table of options.
//!
//! Names of things that other crates own (properties, strategies, stores, formats) stay names
//! here, with the place where they were given: their owner looks them up, and a wrong one is
//! reported at that place.

use std::path::PathBuf;

use crate::network::Network;
use crate::problem::{Problem, SourceSpan};

/// Everything that options can set, for all commands.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Asked {
    pub help: Option<Help>,
    /// Of several the last counts, except where a command looks at all of them.
    pub jdks: Vec<PathBuf>,
    /// Say what `java` passes over in silence.
    pub verbose: bool,
    /// For the program, or for every process of a system.
    pub java: Java,
    /// Processes as `java …` command lines.
    pub commands: Vec<String>,
    /// Each process starts after the one before it.
    pub start_in_order: bool,
    /// Processes, or groups of them, that may wait for ever.
    pub services: Vec<Said<String>>,
    /// Services are shut down once all others have ended.
    pub until_clients_ended: bool,
    pub network: Network,
    pub peers: PeersAsked,
    pub check: Check,
    pub output: Output,
    /// The states after so many choices are compared.
    pub diff_states: Option<(usize, usize)>,
    pub protocol: Protocol,
    /// Change nothing; say what is wrong.
    pub only_check: bool,
}

/// What is asked about real programs beside the checked ones.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PeersAsked {
    /// Commands of a file may be run.
    pub run: bool,
    /// Addresses, beyond those of this machine, that may be reached.
    pub allowed: Vec<Said<String>>,
    /// What was seen of them counts as all they can do.
    pub trusted: bool,
    pub cache: Option<PeerCache>,
}

/// How real programs are kept in step with a search that goes back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PeerCache {
    /// All schedules say the same on a connection.
    Linear,
    /// Another request opens a branch, to which a fresh instance is led.
    #[default]
    Branching,
    /// States of programs are saved.
    Checkpoint,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Help {
    Short,
    Long,
}

/// How `java` starts a process.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Java {
    /// Empty: nobody said.
    pub class_path: Vec<PathBuf>,
    /// System properties, each name once.
    pub properties: Vec<(String, String)>,
    pub environment: Vec<(String, String)>,
    /// Where assertions are on or off, in the order of `-ea` and `-da`: a package with `...`
    /// behind it, a class, or nothing, which means everywhere.
    pub assertions: Vec<(String, bool)>,
    /// Assertions of the class library itself.
    pub system_assertions: bool,
    pub heap_bytes_max: Option<u64>,
    pub stack_bytes_max: Option<u64>,
    pub enable_preview: bool,
    /// Nothing: what the command was given, or nothing at all where it is checked.
    pub stdin: Option<Stdin>,
    /// Standard input may arrive line by line.
    pub stdin_lines: bool,
    /// Results of cryptography are terms.
    pub symbolic: bool,
    /// What is claimed about the program's own methods and fields, as `heddle_classfile::Claim` reads it.
    pub claims: Vec<String>,
}

/// Standard input of a process.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stdin {
    File(PathBuf),
    Text(String),
}

/// What is checked, and how.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Check {
    /// Changes to the properties checked by default, in their order.
    pub properties: Vec<Properties>,
    pub strategy: Option<Said<String>>,
    /// How much a thread or class counts, by name.
    pub weights: Vec<(String, i32)>,
    pub all: bool,
    pub workers: Option<u64>,
    pub depth_max: Option<u64>,
    pub states_max: Option<u64>,
    pub seconds_max: Option<u64>,
    pub memory_bytes_max: Option<u64>,
    pub store: Option<Said<String>>,
    pub seed: Option<u64>,
    pub runs: Option<u64>,
    /// Only these; `all` is all of them, and an empty list or `none` none.
    pub reductions: Option<Vec<Said<String>>>,
    pub time: Option<Said<String>>,
    pub spurious_wakeups: bool,
    pub spurious_failures: bool,
    /// What complete runs print is collected, and belongs to the state.
    pub outputs: bool,
    /// `Class.method`.
    pub invariants: Vec<Said<String>>,
    /// The frame whose protocol a component has to follow.
    pub frame: Option<Said<Frame>>,
    /// What is claimed about methods and fields.
    pub claims: Vec<Said<String>>,
    /// The component's class first, then others that belong to it.
    pub components: Vec<String>,
    /// An interface of the frame, and the class or field behind it.
    pub bindings: Vec<(String, String)>,
    pub protocol_mode: Option<Said<String>>,
    /// The protocol calls the component, and no program does.
    pub environment: bool,
    /// How often the environment makes a call that may be repeated.
    pub protocol_repeat: Option<Limit>,
    /// Values of the environment, by what they are for.
    pub values: Vec<Said<(String, String)>>,
    /// Bounded random numbers are choices.
    pub enumerate_random: bool,
    /// Answers to questions without bounds, by the question or its type.
    pub nondet: Vec<Said<(String, String)>>,
}

/// A change to what is checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Properties {
    Only(Vec<Said<String>>),
    Add(Said<String>),
    Remove(Said<String>),
}

/// What is told of a result, and where.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Output {
    pub json: bool,
    pub trace: Option<PathBuf>,
    pub dot: Option<PathBuf>,
    /// A format and its file.
    pub reports: Vec<Said<(String, PathBuf)>>,
    pub minimize: Minimize,
    pub stats: bool,
    pub why_new: bool,
    pub show_output: bool,
    pub quiet: bool,
    /// Folders and jars with sources, for reports.
    pub sources: Vec<PathBuf>,
    pub color: Color,
}

/// Whether a report is coloured.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Color {
    /// On a terminal, unless `NO_COLOR` is set.
    #[default]
    Auto,
    Always,
    Never,
}

/// How hard to look for a trace that is easier to read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Minimize {
    No,
    #[default]
    ALittle,
    ALot,
}

/// What is asked of behaviour protocols.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Protocol {
    /// A frame, and the Java classes that implement it.
    pub implemented: Vec<(String, Vec<String>)>,
    /// Only this frame.
    pub frame: Option<String>,
    pub minimal: bool,
    pub dot: bool,
    /// The file that events are read from; `-` is standard input.
    pub events: Option<String>,
    pub complete: bool,
    pub count: Option<u64>,
    pub states_max: Option<u64>,
}

/// Files with a frame, and its name; empty if there is only one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Frame {
    pub files: Vec<PathBuf>,
    pub name: String,
}

/// A bound that may be waived.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    AtMost(u64),
    Unlimited,
}

/// Where a value was given.
#[derive(Clone, Debug)]
pub enum At {
    /// On the command line, by the option with this name.
    Option(&'static str),
    /// In a file.
    Place(SourceSpan),
    /// Nobody can point there.
    Unknown,
}

/// A value, and where it was given: what is found to be wrong later can be shown there.
#[derive(Clone, Debug)]
pub struct Said<T> {
    pub value: T,
    pub at: At,
}

/// Where it was given is no part of what was asked.
impl<T: PartialEq> PartialEq for Said<T> {
    fn eq(&self, other: &Said<T>) -> bool {
        self.value == other.value
    }
}

impl<T: Eq> Eq for Said<T> {}

impl<T> Said<T> {
    pub fn new(value: T, at: &At) -> Said<T> {
        Said { value, at: at.clone() }
    }

    /// Makes something else of the value; why that fails is said where it was given.
    pub fn read<V, E: Into<Problem>>(
        &self,
        read: impl FnOnce(&T) -> Result<V, E>,
    ) -> Result<V, Problem> {
        read(&self.value).map_err(|error| self.at.name(error.into()))
    }
}

impl At {
    /// The problem of a value that was given here.
    pub(crate) fn name(&self, problem: Problem) -> Problem {
        match self {
            At::Option(name) => problem.of(name),
            At::Place(place) => problem.at(Some(place)),
            At::Unknown => problem,
        }
    }
}

impl Asked {
    pub fn jdk(&self) -> Option<&PathBuf> {
        self.jdks.last()
    }
}

impl Java {
    /// Sets a system property; of several values the last counts.
    pub fn property(&mut self, name: &str, value: &str) {
        set(&mut self.properties, name, value);
    }

    /// Sets an environment variable; of several values the last counts.
    pub fn variable(&mut self, name: &str, value: &str) {
        set(&mut self.environment, name, value);
    }

    /// The module system reads `NAME.0`, `NAME.1`, and so on.
    pub(crate) fn numbered_property(&mut self, name: &str, value: &str) {
        let is_one = |key: &str| {
            let number = key.strip_prefix(name).and_then(|rest| rest.strip_prefix('.'));
            number.is_some_and(|number| number.parse::<u32>().is_ok())
        };
        let count = self.properties.iter().filter(|(key, _)| is_one(key)).count();
        self.property(&format!("{name}.{count}"), value);
    }
}

fn set(pairs: &mut Vec<(String, String)>, name: &str, value: &str) {
    pairs.retain(|(known, _)| known != name);
    pairs.push((name.to_owned(), value.to_owned()));
}
