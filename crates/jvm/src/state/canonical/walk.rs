//! Numbering objects as they are met, and describing those that are not of the base.

use super::super::heap::Ref;
use super::super::monitor::{Monitor, Monitors};
use super::super::process::Process;
use super::super::thread::ThreadId;
use super::piece::Piece;
use super::plans::{Plans, Shape};
use crate::program::{Kind, Program};

/// Set in what stands for an object of the base; the rest is its address.
pub(super) const FIXED: u64 = 1 << 31;
/// Set beside the class of an object that has a lock or a hash.
const LOCKED: u64 = 1 << 32;

/// Where `System.nanoTime` starts: so far from anything else that its readings can be recognised.
/// They are told against the present time, so that a state reached later is not another one.
pub(super) const NANO_ORIGIN: u64 = 0x1A5E_D000_0000_0000;
const NANO_RANGE: u64 = 1 << 50;

#[inline(always)]
pub(super) fn is_time(word: u64) -> bool {
    word.wrapping_sub(NANO_ORIGIN) < NANO_RANGE
}

#[derive(Default)]
pub(super) struct Scratch {
    /// By word above the base: which description last met an object there, and its number.
    numbers: Vec<(u32, u32)>,
    epoch: u32,
    /// The objects that have numbers, in order.
    pub(super) met: Vec<u32>,
    pub(super) out: Vec<u64>,
    /// Pieces are told in full, and not by their hashes.
    pub(super) whole: bool,
    /// The sockets that objects of all processes hold, in the order in which they were met.
    pub(super) sockets: Vec<u32>,
    pub(super) plans: Plans,
}

pub(super) struct Walk<'a> {
    program: &'static Program,
    pub(super) words: &'a [u64],
    pub(super) monitors: &'a Monitors,
    /// The Java numbers of threads.
    names: &'a [u64],
    /// The current reading of `System.nanoTime`.
    now: u64,
    /// Where the base ends.
    fixed: u32,
    pub(super) scratch: &'a mut Scratch,
}

impl<'a> Walk<'a> {
    pub(super) fn new(
        program: &'static Program,
        process: &'a Process,
        names: &'a [u64],
        now: u64,
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
        Walk { program, words, monitors: &process.monitors, names, now, fixed, scratch }
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

    /// A value of the program: readings of the clock as distances from now.
    #[inline(always)]
    pub(super) fn value(&self, word: u64) -> u64 {
        if is_time(word) {
            NANO_ORIGIN + (word.wrapping_sub(self.now) & (NANO_RANGE - 1))
        } else {
            word
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

    pub(super) fn piece(&mut self, piece: &Piece) {
        let Piece { words, refs, threads, times, .. } = piece;
        if self.scratch.whole {
            self.out(words.len() as u64);
            self.scratch.out.extend_from_slice(words);
        } else {
            self.scratch.out.extend(piece.summary());
        }
        for &reference in refs {
            self.refer(reference);
        }
        for &thread in threads {
            self.out(self.thread_name(thread));
        }
        for &time in times {
            self.out(self.value(time));
        }
    }

    pub(super) fn weak(&mut self, piece: &Piece) {
        let count = self.mark();
        for &(number, reference) in &piece.weak {
            if let Some(code) = self.known(reference) {
                self.out(number << 32 | code);
            }
        }
        self.count_from(count);
    }

    /// Describes all objects met, including those met on the way.
    pub(super) fn objects(&mut self) {
        let mut plans = std::mem::take(&mut self.scratch.plans);
        let mut next = 0;
        while let Some(&at) = self.scratch.met.get(next) {
            next += 1;
            self.object(at as usize, &mut plans);
        }
        self.scratch.plans = plans;
    }

    fn object(&mut self, at: usize, plans: &mut Plans) {
        let words = self.words;
        let class_word = words[at] as u32;
        let monitor = self.monitors.monitor_of((words[at] >> 32) as u32);
        if monitor == Monitor::default() {
            self.out(u64::from(class_word));
        } else {
            self.out(u64::from(class_word) | LOCKED);
            self.lock(monitor);
        }
        let plan = plans.object(self.program, class_word);
        let length = plan.words(words, at);
        let start = self.scratch.out.len();
        self.scratch.out.extend_from_slice(&words[at + 1..at + length]);
        // Word 1 of the object is at `start`.
        let place = |half: u32| (start + half as usize / 2 - 1, (half % 2) * 32);
        match plan.shape {
            Shape::Array(Kind::Ref) => {
                for half in 4..4 + words[at + 1] as u32 {
                    self.replace(place(half), words, at, half);
                }
            }
            Shape::Array(_) => {}
            Shape::Fields(_) => {
                for &half in &plan.refs {
                    self.replace(place(half), words, at, half);
                }
            }
        }
        for &(half, mask) in &plan.masks {
            let (word, shift) = place(half);
            self.scratch.out[word] &= !(u64::from(!mask) << shift);
        }
        if let Some(half) = plan.socket {
            // Named by who holds it, not by when it was opened.
            let (word, _) = place(half);
            let held = std::mem::take(&mut self.scratch.out[word]);
            self.scratch.sockets.push(held as u32);
        }
        if plan.has_longs {
            for index in start..self.scratch.out.len() {
                self.scratch.out[index] = self.value(self.scratch.out[index]);
            }
        }
    }

    /// Puts what stands for an object in the place of its address.
    #[inline(always)]
    fn replace(&mut self, (word, shift): (usize, u32), words: &[u64], at: usize, half: u32) {
        let address = (words[at + half as usize / 2] >> shift) as u32;
        let code = self.code(Ref(address));
        let out = &mut self.scratch.out[word];
        *out = *out & !(0xffff_ffff << shift) | code << shift;
    }
}
