//! The `lib/modules` file of a JDK: a perfect-hash index over the classes and resources of all modules.
//!
//! The file is mapped and read in place: opening checks the header only, and a lookup touches one
//! slot of each table. Layout: header, redirect table, offset table, locations, strings, resources.
//! Compressed resources are unpacked by `compression`.

use crate::error::{ArchiveError, Reason};
use crate::map::map_file;
use bytes::Bytes;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

mod compression;
#[cfg(test)]
mod tests;

const MAGIC: u32 = 0xCAFE_DADA;
const VERSION: u32 = 1 << 16;
const HEADER_BYTES: usize = 28;
const HASH_SEED: u32 = 0x0100_0193;

/// `jlink` applies at most two compressions to a resource. More are a stream that unpacks to itself.
const COMPRESSIONS_MAX: usize = 4;

/// The pseudo-module whose entries say which module holds a package.
const PACKAGES: &str = "packages";

/// An open `lib/modules` file.
#[derive(Debug)]
pub struct Jimage {
    path: PathBuf,
    bytes: Bytes,
    big_endian: bool,
    /// Number of slots in the redirect and the offset table.
    slots: usize,
    /// Where each part of the index starts in `bytes`; all are within it.
    redirect: usize,
    offsets: usize,
    locations: usize,
    strings: usize,
    resources: usize,
    /// String offsets of the module names, in the order of the names; made on demand.
    modules: OnceLock<Vec<u64>>,
}

/// One class or resource, named as the file names it: `/module/parent/base.extension`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry<'image> {
    pub module: &'image str,
    pub parent: &'image str,
    pub base: &'image str,
    pub extension: &'image str,
    location: Location,
}

impl Entry<'_> {
    /// The path inside the module: `java/lang/Object.class`.
    pub fn path(&self) -> String {
        let mut path = String::new();
        if !self.parent.is_empty() {
            path.push_str(self.parent);
            path.push('/');
        }
        path.push_str(self.base);
        if !self.extension.is_empty() {
            path.push('.');
            path.push_str(self.extension);
        }
        path
    }

    /// The size in bytes once unpacked, as the file declares it.
    pub fn size(&self) -> u64 {
        self.location.uncompressed
    }
}

/// The attributes of one entry. The first four are offsets of strings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Location {
    module: u64,
    parent: u64,
    base: u64,
    extension: u64,
    offset: u64,
    /// Zero when the resource is stored as it is.
    compressed: u64,
    uncompressed: u64,
}

impl Jimage {
    pub fn open(path: &Path) -> Result<Jimage, ArchiveError> {
        let bytes = map_file(path)?;
        Self::from_bytes(path, bytes)
    }

    /// Reads an image that is in memory; `path` is for messages only.
    pub fn from_bytes(path: &Path, bytes: Bytes) -> Result<Jimage, ArchiveError> {
        Self::parse(path, bytes).map_err(|reason| ArchiveError::new(path, reason))
    }

    fn parse(path: &Path, bytes: Bytes) -> Result<Jimage, Reason> {
        let magic = bytes
            .first_chunk::<4>()
            .ok_or(Reason::Corrupt("too short for the header of a jimage"))?;
        let big_endian = match (u32::from_le_bytes(*magic), u32::from_be_bytes(*magic)) {
            (MAGIC, _) => false,
            (_, MAGIC) => true,
            _ => return Err(Reason::Corrupt("not a jimage: wrong magic number")),
        };
        let field = |index: usize| {
            read_u32(&bytes, index * 4, big_endian)
                .ok_or(Reason::Corrupt("too short for the header of a jimage"))
        };
        let version = field(1)?;
        if version != VERSION {
            let (major, minor) = (version >> 16, version & 0xffff);
            return Err(Reason::Unsupported(format!("jimage version {major}.{minor}")));
        }
        let slots = field(4)? as usize;
        let table_bytes = slots as u64 * 4;
        let redirect = HEADER_BYTES as u64;
        let offsets = redirect + table_bytes;
        let locations = offsets + table_bytes;
        let strings = locations + u64::from(field(5)?);
        let resources = strings + u64::from(field(6)?);
        if resources > bytes.len() as u64 {
            return Err(Reason::Corrupt("the index reaches beyond the end of the file"));
        }
        Ok(Jimage {
            path: path.to_owned(),
            big_endian,
            slots,
            redirect: redirect as usize,
            offsets: offsets as usize,
            locations: locations as usize,
            strings: strings as usize,
            resources: resources as usize,
            modules: OnceLock::new(),
            bytes,
        })
    }

    /// The file this image was read from.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The whole file.
    pub fn raw(&self) -> &Bytes {
        &self.bytes
    }

    /// The resource `path` (`java/lang/Object.class`) of `module`, without copying it unless it is
    /// compressed. `None`: there is no such entry.
    pub fn find(&self, module: &str, path: &str) -> Option<Result<Bytes, ArchiveError>> {
        let location = self.lookup(module, path)?;
        Some(self.content(&location).map_err(|reason| {
            ArchiveError::in_entry(&self.path, &format!("/{module}/{path}"), reason)
        }))
    }

    /// Whether `module` has the resource `path`.
    pub fn contains(&self, module: &str, path: &str) -> bool {
        self.lookup(module, path).is_some()
    }

    /// The module with the classes of `package` (`java/lang`). Where several modules hold a package
    /// of that name, all but one have only nested packages in it, and the one with classes is taken.
    pub fn package_to_module(&self, package: &str) -> Option<&str> {
        let location = if package.contains('/') {
            self.lookup(PACKAGES, &package.replace('/', "."))?
        } else {
            self.lookup(PACKAGES, package)?
        };
        let content = self.content(&location).ok()?;
        content.chunks_exact(8).find_map(|pair| {
            let empty = read_u32(pair, 0, self.big_endian)?;
            let name = read_u32(pair, 4, self.big_endian)?;
            if empty == 0 { self.string(u64::from(name)) } else { None }
        })
    }

    /// The names of all modules, sorted.
    pub fn modules(&self) -> Vec<&str> {
        let offsets = self.modules.get_or_init(|| {
            let mut seen = BTreeSet::new();
            for slot in 0..self.slots {
                if let Some(location) = self.location_at(slot) {
                    seen.insert(location.module);
                }
            }
            let mut named: Vec<(&str, u64)> = seen
                .into_iter()
                .filter_map(|offset| Some((self.string(offset)?, offset)))
                .filter(|(name, _)| !matches!(*name, "" | PACKAGES | "modules"))
                .collect();
            named.sort_unstable();
            named.dedup_by_key(|(name, _)| *name);
            named.into_iter().map(|(_, offset)| offset).collect()
        });
        offsets.iter().filter_map(|offset| self.string(*offset)).collect()
    }

    /// All entries in the order of the file, among them `/packages/…`; a damaged one is an error.
    pub fn entries(&self) -> impl Iterator<Item = Result<Entry<'_>, ArchiveError>> {
        (0..self.slots).map(|slot| {
            self.entry_at(slot).ok_or_else(|| {
                ArchiveError::new(&self.path, Reason::Corrupt("an entry of the index is damaged"))
            })
        })
    }

    /// The bytes of an entry that this image gave out.
    pub fn read(&self, entry: &Entry<'_>) -> Result<Bytes, ArchiveError> {
        self.content(&entry.location).map_err(|reason| {
            let name = format!("/{}/{}", entry.module, entry.path());
            ArchiveError::in_entry(&self.path, &name, reason)
        })
    }

    fn entry_at(&self, slot: usize) -> Option<Entry<'_>> {
        let location = self.location_at(slot)?;
        Some(Entry {
            module: self.string(location.module)?,
            parent: self.string(location.parent)?,
            base: self.string(location.base)?,
            extension: self.string(location.extension)?,
            location,
        })
    }

    fn lookup(&self, module: &str, path: &str) -> Option<Location> {
        if self.slots == 0 {
            return None;
        }
        let slots = self.slots as u32;
        let home = hash_name(HASH_SEED, module, path) % slots;
        let redirect = self.u32_at(self.redirect + home as usize * 4)? as i32;
        let slot = match redirect {
            0 => return None,
            seed if seed > 0 => hash_name(seed as u32, module, path) % slots,
            direct => u32::try_from(-1 - i64::from(direct)).ok()?,
        };
        let location = self.location_at(slot as usize)?;
        // The hash is perfect only for names that are present, so the name is compared as well.
        self.is_named(&location, module, path).then_some(location)
    }

    fn is_named(&self, location: &Location, module: &str, path: &str) -> bool {
        let rest = || {
            let parent = self.string_bytes(location.parent)?;
            let rest = path.as_bytes().strip_prefix(parent)?;
            let rest = if parent.is_empty() { rest } else { rest.strip_prefix(b"/")? };
            let rest = rest.strip_prefix(self.string_bytes(location.base)?)?;
            let extension = self.string_bytes(location.extension)?;
            if extension.is_empty() {
                return Some(rest);
            }
            rest.strip_prefix(b".")?.strip_prefix(extension)
        };
        self.string_bytes(location.module) == Some(module.as_bytes())
            && rest().is_some_and(<[u8]>::is_empty)
    }

    fn location_at(&self, slot: usize) -> Option<Location> {
        if slot >= self.slots {
            return None;
        }
        let offset = self.u32_at(self.offsets + slot * 4)? as usize;
        let table = self.bytes.get(self.locations..self.strings)?;
        parse_location(table.get(offset..)?)
    }

    fn content(&self, location: &Location) -> Result<Bytes, Reason> {
        const OUTSIDE: Reason = Reason::Corrupt("a resource lies beyond the end of the file");
        let stored =
            if location.compressed == 0 { location.uncompressed } else { location.compressed };
        let start = (self.resources as u64).checked_add(location.offset).ok_or(OUTSIDE)?;
        let end = start.checked_add(stored).ok_or(OUTSIDE)?;
        if end > self.bytes.len() as u64 {
            return Err(OUTSIDE);
        }
        let stored = self.bytes.slice(start as usize..end as usize);
        if location.compressed == 0 {
            return Ok(stored);
        }
        self.unpack(stored, location.uncompressed)
    }

    /// Undoes the compressions of one resource, the last applied first, each with its own header.
    fn unpack(&self, stored: Bytes, size: u64) -> Result<Bytes, Reason> {
        const HEADER_BYTES: usize = 29;
        const MAGIC: u32 = 0xCAFE_FAFA;
        const SHORT: Reason = Reason::Corrupt("a compression header is cut short");
        let mut content = stored;
        for _ in 0..COMPRESSIONS_MAX {
            if read_u32(&content, 0, self.big_endian) != Some(MAGIC) {
                break;
            }
            let packed_bytes = read_u64(&content, 4, self.big_endian).ok_or(SHORT)?;
            let unpacked_bytes = read_u64(&content, 12, self.big_endian).ok_or(SHORT)?;
            let name = read_u32(&content, 20, self.big_endian).ok_or(SHORT)?;
            let name =
                self.string(u64::from(name)).ok_or(Reason::Corrupt("a compression has no name"))?;
            let packed = usize::try_from(packed_bytes)
                .ok()
                .and_then(|length| content.get(HEADER_BYTES..)?.get(..length))
                .ok_or(SHORT)?;
            let string = |offset| self.string_bytes(offset);
            content = compression::unpack(name, packed, unpacked_bytes, string)?.into();
        }
        if content.len() as u64 != size {
            return Err(Reason::Corrupt("a resource has not the declared size"));
        }
        Ok(content)
    }

    fn string(&self, offset: u64) -> Option<&str> {
        std::str::from_utf8(self.string_bytes(offset)?).ok()
    }

    fn string_bytes(&self, offset: u64) -> Option<&[u8]> {
        let table = self.bytes.get(self.strings..self.resources)?;
        let rest = table.get(usize::try_from(offset).ok()?..)?;
        let length = rest.iter().position(|byte| *byte == 0)?;
        rest.get(..length)
    }

    fn u32_at(&self, offset: usize) -> Option<u32> {
        read_u32(&self.bytes, offset, self.big_endian)
    }
}

/// A location is a list of attributes: one byte with kind and length, then a big-endian value.
fn parse_location(bytes: &[u8]) -> Option<Location> {
    let mut location = Location::default();
    let mut rest = bytes;
    loop {
        let (&head, tail) = rest.split_first()?;
        let kind = head >> 3;
        if kind == 0 {
            return Some(location);
        }
        let (value_bytes, tail) = tail.split_at_checked(usize::from(head & 7) + 1)?;
        let value = value_bytes.iter().fold(0u64, |value, byte| value << 8 | u64::from(*byte));
        match kind {
            1 => location.module = value,
            2 => location.parent = value,
            3 => location.base = value,
            4 => location.extension = value,
            5 => location.offset = value,
            6 => location.compressed = value,
            7 => location.uncompressed = value,
            _ => return None,
        }
        rest = tail;
    }
}

/// The hash of `/module/path`.
fn hash_name(seed: u32, module: &str, path: &str) -> u32 {
    let mut hash = hash_byte(seed, b'/');
    hash = module.bytes().fold(hash, hash_byte);
    hash = hash_byte(hash, b'/');
    path.bytes().fold(hash, hash_byte) & 0x7fff_ffff
}

fn hash_byte(hash: u32, byte: u8) -> u32 {
    hash.wrapping_mul(HASH_SEED) ^ u32::from(byte)
}

fn read_u32(bytes: &[u8], offset: usize, big_endian: bool) -> Option<u32> {
    let chunk = bytes.get(offset..)?.first_chunk()?;
    Some(if big_endian { u32::from_be_bytes(*chunk) } else { u32::from_le_bytes(*chunk) })
}

fn read_u64(bytes: &[u8], offset: usize, big_endian: bool) -> Option<u64> {
    let chunk = bytes.get(offset..)?.first_chunk()?;
    Some(if big_endian { u64::from_be_bytes(*chunk) } else { u64::from_le_bytes(*chunk) })
}
