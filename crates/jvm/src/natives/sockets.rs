//! `sun.nio.ch.NioSocketImpl`, on which `Socket` and `ServerSocket` stand: each operation is one
//! step on the machine's network.
//!
//! The fields that the rest of the library reads (`address`, `port`, `localport`) are kept as the
//! JDK keeps them; the number of the socket lies in a field that only the replaced methods used.

use std::sync::Arc;

use super::{Call, Native, replacing, sockets_jpf_nas};
use crate::interp::{Result, Stop};
use crate::machine::Machine;
use crate::program::ClassRef;
use crate::state::give_int;
use crate::state::{ARRAY_BASE, Ref, Status, ThreadId, Wake};
use crate::watch::What;
use heddle_access::{Access, Mode, Place};
use heddle_net::{
    Address, Awaits, Channel, FaultKind, NetError, Network, Operation, Past, PendingOperation,
    Role, Rules, SocketId,
};

pub(super) const IMPL: &str = "sun/nio/ch/NioSocketImpl";
/// Holds the number of the socket plus one; 0 before there is one.
pub(super) const HANDLE: &str = "readerThread";
/// The handle of a socket that was closed before it was ever opened.
const STILLBORN: u64 = u32::MAX as u64;

/// The JDK reads at most this many bytes at once.
const READ_MAX: i32 = 128 * 1024;
const BACKLOG: i32 = 50;

pub(super) const NATIVES: &[Native] = &[
    replacing(IMPL, "create", "(Z)V", create),
    replacing(IMPL, "connect", "(Ljava/net/SocketAddress;I)V", connect),
    replacing(IMPL, "bind", "(Ljava/net/InetAddress;I)V", bind),
    replacing(IMPL, "listen", "(I)V", listen),
    replacing(IMPL, "accept", "(Ljava/net/SocketImpl;)V", accept),
    replacing(IMPL, "read", "([BII)I", read),
    replacing(IMPL, "write", "([BII)V", write),
    replacing(IMPL, "available", "()I", available),
    replacing(IMPL, "close", "()V", close),
    replacing(IMPL, "shutdownInput", "()V", shut_input),
    replacing(IMPL, "shutdownOutput", "()V", shut_output),
    replacing(IMPL, "sendUrgentData", "(I)V", |call| {
        connected(call)?;
        Err(Stop::unsupported("urgent data of sockets"))
    }),
];

/// Where objects of a class hold the number of a socket.
pub(crate) fn socket_field(class: ClassRef) -> Option<u32> {
    let field = (class.name == IMPL).then(|| class.field_named(HANDLE))?;
    field.map(|field| field.offset)
}

fn by_jpf_nas(call: &Call<'_>) -> bool {
    call.machine.network.config.settings.rules == Rules::JpfNas
}

/// What became of a socket.
pub(super) enum Handle {
    New,
    Open(SocketId),
    Closed,
}

pub(super) fn handle(call: &Call<'_>) -> Handle {
    let held = call.machine.get_long(call.receiver(), HANDLE) as u64;
    match held {
        0 => Handle::New,
        STILLBORN => Handle::Closed,
        held => {
            let id = SocketId(held as u32 - 1);
            match call.machine.network.get(id) {
                Some(socket) if !socket.closed => Handle::Open(id),
                _ => Handle::Closed,
            }
        }
    }
}

/// A socket that never was is closed.
pub(super) fn set_stillborn(call: &mut Call<'_>) {
    call.machine.set_field(call.receiver(), HANDLE, STILLBORN);
}

pub(super) fn socket_exception(message: &str) -> Stop {
    Stop::throw("java/net/SocketException", message)
}

/// Whether the socket is open, as an access to memory: its end of the network may be gone.
fn openness(call: &Call<'_>, write: bool) -> Access {
    let impl_object = call.receiver();
    let offset = socket_field(call.machine.class_of(impl_object)).unwrap_or_default();
    let place = Place::Memory { object: impl_object, from: offset, upto: offset + 8 };
    Access { place, mode: Mode::of(write) }
}

pub(super) fn open(call: &mut Call<'_>) -> Result<SocketId> {
    match handle(call) {
        Handle::New => Err(socket_exception("Socket not created")),
        Handle::Closed => {
            let access = openness(call, false);
            call.machine.begin_network(&[], &[access])?;
            Err(socket_exception("Socket closed"))
        }
        Handle::Open(id) => Ok(id),
    }
}

fn connected(call: &mut Call<'_>) -> Result<SocketId> {
    let id = open(call)?;
    match call.machine.network.get(id).is_some_and(|socket| socket.end().is_some()) {
        true => Ok(id),
        false => Err(socket_exception("Not connected")),
    }
}

pub(super) fn network<'a>(call: &'a mut Call<'_>) -> &'a mut Network {
    Arc::make_mut(&mut call.machine.network)
}

/// Points that only threads of the same process can meet in: none if this thread alone has the
/// socket.
pub(super) fn own(call: &Call<'_>, places: &[Place]) -> Vec<Access> {
    match call.machine.is_shared_while_watched(call.receiver()) {
        true => places.iter().copied().map(Access::write).collect(),
        false => Vec::new(),
    }
}

pub(super) fn pending_operation(operation: Operation, timeout_millis: i32) -> PendingOperation {
    PendingOperation { operation, limited: timeout_millis > 0 }
}

/// Waits until the network lets the operation go ahead, or until a virtual thread is interrupted.
pub(super) fn block(
    call: &mut Call<'_>,
    operation: Operation,
    awaits: Awaits,
    timeout_millis: i32,
) -> Stop {
    let deadline =
        (timeout_millis > 0).then(|| call.machine.deadline_after_millis(i64::from(timeout_millis)));
    if call.thread().interrupted && is_virtual(call.machine, call.machine.current) {
        return match operation {
            Operation::Connect => socket_exception("Closed by interrupt"),
            _ => Stop::throw_bare("java/io/InterruptedIOException"),
        };
    }
    let thread = call.thread();
    thread.chosen = false;
    thread.status = Status::Network { awaits, deadline };
    thread.network.pending_operation = Some(pending_operation(operation, timeout_millis));
    Stop::Blocked
}

/// Whether an interrupt ends the waiting of a thread for the network.
pub(super) fn is_virtual(machine: &Machine, id: ThreadId) -> bool {
    let object = machine.threads[id.0 as usize].object;
    !object.is_null() && machine.class_of(object).extends("java/lang/BaseVirtualThread")
}

pub(super) fn timed_out(call: &mut Call<'_>) -> bool {
    std::mem::take(&mut call.thread().wake) == Wake::TimedOut
}

fn create(call: &mut Call<'_>) -> Result<u64> {
    let impl_object = call.receiver();
    if !matches!(handle(call), Handle::New) {
        return Err(Stop::throw("java/io/IOException", "Already created"));
    }
    if !call.boolean(1) {
        return Err(Stop::unsupported("datagrams through java.net.Socket"));
    }
    let process = call.thread().process;
    let server = call.machine.get_int(impl_object, "server") != 0;
    let network = network(call);
    let id = network.create(process);
    if let Some(socket) = network.get_mut(id) {
        socket.options.reuse_address = server;
    }
    call.machine.set_field(impl_object, HANDLE, u64::from(id.0) + 1);
    Ok(0)
}

const ADDRESS: &str = "java/net/Inet4Address";
const HOLDER: &str = "java/net/InetAddress$InetAddressHolder";

/// Sees to it that addresses can be made.
pub(super) fn initialize_addresses(machine: &mut Machine) -> Result<()> {
    for name in [ADDRESS, HOLDER] {
        machine.ensure_initialized(machine.boot_class(name))?;
    }
    Ok(())
}

/// A new address, as its constructor would make it; the classes are initialised.
pub(super) fn new_address(machine: &mut Machine, ip: u32, name: Ref) -> Ref {
    const IPV4: u64 = 1;
    let holder = machine.allocate(machine.boot_class(HOLDER));
    machine.set_field(holder, "address", u64::from(ip));
    machine.set_field(holder, "family", IPV4);
    machine.set_field(holder, "hostName", u64::from(name.0));
    machine.set_field(holder, "originalHostName", u64::from(name.0));
    let address = machine.allocate(machine.boot_class(ADDRESS));
    machine.set_field(address, "holder", u64::from(holder.0));
    address
}

/// The IPv4 address of an `InetAddress`.
pub(super) fn ip(machine: &Machine, address: Ref) -> Result<u32> {
    if machine.class_of(address).name == "java/net/Inet6Address" {
        return Err(Stop::unsupported("IPv6 addresses"));
    }
    let holder = machine.get_ref(address, "holder");
    Ok(machine.get_int(holder, "address") as u32)
}

fn connect(call: &mut Call<'_>) -> Result<u64> {
    if by_jpf_nas(call) {
        return sockets_jpf_nas::connect(call);
    }
    let (inet, address) = remote_of(call)?;
    match try_connect(call, inet, address) {
        Err(stop @ Stop::ThrowNew { .. }) => {
            // What cannot be connected is closed.
            if let Handle::Open(id) = handle(call) {
                network(call).close(id, false);
            }
            Err(stop)
        }
        done => done,
    }
}

/// Where a connect leads to: the address as an object, and as numbers.
pub(super) fn remote_of(call: &mut Call<'_>) -> Result<(Ref, Address)> {
    let remote = call.reference(1);
    let known = !remote.is_null() && {
        let class = call.machine.boot_class("java/net/InetSocketAddress");
        call.machine.class_of(remote).is_assignable_to(class)
    };
    if !known {
        return Err(Stop::throw("java/io/IOException", "Unsupported address type"));
    }
    let holder = call.machine.get_ref(remote, "holder");
    let inet = call.machine.get_ref(holder, "addr");
    if inet.is_null() {
        let name = call.machine.string_or_null(call.machine.get_ref(holder, "hostname"));
        return Err(Stop::throw("java/net/UnknownHostException", name.unwrap_or_default()));
    }
    let port = call.machine.get_int(holder, "port") as u16;
    match ip(call.machine, inet)? {
        0 => local_host(call, port),
        ip => Ok((inet, Address { ip, port })),
    }
}

/// The local host, which is what connecting to the address of all addresses means.
fn local_host(call: &mut Call<'_>, port: u16) -> Result<(Ref, Address)> {
    initialize_addresses(call.machine)?;
    let process = call.thread().process;
    let hosts = &call.machine.network.config.hosts;
    let (ip, name) = (hosts.address_of(process), hosts.name_of(process).to_owned());
    let name = call.machine.new_string(&name);
    Ok((new_address(call.machine, ip, name), Address { ip, port }))
}

/// Shows a connection in the fields that the library reads.
pub(super) fn set_connected(call: &mut Call<'_>, id: SocketId, inet: Ref, address: Address) {
    let local = call.machine.network.get(id).and_then(|socket| socket.local);
    let object = call.receiver();
    call.machine.set_field(object, "address", u64::from(inet.0));
    call.machine.set_field(object, "port", u64::from(address.port));
    call.machine.set_field(object, "localport", local.map_or(0, |local| u64::from(local.port)));
}

fn try_connect(call: &mut Call<'_>, inet: Ref, address: Address) -> Result<u64> {
    let process = call.thread().process;
    let id = open(call)?;
    if call.machine.network.get(id).is_some_and(|socket| socket.end().is_some()) {
        return Err(socket_exception("Already connected"));
    }
    if timed_out(call) {
        return Err(Stop::throw("java/net/SocketTimeoutException", "Connect timed out"));
    }
    let at = pending_operation(Operation::Connect, call.int(2));
    if let Some(fault) = take_fault(call) {
        return Err(injected(call, id, at, fault));
    }
    let host = call.machine.network.host(process, address.ip);
    let mut accesses = vec![Access::read(Place::Port { host, port: address.port })];
    if let Some((target, _)) = call.machine.network.target(process, address) {
        accesses.push(Access::write(Place::Backlog(target)));
    }
    accesses.extend(own(call, &[Place::Receiving(id), Place::Sending(id)]));
    call.machine.begin_network_after(None, Some(at), false, &accesses, &[])?;
    let connected = network(call).connect(id, address);
    match connected {
        Ok(Some(_)) => {}
        Ok(None) => return Err(block(call, Operation::Connect, Awaits::Room(id), call.int(2))),
        Err(net_error) => {
            call.machine.note(|_| What::Connect { to: address.to_string(), done: false });
            return Err(refused(net_error));
        }
    };
    call.machine.note(|_| What::Connect { to: address.to_string(), done: true });
    let peer = call.machine.peer_of(id);
    if let (Some(peer), Some(past)) = (peer, call.machine.causal_past(0)) {
        call.machine.post(peer, past);
    }
    set_connected(call, id, inet, address);
    Ok(0)
}

/// What goes wrong with the operation, if something was chosen to.
pub(super) fn take_fault(call: &mut Call<'_>) -> Option<FaultKind> {
    call.thread().network.fault.take()
}

/// Lets an operation fail for a reason from outside.
pub(super) fn injected(
    call: &mut Call<'_>,
    id: SocketId,
    at: PendingOperation,
    fault: FaultKind,
) -> Stop {
    call.thread().chosen = false;
    let name = at.operation.name();
    call.machine.note(|_| What::Fault { fault: fault.name(), operation: name });
    match fault {
        FaultKind::Timeout => {
            let message = match at.operation {
                Operation::Accept => "Accept timed out",
                Operation::Connect => "Connect timed out",
                _ => "Read timed out",
            };
            Stop::throw("java/net/SocketTimeoutException", message)
        }
        FaultKind::Refused => refused(NetError::ConnectionRefused),
        FaultKind::Reset => {
            let peer = call.machine.peer_of(id);
            let mut accesses = vec![Access::write(Place::Accepting(id))];
            accesses.extend(peer.map(|peer| Access::write(Place::Accepting(peer))));
            accesses.extend(peer.map(|peer| Access::write(Place::EndOfStream(peer))));
            call.thread().chosen = true;
            if let Err(stop) = call.machine.begin_network(&accesses, &[]) {
                return stop;
            }
            network(call).lose(id);
            let impl_object = call.receiver();
            if at.operation == Operation::Read {
                call.machine.set_field(impl_object, "connectionReset", 1);
                return refused(NetError::Reset);
            }
            match network(call).write(id, &[]) {
                Err(net_error) => refused(net_error),
                Ok(_) => refused(NetError::BrokenPipe),
            }
        }
        FaultKind::IoException | FaultKind::PartialRead | FaultKind::Crash => {
            Stop::throw("java/io/IOException", format!("injected fault at {name}"))
        }
    }
}

fn refused(net_error: NetError) -> Stop {
    let (class, message) = match net_error {
        NetError::AddressInUse => ("java/net/BindException", "Address already in use"),
        NetError::CannotAssign => ("java/net/BindException", "Cannot assign requested address"),
        NetError::ConnectionRefused => ("java/net/ConnectException", "Connection refused"),
        NetError::Reset => ("java/net/SocketException", "Connection reset"),
        NetError::ResetByPeer => ("java/net/SocketException", "Connection reset by peer"),
        NetError::BrokenPipe => ("java/net/SocketException", "Broken pipe"),
        NetError::Unreachable => ("java/net/NoRouteToHostException", "No route to host"),
    };
    Stop::throw(class, message)
}

fn bind(call: &mut Call<'_>) -> Result<u64> {
    let (impl_object, inet) = (call.receiver(), call.object(1)?);
    let id = open(call)?;
    if call.machine.network.get(id).is_some_and(|socket| socket.local.is_some()) {
        return Err(socket_exception("Already bound"));
    }
    let (ip, port) = (ip(call.machine, inet)?, call.int(2) as u16);
    let process = call.thread().process;
    let host = call.machine.network.config.hosts.address_of(process);
    if port != 0 {
        call.machine.begin_network(&[Access::write(Place::Port { host, port })], &[])?;
    }
    let port = network(call).bind(id, ip, port).map_err(refused)?;
    call.machine.set_field(impl_object, "address", u64::from(inet.0));
    call.machine.set_field(impl_object, "localport", u64::from(port));
    Ok(0)
}

fn listen(call: &mut Call<'_>) -> Result<u64> {
    let id = open(call)?;
    let Some(local) = call.machine.network.get(id).and_then(|socket| socket.local) else {
        return Err(socket_exception("Not bound"));
    };
    let backlog = match call.int(1) {
        asked if asked < 1 => BACKLOG,
        asked => asked,
    };
    let process = call.thread().process;
    let host = call.machine.network.config.hosts.address_of(process);
    call.machine.begin_network(&[Access::write(Place::Port { host, port: local.port })], &[])?;
    if !call.machine.network.listens(process) {
        call.machine.let_others_start();
    }
    network(call).listen(id, backlog as u32);
    call.machine.note(|_| What::Listen { port: local.port });
    Ok(0)
}

fn accept(call: &mut Call<'_>) -> Result<u64> {
    if by_jpf_nas(call) {
        return sockets_jpf_nas::accept(call);
    }
    let accepted = call.object(1)?;
    initialize_addresses(call.machine)?;
    let id = open(call)?;
    let Some(Role::Listening(listener)) =
        call.machine.network.get(id).map(|socket| socket.role.clone())
    else {
        return Err(socket_exception("Not bound"));
    };
    if timed_out(call) {
        return Err(Stop::throw("java/net/SocketTimeoutException", "Accept timed out"));
    }
    let timeout = call.machine.network.get(id).map_or(0, |socket| socket.options.timeout);
    let at = pending_operation(Operation::Accept, timeout);
    if let Some(fault) = take_fault(call) {
        return Err(injected(call, id, at, fault));
    }
    if listener.queue.is_empty() {
        return Err(block(call, Operation::Accept, Awaits::Connection(id), timeout));
    }
    let mut accesses = own(call, &[Place::Receiving(id)]);
    // With a limit it could have come too early; a queue that was full has room again.
    let was_full = listener.queue.len() > listener.backlog as usize;
    if timeout > 0 || was_full {
        accesses.push(Access { place: Place::Backlog(id), mode: Mode::of(was_full) });
    }
    call.machine.begin_network_after(None, Some(at), false, &accesses, &[])?;
    let Some(taken) = network(call).accept(id) else {
        return Err(block(call, Operation::Accept, Awaits::Connection(id), timeout));
    };
    call.machine.acquire_pasts(taken.socket, 0);
    call.machine.note(|_| What::Accept { from: taken.remote.to_string() });
    call.machine.set_field(accepted, HANDLE, u64::from(taken.socket.0) + 1);
    finish_accept(call, accepted)
}

/// Shows an accepted connection in the fields that the library reads.
pub(super) fn finish_accept(call: &mut Call<'_>, accepted: Ref) -> Result<u64> {
    let id = SocketId(call.machine.get_long(accepted, HANDLE) as u32 - 1);
    let socket = call.machine.network.get(id);
    let local = socket.and_then(|socket| socket.local);
    let remote = socket.and_then(|socket| socket.end()).map(|end| end.remote);
    let port = |address: Option<Address>| address.map_or(0, |address| u64::from(address.port));
    call.machine.set_field(accepted, "localport", port(local));
    call.machine.set_field(accepted, "port", port(remote));
    let address = new_address(call.machine, remote.map_or(0, |remote| remote.ip), Ref::NULL);
    call.machine.set_field(accepted, "address", u64::from(address.0));
    Ok(0)
}

/// Checks a range as `Objects.checkFromIndexSize` does.
pub(super) fn range(call: &Call<'_>) -> Result<(Ref, u32, i32)> {
    let (array, offset, length) = (call.object(1)?, call.int(2), call.int(3));
    let size = call.machine.heap().length(array) as i32;
    if offset < 0 || length < 0 || offset.checked_add(length).is_none_or(|end| end > size) {
        let message =
            format!("Range [{offset}, {offset} + {length}) out of bounds for length {size}");
        return Err(Stop::throw("java/lang/IndexOutOfBoundsException", message));
    }
    Ok((array, offset as u32, length))
}

fn read(call: &mut Call<'_>) -> Result<u64> {
    if by_jpf_nas(call) {
        return sockets_jpf_nas::read(call);
    }
    let (array, offset, length) = range(call)?;
    if length == 0 {
        return give_int(0);
    }
    let impl_object = call.receiver();
    let over = ["readEOF", "connectionReset"].map(|field| call.machine.get_int(impl_object, field));
    if let Handle::Open(id) = handle(call)
        && over != [0, 0]
    {
        // Whoever read the end may have left nothing for this thread.
        let accesses = own(call, &[Place::Receiving(id)]);
        call.machine.begin_network(&accesses, &[])?;
    }
    if over[0] != 0 {
        return give_int(-1);
    }
    let id = connected(call)?;
    if over[1] != 0 {
        return Err(refused(NetError::Reset));
    }
    if timed_out(call) {
        return Err(Stop::throw("java/net/SocketTimeoutException", "Read timed out"));
    }
    let mut want = length.min(READ_MAX) as u64;
    let timeout = call.machine.network.get(id).map_or(0, |socket| socket.options.timeout);
    let at = pending_operation(Operation::Read, timeout);
    match take_fault(call) {
        Some(FaultKind::PartialRead) => want = 1,
        Some(fault) => return Err(injected(call, id, at, fault)),
        None => {}
    }
    let current = call.machine.current;
    if !call.machine.network.is_ready(Awaits::Bytes(id), current) {
        return Err(block(call, Operation::Read, Awaits::Bytes(id), timeout));
    }
    let Some(end) = call.machine.network.get(id).and_then(|socket| socket.end()) else {
        return Err(socket_exception("Not connected"));
    };
    // The first byte had to be there. With a limit, the read could also have come too early.
    let from = end.read + u64::from(timeout == 0);
    let upto = match end.finished {
        true => (end.read + want).min(end.written()),
        false => end.read + want,
    };
    let count = end.inbox.len().min(want as usize) as u32;
    let mut accesses = own(call, &[Place::Receiving(id)]);
    if from < upto {
        accesses.push(Access::read(Place::Sent { to: id, from, upto }));
    }
    if timeout > 0 {
        accesses.push(Access::read(Place::EndOfStream(id)));
    }
    // With a limit, or when this side wants no more bytes, nothing had to be sent before.
    let past_at = (timeout == 0 && !end.input_shut).then_some(id);
    // What the other side sent last counts only if this read tells of it.
    let ends = end.inbox.is_empty() && end.finished && !end.input_shut;
    let memory = Access::write(call.machine.memory_place(array, ARRAY_BASE + offset, count));
    let followed = call.machine.is_followed(id);
    call.machine.begin_network_after(past_at, Some(at), followed, &accesses, &[memory])?;
    let bytes = match network(call).read(id, want as usize) {
        Ok(bytes) => bytes,
        Err(net_error) => {
            call.machine.set_field(impl_object, "connectionReset", 1);
            return Err(refused(net_error));
        }
    };
    let upto = call.machine.network.get(id).and_then(|socket| socket.end()).map_or(0, |e| e.read);
    call.machine.acquire_pasts(id, if ends { Past::END } else { upto });
    call.machine.note(|_| What::Receive { bytes: bytes.clone() });
    call.machine.heard(id, &bytes)?;
    if bytes.is_empty() {
        call.machine.set_field(impl_object, "readEOF", 1);
        return give_int(-1);
    }
    call.machine
        .heap_mut()
        .bytes_mut(array, ARRAY_BASE + offset, bytes.len() as u32)
        .copy_from_slice(&bytes);
    give_int(bytes.len() as i32)
}

fn write(call: &mut Call<'_>) -> Result<u64> {
    if by_jpf_nas(call) {
        return sockets_jpf_nas::write(call);
    }
    let (array, offset, length) = range(call)?;
    if length == 0 {
        return Ok(0);
    }
    let sent = call.thread().network.sent;
    // Byte by byte: what has begun and had room goes out as a whole, whoever leaves meanwhile.
    let network = &call.thread().network;
    let begun = sent > 0 && !network.waited && network.fault.is_none();
    let begun = begun && call.machine.network.config.settings.channel == Channel::Queue;
    match write_some(call, (array, offset + sent), length as u32 - sent) {
        Err(stop @ Stop::ThrowNew { .. }) => {
            end_write(call);
            if begun { Ok(0) } else { Err(stop) }
        }
        done => done,
    }
}

/// The write is over, done or not: others may write.
fn end_write(call: &mut Call<'_>) {
    let status = &mut call.thread().network;
    (status.sent, status.waited) = (0, false);
    let current = call.machine.current;
    if let Handle::Open(id) = handle(call)
        && let Some(end) = network(call).get_mut(id).and_then(|socket| socket.end_mut())
        && end.writer == Some(current)
    {
        end.writer = None;
    }
}

/// Goes on with a write: the rest of it, or as much as there is room for.
fn write_some(call: &mut Call<'_>, (array, offset): (Ref, u32), left: u32) -> Result<u64> {
    let id = connected(call)?;
    let at = pending_operation(Operation::Write, 0);
    if let Some(fault) = take_fault(call) {
        return Err(injected(call, id, at, fault));
    }
    let current = call.machine.current;
    if !call.machine.network.is_ready(Awaits::Space(id), current) {
        call.thread().network.waited = true;
        return Err(block(call, Operation::Write, Awaits::Space(id), 0));
    }
    let one_by_one = call.machine.network.config.settings.channel == Channel::Queue;
    let count = if one_by_one { 1 } else { left };
    let mut accesses = own(call, &[Place::Sending(id)]);
    let end = call.machine.network.get(id).and_then(|socket| socket.end());
    if end.is_some_and(|end| end.pending_error.is_some()) {
        // A reset is told once: to a writer or to a reader.
        accesses.extend(own(call, &[Place::Receiving(id)]));
    }
    if let Some(peer) = call.machine.peer_of(id) {
        let from = call.machine.network.get(peer).and_then(|s| s.end()).map_or(0, |e| e.written());
        accesses.push(Access::write(Place::Sent { to: peer, from, upto: from + u64::from(count) }));
        accesses.push(Access::read(Place::Accepting(peer)));
    }
    let memory = Access::read(call.machine.memory_place(array, ARRAY_BASE + offset, count));
    let followed = call.machine.is_followed(id);
    call.machine.begin_network_after(None, Some(at), followed, &accesses, &[memory])?;
    let bytes = call.machine.heap().bytes(array, ARRAY_BASE + offset, count).to_vec();
    let written = network(call).write(id, &bytes).map_err(refused)? as u32;
    if written > 0
        && let Some(peer) = call.machine.peer_of(id)
    {
        let upto = call.machine.network.get(peer).and_then(|s| s.end()).map_or(0, |e| e.written());
        if let Some(past) = call.machine.causal_past(upto) {
            call.machine.post(peer, past);
        }
        call.machine.note(|_| What::Send { bytes: bytes[..written as usize].to_vec() });
        call.machine.said(id, &bytes[..written as usize])?;
    }
    if written == left {
        end_write(call);
        return Ok(0);
    }
    call.thread().network.sent += written;
    if let Some(end) = network(call).get_mut(id).and_then(|socket| socket.end_mut()) {
        end.writer = Some(current);
    }
    if one_by_one && call.machine.is_watched() {
        // Each byte is a step.
        call.thread().stands_before = true;
        return Err(Stop::Visible);
    }
    match call.machine.network.is_ready(Awaits::Space(id), current) {
        true => write(call),
        false => {
            call.thread().network.waited = true;
            Err(block(call, Operation::Write, Awaits::Space(id), 0))
        }
    }
}

fn available(call: &mut Call<'_>) -> Result<u64> {
    let id = connected(call)?;
    let Some(end) = call.machine.network.get(id).and_then(|socket| socket.end()) else {
        return give_int(0);
    };
    if end.input_shut {
        return give_int(0);
    }
    let bytes = Place::Sent { to: id, from: end.read, upto: u64::MAX };
    let count = end.inbox.len() as i32;
    let mut accesses = own(call, &[Place::Receiving(id)]);
    accesses.iter_mut().for_each(|access| access.mode = Mode::Read);
    accesses.push(Access::read(bytes));
    call.machine.begin_network(&accesses, &[])?;
    give_int(count)
}

fn close(call: &mut Call<'_>) -> Result<u64> {
    if by_jpf_nas(call) {
        return sockets_jpf_nas::close(call);
    }
    let id = match handle(call) {
        Handle::New => {
            set_stillborn(call);
            return Ok(0);
        }
        Handle::Closed => {
            let access = openness(call, false);
            call.machine.begin_network(&[], &[access])?;
            return Ok(0);
        }
        Handle::Open(id) => id,
    };
    let mut accesses = own(call, &[Place::Receiving(id), Place::Sending(id)]);
    call.machine.closing_points(id, &mut accesses);
    let at = pending_operation(Operation::Close, 0);
    let fault = take_fault(call);
    let access = openness(call, true);
    call.machine.begin_network_after(None, Some(at), false, &accesses, &[access])?;
    call.machine.close_socket(id, false);
    call.machine.note(|_| What::Close);
    match fault {
        Some(fault) => Err(injected(call, id, at, fault)),
        None => Ok(0),
    }
}

fn shut_input(call: &mut Call<'_>) -> Result<u64> {
    let id = connected(call)?;
    let mut accesses = own(call, &[Place::Receiving(id)]);
    accesses.push(Access::write(Place::Accepting(id)));
    call.machine.begin_network(&accesses, &[])?;
    network(call).shut_input(id);
    Ok(0)
}

fn shut_output(call: &mut Call<'_>) -> Result<u64> {
    let id = connected(call)?;
    let mut accesses = own(call, &[Place::Sending(id)]);
    let peer = call.machine.peer_of(id);
    accesses.extend(peer.map(|peer| Access::write(Place::EndOfStream(peer))));
    // What is sent to an end that is shut both ways is thrown away.
    let input_shut = network(call).get(id).and_then(|socket| socket.end());
    let takes_no_more = input_shut.is_some_and(|end| end.input_shut);
    accesses.push(Access { place: Place::Accepting(id), mode: Mode::of(takes_no_more) });
    call.machine.begin_network(&accesses, &[])?;
    call.machine.announce_end(id);
    network(call).shut_output(id);
    call.machine.note(|_| What::Finish);
    Ok(0)
}
