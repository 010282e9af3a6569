//! One jar: a zip file with a manifest and, perhaps, entries for certain versions of Java.

use crate::error::{ArchiveError, Reason};
use crate::map::map_file;
use bytes::Bytes;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use zip::{Zip, ZipEntry};

mod manifest;
#[cfg(test)]
mod tests;
mod zip;

pub use manifest::Manifest;

/// The default for the size of one unpacked entry.
pub const ENTRY_BYTES_MAX: u64 = 512 << 20;

const MANIFEST: &str = "META-INF/MANIFEST.MF";
const VERSIONS: &str = "META-INF/versions/";

/// The first feature version that has entries of its own.
const VERSION_FIRST: u32 = 9;

/// An open jar.
#[derive(Debug)]
pub struct Jar {
    path: PathBuf,
    zip: Zip,
    entry_bytes_max: u64,
    manifest: OnceLock<Result<Option<Manifest>, ArchiveError>>,
    /// Versions under `META-INF/versions`, highest first; empty unless the jar is multi-release.
    versions: OnceLock<Vec<u32>>,
}

impl Jar {
    pub fn open(path: &Path) -> Result<Jar, ArchiveError> {
        let bytes = map_file(path)?;
        Self::from_bytes(path, bytes)
    }

    /// Reads a jar that is in memory; `path` is for messages only.
    pub fn from_bytes(path: &Path, bytes: Bytes) -> Result<Jar, ArchiveError> {
        let zip = Zip::parse(bytes).map_err(|reason| ArchiveError::new(path, reason))?;
        Ok(Jar {
            path: path.to_owned(),
            zip,
            entry_bytes_max: ENTRY_BYTES_MAX,
            manifest: OnceLock::new(),
            versions: OnceLock::new(),
        })
    }

    /// Refuses entries larger than `bytes_max` from now on.
    pub fn with_entry_bytes_max(mut self, bytes_max: u64) -> Jar {
        self.entry_bytes_max = bytes_max;
        self
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The names of all entries in the order of the file, directories (`a/`) included.
    pub fn names(&self) -> impl Iterator<Item = std::borrow::Cow<'_, str>> {
        self.zip.entries().iter().map(|entry| String::from_utf8_lossy(&entry.name))
    }

    pub fn contains(&self, name: &str) -> bool {
        self.zip.find(name.as_bytes()).is_some()
    }

    /// The unpacked bytes of the entry `name`. `None`: there is no such entry.
    pub fn entry(&self, name: &str) -> Option<Result<Bytes, ArchiveError>> {
        self.zip.find(name.as_bytes()).map(|entry| self.read(entry))
    }

    /// The name under which a JVM of `feature_version` finds `name`, if it finds it at all:
    /// `META-INF/versions/N/name` for the highest suitable N, or `name` itself.
    pub fn versioned_name(&self, name: &str, feature_version: u32) -> Option<String> {
        if !name.starts_with("META-INF/") {
            for version in self.versions().iter().filter(|version| **version <= feature_version) {
                let versioned = format!("{VERSIONS}{version}/{name}");
                if self.contains(&versioned) {
                    return Some(versioned);
                }
            }
        }
        self.contains(name).then(|| name.to_owned())
    }

    /// As [`Jar::entry`], for a JVM of `feature_version`.
    pub fn versioned_entry(
        &self,
        name: &str,
        feature_version: u32,
    ) -> Option<Result<Bytes, ArchiveError>> {
        if self.versions().is_empty() {
            return self.entry(name);
        }
        self.entry(&self.versioned_name(name, feature_version)?)
    }

    /// The main attributes of the manifest, if there is one.
    pub fn manifest(&self) -> Result<Option<&Manifest>, ArchiveError> {
        let manifest = self.manifest.get_or_init(|| {
            let is_manifest =
                |entry: &&ZipEntry| entry.name.eq_ignore_ascii_case(MANIFEST.as_bytes());
            let exact = self.zip.find(MANIFEST.as_bytes());
            let Some(entry) = exact.or_else(|| self.zip.entries().iter().find(is_manifest)) else {
                return Ok(None);
            };
            Ok(Some(Manifest::parse(&self.read(entry)?)))
        });
        match manifest {
            Ok(manifest) => Ok(manifest.as_ref()),
            Err(error) => Err(error.clone()),
        }
    }

    fn versions(&self) -> &[u32] {
        self.versions.get_or_init(|| {
            // The manifest is only unpacked when there is something to decide.
            let mut versions: Vec<u32> =
                self.zip.entries().iter().filter_map(|entry| version_of(&entry.name)).collect();
            versions.sort_unstable_by(|left, right| right.cmp(left));
            versions.dedup();
            let is_multi_release = !versions.is_empty()
                && matches!(self.manifest(), Ok(Some(manifest)) if manifest.is_multi_release());
            if is_multi_release { versions } else { Vec::new() }
        })
    }

    fn read(&self, entry: &ZipEntry) -> Result<Bytes, ArchiveError> {
        self.zip.read(entry, self.entry_bytes_max).map_err(|reason: Reason| {
            let name = String::from_utf8_lossy(&entry.name);
            ArchiveError::in_entry(&self.path, &name, reason)
        })
    }
}

/// The N of `META-INF/versions/N/…`, when Java knows it as a version.
fn version_of(name: &[u8]) -> Option<u32> {
    let rest = std::str::from_utf8(name).ok()?.strip_prefix(VERSIONS)?;
    let (version, path) = rest.split_once('/')?;
    let version: u32 = version.parse().ok()?;
    (version >= VERSION_FIRST && !path.is_empty()).then_some(version)
}
