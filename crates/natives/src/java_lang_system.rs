//! Natives of `System`, `Runtime`, `Shutdown`, `String`, `Float`, `Double` and the environment.

use super::{Call, Native, native, nothing};
use heddle_jvm::interp::{Result, Stop};
use heddle_jvm::jdk::TIMED_SELECTOR;
use heddle_jvm::state::{EPOCH_MILLIS, LibraryField, SharedField, give, give_bool, give_int};

/// The figures every run reports, so that no host shows through.
const PROCESSORS: i32 = 4;

const SYSTEM: &str = "java/lang/System";

// Final for the compiler, but programs may set others.
const IN: SharedField = SharedField::new(SYSTEM, "in");
pub(super) const OUT: SharedField = SharedField::new(SYSTEM, "out");
pub(super) const ERR: SharedField = SharedField::new(SYSTEM, "err");

pub(super) const FIELDS: &[LibraryField] = &[IN.0, OUT.0, ERR.0];

pub(super) const NATIVES: &[Native] = &[
    native(SYSTEM, "registerNatives", "()V", nothing),
    native(
        SYSTEM,
        "arraycopy",
        "(Ljava/lang/Object;ILjava/lang/Object;II)V",
        super::arraycopy::arraycopy,
    ),
    native(SYSTEM, "identityHashCode", "(Ljava/lang/Object;)I", identity_hash_code),
    native(SYSTEM, "currentTimeMillis", "()J", current_time_millis),
    native(SYSTEM, "nanoTime", "()J", |call| match call.caller_class(1) {
        // Only how long a wait took that was broken off, and here none is.
        Some(caller) if caller.name == TIMED_SELECTOR => Ok(0),
        _ => call.nano_time(),
    }),
    native(SYSTEM, "setIn0", "(Ljava/io/InputStream;)V", |call| set_stream(call, &IN)),
    native(SYSTEM, "setOut0", "(Ljava/io/PrintStream;)V", |call| set_stream(call, &OUT)),
    native(SYSTEM, "setErr0", "(Ljava/io/PrintStream;)V", |call| set_stream(call, &ERR)),
    native(SYSTEM, "mapLibraryName", "(Ljava/lang/String;)Ljava/lang/String;", map_library_name),
    native("java/lang/Runtime", "availableProcessors", "()I", |_| give_int(PROCESSORS)),
    native("java/lang/Runtime", "maxMemory", "()J", |call| Ok(call.heap_limit_bytes())),
    native("java/lang/Runtime", "totalMemory", "()J", |_| Ok(256 << 20)),
    native("java/lang/Runtime", "freeMemory", "()J", |_| Ok(240 << 20)),
    native("java/lang/Runtime", "gc", "()V", nothing),
    native("java/lang/Shutdown", "beforeHalt", "()V", nothing),
    native("java/lang/Shutdown", "halt0", "(I)V", halt),
    native("java/lang/String", "intern", "()Ljava/lang/String;", |call| {
        give(call.intern(call.receiver())?)
    }),
    native("java/lang/StringUTF16", "isBigEndian", "()Z", |_| give_bool(false)),
    native("java/lang/Float", "floatToRawIntBits", "(F)I", |call| Ok(call.arg(0) as u32 as u64)),
    native("java/lang/Float", "intBitsToFloat", "(I)F", |call| Ok(call.arg(0) as u32 as u64)),
    native("java/lang/Double", "doubleToRawLongBits", "(D)J", |call| Ok(call.arg(0))),
    native("java/lang/Double", "longBitsToDouble", "(J)D", |call| Ok(call.arg(0))),
    native("java/lang/ProcessEnvironment", "environ", "()[[B", environ),
    native("jdk/internal/misc/VM", "initialize", "()V", nothing),
    native("jdk/internal/misc/VM", "getNanoTimeAdjustment", "(J)J", nano_time_adjustment),
    native("jdk/internal/misc/VM", "getRuntimeArguments", "()[Ljava/lang/String;", |call| {
        give(call.string_array(&[]))
    }),
    native("jdk/internal/misc/VM", "getuid", "()J", |_| Ok(1000)),
    native("jdk/internal/misc/VM", "geteuid", "()J", |_| Ok(1000)),
    native("jdk/internal/misc/VM", "getgid", "()J", |_| Ok(1000)),
    native("jdk/internal/misc/VM", "getegid", "()J", |_| Ok(1000)),
];

fn identity_hash_code(call: &mut Call<'_>) -> Result<u64> {
    match call.reference(0).non_null() {
        Some(object) => give_int(call.identity_hash(object)?),
        None => Ok(0),
    }
}

pub(super) fn current_time_millis(call: &mut Call<'_>) -> Result<u64> {
    Ok((EPOCH_MILLIS + call.look_at_clock()? / 1_000_000) as u64)
}

fn nano_time_adjustment(call: &mut Call<'_>) -> Result<u64> {
    let now = i128::from(EPOCH_MILLIS) * 1_000_000 + i128::from(call.look_at_clock()?);
    let offset = i128::from(call.long(0)) * 1_000_000_000;
    Ok((now - offset) as i64 as u64)
}

fn set_stream(call: &mut Call<'_>, field: &SharedField) -> Result<u64> {
    let field = call.static_field(field)?;
    call.store(field, call.arg(0))?;
    call.show_texts();
    Ok(0)
}

fn map_library_name(call: &mut Call<'_>) -> Result<u64> {
    let name = format!("lib{}.so", call.string(0)?);
    give(call.new_string(&name))
}

fn halt(call: &mut Call<'_>) -> Result<u64> {
    if call.is_watched()
        && let Some(name) = call.program_being_launched()
    {
        let what = format!("a program that does not start: {name} (heddle run says why)");
        return Err(Stop::unsupported(what));
    }
    Err(call.exit(call.int(0)))
}

fn environ(call: &mut Call<'_>) -> Result<u64> {
    let mut parts = Vec::new();
    for (name, value) in call.environment_variables() {
        parts.push(call.byte_array(name.as_bytes()));
        parts.push(call.byte_array(value.as_bytes()));
    }
    let bytes = call.well_known().byte_array;
    give(call.ref_array(bytes, &parts))
}
