//! Real programs in a system file: `[[process]]` with `live` or `address`.
//!
//! A server is there before anything else. A client (`connects`) is met by checked processes as a process of
//! its own, which passes on what the real program says.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use crate::asked::{At, Said};
use crate::description::{HOST_DEFAULT, Program};
use crate::draft::Draft;
use crate::problem::{Problem, Source, SourceSpan};
use crate::shell;
use crate::toml_values::{Entry, Value, unknown};

pub(crate) const LIVE_KEYS: &[&str] = &[
    "name",
    "live",
    "address",
    "port",
    "listens",
    "connects",
    "after",
    "host",
    "working_directory",
    "environment",
    "framing",
    "mask",
    "isolation",
    "patience",
    "quiet",
    "start",
];

/// A real program, as it was written down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LiveProcess {
    pub name: String,
    pub host: String,
    /// The port at which checked processes find it.
    pub port: u16,
    pub reached: Reached,
    /// It is a client: host and port of the checked server that it connects to.
    pub connects: Option<(String, u16)>,
    /// The host that a client is seen at.
    pub(crate) from: String,
    /// A client starts after these; if nothing is said, after the checked ones that stand above it.
    pub(crate) after: Option<Vec<(String, Option<SourceSpan>)>>,
    pub framing: Option<Said<String>>,
    pub masks: Vec<Said<String>>,
    pub isolation: Option<Said<String>>,
    /// How long an answer is waited for, how long it is quiet behind one, how long a start may take.
    pub patience: Option<Duration>,
    pub quiet: Option<Duration>,
    pub start: Option<Duration>,
    pub at: SourceSpan,
}

/// Where a real program is found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reached {
    Command {
        words: Vec<String>,
        folder: PathBuf,
        environment: Vec<(String, String)>,
        /// The real port that it listens on, or connects to, if the program cannot be told one.
        listens: Option<u16>,
    },
    Address(Said<String>),
}

/// The class of the process that stands for a client.
const CLIENT_CLASS: &str = "heddle.LiveClient";
/// Where that process finds the real program: a host that has the name of the client, and this port.
const CLIENT_PORT: u16 = 1;

impl LiveProcess {
    /// Whether it is the real program that makes connections.
    pub fn is_client(&self) -> bool {
        self.connects.is_some()
    }

    /// The process that stands for a client; nothing for a server. `above` are the processes that stand
    /// before it.
    pub(crate) fn stand_in(
        &self,
        above: &[Draft],
        program: impl Fn(Program) -> Draft,
    ) -> Option<Draft> {
        let (host, port) = self.connects.as_ref()?;
        let mut draft = program(Program::Main(CLIENT_CLASS.into()));
        draft.place = Some(self.at.clone());
        draft.name = Some((self.name.clone(), Some(self.at.clone())));
        draft.process.host = self.from.clone();
        draft.process.args =
            vec![host.clone(), port.to_string(), self.host.clone(), CLIENT_PORT.to_string()];
        // Clients come in any order.
        let is_checked = |draft: &&Draft| !matches!(&draft.process.program, Program::Main(class) if class == CLIENT_CLASS);
        let checked = above.iter().filter(is_checked);
        let before = || checked.map(|draft| (draft.called(), None)).collect();
        draft.after = self.after.clone().unwrap_or_else(before);
        Some(draft)
    }
}

/// Whether a process is a real program.
pub(crate) fn is_live(value: &Value<'_>) -> Result<bool, Problem> {
    Ok(value.table()?.iter().any(|entry| matches!(entry.key, "live" | "address")))
}

/// Reads one.
pub(crate) fn process(value: &Value<'_>, folder: &Path) -> Result<LiveProcess, Problem> {
    let said = |value: &Value<'_>| {
        Ok::<_, Problem>(Said::new(value.name()?.to_owned(), &At::Place(value.place())))
    };
    let (mut name, mut port, mut reached) = (None, None, None);
    let mut listens = None;
    let mut host = None;
    let (mut working_directory, mut environment) = (folder.join("."), Vec::new());
    let mut live = LiveProcess {
        name: String::new(),
        host: HOST_DEFAULT.into(),
        port: 0,
        reached: Reached::Address(Said::new(String::new(), &At::Unknown)),
        connects: None,
        from: HOST_DEFAULT.into(),
        after: None,
        framing: None,
        masks: Vec::new(),
        isolation: None,
        patience: None,
        quiet: None,
        start: None,
        at: value.place(),
    };
    for Entry { key, place, value } in &value.table()? {
        match *key {
            "live" | "address" if reached.is_some() => {
                return Err(place.problem("a process has either `live` or `address`"));
            }
            "live" => {
                reached = Some(Reached::Command {
                    words: words(value)?,
                    folder: PathBuf::new(),
                    environment: Vec::new(),
                    listens: None,
                })
            }
            "address" => reached = Some(Reached::Address(said(value)?)),
            "name" => name = Some(value.name()?.to_owned()),
            "host" => host = Some(value.name()?.to_owned()),
            "connects" => live.connects = Some(server(value)?),
            "after" => {
                let names = value.names()?.into_iter();
                live.after = Some(names.map(|(name, place)| (name, Some(place))).collect());
            }
            "port" => port = Some(port_number(value)?),
            "listens" => listens = Some(port_number(value)?),
            "working_directory" => working_directory = folder.join(value.name()?),
            "environment" => environment = value.pairs()?,
            "framing" => live.framing = Some(said(value)?),
            "isolation" => live.isolation = Some(said(value)?),
            "mask" => {
                let masks = value.names()?.into_iter();
                live.masks =
                    masks.map(|(mask, place)| Said::new(mask, &At::Place(place))).collect();
            }
            "patience" => live.patience = Some(duration(value)?),
            "quiet" => live.quiet = Some(duration(value)?),
            "start" => live.start = Some(duration(value)?),
            _ => {
                let entry = Entry { key, place: place.clone(), value: *value };
                return Err(unknown(&entry, "a live [[process]]", LIVE_KEYS, &[]));
            }
        }
    }
    live.reached = match reached {
        Some(Reached::Command { words, .. }) => {
            Reached::Command { words, folder: working_directory, environment, listens }
        }
        Some(reached) => reached,
        None => return Err(live.at.problem("this process has neither `live` nor `address`")),
    };
    live.name = name.unwrap_or_else(|| base(&live.reached));
    if live.is_client() {
        let Reached::Command { listens, .. } = &mut live.reached else {
            let message = "a process that `connects` is a client: it has a command, and no address";
            return Err(live.at.problem(message));
        };
        if listens.is_some() {
            let message = "a process that `connects` is a client: it does not listen";
            return Err(live.at.problem(message));
        }
        *listens = port;
        live.from = host.unwrap_or(live.from);
        (live.host, live.port) = (live.name.clone(), CLIENT_PORT);
        return Ok(live);
    }
    if live.after.is_some() {
        return Err(live.at.problem("a live server is there before all others: no `after`"));
    }
    live.host = host.unwrap_or(live.host);
    let own = match &live.reached {
        Reached::Address(said) => said.value.rsplit(':').next().and_then(|port| port.parse().ok()),
        Reached::Command { .. } => None,
    };
    let Some(port) = port.or(own).or(listens) else {
        let hint =
            "`port = 6379` is where the checked processes find it; `{port}` in the command is \
                    the real one"
                .to_owned();
        let or = "; for a client, `connects = 9000` is where the checked server listens";
        return Err(live.at.problem("this live process has no `port`").hint(hint + or));
    };
    live.port = port;
    Ok(live)
}

/// Where a client finds its server: `9000`, or `"host:9000"`.
fn server(value: &Value<'_>) -> Result<(String, u16), Problem> {
    let text = value.plain()?;
    let (host, port) = text.rsplit_once(':').unwrap_or((HOST_DEFAULT, &text));
    match port.parse() {
        Ok(port @ 1..) if !host.is_empty() => Ok((host.to_owned(), port)),
        _ => {
            let message = format!("`{text}` is no port, as 9000 is, nor `host:9000`");
            Err(value.place().problem(message))
        }
    }
}

fn port_number(value: &Value<'_>) -> Result<u16, Problem> {
    match value.number()? {
        number @ 1..=65_535 => Ok(number as u16),
        _ => Err(value.place().problem("a port is a number from 1 to 65535")),
    }
}

/// What a program is called if nobody says: as its command.
fn base(reached: &Reached) -> String {
    match reached {
        Reached::Command { words, .. } => {
            let path = Path::new(words.first().map_or("peer", String::as_str));
            path.file_name().map_or("peer".into(), |name| name.to_string_lossy().into_owned())
        }
        Reached::Address(_) => "peer".into(),
    }
}

fn words(value: &Value<'_>) -> Result<Vec<String>, Problem> {
    let source = Arc::new(Source::new("the command".into(), value.name()?.to_owned()));
    let wrong = |problem: Problem| value.place().problem(problem.to_string());
    let mut commands = shell::commands(&source).map_err(wrong)?;
    match (commands.pop(), commands.is_empty()) {
        (Some(words), true) => Ok(words.into_iter().map(|word| word.text).collect()),
        _ => Err(value.place().problem("`live` is one command")),
    }
}

/// Seconds, or with a unit: `2`, `0.5`, `300ms`, `2s`.
fn duration(value: &Value<'_>) -> Result<Duration, Problem> {
    let text = value.plain()?;
    let (number, scale) = match (text.strip_suffix("ms"), text.strip_suffix('s')) {
        (Some(number), _) => (number, 1_000.0),
        (None, Some(number)) => (number, 1.0),
        (None, None) => (text.as_str(), 1.0),
    };
    let seconds = number.trim().parse::<f64>().ok().map(|number| number / scale);
    let known = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    known.ok_or_else(|| value.place().problem(format!("`{text}` is no time: seconds, or `300ms`")))
}
