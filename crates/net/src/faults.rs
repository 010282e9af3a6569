//! What may go wrong between processes: choices of the search, bounded by a budget.

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum FaultKind {
    IoException,
    Timeout,
    Refused,
    Reset,
    PartialRead,
    Crash,
    Lost,
    Duplicated,
    Reordered,
}

/// An operation on a socket at which something may go wrong.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Operation {
    Accept,
    Connect,
    Read,
    Write,
    Close,
    /// Of a datagram.
    Send,
    Receive,
    /// A read or a write of a pipe.
    Pipe,
}

/// Names of faults, and what they do.
pub const FAULTS: &[(&str, FaultKind, &str)] = &[
    ("io-exception", FaultKind::IoException, "an operation throws IOException"),
    ("timeout", FaultKind::Timeout, "an operation with a time limit throws SocketTimeoutException"),
    ("refused", FaultKind::Refused, "a connect is refused although somebody listens"),
    ("reset", FaultKind::Reset, "a connection is lost: both ends are reset"),
    ("partial-read", FaultKind::PartialRead, "a read gives one byte although there are more"),
    ("crash", FaultKind::Crash, "a process ends at a network operation, without its hooks"),
    ("lost", FaultKind::Lost, "a datagram does not arrive"),
    ("duplicated", FaultKind::Duplicated, "a datagram arrives twice"),
    ("reordered", FaultKind::Reordered, "a datagram arrives before the one that still waits there"),
];

pub const OPERATIONS: &[(&str, Operation)] = &[
    ("accept", Operation::Accept),
    ("connect", Operation::Connect),
    ("read", Operation::Read),
    ("write", Operation::Write),
    ("close", Operation::Close),
    ("send", Operation::Send),
    ("receive", Operation::Receive),
    ("pipe", Operation::Pipe),
];

impl FaultKind {
    pub fn name(self) -> &'static str {
        FAULTS.iter().find(|(_, kind, _)| *kind == self).map_or("", |(name, ..)| name)
    }

    /// Whether it can happen at an operation at all.
    pub fn strikes(self, operation: Operation) -> bool {
        match self {
            FaultKind::IoException | FaultKind::Crash => true,
            FaultKind::Timeout => {
                matches!(operation, Operation::Accept | Operation::Connect | Operation::Read)
            }
            FaultKind::Refused => operation == Operation::Connect,
            FaultKind::Reset => matches!(operation, Operation::Read | Operation::Write),
            FaultKind::PartialRead => operation == Operation::Read,
            FaultKind::Lost | FaultKind::Duplicated | FaultKind::Reordered => {
                operation == Operation::Send
            }
        }
    }

    /// Whether it makes datagrams unreliable.
    pub fn misdelivers(self) -> bool {
        matches!(self, FaultKind::Lost | FaultKind::Duplicated | FaultKind::Reordered)
    }
}

impl Operation {
    pub fn name(self) -> &'static str {
        OPERATIONS.iter().find(|(_, known)| *known == self).map_or("", |(name, _)| name)
    }
}

/// Something that may go wrong, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    pub kind: FaultKind,
    /// In these processes only; `None`: in all.
    pub processes: Option<Vec<u32>>,
    /// At this operation only; `None`: wherever it can happen.
    pub operation: Option<Operation>,
}
