//! What happened, in words: recorded for the reader of a trace, and only when one asks.

mod marks;
mod reachable;
mod recorder;
mod uses;

use crate::state::ThreadId;
use crate::view::Location;

pub use marks::{Broken, Marks};
pub use recorder::{Recorder, simple_name};
pub use uses::Uses;

/// Something a thread did.
#[derive(Clone, Debug)]
pub struct Event {
    pub thread: ThreadId,
    /// Where, innermost frame first, as far as the program's own code.
    pub stack: Vec<Location>,
    pub what: What,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum What {
    Read {
        place: String,
        value: String,
    },
    Write {
        place: String,
        value: String,
    },
    Enter {
        object: String,
    },
    Exit {
        object: String,
    },
    /// Gives the monitor up and waits to be notified.
    Wait {
        object: String,
        limit: bool,
    },
    /// Has the monitor back after a wait.
    Resume {
        object: String,
        why: &'static str,
    },
    /// `woken` are the threads that go on.
    Notify {
        object: String,
        woken: Vec<String>,
    },
    Sleep,
    /// A reading of a clock finds that time has passed.
    TimePasses {
        nanos: i64,
    },
    Park {
        blocker: String,
    },
    Unpark {
        thread: String,
    },
    Interrupt {
        thread: String,
    },
    Start {
        thread: String,
    },
    End,
    Throw {
        exception: String,
    },
    Print {
        stream: u8,
        text: String,
    },
    Halt {
        status: i32,
    },
    /// A server socket takes connections from now on.
    Listen {
        port: u16,
    },
    Connect {
        to: String,
        done: bool,
    },
    Accept {
        from: String,
    },
    Send {
        bytes: Vec<u8>,
    },
    /// Nothing at the end of the stream.
    Receive {
        bytes: Vec<u8>,
    },
    /// A datagram goes to an address, which names who is bound there.
    SendDatagram {
        bytes: Vec<u8>,
        to: String,
        /// What becomes of it, in words; nothing if it is delivered.
        outcome: &'static str,
    },
    /// A datagram of so many bytes, of which these were taken.
    ReceiveDatagram {
        bytes: Vec<u8>,
        length: usize,
        from: String,
    },
    /// Something went wrong that nobody in the program did.
    Fault {
        fault: &'static str,
        operation: &'static str,
    },
    /// A socket sends no more.
    Finish,
    /// A socket is closed.
    Close,
    /// A question of the program got its answer.
    Choose {
        question: String,
        answer: String,
    },
    /// The program named this place.
    Label {
        text: String,
    },
    /// A call or a return crosses the boundary of the component; an exception may leave with it.
    Cross {
        event: String,
        thrown: Option<String>,
    },
}
