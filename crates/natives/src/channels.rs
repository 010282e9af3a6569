//! Channels of sockets: what `sun.nio.ch.SocketChannelImpl` and `ServerSocketChannelImpl`, and
//! datagrams as far as they are the same, ask of the system through `sun.nio.ch.Net` and
//! `SocketDispatcher`. Locks, states and most exceptions are the library's own.

use heddle_net::{Address, Events, Ip, NetError, Options, Reply, Request};

use super::datagrams;
use super::descriptors::{NUMBER, descriptor_at};
use super::inet_addresses::{bound, initialize_addresses, ip, new_address};
use super::sockets::{HOLDER, HOLDER_ADDRESS, HOLDER_NAME, HOLDER_PORT, socket_exception, thrown};
use super::sockets::{SOCKET_ADDRESS, SOCKET_ADDRESS_HOLDER};
use super::{Call, Native, native};
use heddle_jvm::interp::{Result, Stop};
use heddle_jvm::program::Kind;
use heddle_jvm::state::{Descriptor, Failure, Memory, Outcome, Ref, Span, Undone};
use heddle_jvm::state::{give_bool, give_int};

const NET: &str = "sun/nio/ch/Net";
const SOCKETS: &str = "sun/nio/ch/SocketDispatcher";
const ASYNCHRONOUS: &str = "sun/nio/ch/UnixAsynchronousSocketChannelImpl";

pub(super) const NATIVES: &[Native] = &[
    native(NET, "socket0", "(ZZZZ)I", create),
    native(NET, "bind0", "(Ljava/io/FileDescriptor;ZZLjava/net/InetAddress;I)V", bind),
    native(NET, "listen", "(Ljava/io/FileDescriptor;I)V", |call| {
        let backlog = call.int(1).max(0) as u32;
        asked(call, Request::Listen { backlog })?;
        Ok(0)
    }),
    native(NET, "connect0", "(ZLjava/io/FileDescriptor;Ljava/net/InetAddress;I)I", connect),
    native(
        NET,
        "accept",
        "(Ljava/io/FileDescriptor;Ljava/io/FileDescriptor;[Ljava/net/InetSocketAddress;)I",
        accept,
    ),
    native(NET, "shutdown", "(Ljava/io/FileDescriptor;I)V", shut),
    native(NET, "localPort", "(Ljava/io/FileDescriptor;)I", |call| {
        let (_, local, _) = options(call)?;
        give_int(local.map_or(0, |local| i32::from(local.port)))
    }),
    native(NET, "localInetAddress", "(Ljava/io/FileDescriptor;)Ljava/net/InetAddress;", |call| {
        initialize_addresses(call)?;
        let (_, local, _) = options(call)?;
        let address = new_address(call, local.map_or(Ip::ANY, |local| local.ip), Ref::NULL)?;
        Ok(u64::from(address.0))
    }),
    native(NET, "remotePort", "(Ljava/io/FileDescriptor;)I", |call| {
        let (.., remote) = options(call)?;
        give_int(remote.map_or(0, |remote| i32::from(remote.port)))
    }),
    native(NET, "remoteInetAddress", "(Ljava/io/FileDescriptor;)Ljava/net/InetAddress;", |call| {
        initialize_addresses(call)?;
        let (.., remote) = options(call)?;
        let address = new_address(call, remote.map_or(Ip::ANY, |remote| remote.ip), Ref::NULL)?;
        Ok(u64::from(address.0))
    }),
    native(NET, "getIntOption0", "(Ljava/io/FileDescriptor;ZII)I", get_option),
    native(NET, "setIntOption0", "(Ljava/io/FileDescriptor;ZIIIZ)V", set_option),
    native(NET, "poll", "(Ljava/io/FileDescriptor;IJ)I", poll),
    native(NET, "pollConnect", "(Ljava/io/FileDescriptor;J)Z", |call| {
        let descriptor = descriptor_at(call, 0)?;
        finish_connect(call, descriptor)
    }),
    native(NET, "available", "(Ljava/io/FileDescriptor;)I", |call| {
        match asked(call, Request::Available)? {
            Reply::Count(count) => give_int(count as i32),
            _ => give_int(0),
        }
    }),
    native(NET, "sendOOB", "(Ljava/io/FileDescriptor;B)I", |_| {
        Err(Stop::unsupported("urgent data of sockets"))
    }),
    // There is none to discard, since nobody can send any.
    native(NET, "discardOOB", "(Ljava/io/FileDescriptor;)Z", |_| give_bool(false)),
    native(NET, "shouldSetBothIPv4AndIPv6Options0", "()Z", |_| give_bool(true)),
    native(NET, "canIPv6SocketJoinIPv4Group0", "()Z", |_| give_bool(true)),
    native(NET, "canJoin6WithIPv4Group0", "()Z", |_| give_bool(false)),
    native(NET, "canUseIPv6OptionsWithIPv4LocalAddress0", "()Z", |_| give_bool(true)),
    native(SOCKETS, "read0", "(Ljava/io/FileDescriptor;JI)I", |call| {
        let descriptor = descriptor_at(call, 0)?;
        give_int(take(call, descriptor, &[memory(call)])? as i32)
    }),
    native(SOCKETS, "readv0", "(Ljava/io/FileDescriptor;JI)J", |call| {
        let (descriptor, pieces) = (descriptor_at(call, 0)?, pieces(call)?);
        Ok(take(call, descriptor, &pieces)? as u64)
    }),
    native(SOCKETS, "write0", "(Ljava/io/FileDescriptor;JI)I", |call| {
        let descriptor = descriptor_at(call, 0)?;
        give_int(put(call, descriptor, &[memory(call)])? as i32)
    }),
    native(SOCKETS, "writev0", "(Ljava/io/FileDescriptor;JI)J", |call| {
        let (descriptor, pieces) = (descriptor_at(call, 0)?, pieces(call)?);
        Ok(put(call, descriptor, &pieces)? as u64)
    }),
    native(ASYNCHRONOUS, "checkConnect", "(I)V", |call| {
        let descriptor = Descriptor::of_number(call.int(0));
        finish_connect(call, descriptor)?;
        Ok(0)
    }),
];

/// Answers of `IOStatus`.
pub(super) const END: i64 = -1;
pub(super) const UNAVAILABLE: i64 = -2;
pub(super) const INTERRUPTED: i64 = -3;

/// An operation without memory on the descriptor that is the first argument.
fn asked(call: &mut Call<'_>, request: Request) -> Result<Reply> {
    let descriptor = descriptor_at(call, 0)?;
    call.network(descriptor, request, Memory::default(), 0).map_err(thrown)
}

fn create(call: &mut Call<'_>) -> Result<u64> {
    let (is_stream, reuse) = (call.boolean(1), call.boolean(2));
    give_int(call.create_numbered(|network, process| match is_stream {
        true => network.create_stream(process, reuse),
        false => network.create_mailbox(process),
    }))
}

fn bind(call: &mut Call<'_>) -> Result<u64> {
    let (ip, port) = (bound(call, call.object(3)?, call.boolean(1))?, call.int(4) as u16);
    asked(call, Request::Bind { ip, port })?;
    Ok(0)
}

/// Datagrams are only told where to go from now on.
fn connect(call: &mut Call<'_>) -> Result<u64> {
    let descriptor = descriptor_at(call, 1)?;
    let to = Address { ip: ip(call, call.object(2)?)?, port: call.int(3) as u16 };
    let to = datagrams::reached(to)?;
    let request = match call.is_for_datagrams(descriptor) {
        true => Request::Hear(Some(to)),
        false => Request::Meet { to },
    };
    match call.network(descriptor, request, Memory::default(), 0).map_err(thrown)? {
        Reply::Done => give_int(1),
        Reply::Unavailable => give_int(UNAVAILABLE as i32),
        _ => give_int(INTERRUPTED as i32),
    }
}

fn finish_connect(call: &mut Call<'_>, descriptor: Descriptor) -> Result<u64> {
    match call.network(descriptor, Request::Met, Memory::default(), 0).map_err(thrown)? {
        Reply::Ready(events) => give_bool(!events.is_none()),
        _ => give_bool(true),
    }
}

fn accept(call: &mut Call<'_>) -> Result<u64> {
    initialize_addresses(call)?;
    for class in [SOCKET_ADDRESS, SOCKET_ADDRESS_HOLDER] {
        call.ensure_initialized(call.boot_class(class)?)?;
    }
    let (accepted, number) = match asked(call, Request::Next)? {
        Reply::Accepted { accepted, number } => (accepted, number),
        Reply::Unavailable => return give_int(UNAVAILABLE as i32),
        _ => return give_int(INTERRUPTED as i32),
    };
    let made = call.just_made(call.object(1)?);
    call.init(&made, &NUMBER.0, number as u32 as u64)?;
    let address = socket_address(call, accepted.remote)?;
    let list = call.just_made(call.object(2)?);
    call.set_element(&list, 0, Kind::Ref, u64::from(address.0));
    give_int(1)
}

/// A new `InetSocketAddress`, as its constructor would make it; the classes are initialised.
fn socket_address(call: &mut Call<'_>, at: Address) -> Result<Ref> {
    let inet = new_address(call, at.ip, Ref::NULL)?;
    let holder = call.allocate(call.boot_class(SOCKET_ADDRESS_HOLDER)?);
    call.set_ref(&holder, &HOLDER_ADDRESS, inet)?;
    call.set_ref(&holder, &HOLDER_NAME, Ref::NULL)?;
    call.set(&holder, &HOLDER_PORT, u64::from(at.port))?;
    let holder = holder.publish();
    let address = call.allocate(call.boot_class(SOCKET_ADDRESS)?);
    call.set_ref(&address, &HOLDER, holder)?;
    Ok(address.publish())
}

/// By the numbers of `shutdown`.
fn shut(call: &mut Call<'_>) -> Result<u64> {
    const READ: i32 = 0;
    const WRITE: i32 = 1;
    let request = match call.int(1) {
        READ => Request::ShutInput,
        WRITE => Request::ShutOutput,
        _ => return Err(Stop::unsupported("a shutdown of both directions at once")),
    };
    asked(call, request)?;
    Ok(0)
}

/// The memory that a call names by address and length.
pub(super) fn memory(call: &Call<'_>) -> Span {
    Span::off_heap(call.long(1) as u64, u64::from(call.int(3) as u32))
}

/// The pieces of memory that a call names by a list of addresses and lengths.
pub(super) fn pieces(call: &Call<'_>) -> Result<Vec<Span>> {
    call.spans_at(call.long(1) as u64, call.int(3) as u64)
        .ok_or_else(|| Stop::unsupported("scattered bytes outside native memory"))
}

/// Reads; gives how many bytes, or a status.
pub(super) fn take(call: &mut Call<'_>, from: Descriptor, into: &[Span]) -> Result<i64> {
    let at_most = into.iter().map(|span| span.length()).sum();
    let reply = call.network(from, Request::Take { at_most }, Memory::of(into), 0);
    status(reply).map_err(|undone| failed(undone, "Connection reset"))
}

/// Writes; gives how many bytes, or a status.
pub(super) fn put(call: &mut Call<'_>, to: Descriptor, from: &[Span]) -> Result<i64> {
    let count = from.iter().map(|span| span.length()).sum();
    let reply = call.network(to, Request::Put { count }, Memory::of(from), 0);
    status(reply).map_err(|undone| failed(undone, "Connection reset by peer"))
}

pub(super) fn status(reply: Outcome<Reply>) -> std::result::Result<i64, Undone> {
    Ok(match reply? {
        Reply::Count(count) => count as i64,
        Reply::End => END,
        Reply::Unavailable => UNAVAILABLE,
        _ => INTERRUPTED,
    })
}

/// What a failed read or write throws: channels know less of it than sockets.
fn failed(undone: Undone, reset: &str) -> Stop {
    match undone {
        Undone::Failed(Failure::Net(NetError::Reset | NetError::ResetByPeer)) => {
            socket_or_io(reset)
        }
        Undone::Failed(Failure::Net(NetError::BrokenPipe)) => {
            Stop::throw("java/io/IOException", "Broken pipe")
        }
        undone => thrown(undone),
    }
}

fn socket_or_io(message: &str) -> Stop {
    match message {
        // The library keeps it, and tells whoever reads later.
        "Connection reset" => Stop::throw("sun/net/ConnectionResetException", message),
        _ => Stop::throw("java/io/IOException", message),
    }
}

/// Waits until a socket is ready. A limit of 0 does not wait at all, a negative one for ever.
fn poll(call: &mut Call<'_>) -> Result<u64> {
    let (descriptor, events, millis) = (descriptor_at(call, 0)?, call.int(1), call.long(2));
    let request = Request::Poll { events: Events(events as u32), waits: millis != 0 };
    let millis = millis.clamp(-1, i64::from(i32::MAX)) as i32;
    match call.network(descriptor, request, Memory::default(), millis).map_err(thrown)? {
        Reply::Ready(ready) => give_int(ready.0 as i32),
        Reply::TimedOut => give_int(0),
        _ => give_int(events),
    }
}

type Found = (Options, Option<Address>, Option<Address>);

/// The options of the socket that is the first argument, and its addresses.
fn options(call: &mut Call<'_>) -> Result<Found> {
    match asked(call, Request::GetOption)? {
        Reply::Options { options, local, remote } => Ok((options, local, remote)),
        _ => Ok(Default::default()),
    }
}

/// Options by the numbers of Linux: level, and number there.
mod option {
    pub(super) const REUSE_ADDRESS: (i32, i32) = (1, 2);
    pub(super) const BROADCAST: (i32, i32) = (1, 6);
    pub(super) const SEND_BUFFER: (i32, i32) = (1, 7);
    pub(super) const RECEIVE_BUFFER: (i32, i32) = (1, 8);
    pub(super) const KEEP_ALIVE: (i32, i32) = (1, 9);
    pub(super) const OUT_OF_BAND_INLINE: (i32, i32) = (1, 10);
    pub(super) const LINGER: (i32, i32) = (1, 13);
    pub(super) const REUSE_PORT: (i32, i32) = (1, 15);
    pub(super) const TRAFFIC_CLASS: (i32, i32) = (0, 1);
    pub(super) const GROUP_HOPS: (i32, i32) = (0, 33);
    pub(super) const GROUP_LOOP: (i32, i32) = (0, 34);
    pub(super) const NO_DELAY: (i32, i32) = (6, 1);
    /// The same of the other family: one socket has both.
    pub(super) const GROUP_HOPS_SIX: (i32, i32) = (41, 18);
    pub(super) const GROUP_LOOP_SIX: (i32, i32) = (41, 19);
    pub(super) const TRAFFIC_CLASS_SIX: (i32, i32) = (41, 67);
}

fn get_option(call: &mut Call<'_>) -> Result<u64> {
    let name = (call.int(2), call.int(3));
    let (options, ..) = options(call)?;
    give_int(match name {
        option::REUSE_ADDRESS => i32::from(options.reuse_address),
        option::BROADCAST => i32::from(options.broadcast),
        option::SEND_BUFFER => options.send_buffer,
        option::RECEIVE_BUFFER => options.receive_buffer,
        option::KEEP_ALIVE => i32::from(options.keep_alive),
        option::OUT_OF_BAND_INLINE => i32::from(options.out_of_band_inline),
        option::LINGER => options.linger,
        option::REUSE_PORT => i32::from(options.reuse_port),
        option::TRAFFIC_CLASS | option::TRAFFIC_CLASS_SIX => options.traffic_class,
        option::NO_DELAY => i32::from(options.no_delay),
        option::GROUP_HOPS | option::GROUP_HOPS_SIX => options.group_hops,
        option::GROUP_LOOP | option::GROUP_LOOP_SIX => i32::from(options.group_loop),
        other => return Err(unknown_option(other)),
    })
}

fn set_option(call: &mut Call<'_>) -> Result<u64> {
    let descriptor = descriptor_at(call, 0)?;
    if !call.is_socket(descriptor) {
        return Err(socket_exception("Socket operation on non-socket"));
    }
    let for_datagrams = call.is_for_datagrams(descriptor);
    let (name, value) = ((call.int(2), call.int(3)), call.int(4));
    call.change_options(descriptor, |options| {
        match name {
            option::REUSE_ADDRESS => options.reuse_address = value != 0,
            option::BROADCAST => options.broadcast = value != 0,
            option::SEND_BUFFER => options.send_buffer = value.clamp(2304, 212_992),
            option::RECEIVE_BUFFER => options.receive_buffer = value.clamp(1152, 212_992),
            option::KEEP_ALIVE => options.keep_alive = value != 0,
            option::OUT_OF_BAND_INLINE => options.out_of_band_inline = value != 0,
            option::LINGER => options.linger = value.clamp(-1, 65_535),
            option::REUSE_PORT => options.reuse_port = value != 0,
            // Linux keeps the two lowest bits, of congestion, for itself in connections only.
            option::TRAFFIC_CLASS | option::TRAFFIC_CLASS_SIX => {
                options.traffic_class = value & if for_datagrams { 0xFF } else { 0xFC }
            }
            option::NO_DELAY => options.no_delay = value != 0,
            option::GROUP_HOPS | option::GROUP_HOPS_SIX => options.group_hops = value,
            option::GROUP_LOOP | option::GROUP_LOOP_SIX => options.group_loop = value != 0,
            other => return Err(unknown_option(other)),
        }
        Ok(())
    })?;
    Ok(0)
}

fn unknown_option((level, number): (i32, i32)) -> Stop {
    Stop::unsupported(format!("option {number} of level {level} of channels"))
}
