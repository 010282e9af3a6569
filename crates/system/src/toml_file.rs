//! Systems described in TOML.

use std::net::IpAddr;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;

use toml::de::DeTable;

use crate::check_keys::{CHECK_KEYS, CheckKey, Shape};
use crate::description::{Description, Program, Setting};
use crate::draft::{self, Draft, PROCESSES_MAX};
use crate::java_command;
use crate::network::{self, Host};
use crate::problem::{Place, Problem, Source};
use crate::startup::working_directory;
use crate::toml_contract::{self, CONTRACT_KEYS};
use crate::toml_values::{self, Entry, Value, unknown};

const TOP_KEYS: &[&str] = &[
    "classpath",
    "jdk",
    "enable_assertions",
    "properties",
    "environment",
    "working_directory",
    "process",
    "check",
    "network",
    "contract",
];

const PROCESS_KEYS: &[&str] = &[
    "name",
    "main",
    "jar",
    "args",
    "classpath",
    "properties",
    "environment",
    "working_directory",
    "host",
    "enable_assertions",
    "count",
    "after",
];

const NETWORK_KEYS: &[&str] = &["faults", "fault_budget", "channel", "buffer", "compat", "hosts"];

/// What a TOML file describes; relative names belong to its folder.
pub(crate) fn describe(source: &Arc<Source>, folder: &Path) -> Result<Description, Problem> {
    let table = DeTable::parse(&source.text).map_err(|error| {
        let message = error.message().trim().replace('\n', ", ");
        let place = Place::new(source, error.span().unwrap_or(0..0));
        place.problem(message)
    })?;
    let mut file = File {
        folder,
        description: Description::default(),
        common: Common { working_directory: working_directory(folder), ..Common::default() },
    };
    let entries = toml_values::entries(source, table.get_ref());
    let mut processes = None;
    let mut network = None;
    let mut contracts = None;
    for entry in &entries {
        match entry.key {
            "jdk" => file.description.jdk = Some(folder.join(entry.value.name()?)),
            "process" => processes = Some(entry),
            "check" => file.check(entry.value)?,
            // Faults name processes, which have to be known first.
            "network" => network = Some(entry.value),
            "contract" => contracts = Some(entry),
            _ if file.common.take(entry, folder)? => {}
            _ => return Err(unknown(entry, "the file", TOP_KEYS, &elsewhere(""))),
        }
    }
    let Some(processes) = processes else {
        let hint = "each process begins with a line `[[process]]`".to_owned();
        return Err(
            Problem::new(format!("{}: no process is described here", source.name)).hint(hint)
        );
    };
    file.processes(processes)?;
    if let Some(network) = network {
        file.network(network)?;
    }
    if let Some(entry) = contracts {
        let processes = &file.description.processes;
        file.description.contracts = toml_contract::contracts(entry, processes, folder)?;
    }
    Ok(file.description)
}

/// What can be said for all processes, and again for one.
#[derive(Clone, Default)]
struct Common {
    class_path: Vec<PathBuf>,
    assertions: Vec<(String, bool)>,
    properties: Vec<(String, String)>,
    environment: Vec<(String, String)>,
    working_directory: Option<PathBuf>,
}

impl Common {
    /// False: the key is not one of these.
    fn take(&mut self, entry: &Entry<'_>, folder: &Path) -> Result<bool, Problem> {
        let value = &entry.value;
        match entry.key {
            "classpath" if value.is_list() => {
                let elements = value.list()?;
                let join = |element: &Value<'_>| Ok(folder.join(element.name()?));
                self.class_path = elements.iter().map(join).collect::<Result<_, Problem>>()?;
            }
            "classpath" => self.class_path = java_command::class_path(value.name()?, folder),
            "enable_assertions" if value.is_list() => {
                let names = value.names()?.into_iter().map(|(name, _)| (name, true));
                self.assertions = [(String::new(), false)].into_iter().chain(names).collect();
            }
            "enable_assertions" => self.assertions = vec![(String::new(), value.truth()?)],
            "properties" => merge(&mut self.properties, value)?,
            "environment" => merge(&mut self.environment, value)?,
            "working_directory" => self.working_directory = Some(folder.join(value.name()?)),
            _ => return Ok(false),
        }
        Ok(true)
    }
}

/// Adds pairs, in place of those of the same name.
fn merge(pairs: &mut Vec<(String, String)>, value: &Value<'_>) -> Result<(), Problem> {
    for entry in value.table()? {
        if entry.key.is_empty() || entry.key.contains('=') {
            return Err(entry.place.problem("this is no name of a property or variable"));
        }
        let text = entry.value.plain()?;
        pairs.retain(|(name, _)| name != entry.key);
        pairs.push((entry.key.to_owned(), text));
    }
    Ok(())
}

struct File<'f> {
    folder: &'f Path,
    description: Description,
    common: Common,
}

impl File<'_> {
    fn processes(&mut self, entry: &Entry<'_>) -> Result<(), Problem> {
        if entry.value.is_table() {
            let hint = "write `[[process]]`".to_owned();
            return Err(entry.place.problem("there may be several processes").hint(hint));
        }
        let mut drafts = Vec::new();
        for value in entry.value.list()? {
            drafts.push(self.process(&value)?);
        }
        if drafts.is_empty() {
            return Err(entry.place.problem("no process is described here"));
        }
        self.description.processes = draft::settle(drafts)?;
        Ok(())
    }

    fn process(&mut self, value: &Value<'_>) -> Result<Draft, Problem> {
        let mut common = self.common.clone();
        let mut draft = Draft::new(Program::Main(String::new()));
        draft.place = Some(value.place());
        let mut program = None;
        let mut own_class_path = false;
        for entry in value.table()? {
            let value = &entry.value;
            match entry.key {
                "name" => draft.name = Some((value.text()?.to_owned(), Some(value.place()))),
                "main" | "jar" if program.is_some() => {
                    let message = "a process has either `main` or `jar`";
                    return Err(entry.place.problem(message));
                }
                "main" => program = Some(Program::Main(value.name()?.to_owned())),
                "jar" => program = Some(Program::Jar(self.folder.join(value.name()?))),
                "args" => {
                    let args = value.list()?;
                    draft.process.args =
                        args.iter().map(Value::plain).collect::<Result<_, Problem>>()?;
                }
                "host" => draft.process.host = value.name()?.to_owned(),
                "count" => draft.count = Some(count(value)?),
                "after" => {
                    let names = value.names()?.into_iter();
                    draft.after = names.map(|(name, place)| (name, Some(place))).collect();
                }
                _ if common.take(&entry, self.folder)? => {
                    own_class_path |= entry.key == "classpath"
                }
                _ => {
                    return Err(unknown(
                        &entry,
                        "[[process]]",
                        PROCESS_KEYS,
                        &elsewhere("[[process]]"),
                    ));
                }
            }
        }
        let Some(program) = program else {
            let message = "this process has neither `main` nor `jar`";
            return Err(value.place().problem(message));
        };
        if let Program::Jar(jar) = &program {
            if own_class_path {
                let note = format!("{}: a jar brings its own class path", jar.display());
                self.description.notes.push(note);
            }
            common.class_path.clear();
        }
        let process = &mut draft.process;
        process.program = program;
        process.class_path = common.class_path;
        process.assertions = common.assertions;
        process.properties = common.properties;
        process.environment = common.environment;
        process.working_directory = common.working_directory;
        Ok(draft)
    }

    fn check(&mut self, section: Value<'_>) -> Result<(), Problem> {
        for entry in section.table()? {
            let Some(key) = CHECK_KEYS.iter().find(|key| key.name == entry.key) else {
                let names: Vec<&str> = CHECK_KEYS.iter().map(|key| key.name).collect();
                return Err(unknown(&entry, "[check]", &names, &elsewhere("[check]")));
            };
            check_option(&mut self.description.check, self.folder, key, &entry.value)?;
        }
        Ok(())
    }

    fn network(&mut self, section: Value<'_>) -> Result<(), Problem> {
        let names: Vec<&str> =
            self.description.processes.iter().map(|process| process.name.as_str()).collect();
        let asked = &mut self.description.network;
        for entry in section.table()? {
            let value = &entry.value;
            match entry.key {
                "faults" => {
                    for (text, place) in value.names()? {
                        let faults = network::faults(&text, &names);
                        asked.faults.extend(faults.map_err(|problem| problem.at(Some(&place)))?);
                    }
                }
                "fault_budget" => asked.fault_budget = Some(parse(value)?),
                "channel" => asked.channel = Some(named(value, network::channel)?),
                "buffer" => asked.buffer = Some(parse(value)?),
                "compat" => asked.compat = Some(named(value, network::compat)?),
                "hosts" => asked.hosts = hosts(value)?,
                _ => {
                    return Err(unknown(
                        &entry,
                        "[network]",
                        NETWORK_KEYS,
                        &elsewhere("[network]"),
                    ));
                }
            }
        }
        Ok(())
    }
}

/// Adds what a key of `[check]` asks for; relative names belong to the folder.
pub(crate) fn check_option(
    check: &mut Vec<Setting>,
    folder: &Path,
    key: &CheckKey,
    value: &Value<'_>,
) -> Result<(), Problem> {
    let file = |name: &str| folder.join(name).to_string_lossy().into_owned();
    let place = Some(value.place());
    let mut add = |name: &'static str, value: String| {
        check.push(Setting { name, value, place: place.clone() });
    };
    match key.shape {
        Shape::Switch if value.truth()? => add(key.option, String::new()),
        Shape::Switch => {}
        Shape::Minimize if value.truth()? => add(key.option, String::new()),
        Shape::Minimize => add("no-minimize", String::new()),
        Shape::Number => add(key.option, value.number()?.to_string()),
        Shape::Quantity => add(key.option, value.quantity()?),
        Shape::Text => add(key.option, value.name()?.to_owned()),
        Shape::FilesAndName => {
            let text = value.name()?;
            let (files, name) = match text.rsplit_once(':') {
                Some((files, name)) => (files, format!(":{name}")),
                None => (text, String::new()),
            };
            let files: Vec<String> = files.split(',').map(file).collect();
            add(key.option, files.join(",") + &name);
        }
        Shape::File => add(key.option, file(value.name()?)),
        Shape::Reduction if value.is_false() => add("no-reduction", String::new()),
        Shape::List | Shape::Reduction => {
            let names: Vec<String> = value.names()?.into_iter().map(|(name, _)| name).collect();
            add(key.option, names.join(","));
        }
        Shape::Each => {
            value.names()?.into_iter().for_each(|(name, _)| add(key.option, name));
        }
        Shape::Pairs => {
            for (name, value) in value.pairs()? {
                add(key.option, format!("{name}={value}"));
            }
        }
        Shape::FilePairs => {
            for (name, value) in value.pairs()? {
                add(key.option, format!("{name}={}", file(&value)));
            }
        }
    }
    Ok(())
}

fn parse<T: FromStr<Err = Problem>>(value: &Value<'_>) -> Result<T, Problem> {
    value.quantity()?.parse().map_err(|problem: Problem| problem.at(Some(&value.place())))
}

fn named<T>(value: &Value<'_>, look_up: fn(&str) -> Result<T, Problem>) -> Result<T, Problem> {
    look_up(&value.quantity()?).map_err(|problem| problem.at(Some(&value.place())))
}

fn count(value: &Value<'_>) -> Result<usize, Problem> {
    match value.number()? {
        number if (1..=PROCESSES_MAX as u64).contains(&number) => Ok(number as usize),
        _ => {
            let message = format!("`count` is a number from 1 to {PROCESSES_MAX}");
            Err(value.place().problem(message))
        }
    }
}

/// Names alone, or names with an address or several.
fn hosts(value: &Value<'_>) -> Result<Vec<Host>, Problem> {
    if !value.is_table() {
        let host = |(name, _)| Host { name, addresses: Vec::new() };
        return Ok(value.names()?.into_iter().map(host).collect());
    }
    let mut hosts = Vec::new();
    for entry in value.table()? {
        let mut addresses = Vec::new();
        for (text, place) in entry.value.names()? {
            let address = text.parse::<IpAddr>();
            let wrong = |_| place.problem(format!("`{text}` is no address, as 10.0.0.1 is"));
            addresses.push(address.map_err(wrong)?);
        }
        hosts.push(Host { name: entry.key.to_owned(), addresses });
    }
    Ok(hosts)
}

/// The keys of all sections but one.
fn elsewhere(here: &str) -> Vec<(&'static str, Vec<&'static str>)> {
    let check = CHECK_KEYS.iter().map(|key| key.name).collect();
    let sections = [
        ("[[process]]", PROCESS_KEYS.to_vec()),
        ("[network]", NETWORK_KEYS.to_vec()),
        ("[[contract]]", CONTRACT_KEYS.to_vec()),
        ("[check]", check),
        ("the top of the file", TOP_KEYS.to_vec()),
    ];
    let here = if here.is_empty() { "the top of the file" } else { here };
    sections.into_iter().filter(|(name, _)| *name != here).collect()
}

#[cfg(test)]
mod tests;
