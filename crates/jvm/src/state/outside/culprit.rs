//! Who it was: a step is done once more, with a look before every instruction.

use std::sync::{Arc, Mutex, PoisonError};

use super::Step;
use super::changes::Change;
use super::fields::field_at;
use super::reads::Number;
use crate::machine::Machine;
use crate::program::{ClassId, ClassKind};
use crate::state::{FrameKind, Monitors, Ref, STATICS_BIT, State, ThreadId};
use crate::view::Location;

/// Where the thread stood before the last instruction.
#[derive(Default)]
struct Last {
    instruction: String,
    stack: Vec<String>,
    found: Option<String>,
}

impl Machine {
    /// Who made a change, what it was, and where in Java that happened.
    pub(super) fn tell_writer(
        &mut self,
        before: &State,
        id: ThreadId,
        step: Step,
        change: &Change,
    ) -> String {
        let what = self.tell_change(change);
        let at_end = self.tell_position(id);
        let is_made = self.detector(before, change);
        let who = match is_made {
            Some(is_made) => self.find_instruction(before, &[], id, step, is_made),
            None => None,
        };
        let who = who.unwrap_or(at_end);
        format!("{what}, {who}")
    }

    /// Does the step again, up to the first instruction after which something is so.
    pub(super) fn find_instruction(
        &mut self,
        before: &State,
        altered: &[Number],
        id: ThreadId,
        step: Step,
        is_so: impl Fn(&Machine) -> bool + Send + 'static,
    ) -> Option<String> {
        self.load_altered(before, id, altered);
        let last = Arc::new(Mutex::new(Last::default()));
        let kept = last.clone();
        self.log.trap = Some(Box::new(move |machine| {
            let mut last = kept.lock().unwrap_or_else(PoisonError::into_inner);
            if last.found.is_some() {
                return;
            }
            if is_so(machine) {
                last.found = Some(told(&last.instruction, &last.stack));
                return;
            }
            last.instruction = machine.instruction(id);
            last.stack = machine.stack_lines(id);
        }));
        self.logged_step(id, step);
        self.log.trap = None;
        let last = last.lock().unwrap_or_else(PoisonError::into_inner);
        // After the last instruction there is no further look.
        let behind =
            || (!last.instruction.is_empty()).then(|| told(&last.instruction, &last.stack));
        last.found.clone().or_else(behind)
    }

    pub(super) fn tell_position(&self, id: ThreadId) -> String {
        told(&self.instruction(id), &self.stack_lines(id))
    }

    /// What the thread is about to do.
    fn instruction(&self, id: ThreadId) -> String {
        let Some(frame) = self.threads[id.0 as usize].frames.last() else {
            return "the end of the thread".into();
        };
        let method = || format!("{}.{}", frame.method.class().java_name(), frame.method.name);
        match (frame.kind, frame.continuation, frame.method.code()) {
            (FrameKind::Continuation, Some(continuation), _) => continuation.name.into(),
            (FrameKind::Java, _, Some(code)) if code.position_of(frame.pc).is_some() => {
                let at = Location::new(frame.method, Some(code.bci_of(frame.pc)));
                format!("{:?} at {at}", code.insns[code.index_of(frame.pc)].op())
            }
            _ if frame.method.is_native() => format!("native {}", method()),
            _ => format!("the entry of {}", method()),
        }
    }

    /// Tells whether a change was made by now, if that can be asked between instructions.
    fn detector(
        &self,
        before: &State,
        change: &Change,
    ) -> Option<impl Fn(&Machine) -> bool + Send + use<>> {
        let asks: Box<dyn Fn(&Machine) -> bool + Send> = match *change {
            Change::Memory { process, object, from, .. } => {
                let base = &before.common.processes[process].base;
                let at = object.0 as usize + from as usize / 8;
                let word = before.processes[process].memory.page(base, at / 64)[at % 64];
                let byte = word.to_le_bytes()[from as usize % 8];
                Box::new(move |machine| {
                    machine.processes[process].heap.load_u8(object, from) != byte
                })
            }
            Change::Monitor { process, object, before, .. } => Box::new(move |machine| {
                let process = &machine.processes[process];
                let now: &Monitors = &process.monitors;
                now.monitor_of(process.heap.lock_word(object)) != before
            }),
            Change::Class { process, class, before, .. } => Box::new(move |machine| {
                machine.processes[process].class_state_of(class).init != before
            }),
            Change::OffHeap { process, from, .. } => {
                let tables = before.common.processes[process].tables.clone();
                Box::new(move |machine| {
                    machine.processes[process].native_memory.read(from, 1)
                        != tables.native_memory.read(from, 1)
                })
            }
            Change::Thread { thread, .. } => {
                let old = before.threads.get(thread.0 as usize)?.clone();
                Box::new(move |machine| {
                    let (old, new) = (&old.thread, &machine.threads[thread.0 as usize]);
                    old.shown != new.shown
                        || old.status != new.status
                        || old.park_permit != new.park_permit
                })
            }
            Change::Clock => {
                let then = before.now;
                Box::new(move |machine| machine.now != then)
            }
            _ => return None,
        };
        Some(asks)
    }

    /// A change in words.
    pub(super) fn tell_change(&self, change: &Change) -> String {
        let object_name = |process: usize, object: Ref| {
            let word = self.processes[process].heap.class_word(object);
            let class = self.program.class(ClassId(word & !STATICS_BIT)).java_name();
            if word & STATICS_BIT != 0 { format!("static {class}") } else { class }
        };
        match *change {
            Change::Memory { process, object, from, .. } => self.tell_field(process, object, from),
            Change::Monitor { process, object, before, after } => format!(
                "the monitor of {}@{}, from {before:?} to {after:?}",
                object_name(process, object),
                object.0
            ),
            Change::Thread { thread, fact } => {
                format!("{fact:?} of {}", self.thread_name_in(thread))
            }
            Change::Class { class, before, after, .. } => format!(
                "initialisation of {}, from {before:?} to {after:?}",
                self.program.class(class).java_name()
            ),
            Change::Table { name, .. } => format!("the table of {name}"),
            Change::Network { ref before, ref after } => {
                format!("a socket, from {before} to {after}")
            }
            ref other => format!("{other:?}"),
        }
    }

    /// A field or element, by name.
    pub(super) fn tell_field(&self, process: usize, object: Ref, at: u32) -> String {
        let word = self.processes[process].heap.class_word(object);
        let class = self.program.class(ClassId(word & !STATICS_BIT));
        if let Some(field) = field_at(self.program, word, at) {
            let owner = self.program.class(field.class).java_name();
            return format!("{owner}.{} of @{}", field.name, object.0);
        }
        match class.kind {
            ClassKind::Array { kind, .. } if word & STATICS_BIT == 0 => format!(
                "element {} of {}@{}",
                (i64::from(at) - 16) / i64::from(kind.bytes()),
                class.java_name(),
                object.0
            ),
            _ => format!("byte {at} of {}@{}", class.java_name(), object.0),
        }
    }
}

fn told(instruction: &str, stack: &[String]) -> String {
    let lines: String = stack.iter().map(|line| format!("\n\tat {line}")).collect();
    format!("by {instruction}, at{lines}")
}
