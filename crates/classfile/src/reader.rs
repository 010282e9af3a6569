//! A cursor over big-endian bytes that cannot run past its end.

use crate::class::Range;
use crate::error::FormatError;

/// The input ended early. Kept apart from `FormatError` because it is returned by every read and
/// should cost nothing.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Truncated;

impl From<Truncated> for FormatError {
    #[cold]
    fn from(_: Truncated) -> FormatError {
        FormatError::format("Truncated class file")
    }
}

#[derive(Clone)]
pub(crate) struct Reader<'a> {
    data: &'a [u8],
    position: usize,
}

impl<'a> Reader<'a> {
    pub(crate) fn new(data: &'a [u8]) -> Reader<'a> {
        Reader { data, position: 0 }
    }

    /// A reader that sees only `range` of the same data; positions stay those of the whole.
    pub(crate) fn within(&self, range: Range) -> Reader<'a> {
        let end = range.end().min(self.data.len());
        Reader { data: &self.data[..end], position: (range.start as usize).min(end) }
    }

    /// Goes on reading at the start of `range`.
    pub(crate) fn go_to(&mut self, range: Range) {
        self.position = (range.start as usize).min(self.data.len());
    }

    pub(crate) fn position(&self) -> usize {
        self.position
    }

    pub(crate) fn remaining(&self) -> usize {
        self.data.len() - self.position
    }

    #[inline]
    pub(crate) fn u1(&mut self) -> Result<u8, Truncated> {
        let byte = *self.data.get(self.position).ok_or(Truncated)?;
        self.position += 1;
        Ok(byte)
    }

    #[inline]
    pub(crate) fn u2(&mut self) -> Result<u16, Truncated> {
        self.array().map(u16::from_be_bytes)
    }

    #[inline]
    pub(crate) fn u4(&mut self) -> Result<u32, Truncated> {
        self.array().map(u32::from_be_bytes)
    }

    #[inline]
    pub(crate) fn u8(&mut self) -> Result<u64, Truncated> {
        self.array().map(u64::from_be_bytes)
    }

    /// Fails unless `len` more bytes are there. Tables are asked for as a whole before their rows
    /// are looked at, both to report a cut file as such and to allocate no more than it can fill.
    pub(crate) fn require(&self, len: usize) -> Result<(), Truncated> {
        if self.remaining() < len { Err(Truncated) } else { Ok(()) }
    }

    /// Steps over `len` bytes and says where they are.
    #[inline]
    pub(crate) fn skip(&mut self, len: u32) -> Result<Range, Truncated> {
        if self.remaining() < len as usize {
            return Err(Truncated);
        }
        let start = self.position as u32;
        self.position += len as usize;
        Ok(Range { start, len })
    }

    #[inline]
    fn array<const N: usize>(&mut self) -> Result<[u8; N], Truncated> {
        let bytes = self
            .data
            .get(self.position..)
            .and_then(|rest| rest.first_chunk::<N>())
            .ok_or(Truncated)?;
        self.position += N;
        Ok(*bytes)
    }
}
