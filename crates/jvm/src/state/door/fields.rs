//! Fields of library classes that natives rely on.
//!
//! Each says how it may be used, and stands as a constant in the file of the natives that use it.
//! `cargo xtask jdk` looks all of them up in a JDK; a field that a JDK lacks ends the run by name.

use crate::interp::{Result, Stop};
use crate::machine::Machine;
use crate::program::Field;
use crate::state::Ref;

/// A field by name, and the JDKs that have it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LibraryField {
    pub class: &'static str,
    pub name: &'static str,
    /// The first feature version with it.
    pub since: u16,
    /// The last one.
    pub until: u16,
}

macro_rules! kinds_of_fields {
    ($($(#[$doc:meta])* $name:ident;)*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, PartialEq, Eq, Debug)]
            pub struct $name(pub LibraryField);

            impl $name {
                pub const fn new(class: &'static str, name: &'static str) -> $name {
                    $name(LibraryField { class, name, since: 0, until: u16::MAX })
                }

                /// Only JDKs from this feature version on have it.
                pub const fn since(self, version: u16) -> $name {
                    $name(LibraryField { since: version, ..self.0 })
                }

                /// Only JDKs up to this feature version have it.
                pub const fn until(self, version: u16) -> $name {
                    $name(LibraryField { until: version, ..self.0 })
                }
            }
        )*
    };
}

kinds_of_fields! {
    /// Set while its object is fresh, and never again: anybody may look at it.
    FinalField;
    /// A cache: whoever fills it, the value is the same.
    OnceField;
    /// Belongs to a place of another sort, and is used only by operations that make accesses to
    /// that place known.
    GuardedField;
    /// Memory like that of the program: every access is made known.
    SharedField;
}

impl Machine {
    /// The layout of a library field in the class of an object.
    pub(crate) fn field_in(&self, object: Ref, field: &LibraryField) -> Result<&'static Field> {
        let class = self.class_of(object);
        class.field_named(field.name).ok_or_else(|| field.missing())
    }

    /// Reads a field without making that known: the kinds of fields above say when that is right.
    pub(super) fn field_bits(&self, object: Ref, field: &LibraryField) -> Result<u64> {
        let found = self.field_in(object, field)?;
        Ok(self.heap().load(object, found.offset, found.kind))
    }

    pub(super) fn set_field_bits(
        &mut self,
        object: Ref,
        field: &LibraryField,
        bits: u64,
    ) -> Result<()> {
        let found = self.field_in(object, field)?;
        self.heap_mut().store(object, found.offset, found.kind, bits);
        Ok(())
    }
}

impl LibraryField {
    /// The run ends by name.
    pub(super) fn missing(&self) -> Stop {
        Stop::unsupported(format!(
            "this JDK: its {} has no field {}",
            self.class.replace('/', "."),
            self.name
        ))
    }
}
