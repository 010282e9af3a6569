//! What instructions have in common: the operand stack, the locals, and reading their operands.

use super::failure::{Fault, Origin, Reason, Site};
use super::method::MethodVerifier;
use super::types::{Name, Type};
use super::{Failure, Outcome};
use crate::constants::Constant;
use crate::mutf8;
use crate::opcodes::*;

impl MethodVerifier<'_, '_, '_> {
    // The stack.

    /// Pushes a value; one of two slots brings its second.
    pub(super) fn push(&mut self, pushed: Type) -> Outcome {
        let high = pushed.high();
        let fits = self.frame.has_room(1 + u16::from(high.is_some()))
            && self.frame.push(pushed)
            && high.is_none_or(|high| self.frame.push(high));
        if fits { Ok(()) } else { Err(self.overflow()) }
    }

    /// Pushes a value slot by slot: one that does not fit is pushed as far as it does, which only
    /// messages show.
    pub(super) fn push_result(&mut self, pushed: Type) -> Outcome {
        self.push_slots(&[pushed])?;
        pushed.high().map_or(Ok(()), |high| self.push_slots(&[high]))
    }

    /// Pops one slot, which must be assignable to `wanted`.
    #[inline]
    pub(super) fn pop(&mut self, wanted: Type) -> Outcome<Type> {
        self.pop_for(wanted, Site::Implicit)
    }

    /// Like `pop`, with a word on who asks.
    #[inline]
    pub(super) fn pop_for(&mut self, wanted: Type, site: Site) -> Outcome<Type> {
        let Some(top) = self.frame.top() else {
            return Err(self.underflow());
        };
        self.frame.drop_top();
        if top != wanted && !self.context.is_assignable(top, wanted)? {
            let expected = Origin { what: wanted, site };
            let fault =
                Fault::wrong_type(self.frame.offset.into(), self.popped_origin(), Some(expected));
            return Err(Failure::verify(fault, "Bad type on operand stack"));
        }
        Ok(top)
    }

    /// Pops a value of one or two slots. If both are wrong, HotSpot complains about the lower one,
    /// and the old verifier about the upper.
    pub(super) fn pop_value(&mut self, wanted: Type) -> Outcome<Type> {
        let Some(high) = wanted.high() else {
            return self.pop(wanted);
        };
        if self.inference.is_some() {
            return self.pop_slots(wanted);
        }
        let outcome = self.pop(high);
        let popped = self.pop(wanted)?;
        outcome.map(|_| popped)
    }

    /// Pops a value of one or two slots, of which the upper must be right first.
    pub(super) fn pop_slots(&mut self, wanted: Type) -> Outcome<Type> {
        if let Some(high) = wanted.high() {
            self.pop(high)?;
        }
        self.pop(wanted)
    }

    /// Pops a reference, which only the old verifier wants to be initialized.
    pub(super) fn pop_object(&mut self) -> Outcome {
        let wanted =
            if self.inference.is_some() { Type::Object(Name::OBJECT) } else { Type::AnyReference };
        self.pop(wanted).map(drop)
    }

    /// Pops one slot, whatever it is.
    pub(super) fn pop_any(&mut self) -> Outcome<Type> {
        let Some(top) = self.frame.top() else {
            return Err(self.underflow());
        };
        self.frame.drop_top();
        Ok(top)
    }

    #[cold]
    pub(super) fn overflow(&self) -> Box<Failure> {
        let fault = Fault::of_frame(self.frame.offset.into(), Reason::StackOverflow);
        Failure::verify(fault, "Operand stack overflow")
    }

    #[cold]
    fn underflow(&self) -> Box<Failure> {
        let fault = Fault::of_frame(self.frame.offset.into(), Reason::StackUnderflow);
        Failure::verify(fault, "Operand stack underflow")
    }

    /// The slot that was popped last, as messages show it.
    pub(super) fn popped_origin(&self) -> Origin {
        Origin { what: self.frame.popped(), site: Site::Stack(self.frame.stack_len()) }
    }

    /// The second of two slots of which the upper one has been popped as `upper`: the other half,
    /// or another value of one slot.
    fn pop_partner(&mut self, upper: Type) -> Outcome<Type> {
        if upper.is_category2_high() {
            self.pop(Type::AnyCategory2)
        } else if upper.is_category1() {
            self.pop(Type::AnyCategory1)
        } else {
            let pc = usize::from(self.frame.offset);
            Err(wrong_operand(pc, self.popped_origin(), None, self.bytes[pc]))
        }
    }

    pub(super) fn shuffle(&mut self, opcode: u8) -> Outcome {
        match opcode {
            POP => {
                self.pop(Type::AnyCategory1)?;
            }
            POP2 => {
                let a = self.pop_any()?;
                self.pop_partner(a)?;
            }
            DUP => {
                let a = self.pop(Type::AnyCategory1)?;
                self.push_slots(&[a, a])?;
            }
            DUP_X1 => {
                let a = self.pop(Type::AnyCategory1)?;
                let b = self.pop(Type::AnyCategory1)?;
                self.push_slots(&[a, b, a])?;
            }
            DUP_X2 => {
                let a = self.pop(Type::AnyCategory1)?;
                let b = self.pop_any()?;
                let c = self.pop_partner(b)?;
                self.push_slots(&[a, c, b, a])?;
            }
            DUP2 => {
                let a = self.pop_any()?;
                let b = self.pop_partner(a)?;
                self.push_slots(&[b, a, b, a])?;
            }
            DUP2_X1 => {
                let a = self.pop_any()?;
                let b = self.pop_partner(a)?;
                let c = self.pop(Type::AnyCategory1)?;
                self.push_slots(&[b, a, c, b, a])?;
            }
            DUP2_X2 => {
                let a = self.pop_any()?;
                let b = self.pop_partner(a)?;
                let c = self.pop_any()?;
                let d = self.pop_partner(c)?;
                self.push_slots(&[b, a, d, c, b, a])?;
            }
            _ => {
                let a = self.pop(Type::AnyCategory1)?;
                let b = self.pop(Type::AnyCategory1)?;
                self.push_slots(&[a, b])?;
            }
        }
        Ok(())
    }

    /// Pushes slots as they are, first one first.
    fn push_slots(&mut self, slots: &[Type]) -> Outcome {
        for &slot in slots {
            if !self.frame.push(slot) {
                return Err(self.overflow());
            }
        }
        Ok(())
    }

    // Locals.

    pub(super) fn load(&mut self, index: u16, wanted: Type) -> Outcome {
        let loaded = self.local(index, wanted)?;
        self.push(loaded)
    }

    pub(super) fn increment(&mut self, index: u16) -> Outcome {
        self.local(index, Type::Integer)?;
        Ok(())
    }

    fn local(&mut self, index: u16, wanted: Type) -> Outcome<Type> {
        let last = index.checked_add(u16::from(wanted.high().is_some()));
        if wanted.high().is_some() {
            if last.is_none_or(|last| usize::from(last) >= self.frame.locals.len()) {
                return Err(self.bad_local_index(index, "get long/double overflows locals"));
            }
        } else if index >= self.code.max_locals {
            return Err(self.bad_local_index(index, "Local variable table overflow"));
        }
        let what = self.frame.local(index);
        let halves_match = wanted.high().is_none_or(|high| self.frame.local(index + 1) == high);
        if !halves_match || !self.context.is_assignable(what, wanted)? {
            let found = Origin { what, site: Site::Local(index) };
            let expected = Origin { what: wanted, site: Site::Implicit };
            let fault = Fault::wrong_type(self.frame.offset.into(), found, Some(expected));
            return Err(Failure::verify(fault, "Bad local variable type"));
        }
        Ok(what)
    }

    pub(super) fn store(&mut self, index: u16, wanted: Type) -> Outcome {
        let stored = match self.frame.top() {
            // Only inference knows return addresses, and only `astore` may touch them.
            Some(Type::ReturnAddress(_)) if wanted == Type::AnyReference => self.pop_any()?,
            _ => self.pop_value(wanted)?,
        };
        let last = u32::from(index) + u32::from(wanted.high().is_some());
        if last >= u32::from(self.code.max_locals) {
            return Err(self.bad_local_index(index, "Local variable table overflow"));
        }
        self.frame.set_local(index, stored);
        self.locals_changed();
        if let Some(inference) = &mut self.inference {
            inference.note_store(index, last as u16);
        }
        Ok(())
    }

    #[cold]
    fn bad_local_index(&self, index: u16, message: &str) -> Box<Failure> {
        Failure::verify(Fault::new(self.frame.offset.into(), Reason::LocalIndex(index)), message)
    }

    // Operands.

    pub(super) fn operand(&self, at: usize) -> u8 {
        self.bytes.get(at).copied().unwrap_or(0)
    }

    pub(super) fn operand2(&self, at: usize) -> u16 {
        u16::from_be_bytes([self.operand(at), self.operand(at + 1)])
    }

    pub(super) fn constant(&self, pc: usize, index: u16) -> Outcome<Constant> {
        match self.context.class.constants.entries().get(usize::from(index)) {
            Some(&constant) if index != 0 => Ok(constant),
            _ => {
                let message = format!(
                    "Illegal constant pool index {index} in class {}",
                    self.external_class_name()
                );
                Err(Failure::verify(Fault::new(pc, Reason::ConstantIndex(index)), message))
            }
        }
    }

    #[cold]
    pub(super) fn bad_constant_type(&self, pc: usize, index: u16) -> Box<Failure> {
        let message = format!(
            "Illegal type at constant pool entry {index} in class {}",
            self.external_class_name()
        );
        Failure::verify(Fault::new(pc, Reason::ConstantIndex(index)), message)
    }

    /// The class that the two operand bytes after the opcode name.
    pub(super) fn class_operand(&mut self, pc: usize) -> Outcome<Type> {
        let index = self.operand2(pc + 1);
        if let Some(class) = self.context.class_type(index) {
            return Ok(class);
        }
        self.constant(pc, index)?;
        Err(self.bad_constant_type(pc, index))
    }

    pub(super) fn external_class_name(&self) -> String {
        mutf8::decode(self.context.names.text(self.context.this_name)).replace('/', ".")
    }
}

#[cold]
pub(super) fn wrong_operand(
    pc: usize,
    found: Origin,
    expected: Option<Origin>,
    opcode: u8,
) -> Box<Failure> {
    let message = format!("Bad type on operand stack in {}", mnemonic(opcode).unwrap_or_default());
    Failure::verify(Fault::wrong_type(pc, found, expected), message)
}
