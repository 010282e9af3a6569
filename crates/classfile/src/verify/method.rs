//! One method under verification: what both ways of verifying share. What single instructions do
//! is in `instructions`, `fields` and `invoke`; where the types come from that they meet is in
//! `checked` and `infer`.

use super::context::Context;
use super::failure::{Fault, Reason};
use super::frame::Frame;
use super::infer::Inference;
use super::stack_map::{StackMap, Starts};
use super::types::{Name, Type};
use super::{Failure, Outcome, Refusal, infer, report};
use crate::class::Method;
use crate::code::{Code, Handler};
use crate::{access, opcodes};

/// How the types at a branch target are known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    /// From the stack map.
    Checked,
    /// By inference.
    Inferred,
}

pub(super) fn verify<'a>(
    context: &mut Context<'a, '_>,
    way: Way,
    method: &'a Method,
    code: &'a Code,
) -> Result<(), Refusal> {
    let class = context.class;
    let mut verifier = MethodVerifier {
        frame: std::mem::take(&mut context.frame),
        map: std::mem::take(&mut context.map),
        starts: std::mem::take(&mut context.starts),
        context,
        inference: (way == Way::Inferred).then(Box::default),
        method,
        code,
        bytes: class.bytecode(code),
        is_init: class.constants.utf8_bytes(method.name).is_ok_and(|name| name == b"<init>"),
        returns: None,
        range_min: usize::MAX,
        range_max: 0,
        handlers_matched: false,
        initialized_this: false,
    };
    let outcome = verifier.start().and_then(|()| match way {
        Way::Checked => verifier.check(),
        Way::Inferred => verifier.infer(),
    });
    if let Err(failure) = outcome {
        return Err(match way {
            Way::Checked => report::refusal(&verifier, *failure),
            Way::Inferred => infer::refusal(&verifier, *failure),
        });
    }
    let MethodVerifier { frame, map, starts, .. } = verifier;
    (context.frame, context.map, context.starts) = (frame, map, starts);
    Ok(())
}

pub(super) struct MethodVerifier<'c, 'a, 'h> {
    pub(super) context: &'c mut Context<'a, 'h>,
    /// Only for inference.
    pub(super) inference: Option<Box<Inference>>,
    pub(super) method: &'a Method,
    pub(super) code: &'a Code,
    pub(super) bytes: &'a [u8],
    pub(super) frame: Frame,
    /// Empty for inference.
    pub(super) map: StackMap,
    pub(super) starts: Starts,
    pub(super) is_init: bool,
    /// None for `void`.
    pub(super) returns: Option<Type>,
    /// Exception handlers cover no instruction before this one …
    pub(super) range_min: usize,
    /// … and none from here on.
    pub(super) range_max: usize,
    /// Whether the handlers in force know the present locals.
    pub(super) handlers_matched: bool,
    /// Whether the present instruction has initialized `this`.
    pub(super) initialized_this: bool,
}

impl MethodVerifier<'_, '_, '_> {
    /// The frame at the start of the method, from its descriptor.
    fn start(&mut self) -> Outcome {
        self.frame.reset(self.code.max_locals, self.code.max_stack);
        let signature = self.context.signature(self.method.descriptor)?;
        if self.method.access & access::STATIC == 0 {
            let uninitialized = self.is_init && self.context.this_name != Name::OBJECT;
            let this =
                if uninitialized { Type::UninitializedThis } else { self.context.this_type() };
            self.frame.locals.push(this);
            self.frame.this_uninitialized = uninitialized;
        }
        self.frame.locals.extend_from_slice(self.context.arguments(signature));
        if self.frame.locals.len() > usize::from(self.code.max_locals) {
            return Err(Failure::format("Arguments can't fit into locals"));
        }
        self.returns = self.context.declared_result(self.method.descriptor, signature);
        Ok(())
    }

    /// Marks where instructions start. `length` tells how long one is that no class file may have;
    /// `illegal` is the complaint about one that has no length.
    pub(super) fn find_instructions(
        &mut self,
        length: impl Fn(u8) -> Option<usize>,
        illegal: impl Fn(usize) -> String,
    ) -> Outcome {
        self.starts.reset(self.bytes.len());
        let mut pc = 0;
        while pc < self.bytes.len() {
            let fits = |len: &usize| *len <= self.bytes.len() - pc;
            let len = opcodes::instruction_length(self.bytes, pc)
                .or_else(|| length(self.bytes[pc]).filter(fits));
            let Some(len) = len else {
                return Err(Failure::verify(Fault::new(pc, Reason::Bytecode), illegal(pc)));
            };
            let is_new = self.bytes[pc] == opcodes::NEW;
            self.starts.mark(pc, Starts::INSTRUCTION | if is_new { Starts::NEW } else { 0 });
            pc += len;
        }
        Ok(())
    }

    pub(super) fn is_instruction(&self, pc: usize) -> bool {
        self.starts.has(pc, Starts::INSTRUCTION)
    }

    /// Notes the range of an exception handler.
    pub(super) fn add_range(&mut self, start: usize, end: usize) {
        self.starts.mark(start, Starts::RANGE_EDGE);
        self.starts.mark(end, Starts::RANGE_EDGE);
        self.range_min = self.range_min.min(start);
        self.range_max = self.range_max.max(end);
    }

    pub(super) fn is_end(&self, pc: usize) -> bool {
        pc == self.bytes.len() || self.is_instruction(pc)
    }

    /// What a handler says it catches, if that is no `Throwable`.
    pub(super) fn wrong_catch(&mut self, handler: &Handler) -> Outcome<Option<Type>> {
        let Some(caught) = self.context.class_type(handler.catch_type) else { return Ok(None) };
        let right = self.context.is_assignable(caught, Type::Object(Name::THROWABLE))?;
        Ok((!right).then_some(caught))
    }

    /// What a handler catches if it is in force at `pc`; it then needs room on the stack.
    pub(super) fn caught_at(&mut self, handler: &Handler, pc: usize) -> Outcome<Option<Type>> {
        if pc < usize::from(handler.start_pc) || pc >= usize::from(handler.end_pc) {
            return Ok(None);
        }
        if self.code.max_stack == 0 {
            return Err(self.overflow());
        }
        let caught = self.context.class_type(handler.catch_type);
        Ok(Some(caught.unwrap_or(Type::Object(Name::THROWABLE))))
    }

    /// Whether the exception handlers must be told of the locals at `pc`.
    pub(super) fn must_match_handlers(&self, pc: usize) -> bool {
        (self.range_min..self.range_max).contains(&pc)
            && (!self.handlers_matched || self.starts.has(pc, Starts::RANGE_EDGE))
    }

    /// Notes that the locals have changed.
    pub(super) fn locals_changed(&mut self) {
        self.handlers_matched = false;
    }

    /// The present frame goes on at `target`.
    pub(super) fn jump(&mut self, target: i64) -> Outcome {
        if self.inference.is_some() {
            self.flow_to(target as usize)
        } else {
            self.check_jump(target)
        }
    }
}
