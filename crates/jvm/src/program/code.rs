//! A method's decoded code.

use std::sync::OnceLock;

use super::insn::Insn;
use super::liveness::Liveness;
use super::refmap::RefMaps;
use super::texts::Texts;

pub struct Code {
    pub insns: Box<[Insn]>,
    /// The bytecode index each instruction comes from.
    pub bcis: Box<[u16]>,
    /// Bytecode index and register of what calls pass beside their arguments: the second halves of
    /// wide ones, which hold anything. In order.
    pub halves: Box<[(u16, u16)]>,
    pub handlers: Box<[Handler]>,
    /// Registers below the operand stack: the locals, and the lock register if there is one.
    pub locals: u16,
    pub registers: u32,
    /// Holds the monitor of a synchronized method while it runs.
    pub lock_register: Option<u16>,
    pub(crate) maps: OnceLock<RefMaps>,
    pub(crate) liveness: OnceLock<Liveness>,
    pub(crate) texts: OnceLock<Option<Texts>>,
}

/// An exception handler over decoded instructions `start..end`.
pub struct Handler {
    pub start: u32,
    pub end: u32,
    pub target: u32,
    /// Constant-pool index of the caught class; 0 catches everything.
    pub catch_type: u16,
}

impl Code {
    /// The index of an instruction of this code.
    pub fn index_of(&self, pc: *const Insn) -> usize {
        let offset = (pc as usize).wrapping_sub(self.insns.as_ptr() as usize);
        let index = offset / size_of::<Insn>();
        debug_assert!(index < self.insns.len(), "a pc outside its method");
        index
    }

    /// As `index_of`, for a pc that may stand on an entry continuation instead.
    pub fn position_of(&self, pc: *const Insn) -> Option<usize> {
        let offset = (pc as usize).wrapping_sub(self.insns.as_ptr() as usize);
        (offset < size_of_val(&*self.insns)).then_some(offset / size_of::<Insn>())
    }

    pub fn bci_of(&self, pc: *const Insn) -> u16 {
        self.bcis[self.index_of(pc)]
    }
}
