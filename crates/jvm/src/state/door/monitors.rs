//! Monitors: taking and giving back in a checked program, waiting and notifying in all.
//!
//! A thread that wants a monitor stands before it until it is chosen, whether the monitor is free
//! or not; who holds it decides whether the thread can be chosen. So a thread that came early and
//! one that came late are in the same state.

use heddle_access::{Access, Assumed, Mode, Order, Place};
use heddle_reduction::Sight;

use crate::events::What;
use crate::interp::{Result, Stop};
use crate::machine::Machine;
use crate::state::ACCESSES_MAX;
use crate::state::{Ref, Status, THREAD_BLOCKED, Thread, ThreadId, Wake};

use super::Call;

impl Machine {
    pub(crate) fn watched_enter(&mut self, object: Ref) -> Result<()> {
        let thread = self.in_name_of(self.current, object);
        let owner = self.owner_of(object);
        if owner.is_none_or(|owner| owner != thread) {
            self.before_monitor(object)?;
        }
        let process = self.process_mut();
        let entered = process.monitors.try_enter(&mut process.heap, object, thread);
        assert!(entered, "a thread is only chosen when its monitor is free");
        self.locked(object, 1);
        Ok(())
    }

    /// Stands before a monitor until it is free and the thread is chosen.
    pub(crate) fn before_monitor(&mut self, object: Ref) -> Result<()> {
        let chosen = self.thread().chosen && self.thread().awaits == object;
        let free = self.owner_of(object).is_none();
        if chosen && free {
            let leads = true;
            self.thread_mut().chosen = false;
            self.thread_mut().awaits = Ref::NULL;
            let in_operation = self.in_atomic_operation();
            self.thread_mut().operation_open |= in_operation;
            self.record_taking(Access::write(Place::Monitor(object)), leads);
            return Ok(());
        }
        if !free {
            self.show_contended(object);
            if self.thread().awaits != object && self.is_status_seen() {
                self.show_blocked()?;
            }
            let thread = self.thread_mut();
            thread.stands_before = true;
            thread.chosen = false;
            thread.awaits = object;
            return Err(Stop::Visible);
        }
        match self.begin_monitor(object) {
            Err(Stop::Visible) => {
                // Where others ask, it comes to the monitor in a step of its own.
                if !self.is_status_seen() {
                    self.thread_mut().awaits = object;
                }
                Err(Stop::Visible)
            }
            done => done,
        }
    }

    /// Whether somebody asks in which state threads like the current one are.
    fn is_status_seen(&mut self) -> bool {
        let kind = self.kind_of(&Place::Status(self.thread().object));
        let unobserved = self.in_unobserved_operation();
        let watch = self.watch.as_mut().expect("only watched machines stand before monitors");
        !unobserved && !watch.observing && watch.policy.sight(kind, Mode::Write) == Sight::Visible
    }

    /// The current thread comes to a monitor of another thread, and others see that.
    fn show_blocked(&mut self) -> Result<()> {
        let thread = self.thread_mut();
        if !std::mem::take(&mut thread.chosen) {
            thread.stands_before = true;
            return Err(Stop::Visible);
        }
        self.log(&[Access::write(Place::Status(self.thread().object))]);
        self.show_status(self.current, THREAD_BLOCKED);
        Ok(())
    }

    /// Two threads want the monitor: from now on each stops before it, also the first one.
    pub(super) fn show_contended(&mut self, object: Ref) {
        let kind = self.kind_of(&Place::Monitor(object));
        let watch = self.watch.as_mut().expect("only watched machines stand before monitors");
        if !watch.observing {
            watch.policy.show(kind);
        }
    }

    /// Before a thread ends: whoever holds its monitor, to wait for that end, waits first. Nobody
    /// can see that the monitor is taken for a moment, so this is no visible operation.
    pub(crate) fn before_end(&mut self, object: Ref) -> Result<()> {
        let current = self.current;
        let held = self.owner_of(object).is_some_and(|owner| owner != current);
        let watched = self.is_watched();
        let thread = self.thread_mut();
        match (held, watched) {
            (true, true) => {
                thread.stands_before = true;
                thread.awaits = object;
                Err(Stop::Visible)
            }
            (true, false) => {
                thread.status = Status::Blocked { object };
                Err(Stop::Blocked)
            }
            (false, _) => {
                if thread.awaits == object {
                    thread.awaits = Ref::NULL;
                    thread.chosen = false;
                }
                Ok(())
            }
        }
    }

    /// Records that a monitor or lock was taken by a thread that stood before it.
    pub(super) fn record_taking(&mut self, access: Access, leads: bool) {
        self.settle_escapes();
        self.log(&[access]);
        let is_local = access.place.object().is_some_and(|object| self.is_local(object));
        if self.in_unobserved_operation() || is_local {
            return;
        }
        let kind = self.kind_of(&access.place);
        let watch = self.watch.as_mut().expect("only watched machines record");
        watch.policy.sight(kind, access.mode);
        if watch.reductions().conflict {
            self.record(access, leads, None);
        }
    }

    /// Before a monitor is taken: stops the thread if others can see it.
    fn begin_monitor(&mut self, object: Ref) -> Result<()> {
        self.begin(&[Access::write(Place::Monitor(object))], Order::Declared)
    }

    /// Without reductions, giving a monitor back is a step of its own.
    pub(crate) fn before_exit(&mut self, object: Ref) -> Result<()> {
        let watch = self.watch.as_ref();
        if watch.is_some_and(|watch| !watch.reductions().locks) {
            self.begin_monitor(object)?;
        }
        Ok(())
    }

    pub fn owner_of(&self, object: Ref) -> Option<ThreadId> {
        let process = self.process();
        process.monitors.owner(&process.heap, object).map(|(owner, _)| owner)
    }

    pub(crate) fn locked(&mut self, object: Ref, count: u32) {
        let locks = &mut self.thread_mut().locks;
        match locks.iter_mut().find(|(lock, _)| *lock == object) {
            Some((_, held)) => *held += count,
            None => {
                locks.push((object, count));
                self.note_monitor(object, |object| What::Enter { object });
            }
        }
        if !self.in_unobserved_operation() {
            self.acquired(Place::Monitor(object));
            self.acquire_from_monitor(object);
        }
    }

    pub(crate) fn unlocked(&mut self, object: Ref, free: bool) {
        let locks = &mut self.thread_mut().locks;
        if let Some(index) = locks.iter().position(|(lock, _)| *lock == object) {
            locks[index].1 -= 1;
            // One that is lent is not free yet.
            if free || locks[index].1 == 0 {
                locks.remove(index);
            }
        }
        if free {
            self.released(Place::Monitor(object));
            self.note_monitor(object, |object| What::Exit { object });
        }
    }

    fn note_monitor(&mut self, object: Ref, what: impl FnOnce(String) -> What) {
        // The streams lock themselves for each character; of a private monitor nobody knows.
        if !self.is_recorded() || self.in_unobserved_operation() || self.is_local(object) {
            return;
        }
        let process = self.thread().process;
        self.note(|machine| what(machine.object_name(process, object)));
    }
}

/// `wait` and `notify` (JLS §17.2).
impl Call<'_> {
    /// Whether the current thread holds the monitor of an object: nobody else can change that.
    pub fn holds_monitor(&self, object: Ref) -> bool {
        let machine = &*self.machine;
        machine.owner_of(object) == Some(machine.in_name_of(machine.current, object))
    }

    fn check_owner(&self, object: Ref) -> Result<()> {
        match self.holds_monitor(object) {
            true => Ok(()),
            false => Err(Stop::throw(
                "java/lang/IllegalMonitorStateException",
                "current thread is not owner",
            )),
        }
    }

    /// Gives the monitor up and waits; false if an interrupt ended that. Runs again once the thread
    /// was woken, to take the monitor back. Without a limit, `millis` is 0.
    pub fn wait_on(&mut self, object: Ref, millis: i64) -> Result<bool> {
        if let Some((object, held)) = self.machine.thread().reenter {
            return self.reenter(object, held);
        }
        self.check_owner(object)?;
        if self.machine.is_thread(object) && !self.machine.joins() {
            self.machine.disprove(Assumed::JoinedThreads);
        }
        self.machine.begin_wait()?;
        if self.machine.is_interrupted() {
            self.machine.clear_interrupt();
            return Ok(false);
        }
        let machine = &mut *self.machine;
        let deadline = (millis > 0).then(|| machine.deadline_after_millis(millis));
        let process = machine.thread().process;
        machine.note(|machine| What::Wait {
            object: machine.object_name(process, object),
            limit: millis > 0,
        });
        let process = machine.process_mut();
        let held = process.monitors.release_all(&mut process.heap, object);
        machine.thread_mut().locks.retain(|&(lock, _)| lock != object);
        machine.released(Place::Monitor(object));
        machine.monitor_freed(object);
        machine.sequence += 1;
        let since = machine.sequence;
        machine.clear_second_registers();
        machine.thread_mut().status = Status::Waiting { object, deadline, held, since };
        Err(Stop::Blocked)
    }

    fn reenter(&mut self, object: Ref, held: u32) -> Result<bool> {
        let machine = &mut *self.machine;
        let id = machine.in_name_of(machine.current, object);
        if machine.is_watched() {
            machine.before_monitor(object)?;
            machine.locked(object, held - machine.lent(object));
        }
        let process = machine.process_mut();
        if !process.monitors.restore(&mut process.heap, object, id, held) {
            machine.thread_mut().status = Status::Blocked { object };
            return Err(Stop::Blocked);
        }
        let thread = machine.thread_mut();
        thread.reenter = None;
        let wake = std::mem::take(&mut thread.wake);
        machine.note_resume(object, wake);
        if wake == Wake::Interrupted {
            machine.lead_by_clearing_interrupt();
        }
        Ok(wake != Wake::Interrupted)
    }

    /// Moves those who wait on to competing for the monitor: all of them, or any one. Who was
    /// interrupted may not have left the wait set yet: then it is notified like the others, returns
    /// normally and stays interrupted (JLS §17.2.4).
    pub fn notify(&mut self, object: Ref, all: bool) -> Result<()> {
        self.check_owner(object)?;
        let process = self.process_id();
        let waiting = self.waiting_on(object);
        let interrupted = self.interrupted_on(object);
        // Once the question below is answered, the notification has begun.
        if self.machine.thread().decision.is_none() {
            let thread = |id: &ThreadId| self.machine.threads[id.0 as usize].object;
            let status = |id| Access::write(Place::Status(thread(id)));
            // They are all of one kind.
            let ids = waiting.iter().chain(&interrupted).take(ACCESSES_MAX);
            let statuses: Vec<Access> = ids.map(status).collect();
            self.machine.begin(&statuses, Order::Declared)?;
        }
        let woken = if all {
            let subset = self.machine.choose(1 << interrupted.len().min(8))?;
            let late = interrupted.into_iter().enumerate();
            let late = late.filter(|(index, _)| subset >> index & 1 != 0).map(|(_, id)| id);
            waiting.into_iter().chain(late).collect()
        } else {
            self.any_of(waiting, interrupted)?
        };
        self.machine.note(|machine| What::Notify {
            object: machine.object_name(process, object),
            woken: woken.iter().map(|&id| machine.thread_name_in(id)).collect(),
        });
        for id in woken {
            let thread = self.machine.thread_at_mut(id);
            match thread.status {
                Status::Waiting { .. } => {
                    self.machine.wake_waiter(id.0 as usize, Wake::Notified);
                }
                _ => thread.wake = Wake::Notified,
            }
        }
        Ok(())
    }

    /// The one who is notified, if anybody is. Without a choice, the one who waits longest.
    fn any_of(
        &mut self,
        waiting: Vec<ThreadId>,
        interrupted: Vec<ThreadId>,
    ) -> Result<Vec<ThreadId>> {
        // If they all have left already, nobody is.
        let nobody = waiting.is_empty().then_some(None);
        let ways = nobody.into_iter().chain(waiting.into_iter().chain(interrupted).map(Some));
        let ways: Vec<Option<ThreadId>> = ways.collect();
        let chosen = self.machine.choose(ways.len() as u32)? as usize;
        Ok(ways[chosen].into_iter().collect())
    }

    /// Who waits on an object, those first who came first.
    fn waiting_on(&self, object: Ref) -> Vec<ThreadId> {
        let process = self.process_id();
        let threads = self.machine.threads.iter().filter(|thread| thread.process == process);
        let since = |thread: &Thread| match thread.status {
            Status::Waiting { object: on, since, .. } if on == object => Some((since, thread.id)),
            _ => None,
        };
        let mut waiting: Vec<(u64, ThreadId)> = threads.filter_map(since).collect();
        waiting.sort_unstable();
        waiting.into_iter().map(|(_, id)| id).collect()
    }

    /// Whose wait on an object an interrupt has ended, but who did not go on since.
    fn interrupted_on(&self, object: Ref) -> Vec<ThreadId> {
        let process = self.process_id();
        let threads = self.machine.threads.iter().filter(|thread| {
            thread.process == process
                && thread.wake == Wake::Interrupted
                && thread.reenter.is_some_and(|(on, _)| on == object)
        });
        threads.map(|thread| thread.id).collect()
    }
}

impl Machine {
    fn note_resume(&mut self, object: Ref, wake: Wake) {
        let process = self.thread().process;
        let why = match wake {
            Wake::TimedOut => "its time limit is over",
            Wake::Interrupted => "it was interrupted",
            Wake::None | Wake::Notified | Wake::Spurious => "it was notified",
        };
        self.note(|machine| What::Resume { object: machine.object_name(process, object), why });
    }
}
