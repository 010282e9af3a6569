//! Datagrams: what `sun.nio.ch.DatagramChannelImpl`, on which `DatagramSocket` stands, asks of the
//! system. Locks, time limits and most exceptions are the library's own.
//!
//! The library keeps addresses outside the heap as the system has them (`struct sockaddr_in`, `sockaddr_in6`). It
//! would also keep those it met last, to save itself some work: here it makes each anew, since whom a
//! socket dealt with last would tell states apart for good.

use heddle_net::{Address, Fate, Ip, NetError, Reply, Request};

use super::channels::{INTERRUPTED, UNAVAILABLE, memory, pieces};
use super::descriptors::descriptor_at;
use super::sockets::thrown;
use super::{Call, Native, native, nothing, replacing};
use heddle_jvm::interp::{Continuation, Result, Stop};
use heddle_jvm::state::{
    AddressAt, Failure, FinalField, GuardedField, LibraryField, Memory, RAW_ADDRESS_BYTES,
    RawAddress, Span, Undone, give_int, pass_on,
};

const CHANNEL: &str = "sun/nio/ch/DatagramChannelImpl";
const DISPATCHER: &str = "sun/nio/ch/DatagramDispatcher";
const RAW: &str = "sun/nio/ch/NativeSocketAddress";

/// The addresses outside the heap: where the last datagram came from, guarded by the lock of readers, and
/// where the next one goes.
const SOURCE: GuardedField = GuardedField::new(CHANNEL, "sourceSockAddr");
const TARGET: FinalField = FinalField::new(CHANNEL, "targetSockAddr");
const FAMILY: FinalField = FinalField::new(CHANNEL, "family");

pub(super) const FIELDS: &[LibraryField] = &[SOURCE.0, TARGET.0, FAMILY.0];

pub(super) const NATIVES: &[Native] = &[
    replacing(CHANNEL, "sourceSocketAddress", "()Ljava/net/InetSocketAddress;", source),
    replacing(CHANNEL, "targetSocketAddress", "(Ljava/net/InetSocketAddress;)I", target),
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
        let descriptor = descriptor_at(call, 0)?;
        call.network(descriptor, Request::Hear(None), Memory::default(), 0).map_err(thrown)?;
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
    native(RAW, "AFINET6", "()I", |_| give_int(i32::from(IPV6))),
    native(RAW, "sizeofSockAddr4", "()I", |_| give_int(16)),
    native(RAW, "sizeofSockAddr6", "()I", |_| give_int(RAW_ADDRESS_BYTES as i32)),
    native(RAW, "sizeofFamily", "()I", |_| give_int(2)),
    native(RAW, "offsetFamily", "()I", |_| give_int(0)),
    native(RAW, "offsetSin4Port", "()I", |_| give_int(2)),
    native(RAW, "offsetSin4Addr", "()I", |_| give_int(4)),
    native(RAW, "offsetSin6Port", "()I", |_| give_int(2)),
    native(RAW, "offsetSin6FlowInfo", "()I", |_| give_int(4)),
    native(RAW, "offsetSin6Addr", "()I", |_| give_int(8)),
    native(RAW, "offsetSin6ScopeId", "()I", |_| give_int(24)),
];

/// The numbers of the families of addresses.
const IPV4: u16 = 2;
const IPV6: u16 = 10;

/// The address that is meant by one to send to.
pub(super) fn reached(to: Address) -> Result<Address> {
    match to.ip {
        Ip::ANY => Ok(Address { ip: Ip::LOOPBACK, ..to }),
        Ip::ANY_SIX => Ok(Address { ip: Ip::LOOPBACK_SIX, ..to }),
        Ip::Four(u32::MAX) => Err(Stop::unsupported("datagrams to everybody")),
        Ip::Six([0xFF, ..]) => Err(Stop::unsupported("groups of IPv6")),
        _ => Ok(to),
    }
}

/// An address as it lies in memory: the family, then port and number with their high bytes first.
fn encode(address: Address) -> RawAddress {
    let mut raw = RawAddress::default();
    raw[2..4].copy_from_slice(&address.port.to_be_bytes());
    match address.ip {
        Ip::Four(four) => {
            raw[..2].copy_from_slice(&IPV4.to_ne_bytes());
            raw[4..8].copy_from_slice(&four.to_be_bytes());
        }
        Ip::Six(bytes) => {
            raw[..2].copy_from_slice(&IPV6.to_ne_bytes());
            raw[8..24].copy_from_slice(&bytes);
        }
        Ip::File(_) => unreachable!("no datagram comes from a file"),
    }
    raw
}

fn decode(raw: &[u8]) -> Result<Address> {
    let [low, high, p, q, rest @ ..] = raw else { return Err(unknown_family()) };
    let number = match u16::from_ne_bytes([*low, *high]) {
        IPV4 => rest.get(..4),
        IPV6 => rest.get(4..20),
        _ => None,
    };
    let ip = number.and_then(Ip::of_bytes).ok_or_else(unknown_family)?;
    reached(Address { ip, port: u16::from_be_bytes([*p, *q]) })
}

fn unknown_family() -> Stop {
    Stop::unsupported("datagrams to an unknown family of addresses")
}

/// A count as a `long`.
fn wide(count: Result<u64>) -> Result<u64> {
    Ok(i64::from(count? as i32) as u64)
}

/// Where an address lies in memory.
fn address_at(span: Option<Span>) -> Option<AddressAt> {
    span.map(|span| AddressAt { span, decode, encode })
}

/// The address that lies outside the heap as an object: a new one each time.
fn source(call: &mut Call<'_>) -> Result<u64> {
    static DECODED: Continuation = Continuation {
        name: "DatagramChannel.receive",
        refs: 0,
        resume: |_, outcome| pass_on(outcome),
        catches: false,
    };
    let source = call.guarded_ref(call.receiver(), &SOURCE)?;
    let class = call.class_of(source);
    let decode = call.library_method(class, "decode", "()Ljava/net/InetSocketAddress;")?;
    call.then(&DECODED, &[], decode, &[u64::from(source.0)])
}

/// Puts an address outside the heap, also if it was the last one there; gives its length.
fn target(call: &mut Call<'_>) -> Result<u64> {
    static ENCODED: Continuation = Continuation {
        name: "DatagramChannel.send",
        refs: 0,
        resume: |_, outcome| pass_on(outcome),
        catches: false,
    };
    let channel = call.receiver();
    let target = call.final_ref(channel, &TARGET)?;
    let family = call.final_ref(channel, &FAMILY)?;
    let class = call.class_of(target);
    let encode = call.library_method(
        class,
        "encode",
        "(Ljava/net/ProtocolFamily;Ljava/net/InetSocketAddress;)I",
    )?;
    let address = call.reference(1);
    call.then(
        &ENCODED,
        &[],
        encode,
        &[u64::from(target.0), u64::from(family.0), u64::from(address.0)],
    )
}

fn send(call: &mut Call<'_>, from: &[Span], to: Option<Span>) -> Result<u64> {
    let descriptor = descriptor_at(call, 0)?;
    let memory = Memory { spans: from, address: address_at(to), ..Memory::default() };
    let request = Request::Send { to: None, fate: Fate::Delivered };
    match call.network(descriptor, request, memory, 0) {
        Ok(Reply::Count(count)) => {
            // The next one puts its address there first.
            to.into_iter().for_each(|stale| call.wipe(stale));
            give_int(count as i32)
        }
        Ok(_) => give_int(INTERRUPTED as i32),
        // What is written to a connected socket fails as any write does.
        Err(Undone::Failed(Failure::Net(NetError::MessageTooLong))) if to.is_none() => {
            Err(Stop::throw("java/io/IOException", "Message too long"))
        }
        Err(undone) => Err(thrown(undone)),
    }
}

fn receive(call: &mut Call<'_>, into: &[Span], sender: Option<Span>, told: bool) -> Result<u64> {
    let descriptor = descriptor_at(call, 0)?;
    let memory = Memory { spans: into, address: address_at(sender), ..Memory::default() };
    let room = into.iter().map(|span| span.length()).sum();
    let request = Request::Receive { room, told };
    match call.network(descriptor, request, memory, 0).map_err(thrown)? {
        Reply::Count(count) => give_int(count as i32),
        Reply::Unavailable => give_int(UNAVAILABLE as i32),
        _ => give_int(INTERRUPTED as i32),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_lie_in_memory_as_linux_has_them() {
        let address = Address { ip: Ip::LOOPBACK, port: 7000 };
        let raw = encode(address);
        // Port 7000 is 0x1b58.
        assert_eq!(raw[2..8], [0x1b, 0x58, 127, 0, 0, 1]);
        assert_eq!(decode(&raw).ok(), Some(address));
        let address = Address { ip: Ip::LOOPBACK_SIX, port: 7000 };
        let raw = encode(address);
        assert_eq!((raw[2..4].to_vec(), raw[23]), (vec![0x1b, 0x58], 1));
        assert_eq!(decode(&raw).ok(), Some(address));
        assert!(decode(&[10, 0, 0, 0, 0, 0, 0, 0]).is_err());
        assert!(decode(&[]).is_err());
    }

    #[test]
    fn everybody_is_not_supported() {
        assert!(reached(Address { ip: Ip::Four(u32::MAX), port: 1 }).is_err());
        let to = reached(Address { ip: Ip::ANY, port: 1 });
        assert_eq!(to.ok().map(|to| to.ip), Some(Ip::LOOPBACK));
    }
}
