//! Joints: what happens when a call that the machine itself made comes back.
//!
//! The machine never calls Java from Rust. It pushes a frame and leaves a joint below it: a
//! function to run when that frame returns, with a few saved registers. So every thread can stop
//! at any instruction, and a state is complete without the Rust stack.

use crate::machine::Machine;
use crate::program::{Insn, Op};
use crate::state::{Ref, ThreadId};

use super::Stop;

/// How the frame above ended.
#[derive(Clone, Copy, Debug)]
pub enum Outcome {
    /// Returned, with the result in the joint's register 0.
    Returned(u64),
    Threw(Ref),
}

pub struct Joint {
    /// For state dumps.
    pub name: &'static str,
    /// Which saved registers hold references; bit 0 is the result.
    pub refs: u64,
    /// Runs when the call above ends. `Ok` means: this frame is done (a native returns the value;
    /// a joint frame disappears and the instruction below runs again).
    pub resume: fn(&mut Machine, ThreadId, Outcome) -> Result<u64, Stop>,
    /// Whether `resume` wants to see exceptions too; otherwise they pass through.
    pub catches: bool,
}

/// The code a joint frame stands on: the call above returns to the first instruction's successor.
pub(crate) fn joint_code() -> *const Insn {
    code(Op::Continue, Op::Resume)
}

pub(crate) fn native_entry() -> *const Insn {
    code(Op::Native, Op::Native)
}

pub(crate) fn abstract_entry() -> *const Insn {
    code(Op::Abstract, Op::Abstract)
}

pub(crate) fn decode_entry() -> *const Insn {
    code(Op::Decode, Op::Decode)
}

/// One shared pair of instructions per kind of entry.
fn code(first: Op, second: Op) -> *const Insn {
    use std::sync::OnceLock;
    static PAIRS: OnceLock<Vec<(Op, [Insn; 2])>> = OnceLock::new();
    let pairs = PAIRS.get_or_init(|| {
        [
            (Op::Continue, Op::Resume),
            (Op::Native, Op::Native),
            (Op::Abstract, Op::Abstract),
            (Op::Decode, Op::Decode),
        ]
        .map(|(a, b)| (a, [Insn::new(a, 0, 0, 0, 0), Insn::new(b, 0, 0, 0, 0)]))
        .into()
    });
    let _ = second;
    pairs
        .iter()
        .find(|(op, _)| *op == first)
        .map(|(_, pair)| pair.as_ptr())
        .expect("every entry kind has its pair")
}

/// After the call above, run the interrupted instruction again.
pub static RETRY: Joint = Joint { name: "retry", refs: 0, resume: |_, _, _| Ok(0), catches: false };
