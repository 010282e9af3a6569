//! A state as a value: cheap to clone, sharing all that has not changed.
//!
//! A running machine keeps each heap flat. Saving copies the pages written since the last save and
//! shares the others; loading copies back those that differ from what the machine holds.

use std::sync::Arc;

use super::heap::{Heap, PAGE_SHIFT};
use super::monitor::Monitors;
use super::process::{Process, ProcessConfig, ProcessId, Tables};
use super::thread::{Thread, ThreadId};
use crate::machine::Machine;

const PAGE_BYTES: usize = 1 << PAGE_SHIFT;
const CHUNK_PAGES: usize = 64;

type Page = Arc<[u8; PAGE_BYTES]>;
type Chunk = Arc<[Option<Page>; CHUNK_PAGES]>;

/// The content of a heap, in shared pages.
#[derive(Clone)]
pub(super) struct Memory {
    chunks: Arc<Vec<Chunk>>,
    top: u32,
    fixed_top: u32,
}

impl Default for Memory {
    fn default() -> Memory {
        Memory { chunks: Arc::default(), top: 1, fixed_top: 1 }
    }
}

impl Memory {
    fn pages(&self) -> usize {
        (self.top as usize * 8).div_ceil(PAGE_BYTES)
    }

    fn page(&self, index: usize) -> Option<&Page> {
        self.chunks.get(index / CHUNK_PAGES)?[index % CHUNK_PAGES].as_ref()
    }

    /// Bytes held here that `other` does not share.
    fn bytes_beyond(&self, other: &Memory) -> usize {
        let own = |&index: &usize| match (self.page(index), other.page(index)) {
            (Some(mine), Some(theirs)) => !Arc::ptr_eq(mine, theirs),
            (mine, _) => mine.is_some(),
        };
        (0..self.pages()).filter(own).count() * PAGE_BYTES
    }
}

impl Heap {
    /// The current content; pages not written since the last save are those of that save.
    fn capture(&mut self) -> Memory {
        let mut memory = self.saved.clone();
        memory.top = self.top();
        memory.fixed_top = self.fixed_top();
        let pages = memory.pages();
        let dirty: Vec<usize> = (0..pages)
            .filter(|&page| self.dirty_pages()[page] != 0 || memory.page(page).is_none())
            .collect();
        let shrinks = memory.chunks.len() > pages.div_ceil(CHUNK_PAGES);
        if !dirty.is_empty() || shrinks {
            let used = self.top() as usize * 8;
            let chunks = Arc::make_mut(&mut memory.chunks);
            chunks.resize_with(pages.div_ceil(CHUNK_PAGES), || {
                Arc::new([const { None }; CHUNK_PAGES])
            });
            for page in dirty {
                let mut content = [0; PAGE_BYTES];
                let length = PAGE_BYTES.min(used - page * PAGE_BYTES);
                // What lies above the top is left over from other states.
                content[..length].copy_from_slice(&self.page_mut(page)[..length]);
                Arc::make_mut(&mut chunks[page / CHUNK_PAGES])[page % CHUNK_PAGES] =
                    Some(Arc::new(content));
            }
        }
        self.clear_dirty();
        self.saved = memory.clone();
        memory
    }

    /// Makes the heap hold `memory`.
    fn restore(&mut self, memory: &Memory) {
        for page in 0..memory.pages() {
            let wanted = memory.page(page).expect("a saved heap has all its pages");
            let unchanged = self.dirty_pages().get(page).is_some_and(|&dirty| dirty == 0)
                && self.saved.page(page).is_some_and(|held| Arc::ptr_eq(held, wanted));
            if !unchanged {
                self.page_mut(page).copy_from_slice(&wanted[..]);
            }
        }
        self.clear_dirty();
        self.restore_tops(memory.top, memory.fixed_top);
        self.clear_dirty();
        self.saved = memory.clone();
    }
}

#[derive(Clone)]
struct SavedProcess {
    id: ProcessId,
    config: Arc<ProcessConfig>,
    memory: Memory,
    monitors: Arc<Monitors>,
    tables: Arc<Tables>,
}

/// Everything that varies, at one moment.
#[derive(Clone)]
pub struct State {
    processes: Arc<[SavedProcess]>,
    threads: Arc<[Thread]>,
    now: i64,
    sequence: u64,
    last_run: ThreadId,
}

impl State {
    /// Heap bytes of a process that it does not share with `other`.
    pub fn heap_bytes_beyond(&self, other: &State, process: ProcessId) -> usize {
        let index = process.0 as usize;
        match other.processes.get(index) {
            Some(theirs) => self.processes[index].memory.bytes_beyond(&theirs.memory),
            None => self.processes[index].memory.bytes_beyond(&Memory::default()),
        }
    }
}

impl Machine {
    pub fn save(&mut self) -> State {
        let processes = self
            .processes
            .iter_mut()
            .map(|process| SavedProcess {
                id: process.id,
                config: process.config.clone(),
                memory: process.heap.capture(),
                monitors: Arc::new(process.monitors.clone()),
                tables: process.shared_tables(),
            })
            .collect();
        let threads = self.threads.iter().map(Thread::trimmed).collect();
        State {
            processes,
            threads,
            now: self.now,
            sequence: self.sequence,
            last_run: self.last_run,
        }
    }

    /// Goes on from a saved state of the same program.
    pub fn load(&mut self, state: &State) -> std::io::Result<()> {
        let State { processes, threads, now, sequence, last_run } = state;
        // Heaps are used again: most of their pages will be the right ones already.
        let heaps: Vec<Heap> = self.processes.drain(..).map(|process| process.heap).collect();
        let mut heaps = heaps.into_iter();
        for saved in processes.iter() {
            let SavedProcess { id, config, memory, monitors, tables } = saved;
            let mut heap = match heaps.next() {
                Some(heap) => heap,
                None => Heap::new(config.heap_bytes_max)?,
            };
            heap.set_limit(config.heap_bytes_max);
            heap.restore(memory);
            self.processes.push(Process::new(
                *id,
                config.clone(),
                heap,
                Monitors::clone(monitors),
                tables.clone(),
            ));
        }
        self.threads = threads.to_vec();
        self.now = *now;
        self.sequence = *sequence;
        self.last_run = *last_run;
        self.current = *last_run;
        Ok(())
    }
}
