//! Selectors and what they are made of: `sun.nio.ch.EPoll`, `EventFD` and pipes. Keys, their sets
//! and the order in which they are dealt with are the library's own.

use heddle_net::{Events, NetError, Reply, Request, SELECTED_BYTES, Watch};

use super::channels::{INTERRUPTED, status};
use super::sockets::thrown;
use super::{Call, Native, native};
use heddle_jvm::interp::Result;
use heddle_jvm::jdk::{CHANNEL_NUMBER, KEY_CHANNEL};
use heddle_jvm::state::{
    Descriptor, Failure, LibraryField, Memory, Span, Undone, give_bool, give_int,
};

const SETS: &str = "sun/nio/ch/EPoll";
const WAKEUPS: &str = "sun/nio/ch/EventFD";
const UTIL: &str = "sun/nio/ch/IOUtil";

/// What the machine reads of keys.
pub(super) const FIELDS: &[LibraryField] = &[KEY_CHANNEL.0, CHANNEL_NUMBER.0];

pub(super) const NATIVES: &[Native] = &[
    native(SETS, "eventSize", "()I", |_| give_int(SELECTED_BYTES as i32)),
    native(SETS, "eventsOffset", "()I", |_| give_int(0)),
    native(SETS, "dataOffset", "()I", |_| give_int(4)),
    native(SETS, "create", "()I", |call| {
        give_int(call.create_numbered(|network, process| network.create_selector(process)))
    }),
    native(SETS, "ctl", "(IIII)I", watch),
    native(SETS, "wait", "(IJII)I", select),
    native(WAKEUPS, "eventfd0", "()I", |call| {
        give_int(call.create_numbered(|network, process| network.create_wakeup(process)))
    }),
    native(WAKEUPS, "set0", "(I)I", |call| {
        wake(call, true)?;
        give_int(0)
    }),
    native(UTIL, "makePipe", "(Z)J", make_pipe),
    native(UTIL, "drain", "(I)Z", drain),
    native(UTIL, "drain1", "(I)I", |call| {
        let pipe = Descriptor::of_number(call.int(0));
        let reply = call.network(pipe, Request::Take { at_most: 1 }, Memory::default(), 0);
        give_int(status(reply).map_err(thrown)? as i32)
    }),
    native(UTIL, "write1", "(IB)I", |call| {
        let (pipe, bytes) = (Descriptor::of_number(call.int(0)), [call.int(1) as u8]);
        let memory = Memory { bytes: &bytes, ..Memory::default() };
        let reply = call.network(pipe, Request::Put { count: 1 }, memory, 0);
        give_int(status(reply).map_err(thrown)? as i32)
    }),
];

/// By the numbers of `epoll_ctl`; gives what went wrong as a number of the system.
fn watch(call: &mut Call<'_>) -> Result<u64> {
    const ADD: i32 = 1;
    const REMOVE: i32 = 2;
    const CHANGE: i32 = 3;
    const NOT_FOUND: i32 = 2;
    const EXISTS: i32 = 17;
    const INVALID: i32 = 22;
    let (set, number) = (Descriptor::of_number(call.int(0)), call.int(2));
    let events = Events(call.int(3) as u32);
    let watch = match call.int(1) {
        ADD => Watch::Add(events),
        REMOVE => Watch::Remove,
        CHANGE => Watch::Change(events),
        _ => return give_int(INVALID),
    };
    match call.network(set, Request::Watch { number, watch }, Memory::default(), 0) {
        Ok(_) => give_int(0),
        Err(Undone::Failed(Failure::Net(NetError::NotFound))) => give_int(NOT_FOUND),
        Err(Undone::Failed(Failure::Net(NetError::AddressInUse))) => give_int(EXISTS),
        Err(undone) => Err(thrown(undone)),
    }
}

fn select(call: &mut Call<'_>) -> Result<u64> {
    let (set, most, millis) = (Descriptor::of_number(call.int(0)), call.int(3), call.int(4));
    let most = most.max(0) as u64;
    let memory = Span::off_heap(call.long(1) as u64, most * SELECTED_BYTES as u64);
    let request = Request::Select { most, waits: millis != 0, late: 0 };
    match call.network(set, request, Memory::of(&[memory]), millis).map_err(thrown)? {
        Reply::Count(bytes) => give_int((bytes / SELECTED_BYTES) as i32),
        Reply::TimedOut => give_int(0),
        _ => give_int(INTERRUPTED as i32),
    }
}

/// Gives whether it was set before.
fn wake(call: &mut Call<'_>, on: bool) -> Result<bool> {
    let descriptor = Descriptor::of_number(call.int(0));
    let reply = call.network(descriptor, Request::Wake(on), Memory::default(), 0);
    Ok(matches!(reply.map_err(thrown)?, Reply::Count(1)))
}

/// Both numbers in one: that of the end that is read in the upper half.
fn make_pipe(call: &mut Call<'_>) -> Result<u64> {
    let blocking = call.boolean(0);
    let (reads, writes) = call.create_numbered(|network, process| {
        let pipe = network.create_pipe(process);
        network.set_pipe_blocking(process, pipe, blocking);
        pipe
    });
    Ok(u64::from(reads as u32) << 32 | u64::from(writes as u32))
}

/// Takes back what woke: all there is in a pipe, or what was set.
fn drain(call: &mut Call<'_>) -> Result<u64> {
    let pipe = Descriptor::of_number(call.int(0));
    if !call.is_pipe(pipe) {
        let was_set = wake(call, false)?;
        return give_bool(was_set);
    }
    let reply = call.network(pipe, Request::Take { at_most: u64::MAX }, Memory::default(), 0);
    give_bool(status(reply).map_err(thrown)? > 0)
}
