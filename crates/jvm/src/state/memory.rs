//! The content of a heap as a value: what differs from a shared base, in shared pages.
//!
//! Saving copies the pages written since the last save or load and shares the others; loading
//! copies back those that differ from what the heap holds.

use std::sync::{Arc, OnceLock};

use super::canonical::{HalfWords, Part};
use super::heap::{DIRTY, Heap, PAGE_SHIFT};
use super::monitor::Monitor;
use super::snapshot::share;
use super::tables::Tables;
use crate::program::Program;

const PAGE_BYTES: usize = 1 << PAGE_SHIFT;
pub(super) const PAGE_WORDS: usize = PAGE_BYTES / 8;

/// In a page's dirty byte: written since the last save or load.
pub(super) const DIRTY_SAVE: u8 = 1;
/// In a page's dirty byte: written since the last fingerprint.
pub(super) const DIRTY_FINGERPRINT: u8 = 2;
/// For all pages at once: written, or loaded, since the process was last described.
pub(super) const DIRTY_DESCRIBED: u8 = 4;
/// Dirty bytes are looked at in blocks of this size first.
pub(super) const DIRTY_BLOCK: usize = 64;

/// A page that differs from the base.
#[derive(Clone)]
pub(super) struct Page {
    /// A bit for each word that does; all for a page the base does not have.
    differing: u64,
    words: [u64; PAGE_WORDS],
}

type Pages = Arc<[(u32, Arc<Page>)]>;

/// What all states of a check start from.
#[derive(Default)]
pub(super) struct Base {
    /// The objects of the base, in whole pages.
    pub(super) words: Box<[u64]>,
    /// Where the objects end.
    pub(super) end: usize,
    pub(super) half_words: HalfWords,
    pub(super) records: Box<[Monitor]>,
    pub(super) tables: Option<Arc<Tables>>,
    /// The description of tables that are as in the base, made when first asked for.
    pub(super) same_tables: OnceLock<Part>,
}

impl Base {
    pub(super) fn page(&self, page: usize) -> Option<&[u64; PAGE_WORDS]> {
        self.words.as_chunks().0.get(page)
    }

    /// A bit for each word of a page that is not as in the base.
    pub(super) fn differing(&self, page: usize, words: &[u64; PAGE_WORDS]) -> u64 {
        self.page(page).map_or(u64::MAX, |base| differing(words, base))
    }
}

fn differing(words: &[u64; PAGE_WORDS], base: &[u64; PAGE_WORDS]) -> u64 {
    const GROUP: usize = 4;
    let groups = words.as_chunks::<GROUP>().0.iter().zip(base.as_chunks::<GROUP>().0);
    let mut mask = 0;
    for (group, (now, before)) in groups.enumerate() {
        // Most are the same, which is quick to see.
        if now != before {
            for index in 0..GROUP {
                mask |= u64::from(now[index] != before[index]) << (group * GROUP + index);
            }
        }
    }
    mask
}

#[allow(unsafe_code)]
pub(super) fn as_bytes(words: &[u64]) -> &[u8] {
    // SAFETY: any words may be read as bytes.
    unsafe { std::slice::from_raw_parts(words.as_ptr().cast::<u8>(), size_of_val(words)) }
}

/// The content of a heap.
#[derive(Clone)]
pub(super) struct Memory {
    /// The pages that differ from the base, in order; none above the top.
    pages: Pages,
    top: u32,
    fixed_top: u32,
    boot_top: u32,
}

impl Default for Memory {
    fn default() -> Memory {
        Memory { pages: Arc::default(), top: 1, fixed_top: 1, boot_top: 1 }
    }
}

fn page_count(top: u32) -> usize {
    (top as usize * 8).div_ceil(PAGE_BYTES)
}

impl Memory {
    /// The first free word.
    pub(super) fn top(&self) -> u32 {
        self.top
    }

    /// The content of a page that lies below the top.
    pub(super) fn page<'a>(&'a self, base: &'a Base, page: usize) -> &'a [u64; PAGE_WORDS] {
        match self.pages.binary_search_by_key(&(page as u32), |(page, _)| *page) {
            Ok(at) => &self.pages[at].1.words,
            Err(_) => base.page(page).expect("a saved heap has all its pages"),
        }
    }

    /// The same in memory of its own.
    pub(super) fn separate(&self) -> Memory {
        let page = |(number, page): &(u32, Arc<Page>)| (*number, Arc::new(Page::clone(page)));
        Memory { pages: self.pages.iter().map(page).collect(), ..*self }
    }

    /// Bytes held here, beside the base, that `other` does not share.
    pub(super) fn bytes_beyond(&self, other: &Memory) -> usize {
        let own = |(page, content): &&(u32, Arc<Page>)| match other
            .pages
            .binary_search_by_key(page, |(page, _)| *page)
        {
            Ok(at) => !Arc::ptr_eq(content, &other.pages[at].1),
            Err(_) => true,
        };
        self.pages.iter().filter(own).count() * PAGE_BYTES
    }
}

/// Collects the pages whose dirty byte has `bit`, and clears it.
fn take_dirty(dirty: &mut [u8], bit: u8, pages: &mut Vec<u32>) {
    pages.clear();
    let (blocks, rest) = dirty.as_chunks_mut::<DIRTY_BLOCK>();
    debug_assert!(rest.is_empty(), "dirty bytes come in whole blocks");
    let wanted = u64::from_ne_bytes([bit; 8]);
    for (block, bytes) in blocks.iter_mut().enumerate() {
        let eights = bytes.as_chunks_mut::<8>().0;
        if eights.iter().fold(0, |all, eight| all | u64::from_le_bytes(*eight)) & wanted == 0 {
            continue;
        }
        for (index, eight) in eights.iter_mut().enumerate() {
            let found = u64::from_le_bytes(*eight) & wanted;
            if found == 0 {
                continue;
            }
            *eight = (u64::from_le_bytes(*eight) & !found).to_le_bytes();
            let first = (block * DIRTY_BLOCK + index * 8) as u32;
            let mut left = found;
            while left != 0 {
                pages.push(first + left.trailing_zeros() / 8);
                left &= left - 1;
            }
        }
    }
}

impl Heap {
    /// Makes everything there is now immovable, and what later states are described against.
    pub(super) fn set_base(
        &mut self,
        program: &'static Program,
        own_end: usize,
        records: &[Monitor],
        tables: Arc<Tables>,
    ) {
        self.fix();
        let pages = page_count(self.top());
        let mut words = self.words().to_vec();
        let end = words.len();
        words.resize(pages * PAGE_WORDS, 0);
        let base = Arc::new(Base {
            half_words: HalfWords::new(
                program,
                &words[..end],
                self.boot_top() as usize..own_end.min(end),
                records.len(),
                &tables,
            ),
            words: words.into(),
            end,
            records: records.into(),
            tables: Some(tables),
            same_tables: OnceLock::new(),
        });
        let (top, fixed_top, boot_top) = (self.top(), self.fixed_top(), self.boot_top());
        self.base_content = base;
        self.saved = Memory { pages: Arc::default(), top, fixed_top, boot_top };
        self.dirty_mut(pages).fill(0);
        self.changed = DIRTY_DESCRIBED;
    }

    /// A bit for each word of a page that is not as in the base.
    pub(super) fn differing(&mut self, page: u32) -> u64 {
        let index = page as usize;
        if self.dirty_mut(index + 1)[index] & DIRTY_SAVE != 0 {
            return self.base_content.differing(index, self.page(index));
        }
        // Not written since it was saved or loaded.
        match self.saved.pages.binary_search_by_key(&page, |(page, _)| *page) {
            Ok(at) => self.saved.pages[at].1.differing,
            Err(_) => 0,
        }
    }

    /// Whether a page was written since the last save or load.
    pub(super) fn is_written(&mut self, page: usize) -> bool {
        self.dirty_mut(page + 1)[page] & DIRTY_SAVE != 0
    }

    pub(super) fn shared_base(&self) -> &Arc<Base> {
        &self.base_content
    }

    /// The current content; pages not written since the last save are those of that save.
    pub(super) fn capture(&mut self) -> Memory {
        if self.changed & DIRTY_SAVE == 0 {
            return self.saved.clone();
        }
        self.changed &= !DIRTY_SAVE;
        let top = self.top();
        let count = page_count(top);
        let mut dirty = std::mem::take(&mut self.scratch);
        take_dirty(self.dirty_mut(count), DIRTY_SAVE, &mut dirty);
        let held = self.saved.pages.clone();
        let shrinks = held.last().is_some_and(|(page, _)| *page as usize >= count);
        if !dirty.is_empty() || shrinks {
            let mut pages = std::mem::take(&mut self.page_scratch);
            let mut kept = &held[..held.partition_point(|(page, _)| (*page as usize) < count)];
            for &page in dirty.iter().take_while(|&&page| (page as usize) < count) {
                let (before, rest) =
                    kept.split_at(kept.partition_point(|(other, _)| *other < page));
                pages.extend_from_slice(before);
                let old = rest.first().filter(|(other, _)| *other == page);
                kept = &rest[usize::from(old.is_some())..];
                let words = self.page(page as usize);
                let differing = self.base_content.differing(page as usize, words);
                match old {
                    _ if differing == 0 => {}
                    // Much of what is written is what was there before.
                    Some(old) if old.1.differing == differing && old.1.words == *words => {
                        pages.push(old.clone());
                    }
                    _ => pages.push((page, Arc::new(Page { differing, words: *words }))),
                }
            }
            pages.extend_from_slice(kept);
            self.saved.pages = pages.drain(..).collect();
            self.page_scratch = pages;
        }
        self.scratch = dirty;
        self.saved.top = top;
        self.saved.fixed_top = self.fixed_top();
        self.saved.boot_top = self.boot_top();
        self.saved.clone()
    }

    /// What is loaded next is described against `base`.
    pub(super) fn load_base(&mut self, base: &Arc<Base>) {
        if !Arc::ptr_eq(&self.base_content, base) {
            self.base_content = base.clone();
            self.saved.pages = Arc::default();
            // Nothing of what the heap holds is known to be right.
            self.dirty_mut(page_count(base.end as u32)).fill(DIRTY_SAVE);
            self.changed = DIRTY;
        }
    }

    /// Makes the heap hold `memory`.
    pub(super) fn restore(&mut self, memory: &Memory) {
        let count = page_count(memory.top);
        if !Arc::ptr_eq(&self.saved.pages, &memory.pages) {
            self.mark_differing(memory, count);
            self.changed |= DIRTY_SAVE;
        }
        if self.changed & DIRTY_SAVE != 0 {
            self.fill_dirty(memory, count);
            self.changed = self.changed & !DIRTY_SAVE | DIRTY_FINGERPRINT | DIRTY_DESCRIBED;
        }
        let Memory { ref pages, top, fixed_top, boot_top } = *memory;
        self.restore_tops(top, fixed_top, boot_top);
        share(&mut self.saved.pages, pages);
        self.saved.top = top;
        self.saved.fixed_top = fixed_top;
        self.saved.boot_top = boot_top;
    }

    /// Loads the pages that were written since the last save or load, or are marked as differing.
    fn fill_dirty(&mut self, memory: &Memory, count: usize) {
        let mut dirty = std::mem::take(&mut self.scratch);
        take_dirty(self.dirty_mut(count), DIRTY_SAVE, &mut dirty);
        let mut wanted = memory.pages.iter().peekable();
        for &page in dirty.iter().take_while(|&&page| (page as usize) < count) {
            while wanted.next_if(|(other, _)| *other < page).is_some() {}
            let own = wanted.peek().filter(|(other, _)| *other == page);
            self.fill_page(page as usize, own.map(|(_, content)| &content.words));
        }
        self.scratch = dirty;
    }

    /// Whether it is as it was when the process was last described.
    pub(super) fn is_described(&self) -> bool {
        self.changed & DIRTY_DESCRIBED == 0
    }

    pub(super) fn set_described(&mut self) {
        self.changed &= !DIRTY_DESCRIBED;
    }

    /// The first pages that were written or loaded since the last call.
    pub(super) fn take_written(&mut self, count: usize, pages: &mut Vec<u32>) {
        pages.clear();
        if self.changed & DIRTY_FINGERPRINT != 0 {
            self.changed &= !DIRTY_FINGERPRINT;
            take_dirty(self.dirty_mut(count), DIRTY_FINGERPRINT, pages);
        }
    }

    /// Marks the pages that the last saved or loaded content has otherwise than `memory`.
    fn mark_differing(&mut self, memory: &Memory, count: usize) {
        let held = self.saved.pages.clone();
        let dirty = self.dirty_mut(count);
        let mut mine = held.iter().take_while(|(page, _)| (*page as usize) < count).peekable();
        for (page, content) in memory.pages.iter() {
            while let Some((other, _)) = mine.next_if(|(other, _)| other < page) {
                dirty[*other as usize] |= DIRTY_SAVE;
            }
            let same = mine.next_if(|(other, _)| other == page);
            if !same.is_some_and(|(_, old)| Arc::ptr_eq(old, content)) {
                dirty[*page as usize] |= DIRTY_SAVE;
            }
        }
        for (page, _) in mine {
            dirty[*page as usize] |= DIRTY_SAVE;
        }
    }
}
