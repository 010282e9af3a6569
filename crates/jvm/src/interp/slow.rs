//! Instructions that do more than arithmetic: allocation, monitors.

use super::{Result, Stop};
use crate::machine::Machine;
use crate::program::{ClassKind, ClassRef, MethodRef};
use crate::state::{Ref, array_bytes};

/// A request for memory of at least this size is not made before it is known that there is so much.
const LARGE_BYTES: u64 = 1 << 20;

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
        if heap.wants_collection() || !heap.has_room(bytes) {
            self.heed_brake()?;
            self.collect();
            if !self.heap().has_room(bytes) {
                self.measure_reach();
            }
            let heap = self.heap();
            if !heap.allows(bytes) {
                return Err(Stop::throw("java/lang/OutOfMemoryError", "Java heap space"));
            }
            if !heap.has_room(bytes) {
                return Err(Stop::unsupported("garbage that cannot be collected fills the heap"));
            }
        }
        self.take_memory(self.heap().untouched_bytes(bytes))
    }

    /// Before the system is asked for so much memory: whether the tool may take it.
    pub fn take_memory(&self, bytes: u64) -> Result<()> {
        let watch = self.watch();
        match watch.and_then(|watch| watch.brake.as_ref()).filter(|_| bytes >= LARGE_BYTES) {
            Some(brake) if !brake.has_room(bytes) => Err(Stop::Braked),
            _ => Ok(()),
        }
    }

    /// Whether somebody wants the machine to stop at once.
    #[inline]
    pub(crate) fn is_braked(&self) -> bool {
        self.watch().and_then(|watch| watch.brake.as_ref()).is_some_and(|brake| brake.is_pulled())
    }

    #[inline]
    pub(crate) fn heed_brake(&self) -> Result<()> {
        if self.is_braked() { Err(Stop::Braked) } else { Ok(()) }
    }

    /// Collects if that is due. Natives and exceptions are not asked whether there is room, so
    /// that what they leave behind must not add up.
    #[inline]
    pub(super) fn collect_if_overdrawn(&mut self) {
        if self.heap().is_overdrawn() {
            self.collect();
        }
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
        self.heed_brake()?;
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
        let base = thread.frames().last().expect("a running thread has a frame").base as usize;
        let at = base + usize::from(first);
        let lengths: Vec<i32> =
            thread.stack()[at..at + usize::from(count)].iter().map(|&v| v as u32 as i32).collect();
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
