//! Arrays of references, objects that Java code made for a native to fill, and static fields.

use heddle_access::{Access, Mode, Order};

use super::memory::{Cell, Fresh, Span};
use super::{Call, FinalField, LibraryField, SharedField};
use crate::interp::Result;
use crate::machine::Machine;
use crate::program::{ClassRef, Kind};
use crate::state::{ARRAY_BASE, Ref};

impl Machine {
    /// The references of a range. Where others use it they are read one by one into an array of the
    /// thread's own, before whatever the native does with them.
    fn gather_references(&mut self, from: Span) -> Result<Vec<Ref>> {
        if !self.goes_by_units(from, Mode::Read) {
            if self.is_watched() {
                self.begin(&[Access::read(self.place_of(from))], Order::Declared)?;
            }
            return self.raw_references(from);
        }
        let count = (from.length() / from.unit()) as usize;
        let kept = self.kept_fresh(|machine| {
            let object = machine.well_known().object;
            let class = machine.program.array_of(object).expect("objects have arrays");
            Ok(machine.allocate_array(class, Kind::Ref, count))
        })?;
        self.copy_to_fresh(from, &kept, ARRAY_BASE.into())?;
        let kept = self.elements(kept.publish(), 0, count as u32);
        self.raw_references(kept)
    }

    pub(super) fn raw_references(&self, span: Span) -> Result<Vec<Ref>> {
        let offsets = (0..span.length()).step_by(span.unit() as usize);
        offsets.map(|at| Ok(Ref(self.raw_load(self.unit_cell(span, at))? as u32))).collect()
    }

    fn static_cell(&mut self, field: &LibraryField) -> Result<Cell> {
        let class = self.boot_class(field.class)?;
        let found = class.field_named(field.name).filter(|found| found.is_static());
        let found = found.ok_or_else(|| field.missing())?;
        let statics = self.statics(class);
        Ok(self.cell(statics, found.offset, found.kind))
    }

    /// Stores references into a range of the same length, one by one where others use it.
    fn lay_references(&mut self, to: Span, values: &[Ref]) -> Result<()> {
        assert_eq!(to.length(), values.len() as u64 * to.unit(), "a range is written as a whole");
        let contended = self.goes_by_units(to, Mode::Write);
        if self.is_watched() && !contended {
            self.begin(&[Access::write(self.place_of(to))], Order::Declared)?;
        }
        let offsets = (0..to.length()).step_by(to.unit() as usize);
        for (at, value) in offsets.zip(values) {
            let cell = self.unit_cell(to, at);
            if !contended {
                self.raw_store(cell, value.0.into())?;
            } else if self.done() <= at {
                self.store_cell(cell, value.0.into(), Order::Declared)?;
                self.bulk().done = at + to.unit();
            }
        }
        Ok(())
    }
}

impl Call<'_> {
    /// The references of a range, read before whatever the native does with them.
    pub fn gather_references(&mut self, from: Span) -> Result<Vec<Ref>> {
        self.machine.gather_references(from)
    }

    /// The references in the array that a final field holds, which is not written either.
    pub fn final_array(&self, object: Ref, field: &FinalField) -> Result<Vec<Ref>> {
        let array = self.final_ref(object, field)?;
        self.machine.raw_references(self.machine.elements(array, 0, self.length(array)))
    }

    /// Stores references into a range of the same length. Each attempt has to bring the same ones.
    pub fn store_references(&mut self, to: Span, values: &[Ref]) -> Result<()> {
        self.machine.lay_references(to, values)
    }

    /// An object that Java code of the library made for this native to fill in, and has shown to
    /// nobody else.
    pub fn just_made(&self, object: Ref) -> Fresh {
        debug_assert!(
            !self.machine.is_watched() || !self.machine.heap().is_shared(object),
            "others can reach an object that is still being made"
        );
        Fresh::new(object)
    }

    /// Sets a field of any sort in an object that was just made.
    pub fn init(&mut self, fresh: &Fresh, field: &LibraryField, bits: u64) -> Result<()> {
        self.machine.set_field_bits(fresh.object(), field, bits)
    }

    /// A new exception, as its constructor would leave it.
    pub fn new_throwable(&mut self, class: &'static str, message: Option<String>) -> Result<Fresh> {
        Ok(Fresh::new(self.machine.make_throwable(class, message)?))
    }

    /// Whether this JDK's class has the field.
    pub fn class_has_field(&self, class: ClassRef, field: &LibraryField) -> bool {
        class.field_named(field.name).is_some()
    }

    /// A static field like those of the program, to be read and written by `load` and `store`.
    pub fn shared_static(&mut self, field: &SharedField) -> Result<Cell> {
        self.machine.static_cell(&field.0)
    }

    /// A static final field of a class that is initialised.
    pub fn final_static(&mut self, field: &FinalField) -> Result<u64> {
        let cell = self.machine.static_cell(&field.0)?;
        self.machine.raw_load(cell)
    }
}
