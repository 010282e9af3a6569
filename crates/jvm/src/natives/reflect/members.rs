//! The members a class declares: `Method`, `Constructor` and `Field` objects.

use heddle_classfile::descriptor::{FieldType, MethodDescriptor};
use heddle_classfile::{Attribute, ClassFile};

use super::super::{Call, Native, native};
use super::structure::is_record;
use crate::interp::{Result, Stop};
use crate::machine::Machine;
use crate::names::Name;
use crate::program::{ClassRef, Field, Kind, MethodRef, access};
use crate::state::Ref;
use crate::state::give;

const CLASS: &str = "java/lang/Class";

pub(super) const NATIVES: &[Native] = &[
    native(CLASS, "getDeclaredMethods0", "(Z)[Ljava/lang/reflect/Method;", declared_methods),
    native(
        CLASS,
        "getDeclaredConstructors0",
        "(Z)[Ljava/lang/reflect/Constructor;",
        declared_constructors,
    ),
    native(CLASS, "getDeclaredFields0", "(Z)[Ljava/lang/reflect/Field;", declared_fields),
];

/// What one member object with its strings and arrays may take, roughly from above.
const MEMBER_BYTES: u64 = 1024;

fn declared_methods(call: &mut Call<'_>) -> Result<u64> {
    executables(call, "java/lang/reflect/Method", |method| !method.name.starts_with('<'))
}

fn declared_constructors(call: &mut Call<'_>) -> Result<u64> {
    executables(call, "java/lang/reflect/Constructor", |method| method.is_initializer())
}

fn executables(
    call: &mut Call<'_>,
    kind: &'static str,
    wanted: fn(MethodRef) -> bool,
) -> Result<u64> {
    let class = call.class(0)?;
    let public_only = call.boolean(1);
    let member_class = prepare(call.machine, class, kind)?;
    let methods: Vec<MethodRef> = class
        .methods
        .iter()
        .copied()
        .filter(|method| wanted(method) && usize::from(method.index) < method_count(class))
        .filter(|method| !public_only || method.access & access::PUBLIC != 0)
        .collect();
    let mut shapes = Vec::with_capacity(methods.len());
    for &method in &methods {
        shapes.push(Shape::of(call.machine, method)?);
    }
    call.machine.reserve(MEMBER_BYTES * (methods.len() as u64 + 1))?;
    let members: Vec<Ref> = methods
        .iter()
        .zip(&shapes)
        .map(|(&method, shape)| make_executable(call.machine, member_class, method, shape))
        .collect();
    give(call.machine.ref_array(member_class, &members))
}

/// Methods of the class file itself; what the machine added has no place in it.
fn method_count(class: ClassRef) -> usize {
    class.file.as_ref().map_or(0, |file| file.methods.len())
}

fn prepare(machine: &mut Machine, class: ClassRef, member: &'static str) -> Result<ClassRef> {
    let member_class = machine.boot_class(member);
    machine.ensure_initialized(member_class)?;
    if class.file.is_some() {
        machine.link_class(class)?;
    }
    Ok(member_class)
}

/// The types in a method's declaration.
struct Shape {
    parameters: Vec<ClassRef>,
    returns: ClassRef,
    exceptions: Vec<ClassRef>,
}

impl Shape {
    fn of(machine: &mut Machine, method: MethodRef) -> Result<Shape> {
        let class = method.class();
        let descriptor = MethodDescriptor::parse(method.descriptor.as_str())
            .ok_or_else(|| Stop::throw("java/lang/InternalError", "bad method descriptor"))?;
        let mut parameters = Vec::new();
        for argument in descriptor.arguments() {
            parameters.push(type_of(machine, class, argument)?);
        }
        let returns = match descriptor.returns {
            Some(returns) => type_of(machine, class, returns)?,
            None => machine.program.primitive(None),
        };
        let mut exceptions = Vec::new();
        if let Some(file) = &class.file {
            for &index in &file.methods[usize::from(method.index)].exceptions {
                exceptions.push(machine.resolve_class(class, index)?);
            }
        }
        Ok(Shape { parameters, returns, exceptions })
    }
}

/// A type as a descriptor of `from` writes it.
fn type_of(machine: &mut Machine, from: ClassRef, written: FieldType<'_>) -> Result<ClassRef> {
    match written.class_constant() {
        Some(name) => machine.class_for(from, Name::new(name)),
        None => Ok(machine.program.primitive(Kind::of_descriptor(written.text))),
    }
}

fn make_executable(
    machine: &mut Machine,
    member_class: ClassRef,
    method: MethodRef,
    shape: &Shape,
) -> Ref {
    const RECOGNIZED: u16 = 0x1fff;
    let class = method.class();
    let file = class.file.as_ref().expect("only class files declare methods");
    let raw = &file.methods[usize::from(method.index)];
    let object = machine.allocate(member_class);
    let clazz = machine.mirror(class);
    machine.set_field(object, "clazz", u64::from(clazz.0));
    machine.set_field(object, "slot", u64::from(method.index));
    machine.set_field(object, "modifiers", u64::from(method.access & RECOGNIZED));
    let parameters = mirrors(machine, &shape.parameters);
    machine.set_field(object, "parameterTypes", u64::from(parameters.0));
    let exceptions = mirrors(machine, &shape.exceptions);
    machine.set_field(object, "exceptionTypes", u64::from(exceptions.0));
    set_signature(machine, object, file, raw.signature);
    set_bytes(machine, object, file, &raw.attributes, "annotations", VISIBLE);
    set_bytes(machine, object, file, &raw.attributes, "parameterAnnotations", VISIBLE_PARAMETERS);
    if !method.is_initializer() {
        let name = machine.interned(&method.name);
        machine.set_field(object, "name", u64::from(name.0));
        let returns = machine.mirror(shape.returns);
        machine.set_field(object, "returnType", u64::from(returns.0));
        set_bytes(machine, object, file, &raw.attributes, "annotationDefault", DEFAULT);
    }
    object
}

fn declared_fields(call: &mut Call<'_>) -> Result<u64> {
    let class = call.class(0)?;
    let public_only = call.boolean(1);
    let member_class = prepare(call.machine, class, "java/lang/reflect/Field")?;
    let mut fields: Vec<&'static Field> = class
        .fields
        .iter()
        .filter(|field| field.index != u16::MAX)
        .filter(|field| !public_only || field.access & access::PUBLIC != 0)
        .collect();
    fields.sort_by_key(|field| field.index);
    let mut types = Vec::with_capacity(fields.len());
    for field in &fields {
        types.push(field_type(call.machine, class, field)?);
    }
    call.machine.reserve(MEMBER_BYTES * (fields.len() as u64 + 1))?;
    let members: Vec<Ref> = fields
        .iter()
        .zip(&types)
        .map(|(field, of)| make_field(call.machine, member_class, class, field, of))
        .collect();
    give(call.machine.ref_array(member_class, &members))
}

fn field_type(machine: &mut Machine, class: ClassRef, field: &Field) -> Result<ClassRef> {
    let written = FieldType::parse(field.descriptor.as_str())
        .ok_or_else(|| Stop::throw("java/lang/InternalError", "bad field descriptor"))?;
    type_of(machine, class, written)
}

fn make_field(
    machine: &mut Machine,
    member_class: ClassRef,
    class: ClassRef,
    field: &Field,
    of: ClassRef,
) -> Ref {
    const RECOGNIZED: u16 = 0x50df;
    let file = class.file.as_ref().expect("only class files declare fields");
    let raw = &file.fields[usize::from(field.index)];
    let object = machine.allocate(member_class);
    let clazz = machine.mirror(class);
    machine.set_field(object, "clazz", u64::from(clazz.0));
    machine.set_field(object, "slot", u64::from(field.index));
    let name = machine.interned(&field.name);
    machine.set_field(object, "name", u64::from(name.0));
    let mirror = machine.mirror(of);
    machine.set_field(object, "type", u64::from(mirror.0));
    machine.set_field(object, "modifiers", u64::from(field.access & RECOGNIZED));
    // Finals that even a field made accessible may not write.
    let trusted = field.access & access::FINAL != 0
        && (field.is_static() || class.hidden.is_some() || is_record(class));
    machine.set_field(object, "trustedFinal", u64::from(trusted));
    set_signature(machine, object, file, raw.signature);
    set_bytes(machine, object, file, &raw.attributes, "annotations", VISIBLE);
    object
}

/// The `RecordComponent`s of a record, with their accessor methods.
pub(super) fn record_components(
    machine: &mut Machine,
    class: ClassRef,
    component_class: ClassRef,
) -> Result<Vec<Ref>> {
    let Some((file, components)) =
        class.file.as_ref().and_then(|file| Some((file, file.attributes.record.as_ref()?)))
    else {
        return Ok(Vec::new());
    };
    let method_class = prepare(machine, class, "java/lang/reflect/Method")?;
    let mut parts = Vec::with_capacity(components.len());
    for component in components {
        let name = Name::new(&file.constants.utf8_str(component.name).unwrap_or_default());
        let descriptor =
            Name::new(&file.constants.utf8_str(component.descriptor).unwrap_or_default());
        let written = FieldType::parse(descriptor.as_str())
            .ok_or_else(|| Stop::throw("java/lang/InternalError", "bad component descriptor"))?;
        let of = type_of(machine, class, written)?;
        let accessor = class
            .find_declared_method(name, Name::new(&format!("(){descriptor}")))
            .filter(|method| !method.is_static());
        let accessor = match accessor {
            Some(method) => Some((method, Shape::of(machine, method)?)),
            None => None,
        };
        parts.push((component, name, of, accessor));
    }
    machine.reserve(2 * MEMBER_BYTES * (parts.len() as u64 + 1))?;
    let mut made = Vec::with_capacity(parts.len());
    for (component, name, of, accessor) in parts {
        let object = machine.allocate(component_class);
        let clazz = machine.mirror(class);
        machine.set_field(object, "clazz", u64::from(clazz.0));
        let name = machine.interned(&name);
        machine.set_field(object, "name", u64::from(name.0));
        let of = machine.mirror(of);
        machine.set_field(object, "type", u64::from(of.0));
        if let Some((method, shape)) = accessor {
            let accessor = make_executable(machine, method_class, method, &shape);
            machine.set_field(object, "accessor", u64::from(accessor.0));
        }
        set_signature(machine, object, file, component.signature);
        set_bytes(machine, object, file, &component.attributes, "annotations", VISIBLE);
        set_bytes(machine, object, file, &component.attributes, "typeAnnotations", VISIBLE_TYPES);
        made.push(object);
    }
    Ok(made)
}

const VISIBLE_TYPES: &str = "RuntimeVisibleTypeAnnotations";
const VISIBLE: &str = "RuntimeVisibleAnnotations";
const VISIBLE_PARAMETERS: &str = "RuntimeVisibleParameterAnnotations";
const DEFAULT: &str = "AnnotationDefault";

/// An array of the classes' mirrors.
pub(super) fn mirrors(machine: &mut Machine, classes: &[ClassRef]) -> Ref {
    let mirrors: Vec<Ref> = classes.iter().map(|class| machine.mirror(class)).collect();
    let class = machine.well_known().class;
    machine.ref_array(class, &mirrors)
}

fn set_signature(machine: &mut Machine, object: Ref, file: &ClassFile, index: u16) {
    if index == 0 {
        return;
    }
    let text = file.constants.utf8_str(index).unwrap_or_default();
    let string = machine.new_string(&text);
    machine.set_field(object, "signature", u64::from(string.0));
}

/// Sets a field of bytes to a raw attribute; null when there is none.
fn set_bytes(
    machine: &mut Machine,
    object: Ref,
    file: &ClassFile,
    attributes: &[Attribute],
    field: &str,
    attribute: &str,
) {
    if let Some(bytes) = file.attribute(attributes, attribute) {
        let array = machine.byte_array(bytes);
        machine.set_field(object, field, u64::from(array.0));
    }
}
