//! What lies between the processes, as a trace keeps it.

use heddle_jvm::net::{FAULTS, Fault, NetworkSettings, OPERATIONS, Rules};
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

const RULES: &[(&str, Rules)] = &[("tcp", Rules::Tcp), ("jpf-nas", Rules::JpfNas)];

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
        let name = RULES.iter().find(|(_, known)| known == rules).map_or("", |(name, _)| name);
        TraceNetwork {
            rules: name.into(),
            channel: channel.to_string(),
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
            channel: channel.parse().map_err(|_| SettingError::Channel(channel.clone()))?,
            buffer: *buffer,
            hosts: hosts.clone(),
            faults: faults.iter().map(fault).collect::<Result<_, _>>()?,
            fault_budget: *fault_budget,
        })
    }
}
