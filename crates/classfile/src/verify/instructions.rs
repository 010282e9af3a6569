//! What each instruction takes from the stack and locals and what it leaves (JVMS §4.10.1.9).
//! Fields and calls are in `fields` and `invoke`.

use super::failure::{Fault, Origin, Reason, Site};
use super::method::MethodVerifier;
use super::operands::wrong_operand;
use super::types::{Name, Type};
use super::{Failure, Outcome};
use crate::constants::Constant;

use crate::opcodes::*;

/// The types of the `i`, `l`, `f`, `d`, `a` variants of an instruction, in the order of opcodes.
const VARIANTS: [Type; 5] =
    [Type::Integer, Type::Long, Type::Float, Type::Double, Type::AnyReference];

/// The descriptor characters of the array instructions, in the order of opcodes. Bytes stand for
/// booleans too.
const ARRAYS: [u8; 8] = *b"IJFDLBCS";

impl MethodVerifier<'_, '_, '_> {
    /// Checks the instruction at `pc`. Returns whether the next one may follow it.
    pub(super) fn instruction(&mut self, pc: usize) -> Outcome<bool> {
        let opcode = self.bytes[pc];
        match opcode {
            NOP => {}
            ACONST_NULL => self.push(Type::Null)?,
            ICONST_M1..=ICONST_5 | BIPUSH | SIPUSH => self.push(Type::Integer)?,
            LCONST_0 | LCONST_1 => self.push(Type::Long)?,
            FCONST_0..=FCONST_2 => self.push(Type::Float)?,
            DCONST_0 | DCONST_1 => self.push(Type::Double)?,
            LDC => self.load_constant(pc, u16::from(self.operand(pc + 1)), false)?,
            LDC_W => self.load_constant(pc, self.operand2(pc + 1), false)?,
            LDC2_W => self.load_constant(pc, self.operand2(pc + 1), true)?,
            ILOAD..=ALOAD => {
                self.load(u16::from(self.operand(pc + 1)), VARIANTS[usize::from(opcode - ILOAD)])?
            }
            ILOAD_0..=ALOAD_3 => {
                let variant = opcode - ILOAD_0;
                self.load(u16::from(variant % 4), VARIANTS[usize::from(variant / 4)])?;
            }
            IALOAD..=SALOAD => self.array_load(pc, opcode)?,
            ISTORE..=ASTORE => {
                self.store(u16::from(self.operand(pc + 1)), VARIANTS[usize::from(opcode - ISTORE)])?
            }
            ISTORE_0..=ASTORE_3 => {
                let variant = opcode - ISTORE_0;
                self.store(u16::from(variant % 4), VARIANTS[usize::from(variant / 4)])?;
            }
            IASTORE..=SASTORE => self.array_store(pc, opcode)?,
            POP..=SWAP => self.shuffle(opcode)?,
            IADD..=DREM => {
                let operand = VARIANTS[usize::from((opcode - IADD) % 4)];
                self.pop_value(operand)?;
                self.pop_value(operand)?;
                self.push(operand)?;
            }
            INEG..=DNEG => {
                let operand = VARIANTS[usize::from(opcode - INEG)];
                self.pop_value(operand)?;
                self.push(operand)?;
            }
            ISHL..=LUSHR => {
                let operand = VARIANTS[usize::from((opcode - ISHL) % 2)];
                self.pop(Type::Integer)?;
                self.pop_value(operand)?;
                self.push(operand)?;
            }
            IAND..=LXOR => {
                let operand = VARIANTS[usize::from((opcode - IAND) % 2)];
                self.pop_value(operand)?;
                self.pop_value(operand)?;
                self.push(operand)?;
            }
            IINC => self.increment(u16::from(self.operand(pc + 1)))?,
            I2L..=D2F => self.convert(opcode)?,
            I2B..=I2S => {
                self.pop(Type::Integer)?;
                self.push(Type::Integer)?;
            }
            LCMP..=DCMPG => {
                let operand = match opcode {
                    LCMP => Type::Long,
                    FCMPL | FCMPG => Type::Float,
                    _ => Type::Double,
                };
                self.pop_value(operand)?;
                self.pop_value(operand)?;
                self.push(Type::Integer)?;
            }
            IFEQ..=IFLE => {
                self.pop(Type::Integer)?;
                self.branch2(pc)?;
            }
            IF_ICMPEQ..=IF_ICMPLE => {
                self.pop(Type::Integer)?;
                self.pop(Type::Integer)?;
                self.branch2(pc)?;
            }
            IF_ACMPEQ | IF_ACMPNE => {
                self.pop_object()?;
                self.pop_object()?;
                self.branch2(pc)?;
            }
            IFNULL | IFNONNULL => {
                self.pop(Type::AnyReference)?;
                self.branch2(pc)?;
            }
            GOTO => {
                self.branch2(pc)?;
                return Ok(false);
            }
            GOTO_W => {
                self.jump(pc as i64 + i64::from(read_i4(self.bytes, pc + 1).unwrap_or(0)))?;
                return Ok(false);
            }
            TABLESWITCH | LOOKUPSWITCH => {
                self.switch(pc, opcode)?;
                return Ok(false);
            }
            IRETURN..=ARETURN => {
                self.return_value(VARIANTS[usize::from(opcode - IRETURN)])?;
                return Ok(false);
            }
            RETURN => {
                self.return_void(pc)?;
                return Ok(false);
            }
            GETSTATIC..=PUTFIELD => self.field(pc, opcode)?,
            INVOKEVIRTUAL..=INVOKEDYNAMIC => self.invoke(pc, opcode)?,
            NEW => self.new_object(pc)?,
            NEWARRAY => self.new_primitive_array(pc)?,
            ANEWARRAY => self.new_array(pc)?,
            ARRAYLENGTH => {
                let array = self.pop(Type::AnyReference)?;
                if !matches!(array, Type::Null | Type::Array { .. }) {
                    return Err(wrong_operand(pc, self.popped_origin(), None, opcode));
                }
                self.push(Type::Integer)?;
            }
            ATHROW => {
                self.pop(Type::Object(Name::THROWABLE))?;
                return Ok(false);
            }
            CHECKCAST | INSTANCEOF => {
                let class = self.class_operand(pc)?;
                self.pop(Type::Object(Name::OBJECT))?;
                self.push(if opcode == CHECKCAST { class } else { Type::Integer })?;
            }
            MONITORENTER | MONITOREXIT => self.pop_object()?,
            WIDE => return self.wide(pc),
            MULTIANEWARRAY => self.new_multi_array(pc)?,
            JSR | JSR_W if self.inference.is_some() => {
                self.call_subroutine(pc)?;
                return Ok(false);
            }
            RET if self.inference.is_some() => {
                self.return_from_subroutine(u16::from(self.operand(pc + 1)))?;
                return Ok(false);
            }
            // With stack maps there are no subroutines.
            _ => {
                let message = format!("Bad instruction: {opcode:02x}");
                return Err(Failure::verify(Fault::new(pc, Reason::Bytecode), message));
            }
        }
        Ok(true)
    }

    fn wide(&mut self, pc: usize) -> Outcome<bool> {
        let opcode = self.operand(pc + 1);
        let index = self.operand2(pc + 2);
        match opcode {
            ILOAD..=ALOAD => self.load(index, VARIANTS[usize::from(opcode - ILOAD)])?,
            ISTORE..=ASTORE => self.store(index, VARIANTS[usize::from(opcode - ISTORE)])?,
            IINC => self.increment(index)?,
            RET if self.inference.is_some() => {
                self.return_from_subroutine(index)?;
                return Ok(false);
            }
            _ => {
                return Err(Failure::verify(
                    Fault::new(pc, Reason::Bytecode),
                    "Bad wide instruction",
                ));
            }
        }
        Ok(true)
    }

    // Constants, conversions, arrays.

    fn load_constant(&mut self, pc: usize, index: u16, wide: bool) -> Outcome {
        let loaded = match self.constant(pc, index)? {
            Constant::Integer(_) if !wide => Type::Integer,
            Constant::Float(_) if !wide => Type::Float,
            Constant::String { .. } if !wide => Type::Object(Name::STRING),
            Constant::Class { .. } if !wide => Type::Object(Name::CLASS),
            Constant::MethodHandle { .. } if !wide => Type::Object(Name::METHOD_HANDLE),
            Constant::MethodType { .. } if !wide => Type::Object(Name::METHOD_TYPE),
            Constant::Long(_) if wide => Type::Long,
            Constant::Double(_) if wide => Type::Double,
            Constant::Dynamic { name_and_type, .. } => {
                let descriptor = self
                    .context
                    .class
                    .constants
                    .name_and_type(name_and_type)
                    .map_or(0, |pair| pair.1);
                let made = self.context.field_type(descriptor);
                if made.high().is_some() != wide {
                    return Err(self.bad_constant_type(pc, index));
                }
                made
            }
            _ => return Err(self.bad_constant_type(pc, index)),
        };
        self.push(loaded)
    }

    fn convert(&mut self, opcode: u8) -> Outcome {
        let (from, to) = match opcode {
            I2L => (Type::Integer, Type::Long),
            I2F => (Type::Integer, Type::Float),
            I2D => (Type::Integer, Type::Double),
            L2I => (Type::Long, Type::Integer),
            L2F => (Type::Long, Type::Float),
            L2D => (Type::Long, Type::Double),
            F2I => (Type::Float, Type::Integer),
            F2L => (Type::Float, Type::Long),
            F2D => (Type::Float, Type::Double),
            D2I => (Type::Double, Type::Integer),
            D2L => (Type::Double, Type::Long),
            _ => (Type::Double, Type::Float),
        };
        self.pop_value(from)?;
        self.push(to)
    }

    fn array_load(&mut self, pc: usize, opcode: u8) -> Outcome {
        let kind = usize::from(opcode - IALOAD);
        self.pop(Type::Integer)?;
        let array = self.pop_array(pc, opcode, ARRAYS[kind])?;
        self.push(match kind {
            0..4 => VARIANTS[kind],
            4 if array == Type::Null => Type::Null,
            4 => array.component(),
            _ => Type::Integer,
        })
    }

    fn array_store(&mut self, pc: usize, opcode: u8) -> Outcome {
        let kind = usize::from(opcode - IASTORE);
        self.pop_value(match kind {
            0..4 => VARIANTS[kind],
            // Whether it fits the array is checked when the store is made.
            4 => Type::Object(Name::OBJECT),
            _ => Type::Integer,
        })?;
        self.pop(Type::Integer)?;
        self.pop_array(pc, opcode, ARRAYS[kind])?;
        Ok(())
    }

    fn pop_array(&mut self, pc: usize, opcode: u8, component: u8) -> Outcome<Type> {
        let array = self.pop(Type::AnyReference)?;
        let legal = match component {
            b'L' => array.is_reference_array(),
            _ if array == Type::Null => true,
            b'B' => array == Type::primitive_array(b'B') || array == Type::primitive_array(b'Z'),
            component => array == Type::primitive_array(component),
        };
        if legal {
            return Ok(array);
        }
        let expected = match component {
            b'L' => Type::AnyReference,
            component => Type::primitive_array(component),
        };
        let expected = Origin { what: expected, site: Site::Implicit };
        Err(wrong_operand(pc, self.popped_origin(), Some(expected), opcode))
    }

    fn new_object(&mut self, pc: usize) -> Outcome {
        let index = self.operand2(pc + 1);
        let class = self.class_operand(pc)?;
        if !matches!(class, Type::Object(_)) {
            let found = Origin { what: class, site: Site::Constant(index) };
            return Err(Failure::verify(
                Fault::wrong_type(pc, found, None),
                "Illegal new instruction",
            ));
        }
        if self.inference.is_some() {
            self.forget_older(Type::Uninitialized(pc as u16))?;
        }
        self.push(Type::Uninitialized(pc as u16))
    }

    fn new_primitive_array(&mut self, pc: usize) -> Outcome {
        let kind = self.operand(pc + 1);
        let Some(&base) = (4..=11).contains(&kind).then(|| &b"ZCFDBSIJ"[usize::from(kind - 4)])
        else {
            return Err(Failure::verify(
                Fault::new(pc, Reason::Bytecode),
                "Illegal newarray instruction",
            ));
        };
        self.pop(Type::Integer)?;
        self.push(Type::primitive_array(base))
    }

    fn new_array(&mut self, pc: usize) -> Outcome {
        let component = self.class_operand(pc)?;
        self.pop(Type::Integer)?;
        let Some(array) = component.array_of() else {
            let message = "Illegal anewarray instruction, array has more than 255 dimensions";
            return Err(Failure::verify(Fault::new(pc, Reason::Bytecode), message));
        };
        self.push(array)
    }

    fn new_multi_array(&mut self, pc: usize) -> Outcome {
        let index = self.operand2(pc + 1);
        let count = self.operand(pc + 3);
        let array = self.class_operand(pc)?;
        let Type::Array { dimensions, .. } = array else {
            let found = Origin { what: array, site: Site::Constant(index) };
            let message = "Illegal constant pool index in multianewarray instruction";
            return Err(Failure::verify(Fault::wrong_type(pc, found, None), message));
        };
        if count < 1 || dimensions < count {
            let message = format!("Illegal dimension in multianewarray instruction: {count}");
            return Err(Failure::verify(Fault::new(pc, Reason::Bytecode), message));
        }
        for _ in 0..count {
            self.pop(Type::Integer)?;
        }
        self.push(array)
    }

    // Control flow.

    fn branch2(&mut self, pc: usize) -> Outcome {
        self.jump(pc as i64 + i64::from(self.operand2(pc + 1) as i16))
    }

    fn switch(&mut self, pc: usize, opcode: u8) -> Outcome {
        let operands = switch_operands(pc);
        let word = |at: usize| read_i4(self.bytes, at).unwrap_or(0);
        let bad = |message: &str| Failure::verify(Fault::new(pc, Reason::Bytecode), message);
        if self.context.class.major < 51
            && self.bytes[pc + 1..operands].iter().any(|&byte| byte != 0)
        {
            return Err(bad("Nonzero padding byte in lookupswitch or tableswitch"));
        }
        // The operands are known to lie inside the code.
        let (first, step, count) = if opcode == TABLESWITCH {
            (
                operands + 12,
                4,
                word(operands + 8).wrapping_sub(word(operands + 4)).wrapping_add(1) as usize,
            )
        } else {
            let count = word(operands + 4) as usize;
            let keys = (0..count).map(|i| word(operands + 8 + 8 * i));
            if !keys.is_sorted_by(|a, b| a < b) {
                self.pop(Type::Integer)?;
                return Err(bad("Bad lookupswitch instruction"));
            }
            (operands + 12, 8, count)
        };
        self.pop(Type::Integer)?;
        self.jump(pc as i64 + i64::from(word(operands)))?;
        for i in 0..count {
            let offset = read_i4(self.bytes, first + step * i).unwrap_or(0);
            self.jump(pc as i64 + i64::from(offset))?;
        }
        Ok(())
    }

    fn return_value(&mut self, popped: Type) -> Outcome {
        let value = self.pop_slots(popped)?;
        let pc = usize::from(self.frame.offset);
        let Some(wanted) = self.returns else {
            let expected = Origin { what: Type::Top, site: Site::Signature };
            let fault = Fault::wrong_type(pc, self.popped_origin(), Some(expected));
            return Err(Failure::verify(fault, "Method does not expect a return value"));
        };
        if !self.context.is_assignable(value, wanted)? {
            let expected = Origin { what: wanted, site: Site::Signature };
            let fault = Fault::wrong_type(pc, self.popped_origin(), Some(expected));
            return Err(Failure::verify(fault, "Bad return type"));
        }
        Ok(())
    }

    fn return_void(&mut self, pc: usize) -> Outcome {
        let bad = |message: &str| Err(Failure::verify(Fault::new(pc, Reason::Bytecode), message));
        if self.returns.is_some() {
            return bad("Method expects a return value");
        }
        if self.is_init && self.frame.this_uninitialized {
            return bad("Constructor must call super() or this() before return");
        }
        Ok(())
    }
}
