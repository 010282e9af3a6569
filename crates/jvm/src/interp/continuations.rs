//! Continuations: what happens when a call that the machine itself made comes back.
//!
//! The machine never calls Java from Rust. It pushes a frame and leaves a continuation below it: a
//! function to run when that frame returns, with a few saved registers. So every thread can stop
//! at any instruction, and a state is complete without the Rust stack.

use std::sync::OnceLock;

use crate::program::{Insn, Op};
use crate::state::{Call, Ref};

use super::Stop;

/// How the frame above ended.
#[derive(Clone, Copy, Debug)]
pub enum Completion {
    /// Returned, with the result in the continuation's register 0.
    Returned(u64),
    Threw(Ref),
}

pub struct Continuation {
    /// For state dumps.
    pub name: &'static str,
    /// Which saved registers hold references; bit 0 is the result.
    pub refs: u64,
    /// Runs when the call above ends. `Ok` means: this frame is done (a native returns the value;
    /// a continuation frame disappears and the instruction below runs again).
    pub resume: fn(&mut Call<'_>, Completion) -> Result<u64, Stop>,
    /// Whether `resume` wants to see exceptions too; otherwise they pass through.
    pub catches: bool,
}

/// The code a continuation frame stands on: the call above returns to the first instruction's successor.
pub(crate) fn continuation_code() -> *const Insn {
    code(Op::Continue)
}

pub(crate) fn native_entry() -> *const Insn {
    code(Op::Native)
}

pub(crate) fn abstract_entry() -> *const Insn {
    code(Op::Abstract)
}

/// The entry of a method at the boundary of a component.
pub(crate) fn watched_entry() -> *const Insn {
    code(Op::Watched)
}

pub(crate) fn decode_entry() -> *const Insn {
    code(Op::Decode)
}

/// Whether an instruction is one of those above.
pub(super) fn is_entry(pc: *const Insn) -> bool {
    pairs().as_flattened().iter().any(|insn| std::ptr::eq(insn, pc))
}

/// The shared pair of instructions for a kind of entry.
fn code(first: Op) -> *const Insn {
    let pair = pairs().iter().find(|pair| pair[0].op() == first);
    pair.expect("every entry kind has its pair").as_ptr()
}

fn pairs() -> &'static [[Insn; 2]; 5] {
    static PAIRS: OnceLock<[[Insn; 2]; 5]> = OnceLock::new();
    PAIRS.get_or_init(|| {
        [
            (Op::Continue, Op::Resume),
            (Op::Native, Op::Native),
            (Op::Abstract, Op::Abstract),
            (Op::Decode, Op::Decode),
            (Op::Watched, Op::Watched),
        ]
        .map(|(first, second)| [first, second].map(|op| Insn::new(op, 0, 0, 0, 0)))
    })
}

/// After the call above, run the interrupted instruction again.
pub static RETRY: Continuation =
    Continuation { name: "retry", refs: 0, resume: |_, _| Ok(0), catches: false };
