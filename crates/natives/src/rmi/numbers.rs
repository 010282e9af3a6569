//! Numbers of remote objects: `java.rmi.server.ObjID` and `UID`.
//!
//! The JDK draws them at random, or makes them of the time, so that they differ between processes and
//! over the years. Here a process has a number of its own, and time would tell states apart that
//! are the same otherwise.

use super::super::{Call, Native, nothing, replacing};
use super::{bits, method};
use heddle_jvm::interp::{Completion, Continuation, Result};
use heddle_jvm::state::{FinalField, LibraryField, SharedField, give_bool, pass_on};

const UID: &str = "java/rmi/server/UID";
const OBJECT_ID: &str = "java/rmi/server/ObjID";
const VMID: &str = "java/rmi/dgc/VMID";

const PROCESS: FinalField = FinalField::new(UID, "unique");
const TIME: FinalField = FinalField::new(UID, "time");
const COUNT: FinalField = FinalField::new(UID, "count");
/// Counts objects; here also what else needs a number.
const NEXT: FinalField = FinalField::new(OBJECT_ID, "nextObjNum");

/// Random bytes, made when the class is initialised.
const RANDOM: SharedField = SharedField::new(VMID, "randomBytes");

pub(super) const FIELDS: &[LibraryField] = &[PROCESS.0, TIME.0, COUNT.0, NEXT.0, RANDOM.0];

pub(super) const NATIVES: &[Native] = &[
    // Objects are numbered in the order in which they are exported.
    replacing(OBJECT_ID, "useRandomIDs", "()Z", |_| give_bool(false)),
    // Reads the clock.
    replacing(UID, "<clinit>", "()V", nothing),
    replacing(UID, "<init>", "()V", make),
    replacing(VMID, "<clinit>", "()V", name_process),
];

/// A machine is told from others by the number of its process.
fn name_process(call: &mut Call<'_>) -> Result<u64> {
    let name = bits(call.byte_array(&u64::from(call.process_id().0).to_be_bytes()));
    let cell = call.shared_static(&RANDOM)?;
    call.store(cell, name)?;
    Ok(0)
}

/// Saved: the number that is made.
static COUNTED: Continuation =
    Continuation { name: "number counted", refs: 0b10, resume: counted, catches: false };

fn make(call: &mut Call<'_>) -> Result<u64> {
    let next = call.final_static(&NEXT)?;
    let uid = bits(call.receiver());
    let count = method(call, "java/util/concurrent/atomic/AtomicLong", "getAndIncrement", "()J")?;
    call.then(&COUNTED, &[uid], count, &[next])
}

fn counted(call: &mut Call<'_>, completion: Completion) -> Result<u64> {
    let count = i32::from(pass_on(completion)? as i16) as u32;
    let process = call.process_id().0 + 1;
    let uid = call.just_made(call.saved_ref(1));
    call.init(&uid, &PROCESS.0, process.into())?;
    call.init(&uid, &TIME.0, 0)?;
    call.init(&uid, &COUNT.0, count.into())?;
    uid.publish();
    Ok(0)
}
