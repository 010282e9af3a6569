//! `heddle.Heddle`: choices, assumptions, atomic blocks and marks of a program.

use super::{begin_atomic, boolean, end_atomic, from_array, from_range, offered, text};
use crate::{Call, Native};
use heddle_jvm::interp::{Completion, Continuation, Result, Stop};
use heddle_jvm::program::Kind;
use heddle_jvm::state::{give_bool, give_int};

const CLASS: &str = "heddle/Heddle";
const LABELLED: &str = "(ZLjava/lang/String;)V";

pub(super) const NATIVES: &[Native] = &[
    offered(CLASS, "choose", "(I)I", choose),
    offered(CLASS, "chooseInt", "(II)I", choose_int),
    offered(CLASS, "chooseBoolean", "()Z", boolean),
    offered(CLASS, "chooseOf", "([Ljava/lang/Object;)Ljava/lang/Object;", choose_of),
    offered(CLASS, "assume", "(Z)V", assume),
    offered(CLASS, "atomic", "(Ljava/lang/Runnable;)V", atomic),
    offered(CLASS, "beginAtomic", "()V", begin_atomic),
    offered(CLASS, "endAtomic", "()V", end_atomic),
    offered(CLASS, "label", "(Ljava/lang/String;)V", label),
    offered(CLASS, "always", LABELLED, always),
    offered(CLASS, "sometimes", LABELLED, sometimes),
    offered(CLASS, "reachable", "(Ljava/lang/String;)V", reachable),
    offered(CLASS, "isChecked", "()Z", |call| give_bool(call.is_watched())),
];

fn choose(call: &mut Call<'_>) -> Result<u64> {
    let ways = call.int(0);
    if ways < 1 {
        let message = format!("a choice from {ways} values");
        return Err(Stop::throw("java/lang/IllegalArgumentException", message));
    }
    give_int(from_range(call, 0, i64::from(ways) - 1)? as i32)
}

fn choose_int(call: &mut Call<'_>) -> Result<u64> {
    let (lowest, highest) = (call.int(0), call.int(1));
    if lowest > highest {
        let message = format!("a choice from {lowest} to {highest}");
        return Err(Stop::throw("java/lang/IllegalArgumentException", message));
    }
    give_int(from_range(call, lowest.into(), highest.into())? as i32)
}

fn choose_of(call: &mut Call<'_>) -> Result<u64> {
    let message = "a choice from 0 values";
    from_array(call, 0, Kind::Ref)?
        .ok_or_else(|| Stop::throw("java/lang/IllegalArgumentException", message))
}

fn assume(call: &mut Call<'_>) -> Result<u64> {
    if call.boolean(0) {
        return Ok(0);
    }
    if call.is_watched() {
        return Err(call.discard_run());
    }
    Err(Stop::throw("java/lang/IllegalStateException", "an assumption does not hold"))
}

/// Ends the block however its body ends.
static ATOMIC: Continuation =
    Continuation { name: "Heddle.atomic", refs: 0, resume: end_block, catches: true };

fn atomic(call: &mut Call<'_>) -> Result<u64> {
    let body = call.object(0)?;
    let runnable = call.boot_class("java/lang/Runnable")?;
    let run = call.library_method(runnable, "run", "()V")?;
    let run = call.select(body, run);
    begin_atomic(call)?;
    call.then(&ATOMIC, &[], run, &[u64::from(body.0)])
}

fn end_block(call: &mut Call<'_>, outcome: Completion) -> Result<u64> {
    call.end_atomic();
    match outcome {
        Completion::Returned(_) => Ok(0),
        Completion::Threw(exception) => Err(call.rethrow(exception)),
    }
}

fn label(call: &mut Call<'_>) -> Result<u64> {
    let text = text(call, call.reference(0));
    call.note_label(text);
    Ok(0)
}

fn always(call: &mut Call<'_>) -> Result<u64> {
    if call.boolean(0) {
        return Ok(0);
    }
    let label = text(call, call.reference(1));
    if !call.is_watched() {
        return Err(Stop::throw("java/lang/AssertionError", label));
    }
    call.note_broken(label);
    Ok(0)
}

fn sometimes(call: &mut Call<'_>) -> Result<u64> {
    let label = text(call, call.reference(1));
    let holds = call.boolean(0);
    call.note_mark(label, holds);
    Ok(0)
}

fn reachable(call: &mut Call<'_>) -> Result<u64> {
    let label = text(call, call.reference(0));
    call.note_mark(label, true);
    Ok(0)
}
