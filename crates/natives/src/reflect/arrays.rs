//! Natives of `java.lang.reflect.Array`.

use super::super::{Call, Native, native};
use super::boxes::{self, Value};
use heddle_jvm::interp::{Result, Stop};
use heddle_jvm::loading::linkage;
use heddle_jvm::program::{ClassKind, ClassRef, Kind};
use heddle_jvm::state::{Cell, Ref};
use heddle_jvm::state::{give, give_int};

const ARRAY: &str = "java/lang/reflect/Array";

pub(super) const NATIVES: &[Native] = &[
    native(ARRAY, "getLength", "(Ljava/lang/Object;)I", |call| {
        let (array, _) = array_argument(call)?;
        give_int(call.length(array) as i32)
    }),
    native(ARRAY, "get", "(Ljava/lang/Object;I)Ljava/lang/Object;", get),
    native(ARRAY, "getBoolean", "(Ljava/lang/Object;I)Z", |c| get_as(c, Kind::Boolean)),
    native(ARRAY, "getByte", "(Ljava/lang/Object;I)B", |c| get_as(c, Kind::Byte)),
    native(ARRAY, "getChar", "(Ljava/lang/Object;I)C", |c| get_as(c, Kind::Char)),
    native(ARRAY, "getShort", "(Ljava/lang/Object;I)S", |c| get_as(c, Kind::Short)),
    native(ARRAY, "getInt", "(Ljava/lang/Object;I)I", |c| get_as(c, Kind::Int)),
    native(ARRAY, "getLong", "(Ljava/lang/Object;I)J", |c| get_as(c, Kind::Long)),
    native(ARRAY, "getFloat", "(Ljava/lang/Object;I)F", |c| get_as(c, Kind::Float)),
    native(ARRAY, "getDouble", "(Ljava/lang/Object;I)D", |c| get_as(c, Kind::Double)),
    native(ARRAY, "set", "(Ljava/lang/Object;ILjava/lang/Object;)V", set),
    native(ARRAY, "setBoolean", "(Ljava/lang/Object;IZ)V", |c| set_as(c, Kind::Boolean)),
    native(ARRAY, "setByte", "(Ljava/lang/Object;IB)V", |c| set_as(c, Kind::Byte)),
    native(ARRAY, "setChar", "(Ljava/lang/Object;IC)V", |c| set_as(c, Kind::Char)),
    native(ARRAY, "setShort", "(Ljava/lang/Object;IS)V", |c| set_as(c, Kind::Short)),
    native(ARRAY, "setInt", "(Ljava/lang/Object;II)V", |c| set_as(c, Kind::Int)),
    native(ARRAY, "setLong", "(Ljava/lang/Object;IJ)V", |c| set_as(c, Kind::Long)),
    native(ARRAY, "setFloat", "(Ljava/lang/Object;IF)V", |c| set_as(c, Kind::Float)),
    native(ARRAY, "setDouble", "(Ljava/lang/Object;ID)V", |c| set_as(c, Kind::Double)),
    native(ARRAY, "newArray", "(Ljava/lang/Class;I)Ljava/lang/Object;", new_array),
    native(ARRAY, "multiNewArray", "(Ljava/lang/Class;[I)Ljava/lang/Object;", multi_new_array),
];

const DIMENSIONS_MAX: usize = 255;

fn illegal(message: &str) -> Stop {
    Stop::throw("java/lang/IllegalArgumentException", message)
}

fn illegal_bare() -> Stop {
    Stop::throw_bare("java/lang/IllegalArgumentException")
}

/// The first argument, which must be an array, and what it holds.
fn array_argument(call: &Call<'_>) -> Result<(Ref, Kind)> {
    let array = call.object(0)?;
    match call.array_kind(array) {
        Some(kind) => Ok((array, kind)),
        None => Err(illegal("Argument is not an array")),
    }
}

fn primitive_array(call: &Call<'_>) -> Result<(Ref, Kind)> {
    match array_argument(call)? {
        (_, Kind::Ref) => Err(illegal("Argument is not an array of primitive type")),
        found => Ok(found),
    }
}

/// The element that the second argument names.
fn element(call: &Call<'_>, array: Ref, kind: Kind) -> Result<Cell> {
    let index = call.int(1);
    if index < 0 || index as u32 >= call.length(array) {
        return Err(Stop::throw_bare("java/lang/ArrayIndexOutOfBoundsException"));
    }
    Ok(call.element(array, index as u32, kind))
}

fn get(call: &mut Call<'_>) -> Result<u64> {
    let (array, kind) = array_argument(call)?;
    let element = element(call, array, kind)?;
    if kind != Kind::Ref {
        let boxes = call.boot_class(heddle_jvm::text::wrapper_of(kind))?;
        call.ensure_initialized(boxes)?;
    }
    let bits = call.load(element)?;
    if kind == Kind::Ref {
        return Ok(bits);
    }
    give(boxes::make_box(call, kind, bits)?)
}

fn get_as(call: &mut Call<'_>, wanted: Kind) -> Result<u64> {
    let (array, kind) = primitive_array(call)?;
    let element = element(call, array, kind)?;
    // Whether the value fits is known before it is read.
    boxes::widen(Value { kind, bits: 0 }, wanted)?;
    let bits = call.load(element)?;
    boxes::widen(Value { kind, bits }, wanted)
}

fn set(call: &mut Call<'_>) -> Result<u64> {
    let (array, kind) = array_argument(call)?;
    let object = call.reference(2);
    if kind == Kind::Ref {
        let element = element(call, array, kind)?;
        let component = call.class_of(array).component();
        if let (Some(object), Some(component)) = (object.non_null(), component)
            && !call.class_of(object).is_assignable_to(component)
        {
            return Err(illegal("array element type mismatch"));
        }
        call.store(element, object.0.into())?;
        return Ok(0);
    }
    // A null is refused before the index is looked at, an object that is no box after it.
    let object = object.non_null().ok_or_else(illegal_bare)?;
    let value = boxes::unbox(call, object)?;
    let element = element(call, array, kind)?;
    let bits = boxes::widen(value.ok_or_else(boxes::mismatch)?, kind)?;
    call.store(element, bits)?;
    Ok(0)
}

fn set_as(call: &mut Call<'_>, given: Kind) -> Result<u64> {
    let (array, kind) = primitive_array(call)?;
    let element = element(call, array, kind)?;
    let bits = boxes::widen(Value { kind: given, bits: call.arg(2) }, kind)?;
    call.store(element, bits)?;
    Ok(0)
}

fn is_void(class: ClassRef) -> bool {
    matches!(class.kind, ClassKind::Primitive(None))
}

fn dimensions(class: ClassRef) -> usize {
    match class.kind {
        ClassKind::Array { dimensions, .. } => usize::from(dimensions),
        _ => 0,
    }
}

fn new_array(call: &mut Call<'_>) -> Result<u64> {
    let component = call.class(0)?;
    let length = call.int(1);
    if length < 0 {
        return Err(Stop::throw("java/lang/NegativeArraySizeException", length.to_string()));
    }
    let class = array_class(call, component, 1)?;
    give(call.new_array(class, length)?)
}

fn multi_new_array(call: &mut Call<'_>) -> Result<u64> {
    let component = call.class(0)?;
    let lengths = call.object(1)?;
    let lengths = call.gather(call.elements(lengths, 0, call.length(lengths)))?;
    let lengths: Vec<i32> = lengths
        .chunks_exact(4)
        .map(|bytes| i32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]))
        .collect();
    if lengths.is_empty() {
        return Err(illegal_bare());
    }
    let class = array_class(call, component, lengths.len())?;
    give(call.multi_array(class, &lengths)?)
}

/// The class of arrays with `more` dimensions over `component`.
fn array_class(call: &Call<'_>, component: ClassRef, more: usize) -> Result<ClassRef> {
    if is_void(component) || dimensions(component) + more > DIMENSIONS_MAX {
        return Err(illegal_bare());
    }
    let mut class = component;
    for _ in 0..more {
        class = call.program().array_of(class).map_err(linkage)?;
    }
    Ok(class)
}
