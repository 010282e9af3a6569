//! What inference knows at one place of the code, and how two such states become one.

use std::rc::Rc;

use super::super::context::Context;
use super::super::failure::{Fault, Reason};
use super::super::types::Type;
use super::super::{Failure, Outcome};

#[derive(Clone, Debug)]
pub(super) struct State {
    /// Those that are not there are unusable.
    pub(super) locals: Vec<Type>,
    pub(super) stack: Vec<Type>,
    pub(super) this_uninitialized: bool,
    pub(super) no_return: bool,
    /// The subroutines being run, innermost last.
    pub(super) subroutines: Vec<Subroutine>,
}

#[derive(Clone, Debug)]
pub(super) struct Subroutine {
    pub(super) entry: u16,
    /// The locals it has written, apart from those that the subroutines after it in the list have.
    pub(super) written: Rc<Locals>,
}

/// A set of locals.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Locals {
    words: Vec<u64>,
}

impl Locals {
    pub(super) fn add(&mut self, local: u16) {
        let word = usize::from(local / 64);
        if word >= self.words.len() {
            self.words.resize(word + 1, 0);
        }
        self.words[word] |= 1 << (local % 64);
    }

    fn has(&self, local: usize) -> bool {
        self.words.get(local / 64).is_some_and(|word| word >> (local % 64) & 1 != 0)
    }

    /// Adds all of `other`; returns whether that made a difference.
    fn unite(&mut self, other: &Locals) -> bool {
        if self.words.len() < other.words.len() {
            self.words.resize(other.words.len(), 0);
        }
        let mut grew = false;
        for (word, more) in self.words.iter_mut().zip(&other.words) {
            grew |= *more & !*word != 0;
            *word |= more;
        }
        grew
    }
}

impl State {
    /// Makes this state cover `other` too; returns whether it had to change. `offset` is where
    /// `other` comes from.
    pub(super) fn merge(
        &mut self,
        other: State,
        context: &mut Context<'_, '_>,
        offset: usize,
    ) -> Outcome<bool> {
        if self.stack.len() != other.stack.len() {
            let message =
                format!("Inconsistent stack height {} != {}", other.stack.len(), self.stack.len());
            return Err(Failure::verify(Fault::new(offset, Reason::Bytecode), message));
        }
        let mut changed = false;
        for (known, new) in self.stack.iter_mut().zip(other.stack) {
            if *known == new {
                continue;
            }
            let merged = context.merge(new, *known)?;
            if merged == Type::Top {
                return Err(Failure::verify(
                    Fault::new(offset, Reason::Bytecode),
                    "Mismatched stack types",
                ));
            }
            changed |= merged != *known;
            *known = merged;
        }
        for (index, known) in self.locals.iter_mut().enumerate() {
            let new = other.locals.get(index).copied().unwrap_or(Type::Top);
            if *known == new {
                continue;
            }
            let merged = context.merge(new, *known)?;
            changed |= merged != *known;
            *known = merged;
        }
        changed |= other.this_uninitialized && !self.this_uninitialized;
        self.this_uninitialized |= other.this_uninitialized;
        changed |= other.no_return && !self.no_return;
        self.no_return |= other.no_return;
        Ok(changed | self.merge_subroutines(other.subroutines))
    }

    /// Only subroutines that both are in count as being run.
    fn merge_subroutines(&mut self, others: Vec<Subroutine>) -> bool {
        let mut changed = false;
        let mut common: Vec<Subroutine> = Vec::new();
        let mut others = others.into_iter().peekable();
        for known in std::mem::take(&mut self.subroutines) {
            let mut ahead = others.clone();
            if ahead.any(|other| other.entry == known.entry) {
                // What the inner ones wrote, the next outer one has written.
                while let Some(other) = others.next_if(|other| other.entry != known.entry) {
                    changed |= absorb(&mut common, &other.written);
                }
                common.push(known);
                if let Some(other) = others.next() {
                    changed |= absorb(&mut common, &other.written);
                }
            } else {
                absorb(&mut common, &known.written);
                changed = true;
            }
        }
        for other in others {
            changed |= absorb(&mut common, &other.written);
        }
        self.subroutines = common;
        changed
    }

    /// This state at a `ret` from subroutine `entry`, as seen after its call. None if `entry` is
    /// not being run.
    pub(super) fn returned_to(&self, at_call: &State, entry: u16) -> Option<State> {
        let position = self.subroutines.iter().rposition(|subroutine| subroutine.entry == entry)?;
        let mut written = Locals::default();
        for subroutine in &self.subroutines[position..] {
            written.unite(&subroutine.written);
        }
        let len = self.locals.len().max(at_call.locals.len());
        let locals = (0..len)
            .map(|index| {
                if written.has(index) {
                    self.locals.get(index).copied().map_or(Type::Top, without_uninitialized)
                } else {
                    at_call.locals.get(index).copied().unwrap_or(Type::Top)
                }
            })
            .collect();
        let mut subroutines = self.subroutines[..position].to_vec();
        absorb(&mut subroutines, &written);
        Some(State {
            locals,
            stack: self.stack.iter().copied().map(without_uninitialized).collect(),
            this_uninitialized: self.this_uninitialized,
            no_return: self.no_return,
            subroutines,
        })
    }
}

/// A subroutine cannot return uninitialized objects.
fn without_uninitialized(what: Type) -> Type {
    if what.is_uninitialized() { Type::Top } else { what }
}

/// Adds what was written to the innermost of `subroutines`; returns whether it was new.
fn absorb(subroutines: &mut [Subroutine], written: &Locals) -> bool {
    subroutines.last_mut().is_some_and(|last| Rc::make_mut(&mut last.written).unite(written))
}
