//! Systems described in TOML.

use std::net::IpAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use toml::de::DeTable;

use crate::asked::Asked;
use crate::description::{Description, Program};
use crate::draft::{self, Draft, PROCESSES_MAX};
use crate::live;
use crate::network::Host;
use crate::options::{Key, OPTIONS, Row};
use crate::problem::{Problem, Source, SourceSpan};
use crate::started;
use crate::startup::working_directory;
use crate::toml_claim;
use crate::toml_contract::{self, CONTRACT_KEYS};
use crate::toml_values::{self, Entry, Value, unknown};

/// Keys at the top that are no options.
const TOP_KEYS: &[&str] = &[
    "working_directory",
    "process",
    "check",
    "network",
    "adversary",
    "claim",
    "contract",
    "command",
];

/// Keys of `[[process]]` that are no options.
const PROCESS_KEYS: &[&str] =
    &["name", "main", "jar", "args", "working_directory", "host", "count", "after", "service"];

/// Keys of `[network]` that are no options.
const NETWORK_KEYS: &[&str] = &["hosts"];

/// What a TOML file describes; relative names belong to its folder.
pub(crate) fn describe(source: &Arc<Source>, folder: &Path) -> Result<Description, Problem> {
    let table = DeTable::parse(&source.text).map_err(|error| {
        let message = error.message().trim().replace('\n', ", ");
        let place = SourceSpan::new(source, error.span().unwrap_or(0..0));
        place.problem(message)
    })?;
    let mut file = File {
        folder,
        description: Description::default(),
        common: Common { working_directory: working_directory(folder), ..Common::default() },
    };
    let entries = toml_values::entries(source, table.get_ref());
    let mut processes = None;
    let mut contracts = None;
    for entry in &entries {
        match entry.key {
            "process" => processes = Some(entry),
            "check" => file.check(entry.value)?,
            "network" => file.network(entry.value)?,
            "adversary" => file.adversary(entry.value)?,
            "contract" => contracts = Some(entry),
            "claim" => file.description.asked.check.claims.extend(toml_claim::claims(entry)?),
            "command" => file.description.commands = started::commands(entry)?,
            _ if file.common.take(entry, folder)? => {}
            name => match Section::Top.row(name) {
                Some(row) => row.take_toml(&mut file.description.asked, &entry.value, folder)?,
                None => return Err(unknown_in(Section::Top, entry)),
            },
        }
    }
    let Some(processes) = processes else {
        let hint = "each process begins with a line `[[process]]`".to_owned();
        return Err(
            Problem::new(format!("{}: no process is described here", source.name)).hint(hint)
        );
    };
    file.processes(processes)?;
    // Faults name processes.
    file.description.network()?;
    if let Some(entry) = contracts {
        let processes = &file.description.processes;
        file.description.contracts = toml_contract::contracts(entry, processes, folder)?;
    }
    Ok(file.description)
}

/// What can be said for all processes, and again for one.
#[derive(Clone, Default)]
struct Common {
    asked: Asked,
    working_directory: Option<PathBuf>,
}

impl Common {
    /// False: the key is not one of these.
    fn take(&mut self, entry: &Entry<'_>, folder: &Path) -> Result<bool, Problem> {
        if entry.key == "working_directory" {
            self.working_directory = Some(folder.join(entry.value.name()?));
            return Ok(true);
        }
        let row = Section::Process.row(entry.key);
        row.map(|row| row.take_toml(&mut self.asked, &entry.value, folder)).transpose()?;
        Ok(row.is_some())
    }
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
            match live::is_live(&value)? {
                true => {
                    let live = live::process(&value, self.folder)?;
                    drafts.extend(live.stand_in(&drafts, |program| self.common_draft(program)));
                    self.description.live.push(live);
                }
                false => drafts.push(self.process(&value)?),
            }
        }
        let live = &self.description.live;
        // Real programs are up before anything else.
        let is_live = |name: &str| live.iter().any(|live| !live.is_client() && live.name == name);
        drafts.iter_mut().for_each(|draft| draft.after.retain(|(name, _)| !is_live(name)));
        let mut names: Vec<&str> = live.iter().map(|live| live.name.as_str()).collect();
        names.sort_unstable();
        if let Some(twice) = names.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(entry.place.problem(format!("two processes are called `{}`", twice[0])));
        }
        let clients = live.iter().filter(|live| live.is_client()).count();
        if drafts.len() == clients {
            let message = match self.description.live.is_empty() {
                true => "no process is described here",
                false => "all processes are live: none is checked",
            };
            return Err(entry.place.problem(message));
        }
        self.description.processes = draft::settle(drafts)?;
        Ok(())
    }

    /// A process about which only is said what is said for all.
    fn common_draft(&self, program: Program) -> Draft {
        let mut draft = Draft::new(program);
        draft.process.java = self.common.asked.java.clone();
        draft
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
                "service" => draft.process.service = value.truth()?,
                "host" => draft.process.host = value.name()?.to_owned(),
                "count" => draft.count = Some(count(value)?),
                "after" => {
                    let names = value.names()?.into_iter();
                    draft.after = names.map(|(name, place)| (name, Some(place))).collect();
                }
                _ if common.take(&entry, self.folder)? => {
                    own_class_path |= entry.key == "classpath"
                }
                _ => return Err(unknown_in(Section::Process, &entry)),
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
            common.asked.java.class_path.clear();
        }
        let process = &mut draft.process;
        process.program = program;
        process.java = common.asked.java;
        process.working_directory = common.working_directory;
        Ok(draft)
    }

    fn check(&mut self, section: Value<'_>) -> Result<(), Problem> {
        for entry in section.table()? {
            match Section::Check.row(entry.key) {
                Some(row) => {
                    row.take_toml(&mut self.description.asked, &entry.value, self.folder)?;
                }
                None => return Err(unknown_in(Section::Check, &entry)),
            }
        }
        Ok(())
    }

    fn adversary(&mut self, section: Value<'_>) -> Result<(), Problem> {
        for entry in section.table()? {
            match Section::Adversary.row(entry.key) {
                Some(row) => {
                    row.take_toml(&mut self.description.asked, &entry.value, self.folder)?;
                }
                None => return Err(unknown_in(Section::Adversary, &entry)),
            }
        }
        Ok(())
    }

    fn network(&mut self, section: Value<'_>) -> Result<(), Problem> {
        let asked = &mut self.description.asked;
        for entry in section.table()? {
            match (entry.key, Section::Network.row(entry.key)) {
                ("hosts", _) => asked.network.hosts = hosts(&entry.value)?,
                (_, Some(row)) => row.take_toml(asked, &entry.value, self.folder)?,
                (_, None) => return Err(unknown_in(Section::Network, &entry)),
            }
        }
        Ok(())
    }
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

/// A part of the file, with keys of its own.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Section {
    Process,
    Network,
    Adversary,
    Contract,
    Check,
    Top,
}

impl Section {
    const ALL: [Section; 6] = [
        Section::Process,
        Section::Network,
        Section::Adversary,
        Section::Contract,
        Section::Check,
        Section::Top,
    ];

    fn name(self) -> &'static str {
        match self {
            Section::Process => "[[process]]",
            Section::Network => "[network]",
            Section::Adversary => "[adversary]",
            Section::Contract => "[[contract]]",
            Section::Check => "[check]",
            Section::Top => "the top of the file",
        }
    }

    /// Whether an option has its key here.
    fn has(self, key: Key) -> bool {
        match key {
            Key::Check(_) => self == Section::Check,
            Key::Network(_) => self == Section::Network,
            Key::Adversary(_) => self == Section::Adversary,
            Key::Top(_) => self == Section::Top,
            Key::Process(_) => matches!(self, Section::Process | Section::Top),
        }
    }

    /// The option that a key stands for.
    fn row(self, name: &str) -> Option<&'static Row> {
        let is_it = |key: Key| self.has(key) && key.name() == name;
        OPTIONS.iter().find(|row| row.key.is_some_and(is_it))
    }

    /// All keys there are here.
    pub(crate) fn keys(self) -> Vec<&'static str> {
        let others = match self {
            Section::Process => PROCESS_KEYS,
            Section::Network => NETWORK_KEYS,
            Section::Contract => CONTRACT_KEYS,
            Section::Check | Section::Adversary => &[],
            Section::Top => TOP_KEYS,
        };
        let keys = OPTIONS.iter().filter_map(|row| row.key).filter(|key| self.has(*key));
        keys.map(Key::name).chain(others.iter().copied()).collect()
    }
}

fn unknown_in(section: Section, entry: &Entry<'_>) -> Problem {
    let others = Section::ALL.into_iter().filter(|other| *other != section);
    let elsewhere: Vec<_> = others.map(|other| (other.name(), other.keys())).collect();
    let name = if section == Section::Top { "the file" } else { section.name() };
    unknown(entry, name, &section.keys(), &elsewhere)
}

#[cfg(test)]
mod tests;
