//! What a thread has to do with the network.

use heddle_access::PipeEnd;

use crate::faults::FaultKind;

use crate::pending::PendingOperation;

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct NetworkStatus {
    /// How many runs it began, so that a run can be told from earlier ones.
    pub runs: u32,
    /// Bytes of the write under way that are already gone.
    pub sent: u32,
    /// The write under way had to wait for room, or the read for bytes.
    pub waited: bool,
    /// The operation it stands before or waits in.
    pub pending_operation: Option<PendingOperation>,
    /// What goes wrong with it.
    pub fault: Option<FaultKind>,
    /// The end of a pipe it waits at, which it holds even if its process closes it meanwhile.
    pub pipe: Option<PipeEnd>,
    /// The operation is done, and the thread stopped behind it: its result.
    pub done: Option<u64>,
}

impl NetworkStatus {
    /// Whether the thread is in no operation of the network.
    pub fn is_idle(&self) -> bool {
        let NetworkStatus { runs: _, sent, waited, pending_operation, fault, pipe, done } = self;
        (*sent, *waited, *pipe) == (0, false, None)
            && (*pending_operation, *fault, *done) == (None, None, None)
    }
}
