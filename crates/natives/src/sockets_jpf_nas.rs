//! The same natives under the rules of jpf-nas.
//!
//! Its defects that make states are kept (bytes that were not read before the other end closed are
//! lost, and the end of a process closes nothing); others are not: a connect whose server goes away
//! fails, a second bind of a port fails, and bytes are unsigned.

use super::Call;
use super::inet_addresses::initialize_addresses;
use super::sockets::{
    exception, keep_reset, range, remote_of, show, show_accepted, socket_exception,
};
use heddle_jvm::interp::{Result, Stop};
use heddle_jvm::state::{Failure, Undone, give_int};
use heddle_net::{FaultKind, NetError, Operation};

/// What an operation that is not done comes to.
fn thrown(undone: Undone) -> Stop {
    let failure = match undone {
        Undone::Stopped(stop) => return stop,
        Undone::Failed(failure) => failure,
    };
    match failure {
        Failure::NotConnected => socket_exception("Socket is not connected"),
        Failure::Net(NetError::ConnectionRefused) => Stop::throw_bare("java/io/IOException"),
        Failure::Net(NetError::Reset | NetError::ResetByPeer) => {
            socket_exception("Connection reset")
        }
        Failure::Net(_) => socket_exception("Broken pipe"),
        Failure::Fault { kind: FaultKind::IoException, operation, .. } => {
            let place = match operation {
                Operation::Accept => "ServerSocket.accept()",
                Operation::Connect => "Socket.connect()",
                Operation::Read => "SocketInputStream.read()",
                Operation::Write => "SocketOutputStream.write()",
                Operation::Close => "Socket.close()",
                Operation::Send => "DatagramSocket.send()",
                Operation::Receive => "DatagramSocket.receive()",
                Operation::Pipe => "a pipe",
            };
            Stop::throw("java/io/IOException", format!("Injected at {place}"))
        }
        failure => exception(failure),
    }
}

/// As `thrown`, for connects and accepts, which say it in words of their own.
fn thrown_by_connections(undone: Undone) -> Stop {
    match undone {
        Undone::Failed(Failure::Closed) => socket_exception("Socket is closed"),
        undone => thrown(undone),
    }
}

pub(super) fn connect(call: &mut Call<'_>) -> Result<u64> {
    let object = call.receiver();
    let (inet, to) = remote_of(call)?;
    let connected = call.connect_by_jpf_nas(object, to, call.int(2));
    let local = connected.map_err(thrown_by_connections)?;
    show(call, object, inet, (to.port, local.map_or(0, |local| local.port)))?;
    Ok(0)
}

pub(super) fn accept(call: &mut Call<'_>) -> Result<u64> {
    let accepted = call.object(1)?;
    initialize_addresses(call)?;
    let taken = call.accept_by_jpf_nas(call.receiver(), accepted);
    show_accepted(call, accepted, taken.map_err(thrown_by_connections)?)
}

pub(super) fn read(call: &mut Call<'_>) -> Result<u64> {
    let into = range(call, i32::MAX)?;
    if into.is_empty() {
        return give_int(0);
    }
    match call.receive_by_jpf_nas(call.receiver(), into) {
        Ok(0) => give_int(-1),
        Ok(count) => give_int(count as i32),
        Err(undone) => {
            keep_reset(call, &undone)?;
            Err(thrown(undone))
        }
    }
}

pub(super) fn write(call: &mut Call<'_>) -> Result<u64> {
    let from = range(call, i32::MAX)?;
    call.send_by_jpf_nas(call.receiver(), from).map_err(thrown)?;
    Ok(0)
}

pub(super) fn close(call: &mut Call<'_>) -> Result<u64> {
    call.close_by_jpf_nas(call.receiver()).map_err(thrown)?;
    Ok(0)
}
