//! Methods, their parameters, and the values an environment has for them.

use crate::interp::{Result, Stop};
use crate::machine::Machine;
use crate::program::{Boundary, Environment, Kind, MethodRef, type_name};

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

pub(super) fn result_type(method: MethodRef) -> &'static str {
    if method.descriptor.ends_with(")Ljava/lang/String;") { "java.lang.String" } else { "" }
}

/// Whether a type is meant by a name, which may lack its package.
pub(super) fn is_named(wanted: &str, name: &str) -> bool {
    let name = name.replace('$', ".");
    name == wanted || !wanted.contains('.') && name.rsplit('.').next() == Some(wanted)
}

/// The values for an argument or a result.
pub(super) fn domain(environment: &Environment, own: &str, kind: Kind, name: &str) -> Vec<String> {
    let simple = name.rsplit('.').next().unwrap_or(name);
    if let Some(domain) = environment.domain(&[own, name, simple]) {
        let text = |way| domain.text(way).unwrap_or_default();
        return (0..domain.count()).map(text).collect();
    }
    match kind {
        Kind::Boolean => vec!["false".into(), "true".into()],
        Kind::Ref if name == "java.lang.String" => vec![String::new()],
        Kind::Ref => vec!["null".into()],
        _ => vec!["0".into()],
    }
}

pub(super) fn results(
    boundary: &Boundary,
    environment: &Environment,
    port: usize,
    method: MethodRef,
) -> Vec<String> {
    let own = format!("{}.{}", boundary.ports[port].name, method.name);
    match method.returns {
        Some(kind) => {
            let descriptor = method.descriptor.split(')').nth(1).unwrap_or_default();
            domain(environment, &own, kind, &type_name(descriptor))
        }
        None => match environment.domain(&[&own]) {
            Some(domain) => {
                (0..domain.count()).map(|w| domain.text(w).unwrap_or_default()).collect()
            }
            None => vec![String::new()],
        },
    }
}

/// A value as registers hold it.
pub(super) fn value(machine: &mut Machine, text: &str, kind: Kind, name: &str) -> Result<u64> {
    let misfit =
        || Stop::unsupported(format!("the value `{text}` for a {}", kind.primitive_name()));
    Ok(match kind {
        Kind::Ref if text == "null" => 0,
        Kind::Ref if name == "java.lang.String" || name.is_empty() && !text.is_empty() => {
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
