//! Datagrams: what `sun.nio.ch.DatagramChannelImpl`, on which `DatagramSocket` stands, asks of the
//! system. Locks, time limits and most exceptions are the library's own.
//!
//! The library keeps addresses outside the heap as the system has them (`struct sockaddr_in`).

use heddle_net::{Address, Hosts, NetError};

use super::descriptors::descriptor_at;
use super::inet_addresses::{initialize_addresses, ip, new_address};
use super::sockets::{socket_exception, thrown};
use super::{Call, Native, native, nothing};
use heddle_jvm::interp::{Result, Stop};
use heddle_jvm::state::{
    Failure, RAW_ADDRESS_BYTES, RawAddress, Received, Ref, Span, Undone, give_bool, give_int,
};

const CHANNEL: &str = "sun/nio/ch/DatagramChannelImpl";
const DISPATCHER: &str = "sun/nio/ch/DatagramDispatcher";
const NET: &str = "sun/nio/ch/Net";
const RAW: &str = "sun/nio/ch/NativeSocketAddress";

pub(super) const NATIVES: &[Native] = &[
    native(NET, "socket0", "(ZZZZ)I", create),
    native(NET, "bind0", "(Ljava/io/FileDescriptor;ZZLjava/net/InetAddress;I)V", bind),
    native(NET, "connect0", "(ZLjava/io/FileDescriptor;Ljava/net/InetAddress;I)I", connect),
    native(NET, "localPort", "(Ljava/io/FileDescriptor;)I", |call| {
        let (_, local) = call.mailbox_options(descriptor_at(call, 0)?)?;
        give_int(local.map_or(0, |local| i32::from(local.port)))
    }),
    native(NET, "localInetAddress", "(Ljava/io/FileDescriptor;)Ljava/net/InetAddress;", |call| {
        initialize_addresses(call)?;
        let (_, local) = call.mailbox_options(descriptor_at(call, 0)?)?;
        let address = new_address(call, local.map_or(0, |local| local.ip), Ref::NULL)?;
        Ok(u64::from(address.0))
    }),
    native(NET, "getIntOption0", "(Ljava/io/FileDescriptor;ZII)I", get_option),
    native(NET, "setIntOption0", "(Ljava/io/FileDescriptor;ZIIIZ)V", set_option),
    native(NET, "poll", "(Ljava/io/FileDescriptor;IJ)I", poll),
    native(NET, "shouldSetBothIPv4AndIPv6Options0", "()Z", |_| give_bool(true)),
    native(NET, "canIPv6SocketJoinIPv4Group0", "()Z", |_| give_bool(true)),
    native(NET, "canJoin6WithIPv4Group0", "()Z", |_| give_bool(false)),
    native(NET, "canUseIPv6OptionsWithIPv4LocalAddress0", "()Z", |_| give_bool(true)),
    native("java/net/DatagramPacket", "init", "()V", nothing),
    native(CHANNEL, "send0", "(Ljava/io/FileDescriptor;JIJI)I", |call| {
        let target = Span::off_heap(call.long(4) as u64, RAW_ADDRESS_BYTES);
        send(call, &[memory(call)], Some(target))
    }),
    native(CHANNEL, "receive0", "(Ljava/io/FileDescriptor;JIJZ)I", |call| {
        let sender = Span::off_heap(call.long(4) as u64, RAW_ADDRESS_BYTES);
        receive(call, &[memory(call)], Some(sender), call.boolean(6))
    }),
    native(CHANNEL, "disconnect0", "(Ljava/io/FileDescriptor;Z)V", |call| {
        call.connect_mailbox(descriptor_at(call, 0)?, None)?;
        Ok(0)
    }),
    native(DISPATCHER, "read0", "(Ljava/io/FileDescriptor;JI)I", |call| {
        receive(call, &[memory(call)], None, true)
    }),
    native(DISPATCHER, "readv0", "(Ljava/io/FileDescriptor;JI)J", |call| {
        let pieces = pieces(call)?;
        wide(receive(call, &pieces, None, true))
    }),
    native(DISPATCHER, "write0", "(Ljava/io/FileDescriptor;JI)I", |call| {
        send(call, &[memory(call)], None)
    }),
    native(DISPATCHER, "writev0", "(Ljava/io/FileDescriptor;JI)J", |call| {
        let pieces = pieces(call)?;
        wide(send(call, &pieces, None))
    }),
    native(RAW, "AFINET", "()I", |_| give_int(i32::from(IPV4))),
    native(RAW, "AFINET6", "()I", |_| give_int(10)),
    native(RAW, "sizeofSockAddr4", "()I", |_| give_int(RAW_ADDRESS_BYTES as i32)),
    native(RAW, "sizeofSockAddr6", "()I", |_| give_int(28)),
    native(RAW, "sizeofFamily", "()I", |_| give_int(2)),
    native(RAW, "offsetFamily", "()I", |_| give_int(0)),
    native(RAW, "offsetSin4Port", "()I", |_| give_int(2)),
    native(RAW, "offsetSin4Addr", "()I", |_| give_int(4)),
    native(RAW, "offsetSin6Port", "()I", |_| give_int(2)),
    native(RAW, "offsetSin6FlowInfo", "()I", |_| give_int(4)),
    native(RAW, "offsetSin6Addr", "()I", |_| give_int(8)),
    native(RAW, "offsetSin6ScopeId", "()I", |_| give_int(24)),
];

/// The number of the family of addresses.
const IPV4: u16 = 2;
/// Answers of `IOStatus`.
const UNAVAILABLE: i32 = -2;
const INTERRUPTED: i32 = -3;

fn create(call: &mut Call<'_>) -> Result<u64> {
    let is_stream = call.boolean(1);
    if is_stream {
        return Err(Stop::unsupported("channels of sockets"));
    }
    give_int(call.create_mailbox())
}

fn bind(call: &mut Call<'_>) -> Result<u64> {
    let descriptor = descriptor_at(call, 0)?;
    let at = Address { ip: ip(call, call.object(3)?)?, port: call.int(4) as u16 };
    call.bind_mailbox(descriptor, at).map_err(thrown)?;
    Ok(0)
}

fn connect(call: &mut Call<'_>) -> Result<u64> {
    let descriptor = descriptor_at(call, 1)?;
    let to = reached(Address { ip: ip(call, call.object(2)?)?, port: call.int(3) as u16 })?;
    call.connect_mailbox(descriptor, Some(to))?;
    give_int(1)
}

/// The address that is meant by one to send to.
fn reached(to: Address) -> Result<Address> {
    match to.ip {
        0 => Ok(Address { ip: Hosts::LOOPBACK, ..to }),
        ip if ip >> 28 == 0xE || ip == u32::MAX => {
            Err(Stop::unsupported("datagrams to a group or to everybody"))
        }
        _ => Ok(to),
    }
}

/// An address as it lies in memory: the family, then port and number with their high bytes first.
fn encode(address: Address) -> RawAddress {
    let mut raw = RawAddress::default();
    raw[..2].copy_from_slice(&IPV4.to_ne_bytes());
    raw[2..4].copy_from_slice(&address.port.to_be_bytes());
    raw[4..8].copy_from_slice(&address.ip.to_be_bytes());
    raw
}

fn decode(raw: &[u8]) -> Result<Address> {
    match *raw {
        [low, high, p, q, a, b, c, d, ..] if u16::from_ne_bytes([low, high]) == IPV4 => {
            let (port, ip) = (u16::from_be_bytes([p, q]), u32::from_be_bytes([a, b, c, d]));
            reached(Address { ip, port })
        }
        _ => Err(Stop::unsupported("IPv6 addresses")),
    }
}

/// The memory that a call names by address and length.
fn memory(call: &Call<'_>) -> Span {
    Span::off_heap(call.long(1) as u64, u64::from(call.int(3) as u32))
}

/// The pieces of memory that a call names by a list of addresses and lengths.
fn pieces(call: &Call<'_>) -> Result<Vec<Span>> {
    call.spans_at(call.long(1) as u64, call.int(3) as u64)
        .ok_or_else(|| Stop::unsupported("scattered datagrams outside native memory"))
}

/// A count as a `long`.
fn wide(count: Result<u64>) -> Result<u64> {
    Ok(i64::from(count? as i32) as u64)
}

fn send(call: &mut Call<'_>, from: &[Span], to: Option<Span>) -> Result<u64> {
    let descriptor = descriptor_at(call, 0)?;
    match call.send_datagram(descriptor, from, to, decode) {
        Ok(Some(count)) => give_int(count as i32),
        Ok(None) => give_int(INTERRUPTED),
        // What is written to a connected socket fails as any write does.
        Err(Undone::Failed(Failure::Net(NetError::MessageTooLong))) if to.is_none() => {
            Err(Stop::throw("java/io/IOException", "Message too long"))
        }
        Err(undone) => Err(thrown(undone)),
    }
}

fn receive(call: &mut Call<'_>, into: &[Span], sender: Option<Span>, told: bool) -> Result<u64> {
    let descriptor = descriptor_at(call, 0)?;
    match call.receive_datagram(descriptor, into, sender, encode, told).map_err(thrown)? {
        Received::Bytes(count) => give_int(count as i32),
        Received::Nothing => give_int(UNAVAILABLE),
        Received::Closed => give_int(INTERRUPTED),
    }
}

/// Only whether there is something to receive is ever waited for: a send never waits.
fn poll(call: &mut Call<'_>) -> Result<u64> {
    const IN: i32 = 1;
    let (descriptor, events, millis) = (descriptor_at(call, 0)?, call.int(1), call.long(2));
    if events != IN {
        return give_int(events);
    }
    let millis = millis.clamp(-1, i64::from(i32::MAX)) as i32;
    let ready = call.await_datagram(descriptor, millis).map_err(thrown)?;
    give_int(if ready { IN } else { 0 })
}

/// Options by the numbers of Linux: level, and number there.
mod option {
    pub(super) const REUSE_ADDRESS: (i32, i32) = (1, 2);
    pub(super) const BROADCAST: (i32, i32) = (1, 6);
    pub(super) const SEND_BUFFER: (i32, i32) = (1, 7);
    pub(super) const RECEIVE_BUFFER: (i32, i32) = (1, 8);
    pub(super) const REUSE_PORT: (i32, i32) = (1, 15);
    pub(super) const TRAFFIC_CLASS: (i32, i32) = (0, 1);
}

fn get_option(call: &mut Call<'_>) -> Result<u64> {
    let (options, _) = call.mailbox_options(descriptor_at(call, 0)?)?;
    give_int(match (call.int(2), call.int(3)) {
        option::REUSE_ADDRESS => i32::from(options.reuse_address),
        option::BROADCAST => i32::from(options.broadcast),
        option::SEND_BUFFER => options.send_buffer,
        option::RECEIVE_BUFFER => options.receive_buffer,
        option::REUSE_PORT => i32::from(options.reuse_port),
        option::TRAFFIC_CLASS => options.traffic_class,
        other => return Err(unknown_option(other)),
    })
}

fn set_option(call: &mut Call<'_>) -> Result<u64> {
    let descriptor = descriptor_at(call, 0)?;
    if !call.is_socket(descriptor) {
        return Err(socket_exception("Socket operation on non-socket"));
    }
    let (name, value) = ((call.int(2), call.int(3)), call.int(4));
    call.set_mailbox_options(descriptor, |options| {
        match name {
            option::REUSE_ADDRESS => options.reuse_address = value != 0,
            option::BROADCAST => options.broadcast = value != 0,
            option::SEND_BUFFER => options.send_buffer = value.clamp(2304, 212_992),
            option::RECEIVE_BUFFER => options.receive_buffer = value.clamp(1152, 212_992),
            option::REUSE_PORT => options.reuse_port = value != 0,
            // Linux keeps the two lowest bits, of congestion, for itself in connections only.
            option::TRAFFIC_CLASS => options.traffic_class = value & 0xFF,
            other => return Err(unknown_option(other)),
        }
        Ok(())
    })?;
    Ok(0)
}

fn unknown_option((level, number): (i32, i32)) -> Stop {
    Stop::unsupported(format!("option {number} of level {level} of datagram sockets"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_lie_in_memory_as_linux_has_them() {
        let address = Address { ip: 0x7f00_0001, port: 7000 };
        let raw = encode(address);
        // Port 7000 is 0x1b58.
        assert_eq!(raw[2..8], [0x1b, 0x58, 127, 0, 0, 1]);
        assert_eq!(decode(&raw).ok(), Some(address));
        assert!(decode(&[10, 0, 0, 0, 0, 0, 0, 0]).is_err());
        assert!(decode(&[]).is_err());
    }

    #[test]
    fn groups_are_not_supported() {
        assert!(reached(Address { ip: 0xE000_0001, port: 1 }).is_err());
        assert!(reached(Address { ip: u32::MAX, port: 1 }).is_err());
        assert_eq!(reached(Address { ip: 0, port: 1 }).ok().map(|to| to.ip), Some(0x7f00_0001));
    }
}
