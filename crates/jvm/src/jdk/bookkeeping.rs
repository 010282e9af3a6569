//! What the library keeps for itself: numbers it counts up, and buffers with what was in them before.
//!
//! No program sees any of it unless it asks, and then it calls one of the methods listed here.

use heddle_access::Assumed;

use crate::program::{Class, Kind};

/// Fields that count only once somebody has asked: class, field, and what is assumed until then.
const KEPT: &[(&str, &[&str], Assumed)] = &[
    (
        "java/lang/Thread",
        &["tid", "name", "threadInitNumber", "threadSeqNumber"],
        Assumed::ThreadNumbers,
    ),
    ("java/lang/Thread$ThreadNumbering", &["next"], Assumed::ThreadNumbers),
    (
        "java/util/logging/LogRecord",
        &["sequenceNumber", "globalSequenceNumber", "threadID", "longThreadID", "instant"],
        Assumed::LogRecords,
    ),
    ("java/util/logging/LogRecord", &["message"], Assumed::LoggedMessages),
    // Lists that keep what is to be cleaned alive, for a collector that this machine does not have; nobody
    // looks at them but who takes itself out.
    ("jdk/internal/ref/Cleaner", &["first", "next", "prev"], Assumed::MemoryAddresses),
    (
        "jdk/internal/ref/PhantomCleanable",
        &["next", "prev", "node", "index"],
        Assumed::MemoryAddresses,
    ),
    ("jdk/internal/ref/CleanerImpl$CleanableList", &["head"], Assumed::MemoryAddresses),
    // How much memory direct buffers take.
    ("java/nio/Bits", &["RESERVED_MEMORY", "TOTAL_CAPACITY", "COUNT"], Assumed::MemoryAddresses),
    (FUTURE_OF_HTTP, &["TOKENS", "id"], Assumed::FutureNumbers),
];

/// The futures that HTTP clients complete from several threads, and give to the program.
const FUTURE_OF_HTTP: &str = "jdk/internal/net/http/common/MinimalFuture";

/// The methods that ask. Code of the library that compares such a number is one of them, too.
const ASKING: &[(&str, &[&str], Assumed)] = &[
    ("java/lang/Thread", &["getName", "getId", "threadId", "toString"], Assumed::ThreadNumbers),
    ("java/util/concurrent/locks/LockSupport", &["getThreadId"], Assumed::ThreadNumbers),
    (
        "java/util/logging/LogRecord",
        &[
            "getSequenceNumber",
            "getThreadID",
            "getLongThreadID",
            "getMillis",
            "getInstant",
            "writeObject",
        ],
        Assumed::LogRecords,
    ),
    ("java/util/logging/LogRecord", &["getMessage"], Assumed::LoggedMessages),
    (
        "sun/misc/Unsafe",
        &[
            "allocateMemory",
            "reallocateMemory",
            "getAddress",
            "getLong",
            "getLongVolatile",
            "getAndAddLong",
            "getAndSetLong",
        ],
        Assumed::MemoryAddresses,
    ),
    ("java/nio/ByteBuffer", &["alignmentOffset", "alignedSlice"], Assumed::MemoryAddresses),
    (
        "jdk/internal/foreign/AbstractMemorySegmentImpl",
        &["address", "equals", "hashCode", "toString", "segmentOffset", "asOverlappingSlice"],
        Assumed::MemoryAddresses,
    ),
    (
        "java/nio/Bits$1",
        &["getCount", "getTotalCapacity", "getMemoryUsed"],
        Assumed::MemoryAddresses,
    ),
    // Called where direct buffers take all they may.
    ("java/lang/ref/Reference$1", &["waitForReferenceProcessing"], Assumed::MemoryAddresses),
    (FUTURE_OF_HTTP, &["toString"], Assumed::FutureNumbers),
    // Unless it writes to the standard error of the process.
    ("java/util/logging/StreamHandler", &["publish"], Assumed::LogRecords),
];

/// The methods that give the next number, until somebody asks for one.
const NUMBERING: &[(&str, &[&str], Assumed)] = &[
    ("java/lang/Thread", &["nextThreadNum", "nextThreadID"], Assumed::ThreadNumbers),
    ("java/lang/Thread$ThreadNumbering", &["next"], Assumed::ThreadNumbers),
    ("java/lang/Thread$ThreadIdentifiers", &["next"], Assumed::ThreadNumbers),
    ("java/util/logging/LogRecord", &["<init>"], Assumed::LogRecords),
    ("java/nio/Bits", &["reserveMemory", "unreserveMemory"], Assumed::MemoryAddresses),
    ("jdk/internal/ref/Cleaner", &["add"], Assumed::MemoryAddresses),
    ("jdk/internal/ref/PhantomCleanable", &["insert"], Assumed::MemoryAddresses),
    ("jdk/internal/ref/CleanerImpl$CleanableList", &["insert"], Assumed::MemoryAddresses),
    (FUTURE_OF_HTTP, &["<init>"], Assumed::FutureNumbers),
];

/// Methods that make a text of what they are given, write it to where no program reads it, and
/// give nothing back.
const LOGGING: &[&str] = &["java/util/logging/Logger"];

/// Writers and streams with a buffer: class, the field of the buffer, and the field that says how much of
/// it is in use. A `ByteBuffer` says so itself.
const BUFFERS: &[(&str, &str, Option<&str>)] = &[
    ("java/io/BufferedWriter", "cb", Some("nextChar")),
    ("java/io/BufferedOutputStream", "buf", Some("count")),
    ("sun/nio/cs/StreamEncoder", "bb", None),
];

/// A buffer of an object: the offset of the reference to it, and of the number of units in use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Buffer {
    pub(crate) buffer: u32,
    pub(crate) used: Option<u32>,
}

/// The fields of a class that are kept so: offset, kind, and until when.
pub(crate) fn kept(class: &Class, is_static: bool) -> Vec<(u32, Kind, Assumed)> {
    let mut found = Vec::new();
    let mut chain = Some(class);
    while let Some(class) = chain {
        if class.loader.is_library() {
            for (_, names, assumed) in KEPT.iter().filter(|(name, ..)| *name == &*class.name) {
                let fields = class.fields.iter().filter(|field| {
                    field.is_static() == is_static && names.contains(&&*field.name)
                });
                found.extend(fields.map(|field| (field.offset, field.kind, *assumed)));
            }
        }
        chain = class.super_class.filter(|_| !is_static);
    }
    found
}

/// What is assumed of the numbers that a method gives.
pub(crate) fn numbers(class: &str, method: &str) -> Option<Assumed> {
    of_method(NUMBERING, class, method)
}

/// What a call of a method disproves.
pub(crate) fn asks(class: &str, method: &str) -> Option<Assumed> {
    of_method(ASKING, class, method)
}

type Methods = [(&'static str, &'static [&'static str], Assumed)];

fn of_method(table: &Methods, class: &str, method: &str) -> Option<Assumed> {
    let found = table.iter().find(|(name, methods, _)| *name == class && methods.contains(&method));
    found.map(|(_, _, assumed)| *assumed)
}

/// Whether what a method of a class writes is seen by no program.
pub(crate) fn is_logging(class: &str) -> bool {
    LOGGING.contains(&class)
}

/// Whether methods of a class use more of a buffer than is said to be in use.
pub(crate) fn fills_buffers(class: &str) -> bool {
    BUFFERS.iter().any(|(name, ..)| *name == class)
}

/// The buffer of objects of a class. A subclass of the program may look at all of it.
pub(crate) fn buffer(class: &Class) -> Option<Buffer> {
    let mut chain = Some(class);
    while let Some(owner) = chain.filter(|class| class.loader.is_library()) {
        if let Some((_, buffer, used)) = BUFFERS.iter().find(|(name, ..)| *name == &*owner.name) {
            let offset = |name: &str| owner.field_named(name).map(|field| field.offset);
            let used = match used {
                Some(name) => Some(offset(name)?),
                None => None,
            };
            return Some(Buffer { buffer: offset(buffer)?, used });
        }
        chain = owner.super_class;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_asks_is_heard() {
        assert_eq!(asks("java/lang/Thread", "getName"), Some(Assumed::ThreadNumbers));
        assert_eq!(asks("java/util/logging/LogRecord", "getInstant"), Some(Assumed::LogRecords));
        assert_eq!(asks("java/lang/Thread", "start"), None);
        assert_eq!(asks("Program", "getName"), None);
    }

    /// What nobody can ask for would be forgotten for good.
    #[test]
    fn all_that_is_kept_can_be_asked_for() {
        for (class, _, assumed) in KEPT {
            assert!(ASKING.iter().any(|(_, _, asked)| asked == assumed), "{class}");
        }
    }
}
