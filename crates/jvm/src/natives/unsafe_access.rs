//! `jdk.internal.misc.Unsafe`: reads, writes and compare-and-set, on objects and native memory.
//!
//! Every mode (plain, opaque, acquire, release, volatile) is the same here: the machine executes
//! one instruction at a time, sequentially consistent. Only what orders threads knows a difference.

use super::call::{give, give_bool};
use super::{Call, Native, native, replacing};
use crate::interp::{Result, Stop};
use crate::program::Kind;
use crate::state::Ref;
use heddle_access::{Access, Mode, Order, Place};

const UNSAFE: &str = "jdk/internal/misc/Unsafe";

macro_rules! accessors {
    ($($kind:ident $letter:literal $get:literal $put:literal;)*) => {
        &[
            $(
                native(UNSAFE, concat!("get", $get), concat!("(Ljava/lang/Object;J)", $letter), |c| get(c, Kind::$kind, Order::Declared)),
                native(UNSAFE, concat!("get", $get, "Volatile"), concat!("(Ljava/lang/Object;J)", $letter), |c| get(c, Kind::$kind, Order::Atomic)),
                native(UNSAFE, concat!("put", $put), concat!("(Ljava/lang/Object;J", $letter, ")V"), |c| put(c, Kind::$kind, Order::Declared)),
                native(UNSAFE, concat!("put", $put, "Volatile"), concat!("(Ljava/lang/Object;J", $letter, ")V"), |c| put(c, Kind::$kind, Order::Atomic)),
            )*
            native(UNSAFE, "compareAndSetInt", "(Ljava/lang/Object;JII)Z", |c| compare_and_set(c, Kind::Int)),
            native(UNSAFE, "compareAndSetLong", "(Ljava/lang/Object;JJJ)Z", |c| compare_and_set(c, Kind::Long)),
            native(UNSAFE, "compareAndSetReference", "", |c| compare_and_set(c, Kind::Ref)),
            native(UNSAFE, "compareAndExchangeInt", "(Ljava/lang/Object;JII)I", |c| compare_and_exchange(c, Kind::Int)),
            native(UNSAFE, "compareAndExchangeLong", "(Ljava/lang/Object;JJJ)J", |c| compare_and_exchange(c, Kind::Long)),
            // The library's own go through the word around a byte, which is the memory of other fields.
            replacing(UNSAFE, "compareAndExchangeByte", "(Ljava/lang/Object;JBB)B", |c| compare_and_exchange(c, Kind::Byte)),
            replacing(UNSAFE, "compareAndExchangeShort", "(Ljava/lang/Object;JSS)S", |c| compare_and_exchange(c, Kind::Short)),
            native(UNSAFE, "compareAndExchangeReference", "", |c| compare_and_exchange(c, Kind::Ref)),
            native(UNSAFE, "getUncompressedObject", "(J)Ljava/lang/Object;", |_| give(Ref::NULL)),
        ]
    };
}

pub(super) const NATIVES: &[Native] = accessors! {
    Boolean "Z" "Boolean" "Boolean";
    Byte "B" "Byte" "Byte";
    Char "C" "Char" "Char";
    Short "S" "Short" "Short";
    Int "I" "Int" "Int";
    Float "F" "Float" "Float";
    Long "J" "Long" "Long";
    Double "D" "Double" "Double";
    Ref "Ljava/lang/Object;" "Reference" "Reference";
};

/// The byte offset of an access, checked to lie inside the object.
fn checked(call: &Call<'_>, object: Ref, offset: i64, bytes: u32) -> Result<u32> {
    let size = object_bytes(call, object);
    if offset < 0 || offset as u64 + u64::from(bytes) > u64::from(size) {
        return Err(Stop::unsupported(format!(
            "Unsafe access at offset {offset} of a {} of {size} bytes",
            call.machine.class_of(object).java_name()
        )));
    }
    Ok(offset as u32)
}

fn object_bytes(call: &Call<'_>, object: Ref) -> u32 {
    call.machine.object_bytes(object)
}

fn load(call: &Call<'_>, object: Ref, offset: i64, kind: Kind) -> Result<u64> {
    if object.is_null() {
        let memory = &call.machine.process().native_memory;
        let Some(bytes) = memory.read(offset as u64, u64::from(kind.bytes())) else {
            return Err(Stop::unsupported(format!("a read of native memory at {offset:#x}")));
        };
        let mut word = [0; 8];
        word[..bytes.len()].copy_from_slice(bytes);
        let bits = u64::from_le_bytes(word);
        return Ok(match kind {
            Kind::Byte => bits as i8 as i32 as u32 as u64,
            Kind::Short => bits as i16 as i32 as u32 as u64,
            _ => bits,
        });
    }
    let offset = checked(call, object, offset, kind.bytes())?;
    Ok(call.machine.heap().load(object, offset, kind))
}

fn store(call: &mut Call<'_>, object: Ref, offset: i64, kind: Kind, value: u64) -> Result<()> {
    if object.is_null() {
        let width = kind.bytes() as usize;
        let Some(bytes) = call.process().native_memory.write(offset as u64, width as u64) else {
            return Err(Stop::unsupported(format!("a write to native memory at {offset:#x}")));
        };
        bytes.copy_from_slice(&value.to_le_bytes()[..width]);
        return Ok(());
    }
    let offset = checked(call, object, offset, kind.bytes())?;
    call.machine.heap_mut().store(object, offset, kind, value);
    Ok(())
}

/// Stops a checked thread before an access that others can see.
fn begin(call: &mut Call<'_>, kind: Kind, mode: Mode, order: Order) -> Result<()> {
    if !call.machine.is_watched() {
        return Ok(());
    }
    let (object, offset) = (call.reference(1), call.long(2));
    let place = match object {
        Ref::NULL => {
            let from = offset as u64;
            Place::OffHeap { from, upto: from.saturating_add(kind.bytes().into()) }
        }
        object => {
            let offset = checked(call, object, offset, kind.bytes())?;
            call.machine.memory_place(object, offset, kind.bytes())
        }
    };
    call.machine.begin(&[Access { place, mode }], order)
}

fn get(call: &mut Call<'_>, kind: Kind, order: Order) -> Result<u64> {
    begin(call, kind, Mode::Read, order)?;
    load(call, call.reference(1), call.long(2), kind)
}

fn put(call: &mut Call<'_>, kind: Kind, order: Order) -> Result<u64> {
    begin(call, kind, Mode::Write, order)?;
    let (object, offset, value) = (call.reference(1), call.long(2), call.arg(4));
    store(call, object, offset, kind, value)?;
    Ok(0)
}

/// Stores if the old value is as expected; gives the old value.
fn exchange(call: &mut Call<'_>, kind: Kind) -> Result<(u64, bool)> {
    begin(call, kind, Mode::Write, Order::Exchange)?;
    let (object, offset, expected) = (call.reference(1), call.long(2), call.arg(4));
    let new = call.arg(4 + usize::from(kind.slots()));
    let old = load(call, object, offset, kind)?;
    let narrow = |value: u64| value & u64::MAX >> (64 - 8 * kind.bytes());
    let same = narrow(old) == narrow(expected);
    if same {
        store(call, object, offset, kind, new)?;
        if !object.is_null() {
            call.machine.released_field(object, offset as u32);
        }
    }
    Ok((old, same))
}

fn compare_and_set(call: &mut Call<'_>, kind: Kind) -> Result<u64> {
    give_bool(exchange(call, kind)?.1)
}

fn compare_and_exchange(call: &mut Call<'_>, kind: Kind) -> Result<u64> {
    Ok(exchange(call, kind)?.0)
}
