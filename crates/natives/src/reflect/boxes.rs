//! Boxed values: taking them apart, making them, and the widening that reflection allows.

use super::super::Call;
use heddle_jvm::interp::{Result, Stop};
use heddle_jvm::program::Kind;
use heddle_jvm::state::{FinalField, LibraryField, Ref};
use heddle_jvm::text::wrapper_of;

/// What a box holds.
const BOOLEAN: FinalField = FinalField::new("java/lang/Boolean", "value");
const BYTE: FinalField = FinalField::new("java/lang/Byte", "value");
const CHARACTER: FinalField = FinalField::new("java/lang/Character", "value");
const SHORT: FinalField = FinalField::new("java/lang/Short", "value");
const INTEGER: FinalField = FinalField::new("java/lang/Integer", "value");
const LONG: FinalField = FinalField::new("java/lang/Long", "value");
const FLOAT: FinalField = FinalField::new("java/lang/Float", "value");
const DOUBLE: FinalField = FinalField::new("java/lang/Double", "value");

pub(super) const FIELDS: &[LibraryField] =
    &[BOOLEAN.0, BYTE.0, CHARACTER.0, SHORT.0, INTEGER.0, LONG.0, FLOAT.0, DOUBLE.0];

fn value_field(kind: Kind) -> FinalField {
    match kind {
        Kind::Boolean => BOOLEAN,
        Kind::Byte => BYTE,
        Kind::Char => CHARACTER,
        Kind::Short => SHORT,
        Kind::Int => INTEGER,
        Kind::Long => LONG,
        Kind::Float => FLOAT,
        Kind::Double => DOUBLE,
        Kind::Ref => unreachable!("a reference is in no box"),
    }
}

/// A primitive value as a register holds it.
#[derive(Clone, Copy)]
pub(super) struct Value {
    pub(super) kind: Kind,
    pub(super) bits: u64,
}

pub(super) fn mismatch() -> Stop {
    Stop::throw("java/lang/IllegalArgumentException", "argument type mismatch")
}

/// The value in a box; `None` when the object is not a box.
pub(super) fn unbox(call: &Call<'_>, object: Ref) -> Result<Option<Value>> {
    let class = call.class_of(object);
    let kind = Kind::PRIMITIVES.into_iter().find(|&kind| class.name == wrapper_of(kind));
    let Some(kind) = kind else { return Ok(None) };
    Ok(Some(Value { kind, bits: call.final_field(object, &value_field(kind))? }))
}

/// A new box, never one of the cached ones: that is what HotSpot's natives give.
pub(in super::super) fn make_box(call: &mut Call<'_>, kind: Kind, bits: u64) -> Result<Ref> {
    if kind == Kind::Ref {
        return Ok(Ref(bits as u32));
    }
    let class = call.boot_class(wrapper_of(kind))?;
    let object = call.allocate(class);
    call.set(&object, &value_field(kind), narrow(kind, bits))?;
    Ok(object.publish())
}

/// What is left of an `int` register when it is a smaller type.
pub(super) fn narrow(kind: Kind, bits: u64) -> u64 {
    match kind {
        Kind::Boolean => bits & 1,
        Kind::Byte => u64::from(bits as i8 as i32 as u32),
        Kind::Char => bits & 0xffff,
        Kind::Short => u64::from(bits as i16 as i32 as u32),
        _ => bits,
    }
}

/// A widening primitive conversion (JLS §5.1.2); anything else does not fit.
pub(super) fn widen(value: Value, to: Kind) -> Result<u64> {
    use Kind::*;
    if value.kind == to {
        return Ok(value.bits);
    }
    let int = value.bits as u32 as i32;
    let long = value.bits as i64;
    Ok(match (value.kind, to) {
        (Byte, Short) | (Byte | Short | Char, Int) => value.bits,
        (Byte | Short | Char | Int, Long) => i64::from(int) as u64,
        (Byte | Short | Char | Int, Float) => u64::from((int as f32).to_bits()),
        (Byte | Short | Char | Int, Double) => f64::from(int).to_bits(),
        (Long, Float) => u64::from((long as f32).to_bits()),
        (Long, Double) => (long as f64).to_bits(),
        (Float, Double) => f64::from(f32::from_bits(value.bits as u32)).to_bits(),
        _ => return Err(mismatch()),
    })
}
