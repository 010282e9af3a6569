//! What remote calls meet in: whether an object can be called, what a name of a registry stands for.

use heddle_access::{Access, Mode, Place};
use xxhash_rust::xxh3::xxh3_64;

use super::Call;
use crate::interp::Result;
use crate::state::Ref;

impl Call<'_> {
    /// Before an object is exported or taken back.
    pub fn begin_export(&mut self, object: Ref) -> Result<()> {
        let all = [Access::write(Place::Exported(object)), Access::write(Place::Exports)];
        self.machine.begin_meeting(&all)
    }

    /// Before a look whether an object is exported; null: one that nobody knows.
    pub fn look_for_export(&mut self, object: Ref) -> Result<()> {
        let place = object.non_null().map_or(Place::Exports, Place::Exported);
        self.machine.begin_meeting(&[Access::read(place)])
    }

    /// Before what a name stands for is looked up or changed.
    pub fn begin_name(&mut self, registry: Ref, name: &str, changes: bool) -> Result<()> {
        let place = Place::Bound { registry, name: xxh3_64(name.as_bytes()) };
        self.machine.begin_meeting(&[Access { place, mode: Mode::of(changes) }])
    }

    /// Before all names are listed.
    pub fn begin_names(&mut self, registry: Ref) -> Result<()> {
        self.machine.begin_meeting(&[Access::read(Place::Bindings(registry))])
    }
}
