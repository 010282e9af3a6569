//! The central directory of a zip file, and the bytes of one entry.
//!
//! This file knows the zip format with its 64-bit extension; what a jar adds is in `jar`. No size or
//! offset in the file is believed before it has been checked against the file's length.

use crate::compression::{Framing, inflate};
use crate::error::Reason;
use bytes::Bytes;
use flate2::Crc;
use rustc_hash::FxHashMap;

const LOCAL_HEADER: u32 = 0x0403_4b50;
const LOCAL_HEADER_BYTES: u64 = 30;
const CENTRAL_HEADER: u32 = 0x0201_4b50;
const CENTRAL_HEADER_BYTES: usize = 46;
const END: u32 = 0x0605_4b50;
const END_BYTES: usize = 22;
const END64: u32 = 0x0606_4b50;
const END64_BYTES: u64 = 56;
const LOCATOR64: u32 = 0x0706_4b50;
const LOCATOR64_BYTES: usize = 20;
const EXTRA64: u16 = 1;

const FLAG_ENCRYPTED: u16 = 1;
const STORED: u16 = 0;
const DEFLATED: u16 = 8;

/// A zip file whose central directory has been read and checked.
#[derive(Debug)]
pub(crate) struct Zip {
    bytes: Bytes,
    entries: Vec<ZipEntry>,
    /// Where several entries have one name, the last counts, as in the JDK.
    by_name: FxHashMap<Bytes, u32>,
}

#[derive(Debug)]
pub(crate) struct ZipEntry {
    pub(crate) name: Bytes,
    pub(crate) size: u64,
    method: u16,
    crc: u32,
    compressed_size: u64,
    /// Where the local header starts in the file.
    local: u64,
    /// Where the next entry or the central directory starts: the data must end before it.
    limit: u64,
}

/// Where the central directory lies, as the end record says.
struct Directory {
    start: u64,
    end: u64,
    entries: u64,
    /// Bytes before the zip data proper, such as a shell script; all offsets are relative to it.
    base: u64,
}

impl Zip {
    pub(crate) fn parse(bytes: Bytes) -> Result<Zip, Reason> {
        let directory = find_directory(&bytes)?;
        // The count is a claim; the directory's length bounds it.
        let room = (directory.end - directory.start) / CENTRAL_HEADER_BYTES as u64;
        if directory.entries > room {
            return Err(Reason::Corrupt("more entries declared than the directory has room for"));
        }
        let mut entries = Vec::with_capacity(directory.entries as usize);
        let mut position = directory.start as usize;
        while position < directory.end as usize {
            let (entry, next) = parse_entry(&bytes, position, &directory)?;
            entries.push(entry);
            position = next;
        }
        if entries.len() as u64 != directory.entries {
            return Err(Reason::Corrupt("the number of entries is not the declared one"));
        }
        refuse_overlaps(&mut entries, directory.start)?;
        let by_name =
            entries.iter().zip(0u32..).map(|(entry, index)| (entry.name.clone(), index)).collect();
        Ok(Zip { bytes, entries, by_name })
    }

    pub(crate) fn entries(&self) -> &[ZipEntry] {
        &self.entries
    }

    pub(crate) fn find(&self, name: &[u8]) -> Option<&ZipEntry> {
        self.entries.get(*self.by_name.get(name)? as usize)
    }

    /// The unpacked bytes of `entry`; stored ones are not copied.
    pub(crate) fn read(&self, entry: &ZipEntry, bytes_max: u64) -> Result<Bytes, Reason> {
        if entry.size > bytes_max {
            return Err(Reason::TooLarge { bytes: entry.size, bytes_max });
        }
        let data = self.data(entry)?;
        let content = match entry.method {
            STORED if entry.size != entry.compressed_size => {
                return Err(Reason::Corrupt("a stored entry has two sizes"));
            }
            STORED => data,
            _ => inflate(&data, Framing::Raw, entry.size, bytes_max)?.into(),
        };
        let mut crc = Crc::new();
        crc.update(&content);
        if crc.sum() != entry.crc {
            return Err(Reason::Corrupt("the checksum does not match"));
        }
        Ok(content)
    }

    fn data(&self, entry: &ZipEntry) -> Result<Bytes, Reason> {
        const SHORT: Reason = Reason::Corrupt("a local header is cut short");
        let header = self.bytes.get(entry.local as usize..).ok_or(SHORT)?;
        if u32_at(header, 0).ok_or(SHORT)? != LOCAL_HEADER {
            return Err(Reason::Corrupt("a local header is not where the directory says"));
        }
        let name_bytes = u16_at(header, 26).ok_or(SHORT)?;
        let extra_bytes = u16_at(header, 28).ok_or(SHORT)?;
        let start =
            entry.local + LOCAL_HEADER_BYTES + u64::from(name_bytes) + u64::from(extra_bytes);
        let end = start.saturating_add(entry.compressed_size);
        if end > entry.limit {
            return Err(Reason::Corrupt("an entry overlaps what follows it"));
        }
        Ok(self.bytes.slice(start as usize..end as usize))
    }
}

/// Finds the end record, which a comment of any length may follow, and the directory through it.
fn find_directory(bytes: &[u8]) -> Result<Directory, Reason> {
    const NOT_ZIP: Reason = Reason::Corrupt("not a zip file: no end of the central directory");
    const OUTSIDE: Reason = Reason::Corrupt("the central directory lies outside the file");
    let last = bytes.len().checked_sub(END_BYTES).ok_or(NOT_ZIP)?;
    let first = last.saturating_sub(usize::from(u16::MAX));
    let is_end = |at: &usize| {
        let comment_bytes = u16_at(bytes, at + 20).map(usize::from);
        u32_at(bytes, *at) == Some(END)
            && comment_bytes.is_some_and(|comment| at + END_BYTES + comment == bytes.len())
    };
    let end = (first..=last).rev().find(is_end).ok_or(NOT_ZIP)?;

    let mut entries = u16_at(bytes, end + 10).map(u64::from).ok_or(NOT_ZIP)?;
    let mut size = u32_at(bytes, end + 12).map(u64::from).ok_or(NOT_ZIP)?;
    let mut offset = u32_at(bytes, end + 16).map(u64::from).ok_or(NOT_ZIP)?;
    let mut directory_end = end as u64;
    let is_zip64 = entries == u64::from(u16::MAX)
        || size == u64::from(u32::MAX)
        || offset == u64::from(u32::MAX);
    if is_zip64 && let Some(end64) = find_end64(bytes, end) {
        const SHORT: Reason = Reason::Corrupt("the 64-bit end record is cut short");
        entries = u64_at(bytes, end64 + 32).ok_or(SHORT)?;
        size = u64_at(bytes, end64 + 40).ok_or(SHORT)?;
        offset = u64_at(bytes, end64 + 48).ok_or(SHORT)?;
        directory_end = end64 as u64;
    }
    let start = directory_end.checked_sub(size).ok_or(OUTSIDE)?;
    let base = start.checked_sub(offset).ok_or(OUTSIDE)?;
    Ok(Directory { start, end: directory_end, entries, base })
}

/// The 64-bit end record, if its locator precedes the plain one. As in the JDK, it is looked for
/// where the locator says and, for archives with something in front, just before the locator.
fn find_end64(bytes: &[u8], end: usize) -> Option<usize> {
    let locator = end.checked_sub(LOCATOR64_BYTES)?;
    if u32_at(bytes, locator)? != LOCATOR64 {
        return None;
    }
    let said = usize::try_from(u64_at(bytes, locator + 8)?).ok()?;
    let adjacent = locator.checked_sub(END64_BYTES as usize);
    [Some(said), adjacent]
        .into_iter()
        .flatten()
        .find(|at| *at <= locator && u32_at(bytes, *at) == Some(END64))
}

/// Reads the directory's entry at `position`; also says where the next one starts.
fn parse_entry(
    bytes: &Bytes,
    position: usize,
    directory: &Directory,
) -> Result<(ZipEntry, usize), Reason> {
    const SHORT: Reason = Reason::Corrupt("an entry of the central directory is cut short");
    let record = bytes.get(position..directory.end as usize).ok_or(SHORT)?;
    let header = record.get(..CENTRAL_HEADER_BYTES).ok_or(SHORT)?;
    let half = |at: usize| u16_at(header, at).ok_or(SHORT);
    let word = |at: usize| u32_at(header, at).ok_or(SHORT);
    if word(0)? != CENTRAL_HEADER {
        return Err(Reason::Corrupt("an entry of the central directory has a wrong signature"));
    }
    if half(8)? & FLAG_ENCRYPTED != 0 {
        return Err(Reason::Unsupported("an encrypted entry".to_owned()));
    }
    let method = half(10)?;
    if method != STORED && method != DEFLATED {
        return Err(Reason::Unsupported(format!("zip compression method {method}")));
    }
    let name_end = CENTRAL_HEADER_BYTES + usize::from(half(28)?);
    let extra_end = name_end + usize::from(half(30)?);
    let record_end = extra_end + usize::from(half(32)?);
    if record_end > record.len() {
        return Err(SHORT);
    }
    let mut sizes = [u64::from(word(24)?), u64::from(word(20)?), u64::from(word(42)?)];
    widen(&mut sizes, record.get(name_end..extra_end).ok_or(SHORT)?)?;
    let [size, compressed_size, offset] = sizes;
    let local = directory.base.checked_add(offset).filter(|local| *local < directory.start);
    let entry = ZipEntry {
        name: bytes.slice(position + CENTRAL_HEADER_BYTES..position + name_end),
        size,
        method,
        crc: word(16)?,
        compressed_size,
        local: local.ok_or(Reason::Corrupt("an entry lies outside the file"))?,
        limit: 0,
    };
    Ok((entry, position + record_end))
}

/// Replaces each saturated 32-bit value by the next one of the 64-bit extra field.
fn widen(values: &mut [u64; 3], extra: &[u8]) -> Result<(), Reason> {
    if values.iter().all(|value| *value != u64::from(u32::MAX)) {
        return Ok(());
    }
    let mut rest = extra;
    while let (Some(tag), Some(length)) = (u16_at(rest, 0), u16_at(rest, 2)) {
        const SHORT: Reason = Reason::Corrupt("an extra field is cut short");
        let end = 4 + usize::from(length);
        let mut field = rest.get(4..end).ok_or(SHORT)?;
        if tag == EXTRA64 {
            for value in values.iter_mut().filter(|value| **value == u64::from(u32::MAX)) {
                let (wide, tail) = field.split_first_chunk().ok_or(SHORT)?;
                *value = u64::from_le_bytes(*wide);
                field = tail;
            }
            return Ok(());
        }
        rest = &rest[end..];
    }
    // Without the extra field the values mean themselves.
    Ok(())
}

/// Two entries that share bytes are how small files unpack to enormous ones.
fn refuse_overlaps(entries: &mut [ZipEntry], directory_start: u64) -> Result<(), Reason> {
    let mut order: Vec<usize> = (0..entries.len()).collect();
    order.sort_by_key(|index| entries[*index].local);
    let mut limit = directory_start;
    for index in order.into_iter().rev() {
        let entry = &mut entries[index];
        entry.limit = limit;
        let least = (LOCAL_HEADER_BYTES + entry.name.len() as u64)
            .checked_add(entry.compressed_size)
            .and_then(|bytes| bytes.checked_add(entry.local));
        if least.is_none_or(|end| end > limit) {
            return Err(Reason::Corrupt("two entries overlap"));
        }
        limit = entry.local;
    }
    Ok(())
}

fn u16_at(bytes: &[u8], at: usize) -> Option<u16> {
    Some(u16::from_le_bytes(*bytes.get(at..)?.first_chunk()?))
}

fn u32_at(bytes: &[u8], at: usize) -> Option<u32> {
    Some(u32::from_le_bytes(*bytes.get(at..)?.first_chunk()?))
}

fn u64_at(bytes: &[u8], at: usize) -> Option<u64> {
    Some(u64::from_le_bytes(*bytes.get(at..)?.first_chunk()?))
}
