//! Memory outside the Java heap, as `Unsafe.allocateMemory` gives it: blocks at made-up addresses.
//!
//! Addresses are handed out in order, never reused and never the host's. Mapped files lie by
//! themselves: their blocks are known by address to the disk as well. The JDK's own image file can
//! be seen, read-only, at a fixed address.

use std::collections::BTreeMap;
use std::sync::Arc;

use bytes::Bytes;

/// Where the image file appears.
pub const IMAGE_ADDRESS: u64 = 0x7000_0000_0000;
const FIRST_ADDRESS: u64 = 0x1000_0000_0000;
const FIRST_MAPPED: u64 = 0x2000_0000_0000;
const ALIGNMENT: u64 = 16;

#[derive(Clone)]
pub struct NativeMemory {
    blocks: BTreeMap<u64, Arc<Vec<u8>>>,
    next: u64,
    next_mapped: u64,
    image: Bytes,
}

/// Whether a number may be an address of memory that is allocated, and not that of a mapped file.
#[inline(always)]
pub(in crate::state) fn is_address(word: u64) -> bool {
    word.wrapping_sub(FIRST_ADDRESS) < FIRST_MAPPED - FIRST_ADDRESS
}

impl NativeMemory {
    /// Where blocks may be, with room for those to come.
    pub(crate) const ADDRESSES: std::ops::Range<u64> = FIRST_ADDRESS..IMAGE_ADDRESS / 2;

    pub fn new(image: Bytes) -> NativeMemory {
        NativeMemory::from_parts(image, Vec::new(), FIRST_ADDRESS)
    }

    pub(crate) fn parts(&self) -> (&BTreeMap<u64, Arc<Vec<u8>>>, u64) {
        (&self.blocks, self.next)
    }

    pub(crate) fn from_parts(
        image: Bytes,
        blocks: Vec<(u64, Arc<Vec<u8>>)>,
        next: u64,
    ) -> NativeMemory {
        let blocks = blocks.into_iter().collect();
        NativeMemory { blocks, next, next_mapped: FIRST_MAPPED, image }
    }

    pub fn image_length(&self) -> usize {
        self.image.len()
    }

    pub fn allocate(&mut self, bytes: u64) -> u64 {
        let address = self.next;
        self.next = self.insert(address, bytes);
        address
    }

    /// A block for a mapped file, or a part of one.
    pub fn allocate_mapped(&mut self, bytes: u64, alignment: u64) -> u64 {
        let address = self.next_mapped.next_multiple_of(alignment);
        self.next_mapped = self.insert(address, bytes);
        address
    }

    /// A new block, and where the next one may be.
    fn insert(&mut self, address: u64, bytes: u64) -> u64 {
        self.blocks.insert(address, Arc::new(vec![0; bytes as usize]));
        // A gap between blocks makes stray accesses fail instead of hitting a neighbour.
        (address + bytes + ALIGNMENT).next_multiple_of(ALIGNMENT)
    }

    /// The bytes of all blocks from an address on that is no mapped file's.
    pub(super) fn bytes_from(&self, address: u64) -> u64 {
        self.blocks.range(address..FIRST_MAPPED).map(|(_, block)| block.len() as u64).sum()
    }

    pub fn free(&mut self, address: u64) {
        self.blocks.remove(&address);
    }

    pub fn size(&self, address: u64) -> Option<u64> {
        self.blocks.get(&address).map(|block| block.len() as u64)
    }

    /// The block that an address lies in: where it begins, and its length.
    pub(super) fn block_of(&self, address: u64) -> Option<(u64, u64)> {
        let (&base, block) = self.blocks.range(..=address).next_back()?;
        let length = block.len() as u64;
        (address - base <= length).then_some((base, length))
    }

    /// The bytes at an address, if all of them lie in one block.
    pub fn read(&self, address: u64, length: u64) -> Option<&[u8]> {
        if address >= IMAGE_ADDRESS {
            let start = (address - IMAGE_ADDRESS) as usize;
            return self.image.get(start..start.checked_add(length as usize)?);
        }
        let (&base, block) = self.blocks.range(..=address).next_back()?;
        let start = (address - base) as usize;
        block.get(start..start.checked_add(length as usize)?)
    }

    /// The bytes from an address to the next zero, as C has its strings.
    pub fn text(&self, address: u64) -> Option<&[u8]> {
        let (&base, block) = self.blocks.range(..=address).next_back()?;
        let rest = block.get((address - base) as usize..)?;
        let end = rest.iter().position(|&byte| byte == 0)?;
        Some(&rest[..end])
    }

    pub fn write(&mut self, address: u64, length: u64) -> Option<&mut [u8]> {
        if address >= IMAGE_ADDRESS {
            return None;
        }
        let (&base, block) = self.blocks.range_mut(..=address).next_back()?;
        let start = (address - base) as usize;
        Arc::make_mut(block).get_mut(start..start.checked_add(length as usize)?)
    }
}
