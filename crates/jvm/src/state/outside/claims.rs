//! Fields that the machine itself reads or writes without making that known, and why it may.
//!
//! Everything here is an argument that nothing checks, so there should be few of them.

use heddle_access::{Place, Ref};

/// Why an access to a field need not be made known as one to memory.
#[derive(Clone, Copy)]
pub(super) enum Claim {
    /// Whoever comes first, and whenever, it comes out the same.
    Free,
    /// It is a part of what another place of the same object stands for.
    Of(fn(Ref) -> Place),
    /// It belongs to a socket, and goes with what is done to that.
    OfSocket,
    /// It belongs to an open file, and goes with what is done to that.
    OfDescriptor,
    /// Whoever uses it holds the monitor of the object.
    UnderMonitor,
}

/// Classes, their fields, and the claims.
const CLAIMS: &[(&str, &str, Claim)] = &[
    // The interned string of the name, which is the same for all.
    ("java/lang/Class", "name", Claim::Free),
    // The machine's own number of a loader, given when it is first asked for.
    ("java/lang/ClassLoader", "$loader", Claim::Free),
    ("java/lang/Thread", "$thread", Claim::Of(Place::Life)),
    ("java/lang/Thread", "eetop", Claim::Of(Place::Life)),
    ("java/lang/Thread", "interrupted", Claim::Of(Place::Interrupt)),
    // Compared with the thread itself.
    ("java/lang/Thread", "threadStatus", Claim::Free),
    ("java/lang/Thread$FieldHolder", "threadStatus", Claim::Free),
    // A count that threads of remote calls take themselves out of.
    ("java/lang/ThreadGroup", "nUnstartedThreads", Claim::Free),
    ("java/lang/Throwable", "backtrace", Claim::UnderMonitor),
    ("java/lang/Throwable", "depth", Claim::UnderMonitor),
    ("java/lang/Throwable", "stackTrace", Claim::UnderMonitor),
    ("java/io/FileDescriptor", "fd", Claim::OfDescriptor),
    ("java/net/SocketImpl", "address", Claim::OfSocket),
    ("java/net/SocketImpl", "port", Claim::OfSocket),
    ("java/net/SocketImpl", "localport", Claim::OfSocket),
    // Where the number of the socket lies.
    ("sun/nio/ch/NioSocketImpl", "readerThread", Claim::OfSocket),
    ("sun/nio/ch/NioSocketImpl", "readEOF", Claim::OfSocket),
    ("sun/nio/ch/NioSocketImpl", "connectionReset", Claim::OfSocket),
    // Set by whoever makes the object, and never again: as good as final.
    ("java/net/InetAddress$InetAddressHolder", "address", Claim::Free),
    ("java/net/InetAddress$InetAddressHolder", "family", Claim::Free),
    ("java/net/Inet6Address$Inet6AddressHolder", "ipaddress", Claim::Free),
    ("java/net/Inet6Address$Inet6AddressHolder", "scope_id", Claim::Free),
    ("java/net/Inet6Address$Inet6AddressHolder", "scope_id_set", Claim::Free),
    ("java/lang/reflect/Constructor", "slot", Claim::Free),
    ("java/lang/reflect/Constructor", "modifiers", Claim::Free),
    ("java/lang/reflect/Field", "slot", Claim::Free),
    ("java/lang/reflect/Field", "modifiers", Claim::Free),
    ("java/lang/reflect/Field", "trustedFinal", Claim::Free),
    ("java/lang/reflect/Method", "slot", Claim::Free),
    ("java/lang/reflect/Method", "modifiers", Claim::Free),
];

pub(super) fn claim_of(class: &str, field: &str) -> Option<Claim> {
    CLAIMS.iter().find(|known| (known.0, known.1) == (class, field)).map(|known| known.2)
}
