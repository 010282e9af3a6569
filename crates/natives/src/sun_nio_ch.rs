//! Natives of `sun.nio.ch` as far as they are about files: channels, locks, mappings.
//!
//! JDK 17 has most of them in `FileDispatcherImpl`, later ones in `UnixFileDispatcherImpl`.

use heddle_files::{Errno, FileKind, LockRange};
use heddle_net::Request;

use super::channels;
use super::descriptors::{self, descriptor_at, number_field};
use super::sockets::thrown;
use super::{Call, Native, native, nothing};
use heddle_jvm::interp::{Result, Stop};
use heddle_jvm::program::Kind;
use heddle_jvm::state::{
    Cell, Descriptor, FinalField, LibraryField, Locking, Memory, PAGE_BYTES, SharedField, Span,
    Unmappable,
};
use heddle_jvm::state::{give_bool, give_int, io_exception};

const FILE: &str = "sun/nio/ch/FileDispatcherImpl";
const UNIX_FILE: &str = "sun/nio/ch/UnixFileDispatcherImpl";
const CHANNEL: &str = "sun/nio/ch/FileChannelImpl";
const UTIL: &str = "sun/nio/ch/IOUtil";
const THREAD: &str = "sun/nio/ch/NativeThread";
const KEY: &str = "sun/nio/ch/FileKey";
const MAPPED: &str = "java/nio/MappedMemoryUtils";

/// Later JDKs hand the descriptor over.
const CHANNEL_DESCRIPTOR: FinalField = FinalField::new(CHANNEL, "fd");
/// Later JDKs want both numbers in an array.
const KEY_DEVICE: SharedField = SharedField::new(KEY, "st_dev");
const KEY_INODE: SharedField = SharedField::new(KEY, "st_ino");

pub(super) const FIELDS: &[LibraryField] = &[CHANNEL_DESCRIPTOR.0, KEY_DEVICE.0, KEY_INODE.0];

/// The rows that both homes of the dispatcher's natives have.
macro_rules! dispatcher {
    ($class:expr; $($rest:tt)*) => {
        &[
            native($class, "read0", "(Ljava/io/FileDescriptor;JI)I", |c| single(c, transfer_in)),
            native($class, "pread0", "(Ljava/io/FileDescriptor;JIJ)I", |c| positioned(c, transfer_in)),
            native($class, "readv0", "(Ljava/io/FileDescriptor;JI)J", |c| vector(c, transfer_in)),
            native($class, "write0", "(Ljava/io/FileDescriptor;JI)I", |c| single(c, transfer_out)),
            native($class, "pwrite0", "(Ljava/io/FileDescriptor;JIJ)I", |c| positioned(c, transfer_out)),
            native($class, "writev0", "(Ljava/io/FileDescriptor;JI)J", |c| vector(c, transfer_out)),
            native($class, "force0", "(Ljava/io/FileDescriptor;Z)I", |_| give_int(0)),
            native($class, "seek0", "(Ljava/io/FileDescriptor;J)J", seek),
            native($class, "truncate0", "(Ljava/io/FileDescriptor;J)I", truncate),
            native($class, "size0", "(Ljava/io/FileDescriptor;)J", size),
            native($class, "lock0", "(Ljava/io/FileDescriptor;ZJJZ)I", lock),
            native($class, "release0", "(Ljava/io/FileDescriptor;JJ)V", release),
            native($class, "closeIntFD", "(I)V", close_number),
            native($class, "setDirect0", "(Ljava/io/FileDescriptor;)I", |_| {
                give_int(PAGE_BYTES as i32)
            }),
            $($rest)*
        ]
    };
}

pub(super) const IN_FILE_DISPATCHER: &[Native] = dispatcher! { FILE;
    native(FILE, "init", "()V", nothing),
    native(FILE, "init0", "()V", nothing),
    native(FILE, "close0", "(Ljava/io/FileDescriptor;)V", close),
    native(FILE, "preClose0", "(Ljava/io/FileDescriptor;)V", prepare_close),
    native(FILE, "dup0", "(Ljava/io/FileDescriptor;Ljava/io/FileDescriptor;)V", dup),
    native(FILE, "canTransferToFromOverlappedMap0", "()Z", |_| give_bool(true)),
    native(
        FILE,
        "transferTo0",
        "(Ljava/io/FileDescriptor;JJLjava/io/FileDescriptor;Z)J",
        |call| transfer_to(call, 0),
    ),
    native(
        FILE,
        "transferFrom0",
        "(Ljava/io/FileDescriptor;Ljava/io/FileDescriptor;JJZ)J",
        |_| Ok(UNSUPPORTED as u64),
    ),
};

pub(super) const IN_UNIX_DISPATCHER: &[Native] = dispatcher! { UNIX_FILE;
    native(UNIX_FILE, "available0", "(Ljava/io/FileDescriptor;)I", |call| {
        let count = call.available(descriptor_at(call, 0)?)?.map_err(io_exception)?;
        give_int(i32::try_from(count).unwrap_or(i32::MAX))
    }),
    native(UNIX_FILE, "isOther0", "(Ljava/io/FileDescriptor;)Z", is_other),
    native(UNIX_FILE, "allocationGranularity0", "()J", |_| Ok(PAGE_BYTES)),
    native(UNIX_FILE, "map0", "(Ljava/io/FileDescriptor;IJJZ)J", |call| {
        let file = descriptor_at(call, 0)?;
        map(call, file, 1)
    }),
    native(UNIX_FILE, "unmap0", "(JJ)I", unmap),
    native("sun/nio/ch/UnixDispatcher", "init", "()V", nothing),
    native("sun/nio/ch/UnixDispatcher", "close0", "(Ljava/io/FileDescriptor;)V", close),
    native("sun/nio/ch/UnixDispatcher", "preClose0", "(Ljava/io/FileDescriptor;)V", prepare_close),
};

pub(super) const NATIVES: &[Native] = &[
    native(CHANNEL, "initIDs", "()J", |_| Ok(PAGE_BYTES)),
    native(CHANNEL, "maxDirectTransferSize0", "()I", |_| give_int(i32::MAX)),
    native(CHANNEL, "map0", "(IJJZ)J", |call| {
        let fd = call.final_ref(call.receiver(), &CHANNEL_DESCRIPTOR)?;
        let file = descriptors::descriptor(call, fd)?;
        map(call, file, 1)
    }),
    native(CHANNEL, "unmap0", "(JJ)I", unmap),
    native(
        CHANNEL,
        "transferTo0",
        "(Ljava/io/FileDescriptor;JJLjava/io/FileDescriptor;)J",
        |call| transfer_to(call, 1),
    ),
    native(UTIL, "initIDs", "()V", nothing),
    native(UTIL, "iovMax", "()I", |_| give_int(1024)),
    native(UTIL, "writevMax", "()J", |_| Ok(i32::MAX as u64)),
    native(UTIL, "fdLimit", "()I", |_| give_int(1024)),
    native(UTIL, "fdVal", "(Ljava/io/FileDescriptor;)I", |call| {
        let field = number_field(call, call.object(0)?)?;
        call.load(field)
    }),
    native(UTIL, "setfdVal", "(Ljava/io/FileDescriptor;I)V", |call| {
        let field = number_field(call, call.object(0)?)?;
        call.store(field, call.arg(1))?;
        Ok(0)
    }),
    native(UTIL, "configureBlocking", "(Ljava/io/FileDescriptor;Z)V", |call| {
        let (descriptor, blocking) = (descriptor_at(call, 0)?, call.boolean(1));
        let request = Request::SetBlocking(blocking);
        call.network(descriptor, request, Memory::default(), 0).map_err(thrown)?;
        Ok(0)
    }),
    native(UTIL, "randomBytes", "([B)Z", random_bytes),
    // Signals interrupt blocked system calls; here only those that wait for a lock block.
    native(THREAD, "init", "()V", nothing),
    native(THREAD, "current", "()J", |_| Ok(1)),
    native(THREAD, "current0", "()J", |_| Ok(1)),
    native(THREAD, "signal", "(J)V", signal),
    native(THREAD, "signal0", "(J)V", signal),
    native(THREAD, "supportPendingSignals0", "()Z", |_| give_bool(false)),
    native(KEY, "initIDs", "()V", nothing),
    native(KEY, "init", "(Ljava/io/FileDescriptor;)V", key_fields),
    native(KEY, "init", "(Ljava/io/FileDescriptor;[J)V", key_array),
    native(MAPPED, "registerNatives", "()V", nothing),
    native(MAPPED, "isLoaded0", "(JJJ)Z", |_| give_bool(true)),
    native(MAPPED, "load0", "(JJ)V", nothing),
    native(MAPPED, "unload0", "(JJ)V", nothing),
    native(MAPPED, "force0", "(Ljava/io/FileDescriptor;JJ)V", nothing),
];

/// Answers of `IOStatus`.
const END_OF_FILE: i64 = -1;
const UNSUPPORTED: i64 = -4;

type Transfer = fn(&mut Call<'_>, Descriptor, Option<u64>, &[Span]) -> Result<i64>;

/// Reads; at the end of a file the count is the status that says so.
fn transfer_in(
    call: &mut Call<'_>,
    from: Descriptor,
    at: Option<u64>,
    into: &[Span],
) -> Result<i64> {
    if call.is_socket(from) {
        return channels::take(call, from, into);
    }
    let count = call.read_file(from, at, into)?.map_err(io_exception)?;
    let is_end = count == 0 && into.iter().any(|span| !span.is_empty());
    Ok(if is_end { END_OF_FILE } else { count as i64 })
}

fn transfer_out(
    call: &mut Call<'_>,
    to: Descriptor,
    at: Option<u64>,
    from: &[Span],
) -> Result<i64> {
    if call.is_socket(to) {
        return channels::put(call, to, from);
    }
    let count = call.write_file(to, at, from)?.map_err(io_exception)?;
    Ok(count as i64)
}

/// Reads or writes one piece of memory, at the descriptor's own position.
fn single(call: &mut Call<'_>, transfer: Transfer) -> Result<u64> {
    single_at(call, None, transfer)
}

/// As `single`, at the position that is the last argument.
fn positioned(call: &mut Call<'_>, transfer: Transfer) -> Result<u64> {
    let position = call.long(4) as u64;
    single_at(call, Some(position), transfer)
}

fn single_at(call: &mut Call<'_>, at: Option<u64>, transfer: Transfer) -> Result<u64> {
    let file = descriptor_at(call, 0)?;
    let memory = Span::off_heap(call.long(1) as u64, u64::from(call.int(3) as u32));
    give_int(transfer(call, file, at, &[memory])? as i32)
}

/// Reads or writes several pieces of memory: a list of address and length pairs.
fn vector(call: &mut Call<'_>, transfer: Transfer) -> Result<u64> {
    let file = descriptor_at(call, 0)?;
    let Some(pieces) = call.spans_at(call.long(1) as u64, call.int(3) as u64) else {
        return Err(Stop::unsupported("scattered input or output outside native memory"));
    };
    Ok(transfer(call, file, None, &pieces)? as u64)
}

/// A negative offset asks for the position.
fn seek(call: &mut Call<'_>) -> Result<u64> {
    let file = descriptor_at(call, 0)?;
    let place = u64::try_from(call.long(1));
    let position = call.on_disk_of([file], |disk| match place {
        Ok(position) => disk.seek(file.number(), position).map(|()| position),
        Err(_) => disk.position(file.number()),
    })?;
    position.map_err(io_exception)
}

fn truncate(call: &mut Call<'_>) -> Result<u64> {
    let file = descriptor_at(call, 0)?;
    call.set_size(file, call.long(1) as u64, false)?.map_err(io_exception)?;
    give_int(0)
}

fn size(call: &mut Call<'_>) -> Result<u64> {
    let file = descriptor_at(call, 0)?;
    call.on_disk_of([file], |disk| disk.size(file.number()))?.map_err(io_exception)
}

/// The end of a range of a file by its position and its length, which may be as good as endless.
fn end_of(position: i64, length: i64) -> u64 {
    position.saturating_add(length) as u64
}

/// Answers by the numbers of `FileDispatcher`.
fn lock(call: &mut Call<'_>) -> Result<u64> {
    let (file, waits, shared) = (descriptor_at(call, 0)?, call.boolean(1), call.boolean(6));
    let (position, length) = (call.long(2), call.long(4));
    let range = LockRange { from: position as u64, upto: end_of(position, length), shared };
    match call.lock_file(file, range, waits)? {
        Ok(Locking::Locked) => give_int(0),
        Ok(Locking::Refused) => give_int(-1),
        Ok(Locking::Interrupted) => give_int(2),
        Err(errno) => Err(io_exception(errno)),
    }
}

fn release(call: &mut Call<'_>) -> Result<u64> {
    let (file, position, length) = (descriptor_at(call, 0)?, call.long(1), call.long(3));
    let (from, upto) = (position as u64, end_of(position, length));
    let released = call.on_disk_of([file], |disk| disk.unlock(file.number(), from, upto))?;
    released.map_err(io_exception)?;
    Ok(0)
}

fn signal(call: &mut Call<'_>) -> Result<u64> {
    call.signal_lock_waiters();
    Ok(0)
}

/// Wakes those who wait for a socket, before it is closed. Files have nothing to prepare.
fn prepare_close(call: &mut Call<'_>) -> Result<u64> {
    let descriptor = descriptor_at(call, 0)?;
    call.shut_number(descriptor).map_err(thrown)?;
    Ok(0)
}

fn close(call: &mut Call<'_>) -> Result<u64> {
    let file = descriptor_at(call, 0)?;
    if call.is_socket(file) {
        call.close_number(file, None).map_err(thrown)?;
        return Ok(0);
    }
    call.on_disk_of([file], |disk| disk.close(file.number()))?.map_err(io_exception)?;
    Ok(0)
}

fn close_number(call: &mut Call<'_>) -> Result<u64> {
    let number = call.int(0);
    let descriptor = Descriptor::of_number(number);
    if call.is_socket(descriptor) {
        call.close_number(descriptor, None).map_err(thrown)?;
        return Ok(0);
    }
    call.on_disk(|disk| disk.close(number))?.map_err(io_exception)?;
    Ok(0)
}

fn dup(call: &mut Call<'_>) -> Result<u64> {
    let (from, to) = (descriptor_at(call, 0)?, descriptor_at(call, 1)?);
    let done = call.on_disk_of([from, to], |disk| disk.redirect(from.number(), to.number()))?;
    done.map_err(io_exception)?;
    Ok(0)
}

fn is_other(call: &mut Call<'_>) -> Result<u64> {
    let file = descriptor_at(call, 0)?;
    let found = call.on_disk_of([file], |disk| disk.kind_of(file.number()))?;
    let kind = found.map_err(io_exception)?;
    give_bool(!matches!(kind, FileKind::File | FileKind::Directory | FileKind::Link))
}

/// From one descriptor, at a position, to another; `first` is where the arguments start.
fn transfer_to(call: &mut Call<'_>, first: usize) -> Result<u64> {
    const BYTES_MAX: u64 = 1 << 20;
    let (from, to) = (descriptor_at(call, first)?, descriptor_at(call, first + 5)?);
    let (position, count) = (call.long(first + 1) as u64, call.long(first + 3) as u64);
    let length = count.min(BYTES_MAX);
    // The library then writes what it reads.
    if call.is_socket(to) {
        return Ok(UNSUPPORTED as u64);
    }
    let moved = call.move_bytes((from, Some(position)), to, length)?;
    Ok(moved.map_err(io_exception)? as u64)
}

/// Maps a file; `first` is where the arguments start.
fn map(call: &mut Call<'_>, file: Descriptor, first: usize) -> Result<u64> {
    const PRIVATE: i32 = 2;
    let (position, length) = (call.long(first + 1) as u64, call.long(first + 3) as u64);
    let mapped = match call.int(first) {
        PRIVATE => call.map_privately(file, position, length)?,
        _ => call.map_shared(file, position, length)?,
    };
    mapped.map_err(|why| match why {
        Unmappable::TooLarge => Stop::throw("java/lang/OutOfMemoryError", "Map failed"),
        Unmappable::Grown => {
            Stop::unsupported("a mapping of a file that grew much since it was mapped")
        }
        Unmappable::Failed(errno) => io_exception(errno),
    })
}

fn unmap(call: &mut Call<'_>) -> Result<u64> {
    call.unmap(call.long(0) as u64)?;
    give_int(0)
}

fn random_bytes(call: &mut Call<'_>) -> Result<u64> {
    let array = call.object(0)?;
    let whole = call.elements(array, 0, call.length(array));
    call.fill_random(whole)?;
    give_bool(true)
}

/// Device and inode of an open file, by which locks know it.
fn key_fields(call: &mut Call<'_>) -> Result<u64> {
    let (file, key) = (descriptor_at(call, 1)?, call.receiver());
    let cells = [call.shared_field(key, &KEY_DEVICE)?, call.shared_field(key, &KEY_INODE)?];
    fill_key(call, file, cells)
}

fn key_array(call: &mut Call<'_>) -> Result<u64> {
    let (file, key) = (descriptor_at(call, 0)?, call.object(1)?);
    if call.length(key) < 2 {
        return Err(io_exception(Errno::INVALID));
    }
    let cells = [call.element(key, 0, Kind::Long), call.element(key, 1, Kind::Long)];
    fill_key(call, file, cells)
}

fn fill_key(call: &mut Call<'_>, file: Descriptor, cells: [Cell; 2]) -> Result<u64> {
    const DEVICE: u64 = 1;
    let filled =
        call.fill_from_disk(Some(file), cells, |disk| Ok([DEVICE, disk.inode_of(file.number())?]))?;
    filled.map_err(io_exception)?;
    Ok(0)
}
