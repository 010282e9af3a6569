//! Values that are read or written together, and arrays that no Java code can reach: those
//! that a native keeps in its frame while it calls Java, and those that were made when a call site
//! was linked.

use heddle_access::{Access, Mode, Order};

use super::{Call, Cell, Span};
use crate::interp::{Result, Stop};
use crate::machine::Machine;
use crate::program::Kind;
use crate::state::Ref;

impl Call<'_> {
    /// Reads a value and the references in a range at once; `what` names the operation.
    pub fn load_with_references(
        &mut self,
        what: &str,
        cell: Cell,
        from: Span,
    ) -> Result<(u64, Vec<Ref>)> {
        self.machine.grant(what, &[(cell.span(), Mode::Read), (from, Mode::Read)])?;
        Ok((self.machine.raw_load(cell)?, self.machine.raw_references(from)?))
    }

    /// Writes several values at once, which others cannot see half done; `what` names the operation.
    pub fn store_together(&mut self, what: &str, stores: &[(Cell, u64)]) -> Result<()> {
        let wanted: Vec<_> = stores.iter().map(|(cell, _)| (cell.span(), Mode::Write)).collect();
        self.machine.grant(what, &wanted)?;
        stores.iter().try_for_each(|&(cell, bits)| self.machine.raw_store(cell, bits))
    }

    /// An element of an array that this native made, and keeps among what it saved.
    pub fn kept_element(&self, saved: u32, index: u32, kind: Kind) -> u64 {
        let array = self.saved_array(saved);
        let cell = self.machine.element_cell(array, index, kind);
        self.machine.raw_load(cell).expect("an array lies on the heap")
    }

    pub fn set_kept_element(&mut self, saved: u32, index: u32, kind: Kind, bits: u64) {
        let array = self.saved_array(saved);
        let cell = self.machine.element_cell(array, index, kind);
        self.machine.raw_store(cell, bits).expect("an array lies on the heap");
    }

    fn saved_array(&self, saved: u32) -> Ref {
        let array = self.machine.saved_ref(saved);
        debug_assert!(!self.machine.heap().is_shared(array), "nobody else has it");
        array
    }

    /// An element of an array that belongs to a linked call site: it never changes.
    pub fn site_element(&self, array: Ref, index: u32) -> Ref {
        self.machine.heap().element_ref(array, index)
    }
}

impl Machine {
    /// A value out of an array of the program. It is no step of its own, so it cannot be had while
    /// other threads write there.
    pub(crate) fn value_of_set(&mut self, array: Ref, offset: u32, kind: Kind) -> Result<u64> {
        let span = self.cell(array, offset, kind).span();
        if self.is_contended(span, Mode::Read) {
            return Err(Stop::unsupported("a value set that other threads use at the same time"));
        }
        self.remember_attempt();
        self.begin(&[Access::read(self.place_of(span))], Order::Declared)?;
        self.remember_attempt();
        Ok(self.heap().load(array, offset, kind))
    }
}
