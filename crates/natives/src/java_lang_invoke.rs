//! Natives of `java.lang.invoke`.

use super::{Call, Native, native, nothing, replacing};
use heddle_jvm::interp::{Result, Stop};
use heddle_jvm::program::Kind;
use heddle_jvm::state::{FinalField, LibraryField, Order, Ref, SharedField, give, give_int};

const NATIVES_CLASS: &str = "java/lang/invoke/MethodHandleNatives";
const METHOD_HANDLE: &str = "java/lang/invoke/MethodHandle";
const VAR_HANDLE: &str = "java/lang/invoke/VarHandle";

/// Set when the member is resolved, before anybody else has it.
const MEMBER_CLASS: FinalField = FinalField::new("java/lang/invoke/MemberName", "clazz");
/// The library declares it final, and changes it all the same in call sites that are not constant.
const TARGET: SharedField = SharedField::new("java/lang/invoke/CallSite", "target");

pub(super) const FIELDS: &[LibraryField] = &[MEMBER_CLASS.0, TARGET.0];

pub(super) const NATIVES: &[Native] = &[
    native(NATIVES_CLASS, "registerNatives", "()V", nothing),
    native(NATIVES_CLASS, "init", "", init),
    native(NATIVES_CLASS, "expand", "", expand),
    native(NATIVES_CLASS, "resolve", "", resolve),
    native(NATIVES_CLASS, "objectFieldOffset", "", |call| field_offset(call, false)),
    native(NATIVES_CLASS, "staticFieldOffset", "", |call| field_offset(call, true)),
    native(NATIVES_CLASS, "staticFieldBase", "", static_field_base),
    native(NATIVES_CLASS, "getMemberVMInfo", "", member_info),
    native(NATIVES_CLASS, "setCallSiteTargetNormal", "", set_call_site_target),
    native(NATIVES_CLASS, "setCallSiteTargetVolatile", "", set_call_site_target_volatile),
    native(NATIVES_CLASS, "clearCallSiteContext", "", nothing),
    native(NATIVES_CLASS, "getNamedCon", "", |_| give_int(0)),
    native(METHOD_HANDLE, "invoke", "", |_| Err(not_by_reflection("MethodHandle.invoke"))),
    native(METHOD_HANDLE, "invokeExact", "", |_| {
        Err(not_by_reflection("MethodHandle.invokeExact"))
    }),
    native(VAR_HANDLE, "get", "", access_mode),
    native(VAR_HANDLE, "set", "", access_mode),
    native(VAR_HANDLE, "getVolatile", "", access_mode),
    native(VAR_HANDLE, "setVolatile", "", access_mode),
    native(VAR_HANDLE, "getOpaque", "", access_mode),
    native(VAR_HANDLE, "setOpaque", "", access_mode),
    native(VAR_HANDLE, "getAcquire", "", access_mode),
    native(VAR_HANDLE, "setRelease", "", access_mode),
    native(VAR_HANDLE, "compareAndSet", "", access_mode),
    native(VAR_HANDLE, "compareAndExchange", "", access_mode),
    native(VAR_HANDLE, "compareAndExchangeAcquire", "", access_mode),
    native(VAR_HANDLE, "compareAndExchangeRelease", "", access_mode),
    native(VAR_HANDLE, "weakCompareAndSetPlain", "", access_mode),
    native(VAR_HANDLE, "weakCompareAndSet", "", access_mode),
    native(VAR_HANDLE, "weakCompareAndSetAcquire", "", access_mode),
    native(VAR_HANDLE, "weakCompareAndSetRelease", "", access_mode),
    native(VAR_HANDLE, "getAndSet", "", access_mode),
    native(VAR_HANDLE, "getAndSetAcquire", "", access_mode),
    native(VAR_HANDLE, "getAndSetRelease", "", access_mode),
    native(VAR_HANDLE, "getAndAdd", "", access_mode),
    native(VAR_HANDLE, "getAndAddAcquire", "", access_mode),
    native(VAR_HANDLE, "getAndAddRelease", "", access_mode),
    native(VAR_HANDLE, "getAndBitwiseOr", "", access_mode),
    native(VAR_HANDLE, "getAndBitwiseOrAcquire", "", access_mode),
    native(VAR_HANDLE, "getAndBitwiseOrRelease", "", access_mode),
    native(VAR_HANDLE, "getAndBitwiseAnd", "", access_mode),
    native(VAR_HANDLE, "getAndBitwiseAndAcquire", "", access_mode),
    native(VAR_HANDLE, "getAndBitwiseAndRelease", "", access_mode),
    native(VAR_HANDLE, "getAndBitwiseXor", "", access_mode),
    native(VAR_HANDLE, "getAndBitwiseXorAcquire", "", access_mode),
    native(VAR_HANDLE, "getAndBitwiseXorRelease", "", access_mode),
    // Both count calls for the sake of a compiler. Here the counts would only make states differ.
    replacing(
        "java/lang/invoke/Invokers",
        "checkCustomized",
        "(Ljava/lang/invoke/MethodHandle;)V",
        nothing,
    ),
    replacing("java/lang/invoke/MethodHandleImpl", "profileBoolean", "(Z[I)Z", |call| {
        Ok(call.arg(0) & 1)
    }),
];

fn not_by_reflection(what: &str) -> Stop {
    Stop::throw(
        "java/lang/UnsupportedOperationException",
        format!("{what} cannot be invoked reflectively"),
    )
}

/// The access mode methods are only ever linked; as methods they do nothing but refuse.
fn access_mode(_: &mut Call<'_>) -> Result<u64> {
    Err(Stop::throw(
        "java/lang/UnsupportedOperationException",
        "VarHandle access mode methods cannot be invoked reflectively",
    ))
}

/// Fills a `MemberName` from a reflected field, method or constructor.
fn init(call: &mut Call<'_>) -> Result<u64> {
    let member = call.just_made(call.object(0)?);
    let reflected = call.object(1)?;
    let class = call.class_of(reflected);
    match class.name.as_str() {
        "java/lang/reflect/Field" => {
            let (_, field) = super::unsafe_memory::reflected_field(call, reflected)?;
            call.init_member_from_field(&member, field)?;
        }
        "java/lang/reflect/Method" | "java/lang/reflect/Constructor" => {
            let method = super::reflect::method_of(call, reflected)?;
            call.init_member_from_method(&member, method);
        }
        _ => {
            return Err(Stop::throw(
                "java/lang/InternalError",
                format!("unrecognized type of member: {}", class.java_name()),
            ));
        }
    }
    Ok(0)
}

fn expand(call: &mut Call<'_>) -> Result<u64> {
    let member = call.object(0)?;
    call.expand_member(member)?;
    Ok(0)
}

/// member, caller, lookup mode, speculative
fn resolve(call: &mut Call<'_>) -> Result<u64> {
    let member = call.object(0)?;
    let caller = call.reference(1).non_null().map(|mirror| call.class_of_mirror(mirror));
    let speculative = call.boolean(3);
    let fresh = call.just_made(member);
    match call.resolve_member(&fresh, caller) {
        Ok(true) => give(member),
        Err(Stop::Throw(_) | Stop::ThrowNew { .. }) | Ok(false) if speculative => give(Ref::NULL),
        Err(stop) => Err(stop),
        Ok(false) => Err(if call.is_field_member(member) {
            Stop::throw("java/lang/NoSuchFieldError", "field resolution failed")
        } else {
            Stop::throw("java/lang/NoSuchMethodError", "method resolution failed")
        }),
    }
}

fn field_offset(call: &mut Call<'_>, is_static: bool) -> Result<u64> {
    let member = call.object(0)?;
    match call.field_of_member(member) {
        Some(field) if field.is_static() == is_static => Ok(u64::from(field.offset)),
        _ => {
            let wanted = if is_static { "static" } else { "non-static" };
            Err(Stop::throw("java/lang/InternalError", format!("{wanted} field required")))
        }
    }
}

fn static_field_base(call: &mut Call<'_>) -> Result<u64> {
    let member = call.object(0)?;
    match call.field_of_member(member) {
        Some(field) if field.is_static() => {
            let class = call.program().class(field.class);
            give(call.statics(class))
        }
        _ => Err(Stop::throw("java/lang/InternalError", "static field required")),
    }
}

/// What the library's own assertions look at: the index and what it counts in.
fn member_info(call: &mut Call<'_>) -> Result<u64> {
    let member = call.object(0)?;
    let long = call.boot_class("java/lang/Long")?;
    call.ensure_initialized(long)?;
    let index = call.member_index(member);
    let boxed = super::reflect::make_box(call, Kind::Long, index as u64)?;
    let target = match call.field_of_member(member) {
        Some(_) => call.final_ref(member, &MEMBER_CLASS)?,
        None => member,
    };
    let object = call.well_known().object;
    give(call.ref_array(object, &[boxed, target]))
}

fn set_call_site_target(call: &mut Call<'_>) -> Result<u64> {
    let target = call.shared_field(call.object(0)?, &TARGET)?;
    call.store(target, call.arg(1))?;
    Ok(0)
}

fn set_call_site_target_volatile(call: &mut Call<'_>) -> Result<u64> {
    let target = call.shared_field(call.object(0)?, &TARGET)?;
    call.store_in(target, call.arg(1), Order::Atomic)?;
    Ok(0)
}
