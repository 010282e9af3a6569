//! The memory map: a file as [`Bytes`] that share it. The only unsafe code of this crate.

use crate::error::ArchiveError;
use bytes::Bytes;
use std::fs::File;
use std::path::Path;

/// Maps the whole of `path`, read-only. The map lives as long as any slice of the result.
#[allow(unsafe_code)]
pub(crate) fn map_file(path: &Path) -> Result<Bytes, ArchiveError> {
    let file = File::open(path).map_err(|error| ArchiveError::io(path, &error))?;
    let metadata = file.metadata().map_err(|error| ArchiveError::io(path, &error))?;
    if metadata.is_dir() {
        let error = std::io::Error::from(std::io::ErrorKind::IsADirectory);
        return Err(ArchiveError::io(path, &error));
    }
    // A map of no bytes is an error on some systems.
    if metadata.len() == 0 {
        return Ok(Bytes::new());
    }
    // SAFETY: the map is read-only and private. As with the JDK's own readers, the file must not be
    // changed while the tool runs; nothing here decides on memory safety from a value read twice,
    // since every read through the map is bounds-checked against the length fixed at this point.
    let map = unsafe { memmap2::MmapOptions::new().map_copy_read_only(&file) }
        .map_err(|error| ArchiveError::io(path, &error))?;
    Ok(Bytes::from_owner(map))
}
