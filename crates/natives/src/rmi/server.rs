//! The server's side: `TCPTransport.AcceptLoop` and `ConnectionHandler`.
//!
//! Each connection has a thread of its own from its first request to its end. Where each call is to
//! run in a new thread, a thread that has served one leaves the connection to a successor.

use super::super::{Call, Native, replacing};
use super::channel::{
    CHANNEL, CONNECTION, THREAD_NUMBER, forget_streams, own_impl, refuse_secured, socket_impl,
};
use super::{STREAM, bits, method, virtual_method};
use heddle_jvm::interp::{Completion, Continuation, Result};
use heddle_jvm::program::MethodRef;
use heddle_jvm::state::{FinalField, GuardedField, LibraryField, Ref, pass_on};
use heddle_net::RemoteCalls;

const LOOP: &str = "sun/rmi/transport/tcp/TCPTransport$AcceptLoop";
const HANDLER: &str = "sun/rmi/transport/tcp/TCPTransport$ConnectionHandler";
const TRANSPORT: &str = "sun/rmi/transport/tcp/TCPTransport";
const LISTENER: &str = "java/net/ServerSocket";
const REMOTE_CALL: &str = "sun/rmi/transport/StreamRemoteCall";
/// Makes threads, up to JDK 23 and from then on.
const THREAD_ACTION: &str = "sun/rmi/runtime/NewThreadAction";
const THREAD_MAKER: &str = "sun/rmi/runtime/RuntimeUtil";

const LISTENS: FinalField = FinalField::new(LOOP, "serverSocket");
const LOOP_OF: FinalField = FinalField::new(LOOP, "this$0");
const HANDLER_OF: FinalField = FinalField::new(HANDLER, "this$0");
/// Set by the constructor alone.
const SOCKET: GuardedField = GuardedField::new(HANDLER, "socket");
const CURRENT: FinalField = FinalField::new(TRANSPORT, "threadConnectionHandler");
const OF_STREAM: FinalField = FinalField::new(STREAM, "conn");
const GIVES_RESULT: FinalField = FinalField::new(STREAM, "resultStream");

pub(super) const FIELDS: &[LibraryField] = &[
    LISTENS.0,
    LOOP_OF.0,
    HANDLER_OF.0,
    SOCKET.0,
    CURRENT.0,
    OF_STREAM.0,
    GIVES_RESULT.0,
    REMOTE_PORT.0,
    LISTENER_IMPL.0,
    GROUP.0,
    UNSTARTED.0,
];

const LISTENER_IMPL: GuardedField = GuardedField::new(LISTENER, "impl");
const REMOTE_PORT: GuardedField = GuardedField::new("java/net/SocketImpl", "port");

/// Set by the constructor alone.
const GROUP: GuardedField = GuardedField::new("java/lang/Thread", "group").until(18);
/// A count: who comes first makes no difference.
const UNSTARTED: GuardedField =
    GuardedField::new("java/lang/ThreadGroup", "nUnstartedThreads").until(18);

/// Threads of calls have numbers behind those of all others.
const NUMBERS_FROM: u64 = 1 << 32;
/// How many ports a client may have.
const PORTS: u64 = 1 << 16;
/// What a request begins with.
const CALL: u32 = 0x50;
/// How long the number of a reply is.
const NUMBER_BYTES: usize = 14;

pub(super) const NATIVES: &[Native] = &[
    replacing(
        LOOP,
        "<init>",
        "(Lsun/rmi/transport/tcp/TCPTransport;Ljava/net/ServerSocket;)V",
        make_loop,
    ),
    replacing(LOOP, "executeAcceptLoop", "()V", |call| accept_next(call, call.receiver())),
    replacing(HANDLER, "run", "()V", handle),
    replacing(STREAM, "<init>", "(Lsun/rmi/transport/Connection;Z)V", make_stream),
    replacing(STREAM, "writeID", "()V", write_number),
];

/// Saved: the loop.
static ACCEPTED: Continuation =
    Continuation { name: "connection accepted", refs: 0b11, resume: accepted, catches: true };
static FAILED: Continuation =
    Continuation { name: "accept failed", refs: 0b110, resume: failed, catches: false };
static GOES_ON: Continuation =
    Continuation { name: "accept goes on", refs: 0b10, resume: goes_on, catches: false };
/// Saved: the loop, the socket.
static ADDRESSED: Continuation =
    Continuation { name: "client's address", refs: 0b111, resume: addressed, catches: false };
static NAMED: Continuation =
    Continuation { name: "client's host", refs: 0b111, resume: named, catches: false };
/// Saved: the loop that goes on afterwards, if there is one, and the handler.
static HANDLER_MADE: Continuation =
    Continuation { name: "handler made", refs: 0b110, resume: handler_made, catches: false };
/// Saved: the loop, what makes a thread, the handler.
static ASKED: Continuation =
    Continuation { name: "thread asked for", refs: 0b1110, resume: asked, catches: false };
/// Saved: the loop, the handler.
static THREAD_MADE: Continuation =
    Continuation { name: "thread made", refs: 0b111, resume: thread_made, catches: false };
static STARTED: Continuation =
    Continuation { name: "handler started", refs: 0b10, resume: started, catches: false };

/// Made by who listens, before anybody can connect.
fn make_loop(call: &mut Call<'_>) -> Result<u64> {
    let (own, transport, listener) = (call.receiver(), call.arg(1), call.reference(2));
    refuse_secured(call, listener)?;
    let fresh = call.just_made(own);
    call.init(&fresh, &LOOP_OF.0, transport)?;
    call.init(&fresh, &LISTENS.0, bits(listener))?;
    fresh.publish();
    let accept = accept_of(call, listener)?;
    if let Some(listens) = accepts_plainly(call, listener, accept)? {
        call.serve_at_once(listens)?;
    }
    Ok(0)
}

fn accept_of(call: &Call<'_>, listener: Ref) -> Result<MethodRef> {
    virtual_method(call, listener, LISTENER, "accept", "()Ljava/net/Socket;")
}

/// What a listener stands on, unless it is of the program's own making: its `accept` may do anything, and see
/// in which order clients come.
fn accepts_plainly(call: &mut Call<'_>, listener: Ref, accept: MethodRef) -> Result<Option<Ref>> {
    let listens = call.guarded_ref(listener, &LISTENER_IMPL)?;
    match accept.class().name == LISTENER {
        true => own_impl(call, listens),
        false => Ok(None),
    }
}

/// Waits for a connection before it makes objects for one: those that a thread has while it waits
/// would tell who connects first from others.
fn accept_next(call: &mut Call<'_>, own: Ref) -> Result<u64> {
    let listener = call.final_ref(own, &LISTENS)?;
    let accept = accept_of(call, listener)?;
    if let Some(listens) = accepts_plainly(call, listener, accept)? {
        call.await_connection(listens)?;
    }
    call.then(&ACCEPTED, &[bits(own)], accept, &[bits(listener)])
}

fn accepted(call: &mut Call<'_>, completion: Completion) -> Result<u64> {
    let own = call.saved(1);
    match completion {
        Completion::Returned(socket) => {
            let socket_of = Ref(socket as u32);
            let address = "()Ljava/net/InetAddress;";
            let address =
                virtual_method(call, socket_of, "java/net/Socket", "getInetAddress", address)?;
            call.then(&ADDRESSED, &[own, socket], address, &[socket])
        }
        Completion::Threw(exception) => {
            let listener = call.final_ref(call.saved_ref(1), &LISTENS)?;
            let closed = virtual_method(call, listener, LISTENER, "isClosed", "()Z")?;
            call.then(&FAILED, &[own, bits(exception)], closed, &[bits(listener)])
        }
    }
}

/// A listener that was closed has nothing more to accept.
fn failed(call: &mut Call<'_>, completion: Completion) -> Result<u64> {
    if pass_on(completion)? as u32 != 0 {
        return Ok(0);
    }
    let (own, exception) = (call.saved(1), call.saved(2));
    let ask = method(call, LOOP, "continueAfterAcceptFailure", "(Ljava/lang/Throwable;)Z")?;
    call.then(&GOES_ON, &[own], ask, &[own, exception])
}

fn goes_on(call: &mut Call<'_>, completion: Completion) -> Result<u64> {
    match pass_on(completion)? as u32 {
        0 => Ok(0),
        _ => accept_next(call, call.saved_ref(1)),
    }
}

fn addressed(call: &mut Call<'_>, completion: Completion) -> Result<u64> {
    let address = pass_on(completion)?;
    let (own, socket) = (call.saved(1), call.saved(2));
    let class = "java/net/InetAddress";
    let name = "()Ljava/lang/String;";
    let name = virtual_method(call, Ref(address as u32), class, "getHostAddress", name)?;
    call.then(&NAMED, &[own, socket], name, &[address])
}

fn named(call: &mut Call<'_>, completion: Completion) -> Result<u64> {
    let host = pass_on(completion)?;
    let (own, socket) = (call.saved(1), call.saved(2));
    let transport = call.final_field(call.saved_ref(1), &LOOP_OF)?;
    let class = call.boot_class(HANDLER)?;
    let make = "(Lsun/rmi/transport/tcp/TCPTransport;Ljava/net/Socket;Ljava/lang/String;)V";
    let make = call.library_method(class, "<init>", make)?;
    let handler = bits(call.allocate(class).publish());
    call.then(&HANDLER_MADE, &[own, handler], make, &[handler, transport, socket, host])
}

fn handler_made(call: &mut Call<'_>, completion: Completion) -> Result<u64> {
    pass_on(completion)?;
    let maker = call.boot_class(THREAD_MAKER)?;
    // In the group of the system: nobody asks who is in it.
    let make = "(Ljava/lang/Runnable;Ljava/lang/String;Z)Ljava/lang/Thread;";
    if let Some(make) = maker.method_named("newSystemThread", make) {
        call.ensure_initialized(maker)?;
        let name = bits(call.new_string("TCP Connection"));
        let (own, handler) = (call.saved(1), call.saved(2));
        return call.then(&THREAD_MADE, &[own, handler], make, &[handler, name, 1]);
    }
    let class = call.boot_class(THREAD_ACTION)?;
    call.ensure_initialized(class)?;
    let make = "(Ljava/lang/Runnable;Ljava/lang/String;Z)V";
    let make = call.library_method(class, "<init>", make)?;
    let name = bits(call.new_string("TCP Connection"));
    let action = bits(call.allocate(class).publish());
    let (own, handler) = (call.saved(1), call.saved(2));
    call.then(&ASKED, &[own, action, handler], make, &[action, handler, name, 1])
}

fn asked(call: &mut Call<'_>, completion: Completion) -> Result<u64> {
    pass_on(completion)?;
    let (own, action, handler) = (call.saved(1), call.saved(2), call.saved(3));
    let run = method(call, THREAD_ACTION, "run", "()Ljava/lang/Thread;")?;
    call.then(&THREAD_MADE, &[own, handler], run, &[action])
}

fn thread_made(call: &mut Call<'_>, completion: Completion) -> Result<u64> {
    let thread = pass_on(completion)?;
    let own = call.saved(1);
    // Its number is that of the client's port, so that it does not tell who came first.
    let socket = call.guarded_ref(call.saved_ref(2), &SOCKET)?;
    if let Some(socket) = socket_impl(call, socket)? {
        let mut number = NUMBERS_FROM + call.guarded_field(socket, &REMOTE_PORT)?;
        // The client may have lost a connection whose call still runs. Who leaves its connection to a successor
        // leaves its number as well.
        while own != 0 && is_number_taken(call, number)? {
            number += PORTS;
        }
        let fresh = call.just_made(Ref(thread as u32));
        call.init(&fresh, &THREAD_NUMBER.0, number)?;
        fresh.publish();
    }
    let start = match leaves_group(call, Ref(thread as u32))? {
        true => "start0",
        false => "start",
    };
    let start = method(call, "java/lang/Thread", start, "()V")?;
    call.then(&STARTED, &[own], start, &[thread])
}

/// Whether a thread that lives has a number.
fn is_number_taken(call: &Call<'_>, number: u64) -> Result<bool> {
    for thread in call.live_threads() {
        if call.final_field(thread.object, &THREAD_NUMBER)? == number {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Up to JDK 18 a group lists its threads in the order of their start, which would tell who
/// connected first. A thread that is not in the list is not counted as one that will be.
fn leaves_group(call: &mut Call<'_>, thread: Ref) -> Result<bool> {
    if !call.has_field(thread, &GROUP.0) {
        return Ok(false);
    }
    let group = call.guarded_ref(thread, &GROUP)?;
    let count = call.guarded_field(group, &UNSTARTED)? as u32;
    call.set_guarded(group, &UNSTARTED, count.wrapping_sub(1).into())?;
    Ok(true)
}

fn started(call: &mut Call<'_>, completion: Completion) -> Result<u64> {
    pass_on(completion)?;
    match call.saved_ref(1) {
        Ref::NULL => Ok(0),
        own => accept_next(call, own),
    }
}

/// Saved: the handler.
static KNOWN: Continuation =
    Continuation { name: "client known", refs: 0b10, resume: known, catches: false };
/// Saved: the handler, its connection.
static CONNECTION_MADE: Continuation =
    Continuation { name: "connection made", refs: 0b110, resume: connection_made, catches: false };
static OPENED: Continuation =
    Continuation { name: "request expected", refs: 0b111, resume: opened, catches: true };
static CAME: Continuation =
    Continuation { name: "request came", refs: 0b110, resume: came, catches: true };
/// Saved: the handler, its connection, the call.
static CALL_MADE: Continuation =
    Continuation { name: "call made", refs: 0b1110, resume: call_made, catches: false };
static SERVED: Continuation =
    Continuation { name: "call served", refs: 0b110, resume: served, catches: true };
static CLOSED: Continuation =
    Continuation { name: "connection closed", refs: 0, resume: |_, _| Ok(0), catches: true };

/// Serves the requests of one connection.
fn handle(call: &mut Call<'_>) -> Result<u64> {
    let handler = bits(call.receiver());
    let current = call.final_static(&CURRENT)?;
    let set = method(call, "java/lang/ThreadLocal", "set", "(Ljava/lang/Object;)V")?;
    call.then(&KNOWN, &[handler], set, &[current, handler])
}

fn known(call: &mut Call<'_>, completion: Completion) -> Result<u64> {
    pass_on(completion)?;
    let handler = call.saved(1);
    let socket = call.guarded_field(call.saved_ref(1), &SOCKET)?;
    let class = call.boot_class(CONNECTION)?;
    let make = format!("(L{CHANNEL};Ljava/net/Socket;)V");
    let make = call.library_method(class, "<init>", &make)?;
    let connection = bits(call.allocate(class).publish());
    call.then(&CONNECTION_MADE, &[handler, connection], make, &[connection, 0, socket])
}

fn connection_made(call: &mut Call<'_>, completion: Completion) -> Result<u64> {
    pass_on(completion)?;
    expect(call)
}

/// Waits for the next request.
fn expect(call: &mut Call<'_>) -> Result<u64> {
    let (handler, connection) = (call.saved(1), call.saved(2));
    forget_streams(call, call.saved_ref(2))?;
    let open = method(call, CONNECTION, "getInputStream", "()Ljava/io/InputStream;")?;
    call.then(&OPENED, &[handler, connection], open, &[connection])
}

fn opened(call: &mut Call<'_>, completion: Completion) -> Result<u64> {
    let Completion::Returned(stream) = completion else { return close(call) };
    let (handler, connection) = (call.saved(1), call.saved(2));
    let read = virtual_method(call, Ref(stream as u32), "java/io/InputStream", "read", "()I")?;
    call.then(&CAME, &[handler, connection], read, &[stream])
}

fn came(call: &mut Call<'_>, completion: Completion) -> Result<u64> {
    match completion {
        Completion::Returned(first) if first as u32 == CALL => {}
        // The end of the stream, a lost connection, or no client of ours.
        _ => return close(call),
    }
    let (handler, connection) = (call.saved(1), call.saved(2));
    let class = call.boot_class(REMOTE_CALL)?;
    let make = call.library_method(class, "<init>", "(Lsun/rmi/transport/Connection;)V")?;
    let request = bits(call.allocate(class).publish());
    call.then(&CALL_MADE, &[handler, connection, request], make, &[request, connection])
}

fn call_made(call: &mut Call<'_>, completion: Completion) -> Result<u64> {
    pass_on(completion)?;
    let (handler, connection, request) = (call.saved(1), call.saved(2), call.saved(3));
    let transport = call.final_field(call.saved_ref(1), &HANDLER_OF)?;
    let serve = "(Ljava/rmi/server/RemoteCall;)Z";
    let serve = method(call, "sun/rmi/transport/Transport", "serviceCall", serve)?;
    call.then(&SERVED, &[handler, connection], serve, &[transport, request])
}

fn served(call: &mut Call<'_>, completion: Completion) -> Result<u64> {
    match completion {
        Completion::Returned(good) if good as u32 != 0 => match call.remote_calls() {
            RemoteCalls::NewThreads => hand_over(call),
            RemoteCalls::Messages | RemoteCalls::Callers | RemoteCalls::Wire => expect(call),
        },
        Completion::Returned(_) => close(call),
        Completion::Threw(error) => Err(call.rethrow(error)),
    }
}

/// A new thread serves the next request.
fn hand_over(call: &mut Call<'_>) -> Result<u64> {
    let handler = call.saved(1);
    call.become_continuation(&HANDLER_MADE, &[0, handler]);
    handler_made(call, Completion::Returned(0))
}

fn close(call: &mut Call<'_>) -> Result<u64> {
    let connection = call.saved(2);
    let close = method(call, CONNECTION, "close", "()V")?;
    call.then(&CLOSED, &[], close, &[connection])
}

/// Saved: the stream.
static STREAM_OPENED: Continuation =
    Continuation { name: "stream opened", refs: 0b11, resume: stream_opened, catches: false };
static STREAM_MADE: Continuation =
    Continuation { name: "stream made", refs: 0, resume: |_, _| Ok(0), catches: false };
static WRITTEN: Continuation =
    Continuation { name: "number written", refs: 0, resume: |_, _| Ok(0), catches: false };

/// A stream for arguments or a result, without the number that acknowledgements would name.
fn make_stream(call: &mut Call<'_>) -> Result<u64> {
    let (stream, connection, gives_result) = (call.receiver(), call.arg(1), call.arg(2));
    let fresh = call.just_made(stream);
    call.init(&fresh, &OF_STREAM.0, connection)?;
    call.init(&fresh, &GIVES_RESULT.0, gives_result)?;
    let stream = bits(fresh.publish());
    let open = "()Ljava/io/OutputStream;";
    let open = method(call, CONNECTION, "getOutputStream", open)?;
    call.then(&STREAM_OPENED, &[stream], open, &[connection])
}

fn stream_opened(call: &mut Call<'_>, completion: Completion) -> Result<u64> {
    let target = pass_on(completion)?;
    let stream = call.saved(1);
    let make = "(Ljava/io/OutputStream;)V";
    let make = method(call, "sun/rmi/server/MarshalOutputStream", "<init>", make)?;
    call.then(&STREAM_MADE, &[], make, &[stream, target])
}

/// Every reply has the same number.
fn write_number(call: &mut Call<'_>) -> Result<u64> {
    let stream = bits(call.receiver());
    let number = bits(call.byte_array(&[0; NUMBER_BYTES]));
    let write = method(call, "java/io/ObjectOutputStream", "write", "([B)V")?;
    call.then(&WRITTEN, &[], write, &[stream, number])
}
