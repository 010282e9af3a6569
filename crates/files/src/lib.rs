//! The file system a process sees: the host's files, read-only, under what the process wrote.
//!
//! - `host_view`: what shows of the host;
//! - `node`, `tree`: what the process made or changed, and the two together;
//! - `walk`: from a path to what it names;
//! - `change`: making, renaming and deleting;
//! - `open`: descriptors;
//! - `mapped`: files in memory.
//!
//! Everything here is part of the state: a clone shares the contents until one side changes them.
//! Times come from the caller, which knows the virtual clock; nothing is ever written to the host.

#![forbid(unsafe_code)]

mod change;
mod errno;
mod host_view;
mod mapped;
mod node;
mod open;
#[cfg(test)]
mod tests;
mod tree;
mod walk;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

pub use change::Times;
pub use errno::Errno;
pub use host_view::{Device, FileKind, Metadata, USER};
pub use open::{Flags, Reading, Written};

use mapped::Mapping;
use node::NodeId;
use open::{Listing, Open};
use tree::{Object, Tree};
use walk::{Resolved, Trail};

pub type Result<T> = std::result::Result<T, Errno>;

#[derive(Clone, Hash)]
pub struct Files {
    working_directory: PathBuf,
    tree: Arc<Tree>,
    /// Open files by descriptor; 0, 1 and 2 are the standard streams to begin with.
    descriptors: BTreeMap<i32, Open>,
    /// Folders being listed, by the address that stands for them.
    listings: BTreeMap<u64, Listing>,
    /// Files that are mapped into native memory.
    mappings: BTreeMap<NodeId, Mapping>,
    /// Where the random devices are in their sequence.
    random: u64,
}

/// From which folder a relative path starts.
#[derive(Clone, Copy, Debug)]
pub enum From {
    WorkingDirectory,
    Descriptor(i32),
}

impl Files {
    pub fn new(working_directory: PathBuf) -> Files {
        Files {
            working_directory: tree::absolute(&working_directory),
            tree: Arc::default(),
            descriptors: open::standard_streams(),
            listings: BTreeMap::new(),
            mappings: BTreeMap::new(),
            random: 0,
        }
    }

    pub fn working_directory(&self) -> &Path {
        &self.working_directory
    }

    fn start(&self, from: From, path: &[u8]) -> Result<Trail> {
        let root = walk::root_trail(&self.tree);
        if path.first() == Some(&b'/') {
            return Ok(root);
        }
        match from {
            From::Descriptor(number) => self.trail_of(number),
            From::WorkingDirectory => {
                let directory = host_view::bytes_of(&self.working_directory);
                let resolved = walk::walk(&self.tree, &root, directory, true)?;
                let mut trail = resolved.trail;
                trail.push((resolved.name, resolved.object.ok_or(Errno::NOT_FOUND)?));
                Ok(trail)
            }
        }
    }

    fn resolve(&self, from: From, path: &[u8], follow: bool) -> Result<Resolved> {
        walk::walk(&self.tree, &self.start(from, path)?, path, follow)
    }

    fn object(&self, from: From, path: &[u8], follow: bool) -> Result<Object> {
        self.resolve(from, path, follow)?.existing().cloned()
    }

    pub fn metadata(&self, from: From, path: &[u8], follow: bool) -> Result<Metadata> {
        self.tree.metadata(&self.object(from, path, follow)?)
    }

    /// Whether the process may read (4), write (2) or execute (1), all of those asked for.
    pub fn check_access(&self, path: &[u8], wanted: u32) -> Result<()> {
        let metadata = self.metadata(From::WorkingDirectory, path, true)?;
        if tree::permits(&metadata, wanted & 7) { Ok(()) } else { Err(Errno::ACCESS) }
    }

    pub fn link_target(&self, path: &[u8]) -> Result<Vec<u8>> {
        let object = self.object(From::WorkingDirectory, path, false)?;
        match self.tree.metadata(&object)?.kind {
            FileKind::Link => self.tree.link_target(&object),
            _ => Err(Errno::INVALID),
        }
    }

    /// The path without dots and links; it must exist.
    pub fn real_path(&self, path: &[u8]) -> Result<Vec<u8>> {
        let resolved = self.resolve(From::WorkingDirectory, path, true)?;
        resolved.existing()?;
        Ok(resolved.canonical())
    }

    /// The names in a folder, sorted, without the dots.
    pub fn names(&self, path: &[u8]) -> Result<Vec<Vec<u8>>> {
        let object = self.object(From::WorkingDirectory, path, true)?;
        let metadata = self.tree.metadata(&object)?;
        if metadata.kind != FileKind::Directory {
            return Err(Errno::NOT_DIRECTORY);
        }
        if !tree::permits(&metadata, tree::READ) {
            return Err(Errno::ACCESS);
        }
        self.tree.names(&object)
    }
}
