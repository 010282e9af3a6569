//! Resolved constant-pool entries: what a symbolic reference turned out to mean.
//!
//! Only pure results are kept here. Objects a constant stands for (strings, method handles, call
//! sites) belong to a process and are found by the numbers given out here.

use super::class::{ClassRef, Field, MethodRef};

#[derive(Clone, Copy)]
pub enum Resolved {
    Class(ClassRef),
    Field(&'static Field, ClassRef),
    Method(MethodRef),
    String(StringId),
    /// A method handle, method type, dynamic constant: an object of the process.
    Slot(SlotId),
}

/// A string constant, unique by content over the whole program.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct StringId(pub u32);

/// A place in each process for an object or a linked call site.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SlotId(pub u32);
