//! Taking and giving back monitors, by `synchronized` blocks and methods. `monitors.rs` has what a
//! checked program does in addition.

use crate::interp::{Result, Stop};
use crate::machine::Machine;
use crate::state::{Ref, Status};

impl Machine {
    /// Takes a monitor, or blocks the thread until it may try again.
    pub fn monitor_enter(&mut self, object: Ref) -> Result<()> {
        if self.is_watched() {
            return self.watched_enter(object);
        }
        let thread = self.current;
        let process = self.process_mut();
        if process.monitors.try_enter(&mut process.heap, object, thread) {
            return Ok(());
        }
        self.thread_mut().status = Status::Blocked { object };
        Err(Stop::Blocked)
    }

    /// `monitorenter`: the frame remembers what it holds.
    pub(crate) fn enter_block(&mut self, object: Ref) -> Result<()> {
        self.monitor_enter(object)?;
        let thread = self.thread_mut();
        thread.held.push((thread.frames.len() as u32, object));
        Ok(())
    }

    /// `monitorexit`: only what this very frame entered can be left (JVMS §2.11.10).
    pub(crate) fn leave_block(&mut self, object: Ref) -> Result<()> {
        self.before_exit(object)?;
        let thread = self.thread_mut();
        let entry = (thread.frames.len() as u32, object);
        match thread.held.iter().rposition(|&held| held == entry) {
            Some(index) => {
                thread.held.remove(index);
                self.monitor_exit(object)
            }
            None => Err(Stop::throw_bare("java/lang/IllegalMonitorStateException")),
        }
    }

    /// A frame that is left must have given back all it took; what is left over is freed.
    pub(crate) fn check_locks(&mut self) -> Result<()> {
        if self.free_held() {
            return Err(Stop::throw_bare("java/lang/IllegalMonitorStateException"));
        }
        Ok(())
    }

    /// Frees what the top frame still holds; true if there was anything.
    pub(crate) fn free_held(&mut self) -> bool {
        let mut any = false;
        loop {
            let thread = self.thread_mut();
            let depth = thread.frames.len() as u32;
            match thread.held.last() {
                Some(&(at, object)) if at == depth => {
                    thread.held.pop();
                    let _ = self.monitor_exit(object);
                    any = true;
                }
                _ => return any,
            }
        }
    }

    pub fn monitor_exit(&mut self, object: Ref) -> Result<()> {
        let thread = self.in_name_of(self.current, object);
        let process = self.process_mut();
        match process.monitors.exit(&mut process.heap, object, thread) {
            None => Err(Stop::throw_bare("java/lang/IllegalMonitorStateException")),
            Some(free) => {
                if self.is_watched() {
                    self.unlocked(object, free);
                }
                if free {
                    self.monitor_freed(object);
                }
                Ok(())
            }
        }
    }

    /// Everybody who wants the monitor may try again.
    pub(crate) fn monitor_freed(&mut self, object: Ref) {
        self.end_waits(Status::Blocked { object });
    }
}
