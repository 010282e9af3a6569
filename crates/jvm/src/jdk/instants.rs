//! `java.time.Instant`: a reading of the clock in two fields, and what its methods make of it.
//!
//! The fields are private. Methods that compare instants, add a duration to one, or take one from another
//! give the same if all instants and the clock are shifted alike. All others are listed here: what
//! they give tells what time it is.

use crate::program::Class;

pub(crate) const INSTANT: &str = "java/time/Instant";

/// `until` in milliseconds is not here, but calls `toEpochMilli`, which is: it rounds both instants.
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

/// It takes instants from each other by `until`, to know how long it may wait: rounding makes no difference.
const WAITS_UNTIL: &str = "jdk/internal/net/http/";

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

/// Whether those who called a method, the last of them first, wanted the difference of two instants.
pub(crate) fn is_difference<'a>(mut callers: impl Iterator<Item = (&'a str, &'a str)>) -> bool {
    match callers.next() {
        Some((INSTANT, "until")) => {
            callers.next().is_some_and(|(class, _)| class.starts_with(WAITS_UNTIL))
        }
        Some((class, _)) => class == DIFFERENCE,
        None => false,
    }
}
