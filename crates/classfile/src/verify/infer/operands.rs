//! What can be said about an instruction without knowing any types (JVMS §4.9.1). Unlike types,
//! this is checked in code that is never reached, too.

use super::super::Outcome;
use super::super::method::MethodVerifier;
use super::super::types::Type;
use super::bad;
use crate::constants::{Constant, tag};
use crate::opcodes::*;

impl MethodVerifier<'_, '_, '_> {
    /// Checks the operands of all instructions and finds out where blocks begin.
    pub(super) fn check_all_operands(&mut self) -> Outcome {
        let mut pc = 0;
        while pc < self.bytes.len() {
            self.frame.begin(pc as u16);
            self.check_operands_at(pc)?;
            pc += instruction_length(self.bytes, pc).unwrap_or(1);
        }
        Ok(())
    }

    fn check_operands_at(&mut self, pc: usize) -> Outcome {
        let opcode = self.bytes[pc];
        match opcode {
            IFEQ..=GOTO | IFNULL | IFNONNULL | GOTO_W => {
                self.add_target(self.jump_target(pc), pc, "Illegal target of jump or branch")
            }
            JSR | JSR_W => self.check_call(pc),
            TABLESWITCH | LOOKUPSWITCH => self.check_switch(pc, opcode),
            LDC => self.check_loadable(pc, u16::from(self.operand(pc + 1))),
            LDC_W => self.check_loadable(pc, self.operand2(pc + 1)),
            LDC2_W => self.check_tag(pc, &[tag::LONG, tag::DOUBLE]),
            ILOAD..=ALOAD | ISTORE..=ASTORE | RET | IINC => {
                self.check_local(pc, opcode, u16::from(self.operand(pc + 1)))
            }
            ILOAD_0..=ALOAD_3 => {
                let variant = opcode - ILOAD_0;
                self.check_local(pc, ILOAD + variant / 4, u16::from(variant % 4))
            }
            ISTORE_0..=ASTORE_3 => {
                let variant = opcode - ISTORE_0;
                self.check_local(pc, ISTORE + variant / 4, u16::from(variant % 4))
            }
            WIDE => self.check_local(pc, self.operand(pc + 1), self.operand2(pc + 2)),
            GETSTATIC..=PUTFIELD => self.check_tag(pc, &[tag::FIELD]),
            INVOKEVIRTUAL => self.check_method(pc, opcode, &[tag::METHOD]),
            INVOKESPECIAL | INVOKESTATIC => self.check_method(pc, opcode, &[tag::METHOD]),
            INVOKEINTERFACE => self.check_method(pc, opcode, &[tag::INTERFACE_METHOD]),
            INVOKEDYNAMIC => {
                Err(bad(pc, "invokedynamic bytecode is not supported in this class file version"))
            }
            NEW | ANEWARRAY | CHECKCAST | INSTANCEOF | MULTIANEWARRAY => {
                self.check_class(pc, opcode)
            }
            NEWARRAY if !(4..=11).contains(&self.operand(pc + 1)) => {
                Err(bad(pc, "Bad type passed to newarray"))
            }
            _ => Ok(()),
        }
    }

    /// A block begins at `target`, which must be an instruction.
    fn add_target(&mut self, target: i64, pc: usize, illegal: &str) -> Outcome {
        match usize::try_from(target) {
            Ok(target) if self.is_instruction(target) => {
                self.inference_mut().keep(target);
                Ok(())
            }
            _ => Err(bad(pc, illegal)),
        }
    }

    fn check_call(&mut self, pc: usize) -> Outcome {
        let target = self.jump_target(pc);
        self.add_target(target, pc, "Illegal target of jump or branch")?;
        let next = pc + instruction_length(self.bytes, pc).unwrap_or(1);
        let in_code = next < self.bytes.len();
        let inference = self.inference_mut();
        inference.keep(pc);
        if in_code {
            inference.keep(next);
        }
        inference.calls.entry(target as u16).or_default().push(pc as u16);
        Ok(())
    }

    fn check_switch(&mut self, pc: usize, opcode: u8) -> Outcome {
        let operands = switch_operands(pc);
        let bytes = self.bytes;
        let word = |at: usize| read_i4(bytes, at).unwrap_or(0);
        let target = |at: usize| pc as i64 + i64::from(word(at));
        if bytes[pc + 1..operands].iter().any(|&byte| byte != 0) {
            return Err(bad(pc, "Non zero padding bytes in switch"));
        }
        let (step, count) = if opcode == TABLESWITCH {
            (4, word(operands + 8).wrapping_sub(word(operands + 4)).wrapping_add(1) as usize)
        } else {
            let count = word(operands + 4) as usize;
            if !(0..count).map(|i| word(operands + 8 + 8 * i)).is_sorted_by(|a, b| a < b) {
                return Err(bad(pc, "Unsorted lookup switch"));
            }
            (8, count)
        };
        self.add_target(target(operands), pc, "Illegal default target in switch")?;
        for i in 0..count {
            self.add_target(target(operands + 12 + step * i), pc, "Illegal branch in tableswitch")?;
        }
        Ok(())
    }

    fn check_local(&mut self, pc: usize, opcode: u8, index: u16) -> Outcome {
        let slots = if matches!(opcode, LLOAD | DLOAD | LSTORE | DSTORE) { 2 } else { 1 };
        if u32::from(index) + slots > u32::from(self.code.max_locals) {
            return Err(bad(pc, "Illegal local variable number"));
        }
        if opcode == RET {
            self.inference_mut().keep(pc);
        }
        Ok(())
    }

    fn check_loadable(&self, pc: usize, index: u16) -> Outcome {
        let legal = match self.static_constant(pc, index)? {
            Constant::Integer(_) | Constant::Float(_) | Constant::String { .. } => true,
            Constant::Class { .. } => self.context.class.major >= 49,
            _ => false,
        };
        if legal { Ok(()) } else { Err(bad(pc, "Illegal type in constant pool")) }
    }

    fn check_tag(&self, pc: usize, tags: &[u8]) -> Outcome {
        let constant = self.static_constant(pc, self.operand2(pc + 1))?;
        if tags.contains(&constant.tag()) {
            Ok(())
        } else {
            Err(bad(pc, "Illegal type in constant pool"))
        }
    }

    fn static_constant(&self, pc: usize, index: u16) -> Outcome<Constant> {
        match self.context.class.constants.entries().get(usize::from(index)) {
            Some(&constant) if index != 0 => Ok(constant),
            _ => Err(bad(pc, "Illegal constant pool index")),
        }
    }

    fn check_method(&mut self, pc: usize, opcode: u8, tags: &[u8]) -> Outcome {
        self.check_tag(pc, tags)?;
        let constants = &self.context.class.constants;
        let Ok(member) = constants.member(self.operand2(pc + 1)) else {
            return Err(bad(pc, "Illegal type in constant pool"));
        };
        let name = constants.utf8_bytes(member.name).unwrap_or_default();
        if name == b"<init>" {
            if opcode != INVOKESPECIAL {
                return Err(bad(pc, "Must call initializers using invokespecial"));
            }
        } else if name.starts_with(b"<") {
            return Err(bad(pc, "Illegal call to internal method"));
        }
        if opcode == INVOKEINTERFACE {
            let slots = self.context.signature(member.descriptor)?.len;
            if u16::from(self.operand(pc + 3)) != slots + 1 {
                return Err(bad(pc, "Inconsistent args_size for invokeinterface"));
            }
            if self.operand(pc + 4) != 0 {
                return Err(bad(pc, "Fourth operand byte of invokeinterface must be zero"));
            }
        }
        Ok(())
    }

    fn check_class(&mut self, pc: usize, opcode: u8) -> Outcome {
        self.check_tag(pc, &[tag::CLASS])?;
        let Some(class) = self.context.class_type(self.operand2(pc + 1)) else {
            return Err(bad(pc, "Illegal type in constant pool"));
        };
        match (opcode, class) {
            (NEW, Type::Array { .. }) => {
                Err(bad(pc, "Illegal creation of multi-dimensional array"))
            }
            (ANEWARRAY, Type::Array { dimensions: 255, .. }) => {
                Err(bad(pc, "Array with too many dimensions"))
            }
            (MULTIANEWARRAY, class) => {
                let count = self.operand(pc + 3);
                match class {
                    Type::Array { dimensions, .. } if count >= 1 && count <= dimensions => Ok(()),
                    _ => Err(bad(pc, "Illegal dimension argument")),
                }
            }
            _ => Ok(()),
        }
    }
}
