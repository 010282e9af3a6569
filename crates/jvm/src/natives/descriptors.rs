//! Reading and writing descriptors from natives: between files, the host's streams and memory.

use heddle_files::{Errno, Files, Reading, Written};

use super::Call;
use crate::console::Console;
use crate::interp::{Result, Stop};
use crate::machine::EPOCH_MILLIS;
use crate::state::{ARRAY_BASE, Heap, NativeMemory, Ref, Tables};

/// Where bytes come from or go to.
#[derive(Clone, Copy)]
pub(super) enum Memory {
    /// An array of bytes, from this index on.
    Array(Ref, u32),
    /// Native memory.
    Address(u64),
}

/// The virtual time in nanoseconds since 1970, for the times of files.
pub(super) fn clock(call: &Call<'_>) -> i64 {
    EPOCH_MILLIS * 1_000_000 + call.machine.now
}

pub(super) fn files<'a>(call: &'a mut Call<'_>) -> &'a mut Files {
    &mut call.process().files
}

pub(super) fn io_exception(errno: Errno) -> Stop {
    Stop::throw("java/io/IOException", errno.message())
}

/// The number in a `FileDescriptor`.
pub(super) fn number(call: &Call<'_>, descriptor: Ref) -> i32 {
    call.machine.get_int(descriptor, "fd")
}

fn stray(address: u64) -> Stop {
    Stop::unsupported(format!("input or output at native address {address:#x}"))
}

/// Everything bytes may come from or go to.
struct Ends<'a> {
    process: u32,
    now: i64,
    console: &'a mut dyn Console,
    heap: &'a mut Heap,
    files: &'a mut Files,
    native_memory: &'a mut NativeMemory,
}

/// What a transfer of a descriptor works on, once its file has what was written through a mapping.
fn ends<'a>(call: &'a mut Call<'_>, number: i32) -> Result<Ends<'a>> {
    call.machine.begin_descriptor(number)?;
    let now = clock(call);
    let id = call.thread().process;
    let machine = &mut *call.machine;
    let (heap, _, Tables { files, native_memory, .. }) = machine.processes[id.0 as usize].parts();
    take_mapped(files, native_memory, number, now);
    Ok(Ends { process: id.0, now, console: &mut *machine.console, heap, files, native_memory })
}

/// Reads at a position, or at the descriptor's own; 0 at the end.
pub(super) fn read(
    call: &mut Call<'_>,
    number: i32,
    at: Option<u64>,
    memory: Memory,
    length: u32,
) -> Result<heddle_files::Result<usize>> {
    let Ends { process, console, heap, files, native_memory, .. } = ends(call, number)?;
    let buffer = match memory {
        Memory::Array(array, index) => heap.bytes_mut(array, ARRAY_BASE + index, length),
        Memory::Address(address) => {
            native_memory.write(address, u64::from(length)).ok_or_else(|| stray(address))?
        }
    };
    let reading = match at {
        Some(position) => files.read_at(number, position, buffer),
        None => files.read(number, buffer),
    };
    Ok(match reading {
        Ok(Reading::Bytes(count)) => Ok(count),
        Ok(Reading::Stream) => Ok(console.read(process, buffer)),
        Err(errno) => Err(errno),
    })
}

/// Writes all bytes, at a position or at the descriptor's own.
pub(super) fn write(
    call: &mut Call<'_>,
    number: i32,
    at: Option<u64>,
    memory: Memory,
    length: u32,
) -> Result<heddle_files::Result<usize>> {
    let Ends { process, now, heap, files, native_memory, .. } = ends(call, number)?;
    let bytes = match memory {
        Memory::Array(array, index) => heap.bytes(array, ARRAY_BASE + index, length),
        Memory::Address(address) => {
            native_memory.read(address, u64::from(length)).ok_or_else(|| stray(address))?
        }
    };
    let written = match at {
        Some(position) => files.write_at(number, position, bytes, now),
        None => files.write(number, bytes, now),
    };
    let length = bytes.len();
    Ok(match written {
        Ok(Written::All) => {
            show_mapped(files, native_memory, number);
            Ok(length)
        }
        Ok(Written::Stream(stream)) => {
            let bytes = bytes.to_vec();
            call.machine.print(process, stream, &bytes);
            Ok(length)
        }
        Err(errno) => Err(errno),
    })
}

/// Brings what was written through a mapping into the file it maps.
pub(super) fn take_mapped(files: &mut Files, memory: &NativeMemory, number: i32, now: i64) {
    if let Some((address, length)) = files.mapping(number)
        && let Some(bytes) = memory.read(address, length)
    {
        // It was read and written before, so it can be again.
        let _ = files.take_mapped(number, bytes, now);
    }
}

/// Brings what was written to a file into the memory it is mapped to.
pub(super) fn show_mapped(files: &mut Files, memory: &mut NativeMemory, number: i32) {
    if let Some((address, length)) = files.mapping(number)
        && let Some(block) = memory.write(address, length)
    {
        let _ = files.content_at_start(number, block);
    }
}

/// As `take_mapped`, for natives that read and write by other ways than the two above.
pub(super) fn sync_mapped(call: &mut Call<'_>, number: i32) {
    let now = clock(call);
    let (_, _, Tables { files, native_memory, .. }) = call.process().parts();
    take_mapped(files, native_memory, number, now);
}

/// As `show_mapped`, for the same natives.
pub(super) fn show_mapped_of(call: &mut Call<'_>, number: i32) {
    let (_, _, Tables { files, native_memory, .. }) = call.process().parts();
    show_mapped(files, native_memory, number);
}

/// How many bytes can be read without waiting.
pub(super) fn available(call: &mut Call<'_>, number: i32) -> heddle_files::Result<u64> {
    let id = call.thread().process;
    let files = files(call);
    if files.stream_of(number)?.is_some() {
        return Ok(call.machine.console.available(id.0) as u64);
    }
    let size = files.size(number)?;
    Ok(size.saturating_sub(files.position(number)?))
}

/// Checks a range of an array the way the JDK's natives do.
pub(super) fn check_range(call: &Call<'_>, array: Ref, offset: i32, length: i32) -> Result<()> {
    let size = call.machine.heap().length(array) as i32;
    if offset < 0 || length < 0 || offset.checked_add(length).is_none_or(|end| end > size) {
        return Err(Stop::throw_bare("java/lang/IndexOutOfBoundsException"));
    }
    Ok(())
}
