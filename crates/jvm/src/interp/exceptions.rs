//! Exceptions: making those the machine throws, recording stacks, finding handlers.

use super::continuations::{Completion, Continuation};
use super::{Result, Stop};
use crate::machine::Machine;
use crate::program::{ClassRef, MethodRef};
use crate::state::{Frame, FrameKind, InitStatus, Ref};

/// Set in the first recorded frame when frames above it are not shown.
pub const HIDDEN_TOP: u64 = 1 << 63;
/// The JDK's own limit on recorded frames.
const TRACE_DEPTH_MAX: usize = 1024;

/// Holds an exception while a handler's class is being loaded. Saved: the exception.
static RETHROW: Continuation = Continuation {
    name: "rethrow",
    refs: 0b10,
    resume: |call, _| Err(Stop::Throw(call.machine.saved_ref(1))),
    catches: false,
};

impl Machine {
    /// An exception of the machine's own making, as its constructor would leave it.
    pub fn make_throwable(&mut self, class: &'static str, message: Option<String>) -> Result<Ref> {
        let class = self.boot_class(class)?;
        self.make_throwable_of(class, message)
    }

    pub fn make_throwable_of(&mut self, class: ClassRef, message: Option<String>) -> Result<Ref> {
        let throwable = self.well_known().throwable;
        if self.class_state(class).init != InitStatus::Done {
            self.set_initialized_chain(class)?;
        }
        let exception = self.allocate(class);
        let text = match &message {
            Some(text) => self.new_string(text),
            None => Ref::NULL,
        };
        self.set_field(exception, "detailMessage", u64::from(text.0));
        self.set_field(exception, "cause", u64::from(exception.0));
        let unassigned = self.get_static(throwable, "UNASSIGNED_STACK");
        self.set_field(exception, "stackTrace", unassigned);
        let sentinel = self.get_static(throwable, "SUPPRESSED_SENTINEL");
        self.set_field(exception, "suppressedExceptions", sentinel);
        self.fill_in_stack_trace(exception, false);
        // A `NullPointerException` explains itself only with the trace of its making.
        if self.has_field(exception, "extendedMessageState") {
            self.set_field(exception, "extendedMessageState", 1);
        }
        Ok(exception)
    }

    /// The errors the machine throws have no static initialisers worth running.
    fn set_initialized_chain(&mut self, class: ClassRef) -> Result<()> {
        if let Some(parent) = class.super_class
            && self.class_state(parent).init == InitStatus::Linked
        {
            self.set_initialized_chain(parent)?;
        }
        if class.initializer().is_none() && self.class_state(class).init == InitStatus::Linked {
            self.set_constant_values(class)?;
            self.set_initialized(class);
        }
        Ok(())
    }

    /// Records the current stack in a throwable. `in_constructor`: leave out the frames that make it.
    pub fn fill_in_stack_trace(&mut self, exception: Ref, in_constructor: bool) {
        let class = self.class_of(exception);
        let mut entries = Vec::new();
        let mut skipping = in_constructor;
        let mut hidden_top = false;
        for frame in self.thread().frames().iter().rev() {
            let method = frame.method;
            if frame.kind == FrameKind::Continuation {
                continue;
            }
            if method.marks.hidden {
                hidden_top |= entries.is_empty();
                continue;
            }
            if skipping {
                let making = method.name == "fillInStackTrace"
                    || (method.is_initializer() && class.is_assignable_to(method.class()));
                if making {
                    continue;
                }
                skipping = false;
            }
            entries.push(trace_entry(frame));
            if entries.len() == TRACE_DEPTH_MAX {
                break;
            }
        }
        if hidden_top && let Some(first) = entries.first_mut() {
            *first |= HIDDEN_TOP;
        }
        let array = self.long_array(&entries);
        self.set_field(exception, "backtrace", u64::from(array.0));
        self.set_field(exception, "depth", entries.len() as u64);
        let unassigned = self.get_static(self.well_known().throwable, "UNASSIGNED_STACK");
        self.set_field(exception, "stackTrace", unassigned);
    }

    /// Finds the handler for an exception, leaving frames on the way.
    pub(super) fn unwind(&mut self, exception: Ref) -> Result<()> {
        loop {
            let Some(frame) = self.thread().frames().last().copied() else {
                return Err(Stop::ThreadEnded);
            };
            match frame.kind {
                FrameKind::Java if frame.method.code().is_some() => {
                    if let Some(target) = self.find_handler(&frame, exception)? {
                        let code = frame.method.code().expect("checked above");
                        let at = frame.base as usize + usize::from(code.locals);
                        self.top_frame().pc = &raw const code.insns[target as usize];
                        self.thread_mut().stack_mut()[at] = u64::from(exception.0);
                        return Ok(());
                    }
                    self.before_unwinding(exception)?;
                    if self.free_held() {
                        self.leave_synchronized(&frame);
                        self.thread_mut().frames_mut().pop();
                        return Err(Stop::throw_bare("java/lang/IllegalMonitorStateException"));
                    }
                    self.leave_synchronized(&frame);
                }
                FrameKind::Java => {}
                FrameKind::Native | FrameKind::Continuation => {
                    if let Some(continuation) = frame.continuation
                        && continuation.catches
                    {
                        let depth = self.thread().frames().len();
                        let threw = Completion::Threw(exception);
                        let value = self.attempt_continuation(continuation, &frame, threw)?;
                        if let Some(value) = self.finish_continuation(frame, depth, value)? {
                            self.return_from_native(value);
                        }
                        return Ok(());
                    }
                }
            }
            self.thread_mut().frames_mut().pop();
            self.thread_mut().leave_operation();
        }
    }

    /// Before an exception leaves a method of the program, where others look at the stack. One that
    /// stops there waits in a continuation.
    fn before_unwinding(&mut self, exception: Ref) -> Result<()> {
        if !self.is_watched() || !self.stops_at_calls() || !self.is_in_program() {
            return Ok(());
        }
        self.begin_call().inspect_err(|_| {
            self.push_continuation(&RETHROW, &[u64::from(exception.0)]);
        })
    }

    fn find_handler(&mut self, frame: &Frame, exception: Ref) -> Result<Option<u32>> {
        let code = frame.method.code().expect("only decoded code has handlers");
        let index = code.index_of(frame.pc) as u32;
        let thrown = self.class_of(exception);
        for handler in &code.handlers {
            if !(handler.start..handler.end).contains(&index) {
                continue;
            }
            if handler.catch_type == 0 {
                return Ok(Some(handler.target));
            }
            // The class may have to be loaded by Java code; the exception waits in a continuation.
            self.push_continuation(&RETHROW, &[u64::from(exception.0)]);
            let caught = self.resolve_class(frame.method.class(), handler.catch_type);
            if let Err(Stop::Pushed) = caught {
                return Err(Stop::Pushed);
            }
            self.thread_mut().frames_mut().pop();
            if thrown.is_assignable_to(caught?) {
                return Ok(Some(handler.target));
            }
        }
        Ok(None)
    }

    /// A synchronized method gives its monitor back when an exception leaves it.
    fn leave_synchronized(&mut self, frame: &Frame) {
        let Some(code) = frame.method.code() else { return };
        let Some(register) = code.lock_register else { return };
        // Before the first instruction the monitor is not held yet.
        if code.index_of(frame.pc) == 0 {
            return;
        }
        let object = Ref(self.thread().stack()[frame.base as usize + usize::from(register)] as u32);
        if !object.is_null() {
            let _ = self.monitor_exit(object);
        }
    }

    pub(super) fn class_cast(&mut self, class: ClassRef, wanted: ClassRef) -> Stop {
        Stop::throw("java/lang/ClassCastException", crate::text::cast_message(self, class, wanted))
    }
}

/// A frame of a recorded stack: the method's number and the bytecode index.
pub(crate) fn trace_entry(frame: &Frame) -> u64 {
    let bci = match frame.method.code() {
        Some(code) if frame.kind == FrameKind::Java => code.bci_of(frame.pc),
        _ => 0,
    };
    u64::from(frame.method.id.0) << 16 | u64::from(bci)
}

/// Takes a recorded frame apart.
pub fn entry_parts(machine: &Machine, entry: u64) -> (MethodRef, u16) {
    let method = machine.program.method(crate::program::MethodId((entry >> 16) as u32));
    (method, entry as u16)
}

/// Keeps what an initialiser threw, as the cause of later `NoClassDefFoundError`s.
pub(super) fn remember_failure(machine: &mut Machine, class: ClassRef, exception: Ref) {
    let thrown = machine.class_of(exception).java_name();
    let message = machine.string_or_null(machine.get_ref(exception, "detailMessage"));
    let thread = machine.thread_name(machine.current());
    let text = match message {
        Some(message) => format!("Exception {thrown}: {message} [in thread \"{thread}\"]"),
        None => format!("Exception {thrown} [in thread \"{thread}\"]"),
    };
    let made = machine.make_throwable("java/lang/ExceptionInInitializerError", Some(text));
    if let Ok(error) = made {
        // The record shows where the initialiser failed, not where we are now.
        for field in ["backtrace", "depth", "stackTrace"] {
            let value = machine.get_field(exception, field);
            machine.set_field(error, field, value);
        }
        machine.set_field(error, "cause", 0);
        machine.share_if_watched(error);
        machine.process_mut().class_state(class.id).failure = error;
    }
}
