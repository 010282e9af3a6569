//! Collecting garbage: live objects are copied out in a fixed order and back, densely.
//!
//! The order (roots in a fixed sequence, then breadth first) depends only on the shape of the
//! graph, never on addresses. What the boot image brought along never moves and is never freed, so
//! that states go on sharing its pages.

use std::sync::Arc;

use super::frame::{Frame, FrameKind};
use super::heap::{ARRAY_BASE, Ref, STATICS_BIT, array_bytes};
use super::monitor::Monitors;
use super::process::ProcessId;
use super::roots::{Visitor, visit_roots};
use crate::machine::Machine;
use crate::program::{ClassId, ClassKind, Kind, Program, RefMaps};

struct Collector<'a> {
    program: &'static Program,
    from: &'a [u64],
    /// For each word of the old heap that begins an object: where it went.
    forward: Vec<u32>,
    to: Vec<u64>,
    /// Objects below this word stay where they are.
    fixed: u32,
    used_records: Vec<bool>,
    offsets: Vec<u32>,
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

impl Visitor for Collector<'_> {
    fn visit(&mut self, reference: &mut Ref) {
        if reference.0 < self.fixed {
            return;
        }
        let at = (reference.0 - self.fixed) as usize;
        if self.forward[at] == 0 {
            let words = object_words(self.program, self.from, at);
            self.forward[at] = self.to.len() as u32 + self.fixed;
            let lock = (self.from[at] >> 32) as u32;
            if let Some(record) = Monitors::record_of(lock) {
                self.used_records[record] = true;
            }
            self.to.extend_from_slice(&self.from[at..at + words]);
        }
        reference.0 = self.forward[at];
    }
}

impl Collector<'_> {
    /// Visits what the objects copied from word `at` of the copy on refer to, until nothing new turns up.
    fn drain(&mut self, mut at: usize) {
        while at < self.to.len() {
            let words = object_words(self.program, &self.to, at);
            let mut offsets = std::mem::take(&mut self.offsets);
            ref_offsets(self.program, &self.to, at, &mut offsets);
            for &offset in &offsets {
                let word = at + offset as usize / 8;
                let shift = (offset % 8) * 8;
                let mut reference = Ref((self.to[word] >> shift) as u32);
                self.visit(&mut reference);
                self.to[word] =
                    self.to[word] & !(0xffff_ffff << shift) | u64::from(reference.0) << shift;
            }
            self.offsets = offsets;
            at += words;
        }
    }

    /// Visits what the fixed objects refer to; gives the words that changed.
    fn visit_fixed(&mut self, fixed: &[u64]) -> Vec<(usize, u64)> {
        let mut changed = Vec::new();
        let mut offsets = Vec::new();
        let mut at = 1;
        while at < fixed.len() {
            if let Some(record) = Monitors::record_of((fixed[at] >> 32) as u32) {
                self.used_records[record] = true;
            }
            ref_offsets(self.program, fixed, at, &mut offsets);
            let mut pending: Option<(usize, u64)> = None;
            for &offset in &offsets {
                let word = at + offset as usize / 8;
                let shift = (offset % 8) * 8;
                let held = match pending {
                    Some((place, value)) if place == word => value,
                    _ => fixed[word],
                };
                let mut reference = Ref((held >> shift) as u32);
                let before = reference;
                self.visit(&mut reference);
                if reference != before {
                    let value = held & !(0xffff_ffff << shift) | u64::from(reference.0) << shift;
                    if let Some(done) = pending.replace((word, value))
                        && done.0 != word
                    {
                        changed.push(done);
                    }
                }
            }
            changed.extend(pending);
            at += object_words(self.program, fixed, at);
        }
        changed
    }
}

/// The byte offsets of the references in the object at word `at`.
pub(crate) fn ref_offsets(program: &Program, words: &[u64], at: usize, offsets: &mut Vec<u32>) {
    offsets.clear();
    let header = words[at] as u32;
    let class = program.class(ClassId(header & !STATICS_BIT));
    if header & STATICS_BIT != 0 {
        offsets.extend_from_slice(&class.statics.refs);
    } else if let ClassKind::Array { kind, .. } = class.kind {
        if kind == Kind::Ref {
            let length = words[at + 1] as u32;
            offsets.extend((0..length).map(|index| ARRAY_BASE + 4 * index));
        }
    } else {
        offsets.extend_from_slice(&class.instance.refs);
    }
}

/// The registers of a frame that hold references.
pub(crate) fn frame_refs(frame: &Frame) -> Vec<usize> {
    match (frame.kind, frame.continuation, frame.method.code()) {
        (FrameKind::Native | FrameKind::Continuation, Some(continuation), _) => {
            (0..frame.size as usize).filter(|&r| continuation.refs >> r & 1 != 0).collect()
        }
        // A frame that stands on an entry continuation has only its arguments.
        (FrameKind::Java, _, Some(code)) if code.position_of(frame.pc).is_some() => {
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
    /// Gives the word where the objects of the program end; behind it lie those that only the
    /// recorder of a replay asks for.
    pub fn collect(&mut self) -> usize {
        self.settle_writes();
        self.log_collection();
        let id = self.thread().process;
        let (heap, monitors, tables) = self.processes[id.0 as usize].parts();
        let fixed_top = heap.fixed_top();
        let (fixed, from) = heap.words().split_at(fixed_top as usize);
        let mut collector = Collector {
            program: self.program,
            from,
            forward: vec![0; from.len()],
            to: Vec::new(),
            fixed: fixed_top,
            used_records: vec![false; monitors.len()],
            offsets: Vec::new(),
        };
        visit_roots(&mut collector, id, tables, &mut self.threads);
        let changed = collector.visit_fixed(fixed);
        collector.drain(0);
        let own = collector.to.len();
        if let Some(recorder) = self.watch.as_mut().and_then(|watch| watch.recorder.as_mut()) {
            recorder.refs_mut(id).for_each(|reference| collector.visit(reference));
            collector.drain(own);
        }
        let Collector { to, used_records, forward, .. } = collector;
        if self.clocks.has_places() {
            Arc::make_mut(&mut self.clocks).objects_moved(id, |object| {
                let Some(at) = object.0.checked_sub(fixed_top) else { return Some(object) };
                let moved = forward[at as usize];
                (moved != 0).then_some(Ref(moved))
            });
        }
        for (word, value) in changed {
            heap.store_u64(Ref(word as u32), 0, value);
        }
        heap.replace(fixed_top, &to);
        monitors.keep_only(&used_records);
        fixed_top as usize + own
    }
}

impl Machine {
    /// How much a process holds: for tests and figures.
    pub fn live_objects(&self, process: ProcessId) -> usize {
        let words = self.processes[process.0 as usize].heap.words();
        let mut at = 1;
        let mut count = 0;
        while at < words.len() {
            at += object_words(self.program, words, at);
            count += 1;
        }
        count
    }
}
