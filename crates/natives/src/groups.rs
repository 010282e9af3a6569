//! Groups of `DatagramChannel` and `MulticastSocket`: what they ask of the system through
//! `sun.nio.ch.Net`. Keys of memberships, their checks and their list are the library's own.

use heddle_net::{Change, Membership, Reply, Request};

use super::descriptors::descriptor_at;
use super::network_interfaces::{address_of_interface, index_of_interface};
use super::sockets::{socket_exception, thrown};
use super::{Call, Native, native};
use heddle_jvm::interp::{Result, Stop};
use heddle_jvm::state::{Memory, give_int};

const NET: &str = "sun/nio/ch/Net";

pub(super) const NATIVES: &[Native] = &[
    native(NET, "joinOrDrop4", "(ZLjava/io/FileDescriptor;III)I", |call| {
        let change = if call.boolean(0) { Change::Join } else { Change::Leave };
        changed(call, change)
    }),
    native(NET, "blockOrUnblock4", "(ZLjava/io/FileDescriptor;III)I", |call| {
        let change = if call.boolean(0) { Change::Block } else { Change::Unblock };
        changed(call, change)
    }),
    native(NET, "setInterface4", "(Ljava/io/FileDescriptor;I)V", |call| {
        let (descriptor, interface) = (descriptor_at(call, 0)?, call.int(1) as u32);
        call.change_options(descriptor, |options| {
            options.group_interface = interface;
            Ok(())
        })?;
        Ok(0)
    }),
    native(NET, "getInterface4", "(Ljava/io/FileDescriptor;)I", |call| {
        let descriptor = descriptor_at(call, 0)?;
        let reply = call.network(descriptor, Request::GetOption, Memory::default(), 0);
        match reply.map_err(thrown)? {
            Reply::Options { options, .. } => give_int(options.group_interface as i32),
            _ => give_int(0),
        }
    }),
    // By the number of an interface, not by its address.
    native(NET, "setInterface6", "(Ljava/io/FileDescriptor;I)V", |call| {
        let (descriptor, index) = (descriptor_at(call, 0)?, call.int(1));
        let address = address_of_interface(call, index);
        let interface = address.ok_or_else(|| socket_exception("No such device"))?;
        call.change_options(descriptor, |options| {
            options.group_interface = interface;
            Ok(())
        })?;
        Ok(0)
    }),
    native(NET, "getInterface6", "(Ljava/io/FileDescriptor;)I", |call| {
        let descriptor = descriptor_at(call, 0)?;
        let reply = call.network(descriptor, Request::GetOption, Memory::default(), 0);
        match reply.map_err(thrown)? {
            Reply::Options { options, .. } => {
                give_int(index_of_interface(call, options.group_interface))
            }
            _ => give_int(0),
        }
    }),
    native(NET, "joinOrDrop6", "(ZLjava/io/FileDescriptor;[BI[B)I", |_| Err(of_six())),
    native(NET, "blockOrUnblock6", "(ZLjava/io/FileDescriptor;[BI[B)I", |_| Err(of_six())),
];

fn of_six() -> Stop {
    Stop::unsupported("groups of IPv6")
}

/// What a socket hears of a group changes: group, interface and source are the last arguments.
fn changed(call: &mut Call<'_>, change: Change) -> Result<u64> {
    let [group, interface, source] = [2, 3, 4].map(|index| call.int(index) as u32);
    let request = Request::Group { change, membership: Membership { group, interface, source } };
    let descriptor = descriptor_at(call, 1)?;
    call.network(descriptor, request, Memory::default(), 0).map_err(thrown)?;
    give_int(0)
}
