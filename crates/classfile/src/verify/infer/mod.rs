//! Verification by type inference (JVMS §4.10.2), for class files without stack maps.
//!
//! Types flow along all paths until nothing changes. Only the states where blocks begin are kept.
//! Subroutines (`jsr`, `ret`) follow §4.10.2.5: what a subroutine does not touch is on return what
//! it was at the call.

mod operands;
mod report;
mod state;

use std::collections::BTreeSet;
use std::rc::Rc;

use rustc_hash::FxHashMap;

pub(super) use report::refusal;
use state::{State, Subroutine};

use super::failure::{Fault, Reason};
use super::method::MethodVerifier;
use super::types::Type;
use super::{Failure, Outcome};
use crate::opcodes;

/// Subroutines nest as deeply as `finally` blocks did in old compilers. The bound keeps the cost of
/// a hostile file low.
const NESTING_MAX: usize = 255;

#[derive(Default)]
pub(super) struct Inference {
    /// By offset, the position in `states` plus one of the state kept there.
    kept: Vec<u32>,
    /// What is known where blocks begin, and at each `jsr` and `ret`. None: not reached yet.
    states: Vec<Option<State>>,
    /// Blocks whose state has changed since they were looked at.
    changed: BTreeSet<usize>,
    /// By subroutine, where it is called.
    calls: FxHashMap<u16, Vec<u16>>,
    /// By subroutine, the one instruction that returns from it.
    returns: FxHashMap<u16, u16>,
    /// The subroutines being run in the present frame, innermost last.
    subroutines: Vec<Subroutine>,
    /// In a constructor, whether the present frame may come from inside of a call of another
    /// constructor, so that the object is unusable.
    no_return: bool,
}

impl Inference {
    /// Notes that the locals from `first` to `last` have been written.
    pub(super) fn note_store(&mut self, first: u16, last: u16) {
        if let Some(subroutine) = self.subroutines.last_mut() {
            let written = Rc::make_mut(&mut subroutine.written);
            written.add(first);
            written.add(last);
        }
    }

    /// Notes that a state is to be kept at `pc`.
    fn keep(&mut self, pc: usize) {
        if self.kept[pc] == 0 {
            self.states.push(None);
            self.kept[pc] = self.states.len() as u32;
        }
    }

    fn slot(&self, pc: usize) -> Option<usize> {
        (*self.kept.get(pc)? as usize).checked_sub(1)
    }

    fn state(&self, pc: usize) -> Option<&State> {
        self.states[self.slot(pc)?].as_ref()
    }

    /// The first changed block at or after `pc`, else the first of all.
    fn next_changed(&mut self, pc: usize) -> Option<usize> {
        let next = *self.changed.range(pc..).next().or_else(|| self.changed.first())?;
        self.changed.remove(&next);
        Some(next)
    }
}

impl MethodVerifier<'_, '_, '_> {
    pub(super) fn infer(&mut self) -> Outcome {
        let bytes = self.bytes;
        let illegal = |pc: usize| match opcodes::fixed_length(bytes[pc]) {
            Some(_) => format!("Code stops in the middle of instruction  starting at offset {pc}"),
            None => format!("Illegal instruction found at offset {pc}"),
        };
        self.find_instructions(|_| None, illegal)?;
        self.inference_mut().kept = vec![0; self.bytes.len()];
        self.inference_mut().keep(0);
        self.check_all_operands()?;
        self.check_ranges()?;
        self.flow_to(0)?;
        let mut pc = 0;
        while let Some(next) = self.inference_mut().next_changed(pc) {
            pc = next;
            self.run_block(pc)?;
        }
        Ok(())
    }

    fn inference_mut(&mut self) -> &mut Inference {
        self.inference.get_or_insert_default()
    }

    /// Handlers begin and end at instructions and catch throwables.
    fn check_ranges(&mut self) -> Outcome {
        for handler in &self.code.handlers {
            let (start, end, pc) =
                (handler.start_pc.into(), handler.end_pc.into(), handler.handler_pc.into());
            if !self.is_instruction(start) || !self.is_end(end) {
                return Err(Failure::format("Illegal exception table range"));
            }
            // The old verifier has no handler at the start of the code.
            if pc == 0 || !self.is_instruction(pc) {
                return Err(Failure::format("Illegal exception table handler"));
            }
            if self.wrong_catch(handler)?.is_some() {
                let fault = Fault::new(pc, Reason::Bytecode);
                return Err(Failure::verify(fault, "catch_type not a subclass of Throwable"));
            }
            self.add_range(start, end);
            self.inference_mut().keep(pc);
        }
        Ok(())
    }

    /// Runs the code from a place whose state is known to the next such place.
    fn run_block(&mut self, start: usize) -> Outcome {
        let inference = self.inference.get_or_insert_default();
        let Some(state) = inference.state(start).cloned() else {
            return Ok(());
        };
        self.frame.replace(state.locals.into_iter().rev(), &state.stack, state.this_uninitialized);
        inference.no_return = state.no_return;
        inference.subroutines = state.subroutines;
        self.handlers_matched = false;
        let mut pc = start;
        loop {
            self.frame.begin(pc as u16);
            self.initialized_this = false;
            self.flow_to_handlers(pc)?;
            if self.inference_mut().no_return
                && (opcodes::IRETURN..=opcodes::RETURN).contains(&self.bytes[pc])
            {
                return Err(bad(pc, "Cannot return normally"));
            }
            if !self.instruction(pc)? {
                return Ok(());
            }
            if self.bytes[pc] == opcodes::INVOKESPECIAL {
                self.flow_from_constructor(pc)?;
            }
            pc += opcodes::instruction_length(self.bytes, pc).unwrap_or(1);
            if pc >= self.bytes.len() {
                let fault = Fault::new(pc, Reason::Bytecode);
                return Err(Failure::verify(fault, "Falling off the end of the code"));
            }
            if self.inference_mut().slot(pc).is_some() {
                return self.flow_to(pc);
            }
        }
    }

    /// Merges the present frame into the state at `target`.
    pub(super) fn flow_to(&mut self, target: usize) -> Outcome {
        let state = State { stack: self.frame.stack().to_vec(), ..self.present() };
        self.merge(target, state)
    }

    /// The present frame, but for the stack.
    fn present(&mut self) -> State {
        let inference = self.inference.get_or_insert_default();
        State {
            locals: self.frame.locals.clone(),
            stack: Vec::new(),
            this_uninitialized: self.frame.this_uninitialized,
            no_return: inference.no_return,
            subroutines: inference.subroutines.clone(),
        }
    }

    fn merge(&mut self, target: usize, state: State) -> Outcome {
        let offset = usize::from(self.frame.offset);
        let nested = state.subroutines.len();
        self.context.spend(state.locals.len() + state.stack.len() + nested * nested, offset)?;
        let inference = self.inference.get_or_insert_default();
        let Some(slot) = inference.slot(target) else {
            return Ok(());
        };
        let changed = match &mut inference.states[slot] {
            Some(known) => known.merge(state, self.context, offset)?,
            unknown => {
                *unknown = Some(state);
                true
            }
        };
        if changed {
            inference.changed.insert(target);
        }
        Ok(())
    }

    /// Any instruction may throw; what a handler then sees is the locals before the instruction.
    fn flow_to_handlers(&mut self, pc: usize) -> Outcome {
        if !self.must_match_handlers(pc) {
            return Ok(());
        }
        self.context.spend(self.code.handlers.len(), pc)?;
        for handler in &self.code.handlers {
            let Some(thrown) = self.caught_at(handler, pc)? else { continue };
            let state = State { stack: vec![thrown], ..self.present() };
            self.merge(handler.handler_pc.into(), state)?;
        }
        self.handlers_matched = true;
        Ok(())
    }

    /// If a constructor throws, the object may count as initialized or not. A handler that covers
    /// the call of another constructor for `this` can do nothing but throw.
    fn flow_from_constructor(&mut self, pc: usize) -> Outcome {
        let initialized_this = self.initialized_this;
        let inference = self.inference_mut();
        let no_return = inference.no_return;
        inference.no_return |= initialized_this;
        if !self.handlers_matched {
            self.flow_to_handlers(pc)?;
        }
        self.inference_mut().no_return = no_return;
        Ok(())
    }

    /// `new` makes another object than the one it made the last time.
    pub(super) fn forget_older(&mut self, made: Type) -> Outcome {
        if self.frame.stack().contains(&made) {
            let fault = Fault::new(self.frame.offset.into(), Reason::Bytecode);
            return Err(Failure::verify(fault, "Uninitialized object on stack at creating point"));
        }
        for local in &mut self.frame.locals {
            if *local == made {
                *local = Type::Top;
            }
        }
        Ok(())
    }

    pub(super) fn call_subroutine(&mut self, pc: usize) -> Outcome {
        let target = self.jump_target(pc);
        let entry = target as u16;
        let inference = self.inference_mut();
        if inference.subroutines.iter().any(|subroutine| subroutine.entry == entry) {
            return Err(bad(pc, "Recursive call to jsr entry"));
        }
        if inference.subroutines.len() >= NESTING_MAX {
            return Err(bad(pc, "Too many nested subroutines"));
        }
        let returns = inference.returns.get(&entry).copied();
        inference.subroutines.push(Subroutine { entry, written: Rc::default() });
        self.push(Type::ReturnAddress(entry))?;
        self.frame.forget_uninitialized();
        self.flow_to(target as usize)?;
        match returns {
            Some(ret) => self.flow_back(pc, ret.into(), entry),
            None => Ok(()),
        }
    }

    pub(super) fn return_from_subroutine(&mut self, index: u16) -> Outcome {
        let pc = usize::from(self.frame.offset);
        let entry = match self.frame.local(index) {
            Type::ReturnAddress(entry) => entry,
            Type::Top => {
                return Err(bad(
                    pc,
                    format!("Accessing value from uninitialized register {index}"),
                ));
            }
            _ => return Err(bad(pc, format!("Register {index} contains wrong type"))),
        };
        let inference = self.inference_mut();
        if *inference.returns.entry(entry).or_insert(pc as u16) != pc as u16 {
            return Err(bad(pc, "Multiple returns to single jsr"));
        }
        for call in inference.calls.get(&entry).cloned().unwrap_or_default() {
            self.flow_back(call.into(), pc, entry)?;
        }
        Ok(())
    }

    /// From the `ret` of a subroutine to what follows one of its calls.
    fn flow_back(&mut self, call: usize, ret: usize, entry: u16) -> Outcome {
        let inference = self.inference_mut();
        // A call that has not been reached will do this when it is.
        let (Some(at_call), Some(at_ret)) = (inference.state(call), inference.state(ret)) else {
            return Ok(());
        };
        let Some(state) = at_ret.returned_to(at_call, entry) else {
            return Err(bad(ret, "Illegal return from subroutine"));
        };
        let next = call + opcodes::instruction_length(self.bytes, call).unwrap_or(1);
        if next >= self.bytes.len() {
            return Err(bad(next, "Falling off the end of the code"));
        }
        self.merge(next, state)
    }

    /// The target of the branch or `jsr` at `pc`.
    fn jump_target(&self, pc: usize) -> i64 {
        let offset = match self.bytes[pc] {
            opcodes::GOTO_W | opcodes::JSR_W => opcodes::read_i4(self.bytes, pc + 1).unwrap_or(0),
            _ => i32::from(self.operand2(pc + 1) as i16),
        };
        pc as i64 + i64::from(offset)
    }
}

#[cold]
fn bad(pc: usize, message: impl Into<String>) -> Box<Failure> {
    Failure::verify(Fault::new(pc, Reason::Bytecode), message)
}
