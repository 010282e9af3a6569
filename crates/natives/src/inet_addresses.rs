//! Objects of `java.net.InetAddress`: made as their constructors make them, and read.

use super::Call;
use heddle_jvm::interp::{Result, Stop};
use heddle_jvm::state::{FinalField, LibraryField, OnceField, Ref};
use heddle_net::Ip;

const FOUR: &str = "java/net/Inet4Address";
const SIX: &str = "java/net/Inet6Address";
const HOLDER: &str = "java/net/InetAddress$InetAddressHolder";
const SIX_HOLDER: &str = "java/net/Inet6Address$Inet6AddressHolder";

const ADDRESS_HOLDER: FinalField = FinalField::new("java/net/InetAddress", "holder");
const ADDRESS_SIX_HOLDER: FinalField = FinalField::new(SIX, "holder6");
/// Set by constructors alone.
const IP: FinalField = FinalField::new(HOLDER, "address");
const FAMILY: FinalField = FinalField::new(HOLDER, "family");
const SIXTEEN_BYTES: FinalField = FinalField::new(SIX_HOLDER, "ipaddress");
const SCOPE: FinalField = FinalField::new(SIX_HOLDER, "scope_id");
const HAS_SCOPE: FinalField = FinalField::new(SIX_HOLDER, "scope_id_set");
const SCOPE_INTERFACE: FinalField = FinalField::new(SIX_HOLDER, "scope_ifname");
const HAS_SCOPE_INTERFACE: FinalField = FinalField::new(SIX_HOLDER, "scope_ifname_set");
/// Looked up when somebody asks; names of addresses never change.
const HOST_NAME: OnceField = OnceField::new(HOLDER, "hostName");
const ORIGINAL_HOST_NAME: OnceField = OnceField::new(HOLDER, "originalHostName");

pub(super) const FIELDS: &[LibraryField] = &[
    ADDRESS_HOLDER.0,
    ADDRESS_SIX_HOLDER.0,
    IP.0,
    FAMILY.0,
    SIXTEEN_BYTES.0,
    SCOPE.0,
    HAS_SCOPE.0,
    SCOPE_INTERFACE.0,
    HAS_SCOPE_INTERFACE.0,
    HOST_NAME.0,
    ORIGINAL_HOST_NAME.0,
];

/// Whether sockets of the process are for both families, as `java` decides it.
pub(super) fn has_six(call: &Call<'_>) -> bool {
    let properties = call.vm_properties();
    let four_only = properties.iter().rfind(|(key, _)| key == "java.net.preferIPv4Stack");
    four_only.is_none_or(|(_, value)| !value.eq_ignore_ascii_case("true"))
}

/// Sees to it that addresses can be made.
pub(super) fn initialize_addresses(call: &mut Call<'_>) -> Result<()> {
    for name in [FOUR, SIX, HOLDER, SIX_HOLDER] {
        call.ensure_initialized(call.boot_class(name)?)?;
    }
    Ok(())
}

/// A new address, as its constructor would make it; the classes are initialised.
pub(super) fn new_address(call: &mut Call<'_>, ip: Ip, name: Ref) -> Result<Ref> {
    new_scoped_address(call, ip, name, None)
}

/// The same, of an interface that its text names: the object and its number.
pub(super) fn new_scoped_address(
    call: &mut Call<'_>,
    ip: Ip,
    name: Ref,
    scope: Option<(Ref, i32)>,
) -> Result<Ref> {
    const IPV4: u64 = 1;
    const IPV6: u64 = 2;
    let (class, family) = match ip {
        Ip::Four(_) => (FOUR, IPV4),
        Ip::Six(_) => (SIX, IPV6),
        Ip::File(_) => {
            return Err(Stop::unsupported("the address of a socket that is bound to a file"));
        }
    };
    let holder = call.allocate(call.boot_class(HOLDER)?);
    call.set(&holder, &IP, u64::from(ip.four()))?;
    call.set(&holder, &FAMILY, family)?;
    let holder = holder.publish();
    call.fill(holder, &HOST_NAME, u64::from(name.0))?;
    call.fill(holder, &ORIGINAL_HOST_NAME, u64::from(name.0))?;
    let six = match ip {
        Ip::Four(_) | Ip::File(_) => None,
        Ip::Six(bytes) => {
            let bytes = call.byte_array(&bytes);
            let six = call.allocate(call.boot_class(SIX_HOLDER)?);
            call.set_ref(&six, &SIXTEEN_BYTES, bytes)?;
            if let Some((interface, number)) = scope {
                call.set(&six, &SCOPE, number as u64)?;
                call.set(&six, &HAS_SCOPE, 1)?;
                call.set_ref(&six, &SCOPE_INTERFACE, interface)?;
                call.set(&six, &HAS_SCOPE_INTERFACE, 1)?;
            }
            Some(six.publish())
        }
    };
    let address = call.allocate(call.boot_class(class)?);
    call.set_ref(&address, &ADDRESS_HOLDER, holder)?;
    if let Some(six) = six {
        call.set_ref(&address, &ADDRESS_SIX_HOLDER, six)?;
    }
    Ok(address.publish())
}

/// The number of an `InetAddress`.
pub(super) fn ip(call: &Call<'_>, address: Ref) -> Result<Ip> {
    if call.class_of(address).name != SIX {
        let holder = call.final_ref(address, &ADDRESS_HOLDER)?;
        return Ok(Ip::Four(call.final_field(holder, &IP)? as u32));
    }
    let holder = call.final_ref(address, &ADDRESS_SIX_HOLDER)?;
    let bytes = call.final_ref(holder, &SIXTEEN_BYTES)?;
    Ip::of_bytes(call.constant_bytes(bytes))
        .ok_or_else(|| Stop::unsupported("an address of neither four bytes nor sixteen"))
}

/// Where a socket is bound that is given an address: one of both families that is to be bound to all
/// addresses of four bytes is bound to all there are.
pub(super) fn bound(call: &Call<'_>, address: Ref, of_both: bool) -> Result<Ip> {
    match ip(call, address)? {
        Ip::ANY if of_both => Ok(Ip::ANY_SIX),
        ip => Ok(ip),
    }
}
