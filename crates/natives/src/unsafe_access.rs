//! `jdk.internal.misc.Unsafe`: reads, writes and compare-and-set, on objects and native memory.
//!
//! Every mode (plain, opaque, acquire, release, volatile) is the same here: one instruction
//! executes at a time, sequentially consistent. Only what orders threads knows a difference.

use super::{Call, Native, native, replacing};
use heddle_jvm::interp::{Result, Stop};
use heddle_jvm::program::Kind;
use heddle_jvm::state::{Cell, Order, Ref, give, give_bool};

const UNSAFE: &str = "jdk/internal/misc/Unsafe";

macro_rules! accessors {
    ($($kind:ident $letter:literal $get:literal $put:literal;)*) => {
        &[
            $(
                native(UNSAFE, concat!("get", $get), concat!("(Ljava/lang/Object;J)", $letter), |c| get(c, Kind::$kind)),
                native(UNSAFE, concat!("get", $get, "Volatile"), concat!("(Ljava/lang/Object;J)", $letter), |c| get_volatile(c, Kind::$kind)),
                // In the library, opaque is volatile.
                replacing(UNSAFE, concat!("get", $get, "Opaque"), concat!("(Ljava/lang/Object;J)", $letter), |c| get_opaque(c, Kind::$kind)),
                replacing(UNSAFE, concat!("put", $put, "Opaque"), concat!("(Ljava/lang/Object;J", $letter, ")V"), |c| put_opaque(c, Kind::$kind)),
                native(UNSAFE, concat!("put", $put), concat!("(Ljava/lang/Object;J", $letter, ")V"), |c| put(c, Kind::$kind)),
                native(UNSAFE, concat!("put", $put, "Volatile"), concat!("(Ljava/lang/Object;J", $letter, ")V"), |c| put_volatile(c, Kind::$kind)),
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

/// The value that object and offset name.
fn cell(call: &Call<'_>, kind: Kind) -> Result<Cell> {
    let (object, offset) = (call.reference(1), call.long(2));
    call.cell_at(object, offset, kind).ok_or_else(|| {
        Stop::unsupported(format!(
            "Unsafe access at offset {offset} of a {} of {} bytes",
            call.class_of(object).java_name(),
            call.object_bytes(object)
        ))
    })
}

fn get(call: &mut Call<'_>, kind: Kind) -> Result<u64> {
    call.load_in(cell(call, kind)?, Order::Plain)
}

fn get_opaque(call: &mut Call<'_>, kind: Kind) -> Result<u64> {
    call.load_in(cell(call, kind)?, Order::Opaque)
}

fn get_volatile(call: &mut Call<'_>, kind: Kind) -> Result<u64> {
    call.load_in(cell(call, kind)?, Order::Atomic)
}

fn put(call: &mut Call<'_>, kind: Kind) -> Result<u64> {
    call.store_in(cell(call, kind)?, call.arg(4), Order::Plain)?;
    Ok(0)
}

fn put_opaque(call: &mut Call<'_>, kind: Kind) -> Result<u64> {
    call.store_in(cell(call, kind)?, call.arg(4), Order::Opaque)?;
    Ok(0)
}

fn put_volatile(call: &mut Call<'_>, kind: Kind) -> Result<u64> {
    call.store_in(cell(call, kind)?, call.arg(4), Order::Atomic)?;
    Ok(0)
}

/// Stores if the old value is as expected; gives the old value.
fn exchange(call: &mut Call<'_>, kind: Kind) -> Result<(u64, bool)> {
    let (expected, new) = (call.arg(4), call.arg(4 + usize::from(kind.slots())));
    call.exchange(cell(call, kind)?, expected, new)
}

fn compare_and_set(call: &mut Call<'_>, kind: Kind) -> Result<u64> {
    give_bool(exchange(call, kind)?.1)
}

fn compare_and_exchange(call: &mut Call<'_>, kind: Kind) -> Result<u64> {
    Ok(exchange(call, kind)?.0)
}
