//! Where `invokeBasic` and the `linkTo` methods jump.
//!
//! The method they find is entered in their place: its arguments lie where theirs lay, so there is
//! neither a frame in between nor anything to copy.

use super::Intrinsic;
use crate::interp::{Result, Stop};
use crate::machine::Machine;
use crate::program::{Insn, MethodRef};
use crate::state::Ref;

/// Argument slots of a call, without the mark for its result.
pub(super) fn argument_slots(insn: &Insn) -> usize {
    usize::from(insn.c & !crate::program::RESULT_IS_REF)
}

impl Machine {
    /// The method that a call of an intrinsic runs.
    pub(crate) fn intrinsic_target(&mut self, insn: &Insn) -> Result<MethodRef> {
        let thread = self.thread();
        let frame = thread.frames().last().expect("a running thread has a frame");
        let first = frame.base as usize + usize::from(insn.b);
        let mut slots = argument_slots(insn);
        let mut intrinsic = Intrinsic::from_bits(insn.x());
        loop {
            let stack = &self.thread().stack();
            let receiver = Ref(stack[first] as u32);
            let member = if intrinsic == Intrinsic::Basic {
                self.entry_of(receiver)?
            } else {
                slots -= 1;
                Ref(stack[first + slots] as u32)
            };
            let method = self.member_method(member)?;
            let target = match intrinsic {
                Intrinsic::Basic | Intrinsic::Static => method,
                _ if receiver.is_null() => return Err(Stop::null_pointer()),
                Intrinsic::Special => method,
                Intrinsic::Virtual => self.virtual_target(receiver, method)?,
                Intrinsic::Interface => {
                    let class = self.class_of(receiver);
                    self.select_for_interface(class, method)?
                }
            };
            // A handle may stand for an intrinsic, which then acts on the arguments that are left.
            if !target.marks.signature_polymorphic {
                return Ok(target);
            }
            intrinsic = Intrinsic::of(target.class(), target.name).ok_or_else(|| {
                Stop::unsupported(format!("{}.{}", target.class().java_name(), target.name))
            })?;
        }
    }

    fn virtual_target(&mut self, receiver: Ref, method: MethodRef) -> Result<MethodRef> {
        let class = self.class_of(receiver);
        match method.vtable_index() {
            Some(index) if !method.class().is_interface() => Ok(class.vtable[index]),
            _ if method.is_private() => Ok(method),
            _ => self.select_for_interface(class, method),
        }
    }
}
