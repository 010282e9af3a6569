//! Which library operation of a special kind a thread is in.
//!
//! Such an operation may call code of the program, which may begin another one: a task of a pool
//! runs inside the operation that runs it.

use std::ops::Deref;

use super::{Key, SETTINGS, Section, Touch};
use crate::machine::Machine;
use crate::program::MethodRef;
use crate::state::Ref;

/// The operation a thread is in: the depth of its frame, and how it is treated. The frames of a
/// thread say what operations it is in, so the innermost is enough to tell states apart.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Operations {
    innermost: Option<(u32, Section)>,
    /// Those in the middle of which it began.
    outer: Vec<(u32, Section)>,
}

impl Operations {
    fn begin(&mut self, depth: usize, section: Section) {
        self.outer.extend(self.innermost);
        self.innermost = Some((depth as u32, section));
    }

    fn any(&self, wanted: impl Fn(Section) -> bool) -> bool {
        self.outer.iter().chain(&self.innermost).any(|&(_, section)| wanted(section))
    }

    /// The innermost operation is over. Gives whether the step it belonged to is over as well.
    pub(crate) fn end(&mut self) -> bool {
        let ended = std::mem::replace(&mut self.innermost, self.outer.pop());
        // Code of the program that came in between has ended the step already.
        self.innermost.is_none() || ended.is_none_or(|(_, section)| section != Section::Linking)
    }
}

impl Deref for Operations {
    type Target = Option<(u32, Section)>;

    fn deref(&self) -> &Self::Target {
        &self.innermost
    }
}

/// Code of the program, and what is looked at closely in any case, is not part of the operation
/// that calls it.
fn breaks_off(method: MethodRef) -> bool {
    let class = method.class();
    if class.loader.is_library() {
        return method.marks.section == Some(Section::Plain);
    }
    // The library made these, and nothing of the program is in their static initialisers.
    let is_proxy = class.super_class.is_some_and(|class| &*class.name == "java/lang/reflect/Proxy");
    !(is_proxy && method.marks.section == Some(Section::Linking))
}

impl Machine {
    /// A call of a method with a special treatment was pushed.
    pub(crate) fn enter_section(&mut self, method: MethodRef) {
        let boot_top = self.heap().boot_top();
        let thread = self.thread_mut();
        if breaks_off(method) {
            // Code of the program: back in the library, the operation goes on with a new step.
            thread.section_open = false;
            return;
        }
        let Some(section) = method.marks.section else { return };
        let depth = thread.frames.len();
        // What the machine made before the program began is nothing the program counts.
        let base = thread.frames[depth - 1].base as usize;
        let known = !method.is_static() && (thread.stack[base] as u32) < boot_top;
        let section = match section {
            Section::Counted => {
                let map = Ref(thread.stack[base] as u32);
                return if !known {
                    self.show_counts(map)
                };
            }
            Section::Count if !known && self.shows(Key::COUNTS) => Section::Anew,
            Section::Count => return,
            Section::Listed => return self.show(Key::LISTS),
            Section::Quiet if self.shows(Key::LISTS) => Section::Atomic,
            _ => section,
        };
        let thread = self.thread_mut();
        let mut goes_on = false;
        if let Some((outer, around)) = *thread.section {
            if outer as usize == depth {
                return;
            }
            let between = &thread.frames[outer as usize..depth - 1];
            if !between.iter().any(|frame| breaks_off(frame.method)) {
                // Part of the operation around it.
                goes_on = section == Section::Linking && around.is_atomic();
                if section == Section::Anew {
                    thread.section_open = false;
                }
                if !goes_on {
                    return;
                }
            }
        }
        // Only the streams, groups and properties the machine made itself are known to be those.
        let counts = match section {
            Section::Quiet | Section::Printing => known,
            Section::Settings => known || method.is_static(),
            Section::Count | Section::Counted | Section::Listed => false,
            Section::Atomic | Section::Linking | Section::Anew | Section::Plain => true,
        };
        if !counts {
            return;
        }
        thread.section.begin(depth, section);
        thread.section_open &= goes_on;
    }

    /// Whether the thread is inside an atomic library operation, and not in code of the program
    /// that the operation called.
    pub(super) fn in_atomic_section(&mut self) -> bool {
        self.inside(|section, loud| match section {
            Section::Linking => true,
            Section::Printing => loud,
            _ => section.is_atomic(),
        })
    }

    pub(super) fn in_quiet_section(&mut self) -> bool {
        self.inside(|section, loud| match section {
            Section::Quiet => true,
            Section::Linking | Section::Printing => !loud,
            _ => false,
        })
    }

    /// Code of the program that runs while a text is printed, or a class of the library is
    /// initialised, touches what others touch: who comes first matters.
    pub(super) fn show_quiet_calls(&mut self) {
        let quiet = |section| matches!(section, Section::Printing | Section::Linking);
        if !self.thread().section.any(quiet) {
            return;
        }
        let watch = self.watch.as_mut().expect("only watched machines look");
        if watch.reductions.library && !watch.quiet_calls {
            watch.restart |= watch.assumptions.make_visible(Key::QUIET_CALLS);
        }
    }

    /// The count of a map is asked for. Where another thread counted last, this could have come in
    /// before it did.
    fn show_counts(&mut self, map: Ref) {
        if !self.watch.as_ref().is_some_and(|watch| watch.reductions.library) {
            return;
        }
        let adder =
            if self.has_field(map, "adder") { self.get_ref(map, "adder") } else { Ref::NULL };
        let (current, process) = (self.current, self.thread().process);
        let mut others = self.threads.iter().filter(|t| t.id != current && t.process == process);
        let knows = |touch: &Touch| current.0 < 64 && touch.known & 1 << current.0 != 0;
        let counted = others.any(|other| {
            other.run.iter().any(|touch| {
                let place = touch.object == map || touch.object == adder && !adder.is_null();
                place && touch.write && !knows(touch)
            })
        });
        if counted {
            self.show(Key::COUNTS);
        }
    }

    /// From now on what the key stands for is visible.
    fn show(&mut self, key: Key) {
        if let Some(watch) = self.watch.as_mut().filter(|watch| watch.reductions.library) {
            watch.restart |= watch.assumptions.make_visible(key);
        }
    }

    fn shows(&self, key: Key) -> bool {
        self.watch.as_ref().is_some_and(|watch| watch.assumptions.is_visible(key))
    }

    /// What the current operation does to the settings of the process: static initialisers and
    /// caches are made from them, wherever they look; some operations change them.
    pub(super) fn settings_access(&mut self) -> Option<(Ref, u32, u32, bool)> {
        let (_, section) = (*self.thread().section)?;
        let write = match section {
            Section::Linking => false,
            Section::Settings => true,
            _ => return None,
        };
        if !self.inside(|_, _| true) {
            return None;
        }
        let class = self.known().object;
        let mirror = self.mirror(class);
        Some((mirror, SETTINGS, 1, write))
    }

    /// Whether the thread is inside a library operation that is `wanted`, given whether it counts
    /// who comes first.
    fn inside(&mut self, wanted: impl Fn(Section, bool) -> bool) -> bool {
        let Some((depth, section)) = *self.thread().section else { return false };
        let Some(watch) = &self.watch else { return false };
        let loud = watch.quiet_calls || watch.outputs && section == Section::Printing;
        if !watch.reductions.library || !wanted(section, loud) {
            return false;
        }
        let thread = self.thread_mut();
        let above = &thread.frames[(depth as usize).min(thread.frames.len())..];
        let called_back = above.iter().any(|frame| breaks_off(frame.method));
        if called_back {
            // Back in the library, the operation goes on with a step of its own.
            thread.section_open = false;
        }
        !called_back
    }
}
