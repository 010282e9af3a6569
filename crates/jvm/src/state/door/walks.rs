//! The running thread's own stack, and the stacks that exceptions recorded.
//!
//! A thread's own frames change only by what it does itself. What an exception recorded is guarded
//! by its monitor: `fillInStackTrace` and all who read the trace hold it, and recording it in a
//! constructor concerns nobody else.

use super::{Call, GuardedField};
use crate::interp::{Continuation, HIDDEN_TOP, Result, Stop, entry_parts};
use crate::program::MethodRef;
use crate::state::{ARRAY_BASE, FrameKind, Ref, Status};

/// One frame of a stack.
#[derive(Clone, Copy)]
pub struct Walked {
    pub method: MethodRef,
    /// The bytecode index of the instruction it is at; 0 in a native.
    pub bci: u16,
    /// A frame of the machine's own, which Java does not know.
    pub is_continuation: bool,
}

impl Call<'_> {
    /// How many frames there are.
    pub fn depth(&self) -> usize {
        self.machine.thread().frames.len()
    }

    /// A frame, counted from the bottom of the stack.
    pub fn frame(&self, index: usize) -> Walked {
        let frame = &self.machine.thread().frames[index];
        let code = frame.method.code().filter(|_| frame.kind == FrameKind::Java);
        Walked {
            method: frame.method,
            bci: code.map_or(0, |code| code.bci_of(frame.pc)),
            is_continuation: frame.kind == FrameKind::Continuation,
        }
    }

    /// The methods on the stack, innermost first, without the machine's own frames.
    pub fn callers(&self) -> Vec<MethodRef> {
        let frames = self.machine.thread().frames.iter().rev();
        let of_java = frames.filter(|frame| frame.kind != FrameKind::Continuation);
        of_java.map(|frame| frame.method).collect()
    }

    /// A saved register of a frame further down that waits in a continuation; nothing if it does
    /// not wait in that one.
    pub fn saved_below(
        &self,
        index: usize,
        continuation: &'static Continuation,
        register: usize,
    ) -> Option<u64> {
        Some(self.machine.thread().stack[self.register_below(index, continuation, register)?])
    }

    /// Changes a register that `saved_below` has given.
    pub fn set_saved_below(
        &mut self,
        index: usize,
        continuation: &'static Continuation,
        register: usize,
        value: u64,
    ) {
        let at = self.register_below(index, continuation, register);
        let at = at.expect("only a register that was read is changed");
        self.machine.thread_mut().stack[at] = value;
    }

    fn register_below(
        &self,
        index: usize,
        continuation: &'static Continuation,
        register: usize,
    ) -> Option<usize> {
        let frame = self.machine.thread().frames.get(index)?;
        let waits = frame.continuation.is_some_and(|found| std::ptr::eq(found, continuation));
        waits.then_some(frame.base as usize + register)
    }

    /// Leaves the frame of the native, so that what it throws is not seen by its own continuation.
    pub fn leave_frame(&mut self) {
        self.machine.thread_mut().frames.pop();
    }

    /// The thread has nothing more to do, ever.
    pub fn sleep_for_ever(&mut self) -> Stop {
        self.machine.thread_mut().status = Status::Dormant;
        Stop::Blocked
    }

    /// Records the current stack in a throwable, without the frames that make it.
    pub fn record_stack(&mut self, exception: Ref) {
        self.machine.fill_in_stack_trace(exception, true);
    }

    /// The frames in a record, innermost first. It was filled when it was made, and never changes.
    pub fn recorded_frames(&self, record: Ref) -> Vec<(MethodRef, u16)> {
        let entries = 0..self.length(record);
        entries.map(|index| entry_parts(self.machine, self.recorded(record, index))).collect()
    }

    /// Whether the innermost frames are missing in a record, as they are not to be shown.
    pub fn has_hidden_top(&self, record: Ref) -> bool {
        self.length(record) > 0 && self.recorded(record, 0) & HIDDEN_TOP != 0
    }

    fn recorded(&self, record: Ref, index: u32) -> u64 {
        self.machine.heap().load_u64(record, ARRAY_BASE + 8 * index)
    }

    /// A reference in a field that is guarded.
    pub fn guarded_ref(&self, object: Ref, field: &GuardedField) -> Result<Ref> {
        Ok(Ref(self.guarded_field(object, field)? as u32))
    }
}
