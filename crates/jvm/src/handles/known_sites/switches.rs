//! Switches over patterns and enum constants: `SwitchBootstraps`.
//!
//! A site is linked to a native that takes the selector, the label to begin with and an array of
//! the labels. Labels that are descriptions of other classes' enum constants go to the library.

use heddle_classfile::Constant;
use heddle_classfile::descriptor::MethodDescriptor;

use super::{Linked, Site, native_site};
use crate::interp::{Result, Stop};
use crate::machine::Machine;
use crate::natives::{Call, Native, in_own_class};
use crate::state::Ref;

const TYPES: &str = "java/lang/runtime/SwitchBootstraps$TypeSite";
const CONSTANTS: &str = "java/lang/runtime/SwitchBootstraps$EnumSite";
const DESCRIPTOR: &str = "(Ljava/lang/Object;ILjava/lang/Object;)I";
/// Before that JDK the factory was a preview with rules of its own.
const SINCE: u32 = 21;
const ENUM: u16 = 0x4000;

pub(crate) const NATIVES: &[Native] = &[
    in_own_class(TYPES, "select", "", type_switch),
    in_own_class(CONSTANTS, "select", "", enum_switch),
];

pub(super) fn link(machine: &mut Machine, site: &Site, of_enum: bool) -> Result<Linked> {
    if machine.program.feature_version() < SINCE {
        return Ok(None);
    }
    let Some(parsed) = MethodDescriptor::parse(site.descriptor.as_str()) else { return Ok(None) };
    let kinds: Vec<_> = parsed.arguments().collect();
    let [selector, restart] = kinds.as_slice() else { return Ok(None) };
    let is_int = parsed.returns.is_some_and(|kind| kind.text == "I") && restart.text == "I";
    if !is_int || !selector.is_reference() {
        return Ok(None);
    }
    let selector = super::super::constants::described_class(machine, site.from, selector.text)?;
    if selector.name == "java/lang/Boolean" || (of_enum && selector.access & ENUM == 0) {
        return Ok(None);
    }
    let is_number = matches!(
        selector.name.as_str(),
        "java/lang/Integer" | "java/lang/Character" | "java/lang/Byte" | "java/lang/Short"
    );
    let mut labels = Vec::new();
    for (index, &constant) in site.arguments.iter().enumerate() {
        let label = match site.constant(index) {
            Some(Constant::Class { .. }) => {
                let class = machine.resolve_class(site.from, constant)?;
                if class.is_primitive() || (of_enum && class.id != selector.id) {
                    return Ok(None);
                }
                machine.mirror(class)
            }
            Some(Constant::String { .. }) => {
                let Some(units) = site.string(index) else { return Ok(None) };
                machine.interned_utf16(&units)
            }
            Some(Constant::Integer(value)) if is_number => {
                let class = machine.boot_class("java/lang/Integer");
                machine.ensure_initialized(class)?;
                let boxed = machine.allocate(class);
                machine.set_field(boxed, "value", u64::from(value as u32));
                boxed
            }
            _ => return Ok(None),
        };
        labels.push(label);
    }
    let array = machine.ref_array(machine.well_known().object, &labels);
    let class = if of_enum { CONSTANTS } else { TYPES };
    Ok(Some((native_site(machine, class, "select", DESCRIPTOR), array)))
}

fn type_switch(call: &mut Call<'_>) -> Result<u64> {
    switch(call, |machine, selector, label| {
        let class = machine.class_of(selector);
        match machine.class_of(label).name.as_str() {
            "java/lang/String" => {
                class.id == machine.well_known().string.id
                    && machine.string_units(selector) == machine.string_units(label)
            }
            _ => machine.get_int(label, "value") == machine.get_int(selector, "value"),
        }
    })
}

/// A label that is a text names a constant of the selector's enum.
fn enum_switch(call: &mut Call<'_>) -> Result<u64> {
    switch(call, |machine, selector, label| {
        let name = machine.get_ref(selector, "name");
        machine.string_units(name) == machine.string_units(label)
    })
}

fn switch(call: &mut Call<'_>, is: fn(&Machine, Ref, Ref) -> bool) -> Result<u64> {
    let selector = call.reference(0);
    let labels = call.object(2)?;
    let count = call.machine.heap().length(labels);
    let from = call.int(1);
    if from < 0 || from as u32 > count {
        return Err(Stop::throw(
            "java/lang/IndexOutOfBoundsException",
            format!("Index {from} out of bounds for length {}", count + 1),
        ));
    }
    if selector.is_null() {
        return Ok(u64::from(-1i32 as u32));
    }
    for index in from as u32..count {
        let label = call.machine.kept_element(labels, index);
        let found = if call.machine.class_of(label).id == call.machine.well_known().class.id {
            let class = call.machine.class_of_mirror(label);
            call.machine.class_of(selector).is_assignable_to(class)
        } else {
            is(call.machine, selector, label)
        };
        if found {
            return Ok(u64::from(index));
        }
    }
    Ok(u64::from(count))
}
