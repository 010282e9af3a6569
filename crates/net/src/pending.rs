//! Which faults may strike an operation now. A fault is a choice of the search, bounded by a budget.

use crate::faults::{FaultKind, Operation};

use crate::Network;
use heddle_access::ProcessId;

/// The operation a thread stands before or waits in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PendingOperation {
    pub operation: Operation,
    /// It has a time limit.
    pub limited: bool,
}

impl Network {
    /// The faults that may strike an operation of a process now, each kind once.
    pub fn faults_at(&self, process: ProcessId, at: PendingOperation) -> Vec<FaultKind> {
        let operation = at.operation;
        if self.faults_left == Some(0) {
            return Vec::new();
        }
        let mut kinds: Vec<FaultKind> = (self.config.settings.faults.iter())
            .filter(|fault| {
                fault.kind.strikes(operation)
                    && (at.limited || fault.kind != FaultKind::Timeout)
                    && fault.operation.is_none_or(|only| only == operation)
                    && fault.processes.as_ref().is_none_or(|only| only.contains(&process.0))
            })
            .map(|fault| fault.kind)
            .collect();
        kinds.sort_unstable();
        kinds.dedup();
        kinds
    }

    /// A fault was chosen.
    pub fn spend(&mut self) {
        if let Some(left) = &mut self.faults_left {
            *left -= 1;
        }
    }
}
