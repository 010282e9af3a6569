//! Optimistic reads of `java.util.concurrent.locks.StampedLock`, as the library has them. They stand
//! here because a search for races needs to know where they begin and how they end.

use super::{Call, Native, replacing};
use heddle_jvm::interp::Result;
use heddle_jvm::state::{LibraryField, SharedField, give_bool};

const LOCK: &str = "java/util/concurrent/locks/StampedLock";
const STATE: SharedField = SharedField::new(LOCK, "state");

pub(super) const FIELDS: &[LibraryField] = &[STATE.0];

pub(super) const NATIVES: &[Native] = &[
    replacing(LOCK, "tryOptimisticRead", "()J", try_optimistic_read),
    replacing(LOCK, "validate", "(J)Z", validate),
];

/// The lowest bits of the state count readers, the next says that there is a writer, and the rest
/// how often there was one.
const READERS: i64 = 127;
const WRITER: i64 = 128;

fn try_optimistic_read(call: &mut Call<'_>) -> Result<u64> {
    let lock = call.receiver();
    let state = call.load(call.shared_field(lock, &STATE)?)? as i64;
    // While there is a writer the stamp is 0, which is never valid.
    let stamp = if state & WRITER != 0 { 0 } else { state & !READERS };
    call.begin_optimistic_read(lock, stamp);
    Ok(stamp as u64)
}

fn validate(call: &mut Call<'_>) -> Result<u64> {
    let (lock, stamp) = (call.receiver(), call.long(1));
    let state = call.load(call.shared_field(lock, &STATE)?)? as i64;
    let valid = (stamp ^ state) & !READERS == 0;
    call.validate_optimistic_read(lock, stamp, valid);
    give_bool(valid)
}
