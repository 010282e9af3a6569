//! What happened, in words: recorded for the reader of a trace, and only when one asks.

mod calls;
mod marks;
mod naming;
mod reachable;
mod recorder;
mod uses;

use heddle_access::SocketId;

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
    /// The end of a connection that it is about.
    pub wire: Option<Wire>,
    /// The call of the library that it is a part of.
    pub call: Option<LibraryCall>,
}

/// A call from the program's own code into the library.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LibraryCall {
    /// Tells it from others.
    pub number: u64,
    /// With what goes in: `stock.get("book")`.
    pub text: String,
    /// The condition that is signalled, as threads that wait for it call it.
    pub signals: Option<String>,
}

/// An end of a connection, and how far its stream has come: what ties a send to its receive.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wire {
    pub own: SocketId,
    pub peer: Option<SocketId>,
    /// The process at the other end, where there are several.
    pub with: String,
    /// The position behind the last byte sent to the peer, or received from it.
    pub upto: u64,
    /// The terms that the bytes stand for, in words, where an adversary looks at them.
    pub terms: String,
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
        /// The method of the library that takes it from the program.
        taken_by: Option<String>,
    },
    Print {
        stream: u8,
        text: String,
    },
    Halt {
        status: i32,
    },
    /// Another process is started.
    StartProcess {
        process: String,
    },
    /// The status that a process ended with is taken by who started it.
    Reap {
        process: String,
        status: i32,
    },
    /// A process is asked, or forced, to end.
    EndProcess {
        process: String,
        force: bool,
    },
    /// Nothing at the end.
    ReadPipe {
        bytes: Vec<u8>,
        pipe: String,
    },
    WritePipe {
        bytes: Vec<u8>,
        pipe: String,
    },
    /// Something on the network.
    Network(heddle_net::NetEvent),
    /// A question of the program got its answer.
    Choose {
        question: String,
        answer: String,
    },
    /// A call of the library is over, and gives this; nothing if it gives nothing.
    Return {
        value: String,
    },
    /// What an adversary learns or makes, or a program claims, in words.
    Says {
        text: String,
    },
    /// A worker of a pool begins to run a task.
    Task {
        task: String,
    },
    /// The program named this place.
    Label {
        text: String,
    },
    /// A remote method that somebody called has come to its end; nothing if it gives nothing.
    Served {
        value: String,
    },
    /// A call or a return crosses the boundary of the component; an exception may leave with it.
    Cross {
        event: String,
        thrown: Option<String>,
    },
}
