//! Kinds of places: what is decided about one place of a kind is decided about all of them.

use std::fmt;

use crate::ids::FileId;

/// Classes go by numbers here; the number of a class's static fields is another one than that of
/// its instances.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Kind {
    /// A field, by the class of the object it lies in and its offset there.
    Field {
        class: u32,
        offset: u32,
    },
    /// The elements of the arrays of a class.
    Elements {
        class: u32,
    },
    /// The monitors of the objects of a class.
    Monitor {
        class: u32,
    },
    IdentityHash,
    Life {
        class: u32,
    },
    Started {
        class: u32,
    },
    Status {
        class: u32,
    },
    Stack {
        class: u32,
    },
    Permit {
        class: u32,
    },
    Interrupt {
        class: u32,
    },
    ThreadList,
    Initialised,
    /// An interned string, by the number of its content.
    Interned(u32),
    Linked,
    /// Which classes the loaders of a class have defined.
    Defined {
        class: u32,
    },
    OffHeap,
    NextBlock,
    Settings,
    Input,
    Output,
    Clock,
    /// What follows is told apart by the number of the file, that of a folder for its entries.
    Entry(u32),
    Content(u32),
    Length(u32),
    Attributes(u32),
    FileLock(u32),
    Descriptor(u32),
    /// What follows is told apart by the port of the service, and by the side of a connection.
    Port(u16),
    Backlog(u16),
    Sent(u16, Side),
    Arrival(u16, Side),
    Room(u16, Side),
    EndOfStream(u16, Side),
    Accepting(u16, Side),
    Receiving(u16, Side),
    Sending(u16, Side),
    /// Datagrams to the sockets bound to a port.
    Datagrams(u16),
    /// Whether remote objects of a class can be called.
    Exported {
        class: u32,
    },
    Exports,
    /// What the names of registries stand for.
    Bound,
    /// The end of a process, by its number.
    Alive(u16),
    /// The processes that a process started, by its number.
    Children(u16),
    /// No place, but something that is taken for granted until a run shows otherwise.
    Assumed(Assumed),
}

/// An end of a connection.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Side {
    Client,
    Server,
}

impl Side {
    pub fn of(is_server: bool) -> Side {
        if is_server { Side::Server } else { Side::Client }
    }
}

/// What a reduction takes for granted about library operations.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Assumed {
    /// Printing and filling caches call no code of the program that others could notice.
    UnobservedCalls,
    /// Nobody asks a concurrent map for its size while another thread is about to count an entry.
    Counts,
    /// Nobody asks for a list of live threads.
    ThreadLists,
    /// Nobody but `join` waits on the object of a thread, and so for the thread's end.
    JoinedThreads,
    /// Nobody asks who waits for a lock.
    Queues,
    /// What a lock and its queues are made of is used by nobody but who has the lock.
    QueuesOfLocks,
    /// Of several threads that wait for a condition, all are signalled at once.
    SignalOrder,
    /// Nobody takes read locks.
    ReadLocks,
    /// Semaphores are acquired one permit at a time.
    SinglePermits,
    /// Who releases a permit has acquired it, as long as somebody has the last one.
    PermitHolders,
    /// A future has one dependent at most, and nobody asks how many it has.
    LoneDependents,
    /// Nobody asks a thread pool what it has counted.
    PoolCounters,
    /// Nobody asks a fork-join pool how many workers it has, or how many are idle.
    IdleWorkers,
    /// No process starts another.
    NoChildren,
    /// No process is asked from outside to end.
    NoSignals,
    /// Nobody asks for the numbers and names of threads.
    ThreadNumbers,
    /// Nobody asks a log record for its number, its time or the number of its thread.
    LogRecords,
    /// Texts that go to standard output, and nowhere else, are seen by no code of the program.
    PrintedTexts,
    /// Messages of log records go to the standard error of the process, and nowhere else.
    LoggedMessages,
    /// The program reckons with no time of more than an hour.
    ShortTimes,
    /// Nobody asks where memory outside the heap lies, or how much of it there is.
    MemoryAddresses,
    /// Nobody asks for an identity hash but tables of the library.
    IdentityHashes,
    /// Nobody asks a future of an HTTP client for its number.
    FutureNumbers,
}

impl Assumed {
    /// A bit of its own.
    pub fn bit(self) -> u32 {
        1 << self as u32
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Side::Client => "client",
            Side::Server => "server",
        })
    }
}

impl Kind {
    /// Whether the machine changes such places all the time, while few programs ever ask for them:
    /// they count from the moment on that one does.
    pub fn counts_when_asked(self) -> bool {
        matches!(
            self,
            Kind::Started { .. } | Kind::Status { .. } | Kind::Stack { .. } | Kind::Interned(_)
        )
    }

    /// The class by which it is told apart, and the offset of a field.
    pub fn class(self) -> Option<(u32, Option<u32>)> {
        match self {
            Kind::Field { class, offset } => Some((class, Some(offset))),
            Kind::Elements { class }
            | Kind::Monitor { class }
            | Kind::Life { class }
            | Kind::Started { class }
            | Kind::Status { class }
            | Kind::Stack { class }
            | Kind::Permit { class }
            | Kind::Interrupt { class }
            | Kind::Defined { class }
            | Kind::Exported { class } => Some((class, None)),
            _ => None,
        }
    }

    /// The number of the file by which it is told apart.
    pub fn file(self) -> Option<FileId> {
        match self {
            Kind::Entry(file)
            | Kind::Content(file)
            | Kind::Length(file)
            | Kind::Attributes(file)
            | Kind::FileLock(file)
            | Kind::Descriptor(file) => Some(FileId(file)),
            _ => None,
        }
    }

    /// Its name in a trace: one word, and what tells it apart from others of the word, which for a
    /// class or a file is left to those who know its name.
    pub fn word(self) -> (&'static str, Option<String>) {
        let of = |port: u16, side: Side| Some(format!("{side} of port {port}"));
        match self {
            Kind::Field { .. } => ("field", None),
            Kind::Elements { .. } => ("elements", None),
            Kind::Monitor { .. } => ("monitor", None),
            Kind::IdentityHash => ("identity-hash", None),
            Kind::Life { .. } => ("life", None),
            Kind::Started { .. } => ("started", None),
            Kind::Status { .. } => ("status", None),
            Kind::Stack { .. } => ("stack", None),
            Kind::Permit { .. } => ("permit", None),
            Kind::Interrupt { .. } => ("interrupt", None),
            Kind::ThreadList => ("thread-list", None),
            Kind::Initialised => ("initialised", None),
            Kind::Interned(_) => ("interned", None),
            Kind::Linked => ("linked", None),
            Kind::Defined { .. } => ("defined", None),
            Kind::OffHeap => ("off-heap", None),
            Kind::NextBlock => ("next-block", None),
            Kind::Settings => ("settings", None),
            Kind::Input => ("input", None),
            Kind::Output => ("output", None),
            Kind::Clock => ("clock", None),
            Kind::Entry(_) => ("entry", None),
            Kind::Content(_) => ("content", None),
            Kind::Length(_) => ("length", None),
            Kind::Attributes(_) => ("attributes", None),
            Kind::FileLock(_) => ("file-lock", None),
            Kind::Descriptor(_) => ("descriptor", None),
            Kind::Port(port) => ("port", Some(port.to_string())),
            Kind::Backlog(port) => ("backlog", Some(port.to_string())),
            Kind::Sent(port, side) => ("sent", of(port, side)),
            Kind::Arrival(port, side) => ("arrival", of(port, side)),
            Kind::Room(port, side) => ("room", of(port, side)),
            Kind::EndOfStream(port, side) => ("end-of-stream", of(port, side)),
            Kind::Accepting(port, side) => ("accepting", of(port, side)),
            Kind::Receiving(port, side) => ("receiving", of(port, side)),
            Kind::Sending(port, side) => ("sending", of(port, side)),
            Kind::Datagrams(port) => ("datagrams", Some(port.to_string())),
            Kind::Exported { .. } => ("exported", None),
            Kind::Exports => ("exports", None),
            Kind::Bound => ("bound", None),
            Kind::Alive(process) => ("alive", Some(process.to_string())),
            Kind::Children(process) => ("children", Some(process.to_string())),
            Kind::Assumed(Assumed::UnobservedCalls) => ("assumed", Some("unobserved calls".into())),
            Kind::Assumed(Assumed::Counts) => ("assumed", Some("counts of maps".into())),
            Kind::Assumed(Assumed::ThreadLists) => ("assumed", Some("lists of threads".into())),
            Kind::Assumed(Assumed::JoinedThreads) => ("assumed", Some("joined threads".into())),
            Kind::Assumed(Assumed::Queues) => ("assumed", Some("who waits for locks".into())),
            Kind::Assumed(Assumed::SignalOrder) => ("assumed", Some("order of signals".into())),
            Kind::Assumed(Assumed::QueuesOfLocks) => ("assumed", Some("queues of locks".into())),
            Kind::Assumed(Assumed::ReadLocks) => ("assumed", Some("read locks".into())),
            Kind::Assumed(Assumed::SinglePermits) => ("assumed", Some("single permits".into())),
            Kind::Assumed(Assumed::NoChildren) => ("assumed", Some("no children".into())),
            Kind::Assumed(Assumed::NoSignals) => ("assumed", Some("no signals".into())),
            Kind::Assumed(Assumed::PermitHolders) => ("assumed", Some("holders of permits".into())),
            Kind::Assumed(Assumed::LoneDependents) => ("assumed", Some("lone dependents".into())),
            Kind::Assumed(Assumed::PoolCounters) => ("assumed", Some("counters of pools".into())),
            Kind::Assumed(Assumed::IdleWorkers) => ("assumed", Some("idle workers".into())),
            Kind::Assumed(Assumed::ThreadNumbers) => ("assumed", Some("numbers of threads".into())),
            Kind::Assumed(Assumed::LogRecords) => ("assumed", Some("log records".into())),
            Kind::Assumed(Assumed::PrintedTexts) => ("assumed", Some("printed texts".into())),
            Kind::Assumed(Assumed::LoggedMessages) => ("assumed", Some("logged messages".into())),
            Kind::Assumed(Assumed::ShortTimes) => ("assumed", Some("short times".into())),
            Kind::Assumed(Assumed::IdentityHashes) => ("assumed", Some("identity hashes".into())),
            Kind::Assumed(Assumed::FutureNumbers) => ("assumed", Some("numbers of futures".into())),
            Kind::Assumed(Assumed::MemoryAddresses) => {
                ("assumed", Some("addresses of memory".into()))
            }
        }
    }
}
