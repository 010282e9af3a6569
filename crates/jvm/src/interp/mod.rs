//! Executing code: the instruction loop, calls, exceptions, class initialisation.

mod calls;
mod checks;
pub mod continuations;
mod exceptions;
mod initialize;
mod operations;
mod slow;
mod step;

use crate::state::Ref;

pub use continuations::{Completion, Continuation};
pub(crate) use exceptions::trace_entry;
pub use exceptions::{HIDDEN_TOP, entry_parts};
pub(crate) use operations::CallsBack;
pub use operations::Operations;
pub use step::Pause;
pub(crate) use step::Turn;

/// Why a native or a slow path did not simply give its result.
#[derive(Clone, Debug)]
pub enum Stop {
    /// An exception object is on its way.
    Throw(Ref),
    /// Throw a new exception of a boot class.
    ThrowNew { class: &'static str, message: Option<String> },
    /// Frames were pushed; go on with them.
    Pushed,
    /// The thread waits; what it was doing is done again when it may go on.
    Blocked,
    /// The thread stands before something others can see; it is done when the thread runs next.
    Visible,
    /// The program leaves open how it goes on; what asked is done again with the answer.
    Choose,
    /// The machine is saved here on its way; what it was doing is done again.
    Waypoint,
    /// There is no time or memory left: the machine is given up where it stands.
    Braked,
    /// The thread is over.
    ThreadEnded,
    /// The process is over.
    ProcessEnded,
    /// Something this machine does not do; the run ends with its name.
    Unsupported(String),
}

impl Stop {
    pub fn throw(class: &'static str, message: impl Into<String>) -> Stop {
        Stop::ThrowNew { class, message: Some(message.into()) }
    }

    pub fn throw_bare(class: &'static str) -> Stop {
        Stop::ThrowNew { class, message: None }
    }

    pub fn null_pointer() -> Stop {
        Stop::throw_bare("java/lang/NullPointerException")
    }

    pub fn unsupported(what: impl Into<String>) -> Stop {
        Stop::Unsupported(what.into())
    }
}

pub type Result<T> = std::result::Result<T, Stop>;
