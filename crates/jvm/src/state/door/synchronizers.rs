//! Locks, semaphores and latches of `java.util.concurrent` in a checked program.
//!
//! Who has to wait for one stands before it, as before a monitor, instead of in its queue. A thread
//! that has not called `lock()` yet and one that waits in it are told apart only by asking the lock
//! for its queue or the thread for its state; then, and where the order of a queue makes a
//! difference, the code of the library runs as it is. `docs/reduction.md` has the arguments.

use heddle_access::{Access, Assumed, HeldLock, Mode, Order, Place};

use super::begin::Seen;
use crate::interp::{Result, Stop};
use crate::jdk::{Role, Sort, Synchronizer};
use crate::machine::Machine;
use crate::program::MethodRef;
use crate::state::{FrameKind, Ref, Status, ThreadId, Wake};

/// Frames of the library between an access and the method with the role.
pub(super) const ROLE_DEPTH_MAX: usize = 8;

/// How a thread takes a synchronizer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Taking {
    how: How,
    interrupts: Interrupts,
}

/// What an interrupt is to a thread that waits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Interrupts {
    Ignored,
    /// It ends the wait.
    End,
    /// It ends the wait; the thread has looked once, and looks no more if it need not wait.
    EndOnlyWait,
}

impl Interrupts {
    fn of(interruptible: bool) -> Interrupts {
        if interruptible { Interrupts::End } else { Interrupts::Ignored }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum How {
    /// A lock that nobody else may hold.
    Alone,
    /// The same, where those who read wait behind those who wait to write: the first of these has
    /// to be in the queue.
    AloneAmongReaders,
    /// A read lock.
    Shared,
    /// One permit of a semaphore.
    Permit,
    /// A latch.
    Zero,
    /// A task of a fork-join pool.
    Task,
}

impl Taking {
    pub(super) const TASK: Taking = Taking { how: How::Task, interrupts: Interrupts::Ignored };

    /// A number that tells it from others.
    pub(in crate::state) fn number(self) -> u64 {
        (self.how as u64) << 2 | self.interrupts as u64
    }
}

impl Machine {
    /// Before a method that has something to do with a synchronizer: who has to wait for it stands
    /// here. `argument` is the first one.
    pub(crate) fn before_role(
        &mut self,
        method: MethodRef,
        receiver: u64,
        argument: u64,
    ) -> Result<()> {
        let Some(role) = method.marks.role else { return Ok(()) };
        let object = Ref(receiver as u32);
        match role {
            Role::Ask(assumed) => {
                self.disprove(assumed);
                return Ok(());
            }
            Role::Signal { all: false } => {
                self.signals_one(object);
                return Ok(());
            }
            Role::Search => return self.before_search(object),
            Role::Work => return Ok(()),
            Role::Run => {
                self.before_run();
                return Ok(());
            }
            Role::Next => {
                self.before_next(object);
                return Ok(());
            }
            Role::Push => {
                self.begin_queue_anew(object);
                return Ok(());
            }
            _ => {}
        }
        if object.is_null() || !self.stands_before_locks() {
            return Ok(());
        }
        let Some(synchronizer) = self.class_of(object).synchronizer else { return Ok(()) };
        match (role, synchronizer.sort) {
            (Role::Take { interruptible: true, .. }, _) if self.interrupts_are_visible() => Ok(()),
            (Role::Take { shared, interruptible }, sort) => {
                self.before_any(object, sort, shared, argument, Interrupts::of(interruptible))
            }
            (Role::TakeAtOnce, sort) if self.interrupts_are_visible() => {
                // Whoever looks for an interrupt first stands here.
                match self.thread().frames.last().and_then(|caller| caller.method.marks.role) {
                    Some(Role::Take { shared, interruptible: true }) => {
                        self.before_any(object, sort, shared, argument, Interrupts::EndOnlyWait)
                    }
                    _ => Ok(()),
                }
            }
            (Role::Retake, Sort::Lock | Sort::ReadWriteLock { .. }) if argument as u32 != 0 => {
                let how = match synchronizer.sort {
                    Sort::Lock => How::Alone,
                    _ => self.writing(),
                };
                let node = Ref(argument as u32);
                let interrupts = Interrupts::Ignored;
                self.before_taking(object, Taking { how, interrupts }, node)
            }
            // Where it is fair, it cannot be had before those in the queue, even if it is free.
            (Role::TryInTurn, _) if synchronizer.is_fair => {
                self.disprove(Assumed::Queues);
                Ok(())
            }
            (Role::Try, Sort::Lock | Sort::ReadWriteLock { .. })
            | (Role::TryInTurn, Sort::Lock) => {
                self.may_own(object);
                Ok(())
            }
            (Role::Give { shared: false }, _) => {
                self.thread_mut().takes = object;
                if !synchronizer.is_fair {
                    self.forget_order(object, synchronizer);
                }
                Ok(())
            }
            (Role::Transfer, Sort::Lock | Sort::ReadWriteLock { .. }) if !synchronizer.is_fair => {
                self.wake_signalled(Ref(argument as u32));
                Ok(())
            }
            (Role::Give { shared: true }, _) => {
                self.thread_mut().takes = object;
                self.give(object, synchronizer);
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// Before a synchronizer of any sort is taken, for reading or as one of several if `shared`.
    fn before_any(
        &mut self,
        object: Ref,
        sort: Sort,
        shared: bool,
        argument: u64,
        interrupts: Interrupts,
    ) -> Result<()> {
        let how = match (sort, shared) {
            (Sort::Lock, false) => How::Alone,
            (Sort::ReadWriteLock { .. }, false) => self.writing(),
            (Sort::ReadWriteLock { .. }, true) => {
                self.disprove(Assumed::ReadLocks);
                How::Shared
            }
            (Sort::Semaphore, true) => {
                if argument as u32 != 1 {
                    self.disprove(Assumed::SinglePermits);
                }
                if self.is_disproved(Assumed::SinglePermits) {
                    self.thread_mut().takes = Ref::NULL;
                    return Ok(());
                }
                How::Permit
            }
            (Sort::Latch, true) => How::Zero,
            _ => return Ok(()),
        };
        self.before_taking(object, Taking { how, interrupts }, Ref::NULL)
    }

    /// Whether threads stop before they look whether they are interrupted: then an interrupt may
    /// come between that and what they look for it for.
    pub(super) fn interrupts_are_visible(&mut self) -> bool {
        let interrupt = Access::read(Place::Interrupt(self.thread().current));
        self.look_at(&[interrupt]).visible != 0
    }

    fn writing(&self) -> How {
        match self.is_disproved(Assumed::ReadLocks) {
            true => How::AloneAmongReaders,
            false => How::Alone,
        }
    }

    /// Whether threads stand before locks of the library: nobody can tell that they are not in the
    /// queue.
    pub(super) fn stands_before_locks(&self) -> bool {
        let Some(watch) = self.watch.as_ref() else { return false };
        let reductions = watch.reductions();
        let thread = self.thread();
        reductions.locks
            && reductions.library
            && !watch.observing
            && !watch.policy.queues_are_seen()
            // A virtual thread that waits leaves its carrier.
            && thread.current == thread.object
    }

    /// Stands before a synchronizer until it can be taken and the thread is chosen. `node` is the
    /// thread's place in the queue, if it has one.
    fn before_taking(&mut self, object: Ref, taking: Taking, node: Ref) -> Result<()> {
        let id = self.current;
        let barred = self.is_barred(id, object, taking);
        let mode = match taking.how {
            How::Alone | How::AloneAmongReaders | How::Permit => Mode::Write,
            How::Shared | How::Zero | How::Task => Mode::Read,
        };
        let access = Access { place: Place::Monitor(object), mode };
        if self.is_word_visible(object) && mode == Mode::Write {
            self.show_contended(object);
        }
        if barred {
            self.record_standing(object);
            let thread = self.thread_mut();
            thread.stands_before = true;
            thread.chosen = false;
            thread.awaits = object;
            thread.taking = Some(taking);
            if mode == Mode::Write {
                self.show_contended(object);
            }
            return Err(Stop::Visible);
        }
        let thread = self.thread_mut();
        let stood = thread.awaits == object && thread.taking == Some(taking);
        if stood && thread.chosen {
            thread.chosen = false;
            let in_operation = self.in_atomic_operation();
            self.thread_mut().operation_open |= in_operation;
            self.record_taking(access, true);
        } else if let Err(stop) = self.begin(&[access], Order::Declared) {
            self.record_standing(object);
            let thread = self.thread_mut();
            thread.awaits = object;
            thread.taking = Some(taking);
            return Err(stop);
        }
        let thread = self.thread_mut();
        thread.awaits = Ref::NULL;
        thread.taking = None;
        if taking.interrupts == Interrupts::EndOnlyWait && self.has_to_wait(id, object, taking) {
            // It would join the queue, find that it is interrupted, and leave it.
            self.begin(&[Access::write(Place::Interrupt(self.thread().current))], Order::Declared)?;
            self.clear_interrupt();
            return Err(Stop::throw_bare("java/lang/InterruptedException"));
        }
        self.takes(object, taking, node);
        Ok(())
    }

    /// Who stands before a synchronizer depends on its word. Those who take it as well come first or
    /// later by a choice; who changes the word in another way (`tryLock`) collides with this.
    fn record_standing(&mut self, object: Ref) {
        // As long as nobody uses it in another way, there is nothing to meet.
        if !self.is_disproved(Assumed::QueuesOfLocks) || self.is_observing() {
            return;
        }
        let word = Access::read(self.word_of(object));
        if let Seen { recorded: 1, visible: 0 } = self.look_at(&[word]) {
            self.record_under(word, false, None, [HeldLock::alone(object), HeldLock::NONE]);
        }
    }

    /// The word of a synchronizer that says whether it is free.
    fn word_of(&self, object: Ref) -> Place {
        let known =
            self.class_of(object).synchronizer.expect("only synchronizers are stood before");
        let (offset, kind) = known.word;
        self.memory_place(object, offset, kind.bytes())
    }

    /// Whether threads stop before the word of a synchronizer: then they had better stop before the
    /// whole operation.
    fn is_word_visible(&mut self, object: Ref) -> bool {
        let word = Access::read(self.word_of(object));
        // Whether it has to wait depends on the word.
        self.log(&[word]);
        self.look_at(&[word]).visible != 0
    }

    /// Whether a thread cannot go on with taking a synchronizer.
    pub(crate) fn is_barred(&self, id: ThreadId, object: Ref, taking: Taking) -> bool {
        let is_ended = taking.interrupts != Interrupts::Ignored && self.is_interrupted_now(id);
        !is_ended && self.has_to_wait(id, object, taking)
    }

    /// Whether a thread would have to wait for a synchronizer.
    fn has_to_wait(&self, id: ThreadId, object: Ref, taking: Taking) -> bool {
        let thread = &self.threads[id.0 as usize];
        let process = self.process_at(thread.process);
        let heap = &process.heap;
        if taking == Taking::TASK {
            return !self.has_task(heap, object);
        }
        let class = self.program.class(heap.class_id(object));
        let known = class.synchronizer.expect("only synchronizers are stood before");
        let word = known.word(heap, object);
        let is_held = || word != 0 && known.owner(heap, object) != thread.current;
        match taking.how {
            How::Alone => is_held(),
            How::AloneAmongReaders => is_held() && !known.is_unqueued(heap, object),
            How::Shared => known.writes(word) != 0 && known.owner(heap, object) != thread.current,
            How::Permit => word < 1,
            How::Zero => word != 0,
            How::Task => unreachable!("a pool is no synchronizer"),
        }
    }

    /// The current thread takes a synchronizer that does not bar it.
    fn takes(&mut self, object: Ref, taking: Taking, node: Ref) {
        let id = self.current;
        let known = self.class_of(object).synchronizer.expect("tested before");
        let interrupted = taking.interrupts == Interrupts::End && self.is_interrupted_now(id);
        let heap = self.heap();
        let word = known.word(heap, object);
        let first_in_line = match node.is_null() {
            true => known.is_unqueued(heap, object) || !known.is_fair && taking.how != How::Shared,
            false => self.comes_first(object, known, node),
        };
        let heap = self.heap();
        let is_held = word != 0 && known.owner(heap, object) != self.thread().current;
        let is_sure =
            !interrupted && first_in_line && !(taking.how == How::AloneAmongReaders && is_held);
        let last_permit = word == 1;
        let thread = self.thread_mut();
        thread.takes = if is_sure { object } else { Ref::NULL };
        match taking.how {
            How::Alone | How::AloneAmongReaders => self.may_own(object),
            How::Permit if is_sure && last_permit => {
                thread.acquired.push(HeldLock::alone(object));
            }
            How::Shared if is_sure => thread.acquired.push(HeldLock { object, shared: true }),
            How::Permit | How::Shared | How::Zero | How::Task => {}
        }
    }

    fn is_interrupted_now(&self, id: ThreadId) -> bool {
        let thread = &self.threads[id.0 as usize];
        self.view(thread.process).is_interrupted(thread.object)
    }

    /// The current thread may come to hold a lock that names its owner.
    fn may_own(&mut self, object: Ref) {
        let id = self.current;
        let mut owned = std::mem::take(&mut self.thread_mut().owned);
        owned.retain(|&lock| lock != object && self.owns(id, lock));
        owned.push(object);
        self.thread_mut().owned = owned;
    }

    fn owns(&self, id: ThreadId, lock: Ref) -> bool {
        let heap = self.heap();
        let known = self.class_of(lock).synchronizer;
        known.is_some_and(|known| known.owner(heap, lock) == self.threads[id.0 as usize].current)
    }

    /// The current thread gives a permit or a read lock back.
    fn give(&mut self, object: Ref, synchronizer: Synchronizer) {
        let thread = self.thread_mut();
        let has = |held: &HeldLock| held.object == object;
        if let Some(index) = thread.acquired.iter().position(has) {
            thread.acquired.remove(index);
            return;
        }
        let process = thread.process;
        let mut others = self.threads.iter().filter(|other| other.process == process);
        if synchronizer.sort == Sort::Semaphore
            && others.any(|other| other.acquired.iter().any(has))
        {
            self.disprove(Assumed::PermitHolders);
        }
    }

    /// The locks under which the current thread makes an access, as far as there is room.
    pub(crate) fn protection(&self) -> [HeldLock; 2] {
        let thread = self.thread();
        let mut locks = [HeldLock::NONE; 2];
        if thread.operations.is_none() && thread.owned.is_empty() && thread.acquired.is_empty() {
            for (slot, &(lock, _)) in locks.iter_mut().zip(&thread.locks) {
                *slot = HeldLock::alone(lock);
            }
            return locks;
        }
        let taken = self.lock_in_operation();
        let owned = thread
            .owned
            .iter()
            .copied()
            .filter(|&lock| Some(lock) != taken && self.owns(thread.id, lock));
        let permits_count = !self.is_disproved(Assumed::PermitHolders);
        let acquired = thread
            .acquired
            .iter()
            .filter(|lock| (lock.shared || permits_count) && Some(lock.object) != taken);
        let all = taken.into_iter().chain(owned).map(HeldLock::alone).chain(acquired.copied());
        let monitors = thread.locks.iter().map(|&(lock, _)| HeldLock::alone(lock));
        for (slot, lock) in locks.iter_mut().zip(all.chain(monitors)) {
            *slot = lock;
        }
        locks
    }

    /// The synchronizer that the current thread is about to have, or still has, because it is in
    /// the middle of taking it or of giving it back.
    fn lock_in_operation(&self) -> Option<Ref> {
        let thread = self.thread();
        if thread.operations.is_none() || !self.stands_before_locks() {
            return None;
        }
        let frames = &thread.frames;
        let with_role = |index: &usize| {
            !matches!(
                frames[*index].method.marks.role,
                None | Some(Role::Transfer | Role::TakeAtOnce)
            )
        };
        let index = (1..frames.len()).rev().take(ROLE_DEPTH_MAX).find(with_role)?;
        let frame = &frames[index];
        // Registers that are not used any more may be null.
        let receiver = Ref(thread.stack[frame.base as usize] as u32).non_null();
        let takes = thread.takes.non_null();
        match frame.method.marks.role? {
            // What was called in another way did not stand here.
            Role::Take { .. } | Role::Retake | Role::Give { .. }
                if frames[index - 1].kind == FrameKind::Java =>
            {
                takes.filter(|&takes| receiver.is_none_or(|receiver| receiver == takes))
            }
            Role::Await | Role::Signal { .. } => {
                let condition = receiver?;
                let field = self.class_of(condition).field_named("this$0")?;
                let lock = self.heap().load_ref(condition, field.offset);
                (takes == Some(lock) || self.owns(thread.id, lock)).then_some(lock)
            }
            _ => None,
        }
    }

    /// Whether an access concerns what a lock and its queues are made of, and is made by who has the
    /// lock: then nobody else uses it at the same time. Whoever does without the lock says so.
    pub(super) fn is_of_own_lock(&mut self, place: &Place) -> bool {
        let Place::Memory { object, .. } = *place else { return false };
        let class = self.class_of(object);
        if !class.is_queue && class.synchronizer.is_none() || !self.stands_before_locks() {
            return false;
        }
        if self.is_disproved(Assumed::QueuesOfLocks) {
            return false;
        }
        if self.lock_in_operation().is_none() {
            self.disprove(Assumed::QueuesOfLocks);
            return false;
        }
        true
    }

    /// Whether a thread that waited for a condition was woken: it goes on to stand before the lock at
    /// once.
    pub fn is_woken_from_condition(&self, id: ThreadId) -> bool {
        let thread = &self.threads[id.0 as usize];
        thread.wake == Wake::Notified
            && thread.status == Status::Runnable
            && self.waits_for_condition(id)
            && self.watch.as_ref().is_some_and(|watch| {
                let reductions = watch.reductions();
                reductions.locks && reductions.library && !watch.policy.queues_are_seen()
            })
            && thread.current == thread.object
    }

    /// Whether the current thread looks whether it may take a lock back: nobody sees when it does.
    pub(super) fn looks_at_queue(&self, accesses: &[Access]) -> bool {
        // Whether it is interrupted is another matter.
        let is_memory = |access: &Access| matches!(access.place, Place::Memory { .. });
        let frames = &self.thread().frames;
        frames.iter().rev().take(3).any(|frame| frame.method.marks.role == Some(Role::Look))
            && accesses.iter().all(is_memory)
            && self.stands_before_locks()
    }
}

impl Synchronizer {
    fn word(&self, heap: &crate::state::Heap, object: Ref) -> i64 {
        let (offset, kind) = self.word;
        let bits = heap.load(object, offset, kind);
        if kind == crate::program::Kind::Long { bits as i64 } else { i64::from(bits as i32) }
    }

    /// The `Thread` that holds it alone, or null.
    fn owner(&self, heap: &crate::state::Heap, object: Ref) -> Ref {
        self.owner.map_or(Ref::NULL, |offset| heap.load_ref(object, offset))
    }

    /// How often it is held for writing.
    fn writes(&self, word: i64) -> i64 {
        match self.sort {
            Sort::ReadWriteLock { write_bits } => word & ((1 << write_bits) - 1),
            _ => word,
        }
    }

    /// Whether nobody waits in its queue.
    pub(super) fn is_unqueued(&self, heap: &crate::state::Heap, object: Ref) -> bool {
        heap.load_ref(object, self.head) == heap.load_ref(object, self.tail)
    }
}
