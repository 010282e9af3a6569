//! `java.time.Instant`: a reading of the clock in two fields, and what its methods make of it.
//!
//! The fields are private. Methods that compare instants, add a duration to one, or take one from another
//! give the same if all instants and the clock are shifted alike. All others are listed here: what
//! they give tells what time it is.

use crate::program::Class;

pub(crate) const INSTANT: &str = "java/time/Instant";

/// `until` in milliseconds is not here, but calls `toEpochMilli`, which is.
const TELLING: &[&str] = &[
    "adjustInto",
    "atOffset",
    "atZone",
    "get",
    "getEpochSecond",
    "getLong",
    "getNano",
    "hashCode",
    "query",
    "toEpochMilli",
    "toString",
    "truncatedTo",
    "with",
    "writeExternal",
    "writeReplace",
];

/// What calls some of them, and gives a difference.
const DIFFERENCE: &str = "java/time/Duration";

/// Where an instant has its seconds and its nanoseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct InstantFields {
    pub(crate) seconds: u32,
    pub(crate) nanos: u32,
}

/// The offsets of the fields of an instant, if the class is that of instants.
pub(crate) fn instant_fields(class: &Class) -> Option<InstantFields> {
    if &*class.name != INSTANT || !class.loader.is_library() {
        return None;
    }
    let offset = |name: &str| class.field_named(name).map(|field| field.offset);
    Some(InstantFields { seconds: offset("seconds")?, nanos: offset("nanos")? })
}

/// Whether a method makes something of an instant that tells what time it is.
pub(crate) fn tells_time(class: &str, method: &str) -> bool {
    class == INSTANT && TELLING.contains(&method)
}

/// Whether what a class makes of instants is a difference of two.
pub(crate) fn is_difference(class: &str) -> bool {
    class == DIFFERENCE
}
