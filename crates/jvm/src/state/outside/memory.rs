//! Objects by the words they lie in, and the words of a heap that differ from a saved one.

use std::sync::Arc;

use crate::machine::Machine;
use crate::state::gc::object_words;
use crate::state::memory::{Base, Memory, PAGE_WORDS};
use crate::state::{PAGE_SHIFT, Ref};

/// Something of the bases of processes that is found once, by process.
pub(super) type OfBases<T> = Vec<Option<(Arc<Base>, Arc<[T]>)>>;

/// Where the objects of bases begin.
#[derive(Default)]
pub(crate) struct Starts(OfBases<u32>);

/// Where all objects of a heap begin, in ascending order.
pub(super) struct Objects {
    base: Arc<[u32]>,
    rest: Vec<u32>,
}

/// A word that differs, by its number.
#[derive(Clone, Copy)]
pub(super) struct Word {
    pub(super) at: u32,
    pub(super) before: u64,
    pub(super) after: u64,
}

impl Objects {
    pub(super) fn iter(&self) -> impl Iterator<Item = Ref> {
        self.base.iter().chain(&self.rest).map(|&at| Ref(at))
    }

    pub(super) fn of_base(&self) -> &[u32] {
        &self.base
    }

    pub(super) fn of_rest(&self) -> &[u32] {
        &self.rest
    }

    /// The object that a word belongs to.
    pub(super) fn around(&self, word: u32) -> Ref {
        let starts = if self.rest.first().is_some_and(|&at| at <= word) {
            &self.rest[..]
        } else {
            &self.base[..]
        };
        Ref(starts[starts.partition_point(|&at| at <= word) - 1])
    }
}

impl Machine {
    /// The objects of a process, up to the word at which its heap ended.
    pub(super) fn objects(&mut self, process: usize, top: u32) -> Objects {
        let heap = &self.processes[process].heap;
        let base = heap.shared_base().clone();
        let (program, words) = (self.program, heap.words());
        let scan = |from: usize, upto: usize| {
            let following = move |at: &usize| Some(at + object_words(program, words, *at));
            let starts = std::iter::successors((from < upto).then_some(from), move |at| {
                following(at).filter(|&next| next < upto)
            });
            starts.map(|at| at as u32)
        };
        let starts = &mut self.log.starts.0;
        starts.resize_with(starts.len().max(process + 1), || None);
        let known = starts[process].as_ref().filter(|(known, _)| Arc::ptr_eq(known, &base));
        let of_base = match known {
            Some((_, known)) => known.clone(),
            None => {
                let found: Arc<[u32]> = scan(1, base.end).collect();
                starts[process] = Some((base.clone(), found.clone()));
                found
            }
        };
        Objects { base: of_base, rest: scan(base.end.max(1), top as usize).collect() }
    }

    /// The words that differ from a saved heap of the process, below the top that it had. A page that
    /// was not written since the last save is as it was, unless all pages are asked for.
    pub(super) fn changed_words(
        &mut self,
        process: usize,
        base: &Base,
        saved: &Memory,
        in_all_pages: bool,
    ) -> Vec<Word> {
        let heap = &mut self.processes[process].heap;
        let top = saved.top().min(heap.top()) as usize;
        let mut changed = Vec::new();
        for page in 0..(top * 8).div_ceil(1 << PAGE_SHIFT) {
            if !in_all_pages && !heap.is_written(page) {
                continue;
            }
            let (before, after) = (saved.page(base, page), heap.page(page));
            if before == after {
                continue;
            }
            let first = page * PAGE_WORDS;
            let words = before.iter().zip(after).enumerate().take(top - first);
            changed.extend(words.filter(|(_, (before, after))| before != after).map(
                |(index, (&before, &after))| Word { at: (first + index) as u32, before, after },
            ));
        }
        changed
    }
}
