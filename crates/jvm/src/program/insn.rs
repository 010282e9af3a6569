//! The internal code: one 16-byte instruction over frame registers.
//!
//! A frame's registers are the method's locals followed by its operand-stack positions, so
//! that the arguments a caller leaves on top of its stack are the callee's first locals.
//! `a` is the destination (or the only operand), `b` and `c` are sources, `x` is an immediate,
//! a branch target or a resolved thing. Resolution rewrites `op` and `x` in place; it is pure,
//! hence safe to share between processes and workers. A worker that sees `op` resolved sees its `x`;
//! one that does not takes both under a lock.

use std::sync::atomic::{AtomicU16, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

/// Held while an instruction is rewritten, and while one that might be is taken apart.
static QUICKENING: Mutex<()> = Mutex::new(());

pub struct Insn {
    op: AtomicU16,
    pub a: u16,
    pub b: u16,
    pub c: u16,
    x: AtomicU64,
}

impl Insn {
    pub fn new(op: Op, a: u16, b: u16, c: u16, x: u64) -> Insn {
        Insn { op: AtomicU16::new(op as u16), a, b, c, x: AtomicU64::new(x) }
    }

    #[inline(always)]
    #[allow(unsafe_code)]
    pub fn op(&self) -> Op {
        // SAFETY: only `new` and `quicken` write the field, both from an `Op`.
        unsafe { std::mem::transmute::<u16, Op>(self.op.load(Ordering::Acquire)) }
    }

    #[inline(always)]
    pub fn x(&self) -> u64 {
        self.x.load(Ordering::Relaxed)
    }

    /// How far a branch goes, in instructions from this one.
    #[inline(always)]
    pub fn target(&self) -> i32 {
        (self.x() >> 32) as u32 as i32
    }

    #[inline(always)]
    pub fn imm(&self) -> i32 {
        self.x() as u32 as i32
    }

    /// The operation and its operand, if nobody has resolved it yet. Another worker may do so
    /// between a look at the one and a look at the other; then the instruction is to run again.
    pub fn unresolved(&self) -> Option<(Op, u64)> {
        let _guard = QUICKENING.lock().unwrap_or_else(PoisonError::into_inner);
        let op = self.op();
        op.is_unresolved().then(|| (op, self.x()))
    }

    /// Replaces an unresolved operation by its resolved form. What another worker made of it stays.
    pub fn quicken(&self, op: Op, x: u64) {
        let _guard = QUICKENING.lock().unwrap_or_else(PoisonError::into_inner);
        if self.op().is_unresolved() {
            self.x.store(x, Ordering::Relaxed);
            self.op.store(op as u16, Ordering::Release);
        }
    }

    pub fn set_x(&mut self, x: u64) {
        *self.x.get_mut() = x;
    }

    pub fn set_a(&mut self, a: u16) {
        self.a = a;
    }
}

impl Clone for Insn {
    fn clone(&self) -> Insn {
        Insn::new(self.op(), self.a, self.b, self.c, self.x())
    }
}

/// Marks a destination register that does not exist (a void call).
pub const NO_REGISTER: u16 = u16::MAX;

/// The operations. Names follow the JVMS mnemonics where one exists.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u16)]
#[rustfmt::skip]
pub enum Op {
    // Moves and constants.
    Move, Const, LdcString, LdcClass, LdcSlot, LdcUnresolved,
    // int, register and immediate forms.
    Iadd, Isub, Imul, Iand, Ior, Ixor, Ishl, Ishr, Iushr, Idiv, Irem, Ineg,
    IaddI, ImulI, IandI, IorI, IxorI, IshlI, IshrI, IushrI, IdivI, IremI,
    // long.
    Ladd, Lsub, Lmul, Land, Lor, Lxor, Lshl, Lshr, Lushr, Ldiv, Lrem, Lneg, Lcmp,
    LaddI, LmulI, LandI, LshlI, LshrI, LushrI,
    // float and double.
    Fadd, Fsub, Fmul, Fdiv, Frem, Fneg, Fcmpl, Fcmpg,
    Dadd, Dsub, Dmul, Ddiv, Drem, Dneg, Dcmpl, Dcmpg,
    // Conversions.
    I2l, I2f, I2d, L2i, L2f, L2d, F2i, F2l, F2d, D2i, D2l, D2f, I2b, I2c, I2s,
    // Branches; `c` is 1 when the branch goes back, `x` holds the target in its upper half.
    Goto,
    IfIcmpeq, IfIcmpne, IfIcmplt, IfIcmpge, IfIcmpgt, IfIcmple,
    IfIeqI, IfIneI, IfIltI, IfIgeI, IfIgtI, IfIleI,
    IfAcmpeq, IfAcmpne, Ifnull, Ifnonnull,
    IfLeq, IfLne, IfLlt, IfLge, IfLgt, IfLle,
    // `N` forms hold also when an operand is NaN.
    IfFeq, IfFne, IfFlt, IfFge, IfFgt, IfFle, IfFltN, IfFgeN, IfFgtN, IfFleN,
    IfDeq, IfDne, IfDlt, IfDge, IfDgt, IfDle, IfDltN, IfDgeN, IfDgtN, IfDleN,
    Tableswitch, Lookupswitch,
    // Arrays.
    Baload, Caload, Saload, Iaload, Laload, Aaload,
    Bastore, Castore, Iastore, Lastore, Aastore,
    Arraylength, Newarray, NewarrayUnresolved, MultianewarrayUnresolved, Multianewarray,
    // Fields.
    GetfieldUnresolved, PutfieldUnresolved, GetstaticUnresolved, PutstaticUnresolved,
    Getfield8, GetfieldU16, Getfield16, Getfield32, Getfield64, GetfieldRef,
    Putfield8, Putfield16, Putfield32, Putfield64, PutfieldRef,
    Getstatic8, GetstaticU16, Getstatic16, Getstatic32, Getstatic64, GetstaticRef,
    Putstatic8, Putstatic16, Putstatic32, Putstatic64, PutstaticRef,
    // Objects.
    NewUnresolved, New, CheckcastUnresolved, Checkcast, InstanceofUnresolved, Instanceof,
    Monitorenter, Monitorexit, SyncEnter, SyncExit, CheckLocks, Athrow,
    // Calls: `a` receives the result, `b` is the first argument's register, `c` the argument slots.
    InvokeUnresolved, Invokestatic, Invokespecial, Invokevirtual, Invokeinterface,
    InvokedynamicUnresolved, Invokedynamic, InvokeHandle, InvokeVariable, InvokeIntrinsic,
    ReturnVoid, Return, ReturnInt8, ReturnBoolean, ReturnU16, ReturnInt16,
    // Entry points and continuations that are not in any class file.
    Decode, Native, Abstract, Watched, Continue, ContinueVoid, Resume,
}

impl Op {
    fn is_unresolved(self) -> bool {
        matches!(
            self,
            Op::LdcUnresolved
                | Op::NewarrayUnresolved
                | Op::MultianewarrayUnresolved
                | Op::GetfieldUnresolved
                | Op::PutfieldUnresolved
                | Op::GetstaticUnresolved
                | Op::PutstaticUnresolved
                | Op::NewUnresolved
                | Op::CheckcastUnresolved
                | Op::InstanceofUnresolved
                | Op::InvokeUnresolved
                | Op::InvokedynamicUnresolved
        )
    }
}

/// A `tableswitch` or `lookupswitch`, targets as distances from the instruction.
pub struct Switch {
    pub low: i32,
    pub keys: Box<[i32]>,
    pub targets: Box<[i32]>,
    pub default: i32,
}
