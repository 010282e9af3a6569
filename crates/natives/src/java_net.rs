//! Natives of `java.net` about addresses and names, answered from the hosts of the configuration.

use super::inet_addresses::{has_six, initialize_addresses, new_address};
use super::{Call, Native, native, nothing, replacing};
use heddle_jvm::interp::{Result, Stop};
use heddle_jvm::state::Ref;
use heddle_jvm::state::{give, give_bool, give_int};
use heddle_net::Ip;

const FOUR: &str = "java/net/Inet4AddressImpl";
const SIX: &str = "java/net/Inet6AddressImpl";
const CACHE: &str = "sun/net/InetAddressCachePolicy";
/// How long the library keeps the address of a name. Names never change, and a time limit would
/// make each lookup a state of its own.
const FOREVER: i32 = -1;

pub(super) const NATIVES: &[Native] = &[
    native("java/net/InetAddress", "init", "()V", nothing),
    native("java/net/InetAddress", "isIPv4Available", "()Z", |_| give_bool(true)),
    native("java/net/InetAddress", "isIPv6Supported", "()Z", |call| give_bool(has_six(call))),
    native("java/net/InetAddressImplFactory", "isIPv6Supported", "()Z", |call| {
        give_bool(has_six(call))
    }),
    native("java/net/Inet4Address", "init", "()V", nothing),
    native("java/net/Inet6Address", "init", "()V", nothing),
    native(FOUR, "getLocalHostName", "()Ljava/lang/String;", host_name),
    native(SIX, "getLocalHostName", "()Ljava/lang/String;", host_name),
    native(FOUR, "lookupAllHostAddr", "(Ljava/lang/String;)[Ljava/net/InetAddress;", look_up),
    native(SIX, "lookupAllHostAddr", "(Ljava/lang/String;)[Ljava/net/InetAddress;", look_up),
    native(SIX, "lookupAllHostAddr", "(Ljava/lang/String;I)[Ljava/net/InetAddress;", look_up),
    native(FOUR, "getHostByAddr", "([B)Ljava/lang/String;", name_of_address),
    native(SIX, "getHostByAddr", "([B)Ljava/lang/String;", name_of_address),
    native(SIX, "isReachable0", "([BII[BII)Z", is_reachable),
    native(FOUR, "isReachable0", "([BI[BI)Z", is_reachable),
    replacing(CACHE, "get", "()I", |_| give_int(FOREVER)),
    replacing(CACHE, "getNegative", "()I", |_| give_int(FOREVER)),
    native("sun/net/PortConfig", "getLower0", "()I", |_| give_int(32_768)),
    native("sun/net/PortConfig", "getUpper0", "()I", |_| give_int(60_999)),
    native("sun/net/spi/DefaultProxySelector", "init", "()Z", |_| give_bool(false)),
];

fn host_name(call: &mut Call<'_>) -> Result<u64> {
    let name = call.hosts().name_of(call.process_id()).to_owned();
    give(call.new_string(&name))
}

fn look_up(call: &mut Call<'_>) -> Result<u64> {
    let name = call.string(1)?;
    let Some(number) = call.hosts().address(&name) else {
        let message = format!("{name}: Name or service not known");
        return Err(Stop::throw("java/net/UnknownHostException", message));
    };
    initialize_addresses(call)?;
    let address = new_address(call, Ip::Four(number), call.reference(1))?;
    let class = call.boot_class("java/net/InetAddress")?;
    give(call.ref_array(class, &[address]))
}

fn ip_of_bytes(call: &mut Call<'_>, array: Ref) -> Result<Ip> {
    let bytes = call.gather(call.elements(array, 0, call.length(array)))?;
    Ok(Ip::of_bytes(&bytes).unwrap_or(Ip::ANY))
}

/// All hosts there are can be reached.
fn is_reachable(call: &mut Call<'_>) -> Result<u64> {
    let ip = ip_of_bytes(call, call.object(1)?)?;
    let hosts = call.hosts();
    give_bool(hosts.name(hosts.canonical(call.process_id(), ip)).is_some())
}

fn name_of_address(call: &mut Call<'_>) -> Result<u64> {
    // Names belong to addresses of four bytes.
    let ip = ip_of_bytes(call, call.object(1)?)?;
    let Some(name) = call.hosts().name(ip.four()).map(str::to_owned) else {
        return Err(Stop::throw_bare("java/net/UnknownHostException"));
    };
    give(call.new_string(&name))
}
