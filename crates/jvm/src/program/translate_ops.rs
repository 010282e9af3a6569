//! One bytecode instruction at a time into register code; the machinery is in `translate.rs`.

use heddle_classfile::{Constant, descriptor::MethodDescriptor};

use super::insn::{NO_REGISTER, Op, Switch};
use super::translate::{Entry, Malformed, Result, Translator, Value};

/// Set in `c` of an instruction whose result is a reference, where the operation does not tell.
pub const RESULT_IS_REF: u16 = 0x8000;

/// How an unresolved call was written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CallKind {
    Virtual = 0,
    Special = 1,
    Static = 2,
    Interface = 3,
}

impl CallKind {
    pub fn from_bits(bits: u32) -> CallKind {
        match bits {
            0 => CallKind::Virtual,
            1 => CallKind::Special,
            2 => CallKind::Static,
            _ => CallKind::Interface,
        }
    }
}

/// Whether `x` holds a branch target in its upper half.
pub(super) fn has_target(op: Op) -> bool {
    (Op::Goto as u16..=Op::IfDleN as u16).contains(&(op as u16))
}

fn u8_at(code: &[u8], at: u32) -> Result<u8> {
    code.get(at as usize).copied().ok_or_else(|| Malformed::new("truncated code"))
}

fn u16_at(code: &[u8], at: u32) -> Result<u16> {
    Ok(u16::from(u8_at(code, at)?) << 8 | u16::from(u8_at(code, at + 1)?))
}

fn i32_at(code: &[u8], at: u32) -> Result<i32> {
    Ok((u32::from(u16_at(code, at)?) << 16 | u32::from(u16_at(code, at + 2)?)) as i32)
}

fn offset(at: u32, by: i32) -> Result<u32> {
    at.checked_add_signed(by).ok_or_else(|| Malformed::new("a branch out of the code"))
}

/// The length of the instruction at `at`.
fn length(code: &[u8], at: u32) -> Result<u32> {
    Ok(match u8_at(code, at)? {
        0x10 | 0x12 | 0x15..=0x19 | 0x36..=0x3a | 0xa9 | 0xbc => 2,
        0x11
        | 0x13
        | 0x14
        | 0x84
        | 0x99..=0xa8
        | 0xb2..=0xb8
        | 0xbb
        | 0xbd
        | 0xc0
        | 0xc1
        | 0xc6
        | 0xc7 => 3,
        0xb9 | 0xba | 0xc8 | 0xc9 => 5,
        0xc5 => 4,
        0xc4 => 4 + 2 * u32::from(u8_at(code, at + 1)? == 0x84),
        0xaa => {
            let base = (at + 4) & !3;
            let count = i64::from(i32_at(code, base + 8)?) - i64::from(i32_at(code, base + 4)?) + 1;
            let count = u32::try_from(count).map_err(|_| Malformed::new("a bad tableswitch"))?;
            base + 12 + 4 * count.min(1 << 20) - at
        }
        0xab => {
            let base = (at + 4) & !3;
            let count = u32::try_from(i32_at(code, base + 4)?)
                .map_err(|_| Malformed::new("a bad lookupswitch"))?;
            base + 8 + 8 * count.min(1 << 20) - at
        }
        _ => 1,
    })
}

/// Whether the code takes monitors, and so might forget to give one back.
pub(super) fn enters_monitors(code: &[u8]) -> Result<bool> {
    let mut at = 0;
    while (at as usize) < code.len() {
        if code[at as usize] == 0xc2 {
            return Ok(true);
        }
        at += length(code, at)?;
    }
    Ok(false)
}

/// The locals that instructions name, in the order of the code.
pub(super) fn used_locals(code: &[u8]) -> Result<Vec<u16>> {
    let mut used = Vec::new();
    let mut at = 0;
    while (at as usize) < code.len() {
        let opcode = code[at as usize];
        let (first, local) = match opcode {
            0x15..=0x19 | 0x36..=0x3a | 0x84 | 0xa9 => {
                (opcode, Some(u16::from(u8_at(code, at + 1)?)))
            }
            0x1a..=0x2d => (0x15 + (opcode - 0x1a) / 4, Some(u16::from((opcode - 0x1a) % 4))),
            0x3b..=0x4e => (0x36 + (opcode - 0x3b) / 4, Some(u16::from((opcode - 0x3b) % 4))),
            0xc4 => (u8_at(code, at + 1)?, Some(u16_at(code, at + 2)?)),
            _ => (opcode, None),
        };
        if let Some(local) = local {
            used.push(local);
            // The second half of a long or double must not be somebody else's register.
            if matches!(first, 0x16 | 0x18 | 0x37 | 0x39) {
                used.push(local.saturating_add(1));
            }
        }
        at += length(code, at)?;
    }
    Ok(used)
}

/// Marks where blocks begin: branch targets and the ends of handler ranges.
pub(super) fn leaders(code: &[u8], handlers: &[heddle_classfile::Handler]) -> Result<Vec<bool>> {
    let mut starts = vec![false; code.len()];
    let mut targets = vec![0];
    let mut at = 0;
    while (at as usize) < code.len() {
        starts[at as usize] = true;
        let opcode = code[at as usize];
        match opcode {
            0x99..=0xa8 | 0xc6 | 0xc7 => {
                targets.push(offset(at, i32::from(u16_at(code, at + 1)? as i16))?);
                if opcode == 0xa8 {
                    targets.push(at + 3);
                }
            }
            0xc8 | 0xc9 => {
                targets.push(offset(at, i32_at(code, at + 1)?)?);
                if opcode == 0xc9 {
                    targets.push(at + 5);
                }
            }
            0xaa | 0xab => {
                let base = (at + 4) & !3;
                targets.push(offset(at, i32_at(code, base)?)?);
                let (first, step) = if opcode == 0xaa { (base + 12, 4) } else { (base + 12, 8) };
                let end = at + length(code, at)?;
                let mut entry = first;
                while entry < end {
                    targets.push(offset(at, i32_at(code, entry)?)?);
                    entry += step;
                }
            }
            _ => {}
        }
        at += length(code, at)?;
    }
    for handler in handlers {
        targets.extend([handler.start_pc, handler.end_pc, handler.handler_pc].map(u32::from));
    }
    let mut leaders = vec![false; code.len()];
    for target in targets {
        let target = target as usize;
        if target < code.len() && starts[target] {
            leaders[target] = true;
        }
    }
    Ok(leaders)
}

/// Translates the instruction at `t.bci`; `None` when control does not go on to the next.
pub(super) fn instruction(t: &mut Translator<'_>) -> Result<Option<u32>> {
    let at = t.bci;
    let code = t.code;
    let opcode = u8_at(code, at)?;
    let next = at + length(code, at)?;
    match opcode {
        0x00 => {}
        0x01 => t.push(Value::Bits(0), false),
        0x02..=0x08 => t.push(Value::Int(i32::from(opcode) - 3), false),
        0x09 | 0x0a => t.push(Value::Wide(u64::from(opcode) - 9), true),
        0x0b => t.push(Value::Bits(u64::from(0f32.to_bits())), false),
        0x0c => t.push(Value::Bits(u64::from(1f32.to_bits())), false),
        0x0d => t.push(Value::Bits(u64::from(2f32.to_bits())), false),
        0x0e => t.push(Value::Wide(0f64.to_bits()), true),
        0x0f => t.push(Value::Wide(1f64.to_bits()), true),
        0x10 => t.push(Value::Int(i32::from(u8_at(code, at + 1)? as i8)), false),
        0x11 => t.push(Value::Int(i32::from(u16_at(code, at + 1)? as i16)), false),
        0x12 => load_constant(t, u16::from(u8_at(code, at + 1)?))?,
        0x13 | 0x14 => load_constant(t, u16_at(code, at + 1)?)?,
        0x15..=0x19 => load(t, opcode - 0x15, u16::from(u8_at(code, at + 1)?)),
        0x1a..=0x2d => load(t, (opcode - 0x1a) / 4, u16::from((opcode - 0x1a) % 4)),
        0x2e..=0x35 => array_load(t, opcode)?,
        0x36..=0x3a => store(t, opcode - 0x36, u16::from(u8_at(code, at + 1)?))?,
        0x3b..=0x4e => store(t, (opcode - 0x3b) / 4, u16::from((opcode - 0x3b) % 4))?,
        0x4f..=0x56 => array_store(t, opcode)?,
        0x57 => {
            t.pop()?;
        }
        0x58 => {
            if !t.pop()?.wide {
                t.pop()?;
            }
        }
        0x59..=0x5f => shuffle(t, opcode)?,
        0x60..=0x83 => arithmetic(t, opcode)?,
        0x84 => {
            let by = i32::from(u8_at(code, at + 2)? as i8);
            increment(t, u16::from(u8_at(code, at + 1)?), by);
        }
        0x85..=0x93 => convert(t, opcode)?,
        0x94..=0x98 => {
            let op =
                [Op::Lcmp, Op::Fcmpl, Op::Fcmpg, Op::Dcmpl, Op::Dcmpg][usize::from(opcode - 0x94)];
            let c = t.pop_register()?;
            let b = t.pop_register()?;
            t.emit_push(op, b, c, 0, false);
        }
        0x99..=0x9e => {
            branch_on_zero(t, opcode - 0x99, offset(at, i32::from(u16_at(code, at + 1)? as i16))?)?
        }
        0x9f..=0xa4 => {
            branch_on_ints(t, opcode - 0x9f, offset(at, i32::from(u16_at(code, at + 1)? as i16))?)?
        }
        0xa5 | 0xa6 => {
            let op = if opcode == 0xa5 { Op::IfAcmpeq } else { Op::IfAcmpne };
            let b = t.pop_register()?;
            let a = t.pop_register()?;
            t.branch(op, a, b, offset(at, i32::from(u16_at(code, at + 1)? as i16))?, 0)?;
        }
        0xc6 | 0xc7 => {
            let op = if opcode == 0xc6 { Op::Ifnull } else { Op::Ifnonnull };
            let a = t.pop_register()?;
            t.branch(op, a, 0, offset(at, i32::from(u16_at(code, at + 1)? as i16))?, 0)?;
        }
        0xa7 | 0xc8 => {
            let by = if opcode == 0xa7 {
                i32::from(u16_at(code, at + 1)? as i16)
            } else {
                i32_at(code, at + 1)?
            };
            t.branch(Op::Goto, 0, 0, offset(at, by)?, 0)?;
            return Ok(None);
        }
        0xa8 | 0xc9 => {
            let by = if opcode == 0xa8 {
                i32::from(u16_at(code, at + 1)? as i16)
            } else {
                i32_at(code, at + 1)?
            };
            t.call_subroutine(offset(at, by)?, next)?;
            return Ok(None);
        }
        0xa9 => {
            let local = t.numbering.register(u16::from(u8_at(code, at + 1)?));
            t.return_from_subroutine(local)?;
            return Ok(None);
        }
        0xaa | 0xab => {
            switch(t, opcode == 0xaa, next)?;
            return Ok(None);
        }
        0xac..=0xb1 => {
            return_value(t, opcode)?;
            return Ok(None);
        }
        0xb2..=0xb5 => field(t, opcode, u16_at(code, at + 1)?)?,
        0xb6 => call(t, CallKind::Virtual, u16_at(code, at + 1)?)?,
        0xb7 => call(t, CallKind::Special, u16_at(code, at + 1)?)?,
        0xb8 => call(t, CallKind::Static, u16_at(code, at + 1)?)?,
        0xb9 => call(t, CallKind::Interface, u16_at(code, at + 1)?)?,
        0xba => call_dynamic(t, u16_at(code, at + 1)?)?,
        0xbb => t.emit_push(Op::NewUnresolved, 0, 0, u64::from(u16_at(code, at + 1)?), false),
        0xbc => {
            let b = t.pop_register()?;
            // Primitive array types are numbered 4 to 11 in the class file.
            t.emit_push(Op::NewarrayUnresolved, b, 1, u64::from(u8_at(code, at + 1)?), false);
        }
        0xbd => {
            let b = t.pop_register()?;
            t.emit_push(Op::NewarrayUnresolved, b, 0, u64::from(u16_at(code, at + 1)?), false);
        }
        0xbe => {
            let b = t.pop_register()?;
            t.emit_push(Op::Arraylength, b, 0, 0, false);
        }
        0xbf => {
            let a = t.pop_register()?;
            t.emit(Op::Athrow, a, 0, 0, 0);
            return Ok(None);
        }
        0xc0 => {
            let b = t.pop_register()?;
            t.emit_push(Op::CheckcastUnresolved, b, 0, u64::from(u16_at(code, at + 1)?), false);
        }
        0xc1 => {
            let b = t.pop_register()?;
            t.emit_push(Op::InstanceofUnresolved, b, 0, u64::from(u16_at(code, at + 1)?), false);
        }
        0xc2 | 0xc3 => {
            let a = t.pop_register()?;
            t.emit(if opcode == 0xc2 { Op::Monitorenter } else { Op::Monitorexit }, a, 0, 0, 0);
        }
        0xc4 => return wide(t, next),
        0xc5 => {
            let dimensions = u16::from(u8_at(code, at + 3)?);
            let from = t.stack.len().checked_sub(usize::from(dimensions));
            let from = from.ok_or_else(|| Malformed::new("the operand stack is empty"))?;
            t.flush(from)?;
            t.stack.truncate(from);
            let first = t.position(from);
            t.emit_push(
                Op::MultianewarrayUnresolved,
                first,
                dimensions,
                u64::from(u16_at(code, at + 1)?),
                false,
            );
        }
        _ => return Err(Malformed::new(format!("unknown opcode {opcode:#04x}"))),
    }
    Ok(Some(next))
}

fn is_wide(kind: u8) -> bool {
    kind == 1 || kind == 3
}

fn load(t: &mut Translator<'_>, kind: u8, local: u16) {
    let local = t.numbering.register(local);
    t.push(Value::Register(local), is_wide(kind));
}

fn store(t: &mut Translator<'_>, kind: u8, local: u16) -> Result<()> {
    let local = t.numbering.register(local);
    t.store(local, is_wide(kind))
}

fn increment(t: &mut Translator<'_>, local: u16, by: i32) {
    let local = t.numbering.register(local);
    t.spill(local, false);
    t.emit(Op::IaddI, local, local, 0, u64::from(by as u32));
}

fn wide(t: &mut Translator<'_>, next: u32) -> Result<Option<u32>> {
    let at = t.bci;
    let opcode = u8_at(t.code, at + 1)?;
    let local = u16_at(t.code, at + 2)?;
    match opcode {
        0x15..=0x19 => load(t, opcode - 0x15, local),
        0x36..=0x3a => store(t, opcode - 0x36, local)?,
        0x84 => {
            let by = i32::from(u16_at(t.code, at + 4)? as i16);
            increment(t, local, by);
        }
        0xa9 => {
            let local = t.numbering.register(local);
            t.return_from_subroutine(local)?;
            return Ok(None);
        }
        _ => return Err(Malformed::new("a bad wide instruction")),
    }
    Ok(Some(next))
}

fn load_constant(t: &mut Translator<'_>, index: u16) -> Result<()> {
    match t.constant(index)? {
        Constant::Integer(value) => t.push(Value::Int(value), false),
        Constant::Float(bits) => t.push(Value::Bits(u64::from(bits)), false),
        Constant::Long(value) => t.push(Value::Wide(value as u64), true),
        Constant::Double(bits) => t.push(Value::Wide(bits), true),
        Constant::Dynamic { .. } => {
            let member = t.file.constants.member(index).map_err(|e| Malformed(e.message))?;
            let text =
                t.file.constants.utf8_str(member.descriptor).map_err(|e| Malformed(e.message))?;
            let kind = Translator::field_type(&text)?;
            let mark = if kind.is_reference() { RESULT_IS_REF } else { 0 };
            let wide = kind.slots() == 2;
            t.emit_push(Op::LdcUnresolved, index, mark, u64::from(index), wide);
        }
        _ => t.emit_push(Op::LdcUnresolved, index, RESULT_IS_REF, u64::from(index), false),
    }
    Ok(())
}

fn array_load(t: &mut Translator<'_>, opcode: u8) -> Result<()> {
    let op = match opcode {
        0x2e | 0x30 => Op::Iaload,
        0x2f | 0x31 => Op::Laload,
        0x32 => Op::Aaload,
        0x33 => Op::Baload,
        0x34 => Op::Caload,
        _ => Op::Saload,
    };
    let c = t.pop_register()?;
    let b = t.pop_register()?;
    t.emit_push(op, b, c, 0, matches!(opcode, 0x2f | 0x31));
    Ok(())
}

fn array_store(t: &mut Translator<'_>, opcode: u8) -> Result<()> {
    let op = match opcode {
        0x4f | 0x51 => Op::Iastore,
        0x50 | 0x52 => Op::Lastore,
        0x53 => Op::Aastore,
        0x54 => Op::Bastore,
        _ => Op::Castore,
    };
    let a = t.pop_register()?;
    let c = t.pop_register()?;
    let b = t.pop_register()?;
    t.emit(op, a, b, c, 0);
    Ok(())
}

/// `dup` and `dup2` share a register; the others bring everything to its place first.
fn shuffle(t: &mut Translator<'_>, opcode: u8) -> Result<()> {
    let empty = || Malformed::new("the operand stack is empty");
    let depth = t.stack.len();
    let top = *t.stack.last().ok_or_else(empty)?;
    if opcode == 0x59 || (opcode == 0x5c && top.wide) {
        // A constant is made real first, so that both copies may name its register.
        let register = t.materialize(top.value, depth - 1);
        t.stack[depth - 1].value = Value::Register(register);
        t.push(Value::Register(register), top.wide);
        return Ok(());
    }
    if opcode == 0x5c {
        let below = depth.checked_sub(2).ok_or_else(empty)?;
        t.flush(below)?;
        let pair = [t.stack[below], t.stack[below + 1]];
        t.stack.extend(pair);
        return Ok(());
    }
    // The order of the result, as indices into the entries taken off (deepest first).
    let second_wide = depth >= 2 && t.stack[depth - 2].wide;
    let order: &[usize] = match (opcode, top.wide, second_wide) {
        (0x5a, ..) => &[1, 0, 1],
        (0x5b, _, true) => &[1, 0, 1],
        (0x5b, ..) => &[2, 0, 1, 2],
        (0x5d, true, _) => &[1, 0, 1],
        (0x5d, ..) => &[1, 2, 0, 1, 2],
        (0x5e, true, true) => &[1, 0, 1],
        (0x5e, true, false) => &[2, 0, 1, 2],
        (0x5e, false, _) if depth >= 3 && t.stack[depth - 3].wide => &[1, 2, 0, 1, 2],
        (0x5e, ..) => &[2, 3, 0, 1, 2, 3],
        _ => &[1, 0],
    };
    let taken = order.iter().max().copied().unwrap_or(0) + 1;
    let from = depth.checked_sub(taken).ok_or_else(empty)?;
    t.flush(from)?;
    let entries: Vec<Entry> = t.stack.drain(from..).collect();
    // The new homes overlap the old ones: write from the top down, where nothing is needed any
    // more, and keep what would be overwritten in the spare register.
    let mut homes = Vec::new();
    for &source in order {
        homes.push((t.position(t.stack.len()), entries[source]));
        let home = t.position(t.stack.len());
        t.push(Value::Register(home), entries[source].wide);
    }
    let mut moves: Vec<(u16, u16)> = Vec::new();
    for (home, entry) in homes {
        if let Value::Register(register) = entry.value
            && register != home
        {
            moves.push((home, register));
        }
    }
    parallel_moves(t, moves);
    Ok(())
}

/// Emits moves as if all happened at once.
fn parallel_moves(t: &mut Translator<'_>, mut moves: Vec<(u16, u16)>) {
    while !moves.is_empty() {
        // A target that nobody still reads may be written now.
        let ready = (0..moves.len())
            .find(|&i| !moves.iter().enumerate().any(|(j, m)| j != i && m.1 == moves[i].0));
        match ready {
            Some(index) => {
                let (target, source) = moves.remove(index);
                t.emit(Op::Move, target, source, 0, 0);
            }
            None => {
                // Only cycles are left: free one target by copying it aside.
                let blocked = moves[0].0;
                let spare = t.spare_register();
                t.emit(Op::Move, spare, blocked, 0, 0);
                for m in &mut moves {
                    if m.1 == blocked {
                        m.1 = spare;
                    }
                }
            }
        }
    }
}

fn arithmetic(t: &mut Translator<'_>, opcode: u8) -> Result<()> {
    use Op::*;
    if (0x74..=0x77).contains(&opcode) {
        let op = [Ineg, Lneg, Fneg, Dneg][usize::from(opcode - 0x74)];
        let b = t.pop_register()?;
        t.emit_push(op, b, 0, 0, is_wide(opcode - 0x74));
        return Ok(());
    }
    let (op, kind) = if opcode < 0x74 {
        let table = [
            [Iadd, Ladd, Fadd, Dadd],
            [Isub, Lsub, Fsub, Dsub],
            [Imul, Lmul, Fmul, Dmul],
            [Idiv, Ldiv, Fdiv, Ddiv],
            [Irem, Lrem, Frem, Drem],
        ];
        let kind = (opcode - 0x60) % 4;
        (table[usize::from((opcode - 0x60) / 4)][usize::from(kind)], kind)
    } else {
        let table =
            [[Ishl, Lshl], [Ishr, Lshr], [Iushr, Lushr], [Iand, Land], [Ior, Lor], [Ixor, Lxor]];
        let kind = (opcode - 0x78) % 2;
        (table[usize::from((opcode - 0x78) / 2)][usize::from(kind)], kind)
    };
    let right = t.pop()?;
    let right_index = t.stack.len();
    let left = t.pop()?;
    let left_index = t.stack.len();
    let wide = is_wide(kind);
    if let Some((op, immediate)) = immediate_form(op, right.value) {
        let b = t.materialize(left.value, left_index);
        t.emit_push(op, b, 0, immediate, wide);
        return Ok(());
    }
    let commutes = matches!(op, Iadd | Imul | Iand | Ior | Ixor | Ladd | Lmul | Land);
    if commutes && let Some((op, immediate)) = immediate_form(op, left.value) {
        // The right operand's home is computed with the left one still below it.
        t.push(left.value, left.wide);
        let b = t.materialize(right.value, right_index);
        t.pop()?;
        t.emit_push(op, b, 0, immediate, wide);
        return Ok(());
    }
    let b = t.materialize(left.value, left_index);
    t.push(Value::Register(b), left.wide);
    let c = t.materialize(right.value, right_index);
    t.pop()?;
    t.emit_push(op, b, c, 0, wide);
    Ok(())
}

/// The form of `op` with its right operand built in.
fn immediate_form(op: Op, right: Value) -> Option<(Op, u64)> {
    use Op::*;
    match right {
        Value::Int(value) => {
            let bits = u64::from(value as u32);
            Some(match op {
                Iadd => (IaddI, bits),
                Isub => (IaddI, u64::from(value.wrapping_neg() as u32)),
                Imul => (ImulI, bits),
                Iand => (IandI, bits),
                Ior => (IorI, bits),
                Ixor => (IxorI, bits),
                Ishl => (IshlI, bits),
                Ishr => (IshrI, bits),
                Iushr => (IushrI, bits),
                // Division by a constant zero still throws, by the register form.
                Idiv if value != 0 => (IdivI, bits),
                Irem if value != 0 => (IremI, bits),
                Lshl => (LshlI, bits),
                Lshr => (LshrI, bits),
                Lushr => (LushrI, bits),
                _ => return None,
            })
        }
        Value::Wide(bits) => Some(match op {
            Ladd => (LaddI, bits),
            Lsub => (LaddI, bits.wrapping_neg()),
            Lmul => (LmulI, bits),
            Land => (LandI, bits),
            _ => return None,
        }),
        _ => None,
    }
}

fn convert(t: &mut Translator<'_>, opcode: u8) -> Result<()> {
    use Op::*;
    let table = [I2l, I2f, I2d, L2i, L2f, L2d, F2i, F2l, F2d, D2i, D2l, D2f, I2b, I2c, I2s];
    let b = t.pop_register()?;
    let wide = matches!(opcode, 0x85 | 0x87 | 0x8a | 0x8c | 0x8d | 0x8f);
    t.emit_push(table[usize::from(opcode - 0x85)], b, 0, 0, wide);
    Ok(())
}

const INT_CONDITIONS: [Op; 6] =
    [Op::IfIcmpeq, Op::IfIcmpne, Op::IfIcmplt, Op::IfIcmpge, Op::IfIcmpgt, Op::IfIcmple];
const IMMEDIATE_CONDITIONS: [Op; 6] =
    [Op::IfIeqI, Op::IfIneI, Op::IfIltI, Op::IfIgeI, Op::IfIgtI, Op::IfIleI];
/// `a ? b` as `b ? a`, by condition number.
const MIRRORED: [usize; 6] = [0, 1, 4, 5, 2, 3];

fn branch_on_ints(t: &mut Translator<'_>, condition: u8, target: u32) -> Result<()> {
    let right = t.pop()?;
    let right_index = t.stack.len();
    let left = t.pop()?;
    let left_index = t.stack.len();
    let condition = usize::from(condition);
    match (left.value, right.value) {
        (_, Value::Int(value)) => {
            let a = t.materialize(left.value, left_index);
            t.branch(IMMEDIATE_CONDITIONS[condition], a, 0, target, value as u32)
        }
        (Value::Int(value), _) => {
            t.push(left.value, false);
            let a = t.materialize(right.value, right_index);
            t.pop()?;
            t.branch(IMMEDIATE_CONDITIONS[MIRRORED[condition]], a, 0, target, value as u32)
        }
        _ => {
            let a = t.materialize(left.value, left_index);
            t.push(Value::Register(a), false);
            let b = t.materialize(right.value, right_index);
            t.pop()?;
            t.branch(INT_CONDITIONS[condition], a, b, target, 0)
        }
    }
}

/// `ifeq` and its kin; a comparison just before is fused with the branch.
fn branch_on_zero(t: &mut Translator<'_>, condition: u8, target: u32) -> Result<()> {
    use Op::*;
    let a = t.pop_register()?;
    let condition = usize::from(condition);
    let fused = t.producer(a).and_then(|producer| {
        // NaN makes `cmpl` answer -1 and `cmpg` 1; the `N` forms hold in that case.
        Some(match producer.op() {
            Lcmp => [IfLeq, IfLne, IfLlt, IfLge, IfLgt, IfLle][condition],
            Fcmpl => [IfFeq, IfFne, IfFltN, IfFge, IfFgt, IfFleN][condition],
            Fcmpg => [IfFeq, IfFne, IfFlt, IfFgeN, IfFgtN, IfFle][condition],
            Dcmpl => [IfDeq, IfDne, IfDltN, IfDge, IfDgt, IfDleN][condition],
            Dcmpg => [IfDeq, IfDne, IfDlt, IfDgeN, IfDgtN, IfDle][condition],
            _ => return None,
        })
    });
    match fused {
        Some(op) => {
            let (b, c) = t.take_producer(a).map_or((0, 0), |insn| (insn.b, insn.c));
            t.branch(op, b, c, target, 0)
        }
        None => t.branch(IMMEDIATE_CONDITIONS[condition], a, 0, target, 0),
    }
}

fn switch(t: &mut Translator<'_>, table: bool, end: u32) -> Result<()> {
    let at = t.bci;
    let code = t.code;
    let a = t.pop_register()?;
    t.flush(0)?;
    let base = (at + 4) & !3;
    let default = offset(at, i32_at(code, base)?)?;
    let mut keys = Vec::new();
    let mut targets = Vec::new();
    let mut low = 0;
    let mut entry = base + 12;
    if table {
        low = i32_at(code, base + 4)?;
        while entry < end {
            targets.push(offset(at, i32_at(code, entry)?)?);
            entry += 4;
        }
    } else {
        entry = base + 8;
        while entry < end {
            keys.push(i32_at(code, entry)?);
            targets.push(offset(at, i32_at(code, entry + 4)?)?);
            entry += 8;
        }
    }
    for &target in targets.iter().chain([&default]) {
        t.reach_here(target)?;
    }
    let index = t.switches.len() as u64;
    // Bytecode indices for now; `finish` turns them into distances.
    let targets = targets.into_iter().map(|target| target as i32).collect();
    t.switches.push(Switch { low, keys: keys.into(), targets, default: default as i32 });
    t.emit(if table { Op::Tableswitch } else { Op::Lookupswitch }, a, 0, 1, index);
    Ok(())
}

fn return_value(t: &mut Translator<'_>, opcode: u8) -> Result<()> {
    if opcode == 0xb1 {
        t.leave_monitors();
        t.emit(Op::ReturnVoid, 0, 0, 0, 0);
        return Ok(());
    }
    let a = t.pop_register()?;
    t.leave_monitors();
    let op = match t.returns {
        Some(b'Z') => Op::ReturnBoolean,
        Some(b'B') => Op::ReturnInt8,
        Some(b'C') => Op::ReturnU16,
        Some(b'S') => Op::ReturnInt16,
        _ => Op::Return,
    };
    t.emit(op, a, 0, 0, 0);
    Ok(())
}

fn field(t: &mut Translator<'_>, opcode: u8, index: u16) -> Result<()> {
    let member = t.file.constants.member(index).map_err(|e| Malformed(e.message))?;
    let text = t.file.constants.utf8_str(member.descriptor).map_err(|e| Malformed(e.message))?;
    let kind = Translator::field_type(&text)?;
    let (wide, mark) = (kind.slots() == 2, if kind.is_reference() { RESULT_IS_REF } else { 0 });
    match opcode {
        0xb2 => t.emit_push(Op::GetstaticUnresolved, 0, mark, u64::from(index), wide),
        0xb3 => {
            let a = t.pop_register()?;
            t.emit(Op::PutstaticUnresolved, a, 0, 0, u64::from(index));
        }
        0xb4 => {
            let b = t.pop_register()?;
            t.emit_push(Op::GetfieldUnresolved, b, mark, u64::from(index), wide);
        }
        _ => {
            let a = t.pop_register()?;
            let b = t.pop_register()?;
            t.emit(Op::PutfieldUnresolved, a, b, 0, u64::from(index));
        }
    }
    Ok(())
}

fn call(t: &mut Translator<'_>, kind: CallKind, index: u16) -> Result<()> {
    let member = t.file.constants.member(index).map_err(|e| Malformed(e.message))?;
    let x = u64::from(index) | (kind as u64) << 32;
    emit_call(t, Op::InvokeUnresolved, kind != CallKind::Static, member.descriptor, x)
}

fn call_dynamic(t: &mut Translator<'_>, index: u16) -> Result<()> {
    let member = t.file.constants.member(index).map_err(|e| Malformed(e.message))?;
    emit_call(t, Op::InvokedynamicUnresolved, false, member.descriptor, u64::from(index))
}

fn emit_call(
    t: &mut Translator<'_>,
    op: Op,
    receiver: bool,
    descriptor: u16,
    x: u64,
) -> Result<()> {
    let text = t.file.constants.utf8_str(descriptor).map_err(|e| Malformed(e.message))?;
    let parsed = MethodDescriptor::parse(&text)
        .ok_or_else(|| Malformed::new("a malformed method descriptor"))?;
    let count = parsed.argument_count() + usize::from(receiver);
    let from = t.stack.len().checked_sub(count);
    let from = from.ok_or_else(|| Malformed::new("the operand stack is empty"))?;
    t.flush(from)?;
    let slots = parsed.argument_slots() as u16 + u16::from(receiver);
    t.stack.truncate(from);
    let first = t.position(from);
    let mut register = first + u16::from(receiver);
    for argument in parsed.arguments() {
        let slots = argument.slots() as u16;
        if slots == 2 {
            t.halves.insert((t.bci as u16, register + 1));
        }
        register += slots;
    }
    match parsed.returns {
        None => t.emit(op, NO_REGISTER, first, slots, x),
        Some(kind) => {
            let mark = if kind.is_reference() { RESULT_IS_REF } else { 0 };
            t.emit_push(op, first, slots | mark, x, kind.slots() == 2);
        }
    }
    Ok(())
}
