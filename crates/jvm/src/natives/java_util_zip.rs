//! Natives of `java.util.zip`: checksums, and streams over `heddle_zlib`.

use heddle_zlib::checksum::{adler32, crc32};
use heddle_zlib::{Deflate, Flush, Inflate, Status, Transfer};

use super::descriptors::Memory;
use super::{Call, Native, native, nothing};
use crate::interp::{Result, Stop};
use crate::state::give_int;
use crate::state::{ARRAY_BASE, Process, Tables, ZipStreams};

const CRC: &str = "java/util/zip/CRC32";
const ADLER: &str = "java/util/zip/Adler32";
const INFLATER: &str = "java/util/zip/Inflater";
const DEFLATER: &str = "java/util/zip/Deflater";

pub(super) const NATIVES: &[Native] = &[
    native(CRC, "update", "(II)I", |call| {
        give_int(crc32(call.int(0) as u32, &[call.int(1) as u8]) as i32)
    }),
    native(CRC, "updateBytes0", "(I[BII)I", |call| sum_array(call, crc32)),
    native(CRC, "updateByteBuffer0", "(IJII)I", |call| sum_memory(call, crc32)),
    native(ADLER, "update", "(II)I", |call| {
        give_int(adler32(call.int(0) as u32, &[call.int(1) as u8]) as i32)
    }),
    native(ADLER, "updateBytes", "(I[BII)I", |call| sum_array(call, adler32)),
    native(ADLER, "updateByteBuffer", "(IJII)I", |call| sum_memory(call, adler32)),
    native(INFLATER, "initIDs", "()V", nothing),
    native(INFLATER, "init", "(Z)J", |call| {
        let bare = call.boolean(0);
        Ok(call.process().zlib.add_inflate(Inflate::new(!bare)))
    }),
    native(INFLATER, "setDictionary", "(J[BII)V", |call| {
        let dictionary = array_at(call, 2)?;
        set_inflate_dictionary(call, dictionary)
    }),
    native(INFLATER, "setDictionaryBuffer", "(JJI)V", |call| {
        let dictionary = memory_at(call, 2);
        set_inflate_dictionary(call, dictionary)
    }),
    native(INFLATER, "inflateBytesBytes", "(J[BII[BII)J", |call| {
        let (input, output) = (array_at(call, 3)?, array_at(call, 6)?);
        inflate(call, input, output)
    }),
    native(INFLATER, "inflateBytesBuffer", "(J[BIIJI)J", |call| {
        let (input, output) = (array_at(call, 3)?, memory_at(call, 6));
        inflate(call, input, output)
    }),
    native(INFLATER, "inflateBufferBytes", "(JJI[BII)J", |call| {
        let (input, output) = (memory_at(call, 3), array_at(call, 6)?);
        inflate(call, input, output)
    }),
    native(INFLATER, "inflateBufferBuffer", "(JJIJI)J", |call| {
        let (input, output) = (memory_at(call, 3), memory_at(call, 6));
        inflate(call, input, output)
    }),
    native(INFLATER, "getAdler", "(J)I", |call| {
        let stream = inflate_stream(call, 0)?;
        give_int(stream.adler() as i32)
    }),
    native(INFLATER, "reset", "(J)V", |call| {
        inflate_stream(call, 0)?.reset();
        Ok(0)
    }),
    native(INFLATER, "end", "(J)V", end),
    native(DEFLATER, "init", "(IIZ)J", |call| {
        let (level, strategy, bare) = (call.int(0), call.int(1), call.boolean(2));
        match Deflate::new(level, strategy, !bare) {
            Some(stream) => Ok(call.process().zlib.add_deflate(stream)),
            None => Err(Stop::throw_bare("java/lang/IllegalArgumentException")),
        }
    }),
    native(DEFLATER, "setDictionary", "(J[BII)V", |call| {
        let dictionary = array_at(call, 2)?;
        set_deflate_dictionary(call, dictionary)
    }),
    native(DEFLATER, "setDictionaryBuffer", "(JJI)V", |call| {
        let dictionary = memory_at(call, 2);
        set_deflate_dictionary(call, dictionary)
    }),
    native(DEFLATER, "deflateBytesBytes", "(J[BII[BIIII)J", |call| {
        let (input, output) = (array_at(call, 3)?, array_at(call, 6)?);
        deflate(call, input, output)
    }),
    native(DEFLATER, "deflateBytesBuffer", "(J[BIIJIII)J", |call| {
        let (input, output) = (array_at(call, 3)?, memory_at(call, 6));
        deflate(call, input, output)
    }),
    native(DEFLATER, "deflateBufferBytes", "(JJI[BIIII)J", |call| {
        let (input, output) = (memory_at(call, 3), array_at(call, 6)?);
        deflate(call, input, output)
    }),
    native(DEFLATER, "deflateBufferBuffer", "(JJIJIII)J", |call| {
        let (input, output) = (memory_at(call, 3), memory_at(call, 6));
        deflate(call, input, output)
    }),
    native(DEFLATER, "getAdler", "(J)I", |call| {
        let stream = deflate_stream(call, 0)?;
        give_int(stream.adler() as i32)
    }),
    native(DEFLATER, "reset", "(J)V", |call| {
        deflate_stream(call, 0)?.reset();
        Ok(0)
    }),
    native(DEFLATER, "end", "(J)V", end),
];

/// Where the flush and the new parameters are among the arguments of `deflate…`.
const FLUSH: usize = 9;
const PARAMETERS: usize = 10;

type Area = (Memory, u32);

/// Three arguments that name a part of an array: it, offset, length.
fn array_at(call: &Call<'_>, index: usize) -> Result<Area> {
    let memory = Memory::Array(call.object(index)?, call.int(index + 1) as u32);
    Ok((memory, call.int(index + 2) as u32))
}

/// Three registers that name native memory: address (two), length.
fn memory_at(call: &Call<'_>, index: usize) -> Area {
    (Memory::Address(call.long(index) as u64), call.int(index + 2) as u32)
}

fn bytes(process: &Process, area: Area) -> Result<&[u8]> {
    read_area(&process.heap, &process.native_memory, area)
}

fn read_area<'a>(
    heap: &'a crate::state::Heap,
    native_memory: &'a crate::state::NativeMemory,
    (memory, length): Area,
) -> Result<&'a [u8]> {
    match memory {
        Memory::Array(array, index) => Ok(heap.bytes(array, ARRAY_BASE + index, length)),
        // An empty buffer may have no memory at all.
        Memory::Address(_) if length == 0 => Ok(&[]),
        Memory::Address(address) => {
            native_memory.read(address, u64::from(length)).ok_or_else(|| {
                Stop::unsupported(format!("compression at native address {address:#x}"))
            })
        }
    }
}

fn sum_array(call: &mut Call<'_>, sum: fn(u32, &[u8]) -> u32) -> Result<u64> {
    let area = array_at(call, 1)?;
    let start = call.int(0) as u32;
    give_int(sum(start, bytes(call.machine.process(), area)?) as i32)
}

fn sum_memory(call: &mut Call<'_>, sum: fn(u32, &[u8]) -> u32) -> Result<u64> {
    let address = (call.long(1) as u64).wrapping_add(call.int(3) as u64);
    let area = (Memory::Address(address), call.int(4) as u32);
    let start = call.int(0) as u32;
    give_int(sum(start, bytes(call.machine.process(), area)?) as i32)
}

fn closed() -> Stop {
    Stop::throw("java/lang/NullPointerException", "a closed stream")
}

fn inflate_stream<'a>(call: &'a mut Call<'_>, index: usize) -> Result<&'a mut Inflate> {
    let address = call.long(index) as u64;
    call.process().zlib.inflate(address).ok_or_else(closed)
}

fn deflate_stream<'a>(call: &'a mut Call<'_>, index: usize) -> Result<&'a mut Deflate> {
    let address = call.long(index) as u64;
    call.process().zlib.deflate(address).ok_or_else(closed)
}

fn end(call: &mut Call<'_>) -> Result<u64> {
    let address = call.long(0) as u64;
    call.process().zlib.remove(address);
    Ok(0)
}

fn set_inflate_dictionary(call: &mut Call<'_>, area: Area) -> Result<u64> {
    let dictionary = bytes(call.machine.process(), area)?.to_vec();
    match inflate_stream(call, 0)?.set_dictionary(&dictionary) {
        Status::Ok => Ok(0),
        _ => Err(Stop::throw_bare("java/lang/IllegalArgumentException")),
    }
}

fn set_deflate_dictionary(call: &mut Call<'_>, area: Area) -> Result<u64> {
    let dictionary = bytes(call.machine.process(), area)?.to_vec();
    match deflate_stream(call, 0)?.set_dictionary(&dictionary) {
        Status::Ok => Ok(0),
        _ => Err(Stop::throw_bare("java/lang/IllegalArgumentException")),
    }
}

/// What one call did: how it ended, and how many bytes it took and made.
struct Done {
    status: Status,
    consumed: usize,
    produced: usize,
}

impl Done {
    /// The counts and two flags in one number, as the JDK takes it apart.
    fn packed(&self, finished: bool, flag: bool) -> u64 {
        self.consumed as u64
            | (self.produced as u64) << 31
            | u64::from(finished) << 62
            | u64::from(flag) << 63
    }
}

/// Runs a stream over input and output. The output is made aside, since both may be in the heap.
fn run(
    call: &mut Call<'_>,
    input: Area,
    output: Area,
    work: impl FnOnce(&mut ZipStreams, &mut Transfer<'_>) -> Option<Status>,
) -> Result<Done> {
    let (heap, _, Tables { native_memory, zlib, .. }) = call.process().parts();
    let input = read_area(heap, native_memory, input)?;
    let mut made = vec![0; output.1 as usize];
    let mut io = Transfer::new(input, &mut made);
    let status = work(zlib, &mut io).ok_or_else(closed)?;
    let done = Done { status, consumed: io.consumed, produced: io.produced };
    let made = &made[..done.produced];
    match output.0 {
        Memory::Array(array, index) => {
            heap.bytes_mut(array, ARRAY_BASE + index, made.len() as u32).copy_from_slice(made);
        }
        Memory::Address(_) if made.is_empty() => {}
        Memory::Address(address) => match native_memory.write(address, made.len() as u64) {
            Some(target) => target.copy_from_slice(made),
            None => {
                let what = format!("compression to native address {address:#x}");
                return Err(Stop::unsupported(what));
            }
        },
    }
    Ok(done)
}

fn inflate(call: &mut Call<'_>, input: Area, output: Area) -> Result<u64> {
    let address = call.long(1) as u64;
    let done = run(call, input, output, |streams, io| {
        streams.inflate(address).map(|stream| stream.run(io))
    })?;
    match done.status {
        Status::Ok | Status::NoProgress => Ok(done.packed(false, false)),
        Status::StreamEnd => Ok(done.packed(true, false)),
        Status::NeedDictionary => Ok(done.packed(false, true)),
        Status::Corrupt(reason) => {
            let inflater = call.receiver();
            call.machine.set_field(inflater, "inputConsumed", done.consumed as u64);
            call.machine.set_field(inflater, "outputConsumed", done.produced as u64);
            Err(Stop::throw("java/util/zip/DataFormatException", reason))
        }
        Status::Misused => Err(Stop::throw_bare("java/lang/InternalError")),
    }
}

fn deflate(call: &mut Call<'_>, input: Area, output: Area) -> Result<u64> {
    let address = call.long(1) as u64;
    let (flush, parameters) = (call.int(FLUSH), call.int(PARAMETERS));
    let change = parameters & 1 != 0;
    let Some(flush) = Flush::of_number(flush) else {
        return Err(Stop::throw_bare("java/lang/IllegalArgumentException"));
    };
    let done = run(call, input, output, |streams, io| {
        let stream = streams.deflate(address)?;
        Some(if change {
            stream.set_parameters(io, parameters >> 3, (parameters >> 1) & 3)
        } else {
            stream.run(io, flush)
        })
    })?;
    match done.status {
        // Parameters that could not be set yet are to be set at the next call.
        Status::NoProgress => Ok(done.packed(false, change)),
        Status::StreamEnd => Ok(done.packed(!change, false)),
        Status::Ok => Ok(done.packed(false, false)),
        Status::NeedDictionary | Status::Corrupt(_) | Status::Misused => {
            Err(Stop::throw_bare("java/lang/InternalError"))
        }
    }
}
