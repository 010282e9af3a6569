//! The two compressions that `jlink` can give the resources of a jimage: `zip` is a zlib stream, and
//! `compact-cp` keeps the strings of constant pools in the string table of the image.

use crate::compression::{Framing, inflate};
use crate::error::Reason;

/// No class or resource of a JDK comes near this size.
const RESOURCE_BYTES_MAX: u64 = 512 << 20;

/// Replaces `CONSTANT_Utf8` by the offset of a whole string.
const TAG_STRING: u8 = 23;
/// Replaces `CONSTANT_Utf8` by a descriptor without class names, and the offsets of those.
const TAG_DESCRIPTOR: u8 = 25;

const SHORT: Reason = Reason::Corrupt("a compressed resource is cut short");

/// Undoes the compression called `name`; `string` gives the strings of the image by offset.
pub(crate) fn unpack<'image>(
    name: &str,
    packed: &[u8],
    size: u64,
    string: impl Fn(u64) -> Option<&'image [u8]>,
) -> Result<Vec<u8>, Reason> {
    match name {
        "zip" => inflate(packed, Framing::Zlib, size, RESOURCE_BYTES_MAX),
        "compact-cp" => expand_constants(packed, size, string),
        other => Err(Reason::Unsupported(format!("jimage compression {other:?}"))),
    }
}

fn expand_constants<'image>(
    packed: &[u8],
    size: u64,
    string: impl Fn(u64) -> Option<&'image [u8]>,
) -> Result<Vec<u8>, Reason> {
    const NO_STRING: Reason = Reason::Corrupt("a compressed constant names no string");
    let mut input = Input(packed);
    let mut output = input.take(10)?.to_vec();
    let count = u16::from_be_bytes([output[8], output[9]]);
    let mut index = 1;
    while index < count {
        // Strings are shared, so that a few bytes can stand for many; hence the check on each turn.
        if output.len() as u64 > size.min(RESOURCE_BYTES_MAX) {
            return Err(Reason::Corrupt("more data than declared"));
        }
        let tag = input.take(1)?[0];
        match tag {
            TAG_STRING => {
                let text = string(input.number()?).ok_or(NO_STRING)?;
                push_utf8(&mut output, &[text])?;
            }
            TAG_DESCRIPTOR => {
                let descriptor = string(input.number()?).ok_or(NO_STRING)?;
                let length = usize::try_from(input.number()?).map_err(|_| SHORT)?;
                let mut names = Input(input.take(length)?);
                let mut parts = Vec::new();
                for part in descriptor.split_inclusive(|letter| *letter == b'L') {
                    parts.push(part);
                    // Each L stands before a package and a class name, unless none are given.
                    if part.ends_with(b"L") && length > 0 {
                        let package = string(names.number()?).ok_or(NO_STRING)?;
                        let class = string(names.number()?).ok_or(NO_STRING)?;
                        let slash: &[u8] = if package.is_empty() { b"" } else { b"/" };
                        parts.extend([package, slash, class]);
                    }
                }
                push_utf8(&mut output, &parts)?;
            }
            1 => {
                let length = input.take(2)?;
                let text = input.take(usize::from(u16::from_be_bytes([length[0], length[1]])))?;
                push_utf8(&mut output, &[text])?;
            }
            _ => {
                let bytes = match tag {
                    7 | 8 | 16 | 19 | 20 => 2,
                    15 => 3,
                    3 | 4 | 9..=12 | 17 | 18 => 4,
                    5 | 6 => 8,
                    _ => return Err(Reason::Corrupt("a compressed constant has an unknown tag")),
                };
                output.push(tag);
                output.extend_from_slice(input.take(bytes)?);
            }
        }
        // A long or double takes two places.
        index = index.saturating_add(if matches!(tag, 5 | 6) { 2 } else { 1 });
    }
    output.extend_from_slice(input.0);
    Ok(output)
}

fn push_utf8(output: &mut Vec<u8>, parts: &[&[u8]]) -> Result<(), Reason> {
    let length: usize = parts.iter().map(|part| part.len()).sum();
    let length =
        u16::try_from(length).map_err(|_| Reason::Corrupt("a compressed constant is too long"))?;
    output.push(1);
    output.extend_from_slice(&length.to_be_bytes());
    parts.iter().for_each(|part| output.extend_from_slice(part));
    Ok(())
}

/// What has not yet been read.
struct Input<'bytes>(&'bytes [u8]);

impl<'bytes> Input<'bytes> {
    fn take(&mut self, length: usize) -> Result<&'bytes [u8], Reason> {
        let (taken, rest) = self.0.split_at_checked(length).ok_or(SHORT)?;
        self.0 = rest;
        Ok(taken)
    }

    /// A number of one to three bytes, its length in the first; or of four, when the top bit is clear.
    fn number(&mut self) -> Result<u64, Reason> {
        let first = *self.0.first().ok_or(SHORT)?;
        let is_short = first & 0x80 != 0;
        let length = if is_short { usize::from(first >> 5 & 3) } else { 4 };
        let bytes = self.take(length.max(1))?;
        let mask = if is_short { 0x1f } else { 0xff };
        let start = u64::from(first & mask);
        Ok(bytes[1..].iter().fold(start, |number, byte| number << 8 | u64::from(*byte)))
    }
}
