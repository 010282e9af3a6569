//! Watching a run for what other threads can see or disturb.
//!
//! A machine that is being checked has a `Watch`. It stops a thread before each *visible*
//! operation, records what a thread touched since it last stopped (its *run*), and compares such
//! records afterwards. Which operations are visible is an assumption, refined until no run
//! contradicts it; `docs/reduction.md` has the argument. Nothing here decides who runs next.

mod advance;
mod assumptions;
mod conflicts;
mod connection_protocol;
mod contacts;
mod counters;
mod environment;
mod events;
mod library_operations;
mod marks;
mod monitors;
mod observe;
mod operations;
mod progress;
mod protocol;
mod races;
mod reachable;
mod share;
mod threads;

use std::sync::Arc;

use rustc_hash::FxHashMap;

use crate::interp::{Result, Stop};
use crate::location::Location;
use crate::machine::Machine;
use crate::program::{ClassId, ClassKind};
use crate::state::{InitStatus, LOCK_OFFSET, ProcessId, Ref, STATICS_BIT, Thread, ThreadId};

pub use advance::{CRASH_STATUS, Readiness};
pub use assumptions::{Assumptions, Key, KindName};
pub use conflicts::Conflict;
pub use connection_protocol::Conversation;
pub(crate) use contacts::HeapAccess;
pub use contacts::{Contact, Point};
pub use counters::Counters;
pub use events::{Event, Recorder, What, simple_name};
pub(crate) use library_operations::treatment_of;
pub use library_operations::{OPERATIONS, Treatment};
pub use marks::{Broken, Marks};
pub use observe::Observation;
pub use operations::Operations;
pub use progress::{History, Progress, ProtocolViolation};
pub(crate) use protocol::is_crossing;
pub(crate) use races::Access;

/// Which reductions are on. With none, every access to memory is visible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reductions {
    /// Objects that no other thread can reach are invisible.
    pub local: bool,
    /// Only locations on which two threads were seen to collide are visible.
    pub conflict: bool,
    /// Accesses under a common monitor do not collide.
    pub locks: bool,
    /// Operations of the library that are documented as atomic are one step.
    pub library: bool,
}

impl Reductions {
    pub const ALL: Reductions =
        Reductions { local: true, conflict: true, locks: true, library: true };
    pub const NONE: Reductions =
        Reductions { local: false, conflict: false, locks: false, library: false };
}

/// One access of a thread since it last stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Touch {
    pub object: Ref,
    pub offset: u32,
    pub length: u32,
    pub write: bool,
    /// The visible operation a transition begins with, or part of the atomic operation around it.
    pub leads: bool,
    /// Monitors held, as far as they fit.
    pub locks: [Ref; 2],
    /// Threads (a bit each) for which this access lies in the past for good.
    pub ordered_before: u64,
    /// The instruction, as an address; for reports only.
    pub site: usize,
    /// It may be part of a race; otherwise what follows means nothing.
    pub plain: bool,
    /// The thread's own epoch.
    pub epoch: u32,
    /// Where in the program it was made, as a recorded frame.
    pub origin: u64,
}

/// Which objects a run touched: a bit for each, by a hash of their addresses. What has no bit was
/// not touched.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Touched {
    all: u64,
    /// Those touched by what does not lead: two leading accesses never collide.
    inside: u64,
}

impl Touched {
    pub(crate) fn by(run: &[Touch]) -> Touched {
        let mut touched = Touched::default();
        run.iter().for_each(|touch| touched.add(touch));
        touched
    }

    fn bit(object: Ref) -> u64 {
        1 << (object.0.wrapping_mul(0x9E37_79B1) >> 26)
    }

    fn may_have(self, object: Ref) -> bool {
        self.all & Touched::bit(object) != 0
    }

    fn add(&mut self, touch: &Touch) {
        let bit = Touched::bit(touch.object);
        self.all |= bit;
        self.inside |= if touch.leads { 0 } else { bit };
    }

    fn may_collide(self, other: Touched) -> bool {
        self.all & other.inside | self.inside & other.all != 0
    }
}

impl Touch {
    /// Whether both concern the same memory, and one of them changes it.
    fn overlaps(&self, other: &Touch) -> bool {
        self.object == other.object
            && (self.write || other.write)
            && self.offset < other.offset + other.length
            && other.offset < self.offset + self.length
    }
}

/// The most accesses that one operation may make at once: each has a bit.
pub(crate) const ACCESSES_MAX: usize = 128;

/// Offsets that stand for what is not a field: they lie inside the header.
pub(crate) const PERMIT: u32 = 0;
pub(crate) const INTERRUPT: u32 = 1;
pub(crate) const OUTSIDE: u32 = 2;
pub(crate) const OUTPUT: u32 = 3;
/// System properties, the default locale and time zone.
pub(crate) const SETTINGS: u32 = LOCK_OFFSET + 1;

/// An exception that nothing in the program takes.
#[derive(Clone, Debug)]
pub struct Uncaught {
    pub thread: ThreadId,
    pub class: String,
    pub message: Option<String>,
    pub stack: Vec<Location>,
    pub is_assertion: bool,
}

/// Two accesses that nothing orders.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Race {
    pub key: Key,
    pub earlier: RaceAccess,
    pub later: RaceAccess,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RaceAccess {
    pub thread: ThreadId,
    pub write: bool,
    pub place: Location,
}

pub struct Watch {
    pub reductions: Reductions,
    /// What was printed counts: its order is visible.
    pub outputs: bool,
    /// Printing, filling caches and initialising library classes are steps like others: one was
    /// seen to call code of the program that touches what others touch.
    unobserved_calls: bool,
    pub assumptions: Arc<Assumptions>,
    local: assumptions::Local,
    /// Collisions found in the middle of a transition.
    pub conflicts: Vec<Conflict>,
    /// The same for contacts with the network.
    pub contact_keys: Vec<Key>,
    /// An assumption broke: what was explored so far does not count.
    pub restart: bool,
    /// The program said that this run is of no interest.
    pub pruned: bool,
    pub uncaught: Vec<Uncaught>,
    /// The races that were found, if they are looked for.
    pub races: Option<Vec<Race>>,
    /// What is known of kinds of locations where races are looked for.
    natures: FxHashMap<Key, races::Nature>,
    /// What always holds and did not.
    pub broken: Vec<Broken>,
    /// Events that the protocol of the component does not allow.
    pub protocol_violations: Vec<ProtocolViolation>,
    /// Somebody looks at every state: no thread is ever alone.
    pub observed: bool,
    /// A look at the state runs.
    observing: bool,
    /// Takes down what happens, when a reader wants it.
    pub recorder: Option<Recorder>,
}

impl Watch {
    pub fn new(reductions: Reductions, assumptions: Arc<Assumptions>) -> Watch {
        Watch {
            reductions,
            outputs: false,
            unobserved_calls: assumptions.is_visible(Key::UNOBSERVED_CALLS),
            local: assumptions.local(),
            assumptions,
            conflicts: Vec::new(),
            contact_keys: Vec::new(),
            restart: false,
            pruned: false,
            uncaught: Vec::new(),
            races: None,
            natures: FxHashMap::default(),
            broken: Vec::new(),
            protocol_violations: Vec::new(),
            observed: false,
            observing: false,
            recorder: None,
        }
    }
}

impl Machine {
    /// Whether also accesses to objects of one thread alone are visible.
    pub(crate) fn sees_every_access(&self) -> bool {
        self.watch.as_ref().is_some_and(|watch| !watch.reductions.local)
    }

    #[inline(always)]
    pub fn is_watched(&self) -> bool {
        self.watch.is_some()
    }

    /// Before a read or write of `length` bytes: stops the thread if others can see it.
    pub(crate) fn touch(
        &mut self,
        object: Ref,
        offset: u32,
        length: u32,
        write: bool,
    ) -> Result<()> {
        self.touch_all(&[(object, offset, length, write)])
    }

    /// As `touch`, for an operation of several accesses that happen at once.
    pub(crate) fn touch_all(&mut self, accesses: &[(Ref, u32, u32, bool)]) -> Result<()> {
        self.touch_as(accesses, Access::Declared)
    }

    pub(crate) fn touch_as(
        &mut self,
        accesses: &[(Ref, u32, u32, bool)],
        how: Access,
    ) -> Result<()> {
        if self.watch.is_none() {
            return Ok(());
        }
        self.settle_escapes();
        if self.thread().operations.is_none() {
            return self.touch_visibly(accesses, how);
        }
        self.touch_in_operation(accesses, how)
    }

    /// As `touch_as`, inside a library operation of a special kind.
    #[inline(never)]
    fn touch_in_operation(
        &mut self,
        accesses: &[(Ref, u32, u32, bool)],
        how: Access,
    ) -> Result<()> {
        let settings = self.settings_access();
        if self.in_unobserved_operation() {
            self.counters.library += 1;
            return match settings {
                Some(access) if !self.is_observing() => self.touch_visibly(&[access], how),
                _ => Ok(()),
            };
        }
        match settings {
            Some(access) if accesses.iter().any(|&(_, _, _, write)| write) => {
                self.touch_visibly(&[accesses, &[access]].concat(), how)
            }
            _ => self.touch_visibly(accesses, how),
        }
    }

    fn is_observing(&self) -> bool {
        self.watch.as_ref().is_some_and(|watch| watch.observing)
    }

    /// As `touch_as`, for what others may see.
    fn touch_visibly(&mut self, accesses: &[(Ref, u32, u32, bool)], how: Access) -> Result<()> {
        if self.is_observing() {
            self.show_observer(accesses);
            return Ok(());
        }
        let (recorded, shown) = self.look_at(accesses);
        let visible = shown != 0;
        if !visible {
            self.counters.conflict += 1;
        }
        if recorded == 0 {
            return Ok(());
        }
        if self.thread().operations.is_some() && !self.in_unobserved_operation() {
            self.show_unobserved_calls();
        }
        let leads = self.pass(visible)?;
        // All accesses to a visible kind begin transitions, and those do not collide; but what is
        // inside an operation of the library is asked for there.
        let kept = if self.thread().operations.is_none() { !shown } else { u128::MAX };
        self.record_all(accesses, recorded, kept, leads, how);
        Ok(())
    }

    /// Which of the accesses count, and which of them others can see: a bit each.
    fn look_at(&mut self, accesses: &[(Ref, u32, u32, bool)]) -> (u128, u128) {
        let mut shown = 0u128;
        let mut recorded = 0u128;
        let known = self.well_known();
        let reductions = self.watch.as_ref().map_or(Reductions::NONE, |watch| watch.reductions);
        for (index, &(object, offset, length, write)) in accesses.iter().enumerate() {
            if length == 0 {
                continue;
            }
            let header = self.heap().header(object);
            if reductions.local && !header.is_shared() {
                continue;
            }
            let class_word = header.class_word();
            // Strings never change; what they cache is the same for all.
            let is_text = offset > LOCK_OFFSET && class_word == known.string.id.0;
            if is_text || offset == known.thread_eetop && self.is_join_test(object, offset) {
                continue;
            }
            if !reductions.conflict {
                shown |= 1 << index;
                recorded |= 1 << index;
                continue;
            }
            if class_word & STATICS_BIT != 0 && self.is_initializing(class_word) {
                continue;
            }
            let key = self.key_of_class(class_word, offset);
            let watch = self.watch.as_mut().expect("only a watched machine looks");
            let (seen, broke) = if write {
                watch.local.write(&watch.assumptions, key)
            } else {
                watch.local.read(&watch.assumptions, key)
            };
            watch.restart |= broke;
            if seen.is_recorded() {
                recorded |= 1 << index;
                shown |= u128::from(seen.is_visible()) << index;
            }
        }
        (recorded, shown)
    }

    fn record_all(
        &mut self,
        accesses: &[(Ref, u32, u32, bool)],
        recorded: u128,
        kept: u128,
        leads: bool,
        how: Access,
    ) {
        if self.is_recorded() {
            self.note_accesses(accesses, recorded);
        }
        let conflict = self.watch.as_ref().is_some_and(|watch| watch.reductions.conflict);
        for (index, &access) in accesses.iter().enumerate() {
            if recorded & 1 << index == 0 {
                continue;
            }
            let origin = self.order_by(access, how);
            if conflict && kept & 1 << index != 0 || origin.is_some() {
                self.record(access, leads, origin);
            }
        }
    }

    /// What a look at the state depends on is visible from now on.
    fn show_observer(&mut self, accesses: &[(Ref, u32, u32, bool)]) {
        for &(object, offset, length, _) in accesses {
            if length == 0 || offset == LOCK_OFFSET || self.is_local(object) {
                continue;
            }
            let key = self.key_of(object, offset);
            let watch = self.watch.as_mut().expect("only a watched machine is observed");
            if watch.reductions.conflict {
                watch.restart |= watch.assumptions.make_visible(key);
            }
        }
    }

    /// Stops before an operation that is visible whatever it touches.
    pub(crate) fn visible_point(&mut self) -> Result<()> {
        if self.watch.as_ref().is_some_and(|watch| !watch.observing) {
            self.pass(true)?;
        }
        Ok(())
    }

    /// Stops before the end of a process: what others do, and print, before it counts.
    pub(crate) fn before_process_end(&mut self) -> Result<()> {
        if self.watch.is_none() {
            return Ok(());
        }
        let points = self.ending_points(self.thread().process);
        let leads = if points.is_empty() {
            self.pass(true)?
        } else {
            // Whoever shares the process, or a connection with it, may come first.
            let stands = !self.is_alone() && !self.thread().chosen;
            if stands {
                self.pass(true)?
            } else {
                self.contact(&points, &[])?;
                true
            }
        };
        if self.watch.as_ref().is_some_and(|watch| watch.outputs && watch.reductions.conflict) {
            let class = self.well_known().object;
            let mirror = self.mirror(class);
            self.record((mirror, OUTPUT, 1, true), leads, None);
        }
        Ok(())
    }

    /// Lets an operation go ahead, or stops the thread in front of it. Gives whether it begins a
    /// transition or belongs to the atomic operation that does.
    fn pass(&mut self, visible: bool) -> Result<bool> {
        let in_operation = self.thread().operations.is_some() && self.in_atomic_operation();
        let alone = self.is_alone();
        let thread = self.thread_mut();
        if alone {
            thread.chosen = false;
            thread.operation_open = in_operation;
            return Ok(true);
        }
        if in_operation && thread.operation_open || thread.atomic > 0 {
            self.counters.library += u64::from(in_operation);
            return Ok(true);
        }
        if !visible {
            return Ok(false);
        }
        if !thread.chosen {
            thread.stands_before = true;
            return Err(Stop::Visible);
        }
        thread.chosen = false;
        thread.operation_open = in_operation;
        Ok(true)
    }

    /// Whether no other thread of the process is left to see anything.
    fn is_alone(&self) -> bool {
        if self.watch.as_ref().is_some_and(|watch| watch.observed) {
            return false;
        }
        let current = self.thread();
        self.threads.iter().all(|thread| {
            thread.id == current.id || thread.process != current.process || !thread.is_alive()
        })
    }

    fn is_local(&self, object: Ref) -> bool {
        let watch = self.watch.as_ref().expect("only a watched machine asks");
        watch.reductions.local && !self.heap().is_shared(object)
    }

    /// What all locations of a kind have in common: class and field, or the class of the array.
    fn key_of(&self, object: Ref, offset: u32) -> Key {
        self.key_in(self.thread().process, object, offset)
    }

    /// The same for an object of any process.
    fn key_in(&self, process: ProcessId, object: Ref, offset: u32) -> Key {
        let word = self.processes[process.0 as usize].heap.class_word(object);
        self.key_of_class(word, offset)
    }

    /// The same for an object by what its header says.
    fn key_of_class(&self, word: u32, offset: u32) -> Key {
        if word & STATICS_BIT == 0 && offset > LOCK_OFFSET {
            let class = self.program.class(ClassId(word));
            if matches!(class.kind, ClassKind::Array { .. }) {
                return Key::elements(word);
            }
        }
        Key::field(word, offset)
    }

    /// `origin` is where in the program it is, for an access that may be part of a race.
    fn record(
        &mut self,
        (object, offset, length, write): (Ref, u32, u32, bool),
        leads: bool,
        origin: Option<u64>,
    ) {
        let (plain, origin) = (origin.is_some(), origin.unwrap_or(0));
        let epoch = if plain { self.clocks.epoch(self.current) } else { 0 };
        let thread = self.thread_mut();
        let site = thread.frames.iter().rev().map(|frame| frame.pc as usize).next().unwrap_or(0);
        let locks = thread.protection();
        // What has more behind it, or fewer monitors around it, collides with more.
        let same = |old: &&Touch| {
            (old.object, old.offset, old.length, old.leads) == (object, offset, length, leads)
                && (old.write || !write)
                && (old.locks, old.ordered_before) == (locks, 0)
                && (old.plain, old.epoch, old.origin) == (plain, epoch, origin)
        };
        // Loops touch the same few places again and again.
        if thread.run.iter().rev().take(16).any(|old| same(&old)) {
            return;
        }
        let touch = Touch {
            object,
            offset,
            length,
            write,
            leads,
            locks,
            ordered_before: 0,
            site,
            plain,
            epoch,
            origin,
        };
        thread.run.push(touch);
        thread.touched.add(&touch);
        if plain {
            self.note_races(&touch);
        }
    }

    /// Whether a store that leaves the value as it is counts as a write: it does in a race, and in
    /// what a reader is told.
    pub(crate) fn tells_all_writes(&self) -> bool {
        self.looks_for_races() || self.is_recorded()
    }

    /// The static fields of a class that the current thread initialises: others wait until that is
    /// over, so their accesses have only one order with it. Clocks tell races by that order.
    fn is_initializing(&self, statics_word: u32) -> bool {
        let class = self.program.class(ClassId(statics_word & !STATICS_BIT));
        self.class_state(class).init == InitStatus::Running(self.current) && !self.looks_for_races()
    }

    /// A test for life inside `Thread.join`: the end of a thread wakes those who wait for it, so
    /// nothing can be missed between the test and the wait.
    fn is_join_test(&mut self, object: Ref, offset: u32) -> bool {
        let known = self.well_known();
        if self.heap().class_word(object) & STATICS_BIT != 0 {
            return false;
        }
        let class = self.class_of(object);
        if !class.is_assignable_to(known.thread) {
            return false;
        }
        let thread = self.thread();
        // Without a time limit the argument of `join` is zero.
        let joins = thread.frames.iter().rev().take(4).any(|frame| {
            frame.method.class().id == known.thread.id
                && frame.method.name == "join"
                && frame.method.descriptor == "(J)V"
                && thread.stack[frame.base as usize + 1] == 0
        });
        if self.joins() && self.heap().load_u64(object, offset) == 0 {
            self.joined(object);
        }
        joins
    }

    /// Whether the current thread is inside `Thread.join`.
    fn joins(&self) -> bool {
        let known = self.well_known();
        self.thread()
            .frames
            .iter()
            .rev()
            .take(4)
            .any(|frame| frame.method.class().id == known.thread.id && frame.method.name == "join")
    }

    /// What the thread behind `object` did lies in the past of the current thread.
    fn joined(&mut self, object: Ref) {
        self.acquired_life(object);
        let number = self.heap().load_u32(object, self.well_known().thread_id);
        if let Some(ended) = number.checked_sub(1) {
            self.acquire_from(self.current, ThreadId(ended));
        }
    }

    /// `acquirer` has everything behind it that `source` has, and `source`'s own accesses.
    pub(crate) fn acquire_from(&mut self, acquirer: ThreadId, source: ThreadId) {
        if self.watch.is_none() || acquirer.0 >= 64 {
            return;
        }
        // What the acquirer did before that is compared first.
        let mut found = self.watch.as_mut().map(|watch| std::mem::take(&mut watch.conflicts));
        if let Some(found) = &mut found {
            self.conflicts_into(acquirer, found);
        }
        if let (Some(watch), Some(found)) = (&mut self.watch, found) {
            watch.conflicts = found;
        }
        self.compare_contacts(acquirer);
        let bit = 1 << acquirer.0;
        let forgets = !self.looks_for_races();
        for index in 0..self.threads.len() {
            let thread = &self.threads[index];
            let own = thread.id == source;
            let knows = |known: u64| own || source.0 < 64 && known & 1 << source.0 != 0;
            let news = |known: u64| knows(known) && known & bit == 0;
            if thread.network.contacts.iter().any(|contact| news(contact.ordered_before)) {
                let contacts = &mut self.threads[index].network.contacts;
                contacts.iter_mut().filter(|contact| news(contact.ordered_before)).for_each(
                    |contact| {
                        contact.ordered_before |= bit;
                    },
                );
            }
            let thread = &self.threads[index];
            if !thread.run.iter().any(|touch| news(touch.ordered_before)) {
                continue;
            }
            let others = self.others_alive(thread);
            let run = &mut self.threads[index].run;
            run.iter_mut()
                .filter(|touch| news(touch.ordered_before))
                .for_each(|touch| touch.ordered_before |= bit);
            // What all know nobody collides with, nor do those whom they will start.
            if forgets {
                run.retain(|touch| others & !touch.ordered_before != 0);
            }
        }
    }

    /// The threads of the same process that can still do something, a bit for each. Threads with
    /// high numbers have no bit of their own, and count as knowing nothing.
    pub(crate) fn others_alive(&self, thread: &Thread) -> u64 {
        let others = self.threads.iter().filter(|other| {
            other.is_alive() && other.process == thread.process && other.id != thread.id
        });
        others.fold(0, |all, other| all | if other.id.0 < 63 { 1 << other.id.0 } else { u64::MAX })
    }
}
