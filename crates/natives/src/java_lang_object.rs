//! Natives of `java.lang.Object`.

use super::{Call, Native, native};
use heddle_jvm::interp::{Result, Stop};
use heddle_jvm::program::ClassKind;
use heddle_jvm::state::{ARRAY_BASE, give, give_int};

pub(super) const NATIVES: &[Native] = &[
    native("java/lang/Object", "getClass", "()Ljava/lang/Class;", |call| {
        let class = call.class_of(call.receiver());
        give(call.mirror(class))
    }),
    native("java/lang/Object", "hashCode", "()I", |call| {
        give_int(call.identity_hash(call.receiver())?)
    }),
    native("java/lang/Object", "clone", "()Ljava/lang/Object;", clone),
    native("java/lang/Object", "notify", "()V", |call| {
        call.notify(call.receiver(), false).map(|()| 0)
    }),
    native("java/lang/Object", "notifyAll", "()V", |call| {
        call.notify(call.receiver(), true).map(|()| 0)
    }),
    native("java/lang/Object", "wait", "(J)V", wait),
    native("java/lang/Object", "wait0", "(J)V", wait),
];

fn clone(call: &mut Call<'_>) -> Result<u64> {
    let class = call.class_of(call.receiver());
    if let ClassKind::Array { kind, .. } = class.kind {
        let length = call.length(call.receiver());
        let copy = call.kept_array(class, kind, length)?;
        let from = call.elements(call.receiver(), 0, length);
        call.copy_to_fresh(from, &copy, ARRAY_BASE.into())?;
        return give(copy.publish());
    }
    let cloneable = call.boot_class("java/lang/Cloneable")?;
    if !class.is_assignable_to(cloneable) {
        return Err(Stop::throw("java/lang/CloneNotSupportedException", class.java_name()));
    }
    give(call.copy_of(call.receiver())?.publish())
}

/// Runs again once the thread was woken.
fn wait(call: &mut Call<'_>) -> Result<u64> {
    let millis = call.long(1);
    if millis < 0 {
        return Err(Stop::throw("java/lang/IllegalArgumentException", "timeout value is negative"));
    }
    match call.wait_on(call.receiver(), millis)? {
        true => Ok(0),
        false => Err(Stop::throw_bare("java/lang/InterruptedException")),
    }
}
