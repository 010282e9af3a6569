//! Which registers of a frame hold references, for each instruction.
//!
//! A forward analysis over the decoded code, done the first time a collection or a snapshot meets
//! the method. Nothing is tagged at run time.

use super::code::Code;
use super::insn::{Insn, NO_REGISTER, Op};
use super::translate_ops::RESULT_IS_REF;

/// A set of registers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RegisterSet(Box<[u64]>);

impl RegisterSet {
    pub(super) fn empty(registers: usize) -> RegisterSet {
        RegisterSet(vec![0; registers.div_ceil(64)].into())
    }

    pub fn contains(&self, register: usize) -> bool {
        self.0.get(register / 64).is_some_and(|word| word >> (register % 64) & 1 != 0)
    }

    pub(super) fn set(&mut self, register: usize, on: bool) {
        let bit = 1 << (register % 64);
        if let Some(word) = self.0.get_mut(register / 64) {
            if on { *word |= bit } else { *word &= !bit }
        }
    }

    pub(super) fn clear_from(&mut self, register: usize) {
        for index in register / 64..self.0.len() {
            let keep = if index == register / 64 { (1u64 << (register % 64)) - 1 } else { 0 };
            self.0[index] &= keep;
        }
    }

    pub(super) fn join(&mut self, other: &RegisterSet) {
        for (mine, theirs) in self.0.iter_mut().zip(&other.0) {
            *mine |= theirs;
        }
    }

    /// Keeps what is in both; true if something went.
    fn meet(&mut self, other: &RegisterSet) -> bool {
        let mut changed = false;
        for (mine, theirs) in self.0.iter_mut().zip(&other.0) {
            changed |= *mine & !theirs != 0;
            *mine &= theirs;
        }
        changed
    }

    pub fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        self.0.iter().enumerate().flat_map(|(index, &word)| {
            (0..64).filter(move |bit| word >> bit & 1 != 0).map(move |bit| index * 64 + bit)
        })
    }
}

/// The sets before each instruction; empty for instructions never reached.
pub struct RefMaps {
    before: Box<[Option<RegisterSet>]>,
}

impl RefMaps {
    /// `arguments`: for each argument register, whether it holds a reference.
    pub fn analyse(code: &Code, arguments: &[bool]) -> RefMaps {
        let registers = code.registers as usize;
        let mut before: Vec<Option<RegisterSet>> = vec![None; code.insns.len()];
        let mut entry = RegisterSet::empty(registers);
        for (register, &is_ref) in arguments.iter().enumerate() {
            entry.set(register, is_ref);
        }
        let mut work = vec![0];
        before[0] = Some(entry);
        while let Some(index) = work.pop() {
            let Some(mut set) = before[index].clone() else { continue };
            for handler in &code.handlers {
                if (handler.start as usize..handler.end as usize).contains(&index) {
                    let mut caught = set.clone();
                    caught.clear_from(usize::from(code.locals));
                    caught.set(usize::from(code.locals), true);
                    flow(&mut before, &mut work, handler.target as usize, &caught);
                }
            }
            let insn = &code.insns[index];
            apply(insn, &mut set);
            each_successor(insn, index, |next| flow(&mut before, &mut work, next, &set));
        }
        RefMaps { before: before.into() }
    }

    pub fn before(&self, index: usize) -> Option<&RegisterSet> {
        self.before[index].as_ref()
    }
}

fn flow(before: &mut [Option<RegisterSet>], work: &mut Vec<usize>, to: usize, set: &RegisterSet) {
    match &mut before[to] {
        Some(known) => {
            if known.meet(set) {
                work.push(to);
            }
        }
        empty => {
            *empty = Some(set.clone());
            work.push(to);
        }
    }
}

pub(super) fn each_successor(insn: &Insn, index: usize, mut visit: impl FnMut(usize)) {
    let op = insn.op();
    let at = |distance: i32| (index as i64 + i64::from(distance)) as usize;
    match op {
        Op::Goto => visit(at(insn.target())),
        Op::Tableswitch | Op::Lookupswitch => {
            let switch = super::switch_of(insn);
            switch.targets.iter().for_each(|&target| visit(at(target)));
            visit(at(switch.default));
        }
        Op::Athrow | Op::ReturnVoid | Op::Return | Op::ReturnInt8 | Op::ReturnBoolean => {}
        Op::ReturnU16 | Op::ReturnInt16 => {}
        _ => {
            if (Op::Goto as u16..=Op::IfDleN as u16).contains(&(op as u16)) {
                visit(at(insn.target()));
            }
            visit(index + 1);
        }
    }
}

/// What an instruction does to the set.
fn apply(insn: &Insn, set: &mut RegisterSet) {
    use Op::*;
    let Some(target) = writes(insn) else {
        if is_call(insn.op()) {
            set.clear_from(usize::from(insn.b));
        }
        return;
    };
    let is_ref = match insn.op() {
        Move => set.contains(usize::from(insn.b)),
        LdcString
        | LdcClass
        | Aaload
        | New
        | NewUnresolved
        | Newarray
        | NewarrayUnresolved
        | MultianewarrayUnresolved
        | Multianewarray
        | CheckcastUnresolved
        | Checkcast
        | GetfieldRef
        | GetstaticRef
        | SyncEnter => true,
        LdcSlot | LdcUnresolved | GetfieldUnresolved | GetstaticUnresolved => {
            insn.c & RESULT_IS_REF != 0
        }
        op if is_call(op) => {
            // The callee's registers begin where the arguments were.
            set.clear_from(usize::from(insn.b));
            insn.c & RESULT_IS_REF != 0
        }
        // Zero may be null: where it meets a reference the register holds a reference.
        Const => insn.x() == 0,
        // All the rest computes a number.
        _ => false,
    };
    set.set(usize::from(target), is_ref);
}

pub(super) fn is_call(op: Op) -> bool {
    use Op::*;
    matches!(
        op,
        InvokeUnresolved
            | Invokestatic
            | Invokespecial
            | Invokevirtual
            | Invokeinterface
            | InvokedynamicUnresolved
            | Invokedynamic
            | InvokeHandle
            | InvokeVariable
            | InvokeIntrinsic
    )
}

/// The register an instruction writes, if any.
pub(super) fn writes(insn: &Insn) -> Option<u16> {
    use Op::*;
    match insn.op() {
        op if (Goto as u16..=Lookupswitch as u16).contains(&(op as u16)) => None,
        Bastore | Castore | Iastore | Lastore | Aastore | PutfieldUnresolved
        | PutstaticUnresolved | Putfield8 | Putfield16 | Putfield32 | Putfield64 | PutfieldRef
        | Putstatic8 | Putstatic16 | Putstatic32 | Putstatic64 | PutstaticRef | Monitorenter
        | Monitorexit | SyncExit | CheckLocks | Athrow | ReturnVoid | Return | ReturnInt8
        | ReturnBoolean | ReturnU16 | ReturnInt16 | Decode | Native | Abstract | Watched
        | Continue | ContinueVoid | Resume => None,
        _ => (insn.a != NO_REGISTER).then_some(insn.a),
    }
}
