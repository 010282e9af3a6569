//! Options of sockets: `setOption` and `getOption` in both their forms.

use super::inet_addresses::{has_six, initialize_addresses, new_address};
use super::sockets::{IMPL, SERVER, done, socket_exception, thrown};
use super::{Call, Native, native, nothing, replacing};
use heddle_jvm::interp::{Continuation, Result, Stop};
use heddle_jvm::state::{
    Descriptor, FinalField, LibraryField, Memory, Ref, give, give_bool, give_int,
};
use heddle_net::{Ip, Options, Reply, Request};

pub(super) const NATIVES: &[Native] = &[
    replacing(IMPL, "setOption", "(ILjava/lang/Object;)V", set_by_number),
    replacing(IMPL, "getOption", "(I)Ljava/lang/Object;", get_by_number),
    replacing(IMPL, "setOption", "(Ljava/net/SocketOption;Ljava/lang/Object;)V", set_by_name),
    replacing(IMPL, "getOption", "(Ljava/net/SocketOption;)Ljava/lang/Object;", get_by_name),
    native(PLATFORM, "keepAliveOptionsSupported0", "()Z", |_| give_bool(true)),
    native(PLATFORM, "quickAckSupported0", "()Z", |_| give_bool(true)),
    native(PLATFORM, "incomingNapiIdSupported0", "()Z", |_| give_bool(true)),
    // The same options of channels.
    native(PLATFORM, "getTcpKeepAliveTime0", "(I)I", |call| give_int(options_of(call)?.keep_idle)),
    native(PLATFORM, "getTcpKeepAliveIntvl0", "(I)I", |call| {
        give_int(options_of(call)?.keep_interval)
    }),
    native(PLATFORM, "getTcpKeepAliveProbes0", "(I)I", |call| {
        give_int(options_of(call)?.keep_count)
    }),
    native(PLATFORM, "getQuickAck0", "(I)Z", |call| give_bool(options_of(call)?.quick_acknowledge)),
    native(PLATFORM, "getIncomingNapiId0", "(I)I", |call| {
        options_of(call)?;
        give_int(0)
    }),
    native(PLATFORM, "getIpDontFragment0", "(IZ)Z", |call| give_bool(options_of(call)?.whole)),
    native(PLATFORM, "setTcpKeepAliveTime0", "(II)V", |call| {
        set_number(call, KEEP_SECONDS_MAX, |options, value| options.keep_idle = value)
    }),
    native(PLATFORM, "setTcpKeepAliveIntvl0", "(II)V", |call| {
        set_number(call, KEEP_SECONDS_MAX, |options, value| options.keep_interval = value)
    }),
    native(PLATFORM, "setTcpKeepAliveProbes0", "(II)V", |call| {
        set_number(call, KEEP_COUNT_MAX, |options, value| options.keep_count = value)
    }),
    native(PLATFORM, "setQuickAck0", "(IZ)V", |call| {
        set_number(call, i32::MAX, |options, value| options.quick_acknowledge = value != 0)
    }),
    native(PLATFORM, "setIpDontFragment0", "(IZZ)V", |call| {
        set_number(call, i32::MAX, |options, value| options.whole = value != 0)
    }),
    // What the library asks of the system before it says which options there are.
    native(NET, "initIDs", "()V", nothing),
    native(NET, "pollinValue", "()S", |_| give_int(0x1)),
    native(NET, "polloutValue", "()S", |_| give_int(0x4)),
    native(NET, "pollerrValue", "()S", |_| give_int(0x8)),
    native(NET, "pollhupValue", "()S", |_| give_int(0x10)),
    native(NET, "pollnvalValue", "()S", |_| give_int(0x20)),
    native(NET, "pollconnValue", "()S", |_| give_int(0x4)),
    native(NET, "isExclusiveBindAvailable", "()I", |_| give_int(-1)),
    native(NET, "isReusePortAvailable0", "()Z", |_| give_bool(true)),
    native(NET, "isIPv6Available0", "()Z", |call| give_bool(has_six(call))),
    native(NET, "shouldShutdownWriteBeforeClose0", "()Z", |_| give_bool(false)),
];

const INTEGER_VALUE: FinalField = FinalField::new("java/lang/Integer", "value");
const BOOLEAN_VALUE: FinalField = FinalField::new("java/lang/Boolean", "value");
const STANDARD_NAME: FinalField = FinalField::new(STANDARD, "name");
const EXTENDED_NAME: FinalField = FinalField::new(EXTENDED, "name");

pub(super) const FIELDS: &[LibraryField] =
    &[INTEGER_VALUE.0, BOOLEAN_VALUE.0, STANDARD_NAME.0, EXTENDED_NAME.0];

const PLATFORM: &str = "jdk/net/LinuxSocketOptions";
const NET: &str = "sun/nio/ch/Net";

/// What Linux makes of sizes that are too small or too large.
const SEND_BUFFER: (i32, i32) = (2304, 212_992);
const RECEIVE_BUFFER: (i32, i32) = (1152, 212_992);
/// What Linux takes at most.
const LINGER_MAX: i32 = 65_535;
const KEEP_SECONDS_MAX: i32 = 32_767;
const KEEP_COUNT_MAX: i32 = 127;

/// The options of a channel whose number is the first argument.
fn options_of(call: &mut Call<'_>) -> Result<Options> {
    let descriptor = Descriptor::of_number(call.int(0));
    let reply = call.network(descriptor, Request::GetOption, Memory::default(), 0);
    match reply.map_err(thrown)? {
        Reply::Options { options, .. } => Ok(options),
        _ => Err(socket_exception("Bad file descriptor")),
    }
}

/// Sets an option of a channel: a number from 1 on, or a flag.
fn set_number(call: &mut Call<'_>, most: i32, set: impl FnOnce(&mut Options, i32)) -> Result<u64> {
    let (descriptor, value) = (Descriptor::of_number(call.int(0)), call.int(1));
    if most < i32::MAX && !(1..=most).contains(&value) {
        return Err(socket_exception("Invalid argument"));
    }
    call.change_options(descriptor, |options| {
        set(options, value);
        Ok(())
    })?;
    Ok(0)
}

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
    KeepIdle,
    KeepInterval,
    KeepCount,
    QuickAcknowledge,
    IncomingNapiId,
}

/// An option: its number in `java.net.SocketOptions`, and its name where it is an object too.
struct WellKnown {
    number: Option<i32>,
    text: &'static str,
    name: Name,
    /// Server sockets have it.
    of_servers: bool,
    is_flag: bool,
}

const fn known(
    number: Option<i32>,
    text: &'static str,
    name: Name,
    of_servers: bool,
    is_flag: bool,
) -> WellKnown {
    WellKnown { number, text, name, of_servers, is_flag }
}

const KNOWN: &[WellKnown] = &[
    known(Some(0x80), "SO_LINGER", Name::Linger, false, false),
    known(Some(0x1006), "", Name::Timeout, false, false),
    known(Some(3), "IP_TOS", Name::TrafficClass, true, false),
    known(Some(1), "TCP_NODELAY", Name::NoDelay, false, true),
    known(Some(0x1001), "SO_SNDBUF", Name::SendBuffer, false, false),
    known(Some(0x1002), "SO_RCVBUF", Name::ReceiveBuffer, true, false),
    known(Some(8), "SO_KEEPALIVE", Name::KeepAlive, false, true),
    known(Some(0x1003), "", Name::OutOfBandInline, false, true),
    known(Some(4), "SO_REUSEADDR", Name::ReuseAddress, true, true),
    known(Some(0xE), "SO_REUSEPORT", Name::ReusePort, true, true),
    known(Some(0xF), "", Name::LocalAddress, false, false),
    known(None, "TCP_KEEPIDLE", Name::KeepIdle, true, false),
    known(None, "TCP_KEEPINTERVAL", Name::KeepInterval, true, false),
    known(None, "TCP_KEEPCOUNT", Name::KeepCount, true, false),
    known(None, "TCP_QUICKACK", Name::QuickAcknowledge, true, true),
    known(None, "SO_INCOMING_NAPI_ID", Name::IncomingNapiId, true, false),
];

// The classes of options as objects.
const STANDARD: &str = "java/net/StandardSocketOptions$StdSocketOption";
const EXTENDED: &str = "jdk/net/ExtendedSocketOptions$ExtSocketOption";

enum Value {
    Int(i32),
    Bool(bool),
}

/// What a `Boolean` or `Integer` holds.
fn value(call: &Call<'_>, object: Ref) -> Result<Option<Value>> {
    if object.is_null() {
        return Ok(None);
    }
    Ok(match &*call.class_of(object).name {
        "java/lang/Integer" => {
            Some(Value::Int(call.final_field(object, &INTEGER_VALUE)? as u32 as i32))
        }
        "java/lang/Boolean" => Some(Value::Bool(call.final_field(object, &BOOLEAN_VALUE)? != 0)),
        _ => None,
    })
}

fn by_number(number: i32) -> Result<Name> {
    let known = KNOWN.iter().find(|known| known.number == Some(number));
    match known {
        Some(known) => Ok(known.name),
        None => Err(socket_exception(&format!("Unknown option {number}"))),
    }
}

fn set_by_number(call: &mut Call<'_>) -> Result<u64> {
    let number = call.int(1);
    call.open_socket(call.receiver()).map_err(thrown)?;
    set(call, by_number(number)?, false)
}

fn set_by_name(call: &mut Call<'_>) -> Result<u64> {
    let Some(known) = by_name(call)? else { return text_of(call, &NOT_SUPPORTED, 1) };
    let fits = match value(call, call.reference(2))? {
        Some(Value::Bool(_)) => known.is_flag,
        Some(Value::Int(_)) => !known.is_flag,
        None => false,
    };
    if !fits {
        return text_of(call, &INVALID, 2);
    }
    set(call, known.name, true)
}

/// The option that an object names, if sockets of this kind have it.
fn by_name(call: &Call<'_>) -> Result<Option<&'static WellKnown>> {
    let option = call.object(1)?;
    let field = match &*call.class_of(option).name {
        STANDARD => STANDARD_NAME,
        EXTENDED => EXTENDED_NAME,
        _ => return Ok(None),
    };
    let text = call.string_or_null(call.final_ref(option, &field)?).unwrap_or_default();
    let is_server = call.final_field(call.receiver(), &SERVER)? != 0;
    let mut named = KNOWN.iter().filter(|known| !known.text.is_empty() && known.text == text);
    Ok(named.find(|known| known.of_servers || !is_server))
}

static NOT_SUPPORTED: Continuation = Continuation {
    name: "socket option not supported",
    refs: 1,
    resume: |call, _| {
        let text = call.string_or_null(call.saved_ref(0)).unwrap_or_default();
        let message = format!("'{text}' not supported");
        Err(Stop::throw("java/lang/UnsupportedOperationException", message))
    },
    catches: false,
};
static INVALID: Continuation = Continuation {
    name: "value of a socket option",
    refs: 1,
    resume: |call, _| {
        let text = call.string_or_null(call.saved_ref(0)).unwrap_or_default();
        Err(illegal(&format!("Invalid value '{text}'")))
    },
    catches: false,
};

/// Goes on at `continuation` with an argument as a string.
fn text_of(
    call: &mut Call<'_>,
    continuation: &'static Continuation,
    argument: usize,
) -> Result<u64> {
    let class = call.boot_class("java/lang/String")?;
    let descriptor = "(Ljava/lang/Object;)Ljava/lang/String;";
    let method = call.library_method(class, "valueOf", descriptor)?;
    let argument = u64::from(call.reference(argument).0);
    call.then(continuation, &[], method, &[argument])
}

fn illegal(message: &str) -> Stop {
    Stop::throw("java/lang/IllegalArgumentException", message)
}

/// The two forms refuse values in their own ways.
fn set(call: &mut Call<'_>, name: Name, is_by_name: bool) -> Result<u64> {
    let given = value(call, call.reference(2))?;
    let int = |what: &str| match given {
        Some(Value::Int(value)) => Ok(value),
        _ => Err(socket_exception(&format!("Bad value for {what}"))),
    };
    let flag = |what: &str| match given {
        Some(Value::Bool(value)) => Ok(value),
        _ => Err(socket_exception(&format!("Bad value for {what}"))),
    };
    let size = |what: &str, (least, most): (i32, i32)| match int(what)? {
        value if value < 0 && is_by_name => Err(illegal("Invalid send/receive buffer size")),
        value if value <= 0 && !is_by_name => Err(socket_exception(&format!("{what} <= 0"))),
        value => Ok(value.clamp(least, most)),
    };
    let within = |what: &str, most: i32| match int(what)? {
        value if (1..=most).contains(&value) => Ok(value),
        _ => Err(socket_exception("Invalid argument")),
    };
    let change = |options: &mut Options| {
        match name {
            Name::Linger => {
                options.linger = match given {
                    Some(Value::Bool(false)) => -1,
                    _ => int("SO_LINGER")?.clamp(-1, LINGER_MAX),
                }
            }
            Name::Timeout => match int("SO_TIMEOUT")? {
                value if value < 0 => return Err(socket_exception("timeout < 0")),
                value => options.timeout = value,
            },
            Name::TrafficClass => match int("IP_TOS")? {
                // Linux keeps the bits for congestion to itself.
                value @ 0..=255 => options.traffic_class = value & !3,
                _ if is_by_name => return Err(illegal("Invalid IP_TOS value")),
                _ => return Err(socket_exception("Invalid IP_TOS value")),
            },
            Name::NoDelay => options.no_delay = flag("TCP_NODELAY")?,
            Name::SendBuffer => options.send_buffer = size("SO_SNDBUF", SEND_BUFFER)?,
            Name::ReceiveBuffer => options.receive_buffer = size("SO_RCVBUF", RECEIVE_BUFFER)?,
            Name::KeepAlive => options.keep_alive = flag("SO_KEEPALIVE")?,
            Name::OutOfBandInline => options.out_of_band_inline = flag("SO_OOBINLINE")?,
            Name::ReuseAddress => options.reuse_address = flag("SO_REUSEADDR")?,
            Name::ReusePort => options.reuse_port = flag("SO_REUSEPORT")?,
            Name::KeepIdle => options.keep_idle = within("TCP_KEEPIDLE", KEEP_SECONDS_MAX)?,
            Name::KeepInterval => {
                options.keep_interval = within("TCP_KEEPINTERVAL", KEEP_SECONDS_MAX)?
            }
            Name::KeepCount => options.keep_count = within("TCP_KEEPCOUNT", KEEP_COUNT_MAX)?,
            Name::QuickAcknowledge => options.quick_acknowledge = flag("TCP_QUICKACK")?,
            Name::IncomingNapiId => {
                let message = "Attempt to set read only option SO_INCOMING_NAPI_ID";
                return Err(socket_exception(message));
            }
            Name::LocalAddress => return Err(socket_exception("Unknown option 15")),
        }
        Ok(())
    };
    done(call.set_socket_options(call.receiver(), change))
}

fn get_by_number(call: &mut Call<'_>) -> Result<u64> {
    let number = call.int(1);
    call.open_socket(call.receiver()).map_err(thrown)?;
    get(call, by_number(number)?, true)
}

fn get_by_name(call: &mut Call<'_>) -> Result<u64> {
    match by_name(call)? {
        Some(known) => get(call, known.name, false),
        None => text_of(call, &NOT_SUPPORTED, 1),
    }
}

/// The result is what the called method gives.
static GIVEN: Continuation = Continuation {
    name: "socket option",
    refs: 1,
    resume: |call, _| Ok(call.saved(0)),
    catches: false,
};

fn get(call: &mut Call<'_>, name: Name, linger_as_flag: bool) -> Result<u64> {
    let (options, local) = call.socket_options(call.receiver()).map_err(thrown)?;
    match name {
        Name::Linger if options.linger < 0 && linger_as_flag => boolean(call, false),
        Name::Linger => integer(call, options.linger),
        Name::Timeout => integer(call, options.timeout),
        Name::TrafficClass => integer(call, options.traffic_class),
        Name::SendBuffer => integer(call, options.send_buffer),
        Name::ReceiveBuffer => integer(call, options.receive_buffer),
        Name::KeepIdle => integer(call, options.keep_idle),
        Name::KeepInterval => integer(call, options.keep_interval),
        Name::KeepCount => integer(call, options.keep_count),
        // No device has received anything.
        Name::IncomingNapiId => integer(call, 0),
        Name::QuickAcknowledge => boolean(call, options.quick_acknowledge),
        Name::NoDelay => boolean(call, options.no_delay),
        Name::KeepAlive => boolean(call, options.keep_alive),
        Name::OutOfBandInline => boolean(call, options.out_of_band_inline),
        Name::ReuseAddress => boolean(call, options.reuse_address),
        Name::ReusePort => boolean(call, options.reuse_port),
        Name::LocalAddress => {
            initialize_addresses(call)?;
            let ip = local.map_or(Ip::ANY, |local| local.ip);
            give(new_address(call, ip, Ref::NULL)?)
        }
    }
}

fn integer(call: &mut Call<'_>, value: i32) -> Result<u64> {
    let class = call.boot_class("java/lang/Integer")?;
    call.ensure_initialized(class)?;
    let method = call.library_method(class, "valueOf", "(I)Ljava/lang/Integer;")?;
    call.then(&GIVEN, &[], method, &[u64::from(value as u32)])
}

fn boolean(call: &mut Call<'_>, value: bool) -> Result<u64> {
    let class = call.boot_class("java/lang/Boolean")?;
    call.ensure_initialized(class)?;
    let method = call.library_method(class, "valueOf", "(Z)Ljava/lang/Boolean;")?;
    call.then(&GIVEN, &[], method, &[u64::from(value)])
}
