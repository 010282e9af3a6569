//! Fields that the machine itself reads or writes without making that known, and why it may.
//!
//! Everything here is an argument that nothing checks, so there should be few of them.

use heddle_access::{Place, Ref};

/// Why an access to a field need not be made known as one to memory.
#[derive(Clone, Copy)]
pub(super) enum Claim {
    /// Whoever comes first, and whenever, it comes out the same.
    Free(&'static str),
    /// It is a part of what another place of the same object stands for.
    Of(fn(Ref) -> Place),
    /// It belongs to a socket, and goes with what is done to that.
    OfSocket,
    /// It belongs to an open file, and goes with what is done to that.
    OfDescriptor,
    /// Whoever uses it holds the monitor of the object.
    UnderMonitor,
}

/// Why a field is not altered: it is as final as others, though nobody said so.
const BY_MAKER: &str = "set by whoever makes the object, before anybody else has it";

/// Classes, their fields, and the claims.
const CLAIMS: &[(&str, &str, Claim)] = &[
    ("java/lang/Class", "name", Claim::Free("the interned string is the same for all")),
    ("java/lang/Thread", "$thread", Claim::Of(Place::Life)),
    ("java/lang/Thread", "eetop", Claim::Of(Place::Life)),
    ("java/lang/Thread", "interrupted", Claim::Of(Place::Interrupt)),
    ("java/lang/Thread", "threadStatus", Claim::Free("compared with the thread itself")),
    ("java/lang/Thread$FieldHolder", "threadStatus", Claim::Free("as above")),
    ("sun/nio/ch/NioSocketImpl", "readEOF", Claim::OfSocket),
    ("sun/nio/ch/NioSocketImpl", "connectionReset", Claim::OfSocket),
    // Where the number of the socket lies.
    ("sun/nio/ch/NioSocketImpl", "readerThread", Claim::OfSocket),
    ("java/net/SocketImpl", "address", Claim::OfSocket),
    ("java/net/SocketImpl", "port", Claim::OfSocket),
    ("java/net/SocketImpl", "localport", Claim::OfSocket),
    ("java/net/InetAddress$InetAddressHolder", "address", Claim::Free(BY_MAKER)),
    ("java/net/InetAddress$InetAddressHolder", "family", Claim::Free(BY_MAKER)),
    ("java/io/FileDescriptor", "fd", Claim::OfDescriptor),
    ("java/lang/reflect/Constructor", "slot", Claim::Free(BY_MAKER)),
    ("java/lang/reflect/Constructor", "modifiers", Claim::Free(BY_MAKER)),
    ("java/lang/reflect/Field", "slot", Claim::Free(BY_MAKER)),
    ("java/lang/reflect/Field", "modifiers", Claim::Free(BY_MAKER)),
    ("java/lang/reflect/Field", "trustedFinal", Claim::Free(BY_MAKER)),
    ("java/lang/reflect/Method", "slot", Claim::Free(BY_MAKER)),
    ("java/lang/reflect/Method", "modifiers", Claim::Free(BY_MAKER)),
    ("java/lang/Throwable", "backtrace", Claim::UnderMonitor),
    ("java/lang/Throwable", "depth", Claim::UnderMonitor),
    ("java/lang/Throwable", "stackTrace", Claim::UnderMonitor),
];

pub(super) fn claim_of(class: &str, field: &str, _is_static: bool) -> Option<Claim> {
    CLAIMS.iter().find(|known| (known.0, known.1) == (class, field)).map(|known| known.2)
}
