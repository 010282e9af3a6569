//! Natives of `java.net` about addresses and names, answered from the hosts of the configuration.

use super::call::{give, give_bool, give_int};
use super::{Call, Native, native, nothing};
use crate::interp::{Joint, Result, Stop};
use crate::state::Ref;

const FOUR: &str = "java/net/Inet4AddressImpl";
const SIX: &str = "java/net/Inet6AddressImpl";
const INTERFACE: &str = "java/net/NetworkInterface";

pub(super) const NATIVES: &[Native] = &[
    native("java/net/InetAddress", "init", "()V", nothing),
    native("java/net/InetAddress", "isIPv4Available", "()Z", |_| give_bool(true)),
    native("java/net/InetAddress", "isIPv6Supported", "()Z", |_| give_bool(false)),
    native("java/net/InetAddressImplFactory", "isIPv6Supported", "()Z", |_| give_bool(false)),
    native("java/net/Inet4Address", "init", "()V", nothing),
    native("java/net/Inet6Address", "init", "()V", nothing),
    native(FOUR, "getLocalHostName", "()Ljava/lang/String;", host_name),
    native(SIX, "getLocalHostName", "()Ljava/lang/String;", host_name),
    native(FOUR, "lookupAllHostAddr", "(Ljava/lang/String;)[Ljava/net/InetAddress;", look_up),
    native(FOUR, "getHostByAddr", "([B)Ljava/lang/String;", name_of_address),
    native(INTERFACE, "init", "()V", nothing),
    native(INTERFACE, "getAll", "()[Ljava/net/NetworkInterface;", |_| give(Ref::NULL)),
    native(INTERFACE, "getByName0", "(Ljava/lang/String;)Ljava/net/NetworkInterface;", |_| {
        give(Ref::NULL)
    }),
    native(INTERFACE, "getByIndex0", "(I)Ljava/net/NetworkInterface;", |_| give(Ref::NULL)),
    native(
        INTERFACE,
        "getByInetAddress0",
        "(Ljava/net/InetAddress;)Ljava/net/NetworkInterface;",
        |_| give(Ref::NULL),
    ),
    native(INTERFACE, "boundInetAddress0", "(Ljava/net/InetAddress;)Z", |_| give_bool(false)),
    native("sun/net/PortConfig", "getLower0", "()I", |_| give_int(32_768)),
    native("sun/net/PortConfig", "getUpper0", "()I", |_| give_int(60_999)),
    native("sun/net/spi/DefaultProxySelector", "init", "()Z", |_| give_bool(false)),
];

fn host_name(call: &mut Call<'_>) -> Result<u64> {
    let process = call.thread().process;
    let name = call.machine.network.config.hosts.name_of(process).to_owned();
    give(call.machine.new_string(&name))
}

fn look_up(call: &mut Call<'_>) -> Result<u64> {
    /// Saved: the address, whose constructor was called.
    static MADE: Joint = Joint {
        name: "host address",
        refs: 0b10,
        resume: |machine, _, _| {
            let address = machine.saved_ref(1);
            let class = machine.boot_class("java/net/InetAddress");
            Ok(u64::from(machine.ref_array(class, &[address]).0))
        },
        catches: false,
    };
    let name = call.string(1)?;
    let Some(number) = call.machine.network.config.hosts.address(&name) else {
        let message = format!("{name}: Name or service not known");
        return Err(Stop::throw("java/net/UnknownHostException", message));
    };
    let class = call.machine.boot_class("java/net/Inet4Address");
    call.machine.ensure_initialized(class)?;
    let constructor = call.machine.library_method(class, "<init>", "(Ljava/lang/String;I)V");
    let name = u64::from(call.reference(1).0);
    let address = u64::from(call.machine.allocate(class).0);
    call.then(&MADE, &[address], constructor, &[address, name, u64::from(number)])
}

fn name_of_address(call: &mut Call<'_>) -> Result<u64> {
    let array = call.object(1)?;
    let length = call.machine.heap().length(array);
    let bytes = call.machine.heap().bytes(array, crate::state::ARRAY_BASE, length);
    let number = bytes.try_into().map_or(0, u32::from_be_bytes);
    let Some(name) = call.machine.network.config.hosts.name(number).map(str::to_owned) else {
        return Err(Stop::throw_bare("java/net/UnknownHostException"));
    };
    give(call.machine.new_string(&name))
}
