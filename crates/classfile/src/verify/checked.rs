//! Verification by type checking (JVMS §4.10.1): one walk over the code, with the stack map's frames
//! wherever branches and exception handlers meet.

use super::context::Context;
use super::failure::{Fault, Origin, Reason, Site};
use super::frame::Frame;
use super::method::MethodVerifier;
use super::stack_map::{Limits, MapFrame, StackMap};
use super::types::{Name, Type};
use super::{Failure, Outcome};
use crate::opcodes;

/// A frame to compare with one of the stack map.
#[derive(Clone, Copy)]
struct View<'f> {
    offset: usize,
    locals: &'f [Type],
    stack: &'f [Type],
    this_uninitialized: bool,
}

impl MethodVerifier<'_, '_, '_> {
    pub(super) fn check(&mut self) -> Outcome {
        self.find_instructions(opcodes::reserved_length, |_| "Bad instruction".to_owned())?;
        self.check_handlers()?;
        self.check_local_variables()?;
        self.read_map()?;
        self.walk()
    }

    fn check_handlers(&mut self) -> Outcome {
        for handler in &self.code.handlers {
            let (start, end, pc) =
                (handler.start_pc.into(), handler.end_pc.into(), handler.handler_pc.into());
            if !self.is_instruction(start) {
                return Err(Failure::format(format!("Illegal exception table start_pc {start}")));
            }
            if !self.is_end(end) {
                return Err(Failure::format(format!("Illegal exception table end_pc {end}")));
            }
            if !self.is_instruction(pc) {
                return Err(Failure::format(format!("Illegal exception table handler_pc {pc}")));
            }
            if let Some(what) = self.wrong_catch(handler)? {
                let found = Origin { what, site: Site::Constant(handler.catch_type) };
                let throwable = Type::Object(Name::THROWABLE);
                let expected = Origin { what: throwable, site: Site::Implicit };
                return Err(Failure::verify(
                    Fault::wrong_type(pc, found, Some(expected)),
                    format!("Catch type is not a subclass of Throwable in exception handler {pc}"),
                ));
            }
            self.add_range(start, end);
        }
        Ok(())
    }

    fn check_local_variables(&self) -> Outcome {
        for variable in self.code.locals(&self.context.class.data) {
            let (start, len) = (usize::from(variable.start_pc), usize::from(variable.len));
            if !self.is_instruction(start) {
                return Err(Failure::format(format!(
                    "Illegal local variable table start_pc {start}"
                )));
            }
            if start + len != self.bytes.len() && !self.is_instruction(start + len) {
                return Err(Failure::format(format!("Illegal local variable table length {len}")));
            }
        }
        Ok(())
    }

    fn read_map(&mut self) -> Outcome {
        let initial = self.map.reset(&self.frame.locals);
        let Some(range) = self.code.stack_map else {
            return Ok(());
        };
        let limits = Limits {
            locals_max: self.code.max_locals,
            stack_max: self.code.max_stack,
            starts: &self.starts,
        };
        let table = self.context.class.slice(range);
        self.map.read(table, initial, &limits, |index| self.context.class_type(index))
    }

    fn walk(&mut self) -> Outcome {
        let mut pc = 0;
        let mut maps_passed = 0;
        let mut falls_through = true;
        while pc < self.bytes.len() {
            self.frame.begin(pc as u16);
            self.meet_map(pc, falls_through, &mut maps_passed)?;
            self.initialized_this = false;
            // A store is judged by the locals before it, all else by those after.
            let is_store = self.is_store(pc);
            if is_store {
                self.match_handlers(pc)?;
            }
            falls_through = self.instruction(pc)?;
            if !is_store {
                self.match_handlers(pc)?;
            }
            // The lengths of all instructions have been checked already.
            pc += opcodes::instruction_length(self.bytes, pc).unwrap_or(1);
        }
        if falls_through {
            let fault = Fault::new(self.bytes.len(), Reason::Bytecode);
            return Err(Failure::verify(fault, "Control flow falls through code end"));
        }
        Ok(())
    }

    fn is_store(&self, pc: usize) -> bool {
        let store = opcodes::ISTORE..=opcodes::ASTORE_3;
        let opcode = self.bytes[pc];
        store.contains(&opcode)
            || (opcode == opcodes::WIDE
                && self.bytes.get(pc + 1).is_some_and(|opcode| store.contains(opcode)))
    }

    /// Takes over the stack map's frame at `pc`, if it has one. Code that cannot be reached from
    /// the instruction before it must have one.
    fn meet_map(&mut self, pc: usize, falls_through: bool, maps_passed: &mut usize) -> Outcome {
        match self.map.frames().get(*maps_passed).copied() {
            Some(target) if usize::from(target.offset) == pc => {
                if falls_through
                    && let Some(fault) =
                        mismatch(self.context, &self.map, View::of(&self.frame), &target)?
                {
                    return Err(Failure::verify(
                        fault,
                        "Instruction type does not match stack map",
                    ));
                }
                *maps_passed += 1;
                self.take(&target)
            }
            Some(target) if usize::from(target.offset) < pc => {
                Err(Failure::format(format!("Bad stack map offset {}", target.offset)))
            }
            _ if falls_through => Ok(()),
            Some(_) => Err(Failure::verify(
                Fault::new(pc, Reason::MissingMap),
                "Expecting a stack map frame",
            )),
            None => Err(Failure::verify(
                Fault::new(pc, Reason::Bytecode),
                "Expecting a stack map frame",
            )),
        }
    }

    fn take(&mut self, target: &MapFrame) -> Outcome {
        self.context.spend(target.locals_len.into(), target.offset.into())?;
        let this_uninitialized = self.map.this_uninitialized(target);
        self.frame.replace(
            self.map.locals_reversed(target),
            self.map.stack(target),
            this_uninitialized,
        );
        self.handlers_matched = false;
        Ok(())
    }

    /// The frame must suit the one that the stack map has for a branch target.
    pub(super) fn check_jump(&mut self, target: i64) -> Outcome {
        let Some(frame) =
            usize::try_from(target).ok().and_then(|target| self.map.at(target)).copied()
        else {
            return Err(self.missing_map(target));
        };
        match mismatch(self.context, &self.map, View::of(&self.frame), &frame)? {
            None => Ok(()),
            Some(fault) => Err(Failure::verify(
                fault,
                format!("Inconsistent stackmap frames at branch target {target}"),
            )),
        }
    }

    #[cold]
    fn missing_map(&self, target: i64) -> Box<Failure> {
        let fault = Fault::new(self.frame.offset.into(), Reason::MissingMap);
        Failure::verify(fault, format!("Expecting a stackmap frame at branch target {target}"))
    }

    /// The locals must suit every exception handler in force at `pc`.
    fn match_handlers(&mut self, pc: usize) -> Outcome {
        if !self.must_match_handlers(pc) {
            return Ok(());
        }
        self.context.spend(self.code.handlers.len(), pc)?;
        for handler in &self.code.handlers {
            let Some(thrown) = self.caught_at(handler, pc)? else { continue };
            let target = usize::from(handler.handler_pc);
            let Some(frame) = self.map.at(target).copied() else {
                return Err(self.missing_map(target as i64));
            };
            // Whoever calls another constructor inside the range must not go on without it.
            let this_uninitialized = self.frame.this_uninitialized || self.initialized_this;
            let stack = [thrown];
            let view = View { stack: &stack, this_uninitialized, ..View::of(&self.frame) };
            if let Some(mut fault) = mismatch(self.context, &self.map, view, &frame)? {
                fault.frame = Some(Box::new(self.frame.in_handler(thrown, this_uninitialized)));
                let message =
                    format!("Stack map does not match the one at exception handler {target}");
                return Err(Failure::verify(fault, message));
            }
        }
        self.handlers_matched = true;
        Ok(())
    }
}

impl View<'_> {
    fn of(frame: &Frame) -> View<'_> {
        View {
            offset: frame.offset.into(),
            locals: &frame.locals,
            stack: frame.stack(),
            this_uninitialized: frame.this_uninitialized,
        }
    }
}

/// What keeps a frame from being assignable to one of the stack map; none if it is.
fn mismatch(
    context: &mut Context<'_, '_>,
    map: &StackMap,
    view: View<'_>,
    target: &MapFrame,
) -> Outcome<Option<Fault>> {
    let stack = map.stack(target);
    context.spend(usize::from(target.locals_len) + stack.len(), view.offset)?;
    if view.stack.len() != stack.len() {
        let fault = Fault::of_frame(view.offset, Reason::StackSize);
        return Ok(Some(Fault { map_frame: Some(*target), ..fault }));
    }
    // Most frames are equal in all that the target asks for; only others need the hierarchy.
    let suits =
        |index: usize, wanted: Type| wanted == Type::Top || view.locals.get(index) == Some(&wanted);
    let len = usize::from(target.locals_len);
    let locals_suit =
        (0..len).rev().zip(map.locals_reversed(target)).all(|(index, wanted)| suits(index, wanted));
    if !locals_suit {
        for (index, wanted) in map.locals(target).into_iter().enumerate() {
            let what = view.locals.get(index).copied().unwrap_or(Type::Top);
            if !context.is_assignable(what, wanted)? {
                let found = Origin { what, site: Site::Local(index as u16) };
                let expected = Origin { what: wanted, site: Site::MapLocal(index as u16) };
                let fault = Fault::wrong_type(target.offset.into(), found, Some(expected));
                return Ok(Some(Fault { map_frame: Some(*target), ..fault }));
            }
        }
    }
    for (index, (&what, &wanted)) in view.stack.iter().zip(stack).enumerate() {
        if !context.is_assignable(what, wanted)? {
            let found = Origin { what, site: Site::Stack(index as u16) };
            let expected = Origin { what: wanted, site: Site::MapStack(index as u16) };
            let fault = Fault::wrong_type(target.offset.into(), found, Some(expected));
            return Ok(Some(Fault { map_frame: Some(*target), ..fault }));
        }
    }
    if view.this_uninitialized && !map.this_uninitialized(target) {
        let fault = Fault::of_frame(target.offset.into(), Reason::Flags);
        return Ok(Some(Fault { map_frame: Some(*target), ..fault }));
    }
    Ok(None)
}
