//! Natives of `java.lang.Object`.

use heddle_access::{Access, Order};

use super::{Call, Native, native};
use crate::interp::{Result, Stop};
use crate::program::{ClassKind, ClassRef};
use crate::state::{ARRAY_BASE, HEADER_BYTES, Ref, array_bytes};
use crate::state::{give, give_int};
use crate::watch::ACCESSES_MAX;

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
    let object = call.receiver();
    let class = call.machine.class_of(object);
    if let ClassKind::Array { kind, .. } = class.kind {
        let length = call.machine.heap().length(object);
        call.machine.begin_memory(object, ARRAY_BASE, kind.bytes() * length, false)?;
        call.machine.reserve(array_bytes(kind, length))?;
        let object = call.receiver();
        let copy = call.machine.allocate_array(class, kind, length as usize);
        let bytes = kind.bytes() * length;
        call.machine.heap_mut().copy(object, ARRAY_BASE, copy, ARRAY_BASE, bytes);
        return give(copy);
    }
    let cloneable = call.machine.boot_class("java/lang/Cloneable");
    if !class.is_assignable_to(cloneable) {
        return Err(Stop::throw("java/lang/CloneNotSupportedException", class.java_name()));
    }
    read_all(call, class, object)?;
    let copy = call.machine.allocate(class);
    let bytes = class.instance.bytes - HEADER_BYTES;
    call.machine.heap_mut().copy(object, HEADER_BYTES, copy, HEADER_BYTES, bytes);
    give(copy)
}

/// Before all fields of an object are read: each is of a kind of its own.
fn read_all(call: &mut Call<'_>, class: ClassRef, object: Ref) -> Result<()> {
    if !call.machine.is_watched() {
        return Ok(());
    }
    let classes = std::iter::successors(Some(class), |class| class.super_class);
    let fields = classes.flat_map(|class| &class.fields).filter(|field| !field.is_static());
    let reads = fields.map(|field| {
        Access::read(call.machine.memory_place(object, field.offset, field.kind.bytes()))
    });
    let reads: Vec<_> = reads.collect();
    if reads.len() > ACCESSES_MAX {
        return Err(Stop::unsupported("a clone of an object with more than 128 fields"));
    }
    call.machine.begin(&reads, Order::Declared)
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
