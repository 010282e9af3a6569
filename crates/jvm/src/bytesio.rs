//! Bytes for the boot image file: plain little-endian fields under a checksum.

use xxhash_rust::xxh3::xxh3_128;

/// The input ends too early or makes no sense.
#[derive(Debug)]
pub(crate) struct Truncated;

#[derive(Default)]
pub(crate) struct Writer(Vec<u8>);

impl Writer {
    pub(crate) fn u8(&mut self, value: u8) {
        self.0.push(value);
    }

    pub(crate) fn u32(&mut self, value: u32) {
        self.0.extend_from_slice(&value.to_le_bytes());
    }

    pub(crate) fn u64(&mut self, value: u64) {
        self.0.extend_from_slice(&value.to_le_bytes());
    }

    pub(crate) fn bytes(&mut self, bytes: &[u8]) {
        self.u32(bytes.len() as u32);
        self.0.extend_from_slice(bytes);
    }

    pub(crate) fn text(&mut self, text: &str) {
        self.bytes(text.as_bytes());
    }

    pub(crate) fn units(&mut self, units: &[u16]) {
        self.u32(units.len() as u32);
        units.iter().for_each(|unit| self.0.extend_from_slice(&unit.to_le_bytes()));
    }

    pub(crate) fn words(&mut self, words: &[u64]) {
        self.u32(words.len() as u32);
        words.iter().for_each(|word| self.0.extend_from_slice(&word.to_le_bytes()));
    }

    /// The bytes with their checksum in front.
    pub(crate) fn finish(self) -> Vec<u8> {
        let mut all = xxh3_128(&self.0).to_le_bytes().to_vec();
        all.extend_from_slice(&self.0);
        all
    }
}

pub(crate) struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    /// A reader over bytes whose checksum is right.
    pub(crate) fn checked(bytes: &'a [u8]) -> Option<Reader<'a>> {
        let (checksum, content) = bytes.split_first_chunk::<16>()?;
        (xxh3_128(content).to_le_bytes() == *checksum).then_some(Reader(content))
    }

    fn take(&mut self, length: usize) -> Result<&'a [u8], Truncated> {
        let (taken, rest) = self.0.split_at_checked(length).ok_or(Truncated)?;
        self.0 = rest;
        Ok(taken)
    }

    pub(crate) fn u8(&mut self) -> Result<u8, Truncated> {
        Ok(self.take(1)?[0])
    }

    pub(crate) fn u32(&mut self) -> Result<u32, Truncated> {
        let bytes = self.take(4)?;
        Ok(u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]))
    }

    pub(crate) fn u64(&mut self) -> Result<u64, Truncated> {
        Ok(u64::from(self.u32()?) | u64::from(self.u32()?) << 32)
    }

    pub(crate) fn bytes(&mut self) -> Result<&'a [u8], Truncated> {
        let length = self.u32()? as usize;
        self.take(length)
    }

    pub(crate) fn text(&mut self) -> Result<String, Truncated> {
        String::from_utf8(self.bytes()?.to_vec()).map_err(|_| Truncated)
    }

    pub(crate) fn units(&mut self) -> Result<Vec<u16>, Truncated> {
        let length = self.u32()? as usize;
        let bytes = self.take(length.checked_mul(2).ok_or(Truncated)?)?;
        Ok(bytes.chunks_exact(2).map(|pair| u16::from_le_bytes([pair[0], pair[1]])).collect())
    }

    pub(crate) fn words(&mut self) -> Result<Vec<u64>, Truncated> {
        let length = self.u32()? as usize;
        let bytes = self.take(length.checked_mul(8).ok_or(Truncated)?)?;
        Ok(bytes
            .chunks_exact(8)
            .map(|word| u64::from_le_bytes(word.try_into().expect("eight bytes")))
            .collect())
    }
}
