//! Frames: pushing them, for the program and for the machine's own calls, and natives.

use std::sync::atomic::Ordering;

use super::continuations::{self, Completion, Continuation};
use super::step::Pause;
use super::{Result, Stop};
use crate::bodies::NativeFn;
use crate::machine::Machine;

use crate::program::{ClassRef, Kind, MethodRef, Selection};
use crate::state::{Call, Frame, FrameKind, Ref};

/// Registers a thread's stack starts with and grows by.
const STACK_CHUNK: usize = 4096;
/// What a frame costs beyond its registers, in registers; about what HotSpot's interpreter takes.
const FRAME_OVERHEAD: usize = 12;
/// Room left above the limit so that handling a stack overflow can itself call.
const OVERFLOW_RESERVE: usize = 4096;

/// What a stack of `frames` takes if the top one ends at register `end`. Overflow is decided by this
/// alone, never by how much memory a stack happens to have: the same state overflows on every path to it.
#[inline(always)]
pub(super) fn stack_taken(end: usize, frames: usize) -> usize {
    end + frames * FRAME_OVERHEAD
}

impl Machine {
    /// What the stack of a thread may take, in registers.
    pub(super) fn stack_max(&self) -> usize {
        (self.process().config.stack_bytes_max / 8) as usize
    }

    /// Makes room for a callee's registers, or throws `StackOverflowError`.
    pub(super) fn grow_stack(&mut self, base: u32, callee: MethodRef) -> Result<()> {
        let limit = self.stack_max();
        let thread = self.thread_mut();
        let needed = base as usize + callee.frame_size as usize;
        if stack_taken(needed, thread.frames().len()) > limit {
            return Err(Stop::throw_bare("java/lang/StackOverflowError"));
        }
        if needed > thread.stack().len() {
            let room = needed + STACK_CHUNK.min(callee.frame_size as usize + 512);
            thread.stack_mut().resize(room, 0);
        }
        Ok(())
    }

    /// The register index right above the top frame.
    fn free_register(&self) -> u32 {
        self.thread().frames().last().map_or(0, |frame| match frame.kind {
            FrameKind::Java => frame.base + frame.method.frame_size,
            FrameKind::Native | FrameKind::Continuation => frame.base + frame.size,
        })
    }

    /// Pushes a call of `method` on top; it runs next.
    pub fn push_call(&mut self, method: MethodRef, args: &[u64]) -> Result<()> {
        self.acquired_initialization(method.class().id);
        let base = self.free_register();
        let limit = self.stack_max() + OVERFLOW_RESERVE;
        let thread = self.thread_mut();
        let needed = base as usize + (method.frame_size as usize).max(args.len());
        if stack_taken(needed, thread.frames().len()) > limit {
            return Err(Stop::throw_bare("java/lang/StackOverflowError"));
        }
        if needed > thread.stack().len() {
            thread.stack_mut().resize(needed + 512, 0);
        }
        thread.stack_mut()[base as usize..base as usize + args.len()].copy_from_slice(args);
        thread.frames_mut().push(Frame {
            method,
            pc: method.entry(),
            continuation: None,
            base,
            size: u32::from(method.arg_slots),
            kind: FrameKind::Java,
        });
        if self.is_watched()
            && (method.marks.treatment.is_some() || self.thread().is_operation_open())
        {
            self.enter_operation(method);
        }
        Ok(())
    }

    /// Pushes a continuation with saved registers; a call pushed next returns into it.
    pub fn push_continuation(&mut self, continuation: &'static Continuation, saved: &[u64]) {
        let base = self.free_register();
        let method = self
            .thread()
            .frames()
            .last()
            .map_or_else(|| self.well_known().thread_run, |frame| frame.method);
        let thread = self.thread_mut();
        let size = saved.len() + 1;
        let needed = base as usize + size;
        if needed > thread.stack().len() {
            thread.stack_mut().resize(needed + 512, 0);
        }
        thread.stack_mut()[base as usize] = 0;
        thread.stack_mut()[base as usize + 1..needed].copy_from_slice(saved);
        thread.frames_mut().push(Frame {
            method,
            pc: continuations::continuation_code(),
            continuation: Some(continuation),
            base,
            size: size as u32,
            kind: FrameKind::Continuation,
        });
    }

    /// Calls `method`; the instruction or native that asked for it then runs again.
    pub fn call_and_retry(&mut self, method: MethodRef, args: &[u64]) -> Stop {
        self.push_continuation(&continuations::RETRY, &[]);
        match self.push_call(method, args) {
            Ok(()) => Stop::Pushed,
            Err(stop) => {
                self.thread_mut().frames_mut().pop();
                stop
            }
        }
    }

    /// For a native: calls `method` and goes on in `continuation` with the saved registers.
    pub fn call_and_resume(
        &mut self,
        continuation: &'static Continuation,
        saved: &[u64],
        method: MethodRef,
        args: &[u64],
    ) -> Stop {
        self.become_continuation(continuation, saved);
        match self.push_call(method, args) {
            Ok(()) => Stop::Pushed,
            Err(stop) => stop,
        }
    }

    /// Turns the top frame (a native, or a continuation) into one that resumes in `continuation`.
    pub fn become_continuation(&mut self, continuation: &'static Continuation, saved: &[u64]) {
        // Whatever the native kept for another attempt is among what it saved; it begins there.
        self.end_bulk();
        self.remember_attempt();
        let thread = self.thread_mut();
        let frame = thread.frames_mut().last_mut().expect("a native runs in a frame");
        debug_assert!(frame.kind != FrameKind::Java || frame.method.code().is_none());
        if frame.kind == FrameKind::Java {
            frame.kind = FrameKind::Native;
        }
        frame.continuation = Some(continuation);
        frame.pc = continuations::continuation_code();
        frame.size = saved.len() as u32 + 1;
        let base = frame.base as usize;
        let needed = base + saved.len() + 1;
        if needed > thread.stack().len() {
            thread.stack_mut().resize(needed + 512, 0);
        }
        thread.stack_mut()[base] = 0;
        thread.stack_mut()[base + 1..needed].copy_from_slice(saved);
    }

    /// A register the top continuation saved (1 is the first), or its result (0).
    pub fn saved(&self, index: u32) -> u64 {
        let thread = self.thread();
        let frame = thread.frames().last().expect("a continuation runs in a frame");
        thread.stack()[(frame.base + index) as usize]
    }

    pub fn saved_ref(&self, index: u32) -> Ref {
        Ref(self.saved(index) as u32)
    }

    pub fn set_saved(&mut self, index: u32, value: u64) {
        let thread = self.thread_mut();
        let frame = thread.frames().last().expect("a continuation runs in a frame");
        let at = (frame.base + index) as usize;
        thread.stack_mut()[at] = value;
    }

    /// Runs the native whose frame is on top.
    pub(super) fn call_native(&mut self) -> Result<u64> {
        self.heed_brake()?;
        self.collect_if_overdrawn();
        let frame = self.top_frame();
        frame.kind = FrameKind::Native;
        let method = frame.method;
        let base = frame.base as usize;
        self.begin_attempt();
        let result = self.attempt_native(method, base);
        self.end_attempt();
        result
    }

    fn attempt_native(&mut self, method: MethodRef, base: usize) -> Result<u64> {
        let Some(body) = method.native.or_else(|| (self.program.bodies.enumerated)(method)) else {
            return Err(self.missing_native(method));
        };
        if method.is_synchronized() {
            let lock = if method.is_static() {
                self.mirror(method.class())
            } else {
                Ref(self.thread().stack()[base] as u32)
            };
            // A synchronized native is entered again after it blocked, never after it ran.
            self.monitor_enter(lock)?;
            let result = self.attempt(body, method, base);
            self.monitor_exit(lock)?;
            return result;
        }
        self.attempt(body, method, base)
    }

    /// One attempt at a native. What it kept for further attempts goes when it is over.
    fn attempt(&mut self, body: NativeFn, method: MethodRef, base: usize) -> Result<u64> {
        let result = body(&mut Call::new(self, method, base));
        if !matches!(result, Err(Stop::Visible | Stop::Blocked | Stop::Choose | Stop::Waypoint)) {
            self.end_bulk();
        }
        result
    }

    fn missing_native(&mut self, method: MethodRef) -> Stop {
        // A program's own natives would come from a library, which cannot be loaded here.
        if method.class().loader.0 >= crate::program::LoaderId::APP.0 {
            return Stop::throw(
                "java/lang/UnsatisfiedLinkError",
                format!("'{}'", crate::text::external_signature(method)),
            );
        }
        let class = method.class();
        // Nobody looks at a window, or clicks.
        if ["java/awt/", "sun/awt/", "sun/java2d/", "javax/swing/"]
            .iter()
            .any(|package| class.name.starts_with(package))
        {
            return Stop::unsupported(format!(
                "graphical interfaces ({}.{}): call what lies behind the windows from a main method \
                 of its own",
                class.java_name(),
                method.name
            ));
        }
        Stop::unsupported(format!(
            "native method {}.{}{}",
            class.java_name(),
            method.name,
            method.descriptor
        ))
    }

    /// Runs the continuation on top. `Some`: a native is done and returns this; `None`: a continuation frame is gone.
    pub(super) fn resume_continuation(&mut self) -> Result<Option<u64>> {
        // A call the continuation makes returns to the continuation's beginning.
        self.top_frame().pc = continuations::continuation_code();
        let frame = *self.top_frame();
        let depth = self.thread().frames().len();
        let continuation = frame.continuation.expect("only continuations are resumed");
        let result = Completion::Returned(self.thread().stack()[frame.base as usize]);
        let value = self.attempt_continuation(continuation, &frame, result)?;
        self.finish_continuation(frame, depth, value)
    }

    /// One attempt at what a continuation does.
    pub(super) fn attempt_continuation(
        &mut self,
        continuation: &'static Continuation,
        frame: &Frame,
        completion: Completion,
    ) -> Result<u64> {
        self.begin_attempt();
        let mut call = Call::new(self, frame.method, frame.base as usize);
        let result = (continuation.resume)(&mut call, completion);
        self.end_attempt();
        result
    }

    pub(super) fn finish_continuation(
        &mut self,
        frame: Frame,
        depth: usize,
        value: u64,
    ) -> Result<Option<u64>> {
        debug_assert_eq!(self.thread().frames().len(), depth, "a continuation left frames behind");
        if frame.kind == FrameKind::Native
            || frame.continuation.is_some_and(crate::follow::is_crossing)
        {
            return Ok(Some(value));
        }
        self.thread_mut().frames_mut().pop();
        if self.thread().frames().is_empty() {
            return Err(Stop::ThreadEnded);
        }
        Ok(None)
    }

    /// Gives a finished native's value to its caller; for natives that end outside the loop.
    pub(super) fn return_from_native(&mut self, value: u64) {
        let thread = self.thread_mut();
        thread.frames_mut().pop();
        thread.leave_operation();
        let Some(caller) = thread.frames_mut().last_mut() else { return };
        let base = caller.base;
        let (target, next) = after_call(caller.pc);
        caller.pc = next;
        if target != crate::program::NO_REGISTER {
            thread.stack_mut()[base as usize + usize::from(target)] = value;
        }
    }

    /// Decides what a stop means for the thread; `None`: it goes on.
    pub(super) fn settle(&mut self, stop: Stop) -> Option<Pause> {
        let mut stop = stop;
        loop {
            stop = match stop {
                Stop::Pushed | Stop::Waypoint => return None,
                Stop::Blocked => return Some(Pause::Blocked),
                Stop::Visible => return Some(Pause::Visible),
                Stop::Choose => return Some(Pause::Choose),
                Stop::ThreadEnded => return Some(Pause::ThreadEnded),
                Stop::ProcessEnded => return Some(Pause::ProcessEnded),
                Stop::Unsupported(what) => return Some(Pause::Unsupported(what)),
                Stop::Braked => return Some(Pause::Yielded),
                Stop::ThrowNew { class, message } => {
                    // An exception is made of what the heap has left; what was dropped counts, too.
                    self.collect_if_overdrawn();
                    match self.make_throwable(class, message) {
                        Ok(exception) => Stop::Throw(exception),
                        Err(stop) => stop,
                    }
                }
                Stop::Throw(exception) => {
                    self.note_thrown(exception);
                    match self.unwind(exception) {
                        Ok(()) => {
                            self.note_taken();
                            return None;
                        }
                        Err(stop) => stop,
                    }
                }
            };
        }
    }

    /// Decodes the method on top on its first call, and starts it.
    pub(super) fn decode_top(&mut self) -> Result<()> {
        let method = self.top_frame().method;
        self.decode(method)?;
        self.top_frame().pc = method.entry();
        Ok(())
    }

    pub(crate) fn decode(&mut self, method: MethodRef) -> Result<()> {
        // Its code may have been looked at before it is first run.
        match self.program.decode(method) {
            Ok(code) => {
                // A method that was given another entry meanwhile keeps it.
                let _ = method.entry.compare_exchange(
                    continuations::decode_entry().cast_mut(),
                    code.insns.as_ptr().cast_mut(),
                    Ordering::AcqRel,
                    Ordering::Acquire,
                );
                Ok(())
            }
            Err(malformed) => Err(Stop::throw(
                "java/lang/VerifyError",
                format!("{}: {}", method.class().java_name(), malformed.0),
            )),
        }
    }

    pub(super) fn abstract_call(&mut self) -> Result<()> {
        let frame = *self.top_frame();
        let receiver = Ref(self.thread().stack()[frame.base as usize] as u32);
        self.thread_mut().frames_mut().pop();
        let class = self.class_of(receiver);
        Err(crate::interp::slow::abstract_method(class, frame.method))
    }

    pub(crate) fn select_for_interface(
        &mut self,
        class: ClassRef,
        wanted: MethodRef,
    ) -> Result<MethodRef> {
        if wanted.class().is_interface() && !class.is_assignable_to(wanted.class()) {
            return Err(Stop::throw(
                "java/lang/IncompatibleClassChangeError",
                format!(
                    "Class {} does not implement the requested interface {}",
                    class.java_name(),
                    wanted.class().java_name()
                ),
            ));
        }
        match self.program.select_interface(class, wanted) {
            Selection::Found(found) => Ok(found),
            Selection::Abstract => match self.program.stub_class(class, wanted) {
                Some(owner) if self.uses_stub() => Err(Stop::throw(
                    "java/lang/AbstractMethodError",
                    format!(
                        "Method {}.{}{} is abstract",
                        owner.java_name(),
                        wanted.name,
                        wanted.descriptor
                    ),
                )),
                _ => Err(crate::interp::slow::abstract_method(class, wanted)),
            },
            Selection::NotPublic => Err(Stop::throw_bare("java/lang/IllegalAccessError")),
            Selection::Conflict if !self.uses_stub() => {
                Err(crate::interp::slow::abstract_method(class, wanted))
            }
            Selection::Conflict => Err(Stop::throw(
                "java/lang/IncompatibleClassChangeError",
                format!(
                    "Conflicting default methods: {}",
                    crate::text::conflicting(self.program, class, wanted)
                ),
            )),
        }
    }

    /// Where defaults do not give one body, HotSpot puts a method that complains into the class.
    /// Interface calls come to see it only in later JDKs.
    fn uses_stub(&mut self) -> bool {
        if self.program.feature_version() > 17 {
            return true;
        }
        let frame = *self.top_frame();
        let method = frame.method;
        let (Some(code), Some(file)) = (method.code(), &method.class().file) else { return false };
        let bci = usize::from(code.bci_of(frame.pc));
        file.methods[usize::from(method.index)]
            .code
            .as_ref()
            .and_then(|raw| file.bytecode(raw).get(bci))
            .is_some_and(|&opcode| opcode == heddle_classfile::opcodes::INVOKEVIRTUAL)
    }

    /// Lays out call arguments the way registers hold them: wide ones take two.
    pub fn pack(kinds: &[Kind], values: &[u64]) -> Vec<u64> {
        let mut args = Vec::with_capacity(values.len() + 2);
        for (kind, &value) in kinds.iter().zip(values) {
            args.push(value);
            if kind.slots() == 2 {
                args.push(0);
            }
        }
        args
    }
}

/// Where a call's result goes, and the instruction behind it.
#[allow(unsafe_code)]
fn after_call(pc: *const crate::program::Insn) -> (u16, *const crate::program::Insn) {
    // SAFETY: a caller's `pc` is its call instruction, which is never the last of its code.
    unsafe { ((*pc).a, pc.add(1)) }
}
