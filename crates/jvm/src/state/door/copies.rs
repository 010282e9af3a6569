//! Copies of whole objects, as `Object.clone` makes them.

use heddle_access::{Access, Mode, Order};

use super::{Call, Cell, Fresh};
use crate::interp::Result;
use crate::machine::Machine;
use crate::program::{ClassRef, Kind};
use crate::state::ACCESSES_MAX;
use crate::state::{HEADER_BYTES, Ref, array_bytes};

impl Machine {
    /// A copy of an object that is no array. Each field is a variable of its own: where others use
    /// one of them, the fields are read one after the other.
    fn copy_of(&mut self, object: Ref) -> Result<Fresh> {
        let class = self.class_of(object);
        if !self.is_watched() {
            let copy = self.fresh(class);
            self.copy_content(class, object, &copy);
            return Ok(copy);
        }
        let fields = self.cells_of(class, object);
        if fields.len() <= ACCESSES_MAX && !self.is_any_contended(&fields) {
            let reads: Vec<Access> =
                fields.iter().map(|field| Access::read(self.place_of(field.span()))).collect();
            self.begin(&reads, Order::Declared)?;
            let copy = self.fresh(class);
            self.copy_content(class, object, &copy);
            return Ok(copy);
        }
        let copy = self.kept_fresh(|machine| Ok(machine.allocate(class)))?;
        let targets = self.cells_of(class, copy.object());
        self.copy_cells(&fields, &targets)?;
        Ok(copy)
    }

    fn copy_content(&mut self, class: ClassRef, object: Ref, copy: &Fresh) {
        let bytes = class.instance.bytes - HEADER_BYTES;
        self.heap_mut().copy(object, HEADER_BYTES, copy.object(), HEADER_BYTES, bytes);
    }

    /// All fields of an object.
    fn cells_of(&self, class: ClassRef, object: Ref) -> Vec<Cell> {
        let classes = std::iter::successors(Some(class), |class| class.super_class);
        let fields = classes.flat_map(|class| &class.fields).filter(|field| !field.is_static());
        fields.map(|field| self.cell(object, field.offset, field.kind)).collect()
    }

    fn is_any_contended(&mut self, cells: &[Cell]) -> bool {
        self.is_begun() || cells.iter().any(|cell| self.is_contended(cell.span(), Mode::Read))
    }
}

impl Call<'_> {
    /// A new array that is made once, however often the native is begun.
    pub fn kept_array(&mut self, class: ClassRef, kind: Kind, length: u32) -> Result<Fresh> {
        self.machine.kept_fresh(|machine| {
            machine.reserve(array_bytes(kind, length))?;
            Ok(machine.allocate_array(class, kind, length as usize))
        })
    }

    /// A copy of an object that is no array.
    pub fn copy_of(&mut self, object: Ref) -> Result<Fresh> {
        self.machine.copy_of(object)
    }
}
