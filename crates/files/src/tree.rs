//! The tree of files: the host's, with the process's own nodes over it.
//!
//! A file of the host is known by its path there. Once it is open or changed it has a node, which
//! is found by that same path; so a host folder may be renamed and still have its content.

use std::collections::BTreeMap;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use heddle_access::FileId;
use xxhash_rust::xxh3::xxh3_64;

use super::errno::Errno;
use super::host_view::{self, FileKind, Metadata, USER};
use super::node::{Node, NodeId, NodeKind};

/// Inode numbers of nodes that the process made start here, above those of host files.
const FIRST_INODE: u64 = 1 << 48;

/// Something that exists.
#[derive(Clone, PartialEq, Eq, Debug, Hash)]
pub(super) enum Object {
    /// As the host has it, by its path there.
    Host(PathBuf),
    Node(NodeId),
}

/// An object looked up.
enum Found<'a> {
    Host(&'a PathBuf),
    Node(&'a Node),
}

#[derive(Clone, Default, Hash)]
pub(super) struct Tree {
    nodes: BTreeMap<NodeId, Arc<Node>>,
    /// The nodes of host files, by host path.
    by_host_path: BTreeMap<PathBuf, NodeId>,
    /// The name of the host, if it has to be told, and the folder that names are told from.
    host: String,
    base: PathBuf,
}

/// Set in the numbers of nodes that stand for host files. All numbers are used again once their
/// nodes are gone: reading a file leaves no trace, nor does making and deleting one.
const OF_HOST: u32 = 1 << 31;

/// What a process wants to do with a file; the bits of `access(2)`.
pub(super) const READ: u32 = 4;
pub(super) const WRITE: u32 = 2;
pub(super) const SEARCH: u32 = 1;

/// Whether the permission bits allow something to the user of the process.
pub(super) fn permits(metadata: &Metadata, wanted: u32) -> bool {
    let shift = if metadata.user == USER {
        6
    } else if metadata.group == USER {
        3
    } else {
        0
    };
    (metadata.mode >> shift) & wanted == wanted
}

impl Tree {
    pub(super) fn new(host: &str, base: PathBuf) -> Tree {
        Tree { host: host.to_owned(), base, ..Tree::default() }
    }

    /// What a path is called: the same on every machine, if it lies below the base.
    fn label_of(&self, path: &[u8]) -> Arc<str> {
        let path = Path::new(std::ffi::OsStr::from_bytes(path));
        let told = match path.strip_prefix(&self.base) {
            Ok(below) if below.as_os_str().is_empty() => Path::new("."),
            Ok(below) => below,
            Err(_) => path,
        };
        let told = String::from_utf8_lossy(host_view::bytes_of(told));
        if self.host.is_empty() { told.into() } else { format!("{}:{told}", self.host).into() }
    }

    /// What something is called, by where it was made.
    pub(super) fn label(&self, object: &Object) -> Arc<str> {
        match (self.node_of(object), object) {
            (Ok(Found::Node(node)), _) => node.label.clone(),
            (Ok(Found::Host(path)), _) | (Err(_), Object::Host(path)) => {
                self.label_of(host_view::bytes_of(path))
            }
            (Err(_), Object::Node(_)) => "a file that is gone".into(),
        }
    }

    /// The number of something.
    pub(super) fn file(&self, object: &Object) -> FileId {
        match self.node_of(object) {
            Ok(Found::Node(node)) => node.file,
            _ => number_of(&self.label(object)),
        }
    }

    pub(super) fn root(&self) -> Object {
        self.at_host_path(PathBuf::from("/"))
    }

    fn at_host_path(&self, path: PathBuf) -> Object {
        match self.by_host_path.get(&path) {
            Some(id) => Object::Node(*id),
            None => Object::Host(path),
        }
    }

    /// The node of an object, if it has one.
    fn node_of<'a>(&'a self, object: &'a Object) -> Result<Found<'a>, Errno> {
        match object {
            Object::Host(path) => match self.by_host_path.get(path) {
                Some(id) => Ok(Found::Node(self.node(*id)?)),
                None => Ok(Found::Host(path)),
            },
            Object::Node(id) => Ok(Found::Node(self.node(*id)?)),
        }
    }

    /// A node by its number; a folder that was deleted may still be somebody's working directory.
    pub(super) fn node(&self, id: NodeId) -> Result<&Node, Errno> {
        self.nodes.get(&id).map(|node| &**node).ok_or(Errno::NOT_FOUND)
    }

    pub(super) fn all_nodes(&self) -> impl Iterator<Item = (NodeId, &Node)> {
        self.nodes.iter().map(|(id, node)| (*id, &**node))
    }

    /// A node to be changed.
    pub(super) fn node_mut(&mut self, id: NodeId) -> Result<&mut Node, Errno> {
        let node = Arc::make_mut(self.nodes.get_mut(&id).ok_or(Errno::NOT_FOUND)?);
        node.pristine = false;
        Ok(node)
    }

    /// An object in the form that stays valid when its node comes or goes.
    pub(super) fn stable(&self, object: &Object) -> Object {
        match self.node_of(object) {
            Ok(Found::Node(Node { host: Some(path), .. })) => Object::Host(path.clone()),
            _ => object.clone(),
        }
    }

    pub(super) fn metadata(&self, object: &Object) -> Result<Metadata, Errno> {
        match self.node_of(object)? {
            Found::Host(path) => host_view::metadata(path),
            Found::Node(node) => Ok(node.metadata()),
        }
    }

    pub(super) fn link_target(&self, object: &Object) -> Result<Vec<u8>, Errno> {
        match self.node_of(object)? {
            Found::Host(path) => host_view::link_target(path),
            Found::Node(node) => match &node.kind {
                NodeKind::Link(target) => Ok(target.clone()),
                _ => Err(Errno::INVALID),
            },
        }
    }

    /// The child of a folder, if there is one of this name.
    pub(super) fn child(&self, folder: &Object, name: &[u8]) -> Result<Option<Object>, Errno> {
        let host = match self.node_of(folder)? {
            Found::Host(path) => Some(path),
            Found::Node(node) => {
                let NodeKind::Directory(entries) = &node.kind else {
                    return Err(Errno::NOT_DIRECTORY);
                };
                if let Some(entry) = entries.get(name) {
                    return Ok(entry.map(Object::Node));
                }
                node.host.as_ref()
            }
        };
        let Some(host) = host else { return Ok(None) };
        let path = host_view::child(host, name);
        if self.by_host_path.contains_key(&path) {
            return Ok(Some(self.at_host_path(path)));
        }
        match host_view::metadata(&path) {
            Ok(_) => Ok(Some(Object::Host(path))),
            Err(Errno::NOT_FOUND | Errno::NOT_DIRECTORY) => Ok(None),
            Err(errno) => Err(errno),
        }
    }

    /// The names in a folder, sorted.
    pub(super) fn names(&self, folder: &Object) -> Result<Vec<Vec<u8>>, Errno> {
        match self.node_of(folder)? {
            Found::Host(path) => host_view::names(path),
            Found::Node(node) => {
                let NodeKind::Directory(entries) = &node.kind else {
                    return Err(Errno::NOT_DIRECTORY);
                };
                let mut names = match &node.host {
                    Some(path) => host_view::names(path)?,
                    None => Vec::new(),
                };
                names.retain(|name| !entries.contains_key(name));
                let added = entries.iter().filter(|(_, entry)| entry.is_some());
                names.extend(added.map(|(name, _)| name.clone()));
                names.sort_unstable();
                Ok(names)
            }
        }
    }

    /// The node of an object, made if it has none yet.
    pub(super) fn touch(&mut self, object: &Object) -> Result<NodeId, Errno> {
        let path = match object {
            Object::Node(id) => return Ok(*id),
            Object::Host(path) => path,
        };
        if let Some(id) = self.by_host_path.get(path) {
            return Ok(*id);
        }
        let label = self.label_of(host_view::bytes_of(path));
        let named = (number_of(&label), label);
        let node = Node::of_host(path.clone(), named, &host_view::metadata(path)?)?;
        let last = self.nodes.keys().next_back().filter(|id| id.0 >= OF_HOST);
        let id = NodeId(last.map_or(OF_HOST, |last| last.0 + 1));
        self.nodes.insert(id, Arc::new(node));
        self.by_host_path.insert(path.clone(), id);
        Ok(id)
    }

    /// Makes something new, to be named as the path says.
    pub(super) fn make(&mut self, path: &[u8], kind: NodeKind, mode: u32, now: i64) -> NodeId {
        let is_free = |number: &u32| !self.nodes.contains_key(&NodeId(*number));
        let number = (1..).find(is_free).expect("numbers do not run out");
        let id = NodeId(number);
        let label = self.label_of(path);
        let node = Node {
            kind,
            file: number_of(&label),
            label,
            host: None,
            pristine: false,
            mode,
            user: USER,
            group: USER,
            inode: FIRST_INODE + u64::from(number),
            links: 0,
            accessed: now,
            modified: now,
            changed: now,
            is_dated: false,
        };
        self.nodes.insert(id, Arc::new(node));
        id
    }

    fn entries_mut(
        &mut self,
        folder: &Object,
        now: i64,
    ) -> Result<&mut BTreeMap<Vec<u8>, Option<NodeId>>, Errno> {
        let id = self.touch(folder)?;
        let node = self.node_mut(id)?;
        node.modified = now;
        node.changed = now;
        node.is_dated = false;
        match &mut node.kind {
            NodeKind::Directory(entries) => Ok(entries),
            _ => Err(Errno::NOT_DIRECTORY),
        }
    }

    /// Gives a node a name in a folder.
    pub(super) fn attach(
        &mut self,
        folder: &Object,
        name: &[u8],
        id: NodeId,
        now: i64,
    ) -> Result<(), Errno> {
        self.entries_mut(folder, now)?.insert(name.to_vec(), Some(id));
        let node = self.node_mut(id)?;
        node.links += 1;
        node.changed = now;
        Ok(())
    }

    /// Takes a name away. The caller sees to the node, if it has no name left.
    pub(super) fn detach(
        &mut self,
        folder: &Object,
        name: &[u8],
        object: &Object,
        now: i64,
    ) -> Result<NodeId, Errno> {
        let id = self.touch(object)?;
        let host = match self.node_of(folder)? {
            Found::Host(path) => Some(path.clone()),
            Found::Node(node) => node.host.clone(),
        };
        // Only where the host has the name, must its absence be recorded.
        let hides =
            host.is_some_and(|path| host_view::metadata(&host_view::child(&path, name)).is_ok());
        let entries = self.entries_mut(folder, now)?;
        if hides {
            entries.insert(name.to_vec(), None);
        } else {
            entries.remove(name);
        }
        let node = self.node_mut(id)?;
        node.links -= 1;
        node.changed = now;
        Ok(id)
    }

    /// Forgets a node that nobody can reach or that says no more than the host does.
    pub(super) fn release(&mut self, id: NodeId) {
        let Some(node) = self.nodes.get(&id) else { return };
        if node.links > 0 && !node.pristine {
            return;
        }
        let host = node.host.clone();
        if let Some(path) = host
            && self.by_host_path.get(&path) == Some(&id)
        {
            self.by_host_path.remove(&path);
        }
        self.nodes.remove(&id);
    }

    /// Whether everything is as the host has it.
    pub(super) fn is_pristine(&self) -> bool {
        self.nodes.is_empty() && self.by_host_path.is_empty()
    }

    pub(super) fn is_directory(&self, object: &Object) -> Result<bool, Errno> {
        Ok(self.metadata(object)?.kind == FileKind::Directory)
    }
}

/// The number of a file, by what it is called.
fn number_of(label: &str) -> FileId {
    FileId(xxh3_64(label.as_bytes()) as u32)
}

/// The absolute form of a working directory.
pub(super) fn absolute(path: &Path) -> PathBuf {
    std::path::absolute(path).unwrap_or_else(|_| path.to_owned())
}
