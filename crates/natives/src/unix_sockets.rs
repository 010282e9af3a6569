//! Unix-domain sockets: what `sun.nio.ch.UnixDomainSockets` asks of the system. Paths are bytes as the
//! program has them; channels above are the same as over TCP (`channels.rs`).

use heddle_files::Errno;
use heddle_net::{Reply, Request};

use super::channels::{INTERRUPTED, UNAVAILABLE};
use super::descriptors::{NUMBER, descriptor_at};
use super::sockets::{socket_exception, thrown};
use super::{Call, Native, native};
use heddle_jvm::interp::{Result, Stop};
use heddle_jvm::program::Kind;
use heddle_jvm::state::{Descriptor, Memory, give, give_bool, give_int};

const SOCKETS: &str = "sun/nio/ch/UnixDomainSockets";
/// What fits into `struct sockaddr_un`, as the library counts it.
const PATH_BYTES_MAX: usize = 106;

pub(super) const NATIVES: &[Native] = &[
    native(SOCKETS, "init", "()Z", |_| give_bool(true)),
    native(SOCKETS, "socket0", "()I", |call| {
        give_int(call.create_numbered(|network, process| network.create_unix(process)))
    }),
    native(SOCKETS, "bind0", "(Ljava/io/FileDescriptor;[B)V", bind),
    native(SOCKETS, "connect0", "(Ljava/io/FileDescriptor;[B)I", connect),
    native(
        SOCKETS,
        "accept0",
        "(Ljava/io/FileDescriptor;Ljava/io/FileDescriptor;[Ljava/lang/Object;)I",
        accept,
    ),
    native(SOCKETS, "localAddress0", "(Ljava/io/FileDescriptor;)[B", |call| {
        let path = call.path_of_socket(descriptor_at(call, 0)?).map_err(thrown)?;
        give(call.byte_array(&path))
    }),
];

/// The path that is the second argument, which the library has made for this call.
fn path(call: &Call<'_>) -> Result<Vec<u8>> {
    let path = call.constant_bytes(call.object(1)?);
    match path.len() > PATH_BYTES_MAX {
        true => Err(socket_exception("Unix domain path too long")),
        false => Ok(path.to_vec()),
    }
}

/// What the library makes of an error of the system.
fn refused(errno: Errno) -> Stop {
    let class = match errno {
        Errno::ADDRESS_IN_USE | Errno::ACCESS => "java/net/BindException",
        Errno::CONNECTION_REFUSED => "java/net/ConnectException",
        _ => "java/net/SocketException",
    };
    Stop::throw(class, errno.message())
}

fn bind(call: &mut Call<'_>) -> Result<u64> {
    let (descriptor, path) = (descriptor_at(call, 0)?, path(call)?);
    call.bind_to_file(descriptor, &path).map_err(thrown)?.map_err(refused)?;
    Ok(0)
}

fn connect(call: &mut Call<'_>) -> Result<u64> {
    let (descriptor, path) = (descriptor_at(call, 0)?, path(call)?);
    match call.connect_by_file(descriptor, &path).map_err(thrown)?.map_err(refused)? {
        Reply::Done => give_int(1),
        Reply::Unavailable => give_int(UNAVAILABLE as i32),
        _ => give_int(INTERRUPTED as i32),
    }
}

fn accept(call: &mut Call<'_>) -> Result<u64> {
    let descriptor = descriptor_at(call, 0)?;
    let number =
        match call.network(descriptor, Request::Next, Memory::default(), 0).map_err(thrown)? {
            Reply::Accepted { number, .. } => number,
            Reply::Unavailable => return give_int(UNAVAILABLE as i32),
            _ => return give_int(INTERRUPTED as i32),
        };
    let made = call.just_made(call.object(1)?);
    call.init(&made, &NUMBER.0, number as u32 as u64)?;
    let remote = call.path_of_peer(Descriptor::of_number(number));
    let remote = call.byte_array(&remote);
    let list = call.just_made(call.object(2)?);
    call.set_element(&list, 0, Kind::Ref, u64::from(remote.0));
    give_int(1)
}
