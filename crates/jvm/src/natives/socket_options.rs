//! Options of sockets: `setOption` and `getOption` in both their forms.

use super::call::give;
use super::sockets::{Handle, IMPL, handle, network, open, own, socket_exception};
use super::{Call, Native, replacing};
use crate::interp::{Joint, Result, Stop};
use crate::net::Options;
use crate::state::Ref;
use crate::watch::Point;

pub(super) const NATIVES: &[Native] = &[
    replacing(IMPL, "setOption", "(ILjava/lang/Object;)V", set_by_number),
    replacing(IMPL, "getOption", "(I)Ljava/lang/Object;", get_by_number),
    replacing(IMPL, "setOption", "(Ljava/net/SocketOption;Ljava/lang/Object;)V", set_by_name),
    replacing(IMPL, "getOption", "(Ljava/net/SocketOption;)Ljava/lang/Object;", get_by_name),
];

/// What Linux makes of sizes that are too small or too large.
const SEND_BUFFER: (i32, i32) = (2304, 212_992);
const RECEIVE_BUFFER: (i32, i32) = (1152, 212_992);

#[derive(Clone, Copy, PartialEq, Eq)]
enum Name {
    Linger,
    Timeout,
    TrafficClass,
    NoDelay,
    SendBuffer,
    ReceiveBuffer,
    KeepAlive,
    OutOfBandInline,
    ReuseAddress,
    ReusePort,
    LocalAddress,
}

/// Numbers of `java.net.SocketOptions`, and names of `StandardSocketOptions`.
const NAMES: &[(i32, &str, Name)] = &[
    (0x80, "SO_LINGER", Name::Linger),
    (0x1006, "", Name::Timeout),
    (3, "IP_TOS", Name::TrafficClass),
    (1, "TCP_NODELAY", Name::NoDelay),
    (0x1001, "SO_SNDBUF", Name::SendBuffer),
    (0x1002, "SO_RCVBUF", Name::ReceiveBuffer),
    (8, "SO_KEEPALIVE", Name::KeepAlive),
    (0x1003, "", Name::OutOfBandInline),
    (4, "SO_REUSEADDR", Name::ReuseAddress),
    (0xE, "SO_REUSEPORT", Name::ReusePort),
    (0xF, "", Name::LocalAddress),
];

enum Value {
    Int(i32),
    Bool(bool),
}

/// What a `Boolean` or `Integer` holds.
fn value(call: &Call<'_>, object: Ref) -> Option<Value> {
    if object.is_null() {
        return None;
    }
    match &*call.machine.class_of(object).name {
        "java/lang/Integer" => Some(Value::Int(call.machine.get_int(object, "value"))),
        "java/lang/Boolean" => Some(Value::Bool(call.machine.get_int(object, "value") != 0)),
        _ => None,
    }
}

fn set_by_number(call: &mut Call<'_>) -> Result<u64> {
    let number = call.int(1);
    open(call)?;
    let Some(&(_, _, name)) = NAMES.iter().find(|(known, ..)| *known == number) else {
        return Err(socket_exception(&format!("Unknown option {number}")));
    };
    set(call, name)
}

fn set_by_name(call: &mut Call<'_>) -> Result<u64> {
    let name = option_name(call)?;
    if name == Name::LocalAddress || matches!(handle(call), Handle::Closed | Handle::New) {
        return Err(socket_exception("Socket closed"));
    }
    set(call, name)
}

fn option_name(call: &Call<'_>) -> Result<Name> {
    let option = call.object(1)?;
    let text = match call.machine.has_field(option, "name") {
        true => call.machine.string_or_null(call.machine.get_ref(option, "name")),
        false => None,
    }
    .unwrap_or_default();
    let known = NAMES.iter().find(|(_, name, _)| *name == text && !text.is_empty());
    known.map(|&(_, _, name)| name).ok_or_else(|| {
        Stop::unsupported(format!("the socket option {text} (only those of StandardSocketOptions)"))
    })
}

fn set(call: &mut Call<'_>, name: Name) -> Result<u64> {
    let id = open(call)?;
    let given = value(call, call.reference(2));
    let int = |what: &str| match given {
        Some(Value::Int(value)) => Ok(value),
        _ => Err(socket_exception(&format!("Bad value for {what}"))),
    };
    let flag = |what: &str| match given {
        Some(Value::Bool(value)) => Ok(value),
        _ => Err(socket_exception(&format!("Bad value for {what}"))),
    };
    let size = |what: &str, (least, most): (i32, i32)| match int(what)? {
        value if value <= 0 => Err(socket_exception(&format!("{what} <= 0"))),
        value => Ok(value.clamp(least, most)),
    };
    let mut options = call.machine.network.get(id).map(|socket| socket.options).unwrap_or_default();
    match name {
        Name::Linger => {
            options.linger = match given {
                Some(Value::Bool(false)) => -1,
                _ => int("SO_LINGER")?.max(-1),
            }
        }
        Name::Timeout => match int("SO_TIMEOUT")? {
            value if value < 0 => return Err(socket_exception("timeout < 0")),
            value => options.timeout = value,
        },
        Name::TrafficClass => options.traffic_class = int("IP_TOS")?,
        Name::NoDelay => options.no_delay = flag("TCP_NODELAY")?,
        Name::SendBuffer => options.send_buffer = size("SO_SNDBUF", SEND_BUFFER)?,
        Name::ReceiveBuffer => options.receive_buffer = size("SO_RCVBUF", RECEIVE_BUFFER)?,
        Name::KeepAlive => options.keep_alive = flag("SO_KEEPALIVE")?,
        Name::OutOfBandInline => options.out_of_band_inline = flag("SO_OOBINLINE")?,
        Name::ReuseAddress => options.reuse_address = flag("SO_REUSEADDR")?,
        Name::ReusePort => options.reuse_port = flag("SO_REUSEPORT")?,
        Name::LocalAddress => return Err(socket_exception("Unknown option 15")),
    }
    let points = own(call, &[Point::OwnIn(id), Point::OwnOut(id)]);
    call.machine.contact(&points, &[])?;
    if let Some(socket) = network(call).get_mut(id) {
        socket.options = options;
    }
    Ok(0)
}

fn get_by_number(call: &mut Call<'_>) -> Result<u64> {
    let number = call.int(1);
    open(call)?;
    let Some(&(_, _, name)) = NAMES.iter().find(|(known, ..)| *known == number) else {
        return Err(socket_exception(&format!("Unknown option {number}")));
    };
    get(call, name, true)
}

fn get_by_name(call: &mut Call<'_>) -> Result<u64> {
    let name = option_name(call)?;
    get(call, name, false)
}

/// The result is what the called method gives.
static GIVEN: Joint = Joint {
    name: "socket option",
    refs: 1,
    resume: |machine, _, _| Ok(machine.saved(0)),
    catches: false,
};
/// Saved: the address that was made.
static MADE: Joint = Joint {
    name: "local address",
    refs: 0b10,
    resume: |machine, _, _| Ok(machine.saved(1)),
    catches: false,
};

fn get(call: &mut Call<'_>, name: Name, linger_as_flag: bool) -> Result<u64> {
    let id = open(call)?;
    let points = own(call, &[Point::OwnIn(id)]);
    let points: Vec<_> = points.into_iter().map(|(point, _)| (point, false)).collect();
    call.machine.contact(&points, &[])?;
    let socket = call.machine.network.get(id);
    let local = socket.and_then(|socket| socket.local);
    let options: Options = socket.map(|socket| socket.options).unwrap_or_default();
    match name {
        Name::Linger if options.linger < 0 && linger_as_flag => boolean(call, false),
        Name::Linger => integer(call, options.linger),
        Name::Timeout => integer(call, options.timeout),
        Name::TrafficClass => integer(call, options.traffic_class),
        Name::SendBuffer => integer(call, options.send_buffer),
        Name::ReceiveBuffer => integer(call, options.receive_buffer),
        Name::NoDelay => boolean(call, options.no_delay),
        Name::KeepAlive => boolean(call, options.keep_alive),
        Name::OutOfBandInline => boolean(call, options.out_of_band_inline),
        Name::ReuseAddress => boolean(call, options.reuse_address),
        Name::ReusePort => boolean(call, options.reuse_port),
        Name::LocalAddress => {
            let inet = call.machine.boot_class("java/net/Inet4Address");
            call.machine.ensure_initialized(inet)?;
            let constructor = call.machine.library_method(inet, "<init>", "(Ljava/lang/String;I)V");
            let address = u64::from(call.machine.allocate(inet).0);
            let ip = u64::from(local.map_or(0, |local| local.ip));
            call.then(&MADE, &[address], constructor, &[address, 0, ip])
        }
    }
}

fn integer(call: &mut Call<'_>, value: i32) -> Result<u64> {
    let class = call.machine.boot_class("java/lang/Integer");
    call.machine.ensure_initialized(class)?;
    let method = call.machine.library_method(class, "valueOf", "(I)Ljava/lang/Integer;");
    call.then(&GIVEN, &[], method, &[u64::from(value as u32)])
}

fn boolean(call: &mut Call<'_>, value: bool) -> Result<u64> {
    let class = call.machine.boot_class("java/lang/Boolean");
    call.machine.ensure_initialized(class)?;
    let name = if value { "TRUE" } else { "FALSE" };
    give(Ref(call.machine.get_static(class, name) as u32))
}
