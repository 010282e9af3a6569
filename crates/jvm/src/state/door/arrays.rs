//! Values that are read or written together, and arrays that no Java code can reach: those
//! that a native keeps in its frame while it calls Java, and those that were made when a call site
//! was linked.

use heddle_access::{Access, Mode, Order};

use super::{Call, Cell, Span};
use crate::interp::Result;
use crate::machine::Machine;
use crate::program::Kind;
use crate::state::{ARRAY_BASE, Ref};

impl Call<'_> {
    /// The references in a range, read before whatever the native does with them. Where others use
    /// it they are read one by one, into an array that is kept until the native ends.
    pub fn gather_references(&mut self, from: Span) -> Result<Vec<Ref>> {
        let machine = &mut *self.machine;
        if !machine.is_contended(from, Mode::Read) {
            if machine.is_watched() {
                machine.begin(&[Access::read(machine.place_of(from))], Order::Declared)?;
            }
            return machine.raw_references(from);
        }
        let count = (from.length() / from.unit()) as u32;
        let class = machine.well_known().object_array;
        // Made without a collection, which would move the array that is read.
        let copy = machine
            .kept_fresh(|machine| Ok(machine.allocate_array(class, Kind::Ref, count as usize)))?;
        machine.copy_to_fresh(from, &copy, ARRAY_BASE.into())?;
        let copy = machine.elements(copy.publish(), 0, count);
        machine.raw_references(copy)
    }

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
    fn raw_references(&self, from: Span) -> Result<Vec<Ref>> {
        let units = (0..from.length()).step_by(from.unit() as usize);
        units.map(|at| Ok(Ref(self.raw_load(self.unit_cell(from, at))? as u32))).collect()
    }
}
