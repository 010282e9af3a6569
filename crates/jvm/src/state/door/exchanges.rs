//! Compare-and-set: one access, and for a weak one the question whether it fails without a reason.

use heddle_access::{Access, Mode, Order};

use super::{Call, Cell};
use crate::events::What;
use crate::interp::Result;
use crate::jdk::is_passage;
use crate::machine::Machine;
use crate::state::FrameKind;

impl Call<'_> {
    /// Stores if the old value is as expected, in one step; gives the old value, and whether it did.
    pub fn exchange(&mut self, cell: Cell, expected: u64, new: u64) -> Result<(u64, bool)> {
        let machine = &mut *self.machine;
        let old = machine.raw_load(cell)?;
        let narrow = |value: u64| value & u64::MAX >> (64 - cell.bits());
        let succeeds = narrow(old) == narrow(expected);
        // Once the question below is answered, the exchange has begun.
        if machine.is_watched() && machine.thread().decision.is_none() {
            // One that fails has only read: it neither disturbs other reads nor races with them.
            let access = Access { place: machine.place_of(cell.span()), mode: Mode::of(succeeds) };
            machine.begin(&[access], Order::Exchange)?;
            machine.show_counter(cell);
        }
        if !succeeds {
            return Ok((old, false));
        }
        if machine.may_fail_spuriously() && machine.choose(2)? == 1 {
            machine.note(|_| What::Choose {
                question: "weakCompareAndSet".into(),
                answer: "false without a reason".into(),
            });
            // The library tells success by the old value where it has no instruction of its own.
            return Ok((old ^ 1, false));
        }
        machine.raw_store(cell, new)?;
        if let Some(object) = cell.object() {
            machine.released_field(object, cell.offset());
        }
        Ok((old, true))
    }
}

impl Machine {
    /// Whether the exchange that is about to succeed may fail: it is a weak one, and code of the
    /// program called it. The library's own weak ones stand in loops that try again.
    fn may_fail_spuriously(&self) -> bool {
        if !self.watch.as_ref().is_some_and(|watch| watch.spurious_failures && !watch.observing) {
            return false;
        }
        let mut weak = false;
        for frame in self.thread().frames.iter().rev() {
            let class = frame.method.class();
            if !class.loader.is_library() {
                return weak;
            }
            if frame.method.name.starts_with("weakCompareAndSet") {
                weak = true;
                continue;
            }
            // `Unsafe.getAndAddInt` and its kin are such loops.
            let passes = frame.kind == FrameKind::Continuation
                || is_passage(&class.name) && !(weak && class.name == "jdk/internal/misc/Unsafe")
                || !weak && class.name.starts_with("java/util/concurrent/atomic/");
            if !passes {
                return false;
            }
        }
        false
    }
}
