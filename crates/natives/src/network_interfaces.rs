//! `java.net.NetworkInterface`: the loopback interface that every host has, and an Ethernet for
//! hosts with names of their own.

use super::inet_addresses::{has_six, initialize_addresses, ip, new_address, new_scoped_address};
use super::{Call, Native, native, nothing};
use heddle_jvm::interp::{Result, Stop};
use heddle_jvm::state::{FinalField, LibraryField, ProcessId, Ref};
use heddle_jvm::state::{give, give_bool, give_int};
use heddle_net::{Hosts, Ip};

const CLASS: &str = "java/net/NetworkInterface";
const BINDING: &str = "java/net/InterfaceAddress";

// All of them are set here alone, by whoever makes the objects.
const NAME: FinalField = FinalField::new(CLASS, "name");
const DISPLAY_NAME: FinalField = FinalField::new(CLASS, "displayName");
const INDEX: FinalField = FinalField::new(CLASS, "index");
const ADDRESSES: FinalField = FinalField::new(CLASS, "addrs");
const BINDINGS: FinalField = FinalField::new(CLASS, "bindings");
const CHILDREN: FinalField = FinalField::new(CLASS, "childs");
const BINDING_ADDRESS: FinalField = FinalField::new(BINDING, "address");
const BINDING_BROADCAST: FinalField = FinalField::new(BINDING, "broadcast");
const BINDING_PREFIX: FinalField = FinalField::new(BINDING, "maskLength");

pub(super) const FIELDS: &[LibraryField] = &[
    NAME.0,
    DISPLAY_NAME.0,
    INDEX.0,
    ADDRESSES.0,
    BINDINGS.0,
    CHILDREN.0,
    BINDING_ADDRESS.0,
    BINDING_BROADCAST.0,
    BINDING_PREFIX.0,
];

pub(super) const NATIVES: &[Native] = &[
    native(CLASS, "init", "()V", nothing),
    native(CLASS, "getAll", "()[Ljava/net/NetworkInterface;", all),
    native(CLASS, "getByName0", "(Ljava/lang/String;)Ljava/net/NetworkInterface;", |call| {
        let name = call.string(0)?;
        find(call, |interface| interface.name == name)
    }),
    native(CLASS, "getByIndex0", "(I)Ljava/net/NetworkInterface;", |call| {
        let index = call.int(0);
        find(call, |interface| interface.index == index)
    }),
    native(CLASS, "getByInetAddress0", BY_ADDRESS, |call| {
        let ip = ip(call, call.object(0)?)?;
        find(call, |interface| interface.has(ip))
    }),
    native(CLASS, "boundInetAddress0", "(Ljava/net/InetAddress;)Z", |call| {
        let ip = ip(call, call.object(0)?)?;
        give_bool(interfaces(call).iter().any(|interface| interface.has(ip)))
    }),
    native(CLASS, "isUp0", "(Ljava/lang/String;I)Z", |call| {
        named(call, 0)?;
        give_bool(true)
    }),
    native(CLASS, "isLoopback0", "(Ljava/lang/String;I)Z", |call| {
        let interface = named(call, 0)?;
        give_bool(interface.is_loopback())
    }),
    native(CLASS, "supportsMulticast0", "(Ljava/lang/String;I)Z", |call| {
        let interface = named(call, 0)?;
        give_bool(!interface.is_loopback())
    }),
    native(CLASS, "isP2P0", "(Ljava/lang/String;I)Z", |call| {
        named(call, 0)?;
        give_bool(false)
    }),
    native(CLASS, "getMTU0", "(Ljava/lang/String;I)I", |call| {
        let interface = named(call, 0)?;
        give_int(if interface.is_loopback() { 65_536 } else { 1500 })
    }),
    native(CLASS, "getMacAddr0", "([BLjava/lang/String;I)[B", hardware_address),
];

const BY_ADDRESS: &str = "(Ljava/net/InetAddress;)Ljava/net/NetworkInterface;";

struct Interface {
    name: &'static str,
    index: i32,
    ip: u32,
}

/// Bits of an address that name its network.
const PREFIX: u64 = 8;
const PREFIX_SIX: u64 = 128;

impl Interface {
    fn is_loopback(&self) -> bool {
        self.ip >> 24 == 127
    }

    fn has(&self, ip: Ip) -> bool {
        ip == Ip::Four(self.ip) || self.is_loopback() && ip == Ip::LOOPBACK_SIX
    }
}

/// In the order in which the JDK gives those of Linux: the last one first.
fn interfaces_of(hosts: &Hosts, process: ProcessId) -> Vec<Interface> {
    let loopback = Interface { name: "lo", index: 1, ip: Hosts::LOOPBACK };
    match hosts.address_of(process) {
        Hosts::LOOPBACK => vec![loopback],
        ip => vec![Interface { name: "eth0", index: 2, ip }, loopback],
    }
}

fn interfaces(call: &Call<'_>) -> Vec<Interface> {
    interfaces_of(call.hosts(), call.process_id())
}

/// The address of four bytes of an interface by its number; 0 is any.
pub(super) fn address_of_interface(call: &Call<'_>, index: i32) -> Option<u32> {
    match index {
        0 => Some(0),
        index => interfaces(call).iter().find(|it| it.index == index).map(|it| it.ip),
    }
}

/// The number of the interface with an address; 0 if there is none.
pub(super) fn index_of_interface(call: &Call<'_>, ip: u32) -> i32 {
    interfaces(call).iter().find(|it| it.ip == ip).map_or(0, |it| it.index)
}

fn initialize(call: &mut Call<'_>) -> Result<()> {
    initialize_addresses(call)?;
    for name in [CLASS, BINDING] {
        call.ensure_initialized(call.boot_class(name)?)?;
    }
    Ok(())
}

fn all(call: &mut Call<'_>) -> Result<u64> {
    initialize(call)?;
    let all: Result<Vec<Ref>> =
        interfaces(call).iter().map(|interface| object(call, interface)).collect();
    give(call.ref_array(call.boot_class(CLASS)?, &all?))
}

fn find(call: &mut Call<'_>, is_it: impl Fn(&Interface) -> bool) -> Result<u64> {
    initialize(call)?;
    match interfaces(call).iter().find(|interface| is_it(interface)) {
        Some(interface) => give(object(call, interface)?),
        None => give(Ref::NULL),
    }
}

/// The interface with the name that is an argument.
fn named(call: &mut Call<'_>, argument: usize) -> Result<Interface> {
    let name = call.string(argument)?;
    let mut all = interfaces(call).into_iter();
    all.find(|interface| interface.name == name)
        .ok_or_else(|| Stop::throw("java/net/SocketException", "No such device"))
}

/// The loopback interface has an address of sixteen bytes, too, which comes first.
fn object(call: &mut Call<'_>, interface: &Interface) -> Result<Ref> {
    let object = call.allocate(call.boot_class(CLASS)?).publish();
    let (mut addresses, mut bindings) = (Vec::new(), Vec::new());
    if interface.is_loopback() && has_six(call) {
        let scope = Some((object, interface.index));
        let address = new_scoped_address(call, Ip::LOOPBACK_SIX, Ref::NULL, scope)?;
        addresses.push(address);
        bindings.push(binding(call, address, PREFIX_SIX, Ref::NULL)?);
    }
    let address = new_address(call, Ip::Four(interface.ip), Ref::NULL)?;
    let broadcast = match interface.is_loopback() {
        true => Ref::NULL,
        false => new_address(call, Ip::Four(interface.ip | u32::MAX >> PREFIX), Ref::NULL)?,
    };
    addresses.push(address);
    bindings.push(binding(call, address, PREFIX, broadcast)?);
    let name = call.new_string(interface.name);
    let lists = [
        (ADDRESSES, "java/net/InetAddress", addresses),
        (BINDINGS, BINDING, bindings),
        (CHILDREN, CLASS, Vec::new()),
    ];
    let object = call.just_made(object);
    for (field, class, elements) in lists {
        let array = call.ref_array(call.boot_class(class)?, &elements);
        call.set_ref(&object, &field, array)?;
    }
    call.set_ref(&object, &NAME, name)?;
    call.set_ref(&object, &DISPLAY_NAME, name)?;
    call.set(&object, &INDEX, interface.index as u64)?;
    Ok(object.publish())
}

fn binding(call: &mut Call<'_>, address: Ref, prefix: u64, broadcast: Ref) -> Result<Ref> {
    let binding = call.allocate(call.boot_class(BINDING)?);
    call.set_ref(&binding, &BINDING_ADDRESS, address)?;
    call.set(&binding, &BINDING_PREFIX, prefix)?;
    call.set_ref(&binding, &BINDING_BROADCAST, broadcast)?;
    Ok(binding.publish())
}

fn hardware_address(call: &mut Call<'_>) -> Result<u64> {
    let interface = named(call, 1)?;
    if interface.is_loopback() {
        return give(Ref::NULL);
    }
    // Of those that nobody has assigned, with the number of the host.
    let [a, b, c, d] = interface.ip.to_be_bytes();
    give(call.byte_array(&[2, 0, a, b, c, d]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hosts_with_names_have_an_ethernet() {
        let hosts = Hosts::new(["localhost", "alpha"], []);
        let names = |process| {
            let all = interfaces_of(&hosts, ProcessId(process));
            all.iter().map(|interface| (interface.name, interface.ip)).collect::<Vec<_>>()
        };
        assert_eq!(names(0), [("lo", 0x7f00_0001)]);
        assert_eq!(names(1), [("eth0", 0x0a00_0001), ("lo", 0x7f00_0001)]);
    }
}
