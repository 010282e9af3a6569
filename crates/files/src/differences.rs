//! What two states of a disk differ in, found by comparing them: a second look at what operations
//! say that they change (`plan.rs`), which has nothing to do with how they say it.

use heddle_access::FileId;

use super::Disk;
use super::node::{Content, Node, NodeKind};

/// What is otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Difference {
    /// What a name in a folder stands for.
    Names(FileId),
    /// A byte of a file.
    Content {
        file: FileId,
        at: u64,
    },
    Length(FileId),
    /// Permissions, owner, number of names.
    Attributes(FileId),
    Locks(FileId),
}

impl Disk {
    /// What is otherwise than it was. What came to be known of the host only is no difference.
    pub fn differences(&self, before: &Disk) -> Vec<Difference> {
        let mut found = Vec::new();
        for (id, now) in self.tree.all_nodes() {
            let Ok(old) = before.tree.node(id) else { continue };
            if old.file != now.file {
                continue;
            }
            if before.locks.get(&id).is_some_and(|locks| !locks.is_empty())
                != self.locks.get(&id).is_some_and(|locks| !locks.is_empty())
            {
                found.push(Difference::Locks(now.file));
            }
            compare(old, now, &mut found);
        }
        found
    }
}

fn compare(old: &Node, now: &Node, found: &mut Vec<Difference>) {
    let attributes = |node: &Node| (node.mode, node.user, node.group, node.links);
    if attributes(old) != attributes(now) {
        found.push(Difference::Attributes(now.file));
    }
    match (&old.kind, &now.kind) {
        (NodeKind::Directory(old), NodeKind::Directory(names)) if old != names => {
            found.push(Difference::Names(now.file));
        }
        (NodeKind::File(old), NodeKind::File(content)) => {
            if old.size() != content.size() {
                found.push(Difference::Length(now.file));
            }
            if let (Content::Bytes(old), Content::Bytes(bytes)) = (old, content) {
                let longer = old.len().max(bytes.len());
                let differing = (0..longer).filter(|&at| old.get(at) != bytes.get(at));
                found.extend(
                    differing.map(|at| Difference::Content { file: now.file, at: at as u64 }),
                );
            }
        }
        _ => {}
    }
}
