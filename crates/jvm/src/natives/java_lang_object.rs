//! Natives of `java.lang.Object`.

use heddle_access::{Mode, Place};

use super::{Call, Native, native};
use crate::interp::{Result, Stop};
use crate::program::ClassKind;
use crate::state::{ARRAY_BASE, Ref, Status, Wake};
use crate::state::{give, give_int};
use crate::watch::What;

pub(super) const NATIVES: &[Native] = &[
    native("java/lang/Object", "getClass", "()Ljava/lang/Class;", get_class),
    native("java/lang/Object", "hashCode", "()I", hash_code),
    native("java/lang/Object", "clone", "()Ljava/lang/Object;", clone),
    native("java/lang/Object", "notify", "()V", notify),
    native("java/lang/Object", "notifyAll", "()V", notify_all),
    native("java/lang/Object", "wait", "(J)V", wait),
    native("java/lang/Object", "wait0", "(J)V", wait),
];

fn get_class(call: &mut Call<'_>) -> Result<u64> {
    let class = call.machine.class_of(call.receiver());
    give(call.machine.mirror(class))
}

fn hash_code(call: &mut Call<'_>) -> Result<u64> {
    let object = call.receiver();
    give_int(identity_hash(call, object))
}

pub(super) fn identity_hash(call: &mut Call<'_>, object: Ref) -> i32 {
    let thread = call.machine.current;
    let process = call.process();
    process.monitors.identity_hash(&mut process.heap, object, thread) as i32
}

fn clone(call: &mut Call<'_>) -> Result<u64> {
    let class = call.class_of(call.receiver());
    if let ClassKind::Array { kind, .. } = class.kind {
        let length = call.length(call.receiver());
        let copy = call.kept_array(class, kind, length)?;
        let from = call.elements(call.receiver(), 0, length);
        call.copy_to_fresh(from, &copy, ARRAY_BASE.into())?;
        return give(copy.publish());
    }
    let cloneable = call.boot_class("java/lang/Cloneable");
    if !class.is_assignable_to(cloneable) {
        return Err(Stop::throw("java/lang/CloneNotSupportedException", class.java_name()));
    }
    give(call.copy_of(call.receiver())?.publish())
}

fn owned(call: &mut Call<'_>) -> Result<()> {
    let object = call.receiver();
    let thread = call.machine.current;
    let process = call.process();
    match process.monitors.owner(&process.heap, object) {
        Some((owner, _)) if owner == thread => Ok(()),
        _ => Err(Stop::throw(
            "java/lang/IllegalMonitorStateException",
            "current thread is not owner",
        )),
    }
}

/// Moves waiters on to competing for the monitor; `all` or just the longest waiting.
fn wake(call: &mut Call<'_>, all: bool) -> Result<u64> {
    owned(call)?;
    let object = call.receiver();
    let process = call.thread().process;
    let mut waiting: Vec<(u64, usize)> = Vec::new();
    for (index, thread) in call.machine.threads.iter().enumerate() {
        if let Status::Waiting { object: on, since, .. } = thread.status
            && on == object
            && thread.process == process
        {
            waiting.push((since, index));
        }
    }
    waiting.sort_unstable();
    if !all {
        // Any of them may be the one.
        let chosen = call.machine.choose(waiting.len() as u32)? as usize;
        waiting = waiting.into_iter().skip(chosen).take(1).collect();
    }
    note_wake(call, object, &waiting);
    for (_, index) in waiting {
        call.machine.wake_waiter(index, Wake::Notified);
    }
    Ok(0)
}

fn note_wake(call: &mut Call<'_>, object: Ref, waiting: &[(u64, usize)]) {
    let process = call.thread().process;
    call.machine.note(|machine| {
        let ids = waiting.iter().map(|&(_, index)| machine.threads[index].id);
        let woken = ids.map(|id| machine.thread_name_in(id)).collect();
        What::Notify { object: machine.object_name(process, object), woken }
    });
}

fn notify(call: &mut Call<'_>) -> Result<u64> {
    wake(call, false)
}

fn notify_all(call: &mut Call<'_>) -> Result<u64> {
    wake(call, true)
}

/// Runs twice: to give the monitor up, and again once the thread was woken, to take it back.
fn wait(call: &mut Call<'_>) -> Result<u64> {
    let object = call.receiver();
    let id = call.machine.current;
    if let Some((object, held)) = call.thread().reenter {
        if call.machine.is_watched() {
            call.machine.before_monitor(object)?;
            call.machine.locked(object, held);
        }
        let process = call.process();
        if !process.monitors.restore(&mut process.heap, object, id, held) {
            call.thread().status = Status::Blocked { object };
            return Err(Stop::Blocked);
        }
        let thread = call.thread();
        thread.reenter = None;
        let wake = std::mem::take(&mut thread.wake);
        note_resume(call, object, wake);
        if wake == Wake::Interrupted {
            call.machine.clear_interrupt();
            return Err(Stop::throw_bare("java/lang/InterruptedException"));
        }
        return Ok(0);
    }
    let millis = call.long(1);
    if millis < 0 {
        return Err(Stop::throw("java/lang/IllegalArgumentException", "timeout value is negative"));
    }
    owned(call)?;
    call.machine.begin_interrupt(Mode::Read)?;
    if call.machine.is_interrupted() {
        call.machine.clear_interrupt();
        return Err(Stop::throw_bare("java/lang/InterruptedException"));
    }
    let deadline = (millis > 0).then(|| call.machine.deadline_after_millis(millis));
    let process = call.thread().process;
    call.machine.note(|machine| What::Wait {
        object: machine.object_name(process, object),
        limit: millis > 0,
    });
    let process = call.process();
    let held = process.monitors.release_all(&mut process.heap, object);
    call.thread().locks.retain(|&(lock, _)| lock != object);
    call.machine.released(Place::Monitor(object));
    call.machine.monitor_freed(object);
    call.machine.sequence += 1;
    let since = call.machine.sequence;
    call.machine.clear_second_registers();
    call.thread().status = Status::Waiting { object, deadline, held, since };
    Err(Stop::Blocked)
}

fn note_resume(call: &mut Call<'_>, object: Ref, wake: Wake) {
    let process = call.thread().process;
    let why = match wake {
        Wake::TimedOut => "its time limit is over",
        Wake::Interrupted => "it was interrupted",
        Wake::None | Wake::Notified => "it was notified",
    };
    call.machine.note(|machine| What::Resume { object: machine.object_name(process, object), why });
}
