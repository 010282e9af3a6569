//! Switches over patterns and enum constants: `SwitchBootstraps`.
//!
//! A site is linked to a native (`crates/natives/src/pattern_switch.rs`) that takes the selector, the label to
//! begin with and an array of the labels. Labels that are descriptions of other classes' enum constants go to the library.

use heddle_classfile::Constant;
use heddle_classfile::descriptor::MethodDescriptor;

use super::{Linked, Site, native_site};
use crate::interp::Result;
use crate::machine::Machine;

// The classes of the natives.
const TYPES: &str = "java/lang/runtime/SwitchBootstraps$TypeSite";
const CONSTANTS: &str = "java/lang/runtime/SwitchBootstraps$EnumSite";
const DESCRIPTOR: &str = "(Ljava/lang/Object;ILjava/lang/Object;)I";
/// Before that JDK the factory was a preview with rules of its own.
const SINCE: u32 = 21;
const ENUM: u16 = 0x4000;

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
                machine.interned_utf16(&units)?
            }
            Some(Constant::Integer(value)) if is_number => {
                let class = machine.boot_class("java/lang/Integer")?;
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
