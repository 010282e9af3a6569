//! Which objects of the library stand for sockets.

use crate::program::ClassRef;
use crate::state::GuardedField;

/// Holds the number of the socket plus one; 0 before there is one. Only methods that natives
/// replace used the field.
pub const SOCKET_NUMBER: GuardedField =
    GuardedField::new("sun/nio/ch/NioSocketImpl", "readerThread");

/// Where objects of a class hold the number of a socket.
pub(crate) fn socket_field(class: ClassRef) -> Option<u32> {
    let field =
        (class.name == SOCKET_NUMBER.0.class).then(|| class.field_named(SOCKET_NUMBER.0.name))?;
    field.map(|field| field.offset)
}
