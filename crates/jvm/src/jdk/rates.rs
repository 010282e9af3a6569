//! Tasks that are repeated at a fixed rate: those that were missed are made up for, one after the other.

use crate::program::Class;

/// The class of a task, the fields with its period and with when it is due, and how many nanoseconds a
/// unit of the period has. A period below zero is a delay between the end of one run and the next.
const TASKS: &[(&str, &str, &str, i64)] = &[
    ("java/util/concurrent/ScheduledThreadPoolExecutor$ScheduledFutureTask", "period", "time", 1),
    ("java/util/TimerTask", "period", "nextExecutionTime", 1_000_000),
];

/// Where a task that may be repeated has its period, and when it is due.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Rate {
    pub(crate) period: u32,
    pub(crate) due: u32,
    /// In nanoseconds.
    pub(crate) unit: i64,
}

/// How tasks of a class are repeated, if they are.
pub(crate) fn rate(class: &Class) -> Option<Rate> {
    let mut chain = Some(class);
    while let Some(class) = chain {
        let known = TASKS.iter().find(|(name, ..)| *name == &*class.name);
        if let Some((_, period, due, unit)) = known.filter(|_| class.loader.is_library()) {
            let offset = |name: &str| class.field_named(name).map(|field| field.offset);
            return Some(Rate { period: offset(period)?, due: offset(due)?, unit: *unit });
        }
        chain = class.super_class;
    }
    None
}
