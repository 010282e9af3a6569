//! What a process says as a whole, kept for as long as it stays as it is.
//!
//! In a system of several processes most transitions change one of them. The others are told by what
//! they said last; a saved state keeps that with the process.

use std::sync::Arc;

use xxhash_rust::xxh3::xxh3_128;

use super::super::memory::{DIRTY_DESCRIBED, DIRTY_FINGERPRINT, as_bytes};
use super::super::process::Process;
use super::super::thread::Thread;
use super::Describer;
use crate::machine::Machine;

/// The description of a process, but for what lies between processes.
#[derive(Clone)]
pub(in crate::state) struct Described {
    hash: u128,
    /// The sockets that its objects hold, in the order in which they were met.
    sockets: Vec<u32>,
    /// The readings of clocks that it holds.
    times: Vec<u64>,
    /// For each access of its threads' last runs to what lies between processes, the monitors around it.
    protection: Vec<u64>,
    /// What time it was, if that makes a difference.
    now: Option<u64>,
}

impl Process {
    /// Whether memory, monitors and tables are as they were when the process was last described.
    fn is_described(&self) -> bool {
        self.heap.is_described()
            && self.monitors.changed & DIRTY_DESCRIBED == 0
            && self.summary_cell().get().is_some()
            && self.off_heap_cell().get().is_some()
    }

    /// They are what a description says.
    pub(in crate::state) fn set_described(&mut self) {
        self.heap.set_described();
        self.monitors.changed &= !DIRTY_DESCRIBED;
    }
}

impl Machine {
    /// The description of a process as it is now, if there is one.
    pub(in crate::state) fn described(&self, index: usize) -> Option<Arc<Described>> {
        let described = self.snapshot_cache.describer.as_ref()?.described.get(index)?.as_ref()?;
        let id = self.processes[index].id;
        let changed = |&(at, thread): &(usize, &Thread)| {
            thread.process == id && self.threads.is_changed(at, DIRTY_FINGERPRINT)
        };
        let same = self.is_as_described(index, described)
            && !self.threads.iter().enumerate().any(|thread| changed(&thread));
        same.then(|| described.clone())
    }

    /// A process is as it was when it was described so, as far as that is known.
    pub(in crate::state) fn set_described(
        &mut self,
        index: usize,
        described: Option<&Arc<Described>>,
    ) {
        let Some(describer) = &mut self.snapshot_cache.describer else { return };
        let Some(known) = describer.described.get_mut(index) else { return };
        match (&known, described) {
            (Some(now), Some(then)) if Arc::ptr_eq(now, then) => {}
            _ => *known = described.cloned(),
        }
        if described.is_some() {
            self.processes[index].set_described();
        }
    }

    fn is_as_described(&self, index: usize, described: &Described) -> bool {
        let process = &self.processes[index];
        process.is_described() && described.now.is_none_or(|now| now == self.nano_time())
    }

    /// Whether processes are told by what they said last, and what they say is hashed by itself.
    fn tells_by_process(&self, describer: &Describer) -> bool {
        self.processes.len() > 1 && !describer.scratch.whole && !self.looks_for_races()
    }

    /// Describes a process, unless it is as it was.
    pub(super) fn tell_process(&mut self, index: usize, describer: &mut Describer) {
        if !self.tells_by_process(describer) {
            self.describe_process(index, describer);
            let protection = std::mem::take(&mut describer.scratch.protection);
            self.tell_protection(index, &protection, describer);
            describer.scratch.protection = protection;
            return;
        }
        let known = describer.described[index].take();
        let known = known.filter(|known| self.is_as_described(index, known));
        let described = match known {
            Some(known) => {
                describer.scratch.sockets.extend_from_slice(&known.sockets);
                describer.scratch.times.extend_from_slice(&known.times);
                known
            }
            None => Arc::new(self.describe_alone(index, describer)),
        };
        let Described { hash, protection, .. } = &*described;
        describer.scratch.out.extend([*hash as u64, (hash >> 64) as u64]);
        self.tell_protection(index, protection, describer);
        describer.described[index] = Some(described);
        self.processes[index].set_described();
    }

    fn describe_alone(&mut self, index: usize, describer: &mut Describer) -> Described {
        let scratch = &describer.scratch;
        let (out, sockets, times) = (scratch.out.len(), scratch.sockets.len(), scratch.times.len());
        self.describe_process(index, describer);
        let scratch = &mut describer.scratch;
        let hash = xxh3_128(as_bytes(&scratch.out[out..]));
        scratch.out.truncate(out);
        Described {
            hash,
            sockets: scratch.sockets[sockets..].to_vec(),
            times: scratch.times[times..].to_vec(),
            protection: scratch.protection.clone(),
            now: scratch.tells_time.then(|| self.nano_time()),
        }
    }
}
