//! Instructions that do more than arithmetic: allocation, monitors.

use super::{Result, Stop};
use crate::machine::Machine;
use crate::program::{ClassKind, ClassRef, MethodRef};
use crate::state::{Ref, Status, array_bytes};

/// What the JDK itself refuses as an array length.
const ARRAY_LENGTH_MAX: i32 = i32::MAX - 2;

impl Machine {
    /// Before `new`: the class is initialised and there is memory.
    pub(super) fn prepare_new(&mut self, class: ClassRef) -> Result<()> {
        self.ensure_initialized(class)?;
        self.reserve(u64::from(class.instance.bytes))
    }

    /// Collects if need be; `OutOfMemoryError` when that does not help.
    pub fn reserve(&mut self, bytes: u64) -> Result<()> {
        let heap = self.heap();
        if !heap.wants_collection() && heap.has_room(bytes) {
            return Ok(());
        }
        self.collect();
        if self.heap().has_room(bytes) {
            return Ok(());
        }
        Err(Stop::throw("java/lang/OutOfMemoryError", "Java heap space"))
    }

    pub fn new_array(&mut self, class: ClassRef, length: i32) -> Result<Ref> {
        let ClassKind::Array { kind, .. } = class.kind else {
            return Err(Stop::throw("java/lang/InternalError", "an array class was expected"));
        };
        if length < 0 {
            return Err(Stop::throw("java/lang/NegativeArraySizeException", length.to_string()));
        }
        if length > ARRAY_LENGTH_MAX {
            return Err(too_long());
        }
        let bytes = array_bytes(kind, length as u32);
        self.reserve(bytes)?;
        if bytes > u64::from(u32::MAX) {
            return Err(Stop::throw("java/lang/OutOfMemoryError", "Java heap space"));
        }
        Ok(self.heap_mut().allocate_array(class.id, kind, length as u32))
    }

    /// `multianewarray`: the lengths are in registers `first..first + count` of the top frame.
    pub(super) fn new_multi_array(
        &mut self,
        class: ClassRef,
        first: u16,
        count: u16,
    ) -> Result<Ref> {
        let thread = self.thread();
        let base = thread.frames.last().expect("a running thread has a frame").base as usize;
        let at = base + usize::from(first);
        let lengths: Vec<i32> =
            thread.stack[at..at + usize::from(count)].iter().map(|&v| v as u32 as i32).collect();
        self.multi_array(class, &lengths)
    }

    pub fn multi_array(&mut self, class: ClassRef, lengths: &[i32]) -> Result<Ref> {
        if let Some(&negative) = lengths.iter().find(|&&length| length < 0) {
            return Err(Stop::throw("java/lang/NegativeArraySizeException", negative.to_string()));
        }
        if lengths.iter().any(|&length| length > ARRAY_LENGTH_MAX) {
            return Err(too_long());
        }
        // Everything is reserved at once, since nothing may move while the parts are being linked.
        let mut total = 0u64;
        let mut outer = 1u64;
        let mut level = class;
        for &length in lengths {
            let ClassKind::Array { kind, component, .. } = level.kind else { break };
            total =
                total.saturating_add(outer.saturating_mul(array_bytes(kind, length as u32) + 8));
            outer = outer.saturating_mul(length as u64);
            level = component;
        }
        self.reserve(total)?;
        Ok(self.nested_array(class, lengths))
    }

    pub(super) fn boolean_array_word(&self) -> u32 {
        self.well_known().boolean_array.id.0
    }

    /// Takes a monitor, or blocks the thread until it may try again.
    pub fn monitor_enter(&mut self, object: Ref) -> Result<()> {
        if self.is_watched() {
            return self.watched_enter(object);
        }
        let thread = self.current;
        let process = self.process_mut();
        if process.monitors.try_enter(&mut process.heap, object, thread) {
            return Ok(());
        }
        self.thread_mut().status = Status::Blocked { object };
        Err(Stop::Blocked)
    }

    /// `monitorenter`: the frame remembers what it holds.
    pub(super) fn enter_block(&mut self, object: Ref) -> Result<()> {
        self.monitor_enter(object)?;
        let thread = self.thread_mut();
        thread.held.push((thread.frames.len() as u32, object));
        Ok(())
    }

    /// `monitorexit`: only what this very frame entered can be left (JVMS §2.11.10).
    pub(super) fn leave_block(&mut self, object: Ref) -> Result<()> {
        self.before_exit(object)?;
        let thread = self.thread_mut();
        let entry = (thread.frames.len() as u32, object);
        match thread.held.iter().rposition(|&held| held == entry) {
            Some(index) => {
                thread.held.remove(index);
                self.monitor_exit(object)
            }
            None => Err(Stop::throw_bare("java/lang/IllegalMonitorStateException")),
        }
    }

    /// A frame that is left must have given back all it took; what is left over is freed.
    pub(super) fn check_locks(&mut self) -> Result<()> {
        if self.free_held() {
            return Err(Stop::throw_bare("java/lang/IllegalMonitorStateException"));
        }
        Ok(())
    }

    /// Frees what the top frame still holds; true if there was anything.
    pub(super) fn free_held(&mut self) -> bool {
        let mut any = false;
        loop {
            let thread = self.thread_mut();
            let depth = thread.frames.len() as u32;
            match thread.held.last() {
                Some(&(at, object)) if at == depth => {
                    thread.held.pop();
                    let _ = self.monitor_exit(object);
                    any = true;
                }
                _ => return any,
            }
        }
    }

    pub fn monitor_exit(&mut self, object: Ref) -> Result<()> {
        let thread = self.current;
        let process = self.process_mut();
        match process.monitors.exit(&mut process.heap, object, thread) {
            None => Err(Stop::throw_bare("java/lang/IllegalMonitorStateException")),
            Some(free) => {
                if self.is_watched() {
                    self.unlocked(object, free);
                }
                if free {
                    self.monitor_freed(object);
                }
                Ok(())
            }
        }
    }

    /// Everybody who wants the monitor may try again.
    pub(crate) fn monitor_freed(&mut self, object: Ref) {
        let process = self.thread().process;
        for index in 0..self.threads.len() {
            let thread = &self.threads[index];
            if thread.process == process && thread.status == (Status::Blocked { object }) {
                self.threads[index].status = Status::Runnable;
            }
        }
    }

    pub(super) fn sync_enter(&mut self, receiver: u64) -> Result<Ref> {
        let method = self.top_frame().method;
        let object =
            if method.is_static() { self.mirror(method.class()) } else { Ref(receiver as u32) };
        self.monitor_enter(object)?;
        Ok(object)
    }
}

fn too_long() -> Stop {
    Stop::throw("java/lang/OutOfMemoryError", "Requested array size exceeds VM limit")
}

/// No body for a method: the class of the receiver, and the method that was called.
pub(crate) fn abstract_method(class: ClassRef, method: MethodRef) -> Stop {
    let owner = method.class();
    let kind = crate::text::class_kind(owner);
    Stop::throw(
        "java/lang/AbstractMethodError",
        format!(
            "Receiver class {} does not define or inherit an implementation of the resolved method \
             '{}{}{}' of {kind} {}.",
            class.java_name(),
            if method.is_abstract() { "abstract " } else { "" },
            if method.is_private() { "private " } else { "" },
            crate::text::short_signature(method),
            owner.java_name()
        ),
    )
}
