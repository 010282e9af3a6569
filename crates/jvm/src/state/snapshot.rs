//! A state as a value: cheap to clone, sharing all that has not changed.
//!
//! How heaps are shared is in `memory`, how threads are in `snapshot_cache`. What is shared is counted, and
//! counting what other workers count as well is slow: a worker makes what it is given its own.

use std::sync::Arc;

use super::canonical::Described;
use super::memory::{Base, Memory};
use super::monitor::Monitors;
use super::process::{Process, ProcessConfig, ProcessId};
use super::snapshot_cache::{self, SavedThreads};
use super::symbols::Symbols;
use super::tables::Tables;
use super::thread::ThreadId;
use crate::follow::{Conversation, Progress};
use crate::machine::Machine;
use heddle_access::Clocks;
use heddle_files::Disks;
use heddle_net::Network;

/// What states seldom differ in: one of these belongs to many.
#[derive(Clone)]
pub(super) struct Common {
    pub(super) processes: Vec<CommonProcess>,
    pub(super) printed: Arc<Vec<Vec<u8>>>,
    pub(super) disks: Arc<Disks>,
    conversations: Arc<Vec<Conversation>>,
    symbols: Arc<Symbols>,
}

#[derive(Clone)]
pub(super) struct CommonProcess {
    id: ProcessId,
    config: Arc<ProcessConfig>,
    pub(super) base: Arc<Base>,
    pub(super) tables: Arc<Tables>,
}

#[derive(Clone)]
pub(super) struct SavedProcess {
    pub(super) memory: Memory,
    pub(super) monitors: Arc<Monitors>,
    /// Its description, if there was one when it was saved.
    described: Option<Arc<Described>>,
}

/// Everything that varies, at one moment.
#[derive(Clone)]
pub struct State {
    pub(super) common: Arc<Common>,
    pub(super) processes: Box<[SavedProcess]>,
    pub(super) threads: SavedThreads,
    clocks: Arc<Clocks>,
    pub(super) network: Arc<Network>,
    progress: Option<Progress>,
    pub(super) now: i64,
    quiet_since: Option<i64>,
    sequence: u64,
    last_run: ThreadId,
}

/// Workers hand states to each other.
const _: fn() = || {
    fn shared<T: Send + Sync>() {}
    shared::<State>();
};

impl State {
    /// Heap bytes of a process.
    pub fn heap_bytes(&self, process: ProcessId) -> usize {
        self.processes[process.0 as usize].memory.top() as usize * 8
    }

    /// Heap bytes of a process that it does not share with `other`.
    pub fn heap_bytes_beyond(&self, other: &State, process: ProcessId) -> usize {
        let index = process.0 as usize;
        let memory = &self.processes[index].memory;
        let base = &self.common.processes[index].base;
        let (theirs, shares_base) =
            match (other.processes.get(index), other.common.processes.get(index)) {
                (Some(theirs), Some(common)) => (&theirs.memory, Arc::ptr_eq(base, &common.base)),
                _ => (&Memory::default(), false),
            };
        memory.bytes_beyond(theirs) + if shares_base { 0 } else { size_of_val(&*base.words) }
    }

    /// Heap bytes of all processes that are not those of their bases.
    pub fn bytes_beyond_base(&self) -> usize {
        let own = |process: &SavedProcess| process.memory.bytes_beyond(&Memory::default());
        self.processes.iter().map(own).sum()
    }

    /// The same state in memory of its own, but for what is counted seldom.
    pub fn separate(&self) -> State {
        let State { common, processes, threads, clocks, network, progress, .. } = self;
        let processes =
            processes.iter().map(|SavedProcess { memory, monitors, described }| SavedProcess {
                memory: memory.separate(),
                monitors: Arc::new(Monitors::clone(monitors)),
                described: described
                    .as_ref()
                    .map(|described| Arc::new(Described::clone(described))),
            });
        State {
            common: Arc::new(Common::clone(common)),
            processes: processes.collect(),
            threads: snapshot_cache::separate(threads),
            clocks: Arc::new(Clocks::clone(clocks)),
            network: Arc::new(Network::clone(network)),
            progress: progress.clone(),
            ..*self
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
            let mut own_end = usize::MAX;
            if let Some(thread) = self.threads.iter().find(|thread| thread.process == id) {
                self.current = thread.id;
                own_end = self.collect();
            }
            self.processes[index].set_base(self.program, own_end);
        }
        // Descriptions of threads tell objects of the base from others.
        self.threads.mark_all();
        self.current = current;
        Arc::make_mut(&mut self.network).set_base();
    }

    /// What seldom differs, as it was last saved if it is as it was.
    fn save_common(&mut self) -> Arc<Common> {
        if let Some(common) = self.snapshot_cache.common.as_ref().filter(|common| self.has(common))
        {
            return common.clone();
        }
        let processes = self.processes.iter().map(|process| CommonProcess {
            id: process.id,
            config: process.config.clone(),
            base: process.heap.shared_base().clone(),
            tables: process.shared_tables().clone(),
        });
        let common = Arc::new(Common {
            processes: processes.collect(),
            printed: self.printed.clone(),
            disks: self.disks.clone(),
            conversations: self.conversations.clone(),
            symbols: self.symbols.clone(),
        });
        self.snapshot_cache.common = Some(common.clone());
        common
    }

    fn has(&self, common: &Common) -> bool {
        let Common { processes, printed, disks, conversations, symbols } = common;
        let same = |(process, common): (&Process, &CommonProcess)| {
            let CommonProcess { id, config, base, tables } = common;
            process.id == *id
                && Arc::ptr_eq(&process.config, config)
                && Arc::ptr_eq(process.heap.shared_base(), base)
                && Arc::ptr_eq(process.shared_tables(), tables)
        };
        self.processes.len() == processes.len()
            && self.processes.iter().zip(processes).all(same)
            && Arc::ptr_eq(&self.printed, printed)
            && Arc::ptr_eq(&self.disks, disks)
            && Arc::ptr_eq(&self.conversations, conversations)
            && Arc::ptr_eq(&self.symbols, symbols)
    }

    pub fn save(&mut self) -> State {
        let described: Vec<_> = (0..self.processes.len()).map(|it| self.described(it)).collect();
        let processes = self.processes.iter_mut().zip(described);
        let processes = processes.map(|(process, described)| SavedProcess {
            memory: process.heap.capture(),
            monitors: process.save_monitors(),
            described,
        });
        State {
            processes: processes.collect(),
            common: self.save_common(),
            threads: self.snapshot_cache.save(&mut self.threads),
            clocks: self.clocks.clone(),
            network: self.network.clone(),
            progress: self.progress.clone(),
            now: self.now,
            quiet_since: self.quiet_since,
            sequence: self.sequence,
            last_run: self.last_run,
        }
    }

    /// Goes on from a saved state of the same program.
    pub fn load(&mut self, state: &State) -> std::io::Result<()> {
        let State {
            common,
            processes,
            threads,
            clocks,
            network,
            progress,
            now,
            quiet_since,
            sequence,
            last_run,
        } = state;
        self.load_common(common)?;
        for (process, saved) in self.processes.iter_mut().zip(processes) {
            process.heap.restore(&saved.memory);
            process.load_monitors(&saved.monitors);
        }
        self.snapshot_cache.load(&mut self.threads, threads);
        for (index, saved) in processes.iter().enumerate() {
            self.set_described(index, saved.described.as_ref());
        }
        share(&mut self.clocks, clocks);
        share(&mut self.network, network);
        self.progress.clone_from(progress);
        self.now = *now;
        self.quiet_since = *quiet_since;
        self.sequence = *sequence;
        self.last_run = *last_run;
        self.current = *last_run;
        Ok(())
    }

    fn load_common(&mut self, wanted: &Arc<Common>) -> std::io::Result<()> {
        let Common { processes, printed, disks, conversations, symbols } = &**wanted;
        // Heaps are kept for later: most of what they hold will be right again.
        while self.processes.len() > processes.len() {
            let process = self.processes.pop().expect("there are more than wanted");
            self.snapshot_cache.spare_heaps.push(process.heap);
        }
        for (index, common) in processes.iter().enumerate() {
            let CommonProcess { id, config, base, tables } = common;
            // Heaps are used again: most of their pages will be the right ones already.
            if index == self.processes.len() {
                let mut heap = self.snapshot_cache.heap(config.heap_bytes_max)?;
                if self.watch.is_some() {
                    heap.watch_escapes();
                }
                let monitors = Monitors::default();
                let new = Process::new(*id, config.clone(), heap, monitors, tables.clone());
                self.processes.push(new);
            }
            let process = &mut self.processes[index];
            process.id = *id;
            if !Arc::ptr_eq(&process.config, config) {
                process.config = config.clone();
                process.heap.set_limit(config.heap_bytes_max);
            }
            process.heap.load_base(base);
            process.load_tables(tables);
        }
        share(&mut self.printed, printed);
        share(&mut self.disks, disks);
        share(&mut self.conversations, conversations);
        share(&mut self.symbols, symbols);
        if !self.snapshot_cache.common.as_ref().is_some_and(|common| Arc::ptr_eq(common, wanted)) {
            self.snapshot_cache.common = Some(wanted.clone());
        }
        Ok(())
    }
}

/// Shares what another has, without counting it again if that is so already.
pub(super) fn share<T: ?Sized>(mine: &mut Arc<T>, wanted: &Arc<T>) {
    if !Arc::ptr_eq(mine, wanted) {
        *mine = wanted.clone();
    }
}
