//! The client's side of a connection: `sun.rmi.transport.tcp.TCPChannel`.
//!
//! A channel leads to one port. Its connections are in `freeList`, also while they are in use, in
//! the order of the threads they belong to: so who called first makes no difference. Fields that
//! told the age of a connection tell whose it is and whether it is in use.

use super::super::{Call, Native, replacing};
use super::{bits, method, virtual_method};
use heddle_jvm::interp::{Completion, Continuation, Result, Stop};
use heddle_jvm::jdk::SOCKET_NUMBER;
use heddle_jvm::state::{FinalField, GuardedField, LibraryField, Ref, give_bool, pass_on};

pub(super) const CHANNEL: &str = "sun/rmi/transport/tcp/TCPChannel";
pub(super) const CONNECTION: &str = "sun/rmi/transport/tcp/TCPConnection";
const ENDPOINT: &str = "sun/rmi/transport/tcp/TCPEndpoint";
const LIST: &str = "java/util/ArrayList";
const SOCKET: &str = "java/net/Socket";

const CONNECTIONS: FinalField = FinalField::new(CHANNEL, "freeList");
const TARGET: FinalField = FinalField::new(CHANNEL, "ep");
const RESPONSE_TIMEOUT: FinalField = FinalField::new(CHANNEL, "responseTimeout");
pub(super) const THREAD_NUMBER: FinalField = FinalField::new("java/lang/Thread", "tid");
// What follows is used by the thread that a connection belongs to, and nobody else.
/// The number of the thread, where the JDK has the time of the last use.
const OWNER: GuardedField = GuardedField::new(CONNECTION, "lastuse");
/// Whether a call uses it, where the JDK has the end of its life.
const IN_USE: GuardedField = GuardedField::new(CONNECTION, "expiration");
const INPUT: GuardedField = GuardedField::new(CONNECTION, "in");
const OUTPUT: GuardedField = GuardedField::new(CONNECTION, "out");
const CONNECTED_BY: GuardedField = GuardedField::new(CONNECTION, "socket");
const ELEMENTS: GuardedField = GuardedField::new(LIST, "elementData");
const SIZE: GuardedField = GuardedField::new(LIST, "size");
const SOCKET_IMPL: GuardedField = GuardedField::new(SOCKET, "impl");
const DELEGATE: FinalField = FinalField::new("java/net/DelegatingSocketImpl", "delegate");

pub(super) const FIELDS: &[LibraryField] = &[
    CONNECTIONS.0,
    TARGET.0,
    RESPONSE_TIMEOUT.0,
    THREAD_NUMBER.0,
    OWNER.0,
    IN_USE.0,
    INPUT.0,
    OUTPUT.0,
    CONNECTED_BY.0,
    ELEMENTS.0,
    SIZE.0,
    SOCKET_IMPL.0,
    DELEGATE.0,
];

pub(super) const NATIVES: &[Native] = &[
    replacing(CHANNEL, "newConnection", "()Lsun/rmi/transport/Connection;", new_connection),
    replacing(CHANNEL, "free", "(Lsun/rmi/transport/Connection;Z)V", free),
    replacing(CONNECTION, "isDead", "()Z", is_dead),
];

/// Saved: the channel, the connection.
static TESTED: Continuation =
    Continuation { name: "connection tested", refs: 0b110, resume: tested, catches: false };
static DROPPED: Continuation =
    Continuation { name: "connection dropped", refs: 0b10, resume: dropped, catches: false };
static CONNECTED: Continuation =
    Continuation { name: "connected", refs: 0b11, resume: connected, catches: false };
/// Saved: the channel, the connection, its socket.
static MADE: Continuation =
    Continuation { name: "connection made", refs: 0b1110, resume: made, catches: false };
static LIMITED: Continuation =
    Continuation { name: "response limited", refs: 0b110, resume: limited, catches: false };
static LISTED: Continuation =
    Continuation { name: "connection listed", refs: 0b10, resume: listed, catches: false };
static REMOVED: Continuation =
    Continuation { name: "connection removed", refs: 0b10, resume: removed, catches: false };
static CLOSED: Continuation =
    Continuation { name: "connection closed", refs: 0, resume: |_, _| Ok(0), catches: true };

fn thread_number(call: &Call<'_>) -> Result<u64> {
    call.final_field(call.current_thread(), &THREAD_NUMBER)
}

/// All connections of a channel.
fn connections(call: &mut Call<'_>, channel: Ref) -> Result<Vec<Ref>> {
    let list = call.final_ref(channel, &CONNECTIONS)?;
    let size = call.guarded_field(list, &SIZE)? as u32;
    let elements = call.guarded_ref(list, &ELEMENTS)?;
    call.gather_references(call.elements(elements, 0, size))
}

fn new_connection(call: &mut Call<'_>) -> Result<u64> {
    let channel = call.receiver();
    let own = thread_number(call)?;
    for connection in connections(call, channel)? {
        let is_own = call.guarded_field(connection, &OWNER)? == own;
        if is_own && call.guarded_field(connection, &IN_USE)? == 0 {
            let test = method(call, CONNECTION, "isDead", "()Z")?;
            let saved = [bits(channel), bits(connection)];
            return call.then(&TESTED, &saved, test, &[bits(connection)]);
        }
    }
    connect(call, channel)
}

fn tested(call: &mut Call<'_>, completion: Completion) -> Result<u64> {
    let is_dead = pass_on(completion)? as u32 != 0;
    let (channel, connection) = (call.saved(1), call.saved(2));
    if is_dead {
        let free = method(call, CHANNEL, "free", "(Lsun/rmi/transport/Connection;Z)V")?;
        return call.then(&DROPPED, &[channel], free, &[channel, connection, 0]);
    }
    call.set_guarded(call.saved_ref(2), &IN_USE, 1)?;
    Ok(connection)
}

fn dropped(call: &mut Call<'_>, completion: Completion) -> Result<u64> {
    pass_on(completion)?;
    connect(call, call.saved_ref(1))
}

fn connect(call: &mut Call<'_>, channel: Ref) -> Result<u64> {
    let target = call.final_ref(channel, &TARGET)?;
    let connect = method(call, ENDPOINT, "newSocket", "()Ljava/net/Socket;")?;
    call.then(&CONNECTED, &[bits(channel)], connect, &[bits(target)])
}

fn connected(call: &mut Call<'_>, completion: Completion) -> Result<u64> {
    let socket = pass_on(completion)?;
    let channel = call.saved(1);
    refuse_secured(call, Ref(socket as u32))?;
    let class = call.boot_class(CONNECTION)?;
    let make = "(Lsun/rmi/transport/tcp/TCPChannel;Ljava/net/Socket;)V";
    let make = call.library_method(class, "<init>", make)?;
    let connection = bits(call.allocate(class).publish());
    call.then(&MADE, &[channel, connection, socket], make, &[connection, channel, socket])
}

/// A handshake of TLS would be made in the middle of the first call, and not before it.
pub(super) fn refuse_secured(call: &Call<'_>, socket: Ref) -> Result<()> {
    let class = socket.non_null().map(|socket| call.class_of(socket));
    let mut classes = std::iter::successors(class, |class| class.super_class);
    match classes.any(|class| class.name.starts_with("javax/net/ssl/")) {
        true => Err(Stop::unsupported("remote calls over TLS, other than with --rmi wire")),
        false => Ok(()),
    }
}

fn made(call: &mut Call<'_>, completion: Completion) -> Result<u64> {
    pass_on(completion)?;
    let (channel, connection, socket) = (call.saved(1), call.saved(2), call.saved(3));
    let own = thread_number(call)?;
    call.set_guarded(call.saved_ref(2), &OWNER, own)?;
    call.set_guarded(call.saved_ref(2), &IN_USE, 1)?;
    if let Some(found) = socket_impl(call, Ref(socket as u32))? {
        call.alternate(found)?;
    }
    let saved = [channel, connection];
    match call.final_static(&RESPONSE_TIMEOUT)? as u32 {
        0 => {
            call.become_continuation(&LIMITED, &saved);
            limited(call, Completion::Returned(0))
        }
        limit => {
            let set = virtual_method(call, Ref(socket as u32), SOCKET, "setSoTimeout", "(I)V")?;
            call.then(&LIMITED, &saved, set, &[socket, limit.into()])
        }
    }
}

/// The connections are in the order of their threads.
fn limited(call: &mut Call<'_>, completion: Completion) -> Result<u64> {
    pass_on(completion)?;
    let (channel, connection) = (call.saved_ref(1), call.saved(2));
    let own = thread_number(call)?;
    let mut at = 0;
    for other in connections(call, channel)? {
        at += u64::from(call.guarded_field(other, &OWNER)? <= own);
    }
    let list = call.final_ref(channel, &CONNECTIONS)?;
    let add = method(call, LIST, "add", "(ILjava/lang/Object;)V")?;
    call.then(&LISTED, &[connection], add, &[bits(list), at, connection])
}

fn listed(call: &mut Call<'_>, completion: Completion) -> Result<u64> {
    pass_on(completion)?;
    Ok(call.saved(1))
}

/// After a call. What went wrong may have left half a message behind.
fn free(call: &mut Call<'_>) -> Result<u64> {
    let (channel, connection) = (call.receiver(), call.reference(1));
    if connection.is_null() {
        return Ok(0);
    }
    if call.boolean(2) {
        forget_streams(call, connection)?;
        call.set_guarded(connection, &IN_USE, 0)?;
        return Ok(0);
    }
    let socket = call.guarded_ref(connection, &CONNECTED_BY)?;
    if let Some(socket) = socket_impl(call, socket)? {
        call.goes_on_unanswered(socket)?;
    }
    let list = call.final_ref(channel, &CONNECTIONS)?;
    let remove = method(call, LIST, "remove", "(Ljava/lang/Object;)Z")?;
    call.then(&REMOVED, &[bits(connection)], remove, &[bits(list), bits(connection)])
}

fn removed(call: &mut Call<'_>, completion: Completion) -> Result<u64> {
    pass_on(completion)?;
    let connection = call.saved(1);
    let close = method(call, CONNECTION, "close", "()V")?;
    call.then(&CLOSED, &[], close, &[connection])
}

/// Nothing of a message is left in the streams, which are made anew for the next one.
pub(super) fn forget_streams(call: &mut Call<'_>, connection: Ref) -> Result<()> {
    call.set_guarded(connection, &INPUT, 0)?;
    call.set_guarded(connection, &OUTPUT, 0)
}

/// The JDK sends a ping and waits for the answer, unless the connection was used a moment ago. Here
/// a look at the connection tells whether the other side has closed it.
fn is_dead(call: &mut Call<'_>) -> Result<u64> {
    let socket = call.guarded_ref(call.receiver(), &CONNECTED_BY)?;
    match socket_impl(call, socket)? {
        Some(socket) => give_bool(call.is_hung_up(socket)?),
        None => give_bool(false),
    }
}

/// What a socket stands on, unless it is of the program's own making.
pub(super) fn socket_impl(call: &Call<'_>, socket: Ref) -> Result<Option<Ref>> {
    own_impl(call, call.guarded_ref(socket, &SOCKET_IMPL)?)
}

pub(super) fn own_impl(call: &Call<'_>, mut socket_impl: Ref) -> Result<Option<Ref>> {
    if call.has_field(socket_impl, &DELEGATE.0) {
        socket_impl = call.final_ref(socket_impl, &DELEGATE)?;
    }
    Ok(Some(socket_impl).filter(|found| call.has_field(*found, &SOCKET_NUMBER.0)))
}
