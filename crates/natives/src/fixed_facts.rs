//! Natives that tell about the host: fixed answers, so that no host shows through.

use super::{Call, Native, native, nothing};
use heddle_jvm::interp::{Continuation, Result, Stop};
use heddle_jvm::state::{give, give_bool};

const PERF: &str = "jdk/internal/perf/Perf";
const CGROUP: &str = "jdk/internal/platform/CgroupMetrics";
const ZONE: &str = "java/util/TimeZone";

/// What the machine is said to have.
pub(super) const MEMORY_BYTES: u64 = 8 << 30;
const TIME_ZONE: &str = "Etc/UTC";

pub(super) const NATIVES: &[Native] = &[
    native(ZONE, "getSystemTimeZoneID", "(Ljava/lang/String;)Ljava/lang/String;", |call| {
        give(call.new_string(TIME_ZONE))
    }),
    native(ZONE, "getSystemGMTOffsetID", "()Ljava/lang/String;", |call| {
        give(call.new_string("GMT"))
    }),
    native(PERF, "createLong", "(Ljava/lang/String;IIJ)Ljava/nio/ByteBuffer;", |call| {
        let value = call.long(4);
        perf_buffer(call, &value.to_le_bytes())
    }),
    native(PERF, "createByteArray", "(Ljava/lang/String;II[BI)Ljava/nio/ByteBuffer;", perf_bytes),
    native(PERF, "highResCounter", "()J", |call| call.now().map(|now| now as u64)),
    native(PERF, "highResFrequency", "()J", |_| Ok(1_000_000_000)),
    native(PERF, "detach", "(Ljava/nio/ByteBuffer;)V", nothing),
    native(CGROUP, "isUseContainerSupport", "()Z", |_| give_bool(false)),
    native(CGROUP, "isContainerized0", "()Z", |_| give_bool(false)),
    native(CGROUP, "getTotalMemorySize0", "()J", |_| Ok(MEMORY_BYTES)),
    native(CGROUP, "getTotalSwapSize0", "()J", |_| Ok(0)),
    // Nothing lies about uninspected: the machine forgets what nobody can reach.
    native("sun/rmi/transport/GC", "maxObjectInspectionAge", "()J", |_| Ok(0)),
    native("jdk/internal/misc/Signal", "raise0", "(I)V", raise),
];

fn perf_bytes(call: &mut Call<'_>) -> Result<u64> {
    let array = call.object(4)?;
    let mut bytes = call.gather(call.elements(array, 0, call.length(array)))?;
    bytes.resize((call.int(5) as usize).max(bytes.len()), 0);
    perf_buffer(call, &bytes)
}

/// A direct buffer over new native memory, as counters live in.
fn perf_buffer(call: &mut Call<'_>, content: &[u8]) -> Result<u64> {
    static BUFFER: Continuation = Continuation {
        name: "counter buffer",
        refs: 0b10,
        resume: |call, _| Ok(call.saved(1)),
        catches: false,
    };
    let class = call.boot_class("java/nio/DirectByteBuffer")?;
    call.ensure_initialized(class)?;
    let wide = class.method_named("<init>", "(JJ)V");
    let Some(constructor) = wide.or_else(|| class.method_named("<init>", "(JI)V")) else {
        return Err(Stop::unsupported("DirectByteBuffer of an unknown shape"));
    };
    let address = call.allocate_off_heap(content);
    let buffer = u64::from(call.allocate(class).publish().0);
    let mut args = vec![buffer, address, 0, content.len() as u64];
    if wide.is_some() {
        args.push(0);
    }
    call.then(&BUFFER, &[buffer], constructor, &args)
}

/// A signal that a program sends itself is dispatched as one from outside would be.
fn raise(call: &mut Call<'_>) -> Result<u64> {
    static RAISED: Continuation =
        Continuation { name: "raise", refs: 0, resume: |_, _| Ok(0), catches: false };
    let class = call.method.class();
    let dispatch = call.library_method(class, "dispatch", "(I)V")?;
    let signal = call.arg(0);
    call.then(&RAISED, &[], dispatch, &[signal])
}
