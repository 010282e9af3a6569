//! What thread pools count for those who ask them, and use for nothing else.
//!
//! The fields are private to the library, and no method but those named here does more with them
//! than count on.

use crate::program::Class;

/// Class, fields, and the methods that tell what was counted.
const COUNTERS: &[(&str, &[&str], &[&str])] = &[
    (
        "java/util/concurrent/ThreadPoolExecutor",
        &["completedTaskCount", "largestPoolSize"],
        &[
            "getActiveCount",
            "getCompletedTaskCount",
            "getTaskCount",
            "getLargestPoolSize",
            "toString",
        ],
    ),
    ("java/util/concurrent/ThreadPoolExecutor$Worker", &["completedTasks"], &[]),
    // Whoever asks for these disproves `Assumed::IdleWorkers`, and then they count as well.
    ("java/util/concurrent/ForkJoinPool", &["stealCount"], &[]),
    ("java/util/concurrent/ForkJoinPool$WorkQueue", &["nsteals"], &[]),
];

/// Whether a method tells what a pool has counted.
pub(crate) fn tells_counters(class: &str, method: &str) -> bool {
    COUNTERS.iter().any(|(name, _, methods)| *name == class && methods.contains(&method))
}

/// Where the counters in objects of a class lie: the half words they take.
pub(crate) fn counters(class: &Class) -> Box<[u32]> {
    let mut halves = Vec::new();
    let supers = std::iter::successors(Some(class), |class| class.super_class);
    for class in supers.filter(|class| class.loader.is_library()) {
        let Some((_, names, _)) = COUNTERS.iter().find(|(name, ..)| *name == &*class.name) else {
            continue;
        };
        let fields = class.fields.iter().filter(|field| !field.is_static());
        for field in fields.filter(|field| names.contains(&&*field.name)) {
            halves.extend(field.offset / 4..(field.offset + field.kind.bytes()).div_ceil(4));
        }
    }
    halves.into()
}
