//! What is asked of the network between processes: faults, buffers, the channel, hosts.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::str::FromStr;

use heddle_net::{
    CHANNELS, Channel, FAULTS, Fault, FaultKind, NetworkSettings, OPERATIONS, RULES, Rules,
};

use crate::problem::Problem;
use crate::suggest;

/// Options of the network; what is not set is for the checker to decide.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Network {
    pub faults: Vec<Fault>,
    pub fault_budget: Option<Budget>,
    pub channel: Option<Channel>,
    pub buffer: Option<Buffer>,
    /// Whose rules are followed instead of those of TCP.
    pub compat: Option<Rules>,
    /// Hosts there are beside those that processes run on.
    pub hosts: Vec<Host>,
}

/// A machine by name; without an address it gets one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Host {
    pub name: String,
    pub addresses: Vec<IpAddr>,
}

/// How many faults one run may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    AtMost(u32),
    Unlimited,
}

/// How many bytes a direction of a connection holds before a writer waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Buffer {
    Bytes(u64),
    Unbounded,
}

fn one_of<T: Copy>(what: &str, text: &str, rows: &[(&str, T)]) -> Result<T, Problem> {
    let found = rows.iter().find(|(name, _)| *name == text);
    found.map(|(_, value)| *value).ok_or_else(|| {
        let names: Vec<&str> = rows.iter().map(|(name, _)| *name).collect();
        let hint = suggest::hint(text, &names);
        Problem::new(format!("`{text}` is no {what}")).hint(hint)
    })
}

/// A channel by its name.
pub fn channel(text: &str) -> Result<Channel, Problem> {
    one_of("channel", text, CHANNELS)
}

/// Whose rules are followed instead of those of TCP.
pub fn compat(text: &str) -> Result<Rules, Problem> {
    let others: Vec<_> = RULES.iter().copied().filter(|row| row.1 != Rules::Tcp).collect();
    one_of("tool whose rules are known", text, &others)
}

impl FromStr for Budget {
    type Err = Problem;

    fn from_str(text: &str) -> Result<Budget, Problem> {
        match text.parse() {
            Ok(number) => Ok(Budget::AtMost(number)),
            Err(_) if text == "unlimited" => Ok(Budget::Unlimited),
            Err(_) => Err(Problem::new(format!(
                "a budget of faults is a number or `unlimited`, not `{text}`"
            ))),
        }
    }
}

impl FromStr for Buffer {
    type Err = Problem;

    fn from_str(text: &str) -> Result<Buffer, Problem> {
        if text == "unbounded" {
            return Ok(Buffer::Unbounded);
        }
        let (digits, shift) = match text.char_indices().next_back() {
            Some((at, 'k' | 'K')) => (&text[..at], 10),
            Some((at, 'm' | 'M')) => (&text[..at], 20),
            _ => (text, 0),
        };
        let bytes = digits.parse::<u64>().ok().and_then(|number| number.checked_mul(1 << shift));
        match bytes {
            Some(0) => Err(Problem::new("a buffer holds at least one byte")),
            Some(bytes) => Ok(Buffer::Bytes(bytes)),
            None => Err(Problem::new(format!(
                "a buffer is a number of bytes, as in 4096 or 64k, or `unbounded`, not `{text}`"
            ))),
        }
    }
}

/// `KIND[:PROCESS[:OPERATION]]`; `KIND::OPERATION` means all processes. A name means the process
/// called so, or all of a group.
fn fault(text: &str, groups: &BTreeMap<String, Vec<u32>>) -> Result<Fault, Problem> {
    let mut parts = text.splitn(3, ':').map(str::trim);
    let kinds: Vec<(&str, FaultKind)> =
        FAULTS.iter().map(|(name, kind, _)| (*name, *kind)).collect();
    let kind = one_of("fault", parts.next().unwrap_or_default(), &kinds)?;
    let processes = match parts.next() {
        None | Some("" | "*") => None,
        Some(name) => Some(groups.get(name).cloned().ok_or_else(|| {
            let near = suggest::nearest(name, groups.keys().map(String::as_str));
            Problem::new(format!("no process is called `{name}`"))
                .hint(near.map(|near| format!("did you mean `{near}`?")))
        })?),
    };
    let operation = match parts.next() {
        None => None,
        Some(operation) => Some(one_of("operation", operation, OPERATIONS)?),
    };
    Ok(Fault { kind, processes, operation })
}

/// Faults separated by commas, for processes that have their final names.
pub fn faults(text: &str, names: &[&str]) -> Result<Vec<Fault>, Problem> {
    let mut groups: BTreeMap<String, Vec<u32>> = BTreeMap::new();
    for (index, name) in names.iter().enumerate() {
        groups.entry((*name).to_owned()).or_default().push(index as u32);
    }
    for (index, name) in names.iter().enumerate() {
        // A group is known by what stands before the number.
        if let Some((group, number)) = name.rsplit_once('-')
            && number.parse::<usize>().is_ok()
            && !names.contains(&group)
        {
            groups.entry(group.to_owned()).or_default().push(index as u32);
        }
    }
    let parts = text.split(',').map(str::trim).filter(|part| !part.is_empty());
    parts.map(|part| fault(part, &groups)).collect()
}

impl Network {
    /// What was asked, with what is used where nothing was.
    pub fn settings(&self) -> NetworkSettings {
        let Network { faults, fault_budget, channel, buffer, compat, hosts } = self;
        let defaults = NetworkSettings::default();
        let rules = compat.unwrap_or(defaults.rules);
        NetworkSettings {
            rules,
            channel: channel.unwrap_or(defaults.channel),
            buffer: match buffer {
                Some(Buffer::Bytes(bytes)) => Some(*bytes as usize),
                Some(Buffer::Unbounded) => None,
                // Their buffers grow.
                None if rules == Rules::JpfNas => None,
                None => defaults.buffer,
            },
            hosts: hosts.iter().map(|host| host.name.clone()).collect(),
            faults: faults.clone(),
            fault_budget: match fault_budget {
                Some(Budget::AtMost(most)) => Some(*most),
                Some(Budget::Unlimited) => None,
                None => defaults.fault_budget,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(list: &str, expected: &str) {
        let shown = match super::faults(list, &["server", "client-0", "client-1"]) {
            Ok(faults) => {
                let shown = faults.iter().map(|fault| {
                    format!("{:?} {:?} {:?}", fault.kind, fault.processes, fault.operation)
                });
                shown.collect::<Vec<String>>().join("; ")
            }
            Err(problem) => problem.to_string(),
        };
        assert_eq!(shown, expected);
    }

    #[test]
    fn lists_of_faults() {
        check("crash", "Crash None None");
        check(
            "io-exception:client, timeout::read",
            "IoException Some([1, 2]) None; Timeout None Some(Read)",
        );
        check(
            "reset:client-1:write,",
            "Reset Some([2]) None".replace("None", "Some(Write)").as_str(),
        );
        check("", "");
        check("io_exception", "`io_exception` is no fault\nhelp: did you mean `io-exception`?");
        check("crash:sever", "no process is called `sever`\nhelp: did you mean `server`?");
        check(
            "crash:server:sneeze",
            "`sneeze` is no operation\nhelp: there are: accept, connect, read, write, close",
        );
    }

    #[test]
    fn values() {
        assert_eq!("64k".parse(), Ok(Buffer::Bytes(65536)));
        assert_eq!("unbounded".parse(), Ok(Buffer::Unbounded));
        for wrong in ["", "0", "-1", "9999999999999999999999", "18446744073709551615m", "ä"] {
            assert!(wrong.parse::<Buffer>().is_err(), "{wrong}");
        }
        assert_eq!("unlimited".parse(), Ok(Budget::Unlimited));
        assert!("-1".parse::<Budget>().is_err());
        assert_eq!(channel("queue"), Ok(Channel::Queue));
        assert_eq!(compat("jpf-nas"), Ok(Rules::JpfNas));
        assert!(compat("tcp").is_err() && compat("jpf").is_err());
    }
}
