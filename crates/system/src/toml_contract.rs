//! `[[contract]]` in TOML: the protocol that a process follows on its connections.

use std::path::Path;

use crate::asked::Frame;
use crate::description::{Contract, Process};
use crate::problem::Problem;
use crate::toml_values::{Entry, Value, unknown};

pub(crate) const CONTRACT_KEYS: &[&str] =
    &["process", "frame", "framing", "ports", "messages", "ignore"];

/// Messages longer than this are a mistake.
const MESSAGE_BYTES_MAX: u64 = 1 << 16;

/// Reads all contracts; one that names a group of processes becomes one for each.
pub(crate) fn contracts(
    entry: &Entry<'_>,
    processes: &[Process],
    folder: &Path,
) -> Result<Vec<Contract>, Problem> {
    if entry.value.is_table() {
        let hint = "write `[[contract]]`".to_owned();
        return Err(entry.place.problem("there may be several contracts").hint(hint));
    }
    let mut all = Vec::new();
    for value in entry.value.list()? {
        let (name, contract) = contract(&value, folder)?;
        let in_group = |process: &&Process| {
            let index = process.name.strip_prefix(&name).and_then(|rest| rest.strip_prefix('-'));
            index.is_some_and(|index| index.parse::<u32>().is_ok())
        };
        let mut own: Vec<&Process> = processes.iter().filter(|one| one.name == name).collect();
        if own.is_empty() {
            own = processes.iter().filter(in_group).collect();
        }
        if own.is_empty() {
            return Err(value.place().problem(format!("no process is called `{name}`")));
        }
        let of = |process: &Process| Contract { process: process.name.clone(), ..contract.clone() };
        all.extend(own.into_iter().map(of));
    }
    Ok(all)
}

fn contract(value: &Value<'_>, folder: &Path) -> Result<(String, Contract), Problem> {
    let mut contract = Contract::default();
    let mut process = None;
    for entry in value.table()? {
        let value = &entry.value;
        match entry.key {
            "process" => process = Some(value.name()?.to_owned()),
            "frame" => contract.frame = Frame::parse(value.name()?, Some(folder)),
            "framing" => contract.message_bytes = framing(value)?,
            "ports" => {
                for entry in value.table()? {
                    let port = u16::try_from(entry.value.number()?).ok().filter(|&port| port > 0);
                    let wrong = || entry.value.place().problem("a port is from 1 to 65535");
                    contract.ports.push((entry.key.to_owned(), port.ok_or_else(wrong)?));
                }
            }
            "messages" => {
                for entry in value.table()? {
                    contract.messages.push((entry.key.to_owned(), texts(&entry.value)?));
                }
            }
            "ignore" => contract.ignored = texts(value)?,
            _ => return Err(unknown(&entry, "[[contract]]", CONTRACT_KEYS, &[])),
        }
    }
    contract.place = Some(value.place());
    let missing = match process {
        None => "process",
        Some(_) if contract.frame.files.is_empty() => "frame",
        Some(_) if contract.ports.is_empty() => "ports",
        Some(_) if contract.messages.is_empty() => "messages",
        Some(process) => return Ok((process, contract)),
    };
    Err(value.place().problem(format!("this contract has no `{missing}`")))
}

/// `"lines"`, or the number of bytes of a message.
fn framing(value: &Value<'_>) -> Result<Option<usize>, Problem> {
    let bytes = match value.as_number()? {
        Some(bytes) => Some(bytes),
        None => match value.quantity()? {
            "lines" => return Ok(None),
            text => text.parse().ok(),
        },
    };
    match bytes {
        Some(bytes @ 1..=MESSAGE_BYTES_MAX) => Ok(Some(bytes as usize)),
        _ => Err(value.place().problem("`framing` is \"lines\" or the bytes of a message")),
    }
}

fn texts(value: &Value<'_>) -> Result<Vec<String>, Problem> {
    Ok(value.names()?.into_iter().map(|(name, _)| name).collect())
}
