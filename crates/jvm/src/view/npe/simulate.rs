//! The operand stack before each instruction: which instruction pushed each slot.
//!
//! Paths that meet with different pushers leave a slot without one. The order in which instructions
//! are looked at, and where it stops, are HotSpot's, because they show in the messages.

use heddle_classfile::descriptor::{FieldType, MethodDescriptor};
use heddle_classfile::opcodes::*;
use heddle_classfile::{ClassFile, Code, Constant};

/// Who pushed a slot; `None` when paths disagree.
type Slot = Option<u32>;

#[derive(Clone, Default)]
pub(super) struct Stack {
    slots: Vec<Slot>,
    /// A bit per local that was assigned; those beyond count as assigned.
    written: u64,
}

impl Stack {
    pub(super) fn was_written(&self, local: u16) -> bool {
        local >= 64 || self.written & (1 << local) != 0
    }

    fn write(&mut self, local: usize) {
        if local < 64 {
            self.written |= 1 << local;
        }
    }

    fn push(&mut self, bci: usize, count: usize) {
        for _ in 0..count {
            self.slots.push(Some(bci as u32));
        }
    }

    fn pop(&mut self, count: usize) {
        self.slots.truncate(self.slots.len().saturating_sub(count));
    }

    /// The slot `from_top` positions below the top.
    fn peek(&self, from_top: usize) -> Slot {
        let index = self.slots.len().checked_sub(from_top + 1)?;
        self.slots[index]
    }

    fn merge(&mut self, other: &Stack) {
        for (mine, theirs) in self.slots.iter_mut().zip(&other.slots) {
            if mine != theirs {
                *mine = None;
            }
        }
        self.written |= other.written;
    }

    /// Copies the top `count` slots below the `depth` slots under them.
    fn duplicate(&mut self, count: usize, depth: usize) {
        let length = self.slots.len();
        if length < count + depth {
            return;
        }
        let top = self.slots[length - count..].to_vec();
        let at = length - count - depth;
        self.slots.splice(at..at, top);
    }
}

pub(super) struct Stacks {
    before: Vec<Option<Stack>>,
}

/// Stack slots of a field type.
pub(super) fn slots_of(descriptor: &str) -> usize {
    FieldType::parse(descriptor).map_or(1, |parsed| parsed.slots() as usize)
}

/// Where control goes after an instruction.
#[derive(Default)]
struct Flow {
    targets: Vec<usize>,
    ended: bool,
}

impl Stacks {
    pub(super) fn analyse(file: &ClassFile, code: &Code, wanted: usize) -> Stacks {
        let bytes = file.bytecode(code);
        let mut stacks = Stacks { before: vec![None; bytes.len() + 1] };
        if let Some(first) = stacks.before.first_mut() {
            *first = Some(Stack::default());
        }
        for handler in &code.handlers {
            let pc = usize::from(handler.handler_pc);
            if let Some(entry @ None) = stacks.before.get_mut(pc) {
                let mut stack = Stack::default();
                stack.push(pc, 1);
                *entry = Some(stack);
            }
        }
        let mut added = true;
        while added {
            added = false;
            let mut complete = true;
            let mut pc = 0;
            while pc < bytes.len() {
                let Some(length) = instruction_length(bytes, pc) else { return stacks };
                if let Some(stack) = stacks.before[pc].clone() {
                    added |= stacks.step(file, bytes, pc, length, stack);
                } else {
                    complete = false;
                }
                pc += length;
                if pc == wanted && stacks.before[pc].is_some() {
                    return stacks;
                }
            }
            if complete {
                break;
            }
        }
        stacks
    }

    /// Who pushed a slot before an instruction, and the whole stack there.
    pub(super) fn source(&self, bci: usize, slot: usize) -> Option<(usize, &Stack)> {
        let stack = self.before.get(bci)?.as_ref()?;
        Some((stack.peek(slot)? as usize, stack))
    }

    /// Applies one instruction; true if a place got its first stack.
    fn step(
        &mut self,
        file: &ClassFile,
        bytes: &[u8],
        pc: usize,
        length: usize,
        mut stack: Stack,
    ) -> bool {
        let mut flow = Flow::default();
        apply(file, bytes, pc, &mut stack, &mut flow);
        if !flow.ended {
            flow.targets.insert(0, pc + length);
        }
        let mut added = false;
        for target in flow.targets {
            match self.before.get_mut(target) {
                Some(Some(known)) => known.merge(&stack),
                Some(entry @ None) => {
                    *entry = Some(stack.clone());
                    added = true;
                }
                None => {}
            }
        }
        added
    }
}

fn u2(bytes: &[u8], at: usize) -> u16 {
    bytes.get(at..at + 2).map_or(0, |pair| u16::from_be_bytes([pair[0], pair[1]]))
}

fn branch(pc: usize, offset: i32) -> usize {
    (pc as i64 + i64::from(offset)) as usize
}

fn near(bytes: &[u8], pc: usize) -> usize {
    branch(pc, i32::from(u2(bytes, pc + 1) as i16))
}

fn apply(file: &ClassFile, bytes: &[u8], pc: usize, stack: &mut Stack, flow: &mut Flow) {
    let wide = bytes[pc] == WIDE;
    let at = if wide { pc + 1 } else { pc };
    let opcode = bytes[at];
    let local = || usize::from(if wide { u2(bytes, at + 1) } else { u16::from(bytes[at + 1]) });
    match opcode {
        ACONST_NULL..=ICONST_5 | FCONST_0..=FCONST_2 | BIPUSH | SIPUSH => stack.push(pc, 1),
        LCONST_0 | LCONST_1 | DCONST_0 | DCONST_1 | LDC2_W => stack.push(pc, 2),
        LDC => stack.push(pc, constant_slots(file, u16::from(bytes[at + 1]))),
        LDC_W => stack.push(pc, constant_slots(file, u2(bytes, at + 1))),
        ILOAD | FLOAD | ALOAD => stack.push(pc, 1),
        LLOAD | DLOAD => stack.push(pc, 2),
        ILOAD_0..=ALOAD_3 => stack.push(pc, wide_in_four((opcode - ILOAD_0) / 4)),
        IALOAD..=SALOAD => replace(stack, pc, 2, wide_kind(opcode - IALOAD)),
        ISTORE..=ASTORE => store(stack, local(), wide_in_four(opcode - ISTORE)),
        ISTORE_0..=ASTORE_3 => {
            let kind = opcode - ISTORE_0;
            store(stack, usize::from(kind % 4), wide_in_four(kind / 4));
        }
        IASTORE..=SASTORE => stack.pop(2 + wide_kind(opcode - IASTORE)),
        POP | MONITORENTER | MONITOREXIT => stack.pop(1),
        POP2 => stack.pop(2),
        DUP => stack.duplicate(1, 0),
        DUP_X1 => stack.duplicate(1, 1),
        DUP_X2 => stack.duplicate(1, 2),
        DUP2 => stack.duplicate(2, 0),
        DUP2_X1 => stack.duplicate(2, 1),
        DUP2_X2 => stack.duplicate(2, 2),
        SWAP => {
            let length = stack.slots.len();
            if length >= 2 {
                stack.slots.swap(length - 1, length - 2);
            }
        }
        IADD..=DREM => {
            let size = 1 + usize::from((opcode - IADD) % 2);
            replace(stack, pc, 2 * size, size);
        }
        INEG..=DNEG => {
            let size = 1 + usize::from((opcode - INEG) % 2);
            replace(stack, pc, size, size);
        }
        ISHL | ISHR | IUSHR => replace(stack, pc, 2, 1),
        LSHL | LSHR | LUSHR => replace(stack, pc, 3, 2),
        IAND | IOR | IXOR => replace(stack, pc, 2, 1),
        LAND | LOR | LXOR => replace(stack, pc, 4, 2),
        IINC => stack.write(local()),
        I2L | I2D | F2L | F2D => replace(stack, pc, 1, 2),
        I2F | F2I | I2B | I2C | I2S | INSTANCEOF | ARRAYLENGTH | NEWARRAY | ANEWARRAY => {
            replace(stack, pc, 1, 1);
        }
        L2I | L2F | D2I | D2F => replace(stack, pc, 2, 1),
        L2D | D2L => replace(stack, pc, 2, 2),
        LCMP | DCMPL | DCMPG => replace(stack, pc, 4, 1),
        FCMPL | FCMPG => replace(stack, pc, 2, 1),
        IFEQ..=IFLE | IFNULL | IFNONNULL => {
            stack.pop(1);
            flow.targets.push(near(bytes, pc));
        }
        IF_ICMPEQ..=IF_ACMPNE => {
            stack.pop(2);
            flow.targets.push(near(bytes, pc));
        }
        GOTO | JSR => {
            stack.push(pc, usize::from(opcode == JSR));
            flow.targets.push(near(bytes, pc));
            flow.ended = true;
        }
        GOTO_W | JSR_W => {
            stack.push(pc, usize::from(opcode == JSR_W));
            flow.targets.push(branch(pc, read_i4(bytes, pc + 1).unwrap_or(0)));
            flow.ended = true;
        }
        TABLESWITCH | LOOKUPSWITCH => {
            stack.pop(1);
            flow.targets = switch_targets(bytes, pc);
            flow.ended = true;
        }
        RET | IRETURN..=RETURN | ATHROW => flow.ended = true,
        GETSTATIC | PUTSTATIC | GETFIELD | PUTFIELD => access(file, bytes, pc, stack),
        INVOKEVIRTUAL..=INVOKEDYNAMIC => call(file, bytes, pc, stack),
        NEW => stack.push(pc, 1),
        MULTIANEWARRAY => replace(stack, pc, usize::from(bytes[at + 3]), 1),
        _ => {}
    }
}

/// Slots of the four primitive stack types and references, in instruction order: `ilfda`.
fn wide_in_four(kind: u8) -> usize {
    if kind == 1 || kind == 3 { 2 } else { 1 }
}

/// Slots of array elements, in instruction order: `ilfdabcs`.
fn wide_kind(kind: u8) -> usize {
    wide_in_four(kind)
}

fn replace(stack: &mut Stack, pc: usize, pops: usize, pushes: usize) {
    stack.pop(pops);
    stack.push(pc, pushes);
}

fn store(stack: &mut Stack, local: usize, size: usize) {
    stack.pop(size);
    for index in local..local + size {
        stack.write(index);
    }
}

fn constant_slots(file: &ClassFile, index: u16) -> usize {
    match file.constants.get(index) {
        Ok(Constant::Dynamic { .. }) => {
            let member = file.constants.member(index).ok();
            let text = member.and_then(|m| file.constants.utf8_str(m.descriptor).ok());
            text.map_or(1, |text| slots_of(&text))
        }
        _ => 1,
    }
}

fn access(file: &ClassFile, bytes: &[u8], pc: usize, stack: &mut Stack) {
    let member = file.constants.member(u2(bytes, pc + 1)).ok();
    let size = member
        .and_then(|m| file.constants.utf8_str(m.descriptor).ok())
        .map_or(1, |text| slots_of(&text));
    match bytes[pc] {
        GETSTATIC => stack.push(pc, size),
        PUTSTATIC => stack.pop(size),
        GETFIELD => replace(stack, pc, 1, size),
        _ => stack.pop(size + 1),
    }
}

fn call(file: &ClassFile, bytes: &[u8], pc: usize, stack: &mut Stack) {
    let member = file.constants.member(u2(bytes, pc + 1)).ok();
    let Some(text) = member.and_then(|m| file.constants.utf8_str(m.descriptor).ok()) else {
        return;
    };
    let Some(descriptor) = MethodDescriptor::parse(&text) else { return };
    let receiver = !matches!(bytes[pc], INVOKESTATIC | INVOKEDYNAMIC);
    stack.pop(descriptor.argument_slots() as usize + usize::from(receiver));
    stack.push(pc, descriptor.return_slots() as usize);
}

fn switch_targets(bytes: &[u8], pc: usize) -> Vec<usize> {
    let operands = switch_operands(pc);
    let word = |index: usize| read_i4(bytes, operands + 4 * index).unwrap_or(0);
    let mut offsets = vec![word(0)];
    if bytes[pc] == TABLESWITCH {
        let count = i64::from(word(2)) - i64::from(word(1)) + 1;
        offsets.extend((0..count.max(0) as usize).map(|index| word(3 + index)));
    } else {
        offsets.extend((0..word(1).max(0) as usize).map(|index| word(3 + 2 * index)));
    }
    offsets.into_iter().map(|offset| branch(pc, offset)).collect()
}
