//! Natives of `sun.nio.ch` as far as they are about files: channels, locks, mappings.
//!
//! JDK 17 has most of them in `FileDispatcherImpl`, later ones in `UnixFileDispatcherImpl`.

use heddle_files::{Errno, FileKind};

use super::descriptors::{
    self, Memory, available, check_range, clock, files, io_exception, number,
};
use super::{Call, Native, native, nothing};
use crate::interp::{Result, Stop};
use crate::state::{ARRAY_BASE, Tables};
use crate::state::{give_bool, give_int};

const FILE: &str = "sun/nio/ch/FileDispatcherImpl";
const UNIX_FILE: &str = "sun/nio/ch/UnixFileDispatcherImpl";
const CHANNEL: &str = "sun/nio/ch/FileChannelImpl";
const UTIL: &str = "sun/nio/ch/IOUtil";
const THREAD: &str = "sun/nio/ch/NativeThread";
const KEY: &str = "sun/nio/ch/FileKey";
const MAPPED: &str = "java/nio/MappedMemoryUtils";

const PAGE_BYTES: u64 = 4096;
/// The largest file that can be mapped.
const MAPPED_BYTES_MAX: u64 = 1 << 32;

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
            // A process never waits for its own locks, and the files are its own.
            native($class, "lock0", "(Ljava/io/FileDescriptor;ZJJZ)I", |_| give_int(0)),
            native($class, "release0", "(Ljava/io/FileDescriptor;JJ)V", nothing),
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
    native(FILE, "preClose0", "(Ljava/io/FileDescriptor;)V", nothing),
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
        let number = descriptor(call, 0)?;
        let count = available(call, number).map_err(io_exception)?;
        give_int(i32::try_from(count).unwrap_or(i32::MAX))
    }),
    native(UNIX_FILE, "isOther0", "(Ljava/io/FileDescriptor;)Z", is_other),
    native(UNIX_FILE, "allocationGranularity0", "()J", |_| Ok(PAGE_BYTES)),
    native(UNIX_FILE, "map0", "(Ljava/io/FileDescriptor;IJJZ)J", |call| {
        let number = descriptor(call, 0)?;
        map(call, number, 1)
    }),
    native(UNIX_FILE, "unmap0", "(JJ)I", unmap),
    native("sun/nio/ch/UnixDispatcher", "init", "()V", nothing),
    native("sun/nio/ch/UnixDispatcher", "close0", "(Ljava/io/FileDescriptor;)V", close),
    native("sun/nio/ch/UnixDispatcher", "preClose0", "(Ljava/io/FileDescriptor;)V", nothing),
};

pub(super) const NATIVES: &[Native] = &[
    native(CHANNEL, "initIDs", "()J", |_| Ok(PAGE_BYTES)),
    native(CHANNEL, "maxDirectTransferSize0", "()I", |_| give_int(i32::MAX)),
    native(CHANNEL, "map0", "(IJJZ)J", |call| {
        let fd = call.machine.get_ref(call.receiver(), "fd");
        let number = number(call, fd);
        map(call, number, 1)
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
        give_int(number(call, call.object(0)?))
    }),
    native(UTIL, "setfdVal", "(Ljava/io/FileDescriptor;I)V", |call| {
        let (fd, value) = (call.object(0)?, call.int(1));
        call.machine.set_field(fd, "fd", u64::from(value as u32));
        Ok(0)
    }),
    native(UTIL, "configureBlocking", "(Ljava/io/FileDescriptor;Z)V", nothing),
    native(UTIL, "randomBytes", "([B)Z", random_bytes),
    // Signals interrupt blocked system calls; here no call blocks.
    native(THREAD, "init", "()V", nothing),
    native(THREAD, "current", "()J", |_| Ok(1)),
    native(THREAD, "current0", "()J", |_| Ok(1)),
    native(THREAD, "signal", "(J)V", nothing),
    native(THREAD, "signal0", "(J)V", nothing),
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

fn descriptor(call: &Call<'_>, index: usize) -> Result<i32> {
    Ok(number(call, call.object(index)?))
}

type Transfer = fn(&mut Call<'_>, i32, Option<u64>, Memory, u32) -> Result<i64>;

/// Reads; at the end of a file the count is the status that says so.
fn transfer_in(
    call: &mut Call<'_>,
    number: i32,
    at: Option<u64>,
    memory: Memory,
    length: u32,
) -> Result<i64> {
    let count = descriptors::read(call, number, at, memory, length)?.map_err(io_exception)?;
    Ok(if count == 0 && length > 0 { END_OF_FILE } else { count as i64 })
}

fn transfer_out(
    call: &mut Call<'_>,
    number: i32,
    at: Option<u64>,
    memory: Memory,
    length: u32,
) -> Result<i64> {
    let count = descriptors::write(call, number, at, memory, length)?.map_err(io_exception)?;
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
    let number = descriptor(call, 0)?;
    let (memory, length) = (Memory::Address(call.long(1) as u64), call.int(3) as u32);
    give_int(transfer(call, number, at, memory, length)? as i32)
}

/// Reads or writes several pieces of memory: an array of address and length pairs.
fn vector(call: &mut Call<'_>, transfer: Transfer) -> Result<u64> {
    const PAIR_BYTES: u64 = 16;
    let number = descriptor(call, 0)?;
    let (address, count) = (call.long(1) as u64, call.int(3) as u64);
    let memory = &call.machine.process().native_memory;
    let Some(pairs) = memory.read(address, count * PAIR_BYTES) else {
        return Err(Stop::unsupported("scattered input or output outside native memory"));
    };
    let word = |bytes: &[u8]| {
        let mut word = [0; 8];
        word.copy_from_slice(bytes);
        u64::from_le_bytes(word)
    };
    let pairs: Vec<(u64, u64)> = pairs
        .chunks_exact(PAIR_BYTES as usize)
        .map(|pair| (word(&pair[..8]), word(&pair[8..])))
        .collect();
    let mut total = 0;
    for (address, length) in pairs {
        if length == 0 {
            continue;
        }
        let moved = transfer(call, number, None, Memory::Address(address), length as u32)?;
        if moved < 0 {
            return Ok(if total == 0 { moved } else { total } as u64);
        }
        total += moved;
        if (moved as u64) < length {
            break;
        }
    }
    Ok(total as u64)
}

/// A negative offset asks for the position.
fn seek(call: &mut Call<'_>) -> Result<u64> {
    let number = descriptor(call, 0)?;
    let offset = call.long(1);
    let files = files(call);
    match u64::try_from(offset) {
        Ok(position) => files.seek(number, position).map(|()| position),
        Err(_) => files.position(number),
    }
    .map_err(io_exception)
}

fn truncate(call: &mut Call<'_>) -> Result<u64> {
    let number = descriptor(call, 0)?;
    let (size, now) = (call.long(1) as u64, clock(call));
    let Tables { files, native_memory, .. } = call.process().parts().2;
    descriptors::take_mapped(files, native_memory, number, now);
    files.set_size(number, size, now).map_err(io_exception)?;
    give_int(0)
}

fn size(call: &mut Call<'_>) -> Result<u64> {
    let number = descriptor(call, 0)?;
    files(call).size(number).map_err(io_exception)
}

fn close(call: &mut Call<'_>) -> Result<u64> {
    let number = descriptor(call, 0)?;
    files(call).close(number).map_err(io_exception)?;
    Ok(0)
}

fn close_number(call: &mut Call<'_>) -> Result<u64> {
    let number = call.int(0);
    files(call).close(number).map_err(io_exception)?;
    Ok(0)
}

fn dup(call: &mut Call<'_>) -> Result<u64> {
    let (from, to) = (descriptor(call, 0)?, descriptor(call, 1)?);
    files(call).redirect(from, to).map_err(io_exception)?;
    Ok(0)
}

fn is_other(call: &mut Call<'_>) -> Result<u64> {
    let number = descriptor(call, 0)?;
    let found = files(call).metadata_of(number).map_err(io_exception)?;
    give_bool(!matches!(found.kind, FileKind::File | FileKind::Directory | FileKind::Link))
}

/// From one descriptor, at a position, to another; `first` is where the arguments start.
fn transfer_to(call: &mut Call<'_>, first: usize) -> Result<u64> {
    const BYTES_MAX: u64 = 1 << 20;
    let (from, to) = (descriptor(call, first)?, descriptor(call, first + 5)?);
    let (position, count) = (call.long(first + 1) as u64, call.long(first + 3) as u64);
    let size = files(call).size(from).map_err(io_exception)?;
    let length = count.min(size.saturating_sub(position)).min(BYTES_MAX);
    if length == 0 {
        return Ok(0);
    }
    let buffer = call.process().native_memory.allocate(length);
    let memory = Memory::Address(buffer);
    let moved = match transfer_in(call, from, Some(position), memory, length as u32) {
        Ok(count) if count > 0 => transfer_out(call, to, None, memory, count as u32),
        other => other,
    };
    call.process().native_memory.free(buffer);
    Ok(moved? as u64)
}

/// Maps a file; `first` is where the arguments start. All shared mappings of a file are in one
/// block, so that each sees what is written through another.
fn map(call: &mut Call<'_>, number: i32, first: usize) -> Result<u64> {
    const PRIVATE: i32 = 2;
    let protection = call.int(first);
    let (position, length) = (call.long(first + 1) as u64, call.long(first + 3) as u64);
    let now = clock(call);
    let (_, _, tables) = call.process().parts();
    let Tables { files, native_memory, .. } = tables;
    descriptors::take_mapped(files, native_memory, number, now);
    if protection == PRIVATE {
        let Ok(bytes) = u32::try_from(length) else { return Err(too_large()) };
        let address = native_memory.allocate_aligned(length, PAGE_BYTES);
        let memory = Memory::Address(address);
        let read = descriptors::read(call, number, Some(position), memory, bytes)?;
        read.map_err(io_exception)?;
        return Ok(address);
    }
    let end = position + length;
    let (block, block_length) = match files.mapping(number) {
        Some(mapping) => mapping,
        None => {
            let whole = files.size(number).map_err(io_exception)?.max(end);
            if whole > MAPPED_BYTES_MAX {
                return Err(too_large());
            }
            // Room behind the end, for mappings of a file that grows.
            let whole = whole.next_multiple_of(PAGE_BYTES).max(PAGE_BYTES) * 2;
            (native_memory.allocate_aligned(whole, PAGE_BYTES), whole)
        }
    };
    if end > block_length {
        return Err(Stop::unsupported("a mapping of a file that grew much since it was mapped"));
    }
    files.add_mapping(number, block, block_length).map_err(io_exception)?;
    descriptors::show_mapped(files, native_memory, number);
    Ok(block + position)
}

fn too_large() -> Stop {
    Stop::throw("java/lang/OutOfMemoryError", "Map failed")
}

fn unmap(call: &mut Call<'_>) -> Result<u64> {
    let (address, now) = (call.long(0) as u64, clock(call));
    let Tables { files, native_memory, .. } = call.process().parts().2;
    let read = |block, length| native_memory.read(block, length);
    match files.remove_mapping(address, now, read) {
        Ok(Some(block)) => native_memory.free(block),
        Ok(None) => {}
        // A private mapping has a block of its own.
        Err(_) => native_memory.free(address),
    }
    give_int(0)
}

fn random_bytes(call: &mut Call<'_>) -> Result<u64> {
    let array = call.object(0)?;
    let length = call.machine.heap().length(array);
    check_range(call, array, 0, length as i32)?;
    let (heap, _, tables) = call.process().parts();
    tables.files.fill_random(heap.bytes_mut(array, ARRAY_BASE, length));
    give_bool(true)
}

/// Device and inode of an open file, by which locks know it.
fn key(call: &mut Call<'_>, index: usize) -> Result<(u64, u64)> {
    let number = descriptor(call, index)?;
    let found = files(call).metadata_of(number).map_err(io_exception)?;
    Ok((1, found.inode))
}

fn key_fields(call: &mut Call<'_>) -> Result<u64> {
    let (device, inode) = key(call, 1)?;
    let target = call.receiver();
    call.machine.set_field(target, "st_dev", device);
    call.machine.set_field(target, "st_ino", inode);
    Ok(0)
}

fn key_array(call: &mut Call<'_>) -> Result<u64> {
    let (device, inode) = key(call, 0)?;
    let target = call.object(1)?;
    if call.machine.heap().length(target) < 2 {
        return Err(io_exception(Errno::INVALID));
    }
    let heap = call.machine.heap_mut();
    heap.store_u64(target, ARRAY_BASE, device);
    heap.store_u64(target, ARRAY_BASE + 8, inode);
    Ok(0)
}
