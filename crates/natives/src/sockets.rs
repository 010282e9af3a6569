//! `sun.nio.ch.NioSocketImpl`, on which `Socket` and `ServerSocket` stand: each operation is one
//! step on the machine's network.
//!
//! The fields that the rest of the library reads (`address`, `port`, `localport`) are kept as the
//! JDK keeps them.

use super::inet_addresses::{bound, has_six, initialize_addresses, ip, new_address};
use super::{Call, Native, replacing, sockets_jpf_nas};
use heddle_jvm::interp::{Result, Stop};
use heddle_jvm::jdk::SOCKET_NUMBER;
use heddle_jvm::state::{
    Failure, FinalField, GuardedField, LibraryField, Outcome, Ref, Span, Undone, give_int,
};
use heddle_net::{Accepted, Address, FaultKind, Ip, NetError, Operation, Rules};

pub(super) const IMPL: &str = "sun/nio/ch/NioSocketImpl";
const OF_ALL: &str = "java/net/SocketImpl";
pub(super) const SOCKET_ADDRESS: &str = "java/net/InetSocketAddress";
pub(super) const SOCKET_ADDRESS_HOLDER: &str = "java/net/InetSocketAddress$InetSocketAddressHolder";

pub(super) const SERVER: FinalField = FinalField::new(IMPL, "server");
/// Set with the operation that makes them known.
const ADDRESS: GuardedField = GuardedField::new(OF_ALL, "address");
const PORT: GuardedField = GuardedField::new(OF_ALL, "port");
const LOCAL_PORT: GuardedField = GuardedField::new(OF_ALL, "localport");
/// What was told of the stream: they belong to who receives.
const READ_EOF: GuardedField = GuardedField::new(IMPL, "readEOF");
const CONNECTION_RESET: GuardedField = GuardedField::new(IMPL, "connectionReset");
/// Set by constructors alone.
pub(super) const HOLDER: FinalField = FinalField::new(SOCKET_ADDRESS, "holder");
pub(super) const HOLDER_ADDRESS: FinalField = FinalField::new(SOCKET_ADDRESS_HOLDER, "addr");
pub(super) const HOLDER_NAME: FinalField = FinalField::new(SOCKET_ADDRESS_HOLDER, "hostname");
pub(super) const HOLDER_PORT: FinalField = FinalField::new(SOCKET_ADDRESS_HOLDER, "port");

pub(super) const FIELDS: &[LibraryField] = &[
    SOCKET_NUMBER.0,
    SERVER.0,
    ADDRESS.0,
    PORT.0,
    LOCAL_PORT.0,
    READ_EOF.0,
    CONNECTION_RESET.0,
    HOLDER.0,
    HOLDER_ADDRESS.0,
    HOLDER_NAME.0,
    HOLDER_PORT.0,
];

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
    replacing(IMPL, "available", "()I", |call| {
        let count = call.bytes_to_read(call.receiver()).map_err(thrown)?;
        give_int(count as i32)
    }),
    replacing(IMPL, "close", "()V", |call| match by_jpf_nas(call) {
        true => sockets_jpf_nas::close(call),
        false => done(call.close_socket(call.receiver())),
    }),
    replacing(IMPL, "shutdownInput", "()V", |call| done(call.shut_input(call.receiver()))),
    replacing(IMPL, "shutdownOutput", "()V", |call| done(call.shut_output(call.receiver()))),
    replacing(IMPL, "sendUrgentData", "(I)V", |call| {
        call.connected_socket(call.receiver()).map_err(thrown)?;
        Err(Stop::unsupported("urgent data of sockets"))
    }),
];

fn by_jpf_nas(call: &Call<'_>) -> bool {
    call.network_rules() == Rules::JpfNas
}

pub(super) fn done(outcome: Outcome<()>) -> Result<u64> {
    outcome.map_err(thrown)?;
    Ok(0)
}

pub(super) fn socket_exception(message: &str) -> Stop {
    Stop::throw("java/net/SocketException", message)
}

/// What an operation that is not done comes to.
pub(super) fn thrown(undone: Undone) -> Stop {
    match undone {
        Undone::Stopped(stop) => stop,
        Undone::Failed(failure) => exception(failure),
    }
}

pub(super) fn exception(failure: Failure) -> Stop {
    match failure {
        Failure::NotCreated => socket_exception("Socket not created"),
        Failure::AlreadyCreated => Stop::throw("java/io/IOException", "Already created"),
        Failure::Closed => socket_exception("Socket closed"),
        Failure::NotConnected => socket_exception("Not connected"),
        Failure::AlreadyConnected => socket_exception("Already connected"),
        Failure::NotBound => socket_exception("Not bound"),
        Failure::AlreadyBound => socket_exception("Already bound"),
        Failure::Net(error) | Failure::Fault { error: Some(error), .. } => refused(error),
        Failure::TimedOut(operation)
        | Failure::Fault { kind: FaultKind::Timeout, operation, error: None } => {
            let message = match operation {
                Operation::Accept => "Accept timed out",
                Operation::Connect => "Connect timed out",
                Operation::Read
                | Operation::Write
                | Operation::Close
                | Operation::Send
                | Operation::Receive
                | Operation::Pipe => "Read timed out",
            };
            Stop::throw("java/net/SocketTimeoutException", message)
        }
        Failure::Fault { operation, .. } => {
            let message = format!("injected fault at {}", operation.name());
            Stop::throw("java/io/IOException", message)
        }
        Failure::Interrupted(Operation::Connect) => socket_exception("Closed by interrupt"),
        Failure::Interrupted(_) => Stop::throw_bare("java/io/InterruptedIOException"),
    }
}

fn refused(error: NetError) -> Stop {
    let (class, message) = match error {
        NetError::AddressInUse => ("java/net/BindException", "Address already in use"),
        NetError::CannotAssign => ("java/net/BindException", "Cannot assign requested address"),
        NetError::ConnectionRefused => ("java/net/ConnectException", "Connection refused"),
        NetError::Reset => ("java/net/SocketException", "Connection reset"),
        NetError::ResetByPeer => ("java/net/SocketException", "Connection reset by peer"),
        NetError::BrokenPipe => ("java/net/SocketException", "Broken pipe"),
        NetError::Unreachable => ("java/net/NoRouteToHostException", "No route to host"),
        NetError::NetworkUnreachable => ("java/net/SocketException", "Network is unreachable"),
        NetError::MessageTooLong => ("java/net/SocketException", "Message too long"),
        NetError::Invalid | NetError::NotFound => ("java/io/IOException", "Invalid argument"),
        NetError::IsConnected => ("java/net/SocketException", "Already connected"),
        NetError::NotConnected => ("java/io/IOException", "Transport endpoint is not connected"),
        NetError::NoDevice => ("java/net/SocketException", "No such device"),
        NetError::SharedPort => {
            return Stop::unsupported("traffic to one of several sockets that share a port");
        }
        NetError::FaultInGroup => {
            return Stop::unsupported("faults of datagrams to a group of several members");
        }
        NetError::PortUnreachable => {
            return Stop::throw_bare("java/net/PortUnreachableException");
        }
    };
    Stop::throw(class, message)
}

fn create(call: &mut Call<'_>) -> Result<u64> {
    if !call.boolean(1) {
        return Err(Stop::unsupported("datagrams through java.net.Socket"));
    }
    let is_server = call.final_field(call.receiver(), &SERVER)? != 0;
    done(call.create_socket(call.receiver(), is_server))
}

/// Where a connect leads to: the address as an object, and as numbers.
pub(super) fn remote_of(call: &mut Call<'_>) -> Result<(Ref, Address)> {
    let remote = call.reference(1);
    let class = call.boot_class(SOCKET_ADDRESS)?;
    if remote.is_null() || !call.class_of(remote).is_assignable_to(class) {
        return Err(Stop::throw("java/io/IOException", "Unsupported address type"));
    }
    let holder = call.final_ref(remote, &HOLDER)?;
    let inet = call.final_ref(holder, &HOLDER_ADDRESS)?;
    if inet.is_null() {
        let name = call.string_or_null(call.final_ref(holder, &HOLDER_NAME)?);
        return Err(Stop::throw("java/net/UnknownHostException", name.unwrap_or_default()));
    }
    let port = call.final_field(holder, &HOLDER_PORT)? as u16;
    match ip(call, inet)? {
        ip if ip.is_any() => local_host(call, port),
        ip => Ok((inet, Address { ip, port })),
    }
}

/// The local host, which is what connecting to the address of all addresses means.
fn local_host(call: &mut Call<'_>, port: u16) -> Result<(Ref, Address)> {
    initialize_addresses(call)?;
    let process = call.process_id();
    let (ip, name) = (call.hosts().address_of(process), call.hosts().name_of(process).to_owned());
    let (ip, name) = (Ip::Four(ip), call.new_string(&name));
    Ok((new_address(call, ip, name)?, Address { ip, port }))
}

/// The fields in which a connection is shown.
fn shown(object: Ref) -> [(Ref, GuardedField); 3] {
    [ADDRESS, PORT, LOCAL_PORT].map(|field| (object, field))
}

/// Shows a connection in the fields that the library reads.
pub(super) fn show(call: &mut Call<'_>, object: Ref, inet: Ref, ports: (u16, u16)) -> Result<()> {
    let (remote, local) = ports;
    call.set_guarded(object, &ADDRESS, u64::from(inet.0))?;
    call.set_guarded(object, &PORT, u64::from(remote))?;
    call.set_guarded(object, &LOCAL_PORT, u64::from(local))
}

fn connect(call: &mut Call<'_>) -> Result<u64> {
    if by_jpf_nas(call) {
        return sockets_jpf_nas::connect(call);
    }
    let object = call.receiver();
    let (inet, to) = remote_of(call)?;
    let local = call.connect(object, to, call.int(2), &shown(object)).map_err(thrown)?;
    show(call, object, inet, (to.port, local.map_or(0, |local| local.port)))?;
    Ok(0)
}

fn bind(call: &mut Call<'_>) -> Result<u64> {
    let (object, inet) = (call.receiver(), call.object(1)?);
    call.open_socket(object).map_err(thrown)?;
    let address = Address { ip: bound(call, inet, has_six(call))?, port: call.int(2) as u16 };
    let fields = [ADDRESS, LOCAL_PORT].map(|field| (object, field));
    let port = call.bind(object, address, &fields).map_err(thrown)?;
    call.set_guarded(object, &ADDRESS, u64::from(inet.0))?;
    call.set_guarded(object, &LOCAL_PORT, u64::from(port))?;
    Ok(0)
}

fn listen(call: &mut Call<'_>) -> Result<u64> {
    let backlog = match call.int(1) {
        asked if asked < 1 => BACKLOG,
        asked => asked,
    };
    done(call.listen(call.receiver(), backlog as u32))
}

fn accept(call: &mut Call<'_>) -> Result<u64> {
    if by_jpf_nas(call) {
        return sockets_jpf_nas::accept(call);
    }
    let accepted = call.object(1)?;
    initialize_addresses(call)?;
    let taken = call.accept(call.receiver(), accepted, &shown(accepted)).map_err(thrown)?;
    show_accepted(call, accepted, taken)
}

/// Shows an accepted connection in the fields that the library reads.
pub(super) fn show_accepted(
    call: &mut Call<'_>,
    accepted: Ref,
    Accepted { local, remote, .. }: Accepted,
) -> Result<u64> {
    let inet = new_address(call, remote.ip, Ref::NULL)?;
    show(call, accepted, inet, (remote.port, local.port))?;
    Ok(0)
}

/// The range of an array that a call names, checked as `Objects.checkFromIndexSize` does, and as
/// much of it as is dealt with at once.
pub(super) fn range(call: &Call<'_>, at_most: i32) -> Result<Span> {
    let (array, offset, length) = (call.object(1)?, call.int(2), call.int(3));
    let size = call.length(array) as i32;
    if offset < 0 || length < 0 || offset.checked_add(length).is_none_or(|end| end > size) {
        let message =
            format!("Range [{offset}, {offset} + {length}) out of bounds for length {size}");
        return Err(Stop::throw("java/lang/IndexOutOfBoundsException", message));
    }
    Ok(call.elements(array, offset as u32, length.min(at_most) as u32))
}

fn read(call: &mut Call<'_>) -> Result<u64> {
    if by_jpf_nas(call) {
        return sockets_jpf_nas::read(call);
    }
    let into = range(call, READ_MAX)?;
    if into.is_empty() {
        return give_int(0);
    }
    // What was received before goes into the array first.
    if let Some(count) = call.lay_received(into)? {
        return give_int(count as i32);
    }
    let object = call.receiver();
    let ended = call.guarded_field(object, &READ_EOF)? != 0;
    let reset = call.guarded_field(object, &CONNECTION_RESET)? != 0;
    if ended || reset {
        call.begin_read_again(object)?;
    }
    if ended {
        return give_int(-1);
    }
    if reset {
        call.connected_socket(object).map_err(thrown)?;
        return Err(refused(NetError::Reset));
    }
    match call.receive(object, into) {
        Ok(0) => {
            call.set_guarded(object, &READ_EOF, 1)?;
            give_int(-1)
        }
        Ok(count) => give_int(count as i32),
        Err(undone) => {
            keep_reset(call, &undone)?;
            Err(thrown(undone))
        }
    }
}

/// A reset is told again to whoever reads later.
pub(super) fn keep_reset(call: &mut Call<'_>, undone: &Undone) -> Result<()> {
    let reset = Some(NetError::Reset);
    let error = match undone {
        Undone::Failed(Failure::Net(error)) => Some(*error),
        Undone::Failed(Failure::Fault { error, .. }) => *error,
        _ => None,
    };
    if error == reset {
        call.set_guarded(call.receiver(), &CONNECTION_RESET, 1)?;
    }
    Ok(())
}

fn write(call: &mut Call<'_>) -> Result<u64> {
    if by_jpf_nas(call) {
        return sockets_jpf_nas::write(call);
    }
    let from = range(call, i32::MAX)?;
    if from.is_empty() {
        return Ok(0);
    }
    done(call.send(call.receiver(), from))
}
