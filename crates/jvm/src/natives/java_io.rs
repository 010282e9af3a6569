//! Natives of `java.io`: descriptors, streams, the file system.

use super::call::{give, give_bool, give_int};
use super::{Call, Native, native, nothing};
use crate::interp::{Result, Stop};
use crate::state::{ARRAY_BASE, Ref};

pub(super) const NATIVES: &[Native] = &[
    native("java/io/FileDescriptor", "initIDs", "()V", nothing),
    native("java/io/FileDescriptor", "getHandle", "(I)J", |_| Ok(u64::MAX)),
    native("java/io/FileDescriptor", "getAppend", "(I)Z", |_| give_bool(false)),
    native("java/io/FileDescriptor", "close0", "()V", close),
    native("java/io/FileInputStream", "initIDs", "()V", nothing),
    native("java/io/FileInputStream", "open0", "(Ljava/lang/String;)V", open_input),
    native("java/io/FileInputStream", "read0", "()I", read_one),
    native("java/io/FileInputStream", "readBytes", "([BII)I", read_bytes),
    native("java/io/FileInputStream", "available0", "()I", available),
    native("java/io/FileInputStream", "isRegularFile0", "(Ljava/io/FileDescriptor;)Z", |_| {
        give_bool(false)
    }),
    native("java/io/FileOutputStream", "initIDs", "()V", nothing),
    native("java/io/FileOutputStream", "write", "(IZ)V", write_one),
    native("java/io/FileOutputStream", "writeBytes", "([BIIZ)V", write_bytes),
    native("java/io/UnixFileSystem", "initIDs", "()V", nothing),
    native(
        "java/io/UnixFileSystem",
        "canonicalize0",
        "(Ljava/lang/String;)Ljava/lang/String;",
        |call| give(call.reference(1)),
    ),
    native("java/io/UnixFileSystem", "getBooleanAttributes0", "", boolean_attributes),
    native("java/io/UnixFileSystem", "getLength0", "(Ljava/io/File;)J", length),
    native("java/io/UnixFileSystem", "getLength", "(Ljava/io/File;)J", length),
];

/// The number in a stream's `fd` field.
fn descriptor(call: &Call<'_>, stream: Ref) -> i32 {
    let fd = call.machine.get_ref(stream, "fd");
    call.machine.get_int(fd, "fd")
}

fn close(call: &mut Call<'_>) -> Result<u64> {
    let fd = call.receiver();
    let number = call.machine.get_int(fd, "fd");
    call.machine.set_field(fd, "fd", u64::from(-1i32 as u32));
    call.process().files.close(number);
    Ok(0)
}

fn open_input(call: &mut Call<'_>) -> Result<u64> {
    let path = call.string(1)?;
    match call.process().files.open_for_reading(&path) {
        Ok(number) => {
            let fd = call.machine.get_ref(call.receiver(), "fd");
            call.machine.set_field(fd, "fd", number as u64);
            Ok(0)
        }
        Err(_) => Err(Stop::throw(
            "java/io/FileNotFoundException",
            format!("{path} (No such file or directory)"),
        )),
    }
}

fn read(call: &mut Call<'_>, length: usize) -> Result<Vec<u8>> {
    let number = descriptor(call, call.receiver());
    if number == 0 {
        let process = call.thread().process.0;
        let mut buffer = vec![0; length];
        let count = call.machine.host.read(process, &mut buffer);
        buffer.truncate(count);
        return Ok(buffer);
    }
    match call.process().files.read(number, length) {
        Ok(bytes) => Ok(bytes.to_vec()),
        Err(_) => Err(Stop::throw("java/io/IOException", "Stream Closed")),
    }
}

fn read_one(call: &mut Call<'_>) -> Result<u64> {
    let bytes = read(call, 1)?;
    give_int(bytes.first().map_or(-1, |&byte| i32::from(byte)))
}

fn read_bytes(call: &mut Call<'_>) -> Result<u64> {
    let array = call.object(1)?;
    let (offset, length) = (call.int(2), call.int(3));
    bounds(call, array, offset, length)?;
    if length == 0 {
        return Ok(0);
    }
    let bytes = read(call, length as usize)?;
    if bytes.is_empty() {
        return give_int(-1);
    }
    call.machine
        .heap_mut()
        .bytes_mut(array, ARRAY_BASE + offset as u32, bytes.len() as u32)
        .copy_from_slice(&bytes);
    give_int(bytes.len() as i32)
}

fn bounds(call: &Call<'_>, array: Ref, offset: i32, length: i32) -> Result<()> {
    let size = call.machine.heap().length(array) as i32;
    if offset < 0 || length < 0 || offset.checked_add(length).is_none_or(|end| end > size) {
        return Err(Stop::throw_bare("java/lang/IndexOutOfBoundsException"));
    }
    Ok(())
}

fn available(call: &mut Call<'_>) -> Result<u64> {
    let process = call.thread().process.0;
    give_int(call.machine.host.available(process) as i32)
}

fn write(call: &mut Call<'_>, bytes: &[u8]) -> Result<u64> {
    let number = descriptor(call, call.receiver());
    let process = call.thread().process.0;
    match number {
        1 | 2 => call.machine.host.write(process, number as u8, bytes),
        _ => return Err(Stop::throw("java/io/IOException", "Stream Closed")),
    }
    Ok(0)
}

fn write_one(call: &mut Call<'_>) -> Result<u64> {
    let byte = call.int(1) as u8;
    write(call, &[byte])
}

fn write_bytes(call: &mut Call<'_>) -> Result<u64> {
    let array = call.object(1)?;
    let (offset, length) = (call.int(2), call.int(3));
    bounds(call, array, offset, length)?;
    let bytes =
        call.machine.heap().bytes(array, ARRAY_BASE + offset as u32, length as u32).to_vec();
    write(call, &bytes)
}

fn path_of(call: &Call<'_>, file: Ref) -> String {
    call.machine.string(call.machine.get_ref(file, "path"))
}

fn boolean_attributes(call: &mut Call<'_>) -> Result<u64> {
    const EXISTS: i32 = 1;
    const REGULAR: i32 = 2;
    const DIRECTORY: i32 = 4;
    let path = path_of(call, call.object(1)?);
    let files = &call.process().files;
    let mut bits = 0;
    if files.exists(&path) {
        bits |= EXISTS;
    }
    if files.is_file(&path) {
        bits |= REGULAR;
    }
    if files.is_directory(&path) {
        bits |= DIRECTORY;
    }
    give_int(bits)
}

fn length(call: &mut Call<'_>) -> Result<u64> {
    let path = path_of(call, call.object(1)?);
    Ok(call.process().files.length(&path))
}
