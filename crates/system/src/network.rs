//! What is asked of the network between processes: faults, buffers, the channel, hosts.

use std::collections::BTreeMap;
use std::net::IpAddr;

use heddle_net::{
    Adversary, CHANNELS, Channel, FAULTS, Fault, FaultKind, NetworkSettings, OPERATIONS, Operation,
    REMOTE_CALLS, RULES, RemoteCalls, Rules,
};

use crate::asked::{Limit, Said};
use crate::problem::Problem;
use crate::suggest;

/// Options of the network; what is not set is for the checker to decide.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Network {
    pub faults: Vec<Said<FaultAsked>>,
    pub fault_budget: Option<Limit>,
    pub channel: Option<Channel>,
    /// Bytes that a direction of a connection holds before a writer waits.
    pub buffer: Option<Limit>,
    /// Whose rules are followed instead of those of TCP.
    pub compat: Option<Rules>,
    pub remote_calls: Option<RemoteCalls>,
    /// Hosts there are beside those that processes run on.
    pub hosts: Vec<Host>,
    /// What may become of datagrams, beside the faults.
    pub datagrams: &'static [FaultKind],
    pub adversary: AdversaryAsked,
}

/// An adversary between processes; there is none if it stands between nobody.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AdversaryAsked {
    /// Processes, or groups of them.
    pub between: Vec<Said<String>>,
    pub sessions: Option<u64>,
    pub messages: Option<u64>,
    pub untyped: bool,
    pub names: Vec<String>,
    /// The class that is the adversary, where it is not the general one.
    pub main: Option<String>,
}

/// How often an adversary connects, and how many messages it sends, unless somebody says.
const SESSIONS: u64 = 2;
const MESSAGES: u64 = 8;

impl AdversaryAsked {
    /// The adversary between processes that have numbers; its own is the next one.
    fn settings(
        &self,
        names: &[String],
        groups: &BTreeMap<&str, Vec<u32>>,
    ) -> Result<Option<Adversary>, Problem> {
        let AdversaryAsked { between, sessions, messages, untyped, names: parties, main: _ } = self;
        let mut numbers = Vec::new();
        for said in between {
            let found = said.read(|name| {
                let none = || Problem::new(format!("no process is called `{name}`"));
                groups.get(name.as_str()).cloned().ok_or_else(none)
            })?;
            numbers.extend(found);
        }
        let number = |asked: Option<u64>, default| asked.unwrap_or(default).min(1000) as u32;
        Ok((!numbers.is_empty()).then(|| Adversary {
            // The last process, if it is among them already.
            process: match names.last().map(String::as_str) {
                Some(ADVERSARY) => names.len() as u32 - 1,
                _ => names.len() as u32,
            },
            between: numbers,
            sessions: number(*sessions, SESSIONS),
            messages: number(*messages, MESSAGES),
            untyped: *untyped,
            names: parties.clone(),
        }))
    }
}

/// What the process of the adversary is called.
pub(crate) const ADVERSARY: &str = "adversary";

/// Whether cryptography is symbolic, by name.
pub(crate) fn crypto(text: &str) -> Result<bool, Problem> {
    one_of("cryptography", text, &[("real", false), ("symbolic", true)])
}

/// A machine by name; without an address it gets one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Host {
    pub name: String,
    pub addresses: Vec<IpAddr>,
}

/// Something that may go wrong, before processes have numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FaultAsked {
    pub kind: FaultKind,
    /// The process called so, or all of a group; nothing: in all.
    pub process: Option<String>,
    /// At this operation only; nothing: wherever it can happen.
    pub operation: Option<Operation>,
}

fn one_of<T: Copy>(what: &str, text: &str, rows: &[(&str, T)]) -> Result<T, Problem> {
    let found = rows.iter().find(|(name, _)| *name == text);
    found.map(|(_, value)| *value).ok_or_else(|| {
        let names: Vec<&str> = rows.iter().map(|(name, _)| *name).collect();
        let hint = suggest::hint(text, &names);
        Problem::new(format!("`{text}` is no {what}")).hint(hint)
    })
}

/// What may become of datagrams, by name.
const DATAGRAMS: &[(&str, &[FaultKind])] = &[
    ("reliable", &[]),
    ("ordered", &[FaultKind::Lost, FaultKind::Duplicated]),
    ("any", &[FaultKind::Lost, FaultKind::Duplicated, FaultKind::Reordered]),
];

/// What may become of datagrams, by its name.
pub(crate) fn datagrams(text: &str) -> Result<&'static [FaultKind], Problem> {
    one_of("way in which datagrams arrive", text, DATAGRAMS)
}

/// A channel by its name.
pub(crate) fn channel(text: &str) -> Result<Channel, Problem> {
    one_of("channel", text, CHANNELS)
}

/// Whose rules are followed instead of those of TCP.
pub(crate) fn compat(text: &str) -> Result<Rules, Problem> {
    let others: Vec<_> = RULES.iter().copied().filter(|row| row.1 != Rules::Tcp).collect();
    one_of("tool whose rules are known", text, &others)
}

/// How remote calls are made, by name.
pub(crate) fn remote_calls(text: &str) -> Result<RemoteCalls, Problem> {
    one_of("way of remote calls", text, REMOTE_CALLS)
}

impl FaultAsked {
    /// `KIND[:PROCESS[:OPERATION]]`; `KIND::OPERATION` means all processes.
    pub fn parse(text: &str) -> Result<FaultAsked, Problem> {
        let mut parts = text.splitn(3, ':').map(str::trim);
        let kinds: Vec<(&str, FaultKind)> =
            FAULTS.iter().map(|(name, kind, _)| (*name, *kind)).collect();
        let kind = one_of("fault", parts.next().unwrap_or_default(), &kinds)?;
        let process = parts.next().filter(|name| !matches!(*name, "" | "*")).map(str::to_owned);
        let operation = parts.next().map(|name| one_of("operation", name, OPERATIONS));
        Ok(FaultAsked { kind, process, operation: operation.transpose()? })
    }

    /// The same for processes that have numbers.
    fn fault(&self, groups: &BTreeMap<&str, Vec<u32>>) -> Result<Fault, Problem> {
        let numbers = |name: &String| {
            groups.get(name.as_str()).cloned().ok_or_else(|| {
                let near = suggest::nearest(name, groups.keys().copied());
                Problem::new(format!("no process is called `{name}`"))
                    .hint(near.map(|near| format!("did you mean `{near}`?")))
            })
        };
        let processes = self.process.as_ref().map(numbers).transpose()?;
        Ok(Fault { kind: self.kind, processes, operation: self.operation })
    }
}

/// Which processes a name means: the one called so, or all of a group.
fn groups(names: &[String]) -> BTreeMap<&str, Vec<u32>> {
    let mut groups: BTreeMap<&str, Vec<u32>> = BTreeMap::new();
    for (index, name) in names.iter().enumerate() {
        groups.entry(name).or_default().push(index as u32);
    }
    for (index, name) in names.iter().enumerate() {
        // A group is known by what stands before the number.
        if let Some((group, number)) = name.rsplit_once('-')
            && number.parse::<usize>().is_ok()
            && !names.iter().any(|name| name == group)
        {
            groups.entry(group).or_default().push(index as u32);
        }
    }
    groups
}

impl Network {
    /// What was asked, between processes of these names, with what is used where nothing was.
    pub fn settings(&self, names: &[String]) -> Result<NetworkSettings, Problem> {
        let Network {
            faults,
            fault_budget,
            channel,
            buffer,
            compat,
            remote_calls,
            hosts,
            datagrams,
            adversary,
        } = self;
        let defaults = NetworkSettings::default();
        let rules = compat.unwrap_or(defaults.rules);
        let groups = groups(names);
        let faults = faults.iter().map(|fault| fault.read(|fault| fault.fault(&groups)));
        let misdelivered =
            datagrams.iter().map(|&kind| Ok(Fault { kind, processes: None, operation: None }));
        Ok(NetworkSettings {
            rules,
            remote_calls: remote_calls.unwrap_or(defaults.remote_calls),
            channel: channel.unwrap_or(defaults.channel),
            buffer: match buffer {
                Some(Limit::AtMost(bytes)) => Some(*bytes as usize),
                Some(Limit::Unlimited) => None,
                // Their buffers grow.
                None if rules == Rules::JpfNas => None,
                None => defaults.buffer,
            },
            hosts: hosts.iter().map(|host| host.name.clone()).collect(),
            faults: faults.chain(misdelivered).collect::<Result<_, Problem>>()?,
            fault_budget: match fault_budget {
                Some(Limit::AtMost(most)) => Some(u32::try_from(*most).unwrap_or(u32::MAX)),
                Some(Limit::Unlimited) => None,
                None => defaults.fault_budget,
            },
            live: defaults.live,
            adversary: adversary.settings(names, &groups)?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::asked::At;

    fn check(list: &str, expected: &str) {
        let shown = match read(list) {
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

    /// The faults of an option, between three processes.
    fn read(list: &str) -> Result<Vec<Fault>, Problem> {
        let names = ["server", "client-0", "client-1"].map(str::to_owned);
        let parts = list.split(',').map(str::trim).filter(|part| !part.is_empty());
        let fault = |text| Ok(Said::new(FaultAsked::parse(text)?, &At::Unknown));
        let faults = parts.map(fault).collect::<Result<_, Problem>>()?;
        Network { faults, ..Network::default() }.settings(&names).map(|network| network.faults)
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
            "`sneeze` is no operation\nhelp: there are: accept, connect, read, write, close, \
             send, receive, pipe",
        );
    }

    #[test]
    fn values() {
        assert_eq!(channel("queue"), Ok(Channel::Queue));
        assert_eq!(compat("jpf-nas"), Ok(Rules::JpfNas));
        assert!(compat("tcp").is_err() && compat("jpf").is_err());
    }
}
