//! What a native sees: its arguments and the machine.

use crate::interp::{Continuation, Result, Stop};
use crate::machine::Machine;
use crate::program::{ClassRef, MethodRef};
use crate::state::Ref;

pub struct Call<'a> {
    pub(crate) machine: &'a mut Machine,
    pub method: MethodRef,
    base: usize,
}

impl<'a> Call<'a> {
    pub(crate) fn new(machine: &'a mut Machine, method: MethodRef, base: usize) -> Call<'a> {
        Call { machine, method, base }
    }

    /// The register of an argument: a receiver is number 0, and wide arguments take two.
    pub fn arg(&self, index: usize) -> u64 {
        self.machine.thread().stack[self.base + index]
    }

    pub fn int(&self, index: usize) -> i32 {
        self.arg(index) as u32 as i32
    }

    pub fn long(&self, index: usize) -> i64 {
        self.arg(index) as i64
    }

    pub fn double(&self, index: usize) -> f64 {
        f64::from_bits(self.arg(index))
    }

    pub fn float(&self, index: usize) -> f32 {
        f32::from_bits(self.arg(index) as u32)
    }

    pub fn boolean(&self, index: usize) -> bool {
        self.arg(index) as u32 != 0
    }

    pub fn reference(&self, index: usize) -> Ref {
        Ref(self.arg(index) as u32)
    }

    /// A reference that must not be null.
    pub fn object(&self, index: usize) -> Result<Ref> {
        self.reference(index).non_null().ok_or_else(Stop::null_pointer)
    }

    pub fn receiver(&self) -> Ref {
        self.reference(0)
    }

    /// The class an argument of type `Class` stands for.
    pub fn class(&self, index: usize) -> Result<ClassRef> {
        Ok(self.machine.class_of_mirror(self.object(index)?))
    }

    pub fn string(&self, index: usize) -> Result<String> {
        Ok(self.machine.string(self.object(index)?))
    }

    /// Calls Java and goes on in `continuation`.
    pub fn then(
        &mut self,
        continuation: &'static Continuation,
        saved: &[u64],
        method: MethodRef,
        args: &[u64],
    ) -> Result<u64> {
        Err(self.machine.call_and_resume(continuation, saved, method, args))
    }
}

/// Results as registers hold them.
pub fn give(object: Ref) -> Result<u64> {
    Ok(u64::from(object.0))
}

pub fn give_int(value: i32) -> Result<u64> {
    Ok(u64::from(value as u32))
}

pub fn give_bool(value: bool) -> Result<u64> {
    Ok(u64::from(value))
}
