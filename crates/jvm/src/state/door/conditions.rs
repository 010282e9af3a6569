//! Parks, and waits for a `Condition` of the library, that end without a reason.
//!
//! The library parks in loops, so a park that returns by itself changes nothing there, and only
//! those that code of the program asks for may do so. It shows nothing of what `Condition` permits
//! either: that `await` returns without a signal. Such a return is a signal to this one waiter, given
//! by nobody. The waiter does what `signal` would do with its node; which fields and methods that
//! takes is told with the natives.

use super::Call;
use crate::jdk::{is_condition, is_parking, is_passage};
use crate::machine::Machine;
use crate::program::MethodRef;
use crate::state::{Frame, FrameKind, Ref, Status, Thread, ThreadId};

impl Machine {
    /// Whether it can be seen that the park of a thread ends without a reason.
    pub(crate) fn may_end_park(&self, id: ThreadId) -> bool {
        let frames = self.threads[id.0 as usize].frames.iter().rev();
        is_called_by_program(frames, |method| is_parking(&method.class().name))
            || self.awaited_condition(id).is_some()
    }

    /// The condition that a thread waits for on behalf of the program, as long as it is not on its
    /// way back to the lock.
    pub(crate) fn awaited_condition(&self, id: ThreadId) -> Option<Ref> {
        let thread = &self.threads[id.0 as usize];
        let mut frames = thread.frames.iter().rev();
        let awaiting = frames.find(|frame| is_await(frame.method) || is_acquire(frame.method))?;
        let waits = is_await(awaiting.method) && is_called_by_program(frames, is_await);
        waits.then(|| receiver(thread, awaiting))
    }

    /// Whether another thread is in the middle of an operation on a condition, so that its list of
    /// waiters may be in pieces.
    fn is_condition_in_use(&self, condition: Ref) -> bool {
        let current = self.thread();
        self.threads.iter().any(|thread| {
            let uses = |frame: &Frame| {
                is_condition(&frame.method.class().name) && receiver(thread, frame) == condition
            };
            thread.id != current.id
                && thread.process == current.process
                && thread.status == Status::Runnable
                && thread.frames.iter().any(uses)
        })
    }
}

/// Whether code of the program called what stands above these frames, behind methods that belong
/// to the operation and those that call on behalf of others.
pub(super) fn is_called_by_program<'a>(
    frames: impl Iterator<Item = &'a Frame>,
    belongs: impl Fn(MethodRef) -> bool,
) -> bool {
    let mut callers = frames.filter(|frame| frame.kind != FrameKind::Continuation);
    let caller = callers.find(|frame| {
        let class = frame.method.class();
        !(class.loader.is_library() && (is_passage(&class.name) || belongs(frame.method)))
    });
    caller.is_some_and(|frame| !frame.method.class().loader.is_library())
}

fn is_await(method: MethodRef) -> bool {
    is_condition(&method.class().name) && method.name.starts_with("await")
}

/// How a thread that waited comes back to the lock.
fn is_acquire(method: MethodRef) -> bool {
    method.name == "acquire" && method.class().loader.is_library()
}

/// The object a method was called on.
fn receiver(thread: &Thread, frame: &Frame) -> Ref {
    match frame.method.is_static() {
        true => Ref::NULL,
        false => Ref(thread.stack[frame.base as usize] as u32),
    }
}

impl Call<'_> {
    /// The condition whose wait is to end although nobody signalled. Nothing if its list of waiters
    /// is being changed: then the wait may end at another time.
    pub fn abandoned_condition(&self) -> Option<Ref> {
        let condition = self.machine.awaited_condition(self.machine.current)?;
        (!self.machine.is_condition_in_use(condition)).then_some(condition)
    }
}
