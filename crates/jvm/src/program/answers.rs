//! What loaders written in Java answered, over all paths that are explored.
//!
//! Code is linked once for every path, but a loader is asked anew on each. Where the answers
//! differ, linked code is right for some paths only; this file notices that, and the machine then
//! ends the path by name.

use rustc_hash::{FxHashMap, FxHashSet};

use super::{ClassId, ClassRef, LoaderId, Program, Resolved};
use crate::names::Name;

#[derive(Default)]
pub(super) struct Answers {
    by_name: FxHashMap<(LoaderId, Name), Answer>,
    /// Class constants that could not be resolved on some path.
    failed: FxHashSet<(ClassId, u16)>,
}

struct Answer {
    /// The first one, and the only one that code may be linked by.
    class: ClassRef,
    /// Whether code has been linked by it.
    linked: bool,
    /// Whether there was another answer too.
    ambiguous: bool,
}

impl Program {
    /// Notes a loader's answer. False when code is already linked to another one.
    pub(crate) fn note_answer(&self, loader: LoaderId, name: Name, class: ClassRef) -> bool {
        let mut answers = self.answers.lock().unwrap_or_else(|p| p.into_inner());
        let answer = answers.by_name.entry((loader, name)).or_insert(Answer {
            class,
            linked: false,
            ambiguous: false,
        });
        let same = answer.class.id == class.id;
        answer.ambiguous |= !same;
        same || !answer.linked
    }

    /// Notes that code is about to be linked by a loader's answer. False when there were several
    /// before any code was.
    pub(crate) fn note_link(&self, loader: LoaderId, name: Name, class: ClassRef) -> bool {
        let mut answers = self.answers.lock().unwrap_or_else(|p| p.into_inner());
        let Some(answer) = answers.by_name.get_mut(&(loader, name)) else { return true };
        answer.linked |= !answer.ambiguous;
        answer.linked && answer.class.id == class.id
    }

    /// Keeps what a class constant means. False when it meant nothing on another path.
    pub(crate) fn keep_class(&self, from: ClassRef, index: u16, class: ClassRef) -> bool {
        let answers = self.answers.lock().unwrap_or_else(|p| p.into_inner());
        if answers.failed.contains(&(from.id, index)) {
            return false;
        }
        let _ = from.constants[index as usize].set(Resolved::Class(class));
        true
    }

    /// Notes that a class constant means nothing. False when it did on another path.
    pub(crate) fn note_failure(&self, from: ClassRef, index: u16) -> bool {
        let mut answers = self.answers.lock().unwrap_or_else(|p| p.into_inner());
        answers.failed.insert((from.id, index));
        from.constants[index as usize].get().is_none()
    }
}
