//! String concatenation: `StringConcatFactory`.
//!
//! A site is linked to a native (`crates/natives/src/string_concat.rs`) that takes the arguments and an array
//! with the constant texts between them.

use heddle_classfile::Constant;
use heddle_classfile::descriptor::MethodDescriptor;

use super::{Linked, Site, native_site};
use crate::interp::Result;
use crate::machine::Machine;
use crate::state::Ref;

/// The class of the native.
const CLASS: &str = "java/lang/StringConcatHelper$Site";
const HELPER: &str = "java/lang/StringConcatHelper";

/// Marks an argument and a constant in a recipe.
const ARGUMENT: u16 = 1;
const CONSTANT: u16 = 2;
/// The library takes no more arguments than this.
const SLOTS_MAX: u32 = 200;

pub(super) fn link(machine: &mut Machine, site: &Site, with_constants: bool) -> Result<Linked> {
    let Some(parsed) = MethodDescriptor::parse(site.descriptor.as_str()) else { return Ok(None) };
    let is_string = parsed.returns.is_some_and(|kind| kind.text == "Ljava/lang/String;");
    if !is_string || parsed.argument_slots() > SLOTS_MAX {
        return Ok(None);
    }
    let count = parsed.argument_count();
    let Some(texts) = (match with_constants {
        true => literals(site, count),
        false => Some(vec![Vec::new(); count + 1]),
    }) else {
        return Ok(None);
    };
    for argument in parsed.arguments() {
        super::super::constants::described_class(machine, site.from, argument.text)?;
    }
    let helper = machine.boot_class(HELPER)?;
    machine.ensure_initialized(helper)?;
    let texts: Vec<Ref> = texts
        .iter()
        .map(|text| if text.is_empty() { Ref::NULL } else { machine.new_string_utf16(text) })
        .collect();
    let array = machine.ref_array(machine.well_known().object, &texts);
    // Classes do not matter here, only kinds; so sites of the same shape share their method.
    let mut descriptor = String::from("(");
    for argument in parsed.arguments() {
        descriptor.push_str(if argument.is_reference() { OBJECT } else { argument.text });
    }
    descriptor.push_str(OBJECT);
    descriptor.push_str(")Ljava/lang/String;");
    Ok(Some((native_site(machine, CLASS, "concat", &descriptor), array)))
}

const OBJECT: &str = "Ljava/lang/Object;";

/// The texts before, between and behind the arguments of a recipe.
fn literals(site: &Site, count: usize) -> Option<Vec<Vec<u16>>> {
    let recipe = site.string(0)?;
    let mut texts = vec![Vec::new()];
    let mut next_constant = 1;
    for unit in recipe {
        match unit {
            ARGUMENT => texts.push(Vec::new()),
            CONSTANT => {
                let text = constant_text(site, next_constant)?;
                next_constant += 1;
                texts.last_mut()?.extend(text);
            }
            _ => texts.last_mut()?.push(unit),
        }
    }
    (texts.len() == count + 1 && next_constant == site.arguments.len()).then_some(texts)
}

fn constant_text(site: &Site, index: usize) -> Option<Vec<u16>> {
    let number = match site.constant(index)? {
        Constant::Integer(value) => i64::from(value),
        Constant::Long(value) => value,
        _ => return site.string(index),
    };
    Some(number.to_string().encode_utf16().collect())
}
