//! Kinds of places in a program: which kind a place is of, and what it is called.

use heddle_access::{Assumed, Kind, Place};
use heddle_reduction::KindName;

use crate::machine::Machine;
use crate::program::{Class, ClassId, ClassKind, Program, StringId};
use crate::state::{Ref, STATICS_BIT};

impl Machine {
    /// A field, an element or a range of elements as a place. Whether a thread lives, and whether it
    /// is interrupted, are fields of its object, and places of their own.
    pub(crate) fn memory_place(&self, object: Ref, offset: u32, length: u32) -> Place {
        let known = self.well_known();
        if offset == known.thread_eetop && self.is_thread(object) {
            return Place::Life(object);
        }
        if offset == known.thread_interrupted && self.is_thread(object) {
            return Place::Interrupt(object);
        }
        Place::Memory { object, from: offset, upto: offset + length }
    }

    pub(super) fn is_thread(&self, object: Ref) -> bool {
        let word = self.heap().class_word(object);
        let class = || self.program.class(ClassId(word));
        word & STATICS_BIT == 0 && class().is_assignable_to(self.well_known().thread)
    }

    pub(crate) fn kind_of(&self, place: &Place) -> Kind {
        let class = place.object().map_or(0, |object| self.heap().class_word(object));
        self.kind_by_class(place, class)
    }

    /// The kind of a place, given what the header of its object says.
    #[inline]
    pub(super) fn kind_by_class(&self, place: &Place, class: u32) -> Kind {
        match *place {
            Place::Memory { from, .. } => {
                let is_array = class & STATICS_BIT == 0
                    && matches!(self.program.class(ClassId(class)).kind, ClassKind::Array { .. });
                if is_array {
                    Kind::Elements { class }
                } else {
                    Kind::Field { class, offset: from }
                }
            }
            Place::Monitor(_) => Kind::Monitor { class },
            Place::Life(_) => Kind::Life { class },
            Place::Started(_) => Kind::Started { class },
            Place::Status(_) => Kind::Status { class },
            Place::Stack(_) => Kind::Stack { class },
            Place::Permit(_) => Kind::Permit { class },
            Place::Interrupt(_) => Kind::Interrupt { class },
            Place::IdentityHash(_) => Kind::IdentityHash,
            Place::OffHeap { .. } => Kind::OffHeap,
            Place::NextBlock => Kind::NextBlock,
            Place::ThreadList => Kind::ThreadList,
            Place::Initialised(_) => Kind::Initialised,
            Place::Interned(content) => Kind::Interned(content),
            Place::Linked(_) => Kind::Linked,
            Place::Defined(_) => Kind::Defined { class },
            Place::Settings => Kind::Settings,
            Place::Input => Kind::Input,
            Place::Output => Kind::Output,
            Place::Clock => Kind::Clock,
            Place::Entry { folder, .. } | Place::Listing(folder) => Kind::Entry(folder.0),
            Place::Content { file, .. } => Kind::Content(file.0),
            Place::Length(file) => Kind::Length(file.0),
            Place::Attributes(file) => Kind::Attributes(file.0),
            Place::FileLock(file) => Kind::FileLock(file.0),
            Place::Descriptor { file, .. } => Kind::Descriptor(file.0),
            Place::Port { .. }
            | Place::Backlog(_)
            | Place::Sent { .. }
            | Place::Arrival { .. }
            | Place::Room { .. }
            | Place::EndOfStream(_)
            | Place::Accepting(_)
            | Place::Receiving(_)
            | Place::Sending(_)
            | Place::Datagrams { .. } => {
                self.network.kind_of(place).expect("the network knows its places")
            }
            Place::Exported(_) => Kind::Exported { class },
            Place::Exports => Kind::Exports,
            Place::Bound { .. } | Place::Bindings(_) => Kind::Bound,
            Place::Alive(process) => Kind::Alive(process.0 as u16),
            Place::Children(process) => Kind::Children(process.0 as u16),
        }
    }

    /// A kind of place in words: `Account.balance`, `int[]`, `monitor of Account`.
    pub fn kind_name(&self, kind: Kind) -> String {
        let class = |class: u32| self.program.class(ClassId(class & !STATICS_BIT)).java_name();
        let file = || kind.file().map_or(String::new(), |file| self.program.file_name(file));
        match kind {
            Kind::Field { class: word, offset } => match field_name(self.program, word, offset) {
                Some(field) => format!("{}.{field}", class(word)),
                None => format!("{}+{offset}", class(word)),
            },
            Kind::Elements { class: word } => class(word),
            Kind::Monitor { class: word } => format!("monitor of {}", class(word)),
            Kind::Life { class: word } => format!("whether a {} lives", class(word)),
            Kind::Started { class: word } => format!("whether a {} was started", class(word)),
            Kind::Status { .. } => "a thread's state".into(),
            Kind::Stack { .. } => "a thread's stack".into(),
            Kind::Permit { .. } => "a thread's permit".into(),
            Kind::Interrupt { .. } => "a thread's interrupt".into(),
            Kind::IdentityHash => "identity hash codes".into(),
            Kind::OffHeap => "memory outside the heap".into(),
            Kind::NextBlock => "where memory outside the heap is allocated".into(),
            Kind::ThreadList => "which threads live".into(),
            Kind::Initialised => "whether a class is initialised".into(),
            Kind::Interned(content) => {
                format!("the interned string {:?}", literal(self.program, content))
            }
            Kind::Linked => "linked call sites".into(),
            Kind::Defined { class: word } => format!("which classes a {} has", class(word)),
            Kind::Settings => "system properties and defaults".into(),
            Kind::Input => "standard input".into(),
            Kind::Output => "the output".into(),
            Kind::Clock => "the time".into(),
            Kind::Entry(_) => format!("names in {}", file()),
            Kind::Content(_) => format!("content of {}", file()),
            Kind::Length(_) => format!("length of {}", file()),
            Kind::Attributes(_) => format!("attributes of {}", file()),
            Kind::FileLock(_) => format!("locks on {}", file()),
            Kind::Descriptor(_) => format!("an open file, {}", file()),
            Kind::Port(port) => format!("who listens on port {port}"),
            Kind::Backlog(port) => format!("the queue of port {port}"),
            Kind::Sent(port, side) => format!("bytes to the {side} of port {port}"),
            Kind::Arrival(port, side) => {
                format!("whether the {side} of port {port} has something to read")
            }
            Kind::Room(port, side) => format!("room for bytes to the {side} of port {port}"),
            Kind::EndOfStream(port, side) => {
                format!("the end of the stream to the {side} of port {port}")
            }
            Kind::Accepting(port, side) => format!("whether the {side} of port {port} still reads"),
            Kind::Receiving(port, side) | Kind::Sending(port, side) => {
                format!("the {side}'s own socket of port {port}")
            }
            Kind::Datagrams(port) => format!("datagrams to port {port}"),
            Kind::Exported { class: word } => {
                format!("whether a {} can be called from outside", class(word))
            }
            Kind::Exports => "which objects can be called from outside".into(),
            Kind::Bound => "names in a registry".into(),
            Kind::Children(process) => format!("the children of process {process}"),
            Kind::Assumed(Assumed::NoChildren) => "that processes start others".into(),
            Kind::Assumed(Assumed::NoSignals) => "that processes are asked to end".into(),
            Kind::Alive(process) => format!("the end of process {process}"),
            Kind::Assumed(Assumed::ThreadLists) => "who is in a group of threads".into(),
            Kind::Assumed(Assumed::JoinedThreads) => "that a thread is waited on".into(),
            Kind::Assumed(Assumed::Queues) => "who waits for a lock".into(),
            Kind::Assumed(Assumed::SignalOrder) => "who waits longest for a condition".into(),
            Kind::Assumed(Assumed::QueuesOfLocks) => "what locks are made of".into(),
            Kind::Assumed(Assumed::ReadLocks) => "who waits before readers".into(),
            Kind::Assumed(Assumed::SinglePermits) => "who waits for several permits".into(),
            Kind::Assumed(Assumed::PermitHolders) => "permits released by others".into(),
            Kind::Assumed(Assumed::IdleWorkers) => "how many workers of a pool are idle".into(),
            Kind::Assumed(Assumed::LoneDependents) => "several dependents of a future".into(),
            Kind::Assumed(Assumed::PoolCounters) => "what thread pools count".into(),
            Kind::Assumed(Assumed::ThreadNumbers) => "numbers and names of threads".into(),
            Kind::Assumed(Assumed::LogRecords) => "numbers and times of log records".into(),
            Kind::Assumed(Assumed::PrintedTexts) => "texts on their way to standard output".into(),
            Kind::Assumed(Assumed::LoggedMessages) => "messages that are logged".into(),
            Kind::Assumed(Assumed::ShortTimes) => "times of more than an hour".into(),
            Kind::Assumed(Assumed::IdentityHashes) => "identity hashes".into(),
            Kind::Assumed(Assumed::FutureNumbers) => "numbers of futures".into(),
            Kind::Assumed(Assumed::MemoryAddresses) => {
                "addresses of memory outside the heap".into()
            }
            Kind::Assumed(Assumed::Counts) => "how many entries a concurrent map has".into(),
            Kind::Assumed(Assumed::UnobservedCalls) => {
                "standard output, where text comes from code of the program".into()
            }
        }
    }
}

/// A kind by names that are the same in every run.
pub fn name_of(program: &Program, kind: Kind) -> KindName {
    let (sort, mut of) = kind.word();
    if let Kind::Interned(content) = kind {
        of = Some(literal(program, content));
    }
    let class = kind.class();
    KindName {
        sort: sort.to_owned(),
        class: class.map(|(word, _)| program.class(ClassId(word & !STATICS_BIT)).name.to_string()),
        statics: class.is_some_and(|(word, _)| word & STATICS_BIT != 0),
        offset: class.and_then(|(_, offset)| offset),
        of: of.or_else(|| kind.file().map(|file| program.file_name(file))),
    }
}

fn literal(program: &Program, content: u32) -> String {
    String::from_utf16_lossy(program.string(StringId(content)))
}

/// The name of a field, by the class of the object it lies in.
pub fn field_name(program: &Program, class_word: u32, offset: u32) -> Option<String> {
    let statics = class_word & STATICS_BIT != 0;
    let class = program.class(ClassId(class_word & !STATICS_BIT));
    let classes = std::iter::successors(Some(class), |class| class.super_class);
    let mut fields = classes.flat_map(|class: &Class| &class.fields);
    let found = fields.find(|field| field.offset == offset && field.is_static() == statics);
    found.map(|field| field.name.to_string())
}
