//! Which objects of the base can still be reached, where a search begins in the middle of remote calls.
//!
//! An object of the base is told by what it holds otherwise than in the base, whether anybody has it or
//! not: mostly all of them live on. The streams and buffers of calls that were under way at the first
//! choice do not, and what they held last would tell states apart for good.

use heddle_access::Recorded;

use super::super::gc::ref_offsets;
use super::super::heap::Ref;
use super::super::memory::PAGE_WORDS;
use super::super::process::ProcessId;
use super::super::roots::{Visitor, visit_roots};
use super::super::tables::Tables;
use super::super::threads::Threads;
use super::fixed::{Differences, HalfWords};
use super::part::Part;
use super::walk::FIXED;
use crate::program::Program;

/// What a walk over the objects that the program made begins with, beside threads and what changed.
#[derive(Default)]
pub(super) struct Beginnings {
    /// Half words of objects of the library's start-up that refer to objects made later.
    pub(super) halves: Box<[usize]>,
    /// What the tables of the base refer to.
    pub(super) tables: Box<[u32]>,
}

struct Collect(Vec<u32>);

impl Visitor for Collect {
    fn visit(&mut self, reference: &mut Ref) {
        self.0.push(reference.0);
    }
}

impl Beginnings {
    pub(super) fn new(
        half_words: &HalfWords,
        words: &[u64],
        boot_top: usize,
        tables: &Tables,
    ) -> Beginnings {
        let later = |&half: &usize| {
            half_words.is_reference(half)
                && (words[half / 2] >> (32 * (half % 2))) as u32 as usize >= boot_top
        };
        let mut all = Collect(Vec::new());
        visit_roots(&mut all, ProcessId(0), &mut tables.clone(), &mut Threads::default());
        all.0.retain(|&address| address as usize >= boot_top);
        Beginnings { halves: (2..2 * boot_top).filter(later).collect(), tables: all.0.into() }
    }
}

/// Words of objects that can be reached.
pub(super) struct Reached {
    from: usize,
    bits: Vec<u64>,
}

impl Reached {
    /// Nothing at all.
    pub(super) fn nothing() -> Reached {
        Reached { from: 0, bits: Vec::new() }
    }

    /// Whether a word belongs to an object that can be reached.
    pub(super) fn has(&self, at: usize) -> bool {
        match at.checked_sub(self.from) {
            None => true,
            Some(bit) => self.bits.get(bit / 64).is_some_and(|bits| bits >> (bit % 64) & 1 != 0),
        }
    }

    fn add(&mut self, at: usize) -> bool {
        let bit = at - self.from;
        let before = self.bits[bit / 64];
        self.bits[bit / 64] |= 1 << (bit % 64);
        before != self.bits[bit / 64]
    }
}

/// All that can be reached from the parts of a process; none if it is not asked for.
pub(super) fn reach<'a>(
    program: &'static Program,
    words: &[u64],
    differences: &Differences,
    parts: impl Iterator<Item = &'a Part>,
) -> Option<Reached> {
    let base = differences.base();
    let half_words = &base.half_words;
    let beginnings = half_words.beginnings.as_ref()?;
    let from = half_words.boot_top();
    let mut reached = Reached { from, bits: vec![0; (words.len() - from).div_ceil(64)] };
    let mut left: Vec<u32> = beginnings.tables.to_vec();
    let half = |half: usize| (words[half / 2] >> (32 * (half % 2))) as u32;
    left.extend(beginnings.halves.iter().map(|&at| half(at)));
    for &(page, differing) in differences.pages() {
        let start = page as usize * PAGE_WORDS;
        let changed = (start..start + PAGE_WORDS).filter(|at| differing >> (at - start) & 1 != 0);
        for at in changed.take_while(|&at| at < from) {
            let both = [2 * at, 2 * at + 1].into_iter();
            left.extend(both.filter(|&at| half_words.is_reference(at)).map(half));
        }
    }
    for part in parts {
        // A number that looks like an object keeps it, which tells more than need be.
        let named = part.words.iter().filter(|&&word| word >> 31 == 1);
        let named = named.map(|&word| (word & !FIXED) as u32);
        left.extend(named.filter(|&at| half_words.is_object(at as usize)));
        left.extend(part.refs.iter().map(|reference| reference.0));
        left.extend(part.rest.run.iter().filter_map(touched));
    }
    let mut offsets = Vec::new();
    while let Some(address) = left.pop() {
        let at = address as usize;
        if at < from || !reached.add(at) {
            continue;
        }
        ref_offsets(program, words, at, &mut offsets);
        left.extend(offsets.iter().map(|offset| half(2 * at + *offset as usize / 4)));
        if at < base.end {
            let end = at + super::super::gc::object_words(program, words, at);
            (at + 1..end).for_each(|at| {
                reached.add(at);
            });
        }
    }
    Some(reached)
}

/// The object of an access that may still collide with another.
fn touched(recorded: &Recorded) -> Option<u32> {
    recorded.access.place.object().map(|object| object.0)
}
