//! `Condition.await` that returns although nobody signalled, which its documentation permits.
//!
//! The thread does with its own node what `signal` does with that of the longest waiter: it is no
//! waiter any more, leaves the list of waiters, and joins those who want the lock. All of it is one
//! step, at a moment when nobody else works on the list.

use super::Call;
use heddle_jvm::interp::{Completion, Continuation, Result, Stop};
use heddle_jvm::program::{ClassRef, MethodRef};
use heddle_jvm::state::{FinalField, GuardedField, LibraryField, Ref};

const CONDITION: &str = "java/util/concurrent/locks/AbstractQueuedSynchronizer$ConditionObject";
const NODE: &str = "java/util/concurrent/locks/AbstractQueuedSynchronizer$ConditionNode";

// Those of `AbstractQueuedLongSynchronizer` are called the same. Whoever is in the list, and is to
// be signalled, is made known by the library's own methods that are called below.
const SYNCHRONIZER: FinalField = FinalField::new(CONDITION, "this$0");
const FIRST: GuardedField = GuardedField::new(CONDITION, "firstWaiter");
const NEXT: GuardedField = GuardedField::new(NODE, "nextWaiter");
const WAITER: GuardedField =
    GuardedField::new("java/util/concurrent/locks/AbstractQueuedSynchronizer$Node", "waiter");

pub(super) const FIELDS: &[LibraryField] = &[SYNCHRONIZER.0, FIRST.0, NEXT.0, WAITER.0];

/// The bit in the status of a node that waits for a condition.
const COND: u64 = 2;

/// Saved: the condition, and the node of the thread.
static UNSET: Continuation =
    Continuation { name: "no waiter any more", refs: 0b110, resume: unset, catches: true };
static UNLINKED: Continuation =
    Continuation { name: "out of the list", refs: 0b110, resume: unlinked, catches: true };
static ENQUEUED: Continuation =
    Continuation { name: "wants the lock", refs: 0b110, resume: enqueued, catches: true };

/// Ends the wait that the current thread is parked in. If it was signalled meanwhile, or the list is
/// in use, it just looks again.
pub(super) fn leave(call: &mut Call<'_>) -> Result<u64> {
    let Some(condition) = call.abandoned_condition() else { return Ok(0) };
    let Some(node) = own_node(call, condition)? else { return Ok(0) };
    let class = nest_mate(call, condition, "$Node")?;
    let unset_status = call.library_method(class, "getAndUnsetStatus", "(I)I")?;
    call.begin_atomic()?;
    let saved = [condition.0.into(), node.0.into()];
    call.then(&UNSET, &saved, unset_status, &[node.0.into(), COND])
}

/// The node of the current thread in the list of waiters.
fn own_node(call: &Call<'_>, condition: Ref) -> Result<Option<Ref>> {
    let current = u64::from(call.current_thread().0);
    let mut node = Ref(call.guarded_field(condition, &FIRST)? as u32);
    while !node.is_null() {
        if call.guarded_field(node, &WAITER)? == current {
            return Ok(Some(node));
        }
        node = Ref(call.guarded_field(node, &NEXT)? as u32);
    }
    Ok(None)
}

fn unset(call: &mut Call<'_>, outcome: Completion) -> Result<u64> {
    if returned(call, outcome)? & COND == 0 {
        // Somebody signalled it before.
        call.end_atomic();
        return Ok(0);
    }
    let class = call.class_of(call.saved_ref(1));
    let unlink = named(class, "unlinkCancelledWaiters")?;
    let (condition, node) = (call.saved(1), call.saved(2));
    call.then(&UNLINKED, &[condition, node], unlink, &[condition, node])
}

fn unlinked(call: &mut Call<'_>, outcome: Completion) -> Result<u64> {
    returned(call, outcome)?;
    let (condition, node) = (call.saved(1), call.saved(2));
    let synchronizer = call.final_field(call.saved_ref(1), &SYNCHRONIZER)?;
    let enqueue = named(nest_mate(call, call.saved_ref(1), "")?, "enqueue")?;
    call.then(&ENQUEUED, &[condition, node], enqueue, &[synchronizer, node])
}

fn enqueued(call: &mut Call<'_>, outcome: Completion) -> Result<u64> {
    returned(call, outcome)?;
    call.end_atomic();
    Ok(0)
}

/// What the call gave; an error it threw ends the step.
fn returned(call: &mut Call<'_>, outcome: Completion) -> Result<u64> {
    match outcome {
        Completion::Returned(value) => Ok(value),
        Completion::Threw(exception) => {
            call.end_atomic();
            Err(call.rethrow(exception))
        }
    }
}

/// A class beside that of the condition, which may be one of two synchronizers.
fn nest_mate(call: &Call<'_>, condition: Ref, ending: &str) -> Result<ClassRef> {
    let name = call.class_of(condition).name.to_string();
    let synchronizer = name.split('$').next().unwrap_or_default();
    call.boot_class(&format!("{synchronizer}{ending}"))
}

/// A method whose descriptor is not the same in all JDKs.
fn named(class: ClassRef, name: &str) -> Result<MethodRef> {
    let method = class.methods.iter().find(|method| method.name == name);
    method.copied().ok_or_else(|| {
        Stop::unsupported(format!("this JDK: its {} has no method {name}", class.java_name()))
    })
}
