//! Which registers of a frame will still be read, for each instruction.
//!
//! A backward analysis over the decoded code. Two states that differ only in registers nobody
//! reads again are the same state.

use super::code::Code;
use super::insn::{Insn, Op};
use super::refmap::{RegisterSet, each_successor, writes};

/// The registers live before each instruction.
pub struct Liveness {
    before: Box<[RegisterSet]>,
}

impl Liveness {
    pub fn analyse(code: &Code) -> Liveness {
        let registers = code.registers as usize;
        let count = code.insns.len();
        let mut before = vec![RegisterSet::empty(registers); count];
        let mut predecessors: Vec<Vec<u32>> = vec![Vec::new(); count];
        for (index, insn) in code.insns.iter().enumerate() {
            each_successor(insn, index, |next| predecessors[next].push(index as u32));
        }
        let mut work: Vec<usize> = (0..count).collect();
        while let Some(index) = work.pop() {
            let insn = &code.insns[index];
            let mut live = RegisterSet::empty(registers);
            each_successor(insn, index, |next| live.join(&before[next]));
            if let Some(register) = writes(insn) {
                live.set(usize::from(register), false);
            }
            for handler in &code.handlers {
                if (handler.start as usize..handler.end as usize).contains(&index) {
                    let mut caught = before[handler.target as usize].clone();
                    caught.clear_from(usize::from(code.locals));
                    live.join(&caught);
                }
            }
            let bci = code.bcis[index];
            reads(insn, |register| {
                if code.halves.binary_search(&(bci, register)).is_err() {
                    live.set(usize::from(register), true);
                }
            });
            if let Some(lock) = code.lock_register
                && insn.op() != Op::SyncEnter
            {
                live.set(usize::from(lock), true);
            }
            if live != before[index] {
                before[index] = live;
                work.extend(predecessors[index].iter().map(|&p| p as usize));
                for handler in &code.handlers {
                    if handler.target as usize == index {
                        work.extend(handler.start as usize..handler.end as usize);
                    }
                }
            }
        }
        Liveness { before: before.into() }
    }

    pub fn before(&self, index: usize) -> &RegisterSet {
        &self.before[index]
    }
}

/// Visits the registers an instruction reads.
pub(super) fn reads(insn: &Insn, mut visit: impl FnMut(u16)) {
    use Op::*;
    match insn.op() {
        Const | LdcString | LdcClass | LdcUnresolved | LdcSlot | GetstaticUnresolved
        | Getstatic8 | GetstaticU16 | Getstatic16 | Getstatic32 | Getstatic64 | GetstaticRef
        | NewUnresolved | New | CheckLocks | ReturnVoid | Goto | Decode | Native | Abstract
        | Watched | Continue | ContinueVoid | Resume => {}
        SyncEnter => visit(0),
        IfIeqI | IfIneI | IfIltI | IfIgeI | IfIgtI | IfIleI | Ifnull | Ifnonnull | Tableswitch
        | Lookupswitch | PutstaticUnresolved | Putstatic8 | Putstatic16 | Putstatic32
        | Putstatic64 | PutstaticRef | Monitorenter | Monitorexit | SyncExit | Athrow | Return
        | ReturnInt8 | ReturnBoolean | ReturnU16 | ReturnInt16 => visit(insn.a),
        IfIcmpeq | IfIcmpne | IfIcmplt | IfIcmpge | IfIcmpgt | IfIcmple | IfAcmpeq | IfAcmpne
        | IfLeq | IfLne | IfLlt | IfLge | IfLgt | IfLle | IfFeq | IfFne | IfFlt | IfFge | IfFgt
        | IfFle | IfFltN | IfFgeN | IfFgtN | IfFleN | IfDeq | IfDne | IfDlt | IfDge | IfDgt
        | IfDle | IfDltN | IfDgeN | IfDgtN | IfDleN | PutfieldUnresolved | Putfield8
        | Putfield16 | Putfield32 | Putfield64 | PutfieldRef => {
            visit(insn.a);
            visit(insn.b);
        }
        Bastore | Castore | Iastore | Lastore | Aastore => {
            visit(insn.a);
            visit(insn.b);
            visit(insn.c);
        }
        MultianewarrayUnresolved | Multianewarray => {
            (insn.b..insn.b + insn.c).for_each(visit);
        }
        InvokeUnresolved
        | Invokestatic
        | Invokespecial
        | Invokevirtual
        | Invokeinterface
        | InvokedynamicUnresolved
        | Invokedynamic
        | InvokeHandle
        | InvokeVariable
        | InvokeIntrinsic => {
            let slots = insn.c & !super::translate_ops::RESULT_IS_REF;
            (insn.b..insn.b + slots).for_each(visit);
        }
        Move | Ineg | Lneg | Fneg | Dneg | IaddI | ImulI | IandI | IorI | IxorI | IshlI | IshrI
        | IushrI | IdivI | IremI | LaddI | LmulI | LandI | LshlI | LshrI | LushrI | I2l | I2f
        | I2d | L2i | L2f | L2d | F2i | F2l | F2d | D2i | D2l | D2f | I2b | I2c | I2s
        | Arraylength | Newarray | NewarrayUnresolved | GetfieldUnresolved | Getfield8
        | GetfieldU16 | Getfield16 | Getfield32 | Getfield64 | GetfieldRef
        | CheckcastUnresolved | Checkcast | InstanceofUnresolved | Instanceof => visit(insn.b),
        Iadd | Isub | Imul | Iand | Ior | Ixor | Ishl | Ishr | Iushr | Idiv | Irem | Ladd
        | Lsub | Lmul | Land | Lor | Lxor | Lshl | Lshr | Lushr | Ldiv | Lrem | Lcmp | Fadd
        | Fsub | Fmul | Fdiv | Frem | Fcmpl | Fcmpg | Dadd | Dsub | Dmul | Ddiv | Drem | Dcmpl
        | Dcmpg | Baload | Caload | Saload | Iaload | Laload | Aaload => {
            visit(insn.b);
            visit(insn.c);
        }
    }
}
