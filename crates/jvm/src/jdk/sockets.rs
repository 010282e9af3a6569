//! Which objects of the library stand for sockets.

use crate::program::ClassRef;
use crate::state::{FinalField, GuardedField};

/// Holds the number of the socket plus one; 0 before there is one. Only methods that natives
/// replace used the field.
pub const SOCKET_NUMBER: GuardedField =
    GuardedField::new("sun/nio/ch/NioSocketImpl", "readerThread");

/// The channel that a key of a selector is for.
pub const KEY_CHANNEL: FinalField = FinalField::new("sun/nio/ch/SelectionKeyImpl", "channel");
/// The number of a channel's socket, by the name that it has in all classes of channels.
pub const CHANNEL_NUMBER: FinalField = FinalField::new("sun/nio/ch/SocketChannelImpl", "fdVal");

/// Looks at the clock before it waits with a limit, in case the system breaks the wait off; told apart
/// by that, a selector that waits beside a clock that moves would have no end of states.
pub const TIMED_SELECTOR: &str = "sun/nio/ch/EPollSelectorImpl";

/// Where objects of a class hold the number of a socket.
pub(crate) fn socket_field(class: ClassRef) -> Option<u32> {
    let field =
        (class.name == SOCKET_NUMBER.0.class).then(|| class.field_named(SOCKET_NUMBER.0.name))?;
    field.map(|field| field.offset)
}
