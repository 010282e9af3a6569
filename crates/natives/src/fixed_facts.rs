//! Natives that tell about the process and the host: fixed answers, so that no host shows through.

use super::{Call, Native, native, nothing};
use heddle_jvm::interp::{Continuation, Result, Stop};
use heddle_jvm::program::Kind;
use heddle_jvm::state::{EPOCH_MILLIS, LibraryField, SharedField, give, give_bool, give_int};

const HANDLE: &str = "java/lang/ProcessHandleImpl";
const INFO: &str = "java/lang/ProcessHandleImpl$Info";
const PERF: &str = "jdk/internal/perf/Perf";
const CGROUP: &str = "jdk/internal/platform/CgroupMetrics";
const ZONE: &str = "java/util/TimeZone";

/// Process numbers start here.
const FIRST_PID: i64 = 1000;
/// What the machine is said to have.
pub(super) const MEMORY_BYTES: u64 = 8 << 30;
const TIME_ZONE: &str = "Etc/UTC";

const USER: SharedField = SharedField::new(INFO, "user");
const COMMAND: SharedField = SharedField::new(INFO, "command");
const START_TIME: SharedField = SharedField::new(INFO, "startTime");
const TOTAL_TIME: SharedField = SharedField::new(INFO, "totalTime");

pub(super) const FIELDS: &[LibraryField] = &[USER.0, COMMAND.0, START_TIME.0, TOTAL_TIME.0];

pub(super) const NATIVES: &[Native] = &[
    native(HANDLE, "initNative", "()V", nothing),
    native(HANDLE, "getCurrentPid0", "()J", |call| Ok(pid(call) as u64)),
    native(HANDLE, "isAlive0", "(J)J", |call| {
        let own = call.long(0) == pid(call);
        Ok(if own { EPOCH_MILLIS } else { -1 } as u64)
    }),
    native(HANDLE, "parent0", "(JJ)J", |_| Ok(-1i64 as u64)),
    native(HANDLE, "getProcessPids0", "(J[J[J[J)I", process_pids),
    native(HANDLE, "destroy0", "(JJZ)Z", |_| give_bool(false)),
    native(INFO, "initIDs", "()V", nothing),
    native(INFO, "info0", "(J)V", process_info),
    native("java/lang/ProcessImpl", "init", "()V", nothing),
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
    native("jdk/internal/misc/Signal", "raise0", "(I)V", raise),
];

/// The number of the current process.
pub(super) fn pid(call: &Call<'_>) -> i64 {
    FIRST_PID + i64::from(call.process_id().0)
}

/// All processes (0), of which a process sees itself, or the children of one, of which it has none.
fn process_pids(call: &mut Call<'_>) -> Result<u64> {
    if call.long(0) != 0 {
        return give_int(0);
    }
    let own = pid(call);
    let mut stores = Vec::new();
    for (index, value) in [(2, own), (3, 0), (4, EPOCH_MILLIS)] {
        let array = call.reference(index);
        if !array.is_null() && call.length(array) > 0 {
            stores.push((call.element(array, 0, Kind::Long), value as u64));
        }
    }
    call.store_together("a list of processes", &stores)?;
    give_int(1)
}

fn process_info(call: &mut Call<'_>) -> Result<u64> {
    if call.long(1) != pid(call) {
        return Ok(0);
    }
    let info = call.receiver();
    let user = call.new_string("user");
    let home = call.program().jdk.home.join("bin/java").to_string_lossy().into_owned();
    let command = call.new_string(&home);
    let now = call.now()?;
    let stores = [
        (call.shared_field(info, &USER)?, user.0.into()),
        (call.shared_field(info, &COMMAND)?, command.0.into()),
        (call.shared_field(info, &START_TIME)?, EPOCH_MILLIS as u64),
        (call.shared_field(info, &TOTAL_TIME)?, now as u64),
    ];
    call.store_together("information on a process", &stores)?;
    Ok(0)
}

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
