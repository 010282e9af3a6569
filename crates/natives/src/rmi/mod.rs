//! Remote calls as messages: what stands in for the JDK's transport while a program is checked.
//!
//! Marshalling, stubs, filters, tables of exported objects, dispatch and registry are the JDK's own
//! code. What is replaced lies between a call and its socket: a connection belongs to one thread of
//! the client and one port, has no handshake, no ping and no age, and the other side serves it with
//! one thread. So a request is one message and its reply another. Leases, acknowledgements and
//! requests to the collector have no effect here, and are left out. `docs/rmi.md` has the argument.

mod channel;
mod copies;
mod hashes;
mod numbers;
mod registry;
mod server;
mod targets;

use super::{Call, Native, nothing, replacing};
use heddle_jvm::interp::{Continuation, Result};
use heddle_jvm::program::MethodRef;
use heddle_jvm::state::{LibraryField, Ref, give_int, pass_on};

const STREAM: &str = "sun/rmi/transport/ConnectionOutputStream";

/// Natives that are there only where remote calls are messages.
pub(super) const TABLES: &[&[Native]] = &[
    QUIET,
    numbers::NATIVES,
    copies::NATIVES,
    hashes::NATIVES,
    super::reflect::ACCESSORS,
    channel::NATIVES,
    server::NATIVES,
    registry::NATIVES,
    targets::NATIVES,
];

pub(super) fn fields() -> impl Iterator<Item = LibraryField> {
    let all = [numbers::FIELDS, channel::FIELDS, server::FIELDS, registry::FIELDS, targets::FIELDS];
    all.into_iter().flatten().copied()
}

const QUIET: &[Native] = &[
    // References to remote objects are never given up, so nobody needs leases.
    replacing(
        "sun/rmi/transport/DGCClient",
        "registerRefs",
        "(Lsun/rmi/transport/Endpoint;Ljava/util/List;)V",
        nothing,
    ),
    replacing("sun/rmi/transport/ConnectionInputStream", "setAckNeeded", "()V", nothing),
    replacing(STREAM, "saveObject", "(Ljava/lang/Object;)V", nothing),
    replacing("sun/rmi/transport/GC", "setLatencyTarget", "(J)V", nothing),
    // What RMI has to say of itself goes to plain streams, not to `java.util.logging`, which would clean up
    // in a thread of its own at the end of every process.
    replacing(
        "sun/rmi/runtime/Log$LoggerLogFactory",
        "createLog",
        "(Ljava/lang/String;Ljava/lang/String;Ljava/util/logging/Level;)Lsun/rmi/runtime/Log;",
        plain_log,
    ),
    // Reflection makes no faster ways to call a method after a number of calls.
    replacing("jdk/internal/reflect/ReflectionFactory", "inflationThreshold", "()I", |_| {
        give_int(i32::MAX)
    }),
];

/// The other factory of logs does the same, and keeps nothing in itself.
fn plain_log(call: &mut Call<'_>) -> Result<u64> {
    static LOG: Continuation = Continuation {
        name: "log made",
        refs: 0b1,
        resume: |_, made| pass_on(made),
        catches: false,
    };
    let make =
        "(Ljava/lang/String;Ljava/lang/String;Ljava/util/logging/Level;)Lsun/rmi/runtime/Log;";
    let make = method(call, "sun/rmi/runtime/Log$LogStreamLogFactory", "createLog", make)?;
    let args = [call.arg(0), call.arg(1), call.arg(2), call.arg(3)];
    call.then(&LOG, &[], make, &args)
}

/// The method of an object's class that stands behind one of a class of the library.
fn virtual_method(
    call: &Call<'_>,
    object: Ref,
    class: &str,
    name: &str,
    descriptor: &str,
) -> Result<MethodRef> {
    let declared = call.library_method(call.boot_class(class)?, name, descriptor)?;
    Ok(call.select(object, declared))
}

/// A method of a class of the library.
fn method(call: &Call<'_>, class: &str, name: &str, descriptor: &str) -> Result<MethodRef> {
    call.library_method(call.boot_class(class)?, name, descriptor)
}

/// A reference as a register holds it.
fn bits(object: Ref) -> u64 {
    object.0.into()
}
