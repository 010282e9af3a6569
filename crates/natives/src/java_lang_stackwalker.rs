//! Natives of `StackWalker`: `StackStreamFactory.AbstractStackWalker` and `StackFrameInfo`.
//!
//! A walk begins in `callStackWalk`, which fills the first batch and calls back into Java. Where
//! the walk has come to is kept in that native's own frame, under which the stack stays as it is;
//! its position serves as the library's anchor.

use super::{Call, Native, native};
use heddle_jvm::interp::{Continuation, Result, Stop};
use heddle_jvm::program::{Kind, MethodRef};
use heddle_jvm::state::{FinalField, LibraryField, OnceField, Ref, Walked, give_bool, give_int};

const WALKER: &str = "java/lang/StackStreamFactory$AbstractStackWalker";
const INFO: &str = "java/lang/StackFrameInfo";
const CLASS_INFO: &str = "java/lang/ClassFrameInfo";

// The library makes the frames of a batch, has them filled in here, and only then shows them.
const MEMBER: FinalField = FinalField::new(INFO, "memberName").until(21);
const CLASS_OR_MEMBER: FinalField = FinalField::new(CLASS_INFO, "classOrMemberName").since(22);
const FLAGS: FinalField = FinalField::new(CLASS_INFO, "flags").since(22);
const BCI: FinalField = FinalField::new(INFO, "bci");
// Filled in when they are asked for: the same text by whoever asks.
const NAME: OnceField = OnceField::new(INFO, "name").since(22);
const TYPE: OnceField = OnceField::new(INFO, "type").since(22);

pub(super) const FIELDS: &[LibraryField] =
    &[MEMBER.0, CLASS_OR_MEMBER.0, FLAGS.0, BCI.0, NAME.0, TYPE.0];

pub(super) const NATIVES: &[Native] = &[
    native("java/lang/StackStreamFactory", "checkStackWalkModes", "()Z", |_| give_bool(true)),
    native(WALKER, "callStackWalk", "", call_stack_walk),
    native(WALKER, "fetchStackFrames", "", fetch_stack_frames),
    native(INFO, "expandStackFrameInfo", "()V", expand_frame_info),
];

const CLASSES_ONLY: i64 = 0x2;
const CALLER_CLASS: i64 = 0x4;
const SHOW_HIDDEN: i64 = 0x20;
const LIVE_FRAMES: i64 = 0x100;

/// Saved: how many frames, counted from the bottom of the stack, the walk has still before it.
static WALK: Continuation = Continuation {
    name: "stack walk",
    refs: 1,
    resume: |call, _| Ok(call.saved(0)),
    catches: false,
};

/// The register with what was saved.
const CURSOR: usize = 1;

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
    let depth = call.depth();
    let mut cursor = first_frame(call);
    let filled = fill(call, &batch, &mut cursor, true)?;
    if filled == 0 {
        return Err(Stop::throw("java/lang/InternalError", "stack walk: decode failed"));
    }
    let count = if given_count { batch.frames_max } else { filled };
    let class = call.method.class();
    let consume = call.library_method(class, "doStackWalk", "(JIIII)Ljava/lang/Object;")?;
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
    let walk = usize::try_from(anchor - 1).ok();
    let cursor = walk.and_then(|walk| Some((walk, call.saved_below(walk, &WALK, CURSOR)?)));
    let Some((walk, cursor)) = cursor else {
        return Err(Stop::throw("java/lang/InternalError", "doStackWalk: corrupted buffers"));
    };
    let mut cursor = cursor as usize;
    let filled = fill(call, &batch, &mut cursor, false)?;
    call.set_saved_below(walk, &WALK, CURSOR, cursor as u64);
    give_int(if wide_mode { batch.start + filled } else { filled } as i32)
}

/// The walk begins below the frames of the walker itself.
fn first_frame(call: &Call<'_>) -> usize {
    let own = |frame: Walked| {
        let class = frame.method.class();
        frame.is_continuation
            || class.name == WALKER
            || class.name == "java/lang/StackWalker"
            || class.super_class.is_some_and(|parent| parent.name == WALKER)
    };
    (0..call.depth()).rev().find(|&index| !own(call.frame(index))).map_or(0, |index| index + 1)
}

/// Fills a batch; gives how many frames there were. `cursor` moves on behind them.
fn fill(call: &mut Call<'_>, batch: &Batch, cursor: &mut usize, first: bool) -> Result<usize> {
    if batch.mode & LIVE_FRAMES != 0 {
        return Err(Stop::unsupported("a stack walk over locals and operands"));
    }
    let mut walked: Vec<Walked> = Vec::new();
    while *cursor > 0 && walked.len() < batch.frames_max {
        *cursor -= 1;
        let frame = call.frame(*cursor);
        let marks = frame.method.marks;
        if frame.is_continuation || (marks.hidden && batch.mode & SHOW_HIDDEN == 0) {
            continue;
        }
        if batch.mode & CALLER_CLASS != 0 && first && walked.is_empty() && marks.caller_sensitive {
            return Err(Stop::throw(
                "java/lang/UnsupportedOperationException",
                format!(
                    "StackWalker::getCallerClass called from @CallerSensitive '{}' method",
                    heddle_jvm::text::external_signature(frame.method)
                ),
            ));
        }
        walked.push(frame);
    }
    let wanted = call.elements(batch.frames, batch.start as u32, walked.len() as u32);
    if call.class_of(batch.frames).component().is_some_and(|of| of.id == call.well_known().class.id)
    {
        // JDK 17 asks for classes by passing an array of them.
        let classes: Vec<Ref> =
            walked.iter().map(|frame| call.mirror(frame.method.class())).collect();
        call.store_references(wanted, &classes)?;
    } else {
        let elements = call.gather_references(wanted)?;
        for (element, frame) in elements.into_iter().zip(&walked) {
            fill_frame(call, batch.mode, element, frame)?;
        }
    }
    Ok(walked.len())
}

fn fill_frame(call: &mut Call<'_>, mode: i64, element: Ref, frame: &Walked) -> Result<()> {
    let classes_only = mode & CLASSES_ONLY != 0;
    let info = call.just_made(element);
    if call.has_field(element, &MEMBER.0) {
        let member = call.final_ref(element, &MEMBER)?;
        let member = call.just_made(member);
        call.init_member_from_frame(&member, frame.method);
    } else {
        let what = match classes_only {
            true => call.mirror(frame.method.class()),
            false => call.new_resolved_method(frame.method),
        };
        call.set_ref(&info, &CLASS_OR_MEMBER, what)?;
        let flags = call.final_field(element, &FLAGS)? as u32 | call.member_flags(frame.method);
        call.set(&info, &FLAGS, flags.into())?;
    }
    if !classes_only {
        call.set(&info, &BCI, frame.bci.into())?;
    }
    Ok(())
}

fn expand_frame_info(call: &mut Call<'_>) -> Result<u64> {
    let info = call.receiver();
    let (method, _) = frame_info_parts(call, info)?;
    for (field, text) in [(NAME, method.name), (TYPE, method.descriptor)] {
        // The library may have made a `MethodType` of the text by now.
        if call.once_field(info, &field)? == 0 {
            let text = call.interned(&text)?;
            call.fill(info, &field, text.0.into())?;
        }
    }
    Ok(0)
}

/// The method and position a `StackFrameInfo` stands for.
pub(super) fn frame_info_parts(call: &Call<'_>, info: Ref) -> Result<(MethodRef, u16)> {
    let method = if call.has_field(info, &MEMBER.0) {
        call.method_of_member(call.final_ref(info, &MEMBER)?)?
    } else {
        call.resolved_method(call.final_ref(info, &CLASS_OR_MEMBER)?)
    };
    Ok((method, call.final_field(info, &BCI)? as u16))
}
