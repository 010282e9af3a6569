//! The instruction set (JVMS §6.5): opcodes, mnemonics and instruction lengths.

pub const NOP: u8 = 0;
pub const ACONST_NULL: u8 = 1;
pub const ICONST_M1: u8 = 2;
pub const ICONST_0: u8 = 3;
pub const ICONST_1: u8 = 4;
pub const ICONST_2: u8 = 5;
pub const ICONST_3: u8 = 6;
pub const ICONST_4: u8 = 7;
pub const ICONST_5: u8 = 8;
pub const LCONST_0: u8 = 9;
pub const LCONST_1: u8 = 10;
pub const FCONST_0: u8 = 11;
pub const FCONST_1: u8 = 12;
pub const FCONST_2: u8 = 13;
pub const DCONST_0: u8 = 14;
pub const DCONST_1: u8 = 15;
pub const BIPUSH: u8 = 16;
pub const SIPUSH: u8 = 17;
pub const LDC: u8 = 18;
pub const LDC_W: u8 = 19;
pub const LDC2_W: u8 = 20;
pub const ILOAD: u8 = 21;
pub const LLOAD: u8 = 22;
pub const FLOAD: u8 = 23;
pub const DLOAD: u8 = 24;
pub const ALOAD: u8 = 25;
pub const ILOAD_0: u8 = 26;
pub const ILOAD_1: u8 = 27;
pub const ILOAD_2: u8 = 28;
pub const ILOAD_3: u8 = 29;
pub const LLOAD_0: u8 = 30;
pub const LLOAD_1: u8 = 31;
pub const LLOAD_2: u8 = 32;
pub const LLOAD_3: u8 = 33;
pub const FLOAD_0: u8 = 34;
pub const FLOAD_1: u8 = 35;
pub const FLOAD_2: u8 = 36;
pub const FLOAD_3: u8 = 37;
pub const DLOAD_0: u8 = 38;
pub const DLOAD_1: u8 = 39;
pub const DLOAD_2: u8 = 40;
pub const DLOAD_3: u8 = 41;
pub const ALOAD_0: u8 = 42;
pub const ALOAD_1: u8 = 43;
pub const ALOAD_2: u8 = 44;
pub const ALOAD_3: u8 = 45;
pub const IALOAD: u8 = 46;
pub const LALOAD: u8 = 47;
pub const FALOAD: u8 = 48;
pub const DALOAD: u8 = 49;
pub const AALOAD: u8 = 50;
pub const BALOAD: u8 = 51;
pub const CALOAD: u8 = 52;
pub const SALOAD: u8 = 53;
pub const ISTORE: u8 = 54;
pub const LSTORE: u8 = 55;
pub const FSTORE: u8 = 56;
pub const DSTORE: u8 = 57;
pub const ASTORE: u8 = 58;
pub const ISTORE_0: u8 = 59;
pub const ISTORE_1: u8 = 60;
pub const ISTORE_2: u8 = 61;
pub const ISTORE_3: u8 = 62;
pub const LSTORE_0: u8 = 63;
pub const LSTORE_1: u8 = 64;
pub const LSTORE_2: u8 = 65;
pub const LSTORE_3: u8 = 66;
pub const FSTORE_0: u8 = 67;
pub const FSTORE_1: u8 = 68;
pub const FSTORE_2: u8 = 69;
pub const FSTORE_3: u8 = 70;
pub const DSTORE_0: u8 = 71;
pub const DSTORE_1: u8 = 72;
pub const DSTORE_2: u8 = 73;
pub const DSTORE_3: u8 = 74;
pub const ASTORE_0: u8 = 75;
pub const ASTORE_1: u8 = 76;
pub const ASTORE_2: u8 = 77;
pub const ASTORE_3: u8 = 78;
pub const IASTORE: u8 = 79;
pub const LASTORE: u8 = 80;
pub const FASTORE: u8 = 81;
pub const DASTORE: u8 = 82;
pub const AASTORE: u8 = 83;
pub const BASTORE: u8 = 84;
pub const CASTORE: u8 = 85;
pub const SASTORE: u8 = 86;
pub const POP: u8 = 87;
pub const POP2: u8 = 88;
pub const DUP: u8 = 89;
pub const DUP_X1: u8 = 90;
pub const DUP_X2: u8 = 91;
pub const DUP2: u8 = 92;
pub const DUP2_X1: u8 = 93;
pub const DUP2_X2: u8 = 94;
pub const SWAP: u8 = 95;
pub const IADD: u8 = 96;
pub const LADD: u8 = 97;
pub const FADD: u8 = 98;
pub const DADD: u8 = 99;
pub const ISUB: u8 = 100;
pub const LSUB: u8 = 101;
pub const FSUB: u8 = 102;
pub const DSUB: u8 = 103;
pub const IMUL: u8 = 104;
pub const LMUL: u8 = 105;
pub const FMUL: u8 = 106;
pub const DMUL: u8 = 107;
pub const IDIV: u8 = 108;
pub const LDIV: u8 = 109;
pub const FDIV: u8 = 110;
pub const DDIV: u8 = 111;
pub const IREM: u8 = 112;
pub const LREM: u8 = 113;
pub const FREM: u8 = 114;
pub const DREM: u8 = 115;
pub const INEG: u8 = 116;
pub const LNEG: u8 = 117;
pub const FNEG: u8 = 118;
pub const DNEG: u8 = 119;
pub const ISHL: u8 = 120;
pub const LSHL: u8 = 121;
pub const ISHR: u8 = 122;
pub const LSHR: u8 = 123;
pub const IUSHR: u8 = 124;
pub const LUSHR: u8 = 125;
pub const IAND: u8 = 126;
pub const LAND: u8 = 127;
pub const IOR: u8 = 128;
pub const LOR: u8 = 129;
pub const IXOR: u8 = 130;
pub const LXOR: u8 = 131;
pub const IINC: u8 = 132;
pub const I2L: u8 = 133;
pub const I2F: u8 = 134;
pub const I2D: u8 = 135;
pub const L2I: u8 = 136;
pub const L2F: u8 = 137;
pub const L2D: u8 = 138;
pub const F2I: u8 = 139;
pub const F2L: u8 = 140;
pub const F2D: u8 = 141;
pub const D2I: u8 = 142;
pub const D2L: u8 = 143;
pub const D2F: u8 = 144;
pub const I2B: u8 = 145;
pub const I2C: u8 = 146;
pub const I2S: u8 = 147;
pub const LCMP: u8 = 148;
pub const FCMPL: u8 = 149;
pub const FCMPG: u8 = 150;
pub const DCMPL: u8 = 151;
pub const DCMPG: u8 = 152;
pub const IFEQ: u8 = 153;
pub const IFNE: u8 = 154;
pub const IFLT: u8 = 155;
pub const IFGE: u8 = 156;
pub const IFGT: u8 = 157;
pub const IFLE: u8 = 158;
pub const IF_ICMPEQ: u8 = 159;
pub const IF_ICMPNE: u8 = 160;
pub const IF_ICMPLT: u8 = 161;
pub const IF_ICMPGE: u8 = 162;
pub const IF_ICMPGT: u8 = 163;
pub const IF_ICMPLE: u8 = 164;
pub const IF_ACMPEQ: u8 = 165;
pub const IF_ACMPNE: u8 = 166;
pub const GOTO: u8 = 167;
pub const JSR: u8 = 168;
pub const RET: u8 = 169;
pub const TABLESWITCH: u8 = 170;
pub const LOOKUPSWITCH: u8 = 171;
pub const IRETURN: u8 = 172;
pub const LRETURN: u8 = 173;
pub const FRETURN: u8 = 174;
pub const DRETURN: u8 = 175;
pub const ARETURN: u8 = 176;
pub const RETURN: u8 = 177;
pub const GETSTATIC: u8 = 178;
pub const PUTSTATIC: u8 = 179;
pub const GETFIELD: u8 = 180;
pub const PUTFIELD: u8 = 181;
pub const INVOKEVIRTUAL: u8 = 182;
pub const INVOKESPECIAL: u8 = 183;
pub const INVOKESTATIC: u8 = 184;
pub const INVOKEINTERFACE: u8 = 185;
pub const INVOKEDYNAMIC: u8 = 186;
pub const NEW: u8 = 187;
pub const NEWARRAY: u8 = 188;
pub const ANEWARRAY: u8 = 189;
pub const ARRAYLENGTH: u8 = 190;
pub const ATHROW: u8 = 191;
pub const CHECKCAST: u8 = 192;
pub const INSTANCEOF: u8 = 193;
pub const MONITORENTER: u8 = 194;
pub const MONITOREXIT: u8 = 195;
pub const WIDE: u8 = 196;
pub const MULTIANEWARRAY: u8 = 197;
pub const IFNULL: u8 = 198;
pub const IFNONNULL: u8 = 199;
pub const GOTO_W: u8 = 200;
pub const JSR_W: u8 = 201;

/// The highest opcode that a class file may contain.
pub const OPCODE_MAX: u8 = JSR_W;

/// Mnemonic and length by opcode; length 0 where the operands decide.
const TABLE: [(&str, u8); 202] = [
    ("nop", 1),
    ("aconst_null", 1),
    ("iconst_m1", 1),
    ("iconst_0", 1),
    ("iconst_1", 1),
    ("iconst_2", 1),
    ("iconst_3", 1),
    ("iconst_4", 1),
    ("iconst_5", 1),
    ("lconst_0", 1),
    ("lconst_1", 1),
    ("fconst_0", 1),
    ("fconst_1", 1),
    ("fconst_2", 1),
    ("dconst_0", 1),
    ("dconst_1", 1),
    ("bipush", 2),
    ("sipush", 3),
    ("ldc", 2),
    ("ldc_w", 3),
    ("ldc2_w", 3),
    ("iload", 2),
    ("lload", 2),
    ("fload", 2),
    ("dload", 2),
    ("aload", 2),
    ("iload_0", 1),
    ("iload_1", 1),
    ("iload_2", 1),
    ("iload_3", 1),
    ("lload_0", 1),
    ("lload_1", 1),
    ("lload_2", 1),
    ("lload_3", 1),
    ("fload_0", 1),
    ("fload_1", 1),
    ("fload_2", 1),
    ("fload_3", 1),
    ("dload_0", 1),
    ("dload_1", 1),
    ("dload_2", 1),
    ("dload_3", 1),
    ("aload_0", 1),
    ("aload_1", 1),
    ("aload_2", 1),
    ("aload_3", 1),
    ("iaload", 1),
    ("laload", 1),
    ("faload", 1),
    ("daload", 1),
    ("aaload", 1),
    ("baload", 1),
    ("caload", 1),
    ("saload", 1),
    ("istore", 2),
    ("lstore", 2),
    ("fstore", 2),
    ("dstore", 2),
    ("astore", 2),
    ("istore_0", 1),
    ("istore_1", 1),
    ("istore_2", 1),
    ("istore_3", 1),
    ("lstore_0", 1),
    ("lstore_1", 1),
    ("lstore_2", 1),
    ("lstore_3", 1),
    ("fstore_0", 1),
    ("fstore_1", 1),
    ("fstore_2", 1),
    ("fstore_3", 1),
    ("dstore_0", 1),
    ("dstore_1", 1),
    ("dstore_2", 1),
    ("dstore_3", 1),
    ("astore_0", 1),
    ("astore_1", 1),
    ("astore_2", 1),
    ("astore_3", 1),
    ("iastore", 1),
    ("lastore", 1),
    ("fastore", 1),
    ("dastore", 1),
    ("aastore", 1),
    ("bastore", 1),
    ("castore", 1),
    ("sastore", 1),
    ("pop", 1),
    ("pop2", 1),
    ("dup", 1),
    ("dup_x1", 1),
    ("dup_x2", 1),
    ("dup2", 1),
    ("dup2_x1", 1),
    ("dup2_x2", 1),
    ("swap", 1),
    ("iadd", 1),
    ("ladd", 1),
    ("fadd", 1),
    ("dadd", 1),
    ("isub", 1),
    ("lsub", 1),
    ("fsub", 1),
    ("dsub", 1),
    ("imul", 1),
    ("lmul", 1),
    ("fmul", 1),
    ("dmul", 1),
    ("idiv", 1),
    ("ldiv", 1),
    ("fdiv", 1),
    ("ddiv", 1),
    ("irem", 1),
    ("lrem", 1),
    ("frem", 1),
    ("drem", 1),
    ("ineg", 1),
    ("lneg", 1),
    ("fneg", 1),
    ("dneg", 1),
    ("ishl", 1),
    ("lshl", 1),
    ("ishr", 1),
    ("lshr", 1),
    ("iushr", 1),
    ("lushr", 1),
    ("iand", 1),
    ("land", 1),
    ("ior", 1),
    ("lor", 1),
    ("ixor", 1),
    ("lxor", 1),
    ("iinc", 3),
    ("i2l", 1),
    ("i2f", 1),
    ("i2d", 1),
    ("l2i", 1),
    ("l2f", 1),
    ("l2d", 1),
    ("f2i", 1),
    ("f2l", 1),
    ("f2d", 1),
    ("d2i", 1),
    ("d2l", 1),
    ("d2f", 1),
    ("i2b", 1),
    ("i2c", 1),
    ("i2s", 1),
    ("lcmp", 1),
    ("fcmpl", 1),
    ("fcmpg", 1),
    ("dcmpl", 1),
    ("dcmpg", 1),
    ("ifeq", 3),
    ("ifne", 3),
    ("iflt", 3),
    ("ifge", 3),
    ("ifgt", 3),
    ("ifle", 3),
    ("if_icmpeq", 3),
    ("if_icmpne", 3),
    ("if_icmplt", 3),
    ("if_icmpge", 3),
    ("if_icmpgt", 3),
    ("if_icmple", 3),
    ("if_acmpeq", 3),
    ("if_acmpne", 3),
    ("goto", 3),
    ("jsr", 3),
    ("ret", 2),
    ("tableswitch", 0),
    ("lookupswitch", 0),
    ("ireturn", 1),
    ("lreturn", 1),
    ("freturn", 1),
    ("dreturn", 1),
    ("areturn", 1),
    ("return", 1),
    ("getstatic", 3),
    ("putstatic", 3),
    ("getfield", 3),
    ("putfield", 3),
    ("invokevirtual", 3),
    ("invokespecial", 3),
    ("invokestatic", 3),
    ("invokeinterface", 5),
    ("invokedynamic", 5),
    ("new", 3),
    ("newarray", 2),
    ("anewarray", 3),
    ("arraylength", 1),
    ("athrow", 1),
    ("checkcast", 3),
    ("instanceof", 3),
    ("monitorenter", 1),
    ("monitorexit", 1),
    ("wide", 0),
    ("multianewarray", 4),
    ("ifnull", 3),
    ("ifnonnull", 3),
    ("goto_w", 5),
    ("jsr_w", 5),
];

/// The mnemonic of an opcode; None if no instruction has it.
pub fn mnemonic(opcode: u8) -> Option<&'static str> {
    TABLE.get(usize::from(opcode)).map(|&(name, _)| name)
}

/// The length in bytes of the instruction at `pc`, its opcode included. None if there is no legal
/// opcode or if the instruction does not fit into the code. Padding and the order of switch keys
/// are not looked at.
#[inline]
pub fn instruction_length(code: &[u8], pc: usize) -> Option<usize> {
    let opcode = *code.get(pc)?;
    let fixed = usize::from(TABLE.get(usize::from(opcode))?.1);
    let len = if fixed > 0 { fixed } else { variable_length(code, pc, opcode)? };
    (len <= code.len() - pc).then_some(len)
}

/// The length of all instructions with this opcode; None if it depends on the operands, or if
/// there is no such instruction.
pub fn fixed_length(opcode: u8) -> Option<usize> {
    TABLE.get(usize::from(opcode)).map(|&(_, len)| usize::from(len)).filter(|&len| len > 0)
}

/// The length that HotSpot gives to an opcode it keeps for itself. Code with one is refused, but
/// only after the tables that point between instructions have been checked.
pub fn reserved_length(opcode: u8) -> Option<usize> {
    match opcode {
        203..=219 | 226 | 227 | 231 | 233..=235 => Some(3),
        202 | 220 | 232 | 236 => Some(1),
        221..=223 | 225 => Some(4),
        224 | 230 | 237 => Some(2),
        _ => None,
    }
}

fn variable_length(code: &[u8], pc: usize, opcode: u8) -> Option<usize> {
    if opcode == WIDE {
        return match *code.get(pc + 1)? {
            IINC => Some(6),
            ILOAD | LLOAD | FLOAD | DLOAD | ALOAD | ISTORE | LSTORE | FSTORE | DSTORE | ASTORE
            | RET => Some(4),
            _ => None,
        };
    }
    let operands = switch_operands(pc);
    let word = |i: usize| read_i4(code, operands + 4 * i);
    let (header, rows) = if opcode == TABLESWITCH {
        let (low, high) = (word(1)?, word(2)?);
        let rows = i64::from(high) - i64::from(low) + 1;
        if low > high {
            return None;
        }
        (12, rows * 4)
    } else {
        let pairs = word(1)?;
        if pairs < 0 {
            return None;
        }
        (8, i64::from(pairs) * 8)
    };
    Some(operands - pc + header + usize::try_from(rows).ok()?)
}

/// Where the aligned operands of a switch at `pc` start.
pub fn switch_operands(pc: usize) -> usize {
    (pc + 4) & !3
}

/// The four-byte operand at `at`.
pub fn read_i4(code: &[u8], at: usize) -> Option<i32> {
    code.get(at..)?.first_chunk().map(|bytes| i32::from_be_bytes(*bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn table_is_in_step_with_the_constants() {
        for (opcode, name) in
            [(NOP, "nop"), (IADD, "iadd"), (WIDE, "wide"), (JSR_W, "jsr_w"), (ATHROW, "athrow")]
        {
            assert_eq!(mnemonic(opcode), Some(name));
        }
        assert_eq!(mnemonic(202), None);
    }

    #[test]
    fn lengths() {
        assert_eq!(instruction_length(&[SIPUSH, 1, 2], 0), Some(3));
        assert_eq!(instruction_length(&[SIPUSH, 1], 0), None);
        assert_eq!(instruction_length(&[WIDE, IINC, 0, 0, 0, 0], 0), Some(6));
        assert_eq!(instruction_length(&[WIDE, NOP, 0, 0, 0, 0], 0), None);
        let mut table = vec![TABLESWITCH, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1];
        assert_eq!(instruction_length(&table, 0), None);
        table.extend([0; 8]);
        assert_eq!(instruction_length(&table, 0), Some(24));
        assert_eq!(
            instruction_length(&[LOOKUPSWITCH, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff], 0),
            None
        );
        assert_eq!(instruction_length(&[0xca], 0), None);
    }
}
