//! Switches over patterns and enum constants: the bodies of call sites that `SwitchBootstraps` would
//! link.
//!
//! They take the selector, the label to begin with and an array of the labels.

use super::{Call, Native, in_own_class};
use heddle_jvm::interp::{Result, Stop};
use heddle_jvm::state::{FinalField, LibraryField, Ref, give_int};

const TYPES: &str = "java/lang/runtime/SwitchBootstraps$TypeSite";
const CONSTANTS: &str = "java/lang/runtime/SwitchBootstraps$EnumSite";

/// `Character`, `Byte` and `Short` have it too.
const VALUE: FinalField = FinalField::new("java/lang/Integer", "value");
const NAME: FinalField = FinalField::new("java/lang/Enum", "name");

pub(super) const FIELDS: &[LibraryField] = &[VALUE.0, NAME.0];

pub(super) const NATIVES: &[Native] = &[
    in_own_class(TYPES, "select", "", |call| switch(call, is_constant)),
    in_own_class(CONSTANTS, "select", "", |call| switch(call, is_enum_constant)),
];

/// Whether the selector is a string or a boxed number that a label stands for.
fn is_constant(call: &Call<'_>, selector: Ref, label: Ref) -> Result<bool> {
    let string = call.well_known().string.id;
    if call.class_of(label).id == string {
        let is_string = call.class_of(selector).id == string;
        return Ok(is_string && call.string_units(selector) == call.string_units(label));
    }
    let [label, selector] = [label, selector].map(|number| call.final_field(number, &VALUE));
    Ok(label? as i32 == selector? as i32)
}

/// A label that is a text names a constant of the selector's enum.
fn is_enum_constant(call: &Call<'_>, selector: Ref, label: Ref) -> Result<bool> {
    let name = call.final_ref(selector, &NAME)?;
    Ok(call.string_units(name) == call.string_units(label))
}

fn switch(call: &mut Call<'_>, is: fn(&Call<'_>, Ref, Ref) -> Result<bool>) -> Result<u64> {
    let selector = call.reference(0);
    let labels = call.object(2)?;
    let count = call.length(labels);
    let from = call.int(1);
    if from < 0 || from as u32 > count {
        return Err(Stop::throw(
            "java/lang/IndexOutOfBoundsException",
            format!("Index {from} out of bounds for length {}", count + 1),
        ));
    }
    if selector.is_null() {
        return give_int(-1);
    }
    for index in from as u32..count {
        let label = call.site_element(labels, index);
        let found = match call.class_of(label).id == call.well_known().class.id {
            true => call.class_of(selector).is_assignable_to(call.class_of_mirror(label)),
            false => is(call, selector, label)?,
        };
        if found {
            return give_int(index as i32);
        }
    }
    give_int(count as i32)
}
