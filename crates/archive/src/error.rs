//! The error of every reader in this crate: which file, which entry, and what is wrong with it.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

/// Why a file, or one entry of it, could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArchiveError {
    /// The file on disk.
    pub path: PathBuf,
    /// The entry inside the file, when the trouble is with one entry only.
    pub entry: Option<String>,
    pub reason: Reason,
}

/// What is wrong, apart from where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The operating system refused; the text is its own.
    Io(io::ErrorKind, String),
    /// The bytes contradict the file format.
    Corrupt(&'static str),
    /// Valid perhaps, but this reader does not do it.
    Unsupported(String),
    /// The entry is larger than the limit, or claims to be.
    TooLarge { bytes: u64, bytes_max: u64 },
}

impl ArchiveError {
    pub(crate) fn new(path: &Path, reason: Reason) -> Self {
        ArchiveError { path: path.to_owned(), entry: None, reason }
    }

    pub(crate) fn io(path: &Path, error: &io::Error) -> Self {
        Self::new(path, Reason::Io(error.kind(), error.to_string()))
    }

    pub(crate) fn in_entry(path: &Path, entry: &str, reason: Reason) -> Self {
        ArchiveError { path: path.to_owned(), entry: Some(entry.to_owned()), reason }
    }
}

impl fmt::Display for ArchiveError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}", self.path.display())?;
        if let Some(entry) = &self.entry {
            write!(out, ": entry {entry:?}")?;
        }
        write!(out, ": {}", self.reason)
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Io(_, text) => write!(out, "{text}"),
            Reason::Corrupt(what) => write!(out, "corrupt: {what}"),
            Reason::Unsupported(what) => write!(out, "unsupported: {what}"),
            Reason::TooLarge { bytes, bytes_max } => {
                write!(out, "too large: {bytes} bytes, where at most {bytes_max} are allowed")
            }
        }
    }
}

impl std::error::Error for ArchiveError {}
