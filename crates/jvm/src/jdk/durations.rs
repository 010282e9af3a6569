//! How a class shows that it reckons with more than an hour: by a number of its code, or by a method or
//! constant of `java.time` and `TimeUnit`. A class that names no clock but `nanoTime` counts nanoseconds.

use heddle_classfile::{Constant, ConstantPool};

const HOUR_MILLIS: i64 = 3_600_000;
const HOUR_NANOS: i64 = 3_600_000_000_000;
/// 400 days in nanoseconds; what lies behind is a mask or a random number.
const NANOS_MAX: i64 = 34_560_000_000_000_000;
/// A day and a week in seconds.
const SECONDS: [i64; 2] = [86_400, 604_800];
const NAMES: &[&str] = &[
    "DAYS",
    "HOURS",
    "MONTHS",
    "WEEKS",
    "YEARS",
    "ofDays",
    "ofHours",
    "ofMonths",
    "ofWeeks",
    "ofYears",
    "plusDays",
    "plusHours",
    "plusMonths",
    "plusWeeks",
    "plusYears",
    "minusDays",
    "minusHours",
    "minusMonths",
    "minusWeeks",
    "minusYears",
    "toDays",
    "toHours",
];

pub(crate) fn has_long_times(constants: &ConstantPool) -> bool {
    let entries = || (1..constants.len()).filter_map(|at| constants.get(at as u16).ok());
    let has_name = |names: &[&str]| {
        entries().any(|constant| match constant {
            Constant::NameAndType { name, .. } => {
                constants.utf8_str(name).is_ok_and(|name| names.contains(&&*name))
            }
            _ => false,
        })
    };
    let in_nanos = has_name(&["nanoTime"]) && !has_name(&["currentTimeMillis", "now"]);
    let least = if in_nanos { HOUR_NANOS } else { HOUR_MILLIS };
    let is_long = |number: i64| {
        let number = number.saturating_abs();
        (least..=NANOS_MAX).contains(&number) || !in_nanos && SECONDS.contains(&number)
    };
    let has_number = entries().any(|constant| match constant {
        Constant::Integer(number) => is_long(i64::from(number)),
        Constant::Long(number) => is_long(number),
        _ => false,
    });
    has_number || has_name(NAMES)
}
