//! What lies between the processes, as a trace keeps it.

use heddle_net::{CHANNELS, FAULTS, Fault, NetworkSettings, OPERATIONS, RULES};
use serde::{Deserialize, Serialize};

use crate::errors::SettingError;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TraceNetwork {
    /// `tcp` or `jpf-nas`.
    pub rules: String,
    /// `tree` or `queue`.
    pub channel: String,
    /// Bytes per direction; none: any number.
    pub buffer: Option<usize>,
    pub hosts: Vec<String>,
    pub faults: Vec<TraceFault>,
    /// How many faults a run may have; none: any number.
    pub fault_budget: Option<u32>,
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
        let NetworkSettings { buffer, channel, hosts, rules, faults, fault_budget } = settings;
        TraceNetwork {
            rules: rules.name().into(),
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
        }
    }

    pub fn settings(&self) -> Result<NetworkSettings, SettingError> {
        let TraceNetwork { rules, channel, buffer, hosts, faults, fault_budget } = self;
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
            channel: named(channel, CHANNELS, SettingError::Channel)?,
            buffer: *buffer,
            hosts: hosts.clone(),
            faults: faults.iter().map(fault).collect::<Result<_, _>>()?,
            fault_budget: *fault_budget,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settings() -> NetworkSettings {
        let plain = TraceNetwork {
            rules: "tcp".into(),
            channel: "tree".into(),
            buffer: None,
            hosts: Vec::new(),
            faults: Vec::new(),
            fault_budget: None,
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
