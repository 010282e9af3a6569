//! Collecting garbage: live objects are copied out in a fixed order and back, densely.
//!
//! The order (roots in a fixed sequence, then breadth first) depends only on the shape of the
//! graph, never on addresses.

use super::heap::{ARRAY_BASE, Ref, STATICS_BIT, array_bytes};
use super::monitor::Monitors;
use super::thread::{Frame, FrameKind, Status, Thread};
use crate::machine::Machine;
use crate::program::{ClassId, ClassKind, Kind, Program, RefMaps};

struct Collector<'a> {
    program: &'static Program,
    from: &'a [u64],
    /// For each word of the old heap that begins an object: where it went.
    forward: Vec<u32>,
    to: Vec<u64>,
    used_records: Vec<bool>,
}

/// The words an object takes.
pub(crate) fn object_words(program: &Program, words: &[u64], at: usize) -> usize {
    let header = words[at] as u32;
    let class = program.class(ClassId(header & !STATICS_BIT));
    if header & STATICS_BIT != 0 {
        return class.statics.bytes.max(16).div_ceil(8) as usize;
    }
    match class.kind {
        ClassKind::Array { kind, .. } => {
            array_bytes(kind, words[at + 1] as u32).div_ceil(8) as usize
        }
        _ => class.instance.bytes.div_ceil(8).max(1) as usize,
    }
}

impl Collector<'_> {
    fn visit(&mut self, reference: &mut Ref) {
        if reference.is_null() {
            return;
        }
        let at = reference.0 as usize;
        if self.forward[at] == 0 {
            let words = object_words(self.program, self.from, at);
            self.forward[at] = self.to.len() as u32 + 1;
            let lock = (self.from[at] >> 32) as u32;
            if let Some(record) = Monitors::record_of(lock) {
                self.used_records[record] = true;
            }
            self.to.extend_from_slice(&self.from[at..at + words]);
        }
        // Word 0 is null, so the first object lies at word 1.
        reference.0 = self.forward[at];
    }

    fn visit_slot(&mut self, slot: &mut u64) {
        let mut reference = Ref(*slot as u32);
        self.visit(&mut reference);
        *slot = u64::from(reference.0);
    }

    /// Visits what copied objects refer to, until nothing new turns up.
    fn drain(&mut self) {
        let mut at = 0;
        while at < self.to.len() {
            let words = object_words(self.program, &self.to, at);
            let header = self.to[at] as u32;
            let class = self.program.class(ClassId(header & !STATICS_BIT));
            if header & STATICS_BIT != 0 {
                for &offset in &class.statics.refs {
                    self.visit_half(at, offset);
                }
            } else if let ClassKind::Array { kind, .. } = class.kind {
                if kind == Kind::Ref {
                    let length = self.to[at + 1] as u32;
                    for index in 0..length {
                        self.visit_half(at, ARRAY_BASE + 4 * index);
                    }
                }
            } else {
                for &offset in &class.instance.refs {
                    self.visit_half(at, offset);
                }
            }
            at += words;
        }
    }

    /// Visits the 32-bit reference at a byte offset of the copied object at word `at`.
    fn visit_half(&mut self, at: usize, offset: u32) {
        let word = at + offset as usize / 8;
        let shift = (offset % 8) * 8;
        let mut reference = Ref((self.to[word] >> shift) as u32);
        if reference.is_null() {
            return;
        }
        self.visit(&mut reference);
        self.to[word] = self.to[word] & !(0xffff_ffff << shift) | u64::from(reference.0) << shift;
    }

    fn visit_thread(&mut self, thread: &mut Thread) {
        self.visit(&mut thread.object);
        self.visit(&mut thread.scoped_values);
        self.visit(&mut thread.current);
        if let Some((object, _)) = &mut thread.reenter {
            self.visit(object);
        }
        match &mut thread.status {
            Status::Blocked { object } | Status::Waiting { object, .. } => self.visit(object),
            Status::Dormant
            | Status::Runnable
            | Status::Parked { .. }
            | Status::Sleeping { .. }
            | Status::Initializing { .. }
            | Status::Draining
            | Status::Ended => {}
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
                    self.visit_slot(&mut thread.stack[at]);
                }
            }
        }
    }
}

/// The registers of a frame that hold references.
pub(crate) fn frame_refs(frame: &Frame) -> Vec<usize> {
    match (frame.kind, frame.joint, frame.method.code()) {
        (FrameKind::Native | FrameKind::Joint, Some(joint), _) => {
            (0..frame.size as usize).filter(|&r| joint.refs >> r & 1 != 0).collect()
        }
        (FrameKind::Java, _, Some(code)) if !is_entry(frame) => {
            let maps = code.maps.get_or_init(|| RefMaps::analyse(code, &argument_refs(frame)));
            let index = code.index_of(frame.pc);
            maps.before(index).map_or(Vec::new(), |set| set.iter().collect())
        }
        _ => argument_refs(frame)
            .iter()
            .enumerate()
            .filter(|(_, is_ref)| **is_ref)
            .map(|(register, _)| register)
            .collect(),
    }
}

/// A frame that stands on an entry joint has only its arguments.
fn is_entry(frame: &Frame) -> bool {
    let code = frame.method.code().expect("only asked of decoded methods");
    let start = code.insns.as_ptr() as usize;
    let end = start + size_of_val(&*code.insns);
    !(start..end).contains(&(frame.pc as usize))
}

fn argument_refs(frame: &Frame) -> Vec<bool> {
    let method = frame.method;
    let mut refs = Vec::new();
    if !method.is_static() {
        refs.push(true);
    }
    for kind in &method.params {
        refs.push(*kind == Kind::Ref);
        if kind.slots() == 2 {
            refs.push(false);
        }
    }
    refs
}

impl Machine {
    /// Collects the current process's heap. Only between instructions: Rust code holds no references.
    pub fn collect(&mut self) {
        let id = self.thread().process;
        let process = &mut self.processes[id.0 as usize];
        let from = process.heap.words();
        let mut collector = Collector {
            program: self.program,
            from,
            forward: vec![0; from.len()],
            to: Vec::new(),
            used_records: vec![false; process.monitors.len()],
        };
        // Roots, in a fixed order.
        for state in &mut process.classes {
            collector.visit(&mut state.mirror);
            collector.visit(&mut state.statics);
            collector.visit(&mut state.failure);
        }
        for ready in &mut process.ready {
            let mut reference = Ref(*ready);
            collector.visit(&mut reference);
            *ready = reference.0;
        }
        for string in &mut process.strings {
            collector.visit(string);
        }
        for slot in &mut process.slots {
            collector.visit(&mut slot.object);
        }
        visit_map(&mut collector, &mut process.loaders);
        visit_map(&mut collector, &mut process.modules);
        visit_map(&mut collector, &mut process.loader_modules);
        visit_map(&mut collector, &mut process.domains);
        collector.visit(&mut process.boot_unnamed_module);
        for thread in self.threads.iter_mut().filter(|thread| thread.process == id) {
            collector.visit_thread(thread);
        }
        collector.drain();
        let Collector { to, used_records, .. } = collector;
        process.heap.replace(1, &to);
        process.monitors.keep_only(&used_records);
    }
}

/// Visits the values of a map in the order of its keys.
fn visit_map<K: Ord + Copy + std::hash::Hash>(
    collector: &mut Collector<'_>,
    map: &mut rustc_hash::FxHashMap<K, Ref>,
) {
    let mut keys: Vec<K> = map.keys().copied().collect();
    keys.sort_unstable();
    for key in keys {
        if let Some(reference) = map.get_mut(&key) {
            collector.visit(reference);
        }
    }
}
