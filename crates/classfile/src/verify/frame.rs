//! The types of locals and operand stack at one point of a method.

use super::types::Type;

#[derive(Clone, Debug, Default)]
pub(super) struct Frame {
    /// The instruction this frame belongs to.
    pub(super) offset: u16,
    /// In a constructor, whether `this` is still uninitialized.
    pub(super) this_uninitialized: bool,
    /// As many as are known; those after it, up to `locals_max`, are `Top`.
    pub(super) locals: Vec<Type>,
    pub(super) locals_max: u16,
    /// Always `stack_max` long; what is above `stack_len` has been popped, but is still shown in
    /// messages about the instruction that popped it.
    stack: Vec<Type>,
    stack_len: u16,
    stack_max: u16,
    /// The stack length before the present instruction.
    mark: u16,
}

impl Frame {
    /// Makes this frame that of a method with nothing in it.
    pub(super) fn reset(&mut self, locals_max: u16, stack_max: u16) {
        *self = Frame {
            offset: 0,
            this_uninitialized: false,
            locals: std::mem::take(&mut self.locals),
            locals_max,
            stack: std::mem::take(&mut self.stack),
            stack_len: 0,
            stack_max,
            mark: 0,
        };
        self.locals.clear();
        self.stack.clear();
    }

    /// Notes that the instruction at `offset` begins.
    pub(super) fn begin(&mut self, offset: u16) {
        self.offset = offset;
        self.mark = self.stack_len;
    }

    pub(super) fn stack(&self) -> &[Type] {
        &self.stack[..usize::from(self.stack_len)]
    }

    /// The stack as it was before the present instruction, except for what has been overwritten.
    pub(super) fn stack_at_mark(&self) -> &[Type] {
        &self.stack[..usize::from(self.mark).min(self.stack.len())]
    }

    pub(super) fn stack_len(&self) -> u16 {
        self.stack_len
    }

    pub(super) fn top(&self) -> Option<Type> {
        self.stack().last().copied()
    }

    /// The value that was popped last.
    pub(super) fn popped(&self) -> Type {
        self.stack.get(usize::from(self.stack_len)).copied().unwrap_or(Type::Top)
    }

    pub(super) fn has_room(&self, slots: u16) -> bool {
        self.stack_max.saturating_sub(self.stack_len) >= slots
    }

    /// False if there is no room.
    #[must_use]
    pub(super) fn push(&mut self, pushed: Type) -> bool {
        if self.stack_len >= self.stack_max {
            return false;
        }
        match self.stack.get_mut(usize::from(self.stack_len)) {
            Some(slot) => *slot = pushed,
            None => self.stack.push(pushed),
        }
        self.stack_len += 1;
        true
    }

    pub(super) fn drop_top(&mut self) {
        self.stack_len = self.stack_len.saturating_sub(1);
    }

    /// The state of things in an exception handler: `thrown` alone on the stack.
    pub(super) fn in_handler(&self, thrown: Type, this_uninitialized: bool) -> Frame {
        Frame {
            offset: self.offset,
            this_uninitialized,
            locals: self.locals.clone(),
            locals_max: self.locals_max,
            stack: vec![thrown],
            stack_len: 1,
            stack_max: self.stack_max,
            mark: 1,
        }
    }

    /// Takes over what a stack map says; the locals come last to first.
    pub(super) fn replace(
        &mut self,
        locals_reversed: impl Iterator<Item = Type>,
        stack: &[Type],
        this_uninitialized: bool,
    ) {
        self.locals.clear();
        self.locals.extend(locals_reversed);
        self.locals.reverse();
        self.stack.clear();
        self.stack.extend_from_slice(stack);
        self.stack_len = stack.len() as u16;
        self.mark = self.stack_len;
        self.this_uninitialized = this_uninitialized;
    }

    pub(super) fn local(&self, index: u16) -> Type {
        self.locals.get(usize::from(index)).copied().unwrap_or(Type::Top)
    }

    /// Makes sure that local `index` is among those known.
    pub(super) fn know_local(&mut self, index: u16) {
        if usize::from(index) >= self.locals.len() {
            self.locals.resize(usize::from(index) + 1, Type::Top);
        }
    }

    /// Stores a value of one or two slots; `index` is known to be in range. What it cuts in half
    /// becomes unusable.
    pub(super) fn set_local(&mut self, index: u16, stored: Type) {
        let high = stored.high();
        let (first, last) = (usize::from(index), usize::from(index) + usize::from(high.is_some()));
        self.know_local(last as u16);
        if self.locals[last].is_category2()
            && let Some(next) = self.locals.get_mut(last + 1)
        {
            *next = Type::Top;
        }
        if self.locals[first].is_category2_high() && first > 0 {
            self.locals[first - 1] = Type::Top;
        }
        self.locals[first] = stored;
        if let Some(high) = high {
            self.locals[last] = high;
        }
    }

    /// Makes all uninitialized objects unusable.
    pub(super) fn forget_uninitialized(&mut self) {
        for slot in self.locals.iter_mut().chain(&mut self.stack[..usize::from(self.stack_len)]) {
            if slot.is_uninitialized() {
                *slot = Type::Top;
            }
        }
    }

    /// Turns all copies of an uninitialized object into an initialized one.
    pub(super) fn initialize(&mut self, uninitialized: Type, initialized: Type) {
        for slot in self.locals.iter_mut().chain(&mut self.stack[..usize::from(self.stack_len)]) {
            if *slot == uninitialized {
                *slot = initialized;
            }
        }
        if uninitialized == Type::UninitializedThis {
            self.this_uninitialized = false;
        }
    }
}
