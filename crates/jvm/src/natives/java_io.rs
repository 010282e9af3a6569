//! Natives of `java.io`: descriptors, streams over files, random access, the console.

use heddle_files::{Errno, FileKind, Flags, From};

use super::descriptors::{
    self, Memory, available, check_range, clock, files, io_exception, number, sync_mapped,
};
use super::{Call, Native, native, nothing};
use crate::interp::{Result, Stop};
use crate::state::Ref;
use crate::state::{give, give_bool, give_int};

const DESCRIPTOR: &str = "java/io/FileDescriptor";
const INPUT: &str = "java/io/FileInputStream";
const OUTPUT: &str = "java/io/FileOutputStream";
const RANDOM: &str = "java/io/RandomAccessFile";

pub(super) const NATIVES: &[Native] = &[
    native(DESCRIPTOR, "initIDs", "()V", nothing),
    native(DESCRIPTOR, "getHandle", "(I)J", |_| Ok(u64::MAX)),
    native(DESCRIPTOR, "getAppend", "(I)Z", |call| {
        let number = call.int(0);
        give_bool(files(call).is_append(number))
    }),
    native(DESCRIPTOR, "close0", "()V", |call| close(call, call.receiver())),
    native(DESCRIPTOR, "sync", "()V", nothing),
    native(DESCRIPTOR, "sync0", "()V", nothing),
    native("java/io/FileCleanable", "cleanupClose0", "(IJ)V", |call| {
        let number = call.int(0);
        // What is closed already has nothing left to clean up.
        let _ = files(call).close(number);
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

const CLOSED: i32 = -1;

/// The number in a stream's `fd` field; a closed stream has none.
fn descriptor(call: &Call<'_>) -> Result<i32> {
    let fd = call.machine.get_ref(call.receiver(), "fd");
    if fd.is_null() || number(call, fd) == CLOSED {
        return Err(Stop::throw("java/io/IOException", "Stream Closed"));
    }
    Ok(number(call, fd))
}

/// Closes a descriptor. The standard streams stay open, on nothing, as in the JDK.
pub(super) fn close(call: &mut Call<'_>, fd: Ref) -> Result<u64> {
    let closed = number(call, fd);
    if closed == CLOSED {
        return Ok(0);
    }
    call.machine.set_field(fd, "fd", u64::from(CLOSED as u32));
    match closed {
        0..=2 => files(call).close_stream(closed),
        _ => files(call).close(closed).map_err(io_exception)?,
    }
    Ok(0)
}

fn open(call: &mut Call<'_>, flags: Flags) -> Result<u64> {
    let path = call.string(1)?;
    let now = clock(call);
    let files = files(call);
    let opened = files.open(From::WorkingDirectory, path.as_bytes(), flags, 0o666, now);
    // A folder can be opened for reading, but these classes are for files.
    let opened = opened.and_then(|number| match files.metadata_of(number)?.is_directory() {
        true => files.close(number).and(Err(Errno::IS_DIRECTORY)),
        false => Ok(number),
    });
    match opened {
        Ok(number) => {
            let fd = call.machine.get_ref(call.receiver(), "fd");
            call.machine.set_field(fd, "fd", number as u64);
            Ok(0)
        }
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
    let number = descriptor(call)?;
    sync_mapped(call, number);
    let mut byte = [0];
    let process = call.thread().process.0;
    let count = match files(call).read(number, &mut byte).map_err(io_exception)? {
        heddle_files::Reading::Bytes(count) => count,
        heddle_files::Reading::Stream => call.machine.console.read(process, &mut byte),
    };
    give_int(if count == 0 { -1 } else { i32::from(byte[0]) })
}

fn read_bytes(call: &mut Call<'_>) -> Result<u64> {
    let array = call.object(1)?;
    let (offset, length) = (call.int(2), call.int(3));
    check_range(call, array, offset, length)?;
    if length == 0 {
        return Ok(0);
    }
    let number = descriptor(call)?;
    let memory = Memory::Array(array, offset as u32);
    let count = descriptors::read(call, number, None, memory, length as u32)?;
    match count.map_err(io_exception)? {
        0 => give_int(-1),
        count => give_int(count as i32),
    }
}

fn write_one(call: &mut Call<'_>) -> Result<u64> {
    let number = descriptor(call)?;
    call.machine.begin_descriptor(number)?;
    sync_mapped(call, number);
    let byte = [call.int(1) as u8];
    let (now, process) = (clock(call), call.thread().process.0);
    match files(call).write(number, &byte, now).map_err(io_exception)? {
        heddle_files::Written::All => descriptors::show_mapped_of(call, number),
        heddle_files::Written::Stream(stream) => call.machine.print(process, stream, &byte),
    }
    Ok(0)
}

fn write_bytes(call: &mut Call<'_>) -> Result<u64> {
    let array = call.object(1)?;
    let (offset, length) = (call.int(2), call.int(3));
    check_range(call, array, offset, length)?;
    if length == 0 {
        return Ok(0);
    }
    let number = descriptor(call)?;
    let memory = Memory::Array(array, offset as u32);
    descriptors::write(call, number, None, memory, length as u32)?.map_err(io_exception)?;
    Ok(0)
}

fn length(call: &mut Call<'_>) -> Result<u64> {
    let number = descriptor(call)?;
    files(call).size(number).map_err(io_exception)
}

fn position(call: &mut Call<'_>) -> Result<u64> {
    let number = descriptor(call)?;
    files(call).position(number).map_err(io_exception)
}

fn seek(call: &mut Call<'_>) -> Result<u64> {
    let number = descriptor(call)?;
    let Ok(position) = u64::try_from(call.long(1)) else {
        return Err(Stop::throw("java/io/IOException", "Negative seek offset"));
    };
    files(call).seek(number, position).map_err(io_exception)?;
    Ok(0)
}

/// Moves the position, even behind the end or backwards; not before the start.
fn skip(call: &mut Call<'_>) -> Result<u64> {
    let number = descriptor(call)?;
    let count = call.long(1);
    let files = files(call);
    let now = files.position(number).map_err(io_exception)?;
    let then = now.checked_add_signed(count).ok_or_else(|| io_exception(Errno::INVALID))?;
    files.seek(number, then).map_err(io_exception)?;
    Ok(then.wrapping_sub(now))
}

fn available_now(call: &mut Call<'_>) -> Result<u64> {
    let number = descriptor(call)?;
    let count = available(call, number).map_err(io_exception)?;
    give_int(i32::try_from(count).unwrap_or(i32::MAX))
}

fn is_regular_file(call: &mut Call<'_>) -> Result<u64> {
    let number = number(call, call.object(1)?);
    let metadata = files(call).metadata_of(number).map_err(io_exception)?;
    give_bool(metadata.kind == FileKind::File)
}

/// Sets the length; a position behind the new end moves to it.
fn set_length(call: &mut Call<'_>) -> Result<u64> {
    let number = descriptor(call)?;
    let length = u64::try_from(call.long(1)).map_err(|_| io_exception(Errno::INVALID))?;
    let now = clock(call);
    sync_mapped(call, number);
    let files = files(call);
    let change = |files: &mut heddle_files::Files| {
        let position = files.position(number)?;
        files.set_size(number, length, now)?;
        if position > length { files.seek(number, length) } else { Ok(()) }
    };
    change(files).map_err(io_exception)?;
    Ok(0)
}
