//! Which library operation of a special kind a thread is in.
//!
//! Such an operation may call code of the program, which may begin another one: a task of a pool
//! runs inside the operation that runs it.

use std::ops::Deref;

use heddle_access::{Access, Assumed, Place, Recorded};
use heddle_reduction::{Reductions, Treatment};

use crate::jdk::{is_difference, is_logging, remembers_texts};
use crate::machine::Machine;
use crate::program::MethodRef;
use crate::state::{Frame, FrameKind, Ref};

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

    pub(crate) fn any(&self, wanted: impl Fn(Treatment) -> bool) -> bool {
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

/// Whether the operation a thread is in has called code of the program, which has not returned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum CallsBack {
    /// To be found out whenever it is asked for.
    Anew,
    /// An access is being made known, in the middle of which it does not change.
    Asked,
    Known(bool),
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
    // Asked for every frame of an operation at every access: what is looked at is close by.
    if method.marks.library {
        return match method.marks.treatment {
            Some(Treatment::Plain) => true,
            Some(Treatment::Text) => around == Some(Treatment::Printing),
            _ => false,
        };
    }
    // The library made these, and nothing of the program is in their static initialisers.
    !(method.class().is_proxy() && method.marks.treatment == Some(Treatment::Idempotent))
}

/// Whether the text that a frame of the program waits for is printed, and goes nowhere else; nor does
/// what it is made of, where that `remembers`.
fn makes_only_printed(frame: &Frame, remembers: bool) -> bool {
    let method = frame.method;
    let Some(code) = method.code() else { return false };
    let (Some(index), Some(texts)) = (code.position_of(frame.pc), method.texts()) else {
        return false;
    };
    texts.is_only_printed(code, index) && (!remembers || texts.takes_only_printed(code, index))
}

/// Whether the call that a frame of the program waits for is given nothing that somebody may look at
/// later.
fn takes_only_printed(frame: &Frame) -> bool {
    let method = frame.method;
    let Some(code) = method.code() else { return false };
    let (Some(index), Some(texts)) = (code.position_of(frame.pc), method.texts()) else {
        return false;
    };
    texts.takes_only_printed(code, index)
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
        if treatment == Treatment::Private {
            self.log_carrier();
        }
        if let Some(assumed) = method.marks.asks {
            self.ask(method, assumed);
        }
        if treatment == Treatment::TellsTime && !self.is_called_for_difference() {
            self.count_time();
        }
        if matches!(treatment, Treatment::Text | Treatment::Asks | Treatment::TellsTime) {
            return;
        }
        let thread = self.thread_mut();
        let depth = thread.frames().len();
        // What the machine made before the program began is nothing the program counts.
        let base = thread.frames()[depth - 1].base as usize;
        let receiver = thread.stack()[base] as u32;
        let known = !method.is_static() && receiver < boot_top;
        let treatment = match treatment {
            Treatment::Counted => {
                return if !known {
                    self.show_counts(Ref(receiver))
                };
            }
            Treatment::Count if !known && self.is_disproved(Assumed::Counts) => Treatment::OwnStep,
            Treatment::Activity if self.is_disproved(Assumed::PoolCounters) => Treatment::OwnStep,
            Treatment::Dependents => {
                // Another one is about to be added.
                if &*method.name != "postComplete" && self.has_dependent(Ref(receiver)) {
                    self.disprove(Assumed::LoneDependents);
                }
                match self.is_disproved(Assumed::LoneDependents) {
                    true => Treatment::OwnStep,
                    false => return,
                }
            }
            Treatment::Count | Treatment::Activity => return,
            Treatment::Listed => return self.disprove(Assumed::ThreadLists),
            Treatment::Numbering => match method.marks.numbers {
                Some(assumed) if self.leaves_out(assumed) => Treatment::Idempotent,
                _ => return,
            },
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
            Treatment::Count | Treatment::Counted | Treatment::Listed => false,
            Treatment::Activity | Treatment::Dependents => false,
            Treatment::Text | Treatment::Asks | Treatment::TellsTime | Treatment::Numbering => {
                false
            }
            Treatment::Atomic
            | Treatment::Idempotent
            | Treatment::OwnStep
            | Treatment::Plain
            | Treatment::Private => true,
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
            Treatment::Unobserved | Treatment::Private => true,
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

    /// Whether something depends on a future. Threads that wait for its result do not count.
    pub(crate) fn has_dependent(&self, future: Ref) -> bool {
        let mut next = self.get_ref(future, "stack");
        while !next.is_null() {
            if self.class_of(next).name != "java/util/concurrent/CompletableFuture$Signaller" {
                return true;
            }
            next = self.get_ref(next, "next");
        }
        false
    }

    /// Whether the method on top was called to find out how far two instants are apart.
    fn is_called_for_difference(&self) -> bool {
        let callers = self.thread().frames().iter().rev().skip(1);
        is_difference(callers.map(|frame| (&*frame.method.class().name, &*frame.method.name)))
    }

    /// A method was called that asks for something forgotten; its frame is on top.
    fn ask(&mut self, method: MethodRef, assumed: Assumed) {
        let frame = self.thread().frames().last().expect("the call was pushed");
        let receiver = Ref(self.thread().stack()[frame.base as usize] as u32);
        match &*method.name {
            // A handler of log records that writes to the machine's own stream.
            "publish" => {
                let output = self.get_ref(receiver, "output");
                if output.0 < self.heap().boot_top() {
                    return;
                }
                // What was logged may be read.
                self.disprove(Assumed::PrintedTexts);
                self.disprove(Assumed::LoggedMessages);
                return self.disprove(assumed);
            }
            "writeObject" => self.disprove(Assumed::LoggedMessages),
            // A message may be a key of a bundle, and says which parameters become text.
            "getMessage" => {
                let parameters = self.get_ref(receiver, "parameters");
                if self.program.has_middlemen() || !parameters.is_null() {
                    self.disprove(assumed);
                }
            }
            _ => {}
        }
        if !self.is_written_away() {
            self.disprove(assumed);
        }
    }

    /// Whether whatever the current thread makes of a value in the library goes to standard output, and
    /// nowhere else: it is in a method that prints or logs and gives nothing back, or in one that makes
    /// a text which the program only prints; and it has called no code of the program.
    pub(crate) fn is_written_away(&mut self) -> bool {
        let forgets = |reductions: Reductions| reductions.library && reductions.forget;
        let Some(watch) = self.watch().filter(|watch| forgets(watch.reductions())) else {
            return false;
        };
        if watch.outputs {
            return false;
        }
        let records = watch.policy.is_disproved(Assumed::LogRecords);
        let operations = self.thread().operations();
        let prints = |depth: usize| {
            let here = (depth as u32, Treatment::Printing);
            operations.innermost == Some(here) || operations.outer.contains(&here)
        };
        // Dates and calendars keep what was made of them.
        let (mut away, mut remembers) = (false, false);
        for (index, frame) in self.thread().frames().iter().enumerate().rev() {
            let class = frame.method.class();
            if frame.kind == FrameKind::Continuation {
                continue;
            }
            if !class.loader.is_library() {
                return match (away, remembers) {
                    (true, false) => true,
                    (true, true) => takes_only_printed(frame),
                    (false, _) => makes_only_printed(frame, remembers) && self.texts_are_unseen(),
                };
            }
            remembers |= remembers_texts(&class.name);
            away |= prints(index + 1);
            if !away && is_logging(&class.name) && frame.method.descriptor.ends_with(")V") {
                if records {
                    return false;
                }
                away = true;
            }
        }
        away && !remembers
    }

    /// Code of the program that the library may give texts to was loaded.
    pub(crate) fn meet_middlemen(&mut self) {
        if self.program.has_middlemen() {
            self.disprove(Assumed::PrintedTexts);
        }
    }

    /// Whether no code of the program sees texts on their way to standard output, as far as is known.
    fn texts_are_unseen(&mut self) -> bool {
        self.meet_middlemen();
        !self.is_disproved(Assumed::PrintedTexts)
    }

    /// Something that library operations take for granted does not hold.
    pub(crate) fn disprove(&mut self, assumed: Assumed) {
        if let Some(watch) = self.watch_mut() {
            watch.policy.disprove(assumed);
        }
    }

    /// Whether something is left out because nobody has asked for it.
    pub(crate) fn leaves_out(&self, assumed: Assumed) -> bool {
        let forgets = |reductions: Reductions| reductions.library && reductions.forget;
        self.watch().is_some_and(|watch| forgets(watch.reductions())) && !self.is_disproved(assumed)
    }

    pub(crate) fn is_disproved(&self, assumed: Assumed) -> bool {
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
        let counts = watch.reductions().library || treatment == Treatment::Private;
        if !counts || !wanted(treatment, loud) {
            return false;
        }
        let called_back = match self.calls_back {
            CallsBack::Known(called_back) => called_back,
            CallsBack::Anew | CallsBack::Asked => {
                let frames = self.thread().frames();
                let above = &frames[(depth as usize).min(frames.len())..];
                above.iter().any(|frame| breaks_off(frame.method, Some(treatment)))
            }
        };
        if self.calls_back == CallsBack::Asked {
            self.calls_back = CallsBack::Known(called_back);
        }
        if called_back {
            // Back in the library, the operation goes on with a step of its own.
            self.thread_mut().close_operation();
        }
        !called_back
    }
}
