//! Files that are mapped into native memory.
//!
//! All shared mappings of a file use one block of memory, which stands for the file from its
//! beginning. Between memory and file the bytes are copied when somebody uses the file; whoever
//! does so asks here which block belongs to it.

use super::node::{NodeId, NodeKind};
use super::{Errno, Files, Result};

#[derive(Clone, Hash)]
pub(super) struct Mapping {
    /// Where the block is, and how much of the file it holds.
    address: u64,
    length: u64,
    users: u32,
}

impl Files {
    /// The block of an open file that is mapped, and its length.
    pub fn mapping(&self, number: i32) -> Option<(u64, u64)> {
        let mapping = self.own.mappings.get(&self.node_of(number).ok()?)?;
        Some((mapping.address, mapping.length))
    }

    /// Whether another process has an open file in its memory.
    pub fn is_mapped_elsewhere(&self, number: i32) -> bool {
        let owner = self.node_of(number).ok().and_then(|id| self.disk.mapped.get(&id));
        owner.is_some_and(|owner| *owner != self.process)
    }

    /// Where the blocks of all mappings are.
    pub fn mapped_blocks(&self) -> Vec<u64> {
        self.own.mappings.values().map(|mapping| mapping.address).collect()
    }

    /// Records that an open file is mapped, or mapped once more, by the block at `address`.
    pub fn add_mapping(&mut self, number: i32, address: u64, length: u64) -> Result<()> {
        let id = self.node_of(number)?;
        let new = Mapping { address, length, users: 0 };
        let mapping = self.own_mut().mappings.entry(id).or_insert(new);
        mapping.users += 1;
        if mapping.users == 1 {
            let process = self.process;
            let disk = self.disk_mut();
            disk.opened(id);
            disk.mapped.insert(id, process);
        }
        Ok(())
    }

    /// Ends a mapping by an address in its block. Gives the block when nobody uses it any more,
    /// and writes `content` to the file first, which is to read the block.
    pub fn remove_mapping<'a>(
        &mut self,
        address: u64,
        now: i64,
        content: impl FnOnce(u64, u64) -> Option<&'a [u8]>,
    ) -> Result<Option<u64>> {
        let holds = |mapping: &Mapping| {
            (mapping.address..=mapping.address + mapping.length).contains(&address)
        };
        let found = self.own_mut().mappings.iter_mut().find(|(_, mapping)| holds(mapping));
        let Some((&id, mapping)) = found else { return Err(Errno::INVALID) };
        mapping.users -= 1;
        if mapping.users > 0 {
            return Ok(None);
        }
        let block = mapping.address;
        let bytes = content(block, mapping.length);
        self.own_mut().mappings.remove(&id);
        if let Some(bytes) = bytes {
            self.take_content(id, bytes, now)?;
        }
        let disk = self.disk_mut();
        disk.mapped.remove(&id);
        disk.closed(id);
        Ok(Some(block))
    }

    /// The beginning of an open file, whether or not it was opened for reading.
    pub fn content_at_start(&self, number: i32, buffer: &mut [u8]) -> Result<usize> {
        self.content(self.node_of(number)?)?.read(0, buffer)
    }

    /// Brings what was written through a mapping into the open file.
    pub fn take_mapped(&mut self, number: i32, bytes: &[u8], now: i64) -> Result<()> {
        let id = self.node_of(number)?;
        self.take_content(id, bytes, now)
    }

    fn take_content(&mut self, id: NodeId, bytes: &[u8], now: i64) -> Result<()> {
        let NodeKind::File(content) = &self.disk.tree.node(id)?.kind else {
            return Err(Errno::INVALID);
        };
        // A file that was cut is not made longer again by its mapping.
        let bytes = &bytes[..bytes.len().min(content.size() as usize)];
        let mut current = vec![0; bytes.len()];
        content.read(0, &mut current)?;
        if current == bytes {
            return Ok(());
        }
        self.change_content(id, now, |content| {
            content.bytes_mut()?[..bytes.len()].copy_from_slice(bytes);
            Ok(())
        })
    }
}
