//! The unread bytes of one direction of a connection.

use std::collections::VecDeque;

use crate::tree::{Node, Tree};
use crate::{Channel, NetworkConfig};

#[derive(Clone, Debug)]
pub enum Stream {
    Tree { tip: Node, written: u32, read: u32 },
    Queue(VecDeque<u8>),
}

impl Stream {
    pub(super) fn new(channel: Channel) -> Stream {
        match channel {
            Channel::Tree => Stream::Tree { tip: Tree::ROOT, written: 0, read: 0 },
            Channel::Queue => Stream::Queue(VecDeque::new()),
        }
    }

    pub fn len(&self) -> usize {
        match self {
            Stream::Tree { written, read, .. } => (written - read) as usize,
            Stream::Queue(bytes) => bytes.len(),
        }
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    pub(super) fn append(&mut self, config: &NetworkConfig, bytes: &[u8]) {
        match self {
            Stream::Tree { tip, written, .. } => {
                *tip = config.tree.child(*tip, bytes);
                *written += bytes.len() as u32;
                debug_assert_eq!(*written, config.tree.end(*tip));
            }
            Stream::Queue(queue) => queue.extend(bytes),
        }
    }

    /// Takes at most `count` bytes.
    pub(super) fn take(&mut self, config: &NetworkConfig, count: usize) -> Vec<u8> {
        match self {
            Stream::Tree { tip, written, read } => {
                let bytes = config.tree.bytes(*tip, *read, count);
                *read += bytes.len() as u32;
                if read == written {
                    (*tip, *written, *read) = (Tree::ROOT, 0, 0);
                }
                bytes
            }
            Stream::Queue(queue) => queue.drain(..count.min(queue.len())).collect(),
        }
    }

    /// All unread bytes.
    pub fn unread(&self, config: &NetworkConfig) -> Vec<u8> {
        match self {
            Stream::Tree { tip, read, .. } => config.tree.bytes(*tip, *read, usize::MAX),
            Stream::Queue(queue) => queue.iter().copied().collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_channels_give_the_same_bytes() {
        for channel in [Channel::Tree, Channel::Queue] {
            let config = NetworkConfig::default();
            let mut stream = Stream::new(channel);
            stream.append(&config, b"abc");
            stream.append(&config, b"def");
            assert_eq!(stream.take(&config, 2), b"ab");
            assert_eq!(stream.unread(&config), b"cdef");
            let before = stream.clone();
            assert_eq!(stream.take(&config, 100), b"cdef");
            assert!(stream.is_empty());
            stream.append(&config, b"x");
            assert_eq!(stream.unread(&config), b"x");
            // An earlier state still has what it had.
            assert_eq!(before.unread(&config), b"cdef");
        }
    }
}
