//! The memory of one process: objects in one flat region, references as word offsets.
//!
//! An object is a header word (class, lock word) followed by its fields; an array has its
//! length in the second word and its elements from byte 16. Addresses mean nothing outside this
//! region, so nothing of the host gets into a `State`.
//!
//! Objects never move while a native runs: memory is collected between instructions only
//! (`gc.rs`), at the latest when `collect_at` is passed.

#![allow(unsafe_code)]

use std::sync::Arc;

use memmap2::{MmapMut, MmapOptions};

use super::memory::{
    Base, DIRTY_BLOCK, DIRTY_DESCRIBED, DIRTY_FINGERPRINT, DIRTY_SAVE, Memory, PAGE_WORDS, Page,
    as_bytes,
};
use crate::program::{ClassId, Kind};

pub use heddle_access::Ref;

/// The first word of an object.
#[derive(Clone, Copy)]
pub(crate) struct Header(u64);

impl Header {
    pub(crate) fn class_word(self) -> u32 {
        self.0 as u32
    }

    pub(crate) fn is_shared(self) -> bool {
        (self.0 >> 32) as u32 & SHARED_BIT != 0
    }
}

pub const HEADER_BYTES: u32 = 8;
pub const ARRAY_BASE: u32 = 16;
const LENGTH_OFFSET: u32 = 8;
/// Where the lock word of an object lies.
pub(crate) const LOCK_OFFSET: u32 = 4;
/// Set in the lock word of an object that several threads may reach; says nothing about the lock.
pub const SHARED_BIT: u32 = 1 << 31;

/// Set in the class word of the object that holds a class's static fields.
pub const STATICS_BIT: u32 = 1 << 31;

/// Snapshots share memory in pages of this many bytes.
pub const PAGE_SHIFT: u32 = 9;

/// What a store leaves in the dirty byte of its page.
pub const DIRTY: u8 = DIRTY_SAVE | DIRTY_FINGERPRINT | DIRTY_DESCRIBED;

/// The largest region a process may be given: what 32-bit word offsets can address.
const REGION_BYTES_MAX: u64 = (1 << 32) * 8 - 4096;

pub struct Heap {
    map: MmapMut,
    /// One byte per page, with a bit for each of those who follow what is written.
    dirty: MmapMut,
    /// What any page may have in its dirty byte, and what those have to know who follow all at once.
    pub(super) changed: u8,
    /// Objects below this word came with the boot image or belong to the base, and never move.
    fixed_top: u32,
    boot_top: u32,
    /// First free word.
    top: u32,
    /// The highest it ever was.
    touched: u32,
    /// Where it was after the last collection, or when the heap was loaded.
    settled: u32,
    /// Words; allocation past this asks for a collection.
    collect_at: u32,
    /// Words that may be reachable; more is an `OutOfMemoryError`.
    limit: u32,
    /// The limit it was made for: it has room for so much.
    made_for: u64,
    /// Words in use that are known to be out of reach and stay in place all the same (`reach.rs`).
    unreachable: u32,
    /// Whether references stored into shared objects are to be noted, and those noted.
    notes_escapes: bool,
    escaped: Vec<Ref>,
    /// What the content is described against.
    pub(super) base_content: Arc<Base>,
    /// The last content that was saved or loaded.
    pub(super) saved: Memory,
    /// Page numbers, while a snapshot is made.
    pub(super) scratch: Vec<u32>,
    pub(super) page_scratch: Vec<(u32, Arc<Page>)>,
}

/// Natives may run past the limit before the interpreter notices: so much room is left for them.
const OVERDRAFT_BYTES: u64 = 1 << 30;
/// How much of that is left to them before they are preceded by a collection.
const OVERDRAWN_WORDS: u32 = 128 << 10;
/// Words free for collection-less allocation after start and after each collection.
const NURSERY_WORDS: u32 = 8 << 20;

impl Heap {
    pub fn new(limit_bytes: u64) -> std::io::Result<Heap> {
        // What is reachable takes the limit at most, and so did what never moves.
        let region = (2 * limit_bytes + OVERDRAFT_BYTES).min(REGION_BYTES_MAX);
        let map = MmapOptions::new().len(region as usize).no_reserve_swap().map_anon()?;
        let pages = ((region >> PAGE_SHIFT) as usize + 1).next_multiple_of(DIRTY_BLOCK);
        let dirty = MmapOptions::new().len(pages).no_reserve_swap().map_anon()?;
        let limit = (limit_bytes.min(REGION_BYTES_MAX - OVERDRAFT_BYTES) / 8) as u32;
        Ok(Heap {
            map,
            dirty,
            changed: DIRTY,
            fixed_top: 1,
            boot_top: 1,
            top: 1,
            touched: 1,
            settled: 1,
            collect_at: NURSERY_WORDS.min(limit),
            limit,
            made_for: limit_bytes,
            unreachable: 0,
            notes_escapes: false,
            escaped: Vec::new(),
            base_content: Arc::default(),
            saved: Memory::default(),
            scratch: Vec::new(),
            page_scratch: Vec::new(),
        })
    }

    /// The memory, and the bytes that say which pages of it were written: for the instruction loop
    /// alone, which tells of its accesses itself.
    ///
    /// # Safety
    /// The pointers stay right for as long as the heap lives. Accesses through them stay below
    /// `top`, and happen while nobody has a slice of the memory; a store leaves `DIRTY` in the byte
    /// of its page.
    #[inline(always)]
    pub(crate) unsafe fn window(&mut self) -> (*mut u8, *mut u8) {
        self.changed = DIRTY;
        (self.map.as_mut_ptr(), self.dirty.as_mut_ptr())
    }

    /// Whether a pointer that `window` gave is still the one to this memory.
    pub(crate) fn is_at(&self, memory: *const u8) -> bool {
        std::ptr::eq(self.map.as_ptr(), memory)
    }

    pub(in crate::state) fn fixed_top(&self) -> u32 {
        self.fixed_top
    }

    /// Makes everything there is now immovable.
    pub(in crate::state) fn fix(&mut self) {
        self.fixed_top = self.top;
        if self.boot_top == 1 {
            self.boot_top = self.top;
        }
    }

    /// Objects below this word came with the boot image.
    pub fn boot_top(&self) -> u32 {
        self.boot_top
    }

    pub(in crate::state) fn top(&self) -> u32 {
        self.top
    }

    pub fn bytes_used(&self) -> u64 {
        u64::from(self.top) * 8
    }

    /// The limit it was made for.
    pub(super) fn made_for(&self) -> u64 {
        self.made_for
    }

    pub fn limit_bytes(&self) -> u64 {
        u64::from(self.limit) * 8
    }

    pub(in crate::state) fn set_limit(&mut self, bytes: u64) {
        let room = (self.map.len() as u64).saturating_sub(OVERDRAFT_BYTES);
        self.limit = (bytes.min(room) / 8) as u32;
        self.collect_at = self.collect_at.min(self.limit);
    }

    /// True when the next allocation should be preceded by a collection.
    #[inline(always)]
    pub fn wants_collection(&self) -> bool {
        self.top >= self.collect_at
    }

    /// True when enough was allocated without being asked for that it should be collected.
    #[inline(always)]
    pub(crate) fn is_overdrawn(&self) -> bool {
        self.wants_collection() && self.top - self.settled > OVERDRAWN_WORDS
    }

    /// Whether an object of this size can be allocated without thinking of a collection.
    #[inline(always)]
    pub fn has_spare(&self, bytes: u32) -> bool {
        bytes.div_ceil(8) <= self.collect_at.saturating_sub(self.top)
    }

    /// How much of the system's memory the next `bytes` would take beyond what the heap has touched.
    pub(crate) fn untouched_bytes(&self, bytes: u64) -> u64 {
        let end = u64::from(self.top) * 8 + bytes;
        end.saturating_sub(u64::from(self.touched) * 8).min(bytes)
    }

    /// The memory in use, for the collector and for snapshots.
    pub(in crate::state) fn words(&self) -> &[u64] {
        // SAFETY: the map is page aligned and at least `top` words long.
        unsafe { std::slice::from_raw_parts(self.map.as_ptr().cast::<u64>(), self.top as usize) }
    }

    /// Replaces the memory from word `from` on by `words`.
    pub(in crate::state) fn replace(&mut self, from: u32, words: &[u64]) {
        self.touched = self.touched.max(self.top);
        let start = from as usize * 8;
        // SAFETY: any u64 slice may be read as bytes.
        let bytes =
            unsafe { std::slice::from_raw_parts(words.as_ptr().cast::<u8>(), words.len() * 8) };
        self.map[start..start + bytes.len()].copy_from_slice(bytes);
        self.top = from + words.len() as u32;
        self.settled = self.top;
        self.unreachable = 0;
        let pages = (start >> PAGE_SHIFT)..((start + bytes.len()) >> PAGE_SHIFT) + 1;
        self.dirty[pages].fill(DIRTY);
        self.changed = DIRTY;
        self.collect_at = self.top.saturating_add(NURSERY_WORDS.max(self.top)).min(self.end());
    }

    /// The dirty bytes of that many pages, and some more to make whole blocks.
    pub(super) fn dirty_mut(&mut self, pages: usize) -> &mut [u8] {
        &mut self.dirty[..pages.next_multiple_of(DIRTY_BLOCK)]
    }

    pub(super) fn restore_tops(&mut self, top: u32, fixed_top: u32, boot_top: u32) {
        self.touched = self.touched.max(self.top);
        self.top = top;
        self.fixed_top = fixed_top;
        self.boot_top = boot_top;
        self.settled = top;
        self.unreachable = 0;
        self.collect_at = top.saturating_add(NURSERY_WORDS).min(self.end());
    }

    pub(super) fn page(&self, page: usize) -> &[u64; PAGE_WORDS] {
        let bytes = &self.map[page << PAGE_SHIFT..(page + 1) << PAGE_SHIFT];
        // SAFETY: the map begins at a page of the system, and any bytes are words.
        unsafe { &*bytes.as_ptr().cast() }
    }

    /// Loads a page: with `content`, or as it is in the base.
    pub(super) fn fill_page(&mut self, page: usize, content: Option<&[u64; PAGE_WORDS]>) {
        let content = content.or_else(|| self.base_content.page(page));
        let content = content.expect("a saved heap has all its pages");
        self.map[page << PAGE_SHIFT..(page + 1) << PAGE_SHIFT].copy_from_slice(as_bytes(content));
        self.dirty[page] = DIRTY_FINGERPRINT;
    }

    /// Room for `bytes` more, the program's limit respected.
    #[inline(always)]
    pub fn has_room(&self, bytes: u64) -> bool {
        u64::from(self.top) + bytes.div_ceil(8) <= u64::from(self.end())
    }

    /// Whether the limit would allow `bytes` more, be there room for them or not.
    pub(crate) fn allows(&self, bytes: u64) -> bool {
        let reachable = u64::from(self.top) - u64::from(self.unreachable);
        reachable + bytes.div_ceil(8) <= u64::from(self.limit)
    }

    /// No object reaches beyond this word unless a native overdraws.
    fn end(&self) -> u32 {
        let room = (self.map.len() as u64).saturating_sub(OVERDRAFT_BYTES) / 8;
        (u64::from(self.limit) + u64::from(self.unreachable)).min(room) as u32
    }

    /// Right after a collection: only so many words are reachable.
    pub(in crate::state) fn set_reachable(&mut self, words: u32) {
        self.unreachable = self.top - words.min(self.top);
        self.collect_at = self.top.saturating_add(NURSERY_WORDS).min(self.end());
    }

    /// Takes zeroed memory. The caller has asked `has_room`, or is a native that may overdraw.
    #[inline(always)]
    pub fn allocate(&mut self, class_word: u32, bytes: u32) -> Ref {
        let words = bytes.div_ceil(8).max(1);
        let at = self.top;
        assert!(
            (u64::from(at) + u64::from(words)) * 8 <= self.map.len() as u64,
            "a native overdrew the heap by more than a gigabyte"
        );
        self.top = at + words;
        self.changed = DIRTY;
        let start = at as usize * 8;
        // SAFETY: the range was just checked to lie inside the map.
        unsafe {
            let pointer = self.map.as_mut_ptr().add(start);
            std::ptr::write_bytes(pointer, 0, words as usize * 8);
            pointer.cast::<u32>().write(class_word);
            let dirty = self.dirty.as_mut_ptr();
            let first = start >> PAGE_SHIFT;
            let last = (start + words as usize * 8 - 1) >> PAGE_SHIFT;
            for page in first..=last {
                *dirty.add(page) = DIRTY;
            }
        }
        Ref(at)
    }

    pub fn allocate_array(&mut self, class: ClassId, kind: Kind, length: u32) -> Ref {
        let bytes = array_bytes(kind, length);
        let array = self.allocate(class.0, u32::try_from(bytes).expect("callers check the size"));
        self.store_u32(array, LENGTH_OFFSET, length);
        array
    }

    #[inline(always)]
    fn pointer(&self, object: Ref, offset: u32, bytes: u32) -> *mut u8 {
        let at = object.0 as usize * 8 + offset as usize;
        assert!(
            object.0 != 0 && at + bytes as usize <= self.top as usize * 8,
            "an access outside the heap"
        );
        // SAFETY: the offset lies inside the map.
        unsafe { self.map.as_ptr().add(at).cast_mut() }
    }

    #[inline(always)]
    fn mark(&mut self, object: Ref, offset: u32) {
        let page = (object.0 as usize * 8 + offset as usize) >> PAGE_SHIFT;
        self.dirty[page] = DIRTY;
        self.changed = DIRTY;
    }

    pub(crate) fn header(&self, object: Ref) -> Header {
        Header(self.load_u64(object, 0))
    }

    pub fn class_word(&self, object: Ref) -> u32 {
        self.load_u32(object, 0)
    }

    pub fn class_id(&self, object: Ref) -> ClassId {
        ClassId(self.load_u32(object, 0) & !STATICS_BIT)
    }

    pub(in crate::state) fn lock_word(&self, object: Ref) -> u32 {
        self.load_u32(object, LOCK_OFFSET) & !SHARED_BIT
    }

    pub(in crate::state) fn set_lock_word(&mut self, object: Ref, word: u32) {
        let shared = self.load_u32(object, LOCK_OFFSET) & SHARED_BIT;
        self.store_u32(object, LOCK_OFFSET, word | shared);
    }

    #[inline(always)]
    pub fn is_shared(&self, object: Ref) -> bool {
        self.load_u32(object, LOCK_OFFSET) & SHARED_BIT != 0
    }

    pub(in crate::state) fn set_shared(&mut self, object: Ref) {
        let word = self.load_u32(object, LOCK_OFFSET);
        self.store_u32(object, LOCK_OFFSET, word | SHARED_BIT);
    }

    /// From now on, stores of references into shared objects are noted.
    pub(in crate::state) fn watch_escapes(&mut self) {
        self.notes_escapes = true;
    }

    #[inline(always)]
    pub(crate) fn take_escaped(&mut self) -> Option<Ref> {
        self.escaped.pop()
    }

    #[inline(always)]
    fn note_escape(&mut self, object: Ref, value: Ref) {
        if self.notes_escapes
            && !value.is_null()
            && self.is_shared(object)
            && !self.is_shared(value)
        {
            self.escaped.push(value);
        }
    }

    pub fn length(&self, array: Ref) -> u32 {
        self.load_u32(array, LENGTH_OFFSET)
    }

    pub(in crate::state) fn load_ref(&self, object: Ref, offset: u32) -> Ref {
        Ref(self.load_u32(object, offset))
    }

    pub(in crate::state) fn store_ref(&mut self, object: Ref, offset: u32, value: Ref) {
        self.note_escape(object, value);
        self.store_u32(object, offset, value.0);
    }

    pub(in crate::state) fn element_ref(&self, array: Ref, index: u32) -> Ref {
        self.load_ref(array, ARRAY_BASE + index * 4)
    }

    pub(in crate::state) fn set_element_ref(&mut self, array: Ref, index: u32, value: Ref) {
        self.store_ref(array, ARRAY_BASE + index * 4, value);
    }

    /// The bytes of an array's elements from `offset` on.
    pub(in crate::state) fn bytes(&self, object: Ref, offset: u32, length: u32) -> &[u8] {
        let pointer = self.pointer(object, offset, length);
        // SAFETY: `pointer` checked that the range is in use; the borrow keeps writers away.
        unsafe { std::slice::from_raw_parts(pointer, length as usize) }
    }

    pub(in crate::state) fn bytes_mut(
        &mut self,
        object: Ref,
        offset: u32,
        length: u32,
    ) -> &mut [u8] {
        let pointer = self.pointer(object, offset, length);
        let start = object.0 as usize * 8 + offset as usize;
        let pages = start >> PAGE_SHIFT..((start + length as usize) >> PAGE_SHIFT) + 1;
        self.dirty[pages].fill(DIRTY);
        self.changed = DIRTY;
        // SAFETY: as in `bytes`, with the only borrow.
        unsafe { std::slice::from_raw_parts_mut(pointer, length as usize) }
    }

    /// Moves bytes between (or inside) objects; the ranges may overlap.
    pub(in crate::state) fn copy(
        &mut self,
        from: Ref,
        from_at: u32,
        to: Ref,
        to_at: u32,
        length: u32,
    ) {
        let source = self.pointer(from, from_at, length);
        let target = self.bytes_mut(to, to_at, length).as_mut_ptr();
        // SAFETY: both ranges were checked; `copy` allows overlap.
        unsafe { std::ptr::copy(source, target, length as usize) };
    }

    /// Loads a value of `kind`, widened as a register holds it.
    pub(in crate::state) fn load(&self, object: Ref, offset: u32, kind: Kind) -> u64 {
        match kind {
            Kind::Boolean => u64::from(self.load_u8(object, offset)),
            Kind::Byte => self.load_u8(object, offset) as i8 as i32 as u32 as u64,
            Kind::Char => u64::from(self.load_u16(object, offset)),
            Kind::Short => self.load_u16(object, offset) as i16 as i32 as u32 as u64,
            Kind::Int | Kind::Float | Kind::Ref => u64::from(self.load_u32(object, offset)),
            Kind::Long | Kind::Double => self.load_u64(object, offset),
        }
    }

    pub(in crate::state) fn store(&mut self, object: Ref, offset: u32, kind: Kind, value: u64) {
        match kind {
            Kind::Boolean | Kind::Byte => self.store_u8(object, offset, value as u8),
            Kind::Char | Kind::Short => self.store_u16(object, offset, value as u16),
            Kind::Int | Kind::Float => self.store_u32(object, offset, value as u32),
            Kind::Ref => self.store_ref(object, offset, Ref(value as u32)),
            Kind::Long | Kind::Double => self.store_u64(object, offset, value),
        }
    }
}

macro_rules! accessors {
    ($($load:ident $store:ident $type:ty;)*) => {
        impl Heap {
            $(
                #[inline(always)]
                pub(in crate::state) fn $load(&self, object: Ref, offset: u32) -> $type {
                    let pointer = self.pointer(object, offset, size_of::<$type>() as u32);
                    // SAFETY: `pointer` checked the range.
                    unsafe { pointer.cast::<$type>().read_unaligned() }
                }

                #[inline(always)]
                pub(in crate::state) fn $store(&mut self, object: Ref, offset: u32, value: $type) {
                    let pointer = self.pointer(object, offset, size_of::<$type>() as u32);
                    self.mark(object, offset);
                    self.mark(object, offset + size_of::<$type>() as u32 - 1);
                    // SAFETY: `pointer` checked the range.
                    unsafe { pointer.cast::<$type>().write_unaligned(value) }
                }
            )*
        }
    };
}

accessors! {
    load_u8 store_u8 u8;
    load_u16 store_u16 u16;
    load_u32 store_u32 u32;
    load_u64 store_u64 u64;
}

/// The size of an array object.
pub fn array_bytes(kind: Kind, length: u32) -> u64 {
    u64::from(ARRAY_BASE) + u64::from(kind.bytes()) * u64::from(length)
}
