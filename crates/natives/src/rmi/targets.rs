//! Exported objects: who finds one, and who takes it back.
//!
//! A call looks whether its object is exported; export and unexport change that. Everything else in
//! the tables of exported objects follows from it. A call is counted while it lasts, since an object
//! is not taken back from under a call unless by force: its end is a look, too.

use super::super::{Call, Native, replacing};
use super::{bits, method};
use heddle_jvm::interp::{Completion, Continuation, Result, Stop};
use heddle_jvm::state::{FinalField, GuardedField, LibraryField, Ref, give_bool, pass_on};

const TARGET: &str = "sun/rmi/transport/Target";
const TRANSPORT: &str = "sun/rmi/transport/Transport";
const OBJECTS: &str = "sun/rmi/transport/ObjectTable";
const EXPORTER: &str = "java/rmi/server/UnicastRemoteObject";

const IMPL: FinalField = FinalField::new(TARGET, "weakImpl");
const PERMANENT: FinalField = FinalField::new(TARGET, "permanent");
/// The object behind the reference that a target has of it, which is never cleared here.
const REFERENT: GuardedField = GuardedField::new("java/lang/ref/Reference", "referent");
/// Belong to whether the object is exported.
const DISPATCHER: GuardedField = GuardedField::new(TARGET, "disp");
const CALLS: GuardedField = GuardedField::new(TARGET, "callCount");
const GONE: GuardedField = GuardedField::new(TARGET, "removed");
const TABLE: FinalField = FinalField::new(OBJECTS, "objTable");

pub(super) const FIELDS: &[LibraryField] =
    &[IMPL.0, PERMANENT.0, REFERENT.0, DISPATCHER.0, CALLS.0, GONE.0, TABLE.0];

pub(super) const NATIVES: &[Native] = &[
    replacing(TRANSPORT, "exportObject", "(Lsun/rmi/transport/Target;)V", export),
    replacing(EXPORTER, "unexportObject", "(Ljava/rmi/Remote;Z)Z", unexport),
    replacing(
        OBJECTS,
        "getTarget",
        "(Lsun/rmi/transport/ObjectEndpoint;)Lsun/rmi/transport/Target;",
        find,
    ),
    replacing(TARGET, "incrementCallCount", "()V", begin_call),
    replacing(TARGET, "decrementCallCount", "()V", end_call),
    replacing(TARGET, "unexport", "(Z)Z", withdraw),
];

fn object_of(call: &Call<'_>, target: Ref) -> Result<Ref> {
    let reference = call.final_ref(target, &IMPL)?;
    call.guarded_ref(reference, &REFERENT)
}

/// Saved: the target.
static ROUTED: Continuation =
    Continuation { name: "transport of a target", refs: 0b10, resume: routed, catches: false };
static PUT: Continuation =
    Continuation { name: "target put", refs: 0, resume: |_, _| Ok(0), catches: false };
static TAKEN: Continuation = Continuation {
    name: "object taken back",
    refs: 0,
    resume: |call, _| Ok(call.saved(0)),
    catches: false,
};
/// Saved: what the target is found by.
static LOOKED_UP: Continuation =
    Continuation { name: "target looked up", refs: 0b11, resume: looked_up, catches: false };
static FOUND: Continuation = Continuation {
    name: "target found",
    refs: 0b1,
    resume: |_, found| pass_on(found),
    catches: false,
};
static RELEASED: Continuation =
    Continuation { name: "process released", refs: 0, resume: |_, _| Ok(0), catches: false };

fn export(call: &mut Call<'_>) -> Result<u64> {
    let (transport, target) = (call.arg(0), call.object(1)?);
    let object = object_of(call, target)?;
    call.begin_export(object)?;
    let route = "(Lsun/rmi/transport/Transport;)V";
    let route = method(call, TARGET, "setExportedTransport", route)?;
    call.then(&ROUTED, &[bits(target)], route, &[bits(target), transport])
}

fn routed(call: &mut Call<'_>, completion: Completion) -> Result<u64> {
    pass_on(completion)?;
    let target = call.saved(1);
    let put = method(call, OBJECTS, "putTarget", "(Lsun/rmi/transport/Target;)V")?;
    call.then(&PUT, &[], put, &[target])
}

fn unexport(call: &mut Call<'_>) -> Result<u64> {
    if let Some(object) = call.reference(0).non_null() {
        call.begin_export(object)?;
    }
    let class = call.boot_class(OBJECTS)?;
    let take = call.library_method(class, "unexportObject", "(Ljava/rmi/Remote;Z)Z")?;
    let (object, force) = (call.arg(0), call.arg(1));
    call.then(&TAKEN, &[], take, &[object, force])
}

/// The target that a call is for. Which object that is says what the look meets in; what others did before
/// the look counts, so the table is asked once more behind it.
fn find(call: &mut Call<'_>) -> Result<u64> {
    let endpoint = call.arg(0);
    look_up(call, &LOOKED_UP, &[endpoint], endpoint)
}

fn look_up(
    call: &mut Call<'_>,
    then: &'static Continuation,
    saved: &[u64],
    endpoint: u64,
) -> Result<u64> {
    let table = call.final_static(&TABLE)?;
    let get = "(Ljava/lang/Object;)Ljava/lang/Object;";
    let get = method(call, "java/util/HashMap", "get", get)?;
    call.then(then, saved, get, &[table, endpoint])
}

fn looked_up(call: &mut Call<'_>, completion: Completion) -> Result<u64> {
    let target = Ref(pass_on(completion)? as u32);
    let object = if target.is_null() { Ref::NULL } else { object_of(call, target)? };
    call.look_for_export(object)?;
    look_up(call, &FOUND, &[], call.saved(1))
}

/// `getTarget` has made known that this looks whether the object is exported.
fn begin_call(call: &mut Call<'_>) -> Result<u64> {
    let target = call.receiver();
    if call.guarded_field(target, &DISPATCHER)? == 0 {
        let what = "object not accepting new calls";
        return Err(Stop::throw("java/rmi/NoSuchObjectException", what));
    }
    let calls = call.guarded_field(target, &CALLS)? + 1;
    call.set_guarded(target, &CALLS, calls)?;
    Ok(0)
}

fn end_call(call: &mut Call<'_>) -> Result<u64> {
    let target = call.receiver();
    let object = object_of(call, target)?;
    call.look_for_export(object)?;
    let calls = call.guarded_field(target, &CALLS)? - 1;
    call.set_guarded(target, &CALLS, calls)?;
    let is_last = calls == 0 && call.guarded_field(target, &GONE)? != 0;
    if !is_last || call.final_field(target, &PERMANENT)? != 0 {
        return Ok(0);
    }
    let release = method(call, OBJECTS, "decrementKeepAliveCount", "()V")?;
    call.then(&RELEASED, &[], release, &[])
}

/// `unexportObject` has made known that this changes whether the object is exported.
fn withdraw(call: &mut Call<'_>) -> Result<u64> {
    let (target, force) = (call.receiver(), call.boolean(1));
    let busy = call.guarded_field(target, &CALLS)? > 0;
    let accepts = call.guarded_field(target, &DISPATCHER)? != 0;
    if !force && busy && accepts {
        return give_bool(false);
    }
    call.set_guarded(target, &DISPATCHER, 0)?;
    give_bool(true)
}
