//! Frames: the activations of a thread.

use crate::interp::Continuation;
use crate::program::{Insn, MethodRef};

/// One activation. Registers lie in the thread's stack from `base` on.
#[derive(Clone, Copy)]
pub struct Frame {
    pub method: MethodRef,
    /// The instruction being executed; for a caller, its call.
    pub pc: *const Insn,
    /// What to do when the frame above returns, for frames that are not bytecode.
    pub continuation: Option<&'static Continuation>,
    pub base: u32,
    /// Registers in use by a frame that is not bytecode.
    pub size: u32,
    pub kind: FrameKind,
}

// `pc` points into leaked code, which every worker may read.
#[allow(unsafe_code)]
// SAFETY: instructions are never freed and their mutable parts are atomics.
unsafe impl Send for Frame {}

#[allow(unsafe_code)]
// SAFETY: as above; a shared frame is only read.
unsafe impl Sync for Frame {}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FrameKind {
    /// Bytecode.
    Java,
    /// A native method, running or waiting for a call it made.
    Native,
    /// The machine's own work between frames; not in stack traces.
    Continuation,
}
