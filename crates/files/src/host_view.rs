//! What a process sees of the host's files: never more than reading.
//!
//! Sizes, permissions and times of modification are reported as they are. Inode numbers are made
//! from paths, owners are told apart only into "mine" and "others", and the folders through which
//! the operating system shows itself (`/dev`, `/proc`, `/sys`) are replaced by fixed ones.

use std::ffi::OsStr;
use std::fs;
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};

use xxhash_rust::xxh3::xxh3_64;

use super::errno::Errno;

/// The user every process runs as.
pub const USER: u32 = 1000;
const ROOT_USER: u32 = 0;
const NANOS_PER_SECOND: i64 = 1_000_000_000;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Device {
    Null,
    Zero,
    Full,
    /// Both random devices: never exhausted, the same bytes in every run.
    Random,
    /// A standard stream, opened once more by name.
    Stream(u8),
}

const DEVICES: &[(&str, Device)] = &[
    ("full", Device::Full),
    ("null", Device::Null),
    ("random", Device::Random),
    ("stderr", Device::Stream(2)),
    ("stdin", Device::Stream(0)),
    ("stdout", Device::Stream(1)),
    ("urandom", Device::Random),
    ("zero", Device::Zero),
];

/// Folders that show the running host; they look empty.
const EMPTY_FOLDERS: &[&str] = &["/proc", "/sys"];

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FileKind {
    File,
    Directory,
    Link,
    Device(Device),
    /// Sockets, pipes and the host's own devices.
    Other,
}

/// What `stat` tells of a file.
#[derive(Clone, Copy, Debug)]
pub struct Metadata {
    pub kind: FileKind,
    pub size: u64,
    /// Permission bits.
    pub mode: u32,
    pub user: u32,
    pub group: u32,
    pub inode: u64,
    pub links: u32,
    /// Nanoseconds since 1970.
    pub accessed: i64,
    pub modified: i64,
    pub changed: i64,
}

/// The path of a child of a host folder.
pub(super) fn child(folder: &Path, name: &[u8]) -> PathBuf {
    folder.join(OsStr::from_bytes(name))
}

pub(super) fn bytes_of(path: &Path) -> &[u8] {
    path.as_os_str().as_bytes()
}

/// The metadata of a host path whose folder parts are resolved; a link is not followed.
pub(super) fn metadata(path: &Path) -> Result<Metadata, Errno> {
    if let Some(metadata) = replaced(path) {
        return metadata;
    }
    let found = fs::symlink_metadata(path).map_err(|error| Errno::of_host(&error))?;
    let kind = match found.file_type() {
        kind if kind.is_file() => FileKind::File,
        kind if kind.is_dir() => FileKind::Directory,
        kind if kind.is_symlink() => FileKind::Link,
        _ => FileKind::Other,
    };
    let modified = found.mtime() * NANOS_PER_SECOND + found.mtime_nsec();
    let mine = is_mine(&found);
    Ok(Metadata {
        kind,
        size: found.len(),
        mode: found.mode() & 0o7777,
        user: if mine { USER } else { ROOT_USER },
        group: if mine { USER } else { ROOT_USER },
        inode: inode_of(path),
        links: if kind == FileKind::Directory { 2 } else { 1 },
        accessed: modified,
        modified,
        changed: modified,
    })
}

/// A file belongs to the process when it belongs to whoever runs the tool.
fn is_mine(found: &fs::Metadata) -> bool {
    static OWNER: std::sync::OnceLock<Option<u32>> = std::sync::OnceLock::new();
    let owner = OWNER.get_or_init(|| fs::metadata("/proc/self").ok().map(|own| own.uid()));
    *owner == Some(found.uid())
}

/// A number that stays the same for as long as the path does.
fn inode_of(path: &Path) -> u64 {
    xxh3_64(bytes_of(path)) >> 16
}

/// The fixed folders and devices.
fn replaced(path: &Path) -> Option<Result<Metadata, Errno>> {
    let fixed = |kind, mode| Metadata {
        kind,
        size: 0,
        mode,
        user: ROOT_USER,
        group: ROOT_USER,
        inode: inode_of(path),
        links: 1,
        accessed: 0,
        modified: 0,
        changed: 0,
    };
    for folder in EMPTY_FOLDERS {
        if path == Path::new(folder) {
            return Some(Ok(fixed(FileKind::Directory, 0o555)));
        }
        if path.starts_with(folder) {
            return Some(Err(Errno::NOT_FOUND));
        }
    }
    let below = path.strip_prefix("/dev").ok()?;
    if below.as_os_str().is_empty() {
        return Some(Ok(fixed(FileKind::Directory, 0o755)));
    }
    let device = DEVICES.iter().find(|(name, _)| below == Path::new(name));
    Some(match device {
        Some((_, device)) => Ok(fixed(FileKind::Device(*device), 0o666)),
        None => Err(Errno::NOT_FOUND),
    })
}

/// The names in a host folder, sorted.
pub(super) fn names(path: &Path) -> Result<Vec<Vec<u8>>, Errno> {
    if EMPTY_FOLDERS.iter().any(|folder| path == Path::new(folder)) {
        return Ok(Vec::new());
    }
    if path == Path::new("/dev") {
        return Ok(DEVICES.iter().map(|(name, _)| name.as_bytes().to_vec()).collect());
    }
    let entries = fs::read_dir(path).map_err(|error| Errno::of_host(&error))?;
    let mut names: Vec<Vec<u8>> =
        entries.flatten().map(|entry| entry.file_name().into_vec()).collect();
    names.sort_unstable();
    Ok(names)
}

pub(super) fn link_target(path: &Path) -> Result<Vec<u8>, Errno> {
    let target = fs::read_link(path).map_err(|error| Errno::of_host(&error))?;
    Ok(target.into_os_string().into_vec())
}

pub(super) fn open(path: &Path) -> Result<fs::File, Errno> {
    fs::File::open(path).map_err(|error| Errno::of_host(&error))
}
