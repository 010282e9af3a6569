//! What a build with the feature `checked` asserts before each access of the instruction loop.
//!
//! The loop relies on verified code and on objects laid out as their classes say. These checks ask
//! again, from the safe side of the machine, so that a mistake ends as a sentence.

use super::continuations;
use crate::machine::Machine;
use crate::program::Insn;
use crate::state::{Frame, FrameKind, Process, Ref};

impl Machine {
    /// Asserts that the loop's register `index` is one of the top frame.
    pub(super) fn check_register(&self, thread: usize, registers: *const u64, index: usize) {
        let stack = &self.threads()[thread].stack();
        let frame = self.checked_frame(thread);
        let base = frame.base as usize;
        assert!(
            std::ptr::eq(registers, stack.as_ptr().wrapping_add(base)),
            "the loop works on the registers of another frame"
        );
        let count = match (frame.kind, frame.method.code()) {
            (FrameKind::Java, Some(code)) => code.registers,
            (FrameKind::Java, None) => u32::from(frame.method.arg_slots),
            (FrameKind::Native | FrameKind::Continuation, _) => frame.size,
        };
        assert!(
            index < count as usize && base + index < stack.len(),
            "register {index} lies outside a frame of {count} in {:?}",
            frame.method
        );
    }

    /// Asserts that `pc` is an instruction of the top frame's method, or one that enters it.
    pub(super) fn check_position(&self, thread: usize, pc: *const Insn) {
        let method = self.checked_frame(thread).method;
        let inside = method.code().is_some_and(|code| {
            code.position_of(pc).is_some_and(|index| std::ptr::eq(&raw const code.insns[index], pc))
        });
        assert!(inside || continuations::is_entry(pc), "the loop left the code of {method:?}");
    }

    /// Asserts that an access lies in the part of the heap that is in use.
    pub(super) fn check_address(
        &self,
        thread: usize,
        heap: *const u8,
        address: usize,
        bytes: usize,
    ) {
        let memory = &self.checked_process(thread).heap;
        let used = memory.bytes_used() as usize;
        assert!(memory.is_at(heap), "the loop works on the heap of another process");
        assert!(
            address >= 8 && address + bytes <= used && address.is_multiple_of(bytes),
            "an access at {address:#x} to a heap of {used:#x} bytes"
        );
    }

    /// Asserts that a field lies inside its object.
    pub(super) fn check_field(&self, thread: usize, object: usize, offset: usize, bytes: usize) {
        debug_assert_eq!(thread, self.current().0 as usize, "the loop runs the current thread");
        let size = self.object_bytes(Ref((object / 8) as u32)) as usize;
        assert!(
            offset >= 8 && offset + bytes <= size,
            "a field at {offset} of an object of {size} bytes"
        );
    }

    /// Asserts that the loop's copy of the table of initialised classes is the current one.
    pub(super) fn check_ready(&self, thread: usize, ready: *const u32, length: usize) {
        let now = self.checked_process(thread).ready();
        assert!(
            std::ptr::eq(ready, now.as_ptr()) && length == now.len(),
            "the loop works on an old table of initialised classes"
        );
    }

    fn checked_frame(&self, thread: usize) -> &Frame {
        self.threads()[thread].frames().last().expect("a running thread has a frame")
    }

    fn checked_process(&self, thread: usize) -> &Process {
        self.running_process(thread)
    }
}
