//! A state as a value: cheap to clone, sharing all that has not changed.
//!
//! How heaps are shared is in `memory`, how threads are in `tracks`.

use std::sync::Arc;

use super::clocks::Clocks;
use super::heap::Heap;
use super::memory::Memory;
use super::monitor::Monitors;
use super::process::{Process, ProcessConfig, ProcessId, Tables};
use super::thread::ThreadId;
use super::tracks::SavedThreads;
use crate::machine::Machine;
use crate::net::Network;
use crate::watch::{Progress, Talk};

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
    threads: SavedThreads,
    clocks: Arc<Clocks>,
    now: i64,
    sequence: u64,
    last_run: ThreadId,
    printed: Arc<Vec<Vec<u8>>>,
    network: Arc<Network>,
    progress: Option<Progress>,
    talks: Arc<Vec<Talk>>,
}

/// Workers hand states to each other.
const _: fn() = || {
    fn shared<T: Send + Sync>() {}
    shared::<State>();
};

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
    /// Makes what the processes hold now the base that later states are described against. Only
    /// between instructions: garbage is collected first.
    pub fn set_base(&mut self) {
        let current = self.current;
        for index in 0..self.processes.len() {
            let id = self.processes[index].id;
            if let Some(thread) = self.threads.iter().find(|thread| thread.process == id) {
                self.current = thread.id;
                self.collect();
            }
            self.processes[index].set_base(self.program);
        }
        // Descriptions of threads tell objects of the base from others.
        self.threads.mark_all();
        self.current = current;
        Arc::make_mut(&mut self.network).set_base();
    }

    pub fn save(&mut self) -> State {
        let processes = self
            .processes
            .iter_mut()
            .map(|process| SavedProcess {
                id: process.id,
                config: process.config.clone(),
                memory: process.heap.capture(),
                monitors: process.save_monitors(),
                tables: process.shared_tables(),
            })
            .collect();
        State {
            processes,
            threads: self.tracks.save(&mut self.threads),
            clocks: self.clocks.clone(),
            now: self.now,
            sequence: self.sequence,
            last_run: self.last_run,
            printed: self.printed.clone(),
            network: self.network.clone(),
            progress: self.progress.clone(),
            talks: self.talks.clone(),
        }
    }

    /// Goes on from a saved state of the same program.
    pub fn load(&mut self, state: &State) -> std::io::Result<()> {
        let State {
            processes,
            threads,
            clocks,
            now,
            sequence,
            last_run,
            printed,
            network,
            progress,
            talks,
        } = state;
        self.processes.truncate(processes.len());
        for (index, saved) in processes.iter().enumerate() {
            let SavedProcess { id, config, memory, monitors, tables } = saved;
            // Heaps are used again: most of their pages will be the right ones already.
            if index == self.processes.len() {
                let mut heap = Heap::new(config.heap_bytes_max)?;
                if self.watch.is_some() {
                    heap.watch_escapes();
                }
                let own = Monitors::clone(monitors);
                self.processes.push(Process::new(*id, config.clone(), heap, own, tables.clone()));
            }
            let process = &mut self.processes[index];
            process.id = *id;
            if !Arc::ptr_eq(&process.config, config) {
                process.config = config.clone();
                process.heap.set_limit(config.heap_bytes_max);
            }
            process.heap.restore(memory);
            process.load_monitors(monitors);
            process.load_tables(tables);
        }
        self.tracks.load(&mut self.threads, threads);
        if !Arc::ptr_eq(&self.clocks, clocks) {
            self.clocks = clocks.clone();
        }
        self.now = *now;
        self.sequence = *sequence;
        self.last_run = *last_run;
        self.current = *last_run;
        if !Arc::ptr_eq(&self.printed, printed) {
            self.printed = printed.clone();
        }
        if !Arc::ptr_eq(&self.network, network) {
            self.network = network.clone();
        }
        self.progress.clone_from(progress);
        self.talks.clone_from(talks);
        Ok(())
    }
}
