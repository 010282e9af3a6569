//! Natives of `java.management`: the figures behind `ManagementFactory`'s beans.
//!
//! What the machine knows (threads, classes, its clock, its heap) is told; what only a real JVM has
//! (pools, collectors, compilers) is absent. Single threads are in `thread_info`.

use super::fixed_facts::{MEMORY_BYTES, fill_longs, pid};
use super::{Call, Native, native, nothing};
use crate::interp::Result;
use crate::machine::EPOCH_MILLIS;
use crate::state::Status;
use crate::state::{give, give_bool, give_int};

const VM: &str = "sun/management/VMManagementImpl";
const MEMORY: &str = "sun/management/MemoryImpl";
const THREADS: &str = "sun/management/ThreadImpl";
const SYSTEM: &str = "com/sun/management/internal/OperatingSystemImpl";

const PROCESSORS: i32 = 4;
const NOT_KNOWN: u64 = u64::MAX;

pub(super) const NATIVES: &[Native] = &[
    native(VM, "getVersion0", "()Ljava/lang/String;", version),
    native(VM, "initOptionalSupportFields", "()V", optional_support),
    native(VM, "isThreadContentionMonitoringEnabled", "()Z", |_| give_bool(false)),
    native(VM, "isThreadCpuTimeEnabled", "()Z", |_| give_bool(true)),
    native(VM, "isThreadAllocatedMemoryEnabled", "()Z", |_| give_bool(false)),
    native(VM, "getTotalClassCount", "()J", class_count),
    native(VM, "getUnloadedClassCount", "()J", |_| Ok(0)),
    native(VM, "getVerboseClass", "()Z", |_| give_bool(false)),
    native(VM, "getVerboseGC", "()Z", |_| give_bool(false)),
    native(VM, "getProcessId", "()I", |call| give_int(pid(call) as i32)),
    native(VM, "getVmArguments0", "()[Ljava/lang/String;", |call| {
        give(call.machine.string_array(&[]))
    }),
    native(VM, "getStartupTime", "()J", |_| Ok(EPOCH_MILLIS as u64)),
    native(VM, "getUptime0", "()J", |call| Ok((call.machine.now / 1_000_000) as u64)),
    native(VM, "getAvailableProcessors", "()I", |_| give_int(PROCESSORS)),
    native(VM, "getTotalCompileTime", "()J", |_| Ok(0)),
    native(VM, "getTotalThreadCount", "()J", |call| Ok(threads(call, |_| true))),
    native(VM, "getLiveThreadCount", "()I", |call| Ok(live_threads(call))),
    native(VM, "getPeakThreadCount", "()I", |call| Ok(live_threads(call))),
    native(VM, "getDaemonThreadCount", "()I", |call| {
        Ok(threads(call, |thread| thread.status != Status::Ended && thread.daemon))
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
    native(THREADS, "getThreadTotalCpuTime0", "(J)J", |call| Ok(call.machine.now as u64)),
    native(THREADS, "getThreadUserCpuTime0", "(J)J", |call| Ok(call.machine.now as u64)),
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
        Ok(call.process().files.descriptor_count() as u64)
    }),
    native(SYSTEM, "getProcessCpuTime0", "()J", |call| Ok(call.machine.now as u64)),
    native(SYSTEM, "getProcessCpuLoad0", "()D", |_| Ok(0f64.to_bits())),
    native(SYSTEM, "getCpuLoad0", "()D", |_| Ok(0f64.to_bits())),
];

fn version(call: &mut Call<'_>) -> Result<u64> {
    let version = if call.machine.program.feature_version() >= 21 { "4.0" } else { "3.0" };
    give(call.machine.new_string(version))
}

fn optional_support(call: &mut Call<'_>) -> Result<u64> {
    let class = call.method.class();
    for field in [
        "currentThreadCpuTimeSupport",
        "otherThreadCpuTimeSupport",
        "threadContentionMonitoringSupport",
        "objectMonitorUsageSupport",
        "synchronizerUsageSupport",
    ] {
        call.machine.set_static(class, field, 1);
    }
    Ok(0)
}

fn class_count(call: &mut Call<'_>) -> Result<u64> {
    let process = call.machine.process();
    let loaded = process.classes.iter().filter(|class| !class.mirror.is_null());
    Ok(loaded.count() as u64)
}

fn threads(call: &mut Call<'_>, counts: fn(&crate::state::Thread) -> bool) -> u64 {
    let process = call.thread().process;
    let own = call.machine.threads.iter().filter(|thread| thread.process == process);
    own.filter(|thread| counts(thread)).count() as u64
}

fn live_threads(call: &mut Call<'_>) -> u64 {
    threads(call, |thread| thread.status != Status::Ended)
}

fn memory_usage(call: &mut Call<'_>) -> Result<u64> {
    let of_heap = call.boolean(1);
    let class = call.machine.boot_class("java/lang/management/MemoryUsage");
    call.machine.ensure_initialized(class)?;
    let heap = call.machine.heap();
    let (used, most) =
        if of_heap { (heap.bytes_used(), heap.limit_bytes()) } else { (0, NOT_KNOWN) };
    let usage = call.machine.allocate(class);
    for (field, value) in [("init", 0), ("used", used), ("committed", used), ("max", most)] {
        call.machine.set_field(usage, field, value);
    }
    give(usage)
}

fn empty_array(call: &mut Call<'_>, element: &str) -> Result<u64> {
    let class = call.machine.boot_class(element);
    give(call.machine.ref_array(class, &[]))
}

fn cpu_times(call: &mut Call<'_>) -> Result<u64> {
    let times = call.object(1)?;
    let now = call.machine.now as u64;
    fill_longs(call, times, now);
    Ok(0)
}
