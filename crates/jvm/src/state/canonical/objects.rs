//! What objects that are not of the base say, kept as long as they say it.
//!
//! Between two descriptions most objects stay as they are. What an object says beside the numbers
//! of others is hashed once, and told by its hash until its content is another.

use xxhash_rust::xxh3::xxh3_128;

use super::super::heap::Ref;
use super::super::memory::as_bytes;
use super::plans::{ObjectPlan, Plans, Shape};
use super::walk::{NANO_ORIGIN, Walk, is_relative};
use crate::jdk::InstantFields;
use crate::program::Kind;

/// Larger ones are told in full: there are few, and a copy of each would take as much again.
const KEPT_WORDS_MAX: usize = 1 << 13;

/// How far an iterator over a sublist of a sublist is from the list.
const VIEWS_MAX: usize = 4;

/// In the place of a reference to an object that is not of the base.
const OPEN: u64 = 0xffff_ffff;

/// The objects of one process.
#[derive(Default)]
pub(super) struct Objects {
    /// Where the base ends.
    fixed: u32,
    /// By word above the base: where in `kept` the object that begins there is; 0 for nowhere.
    places: Vec<u32>,
    kept: Vec<Kept>,
}

/// What the object at one address said when it was last met there.
struct Kept {
    class_word: u32,
    /// All its words but the header.
    content: Vec<u64>,
    /// Of the content, without what is left open.
    hash: u128,
    /// What is left open, each in the order of their places.
    refs: Vec<Ref>,
    times: Vec<u64>,
    socket: Option<u32>,
}

impl Objects {
    /// Makes room for objects of a heap of `words`, whose base ends at `fixed`.
    pub(super) fn prepare(&mut self, words: usize, fixed: u32) {
        if self.fixed != fixed {
            *self = Objects { fixed, ..Objects::default() };
        }
        let room = words.saturating_sub(fixed as usize);
        if self.places.len() < room {
            self.places.resize(room.next_power_of_two(), 0);
        }
    }

    fn at(&mut self, address: usize) -> &mut Kept {
        let place = &mut self.places[address - self.fixed as usize];
        if *place == 0 {
            self.kept.push(Kept {
                class_word: u32::MAX,
                content: Vec::new(),
                hash: 0,
                refs: Vec::new(),
                times: Vec::new(),
                socket: None,
            });
            *place = self.kept.len() as u32;
        }
        &mut self.kept[*place as usize - 1]
    }
}

impl Kept {
    fn is_of(&self, class_word: u32, rest: &[u64]) -> bool {
        self.class_word == class_word
            && rest.get(..self.content.len()).is_some_and(|content| content == self.content)
    }

    fn make(
        &mut self,
        (class_word, fixed): (u32, u32),
        plan: &ObjectPlan,
        content: &[u64],
        scratch: &mut Vec<u64>,
    ) {
        self.class_word = class_word;
        self.content.clear();
        self.content.extend_from_slice(content);
        self.refs.clear();
        self.times.clear();
        self.socket = None;
        scratch.clear();
        scratch.extend_from_slice(content);
        for_each_reference(plan, content, |half, address| {
            if address >= fixed {
                let (word, shift) = place(half);
                scratch[word] |= OPEN << shift;
                self.refs.push(Ref(address));
            }
        });
        mask(plan, scratch);
        if let Some(half) = plan.socket {
            self.socket = Some(std::mem::take(&mut scratch[place(half).0]) as u32);
        }
        match plan.instant_in(content) {
            Some(time) => {
                self.times.push(time);
                tell_instant(plan, scratch, NANO_ORIGIN);
            }
            None => for_each_long(plan, content, |word| {
                if is_relative(scratch[word]) {
                    self.times.push(scratch[word]);
                    scratch[word] = NANO_ORIGIN;
                }
            }),
        }
        self.hash = xxh3_128(as_bytes(scratch));
    }
}

/// Where a half of an object, counted from its beginning, lies in its content: word and shift.
pub(super) fn place(half: u32) -> (usize, u32) {
    (half as usize / 2 - 1, (half % 2) * 32)
}

/// Calls for each reference in the content of an object, in order, with its half.
#[inline(always)]
fn for_each_reference(plan: &ObjectPlan, content: &[u64], mut call: impl FnMut(u32, u32)) {
    let mut look = |half: u32| {
        let (word, shift) = place(half);
        let address = (content[word] >> shift) as u32;
        if address != 0 {
            call(half, address);
        }
    };
    match plan.shape {
        Shape::Array(Kind::Ref) => (4..4 + content[0] as u32).for_each(look),
        Shape::Array(_) => {}
        Shape::Fields(_) => plan.refs.iter().for_each(|&half| look(half)),
    }
}

/// Calls for each word of the content that is a `long`, in order.
fn for_each_long(plan: &ObjectPlan, content: &[u64], mut call: impl FnMut(usize)) {
    match plan.shape {
        Shape::Array(Kind::Long) => (1..content.len()).for_each(call),
        Shape::Array(_) => {}
        Shape::Fields(_) => plan.longs.iter().for_each(|&half| call(place(half).0)),
    }
}

/// Puts one value in the place of both fields of an instant. No instant has so many seconds.
fn tell_instant(plan: &ObjectPlan, content: &mut [u64], told: u64) {
    let Some(InstantFields { seconds, nanos }) = plan.instant else { return };
    let (word, shift) = place(nanos / 4);
    content[word] &= !(0xffff_ffff << shift);
    content[place(seconds / 4).0] = told;
}

/// Takes away what says nothing about the state.
fn mask(plan: &ObjectPlan, content: &mut [u64]) {
    for &(half, mask) in &plan.masks {
        let (word, shift) = place(half);
        content[word] &= !(u64::from(!mask) << shift);
    }
}

impl Walk<'_> {
    /// Describes all objects met, including those met on the way.
    pub(super) fn objects(&mut self, objects: &mut Objects) {
        let mut plans = std::mem::take(&mut self.scratch.plans);
        objects.prepare(self.words.len(), self.fixed);
        let mut next = 0;
        while let Some(&at) = self.scratch.met.get(next) {
            next += 1;
            let header = self.words[at as usize];
            let class_word = header as u32;
            self.header(class_word, (header >> 32) as u32);
            if let Some(used) = self.used_of(at) {
                self.used_part(at as usize, used);
                continue;
            }
            if self.scratch.whole || !self.keep(at as usize, class_word, &mut plans, objects) {
                let plan = plans.object(self.program, class_word);
                self.whole_object(at as usize, plan);
            }
            let plan = plans.object(self.program, class_word);
            if let Some(buffer) = plan.buffer {
                self.find_buffer(at as usize, buffer);
            }
            if let Some(half) = plan.changes {
                let (word, shift) = place(half);
                let count = self.words[at as usize + 1 + word] >> shift & 0xffff_ffff;
                self.scratch.changes.push(count);
            }
            if self.counters_count {
                for &half in &plan.counters {
                    let (word, shift) = place(half);
                    self.scratch
                        .out
                        .push(self.words[at as usize + 1 + word] >> shift & 0xffff_ffff);
                }
            }
            if plan.expected.is_some() {
                self.remembered(at as usize, &mut plans);
            }
        }
        self.scratch.plans = plans;
    }

    /// Tells whether a collection was changed since a cursor over it was made.
    pub(super) fn cursor(&mut self, at: usize) {
        let mut plans = std::mem::take(&mut self.scratch.plans);
        self.remembered(at, &mut plans);
        self.scratch.plans = plans;
    }

    fn remembered(&mut self, at: usize, plans: &mut Plans) {
        let half = |walk: &Self, at: usize, half: u32| {
            let (word, shift) = place(half);
            (walk.words[at + 1 + word] >> shift) as u32
        };
        let plan = plans.object(self.program, self.words[at] as u32);
        let Some(expected) = plan.expected else { return };
        let expected = half(self, at, expected);
        // Views of the collection may lie between.
        let (mut found, mut near) = (None, vec![at]);
        for _ in 0..VIEWS_MAX {
            let mut next = Vec::new();
            for at in near {
                let plan = plans.object(self.program, self.words[at] as u32);
                found = found.or(plan.changes.map(|changes| half(self, at, changes)));
                next.extend(plan.collections.iter().map(|&to| half(self, at, to) as usize));
            }
            next.retain(|&at| at != 0);
            near = next;
        }
        match found {
            Some(count) if self.scratch.forgets => self.out(u64::from(count == expected)),
            _ => {
                self.out(u64::from(expected));
                self.scratch.changes_count = true;
            }
        }
    }

    /// Tells how often collections were changed, if somebody knows that.
    pub(super) fn changes(&mut self, looks: bool) {
        if looks || self.scratch.changes_count || !self.scratch.forgets {
            let changes = std::mem::take(&mut self.scratch.changes);
            self.scratch.out.extend(&changes);
            self.scratch.changes = changes;
        }
    }

    /// Tells an object by the hash of its content; false if it is too large.
    fn keep(
        &mut self,
        at: usize,
        class_word: u32,
        plans: &mut Plans,
        objects: &mut Objects,
    ) -> bool {
        let rest = &self.words[at + 1..];
        let kept = objects.at(at);
        if !kept.is_of(class_word, rest) {
            let plan = plans.object(self.program, class_word);
            let length = plan.words(self.words, at) - 1;
            if length > KEPT_WORDS_MAX {
                return false;
            }
            let facts = (class_word, self.fixed);
            kept.make(facts, plan, &rest[..length], &mut self.scratch.content);
        }
        self.scratch.out.extend([kept.hash as u64, (kept.hash >> 64) as u64]);
        for &reference in &kept.refs {
            self.refer(reference);
        }
        for &time in &kept.times {
            let time = self.value(time);
            self.out(time);
        }
        self.scratch.sockets.extend(kept.socket);
        true
    }

    /// Tells all words of an object, with what stands for others in the place of references.
    fn whole_object(&mut self, at: usize, plan: &ObjectPlan) {
        let content = &self.words[at + 1..at + plan.words(self.words, at)];
        let start = self.scratch.out.len();
        self.scratch.out.extend_from_slice(content);
        for_each_reference(plan, content, |half, address| {
            let (word, shift) = place(half);
            let code = self.code(Ref(address));
            let out = &mut self.scratch.out[start + word];
            *out = *out & !(0xffff_ffff << shift) | code << shift;
        });
        mask(plan, &mut self.scratch.out[start..]);
        if let Some(half) = plan.socket {
            // Named by who holds it, not by when it was opened.
            let held = std::mem::take(&mut self.scratch.out[start + place(half).0]);
            self.scratch.sockets.push(held as u32);
        }
        match plan.instant_in(content) {
            Some(time) => {
                let time = self.value(time);
                tell_instant(plan, &mut self.scratch.out[start..], time);
            }
            None => for_each_long(plan, content, |word| {
                self.scratch.out[start + word] = self.value(self.scratch.out[start + word]);
            }),
        }
    }
}
