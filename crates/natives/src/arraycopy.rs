//! `System.arraycopy`, with the words the JDK finds for each way to get it wrong.

use super::Call;
use heddle_jvm::interp::{Result, Stop};
use heddle_jvm::program::{ClassKind, ClassRef, Kind};
use heddle_jvm::state::Ref;

/// One side of a copy.
struct Side {
    array: Ref,
    at: i32,
    kind: Kind,
    component: ClassRef,
    length: u32,
}

pub(super) fn arraycopy(call: &mut Call<'_>) -> Result<u64> {
    let (from_array, to_array) = (call.object(0)?, call.object(2)?);
    let from = side(call, from_array, call.int(1), "source")?;
    let to = side(call, to_array, call.int(3), "destination")?;
    let length = call.int(4);
    if from.kind != to.kind {
        return Err(Stop::throw(
            "java/lang/ArrayStoreException",
            format!(
                "arraycopy: type mismatch: can not copy {}[] into {}[]",
                kind_name(from.kind),
                kind_name(to.kind)
            ),
        ));
    }
    check_bounds(&from, &to, length)?;
    let count = length as u32;
    let source = call.elements(from.array, from.at as u32, count);
    let target = call.elements(to.array, to.at as u32, count);
    if from.kind == Kind::Ref && !from.component.is_assignable_to(to.component) {
        return copy_checked(call, &from, &to, count);
    }
    call.copy(source, target)?;
    Ok(0)
}

fn side(call: &Call<'_>, array: Ref, at: i32, what: &str) -> Result<Side> {
    let class = call.class_of(array);
    let ClassKind::Array { kind, component, .. } = class.kind else {
        return Err(Stop::throw(
            "java/lang/ArrayStoreException",
            format!("arraycopy: {what} type {} is not an array", class.java_name()),
        ));
    };
    let length = call.length(array);
    Ok(Side { array, at, kind, component, length })
}

fn kind_name(kind: Kind) -> &'static str {
    if kind == Kind::Ref { "object array" } else { kind.primitive_name() }
}

fn check_bounds(from: &Side, to: &Side, length: i32) -> Result<()> {
    let wrong = |text: String| Err(Stop::throw("java/lang/ArrayIndexOutOfBoundsException", text));
    let sides = [(from, "source"), (to, "destination")];
    for (side, what) in sides {
        if side.at < 0 {
            return wrong(format!(
                "arraycopy: {what} index {} out of bounds for {}[{}]",
                side.at,
                kind_name(side.kind),
                side.length
            ));
        }
    }
    if length < 0 {
        return wrong(format!("arraycopy: length {length} is negative"));
    }
    for (side, what) in sides {
        let last = side.at as u64 + length as u64;
        if last > u64::from(side.length) {
            return wrong(format!(
                "arraycopy: last {what} index {last} out of bounds for {}[{}]",
                kind_name(side.kind),
                side.length
            ));
        }
    }
    Ok(())
}

/// Copies up to the first element that does not fit.
fn copy_checked(call: &mut Call<'_>, from: &Side, to: &Side, length: u32) -> Result<u64> {
    let source = call.elements(from.array, from.at as u32, length);
    let target = call.elements(to.array, to.at as u32, length);
    let component = to.component;
    let fits = |element: ClassRef| element.is_assignable_to(component);
    if call.copy_while(source, target, fits)? {
        return Ok(0);
    }
    Err(Stop::throw(
        "java/lang/ArrayStoreException",
        format!(
            "arraycopy: element type mismatch: can not cast one of the elements of {}[] to the type of \
             the destination array, {}",
            from.component.java_name(),
            to.component.java_name()
        ),
    ))
}
