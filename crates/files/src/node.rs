//! Files, folders and links that differ from the host's, or that are open.

use std::collections::BTreeMap;
use std::fs::File;
use std::hash::{Hash, Hasher};
use std::os::unix::fs::FileExt;
use std::path::PathBuf;
use std::sync::{Arc, OnceLock};

use heddle_access::FileId;

use super::errno::Errno;
use super::host_view::{self, FileKind, Metadata};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct NodeId(pub(super) u32);

#[derive(Clone)]
pub(super) struct Node {
    pub(super) kind: NodeKind,
    /// Its number, and what it is called, by where it was made.
    pub(super) file: FileId,
    pub(super) label: Arc<str>,
    /// Where the host has it, for what was not made by the process.
    pub(super) host: Option<PathBuf>,
    /// Still exactly as the host has it.
    pub(super) pristine: bool,
    pub(super) mode: u32,
    pub(super) user: u32,
    pub(super) group: u32,
    pub(super) inode: u64,
    /// How many names it has.
    pub(super) links: u32,
    pub(super) accessed: i64,
    pub(super) modified: i64,
    pub(super) changed: i64,
    /// The program has said when it was modified: that is no matter of how long things took.
    pub(super) is_dated: bool,
}

#[derive(Clone, Hash)]
pub(super) enum NodeKind {
    File(Content),
    /// Names that were added (`Some`) or taken away (`None`); all others are the host's.
    Directory(BTreeMap<Vec<u8>, Option<NodeId>>),
    Link(Vec<u8>),
    /// Where a socket is bound; which one, the network knows.
    Socket,
}

#[derive(Clone, Hash)]
pub(super) enum Content {
    Host(HostFile),
    Bytes(Arc<Vec<u8>>),
}

/// A file of the host, read piece by piece.
#[derive(Clone)]
pub(super) struct HostFile {
    path: PathBuf,
    size: u64,
    /// Opened at the first read. Only a cache: the content is the host's, which does not change.
    file: Arc<OnceLock<Result<File, Errno>>>,
}

/// The content is the host's, which does not change.
impl Hash for HostFile {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let HostFile { path, size, file: _ } = self;
        (path, size).hash(state);
    }
}

impl HostFile {
    pub(super) fn new(path: PathBuf, size: u64) -> HostFile {
        HostFile { path, size, file: Arc::default() }
    }

    pub(super) fn check_readable(&self) -> Result<(), Errno> {
        self.file().map(|_| ())
    }

    fn file(&self) -> Result<&File, Errno> {
        match self.file.get_or_init(|| host_view::open(&self.path)) {
            Ok(file) => Ok(file),
            Err(errno) => Err(*errno),
        }
    }
}

/// All but times that nobody set: those of the process itself differ between states that differ in nothing
/// but how long they took.
impl Hash for Node {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let Node {
            kind,
            file,
            label: _,
            host,
            pristine,
            mode,
            user,
            group,
            inode,
            links,
            accessed: _,
            modified,
            changed: _,
            is_dated,
        } = self;
        file.hash(state);
        is_dated.then_some(modified).hash(state);
        (kind, host, pristine, mode, user).hash(state);
        (group, inode, links).hash(state);
    }
}

impl Content {
    pub(super) fn size(&self) -> u64 {
        match self {
            Content::Host(file) => file.size,
            Content::Bytes(bytes) => bytes.len() as u64,
        }
    }

    /// Reads what there is at a position; 0 at the end.
    pub(super) fn read(&self, position: u64, buffer: &mut [u8]) -> Result<usize, Errno> {
        let rest = self.size().saturating_sub(position);
        let wanted = buffer.len().min(usize::try_from(rest).unwrap_or(usize::MAX));
        let buffer = &mut buffer[..wanted];
        match self {
            Content::Bytes(bytes) => {
                let start = position.min(bytes.len() as u64) as usize;
                buffer.copy_from_slice(&bytes[start..start + wanted]);
                Ok(wanted)
            }
            Content::Host(host) => {
                let file = host.file()?;
                let mut filled = 0;
                while filled < wanted {
                    let at = position + filled as u64;
                    match file.read_at(&mut buffer[filled..], at) {
                        Ok(0) => break,
                        Ok(count) => filled += count,
                        Err(error) if error.kind() == std::io::ErrorKind::Interrupted => {}
                        Err(error) => return Err(Errno::of_host(&error)),
                    }
                }
                Ok(filled)
            }
        }
    }

    /// The bytes, to be changed: from now on the process has its own copy.
    pub(super) fn bytes_mut(&mut self) -> Result<&mut Vec<u8>, Errno> {
        if let Content::Host(file) = self {
            let mut bytes = vec![0; usize::try_from(file.size).map_err(|_| Errno::NO_SPACE)?];
            let length = self.read(0, &mut bytes)?;
            bytes.truncate(length);
            *self = Content::Bytes(Arc::new(bytes));
        }
        match self {
            Content::Bytes(bytes) => Ok(Arc::make_mut(bytes)),
            Content::Host(_) => unreachable!("it was just made our own"),
        }
    }
}

impl Node {
    /// A node for something the host has, as the host has it.
    pub(super) fn of_host(
        path: PathBuf,
        (file, label): (FileId, Arc<str>),
        found: &Metadata,
    ) -> Result<Node, Errno> {
        let kind = match found.kind {
            FileKind::File => {
                NodeKind::File(Content::Host(HostFile::new(path.clone(), found.size)))
            }
            FileKind::Directory => NodeKind::Directory(BTreeMap::new()),
            FileKind::Link => NodeKind::Link(host_view::link_target(&path)?),
            FileKind::Device(_) | FileKind::Other => return Err(Errno::ACCESS),
        };
        Ok(Node {
            kind,
            file,
            label,
            host: Some(path),
            pristine: true,
            mode: found.mode,
            user: found.user,
            group: found.group,
            inode: found.inode,
            links: 1,
            accessed: found.accessed,
            modified: found.modified,
            changed: found.changed,
            is_dated: false,
        })
    }

    pub(super) fn metadata(&self) -> Metadata {
        let (kind, size) = match &self.kind {
            NodeKind::File(content) => (FileKind::File, content.size()),
            NodeKind::Directory(_) => (FileKind::Directory, 4096),
            NodeKind::Link(target) => (FileKind::Link, target.len() as u64),
            NodeKind::Socket => (FileKind::Other, 0),
        };
        let links = self.links + u32::from(kind == FileKind::Directory);
        Metadata {
            kind,
            size,
            mode: self.mode,
            user: self.user,
            group: self.group,
            inode: self.inode,
            links,
            accessed: self.accessed,
            modified: self.modified,
            changed: self.changed,
        }
    }
}
