//! Methods, their parameters, and the values an environment has for them.

use super::drive::object;
use crate::follow::port_types::{VALUE_SET, type_name};
use crate::follow::{Boundary, Environment};
use crate::interp::{Result, Stop};
use crate::machine::Machine;
use crate::names::Name;
use crate::program::{ClassKind, ClassRef, Kind, MethodRef};
use crate::state::{ARRAY_BASE, Domain, Ref};

/// The methods of this name that an interface of the frame has.
pub(super) fn methods(
    machine: &Machine,
    boundary: &Boundary,
    port: usize,
    name: &str,
) -> Vec<MethodRef> {
    let mut found: Vec<MethodRef> = Vec::new();
    let Some(class) = boundary.type_of(port) else { return found };
    for supertype in class.supertypes(machine.program).filter(|class| class.super_class.is_some()) {
        for &method in &supertype.methods {
            let known = found.iter().any(|known| known.descriptor == method.descriptor);
            if method.name == name && !method.is_static() && !method.is_private() && !known {
                found.push(method);
            }
        }
    }
    found
}

/// The parameters of a method: how registers hold them, and their types.
pub(super) fn parameters(method: MethodRef) -> Vec<(Kind, String)> {
    let parsed = heddle_classfile::descriptor::MethodDescriptor::parse(&method.descriptor);
    let types = parsed.iter().flat_map(|parsed| parsed.arguments().map(|a| type_name(a.text)));
    method.params.iter().copied().zip(types.collect::<Vec<_>>()).collect()
}

pub(super) fn result_type(method: MethodRef) -> String {
    type_name(method.descriptor.split(')').nth(1).unwrap_or_default())
}

/// Whether a type is meant by a name, which may lack its package.
pub(super) fn is_named(wanted: &str, name: &str) -> bool {
    let name = name.replace('$', ".");
    name == wanted || !wanted.contains('.') && name.rsplit('.').next() == Some(wanted)
}

/// The values for an argument or a result.
pub(super) fn domain(
    machine: &mut Machine,
    environment: &Environment,
    own: &str,
    kind: Kind,
    name: &str,
) -> Result<Vec<String>> {
    let simple = name.rsplit('.').next().unwrap_or(name);
    if let Some(domain) = environment.domain(&[own, name, simple]) {
        return texts(machine, domain);
    }
    Ok(match kind {
        Kind::Boolean => vec!["false".into(), "true".into()],
        Kind::Ref if name == "java.lang.String" => vec![String::new()],
        Kind::Ref => vec!["null".into()],
        _ => vec!["0".into()],
    })
}

/// Each value of a domain; those in an array of the program by their places in it.
fn texts(machine: &mut Machine, domain: &Domain) -> Result<Vec<String>> {
    let mut texts = Vec::new();
    for text in (0..domain.count()).map(|way| domain.text(way).unwrap_or_default()) {
        match text.strip_prefix(VALUE_SET) {
            Some(set) => {
                let array = value_set(machine, set)?;
                let length = machine.heap().length(array);
                texts.extend((0..length).map(|index| format!("{text}[{index}]")));
            }
            None => texts.push(text),
        }
    }
    match texts.is_empty() {
        true => Err(Stop::unsupported(format!("values without any: {domain}"))),
        false => Ok(texts),
    }
}

/// The array in a static field of the program, `Class.field`.
fn value_set(machine: &mut Machine, set: &str) -> Result<Ref> {
    let (class, field) = set.rsplit_once('.').unwrap_or((set, ""));
    let component = object(machine, 0);
    let from = machine.class_of(component);
    let class = machine.class_for(from, Name::new(&class.replace('.', "/")))?;
    let array = Ref(machine.get_static(class, field) as u32);
    let what = || Stop::unsupported(format!("a value set that is null: {set}"));
    array.non_null().ok_or_else(what)
}

/// A value out of an array of the program: `Class.field[index]`.
fn element(machine: &mut Machine, text: &str, kind: Kind, name: &str) -> Result<u64> {
    let misfit = || Stop::unsupported(format!("the value {VALUE_SET}{text} for a {name}"));
    let place = text.strip_suffix(']').and_then(|text| text.rsplit_once('['));
    let (set, index) = place.ok_or_else(misfit)?;
    let index: u32 = index.parse().map_err(|_| misfit())?;
    let array = value_set(machine, set)?;
    let class = machine.class_of(array);
    let ClassKind::Array { kind: held, .. } = class.kind else { return Err(misfit()) };
    if held != kind || index >= machine.heap().length(array) {
        return Err(misfit());
    }
    let value = machine.value_of_set(array, ARRAY_BASE + index * kind.bytes(), kind)?;
    if kind == Kind::Ref && value != 0 {
        // The component relies on the types of what it is given.
        let class = machine.class_of(Ref(value as u32));
        let is = |class: ClassRef| class.java_name() == name;
        if !name.is_empty() && !class.supertypes(machine.program).any(is) {
            return Err(misfit());
        }
    }
    Ok(value)
}

pub(super) fn results(
    machine: &mut Machine,
    boundary: &Boundary,
    environment: &Environment,
    port: usize,
    method: MethodRef,
) -> Result<Vec<String>> {
    let own = format!("{}.{}", boundary.ports[port].name, method.name);
    match method.returns {
        Some(kind) => domain(machine, environment, &own, kind, &result_type(method)),
        None => match environment.domain(&[&own]) {
            Some(domain) => texts(machine, domain),
            None => Ok(vec![String::new()]),
        },
    }
}

/// A value as registers hold it.
pub(super) fn value(machine: &mut Machine, text: &str, kind: Kind, name: &str) -> Result<u64> {
    let misfit =
        || Stop::unsupported(format!("the value `{text}` for a {}", kind.primitive_name()));
    if let Some(place) = text.strip_prefix(VALUE_SET) {
        return element(machine, place, kind, name);
    }
    Ok(match kind {
        Kind::Ref if text == "null" => 0,
        Kind::Ref if name == "java.lang.String" => {
            u64::from(machine.new_string(text.trim_matches('"')).0)
        }
        Kind::Ref if text.is_empty() => 0,
        Kind::Ref => return Err(Stop::unsupported(format!("the value `{text}` for a {name}"))),
        _ if text.is_empty() => 0,
        Kind::Boolean => u64::from(text.parse::<bool>().map_err(|_| misfit())?),
        Kind::Float => u64::from(text.parse::<f32>().map_err(|_| misfit())?.to_bits()),
        Kind::Double => text.parse::<f64>().map_err(|_| misfit())?.to_bits(),
        Kind::Long => text.parse::<i64>().map_err(|_| misfit())? as u64,
        _ => u64::from(text.parse::<i32>().map_err(|_| misfit())? as u32),
    })
}

/// What a method says it throws.
pub(super) fn declared(method: MethodRef) -> Vec<String> {
    let Some(file) = &method.class().file else { return Vec::new() };
    let names = file.methods[usize::from(method.index)].exceptions.iter();
    names.filter_map(|&index| Some(file.constants.class_name(index).ok()?.into_owned())).collect()
}
