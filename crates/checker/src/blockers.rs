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

/// What a thread that waits in a call to something of `java.util.concurrent` lacks.
pub(crate) fn wanted(machine: &Machine, id: ThreadId, call: &str, on: Ref) -> Option<String> {
    let view = machine.view_of(id);
    let class = view.class(on);
    let number = |name: &str| view.field(on, name).map(|(_, bits)| bits as i32);
    let kind = class.name.strip_prefix(CONCURRENT)?;
    let method = call.split('(').next()?.rsplit('.').next()?;
    if kind == "CyclicBarrier" {
        let (missing, parties) = (number("count")?, number("parties")?);
        let come = parties - missing;
        let have = if come == 1 { "has" } else { "have" };
        return Some(format!(", where {come} of {parties} {have} arrived"));
    }
    if kind == "Exchanger" {
        return Some(" for a partner".into());
    }
    if kind == "CompletableFuture" {
        return Some(" for the future to be completed".into());
    }
    if !kind.ends_with("Queue") && !kind.ends_with("Deque") {
        return None;
    }
    match (method, kind) {
        ("put" | "transfer", "SynchronousQueue" | "LinkedTransferQueue") => {
            Some(" for somebody to take it".into())
        }
        ("put" | "putFirst" | "putLast" | "offer" | "offerFirst" | "offerLast", _) => {
            Some(" for room: the queue is full".into())
        }
        ("take" | "takeFirst" | "takeLast" | "poll" | "pollFirst" | "pollLast", _) => {
            Some(" for an element: there is none".into())
        }
        _ => None,
    }
}
