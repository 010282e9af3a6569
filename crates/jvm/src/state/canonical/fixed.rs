//! The objects of the base: which of their words are not what they were, and what they are.

use std::ops::Range;
use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::super::gc::object_words;
use super::super::heap::{Ref, STATICS_BIT};
use super::super::memory::{Base, DIRTY_FINGERPRINT, PAGE_WORDS};
use super::super::monitor::{Monitor, Monitors};
use super::super::process::Process;
use super::super::tables::Tables;
use super::buffers::{buffer_of, used_of_word};
use super::plans::{ObjectPlan, Shape, UNREAD_TOLD};
use super::reach::{Beginnings, Reached};
use super::walk::{FIXED, Walk, is_time};
use crate::jdk::{Buffer, CARRIER, CONNECTION};
use crate::program::{ClassId, Kind, Program};

/// What the half words of the words of the base are; one byte per word, lower half in the lower bits.
#[derive(Default)]
pub(in crate::state) struct HalfWords {
    kinds: Box<[u8]>,
    /// What counts of a half that is only partly part of the state.
    part_mask: u32,
    /// The objects that have monitor records, by number of the record; 0 for none.
    record_owners: Box<[u32]>,
    /// Words that hold readings of clocks, or what was reckoned from them.
    times: Box<[u32]>,
    /// Instants of the program.
    instants: Box<[(u32, u64)]>,
    /// Tasks that may be repeated.
    rates: Box<[u32]>,
    /// Half words that count the changes of collections, and objects that remember such a count.
    changes: Box<[usize]>,
    /// By page: where those in it begin.
    change_starts: Box<[u32]>,
    cursors: Box<[usize]>,
    /// Half words that count for those who ask a pool.
    counters: Box<[usize]>,
    /// Half words that count once somebody asks: what is assumed, and what they are.
    kept: FxHashMap<usize, (u32, u8)>,
    buffers: Box<[FixedBuffer]>,
    /// Where the objects begin that were made since the library was up.
    boot_top: usize,
    /// Objects of the base carry remote calls.
    pub(super) carries_calls: bool,
    /// Where remote calls were under way: what leads to the objects that the program made.
    pub(super) beginnings: Option<Beginnings>,
}

/// An object of the base with a buffer, and the array of the base behind it.
struct FixedBuffer {
    owner: usize,
    buffer: Buffer,
    start: usize,
    end: usize,
}

const PLAIN: u8 = 0;
const REFERENCE: u8 = 1;
const LOCK: u8 = 2;
const IGNORED: u8 = 3;
const PART: u8 = 4;
/// A whole word.
const LONG: u8 = 5;
/// It counts once somebody asks.
const KEPT: u8 = 6;
const UPPER_SHIFT: u32 = 4;
/// The header of an object: its class, which never changes, and its lock.
const HEADER: u8 = LOCK << UPPER_SHIFT;

impl HalfWords {
    /// Of all words of the base. Nobody reads an instant behind `of_program`.
    pub(in crate::state) fn new(
        program: &'static Program,
        words: &[u64],
        of_program: Range<usize>,
        records: usize,
        tables: &Tables,
    ) -> HalfWords {
        let boot_top = of_program.start;
        let mut half_words = HalfWords {
            times: Box::default(),
            instants: Box::default(),
            rates: Box::default(),
            changes: Box::default(),
            change_starts: Box::default(),
            cursors: Box::default(),
            counters: Box::default(),
            kept: FxHashMap::default(),
            buffers: Box::default(),
            boot_top,
            carries_calls: false,
            beginnings: None,
            kinds: vec![PLAIN; words.len()].into(),
            part_mask: 0,
            record_owners: vec![0; records].into(),
        };
        let mut plans = super::plans::Plans::default();
        // What is kept is found below.
        plans.tell(!UNREAD_TOLD);
        let (mut kept, mut buffers) = (Vec::new(), Vec::new());
        let (mut instants, mut rates) = (Vec::new(), Vec::new());
        let (mut changes, mut cursors, mut counters) = (Vec::new(), Vec::new(), Vec::new());
        let mut under_way = false;
        let mut at = 1;
        while at < words.len() {
            if at >= boot_top {
                let name = class_name(program, words[at] as u32);
                half_words.carries_calls |= name.starts_with(CARRIER);
                under_way |= name == CONNECTION;
            }
            if let Some(record) = Monitors::record_of((words[at] >> 32) as u32) {
                half_words.record_owners[record] = at as u32;
            }
            let plan = plans.object(program, words[at] as u32);
            half_words.object(plan, words, at);
            changes.extend(plan.changes.map(|half| 2 * at + half as usize));
            cursors.extend(plan.expected.is_some().then_some(at));
            let halves = plan.kept.iter();
            kept.extend(halves.map(|&(half, is_ref, bit)| (2 * at + half as usize, is_ref, bit)));
            buffers.extend(plan.buffer.and_then(|buffer| {
                let start = buffer_of(program, words, at, buffer)?.0 as usize;
                let end = start + object_words(program, words, start);
                Some(FixedBuffer { owner: at, buffer, start, end })
            }));
            counters.extend(plan.counters.iter().map(|&half| 2 * at + half as usize));
            let length = plan.words(words, at);
            if at < of_program.end {
                rates.extend(plan.rate.is_some().then_some(at as u32));
            }
            if of_program.contains(&at) {
                let reading = plan.instant_in(&words[at + 1..at + length]);
                instants.extend(reading.map(|reading| (at as u32, reading)));
            }
            at += length;
        }
        (half_words.instants, half_words.rates) = (instants.into(), rates.into());
        let page_starts = (0..=words.len().div_ceil(PAGE_WORDS)).map(|page| 2 * page * PAGE_WORDS);
        let below = |start: usize| changes.partition_point(|&at| at < start) as u32;
        half_words.change_starts = page_starts.map(below).collect();
        (half_words.changes, half_words.cursors) = (changes.into(), cursors.into());
        half_words.counters = counters.into();
        half_words.buffers = buffers.into();
        for (half, is_ref, bit) in kept {
            half_words.keep(half, bit);
            let target = half_of(words, half) as usize;
            if is_ref && target != 0 {
                // Whatever only it leads to.
                let plan = plans.object(program, words[target] as u32);
                let end = target + plan.words(words, target);
                (2 * target + 2..2 * end).for_each(|half| half_words.keep(half, bit));
            }
        }
        // What the library made before the program began is no reading of it.
        let longs = of_program.filter(|&at| half_words.kinds[at] == LONG);
        half_words.times = longs.filter(|&at| is_time(words[at])).map(|at| at as u32).collect();
        half_words.beginnings =
            under_way.then(|| Beginnings::new(&half_words, words, boot_top, tables));
        half_words
    }

    pub(super) fn boot_top(&self) -> usize {
        self.boot_top
    }

    /// Whether an object begins at a word.
    pub(super) fn is_object(&self, at: usize) -> bool {
        self.kinds.get(at) == Some(&HEADER)
    }

    /// Whether a half word refers to an object.
    pub(super) fn is_reference(&self, half: usize) -> bool {
        match self.kinds[half / 2] >> (UPPER_SHIFT * (half as u32 % 2)) & 0xf {
            KEPT => self.kept.get(&half).is_some_and(|&(_, kind)| kind == REFERENCE),
            kind => kind == REFERENCE,
        }
    }

    /// The tasks that may be repeated.
    pub(super) fn repeated(&self) -> &[u32] {
        &self.rates
    }

    /// The half words of a page that count the changes of collections.
    fn changes_in(&self, page: u32) -> &[usize] {
        let start = |page: usize| self.change_starts[page] as usize;
        &self.changes[start(page as usize)..start(page as usize + 1)]
    }

    fn object(&mut self, plan: &ObjectPlan, words: &[u64], at: usize) {
        self.kinds[at] = HEADER;
        for &half in &plan.refs {
            self.set(at, half, REFERENCE);
        }
        for &(half, mask) in &plan.masks {
            self.set(at, half, if mask == 0 { IGNORED } else { PART });
            self.part_mask |= mask;
        }
        for &half in &plan.longs {
            // Not those that are masked.
            if self.kinds[at + half as usize / 2] == PLAIN {
                self.set(at, half, LONG);
            }
        }
        match plan.shape {
            Shape::Array(Kind::Ref) => {
                (0..words[at + 1] as u32).for_each(|index| self.set(at, 4 + index, REFERENCE));
            }
            Shape::Array(Kind::Long) => {
                (0..words[at + 1] as u32).for_each(|index| self.set(at, 4 + 2 * index, LONG));
            }
            _ => {}
        }
    }

    /// Whether an array is a buffer of the library.
    pub(super) fn is_buffer(&self, array: usize) -> bool {
        self.buffers.iter().any(|known| known.start == array)
    }

    /// A half word, by its number, counts once somebody asks.
    fn keep(&mut self, half: usize, bit: u32) {
        let shift = UPPER_SHIFT * (half as u32 % 2);
        let kinds = &mut self.kinds[half / 2];
        let before = *kinds >> shift & 0xf;
        if before != KEPT {
            *kinds = *kinds & !(0xf << shift) | KEPT << shift;
            self.kept.insert(half, (bit, before));
        }
    }

    fn set(&mut self, at: usize, half: u32, kind: u8) {
        self.kinds[at + half as usize / 2] |= kind << (UPPER_SHIFT * (half % 2));
    }
}

/// Where a process differs from its base, kept up to date from one description to the next.
#[derive(Default)]
pub(super) struct Differences {
    base: Arc<Base>,
    /// In order: page, and a bit for each word that differs.
    pages: Vec<(u32, u64)>,
    /// Records of the base that differ.
    records: Vec<u32>,
    scratch: Vec<u32>,
}

impl Differences {
    pub(super) fn base(&self) -> &Base {
        &self.base
    }

    pub(super) fn pages(&self) -> &[(u32, u64)] {
        &self.pages
    }

    /// Whether a word from `start` to before `end` may differ.
    fn touch(&self, start: usize, end: usize) -> bool {
        let first = self.pages.partition_point(|&(page, _)| (page as usize) < start / PAGE_WORDS);
        self.pages.get(first).is_some_and(|&(page, _)| page as usize * PAGE_WORDS < end)
    }

    pub(super) fn refresh(&mut self, process: &mut Process) {
        let base = process.heap.shared_base();
        if !Arc::ptr_eq(&self.base, base) {
            self.base = base.clone();
            self.pages.clear();
            self.records.clear();
            process.monitors.changed |= DIRTY_FINGERPRINT;
        }
        if process.monitors.changed & DIRTY_FINGERPRINT != 0 {
            process.monitors.changed &= !DIRTY_FINGERPRINT;
            self.records.clear();
            let monitors = &process.monitors;
            let differs = |&&record: &&u32| {
                let index = record as usize;
                self.base.records[index] != monitors.all()[index]
            };
            self.records.extend(monitors.touched().iter().filter(differs));
        }
        let fixed = self.base.end;
        let pages = fixed.div_ceil(PAGE_WORDS);
        process.heap.take_written(pages, &mut self.scratch);
        for &page in self.scratch.iter().take_while(|&&page| (page as usize) < pages) {
            let mut differing = process.heap.differing(page);
            let beyond = (page as usize + 1) * PAGE_WORDS;
            if beyond > fixed {
                differing &= u64::MAX >> (beyond - fixed);
            }
            match self.pages.binary_search_by_key(&page, |(page, _)| *page) {
                Ok(at) if differing == 0 => {
                    self.pages.remove(at);
                }
                Ok(at) => self.pages[at].1 = differing,
                Err(_) if differing == 0 => {}
                Err(at) => self.pages.insert(at, (page, differing)),
            }
        }
    }
}

impl Walk<'_> {
    /// What the base's objects hold that they did not hold in the base.
    pub(super) fn fixed(&mut self, differences: &Differences, reached: Option<&Reached>) {
        let base = &*differences.base;
        let is_there = |at: usize| reached.is_none_or(|reached| reached.has(at));
        let count = self.mark();
        let buffers = self.buffers(differences);
        for &(page, differing) in &differences.pages {
            let mut left = differing;
            while left != 0 {
                let at = page as usize * PAGE_WORDS + left.trailing_zeros() as usize;
                left &= left - 1;
                if !is_there(at) {
                    continue;
                }
                let times = self.scratch.times.len();
                let within = |&&(array, end, _): &&(usize, usize, u32)| array < at && at < end;
                match buffers.iter().find(within) {
                    Some(&(array, _, used)) => self.buffer_word(base, at, at - array, used),
                    None => self.fixed_word(base, at),
                }
                if at < base.half_words.boot_top {
                    self.scratch.times.truncate(times);
                }
            }
        }
        // What stays while time passes is soon to come, or long ago. To the order of magnitude: a
        // reading may find later moments anyway, and loops that wait would never come back.
        for &at in &base.half_words.times {
            let (now, before) = (self.words[at as usize], base.words[at as usize]);
            if now == before && is_there(at as usize) {
                let magnitude = self.magnitude(now);
                self.out(u64::from(at));
                self.out(magnitude);
            }
        }
        for &(at, reading) in &base.half_words.instants {
            if !is_there(at as usize) {
                continue;
            }
            let magnitude = self.magnitude(reading);
            self.out(u64::from(at));
            self.out(magnitude);
        }
        for &at in base.half_words.cursors.iter().filter(|&&at| is_there(at)) {
            self.cursor(at);
        }
        for &(page, _) in &differences.pages {
            for &at in base.half_words.changes_in(page) {
                let (now, before) = (half_of(self.words, at), half_of(&base.words, at));
                if now != before && is_there(at / 2) {
                    self.scratch.changes.extend([at as u64, u64::from(now)]);
                }
            }
        }
        if self.counters_count {
            for &at in &base.half_words.counters {
                self.out(u64::from(half_of(self.words, at)));
            }
        }
        for &record in &differences.records {
            let owner = base.half_words.record_owners[record as usize];
            let monitor = self.monitors.all()[record as usize];
            if owner != 0 && is_there(owner as usize) {
                self.out(FIXED | u64::from(owner));
                self.lock(monitor);
            }
        }
        self.count_from(count);
    }

    /// The arrays of the base that are buffers and may hold something else than in the base: from where
    /// to where, and how much of each is in use.
    fn buffers(&mut self, differences: &Differences) -> Vec<(usize, usize, u32)> {
        if self.fills_buffers {
            return Vec::new();
        }
        let base = &*differences.base;
        let mut found = Vec::new();
        for &FixedBuffer { owner, buffer, start, end } in &base.half_words.buffers {
            let is_replaced = self.words[buffer.word(owner)] != base.words[buffer.word(owner)];
            if !is_replaced && !differences.touch(start, end) {
                continue;
            }
            let now = buffer_of(self.program, self.words, owner, buffer);
            // One that was replaced is nobody's.
            let used = now.filter(|now| now.0 as usize == start).map_or(0, |(_, used)| used);
            found.push((start, end, used));
            self.scratch.buffers.extend(now.filter(|now| now.0 >= self.fixed));
        }
        found
    }

    /// A word of an array, so far from its beginning, of which so much is in use.
    fn buffer_word(&mut self, base: &Base, at: usize, from: usize, used: u32) {
        let mask = used_of_word(from, used);
        let (now, before) = (self.words[at] & mask, base.words[at] & mask);
        if now != before {
            self.out(at as u64);
            self.out(now);
        }
    }

    fn fixed_word(&mut self, base: &Base, at: usize) {
        let kinds = base.half_words.kinds[at];
        let (now, before) = (self.words[at], base.words[at]);
        let value = match kinds {
            PLAIN => now,
            LONG => self.value(now),
            HEADER => {
                let before = base.lock(Ref(at as u32));
                let now = self.monitors.monitor_of((now >> 32) as u32);
                if now != before {
                    self.out(FIXED | at as u64);
                    self.lock(now);
                }
                return;
            }
            _ => {
                let mask = base.half_words.part_mask;
                let told = self.scratch.plans.told;
                let kind_of = |half: usize, kind: u8| match base.half_words.kept.get(&half) {
                    Some((bit, _)) if told & bit == 0 => IGNORED,
                    Some((_, kind)) => *kind,
                    None => kind,
                };
                let half = |walk: &mut Self, kind: u8, half: u32| match kind {
                    REFERENCE => walk.code(Ref(half)),
                    IGNORED => 0,
                    PART => u64::from(half & mask),
                    _ => u64::from(half),
                };
                let (mut first, mut second) = (kinds & 0xf, kinds >> UPPER_SHIFT);
                if first == KEPT || second == KEPT {
                    (first, second) = (kind_of(2 * at, first), kind_of(2 * at + 1, second));
                }
                let lower = half(self, first, now as u32);
                let upper = half(self, second, (now >> 32) as u32);
                let lower_before = half(self, first, before as u32);
                let upper_before = half(self, second, (before >> 32) as u32);
                if (lower, upper) == (lower_before, upper_before) {
                    return;
                }
                lower | upper << 32
            }
        };
        self.out(at as u64);
        self.out(value);
    }
}

/// The class of an object; of static fields, nothing.
fn class_name(program: &'static Program, class_word: u32) -> &'static str {
    match class_word & STATICS_BIT {
        0 => &program.class(ClassId(class_word)).name,
        _ => "",
    }
}

/// The half word of a number.
fn half_of(words: &[u64], at: usize) -> u32 {
    (words[at / 2] >> (32 * (at % 2))) as u32
}

impl Base {
    /// The monitor of an object of the base as it was.
    fn lock(&self, object: Ref) -> Monitor {
        let word = (self.words[object.0 as usize] >> 32) as u32;
        // A record of the base belongs to its object for ever; those are compared as records.
        match Monitors::record_of(word) {
            Some(record) => self.records[record],
            None => Monitors::thin(word),
        }
    }
}
