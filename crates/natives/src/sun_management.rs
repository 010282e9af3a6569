//! Natives of `java.management`: the figures behind `ManagementFactory`'s beans.
//!
//! What the machine knows (threads, classes, its clock, its heap) is told; what only a real JVM has
//! (pools, collectors, compilers) is absent. Single threads are in `thread_info`.

use super::fixed_facts::MEMORY_BYTES;
use super::{Call, Native, native, nothing};
use heddle_jvm::interp::Result;
use heddle_jvm::state::{
    EPOCH_MILLIS, FinalField, LibraryField, SharedField, give, give_bool, give_int,
};

const VM: &str = "sun/management/VMManagementImpl";
const MEMORY: &str = "sun/management/MemoryImpl";
const THREADS: &str = "sun/management/ThreadImpl";
const SYSTEM: &str = "com/sun/management/internal/OperatingSystemImpl";

const PROCESSORS: i32 = 4;
const NOT_KNOWN: u64 = u64::MAX;

const USAGE: &str = "java/lang/management/MemoryUsage";

// Set while `VMManagementImpl` is initialised.
const SUPPORTS: [SharedField; 5] = [
    SharedField::new(VM, "currentThreadCpuTimeSupport"),
    SharedField::new(VM, "otherThreadCpuTimeSupport"),
    SharedField::new(VM, "threadContentionMonitoringSupport"),
    SharedField::new(VM, "objectMonitorUsageSupport"),
    SharedField::new(VM, "synchronizerUsageSupport"),
];
const INIT: FinalField = FinalField::new(USAGE, "init");
const USED: FinalField = FinalField::new(USAGE, "used");
const COMMITTED: FinalField = FinalField::new(USAGE, "committed");
const MAX: FinalField = FinalField::new(USAGE, "max");

pub(super) const FIELDS: &[LibraryField] = &[
    SUPPORTS[0].0,
    SUPPORTS[1].0,
    SUPPORTS[2].0,
    SUPPORTS[3].0,
    SUPPORTS[4].0,
    INIT.0,
    USED.0,
    COMMITTED.0,
    MAX.0,
];

pub(super) const NATIVES: &[Native] = &[
    native(VM, "getVersion0", "()Ljava/lang/String;", version),
    native(VM, "initOptionalSupportFields", "()V", optional_support),
    native(VM, "isThreadContentionMonitoringEnabled", "()Z", |_| give_bool(false)),
    native(VM, "isThreadCpuTimeEnabled", "()Z", |_| give_bool(true)),
    native(VM, "isThreadAllocatedMemoryEnabled", "()Z", |_| give_bool(false)),
    native(VM, "getTotalClassCount", "()J", |call| Ok(call.loaded_class_count() as u64)),
    native(VM, "getUnloadedClassCount", "()J", |_| Ok(0)),
    native(VM, "getVerboseClass", "()Z", |_| give_bool(false)),
    native(VM, "getVerboseGC", "()Z", |_| give_bool(false)),
    native(VM, "getProcessId", "()I", |call| give_int(call.pid() as i32)),
    native(VM, "getVmArguments0", "()[Ljava/lang/String;", |call| give(call.string_array(&[]))),
    native(VM, "getStartupTime", "()J", |_| Ok(EPOCH_MILLIS as u64)),
    native(VM, "getUptime0", "()J", |call| Ok((call.now()? / 1_000_000) as u64)),
    native(VM, "getAvailableProcessors", "()I", |_| give_int(PROCESSORS)),
    native(VM, "getTotalCompileTime", "()J", |_| Ok(0)),
    native(VM, "getTotalThreadCount", "()J", |call| {
        call.list_threads()?;
        Ok(call.thread_count() as u64)
    }),
    native(VM, "getLiveThreadCount", "()I", live_threads),
    native(VM, "getPeakThreadCount", "()I", live_threads),
    native(VM, "getDaemonThreadCount", "()I", |call| {
        call.list_threads()?;
        let live = call.live_threads().into_iter();
        give_int(live.filter(|thread| thread.is_daemon).count() as i32)
    }),
    native(MEMORY, "getMemoryUsage0", "(Z)Ljava/lang/management/MemoryUsage;", memory_usage),
    native(MEMORY, "getMemoryPools0", "()[Ljava/lang/management/MemoryPoolMXBean;", |call| {
        empty_array(call, "java/lang/management/MemoryPoolMXBean")
    }),
    native(MEMORY, "getMemoryManagers0", "()[Ljava/lang/management/MemoryManagerMXBean;", |call| {
        empty_array(call, "java/lang/management/MemoryManagerMXBean")
    }),
    native(MEMORY, "setVerboseGC", "(Z)V", nothing),
    native("sun/management/ClassLoadingImpl", "setVerboseClass", "(Z)V", nothing),
    native(THREADS, "getThreads", "()[Ljava/lang/Thread;", super::java_lang_thread::get_threads),
    native(THREADS, "getThreadTotalCpuTime0", "(J)J", |call| Ok(call.now()? as u64)),
    native(THREADS, "getThreadUserCpuTime0", "(J)J", |call| Ok(call.now()? as u64)),
    native(THREADS, "getThreadTotalCpuTime1", "([J[J)V", cpu_times),
    native(THREADS, "getThreadUserCpuTime1", "([J[J)V", cpu_times),
    native(THREADS, "setThreadCpuTimeEnabled0", "(Z)V", nothing),
    native(THREADS, "resetPeakThreadCount0", "()V", nothing),
    native(SYSTEM, "initialize0", "()V", nothing),
    native(SYSTEM, "getCommittedVirtualMemorySize0", "()J", |_| Ok(MEMORY_BYTES / 8)),
    native(SYSTEM, "getFreeMemorySize0", "()J", |_| Ok(MEMORY_BYTES / 2)),
    native(SYSTEM, "getTotalMemorySize0", "()J", |_| Ok(MEMORY_BYTES)),
    native(SYSTEM, "getFreeSwapSpaceSize0", "()J", |_| Ok(0)),
    native(SYSTEM, "getTotalSwapSpaceSize0", "()J", |_| Ok(0)),
    native(SYSTEM, "getMaxFileDescriptorCount0", "()J", |_| Ok(1024)),
    native(SYSTEM, "getOpenFileDescriptorCount0", "()J", |call| {
        Ok(call.open_descriptor_count() as u64)
    }),
    native(SYSTEM, "getProcessCpuTime0", "()J", |call| Ok(call.now()? as u64)),
    native(SYSTEM, "getProcessCpuLoad0", "()D", |_| Ok(0f64.to_bits())),
    native(SYSTEM, "getCpuLoad0", "()D", |_| Ok(0f64.to_bits())),
];

fn version(call: &mut Call<'_>) -> Result<u64> {
    let version = if call.program().feature_version() >= 21 { "4.0" } else { "3.0" };
    give(call.new_string(version))
}

fn optional_support(call: &mut Call<'_>) -> Result<u64> {
    let mut stores = Vec::new();
    for field in &SUPPORTS {
        stores.push((call.static_field(field)?, 1));
    }
    call.store_together("VMManagementImpl.initOptionalSupportFields", &stores)?;
    Ok(0)
}

fn live_threads(call: &mut Call<'_>) -> Result<u64> {
    give_int(call.list_threads()?.len() as i32)
}

fn memory_usage(call: &mut Call<'_>) -> Result<u64> {
    let of_heap = call.boolean(1);
    let class = call.boot_class(USAGE)?;
    call.ensure_initialized(class)?;
    let (used, most) =
        if of_heap { (call.heap_bytes_used(), call.heap_limit_bytes()) } else { (0, NOT_KNOWN) };
    let usage = call.allocate(class);
    for (field, value) in [(INIT, 0), (USED, used), (COMMITTED, used), (MAX, most)] {
        call.set(&usage, &field, value)?;
    }
    give(usage.publish())
}

fn empty_array(call: &mut Call<'_>, element: &str) -> Result<u64> {
    let class = call.boot_class(element)?;
    give(call.ref_array(class, &[]))
}

fn cpu_times(call: &mut Call<'_>) -> Result<u64> {
    let times = call.object(1)?;
    let now = call.now()? as u64;
    call.fill_range(call.elements(times, 0, call.length(times)), now)?;
    Ok(0)
}
