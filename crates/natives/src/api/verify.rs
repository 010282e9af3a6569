//! `gov.nasa.jpf.vm.Verify`, through which programs speak to Java PathFinder.
//!
//! Values are tried in the same order as there. Counters are ordinary static data here: they
//! belong to the state and count along one run, not over the search.

use super::{
    begin_atomic, boolean, chosen, end_atomic, from_array, from_domain, from_range, misfit,
    no_domain, offered, supplied, text, title, unsupported, visible_point, way,
};
use crate::{Call, Native, nothing};
use heddle_jvm::interp::{Result, Stop};
use heddle_jvm::program::{ClassRef, Kind};
use heddle_jvm::state::{give_bool, give_int};

pub(super) const CLASS: &str = "gov/nasa/jpf/vm/Verify";
/// The static field of the counters, in the class that is made here.
pub(super) const COUNTERS: &str = "counter";
/// Counters beyond this are nobody's.
const COUNTERS_MAX: i32 = 1 << 16;

pub(super) const NATIVES: &[Native] = &[
    offered(CLASS, "getBoolean", "()Z", boolean),
    offered(CLASS, "getBoolean", "(Z)Z", get_boolean_ordered),
    offered(CLASS, "randomBool", "()Z", boolean),
    offered(CLASS, "getInt", "(II)I", |call| get_int(call, 0, 1)),
    offered(CLASS, "random", "(I)I", random),
    offered(CLASS, "getInt", "(Ljava/lang/String;)I", get_named_int),
    offered(CLASS, "getDouble", "(Ljava/lang/String;)D", get_named_double),
    offered(CLASS, "getObject", "(Ljava/lang/String;)Ljava/lang/Object;", unsupported),
    offered(CLASS, "getIntFromList", "([I)I", |call| from_list(call, Kind::Int)),
    offered(CLASS, "getLongFromList", "([J)J", |call| from_list(call, Kind::Long)),
    offered(CLASS, "getFloatFromList", "([F)F", |call| from_list(call, Kind::Float)),
    offered(CLASS, "getDoubleFromList", "([D)D", |call| from_list(call, Kind::Double)),
    offered(CLASS, "getBitFlip", "(JII)J", |call| bit_flip(call, call.long(0), 2, Some(3))),
    offered(CLASS, "getBitFlip", "(JI)J", |call| bit_flip(call, call.long(0), 2, None)),
    offered(CLASS, "getBitFlip", "(II)I", |call| bit_flip(call, call.int(0).into(), 1, None)),
    offered(CLASS, "getBitFlip", "(SI)S", |call| bit_flip(call, call.int(0).into(), 1, None)),
    offered(CLASS, "getBitFlip", "(CI)C", |call| bit_flip(call, call.int(0).into(), 1, None)),
    offered(CLASS, "getBitFlip", "(BI)B", |call| bit_flip(call, call.int(0).into(), 1, None)),
    offered(CLASS, "randomObject", "(Ljava/lang/String;)Ljava/lang/Object;", unsupported),
    offered(CLASS, "ignoreIf", "(Z)V", ignore_if),
    offered(CLASS, "terminateSearch", "()V", terminate_search),
    offered(CLASS, "interesting", "(Z)V", nothing),
    offered(CLASS, "boring", "(Z)V", nothing),
    offered(CLASS, "breakTransition", "(Ljava/lang/String;)V", visible_point),
    offered(CLASS, "breakTransition", "(Ljava/lang/String;II)I", |call| get_int(call, 1, 2)),
    offered(CLASS, "beginAtomic", "()V", begin_atomic),
    offered(CLASS, "endAtomic", "()V", end_atomic),
    offered(CLASS, "busyWait", "(J)V", nothing),
    offered(CLASS, "isRunningInJPF", "()Z", |call| give_bool(call.is_watched())),
    offered(CLASS, "vmIsMatchingStates", "()Z", |call| give_bool(call.is_watched())),
    offered(CLASS, "isTraceReplay", "()Z", |_| give_bool(false)),
    supplied(CLASS, "isCalledFromClass", "(Ljava/lang/String;)Z", is_called_from_class),
    supplied(CLASS, "assertTrue", "(Z)V", |call| assert_true(call, 0)),
    supplied(CLASS, "assertTrue", "(Ljava/lang/String;Z)V", |call| assert_true(call, 1)),
    supplied(CLASS, "addComment", "(Ljava/lang/String;)V", nothing),
    supplied(CLASS, "atLabel", "(Ljava/lang/String;)V", nothing),
    supplied(CLASS, "atLabel", "(I)V", nothing),
    supplied(CLASS, "instrumentPoint", "(Ljava/lang/String;)V", nothing),
    supplied(CLASS, "instrumentPointDeep", "(Ljava/lang/String;)V", nothing),
    supplied(CLASS, "instrumentPointDeepRecur", "(Ljava/lang/String;I)V", nothing),
    // Sharing is found out exactly here, so hints about it change nothing.
    supplied(CLASS, "setShared", "(Ljava/lang/Object;Z)V", nothing),
    supplied(CLASS, "freezeSharedness", "(Ljava/lang/Object;Z)V", nothing),
    offered(CLASS, "isShared", "(Ljava/lang/Object;)Z", unsupported),
    supplied(CLASS, "setHeuristicSearchValue", "(I)V", nothing),
    supplied(CLASS, "resetHeuristicSearchValue", "()V", nothing),
    offered(CLASS, "getHeuristicSearchValue", "()I", unsupported),
    supplied(CLASS, "getCounter", "(I)I", get_counter),
    supplied(CLASS, "incrementCounter", "(I)I", increment_counter),
    supplied(CLASS, "resetCounter", "(I)V", |call| set_counter(call, 0)),
    supplied(CLASS, "setCounter", "(II)V", |call| set_counter(call, call.int(1))),
    supplied(CLASS, "setBitInBitSet", "(IIZ)V", unsupported),
    supplied(CLASS, "getBitInBitSet", "(II)Z", unsupported),
    offered(CLASS, "putValue", "(Ljava/lang/String;I)V", unsupported),
    offered(CLASS, "getValue", "(Ljava/lang/String;)I", unsupported),
    offered(CLASS, "setFieldAttribute", "(Ljava/lang/Object;Ljava/lang/String;I)V", unsupported),
    offered(CLASS, "getFieldAttribute", "(Ljava/lang/Object;Ljava/lang/String;)I", unsupported),
    offered(CLASS, "addFieldAttribute", "(Ljava/lang/Object;Ljava/lang/String;I)V", unsupported),
    offered(CLASS, "getFieldAttributes", "(Ljava/lang/Object;Ljava/lang/String;)[I", unsupported),
    offered(CLASS, "setLocalAttribute", "(Ljava/lang/String;I)V", unsupported),
    offered(CLASS, "getLocalAttribute", "(Ljava/lang/String;)I", unsupported),
    offered(CLASS, "addLocalAttribute", "(Ljava/lang/String;I)V", unsupported),
    offered(CLASS, "getLocalAttributes", "(Ljava/lang/String;)[I", unsupported),
    offered(CLASS, "setElementAttribute", "(Ljava/lang/Object;II)V", unsupported),
    offered(CLASS, "getElementAttribute", "(Ljava/lang/Object;I)I", unsupported),
    offered(CLASS, "addElementAttribute", "(Ljava/lang/Object;II)V", unsupported),
    offered(CLASS, "getElementAttributes", "(Ljava/lang/Object;I)[I", unsupported),
    offered(CLASS, "setObjectAttribute", "(Ljava/lang/Object;I)V", unsupported),
    offered(CLASS, "getObjectAttribute", "(Ljava/lang/Object;)I", unsupported),
    offered(CLASS, "addObjectAttribute", "(Ljava/lang/Object;I)V", unsupported),
    offered(CLASS, "getObjectAttributes", "(Ljava/lang/Object;)[I", unsupported),
    offered(CLASS, "storeTrace", "(Ljava/lang/String;Ljava/lang/String;)V", unsupported),
    supplied(CLASS, "storeTraceIf", "(ZLjava/lang/String;Ljava/lang/String;)V", unsupported_if),
    offered(
        CLASS,
        "storeTraceAndTerminate",
        "(Ljava/lang/String;Ljava/lang/String;)V",
        unsupported,
    ),
    supplied(
        CLASS,
        "storeTraceAndTerminateIf",
        "(ZLjava/lang/String;Ljava/lang/String;)V",
        unsupported_if,
    ),
    offered(CLASS, "setProperties", "([Ljava/lang/String;)V", unsupported),
    offered(CLASS, "getProperty", "(Ljava/lang/String;)Ljava/lang/String;", unsupported),
    offered(
        CLASS,
        "createFromJSON",
        "(Ljava/lang/Class;Ljava/lang/String;)Ljava/lang/Object;",
        unsupported,
    ),
    offered(CLASS, "writeObjectToFile", "(Ljava/lang/Object;Ljava/lang/String;)V", unsupported),
    offered(
        CLASS,
        "readObjectFromFile",
        "(Ljava/lang/Class;Ljava/lang/String;)Ljava/lang/Object;",
        unsupported,
    ),
];

fn get_boolean_ordered(call: &mut Call<'_>) -> Result<u64> {
    let false_first = call.boolean(0);
    let second = way(call, 2)? != 0;
    let value = second == false_first;
    chosen(call, &value);
    give_bool(value)
}

/// Between two bounds, whichever is the lower one.
fn get_int(call: &mut Call<'_>, first: usize, second: usize) -> Result<u64> {
    let (a, b) = (call.int(first), call.int(second));
    give_int(from_range(call, a.min(b).into(), a.max(b).into())? as i32)
}

fn random(call: &mut Call<'_>) -> Result<u64> {
    let max = i64::from(call.int(0));
    give_int(from_range(call, max.min(0), max.max(0))? as i32)
}

fn get_named_int(call: &mut Call<'_>) -> Result<u64> {
    let name = call.string(0)?;
    let (domain, way) = from_domain(call, &name)?.ok_or_else(|| no_domain(call, &name))?;
    let value = domain.integer(way).and_then(|value| i32::try_from(value).ok());
    give_int(value.ok_or_else(|| misfit(call, &name))?)
}

fn get_named_double(call: &mut Call<'_>) -> Result<u64> {
    let name = call.string(0)?;
    let (domain, way) = from_domain(call, &name)?.ok_or_else(|| no_domain(call, &name))?;
    Ok(domain.float(way).ok_or_else(|| misfit(call, &name))?.to_bits())
}

/// An empty list gives 0, as it does there.
fn from_list(call: &mut Call<'_>, kind: Kind) -> Result<u64> {
    Ok(from_array(call, 0, kind)?.unwrap_or(0))
}

/// The value with some of its lowest bits flipped, in every way there is.
fn bit_flip(
    call: &mut Call<'_>,
    value: i64,
    count_at: usize,
    length_at: Option<usize>,
) -> Result<u64> {
    let (kind, natural) = match call.method.returns {
        Some(Kind::Long) => (Kind::Long, 64),
        Some(Kind::Int) => (Kind::Int, 32),
        Some(Kind::Byte) => (Kind::Byte, 8),
        other => (other.unwrap_or(Kind::Int), 16),
    };
    let length = length_at.map_or(natural, |index| call.int(index));
    let count = call.int(count_at);
    if !(0..=64).contains(&length) || !(0..=length).contains(&count) {
        let what = format!("{}: {count} of {length} bits", title(call));
        return Err(Stop::Unsupported(what));
    }
    let (length, count) = (length as u64, count as u64);
    let mut rank = u128::from(way(call, binomial(length, count).try_into().unwrap_or(u64::MAX))?);
    let mut flipped = value;
    let mut position = 0;
    for left in (0..count).rev() {
        // Skips the positions whose combinations all come before the one wanted.
        loop {
            let with_this = binomial(length - position - 1, left);
            if rank < with_this {
                break;
            }
            rank -= with_this;
            position += 1;
        }
        flipped ^= 1 << position;
        position += 1;
    }
    chosen(call, &format!("{flipped:#x}"));
    match kind {
        Kind::Long => Ok(flipped as u64),
        Kind::Byte => give_int((flipped as i8).into()),
        Kind::Short => give_int((flipped as i16).into()),
        Kind::Char => give_int((flipped as u16).into()),
        _ => give_int(flipped as i32),
    }
}

fn binomial(n: u64, k: u64) -> u128 {
    if k > n {
        return 0;
    }
    (0..u128::from(k)).fold(1, |product, i| product * (u128::from(n) - i) / (i + 1))
}

fn ignore_if(call: &mut Call<'_>) -> Result<u64> {
    if call.boolean(0) && call.is_watched() {
        return Err(call.discard_run());
    }
    Ok(0)
}

/// What is left unexplored keeps the verdict open.
fn terminate_search(call: &mut Call<'_>) -> Result<u64> {
    if call.is_watched() {
        let what = format!("{}: the program ends the search", title(call));
        return Err(Stop::Unsupported(what));
    }
    Ok(0)
}

fn unsupported_if(call: &mut Call<'_>) -> Result<u64> {
    if call.boolean(0) { unsupported(call) } else { Ok(0) }
}

fn assert_true(call: &mut Call<'_>, condition: usize) -> Result<u64> {
    if call.boolean(condition) {
        return Ok(0);
    }
    Err(Stop::throw("java/lang/AssertionError", "Verify.assertTrue failed"))
}

/// Whether the method that asks was called from a class or one of its subclasses.
fn is_called_from_class(call: &mut Call<'_>) -> Result<u64> {
    fn descends(class: ClassRef, name: &str) -> bool {
        class.java_name() == name
            || class.super_class.is_some_and(|above| descends(above, name))
            || class.interfaces.iter().any(|above| descends(above, name))
    }
    let name = text(call, call.reference(0));
    give_bool(call.caller_class(2).is_some_and(|class| descends(class, &name)))
}

fn get_counter(call: &mut Call<'_>) -> Result<u64> {
    match u32::try_from(call.int(0)) {
        Ok(id) => give_int(call.counter(call.method.class(), COUNTERS, id)?),
        Err(_) => give_int(0),
    }
}

fn increment_counter(call: &mut Call<'_>) -> Result<u64> {
    give_int(change_counter(call, |value| value.wrapping_add(1))?)
}

fn set_counter(call: &mut Call<'_>, value: i32) -> Result<u64> {
    change_counter(call, |_| value)?;
    Ok(0)
}

fn change_counter(call: &mut Call<'_>, change: impl FnOnce(i32) -> i32) -> Result<i32> {
    let id = call.int(0);
    if id >= COUNTERS_MAX {
        return Err(Stop::Unsupported(format!("{}: counter {id}", title(call))));
    }
    match u32::try_from(id) {
        Ok(id) => call.change_counter(call.method.class(), COUNTERS, id, change),
        Err(_) => Ok(0),
    }
}
