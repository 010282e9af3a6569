//! What a thread waits for inside the library, for people: how much is left of a latch, who runs a
//! task, who reads what is to be written. Says nothing about who could end the wait.

use heddle_jvm::machine::Machine;
use heddle_jvm::state::{Ref, ThreadId};

const CONCURRENT: &str = "java/util/concurrent/";

/// What a reader should know of the object that a thread waits for, and a thread it depends on.
pub(crate) fn about(machine: &Machine, id: ThreadId, blocker: Ref) -> (String, Option<ThreadId>) {
    let nothing = (String::new(), None);
    // Searches need no words.
    if !machine.is_recorded() {
        return nothing;
    }
    let view = machine.view_of(id);
    let class = view.class(blocker);
    let number = |name: &str| view.field(blocker, name).map(|(_, bits)| bits as i32);
    let thread =
        |name: &str| view.reference(blocker, name).and_then(|thread| view.thread_of(thread));
    let Some(kind) = class.name.strip_prefix(CONCURRENT) else { return nothing };
    match kind {
        "FutureTask" => match thread("runner") {
            Some(runner) => (format!(", run by {}", machine.thread_name_in(runner)), Some(runner)),
            None => (", which no thread has begun".into(), None),
        },
        "CountDownLatch$Sync" => match number("state") {
            Some(count) => (format!(", whose count is {count}"), None),
            None => nothing,
        },
        "Semaphore$NonfairSync" | "Semaphore$FairSync" => match number("state") {
            Some(1) => (", which has 1 permit".into(), None),
            Some(count) => (format!(", which has {count} permits"), None),
            None => nothing,
        },
        "locks/ReentrantReadWriteLock$NonfairSync" | "locks/ReentrantReadWriteLock$FairSync" => {
            let readers = number("state").map_or(0, |state| state as u32 >> 16);
            match thread("firstReader").filter(|_| readers > 0) {
                Some(reader) if reader == id => (
                    ", which it reads itself (a read lock does not become a write lock)".into(),
                    None,
                ),
                Some(reader) => {
                    (format!(", read by {}", machine.thread_name_in(reader)), Some(reader))
                }
                None => nothing,
            }
        }
        _ => nothing,
    }
}
