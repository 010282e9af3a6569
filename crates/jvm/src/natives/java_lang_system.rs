//! Natives of `System`, `Runtime`, `Shutdown`, `String`, `Float`, `Double` and the environment.

use super::{Call, Native, native, nothing};
use crate::interp::{Result, Stop};
use crate::machine::EPOCH_MILLIS;
use crate::state::Ref;
use crate::state::{give, give_bool, give_int};

/// The figures every run reports, so that no host shows through.
const PROCESSORS: i32 = 4;

pub(super) const NATIVES: &[Native] = &[
    native("java/lang/System", "registerNatives", "()V", nothing),
    native(
        "java/lang/System",
        "arraycopy",
        "(Ljava/lang/Object;ILjava/lang/Object;II)V",
        super::arraycopy::arraycopy,
    ),
    native("java/lang/System", "identityHashCode", "(Ljava/lang/Object;)I", identity_hash_code),
    native("java/lang/System", "currentTimeMillis", "()J", current_time_millis),
    native("java/lang/System", "nanoTime", "()J", nano_time),
    native("java/lang/System", "setIn0", "(Ljava/io/InputStream;)V", set_in),
    native("java/lang/System", "setOut0", "(Ljava/io/PrintStream;)V", set_out),
    native("java/lang/System", "setErr0", "(Ljava/io/PrintStream;)V", set_err),
    native(
        "java/lang/System",
        "mapLibraryName",
        "(Ljava/lang/String;)Ljava/lang/String;",
        map_library_name,
    ),
    native("java/lang/Runtime", "availableProcessors", "()I", |_| give_int(PROCESSORS)),
    native("java/lang/Runtime", "maxMemory", "()J", max_memory),
    native("java/lang/Runtime", "totalMemory", "()J", |_| Ok(256 << 20)),
    native("java/lang/Runtime", "freeMemory", "()J", |_| Ok(240 << 20)),
    native("java/lang/Runtime", "gc", "()V", nothing),
    native("java/lang/Shutdown", "beforeHalt", "()V", nothing),
    native("java/lang/Shutdown", "halt0", "(I)V", halt),
    native("java/lang/String", "intern", "()Ljava/lang/String;", intern),
    native("java/lang/StringUTF16", "isBigEndian", "()Z", |_| give_bool(false)),
    native("java/lang/Float", "floatToRawIntBits", "(F)I", |call| Ok(call.arg(0) as u32 as u64)),
    native("java/lang/Float", "intBitsToFloat", "(I)F", |call| Ok(call.arg(0) as u32 as u64)),
    native("java/lang/Double", "doubleToRawLongBits", "(D)J", |call| Ok(call.arg(0))),
    native("java/lang/Double", "longBitsToDouble", "(J)D", |call| Ok(call.arg(0))),
    native("java/lang/ProcessEnvironment", "environ", "()[[B", environ),
    native("jdk/internal/misc/VM", "initialize", "()V", nothing),
    native("jdk/internal/misc/VM", "getNanoTimeAdjustment", "(J)J", nano_time_adjustment),
    native("jdk/internal/misc/VM", "getRuntimeArguments", "()[Ljava/lang/String;", |call| {
        give(call.machine.string_array(&[]))
    }),
    native("jdk/internal/misc/VM", "getuid", "()J", |_| Ok(1000)),
    native("jdk/internal/misc/VM", "geteuid", "()J", |_| Ok(1000)),
    native("jdk/internal/misc/VM", "getgid", "()J", |_| Ok(1000)),
    native("jdk/internal/misc/VM", "getegid", "()J", |_| Ok(1000)),
];

fn identity_hash_code(call: &mut Call<'_>) -> Result<u64> {
    let object = call.reference(0);
    if object.is_null() {
        return Ok(0);
    }
    give_int(super::java_lang_object::identity_hash(call, object))
}

pub(super) fn current_time_millis(call: &mut Call<'_>) -> Result<u64> {
    tick(call);
    Ok((EPOCH_MILLIS + call.machine.now / 1_000_000) as u64)
}

fn nano_time(call: &mut Call<'_>) -> Result<u64> {
    tick(call);
    Ok(call.machine.nano_time())
}

/// Looking at the clock takes time too, so that a loop which does nothing else ends.
fn tick(call: &mut Call<'_>) {
    call.machine.look_at_clock();
}

fn nano_time_adjustment(call: &mut Call<'_>) -> Result<u64> {
    tick(call);
    call.machine.count_time();
    let now = i128::from(EPOCH_MILLIS) * 1_000_000 + i128::from(call.machine.now);
    let offset = i128::from(call.long(0)) * 1_000_000_000;
    Ok((now - offset) as i64 as u64)
}

fn set_stream(call: &mut Call<'_>, field: &str) -> Result<u64> {
    let stream = call.reference(0);
    let class = call.machine.boot_class("java/lang/System");
    call.machine.set_static(class, field, u64::from(stream.0));
    Ok(0)
}

fn set_in(call: &mut Call<'_>) -> Result<u64> {
    set_stream(call, "in")
}

fn set_out(call: &mut Call<'_>) -> Result<u64> {
    set_stream(call, "out")
}

fn set_err(call: &mut Call<'_>) -> Result<u64> {
    set_stream(call, "err")
}

fn map_library_name(call: &mut Call<'_>) -> Result<u64> {
    let name = format!("lib{}.so", call.string(0)?);
    give(call.machine.new_string(&name))
}

fn max_memory(call: &mut Call<'_>) -> Result<u64> {
    Ok(call.machine.heap().limit_bytes())
}

fn halt(call: &mut Call<'_>) -> Result<u64> {
    if call.machine.is_watched() && call.machine.is_launching() {
        let config = &call.machine.process().config;
        let jar = config.jar.as_ref().map(|jar| jar.display().to_string());
        let name = jar.unwrap_or_else(|| config.main_class.clone());
        let what = format!("a program that does not start: {name} (heddle run says why)");
        return Err(Stop::unsupported(what));
    }
    // What the others do before the end counts.
    call.machine.before_process_end()?;
    let status = call.int(0);
    let process = call.thread().process;
    call.machine.end_process(process, status);
    Err(Stop::ProcessEnded)
}

fn intern(call: &mut Call<'_>) -> Result<u64> {
    let string = call.receiver();
    let units = call.machine.string_units(string);
    let id = call.machine.program.string_id(&units);
    let known = call.process().string(id);
    if !known.is_null() {
        return give(known);
    }
    call.machine.share_if_watched(string);
    call.process().set_string(id, string);
    give(string)
}

fn environ(call: &mut Call<'_>) -> Result<u64> {
    let environment = call.machine.process().config.environment.clone();
    let mut parts: Vec<Ref> = Vec::new();
    for (name, value) in environment {
        parts.push(call.machine.byte_array(name.as_bytes()));
        parts.push(call.machine.byte_array(value.as_bytes()));
    }
    let bytes = call.machine.well_known().byte_array;
    give(call.machine.ref_array(bytes, &parts))
}
