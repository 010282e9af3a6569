//! What lies between the processes, as a trace keeps it.

use heddle_net::{CHANNELS, FAULTS, Fault, NetworkSettings, OPERATIONS, RULES};
use serde::{Deserialize, Serialize};

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

fn named<T: Copy>(what: &str, name: &str, rows: &[(&str, T)]) -> Result<T, String> {
    let found = rows.iter().find(|(known, _)| *known == name);
    found.map(|(_, value)| *value).ok_or_else(|| format!("`{name}` is no {what}"))
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

    pub fn settings(&self) -> Result<NetworkSettings, String> {
        let TraceNetwork { rules, channel, buffer, hosts, faults, fault_budget } = self;
        let kinds: Vec<_> = FAULTS.iter().map(|(name, kind, _)| (*name, *kind)).collect();
        let fault = |fault: &TraceFault| {
            let operation = fault.operation.as_ref();
            Ok::<_, String>(Fault {
                kind: named("fault", &fault.kind, &kinds)?,
                processes: fault.processes.clone(),
                operation: operation
                    .map(|name| named("operation", name, OPERATIONS))
                    .transpose()?,
            })
        };
        Ok(NetworkSettings {
            rules: named("set of rules", rules, RULES)?,
            channel: named("channel", channel, CHANNELS)?,
            buffer: *buffer,
            hosts: hosts.clone(),
            faults: faults.iter().map(fault).collect::<Result<_, _>>()?,
            fault_budget: *fault_budget,
        })
    }
}
