//! Reads: a step is done again from the state before it, in which whatever it did not make known is
//! otherwise. Then it must do the same.
//!
//! What is altered are numbers in objects that others can reach: fields that are not final, and
//! elements. References stay, so that the program does not come to places where no program can be.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError};

use heddle_access::{Access, Mode, Ref};
use rustc_hash::{FxHashMap, FxHashSet};

use super::Step;
use super::changes::Extent;
use super::claims::claim_of;
use super::explained::Known;
use super::fields::fields_of;
use super::memory::OfBases;
use crate::interp::Pause;
use crate::machine::Machine;
use crate::program::{ClassId, ClassKind, Kind, access};
use crate::state::{ARRAY_BASE, STATICS_BIT, State, ThreadId, is_time};

/// The numbers in objects of bases, each by its lowest byte.
#[derive(Default)]
pub(crate) struct Numbers(OfBases<Number>);

/// A number in an object.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Number {
    object: Ref,
    at: u32,
}

/// What a step did, as far as it has to be the same.
struct Done<'a> {
    before: &'a State,
    after: &'a State,
    pause: &'a str,
    accesses: &'a [Access],
}

/// What holds the bytes of an address of IPv6.
const ADDRESS: &str = "java/net/Inet6Address$Inet6AddressHolder";

/// The first steps of a search are repeated, and then some of them.
const FIRST: u64 = 40;
const EVERY: u64 = 16;

impl Machine {
    /// Whether the reads of this step are looked at.
    pub(super) fn is_sampled(&self) -> bool {
        let restarts = self.watch.as_ref().is_some_and(|watch| watch.policy.restart);
        !restarts && (self.log.steps <= FIRST || self.log.steps.is_multiple_of(EVERY))
    }

    /// All that the step depends on was made known.
    pub(super) fn check_reads(&mut self, before: &State, id: ThreadId, step: Step, pause: &Pause) {
        let after = self.save();
        let accesses = std::mem::take(&mut self.log.accesses);
        let known = Known::new(&accesses, self.log.points);
        let found = self.aside(|machine| {
            let done =
                Done { before, after: &after, pause: &format!("{pause:?}"), accesses: &accesses };
            machine.load(before).expect("a state of the same program loads");
            let numbers = machine.unknown_numbers(id, &known);
            let difference = machine.difference(&done, id, step, &numbers)?;
            Some(machine.tell_reader(&done, id, step, numbers, difference))
        });
        self.load(&after).expect("a state of the same program loads");
        if let Some(text) = found.filter(|_| !self.is_braked()) {
            panic!("something was read unseen: {text}");
        }
    }

    /// Does something that leaves no trace in what the search was told.
    fn aside<T>(&mut self, look: impl FnOnce(&mut Machine) -> T) -> T {
        let counters = self.counters.clone();
        let relied = self.relied.clone();
        let watch = self.watch.as_mut().expect("a checked machine is watched");
        let policy = (watch.policy.restart, std::mem::take(&mut watch.policy.conflicts));
        let races = watch.races.clone();
        let uncaught = std::mem::take(&mut watch.uncaught);
        let broken = std::mem::take(&mut watch.broken);
        let violations = std::mem::take(&mut watch.protocol_violations);
        let pruned = watch.pruned;
        let console = std::mem::replace(&mut self.console, Box::new(crate::console::Silent));
        let result = look(self);
        self.console = console;
        let watch = self.watch.as_mut().expect("as above");
        (watch.policy.restart, watch.policy.conflicts) = policy;
        watch.races = races;
        watch.uncaught = uncaught;
        watch.broken = broken;
        watch.protocol_violations = violations;
        watch.pruned = pruned;
        self.counters = counters;
        self.relied = relied;
        result
    }

    /// Does the step where these numbers are otherwise; gives what then differs.
    fn difference(
        &mut self,
        done: &Done<'_>,
        id: ThreadId,
        step: Step,
        numbers: &[Number],
    ) -> Option<String> {
        self.load(done.before).expect("a state of the same program loads");
        let process = self.threads[id.0 as usize].process.0 as usize;
        self.flip(process, numbers);
        let pause = catch_unwind(AssertUnwindSafe(|| self.logged_step(id, step)));
        let Ok(pause) = pause else { return Some("a failed assertion".into()) };
        if self.log.collected {
            return None;
        }
        let pause = format!("{pause:?}");
        if pause != done.pause {
            return Some(format!("it ends with {pause} instead of {}", done.pause));
        }
        let accesses = std::mem::take(&mut self.log.accesses);
        if accesses != done.accesses {
            return Some("it makes other accesses".into());
        }
        self.flip(process, numbers);
        let changes = self.changes_since(done.after, Extent::Everything);
        changes.first().map(|change| format!("otherwise is {}", self.tell_change(change)))
    }

    fn flip(&mut self, process: usize, numbers: &[Number]) {
        let heap = &mut self.processes[process].heap;
        for &Number { object, at } in numbers {
            let byte = heap.load_u8(object, at);
            heap.store_u8(object, at, byte ^ 1);
        }
    }

    /// The numbers of the thread's process that others can reach and that the step made nothing
    /// known of.
    fn unknown_numbers(&mut self, id: ThreadId, known: &Known) -> Vec<Number> {
        let process = self.threads[id.0 as usize].process.0 as usize;
        let top = self.processes[process].heap.top();
        let objects = self.objects(process, top);
        let base = self.processes[process].heap.shared_base().clone();
        let cache = &mut self.log.numbers.0;
        cache.resize_with(cache.len().max(process + 1), || None);
        let found = cache[process].as_ref().filter(|(known, _)| Arc::ptr_eq(known, &base));
        let of_base = match found {
            Some((_, numbers)) => numbers.clone(),
            None => {
                let numbers: Arc<[Number]> = self.numbers_in(process, objects.of_base()).into();
                self.log.numbers.0[process] = Some((base, numbers.clone()));
                numbers
            }
        };
        let rest = self.numbers_in(process, objects.of_rest());
        let heap = &self.processes[process].heap;
        let is_unknown = |number: &Number| {
            let word = heap.words()[(number.object.0 + number.at / 8) as usize];
            heap.is_shared(number.object)
                && !is_time(word)
                && !known.covers(number.object, number.at, Mode::Read)
        };
        of_base.iter().copied().chain(rest).filter(is_unknown).collect()
    }

    /// The numbers in objects, but for those that never change.
    fn numbers_in(&self, process: usize, objects: &[u32]) -> Vec<Number> {
        let heap = &self.processes[process].heap;
        let known = self.well_known();
        let string = known.string.id.0;
        // The characters of a string never change, nor does a stack that was recorded, nor an address.
        let backtrace = self.library_field(known.throwable, "backtrace").offset;
        let array_of = |object: Ref| {
            let word = heap.class_word(object);
            let class = self.program.class(ClassId(word & !STATICS_BIT));
            match word {
                _ if word == string => Some(heap.load_ref(object, known.string_value)),
                _ if word & STATICS_BIT == 0 && class.is_assignable_to(known.throwable) => {
                    Some(heap.load_ref(object, backtrace))
                }
                _ if &*class.name == ADDRESS && word & STATICS_BIT == 0 => {
                    let bytes = class.field_named("ipaddress")?;
                    Some(heap.load_ref(object, bytes.offset))
                }
                _ => None,
            }
        };
        let fixed: FxHashSet<Ref> = objects.iter().filter_map(|&at| array_of(Ref(at))).collect();
        let mut fields: FxHashMap<u32, Vec<u32>> = FxHashMap::default();
        let mut numbers = Vec::new();
        for object in objects.iter().map(|&at| Ref(at)) {
            let word = heap.class_word(object);
            let class = self.program.class(ClassId(word & !STATICS_BIT));
            match class.kind {
                ClassKind::Array { kind, .. } if word & STATICS_BIT == 0 => {
                    if kind != Kind::Ref && !fixed.contains(&object) {
                        let elements = 0..heap.length(object);
                        let at = |index| ARRAY_BASE + index * kind.bytes();
                        numbers.extend(elements.map(|index| Number { object, at: at(index) }));
                    }
                }
                _ => {
                    let offsets = fields.entry(word).or_insert_with(|| self.number_fields(word));
                    numbers.extend(offsets.iter().map(|&at| Number { object, at }));
                }
            }
        }
        numbers
    }

    /// Where the numbers of an object lie that are not final, by its class word.
    fn number_fields(&self, word: u32) -> Vec<u32> {
        let fields = fields_of(self.program, word).filter(|field| {
            let class = self.program.class(field.class);
            field.kind != Kind::Ref
                && field.access & access::FINAL == 0
                && field.index != u16::MAX
                && class.id != self.well_known().string.id
                && claim_of(&class.name, &field.name).is_none()
        });
        fields.map(|field| field.offset).collect()
    }

    /// Which number it is, and who reads it.
    fn tell_reader(
        &mut self,
        done: &Done<'_>,
        id: ThreadId,
        step: Step,
        mut numbers: Vec<Number>,
        mut difference: String,
    ) -> String {
        let process = self.threads[id.0 as usize].process.0 as usize;
        while numbers.len() > 1 {
            let half = numbers.len() / 2;
            let parts = [&numbers[..half], &numbers[half..]];
            let found = parts.into_iter().find_map(|part| {
                self.difference(done, id, step, part).map(|text| (part.to_vec(), text))
            });
            let Some((part, text)) = found else { break };
            (numbers, difference) = (part, text);
        }
        let number = numbers[0];
        let what = self.tell_field(process, number.object, number.at);
        let several = match numbers.len() {
            1 => String::new(),
            count => format!(" and {} others", count - 1),
        };
        let positions: Arc<Mutex<Vec<u64>>> = Arc::default();
        let kept = positions.clone();
        self.find_instruction(done.before, &[], id, step, move |machine| {
            kept.lock().unwrap_or_else(PoisonError::into_inner).push(machine.position(id));
            false
        });
        let positions = positions.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let next = Mutex::new(positions.into_iter());
        let who = self.find_instruction(done.before, &numbers, id, step, move |machine| {
            let mut next = next.lock().unwrap_or_else(PoisonError::into_inner);
            next.next() != Some(machine.position(id))
        });
        format!("{what}{several}, {}; {difference}", who.unwrap_or_default())
    }

    /// Prepares a state in which some numbers are otherwise.
    pub(super) fn load_altered(&mut self, state: &State, id: ThreadId, numbers: &[Number]) {
        self.load(state).expect("a state of the same program loads");
        let process = self.threads[id.0 as usize].process.0 as usize;
        self.flip(process, numbers);
    }

    /// Where a thread stands and what it has in its registers, as a number.
    fn position(&self, id: ThreadId) -> u64 {
        use std::hash::{Hash, Hasher};
        let thread = &self.threads[id.0 as usize];
        let mut hasher = rustc_hash::FxHasher::default();
        thread.frames.len().hash(&mut hasher);
        if let Some(frame) = thread.frames.last() {
            frame.pc.hash(&mut hasher);
            thread.stack[..thread.used_stack()].hash(&mut hasher);
        }
        hasher.finish()
    }
}
