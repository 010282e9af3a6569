//! Where sockets are bound: addresses of hosts, of four bytes and of sixteen, and files.

use std::fmt;
use std::net::{Ipv4Addr, Ipv6Addr};

/// The address of a host. One of sixteen bytes that stands for one of four is always kept as that.
/// Unix-domain sockets have a file in its place, by its number on the disk of their host.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Ip {
    Four(u32),
    Six([u8; 16]),
    File(u64),
}

impl Ip {
    /// 0.0.0.0: all addresses of four bytes that a host has.
    pub const ANY: Ip = Ip::Four(0);
    /// `::`: all addresses that a host has, those of four bytes among them.
    pub const ANY_SIX: Ip = Ip::Six([0; 16]);
    /// No file: of who connects without being bound, or whose file is gone.
    pub const NO_FILE: Ip = Ip::File(0);
    pub const LOOPBACK: Ip = Ip::Four(crate::Hosts::LOOPBACK);
    pub const LOOPBACK_SIX: Ip = Ip::Six(Ipv6Addr::LOCALHOST.octets());

    /// An address of sixteen bytes, or the one of four that it stands for.
    pub fn of_sixteen(bytes: [u8; 16]) -> Ip {
        match Ipv6Addr::from(bytes).to_ipv4_mapped() {
            Some(four) => Ip::Four(four.to_bits()),
            None => Ip::Six(bytes),
        }
    }

    /// An address of four bytes or of sixteen; nothing for any other number.
    pub fn of_bytes(bytes: &[u8]) -> Option<Ip> {
        match bytes.len() {
            4 => Some(Ip::Four(u32::from_be_bytes(bytes.try_into().ok()?))),
            _ => bytes.try_into().ok().map(Ip::of_sixteen),
        }
    }

    pub fn is_any(self) -> bool {
        self == Ip::ANY || self == Ip::ANY_SIX
    }

    pub fn is_loopback(self) -> bool {
        match self {
            Ip::Four(four) => four >> 24 == 127,
            Ip::Six(_) => self == Ip::LOOPBACK_SIX,
            Ip::File(_) => true,
        }
    }

    /// The loopback address that a host is seen at by who it reaches under this one.
    pub(crate) fn loopback_alike(self) -> Ip {
        match self {
            Ip::Four(_) => Ip::LOOPBACK,
            Ip::Six(_) => Ip::LOOPBACK_SIX,
            Ip::File(_) => Ip::NO_FILE,
        }
    }

    /// The number of an address of four bytes; 0 for all others.
    pub fn four(self) -> u32 {
        match self {
            Ip::Four(four) => four,
            Ip::Six(_) | Ip::File(_) => 0,
        }
    }

    pub fn is_file(self) -> bool {
        matches!(self, Ip::File(_))
    }

    /// Whether who is bound here gets what is sent there.
    pub fn covers(self, other: Ip) -> bool {
        match self {
            Ip::ANY => matches!(other, Ip::Four(_)),
            Ip::ANY_SIX => !other.is_file(),
            Ip::NO_FILE => false,
            one => one == other,
        }
    }

    /// Whether two cannot be bound to the same port, here and there.
    pub fn overlaps(self, other: Ip) -> bool {
        self.covers(other) || other.covers(self)
    }
}

impl fmt::Display for Ip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Ip::Four(four) => Ipv4Addr::from_bits(four).fmt(f),
            Ip::Six(bytes) => Ipv6Addr::from(bytes).fmt(f),
            Ip::File(_) => f.write_str("a socket file"),
        }
    }
}

/// The address of a host and a port.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Address {
    pub ip: Ip,
    pub port: u16,
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.ip {
            Ip::Four(_) => write!(f, "{}:{}", self.ip, self.port),
            Ip::Six(_) => write!(f, "[{}]:{}", self.ip, self.port),
            Ip::File(_) => self.ip.fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_that_stand_for_others_are_those() {
        let mapped = Ipv6Addr::from_segments([0, 0, 0, 0, 0, 0xffff, 0x7f00, 1]).octets();
        assert_eq!(Ip::of_bytes(&mapped), Some(Ip::LOOPBACK));
        assert_eq!(Ip::of_bytes(&[127, 0, 0, 1]), Some(Ip::LOOPBACK));
        assert_eq!(Ip::of_bytes(&[0; 16]), Some(Ip::ANY_SIX));
        assert_eq!(Ip::of_bytes(&[0; 5]), None);
    }

    #[test]
    fn all_addresses_are_those_of_both_kinds() {
        for other in [Ip::LOOPBACK, Ip::LOOPBACK_SIX, Ip::ANY, Ip::ANY_SIX] {
            assert!(Ip::ANY_SIX.covers(other));
            assert!(other.overlaps(Ip::ANY_SIX));
        }
        assert!(Ip::ANY.covers(Ip::LOOPBACK));
        assert!(!Ip::ANY.overlaps(Ip::LOOPBACK_SIX));
        assert!(!Ip::LOOPBACK.overlaps(Ip::LOOPBACK_SIX));
        assert!(!Ip::ANY_SIX.overlaps(Ip::File(7)));
        assert!(Ip::File(7).covers(Ip::File(7)));
        assert!(!Ip::NO_FILE.covers(Ip::NO_FILE));
    }

    #[test]
    fn addresses_are_written_as_everybody_writes_them() {
        let at = |ip| Address { ip, port: 80 }.to_string();
        assert_eq!(at(Ip::LOOPBACK), "127.0.0.1:80");
        assert_eq!(at(Ip::LOOPBACK_SIX), "[::1]:80");
    }
}
