//! The description of a state as lines to be read, so that two states can be compared by eye.

use std::fmt::Write;

use rustc_hash::FxHashMap;
use xxhash_rust::xxh3::xxh3_64;

use super::super::frame::FrameKind;
use super::super::heap::{ARRAY_BASE, Heap, Ref, STATICS_BIT};
use super::super::memory::{PAGE_WORDS, as_bytes};
use super::super::monitor::Monitor;
use super::super::process::Process;
use super::super::tables::ClassState;
use super::super::thread::ThreadId;
use super::Describer;
use super::part::Part;
use super::plans::REFERENCE;
use super::walk::distance;
use crate::machine::Machine;
use crate::program::{ClassId, ClassKind, ClassRef, Field, Kind};

/// How many elements of an array are shown.
const ELEMENTS_SHOWN: u32 = 64;

/// What objects are called: by number, or by address for those of the base.
struct Names {
    numbers: FxHashMap<u32, usize>,
}

impl Names {
    fn of(&self, reference: Ref) -> String {
        match self.numbers.get(&reference.0) {
            _ if reference.is_null() => "null".into(),
            Some(number) => format!("#{number}"),
            None => format!("@{}", reference.0),
        }
    }
}

impl Machine {
    /// The description of this state, one fact per line. Equal states have equal lines.
    pub fn canonical_text(&mut self) -> Vec<String> {
        let mut lines = Vec::new();
        let mut describer = self.start_description(true);
        for index in 0..self.processes.len() {
            self.describe_process(index, &mut describer);
            let met = describer.scratch.met.iter().enumerate();
            let names = Names { numbers: met.map(|(index, &at)| (at, index + 1)).collect() };
            lines.push(format!("process {index}"));
            self.thread_lines(index, &mut describer, &names, &mut lines);
            self.table_lines(index, &names, &mut lines);
            self.fixed_lines(index, &describer, &names, &mut lines);
            let process = &self.processes[index];
            for &at in &describer.scratch.met {
                lines.push(self.object_line(process, &describer, &names, Ref(at)));
            }
        }
        self.network_lines(&mut lines);
        self.access_lines(&describer, &mut lines);
        self.snapshot_cache.describer = Some(describer);
        lines
    }

    fn thread_lines(
        &mut self,
        process: usize,
        describer: &mut Describer,
        names: &Names,
        lines: &mut Vec<String>,
    ) {
        for (number, index) in describer.order.clone() {
            let thread = &self.threads[index as usize];
            if thread.process.0 as usize != process {
                continue;
            }
            let mut line = format!("thread {number} \"{}\" is ", self.thread_name_in(thread.id));
            let status = format!("{:?}", thread.status);
            line += status.split([' ', '{']).next().unwrap_or_default();
            let _ =
                write!(line, ", wake {:?}, reenter {:?}", thread.wake, thread.reenter.is_some());
            let _ = write!(line, ", permit {}", thread.park_permit);
            for (_, object) in &thread.held {
                let _ = write!(line, ", holds {}", names.of(*object));
            }
            lines.push(line);
            self.frame_lines(index as usize, describer, names, lines);
        }
    }

    fn frame_lines(
        &mut self,
        thread: usize,
        describer: &mut Describer,
        names: &Names,
        lines: &mut Vec<String>,
    ) {
        for depth in 0..self.threads[thread].frames.len() {
            let frame = self.threads[thread].frames[depth];
            let above = self.threads[thread].frames.get(depth + 1);
            let end = above.map_or(usize::MAX, |above| above.base as usize);
            let method = frame.method;
            let mut line = format!("  {}.{}", method.class().java_name(), method.name);
            let code = method.code().filter(|_| frame.kind == FrameKind::Java);
            if let Some((code, index)) = code.and_then(|c| Some((c, c.position_of(frame.pc)?))) {
                let bci = code.bcis[index];
                let _ = write!(line, ":{} [{bci}]", method.line_of(bci).unwrap_or(0));
            }
            let registers: Vec<u32> = match frame.continuation {
                Some(continuation) => {
                    let _ = write!(line, " continuation {}", continuation.name);
                    let is_ref =
                        |r: u32| if continuation.refs >> r & 1 != 0 { REFERENCE } else { 0 };
                    (0..frame.size).map(|register| register | is_ref(register)).collect()
                }
                None => describer.scratch.plans.frame(self, &frame).registers.to_vec(),
            };
            for register in registers {
                let (number, is_ref) = (register & !REFERENCE, register & REFERENCE != 0);
                let at = (frame.base + number) as usize;
                let stack = &self.threads[thread].stack;
                if at < end && at < stack.len() {
                    let value = match is_ref {
                        true => names.of(Ref(stack[at] as u32)),
                        false => self.number(stack[at]),
                    };
                    let _ = write!(line, " r{number}={value}");
                }
            }
            lines.push(line);
        }
    }

    /// A number of the program; readings of the clocks as distances in nanoseconds.
    fn number(&self, value: u64) -> String {
        match distance(value, self.nano_time()) {
            Some((_, distance)) => format!("now{:+}", distance as i64),
            None => format!("{}", value as i64),
        }
    }

    fn table_lines(&self, process: usize, names: &Names, lines: &mut Vec<String>) {
        let process = &self.processes[process];
        let base = process.heap.shared_base().tables.clone();
        let untouched = ClassState::default();
        for (index, state) in process.classes.iter().enumerate() {
            let before = base.as_ref().and_then(|base| base.classes.get(index));
            if state != before.unwrap_or(&untouched) {
                let class = self.program.class(ClassId(index as u32));
                let init = match format!("{:?}", state.init) {
                    running if running.starts_with("Running") => "Running".into(),
                    other => other,
                };
                let (mirror, statics) = (names.of(state.mirror), names.of(state.statics));
                let name = class.java_name();
                lines.push(format!("class {name}: {init}, mirror {mirror}, statics {statics}"));
            }
        }
        let Part { words, refs, .. } = process.summary();
        let hash = xxh3_64(as_bytes(words));
        lines.push(format!(
            "tables: {} words, {hash:016x}, {} references",
            words.len(),
            refs.len()
        ));
    }

    fn fixed_lines(
        &self,
        process: usize,
        describer: &Describer,
        names: &Names,
        lines: &mut Vec<String>,
    ) {
        let process = &self.processes[process];
        let words = process.heap.words();
        let mut at = 1;
        for (page, mask) in describer.fixed[process.id.0 as usize].pages() {
            for bit in (0..PAGE_WORDS).filter(|bit| mask >> bit & 1 != 0) {
                let word = *page as usize * PAGE_WORDS + bit;
                if describer.is_garbage(word) {
                    continue;
                }
                // The object that holds the word.
                while at + super::super::gc::object_words(self.program, words, at) <= word {
                    at += super::super::gc::object_words(self.program, words, at);
                }
                let object = Ref(at as u32);
                let class = class_name(self.program.class(process.heap.class_id(object)));
                let from = (word - at) as u32 * 8;
                let what = match from {
                    0 => self.lock_text(
                        describer,
                        process.monitors.monitor_of((words[at] >> 32) as u32),
                    ),
                    _ => self.fields_text(&process.heap, names, object, from, from + 8),
                };
                if !what.is_empty() {
                    lines.push(format!("@{at} {class}:{what}"));
                }
            }
        }
    }

    fn object_line(
        &self,
        process: &Process,
        describer: &Describer,
        names: &Names,
        object: Ref,
    ) -> String {
        let heap = &process.heap;
        let class = self.program.class(heap.class_id(object));
        let statics = if heap.class_word(object) & STATICS_BIT != 0 { " statics" } else { "" };
        let mut line = format!("{} {}{statics}:", names.of(object), class_name(class));
        let lock = (heap.words()[object.0 as usize] >> 32) as u32;
        line += &self.lock_text(describer, process.monitors.monitor_of(lock));
        line + &self.fields_text(heap, names, object, 8, u32::MAX)
    }

    fn lock_text(&self, describer: &Describer, monitor: Monitor) -> String {
        let Monitor { owner, count, hash } = monitor;
        let mut text = String::new();
        if let Some(ThreadId(owner)) = owner {
            let _ = write!(text, " locked by {} x{count}", describer.names[owner as usize]);
        }
        if hash != 0 {
            let _ = write!(text, " hash {hash:x}");
        }
        text
    }

    /// The fields or elements in a range of bytes of an object.
    fn fields_text(&self, heap: &Heap, names: &Names, object: Ref, from: u32, to: u32) -> String {
        let class = self.program.class(heap.class_id(object));
        let is_statics = heap.class_word(object) & STATICS_BIT != 0;
        let value = |offset: u32, kind: Kind| match kind {
            Kind::Ref => names.of(heap.load_ref(object, offset)),
            Kind::Float => f32::from_bits(heap.load_u32(object, offset)).to_string(),
            Kind::Double => f64::from_bits(heap.load_u64(object, offset)).to_string(),
            Kind::Int => (heap.load_u32(object, offset) as i32).to_string(),
            _ => self.number(heap.load(object, offset, kind)),
        };
        let mut text = String::new();
        if let (ClassKind::Array { kind, .. }, false) = (&class.kind, is_statics) {
            let length = heap.length(object);
            if from <= 8 {
                let _ = write!(text, " length {length}");
            }
            let shown = length.min(if to == u32::MAX { ELEMENTS_SHOWN } else { length });
            let offset = |index: u32| ARRAY_BASE + index * kind.bytes();
            for index in (0..shown).filter(|&index| (from..to).contains(&offset(index))) {
                let _ = write!(text, " [{index}]={}", value(offset(index), *kind));
            }
            return text;
        }
        let mut chain = Some(class);
        while let Some(owner) = chain {
            let counts = |field: &&Field| {
                field.is_static() == is_statics
                    && (from..to).contains(&field.offset)
                    && !matches!(&*field.name, "eetop" | "$thread" | "hash" | "hashIsZero")
            };
            for field in owner.fields.iter().filter(counts) {
                let _ = write!(text, " {}={}", field.name, value(field.offset, field.kind));
            }
            chain = owner.super_class.filter(|_| !is_statics);
        }
        text
    }
}

fn class_name(class: ClassRef) -> String {
    class.java_name().to_string()
}
