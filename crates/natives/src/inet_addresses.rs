//! Objects of `java.net.InetAddress`: made as their constructors make them, and read.

use super::Call;
use heddle_jvm::interp::{Result, Stop};
use heddle_jvm::state::{FinalField, LibraryField, OnceField, Ref};

const ADDRESS: &str = "java/net/Inet4Address";
const HOLDER: &str = "java/net/InetAddress$InetAddressHolder";

const ADDRESS_HOLDER: FinalField = FinalField::new("java/net/InetAddress", "holder");
/// Set by constructors alone.
const IP: FinalField = FinalField::new(HOLDER, "address");
const FAMILY: FinalField = FinalField::new(HOLDER, "family");
/// Looked up when somebody asks; names of addresses never change.
const HOST_NAME: OnceField = OnceField::new(HOLDER, "hostName");
const ORIGINAL_HOST_NAME: OnceField = OnceField::new(HOLDER, "originalHostName");

pub(super) const FIELDS: &[LibraryField] =
    &[ADDRESS_HOLDER.0, IP.0, FAMILY.0, HOST_NAME.0, ORIGINAL_HOST_NAME.0];

/// Sees to it that addresses can be made.
pub(super) fn initialize_addresses(call: &mut Call<'_>) -> Result<()> {
    for name in [ADDRESS, HOLDER] {
        call.ensure_initialized(call.boot_class(name)?)?;
    }
    Ok(())
}

/// A new address, as its constructor would make it; the classes are initialised.
pub(super) fn new_address(call: &mut Call<'_>, ip: u32, name: Ref) -> Result<Ref> {
    const IPV4: u64 = 1;
    let holder = call.allocate(call.boot_class(HOLDER)?);
    call.set(&holder, &IP, u64::from(ip))?;
    call.set(&holder, &FAMILY, IPV4)?;
    let holder = holder.publish();
    call.fill(holder, &HOST_NAME, u64::from(name.0))?;
    call.fill(holder, &ORIGINAL_HOST_NAME, u64::from(name.0))?;
    let address = call.allocate(call.boot_class(ADDRESS)?);
    call.set_ref(&address, &ADDRESS_HOLDER, holder)?;
    Ok(address.publish())
}

/// The IPv4 address of an `InetAddress`.
pub(super) fn ip(call: &Call<'_>, address: Ref) -> Result<u32> {
    if call.class_of(address).name == "java/net/Inet6Address" {
        return Err(Stop::unsupported("IPv6 addresses"));
    }
    let holder = call.final_ref(address, &ADDRESS_HOLDER)?;
    Ok(call.final_field(holder, &IP)? as u32)
}
