//! Where bytes under way lie: a tree that all states share.
//!
//! A node is what one write added behind another node, and the root is the empty channel. The
//! same bytes written behind the same node are the same node, whichever state wrote them, so a
//! channel is a node and two positions: how far was written, how far was read. Writing moves to a
//! child, reading moves a position, and going back to an earlier state restores numbers. Nodes are
//! only added. A channel that was read to its end stands at the root again, so the tree holds
//! what can be under way at once, not the history of connections.

use std::sync::{Arc, RwLock};

use rustc_hash::FxHashMap;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Node(u32);

#[derive(Debug)]
struct Content {
    parent: Node,
    /// Bytes from the root to the end of this node.
    end: u32,
    bytes: Arc<[u8]>,
}

#[derive(Debug, Default)]
struct Nodes {
    /// Without the root.
    contents: Vec<Content>,
    children: FxHashMap<(Node, Arc<[u8]>), Node>,
}

/// Shared by all states and workers of a search.
#[derive(Debug, Default)]
pub struct Tree {
    nodes: RwLock<Nodes>,
}

impl Nodes {
    fn content(&self, node: Node) -> Option<&Content> {
        self.contents.get((node.0 as usize).checked_sub(1)?)
    }

    fn end(&self, node: Node) -> u32 {
        self.content(node).map_or(0, |content| content.end)
    }
}

impl Tree {
    pub const ROOT: Node = Node(0);

    /// The node for `bytes` behind `parent`.
    pub(super) fn child(&self, parent: Node, bytes: &[u8]) -> Node {
        let bytes: Arc<[u8]> = bytes.into();
        let key = (parent, bytes);
        {
            let nodes = self.nodes.read().expect("nobody panics with the tree");
            if let Some(&node) = nodes.children.get(&key) {
                return node;
            }
        }
        let mut nodes = self.nodes.write().expect("nobody panics with the tree");
        if let Some(&node) = nodes.children.get(&key) {
            return node;
        }
        let end = nodes.end(parent) + key.1.len() as u32;
        nodes.contents.push(Content { parent, end, bytes: key.1.clone() });
        let node = Node(nodes.contents.len() as u32);
        nodes.children.insert(key, node);
        node
    }

    /// How many bytes lie between the root and the end of a node.
    pub(super) fn end(&self, node: Node) -> u32 {
        self.nodes.read().expect("nobody panics with the tree").end(node)
    }

    /// The bytes from a position on the way to `tip` up to its end, or as many as `count`.
    pub(super) fn bytes(&self, tip: Node, from: u32, count: usize) -> Vec<u8> {
        let nodes = self.nodes.read().expect("nobody panics with the tree");
        let mut way = Vec::new();
        let mut node = tip;
        while let Some(content) = nodes.content(node).filter(|content| content.end > from) {
            way.push(content);
            node = content.parent;
        }
        let mut bytes = Vec::new();
        for content in way.into_iter().rev() {
            let start = content.end - content.bytes.len() as u32;
            bytes.extend_from_slice(&content.bytes[from.saturating_sub(start) as usize..]);
            if bytes.len() >= count {
                break;
            }
        }
        bytes.truncate(count);
        bytes
    }

    /// How many nodes there are, the root included.
    pub fn size(&self) -> usize {
        self.nodes.read().expect("nobody panics with the tree").contents.len() + 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_writes_behind_equal_nodes_are_one_node() {
        let tree = Tree::default();
        let hello = tree.child(Tree::ROOT, b"hello");
        let world = tree.child(hello, b" world");
        assert_eq!(tree.child(Tree::ROOT, b"hello"), hello);
        assert_ne!(tree.child(Tree::ROOT, b"bye"), hello);
        assert_eq!(tree.size(), 4);
        assert_eq!(tree.end(world), 11);
        assert_eq!(tree.bytes(world, 0, 99), b"hello world");
        assert_eq!(tree.bytes(world, 3, 4), b"lo w");
        assert_eq!(tree.bytes(world, 5, 99), b" world");
        assert_eq!(tree.bytes(world, 11, 99), b"");
        assert_eq!(tree.bytes(hello, 1, 2), b"el");
    }
}
