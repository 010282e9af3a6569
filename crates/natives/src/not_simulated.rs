//! Natives of the library's network code that are refused by what they stand for: other
//! implementations of sockets that a property asks for, and services that only a real system has.

use super::{Call, Native, native, nothing};
use heddle_files::{Flags, From};
use heddle_jvm::interp::{Result, Stop};
use heddle_jvm::state::{FileResult, give_bool, give_int, io_exception};

const INHERITED: &str = "sun/nio/ch/InheritedChannel";
const OLD_SOCKETS: &str = "java/net/PlainSocketImpl";
const OLD_DATAGRAMS: &str = "java/net/PlainDatagramSocketImpl";
const OLD_INPUT: &str = "java/net/SocketInputStream";
const OLD_OUTPUT: &str = "java/net/SocketOutputStream";

/// Sockets as they were before `NioSocketImpl`.
fn old_sockets(_: &mut Call<'_>) -> Result<u64> {
    Err(Stop::unsupported("-Djdk.net.usePlainSocketImpl"))
}

fn old_datagrams(_: &mut Call<'_>) -> Result<u64> {
    Err(Stop::unsupported("-Djdk.net.usePlainDatagramSocketImpl"))
}

/// What a process was started with is never a socket.
fn inherited(_: &mut Call<'_>) -> Result<u64> {
    Err(Stop::unsupported("a channel that a process inherits"))
}

fn kernel_direct(_: &mut Call<'_>) -> Result<u64> {
    Err(Stop::unsupported("the Sockets Direct Protocol"))
}

fn number(found: FileResult<i32>) -> Result<u64> {
    give_int(found.map_err(io_exception)?)
}

pub(super) const NATIVES: &[Native] = &[
    native(INHERITED, "initIDs", "()V", nothing),
    native(INHERITED, "dup", "(I)I", |call| {
        let from = call.int(0);
        number(call.on_disk(|disk| disk.duplicate(from))?)
    }),
    native(INHERITED, "close0", "(I)V", |call| {
        let descriptor = call.int(0);
        call.on_disk(|disk| disk.close(descriptor))?.map_err(io_exception)?;
        Ok(0)
    }),
    native(INHERITED, "soType0", "(I)I", |_| give_int(-1)),
    native(INHERITED, "open0", "(Ljava/lang/String;I)I", |call| {
        // Reading, writing or both, as `open` has it.
        let (path, flags) = (call.string(0)?, Flags(call.int(1)));
        number(call.on_disk(|disk| disk.open(From::WorkingDirectory, path.as_bytes(), flags, 0))?)
    }),
    native(INHERITED, "dup2", "(II)V", inherited),
    native(INHERITED, "addressFamily", "(I)I", inherited),
    native(INHERITED, "inetPeerAddress0", "(I)Ljava/net/InetAddress;", inherited),
    native(INHERITED, "unixPeerAddress0", "(I)[B", inherited),
    native(INHERITED, "peerPort0", "(I)I", inherited),
    native(INHERITED, "isConnected", "(I)Z", inherited),
    native("sun/net/sdp/SdpSupport", "create0", "()I", kernel_direct),
    native("sun/net/sdp/SdpSupport", "convert0", "(I)V", kernel_direct),
    native("sun/nio/ch/PollSelectorImpl", "poll", "(JII)I", |_| {
        Err(Stop::unsupported("sun.nio.ch.PollSelectorProvider"))
    }),
    native(
        "sun/nio/ch/DatagramDispatcher",
        "dup0",
        "(Ljava/io/FileDescriptor;Ljava/io/FileDescriptor;)V",
        |_| Err(Stop::unsupported("a descriptor of datagrams that takes the place of another")),
    ),
    native("jdk/net/LinuxSocketOptions", "getSoPeerCred0", "(I)J", |_| {
        Err(Stop::unsupported("who is at the other end of a Unix-domain socket (SO_PEERCRED)"))
    }),
    native(
        "sun/net/spi/DefaultProxySelector",
        "getSystemProxies",
        "(Ljava/lang/String;Ljava/lang/String;)[Ljava/net/Proxy;",
        |_| Err(Stop::unsupported("proxies of the system (java.net.useSystemProxies)")),
    ),
    native(
        "sun/net/dns/ResolverConfigurationImpl",
        "fallbackDomain0",
        "()Ljava/lang/String;",
        |_| Err(Stop::unsupported("name servers")),
    ),
    native("java/net/AbstractPlainSocketImpl", "isReusePortAvailable0", "()Z", |_| give_bool(true)),
    native("java/net/AbstractPlainDatagramSocketImpl", "isReusePortAvailable0", "()Z", |_| {
        give_bool(true)
    }),
    native("java/net/SocketCleanable", "cleanupClose0", "(I)V", old_sockets),
    native(OLD_INPUT, "init", "()V", old_sockets),
    native(OLD_INPUT, "socketRead0", "(Ljava/io/FileDescriptor;[BIII)I", old_sockets),
    native(OLD_OUTPUT, "init", "()V", old_sockets),
    native(OLD_OUTPUT, "socketWrite0", "(Ljava/io/FileDescriptor;[BII)V", old_sockets),
    native(OLD_SOCKETS, "initProto", "()V", old_sockets),
    native(OLD_SOCKETS, "socketAccept", "(Ljava/net/SocketImpl;)V", old_sockets),
    native(OLD_SOCKETS, "socketAvailable", "()I", old_sockets),
    native(OLD_SOCKETS, "socketBind", "(Ljava/net/InetAddress;I)V", old_sockets),
    native(OLD_SOCKETS, "socketClose0", "(Z)V", old_sockets),
    native(OLD_SOCKETS, "socketConnect", "(Ljava/net/InetAddress;II)V", old_sockets),
    native(OLD_SOCKETS, "socketCreate", "(ZZ)V", old_sockets),
    native(OLD_SOCKETS, "socketGetOption", "(ILjava/lang/Object;)I", old_sockets),
    native(OLD_SOCKETS, "socketListen", "(I)V", old_sockets),
    native(OLD_SOCKETS, "socketSendUrgentData", "(I)V", old_sockets),
    native(OLD_SOCKETS, "socketSetOption0", "(IZLjava/lang/Object;)V", old_sockets),
    native(OLD_SOCKETS, "socketShutdown", "(I)V", old_sockets),
    native(OLD_DATAGRAMS, "bind0", "(ILjava/net/InetAddress;)V", old_datagrams),
    native(OLD_DATAGRAMS, "connect0", "(Ljava/net/InetAddress;I)V", old_datagrams),
    native(OLD_DATAGRAMS, "dataAvailable", "()I", old_datagrams),
    native(OLD_DATAGRAMS, "datagramSocketClose", "()V", old_datagrams),
    native(OLD_DATAGRAMS, "datagramSocketCreate", "()V", old_datagrams),
    native(OLD_DATAGRAMS, "disconnect0", "(I)V", old_datagrams),
    native(OLD_DATAGRAMS, "getTTL", "()B", old_datagrams),
    native(OLD_DATAGRAMS, "getTimeToLive", "()I", old_datagrams),
    native(OLD_DATAGRAMS, "init", "()V", old_datagrams),
    native(
        OLD_DATAGRAMS,
        "join",
        "(Ljava/net/InetAddress;Ljava/net/NetworkInterface;)V",
        old_datagrams,
    ),
    native(
        OLD_DATAGRAMS,
        "leave",
        "(Ljava/net/InetAddress;Ljava/net/NetworkInterface;)V",
        old_datagrams,
    ),
    native(OLD_DATAGRAMS, "peek", "(Ljava/net/InetAddress;)I", old_datagrams),
    native(OLD_DATAGRAMS, "peekData", "(Ljava/net/DatagramPacket;)I", old_datagrams),
    native(OLD_DATAGRAMS, "receive0", "(Ljava/net/DatagramPacket;)V", old_datagrams),
    native(OLD_DATAGRAMS, "send0", "(Ljava/net/DatagramPacket;)V", old_datagrams),
    native(OLD_DATAGRAMS, "setTTL", "(B)V", old_datagrams),
    native(OLD_DATAGRAMS, "setTimeToLive", "(I)V", old_datagrams),
    native(OLD_DATAGRAMS, "socketGetOption", "(I)Ljava/lang/Object;", old_datagrams),
    native(OLD_DATAGRAMS, "socketSetOption0", "(ILjava/lang/Object;)V", old_datagrams),
];
