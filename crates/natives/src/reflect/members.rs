//! The members a class declares: `Method`, `Constructor` and `Field` objects.

use heddle_classfile::ClassFile;
use heddle_classfile::descriptor::{FieldType, MethodDescriptor};

use super::super::{Call, Native, native};
use super::member_fields::*;
use super::structure::is_record;
use heddle_jvm::interp::{Result, Stop};
use heddle_jvm::names::Name;
use heddle_jvm::program::{ClassRef, Field, Kind, MethodRef, access};
use heddle_jvm::state::{FinalField, Fresh, Ref, give};

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
    let member_class = prepare(call, class, kind)?;
    let methods: Vec<MethodRef> = class
        .methods
        .iter()
        .copied()
        .filter(|method| wanted(method) && usize::from(method.index) < method_count(class))
        .filter(|method| !public_only || method.access & access::PUBLIC != 0)
        .collect();
    let mut shapes = Vec::with_capacity(methods.len());
    for &method in &methods {
        shapes.push(Shape::of(call, method)?);
    }
    call.reserve(MEMBER_BYTES * (methods.len() as u64 + 1))?;
    let mut members = Vec::with_capacity(methods.len());
    for (method, shape) in methods.into_iter().zip(&shapes) {
        members.push(make_executable(call, member_class, method, shape)?);
    }
    give(call.ref_array(member_class, &members))
}

/// Methods of the class file itself; what was added to it has no place there.
fn method_count(class: ClassRef) -> usize {
    class.file.as_ref().map_or(0, |file| file.methods.len())
}

fn prepare(call: &mut Call<'_>, class: ClassRef, member: &'static str) -> Result<ClassRef> {
    let member_class = call.boot_class(member)?;
    call.ensure_initialized(member_class)?;
    if class.file.is_some() {
        call.link_class(class)?;
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
    fn of(call: &mut Call<'_>, method: MethodRef) -> Result<Shape> {
        let class = method.class();
        let descriptor = MethodDescriptor::parse(method.descriptor.as_str())
            .ok_or_else(|| Stop::throw("java/lang/InternalError", "bad method descriptor"))?;
        let mut parameters = Vec::new();
        for argument in descriptor.arguments() {
            parameters.push(type_of(call, class, argument)?);
        }
        let returns = match descriptor.returns {
            Some(returns) => type_of(call, class, returns)?,
            None => call.program().primitive(None),
        };
        let mut exceptions = Vec::new();
        if let Some(file) = &class.file {
            for &index in &file.methods[usize::from(method.index)].exceptions {
                exceptions.push(call.resolve_class(class, index)?);
            }
        }
        Ok(Shape { parameters, returns, exceptions })
    }
}

/// A type as a descriptor of `from` writes it.
fn type_of(call: &mut Call<'_>, from: ClassRef, written: FieldType<'_>) -> Result<ClassRef> {
    match written.class_constant() {
        Some(name) => call.class_for(from, Name::new(name)),
        None => Ok(call.program().primitive(Kind::of_descriptor(written.text))),
    }
}

fn make_executable(
    call: &mut Call<'_>,
    member_class: ClassRef,
    method: MethodRef,
    shape: &Shape,
) -> Result<Ref> {
    const RECOGNIZED: u16 = 0x1fff;
    let class = method.class();
    let file = class.file.as_ref().expect("only class files declare methods");
    let raw = &file.methods[usize::from(method.index)];
    let fields = if method.is_initializer() { &OF_CONSTRUCTOR } else { &OF_METHOD };
    let object = call.allocate(member_class);
    let clazz = call.mirror(class);
    call.set_ref(&object, &fields.clazz, clazz)?;
    call.set(&object, &fields.slot, u64::from(method.index))?;
    call.set(&object, &fields.modifiers, u64::from(method.access & RECOGNIZED))?;
    let parameters = mirrors(call, &shape.parameters);
    call.set_ref(&object, &fields.parameter_types, parameters)?;
    let exceptions = mirrors(call, &shape.exceptions);
    call.set_ref(&object, &fields.exception_types, exceptions)?;
    set_signature(call, &object, &fields.signature, file, raw.signature)?;
    let bytes = |name| file.attribute(&raw.attributes, name);
    set_bytes(call, &object, &fields.annotations, bytes(VISIBLE))?;
    set_bytes(call, &object, &fields.parameter_annotations, bytes(VISIBLE_PARAMETERS))?;
    if !method.is_initializer() {
        let name = call.interned(&method.name)?;
        call.set_ref(&object, &METHOD_NAME, name)?;
        let returns = call.mirror(shape.returns);
        call.set_ref(&object, &METHOD_RETURNS, returns)?;
        set_bytes(call, &object, &METHOD_DEFAULT, bytes(DEFAULT))?;
    }
    Ok(object.publish())
}

fn declared_fields(call: &mut Call<'_>) -> Result<u64> {
    let class = call.class(0)?;
    let public_only = call.boolean(1);
    let member_class = prepare(call, class, "java/lang/reflect/Field")?;
    let mut fields: Vec<&'static Field> = class
        .fields
        .iter()
        .filter(|field| field.index != u16::MAX)
        .filter(|field| !public_only || field.access & access::PUBLIC != 0)
        .collect();
    fields.sort_by_key(|field| field.index);
    let mut types = Vec::with_capacity(fields.len());
    for field in &fields {
        types.push(field_type(call, class, field)?);
    }
    call.reserve(MEMBER_BYTES * (fields.len() as u64 + 1))?;
    let mut members = Vec::with_capacity(fields.len());
    for (field, of) in fields.into_iter().zip(types) {
        members.push(make_field(call, member_class, class, field, of)?);
    }
    give(call.ref_array(member_class, &members))
}

fn field_type(call: &mut Call<'_>, class: ClassRef, field: &Field) -> Result<ClassRef> {
    let written = FieldType::parse(field.descriptor.as_str())
        .ok_or_else(|| Stop::throw("java/lang/InternalError", "bad field descriptor"))?;
    type_of(call, class, written)
}

fn make_field(
    call: &mut Call<'_>,
    member_class: ClassRef,
    class: ClassRef,
    field: &Field,
    of: ClassRef,
) -> Result<Ref> {
    const RECOGNIZED: u16 = 0x50df;
    let file = class.file.as_ref().expect("only class files declare fields");
    let raw = &file.fields[usize::from(field.index)];
    let object = call.allocate(member_class);
    let clazz = call.mirror(class);
    call.set_ref(&object, &FIELD_CLASS, clazz)?;
    call.set(&object, &FIELD_SLOT, u64::from(field.index))?;
    let name = call.interned(&field.name)?;
    call.set_ref(&object, &FIELD_NAME, name)?;
    let mirror = call.mirror(of);
    call.set_ref(&object, &FIELD_TYPE, mirror)?;
    call.set(&object, &FIELD_MODIFIERS, u64::from(field.access & RECOGNIZED))?;
    // Finals that even a field made accessible may not write.
    let trusted = field.access & access::FINAL != 0
        && (field.is_static() || class.hidden.is_some() || is_record(class));
    call.set(&object, &FIELD_TRUSTED, u64::from(trusted))?;
    set_signature(call, &object, &FIELD_SIGNATURE, file, raw.signature)?;
    set_bytes(call, &object, &FIELD_ANNOTATIONS, file.attribute(&raw.attributes, VISIBLE))?;
    Ok(object.publish())
}

/// The `RecordComponent`s of a record, with their accessor methods.
pub(super) fn record_components(
    call: &mut Call<'_>,
    class: ClassRef,
    component_class: ClassRef,
) -> Result<Vec<Ref>> {
    let Some((file, components)) =
        class.file.as_ref().and_then(|file| Some((file, file.attributes.record.as_ref()?)))
    else {
        return Ok(Vec::new());
    };
    let method_class = prepare(call, class, "java/lang/reflect/Method")?;
    let mut parts = Vec::with_capacity(components.len());
    for component in components {
        let name = Name::new(&file.constants.utf8_str(component.name).unwrap_or_default());
        let descriptor =
            Name::new(&file.constants.utf8_str(component.descriptor).unwrap_or_default());
        let written = FieldType::parse(descriptor.as_str())
            .ok_or_else(|| Stop::throw("java/lang/InternalError", "bad component descriptor"))?;
        let of = type_of(call, class, written)?;
        let accessor = class
            .find_declared_method(name, Name::new(&format!("(){descriptor}")))
            .filter(|method| !method.is_static());
        let accessor = match accessor {
            Some(method) => Some((method, Shape::of(call, method)?)),
            None => None,
        };
        parts.push((component, name, of, accessor));
    }
    call.reserve(2 * MEMBER_BYTES * (parts.len() as u64 + 1))?;
    let mut made = Vec::with_capacity(parts.len());
    for (component, name, of, accessor) in parts {
        let object = call.allocate(component_class);
        let clazz = call.mirror(class);
        call.set_ref(&object, &COMPONENT_CLASS, clazz)?;
        let name = call.interned(&name)?;
        call.set_ref(&object, &COMPONENT_NAME, name)?;
        let of = call.mirror(of);
        call.set_ref(&object, &COMPONENT_TYPE, of)?;
        if let Some((method, shape)) = accessor {
            let accessor = make_executable(call, method_class, method, &shape)?;
            call.set_ref(&object, &COMPONENT_ACCESSOR, accessor)?;
        }
        set_signature(call, &object, &COMPONENT_SIGNATURE, file, component.signature)?;
        let bytes = |name| file.attribute(&component.attributes, name);
        set_bytes(call, &object, &COMPONENT_ANNOTATIONS, bytes(VISIBLE))?;
        set_bytes(call, &object, &COMPONENT_TYPE_ANNOTATIONS, bytes(VISIBLE_TYPES))?;
        made.push(object.publish());
    }
    Ok(made)
}

const VISIBLE_TYPES: &str = "RuntimeVisibleTypeAnnotations";
const VISIBLE: &str = "RuntimeVisibleAnnotations";
const VISIBLE_PARAMETERS: &str = "RuntimeVisibleParameterAnnotations";
const DEFAULT: &str = "AnnotationDefault";

/// An array of the classes' mirrors.
pub(super) fn mirrors(call: &mut Call<'_>, classes: &[ClassRef]) -> Ref {
    let mirrors: Vec<Ref> = classes.iter().map(|class| call.mirror(class)).collect();
    let class = call.well_known().class;
    call.ref_array(class, &mirrors)
}

fn set_signature(
    call: &mut Call<'_>,
    object: &Fresh,
    field: &FinalField,
    file: &ClassFile,
    index: u16,
) -> Result<()> {
    if index == 0 {
        return Ok(());
    }
    let text = file.constants.utf8_str(index).unwrap_or_default();
    let string = call.new_string(&text);
    call.set_ref(object, field, string)
}

/// Sets a field of bytes to a raw attribute; null when there is none.
fn set_bytes(
    call: &mut Call<'_>,
    object: &Fresh,
    field: &FinalField,
    bytes: Option<&[u8]>,
) -> Result<()> {
    match bytes {
        Some(bytes) => {
            let array = call.byte_array(bytes);
            call.set_ref(object, field, array)
        }
        None => Ok(()),
    }
}
