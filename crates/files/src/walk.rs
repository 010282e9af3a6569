//! From a path to what it names: dots, links and permissions on the way (path_resolution(7)).

use std::collections::VecDeque;

use heddle_access::Mode;

use super::errno::Errno;
use super::host_view::FileKind;
use super::plan::Log;
use super::tree::{Object, SEARCH, Tree, permits};

const PATH_BYTES_MAX: usize = 4096;
const NAME_BYTES_MAX: usize = 255;
const LINKS_MAX: u32 = 40;

/// The folders from the root down, each with its name; the root's is empty.
pub(super) type Trail = Vec<(Vec<u8>, Object)>;

/// Where a path leads.
pub(super) struct Resolved {
    /// The folders above it.
    pub(super) trail: Trail,
    pub(super) name: Vec<u8>,
    /// What is there. `None`: nothing, but it could be made.
    pub(super) object: Option<Object>,
    /// The path said that it is a folder, by a slash at its end.
    pub(super) as_folder: bool,
}

impl Resolved {
    /// The folder it is in; the root is in itself.
    pub(super) fn folder(&self) -> &Object {
        match (self.trail.last(), &self.object) {
            (Some((_, folder)), _) => folder,
            (None, Some(root)) => root,
            (None, None) => unreachable!("the root exists"),
        }
    }

    pub(super) fn existing(&self) -> Result<&Object, Errno> {
        self.object.as_ref().ok_or(Errno::NOT_FOUND)
    }

    pub(super) fn is_root(&self) -> bool {
        self.trail.is_empty()
    }

    /// The path without dots and links.
    pub(super) fn canonical(&self) -> Vec<u8> {
        let folders = self.trail.iter().map(|(name, _)| name.as_slice());
        let path = folders.chain([self.name.as_slice()]).collect::<Vec<_>>().join(&b'/');
        if path.is_empty() { b"/".to_vec() } else { path }
    }
}

/// Follows a path from the folder at the end of `start`; every name on the way is looked at.
pub(super) fn walk(
    tree: &Tree,
    start: &Trail,
    path: &[u8],
    follow_last: bool,
    log: &Log,
) -> Result<Resolved, Errno> {
    if path.is_empty() {
        return Err(Errno::NOT_FOUND);
    }
    if path.len() >= PATH_BYTES_MAX {
        return Err(Errno::NAME_TOO_LONG);
    }
    let mut trail = if path[0] == b'/' { root_trail(tree) } else { start.clone() };
    let mut waiting: VecDeque<Vec<u8>> = components(path).collect();
    let as_folder = path.ends_with(b"/") || path.ends_with(b"/.");
    let mut links = 0;
    while let Some(name) = waiting.pop_front() {
        if name == b".." {
            if trail.len() > 1 {
                trail.pop();
            }
            continue;
        }
        if name.len() > NAME_BYTES_MAX {
            return Err(Errno::NAME_TOO_LONG);
        }
        let (_, folder) = trail.last().expect("the root stays");
        log.attributes(tree, folder, Mode::Read);
        if !permits(&tree.metadata(folder)?, SEARCH) {
            return Err(Errno::ACCESS);
        }
        let is_last = waiting.is_empty();
        log.entry(tree, folder, &name, Mode::Read);
        let Some(object) = tree.child(folder, &name)? else {
            return if is_last {
                Ok(Resolved { trail, name, object: None, as_folder })
            } else {
                Err(Errno::NOT_FOUND)
            };
        };
        match tree.metadata(&object)?.kind {
            FileKind::Link if !is_last || follow_last || as_folder => {
                links += 1;
                if links > LINKS_MAX {
                    return Err(Errno::TOO_MANY_LINKS);
                }
                let target = tree.link_target(&object)?;
                if target.first() == Some(&b'/') {
                    trail.truncate(1);
                }
                for part in components(&target).collect::<Vec<_>>().into_iter().rev() {
                    waiting.push_front(part);
                }
            }
            FileKind::Directory => trail.push((name, object)),
            _ if is_last && !as_folder => {
                return Ok(Resolved { trail, name, object: Some(object), as_folder });
            }
            _ => return Err(Errno::NOT_DIRECTORY),
        }
    }
    let (name, object) = trail.pop().expect("the root stays");
    Ok(Resolved { trail, name, object: Some(object), as_folder })
}

pub(super) fn root_trail(tree: &Tree) -> Trail {
    vec![(Vec::new(), tree.root())]
}

fn components(path: &[u8]) -> impl Iterator<Item = Vec<u8>> {
    path.split(|&byte| byte == b'/')
        .filter(|part| !part.is_empty() && *part != b".")
        .map(<[u8]>::to_vec)
}
