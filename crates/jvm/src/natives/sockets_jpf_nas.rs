//! The same operations under the rules of jpf-nas: a connect needs somebody who accepts, and
//! threads stop where its scheduler stops them.
//!
//! A thread stops *behind* a connect, an accept that found somebody and a write that wakes a
//! reader, *before* the close of a connection, and where it has to wait. Its defects that make
//! states are kept (bytes that were not read before the other end closed are lost, and the end of
//! a process closes nothing); others are not: a connect whose server goes away fails, a second bind
//! of a port fails, and bytes are unsigned.

use super::Call;
use super::sockets::{
    HANDLE, Handle, block, finish_accept, handle, initialize_addresses, injected, network,
    pending_operation, range, remote_of, set_connected, set_stillborn, socket_exception,
    take_fault, timed_out,
};
use crate::interp::{Result, Stop};
use crate::state::give_int;
use crate::state::{ARRAY_BASE, Status};
use crate::watch::What;
use heddle_net::{Address, Awaits, FaultKind, NetError, Operation, Role, SocketId};

/// Marks a thread that has waited in the operation before.
const WAITED: u64 = 1;

fn closed() -> Stop {
    socket_exception("Socket is closed")
}

fn open(call: &Call<'_>) -> Result<SocketId> {
    match handle(call) {
        Handle::Open(id) => Ok(id),
        Handle::New | Handle::Closed => Err(closed()),
    }
}

/// Stops the thread behind an operation that is done.
fn stop_behind(call: &mut Call<'_>, operation: Operation, timeout_millis: i32) -> Stop {
    let thread = call.thread();
    thread.stands_before = true;
    thread.chosen = false;
    thread.network.pending_operation = Some(pending_operation(operation, timeout_millis));
    thread.network.done = Some(WAITED);
    Stop::Visible
}

/// Whether the thread was here before: it waited, or stopped behind the operation.
fn comes_back(call: &mut Call<'_>) -> bool {
    let thread = call.thread();
    thread.chosen = false;
    thread.network.done.take().is_some()
}

fn wait(call: &mut Call<'_>, operation: Operation, awaits: Awaits, timeout_millis: i32) -> Stop {
    let stop = block(call, operation, awaits, timeout_millis);
    call.thread().network.done = Some(WAITED);
    stop
}

fn fails(call: &mut Call<'_>, id: SocketId, operation: Operation) -> Result<()> {
    match take_fault(call) {
        None => Ok(()),
        Some(FaultKind::IoException) => {
            let place = match operation {
                Operation::Accept => "ServerSocket.accept()",
                Operation::Connect => "Socket.connect()",
                Operation::Read => "SocketInputStream.read()",
                Operation::Write => "SocketOutputStream.write()",
                Operation::Close => "Socket.close()",
            };
            Err(Stop::throw("java/io/IOException", format!("Injected at {place}")))
        }
        Some(fault) => Err(injected(call, id, pending_operation(operation, 1), fault)),
    }
}

/// Threads that wait in an accept and have not got a connection yet.
fn acceptors(call: &Call<'_>, id: SocketId) -> usize {
    let waiting = call.machine.threads.iter().filter(|thread| {
        matches!(thread.status, Status::Network { awaits: Awaits::Connection(on), .. } if on == id)
    });
    let served = match call.machine.network.get(id).map(|socket| &socket.role) {
        Some(Role::Listening(listener)) => listener.queue.len(),
        _ => 0,
    };
    waiting.count().saturating_sub(served)
}

pub(super) fn connect(call: &mut Call<'_>) -> Result<u64> {
    let (inet, address) = remote_of(call)?;
    let id = open(call)?;
    let back = comes_back(call);
    if let Err(stop) = fails(call, id, Operation::Connect) {
        // Nothing is left to be closed.
        network(call).close(id, false);
        return Err(stop);
    }
    if back && call.machine.peer_of(id).is_some() {
        set_connected(call, id, inet, address);
        return Ok(0);
    }
    if timed_out(call) {
        return Err(Stop::throw("java/net/SocketTimeoutException", "Connect timed out"));
    }
    let process = call.thread().process;
    let target = call.machine.network.target(process, address);
    let Some((target, asked)) = target.map(|(target, listener)| (target, listener.asked)) else {
        return Err(Stop::throw_bare("java/io/IOException"));
    };
    if acceptors(call, target) > 0 {
        let _ = network(call).connect(id, address);
        call.machine.note(|_| What::Connect { to: address.to_string(), done: true });
        return Err(stop_behind(call, Operation::Connect, 0));
    }
    if !asked {
        return Err(Stop::throw_bare("java/io/IOException"));
    }
    if let Some(socket) = network(call).get_mut(id) {
        socket.role = Role::Connecting(address);
    }
    Err(wait(call, Operation::Connect, Awaits::Room(id), call.int(2)))
}

/// The oldest client that waits for a listener.
fn waiting_client(call: &Call<'_>, id: SocketId) -> Option<(SocketId, Address)> {
    let network = &call.machine.network;
    network.sockets().find_map(|(client, socket)| {
        let Role::Connecting(address) = socket.role else { return None };
        let (target, _) = network.target(socket.process, address)?;
        (target == id && !socket.closed).then_some((client, address))
    })
}

pub(super) fn accept(call: &mut Call<'_>) -> Result<u64> {
    let accepted = call.object(1)?;
    initialize_addresses(call.machine)?;
    let back = comes_back(call);
    if back && call.machine.get_long(accepted, HANDLE) != 0 {
        // It stopped behind the accept.
        fails(call, SocketId(0), Operation::Accept)?;
        return finish_accept(call, accepted);
    }
    let id = open(call)?;
    fails(call, id, Operation::Accept)?;
    if timed_out(call) {
        return Err(Stop::throw("java/net/SocketTimeoutException", "Accept timed out"));
    }
    let timeout = call.machine.network.get(id).map_or(0, |socket| socket.options.timeout);
    if let Some(Role::Listening(listener)) = network(call).get_mut(id).map(|s| &mut s.role) {
        listener.asked = true;
    }
    if let Some(taken) = network(call).accept(id) {
        call.machine.set_field(accepted, HANDLE, u64::from(taken.socket.0) + 1);
        return finish_accept(call, accepted);
    }
    let Some((client, address)) = waiting_client(call, id) else {
        return Err(wait(call, Operation::Accept, Awaits::Connection(id), timeout));
    };
    let _ = network(call).connect(client, address);
    let Some(taken) = network(call).accept(id) else {
        return Err(wait(call, Operation::Accept, Awaits::Connection(id), timeout));
    };
    call.machine.set_field(accepted, HANDLE, u64::from(taken.socket.0) + 1);
    Err(stop_behind(call, Operation::Accept, timeout))
}

pub(super) fn read(call: &mut Call<'_>) -> Result<u64> {
    let (array, offset, length) = range(call)?;
    if length == 0 {
        return give_int(0);
    }
    let Handle::Open(id) = handle(call) else { return Err(socket_exception("Socket closed")) };
    let back = comes_back(call);
    fails(call, id, Operation::Read)?;
    if timed_out(call) {
        return Err(Stop::throw("java/net/SocketTimeoutException", "Read timed out"));
    }
    let socket = call.machine.network.get(id);
    let timeout = socket.map_or(0, |socket| socket.options.timeout);
    let Some(end) = socket.and_then(|socket| socket.end()) else {
        return Err(socket_exception("Socket is not connected"));
    };
    match (end.finished || end.torn, end.inbox.is_empty(), back) {
        (false, true, _) => return Err(wait(call, Operation::Read, Awaits::Bytes(id), timeout)),
        (true, true, false) => return Err(socket_exception("Connection reset")),
        // What was sent before the close is lost there.
        (true, _, _) => return give_int(-1),
        (false, false, _) => {}
    }
    let bytes = match network(call).read(id, length as usize) {
        Ok(bytes) => bytes,
        Err(_) => return Err(socket_exception("Connection reset")),
    };
    call.machine.note(|_| What::Receive { bytes: bytes.clone() });
    call.machine
        .heap_mut()
        .bytes_mut(array, ARRAY_BASE + offset, bytes.len() as u32)
        .copy_from_slice(&bytes);
    give_int(bytes.len() as i32)
}

pub(super) fn write(call: &mut Call<'_>) -> Result<u64> {
    let (array, offset, length) = range(call)?;
    let Handle::Open(id) = handle(call) else { return Err(socket_exception("Socket closed")) };
    let back = comes_back(call);
    fails(call, id, Operation::Write)?;
    if back || length == 0 {
        return Ok(0);
    }
    let Some(peer) = call.machine.peer_of(id) else {
        return Err(socket_exception("Socket is not connected"));
    };
    let end = call.machine.network.get(peer).filter(|peer| !peer.closed);
    let Some(empty) = end.and_then(|peer| peer.end()).map(|end| end.inbox.is_empty()) else {
        return Err(socket_exception("Broken pipe"));
    };
    let bytes = call.machine.heap().bytes(array, ARRAY_BASE + offset, length as u32).to_vec();
    match network(call).write(id, &bytes) {
        Ok(_) => {}
        Err(NetError::ResetByPeer) => return Err(socket_exception("Connection reset")),
        Err(_) => return Err(socket_exception("Broken pipe")),
    }
    call.machine.note(|_| What::Send { bytes });
    let awaited = call.machine.threads.iter().any(|thread| {
        matches!(thread.status, Status::Network { awaits: Awaits::Bytes(on), .. } if on == peer)
    });
    match empty && awaited {
        true => Err(stop_behind(call, Operation::Write, 0)),
        false => Ok(0),
    }
}

pub(super) fn close(call: &mut Call<'_>) -> Result<u64> {
    let id = match handle(call) {
        Handle::Open(id) => id,
        Handle::New => {
            set_stillborn(call);
            return Ok(0);
        }
        Handle::Closed => return Ok(0),
    };
    let connected = call.machine.peer_of(id).is_some();
    let thread = call.thread();
    if connected && !std::mem::take(&mut thread.chosen) {
        thread.stands_before = true;
        thread.network.pending_operation = Some(pending_operation(Operation::Close, 0));
        return Err(Stop::Visible);
    }
    fails(call, id, Operation::Close)?;
    call.machine.close_socket(id, false);
    call.machine.note(|_| What::Close);
    Ok(0)
}
