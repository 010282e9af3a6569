//! Marks: what others can reach is marked, and so is all it leads to.

use std::collections::BTreeMap;

use heddle_access::Ref;

use crate::machine::Machine;
use crate::state::gc::{frame_refs, ref_offsets};
use crate::state::{PAGE_SHIFT, Thread, ThreadId};

impl Machine {
    /// An object that others can reach and that is not marked, in words. Only what was written since
    /// the last save is looked at: the rest is as it was.
    pub(super) fn unmarked(&mut self) -> Option<String> {
        (0..self.processes.len()).find_map(|process| {
            self.unmarked_below_marked(process)
                .or_else(|| self.unmarked_in_tables(process))
                .or_else(|| self.unmarked_of_two_threads(process))
        })
    }

    fn unmarked_below_marked(&mut self, process: usize) -> Option<String> {
        let top = self.processes[process].heap.top();
        let objects = self.objects(process, top);
        let heap = &mut self.processes[process].heap;
        let pages = (top as usize * 8).div_ceil(1 << PAGE_SHIFT);
        let written: Vec<bool> = (0..pages).map(|page| heap.is_written(page)).collect();
        let heap = &self.processes[process].heap;
        let mut offsets = Vec::new();
        let starts = objects.of_base().iter().chain(objects.of_rest());
        let ends = starts.clone().skip(1).copied().chain([top]);
        for (&start, end) in starts.zip(ends) {
            let mut pages =
                (start as usize * 8) >> PAGE_SHIFT..=(end as usize * 8 - 1) >> PAGE_SHIFT;
            let object = Ref(start);
            if !pages.any(|page| written[page]) || !heap.is_shared(object) {
                continue;
            }
            ref_offsets(self.program, heap.words(), start as usize, &mut offsets);
            for &offset in &offsets {
                let next = heap.load_ref(object, offset);
                if !next.is_null() && !heap.is_shared(next) {
                    return Some(self.tell_field(process, object, offset));
                }
            }
        }
        None
    }

    fn unmarked_in_tables(&self, process: usize) -> Option<String> {
        let process = &self.processes[process];
        let is_unmarked = |&object: &Ref| !object.is_null() && !process.heap.is_shared(object);
        if process.strings.iter().any(is_unmarked) {
            return Some("an interned string".into());
        }
        let classes = process.classes.iter().flat_map(|class| [class.mirror, class.statics]);
        if classes.into_iter().any(|object| is_unmarked(&object)) {
            return Some("a Class object, or static fields".into());
        }
        let slots = process.slots.iter().map(|slot| slot.object);
        slots.into_iter().any(|object| is_unmarked(&object)).then(|| "a linked constant".into())
    }

    /// An object without a mark that two threads have on their stacks.
    fn unmarked_of_two_threads(&self, process: usize) -> Option<String> {
        let heap = &self.processes[process].heap;
        let mut held: BTreeMap<Ref, ThreadId> = BTreeMap::new();
        let id = self.processes[process].id;
        for thread in self.threads.iter().filter(|thread| thread.process == id) {
            let unmarked = stack_refs(thread).into_iter().filter(|object| !heap.is_shared(*object));
            let mut offsets = Vec::new();
            let mut open: Vec<Ref> = unmarked.collect();
            while let Some(object) = open.pop() {
                match held.insert(object, thread.id) {
                    Some(other) if other == thread.id => continue,
                    Some(_) => {
                        let class = self.program.class(heap.class_id(object)).java_name();
                        return Some(format!("an object of {class} that two threads have"));
                    }
                    None => {}
                }
                ref_offsets(self.program, heap.words(), object.0 as usize, &mut offsets);
                let next = offsets.iter().map(|&offset| heap.load_ref(object, offset));
                open.extend(next.filter(|next| !next.is_null() && !heap.is_shared(*next)));
            }
        }
        None
    }
}

/// The objects that a thread has in its registers.
fn stack_refs(thread: &Thread) -> Vec<Ref> {
    let mut found = Vec::new();
    for (index, frame) in thread.frames.iter().enumerate() {
        // What a callee was given lies in its own registers.
        let end = thread.frames.get(index + 1).map_or(usize::MAX, |above| above.base as usize);
        let registers = frame_refs(frame).into_iter().map(|at| frame.base as usize + at);
        found.extend(registers.filter(|&at| at < end).map(|at| Ref(thread.stack[at] as u32)));
    }
    found.retain(|object| !object.is_null());
    found
}
