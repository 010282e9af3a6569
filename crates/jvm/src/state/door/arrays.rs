//! Values that are read or written together, and arrays that no Java code can reach: those
//! that a native keeps in its frame while it calls Java, and those that were made when a call site
//! was linked.

use heddle_access::{Access, Mode, Order};

use super::{Call, Cell, Span};
use crate::interp::Result;
use crate::program::Kind;
use crate::state::{ARRAY_BASE, Ref};

impl Call<'_> {
    /// The references in a range, read before whatever the native does with them. Where others use
    /// it they are read one by one, into an array that is kept until the native ends.
    pub fn gather_references(&mut self, from: Span) -> Result<Vec<Ref>> {
        let machine = &mut *self.machine;
        let count = (from.length() / from.unit()) as u32;
        if !machine.is_contended(from, Mode::Read) {
            if machine.is_watched() {
                machine.begin(&[Access::read(machine.place_of(from))], Order::Declared)?;
            }
            let cells = (0..count).map(|index| machine.unit_cell(from, index as u64 * from.unit()));
            return cells.map(|cell| Ok(Ref(machine.raw_load(cell)? as u32))).collect();
        }
        let class = machine.well_known().object_array;
        let copy = machine
            .kept_fresh(|machine| Ok(machine.allocate_array(class, Kind::Ref, count as usize)))?;
        machine.copy_to_fresh(from, &copy, ARRAY_BASE.into())?;
        let copy = copy.publish();
        Ok((0..count).map(|index| machine.heap().element_ref(copy, index)).collect())
    }

    /// Writes several values at once, which others cannot see half done; `what` names the operation.
    pub fn store_together(&mut self, what: &str, stores: &[(Cell, u64)]) -> Result<()> {
        let wanted: Vec<_> = stores.iter().map(|(cell, _)| (cell.span(), Mode::Write)).collect();
        self.machine.grant(what, &wanted)?;
        stores.iter().try_for_each(|&(cell, bits)| self.machine.raw_store(cell, bits))
    }

    /// An element of an array that this native made, and keeps among what it saved.
    pub fn kept_element(&self, saved: u32, index: u32, kind: Kind) -> u64 {
        let array = self.kept_array(saved);
        let cell = self.machine.element_cell(array, index, kind);
        self.machine.raw_load(cell).expect("an array lies on the heap")
    }

    pub fn set_kept_element(&mut self, saved: u32, index: u32, kind: Kind, bits: u64) {
        let array = self.kept_array(saved);
        let cell = self.machine.element_cell(array, index, kind);
        self.machine.raw_store(cell, bits).expect("an array lies on the heap");
    }

    fn kept_array(&self, saved: u32) -> Ref {
        let array = self.machine.saved_ref(saved);
        debug_assert!(!self.machine.heap().is_shared(array), "nobody else has it");
        array
    }

    /// An element of an array that belongs to a linked call site: it never changes.
    pub fn site_element(&self, array: Ref, index: u32) -> Ref {
        self.machine.heap().element_ref(array, index)
    }
}
