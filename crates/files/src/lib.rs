//! The files of hosts: what the real machine has, read-only, under what processes wrote.
//!
//! - `disk`: what belongs to a host, and what to a process that runs on it;
//! - `host_view`: what shows of the real machine;
//! - `node`, `tree`: what processes made or changed, and the two together;
//! - `walk`: from a path to what it names;
//! - `change`: making, renaming and deleting;
//! - `open`: descriptors;
//! - `locks`: locks between processes;
//! - `mapped`: files in memory;
//! - `plan`: what operations do that others can see.
//!
//! Everything here is part of the state: a clone shares the contents until one side changes them.
//! Times come from the caller, which knows the virtual clock; nothing is ever written to the real
//! machine. Processes whose hosts have different names have nothing in common here.

#![forbid(unsafe_code)]

mod change;
#[cfg(test)]
mod commuting;
mod differences;
mod disk;
mod errno;
mod host_view;
mod locks;
mod mapped;
mod node;
mod open;
mod plan;
#[cfg(test)]
mod tests;
mod tree;
mod walk;

use std::path::Path;
use std::sync::Arc;

use heddle_access::{Mode, ProcessId};

pub use change::Times;
pub use differences::Difference;
pub use disk::{Disk, Disks, OpenFiles};
pub use errno::Errno;
pub use host_view::{Device, FileKind, Metadata, USER};
pub use locks::{LockRange, LockWait};
pub use open::{Connection, Flags, Reading, Written};
pub use plan::Noted;

use plan::Log;
use tree::Object;
use walk::{Resolved, Trail};

pub type Result<T> = std::result::Result<T, Errno>;

/// The files as a process sees them, for one operation. What it changes is a copy if somebody else
/// has what there was.
pub struct Files {
    disk: Arc<Disk>,
    own: Arc<OpenFiles>,
    process: ProcessId,
    log: Log,
}

/// From which folder a relative path starts.
#[derive(Clone, Copy, Debug)]
pub enum From {
    WorkingDirectory,
    Descriptor(i32),
}

impl Files {
    /// `is_noted`: somebody wants to know what is looked at and changed.
    pub fn new(disk: Arc<Disk>, own: Arc<OpenFiles>, process: ProcessId, is_noted: bool) -> Files {
        Files { disk, own, process, log: Log::new(is_noted) }
    }

    /// What the host and the process have now.
    pub fn into_parts(self) -> (Arc<Disk>, Arc<OpenFiles>) {
        (self.disk, self.own)
    }

    fn disk_mut(&mut self) -> &mut Disk {
        Arc::make_mut(&mut self.disk)
    }

    fn own_mut(&mut self) -> &mut OpenFiles {
        Arc::make_mut(&mut self.own)
    }

    /// What the process itself has.
    pub fn own(&self) -> &OpenFiles {
        &self.own
    }

    pub fn working_directory(&self) -> &Path {
        &self.own.working_directory
    }

    fn start(&self, from: From, path: &[u8]) -> Result<Trail> {
        let root = walk::root_trail(&self.disk.tree);
        if path.first() == Some(&b'/') {
            return Ok(root);
        }
        match from {
            From::Descriptor(number) => self.trail_of(number),
            From::WorkingDirectory => {
                let directory = host_view::bytes_of(&self.own.working_directory);
                let resolved = walk::walk(&self.disk.tree, &root, directory, true, &self.log)?;
                let mut trail = resolved.trail;
                trail.push((resolved.name, resolved.object.ok_or(Errno::NOT_FOUND)?));
                Ok(trail)
            }
        }
    }

    fn resolve(&self, from: From, path: &[u8], follow: bool) -> Result<Resolved> {
        walk::walk(&self.disk.tree, &self.start(from, path)?, path, follow, &self.log)
    }

    fn object(&self, from: From, path: &[u8], follow: bool) -> Result<Object> {
        self.resolve(from, path, follow)?.existing().cloned()
    }

    pub fn metadata(&self, from: From, path: &[u8], follow: bool) -> Result<Metadata> {
        let object = self.object(from, path, follow)?;
        self.log.all(&self.disk.tree, &object)?;
        self.disk.tree.metadata(&object)
    }

    /// What there is at a path, and nothing else of it.
    pub fn kind(&self, from: From, path: &[u8], follow: bool) -> Result<FileKind> {
        Ok(self.disk.tree.metadata(&self.object(from, path, follow)?)?.kind)
    }

    /// The permissions alone.
    pub fn mode(&self, from: From, path: &[u8], follow: bool) -> Result<u32> {
        let object = self.object(from, path, follow)?;
        self.log.attributes(&self.disk.tree, &object, Mode::Read);
        Ok(self.disk.tree.metadata(&object)?.mode)
    }

    /// The length alone.
    pub fn length(&self, path: &[u8]) -> Result<u64> {
        let object = self.object(From::WorkingDirectory, path, true)?;
        self.log.length_if_file(&self.disk.tree, &object)?;
        Ok(self.disk.tree.metadata(&object)?.size)
    }

    /// When it was modified, in nanoseconds since 1970.
    pub fn modified(&self, path: &[u8]) -> Result<i64> {
        let object = self.object(From::WorkingDirectory, path, true)?;
        self.log.modified(&self.disk.tree, &object)?;
        Ok(self.disk.tree.metadata(&object)?.modified)
    }

    /// Whether the process may read (4), write (2) or execute (1), all of those asked for.
    pub fn check_access(&self, path: &[u8], wanted: u32) -> Result<()> {
        let object = self.object(From::WorkingDirectory, path, true)?;
        if wanted & 7 != 0 {
            self.log.attributes(&self.disk.tree, &object, Mode::Read);
        }
        let metadata = self.disk.tree.metadata(&object)?;
        if tree::permits(&metadata, wanted & 7) { Ok(()) } else { Err(Errno::ACCESS) }
    }

    pub fn link_target(&self, path: &[u8]) -> Result<Vec<u8>> {
        let object = self.object(From::WorkingDirectory, path, false)?;
        match self.disk.tree.metadata(&object)?.kind {
            FileKind::Link => self.disk.tree.link_target(&object),
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
        self.check_listing(&object)?;
        self.log.listing(&self.disk.tree, &object);
        self.disk.tree.names(&object)
    }

    fn check_listing(&self, object: &Object) -> Result<()> {
        let metadata = self.disk.tree.metadata(object)?;
        if metadata.kind != FileKind::Directory {
            return Err(Errno::NOT_DIRECTORY);
        }
        self.log.attributes(&self.disk.tree, object, Mode::Read);
        if tree::permits(&metadata, tree::READ) { Ok(()) } else { Err(Errno::ACCESS) }
    }
}
