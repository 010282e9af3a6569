//! Natives of `java.io`: descriptors, streams over files, random access, the console.

use heddle_files::{Errno, FileKind, Flags, From};

use super::descriptors::{self, check_range, descriptor_at, number_field};
use super::sockets::thrown;
use super::{Call, Native, native, nothing};
use heddle_jvm::interp::{Result, Stop};
use heddle_jvm::state::{Descriptor, FinalField, GuardedField, LibraryField, Ref, Span};
use heddle_jvm::state::{give, give_bool, give_int, io_exception};

const DESCRIPTOR: &str = "java/io/FileDescriptor";
const INPUT: &str = "java/io/FileInputStream";
const OUTPUT: &str = "java/io/FileOutputStream";
const RANDOM: &str = "java/io/RandomAccessFile";

/// The `FileDescriptor` of a stream, by the name that it has in all three classes.
const STREAM: FinalField = FinalField::new(INPUT, "fd");

/// The number of a descriptor of a socket: it is set with the close.
const CLOSED_NUMBER: GuardedField = GuardedField::new(DESCRIPTOR, "fd");

pub(super) const FIELDS: &[LibraryField] =
    &[STREAM.0, FinalField::new(OUTPUT, "fd").0, FinalField::new(RANDOM, "fd").0];

pub(super) const NATIVES: &[Native] = &[
    native(DESCRIPTOR, "initIDs", "()V", nothing),
    native(DESCRIPTOR, "getHandle", "(I)J", |_| Ok(u64::MAX)),
    native(DESCRIPTOR, "getAppend", "(I)Z", |call| {
        let number = call.int(0);
        give_bool(call.on_disk(|disk| disk.is_append(number))?)
    }),
    native(DESCRIPTOR, "close0", "()V", |call| {
        let field = number_field(call, call.receiver())?;
        let descriptor = descriptors::descriptor(call, call.receiver())?;
        if call.is_socket(descriptor) {
            let own = (call.receiver(), CLOSED_NUMBER);
            call.close_number(descriptor, Some(own)).map_err(thrown)?;
            call.set_guarded(own.0, &own.1, u64::from(u32::MAX))?;
            return Ok(0);
        }
        call.close_descriptor(field)?.map_err(io_exception)?;
        Ok(0)
    }),
    native(DESCRIPTOR, "sync", "()V", nothing),
    native(DESCRIPTOR, "sync0", "()V", nothing),
    native("java/io/FileCleanable", "cleanupClose0", "(IJ)V", |call| {
        let number = call.int(0);
        // What is closed already has nothing left to clean up.
        let _ = call.on_disk(|disk| disk.close(number))?;
        Ok(0)
    }),
    native(INPUT, "initIDs", "()V", nothing),
    native(INPUT, "open0", "(Ljava/lang/String;)V", |call| open(call, Flags::READ)),
    native(INPUT, "read0", "()I", read_one),
    native(INPUT, "readBytes", "([BII)I", read_bytes),
    native(INPUT, "length0", "()J", length),
    native(INPUT, "position0", "()J", position),
    native(INPUT, "skip0", "(J)J", skip),
    native(INPUT, "available0", "()I", available_now),
    native(INPUT, "isRegularFile0", "(Ljava/io/FileDescriptor;)Z", is_regular_file),
    native(OUTPUT, "initIDs", "()V", nothing),
    native(OUTPUT, "open0", "(Ljava/lang/String;Z)V", open_output),
    native(OUTPUT, "write", "(IZ)V", write_one),
    native(OUTPUT, "writeBytes", "([BIIZ)V", write_bytes),
    native(RANDOM, "initIDs", "()V", nothing),
    native(RANDOM, "open0", "(Ljava/lang/String;I)V", open_random),
    native(RANDOM, "read0", "()I", read_one),
    native(RANDOM, "readBytes", "([BII)I", read_bytes),
    native(RANDOM, "readBytes0", "([BII)I", read_bytes),
    native(RANDOM, "write0", "(I)V", write_one),
    native(RANDOM, "writeBytes", "([BII)V", write_bytes),
    native(RANDOM, "writeBytes0", "([BII)V", write_bytes),
    native(RANDOM, "getFilePointer", "()J", position),
    native(RANDOM, "seek0", "(J)V", seek),
    native(RANDOM, "length", "()J", length),
    native(RANDOM, "length0", "()J", length),
    native(RANDOM, "setLength", "(J)V", set_length),
    native(RANDOM, "setLength0", "(J)V", set_length),
    // No terminal: `System.console()` is null, as for any program whose streams are redirected.
    native("java/io/Console", "istty", "()Z", |_| give_bool(false)),
    native("java/io/Console", "ttyStatus", "()I", |_| give_int(0)),
    native("java/io/Console", "encoding", "()Ljava/lang/String;", |_| give(Ref::NULL)),
    native("java/io/Console", "echo", "(Z)Z", |_| give_bool(false)),
    native("jdk/internal/io/JdkConsoleImpl", "echo", "(Z)Z", |_| give_bool(false)),
];

/// What the receiver reads or writes; a closed stream has no such thing.
fn descriptor(call: &mut Call<'_>) -> Result<Descriptor> {
    let closed = || Stop::throw("java/io/IOException", "Stream Closed");
    let fd = call.final_ref(call.receiver(), &STREAM)?.non_null().ok_or_else(closed)?;
    let descriptor = descriptors::descriptor(call, fd)?;
    if descriptor.is_closed() && !call.is_at_pipe() {
        // Who closed it might have come later.
        call.on_disk_of([descriptor], |_| ())?;
        return Err(closed());
    }
    Ok(descriptor)
}

fn open(call: &mut Call<'_>, flags: Flags) -> Result<u64> {
    let path = call.string(1)?;
    let fd = call.final_ref(call.receiver(), &STREAM)?;
    let field = number_field(call, fd)?;
    let opened = call.fill_from_disk(None, [field], |disk| {
        let number = disk.open(From::WorkingDirectory, path.as_bytes(), flags, 0o666)?;
        // A folder can be opened for reading, but these classes are for files.
        if disk.kind_of(number)? == FileKind::Directory {
            disk.close(number)?;
            return Err(Errno::IS_DIRECTORY);
        }
        Ok([number as u64])
    })?;
    match opened {
        Ok(()) => Ok(0),
        Err(errno) => Err(Stop::throw(
            "java/io/FileNotFoundException",
            format!("{path} ({})", errno.message()),
        )),
    }
}

fn open_output(call: &mut Call<'_>) -> Result<u64> {
    let mode = if call.boolean(2) { Flags::APPEND } else { Flags::TRUNCATE };
    open(call, Flags::WRITE.and(Flags::CREATE).and(mode))
}

fn open_random(call: &mut Call<'_>) -> Result<u64> {
    const READ_ONLY: i32 = 1;
    if call.int(2) & READ_ONLY != 0 {
        return open(call, Flags::READ);
    }
    open(call, Flags::READ_WRITE.and(Flags::CREATE))
}

fn read_one(call: &mut Call<'_>) -> Result<u64> {
    let from = descriptor(call)?;
    let byte = call.read_byte(from)?.map_err(io_exception)?;
    give_int(byte.map_or(-1, i32::from))
}

/// The part of an array that is the arguments, and what it is read from or written to; nothing if
/// it is empty.
fn transfer(call: &mut Call<'_>) -> Result<Option<(Descriptor, Span)>> {
    let array = call.object(1)?;
    let (offset, length) = (call.int(2), call.int(3));
    check_range(call, array, offset, length)?;
    if length == 0 {
        return Ok(None);
    }
    Ok(Some((descriptor(call)?, call.elements(array, offset as u32, length as u32))))
}

fn read_bytes(call: &mut Call<'_>) -> Result<u64> {
    let Some((from, into)) = transfer(call)? else { return Ok(0) };
    match call.read_file(from, None, &[into])?.map_err(io_exception)? {
        0 => give_int(-1),
        count => give_int(count as i32),
    }
}

fn write_one(call: &mut Call<'_>) -> Result<u64> {
    let to = descriptor(call)?;
    call.write_byte(to, call.int(1) as u8)?.map_err(io_exception)?;
    Ok(0)
}

fn write_bytes(call: &mut Call<'_>) -> Result<u64> {
    if let Some((to, from)) = transfer(call)? {
        call.write_file(to, None, &[from])?.map_err(io_exception)?;
    }
    Ok(0)
}

fn length(call: &mut Call<'_>) -> Result<u64> {
    let file = descriptor(call)?;
    call.on_disk_of([file], |disk| disk.size(file.number()))?.map_err(io_exception)
}

fn position(call: &mut Call<'_>) -> Result<u64> {
    let file = descriptor(call)?;
    call.on_disk_of([file], |disk| disk.position(file.number()))?.map_err(io_exception)
}

fn seek(call: &mut Call<'_>) -> Result<u64> {
    let file = descriptor(call)?;
    let Ok(position) = u64::try_from(call.long(1)) else {
        return Err(Stop::throw("java/io/IOException", "Negative seek offset"));
    };
    let moved = call.on_disk_of([file], |disk| disk.seek(file.number(), position))?;
    moved.map_err(io_exception)?;
    Ok(0)
}

/// Moves the position, even behind the end or backwards; not before the start.
fn skip(call: &mut Call<'_>) -> Result<u64> {
    let file = descriptor(call)?;
    let count = call.long(1);
    let skipped = call.on_disk_of([file], |disk| {
        let now = disk.position(file.number())?;
        let then = now.checked_add_signed(count).ok_or(Errno::INVALID)?;
        disk.seek(file.number(), then)?;
        Ok(then.wrapping_sub(now))
    })?;
    skipped.map_err(io_exception)
}

fn available_now(call: &mut Call<'_>) -> Result<u64> {
    let from = descriptor(call)?;
    let count = call.available(from)?.map_err(io_exception)?;
    give_int(i32::try_from(count).unwrap_or(i32::MAX))
}

fn is_regular_file(call: &mut Call<'_>) -> Result<u64> {
    let file = descriptor_at(call, 1)?;
    let found = call.on_disk_of([file], |disk| disk.kind_of(file.number()))?;
    give_bool(found.map_err(io_exception)? == FileKind::File)
}

/// Sets the length; a position behind the new end moves to it.
fn set_length(call: &mut Call<'_>) -> Result<u64> {
    let file = descriptor(call)?;
    let length = u64::try_from(call.long(1)).map_err(|_| io_exception(Errno::INVALID))?;
    call.set_size(file, length, true)?.map_err(io_exception)?;
    Ok(0)
}
