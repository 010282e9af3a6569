//! Where references begin: the tables of a process and its threads, in a fixed order.

use rustc_hash::FxHashMap;

use super::gc::frame_refs;
use super::heap::Ref;
use super::process::ProcessId;
use super::tables::Tables;
use super::thread::{Status, Thread};
use super::threads::Threads;

/// Is shown references, and may change them.
pub(super) trait Visitor {
    /// A reference that the program can follow.
    fn visit(&mut self, reference: &mut Ref);

    /// One that only says what was done before.
    fn visit_past(&mut self, reference: &mut Ref) {
        self.visit(reference);
    }
}

/// Shows all roots of a process.
pub(super) fn visit_roots(
    visitor: &mut impl Visitor,
    id: ProcessId,
    tables: &mut Tables,
    threads: &mut Threads,
) {
    for state in &mut tables.classes {
        visitor.visit(&mut state.mirror);
        visitor.visit(&mut state.statics);
        visitor.visit(&mut state.failure);
    }
    for ready in &mut tables.ready {
        let mut reference = Ref(*ready);
        visitor.visit(&mut reference);
        *ready = reference.0;
    }
    for string in &mut tables.strings {
        visitor.visit(string);
    }
    for slot in &mut tables.slots {
        visitor.visit(&mut slot.object);
    }
    visit_map(visitor, &mut tables.loaders);
    visit_map(visitor, &mut tables.modules);
    visit_map(visitor, &mut tables.loader_modules);
    visit_map(visitor, &mut tables.domains);
    visitor.visit(&mut tables.boot_unnamed_module);
    for thread in threads.iter_mut().filter(|thread| thread.process == id) {
        visit_thread(visitor, thread);
    }
}

fn visit_thread(visitor: &mut impl Visitor, thread: &mut Thread) {
    visitor.visit(&mut thread.object);
    visitor.visit(&mut thread.scoped_values);
    visitor.visit(&mut thread.current);
    if let Some((object, _)) = &mut thread.reenter {
        visitor.visit(object);
    }
    match &mut thread.status {
        Status::Blocked { object } | Status::Waiting { object, .. } => visitor.visit(object),
        Status::Dormant
        | Status::Runnable
        | Status::Parked { .. }
        | Status::Sleeping { .. }
        | Status::Initializing { .. }
        | Status::Network { .. }
        | Status::FileLock(_)
        | Status::Exit(_)
        | Status::Awaiting(_)
        | Status::Held { .. }
        | Status::Draining
        | Status::Ended => {}
    }
    visitor.visit(&mut thread.awaits);
    visitor.visit_past(&mut thread.takes);
    for lock in &mut thread.owned {
        visitor.visit_past(lock);
    }
    for lock in &mut thread.acquired {
        visitor.visit_past(&mut lock.object);
    }
    for (object, _) in &mut thread.locks {
        visitor.visit(object);
    }
    thread.run.objects_moved(|object| visitor.visit_past(object));
    if let Some(bulk) = &mut thread.bulk {
        bulk.references(|object| visitor.visit(object));
    }
    for section in &mut thread.optimistic {
        visitor.visit(&mut section.lock);
    }
    for (_, object) in &mut thread.held {
        visitor.visit(object);
    }
    for index in 0..thread.frames.len() {
        let frame = thread.frames[index];
        // What a callee was given lies in its own registers.
        let end = match thread.frames.get(index + 1) {
            Some(above) => above.base as usize,
            None => usize::MAX,
        };
        for register in frame_refs(&frame) {
            let at = frame.base as usize + register;
            if at < end {
                let mut reference = Ref(thread.stack[at] as u32);
                visitor.visit(&mut reference);
                thread.stack[at] = u64::from(reference.0);
            }
        }
    }
}
/// Visits the values of a map in the order of its keys.
fn visit_map<K: Ord + Copy + std::hash::Hash>(
    visitor: &mut impl Visitor,
    map: &mut FxHashMap<K, Ref>,
) {
    let mut keys: Vec<K> = map.keys().copied().collect();
    keys.sort_unstable();
    for key in keys {
        if let Some(reference) = map.get_mut(&key) {
            visitor.visit(reference);
        }
    }
}
