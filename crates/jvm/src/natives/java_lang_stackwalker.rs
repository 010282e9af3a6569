//! Natives of `StackWalker`: `StackStreamFactory.AbstractStackWalker` and `StackFrameInfo`.
//!
//! A walk begins in `callStackWalk`, which fills the first batch and calls back into Java. Where
//! the walk has come to is kept in that native's own frame, under which the stack stays as it is;
//! its position serves as the library's anchor.

use super::{Call, Native, native};
use crate::handles;
use crate::interp::{Continuation, Result, Stop};
use crate::machine::Machine;
use crate::program::{Kind, MethodId, MethodRef};
use crate::state::{Frame, FrameKind, Ref};
use crate::state::{give_bool, give_int};

const WALKER: &str = "java/lang/StackStreamFactory$AbstractStackWalker";

pub(super) const NATIVES: &[Native] = &[
    native("java/lang/StackStreamFactory", "checkStackWalkModes", "()Z", |_| give_bool(true)),
    native(WALKER, "callStackWalk", "", call_stack_walk),
    native(WALKER, "fetchStackFrames", "", fetch_stack_frames),
    native("java/lang/StackFrameInfo", "expandStackFrameInfo", "()V", expand_frame_info),
];

const CLASSES_ONLY: i64 = 0x2;
const CALLER_CLASS: i64 = 0x4;
const SHOW_HIDDEN: i64 = 0x20;
const LIVE_FRAMES: i64 = 0x100;

/// Saved: how many frames, counted from the bottom of the stack, the walk has still before it.
static WALK: Continuation = Continuation {
    name: "stack walk",
    refs: 1,
    resume: |call, _| Ok(call.machine.saved(0)),
    catches: false,
};

/// A batch that Java wants filled.
struct Batch {
    mode: i64,
    frames_max: usize,
    start: usize,
    frames: Ref,
}

/// JDK 17 passes (this, long mode, skip, count, start, frames), later JDKs
/// (this, int mode, skip, scope, continuation, buffer size, start, frames).
fn call_stack_walk(call: &mut Call<'_>) -> Result<u64> {
    let walker = call.receiver();
    let (batch, given_count) = if call.method.params[0] == Kind::Long {
        let count = call.int(4) as usize;
        let start = call.int(5) as usize;
        let frames = call.object(6)?;
        (Batch { mode: call.long(1), frames_max: count, start, frames }, true)
    } else {
        let start = call.int(6) as usize;
        let frames_max = (call.int(5) as usize).saturating_sub(start);
        let frames = call.object(7)?;
        (Batch { mode: i64::from(call.int(1)), frames_max, start, frames }, false)
    };
    let depth = call.machine.thread().frames.len();
    let mut cursor = first_frame(call.machine);
    let filled = fill(call.machine, &batch, &mut cursor, true)?;
    if filled == 0 {
        return Err(Stop::throw("java/lang/InternalError", "stack walk: decode failed"));
    }
    let count = if given_count { batch.frames_max } else { filled };
    let class = call.method.class();
    let consume = call.machine.library_method(class, "doStackWalk", "(JIIII)Ljava/lang/Object;");
    let args = [
        u64::from(walker.0),
        depth as u64,
        0,
        0,
        count as u64,
        batch.start as u64,
        (batch.start + filled) as u64,
    ];
    call.then(&WALK, &[cursor as u64], consume, &args)
}

/// JDK 17 passes (this, long mode, long anchor, count, start, frames) and wants the end index;
/// later JDKs (this, int mode, long anchor, last count, buffer size, start, frames), the count.
fn fetch_stack_frames(call: &mut Call<'_>) -> Result<u64> {
    let wide_mode = call.method.params[0] == Kind::Long;
    let (anchor, batch) = if wide_mode {
        let (frames_max, start) = (call.int(5) as usize, call.int(6) as usize);
        (call.long(3), Batch { mode: call.long(1), frames_max, start, frames: call.object(7)? })
    } else {
        let start = call.int(6) as usize;
        let frames_max = (call.int(5) as usize).saturating_sub(start);
        let mode = i64::from(call.int(1));
        (call.long(2), Batch { mode, frames_max, start, frames: call.object(7)? })
    };
    let thread = call.machine.thread();
    let walk = usize::try_from(anchor - 1).ok().and_then(|index| thread.frames.get(index));
    let walk = walk.filter(|frame| {
        frame.continuation.is_some_and(|continuation| std::ptr::eq(continuation, &WALK))
    });
    let Some(&walk) = walk else {
        return Err(Stop::throw("java/lang/InternalError", "doStackWalk: corrupted buffers"));
    };
    let at = walk.base as usize + 1;
    let mut cursor = thread.stack[at] as usize;
    let filled = fill(call.machine, &batch, &mut cursor, false)?;
    call.thread().stack[at] = cursor as u64;
    give_int(if wide_mode { batch.start + filled } else { filled } as i32)
}

/// The walk begins below the frames of the walker itself.
fn first_frame(machine: &Machine) -> usize {
    let frames = &machine.thread().frames;
    let own = |frame: &Frame| {
        let class = frame.method.class();
        frame.kind == FrameKind::Continuation
            || class.name == WALKER
            || class.name == "java/lang/StackWalker"
            || class.super_class.is_some_and(|parent| parent.name == WALKER)
    };
    frames.iter().rposition(|frame| !own(frame)).map_or(0, |index| index + 1)
}

fn fill(machine: &mut Machine, batch: &Batch, cursor: &mut usize, first: bool) -> Result<usize> {
    if batch.mode & LIVE_FRAMES != 0 {
        return Err(Stop::unsupported("a stack walk over locals and operands"));
    }
    let mut filled = 0;
    while *cursor > 0 && filled < batch.frames_max {
        *cursor -= 1;
        let frame = machine.thread().frames[*cursor];
        let method = frame.method;
        if frame.kind == FrameKind::Continuation
            || (method.marks.hidden && batch.mode & SHOW_HIDDEN == 0)
        {
            continue;
        }
        if batch.mode & CALLER_CLASS != 0 && first && filled == 0 && method.marks.caller_sensitive {
            return Err(Stop::throw(
                "java/lang/UnsupportedOperationException",
                format!(
                    "StackWalker::getCallerClass called from @CallerSensitive '{}' method",
                    crate::text::external_signature(method)
                ),
            ));
        }
        let bci = method.code().filter(|_| frame.kind == FrameKind::Java);
        let bci = bci.map_or(0, |code| code.bci_of(frame.pc));
        fill_frame(machine, batch, (batch.start + filled) as u32, method, bci);
        filled += 1;
    }
    Ok(filled)
}

fn fill_frame(machine: &mut Machine, batch: &Batch, index: u32, method: MethodRef, bci: u16) {
    let classes_only = batch.mode & CLASSES_ONLY != 0;
    let element = machine.heap().element_ref(batch.frames, index);
    let mirror = machine.mirror(method.class());
    if element.is_null() || machine.class_of(element).id == machine.well_known().class.id {
        // JDK 17 asks for classes by passing an array of them.
        machine.heap_mut().set_element_ref(batch.frames, index, mirror);
        return;
    }
    if machine.has_field(element, "memberName") {
        let member = machine.get_ref(element, "memberName");
        handles::init_from_frame(machine, member, method);
    } else {
        let what =
            if classes_only { mirror } else { handles::resolved_method_name(machine, method) };
        machine.set_field(element, "classOrMemberName", u64::from(what.0));
        let flags =
            machine.get_int(element, "flags") as u32 | handles::method_flags(machine, method);
        machine.set_field(element, "flags", u64::from(flags));
    }
    if !classes_only {
        machine.set_field(element, "bci", u64::from(bci));
    }
}

fn expand_frame_info(call: &mut Call<'_>) -> Result<u64> {
    let info = call.receiver();
    let (method, _) = frame_info_parts(call.machine, info)?;
    let name = call.machine.interned(&method.name);
    call.machine.set_field(info, "name", u64::from(name.0));
    let kind = call.machine.new_string(&method.descriptor);
    call.machine.set_field(info, "type", u64::from(kind.0));
    Ok(0)
}

/// The method and position a `StackFrameInfo` stands for.
pub(super) fn frame_info_parts(machine: &Machine, info: Ref) -> Result<(MethodRef, u16)> {
    let method = if machine.has_field(info, "memberName") {
        machine.member_method(machine.get_ref(info, "memberName"))?
    } else {
        let resolved = machine.get_ref(info, "classOrMemberName");
        machine.program.method(MethodId(machine.get_int(resolved, "$method") as u32))
    };
    Ok((method, machine.get_int(info, "bci") as u16))
}
