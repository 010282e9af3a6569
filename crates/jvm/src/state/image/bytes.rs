//! Bytes for the boot image file: plain little-endian fields under a checksum.

use xxhash_rust::xxh3::xxh3_128;

use super::Damaged;

const ENDS_EARLY: Damaged = Damaged("the file ends too early");

#[derive(Default)]
pub(super) struct Writer(Vec<u8>);

impl Writer {
    pub(super) fn u8(&mut self, value: u8) {
        self.0.push(value);
    }

    pub(super) fn u32(&mut self, value: u32) {
        self.0.extend_from_slice(&value.to_le_bytes());
    }

    pub(super) fn u64(&mut self, value: u64) {
        self.0.extend_from_slice(&value.to_le_bytes());
    }

    pub(super) fn bytes(&mut self, bytes: &[u8]) {
        self.u32(bytes.len() as u32);
        self.0.extend_from_slice(bytes);
    }

    pub(super) fn text(&mut self, text: &str) {
        self.bytes(text.as_bytes());
    }

    pub(super) fn units(&mut self, units: &[u16]) {
        self.u32(units.len() as u32);
        units.iter().for_each(|unit| self.0.extend_from_slice(&unit.to_le_bytes()));
    }

    pub(super) fn words(&mut self, words: &[u64]) {
        self.u32(words.len() as u32);
        words.iter().for_each(|word| self.0.extend_from_slice(&word.to_le_bytes()));
    }

    /// The bytes with their checksum in front.
    pub(super) fn finish(self) -> Vec<u8> {
        let mut all = xxh3_128(&self.0).to_le_bytes().to_vec();
        all.extend_from_slice(&self.0);
        all
    }
}

pub(super) struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    /// A reader over bytes whose checksum is right.
    pub(super) fn checked(bytes: &'a [u8]) -> Result<Reader<'a>, Damaged> {
        let (checksum, content) = bytes.split_first_chunk::<16>().ok_or(ENDS_EARLY)?;
        if xxh3_128(content).to_le_bytes() != *checksum {
            return Err(Damaged("the checksum is wrong"));
        }
        Ok(Reader(content))
    }

    fn take(&mut self, length: usize) -> Result<&'a [u8], Damaged> {
        let (taken, rest) = self.0.split_at_checked(length).ok_or(ENDS_EARLY)?;
        self.0 = rest;
        Ok(taken)
    }

    fn array<const LENGTH: usize>(&mut self) -> Result<[u8; LENGTH], Damaged> {
        let (taken, rest) = self.0.split_first_chunk::<LENGTH>().ok_or(ENDS_EARLY)?;
        self.0 = rest;
        Ok(*taken)
    }

    pub(super) fn u8(&mut self) -> Result<u8, Damaged> {
        Ok(u8::from_le_bytes(self.array()?))
    }

    pub(super) fn u32(&mut self) -> Result<u32, Damaged> {
        Ok(u32::from_le_bytes(self.array()?))
    }

    pub(super) fn u64(&mut self) -> Result<u64, Damaged> {
        Ok(u64::from_le_bytes(self.array()?))
    }

    pub(super) fn bytes(&mut self) -> Result<&'a [u8], Damaged> {
        let length = self.u32()? as usize;
        self.take(length)
    }

    pub(super) fn text(&mut self) -> Result<&'a str, Damaged> {
        std::str::from_utf8(self.bytes()?).map_err(|_| Damaged("a name is no text"))
    }

    pub(super) fn units(&mut self) -> Result<Vec<u16>, Damaged> {
        let bytes = self.elements::<2>()?;
        Ok(bytes.iter().map(|&unit| u16::from_le_bytes(unit)).collect())
    }

    pub(super) fn words(&mut self) -> Result<Vec<u64>, Damaged> {
        let bytes = self.elements::<8>()?;
        Ok(bytes.iter().map(|&word| u64::from_le_bytes(word)).collect())
    }

    fn elements<const LENGTH: usize>(&mut self) -> Result<&'a [[u8; LENGTH]], Damaged> {
        let count = self.u32()? as usize;
        let bytes = self.take(count.checked_mul(LENGTH).ok_or(ENDS_EARLY)?)?;
        Ok(bytes.as_chunks::<LENGTH>().0)
    }

    /// A table: its length, then its rows.
    pub(super) fn rows<T>(
        &mut self,
        mut row: impl FnMut(&mut Reader<'a>) -> Result<T, Damaged>,
    ) -> Result<Vec<T>, Damaged> {
        let count = self.u32()?;
        (0..count).map(|_| row(self)).collect()
    }

    /// Nothing may follow the last field.
    pub(super) fn end(self) -> Result<(), Damaged> {
        if self.0.is_empty() { Ok(()) } else { Err(Damaged("bytes follow the last field")) }
    }
}
