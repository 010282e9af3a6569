//! Locks on files, which processes of one host wait for (`FileChannel.lock`).

use heddle_access::ProcessId;
use heddle_files::{Errno, LockRange, LockWait};

use super::files::{Descriptor, FileResult};
use super::{Call, Disk};
use crate::interp::{Result, Stop};
use crate::machine::Machine;
use crate::state::{Status, Wake};

/// What became of an attempt to lock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Locking {
    Locked,
    /// Another process has it.
    Refused,
    /// A signal came while the thread waited.
    Interrupted,
}

impl Disk {
    pub fn unlock(&mut self, number: i32, from: u64, upto: u64) -> FileResult<()> {
        self.files.unlock(number, from, upto)
    }
}

impl Machine {
    /// Whether a process could have the lock that one of its threads waits for.
    pub(crate) fn is_lock_free(&self, process: ProcessId, wait: &LockWait) -> bool {
        self.disks.of(process).holder(process, wait).is_none()
    }

    /// A wait for a lock in words, and a process that has it.
    pub fn file_lock_wait(&self, process: ProcessId, wait: &LockWait) -> String {
        let disk = self.disks.of(process);
        let holder = disk.holder(process, wait).map(|holder| {
            format!(", held by process {}", self.processes[holder.0 as usize].config.name)
        });
        format!("waits to lock {}{}", disk.awaited_file(wait), holder.unwrap_or_default())
    }

    /// Whether who has a lock waits, perhaps by way of others, for a lock of this process: Linux
    /// then refuses to wait, whichever threads of the processes these are.
    fn would_wait_in_a_circle(&self, process: ProcessId, wait: &LockWait) -> bool {
        let holder_of = |waiter, wait| self.disks.of(process).holder(waiter, wait);
        let mut met = Vec::new();
        let mut ahead: Vec<ProcessId> = holder_of(process, wait).into_iter().collect();
        while let Some(holder) = ahead.pop() {
            if holder == process {
                return true;
            }
            if met.contains(&holder) {
                continue;
            }
            met.push(holder);
            ahead.extend(self.threads.iter().filter_map(|thread| match &thread.status {
                Status::FileLock(wait) if thread.process == holder => holder_of(holder, wait),
                _ => None,
            }));
        }
        false
    }
}

impl Call<'_> {
    /// Locks a part of a file. If another process has it, the thread waits, having made known that
    /// it wants it, or is told so.
    pub fn lock_file(
        &mut self,
        descriptor: Descriptor,
        range: LockRange,
        waits: bool,
    ) -> Result<FileResult<Locking>> {
        if std::mem::take(&mut self.machine.thread_mut().wake) == Wake::Interrupted {
            return Ok(Ok(Locking::Interrupted));
        }
        let number = descriptor.number();
        let wait = match self.on_disk_of([descriptor], |disk| disk.files.lock(number, range))? {
            Ok(None) => return Ok(Ok(Locking::Locked)),
            Ok(Some(_)) if !waits => return Ok(Ok(Locking::Refused)),
            Ok(Some(wait)) => wait,
            Err(errno) => return Ok(Err(errno)),
        };
        if self.machine.would_wait_in_a_circle(self.process_id(), &wait) {
            return Ok(Err(Errno::DEADLOCK));
        }
        self.machine.clear_second_registers();
        let thread = self.machine.thread_mut();
        thread.chosen = false;
        thread.status = Status::FileLock(wait);
        Err(Stop::Blocked)
    }

    /// Wakes the threads of the process that wait for locks, as a signal does: they look whether
    /// their channels are still open, and wait again.
    pub fn signal_lock_waiters(&mut self) {
        let process = self.process_id();
        for index in 0..self.machine.threads.len() {
            let thread = &self.machine.threads[index];
            if thread.process == process && matches!(thread.status, Status::FileLock(_)) {
                self.machine.wake_waiter(index, Wake::Interrupted);
            }
        }
    }
}
