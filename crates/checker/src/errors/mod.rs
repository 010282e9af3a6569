//! What can be wrong with what is asked of a check, one file per area.
//!
//! Each error is a sentence for people, without the flag or command it came by: the command line
//! knows those, and says so.

mod protocol;
mod replay;
mod start;
mod trace;

pub use protocol::{ConnectionContractError, ConnectionContractProblem, ContractError, FrameError};
pub use replay::{Divergence, GraphError, ReplayError};
pub use start::{InvariantError, InvariantProblem, SettingError, StartError};
pub use trace::{Damage, TraceError, TraceProblem};
