//! Real programs in a system file: `[[process]]` with `live` or `address`.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use crate::asked::{At, Said};
use crate::description::HOST_DEFAULT;
use crate::problem::{Problem, Source, SourceSpan};
use crate::shell;
use crate::toml_values::{Entry, Value, unknown};

pub(crate) const LIVE_KEYS: &[&str] = &[
    "name",
    "live",
    "address",
    "port",
    "listens",
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
        /// The real port, if the program cannot be told one.
        listens: Option<u16>,
    },
    Address(Said<String>),
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
    let (mut working_directory, mut environment) = (folder.join("."), Vec::new());
    let mut live = LiveProcess {
        name: String::new(),
        host: HOST_DEFAULT.into(),
        port: 0,
        reached: Reached::Address(Said::new(String::new(), &At::Unknown)),
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
            "host" => live.host = value.name()?.to_owned(),
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
    let own = match &live.reached {
        Reached::Address(said) => said.value.rsplit(':').next().and_then(|port| port.parse().ok()),
        Reached::Command { .. } => None,
    };
    let Some(port) = port.or(own).or(listens) else {
        let hint =
            "`port = 6379` is where the checked processes find it; `{port}` in the command is \
                    the real one"
                .to_owned();
        return Err(live.at.problem("this live process has no `port`").hint(hint));
    };
    live.port = port;
    live.name = name.unwrap_or_else(|| base(&live.reached));
    Ok(live)
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
