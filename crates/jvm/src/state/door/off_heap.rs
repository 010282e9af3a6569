//! Memory outside the heap: allocated and freed, and the texts and lists that the library puts there
//! for its natives. Also what `Unsafe` asks of objects and classes beside memory.

use heddle_access::{Access, Assumed, Order, Place};

use super::{Call, Span};
use crate::interp::Result;
use crate::machine::Machine;
use crate::names::Name;
use crate::program::{ClassId, ClassKind, ClassRef, LoaderId};
use crate::state::{InitStatus, Ref, STATICS_BIT, array_bytes};

/// Direct buffers may take as much as the heap. Long before that, who comes first may matter.
const LIMIT_SHARE: u64 = 64;

impl Machine {
    /// Makes known that a block is made, and perhaps another freed. Whoever comes first gets the lower
    /// address.
    fn begin_allocating(&mut self, freed: Option<u64>) -> Result<()> {
        let counts = !self.leaves_out(Assumed::MemoryAddresses);
        let made = counts.then_some(Access::write(Place::NextBlock));
        let freed = freed.and_then(|address| self.freeing(address));
        let accesses: Vec<Access> = made.into_iter().chain(freed).collect();
        match accesses.is_empty() {
            true => Ok(()),
            false => self.begin(&accesses, Order::Declared),
        }
    }

    /// How much memory outside the heap there is counts where it is a fair part of what there may be.
    fn watch_limit(&mut self) {
        if self.is_watched() {
            let process = self.process();
            let base = process.heap.shared_base().tables.as_ref();
            let from = base.map_or(0, |base| base.native_memory.parts().1);
            if process.native_memory.bytes_from(from) > process.heap.limit_bytes() / LIMIT_SHARE {
                self.disprove(Assumed::MemoryAddresses);
            }
        }
    }

    /// The bytes an object takes, header included.
    pub(crate) fn object_bytes(&self, object: Ref) -> u32 {
        let heap = self.heap();
        let word = heap.class_word(object);
        let class = self.program.class(ClassId(word & !STATICS_BIT));
        if word & STATICS_BIT != 0 {
            return class.statics.bytes.max(16).next_multiple_of(8);
        }
        match class.kind {
            ClassKind::Array { kind, .. } => {
                array_bytes(kind, heap.length(object)).next_multiple_of(8) as u32
            }
            _ => class.instance.bytes.next_multiple_of(8),
        }
    }

    /// What freeing a block does: whoever uses it later finds nothing there.
    fn freeing(&self, address: u64) -> Option<Access> {
        let length = self.process().native_memory.size(address)?;
        Some(Access::write(Place::OffHeap { from: address, upto: address + length }))
    }
}

impl Call<'_> {
    /// A new block, zeroed; nobody else knows its address. Zero if it would be larger than the heap may
    /// be, from which the library makes an `OutOfMemoryError`: how much the system has says nothing.
    pub fn allocate_memory(&mut self, bytes: u64) -> Result<u64> {
        if bytes > self.heap_limit_bytes() {
            return Ok(0);
        }
        self.machine.take_memory(bytes)?;
        self.machine.begin_allocating(None)?;
        let address = self.machine.process_mut().native_memory_mut().allocate(bytes);
        self.machine.watch_limit();
        Ok(address)
    }

    pub fn free_memory(&mut self, address: u64) -> Result<()> {
        if let Some(access) = self.machine.freeing(address) {
            self.machine.begin(&[access], Order::Declared)?;
        }
        self.machine.process_mut().native_memory_mut().free(address);
        Ok(())
    }

    /// Moves a block to one of another size; zero as above.
    pub fn reallocate_memory(&mut self, old: u64, bytes: u64) -> Result<u64> {
        if bytes > self.heap_limit_bytes() {
            return Ok(0);
        }
        self.machine.take_memory(bytes)?;
        self.machine.begin_allocating(Some(old))?;
        let memory = self.machine.process_mut().native_memory_mut();
        let kept = memory.size(old).map_or(0, |size| size.min(bytes));
        let content = memory.read(old, kept).map_or(Vec::new(), <[u8]>::to_vec);
        let new = memory.allocate(bytes);
        if let Some(target) = memory.write(new, content.len() as u64) {
            target.copy_from_slice(&content);
        }
        memory.free(old);
        self.machine.watch_limit();
        Ok(new)
    }

    /// A text that the library's own code wrote for this call, up to a zero. It lies in a buffer
    /// that belongs to the calling thread, so that nobody else can have changed it.
    pub fn text_at(&self, address: u64) -> Option<Vec<u8>> {
        self.machine.process().native_memory.text(address).map(<[u8]>::to_vec)
    }

    /// The ranges in a list of addresses and lengths, which the library's own code wrote for this
    /// call into a buffer of the calling thread. Empty ones are left out.
    pub fn spans_at(&self, address: u64, count: u64) -> Option<Vec<Span>> {
        const PAIR_BYTES: u64 = 16;
        let list = self.machine.process().native_memory.read(address, count * PAIR_BYTES)?;
        let word =
            |bytes: &[u8]| bytes.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte));
        let pairs = list.chunks_exact(PAIR_BYTES as usize);
        let spans = pairs.map(|pair| Span::off_heap(word(&pair[..8]), word(&pair[8..])));
        Some(spans.filter(|span| !span.is_empty()).collect())
    }

    /// Copies a range onto another of the same length, with the bytes of each unit reversed.
    pub fn copy_swapped(&mut self, from: Span, to: Span) -> Result<()> {
        self.machine.copy_swapped(from, to)
    }

    /// The object that holds the static fields of a class.
    pub fn static_base(&mut self, class: ClassRef) -> Ref {
        self.machine.statics(class)
    }

    pub fn is_class_initialized(&self, class: ClassRef) -> bool {
        self.machine.class_state(class).init == InitStatus::Done
    }

    /// Defines a class from bytes that a program supplies.
    pub fn define_from(
        &mut self,
        loader: LoaderId,
        expected: Option<String>,
        bytes: Vec<u8>,
    ) -> Result<ClassRef> {
        let expected = expected.map(|name| Name::new(&name));
        crate::loading::define::define(self.machine, loader, expected, bytes)
    }
}
