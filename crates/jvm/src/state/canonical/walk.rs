//! Numbering objects as they are met, and what stands for them.

use super::super::heap::Ref;
use super::super::monitor::{Monitor, Monitors};
use super::super::native_memory::is_address;
use super::super::process::Process;
use super::super::thread::ThreadId;
use super::off_heap::{Blocks, OffHeap};
use super::part::Part;
use super::plans::Plans;
use crate::machine::EPOCH_MILLIS;
use crate::program::Program;
use heddle_access::Assumed;

/// Set in what stands for an object of the base; the rest is its address.
pub(super) const FIXED: u64 = 1 << 31;
/// Set beside the class of an object that has a lock or a hash.
const LOCKED: u64 = 1 << 32;

/// Where `System.nanoTime` starts: so far from anything else that its readings can be recognised.
/// They are told against the present time, so that a state reached later is not another one.
pub(crate) const NANO_ORIGIN: u64 = 0x1A5E_D000_0000_0000;
/// Readings, and what is a while before or after them, lie this far around.
const NANO_RANGE: u64 = 1 << 51;
/// The same for `System.currentTimeMillis`: some weeks.
const MILLI_ORIGIN: u64 = EPOCH_MILLIS as u64;
const MILLI_RANGE: u64 = 1 << 32;
/// Distances from now, in nanoseconds, take the place of readings.
const DISTANCES: u64 = 1 << 54;
/// No distance lies here.
const OLD: u64 = DISTANCES / 2;

/// Whether a value is a reading of a clock, or a time reckoned from one.
#[inline(always)]
pub(crate) fn is_time(word: u64) -> bool {
    word.wrapping_sub(NANO_ORIGIN - NANO_RANGE) < 2 * NANO_RANGE || is_wall_time(word)
}

#[inline(always)]
pub(crate) fn is_wall_time(word: u64) -> bool {
    word.wrapping_sub(MILLI_ORIGIN - MILLI_RANGE) < 2 * MILLI_RANGE
}

/// Whether what stands for a value depends on the rest of the state: a time, or where a block lies.
#[inline(always)]
pub(super) fn is_relative(word: u64) -> bool {
    is_time(word) || is_address(word)
}

/// The reading of `System.nanoTime` at a moment given in seconds and nanoseconds since 1970.
pub(super) fn instant_reading(seconds: u64, nanos: u32) -> Option<u64> {
    let seconds = (seconds as i64).checked_sub(EPOCH_MILLIS / 1000)?;
    let nanos = seconds.checked_mul(1_000_000_000)?.checked_add(i64::from(nanos))?;
    let since = nanos.checked_sub(EPOCH_MILLIS % 1000 * 1_000_000)?;
    (since.unsigned_abs() < NANO_RANGE).then(|| NANO_ORIGIN.wrapping_add(since as u64))
}

/// How far a time is from `now`, a reading of `System.nanoTime`, in nanoseconds; and by which clock.
#[inline(always)]
pub(super) fn distance(word: u64, now: u64) -> Option<(u64, u64)> {
    if is_wall_time(word) {
        // To the nanosecond: that decides when the next millisecond begins.
        let reading = word.wrapping_sub(MILLI_ORIGIN).wrapping_mul(1_000_000);
        Some((1, reading.wrapping_sub(now - NANO_ORIGIN)))
    } else {
        is_time(word).then(|| (0, word.wrapping_sub(now)))
    }
}

/// Whether a time is to come or over, and the order of magnitude of the time between.
fn magnitude(distance: i64) -> u64 {
    let bits = u64::from(64 - distance.unsigned_abs().leading_zeros());
    u64::from(distance > 0) << 8 | bits
}

#[derive(Default)]
pub(super) struct Scratch {
    /// By word above the base: which description last met an object there, and its number.
    numbers: Vec<(u32, u32)>,
    epoch: u32,
    /// The objects that have numbers, in order.
    pub(super) met: Vec<u32>,
    pub(super) out: Vec<u64>,
    /// Parts are told in full, and not by their hashes.
    pub(super) whole: bool,
    /// The sockets that objects of all processes hold, in the order in which they were met.
    pub(super) sockets: Vec<u32>,
    pub(super) plans: Plans,
    /// The readings of clocks that were met, and what was reckoned from them.
    pub(super) times: Vec<u64>,
    /// Those that are so old that only their order counts, and the order of magnitude of their age.
    pub(super) old: Vec<u64>,
    /// How often collections were changed, where that counts.
    pub(super) changes: Vec<u64>,
    /// Something remembers how often a collection was changed, and does not say which.
    pub(super) changes_count: bool,
    /// For each access of the process to what lies between processes, the monitors around it.
    pub(super) protection: Vec<u64>,
    /// What the process says depends on what time it is.
    pub(super) tells_time: bool,
    /// Arrays of which so many bytes are in use.
    pub(super) buffers: Vec<(u32, u32)>,
    /// What nobody can read any more is left out.
    pub(super) forgets: bool,
    /// The blocks outside the heap that were met.
    pub(super) blocks: Blocks,
    /// The content of the object that is being hashed.
    pub(super) content: Vec<u64>,
}

pub(super) struct Walk<'a> {
    pub(super) program: &'static Program,
    pub(super) words: &'a [u64],
    pub(super) monitors: &'a Monitors,
    /// The Java numbers of threads.
    names: &'a [u64],
    /// The current reading of `System.nanoTime`.
    now: u64,
    /// Up to which age, in nanoseconds, instants are told exactly.
    horizon: i64,
    /// Somebody asks pools what they have counted.
    pub(super) counters_count: bool,
    /// Where the base ends.
    pub(super) fixed: u32,
    /// Somebody is in the middle of filling a buffer.
    pub(super) fills_buffers: bool,
    pub(super) off_heap: &'a OffHeap,
    /// Where blocks lie that are told by number, and how long that range is.
    pub(super) numbered: (u64, u64),
    pub(super) scratch: &'a mut Scratch,
}

impl<'a> Walk<'a> {
    pub(super) fn new(
        program: &'static Program,
        process: &'a Process,
        names: &'a [u64],
        (now, horizon): (u64, i64),
        counters_count: bool,
        scratch: &'a mut Scratch,
    ) -> Walk<'a> {
        let words = process.heap.words();
        let fixed = process.heap.shared_base().end.max(1) as u32;
        let room = words.len() - (fixed as usize).min(words.len());
        if scratch.numbers.len() < room {
            scratch.numbers.resize(room.next_power_of_two(), (0, 0));
        }
        scratch.epoch = scratch.epoch.wrapping_add(1);
        if scratch.epoch == 0 {
            scratch.numbers.fill((0, 0));
            scratch.epoch = 1;
        }
        scratch.met.clear();
        scratch.changes.clear();
        scratch.changes_count = false;
        scratch.protection.clear();
        scratch.tells_time = false;
        scratch.old.clear();
        scratch.buffers.clear();
        scratch.blocks.clear();
        let off_heap = process.off_heap();
        let tells_addresses = scratch.plans.told & Assumed::MemoryAddresses.bit() != 0;
        let numbered = if tells_addresses { (0, 0) } else { off_heap.range() };
        let (monitors, fills_buffers) = (&process.monitors, false);
        Walk {
            program,
            words,
            monitors,
            names,
            now,
            horizon,
            counters_count,
            fixed,
            fills_buffers,
            off_heap,
            numbered,
            scratch,
        }
    }

    #[inline(always)]
    pub(super) fn out(&mut self, word: u64) {
        self.scratch.out.push(word);
    }

    /// A place for a count of what follows.
    pub(super) fn mark(&mut self) -> usize {
        self.out(0);
        self.scratch.out.len()
    }

    pub(super) fn count_from(&mut self, mark: usize) {
        let count = self.scratch.out.len() - mark;
        self.scratch.out[mark - 1] = count as u64;
    }

    /// What stands for an object; objects that are not of the base are numbered when first met.
    #[inline(always)]
    pub(super) fn code(&mut self, reference: Ref) -> u64 {
        if reference.0 < self.fixed {
            return if reference.0 == 0 { 0 } else { FIXED | u64::from(reference.0) };
        }
        let Scratch { numbers, epoch, met, .. } = &mut *self.scratch;
        let slot = &mut numbers[(reference.0 - self.fixed) as usize];
        if slot.0 != *epoch {
            met.push(reference.0);
            *slot = (*epoch, met.len() as u32);
        }
        u64::from(slot.1)
    }

    /// What stands for an object if it was met, or is of the base.
    pub(super) fn known(&self, reference: Ref) -> Option<u64> {
        if reference.0 < self.fixed {
            return (reference.0 != 0).then_some(FIXED | u64::from(reference.0));
        }
        let slot = self.scratch.numbers[(reference.0 - self.fixed) as usize];
        (slot.0 == self.scratch.epoch).then_some(u64::from(slot.1))
    }

    /// A value of the program: readings of the clocks as distances from now, addresses by their blocks.
    #[inline(always)]
    pub(super) fn value(&mut self, word: u64) -> u64 {
        match distance(word, self.now) {
            Some((clock, distance)) => {
                self.scratch.times.push(word);
                self.scratch.tells_time = true;
                let told = match self.is_old(distance) {
                    true => OLD + magnitude(distance as i64),
                    false => distance & (DISTANCES - 1),
                };
                NANO_ORIGIN + clock * DISTANCES + told
            }
            None => self.address(word),
        }
    }

    /// Whether a time is to come or over, and the order of magnitude of the time between.
    pub(super) fn magnitude(&mut self, word: u64) -> u64 {
        let Some((_, distance)) = distance(word, self.now) else { return 0 };
        self.scratch.times.push(word);
        self.scratch.tells_time = true;
        self.is_old(distance);
        magnitude(distance as i64)
    }

    /// Whether a time at a distance from now is so long ago that its age is not told exactly.
    #[inline(always)]
    fn is_old(&mut self, distance: u64) -> bool {
        let old = (distance as i64) < -self.horizon;
        if old {
            self.scratch.old.push(distance);
        }
        old
    }

    /// Tells in which order the old times lie that were met.
    pub(super) fn order_of_old(&mut self) {
        let mut sorted = self.scratch.old.clone();
        sorted.sort_unstable_by_key(|&distance| distance as i64);
        sorted.dedup();
        self.out(sorted.len() as u64);
        for index in 0..self.scratch.old.len() {
            let distance = self.scratch.old[index] as i64;
            let rank = sorted.partition_point(|&other| (other as i64) < distance);
            self.out(rank as u64);
        }
    }

    pub(super) fn refer(&mut self, reference: Ref) {
        let code = self.code(reference);
        self.out(code);
    }

    /// The name of a thread, which does not depend on who started first.
    pub(super) fn thread_name(&self, thread: ThreadId) -> u64 {
        self.names.get(thread.0 as usize).map_or(0, |name| name + 1)
    }

    pub(super) fn lock(&mut self, monitor: Monitor) {
        let Monitor { owner, count, hash } = monitor;
        let owner = owner.map_or(0, |owner| self.thread_name(owner));
        self.out(owner);
        self.out(u64::from(count) << 32 | u64::from(hash));
    }

    pub(super) fn part(&mut self, part: &Part) {
        let Part { words, refs, threads, times, .. } = part;
        if self.scratch.whole {
            self.out(words.len() as u64);
            self.scratch.out.extend_from_slice(words);
        } else {
            self.scratch.out.extend(part.summary());
        }
        for &reference in refs {
            self.refer(reference);
        }
        for &thread in threads {
            self.out(self.thread_name(thread));
        }
        for &time in times {
            let time = self.value(time);
            self.out(time);
        }
    }

    pub(super) fn weak(&mut self, part: &Part) {
        let count = self.mark();
        for &(number, reference) in &part.weak {
            if let Some(code) = self.known(reference) {
                self.out(number << 32 | code);
            }
        }
        self.count_from(count);
    }

    /// The class of an object, and its lock.
    pub(super) fn header(&mut self, class_word: u32, lock_word: u32) {
        let monitor = self.monitors.monitor_of(lock_word);
        if monitor == Monitor::default() {
            self.out(u64::from(class_word));
        } else {
            self.out(u64::from(class_word) | LOCKED);
            self.lock(monitor);
        }
    }
}
