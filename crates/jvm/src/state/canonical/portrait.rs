//! A state as a graph of named values, so that two states can be laid side by side.
//!
//! A portrait has what the description of a state has, and forgets what that forgets. Which parts of two
//! portraits differ is found in `differences`.

use rustc_hash::FxHashMap;

use super::super::frame::FrameKind;
use super::super::gc::object_words;
use super::super::heap::{ARRAY_BASE, Heap, Ref, STATICS_BIT};
use super::super::memory::PAGE_WORDS;
use super::super::monitor::Monitor;
use super::super::native_memory::is_address;
use super::super::process::Process;
use super::Describer;
use super::part::Part;
use super::plans::{ObjectPlan, REFERENCE};
use super::walk::{FIXED, distance};
use crate::machine::Machine;
use crate::program::{ClassId, ClassKind, ClassRef, Kind, Program};
use crate::view::Location;

/// More is not looked at: a person wants the first few differences.
const OBJECTS_MAX: usize = 20_000;
const ELEMENTS_MAX: u32 = 256;
const TEXT_MAX: usize = 60;

/// What kind of part of a state something is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum SpotKind {
    /// A field of objects, or the elements of an array in one.
    Field,
    /// A local variable or an operand of a method that is being executed.
    Local,
    /// What the machine knows of a thread.
    Thread,
    /// A table of the process, by name.
    Table,
    Clock,
    Network,
    Files,
    Printed,
}

/// A part of a state that can differ, in words.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Spot {
    pub kind: SpotKind,
    pub text: String,
    /// It belongs to the library, not to the program.
    pub library: bool,
}

#[derive(Clone, PartialEq, Debug)]
pub(super) enum Value {
    Number(String),
    /// What stands for an object; 0 for null.
    Object(u64),
    /// Words that nobody could read.
    Words(Vec<u64>),
}

/// An object; of one of the base, what differs from it.
pub(super) struct Node {
    pub(super) class_word: u32,
    pub(super) lock: String,
    /// Of a string, its text.
    pub(super) text: Option<String>,
    pub(super) length: Option<u32>,
    /// By offset.
    pub(super) values: Vec<(u32, Value)>,
}

pub struct Portrait {
    pub(super) program: &'static Program,
    pub(super) roots: Vec<(Spot, Value)>,
    /// By process, by what stands for them.
    pub(super) nodes: Vec<FxHashMap<u64, Node>>,
    /// The process of each root.
    pub(super) owners: Vec<usize>,
}

impl Portrait {
    pub(super) fn class(&self, node: &Node) -> ClassRef {
        self.program.class(ClassId(node.class_word & !STATICS_BIT))
    }

    fn root(&mut self, process: usize, spot: Spot, value: Value) {
        self.roots.push((spot, value));
        self.owners.push(process);
    }
}

impl Spot {
    pub(super) fn new(kind: SpotKind, text: impl Into<String>, library: bool) -> Spot {
        Spot { kind, text: text.into(), library }
    }
}

/// Numbers objects as the description does.
struct Codes {
    numbers: FxHashMap<u32, u64>,
    fixed: u32,
}

impl Codes {
    fn of(&self, reference: Ref) -> Value {
        Value::Object(match reference.0 {
            0 => 0,
            address if address < self.fixed => FIXED | u64::from(address),
            address => self.numbers.get(&address).copied().unwrap_or(0),
        })
    }
}

impl Machine {
    /// The state as a graph of named values.
    pub fn portrait(&mut self) -> Portrait {
        let mut describer = self.start_description(true);
        let program = self.program;
        let mut portrait =
            Portrait { program, roots: Vec::new(), nodes: Vec::new(), owners: Vec::new() };
        for index in 0..self.processes.len() {
            self.describe_process(index, &mut describer);
            let met = describer.scratch.met.iter().enumerate();
            let numbers = met.map(|(number, &at)| (at, number as u64 + 1)).collect();
            let fixed = self.processes[index].heap.shared_base().end.max(1) as u32;
            let codes = Codes { numbers, fixed };
            self.portray_threads(index, &mut describer, &codes, &mut portrait);
            self.portray_tables(index, &codes, &mut portrait);
            portrait.nodes.push(FxHashMap::default());
            self.portray_fixed(index, &mut describer, &codes, &mut portrait);
            self.portray_objects(index, &mut describer, &codes, &mut portrait);
        }
        self.portray_outside(&mut describer, &mut portrait);
        self.snapshot_cache.describer = Some(describer);
        portrait
    }

    /// Where all threads stand: states that are the same in this may be worth comparing.
    pub fn positions(&self) -> u64 {
        let mut positions = Part::default();
        for thread in self.threads.iter().filter(|thread| thread.is_alive()) {
            positions.word(u64::from(thread.process.0));
            for frame in &thread.frames {
                positions.word(u64::from(frame.method.id.0));
                positions.word(frame.pc as u64);
            }
        }
        positions.seal();
        positions.hash as u64
    }

    fn portray_threads(
        &mut self,
        process: usize,
        describer: &mut Describer,
        codes: &Codes,
        portrait: &mut Portrait,
    ) {
        let counts = self.time_ordered || self.processes[process].time_counts;
        if self.processes[process].time_counts {
            let text = "the time itself: the program made something else of a reading of a clock";
            let spot = Spot::new(SpotKind::Clock, text, false);
            portrait.root(process, spot, Value::Number(format!("{} ns", self.now)));
        }
        let mut here: Vec<(u64, u32)> = describer.order.clone();
        here.retain(|(_, index)| self.threads[*index as usize].process.0 as usize == process);
        let text = "which threads there are";
        let spot = Spot::new(SpotKind::Thread, text, false);
        portrait.root(process, spot, Value::Number(format!("{} threads", here.len())));
        for (number, index) in here {
            let thread = &self.threads[index as usize];
            let name = self.thread_name_in(thread.id);
            let spot = |what: &str| Spot::new(SpotKind::Thread, format!("{what} of {name}"), false);
            portrait.root(process, spot("the number"), Value::Number(number.to_string()));
            if let Some(deadline) = thread.deadline().filter(|_| counts) {
                let left = deadline.wrapping_sub(self.now).max(0);
                let value = Value::Number(format!("{left} ns"));
                portrait.root(process, spot("the time that is left"), value);
            }
            portrait.root(process, spot("the object"), codes.of(thread.object));
            let mut part = Part::new(codes.fixed);
            super::threads::outside(thread, &mut part);
            let said = format!("{:?}, permit {}", thread.status, thread.park_permit);
            let said = said.split([' ', '{']).next().unwrap_or_default().to_owned();
            portrait.root(process, spot("the state"), Value::Number(said));
            for &reference in &part.refs {
                portrait.root(process, spot("what is waited for or held"), codes.of(reference));
            }
            portrait.root(process, spot("the standing"), Value::Words(part.words));
            let rest = &describer.threads[index as usize].rest;
            let words = vec![rest.hash as u64, (rest.hash >> 64) as u64, rest.run.len() as u64];
            portrait.root(process, spot("the last accesses"), Value::Words(words));
            self.portray_frames(index as usize, describer, codes, portrait);
        }
    }

    fn portray_frames(
        &mut self,
        thread: usize,
        describer: &mut Describer,
        codes: &Codes,
        portrait: &mut Portrait,
    ) {
        let process = self.threads[thread].process.0 as usize;
        let name = self.thread_name_in(self.threads[thread].id);
        for depth in 0..self.threads[thread].frames.len() {
            let frame = self.threads[thread].frames[depth];
            let above = self.threads[thread].frames.get(depth + 1);
            let end = above.map_or(usize::MAX, |above| above.base as usize);
            let at = Location::of_frame(&frame);
            let spot = |what: String| {
                Spot::new(SpotKind::Local, format!("{what} at {at}, in {name}"), at.library)
            };
            let position = Value::Number(format!("{at} [{:x}]", frame.pc as usize));
            portrait.root(
                process,
                Spot::new(SpotKind::Local, format!("where {name} stands"), false),
                position,
            );
            let registers: Vec<u32> = match frame.continuation {
                Some(continuation) => {
                    let mark = |r: u32| if continuation.refs >> r & 1 != 0 { REFERENCE } else { 0 };
                    (0..frame.size).map(|register| register | mark(register)).collect()
                }
                None => describer.scratch.plans.frame(self, &frame).registers.to_vec(),
            };
            let code = frame.method.code().filter(|_| frame.kind == FrameKind::Java);
            let locals = code.map_or(u32::MAX, |code| u32::from(code.locals));
            for register in registers {
                let (number, is_ref) = (register & !REFERENCE, register & REFERENCE != 0);
                let place = (frame.base + number) as usize;
                let Some(&word) = self.threads[thread].stack.get(place).filter(|_| place < end)
                else {
                    continue;
                };
                let value = match is_ref {
                    true => codes.of(Ref(word as u32)),
                    false => Value::Number(self.portrayed(word)),
                };
                let what = match number < locals {
                    true => format!("local variable {number}"),
                    false => "an operand".into(),
                };
                portrait.root(process, spot(what), value);
            }
        }
    }

    /// A number of the program; readings of the clocks as distances from now.
    fn portrayed(&self, value: u64) -> String {
        match distance(value, self.nano_time()) {
            Some((_, distance)) => format!("now{:+} ns", distance as i64),
            None if is_address(value) && self.forgets() => "an address".into(),
            None => format!("{}", value as i64),
        }
    }

    fn portray_tables(&self, index: usize, codes: &Codes, portrait: &mut Portrait) {
        let process = &self.processes[index];
        let part = process.summary();
        let (mut word, mut reference) = (0, 0);
        for &(name, words, refs) in &part.sections {
            let spot = Spot::new(SpotKind::Table, name, false);
            let told = part.words[word..words].to_vec();
            portrait.root(index, spot.clone(), Value::Words(told));
            for &object in &part.refs[reference..refs] {
                portrait.root(index, spot.clone(), codes.of(object));
            }
            (word, reference) = (words, refs);
        }
    }

    fn portray_fixed(
        &self,
        index: usize,
        describer: &mut Describer,
        codes: &Codes,
        portrait: &mut Portrait,
    ) {
        let process = &self.processes[index];
        let words = process.heap.words();
        let base = process.heap.shared_base();
        let mut at = 1;
        let pages = describer.fixed[index].pages().to_vec();
        for (page, mask) in pages {
            for bit in (0..PAGE_WORDS).filter(|bit| mask >> bit & 1 != 0) {
                let word = page as usize * PAGE_WORDS + bit;
                if describer.is_garbage(word) {
                    continue;
                }
                // The object that holds the word.
                while at + object_words(self.program, words, at) <= word {
                    at += object_words(self.program, words, at);
                }
                if base.half_words.is_buffer(at) {
                    continue;
                }
                let object = Ref(at as u32);
                let from = (word - at) as u32 * 8;
                let nodes = &mut portrait.nodes[index];
                let node = nodes.entry(FIXED | at as u64).or_insert_with(|| Node {
                    class_word: process.heap.class_word(object),
                    lock: String::new(),
                    text: None,
                    length: None,
                    values: Vec::new(),
                });
                if from == 0 {
                    node.lock = self.lock_words(process, describer, object);
                } else {
                    let plan = describer.scratch.plans.object(self.program, node.class_word);
                    let known = node.values.len();
                    self.values(&process.heap, plan, codes, object, from..from + 8, node);
                    // The other half of the word may be as it was.
                    let half = |words: &[u64], offset: u32| {
                        (words[at + offset as usize / 8] >> (offset % 8 / 4 * 32)) as u32
                    };
                    let changed = |offset: u32| half(words, offset) != half(&base.words, offset);
                    let new = node.values.split_off(known);
                    let is_wide = |offset: u32| offset.is_multiple_of(8) && changed(offset + 4);
                    let new =
                        new.into_iter().filter(|(offset, _)| changed(*offset) || is_wide(*offset));
                    node.values.extend(new);
                }
            }
        }
    }

    fn portray_objects(
        &self,
        index: usize,
        describer: &mut Describer,
        codes: &Codes,
        portrait: &mut Portrait,
    ) {
        let process = &self.processes[index];
        let heap = &process.heap;
        let string = self.well_known().string.id;
        for number in 0..describer.scratch.met.len().min(OBJECTS_MAX) {
            let object = Ref(describer.scratch.met[number]);
            let class_word = heap.class_word(object);
            let is_string = heap.class_id(object) == string && class_word & STATICS_BIT == 0;
            let mut node = Node {
                class_word,
                lock: self.lock_words(process, describer, object),
                text: is_string.then(|| self.view(process.id).string(object)),
                length: None,
                values: Vec::new(),
            };
            if let Some(text) = &mut node.text {
                *text = text.chars().take(TEXT_MAX).collect();
            }
            let plan = describer.scratch.plans.object(self.program, class_word);
            let used = describer.scratch.buffers.iter().find(|(array, _)| *array == object.0);
            let end = used.map_or(u32::MAX, |(_, used)| ARRAY_BASE + used);
            self.values(heap, plan, codes, object, 8..end, &mut node);
            portrait.nodes[index].insert(number as u64 + 1, node);
        }
    }

    fn lock_words(&self, process: &Process, describer: &Describer, object: Ref) -> String {
        let lock = (process.heap.words()[object.0 as usize] >> 32) as u32;
        let Monitor { owner, count, hash } = process.monitors.monitor_of(lock);
        let owner = owner.map_or(0, |owner| describer.names[owner.0 as usize] + 1);
        if (owner, count, hash) == (0, 0, 0) {
            return String::new();
        }
        format!("owner {owner} x{count}, identity hash {hash:x}")
    }

    /// The values in a range of bytes of an object, but for those that are left out.
    fn values(
        &self,
        heap: &Heap,
        plan: &ObjectPlan,
        codes: &Codes,
        object: Ref,
        range: std::ops::Range<u32>,
        node: &mut Node,
    ) {
        let value = |offset: u32, kind: Kind| match kind {
            Kind::Ref => codes.of(heap.load_ref(object, offset)),
            Kind::Float => Value::Number(f32::from_bits(heap.load_u32(object, offset)).to_string()),
            Kind::Double => {
                Value::Number(f64::from_bits(heap.load_u64(object, offset)).to_string())
            }
            Kind::Int => Value::Number((heap.load_u32(object, offset) as i32).to_string()),
            _ => Value::Number(self.portrayed(heap.load(object, offset, kind))),
        };
        let class = self.program.class(heap.class_id(object));
        let is_statics = node.class_word & STATICS_BIT != 0;
        let content = &heap.words()[object.0 as usize + 1..];
        if let (Some(instant), Some(time)) = (plan.instant, plan.instant_in(content)) {
            node.values.push((instant.seconds, Value::Number(self.portrayed(time))));
            return;
        }
        if let (ClassKind::Array { kind, .. }, false) = (&class.kind, is_statics) {
            let length = heap.length(object);
            node.length = Some(length);
            let offset = |index: u32| ARRAY_BASE + index * kind.bytes();
            let shown = (0..length).map(offset).filter(|offset| range.contains(offset));
            let shown = shown.take(ELEMENTS_MAX as usize);
            node.values.extend(shown.map(|offset| (offset, value(offset, *kind))));
            return;
        }
        let masked = |offset: u32| plan.masks.iter().any(|(half, _)| *half == offset / 4);
        let mut chain = Some(class);
        while let Some(owner) = chain {
            for field in owner.fields.iter() {
                let counts = field.is_static() == is_statics && !masked(field.offset);
                if counts && range.contains(&field.offset) {
                    node.values.push((field.offset, value(field.offset, field.kind)));
                }
            }
            chain = owner.super_class.filter(|_| !is_statics);
        }
    }

    /// What lies outside of all processes.
    fn portray_outside(&self, describer: &mut Describer, portrait: &mut Portrait) {
        let mut section = |describer: &mut Describer, kind, text: &str, from: usize| {
            let words = describer.scratch.out[from..].to_vec();
            portrait.root(0, Spot::new(kind, text, false), Value::Words(words));
        };
        let from = describer.scratch.out.len();
        self.describe_network(describer);
        section(describer, SpotKind::Network, "the network", from);
        let from = describer.scratch.out.len();
        if let Some(hash) = self.disks.fingerprint() {
            describer.scratch.out.extend([hash as u64, (hash >> 64) as u64]);
        }
        section(describer, SpotKind::Files, "what is in files", from);
        let from = describer.scratch.out.len();
        describer.scratch.out.extend(self.printed.iter().map(|text| text.len() as u64));
        section(describer, SpotKind::Printed, "what was printed", from);
        let from = describer.scratch.out.len();
        self.describe_progress(describer);
        section(describer, SpotKind::Table, "how far protocols are", from);
    }
}
