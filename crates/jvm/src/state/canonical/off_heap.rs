//! Memory outside the heap: blocks of the base and mapped files by their addresses, and only if they
//! are not as in the base; all others are numbered in the order in which an address in them is met.
//!
//! A block that no address leads to is left out, like an object that nobody has, and so is where the
//! next one will be. Once somebody asks for addresses, everything is told by its address.

use std::sync::Arc;

use xxhash_rust::xxh3::xxh3_128;

use super::super::memory::as_bytes;
use super::super::native_memory::{NativeMemory, is_address};
use super::super::process::Process;
use super::walk::Walk;

/// In the place of an address, beside the number of the block and how far behind its beginning it is.
const ADDRESSES: u64 = 0x5b1d << 48;
const NUMBER_SHIFT: u32 = 40;

/// What the memory of a process says, kept until it changes.
#[derive(Clone, Default)]
pub(in crate::state) struct OffHeap {
    /// Where the blocks that were made since the base begin, and the next one will be.
    from: u64,
    next: u64,
    /// In order of their addresses.
    made: Vec<Block>,
    /// Blocks of the base that are not as they were, and mapped files.
    fixed: Vec<Block>,
    /// Blocks of the base that are no more.
    freed: Vec<u64>,
}

#[derive(Clone)]
struct Block {
    address: u64,
    length: u64,
    /// Of its content without addresses.
    hash: u128,
    addresses: Vec<u64>,
}

impl Block {
    fn new(address: u64, content: &[u8]) -> Block {
        let mut words = words(content);
        let found: Vec<u64> = words.iter().copied().filter(|&word| is_address(word)).collect();
        words.iter_mut().filter(|word| is_address(**word)).for_each(|word| *word = ADDRESSES);
        let hash = xxh3_128(as_bytes(&words));
        Block { address, length: content.len() as u64, hash, addresses: found }
    }
}

fn words(content: &[u8]) -> Vec<u64> {
    let word = |chunk: &[u8]| {
        let mut word = [0; 8];
        word[..chunk.len()].copy_from_slice(chunk);
        u64::from_le_bytes(word)
    };
    content.chunks(8).map(word).collect()
}

impl OffHeap {
    fn new(now: &NativeMemory, base: Option<&NativeMemory>) -> OffHeap {
        let (blocks, next) = now.parts();
        let nothing = NativeMemory::new(bytes::Bytes::new());
        let (base_blocks, from) = base.unwrap_or(&nothing).parts();
        let is_made = |address: u64| address >= from && is_address(address);
        let is_same = |address: &u64, block: &Arc<Vec<u8>>| {
            let before = base_blocks.get(address);
            before.is_some_and(|before| Arc::ptr_eq(before, block) || before == block)
        };
        let (mut made, mut fixed) = (Vec::new(), Vec::new());
        for (&address, block) in blocks {
            if is_made(address) {
                made.push(Block::new(address, block));
            } else if !is_same(&address, block) {
                fixed.push(Block::new(address, block));
            }
        }
        let freed = base_blocks.keys().copied().filter(|address| !blocks.contains_key(address));
        OffHeap { from, next, made, fixed, freed: freed.collect() }
    }

    /// Where the blocks lie that are known by number, and how long that range is.
    pub(super) fn range(&self) -> (u64, u64) {
        (self.from, self.next - self.from)
    }

    /// Which block an address lies in, of those that are known by number, or right behind.
    fn find(&self, address: u64) -> Option<usize> {
        let index = self.made.partition_point(|block| block.address <= address).checked_sub(1)?;
        let Block { address: from, length, .. } = self.made[index];
        (address - from <= length).then_some(index)
    }
}

impl Process {
    /// The description of the memory outside the heap, made when first asked for.
    pub(super) fn off_heap(&self) -> &OffHeap {
        self.off_heap_cell().get_or_init(|| {
            let base = self.heap.shared_base().tables.as_ref();
            OffHeap::new(&self.native_memory, base.map(|base| &base.native_memory))
        })
    }
}

/// The blocks that were met, and what stands for their addresses.
#[derive(Default)]
pub(super) struct Blocks {
    /// By place among those made: its number, or 0.
    numbers: Vec<u32>,
    met: Vec<u32>,
    /// Something holds an address where nothing is any more.
    dangling: bool,
}

impl Blocks {
    pub(super) fn clear(&mut self) {
        self.numbers.clear();
        self.met.clear();
        self.dangling = false;
    }
}

impl Walk<'_> {
    /// What stands for a number that may be the address of a block made since the base.
    #[inline(always)]
    pub(super) fn address(&mut self, word: u64) -> u64 {
        let (from, length) = self.numbered;
        match word.wrapping_sub(from) < length {
            true => self.numbered_address(word),
            false => word,
        }
    }

    #[cold]
    fn numbered_address(&mut self, word: u64) -> u64 {
        let blocks = &mut self.scratch.blocks;
        let Some(index) = self.off_heap.find(word) else {
            blocks.dangling = true;
            return word;
        };
        blocks.numbers.resize(self.off_heap.made.len(), 0);
        if blocks.numbers[index] == 0 {
            blocks.met.push(index as u32);
            blocks.numbers[index] = blocks.met.len() as u32;
        }
        told(blocks.numbers[index], word - self.off_heap.made[index].address)
    }

    /// What stands for the address of memory that was used; none if nobody can use it any more.
    pub(super) fn known_address(&self, word: u64) -> Option<u64> {
        let (from, length) = self.numbered;
        if word.wrapping_sub(from) >= length {
            return Some(word);
        }
        let Blocks { numbers, dangling, .. } = &self.scratch.blocks;
        let Some(index) = self.off_heap.find(word) else { return dangling.then_some(word) };
        let number = numbers.get(index).copied().filter(|&number| number != 0)?;
        Some(told(number, word - self.off_heap.made[index].address))
    }

    /// Describes all blocks met, including those met on the way.
    pub(super) fn off_heap(&mut self, memory: &NativeMemory) {
        let off_heap = self.off_heap;
        self.out((off_heap.fixed.len() as u64) << 32 | off_heap.freed.len() as u64);
        self.scratch.out.extend(&off_heap.freed);
        for block in &off_heap.fixed {
            self.out(block.address);
            self.block(block, memory);
        }
        if self.numbered.1 == 0 {
            self.out(off_heap.next);
            for block in &off_heap.made {
                self.out(block.address);
                self.block(block, memory);
            }
            return;
        }
        let mut next = 0;
        while let Some(&index) = self.scratch.blocks.met.get(next) {
            next += 1;
            self.block(&off_heap.made[index as usize], memory);
        }
    }

    fn block(&mut self, block: &Block, memory: &NativeMemory) {
        let Block { address, length, hash, addresses } = block;
        self.out(*length);
        if self.scratch.whole {
            let content = memory.read(*address, *length).unwrap_or_default();
            let content = words(content).into_iter().filter(|&word| !is_address(word));
            self.scratch.out.extend(content);
        }
        self.scratch.out.extend([*hash as u64, (hash >> 64) as u64]);
        for &address in addresses {
            let address = self.address(address);
            self.out(address);
        }
    }
}

fn told(number: u32, offset: u64) -> u64 {
    ADDRESSES.wrapping_add(u64::from(number) << NUMBER_SHIFT | offset)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_of_the_base_keep_their_addresses() {
        let mut base = NativeMemory::new(bytes::Bytes::new());
        let kept = base.allocate(16);
        let freed = base.allocate(16);
        let mut now = base.clone();
        let made = now.allocate(24);
        now.write(made, 8).expect("it was just made").copy_from_slice(&kept.to_le_bytes());
        now.write(kept, 8).expect("it is there").copy_from_slice(&made.to_le_bytes());
        now.free(freed);
        let said = OffHeap::new(&now, Some(&base));
        assert_eq!(said.freed, [freed]);
        let addresses = |blocks: &[Block]| -> Vec<(u64, Vec<u64>)> {
            blocks.iter().map(|block| (block.address, block.addresses.clone())).collect()
        };
        assert_eq!(addresses(&said.fixed), [(kept, vec![made])]);
        assert_eq!(addresses(&said.made), [(made, vec![kept])]);
        assert_eq!(said.find(made + 24), Some(0));
        assert_eq!(said.find(made + 25), None);
        assert_eq!(said.find(kept), None);
    }

    #[test]
    fn where_a_block_lies_is_no_part_of_its_content() {
        let mut memory = NativeMemory::new(bytes::Bytes::new());
        let [one, other] = [memory.allocate(8), memory.allocate(8)];
        let hash = |content: u64| Block::new(one, &content.to_le_bytes()).hash;
        assert_eq!(hash(one), hash(other));
        assert_ne!(hash(1), hash(2));
    }
}
