//! Single accesses and whole ranges: made known, then done.

use heddle_access::{Access, Assumed, Mode, Order, Place};

use crate::interp::{Result, Stop};
use crate::machine::Machine;
use crate::program::{ClassKind, ClassRef, Kind};
use crate::state::{ARRAY_BASE, Ref};

use super::Call;

/// Where bytes lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Base {
    Object(Ref),
    OffHeap,
}

/// One value in memory: a field, an element, or a word outside the heap.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cell {
    base: Base,
    from: u64,
    kind: Kind,
}

/// A range of memory: elements of an array, bytes of an object, or bytes outside the heap.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Span {
    base: Base,
    from: u64,
    length: u64,
    /// How many bytes are written at once: a reader sees all of them or none.
    unit: u64,
}

/// Accesses that were made known and may now be made. Only `grant` makes one.
pub struct Grant {
    granted: Vec<(Span, Mode)>,
}

/// An object that was just made: nobody else has it.
#[derive(PartialEq, Eq, Debug)]
pub struct Fresh(Ref);

impl Fresh {
    pub(super) fn new(object: Ref) -> Fresh {
        Fresh(object)
    }

    /// Its address, to be stored into another fresh object or given to Java code.
    pub fn publish(self) -> Ref {
        self.0
    }

    pub(super) fn object(&self) -> Ref {
        self.0
    }
}

impl Cell {
    /// The object it lies in, if it lies in one.
    pub(super) fn object(self) -> Option<Ref> {
        match self.base {
            Base::Object(object) => Some(object),
            Base::OffHeap => None,
        }
    }

    /// How many bits it has.
    pub(super) fn bits(self) -> u32 {
        8 * self.kind.bytes()
    }

    /// Its offset in that object.
    pub(super) fn offset(self) -> u32 {
        self.from as u32
    }

    pub(super) fn span(self) -> Span {
        let length = u64::from(self.kind.bytes());
        Span { base: self.base, from: self.from, length, unit: length }
    }
}

impl Span {
    /// Bytes outside the heap.
    pub fn off_heap(from: u64, length: u64) -> Span {
        Span { base: Base::OffHeap, from, length, unit: 1 }
    }

    pub fn length(self) -> u64 {
        self.length
    }

    pub fn is_empty(self) -> bool {
        self.length == 0
    }

    /// The same range, of which so many bytes are written at once.
    pub fn in_units_of(self, unit: u64) -> Span {
        Span { unit, ..self }
    }

    pub(super) fn unit(self) -> u64 {
        self.unit
    }

    /// So many bytes from an offset on.
    pub fn part(self, from: u64, length: u64) -> Span {
        assert!(from + length <= self.length, "a part lies inside its range");
        Span { from: self.from + from, length, ..self }
    }

    /// Whether it lies behind the beginning of `other`, and both have bytes in common.
    pub(super) fn overlaps_behind(self, other: Span) -> bool {
        self.base == other.base && self.from > other.from && self.from < other.from + other.length
    }

    fn covers(self, other: Span) -> bool {
        self.base == other.base
            && self.from <= other.from
            && other.from + other.length <= self.from + self.length
    }

    /// The largest power of two up to eight that divides beginning and length: such memory is
    /// copied and set in units of that size.
    pub fn alignment(self) -> u64 {
        let bits = (self.from | self.length).trailing_zeros();
        1 << bits.min(3)
    }
}

impl Grant {
    fn allows(&self, span: Span, mode: Mode) -> bool {
        self.granted.iter().any(|&(granted, how)| {
            granted.covers(span) && (how == Mode::Write || mode == Mode::Read)
        })
    }
}

impl Machine {
    /// A field or element of an object at an offset that is known to be right.
    pub(crate) fn cell(&self, object: Ref, offset: u32, kind: Kind) -> Cell {
        Cell { base: Base::Object(object), from: offset.into(), kind }
    }

    pub(crate) fn element_cell(&self, array: Ref, index: u32, kind: Kind) -> Cell {
        self.cell(array, ARRAY_BASE + index * kind.bytes(), kind)
    }

    /// A value at an offset that a program computed; nothing if it does not lie inside the object.
    pub(crate) fn cell_at(&self, object: Ref, offset: i64, kind: Kind) -> Option<Cell> {
        if object.is_null() {
            return Some(Cell { base: Base::OffHeap, from: offset as u64, kind });
        }
        let bytes = u64::from(kind.bytes());
        let is_inside =
            offset >= 0 && offset as u64 + bytes <= u64::from(self.object_bytes(object));
        is_inside.then(|| self.cell(object, offset as u32, kind))
    }

    /// Elements of an array, by index and count, which are known to be right.
    pub(crate) fn elements(&self, array: Ref, index: u32, count: u32) -> Span {
        let ClassKind::Array { kind, .. } = self.class_of(array).kind else {
            unreachable!("elements are those of an array")
        };
        let width = u64::from(kind.bytes());
        Span {
            base: Base::Object(array),
            from: u64::from(ARRAY_BASE) + u64::from(index) * width,
            length: u64::from(count) * width,
            unit: width,
        }
    }

    /// Bytes that a program named by object (or null, for memory outside the heap) and offset;
    /// nothing if they do not lie inside the object.
    pub(crate) fn span_at(&self, object: Ref, offset: i64, length: u64) -> Option<Span> {
        if object.is_null() {
            return Some(Span::off_heap(offset as u64, length));
        }
        let end = (offset as u64).checked_add(length)?;
        let is_inside = offset >= 0 && end <= u64::from(self.object_bytes(object));
        is_inside.then_some(Span {
            base: Base::Object(object),
            from: offset as u64,
            length,
            unit: 1,
        })
    }

    pub(crate) fn place_of(&self, span: Span) -> Place {
        match span.base {
            Base::Object(object) => self.memory_place(object, span.from as u32, span.length as u32),
            Base::OffHeap => {
                Place::OffHeap { from: span.from, upto: span.from.saturating_add(span.length) }
            }
        }
    }

    /// Whether other threads are known to do something to this range: it is done in steps then.
    pub(crate) fn is_contended(&mut self, span: Span, mode: Mode) -> bool {
        if !self.is_watched() || span.is_empty() || self.is_observing() {
            return false;
        }
        // What only this thread can reach nobody can see half done.
        if let Base::Object(object) = span.base
            && !self.heap().is_shared(object)
        {
            return false;
        }
        let access = Access { place: self.place_of(span), mode };
        self.settle_escapes();
        self.is_visible_to_others(&access)
    }

    /// Makes accesses to ranges known. What cannot be split does not begin while others use it: the
    /// run ends with its name.
    pub(crate) fn grant(&mut self, what: &str, wanted: &[(Span, Mode)]) -> Result<Grant> {
        for &(span, mode) in wanted {
            if self.is_contended(span, mode) {
                return Err(Stop::unsupported(format!(
                    "{what} on memory that other threads use at the same time"
                )));
            }
        }
        let accesses: Vec<Access> = wanted
            .iter()
            .map(|&(span, mode)| Access { place: self.place_of(span), mode })
            .collect();
        self.begin(&accesses, Order::Declared)?;
        Ok(Grant { granted: wanted.to_vec() })
    }

    /// The bytes of a granted range; nothing if memory outside the heap is not there.
    pub(crate) fn granted_bytes(&self, grant: &Grant, span: Span) -> Option<&[u8]> {
        assert!(grant.allows(span, Mode::Read), "a read that was not made known");
        self.raw_bytes(span)
    }

    /// Writes to a granted range; false if memory outside the heap is not there.
    pub(crate) fn write_granted(&mut self, grant: &Grant, span: Span, bytes: &[u8]) -> bool {
        assert!(grant.allows(span, Mode::Write), "a write that was not made known");
        self.raw_write(span, bytes)
    }

    /// Reads a value.
    pub(crate) fn load_cell(&mut self, cell: Cell, order: Order) -> Result<u64> {
        if self.is_watched() {
            self.begin(&[Access::read(self.place_of(cell.span()))], order)?;
            self.show_counter(cell);
        }
        self.raw_load(cell)
    }

    /// No method of the library reads what pools count in this way, so somebody else does.
    pub(super) fn show_counter(&mut self, cell: Cell) {
        let Base::Object(object) = cell.base else { return };
        if self.class_of(object).counters.contains(&(cell.from as u32 / 4)) {
            self.disprove(Assumed::PoolCounters);
        }
    }

    /// Whether what pools count belongs to the state.
    pub(crate) fn counters_count(&self) -> bool {
        self.watch().is_none_or(|watch| watch.policy.pool_counters_count)
    }

    /// Writes a value.
    pub(crate) fn store_cell(&mut self, cell: Cell, bits: u64, order: Order) -> Result<()> {
        if self.is_watched() {
            let place = self.place_of(cell.span());
            self.begin(&[Access::write(place)], order)?;
        }
        self.raw_store(cell, bits)
    }

    pub(crate) fn fresh(&mut self, class: ClassRef) -> Fresh {
        Fresh::new(self.allocate(class))
    }

    pub(super) fn raw_load(&self, cell: Cell) -> Result<u64> {
        match cell.base {
            Base::Object(object) => Ok(self.heap().load(object, cell.from as u32, cell.kind)),
            Base::OffHeap => {
                let bytes = self.raw_bytes(cell.span()).ok_or_else(|| stray(cell.from))?;
                let mut word = [0; 8];
                word[..bytes.len()].copy_from_slice(bytes);
                Ok(widen(u64::from_le_bytes(word), cell.kind))
            }
        }
    }

    pub(super) fn raw_store(&mut self, cell: Cell, bits: u64) -> Result<()> {
        match cell.base {
            Base::Object(object) => {
                self.heap_mut().store(object, cell.from as u32, cell.kind, bits);
            }
            Base::OffHeap => {
                let width = cell.kind.bytes() as usize;
                if !self.raw_write(cell.span(), &bits.to_le_bytes()[..width]) {
                    return Err(stray(cell.from));
                }
            }
        }
        Ok(())
    }

    pub(super) fn raw_bytes(&self, span: Span) -> Option<&[u8]> {
        match span.base {
            Base::Object(object) => {
                Some(self.heap().bytes(object, span.from as u32, span.length as u32))
            }
            // An empty buffer may have no memory at all.
            Base::OffHeap if span.is_empty() => Some(&[]),
            Base::OffHeap => self.process().native_memory.read(span.from, span.length),
        }
    }

    pub(super) fn raw_write(&mut self, span: Span, bytes: &[u8]) -> bool {
        assert_eq!(span.length, bytes.len() as u64, "a range is written as a whole");
        match span.base {
            Base::Object(object) => {
                let heap = self.heap_mut();
                heap.bytes_mut(object, span.from as u32, span.length as u32).copy_from_slice(bytes);
                true
            }
            Base::OffHeap if bytes.is_empty() => true,
            Base::OffHeap => {
                let memory = self.process_mut().native_memory_mut();
                memory.write(span.from, span.length).map(|to| to.copy_from_slice(bytes)).is_some()
            }
        }
    }

    /// Copies between ranges that were made known; references that others come to reach are marked.
    pub(super) fn raw_copy(&mut self, from: Span, to: Span) -> Result<()> {
        if let (Base::Object(source), Base::Object(target)) = (from.base, to.base) {
            self.share_copied(source, from, target);
            self.heap_mut().copy(
                source,
                from.from as u32,
                target,
                to.from as u32,
                from.length as u32,
            );
            return Ok(());
        }
        let bytes = self.raw_bytes(from).ok_or_else(|| stray(from.from))?.to_vec();
        if self.raw_write(to, &bytes) { Ok(()) } else { Err(stray(to.from)) }
    }

    fn share_copied(&mut self, source: Ref, from: Span, target: Ref) {
        if !self.is_watched() || !self.heap().is_shared(target) {
            return;
        }
        let class = self.class_of(source);
        if !matches!(class.kind, ClassKind::Array { kind: Kind::Ref, .. }) {
            return;
        }
        for at in (from.from..from.from + from.length).step_by(from.unit as usize) {
            let element = self.heap().load_ref(source, at as u32);
            self.share(element);
        }
    }

    /// Whether a range holds references, and may so be copied element by element only.
    pub(super) fn holds_references(&self, span: Span) -> bool {
        let Base::Object(object) = span.base else { return false };
        matches!(self.class_of(object).kind, ClassKind::Array { kind: Kind::Ref, .. })
    }

    /// One unit of a range as a value.
    pub(super) fn unit_cell(&self, span: Span, at: u64) -> Cell {
        let kind = match (self.holds_references(span), span.unit) {
            (true, _) => Kind::Ref,
            (false, 1) => Kind::Byte,
            (false, 2) => Kind::Short,
            (false, 4) => Kind::Int,
            (false, _) => Kind::Long,
        };
        Cell { base: span.base, from: span.from + at, kind }
    }
}

impl Call<'_> {
    /// An element of an array, by an index that is known to be right.
    pub fn element(&self, array: Ref, index: u32, kind: Kind) -> Cell {
        self.machine.element_cell(array, index, kind)
    }

    /// Elements of an array, by index and count, which are known to be right.
    pub fn elements(&self, array: Ref, index: u32, count: u32) -> Span {
        self.machine.elements(array, index, count)
    }

    /// A value at an offset that a program computed; nothing if it does not lie inside the object.
    /// Without an object it lies outside the heap.
    pub fn cell_at(&self, object: Ref, offset: i64, kind: Kind) -> Option<Cell> {
        self.machine.cell_at(object, offset, kind)
    }

    /// The same for a range.
    pub fn span_at(&self, object: Ref, offset: i64, length: u64) -> Option<Span> {
        self.machine.span_at(object, offset, length)
    }

    pub fn load(&mut self, cell: Cell) -> Result<u64> {
        self.machine.load_cell(cell, Order::Declared)
    }

    pub fn store(&mut self, cell: Cell, bits: u64) -> Result<()> {
        self.machine.store_cell(cell, bits, Order::Declared)
    }

    /// As `load`, in a mode of its own, whatever the field is.
    pub fn load_in(&mut self, cell: Cell, order: Order) -> Result<u64> {
        self.machine.load_cell(cell, order)
    }

    pub fn store_in(&mut self, cell: Cell, bits: u64, order: Order) -> Result<()> {
        self.machine.store_cell(cell, bits, order)
    }

    /// Copies a range onto another of the same length; they may overlap.
    pub fn copy(&mut self, from: Span, to: Span) -> Result<()> {
        self.machine.copy_span(from, to)
    }

    /// Copies references for as long as their classes are `wanted`; false if one was not.
    pub fn copy_while(
        &mut self,
        from: Span,
        to: Span,
        wanted: impl Fn(ClassRef) -> bool,
    ) -> Result<bool> {
        self.machine.copy_references(from, to, wanted)
    }

    /// Copies a range to an offset of an object that was just made.
    pub fn copy_to_fresh(&mut self, from: Span, to: &Fresh, offset: u64) -> Result<()> {
        self.machine.copy_to_fresh(from, to, offset)
    }

    /// Writes the same unit all over a range.
    pub fn fill_range(&mut self, to: Span, unit: u64) -> Result<()> {
        self.machine.fill_span(to, unit)
    }

    /// Goes through the bytes of a range in order, carrying a value along.
    pub fn fold(
        &mut self,
        from: Span,
        start: u64,
        each: impl Fn(u64, &[u8]) -> u64,
    ) -> Result<u64> {
        self.machine.fold_span(from, start, each)
    }

    /// The bytes of a range, read before whatever the native does with them.
    pub fn gather(&mut self, from: Span) -> Result<Vec<u8>> {
        self.machine.gather(from)
    }

    /// Makes accesses known for an operation that cannot be split; `what` names it.
    pub fn grant(&mut self, what: &str, wanted: &[(Span, Mode)]) -> Result<Grant> {
        self.machine.grant(what, wanted)
    }

    /// The bytes of a granted range; nothing if memory outside the heap is not there.
    pub fn bytes(&self, grant: &Grant, span: Span) -> Option<&[u8]> {
        self.machine.granted_bytes(grant, span)
    }

    /// Writes to a granted range; false if memory outside the heap is not there.
    pub fn write(&mut self, grant: &Grant, span: Span, bytes: &[u8]) -> bool {
        self.machine.write_granted(grant, span, bytes)
    }
}

fn stray(address: u64) -> Stop {
    Stop::unsupported(format!("an access to memory outside the heap at {address:#x}"))
}

/// A value of a kind, as a register holds it.
fn widen(bits: u64, kind: Kind) -> u64 {
    match kind {
        Kind::Byte => bits as i8 as i32 as u32 as u64,
        Kind::Short => bits as i16 as i32 as u32 as u64,
        _ => bits,
    }
}
