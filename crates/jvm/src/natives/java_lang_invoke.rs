//! Natives of `java.lang.invoke` and `StackWalker`.

use super::Native;
use crate::interp::{Result, Stop};
use crate::machine::Machine;
use crate::program::MethodRef;
use crate::state::Ref;

pub(super) const NATIVES: &[Native] = &[];

/// The method and position a `StackFrameInfo` stands for.
pub(super) fn frame_info_parts(machine: &Machine, info: Ref) -> Result<(MethodRef, u16)> {
    let _ = (machine, info);
    Err(Stop::unsupported("StackFrameInfo"))
}
