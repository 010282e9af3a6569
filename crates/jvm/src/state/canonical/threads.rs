//! Threads as roots: what they wait for, and the registers that somebody will still read.

use std::sync::Arc;

use heddle_access::{Assumed, Place, Recorded};
use xxhash_rust::xxh3::xxh3_128;

use super::super::door::{Bulk, Section};
use super::super::frame::Frame;
use super::super::heap::Ref;
use super::super::memory::{DIRTY_FINGERPRINT, as_bytes};
use super::super::process::ProcessId;
use super::super::thread::{Awaited, Status, Stays, Thread, ThreadId, Wake};
use super::Describer;
use super::part::{Part, ThreadRest};
use super::plans::{FramePlan, Plans, REFERENCE};
use super::walk::Walk;
use crate::machine::Machine;

/// Marks frames with a continuation, beside the method; other frames have their position there.
const CONTINUATION: u64 = 1 << 31;

impl Machine {
    pub(super) fn find_live(&self, live: &mut Vec<u64>) {
        live.clear();
        live.resize(self.processes.len(), 0);
        for thread in self.threads.iter().filter(|thread| self.is_present(thread)) {
            let bit = if thread.id.0 < 63 { 1 << thread.id.0 } else { u64::MAX };
            live[thread.process.0 as usize] |= bit;
        }
    }

    /// Finds the Java numbers of the threads, and the order of those of which there is something
    /// to say.
    pub(super) fn name_threads(&self, describer: &mut Describer) {
        let Describer { names, order, all, order_changed, threads, scratch, .. } = describer;
        let process = |index: u32| self.threads[index as usize].process;
        let same = |&(own, index): &(ProcessId, u32)| own == process(index);
        if !std::mem::take(order_changed)
            && names.len() == self.threads.len()
            && all.iter().all(same)
        {
            return;
        }
        names.clear();
        order.clear();
        all.clear();
        all.extend((0..self.threads.len() as u32).map(|index| (process(index), index)));
        for (index, part) in threads.iter().take(self.threads.len()).enumerate() {
            let (name, says) = part.in_order();
            names.push(name);
            if says {
                order.push((name, index as u32));
            }
        }
        // Java numbers are given in the order of construction, machine numbers in that of starting.
        order.sort_unstable_by_key(|&(name, index)| (process(index), name, index));
        all.sort_unstable_by_key(|&(process, index)| {
            (process, threads[index as usize].in_order().0, index)
        });
        if scratch.plans.told & Assumed::ThreadNumbers.bit() != 0 {
            return;
        }
        // Where nobody asks for the numbers, those who are left are numbered anew.
        let mut next = vec![0; self.processes.len()];
        names.fill(0);
        for (name, index) in order {
            let next = &mut next[self.threads[*index as usize].process.0 as usize];
            *next += 1;
            *name = *next;
            names[*index as usize] = *next;
        }
    }

    /// The threads of a process, in the order that all have.
    pub(super) fn threads_by_name(
        &self,
        all: &[(ProcessId, u32)],
        process: ProcessId,
    ) -> impl Iterator<Item = &Thread> {
        let own = all.iter().filter(move |&&(of, _)| of == process);
        own.map(|&(_, index)| &self.threads[index as usize])
    }

    /// Describes again the threads that changed. Whole descriptions are made anew.
    pub(super) fn refresh_threads(&mut self, describer: &mut Describer) {
        let Describer {
            threads: parts, words, spare, live, scratch, order_changed, described, ..
        } = describer;
        let count = self.threads.len();
        if parts.len() < count {
            parts.resize_with(count, Arc::default);
        }
        for (index, part) in parts.iter_mut().enumerate().take(count) {
            let changed = self.threads.take_changed(index, DIRTY_FINGERPRINT);
            let thread = &self.threads[index];
            let others = live[thread.process.0 as usize] & !(1 << thread.id.0.min(63));
            let before = part.in_order();
            if changed || scratch.whole {
                // Where garbage is told from the rest, somebody looks which objects the words name.
                let base = self.processes[thread.process.0 as usize].heap.shared_base();
                let keeps_words = scratch.whole || base.half_words.beginnings.is_some();
                // A saved state may have the old one.
                let mut new = spare.take();
                let own = Arc::get_mut(&mut new).expect("a spare part is nobody's");
                std::mem::swap(&mut own.words, words);
                self.describe_thread(index, own, &mut scratch.plans);
                accesses(&self.threads[index], others, own.fixed, &mut own.rest, &mut own.words);
                if !keeps_words {
                    std::mem::swap(&mut own.words, words);
                }
                spare.give(std::mem::replace(part, new));
            } else if part.rest.others != others && !thread.run.inside().is_empty() {
                words.clear();
                let own = Arc::make_mut(part);
                accesses(thread, others, own.fixed, &mut own.rest, words);
            } else {
                continue;
            }
            *order_changed |= part.in_order() != before;
            described[self.threads[index].process.0 as usize] = None;
        }
    }

    /// The number that a thread has in Java; none while there is no object for it.
    pub(in crate::state) fn java_number(&self, id: ThreadId) -> u64 {
        let thread = &self.threads[id.0 as usize];
        match thread.object {
            Ref::NULL => 0,
            object => {
                let heap = &self.processes[thread.process.0 as usize].heap;
                heap.load_u64(object, self.well_known().thread_tid)
            }
        }
    }

    fn describe_thread(&mut self, index: usize, part: &mut Part, plans: &mut Plans) {
        let thread = &self.threads[index];
        let heap = &self.processes[thread.process.0 as usize].heap;
        part.clear(heap.shared_base().end.max(1) as u32);
        part.rest.name = self.java_number(thread.id);
        if thread.is_alive() {
            outside(thread, part);
            self.frames(index, part, plans);
            part.seal();
        }
    }

    fn frames(&mut self, index: usize, part: &mut Part, plans: &mut Plans) {
        let count = self.threads[index].frames.len();
        part.word(count as u64);
        for depth in 0..count {
            let thread = &self.threads[index];
            let frame = thread.frames[depth];
            part.rest.fills_buffers |= frame.method.marks.fills_buffers;
            part.rest.looks_at_changes |= frame.method.marks.looks_at_changes;
            // What a callee was given lies in its own registers.
            let end = thread.frames.get(depth + 1).map_or(usize::MAX, |above| above.base as usize);
            let stack = &thread.stack[..end.min(thread.stack.len())];
            if frame.continuation.is_some() {
                continuation_frame(&frame, stack, part);
            } else if let Some(plan) = plans.known_frame(&frame) {
                java_frame(&frame, plan, stack, part);
            } else {
                let plan = plans.frame(self, &frame);
                let stack = &self.threads[index].stack;
                java_frame(&frame, plan, &stack[..end.min(stack.len())], part);
            }
        }
    }
}

fn java_frame(frame: &Frame, plan: &FramePlan, stack: &[u64], part: &mut Part) {
    part.word(plan.place);
    let registers = stack.get(frame.base as usize..).unwrap_or_default();
    for &register in &plan.registers {
        let Some(&value) = registers.get((register & !REFERENCE) as usize) else { break };
        if register & REFERENCE != 0 {
            part.refer(Ref(value as u32));
        } else {
            part.value(value);
        }
    }
}

fn continuation_frame(frame: &Frame, stack: &[u64], part: &mut Part) {
    let Some(continuation) = frame.continuation else { return };
    part.word(u64::from(frame.method.id.0) << 32 | CONTINUATION | frame.kind as u64);
    part.word(u64::from(frame.size));
    part.bytes(continuation.name.as_bytes());
    let registers = stack.get(frame.base as usize..).unwrap_or_default();
    for (register, &value) in registers.iter().take(frame.size as usize).enumerate() {
        if continuation.refs >> register & 1 != 0 {
            part.refer(Ref(value as u32));
        } else {
            part.value(value);
        }
    }
}

/// All of a thread but its frames, and how far away its deadline is.
pub(super) fn outside(thread: &Thread, part: &mut Part) {
    let Thread {
        id: _,
        process: _,
        object,
        status,
        wake,
        reenter,
        park_permit,
        // Its object says the same.
        shown: _,
        daemon,
        stays,
        frames: _,
        held,
        stack: _,
        scoped_values,
        current,
        fresh,
        run: _,
        bulk,
        // Told with the network.
        network: _,
        stands_before,
        chosen,
        awaits,
        taking,
        // Belongs to a step.
        takes: _,
        // Those that it holds say so.
        owned: _,
        acquired,
        choosing,
        decision,
        // Says nothing about the thread.
        asked: _,
        // Who owns which monitor is told with the objects.
        locks: _,
        operations,
        operation_open,
        atomic,
        optimistic,
        followed,
        slices: _,
        rests: _,
        accepts_for_others: _,
    } = thread;
    // Mostly a thread is its own.
    let same = object == current;
    part.refer(*object);
    if !same {
        part.refer(*current);
    }
    part.refer(*scoped_values);
    part.refer(*awaits);
    part.word(taking.map_or(0, |taking| taking.number() + 1));
    describe_status(status, part);
    let wake = match wake {
        Wake::None => 0,
        Wake::Notified => 1,
        Wake::TimedOut => 2,
        Wake::Interrupted => 3,
        Wake::Spurious => 4,
    };
    // Whether it may go ahead is decided anew each time, but for one that was asked something.
    let chosen = *chosen && *choosing != 0;
    let flags = [park_permit, daemon, fresh, stands_before, &chosen, operation_open, &same];
    let flags = flags.iter().fold(wake, |bits, &&flag| bits << 1 | u64::from(flag));
    let (on, count) = reenter.unwrap_or((Ref::NULL, 0));
    part.word(flags << 32 | u64::from(count));
    part.refer(on);
    part.word(u64::from(*choosing) << 32 | decision.map_or(0, |way| u64::from(way) + 1));
    part.word(operations.map_or(0, |(depth, kind)| u64::from(depth) << 8 | (kind as u64 + 1)));
    part.word(u64::from(*atomic) << 32 | held.len() as u64);
    let Stays { site, there, all, free: _ } = *stays;
    part.word(site);
    part.word(u64::from(stays.told()) << 16 | u64::from(there) << 8 | u64::from(all));
    part.word((*followed as u64) << 1 | u64::from(bulk.is_some()));
    if let Some(bulk) = bulk {
        describe_bulk(bulk, part);
    }
    part.word(acquired.len() as u64);
    for lock in acquired {
        part.refer(lock.object);
        part.word(lock.shared.into());
    }
    for &(depth, object) in held {
        part.word(depth.into());
        part.refer(object);
    }
    part.word(optimistic.len() as u64);
    for Section { lock, stamp, settled, kept } in optimistic {
        part.refer(*lock);
        part.word(*stamp as u64);
        part.word((kept.len() as u64) << 1 | u64::from(*settled));
        // Who took part is told to people only.
        for access in kept.iter().flat_map(|kept| [kept.earlier, kept.later]) {
            part.word(access.origin);
            part.word(access.write.into());
        }
    }
}

fn describe_bulk(bulk: &Bulk, part: &mut Part) {
    let Bulk { done, carry, carries_reference, target, bytes } = bulk;
    part.refer(*target);
    part.word(*done);
    part.word(u64::from(carry.is_some()) << 1 | u64::from(*carries_reference));
    match carries_reference {
        true => part.refer(Ref(carry.unwrap_or(0) as u32)),
        false => part.word(carry.unwrap_or(0)),
    }
    part.bytes(bytes);
}

fn describe_status(status: &Status, part: &mut Part) {
    let (tag, object, deadline, rest) = match *status {
        Status::Dormant => (0, Ref::NULL, None, 0),
        Status::Runnable => (1, Ref::NULL, None, 0),
        Status::Blocked { object } => (2, object, None, 0),
        // Any waiter may be notified, so it does not matter who came first.
        Status::Waiting { object, deadline, held, since: _ } => (3, object, deadline, held),
        Status::Parked { deadline } => (4, Ref::NULL, deadline, 0),
        Status::Sleeping { deadline } => (5, Ref::NULL, Some(deadline), 0),
        Status::Initializing { class } => (6, Ref::NULL, None, class.0),
        Status::Draining => (7, Ref::NULL, None, 0),
        // Which socket it is about is told with the network.
        Status::Network { awaits: _, deadline } => (9, Ref::NULL, deadline, 0),
        Status::Held { behind } => (10, Ref::NULL, None, behind),
        Status::Awaiting(Awaited::Turn) => (11, Ref::NULL, None, 0),
        Status::Awaiting(Awaited::Service(_, method)) => (12, Ref::NULL, None, method.0),
        Status::Awaiting(Awaited::Answer(_, method)) => (13, Ref::NULL, None, method.0),
        Status::Awaiting(Awaited::Quiet) => (16, Ref::NULL, None, 0),
        Status::FileLock(_) => (14, Ref::NULL, None, 0),
        Status::Exit(process) => (15, Ref::NULL, None, process.0),
        Status::Ended => (8, Ref::NULL, None, 0),
    };
    part.word(tag << 33 | u64::from(deadline.is_some()) << 32 | u64::from(rest));
    if let Status::FileLock(wait) = status {
        wait.words().into_iter().for_each(|word| part.word(word));
    }
    part.refer(object);
}

/// What a thread did since it last stopped, as far as it does not lie behind all who are alive. Also
/// what ended threads did last may still collide with what others do.
fn accesses(thread: &Thread, others: u64, fixed: u32, rest: &mut ThreadRest, words: &mut Vec<u64>) {
    let start = words.len();
    rest.others = others;
    rest.run.clear();
    let unordered = |recorded: &&Recorded| others & !recorded.ordered_before.0 != 0;
    for recorded in thread.run.inside().iter().filter(unordered) {
        let [first, second] = recorded.locks.map(|lock| lock.object);
        let object = recorded.access.place.object().unwrap_or(Ref::NULL);
        // Where a block lies is told by who has its address.
        let is_off_heap = matches!(recorded.access.place, Place::OffHeap { .. });
        if [object, first, second].iter().all(|object| object.0 < fixed) && !is_off_heap {
            let locks = u64::from(second.0) << 32 | u64::from(first.0);
            // What is no object has a number there, or nothing.
            let named = recorded.access.place.parts().object;
            words.extend(access_words(recorded, named.0.into(), locks, others));
        } else {
            rest.run.push(*recorded);
        }
    }
    let told = &words[start..];
    rest.hash = if told.is_empty() { 0 } else { xxh3_128(as_bytes(told)) };
}

fn access_words(recorded: &Recorded, object: u64, locks: u64, others: u64) -> [u64; 5] {
    // Where and when it was made is told with the clocks.
    let Recorded { access, leads, ordered_before, .. } = *recorded;
    let parts = access.place.parts();
    let [first, second] = recorded.locks.map(|lock| lock.shared);
    let bits = [second, first, access.writes(), leads];
    let flags = bits.iter().fold(u64::from(parts.tag), |flags, &bit| flags << 1 | u64::from(bit));
    [flags << 33 | object, parts.from, parts.upto, ordered_before.0 & others, locks]
}

impl Walk<'_> {
    /// What a thread did, as far as anybody can still reach it.
    #[inline]
    pub(super) fn run(&mut self, rest: &ThreadRest) {
        if rest.run.is_empty() {
            return self.out(0);
        }
        let count = self.mark();
        for recorded in &rest.run {
            let place = &recorded.access.place;
            let object = match place.object() {
                Some(object) => self.known(object),
                None => Some(place.parts().object.0.into()),
            };
            let Some(object) = object else { continue };
            let shift = match *place {
                Place::OffHeap { from, .. } => match self.known_address(from) {
                    Some(told) => told.wrapping_sub(from),
                    None => continue,
                },
                _ => 0,
            };
            let [first, second] = recorded.locks.map(|lock| self.known(lock.object).unwrap_or(0));
            let locks = second << 32 | first;
            let mut words = access_words(recorded, object, locks, rest.others);
            words[1..3].iter_mut().for_each(|bound| *bound = bound.wrapping_add(shift));
            self.scratch.out.extend(words);
        }
        self.count_from(count);
    }
}
