//! Locks of processes on ranges of files, as `fcntl(2)` has them.
//!
//! They belong to processes, not to descriptors or threads: a process never waits for its own, and
//! loses all it has on a file when it closes any descriptor of it.

use heddle_access::{Access, FileId, Place, ProcessId};

use super::disk::Disk;
use super::node::NodeId;
use super::tree::Object;
use super::{Files, Result};

/// Bytes to be locked, existing or not.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LockRange {
    pub from: u64,
    pub upto: u64,
    /// Others may share it, and nobody may have it alone.
    pub shared: bool,
}

impl LockRange {
    fn excludes(&self, other: &LockRange) -> bool {
        self.from < other.upto && other.from < self.upto && !(self.shared && other.shared)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Lock {
    process: ProcessId,
    range: LockRange,
}

/// What a process waits for that wants a lock.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LockWait {
    file: NodeId,
    range: LockRange,
}

impl LockWait {
    /// In words that tell one wait from another.
    pub fn words(&self) -> [u64; 3] {
        let LockWait { file, range: LockRange { from, upto, shared } } = *self;
        [u64::from(file.0) << 1 | u64::from(shared), from, upto]
    }
}

impl Disk {
    /// A process that keeps another one from a lock.
    pub fn holder(&self, process: ProcessId, wait: &LockWait) -> Option<ProcessId> {
        let held = self.locks.get(&wait.file)?;
        let others = held.iter().filter(|lock| lock.process != process);
        others.into_iter().find(|lock| lock.range.excludes(&wait.range)).map(|lock| lock.process)
    }

    /// The name of the file that somebody wants to lock.
    pub fn awaited_file(&self, wait: &LockWait) -> String {
        self.tree.label(&Object::Node(wait.file)).to_string()
    }

    /// The files that a process has locks on.
    pub fn locked_by(&self, process: ProcessId) -> Vec<FileId> {
        let has = |locks: &Vec<Lock>| locks.iter().any(|lock| lock.process == process);
        let held = self.locks.iter().filter(|(_, locks)| has(locks));
        held.map(|(&id, _)| self.tree.file(&Object::Node(id))).collect()
    }

    /// Takes a range away from what a process has locked of a file.
    fn cut(&mut self, id: NodeId, process: ProcessId, from: u64, upto: u64) {
        let Some(held) = self.locks.get_mut(&id) else { return };
        let mut left = Vec::new();
        for lock in held.iter() {
            let LockRange { from: start, upto: end, shared } = lock.range;
            if lock.process != process || end <= from || upto <= start {
                left.push(*lock);
                continue;
            }
            let parts = [(start, from), (upto, end)].into_iter().filter(|(from, upto)| from < upto);
            left.extend(
                parts.map(|(from, upto)| Lock { process, range: LockRange { from, upto, shared } }),
            );
        }
        *held = left;
        if held.is_empty() {
            self.locks.remove(&id);
        }
    }

    /// A process closes a descriptor of a file: its locks on it are gone.
    pub(super) fn unlock_all(&mut self, id: NodeId, process: ProcessId) {
        self.cut(id, process, 0, u64::MAX);
    }
}

impl Files {
    /// Locks a part of an open file. Gives what to wait for if another process has it.
    pub fn lock(&mut self, number: i32, range: LockRange) -> Result<Option<LockWait>> {
        let id = self.node_of(number)?;
        self.log
            .add(&self.disk.tree, &Object::Node(id), |file| Access::write(Place::FileLock(file)));
        let wait = LockWait { file: id, range };
        if self.disk.holder(self.process, &wait).is_some() {
            return Ok(Some(wait));
        }
        let process = self.process;
        let disk = self.disk_mut();
        disk.cut(id, process, range.from, range.upto);
        let held = disk.locks.entry(id).or_default();
        held.push(Lock { process, range });
        held.sort_unstable_by_key(|lock| (lock.process, lock.range.from));
        Ok(None)
    }

    pub fn unlock(&mut self, number: i32, from: u64, upto: u64) -> Result<()> {
        let id = self.node_of(number)?;
        self.log
            .add(&self.disk.tree, &Object::Node(id), |file| Access::write(Place::FileLock(file)));
        let process = self.process;
        self.disk_mut().cut(id, process, from, upto);
        Ok(())
    }
}
