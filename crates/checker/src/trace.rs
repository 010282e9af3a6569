//! A trace as a file: all that is needed to take the same path again. `docs/trace.md` describes it.

#[cfg(test)]
mod tests;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use heddle_access::Kind;
use heddle_jvm::program::Program;
use heddle_jvm::schedule::{Learned, Shapes, WrittenShape};
use heddle_jvm::state::{Assertions, Domain, ProcessConfig, Service};
use heddle_jvm::state::{field_name, name_of};
use heddle_net::NetworkSettings;
use heddle_reduction::{KindName, REDUCTIONS, Reductions};
use heddle_search::Found;
use heddle_system::Scripted;
use serde::{Deserialize, Serialize};

use crate::choice::Choice;
use crate::connection_protocol::ConnectionContract;
use crate::contract::Contract;
use crate::errors::{Damage, SettingError, TraceError, TraceProblem};
use crate::invariant::Invariant;
use crate::properties::property_named;
use crate::system::{Settings, Time};
use crate::trace_network::TraceNetwork;
use crate::violation::Violation;

/// What the first field of every trace says.
pub(crate) const FORMAT: &str = "heddle-trace";
/// Goes up when older readers would misunderstand.
pub(crate) const VERSION: u32 = 3;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trace {
    pub format: String,
    pub version: u32,
    /// The version of Heddle that wrote it.
    pub heddle: String,
    pub jdk: TraceJdk,
    /// Everything that runs, by number.
    pub processes: Vec<TraceProgram>,
    pub network: TraceNetwork,
    /// Commands that processes may start, beside `java`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub commands: Vec<TraceCommand>,
    pub check: TraceCheck,
    /// The kinds of locations before which threads stop.
    pub visible: Vec<Visible>,
    /// The kinds of locations that are written, where some run was cut for its length.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub written: Option<Vec<Visible>>,
    /// The shapes of messages that an adversary made: on connections to which port, whether who listened
    /// sent them, how many came before, in all and without an answer, and the message.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shapes: Vec<WrittenShape>,
    pub violation: TraceViolation,
    pub choices: Vec<Choice>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TraceJdk {
    pub home: PathBuf,
    pub version: String,
}

/// What a command does that is no process.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TraceCommand {
    /// The words its command line begins with.
    pub run: Vec<String>,
    pub prints: String,
    pub complains: String,
    pub status: i32,
}

impl From<&Scripted> for TraceCommand {
    fn from(scripted: &Scripted) -> TraceCommand {
        let Scripted { run, prints, complains, status } = scripted.clone();
        TraceCommand { run, prints, complains, status }
    }
}

impl From<&TraceCommand> for Scripted {
    fn from(command: &TraceCommand) -> Scripted {
        let TraceCommand { run, prints, complains, status } = command.clone();
        Scripted { run, prints, complains, status }
    }
}

/// What runs, as `heddle run` takes it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TraceProgram {
    pub name: String,
    /// Empty for `localhost`.
    pub host: String,
    /// The processes, by number, that had to be up before it started.
    pub after: Vec<u32>,
    /// The process, by number, that had to run first.
    pub after_first_run: Option<u32>,
    /// What relative paths start from.
    pub working_directory: PathBuf,
    pub class_path: String,
    pub main_class: String,
    /// The static method it began with, if that was not `main`.
    pub entry: Option<String>,
    pub jar: Option<PathBuf>,
    pub args: Vec<String>,
    pub properties: Vec<(String, String)>,
    pub environment: Vec<(String, String)>,
    pub system_assertions: bool,
    pub assertions: Vec<(String, bool)>,
    pub heap_bytes_max: u64,
    pub stack_bytes_max: u64,
    pub enable_preview: bool,
    /// Answers to questions without bounds, as the command line has them.
    pub domains: Vec<(String, String)>,
    pub enumerate_random: bool,
    /// Results of cryptography were terms.
    #[serde(default, skip_serializing_if = "is_false")]
    pub symbolic: bool,
    /// What was claimed about methods and fields.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub claims: Vec<String>,
    /// Standard input, if it was given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stdin: Option<TraceInput>,
    /// Standard input could arrive line by line.
    #[serde(default, skip_serializing_if = "is_false")]
    pub stdin_lines: bool,
    /// Whether it may wait for ever: `idle`, or `until clients ended`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub service: Option<String>,
}

/// For fields that are left out where they say nothing.
fn is_false(value: &bool) -> bool {
    !value
}

const IDLE: &str = "idle";
const UNTIL_CLIENTS_ENDED: &str = "until clients ended";

/// Bytes: as text, where they are UTF-8.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum TraceInput {
    Text(String),
    Bytes(Vec<u8>),
}

/// How it was checked.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TraceCheck {
    pub properties: Vec<String>,
    pub reductions: Vec<String>,
    pub time: String,
    pub spurious_wakeups: bool,
    #[serde(default)]
    pub spurious_failures: bool,
    pub outputs: bool,
    pub invariants: Vec<String>,
    /// The protocol that a component has to follow.
    pub contract: Option<Contract>,
    /// The protocols that processes have to follow on their connections.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub connection_protocols: Vec<ConnectionContract>,
}

/// A field of a class, or the elements of the arrays of a class.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Visible {
    /// What sort of place: `field`, `elements`, `monitor`, `sent`.
    pub sort: String,
    /// As in class files: `java/lang/Thread`, `[I`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub class: Option<String>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub statics: bool,
    /// Of a field in its object.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offset: Option<u32>,
    /// What else tells it apart: `server of port 9000`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub of: Option<String>,
    /// The field's name, for people only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub field: Option<String>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TraceViolation {
    pub kind: String,
    pub message: String,
    pub process: String,
    pub thread: String,
    pub site: String,
}

/// The names of the reductions that are on.
pub fn reduction_names(reductions: Reductions) -> Vec<String> {
    let on = REDUCTIONS.iter().filter(|reduction| (reduction.is_on)(&reductions));
    on.map(|reduction| reduction.name.to_owned()).collect()
}

/// The reductions that a list of names turns on.
pub fn reductions_named<'a>(
    names: impl IntoIterator<Item = &'a str>,
) -> Result<Reductions, SettingError> {
    let mut reductions = Reductions::NONE;
    for name in names {
        match REDUCTIONS.iter().find(|reduction| reduction.name == name) {
            Some(reduction) => (reduction.turn)(&mut reductions, true),
            None => return Err(SettingError::Reduction(name.to_owned())),
        }
    }
    Ok(reductions)
}

/// What a replay starts from.
pub struct Situation<'a> {
    pub program: &'static Program,
    pub processes: &'a [ProcessConfig],
    pub network: &'a NetworkSettings,
    pub commands: &'a [Scripted],
    pub settings: &'a Settings,
    pub enable_preview: bool,
}

impl Trace {
    /// The trace of a violation that a search found with what it `learned`.
    pub fn new(
        situation: &Situation<'_>,
        learned: &Learned,
        found: &Found<Choice, Violation>,
    ) -> Trace {
        let Situation { program, processes, network, commands, settings, enable_preview } =
            *situation;
        // It may have turned out that this one could not be used.
        let adversary = settings.reductions.adversary && !learned.shapes.share_ports();
        Trace {
            format: FORMAT.into(),
            version: VERSION,
            heddle: env!("CARGO_PKG_VERSION").into(),
            jdk: TraceJdk { home: program.jdk.home.clone(), version: program.jdk.version() },
            processes: processes
                .iter()
                .map(|config| TraceProgram::new(config, enable_preview))
                .collect(),
            network: TraceNetwork::new(network),
            commands: commands.iter().map(TraceCommand::from).collect(),
            check: TraceCheck {
                reductions: reduction_names(Reductions { adversary, ..settings.reductions }),
                ..TraceCheck::new(settings)
            },
            visible: named(program, learned.visible.all()),
            written: learned.written().map(|kinds| named(program, kinds)),
            shapes: learned.shapes.write(&program.terms),
            violation: TraceViolation {
                kind: found.violation.kind.into(),
                message: found.violation.message.clone(),
                process: found.violation.process.clone(),
                thread: found.violation.thread.clone(),
                site: found.violation.site.clone(),
            },
            choices: found.trace.clone(),
        }
    }

    /// Reads a trace; the error says what is wrong with the file.
    pub fn read(path: &Path) -> Result<Trace, TraceError> {
        let text = std::fs::read_to_string(path).map_err(TraceProblem::File);
        let trace = text.and_then(|text| Trace::parse(&text));
        trace.map_err(|problem| TraceError { path: path.to_owned(), problem })
    }

    /// The trace that a text describes.
    pub fn parse(text: &str) -> Result<Trace, TraceProblem> {
        let value: serde_json::Value = serde_json::from_str(text).map_err(TraceProblem::NotJson)?;
        if value.get("format").and_then(|format| format.as_str()) != Some(FORMAT) {
            return Err(TraceProblem::NotATrace);
        }
        match value.get("version").and_then(serde_json::Value::as_u64) {
            Some(version) if version == u64::from(VERSION) => {}
            Some(version) => return Err(TraceProblem::Version(version)),
            None => return Err(Damage::NoVersion.into()),
        }
        let trace: Trace = serde_json::from_value(value).map_err(Damage::Fields)?;
        trace.examine()?;
        Ok(trace)
    }

    pub fn write(&self, path: &Path) -> Result<(), TraceError> {
        std::fs::write(path, self.text())
            .map_err(|error| TraceError { path: path.to_owned(), problem: error.into() })
    }

    /// The text that [`Trace::parse`] reads.
    pub fn text(&self) -> String {
        let mut text = serde_json::to_string_pretty(self).expect("a trace is plain data");
        text.push('\n');
        text
    }

    /// Whether all that is text says something.
    fn examine(&self) -> Result<(), Damage> {
        self.network.settings()?;
        self.settings()?;
        let count = self.processes.len();
        if count == 0 {
            return Err(Damage::NoProcess);
        }
        for program in &self.processes {
            for (_, values) in &program.domains {
                values.parse::<Domain>().map_err(SettingError::Values)?;
            }
            if program
                .after
                .iter()
                .chain(&program.after_first_run)
                .any(|&earlier| earlier as usize >= count)
            {
                return Err(Damage::MissingProcess { process: program.name.clone() });
            }
        }
        Ok(())
    }

    pub fn processes(&self) -> Vec<ProcessConfig> {
        self.processes.iter().map(TraceProgram::config).collect()
    }

    pub fn settings(&self) -> Result<Settings, SettingError> {
        let check = &self.check;
        let mut properties = Vec::new();
        for name in &check.properties {
            let known = property_named(name);
            properties.push(known.ok_or_else(|| SettingError::Property(name.clone()))?);
        }
        Ok(Settings {
            properties,
            reductions: reductions_named(check.reductions.iter().map(String::as_str))?,
            time: check.time.parse()?,
            spurious_wakeups: check.spurious_wakeups,
            spurious_failures: check.spurious_failures,
            outputs: check.outputs,
            collected: Arc::default(),
            contract: check.contract.clone().map(Arc::new),
            connection_protocols: Arc::new(check.connection_protocols.clone()),
            weights: Vec::new(),
            look: false,
            why_new: false,
            brake: None,
            reached: None,
            executed: Arc::default(),
            so_far: Arc::default(),
            statistics: Arc::default(),
            invariants: check
                .invariants
                .iter()
                .map(|name| Invariant::named(name))
                .collect::<Result<_, _>>()?,
        })
    }

    pub(crate) fn learned(&self, program: &'static Program) -> Learned {
        let shapes = Shapes::read(&program.terms, &self.shapes);
        let written = self.written.as_ref();
        let written = written.map(|kinds| kinds.iter().map(Visible::name).collect());
        Learned::fixed(program, self.visible.iter().map(Visible::name), written, shapes)
    }
}

impl Visible {
    fn name(&self) -> KindName {
        let Visible { sort, class, statics, offset, of, field: _ } = self.clone();
        KindName { sort, class, statics, offset, of }
    }
}

impl TraceProgram {
    pub fn config(&self) -> ProcessConfig {
        ProcessConfig {
            name: self.name.clone(),
            host: self.host.clone(),
            after: self.after.clone(),
            after_first_run: self.after_first_run,
            class_path: self.class_path.split(':').map(PathBuf::from).collect(),
            class_path_text: self.class_path.clone(),
            main_class: self.main_class.clone(),
            entry: self.entry.clone(),
            jar: self.jar.clone(),
            args: self.args.clone(),
            properties: self.properties.clone(),
            environment: self.environment.clone(),
            assertions: Assertions {
                system: self.system_assertions,
                rules: self.assertions.clone(),
            },
            heap_bytes_max: self.heap_bytes_max,
            stack_bytes_max: self.stack_bytes_max,
            working_directory: self.working_directory.clone(),
            domains: self
                .domains
                .iter()
                .map(|(name, values)| {
                    (name.clone(), values.parse().expect("looked at when it was read"))
                })
                .collect(),
            enumerate_random: self.enumerate_random,
            symbolic: self.symbolic,
            claims: self.claims.clone(),
            input: self.stdin.as_ref().map(|input| input.bytes().into()),
            input_lines: self.stdin_lines,
            service: match self.service.as_deref() {
                None => Service::No,
                Some(UNTIL_CLIENTS_ENDED) => Service::EndsWithClients,
                Some(_) => Service::Idle,
            },
            parent: None,
            pid: 0,
            identity: 0,
        }
    }

    pub fn new(config: &ProcessConfig, enable_preview: bool) -> TraceProgram {
        TraceProgram {
            name: config.name.clone(),
            host: config.host.clone(),
            after: config.after.clone(),
            after_first_run: config.after_first_run,
            working_directory: config.working_directory.clone(),
            class_path: config.class_path_text.clone(),
            main_class: config.main_class.clone(),
            entry: config.entry.clone(),
            jar: config.jar.clone(),
            args: config.args.clone(),
            properties: config.properties.clone(),
            environment: config.environment.clone(),
            system_assertions: config.assertions.system,
            assertions: config.assertions.rules.clone(),
            heap_bytes_max: config.heap_bytes_max,
            stack_bytes_max: config.stack_bytes_max,
            enable_preview,
            domains: config
                .domains
                .iter()
                .map(|(name, domain)| (name.clone(), domain.to_string()))
                .collect(),
            enumerate_random: config.enumerate_random,
            symbolic: config.symbolic,
            claims: config.claims.clone(),
            stdin: config.input.as_deref().map(TraceInput::new),
            stdin_lines: config.input_lines,
            service: match config.service {
                Service::No => None,
                Service::Idle => Some(IDLE.into()),
                Service::EndsWithClients => Some(UNTIL_CLIENTS_ENDED.into()),
            },
        }
    }
}

impl TraceInput {
    fn new(bytes: &[u8]) -> TraceInput {
        match std::str::from_utf8(bytes) {
            Ok(text) => TraceInput::Text(text.to_owned()),
            Err(_) => TraceInput::Bytes(bytes.to_vec()),
        }
    }

    pub(crate) fn bytes(&self) -> &[u8] {
        match self {
            TraceInput::Text(text) => text.as_bytes(),
            TraceInput::Bytes(bytes) => bytes,
        }
    }
}

impl TraceCheck {
    pub fn new(settings: &Settings) -> TraceCheck {
        TraceCheck {
            properties: settings.properties.iter().map(|known| known.name.to_owned()).collect(),
            reductions: reduction_names(settings.reductions),
            time: settings.time.to_string(),
            spurious_wakeups: settings.spurious_wakeups,
            spurious_failures: settings.spurious_failures,
            outputs: settings.outputs,
            invariants: settings.invariants.iter().map(Invariant::title).collect(),
            contract: settings.contract.as_deref().cloned(),
            connection_protocols: settings.connection_protocols.to_vec(),
        }
    }
}

/// Kinds of places, sorted by name.
fn named(program: &'static Program, kinds: Vec<Kind>) -> Vec<Visible> {
    let name = |kind: Kind| {
        let KindName { sort, class, statics, offset, of } = name_of(program, kind);
        let field = match kind {
            Kind::Field { class, offset } => field_name(program, class, offset),
            _ => None,
        };
        Visible { sort, class, statics, offset, of, field }
    };
    let kinds: BTreeSet<Visible> = kinds.into_iter().map(name).collect();
    kinds.into_iter().collect()
}

impl std::fmt::Display for Time {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Time::Free => "free",
            Time::Ordered => "ordered",
        })
    }
}

impl std::str::FromStr for Time {
    type Err = SettingError;

    fn from_str(text: &str) -> Result<Time, SettingError> {
        match text {
            "free" => Ok(Time::Free),
            "ordered" => Ok(Time::Ordered),
            other => Err(SettingError::Time(other.to_owned())),
        }
    }
}
