//! Operations on ranges: in one step where nobody else is, unit by unit where somebody is.
//!
//! A copy on a real machine is a loop. Where another thread uses one of the ranges, each read and
//! each write is an operation of its own, and how far the loop came waits in the thread.

use heddle_access::{Access, Mode, Order};

use super::memory::{Cell, Fresh, Span};
use crate::interp::{Result, Stop};
use crate::machine::Machine;
use crate::program::ClassRef;
use crate::state::Ref;

/// How far an operation on a range came.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub(crate) struct Bulk {
    /// How many bytes, or fields, are done.
    pub(in crate::state) done: u64,
    /// A value that was read and not yet written, or what a sum came to.
    pub(in crate::state) carry: Option<u64>,
    /// The value in `carry` is a reference.
    pub(in crate::state) carries_reference: bool,
    /// The copy that is being made.
    pub(in crate::state) target: Ref,
    /// Bytes on their way into memory, or gathered from it.
    pub(in crate::state) bytes: Vec<u8>,
}

impl Bulk {
    /// Calls for each reference in it, which may move.
    pub(in crate::state) fn references(&mut self, mut visit: impl FnMut(&mut Ref)) {
        visit(&mut self.target);
        if let Some(carry) = &mut self.carry
            && self.carries_reference
        {
            let mut carried = Ref(*carry as u32);
            visit(&mut carried);
            *carry = carried.0.into();
        }
    }
}

impl Machine {
    /// How far the operation came, to be changed: what it does next is a step of its own.
    pub(super) fn bulk(&mut self) -> &mut Bulk {
        self.remember_attempt();
        self.thread_mut().bulk.get_or_insert_default()
    }

    pub(super) fn done(&self) -> u64 {
        self.thread().bulk.as_ref().map_or(0, |bulk| bulk.done)
    }

    /// Whether a part is done: the rest follows in the same manner, even if by now nobody else is
    /// there. To do that part again would undo what others did since.
    pub(super) fn is_begun(&self) -> bool {
        self.thread()
            .bulk
            .as_ref()
            .is_some_and(|bulk| bulk.done > 0 || bulk.carry.is_some() || !bulk.bytes.is_empty())
    }

    /// Whether an operation on a range goes unit by unit.
    pub(super) fn goes_by_units(&mut self, span: Span, mode: Mode) -> bool {
        self.is_begun() || self.is_contended(span, mode)
    }

    /// A native is over, done or not: nothing of it is left.
    pub(crate) fn end_bulk(&mut self) {
        if self.thread().bulk.is_some() {
            self.thread_mut().bulk = None;
        }
    }

    /// Copies a range onto another of the same length. The ranges may overlap.
    pub(crate) fn copy_span(&mut self, from: Span, to: Span) -> Result<()> {
        if !self.goes_by_units(from, Mode::Read) && !self.is_contended(to, Mode::Write) {
            if self.is_watched() {
                let read = Access::read(self.place_of(from));
                let write = Access::write(self.place_of(to));
                self.begin(&[read, write], Order::Declared)?;
            }
            return self.raw_copy(from, to);
        }
        self.copy_by_units(from, to, |value| value)
    }

    /// As `copy_span`, with the bytes of each unit in reverse order.
    pub(crate) fn copy_swapped(&mut self, from: Span, to: Span) -> Result<()> {
        let unit = from.unit();
        if !self.goes_by_units(from, Mode::Read) && !self.is_contended(to, Mode::Write) {
            let read = Access::read(self.place_of(from));
            let write = Access::write(self.place_of(to));
            self.begin(&[read, write], Order::Declared)?;
            let mut bytes = self.raw_bytes(from).ok_or_else(missing)?.to_vec();
            bytes.chunks_exact_mut(unit as usize).for_each(<[u8]>::reverse);
            return if self.raw_write(to, &bytes) { Ok(()) } else { Err(missing()) };
        }
        self.copy_by_units(from, to, |value| value.swap_bytes() >> (64 - 8 * unit))
    }

    /// Copies unit by unit what `change` makes of each.
    fn copy_by_units(&mut self, from: Span, to: Span, change: impl Fn(u64) -> u64) -> Result<()> {
        // Backwards where the target lies behind the source, so that nothing is overwritten before
        // it was read.
        let backwards = to.overlaps_behind(from);
        while self.done() < from.length() {
            let done = self.done();
            let at = if backwards { from.length() - done - from.unit() } else { done };
            self.copy_unit(from, to, at, &change)?;
            self.bulk().done = done + from.unit();
        }
        Ok(())
    }

    /// Copies references one by one for as long as their classes are `wanted`; false if one was not.
    pub(crate) fn copy_references(
        &mut self,
        from: Span,
        to: Span,
        wanted: impl Fn(ClassRef) -> bool,
    ) -> Result<bool> {
        let contended = self.goes_by_units(from, Mode::Read) || self.is_contended(to, Mode::Write);
        if self.is_watched() && !contended {
            let read = Access::read(self.place_of(from));
            let write = Access::write(self.place_of(to));
            self.begin(&[read, write], Order::Declared)?;
        }
        while self.done() < from.length() {
            let at = self.done();
            let (source, target) = (self.unit_cell(from, at), self.unit_cell(to, at));
            let carried = self.thread().bulk.as_ref().and_then(|bulk| bulk.carry);
            let value = match carried {
                Some(value) => value,
                None if contended => self.load_cell(source, Order::Declared)?,
                None => self.raw_load(source)?,
            };
            if let Some(object) = Ref(value as u32).non_null()
                && !wanted(self.class_of(object))
            {
                return Ok(false);
            }
            if contended {
                let bulk = self.bulk();
                (bulk.carry, bulk.carries_reference) = (Some(value), true);
                self.store_cell(target, value, Order::Declared)?;
            } else {
                self.raw_store(target, value)?;
            }
            let bulk = self.bulk();
            (bulk.carry, bulk.carries_reference) = (None, false);
            bulk.done = at + from.unit();
        }
        Ok(true)
    }

    /// Reads one unit, and writes it: two operations.
    fn copy_unit(
        &mut self,
        from: Span,
        to: Span,
        at: u64,
        change: impl Fn(u64) -> u64,
    ) -> Result<()> {
        let value = match self.bulk().carry {
            Some(value) => value,
            None => {
                let value = self.load_cell(self.unit_cell(from, at), Order::Declared)?;
                let carries_reference = self.holds_references(from);
                let bulk = self.bulk();
                (bulk.carry, bulk.carries_reference) = (Some(value), carries_reference);
                value
            }
        };
        self.store_cell(self.unit_cell(to, at), change(value), Order::Declared)?;
        let bulk = self.bulk();
        (bulk.carry, bulk.carries_reference) = (None, false);
        Ok(())
    }

    /// Copies a range into memory that nobody else has.
    pub(crate) fn copy_to_fresh(&mut self, from: Span, to: &Fresh, offset: u64) -> Result<()> {
        let target = self.span_at(to.object(), offset as i64, from.length());
        let to = target.expect("a copy is as large as what it is of").in_units_of(from.unit());
        if !self.goes_by_units(from, Mode::Read) {
            if self.is_watched() {
                self.begin(&[Access::read(self.place_of(from))], Order::Declared)?;
            }
            return self.raw_copy(from, to);
        }
        while self.done() < from.length() {
            let at = self.done();
            let value = self.load_cell(self.unit_cell(from, at), Order::Declared)?;
            self.raw_store(self.unit_cell(to, at), value)?;
            self.bulk().done = at + from.unit();
        }
        Ok(())
    }

    /// Copies values one by one into memory that nobody else has.
    pub(super) fn copy_cells(&mut self, from: &[Cell], to: &[Cell]) -> Result<()> {
        while let Some(&next) = from.get(self.done() as usize) {
            let at = self.done();
            let value = self.load_cell(next, Order::Declared)?;
            self.raw_store(to[at as usize], value)?;
            self.bulk().done = at + 1;
        }
        Ok(())
    }

    /// The object that a native of several steps makes: made once, kept until the native ends.
    pub(crate) fn kept_fresh(
        &mut self,
        make: impl FnOnce(&mut Machine) -> Result<Ref>,
    ) -> Result<Fresh> {
        if let Some(kept) = self.thread().bulk.as_ref().and_then(|bulk| bulk.target.non_null()) {
            return Ok(Fresh::new(kept));
        }
        let made = make(self)?;
        if self.is_watched() {
            self.bulk().target = made;
        }
        Ok(Fresh::new(made))
    }

    /// Writes the same unit all over a range.
    pub(crate) fn fill_span(&mut self, to: Span, unit: u64) -> Result<()> {
        let width = to.unit() as usize;
        if !self.goes_by_units(to, Mode::Write) {
            if self.is_watched() {
                self.begin(&[Access::write(self.place_of(to))], Order::Declared)?;
            }
            let bytes: Vec<u8> = unit.to_le_bytes()[..width]
                .iter()
                .copied()
                .cycle()
                .take(to.length() as usize)
                .collect();
            if !self.raw_write(to, &bytes) {
                return Err(missing());
            }
            return Ok(());
        }
        while self.done() < to.length() {
            let at = self.done();
            self.store_cell(self.unit_cell(to, at), unit, Order::Declared)?;
            self.bulk().done = at + to.unit();
        }
        Ok(())
    }

    /// Goes through the bytes of a range in order, carrying a value along.
    pub(crate) fn fold_span(
        &mut self,
        from: Span,
        start: u64,
        each: impl Fn(u64, &[u8]) -> u64,
    ) -> Result<u64> {
        if !self.goes_by_units(from, Mode::Read) {
            if self.is_watched() {
                self.begin(&[Access::read(self.place_of(from))], Order::Declared)?;
            }
            return Ok(each(start, self.raw_bytes(from).ok_or_else(missing)?));
        }
        let mut sum = self.bulk().carry.unwrap_or(start);
        while self.done() < from.length() {
            let at = self.done();
            let unit = from.part(at, from.unit());
            self.begin(&[Access::read(self.place_of(unit))], Order::Declared)?;
            sum = each(sum, self.raw_bytes(unit).ok_or_else(missing)?);
            let bulk = self.bulk();
            (bulk.done, bulk.carry) = (at + from.unit(), Some(sum));
        }
        Ok(sum)
    }

    /// The bytes of a range. Where others use it they are gathered one by one, before whatever the
    /// native does with them, and kept until it ends.
    pub(crate) fn gather(&mut self, from: Span) -> Result<Vec<u8>> {
        if !self.goes_by_units(from, Mode::Read) {
            self.begin(&[Access::read(self.place_of(from))], Order::Declared)?;
            return Ok(self.raw_bytes(from).ok_or_else(missing)?.to_vec());
        }
        self.gather_by_units(&[from])
    }

    /// Gathers the bytes of ranges one after the other, and keeps them.
    pub(super) fn gather_by_units(&mut self, from: &[Span]) -> Result<Vec<u8>> {
        let mut bytes = self.thread().bulk.as_ref().map_or(Vec::new(), |bulk| bulk.bytes.clone());
        let mut start = 0;
        for &piece in from {
            while (bytes.len() as u64) < start + piece.length() {
                let part = self.next_part(piece, bytes.len() as u64 - start, Mode::Read);
                self.begin(&[Access::read(self.place_of(part))], Order::Declared)?;
                bytes.extend_from_slice(self.raw_bytes(part).ok_or_else(missing)?);
                self.bulk().bytes.clone_from(&bytes);
            }
            start += piece.length();
        }
        Ok(bytes)
    }

    /// What of a range comes next, behind so many bytes: a unit of what others use, else the rest.
    fn next_part(&mut self, piece: Span, from: u64, mode: Mode) -> Span {
        let rest = piece.part(from, piece.length() - from);
        if self.is_contended(rest, mode) { rest.part(0, rest.unit()) } else { rest }
    }

    /// Keeps bytes that came from outside until they are laid into memory that others use.
    pub(crate) fn keep_bytes(&mut self, bytes: Vec<u8>) {
        self.bulk().bytes = bytes;
    }

    /// The bytes that came from outside and are not all laid into memory yet.
    pub(crate) fn kept_bytes(&self) -> Option<&[u8]> {
        let bulk = self.thread().bulk.as_ref()?;
        (!bulk.bytes.is_empty()).then_some(&*bulk.bytes)
    }

    /// Lays the kept bytes into memory, unit by unit.
    pub(crate) fn lay_bytes(&mut self, to: &[Span]) -> Result<()> {
        let bytes = self.bulk().bytes.clone();
        let mut start = 0;
        for piece in to {
            let length = piece.length().min(bytes.len() as u64 - start);
            let piece = piece.part(0, length);
            while self.done() < start + length {
                let at = self.done();
                let part = self.next_part(piece, at - start, Mode::Write);
                self.begin(&[Access::write(self.place_of(part))], Order::Declared)?;
                let end = at + part.length();
                if !self.raw_write(part, &bytes[at as usize..end as usize]) {
                    return Err(missing());
                }
                self.bulk().done = end;
            }
            start += length;
        }
        Ok(())
    }
}

fn missing() -> Stop {
    Stop::unsupported("an access to memory that is not there")
}
