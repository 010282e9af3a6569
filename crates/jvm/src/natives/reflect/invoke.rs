//! Calls through `Method` and `Constructor` objects.

use super::super::{Call, Native, native};
use super::boxes;
use crate::interp::{Completion, Continuation, Result, Stop};
use crate::machine::Machine;
use crate::program::{ClassRef, Kind, MethodRef, Selection};
use crate::state::Ref;
use crate::state::give;
use crate::text;

const INVOKE: &str =
    "(Ljava/lang/reflect/Method;Ljava/lang/Object;[Ljava/lang/Object;)Ljava/lang/Object;";
const CONSTRUCT: &str = "(Ljava/lang/reflect/Constructor;[Ljava/lang/Object;)Ljava/lang/Object;";

pub(super) const NATIVES: &[Native] = &[
    native("jdk/internal/reflect/NativeMethodAccessorImpl", "invoke0", INVOKE, invoke),
    native(
        "jdk/internal/reflect/DirectMethodHandleAccessor$NativeAccessor",
        "invoke0",
        INVOKE,
        invoke,
    ),
    native(
        "jdk/internal/reflect/NativeConstructorAccessorImpl",
        "newInstance0",
        CONSTRUCT,
        construct,
    ),
    native(
        "jdk/internal/reflect/DirectConstructorHandleAccessor$NativeAccessor",
        "newInstance0",
        CONSTRUCT,
        construct,
    ),
];

/// The call gives a reference, or nothing.
static GIVES_OBJECT: Continuation =
    Continuation { name: "Method.invoke", refs: 0b1, resume: give_object, catches: true };
/// The call gives a primitive. Saved: its kind, as an index of `Kind::PRIMITIVES`.
static GIVES_VALUE: Continuation =
    Continuation { name: "Method.invoke", refs: 0, resume: give_value, catches: true };
static GIVES_NOTHING: Continuation =
    Continuation { name: "Method.invoke", refs: 0, resume: give_null, catches: true };
/// Saved: the new object.
static CONSTRUCTED: Continuation =
    Continuation { name: "Constructor.newInstance", refs: 0b10, resume: give_saved, catches: true };

fn illegal(message: &str) -> Stop {
    Stop::throw("java/lang/IllegalArgumentException", message)
}

/// The method that a `Method` or `Constructor` object stands for.
pub(in super::super) fn method_of(machine: &Machine, member: Ref) -> Result<MethodRef> {
    let class = machine.class_of_mirror(machine.get_ref(member, "clazz"));
    let slot = machine.get_int(member, "slot");
    let found = class.methods.iter().copied().find(|method| i32::from(method.index) == slot);
    found.ok_or_else(|| Stop::throw("java/lang/InternalError", "a member without its method"))
}

fn invoke(call: &mut Call<'_>) -> Result<u64> {
    let member = call.object(0)?;
    let declared = method_of(call.machine, member)?;
    let class = declared.class();
    call.machine.ensure_initialized(class)?;
    let receiver = call.reference(1);
    let target = if declared.is_static() {
        declared
    } else {
        let receiver = receiver.non_null().ok_or_else(Stop::null_pointer)?;
        if !call.machine.class_of(receiver).is_assignable_to(class) {
            return Err(illegal("object is not an instance of declaring class"));
        }
        match select(call.machine, receiver, declared) {
            Ok(target) => target,
            Err(stop) => return Err(wrapped(call.machine, stop)),
        }
    };
    if let Some(kind) = declared.returns
        && kind != Kind::Ref
    {
        let boxes = call.machine.boot_class(text::wrapper_of(kind));
        call.machine.ensure_initialized(boxes)?;
    }
    let types = call.machine.get_ref(member, "parameterTypes");
    let args = arguments(call, declared, receiver, types, call.reference(2))?;
    match declared.returns {
        None => call.then(&GIVES_NOTHING, &[], target, &args),
        Some(Kind::Ref) => call.then(&GIVES_OBJECT, &[], target, &args),
        Some(kind) => call.then(&GIVES_VALUE, &[kind as u64], target, &args),
    }
}

/// The body that a call on `receiver` runs.
fn select(machine: &mut Machine, receiver: Ref, declared: MethodRef) -> Result<MethodRef> {
    if declared.is_private() || declared.is_initializer() {
        return Ok(declared);
    }
    let class = machine.class_of(receiver);
    if declared.class().is_interface() {
        return machine.select_for_interface(class, declared);
    }
    let found = match declared.vtable_index() {
        Some(index) => class.vtable[index],
        None => declared,
    };
    match found {
        found if !found.is_abstract() => Ok(found),
        found => match machine.program.select_interface(class, found) {
            Selection::Found(body) => Ok(body),
            _ => {
                let signature = text::external_method(class, found.name, &found.descriptor);
                Err(Stop::throw("java/lang/AbstractMethodError", format!("'{signature}'")))
            }
        },
    }
}

fn construct(call: &mut Call<'_>) -> Result<u64> {
    let member = call.object(0)?;
    let constructor = method_of(call.machine, member)?;
    let class = constructor.class();
    call.machine.ensure_initialized(class)?;
    check_instantiable(class)?;
    call.machine.reserve(u64::from(class.instance.bytes))?;
    let object = call.machine.allocate(class);
    let types = call.machine.get_ref(call.reference(0), "parameterTypes");
    let args = arguments(call, constructor, object, types, call.reference(1))?;
    call.then(&CONSTRUCTED, &[u64::from(object.0)], constructor, &args)
}

fn check_instantiable(class: ClassRef) -> Result<()> {
    if class.is_interface() || class.is_abstract() || class.name == "java/lang/Class" {
        return Err(Stop::throw("java/lang/InstantiationException", class.java_name()));
    }
    Ok(())
}

/// The registers of a call: the receiver, then each argument unboxed and widened as its type asks.
fn arguments(
    call: &Call<'_>,
    method: MethodRef,
    receiver: Ref,
    types: Ref,
    given: Ref,
) -> Result<Vec<u64>> {
    let machine = &*call.machine;
    let heap = machine.heap();
    let count = if given.is_null() { 0 } else { heap.length(given) };
    if heap.length(types) != count {
        return Err(illegal("wrong number of arguments"));
    }
    let mut args = Vec::with_capacity(usize::from(method.arg_slots));
    if !method.is_static() {
        args.push(u64::from(receiver.0));
    }
    for (index, &kind) in (0..count).zip(&method.params) {
        let object = heap.element_ref(given, index);
        if kind == Kind::Ref {
            let wanted = machine.class_of_mirror(heap.element_ref(types, index));
            if !object.is_null() && !machine.class_of(object).is_assignable_to(wanted) {
                return Err(boxes::mismatch());
            }
            args.push(u64::from(object.0));
            continue;
        }
        if object.is_null() {
            return Err(Stop::throw_bare("java/lang/IllegalArgumentException"));
        }
        let value = boxes::unbox(machine, object).ok_or_else(boxes::mismatch)?;
        args.push(boxes::widen(value, kind)?);
        if kind.slots() == 2 {
            args.push(0);
        }
    }
    Ok(args)
}

fn give_object(call: &mut Call<'_>, outcome: Completion) -> Result<u64> {
    let machine = &mut *call.machine;
    returned(machine, outcome)
}

fn give_null(call: &mut Call<'_>, outcome: Completion) -> Result<u64> {
    let machine = &mut *call.machine;
    returned(machine, outcome)?;
    give(Ref::NULL)
}

fn give_value(call: &mut Call<'_>, outcome: Completion) -> Result<u64> {
    let machine = &mut *call.machine;
    let bits = returned(machine, outcome)?;
    let kind = Kind::PRIMITIVES[machine.saved(1) as usize];
    give(boxes::make_box(machine, kind, bits)?)
}

fn give_saved(call: &mut Call<'_>, outcome: Completion) -> Result<u64> {
    let machine = &mut *call.machine;
    returned(machine, outcome)?;
    Ok(machine.saved(1))
}

/// What the call returned; what it threw goes on as the target of an `InvocationTargetException`.
fn returned(machine: &mut Machine, outcome: Completion) -> Result<u64> {
    match outcome {
        Completion::Returned(value) => Ok(value),
        Completion::Threw(exception) => {
            let stop = wrapped(machine, Stop::Throw(exception));
            // This frame goes first, so that its continuation does not see the wrapper too.
            machine.thread_mut().frames.pop();
            Err(stop)
        }
    }
}

fn wrapped(machine: &mut Machine, stop: Stop) -> Stop {
    let target = match stop {
        Stop::Throw(exception) => exception,
        Stop::ThrowNew { class, message } => match machine.make_throwable(class, message) {
            Ok(exception) => exception,
            Err(stop) => return stop,
        },
        other => return other,
    };
    match machine.make_throwable("java/lang/reflect/InvocationTargetException", None) {
        Ok(wrapper) => {
            // Its constructor passes null as the cause, which rules out `initCause`.
            machine.set_field(wrapper, "cause", 0);
            machine.set_field(wrapper, "target", u64::from(target.0));
            Stop::Throw(wrapper)
        }
        Err(stop) => stop,
    }
}
