//! Inflating deflate and zlib streams whose declared sizes are not to be trusted.

use crate::error::Reason;
use flate2::{Decompress, FlushDecompress, Status};

/// No deflate stream expands further than this (one bit for 258 bytes, rounded up).
const EXPANSION_MAX: u64 = 1032;

/// The output is grown by at least this much.
const GROWTH_BYTES: usize = 16 * 1024;

/// How a stream is framed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Framing {
    /// Bare deflate, as in zip files.
    Raw,
    /// With zlib's header and checksum, as in jimage files.
    Zlib,
}

/// Inflates `input`, which must give exactly `size` bytes, and never more than `bytes_max`.
pub(crate) fn inflate(
    input: &[u8],
    framing: Framing,
    size: u64,
    bytes_max: u64,
) -> Result<Vec<u8>, Reason> {
    if size > bytes_max {
        return Err(Reason::TooLarge { bytes: size, bytes_max });
    }
    let possible = (input.len() as u64).saturating_mul(EXPANSION_MAX);
    if size > possible {
        return Err(Reason::Corrupt(
            "the declared size is beyond what the compressed bytes can give",
        ));
    }
    let size = usize::try_from(size).map_err(|_| Reason::TooLarge { bytes: size, bytes_max })?;

    // One byte more than declared, so that a longer stream shows itself.
    let mut output = Vec::with_capacity(size.saturating_add(1));
    let mut stream = Decompress::new(framing == Framing::Zlib);
    loop {
        let consumed = stream.total_in() as usize;
        let produced = output.len();
        let rest = input.get(consumed..).unwrap_or_default();
        let status = stream
            .decompress_vec(rest, &mut output, FlushDecompress::Finish)
            .map_err(|_| Reason::Corrupt("invalid compressed data"))?;
        if output.len() > size {
            return Err(Reason::Corrupt("more data than declared"));
        }
        if status == Status::StreamEnd {
            break;
        }
        let stuck = stream.total_in() as usize == consumed && output.len() == produced;
        if stuck && output.capacity() > output.len() {
            return Err(Reason::Corrupt("the compressed data ends early"));
        }
        if output.capacity() == output.len() {
            output.reserve(GROWTH_BYTES);
        }
    }
    if output.len() != size {
        return Err(Reason::Corrupt("less data than declared"));
    }
    Ok(output)
}

#[cfg(test)]
mod tests {
    use super::*;
    use flate2::{Compress, Compression, FlushCompress};

    fn deflate(input: &[u8]) -> Vec<u8> {
        let mut output = Vec::with_capacity(input.len() + 1024);
        Compress::new(Compression::best(), false)
            .compress_vec(input, &mut output, FlushCompress::Finish)
            .unwrap();
        output
    }

    #[test]
    fn inflates_exactly_what_was_deflated() {
        for length in [0, 1, 1000, 100_000] {
            let input = vec![7; length];
            let packed = deflate(&input);
            assert_eq!(inflate(&packed, Framing::Raw, length as u64, 1 << 20), Ok(input));
        }
    }

    #[test]
    fn a_lie_about_the_size_is_found() {
        let packed = deflate(&[7; 1000]);
        for size in [0, 999, 1001, 5000, 1 << 19] {
            let result = inflate(&packed, Framing::Raw, size, 1 << 20);
            assert!(matches!(result, Err(Reason::Corrupt(_))), "{size}: {result:?}");
        }
        let result = inflate(&packed, Framing::Raw, 1000, 999);
        assert_eq!(result, Err(Reason::TooLarge { bytes: 1000, bytes_max: 999 }));
    }

    #[test]
    fn a_truncated_stream_is_found() {
        let packed = deflate(b"some text that is long enough to be cut in the middle");
        for end in 0..packed.len() {
            assert!(inflate(&packed[..end], Framing::Raw, 53, 1 << 20).is_err());
        }
    }
}
