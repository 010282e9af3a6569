//! Natives of `java.util.zip`: checksums, and streams over `heddle_zlib`.

use heddle_zlib::checksum::{adler32, crc32};
use heddle_zlib::{Deflate, Flush, Inflate, Status};

use super::{Call, Native, native, nothing};
use heddle_jvm::interp::{Result, Stop};
use heddle_jvm::state::{GuardedField, LibraryField, Span, Transferred, give_int};

const CRC: &str = "java/util/zip/CRC32";
const ADLER: &str = "java/util/zip/Adler32";
const INFLATER: &str = "java/util/zip/Inflater";
const DEFLATER: &str = "java/util/zip/Deflater";

/// Read and written while the monitor of the stream's `ZStreamRef` is held.
const INPUT_CONSUMED: GuardedField = GuardedField::new(INFLATER, "inputConsumed");
const OUTPUT_CONSUMED: GuardedField = GuardedField::new(INFLATER, "outputConsumed");

pub(super) const FIELDS: &[LibraryField] = &[INPUT_CONSUMED.0, OUTPUT_CONSUMED.0];

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
        Ok(call.new_inflate(Inflate::new(!bare)))
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
            Some(stream) => Ok(call.new_deflate(stream)),
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

/// Three arguments that name a part of an array: it, offset, length.
fn array_at(call: &Call<'_>, index: usize) -> Result<Span> {
    let array = call.object(index)?;
    Ok(call.elements(array, call.int(index + 1) as u32, call.int(index + 2) as u32))
}

/// Three registers that name native memory: address (two), length.
fn memory_at(call: &Call<'_>, index: usize) -> Span {
    Span::off_heap(call.long(index) as u64, u64::from(call.int(index + 2) as u32))
}

fn sum_array(call: &mut Call<'_>, sum: fn(u32, &[u8]) -> u32) -> Result<u64> {
    let from = array_at(call, 1)?;
    sum_over(call, from, sum)
}

fn sum_memory(call: &mut Call<'_>, sum: fn(u32, &[u8]) -> u32) -> Result<u64> {
    let address = (call.long(1) as u64).wrapping_add(call.int(3) as u64);
    sum_over(call, Span::off_heap(address, u64::from(call.int(4) as u32)), sum)
}

fn sum_over(call: &mut Call<'_>, from: Span, sum: fn(u32, &[u8]) -> u32) -> Result<u64> {
    let start = u64::from(call.int(0) as u32);
    let total = call.fold(from, start, |before, bytes| sum(before as u32, bytes).into())?;
    give_int(total as i32)
}

fn closed() -> Stop {
    Stop::throw("java/lang/NullPointerException", "a closed stream")
}

fn inflate_stream<'a>(call: &'a mut Call<'_>, index: usize) -> Result<&'a mut Inflate> {
    let address = call.long(index) as u64;
    call.inflate_stream(address).ok_or_else(closed)
}

fn deflate_stream<'a>(call: &'a mut Call<'_>, index: usize) -> Result<&'a mut Deflate> {
    let address = call.long(index) as u64;
    call.deflate_stream(address).ok_or_else(closed)
}

fn end(call: &mut Call<'_>) -> Result<u64> {
    call.end_stream(call.long(0) as u64);
    Ok(0)
}

fn set_inflate_dictionary(call: &mut Call<'_>, dictionary: Span) -> Result<u64> {
    let dictionary = call.gather(dictionary)?;
    match inflate_stream(call, 0)?.set_dictionary(&dictionary) {
        Status::Ok => Ok(0),
        _ => Err(Stop::throw_bare("java/lang/IllegalArgumentException")),
    }
}

fn set_deflate_dictionary(call: &mut Call<'_>, dictionary: Span) -> Result<u64> {
    let dictionary = call.gather(dictionary)?;
    match deflate_stream(call, 0)?.set_dictionary(&dictionary) {
        Status::Ok => Ok(0),
        _ => Err(Stop::throw_bare("java/lang/IllegalArgumentException")),
    }
}

/// The counts and two flags in one number, as the JDK takes it apart.
fn packed(done: &Transferred, finished: bool, flag: bool) -> u64 {
    done.consumed as u64
        | (done.produced as u64) << 31
        | u64::from(finished) << 62
        | u64::from(flag) << 63
}

fn inflate(call: &mut Call<'_>, input: Span, output: Span) -> Result<u64> {
    let done = call.inflate(call.long(1) as u64, input, output)?.ok_or_else(closed)?;
    match done.status {
        Status::Ok | Status::NoProgress => Ok(packed(&done, false, false)),
        Status::StreamEnd => Ok(packed(&done, true, false)),
        Status::NeedDictionary => Ok(packed(&done, false, true)),
        Status::Corrupt(reason) => {
            let inflater = call.receiver();
            call.set_guarded(inflater, &INPUT_CONSUMED, done.consumed as u64)?;
            call.set_guarded(inflater, &OUTPUT_CONSUMED, done.produced as u64)?;
            Err(Stop::throw("java/util/zip/DataFormatException", reason))
        }
        Status::Misused => Err(Stop::throw_bare("java/lang/InternalError")),
    }
}

fn deflate(call: &mut Call<'_>, input: Span, output: Span) -> Result<u64> {
    let address = call.long(1) as u64;
    let (flush, parameters) = (call.int(FLUSH), call.int(PARAMETERS));
    let change = parameters & 1 != 0;
    let Some(flush) = Flush::of_number(flush) else {
        return Err(Stop::throw_bare("java/lang/IllegalArgumentException"));
    };
    let done = call.deflate(address, input, output, |stream, io| {
        if change {
            stream.set_parameters(io, parameters >> 3, (parameters >> 1) & 3)
        } else {
            stream.run(io, flush)
        }
    })?;
    let done = done.ok_or_else(closed)?;
    match done.status {
        // Parameters that could not be set yet are to be set at the next call.
        Status::NoProgress => Ok(packed(&done, false, change)),
        Status::StreamEnd => Ok(packed(&done, !change, false)),
        Status::Ok => Ok(packed(&done, false, false)),
        Status::NeedDictionary | Status::Corrupt(_) | Status::Misused => {
            Err(Stop::throw_bare("java/lang/InternalError"))
        }
    }
}
