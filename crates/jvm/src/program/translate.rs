//! From bytecode to register code.
//!
//! The operand stack disappears at translation time: its positions become registers behind the
//! locals, and an operand that is just a local or a constant is used in place. Blocks are
//! translated as they become reachable, since only then the shape of the stack is known, and laid
//! out in bytecode order. Subroutines of old class files (`jsr`) are copied once per call, so that
//! the code that runs knows nothing of them.

use std::collections::{BTreeMap, BTreeSet};

use heddle_classfile::{ClassFile, Constant, descriptor::FieldType, descriptor::MethodDescriptor};

use super::code::{Code, Handler};
use super::insn::{Insn, NO_REGISTER, Op, Switch};
use super::translate_ops as ops;

/// Why a method cannot be translated; only code that was never verified gives one.
#[derive(Debug)]
pub struct Malformed(pub String);

impl Malformed {
    pub(super) fn new(what: impl Into<String>) -> Malformed {
        Malformed(what.into())
    }
}

pub(super) type Result<T> = std::result::Result<T, Malformed>;

/// Where an operand is while it waits on the abstract stack.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Value {
    Register(u16),
    Int(i32),
    Wide(u64),
    /// Any other constant: float bits, null.
    Bits(u64),
    /// The return address of a subroutine; never used at run time.
    ReturnAddress,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Entry {
    pub(super) value: Value,
    pub(super) wide: bool,
}

/// A block is named by its subroutine context and first bytecode index.
type BlockKey = (u32, u32);

struct Block {
    insns: Vec<Insn>,
    bcis: Vec<u16>,
}

/// A chain of subroutine calls: where the innermost returns to, and in which local it keeps that.
struct Context {
    parent: u32,
    entry: u32,
    returns_to: u32,
    local: Option<u16>,
}

/// Which register a local has: its own number, unless a method declares tens of thousands of them,
/// of which only those it uses then get one.
pub(super) struct LocalNumbers {
    dense: Option<BTreeMap<u16, u16>>,
    count: u16,
}

/// Above this many locals, numbers are given to the used ones only.
const LOCALS_PLAIN_MAX: u16 = 32_000;

impl LocalNumbers {
    fn new(code: &[u8], declared: u16, arguments: u16) -> Result<LocalNumbers> {
        if declared <= LOCALS_PLAIN_MAX {
            return Ok(LocalNumbers { dense: None, count: declared });
        }
        let mut dense: BTreeMap<u16, u16> = (0..arguments).map(|local| (local, local)).collect();
        for local in ops::used_locals(code)? {
            let next = dense.len() as u16;
            dense.entry(local).or_insert(next);
        }
        let count = dense.len() as u16;
        Ok(LocalNumbers { dense: Some(dense), count })
    }

    pub(super) fn register(&self, local: u16) -> u16 {
        match &self.dense {
            None => local,
            Some(dense) => dense.get(&local).copied().unwrap_or(0),
        }
    }
}

const CONTEXTS_MAX: usize = 4096;
const INSNS_MAX: usize = 1 << 22;

pub(super) struct Translator<'a> {
    pub(super) file: &'a ClassFile,
    pub(super) code: &'a [u8],
    pub(super) locals: u16,
    pub(super) numbering: LocalNumbers,
    leaders: Vec<bool>,
    handlers: &'a [heddle_classfile::Handler],
    blocks: BTreeMap<BlockKey, Block>,
    shapes: BTreeMap<BlockKey, Vec<bool>>,
    work: Vec<BlockKey>,
    contexts: Vec<Context>,
    pub(super) switches: Vec<Switch>,
    pub(super) returns: Option<u8>,
    lock_register: Option<u16>,
    enters_monitors: bool,
    spare: u16,
    // The block being translated.
    pub(super) context: u32,
    pub(super) stack: Vec<Entry>,
    pub(super) insns: Vec<Insn>,
    bcis: Vec<u16>,
    pub(super) bci: u32,
    /// As in the finished code.
    pub(super) halves: BTreeSet<(u16, u16)>,
    /// The instruction that produced the value on top, if nothing came after it.
    last_result: Option<usize>,
    total: usize,
}

/// Translates one method body.
pub(super) fn translate(
    file: &ClassFile,
    method: &heddle_classfile::Method,
    synchronized: bool,
) -> Result<Code> {
    let body = method.code.as_ref().ok_or_else(|| Malformed::new("a method without code"))?;
    let descriptor =
        file.constants.utf8_str(method.descriptor).map_err(|e| Malformed(e.message))?;
    let parsed = MethodDescriptor::parse(&descriptor)
        .ok_or_else(|| Malformed::new("a malformed method descriptor"))?;
    let code = file.bytecode(body);
    let is_static = method.access & heddle_classfile::access::STATIC != 0;
    let arguments = parsed.argument_slots() as u16 + u16::from(!is_static);
    let numbering = LocalNumbers::new(code, body.max_locals, arguments)?;
    let locals = numbering.count;
    // The monitor of a synchronized method lies below the stack, where no callee reaches.
    let registers = u32::from(locals) + u32::from(synchronized) + u32::from(body.max_stack) + 1;
    if registers >= u32::from(NO_REGISTER) {
        return Err(Malformed::new("a frame of more than 65,000 slots"));
    }
    let lock_register = synchronized.then_some(locals);
    let mut translator = Translator {
        file,
        code,
        locals: locals + u16::from(synchronized),
        numbering,
        leaders: ops::leaders(code, &body.handlers)?,
        handlers: &body.handlers,
        blocks: BTreeMap::new(),
        shapes: BTreeMap::new(),
        work: Vec::new(),
        contexts: vec![Context { parent: 0, entry: 0, returns_to: 0, local: None }],
        switches: Vec::new(),
        returns: parsed.returns.map(|r| r.text.as_bytes()[0]),
        lock_register,
        enters_monitors: ops::enters_monitors(code)?,
        spare: registers as u16 - 1,
        context: 0,
        stack: Vec::new(),
        insns: Vec::new(),
        bcis: Vec::new(),
        halves: BTreeSet::new(),
        bci: 0,
        last_result: None,
        total: 0,
    };
    translator.reach((0, 0), Vec::new())?;
    while let Some(key) = translator.work.pop() {
        translator.block(key)?;
    }
    translator.finish(registers)
}

impl Translator<'_> {
    fn reach(&mut self, key: BlockKey, shape: Vec<bool>) -> Result<()> {
        if !self.leaders.get(key.1 as usize).copied().unwrap_or(false) {
            return Err(Malformed::new(format!("a branch to {} inside an instruction", key.1)));
        }
        match self.shapes.get(&key) {
            Some(known) if *known != shape => {
                Err(Malformed::new(format!("two stack shapes meet at {}", key.1)))
            }
            Some(_) => Ok(()),
            None => {
                self.shapes.insert(key, shape);
                self.work.push(key);
                Ok(())
            }
        }
    }

    fn block(&mut self, key: BlockKey) -> Result<()> {
        (self.context, self.bci) = key;
        self.stack.clear();
        let mut position = 0;
        for &wide in &self.shapes[&key] {
            let value = Value::Register(self.locals + position);
            self.stack.push(Entry { value, wide });
            position += 1 + u16::from(wide);
        }
        let context = &self.contexts[key.0 as usize];
        if key.0 != 0
            && context.entry == key.1
            && context.local.is_none()
            && let Some(top) = self.stack.last_mut()
        {
            top.value = Value::ReturnAddress;
        }
        self.insns = Vec::new();
        self.bcis = Vec::new();
        self.last_result = None;
        for handler in self.handlers {
            if (u32::from(handler.start_pc)..u32::from(handler.end_pc)).contains(&key.1) {
                self.reach((key.0, u32::from(handler.handler_pc)), vec![false])?;
            }
        }
        loop {
            let next = ops::instruction(self)?;
            let Some(next) = next else { break };
            if next as usize >= self.code.len() {
                return Err(Malformed::new("control falls off the end of the code"));
            }
            self.bci = next;
            if self.leaders[next as usize] {
                self.flush(0)?;
                let shape = self.shape();
                self.reach((self.context, next), shape)?;
                break;
            }
        }
        self.total += self.insns.len();
        if self.total > INSNS_MAX {
            return Err(Malformed::new(
                "subroutines that unfold to more than 4 million instructions",
            ));
        }
        let block =
            Block { insns: std::mem::take(&mut self.insns), bcis: std::mem::take(&mut self.bcis) };
        self.blocks.insert(key, block);
        Ok(())
    }

    fn shape(&self) -> Vec<bool> {
        self.stack.iter().map(|entry| entry.wide).collect()
    }

    /// The register of the stack position that has `below` under it.
    pub(super) fn position(&self, below: usize) -> u16 {
        let slots: usize = self.stack[..below].iter().map(|e| 1 + usize::from(e.wide)).sum();
        self.locals + slots as u16
    }

    pub(super) fn emit(&mut self, op: Op, a: u16, b: u16, c: u16, x: u64) {
        self.insns.push(Insn::new(op, a, b, c, x));
        self.bcis.push(self.bci as u16);
        self.last_result = None;
    }

    pub(super) fn push(&mut self, value: Value, wide: bool) {
        self.stack.push(Entry { value, wide });
    }

    /// Emits an operation whose result goes on the stack.
    pub(super) fn emit_push(&mut self, op: Op, b: u16, c: u16, x: u64, wide: bool) {
        let target = self.position(self.stack.len());
        self.emit(op, target, b, c, x);
        self.last_result = Some(self.insns.len() - 1);
        self.push(Value::Register(target), wide);
    }

    pub(super) fn pop(&mut self) -> Result<Entry> {
        self.stack.pop().ok_or_else(|| Malformed::new("the operand stack is empty"))
    }

    /// Pops an operand into a register, making a constant real if need be.
    pub(super) fn pop_register(&mut self) -> Result<u16> {
        let entry = self.pop()?;
        Ok(self.materialize(entry.value, self.stack.len()))
    }

    /// The register that holds `value`, which belongs at stack index `index`.
    pub(super) fn materialize(&mut self, value: Value, index: usize) -> u16 {
        let home = self.position(index);
        let bits = match value {
            Value::Register(register) => return register,
            Value::Int(int) => u64::from(int as u32),
            Value::Wide(bits) | Value::Bits(bits) => bits,
            Value::ReturnAddress => 0,
        };
        self.emit(Op::Const, home, 0, 0, bits);
        home
    }

    /// Brings every entry from `from` on to its own register.
    pub(super) fn flush(&mut self, from: usize) -> Result<()> {
        for index in from..self.stack.len() {
            let entry = self.stack[index];
            if entry.value == Value::ReturnAddress {
                continue;
            }
            let home = self.position(index);
            let held = self.materialize(entry.value, index);
            if held != home {
                self.emit(Op::Move, home, held, 0, 0);
            }
            self.stack[index].value = Value::Register(home);
        }
        Ok(())
    }

    /// Stores the top of the stack into a local.
    pub(super) fn store(&mut self, local: u16, wide: bool) -> Result<()> {
        let entry = self.pop()?;
        if entry.wide != wide {
            return Err(Malformed::new("a store of the wrong width"));
        }
        if entry.value == Value::ReturnAddress {
            let context = self.context as usize;
            self.contexts[context].local = Some(local);
            return Ok(());
        }
        let producer = self.last_result;
        let spilled = self.spill(local, wide);
        match (entry.value, producer) {
            (Value::Register(register), Some(producer))
                if !spilled
                    && register == self.position(self.stack.len())
                    && self.insns[producer].a == register =>
            {
                self.insns[producer].set_a(local);
                self.last_result = None;
            }
            (Value::Register(register), _) if register == local => {}
            (Value::Register(register), _) => self.emit(Op::Move, local, register, 0, 0),
            (Value::Int(int), _) => self.emit(Op::Const, local, 0, 0, u64::from(int as u32)),
            (Value::Wide(bits) | Value::Bits(bits), _) => self.emit(Op::Const, local, 0, 0, bits),
            (Value::ReturnAddress, _) => {}
        }
        Ok(())
    }

    /// Saves operands that still name `local`, which is about to change.
    pub(super) fn spill(&mut self, local: u16, wide: bool) -> bool {
        let mut any = false;
        for index in 0..self.stack.len() {
            let Value::Register(register) = self.stack[index].value else { continue };
            if register == local || (wide && register == local + 1) {
                let home = self.position(index);
                self.emit(Op::Move, home, register, 0, 0);
                self.stack[index].value = Value::Register(home);
                any = true;
            }
        }
        any
    }

    /// Takes away the last instruction if it produced `register`, to fuse it with the next.
    pub(super) fn take_producer(&mut self, register: u16) -> Option<Insn> {
        let index = self.last_result?;
        if index + 1 != self.insns.len() || self.insns[index].a != register {
            return None;
        }
        self.last_result = None;
        self.bcis.pop();
        self.insns.pop()
    }

    /// The last instruction, if it produced `register`.
    pub(super) fn producer(&self, register: u16) -> Option<&Insn> {
        let index = self.last_result?;
        (index + 1 == self.insns.len() && self.insns[index].a == register)
            .then(|| &self.insns[index])
    }

    /// Emits a branch; `low` fills the lower half of `x`.
    pub(super) fn branch(&mut self, op: Op, a: u16, b: u16, target: u32, low: u32) -> Result<()> {
        self.flush(0)?;
        let shape = self.shape();
        self.reach((self.context, target), shape)?;
        let back = u16::from(target <= self.bci);
        self.emit(op, a, b, back, u64::from(target) << 32 | u64::from(low));
        Ok(())
    }

    pub(super) fn reach_here(&mut self, target: u32) -> Result<()> {
        let shape = self.shape();
        self.reach((self.context, target), shape)
    }

    pub(super) fn call_subroutine(&mut self, target: u32, returns_to: u32) -> Result<()> {
        let mut depth = 0;
        let mut at = self.context;
        while at != 0 {
            let context = &self.contexts[at as usize];
            if context.entry == target {
                return Err(Malformed::new("a recursive subroutine"));
            }
            at = context.parent;
            depth += 1;
        }
        if depth > 64 || self.contexts.len() >= CONTEXTS_MAX {
            return Err(Malformed::new("subroutines nested too deeply"));
        }
        let child = self.contexts.len() as u32;
        self.contexts.push(Context {
            parent: self.context,
            entry: target,
            returns_to,
            local: None,
        });
        self.flush(0)?;
        let mut shape = self.shape();
        shape.push(false);
        self.reach((child, target), shape)?;
        let goto = u64::from(target) << 32 | u64::from(child);
        // The context rides in `b` and `c`; `finish` finds the block by both.
        self.emit(Op::Goto, 1, child as u16, 0, goto);
        Ok(())
    }

    pub(super) fn return_from_subroutine(&mut self, local: u16) -> Result<()> {
        let mut at = self.context;
        while at != 0 && self.contexts[at as usize].local != Some(local) {
            at = self.contexts[at as usize].parent;
        }
        if at == 0 {
            return Err(Malformed::new("ret without a subroutine"));
        }
        let (parent, target) =
            (self.contexts[at as usize].parent, self.contexts[at as usize].returns_to);
        self.flush(0)?;
        let shape = self.shape();
        self.reach((parent, target), shape)?;
        self.emit(Op::Goto, 1, parent as u16, 0, u64::from(target) << 32 | u64::from(parent));
        Ok(())
    }

    /// A register behind all stack positions, for moves that cross.
    pub(super) fn spare_register(&self) -> u16 {
        self.spare
    }

    /// Before a return: monitors the code forgot, then that of a synchronized method.
    pub(super) fn leave_monitors(&mut self) {
        if self.enters_monitors {
            self.emit(Op::CheckLocks, 0, 0, 0, 0);
        }
        if let Some(register) = self.lock_register {
            self.emit(Op::SyncExit, register, 0, 0, 0);
        }
    }

    pub(super) fn field_type<'t>(text: &'t str) -> Result<FieldType<'t>> {
        FieldType::parse(text).ok_or_else(|| Malformed::new("a malformed field descriptor"))
    }

    pub(super) fn constant(&self, index: u16) -> Result<Constant> {
        self.file.constants.get(index).map_err(|e| Malformed(e.message))
    }

    fn finish(mut self, registers: u32) -> Result<Code> {
        let mut starts: BTreeMap<BlockKey, u32> = BTreeMap::new();
        let mut length = u32::from(self.lock_register.is_some());
        for (key, block) in &self.blocks {
            starts.insert(*key, length);
            length += block.insns.len() as u32;
        }
        // The first start at or after a bytecode index, in one context.
        let start_from = |context: u32, bci: u32| -> u32 {
            starts.range((context, bci)..).next().map_or(length, |(_, &start)| start)
        };
        let mut handlers = Vec::new();
        for context in 0..self.contexts.len() as u32 {
            for handler in self.handlers {
                let start = start_from(context, u32::from(handler.start_pc));
                let end = start_from(context, u32::from(handler.end_pc));
                if start >= end {
                    continue;
                }
                if let Some(&target) = starts.get(&(context, u32::from(handler.handler_pc))) {
                    handlers.push(Handler { start, end, target, catch_type: handler.catch_type });
                }
            }
        }
        let mut insns = Vec::with_capacity(length as usize);
        let mut bcis = Vec::with_capacity(length as usize);
        if let Some(register) = self.lock_register {
            insns.push(Insn::new(Op::SyncEnter, register, 0, 0, 0));
            bcis.push(0);
        }
        for ((context, _), block) in std::mem::take(&mut self.blocks) {
            for mut insn in block.insns {
                if ops::has_target(insn.op()) {
                    let bci = insn.target() as u32;
                    let to = match insn.op() {
                        Op::Goto if insn.a == 1 => (insn.imm() as u32, bci),
                        _ => (context, bci),
                    };
                    let distance = (starts[&to] as i32).wrapping_sub(insns.len() as i32) as u32;
                    insn.set_x(u64::from(distance) << 32 | u64::from(insn.imm() as u32));
                } else if matches!(insn.op(), Op::Tableswitch | Op::Lookupswitch) {
                    let switch = &self.switches[insn.x() as usize];
                    let at = insns.len() as i32;
                    let distance =
                        |bci: i32| (starts[&(context, bci as u32)] as i32).wrapping_sub(at);
                    let resolved: &'static Switch = Box::leak(Box::new(Switch {
                        low: switch.low,
                        keys: switch.keys.clone(),
                        targets: switch.targets.iter().map(|&bci| distance(bci)).collect(),
                        default: distance(switch.default),
                    }));
                    insn.set_x(std::ptr::from_ref(resolved) as u64);
                }
                insns.push(insn);
            }
            bcis.extend(block.bcis);
        }
        Ok(Code {
            insns: insns.into(),
            bcis: bcis.into(),
            halves: self.halves.into_iter().collect(),
            handlers: handlers.into(),
            locals: self.locals,
            registers,
            lock_register: self.lock_register,
            maps: std::sync::OnceLock::new(),
            liveness: std::sync::OnceLock::new(),
            texts: std::sync::OnceLock::new(),
        })
    }
}
