//! Equality up to names: a description of a state that does not depend on where objects lie, in
//! which order they were made, on garbage, or on registers that nobody reads again.
//!
//! Objects are numbered in the order in which a walk from the roots first meets them.

use xxhash_rust::xxh3::xxh3_128;

use super::gc::{frame_refs, object_words, ref_offsets};
use super::heap::{Ref, STATICS_BIT};
use super::process::{InitStatus, Process, ProcessId};
use super::thread::{Frame, FrameKind, Status, Thread, Wake};
use crate::machine::Machine;
use crate::program::{ClassId, ClassKind, Liveness, Program};

/// A state's canonical description; equal descriptions mean equal states.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Canonical(Vec<u64>);

impl Canonical {
    pub fn fingerprint(&self) -> u128 {
        let bytes: Vec<u8> = self.0.iter().flat_map(|word| word.to_le_bytes()).collect();
        xxh3_128(&bytes)
    }
}

struct Walk<'a> {
    program: &'static Program,
    words: &'a [u64],
    process: &'a Process,
    numbers: Vec<u32>,
    met: Vec<u32>,
    out: Vec<u64>,
}

impl Walk<'_> {
    /// The number of an object, given when first met; 0 is null.
    fn number(&mut self, reference: Ref) -> u64 {
        if reference.is_null() {
            return 0;
        }
        let at = reference.0 as usize;
        if self.numbers[at] == 0 {
            self.met.push(reference.0);
            self.numbers[at] = self.met.len() as u32;
        }
        u64::from(self.numbers[at])
    }

    fn refer(&mut self, reference: Ref) {
        let number = self.number(reference);
        self.out.push(number);
    }

    /// Describes all objects met, including those met on the way.
    fn objects(&mut self) {
        let mut offsets = Vec::new();
        let mut next = 0;
        while next < self.met.len() {
            let at = self.met[next] as usize;
            next += 1;
            let words = object_words(self.program, self.words, at);
            let mut copy = self.words[at..at + words].to_vec();
            ref_offsets(self.program, self.words, at, &mut offsets);
            for &offset in &offsets {
                let word = offset as usize / 8;
                let shift = (offset % 8) * 8;
                let number = self.number(Ref((copy[word] >> shift) as u32));
                copy[word] = copy[word] & !(0xffff_ffff << shift) | number << shift;
            }
            let header = copy[0] as u32;
            let object = Ref(at as u32);
            let owner = self.process.monitors.owner(&self.process.heap, object);
            let hash = self.process.monitors.known_hash(&self.process.heap, object);
            self.out.push(u64::from(header) | u64::from(hash.unwrap_or(0)) << 32);
            self.out.push(
                owner.map_or(0, |(thread, count)| {
                    (u64::from(thread.0) + 1) << 32 | u64::from(count)
                }),
            );
            self.forget_caches(header, &mut copy);
            self.out.extend_from_slice(&copy[1..]);
        }
    }

    /// A string's cached hash says nothing that its content does not.
    fn forget_caches(&self, header: u32, copy: &mut [u64]) {
        let class = self.program.class(ClassId(header & !STATICS_BIT));
        if class.name != "java/lang/String" || !matches!(class.kind, ClassKind::Instance) {
            return;
        }
        for name in ["hash", "hashIsZero"] {
            if let Some(field) = class.field_named(name) {
                let word = field.offset as usize / 8;
                let mask = if field.kind.bytes() == 4 { 0xffff_ffff } else { 0xff };
                copy[word] &= !(mask << ((field.offset % 8) * 8));
            }
        }
    }

    fn thread(&mut self, thread: &Thread) {
        let Thread {
            id,
            process: _,
            object,
            status,
            wake,
            reenter,
            park_permit,
            interrupted,
            daemon,
            frames,
            held,
            stack,
            scoped_values,
            current,
            fresh,
            run: _,
            pending,
            granted: _,
            wants,
            choosing,
            decision: _,
            locks: _,
            section: _,
            section_open,
            atomic,
        } = thread;
        self.out.push(u64::from(id.0));
        for reference in [object, scoped_values, current, wants] {
            self.refer(*reference);
        }
        self.status(status);
        self.out.push(match wake {
            Wake::None => 0,
            Wake::Notified => 1,
            Wake::TimedOut => 2,
            Wake::Interrupted => 3,
        });
        let (on, count) = reenter.unwrap_or((Ref::NULL, 0));
        self.refer(on);
        self.out.push(u64::from(count));
        self.out.push(u64::from(*atomic) << 32 | u64::from(*choosing));
        let flags = [park_permit, interrupted, daemon, fresh, pending, section_open];
        self.out.push(flags.iter().fold(0, |bits, &&flag| bits << 1 | u64::from(flag)));
        self.out.push(held.len() as u64);
        for &(depth, object) in held {
            self.out.push(u64::from(depth));
            self.refer(object);
        }
        self.out.push(frames.len() as u64);
        for (index, frame) in frames.iter().enumerate() {
            let end = frames.get(index + 1).map_or(usize::MAX, |above| above.base as usize);
            self.frame(frame, stack, end);
        }
    }

    fn status(&mut self, status: &Status) {
        let (tag, object, time, rest) = match *status {
            Status::Dormant => (0, Ref::NULL, None, 0),
            Status::Runnable => (1, Ref::NULL, None, 0),
            Status::Blocked { object } => (2, object, None, 0),
            Status::Waiting { object, deadline, held, since } => {
                (3, object, deadline, u64::from(held) << 32 | since)
            }
            Status::Parked { deadline } => (4, Ref::NULL, deadline, 0),
            Status::Sleeping { deadline } => (5, Ref::NULL, Some(deadline), 0),
            Status::Initializing { class } => (6, Ref::NULL, None, u64::from(class.0)),
            Status::Draining => (7, Ref::NULL, None, 0),
            Status::Ended => (8, Ref::NULL, None, 0),
        };
        self.out.push(tag);
        self.refer(object);
        self.out.push(time.map_or(0, |time| time as u64 + 1));
        self.out.push(rest);
    }

    /// A frame's position and the registers that matter.
    fn frame(&mut self, frame: &Frame, stack: &[u64], end: usize) {
        self.out.push(u64::from(frame.method.id.0) << 8 | frame.kind as u64);
        let base = frame.base as usize;
        let refs = frame_refs(frame);
        let code = frame.method.code().filter(|_| frame.kind == FrameKind::Java);
        let position = code.and_then(|code| code.position_of(frame.pc));
        let registers: Vec<usize> = match (code, position) {
            (Some(code), Some(index)) => {
                self.out.push(index as u64 + 1);
                let liveness = code.liveness.get_or_init(|| Liveness::analyse(code));
                liveness.before(index).iter().collect()
            }
            _ => {
                self.out.push(0);
                (0..frame.size as usize).collect()
            }
        };
        if let Some(joint) = frame.joint {
            self.out.extend(joint.name.bytes().map(u64::from));
        }
        for register in registers {
            let at = base + register;
            if at >= end || at >= stack.len() {
                continue;
            }
            self.out.push(register as u64);
            if refs.contains(&register) {
                self.refer(Ref(stack[at] as u32));
            } else {
                self.out.push(stack[at]);
            }
        }
    }
}

impl Machine {
    /// The canonical description of everything that varies.
    pub fn canonical(&self) -> Canonical {
        let mut out = vec![self.now as u64];
        for process in &self.processes {
            out.extend(self.canonical_process(process));
        }
        Canonical(out)
    }

    fn canonical_process(&self, process: &Process) -> Vec<u64> {
        let words = process.heap.words();
        let mut walk = Walk {
            program: self.program,
            words,
            process,
            numbers: vec![0; words.len()],
            met: Vec::new(),
            out: Vec::new(),
        };
        for thread in self.threads.iter().filter(|thread| thread.process == process.id) {
            walk.thread(thread);
        }
        for (index, class) in process.classes.iter().enumerate() {
            walk.out.push(match class.init {
                InitStatus::Linked => 0,
                InitStatus::Running(thread) => 3 + u64::from(thread.0),
                InitStatus::Done => 1,
                InitStatus::Failed => 2,
            });
            // A class nobody touched has statics and a mirror that nobody has seen.
            if class.init != InitStatus::Linked {
                walk.out.push(index as u64);
                walk.refer(class.statics);
                walk.refer(class.mirror);
                walk.refer(class.failure);
            }
        }
        for (index, slot) in process.slots.iter().enumerate().filter(|(_, slot)| slot.set) {
            let target = slot.target.map_or(0, |method| method.id.0);
            walk.out.push((index as u64) << 32 | u64::from(target));
            walk.out.push(u64::from(slot.failed));
            walk.refer(slot.object);
            walk.out.push(slot.bits);
        }
        walk.out
            .push(u64::from(process.ended) << 32 | process.exit_status.unwrap_or(0) as u32 as u64);
        walk.objects();
        // Whether a string is the interned one of its content can be observed.
        for &string in &process.strings {
            if !string.is_null() && walk.numbers[string.0 as usize] != 0 {
                walk.out.push(u64::from(walk.numbers[string.0 as usize]));
            }
        }
        walk.out
    }

    /// How much a process holds: for tests and figures.
    pub fn live_objects(&self, process: ProcessId) -> usize {
        let process = &self.processes[process.0 as usize];
        let words = process.heap.words();
        let mut at = 1;
        let mut count = 0;
        while at < words.len() {
            at += object_words(self.program, words, at);
            count += 1;
        }
        count
    }
}
