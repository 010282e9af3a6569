//! Which library operation of a special kind a thread is in.
//!
//! Such an operation may call code of the program, which may begin another one: a task of a pool
//! runs inside the operation that runs it.

use std::ops::Deref;

use heddle_access::{Access, Assumed, Place, Recorded};
use heddle_reduction::Treatment;

use crate::machine::Machine;
use crate::program::MethodRef;
use crate::state::Ref;

/// The operation a thread is in: the depth of its frame, and how it is treated. The frames of a
/// thread say what operations it is in, so the innermost is enough to tell states apart.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Operations {
    innermost: Option<(u32, Treatment)>,
    /// Those in the middle of which it began.
    outer: Vec<(u32, Treatment)>,
}

impl Operations {
    pub(crate) fn begin(&mut self, depth: usize, treatment: Treatment) {
        self.outer.extend(self.innermost);
        self.innermost = Some((depth as u32, treatment));
    }

    fn any(&self, wanted: impl Fn(Treatment) -> bool) -> bool {
        self.outer.iter().chain(&self.innermost).any(|&(_, treatment)| wanted(treatment))
    }

    /// The innermost operation is over. Gives whether the step it belonged to is over as well.
    pub(crate) fn end(&mut self) -> bool {
        let ended = std::mem::replace(&mut self.innermost, self.outer.pop());
        // Code of the program that came in between has ended the step already.
        self.innermost.is_none()
            || ended.is_none_or(|(_, treatment)| treatment != Treatment::Idempotent)
    }
}

impl Deref for Operations {
    type Target = Option<(u32, Treatment)>;

    fn deref(&self) -> &Self::Target {
        &self.innermost
    }
}

/// Code of the program, and what is looked at closely in any case, is not part of the operation
/// that calls it.
fn breaks_off(method: MethodRef, around: Option<Treatment>) -> bool {
    let class = method.class();
    if class.loader.is_library() {
        return match method.marks.treatment {
            Some(Treatment::Plain) => true,
            Some(Treatment::Text) => around == Some(Treatment::Printing),
            _ => false,
        };
    }
    // The library made these, and nothing of the program is in their static initialisers.
    let is_proxy = class.super_class.is_some_and(|class| &*class.name == "java/lang/reflect/Proxy");
    !(is_proxy && method.marks.treatment == Some(Treatment::Idempotent))
}

impl Machine {
    /// A call of a method with a special treatment was pushed.
    pub(crate) fn enter_operation(&mut self, method: MethodRef) {
        self.meet_stamps(method);
        let boot_top = self.heap().boot_top();
        let thread = self.thread_mut();
        let around = thread.operations().map(|(_, treatment)| treatment);
        if breaks_off(method, around) {
            // Code of the program: back in the library, the operation goes on with a new step.
            thread.close_operation();
            return;
        }
        let Some(treatment) = method.marks.treatment else { return };
        if treatment == Treatment::Text {
            return;
        }
        let depth = thread.frames().len();
        // What the machine made before the program began is nothing the program counts.
        let base = thread.frames()[depth - 1].base as usize;
        let known = !method.is_static() && (thread.stack()[base] as u32) < boot_top;
        let treatment = match treatment {
            Treatment::Counted => {
                let map = Ref(thread.stack()[base] as u32);
                return if !known {
                    self.show_counts(map)
                };
            }
            Treatment::Count if !known && self.is_disproved(Assumed::Counts) => Treatment::OwnStep,
            Treatment::Count => return,
            Treatment::Listed => return self.disprove(Assumed::ThreadLists),
            Treatment::Unobserved if self.is_disproved(Assumed::ThreadLists) => Treatment::Atomic,
            _ => treatment,
        };
        let thread = self.thread_mut();
        let mut goes_on = false;
        if let Some((outer, around)) = **thread.operations() {
            if outer as usize == depth {
                return;
            }
            let between = &thread.frames()[outer as usize..depth - 1];
            if !between.iter().any(|frame| breaks_off(frame.method, Some(around))) {
                // Part of the operation around it.
                goes_on = treatment == Treatment::Idempotent && around.is_atomic();
                if treatment == Treatment::OwnStep {
                    thread.close_operation();
                }
                if !goes_on {
                    return;
                }
            }
        }
        // Only the streams, groups and properties the machine made itself are known to be those.
        let counts = match treatment {
            Treatment::Unobserved | Treatment::Printing => known,
            Treatment::Settings => known || method.is_static(),
            Treatment::Count | Treatment::Counted | Treatment::Listed | Treatment::Text => false,
            Treatment::Atomic | Treatment::Idempotent | Treatment::OwnStep | Treatment::Plain => {
                true
            }
        };
        if !counts {
            return;
        }
        thread.begin_operation(depth, treatment, goes_on);
    }

    /// Whether the thread is inside an atomic library operation, and not in code of the program
    /// that the operation called.
    pub(crate) fn in_atomic_operation(&mut self) -> bool {
        self.inside(|treatment, loud| match treatment {
            Treatment::Idempotent => true,
            Treatment::Printing => loud,
            _ => treatment.is_atomic(),
        })
    }

    pub(crate) fn in_unobserved_operation(&mut self) -> bool {
        self.inside(|treatment, loud| match treatment {
            Treatment::Unobserved => true,
            Treatment::Idempotent | Treatment::Printing => !loud,
            _ => false,
        })
    }

    /// Code of the program that runs while a text is printed, or a class of the library is
    /// initialised, does what others can notice: who comes first matters.
    pub(crate) fn show_unobserved_calls(&mut self) {
        let quiet = |treatment| matches!(treatment, Treatment::Printing | Treatment::Idempotent);
        if !self.thread().operations().any(quiet) {
            return;
        }
        let watch = self.watch_mut().expect("only watched machines look");
        if !watch.policy.unobserved_calls_count() {
            watch.policy.disprove(Assumed::UnobservedCalls);
        }
    }

    /// The count of a map is asked for. Where another thread counted last, this could have come in
    /// before it did.
    fn show_counts(&mut self, map: Ref) {
        if !self.watch().is_some_and(|watch| watch.reductions().library) {
            return;
        }
        let adder =
            if self.has_field(map, "adder") { self.get_ref(map, "adder") } else { Ref::NULL };
        let (current, process) = (self.current(), self.thread().process);
        let mut others = self.threads().iter().filter(|t| t.id != current && t.process == process);
        let counted = others.any(|other| {
            other.run().has_inside(|recorded: &Recorded| {
                let object = recorded.access.place.object();
                let is_count =
                    object == Some(map) || object == adder.non_null() && object.is_some();
                is_count && recorded.access.writes() && !recorded.is_before(current)
            })
        });
        if counted {
            self.disprove(Assumed::Counts);
        }
    }

    /// Something that library operations take for granted does not hold.
    fn disprove(&mut self, assumed: Assumed) {
        if let Some(watch) = self.watch_mut() {
            watch.policy.disprove(assumed);
        }
    }

    fn is_disproved(&self, assumed: Assumed) -> bool {
        self.watch().is_some_and(|watch| watch.policy.is_disproved(assumed))
    }

    /// What the current operation does to the settings of the process: static initialisers and
    /// caches are made from them, wherever they look; some operations change them.
    pub(crate) fn settings_access(&mut self) -> Option<Access> {
        let (_, treatment) = (**self.thread().operations())?;
        let access = match treatment {
            Treatment::Idempotent => Access::read(Place::Settings),
            Treatment::Settings => Access::write(Place::Settings),
            _ => return None,
        };
        if !self.inside(|_, _| true) {
            return None;
        }
        Some(access)
    }

    /// Whether the thread is inside a library operation that is `wanted`, given whether it counts
    /// who comes first.
    fn inside(&mut self, wanted: impl Fn(Treatment, bool) -> bool) -> bool {
        let Some((depth, treatment)) = **self.thread().operations() else { return false };
        let Some(watch) = self.watch() else { return false };
        let loud = watch.policy.unobserved_calls_count()
            || watch.outputs && treatment == Treatment::Printing;
        if !watch.reductions().library || !wanted(treatment, loud) {
            return false;
        }
        let thread = self.thread_mut();
        let above = &thread.frames()[(depth as usize).min(thread.frames().len())..];
        let called_back = above.iter().any(|frame| breaks_off(frame.method, Some(treatment)));
        if called_back {
            // Back in the library, the operation goes on with a step of its own.
            thread.close_operation();
        }
        !called_back
    }
}
