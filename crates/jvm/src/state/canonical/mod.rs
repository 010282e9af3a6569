//! Equality up to names: a description of a state that does not depend on where objects lie, in
//! which order they were made, on garbage, on registers that nobody reads again, on the numbers of
//! threads, or on what the clock shows.
//!
//! A state is described against its base. Objects of the base are named by their addresses, and
//! only what they hold otherwise than in the base is told. All other objects are numbered in the
//! order in which a walk from the roots first meets them, and told in full:
//!
//! - `described`: what a process says as a whole, kept until the process changes;
//! - `part`: a part of the description that is kept until what it describes changes;
//! - `plans`: how objects and frames are read;
//! - `fixed`, `reach`: the objects of the base;
//! - `threads`, `tables`: the roots;
//! - `clocks`: what threads know of each other, while races are looked for;
//! - `network`: sockets, and what threads do with them;
//! - `walk`: numbers;
//! - `objects`, `buffers`: the objects that are not of the base;
//! - `off_heap`: memory outside the heap;
//! - `text`: the same as lines to be read;
//! - `portrait`, `differences`: the same as a graph, and in what two of them differ.

mod buffers;
mod clocks;
mod described;
mod differences;
mod fixed;
mod network;
mod objects;
mod off_heap;
mod part;
mod plans;
mod portrait;
mod rates;
mod reach;
mod tables;
mod text;
mod threads;
mod walk;

use std::sync::Arc;

use heddle_access::Assumed;
use heddle_net::Rules;
use xxhash_rust::xxh3::xxh3_128;

use super::memory::as_bytes;
use super::process::{Process, ProcessId};
use crate::machine::Machine;

pub(super) use described::Described;
pub use differences::Difference;
pub(super) use fixed::HalfWords;
pub(super) use off_heap::OffHeap;
pub(super) use part::Part;
use plans::UNREAD_TOLD;
pub use portrait::{Portrait, Spot, SpotKind};
pub(super) use rates::Repeated;
use reach::{Reached, reach};
pub(crate) use walk::{NANO_ORIGIN, is_time, is_wall_time};
use walk::{Scratch, Walk};

/// What is kept from one description to the next; says nothing about the state.
#[derive(Default)]
pub(super) struct Describer {
    scratch: Scratch,
    /// By process.
    fixed: Vec<fixed::Differences>,
    objects: Vec<objects::Objects>,
    described: Vec<Option<Arc<Described>>>,
    /// By thread.
    threads: Vec<Arc<Part>>,
    /// The words of the part that is being made.
    words: Vec<u64>,
    spare: Spare,
    /// The Java numbers of all threads, by machine number.
    names: Vec<u64>,
    /// Threads that say something, by process, in the order of their Java numbers.
    order: Vec<(u64, u32)>,
    /// All threads, in the same order: machine numbers tell who was started first in the whole system.
    all: Vec<(ProcessId, u32)>,
    /// Who says something, or a Java number, changed since.
    order_changed: bool,
    /// Of the process that was described last, where that is asked for.
    reached: Option<Reached>,
    /// By process: who can still do something. Threads with high numbers have no bit of their
    /// own, and count as knowing nothing.
    live: Vec<u64>,
}

/// Parts that nobody has any more, for the memory they have.
#[derive(Default)]
struct Spare(Vec<Arc<Part>>);

const SPARE_MAX: usize = 8;

impl Spare {
    fn take(&mut self) -> Arc<Part> {
        self.0.pop().unwrap_or_default()
    }

    fn give(&mut self, mut part: Arc<Part>) {
        if self.0.len() < SPARE_MAX && Arc::get_mut(&mut part).is_some() {
            self.0.push(part);
        }
    }
}

impl Describer {
    /// Whether a word of the base belongs to an object of the process described last that is known to be garbage.
    fn is_garbage(&self, at: usize) -> bool {
        self.reached.as_ref().is_some_and(|reached| !reached.has(at))
    }

    /// The last description of a thread.
    pub(super) fn thread(&self, index: usize) -> Option<&Arc<Part>> {
        self.threads.get(index)
    }

    /// Uses an earlier description again; false if there is no room for it yet.
    pub(super) fn set_thread(&mut self, index: usize, part: &Arc<Part>) -> bool {
        match self.threads.get_mut(index) {
            Some(slot) => {
                self.order_changed |= slot.in_order() != part.in_order();
                self.spare.give(std::mem::replace(slot, part.clone()));
                true
            }
            None => false,
        }
    }
}

impl Machine {
    /// A hash of all that distinguishes this state from others.
    pub fn fingerprint(&mut self) -> u128 {
        self.describe_state(false);
        xxh3_128(as_bytes(self.description()))
    }

    /// All that distinguishes this state from others, appended to `into`.
    pub fn canonical_bytes(&mut self, into: &mut Vec<u8>) {
        self.describe_state(true);
        into.extend_from_slice(as_bytes(self.description()));
    }

    /// Whether states are told apart only by what somebody can still read.
    fn forgets(&self) -> bool {
        self.watch.as_ref().is_some_and(|watch| watch.reductions().forget)
    }

    /// The last description made.
    fn description(&self) -> &[u64] {
        self.snapshot_cache.describer.as_ref().map_or(&[], |describer| &describer.scratch.out)
    }

    /// Takes the describer, to be put back when done.
    fn start_description(&mut self, whole: bool) -> Box<Describer> {
        let mut describer = self.snapshot_cache.describer.take().unwrap_or_default();
        describer.scratch.out.clear();
        describer.scratch.times.clear();
        describer.scratch.whole = whole;
        describer.scratch.forgets = self.forgets();
        describer.scratch.sockets.clear();
        describer.fixed.resize_with(self.processes.len(), Default::default);
        describer.objects.resize_with(self.processes.len(), Default::default);
        describer.described.resize_with(self.processes.len(), Default::default);
        if describer.scratch.plans.tell(self.told()) {
            describer.objects.clear();
            describer.objects.resize_with(self.processes.len(), Default::default);
            describer.described.clear();
            describer.described.resize_with(self.processes.len(), Default::default);
            describer.order_changed = true;
        }
        self.find_live(&mut describer.live);
        self.refresh_threads(&mut describer);
        self.name_threads(&mut describer);
        describer
    }

    /// What somebody asked for, or may ask for unheard, by bits of what is assumed.
    fn told(&self) -> u32 {
        let Some(watch) = &self.watch else { return u32::MAX };
        let reductions = watch.reductions();
        if !reductions.library || !reductions.forget {
            return u32::MAX;
        }
        let asked = |assumed: &Assumed| watch.policy.is_disproved(*assumed);
        let forgotten = [
            Assumed::ThreadNumbers,
            Assumed::LogRecords,
            Assumed::PrintedTexts,
            Assumed::LoggedMessages,
            Assumed::MemoryAddresses,
            Assumed::FutureNumbers,
        ];
        let forgotten = forgotten.iter().filter(|assumed| !asked(assumed));
        let is_output =
            |assumed: &Assumed| matches!(assumed, Assumed::PrintedTexts | Assumed::LoggedMessages);
        let forgotten = forgotten.filter(|assumed| !watch.outputs || !is_output(assumed));
        // States of jpf-nas are told apart by more than anybody can read.
        let unread = match self.network.config.settings.rules {
            Rules::JpfNas => 0,
            Rules::Tcp => UNREAD_TOLD,
        };
        !forgotten.fold(unread, |bits, assumed| bits | assumed.bit())
    }

    /// Leaves the description in the scratch memory; `whole`, or with hashes of its parts.
    fn describe_state(&mut self, whole: bool) {
        let mut describer = self.start_description(whole);
        for index in 0..self.processes.len() {
            self.tell_process(index, &mut describer);
        }
        self.describe_network(&mut describer);
        if let Some(hash) = self.disks.fingerprint() {
            describer.scratch.out.extend([hash as u64, (hash >> 64) as u64]);
        }
        if !self.printed.is_empty() {
            for text in self.printed.iter() {
                let hash = xxh3_128(text);
                describer.scratch.out.extend([hash as u64, (hash >> 64) as u64]);
            }
        }
        if let Some(since) = self.quiet_since {
            describer.scratch.out.push((self.now - since) as u64);
        }
        self.describe_progress(&mut describer);
        let is_over = |owner| self.is_over_for(owner);
        self.symbols.describe(&self.program.terms, is_over, &mut describer.scratch.out);
        self.snapshot_cache.describer = Some(describer);
    }

    /// The readings of clocks that a process holds, and what it reckoned from them.
    pub(super) fn held_times(&mut self, process: usize) -> Vec<u64> {
        let mut describer = self.start_description(false);
        self.tell_process(process, &mut describer);
        let times = std::mem::take(&mut describer.scratch.times);
        self.snapshot_cache.describer = Some(describer);
        // The current thread goes on without being marked again.
        self.thread_mut();
        times
    }

    /// The objects of a process that are not of the base and that somebody has.
    pub(super) fn met_objects(&mut self, process: usize) -> Vec<u32> {
        let mut describer = self.start_description(false);
        self.describe_process(process, &mut describer);
        let met = std::mem::take(&mut describer.scratch.met);
        self.snapshot_cache.describer = Some(describer);
        // The current thread goes on without being marked again.
        self.thread_mut();
        met
    }

    /// How far the component is in its protocol, and processes are in theirs.
    fn describe_progress(&self, describer: &mut Describer) {
        for conversation in self.conversations.iter() {
            let position = conversation.position.fingerprint();
            describer.scratch.out.extend([position as u64, (position >> 64) as u64]);
        }
        let (Some(progress), Some(boundary)) = (&self.progress, self.program.boundary()) else {
            return;
        };
        let Describer { scratch, order, .. } = describer;
        progress.describe(boundary, order, &mut scratch.out);
    }

    /// Whether the memory of a process that has ended is left out: where calls are carried and where an
    /// adversary acts, ends differ in little else. Invariants look at it.
    fn is_unread_when_over(&self) -> bool {
        let carries_calls = |process: &Process| process.heap.shared_base().half_words.carries_calls;
        let is_observed = self.watch.as_ref().is_some_and(|watch| watch.observed);
        !is_observed
            && (self.network.adversary().is_some() || self.processes.iter().any(carries_calls))
    }

    fn describe_process(&mut self, index: usize, describer: &mut Describer) {
        let Describer { scratch, fixed, objects, threads, names, order, all, reached, .. } =
            describer;
        let is_unread = self.is_unread_when_over();
        let differences = &mut fixed[index];
        let process = &mut self.processes[index];
        differences.refresh(process);
        let process = &self.processes[index];
        let tables = process.summary();
        let now = self.nano_time();
        let counters_count = self.counters_count();
        let exactly = self.time_ordered || process.time_counts || !scratch.forgets;
        let horizon = if exactly { i64::MAX } else { process.horizon() };
        let mut walk =
            Walk::new(self.program, process, names, (now, horizon), counters_count, scratch);
        walk.out(u64::from(process.id.0));
        if let identity @ 1.. = process.config.identity {
            walk.out(identity as u64);
            walk.out((identity >> 64) as u64);
        }
        // Nobody reads the memory of a process that is over. Elsewhere it tells how many ends there are.
        if process.ended && walk.scratch.forgets && is_unread {
            *reached = Some(Reached::nothing());
            walk.out(process.exit_status.map_or(0, |status| 1 << 32 | u64::from(status as u32)));
            for thread in self.threads_by_name(all, process.id) {
                walk.out(threads[thread.id.0 as usize].rest.hash as u64);
                walk.protection(thread);
            }
            if self.looks_for_races() {
                walk.clocks(process.id, &self.threads, &self.clocks);
            }
            return;
        }
        if process.time_counts {
            walk.scratch.tells_time = true;
            walk.out(now);
        }
        let (mut fills_buffers, mut looks_at_changes) = (false, false);
        for &(name, index) in order.iter() {
            let thread = &self.threads[index as usize];
            if thread.process == process.id {
                let part = &threads[index as usize];
                fills_buffers |= part.rest.fills_buffers;
                looks_at_changes |= part.rest.looks_at_changes;
                walk.out(name);
                walk.part(part);
                // The distance of deadlines counts, or only that there is one.
                let counts = self.time_ordered || process.time_counts;
                if let Some(deadline) = thread.deadline().filter(|_| counts) {
                    walk.scratch.tells_time = true;
                    walk.out(deadline.wrapping_sub(self.now).max(0) as u64);
                }
            }
        }
        walk.fills_buffers = fills_buffers || !walk.scratch.forgets;
        // What tables hold is no time of the program.
        let times = walk.scratch.times.len();
        walk.part(tables);
        walk.scratch.times.truncate(times);
        let own = order.iter().map(|&(_, index)| index as usize);
        let own = own.filter(|&index| self.threads[index].process == process.id);
        let parts = own.map(|index| &*threads[index]).chain([tables]);
        *reached = match walk.scratch.forgets {
            true => reach(self.program, process.heap.words(), differences, parts),
            false => None,
        };
        walk.fixed(differences, reached.as_ref());
        walk.objects(&mut objects[index]);
        walk.changes(looks_at_changes);
        walk.off_heap(&process.native_memory);
        // Whether a string is the interned one of its content can be observed by who has it.
        walk.weak(tables);
        for &(_, index) in order.iter() {
            if self.threads[index as usize].process == process.id {
                walk.run(&threads[index as usize].rest);
            }
        }
        for thread in self.threads_by_name(all, process.id) {
            walk.protection(thread);
        }
        walk.order_of_old();
        if self.looks_for_races() {
            walk.clocks(process.id, &self.threads, &self.clocks);
        }
    }

    /// What `System.nanoTime` would answer.
    pub(crate) fn nano_time(&self) -> u64 {
        walk::NANO_ORIGIN + self.now as u64
    }
}
