//! Making, renaming and deleting files, and changing what is known about them.

use std::collections::BTreeMap;
use std::sync::Arc;

use heddle_access::Mode;

use super::node::{Content, NodeId, NodeKind};
use super::tree::{Object, SEARCH, Tree, WRITE, permits};
use super::walk::Resolved;
use super::{Errno, FileKind, Files, From, Metadata, Result, USER};

/// What every process takes away from the permissions of the files it makes.
const UMASK: u32 = 0o022;
const PERMISSION_BITS: u32 = 0o7777;

/// A time to set: `None` leaves the old one.
pub type Times = (Option<i64>, Option<i64>);

impl Files {
    pub(super) fn tree_mut(&mut self) -> &mut Tree {
        &mut self.disk_mut().tree
    }

    /// May the process add and remove names where this path leads?
    pub(super) fn check_folder(&self, resolved: &Resolved) -> Result<()> {
        let metadata = self.disk.tree.metadata(resolved.folder())?;
        if permits(&metadata, WRITE | SEARCH) { Ok(()) } else { Err(Errno::ACCESS) }
    }

    /// Makes something new at a path where nothing is.
    pub(super) fn make(
        &mut self,
        resolved: &Resolved,
        kind: NodeKind,
        mode: u32,
        now: i64,
    ) -> Result<NodeId> {
        self.check_folder(resolved)?;
        self.log.entry(&self.disk.tree, resolved.folder(), &resolved.name, Mode::Write);
        let tree = self.tree_mut();
        let id = tree.make(&resolved.canonical(), kind, mode & PERMISSION_BITS, now);
        tree.attach(resolved.folder(), &resolved.name, id, now)?;
        Ok(id)
    }

    fn vacant(&self, path: &[u8]) -> Result<Resolved> {
        let resolved = self.resolve(From::WorkingDirectory, path, false)?;
        if resolved.object.is_some() { Err(Errno::EXISTS) } else { Ok(resolved) }
    }

    pub fn make_directory(&mut self, path: &[u8], mode: u32, now: i64) -> Result<()> {
        let resolved = self.vacant(path)?;
        self.make(&resolved, NodeKind::Directory(BTreeMap::new()), mode & !UMASK, now)?;
        Ok(())
    }

    pub(super) fn make_file(&mut self, resolved: &Resolved, mode: u32, now: i64) -> Result<NodeId> {
        if resolved.as_folder {
            return Err(Errno::IS_DIRECTORY);
        }
        let content = Content::Bytes(Arc::default());
        self.make(resolved, NodeKind::File(content), mode & !UMASK, now)
    }

    pub fn make_link(&mut self, target: &[u8], path: &[u8], now: i64) -> Result<()> {
        if target.is_empty() {
            return Err(Errno::NOT_FOUND);
        }
        let resolved = self.vacant(path)?;
        if resolved.as_folder {
            return Err(Errno::NOT_FOUND);
        }
        self.make(&resolved, NodeKind::Link(target.to_vec()), 0o777, now)?;
        Ok(())
    }

    /// Makes a file for a socket to be bound to, and gives its number.
    pub fn make_socket(&mut self, path: &[u8], now: i64) -> Result<u64> {
        let resolved = self.resolve(From::WorkingDirectory, path, false)?;
        if resolved.object.is_some() {
            return Err(Errno::ADDRESS_IN_USE);
        }
        if resolved.as_folder {
            return Err(Errno::NOT_FOUND);
        }
        let id = self.make(&resolved, NodeKind::Socket, 0o777 & !UMASK, now)?;
        Ok(self.disk.tree.node(id)?.inode)
    }

    /// The number of the file at a path that a socket is, or was, bound to.
    pub fn socket_at(&mut self, path: &[u8]) -> Result<u64> {
        let object = self.object(From::WorkingDirectory, path, true)?;
        let metadata = self.disk.tree.metadata(&object)?;
        self.log.attributes(&self.disk.tree, &object, Mode::Read);
        match &object {
            _ if !permits(&metadata, WRITE) => Err(Errno::ACCESS),
            Object::Node(id) if matches!(self.disk.tree.node(*id)?.kind, NodeKind::Socket) => {
                Ok(metadata.inode)
            }
            _ => Err(Errno::CONNECTION_REFUSED),
        }
    }

    /// Gives an existing file one more name.
    pub fn make_hard_link(&mut self, existing: &[u8], path: &[u8], now: i64) -> Result<()> {
        let object = self.object(From::WorkingDirectory, existing, false)?;
        if self.disk.tree.is_directory(&object)? {
            return Err(Errno::NOT_PERMITTED);
        }
        let resolved = self.vacant(path)?;
        self.check_folder(&resolved)?;
        self.log.entry(&self.disk.tree, resolved.folder(), &resolved.name, Mode::Write);
        self.log.attributes(&self.disk.tree, &object, Mode::Write);
        let tree = self.tree_mut();
        let id = tree.touch(&object)?;
        tree.attach(resolved.folder(), &resolved.name, id, now)
    }

    /// Deletes a name: of a folder when `directory` is set, of anything else otherwise.
    pub fn remove(&mut self, from: From, path: &[u8], directory: bool, now: i64) -> Result<()> {
        let resolved = self.resolve(from, path, false)?;
        let object = resolved.existing()?.clone();
        if resolved.is_root() {
            return Err(Errno::BUSY);
        }
        match (directory, self.disk.tree.is_directory(&object)?) {
            (true, false) => return Err(Errno::NOT_DIRECTORY),
            (false, true) => return Err(Errno::IS_DIRECTORY),
            (true, true) if path.ends_with(b".") && is_dot(path) => return Err(Errno::INVALID),
            (true, true) if !self.is_empty(&object)? => return Err(Errno::NOT_EMPTY),
            _ => {}
        }
        self.check_folder(&resolved)?;
        self.detach(&resolved, &object, now)
    }

    /// Whether nothing is in a folder.
    fn is_empty(&self, folder: &Object) -> Result<bool> {
        self.log.listing(&self.disk.tree, folder);
        Ok(self.disk.tree.names(folder)?.is_empty())
    }

    fn detach(&mut self, resolved: &Resolved, object: &Object, now: i64) -> Result<()> {
        self.log.entry(&self.disk.tree, resolved.folder(), &resolved.name, Mode::Write);
        self.log.attributes(&self.disk.tree, object, Mode::Write);
        let id = self.tree_mut().detach(resolved.folder(), &resolved.name, object, now)?;
        self.release(id);
        Ok(())
    }

    /// Forgets a node unless somebody has it open.
    pub(super) fn release(&mut self, id: NodeId) {
        if !self.disk.is_open(id) {
            self.tree_mut().release(id);
        }
    }

    /// As `rename(2)`: what has the new name already is replaced.
    pub fn rename(
        &mut self,
        (old_from, old): (From, &[u8]),
        (new_from, new): (From, &[u8]),
        now: i64,
    ) -> Result<()> {
        let source = self.resolve(old_from, old, false)?;
        let moved = source.existing()?.clone();
        let target = self.resolve(new_from, new, false)?;
        if source.is_root() || target.is_root() {
            return Err(Errno::BUSY);
        }
        let is_directory = self.disk.tree.is_directory(&moved)?;
        if target.as_folder && !is_directory {
            return Err(Errno::NOT_DIRECTORY);
        }
        let tree = &self.disk.tree;
        let same = |object: &Object| tree.stable(object) == tree.stable(&moved);
        // A folder cannot go into itself.
        if target.trail.iter().any(|(_, folder)| same(folder)) {
            return Err(Errno::INVALID);
        }
        if let Some(replaced) = &target.object {
            if same(replaced) {
                return Ok(());
            }
            match (is_directory, tree.is_directory(replaced)?) {
                (true, false) => return Err(Errno::NOT_DIRECTORY),
                (false, true) => return Err(Errno::IS_DIRECTORY),
                (true, true) if !self.is_empty(replaced)? => return Err(Errno::NOT_EMPTY),
                _ => {}
            }
        }
        self.check_folder(&source)?;
        self.check_folder(&target)?;
        if let Some(replaced) = &target.object {
            self.detach(&target, replaced, now)?;
        }
        for end in [&source, &target] {
            self.log.entry(&self.disk.tree, end.folder(), &end.name, Mode::Write);
        }
        // Named twice for a moment, so that it is never without a name.
        let tree = self.tree_mut();
        let id = tree.touch(&moved)?;
        tree.attach(target.folder(), &target.name, id, now)?;
        tree.detach(source.folder(), &source.name, &Object::Node(id), now)?;
        Ok(())
    }

    /// The node of an existing file that belongs to the process.
    fn own_node(&mut self, object: &Object) -> Result<NodeId> {
        self.log.attributes(&self.disk.tree, object, Mode::Write);
        if self.disk.tree.metadata(object)?.user != USER {
            return Err(Errno::NOT_PERMITTED);
        }
        self.tree_mut().touch(object)
    }

    pub fn set_mode(
        &mut self,
        from: From,
        path: &[u8],
        follow: bool,
        mode: u32,
        now: i64,
    ) -> Result<()> {
        let object = self.object(from, path, follow)?;
        let id = self.own_node(&object)?;
        self.change_mode(id, mode, now)
    }

    pub(super) fn change_mode(&mut self, id: NodeId, mode: u32, now: i64) -> Result<()> {
        let node = self.tree_mut().node_mut(id)?;
        node.mode = mode & PERMISSION_BITS;
        node.changed = now;
        Ok(())
    }

    /// Changes owner and group, as far as an ordinary user may: to himself.
    pub fn set_owner(&mut self, path: &[u8], follow: bool, user: i32, group: i32) -> Result<()> {
        let object = self.object(From::WorkingDirectory, path, follow)?;
        allowed_owner(&self.disk.tree.metadata(&object)?, user, group)
    }

    pub fn set_times(
        &mut self,
        from: From,
        path: &[u8],
        follow: bool,
        times: Times,
        now: i64,
    ) -> Result<()> {
        let object = self.object(from, path, follow)?;
        // What is written before, or after, sets another time.
        self.log.modified(&self.disk.tree, &object)?;
        let id = self.own_node(&object)?;
        self.change_times(id, times, now)
    }

    pub(super) fn change_times(&mut self, id: NodeId, times: Times, now: i64) -> Result<()> {
        let node = self.tree_mut().node_mut(id)?;
        let (accessed, modified) = times;
        node.accessed = accessed.unwrap_or(node.accessed);
        node.modified = modified.unwrap_or(node.modified);
        node.changed = now;
        node.is_dated = true;
        Ok(())
    }
}

pub(super) fn allowed_owner(metadata: &Metadata, user: i32, group: i32) -> Result<()> {
    let keeps = |wanted: i32, current: u32| wanted == -1 || wanted as u32 == current;
    if keeps(user, metadata.user) && (keeps(group, metadata.group) || group as u32 == USER) {
        return Ok(());
    }
    Err(Errno::NOT_PERMITTED)
}

/// Whether the last part of a path is a single dot.
fn is_dot(path: &[u8]) -> bool {
    path == b"." || path.ends_with(b"/.")
}

impl Metadata {
    pub fn is_directory(&self) -> bool {
        self.kind == FileKind::Directory
    }
}
