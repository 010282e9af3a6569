//! Operations on ranges: in one step where nobody else is, unit by unit where somebody is.
//!
//! A copy on a real machine is a loop. Where another thread uses one of the ranges, each read and
//! each write is an operation of its own, and how far the loop came waits in the thread.

use heddle_access::{Access, Mode, Order};

use super::memory::{Fresh, Span};
use crate::interp::Result;
use crate::machine::Machine;
use crate::program::ClassRef;
use crate::state::Ref;

/// How far an operation on a range came.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub(crate) struct Bulk {
    /// Bytes that are done.
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
    pub(super) fn bulk(&mut self) -> &mut Bulk {
        self.thread_mut().bulk.get_or_insert_default()
    }

    pub(super) fn done(&self) -> u64 {
        self.thread().bulk.as_ref().map_or(0, |bulk| bulk.done)
    }

    /// A native is over, done or not: nothing of it is left.
    pub(crate) fn end_bulk(&mut self) {
        if self.thread().bulk.is_some() {
            self.thread_mut().bulk = None;
        }
    }

    /// Copies a range onto another of the same length. The ranges may overlap.
    pub(crate) fn copy_span(&mut self, from: Span, to: Span) -> Result<()> {
        if !self.is_contended(from, Mode::Read) && !self.is_contended(to, Mode::Write) {
            if self.is_watched() {
                let read = Access::read(self.place_of(from));
                let write = Access::write(self.place_of(to));
                self.begin(&[read, write], Order::Declared)?;
            }
            return self.raw_copy(from, to);
        }
        // Backwards where the target lies behind the source, so that nothing is overwritten before
        // it was read.
        let backwards = to.overlaps_behind(from);
        while self.done() < from.length() {
            let done = self.done();
            let at = if backwards { from.length() - done - from.unit() } else { done };
            self.copy_unit(from, to, at)?;
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
        let contended = self.is_contended(from, Mode::Read) || self.is_contended(to, Mode::Write);
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
    fn copy_unit(&mut self, from: Span, to: Span, at: u64) -> Result<()> {
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
        self.store_cell(self.unit_cell(to, at), value, Order::Declared)?;
        let bulk = self.bulk();
        (bulk.carry, bulk.carries_reference) = (None, false);
        Ok(())
    }

    /// Copies a range into memory that nobody else has.
    pub(crate) fn copy_to_fresh(&mut self, from: Span, to: &Fresh, offset: u64) -> Result<()> {
        let target = self.span_at(to.object(), offset as i64, from.length());
        let to = target.expect("a copy is as large as what it is of").in_units_of(from.unit());
        if !self.is_contended(from, Mode::Read) {
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
        if !self.is_contended(to, Mode::Write) {
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
                return Err(crate::interp::Stop::unsupported("a fill of memory that is not there"));
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
        let missing = || crate::interp::Stop::unsupported("a read of memory that is not there");
        if !self.is_contended(from, Mode::Read) {
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
        let mut bytes = self.thread().bulk.as_ref().map_or(Vec::new(), |bulk| bulk.bytes.clone());
        if bytes.len() as u64 == from.length() {
            return Ok(bytes);
        }
        let missing = || crate::interp::Stop::unsupported("a read of memory that is not there");
        if !self.is_contended(from, Mode::Read) {
            self.begin(&[Access::read(self.place_of(from))], Order::Declared)?;
            return Ok(self.raw_bytes(from).ok_or_else(missing)?.to_vec());
        }
        while (bytes.len() as u64) < from.length() {
            let unit = from.part(bytes.len() as u64, from.unit());
            self.begin(&[Access::read(self.place_of(unit))], Order::Declared)?;
            bytes.extend_from_slice(self.raw_bytes(unit).ok_or_else(missing)?);
            self.bulk().bytes.clone_from(&bytes);
        }
        Ok(bytes)
    }

    /// Keeps bytes that came from outside until they are laid into memory that others use.
    pub(crate) fn keep_bytes(&mut self, bytes: Vec<u8>) {
        self.bulk().bytes = bytes;
    }

    /// The bytes that came from outside and are not all laid into memory yet.
    pub(crate) fn kept_bytes(&self) -> Option<&[u8]> {
        self.thread().bulk.as_ref().map(|bulk| &*bulk.bytes)
    }

    /// Lays the kept bytes into memory, unit by unit.
    pub(crate) fn lay_bytes(&mut self, to: Span) -> Result<()> {
        let bytes = self.bulk().bytes.clone();
        let to = to.part(0, bytes.len() as u64);
        while self.done() < to.length() {
            let at = self.done();
            let unit = to.part(at, to.unit());
            self.begin(&[Access::write(self.place_of(unit))], Order::Declared)?;
            self.raw_write(unit, &bytes[at as usize..(at + to.unit()) as usize]);
            self.bulk().done = at + to.unit();
        }
        Ok(())
    }
}
