//! Calls through `Method` and `Constructor` objects.

use super::super::{Call, Native, native};
use super::boxes;
use super::member_fields::{ExecutableFields, OF_CONSTRUCTOR, OF_METHOD};
use heddle_jvm::interp::{Completion, Continuation, Result, Stop};
use heddle_jvm::program::{ClassRef, Kind, MethodRef, Selection};
use heddle_jvm::state::{FinalField, LibraryField, Ref, SharedField, give};
use heddle_jvm::text;

const INVOKE: &str =
    "(Ljava/lang/reflect/Method;Ljava/lang/Object;[Ljava/lang/Object;)Ljava/lang/Object;";
const CONSTRUCT: &str = "(Ljava/lang/reflect/Constructor;[Ljava/lang/Object;)Ljava/lang/Object;";

const TARGET: FinalField = FinalField::new("java/lang/reflect/InvocationTargetException", "target");
/// `initCause` sets it later.
const CAUSE: SharedField = SharedField::new("java/lang/Throwable", "cause");

pub(super) const FIELDS: &[LibraryField] = &[TARGET.0, CAUSE.0];

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

fn fields_of(call: &Call<'_>, member: Ref) -> &'static ExecutableFields {
    match call.class_of(member).name.as_str() {
        "java/lang/reflect/Method" => &OF_METHOD,
        _ => &OF_CONSTRUCTOR,
    }
}

/// The method that a `Method` or `Constructor` object stands for.
pub(in super::super) fn method_of(call: &Call<'_>, member: Ref) -> Result<MethodRef> {
    let fields = fields_of(call, member);
    let class = call.class_of_mirror(call.final_ref(member, &fields.clazz)?);
    let slot = call.final_field(member, &fields.slot)?;
    let found = class.methods.iter().copied().find(|method| u64::from(method.index) == slot);
    found.ok_or_else(|| Stop::throw("java/lang/InternalError", "a member without its method"))
}

fn invoke(call: &mut Call<'_>) -> Result<u64> {
    let member = call.object(0)?;
    let declared = method_of(call, member)?;
    let class = declared.class();
    call.ensure_initialized(class)?;
    let receiver = call.reference(1);
    let target = if declared.is_static() {
        declared
    } else {
        let receiver = receiver.non_null().ok_or_else(Stop::null_pointer)?;
        if !call.class_of(receiver).is_assignable_to(class) {
            return Err(illegal("object is not an instance of declaring class"));
        }
        match select(call, receiver, declared) {
            Ok(target) => target,
            Err(stop) => return Err(wrapped(call, stop)),
        }
    };
    if let Some(kind) = declared.returns
        && kind != Kind::Ref
    {
        let boxes = call.boot_class(text::wrapper_of(kind))?;
        call.ensure_initialized(boxes)?;
    }
    let args = arguments(call, declared, receiver, member, call.reference(2))?;
    match declared.returns {
        None => call.then(&GIVES_NOTHING, &[], target, &args),
        Some(Kind::Ref) => call.then(&GIVES_OBJECT, &[], target, &args),
        Some(kind) => call.then(&GIVES_VALUE, &[kind as u64], target, &args),
    }
}

/// The body that a call on `receiver` runs.
fn select(call: &mut Call<'_>, receiver: Ref, declared: MethodRef) -> Result<MethodRef> {
    if declared.is_private() || declared.is_initializer() {
        return Ok(declared);
    }
    let class = call.class_of(receiver);
    if declared.class().is_interface() {
        return call.select_for_interface(class, declared);
    }
    let found = match declared.vtable_index() {
        Some(index) => class.vtable[index],
        None => declared,
    };
    match found {
        found if !found.is_abstract() => Ok(found),
        found => match call.program().select_interface(class, found) {
            Selection::Found(body) => Ok(body),
            _ => {
                let signature = text::external_method(class, found.name, &found.descriptor);
                Err(Stop::throw("java/lang/AbstractMethodError", format!("'{signature}'")))
            }
        },
    }
}

/// Where the number of a constructor says how many superclasses above the class that is made it is
/// declared: what deserialization runs belongs to the first superclass that is not serializable.
pub(super) const SUPERCLASSES: u32 = u16::BITS;

/// The class that a `Constructor` makes an object of, and what initialises the object.
fn construction_of(call: &Call<'_>, member: Ref) -> Result<(ClassRef, MethodRef)> {
    let class = call.class_of_mirror(call.final_ref(member, &OF_CONSTRUCTOR.clazz)?);
    let slot = call.final_field(member, &OF_CONSTRUCTOR.slot)? as u32;
    let mut declares = Some(class);
    for _ in 0..slot >> SUPERCLASSES {
        declares = declares.and_then(|class| class.super_class);
    }
    let mut methods = declares.into_iter().flat_map(|class| class.methods.iter().copied());
    let found = methods.find(|method| u32::from(method.index) == slot & 0xFFFF);
    match found {
        Some(constructor) => Ok((class, constructor)),
        None => Err(Stop::throw("java/lang/InternalError", "a member without its method")),
    }
}

fn construct(call: &mut Call<'_>) -> Result<u64> {
    let member = call.object(0)?;
    let (class, constructor) = construction_of(call, member)?;
    call.ensure_initialized(class)?;
    check_instantiable(class)?;
    call.reserve(u64::from(class.instance.bytes))?;
    // The arguments come first: until they are all read the native may begin again.
    let member = call.object(0)?;
    let mut args = arguments(call, constructor, Ref::NULL, member, call.reference(1))?;
    let object = call.allocate(class).publish();
    args[0] = object.0.into();
    call.then(&CONSTRUCTED, &[u64::from(object.0)], constructor, &args)
}

fn check_instantiable(class: ClassRef) -> Result<()> {
    if class.is_interface() || class.is_abstract() || class.name == "java/lang/Class" {
        return Err(Stop::throw("java/lang/InstantiationException", class.java_name()));
    }
    Ok(())
}

/// The registers of a call: the receiver, then each argument unboxed and widened as its type asks.
/// The array of arguments is the program's own.
fn arguments(
    call: &mut Call<'_>,
    method: MethodRef,
    receiver: Ref,
    member: Ref,
    given: Ref,
) -> Result<Vec<u64>> {
    let types = call.final_array(member, &fields_of(call, member).parameter_types)?;
    let count = if given.is_null() { 0 } else { call.length(given) };
    if types.len() != count as usize {
        return Err(illegal("wrong number of arguments"));
    }
    let mut args = Vec::with_capacity(usize::from(method.arg_slots));
    if !method.is_static() {
        args.push(u64::from(receiver.0));
    }
    if count == 0 {
        return Ok(args);
    }
    let given = call.gather_references(call.elements(given, 0, count))?;
    for ((object, wanted), &kind) in given.into_iter().zip(types).zip(&method.params) {
        if kind == Kind::Ref {
            let wanted = call.class_of_mirror(wanted);
            if !object.is_null() && !call.class_of(object).is_assignable_to(wanted) {
                return Err(boxes::mismatch());
            }
            args.push(u64::from(object.0));
            continue;
        }
        if object.is_null() {
            return Err(Stop::throw_bare("java/lang/IllegalArgumentException"));
        }
        let value = boxes::unbox(call, object)?.ok_or_else(boxes::mismatch)?;
        args.push(boxes::widen(value, kind)?);
        if kind.slots() == 2 {
            args.push(0);
        }
    }
    Ok(args)
}

fn give_object(call: &mut Call<'_>, outcome: Completion) -> Result<u64> {
    returned(call, outcome)
}

fn give_null(call: &mut Call<'_>, outcome: Completion) -> Result<u64> {
    returned(call, outcome)?;
    give(Ref::NULL)
}

fn give_value(call: &mut Call<'_>, outcome: Completion) -> Result<u64> {
    let bits = returned(call, outcome)?;
    let kind = Kind::PRIMITIVES[call.saved(1) as usize];
    give(boxes::make_box(call, kind, bits)?)
}

fn give_saved(call: &mut Call<'_>, outcome: Completion) -> Result<u64> {
    returned(call, outcome)?;
    Ok(call.saved(1))
}

/// What the call returned; what it threw goes on as the target of an `InvocationTargetException`.
fn returned(call: &mut Call<'_>, outcome: Completion) -> Result<u64> {
    match outcome {
        Completion::Returned(value) => Ok(value),
        Completion::Threw(exception) => {
            let stop = wrapped(call, Stop::Throw(exception));
            // This frame goes first, so that its continuation does not see the wrapper too.
            call.leave_frame();
            Err(stop)
        }
    }
}

fn wrapped(call: &mut Call<'_>, stop: Stop) -> Stop {
    let target = match stop {
        Stop::Throw(exception) => exception,
        Stop::ThrowNew { class, message } => match call.make_throwable(class, message) {
            Ok(exception) => exception,
            Err(stop) => return stop,
        },
        other => return other,
    };
    match wrapper_of(call, target) {
        Ok(wrapper) => Stop::Throw(wrapper),
        Err(stop) => stop,
    }
}

fn wrapper_of(call: &mut Call<'_>, target: Ref) -> Result<Ref> {
    let wrapper = call.new_throwable("java/lang/reflect/InvocationTargetException", None)?;
    // Its constructor passes null as the cause, which rules out `initCause`.
    call.init(&wrapper, &CAUSE.0, 0)?;
    call.set_ref(&wrapper, &TARGET, target)?;
    Ok(wrapper.publish())
}
