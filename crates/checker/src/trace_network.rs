//! What lies between the processes, as a trace keeps it.

use heddle_net::{
    Adversary, CHANNELS, FAULTS, Fault, NetworkSettings, OPERATIONS, REMOTE_CALLS, RULES,
};
use serde::{Deserialize, Serialize};

use crate::errors::SettingError;
use crate::trace_peers::TracePeer;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TraceNetwork {
    /// `tcp` or `jpf-nas`.
    pub rules: String,
    /// `calls` or `wire`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rmi: Option<String>,
    /// `tree` or `queue`.
    pub channel: String,
    /// Bytes per direction; none: any number.
    pub buffer: Option<usize>,
    pub hosts: Vec<String>,
    pub faults: Vec<TraceFault>,
    /// How many faults a run may have; none: any number.
    pub fault_budget: Option<u32>,
    /// What was said to real programs, and what they answered.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub live: Vec<TracePeer>,
    /// Who stood between processes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub adversary: Option<TraceAdversary>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TraceAdversary {
    /// Processes by number.
    pub process: u32,
    pub between: Vec<u32>,
    pub sessions: u32,
    pub messages: u32,
    pub untyped: bool,
    pub names: Vec<String>,
}

impl TraceAdversary {
    fn new(adversary: &Adversary) -> TraceAdversary {
        let Adversary { process, between, sessions, messages, untyped, names } = adversary.clone();
        TraceAdversary { process, between, sessions, messages, untyped, names }
    }

    fn settings(&self) -> Adversary {
        let TraceAdversary { process, between, sessions, messages, untyped, names } = self.clone();
        Adversary { process, between, sessions, messages, untyped, names }
    }
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TraceFault {
    pub kind: String,
    /// By number; none: all.
    pub processes: Option<Vec<u32>>,
    pub operation: Option<String>,
}

fn named<T: Copy>(
    name: &str,
    rows: &[(&str, T)],
    unknown: fn(String) -> SettingError,
) -> Result<T, SettingError> {
    let found = rows.iter().find(|(known, _)| *known == name);
    found.map(|(_, value)| *value).ok_or_else(|| unknown(name.to_owned()))
}

impl TraceNetwork {
    pub fn new(settings: &NetworkSettings) -> TraceNetwork {
        let NetworkSettings {
            buffer,
            channel,
            hosts,
            rules,
            remote_calls,
            faults,
            fault_budget,
            live,
            adversary,
        } = settings;
        let recordings = live.iter().flat_map(|live| live.peers.recordings());
        TraceNetwork {
            rules: rules.name().into(),
            rmi: Some(remote_calls.name().into()),
            channel: channel.name().into(),
            buffer: *buffer,
            hosts: hosts.clone(),
            faults: faults
                .iter()
                .map(|fault| TraceFault {
                    kind: fault.kind.name().into(),
                    processes: fault.processes.clone(),
                    operation: fault.operation.map(|operation| operation.name().into()),
                })
                .collect(),
            fault_budget: *fault_budget,
            live: recordings.map(TracePeer::from).collect(),
            adversary: adversary.as_ref().map(TraceAdversary::new),
        }
    }

    pub fn settings(&self) -> Result<NetworkSettings, SettingError> {
        let TraceNetwork {
            rules,
            rmi,
            channel,
            buffer,
            hosts,
            faults,
            fault_budget,
            live,
            adversary,
        } = self;
        let kinds: Vec<_> = FAULTS.iter().map(|(name, kind, _)| (*name, *kind)).collect();
        let fault = |fault: &TraceFault| {
            let operation = fault.operation.as_ref();
            Ok::<_, SettingError>(Fault {
                kind: named(&fault.kind, &kinds, SettingError::Fault)?,
                processes: fault.processes.clone(),
                operation: operation
                    .map(|name| named(name, OPERATIONS, SettingError::Operation))
                    .transpose()?,
            })
        };
        Ok(NetworkSettings {
            rules: named(rules, RULES, SettingError::Rules)?,
            remote_calls: match rmi {
                Some(name) => named(name, REMOTE_CALLS, SettingError::RemoteCalls)?,
                None => Default::default(),
            },
            channel: named(channel, CHANNELS, SettingError::Channel)?,
            buffer: *buffer,
            hosts: hosts.clone(),
            faults: faults.iter().map(fault).collect::<Result<_, _>>()?,
            fault_budget: *fault_budget,
            live: crate::trace_peers::live(live)?,
            adversary: adversary.as_ref().map(TraceAdversary::settings),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settings() -> NetworkSettings {
        let plain = TraceNetwork {
            rules: "tcp".into(),
            rmi: None,
            channel: "tree".into(),
            buffer: None,
            hosts: Vec::new(),
            faults: Vec::new(),
            fault_budget: None,
            live: Vec::new(),
            adversary: None,
        };
        plain.settings().expect("its words are known")
    }

    #[test]
    fn every_fault_at_every_operation_comes_back() {
        let operations = OPERATIONS.iter().map(|(_, operation)| Some(*operation)).chain([None]);
        let mut faults = Vec::new();
        for operation in operations {
            for &(_, kind, _) in FAULTS {
                faults.push(Fault { kind, processes: Some(vec![0, 2]), operation });
                faults.push(Fault { kind, processes: None, operation });
            }
        }
        let settings = NetworkSettings { faults, fault_budget: Some(3), ..settings() };
        let kept = TraceNetwork::new(&settings);
        assert_eq!(kept.faults.len(), settings.faults.len());
        assert!(kept.faults.iter().all(|fault| !fault.kind.is_empty()));
        assert_eq!(kept.settings(), Ok(settings));
    }

    #[test]
    fn rules_channels_and_hosts_come_back() {
        for &(_, rules) in RULES {
            for &(_, channel) in CHANNELS {
                let hosts = vec!["a".into(), "b".into()];
                let settings =
                    NetworkSettings { rules, channel, hosts, buffer: Some(16), ..settings() };
                assert_eq!(TraceNetwork::new(&settings).settings(), Ok(settings));
            }
        }
    }

    #[test]
    fn unknown_words_are_named() {
        let known = TraceNetwork::new(&settings());
        let fault = |kind: &str, operation: Option<&str>| TraceNetwork {
            faults: vec![TraceFault {
                kind: kind.into(),
                processes: None,
                operation: operation.map(str::to_owned),
            }],
            ..known.clone()
        };
        let wrong = [
            (TraceNetwork { rules: "udp".into(), ..known.clone() }, "`udp` is no set of rules"),
            (TraceNetwork { channel: "pipe".into(), ..known.clone() }, "`pipe` is no channel"),
            (fault("flood", None), "`flood` is no fault"),
            (fault("reset", Some("ping")), "`ping` is no operation"),
        ];
        for (network, says) in wrong {
            assert_eq!(network.settings().unwrap_err().to_string(), says);
        }
    }
}
