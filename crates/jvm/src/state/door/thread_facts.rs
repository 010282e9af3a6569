//! What threads can find out about each other: who lives, in which state, where in its code, and
//! what it waits for.

use heddle_access::{Access, Assumed, Order, Place};

use super::{Call, FinalField, GuardedField, LibraryField};
use crate::interp::{Result, Stop};
use crate::machine::Machine;
use crate::program::{ClassRef, MethodRef};
use crate::state::ACCESSES_MAX;
use crate::state::{FrameKind, ProcessId, Ref, Status, THREAD_TERMINATED, Thread, ThreadId};

const THREAD: &str = "java/lang/Thread";
const HOLDER: &str = "java/lang/Thread$FieldHolder";
const SYNCHRONIZER: &str = "java/util/concurrent/locks/AbstractOwnableSynchronizer";

const NUMBER: FinalField = FinalField::new(THREAD, "tid");
const HELD_BY: FinalField = FinalField::new(THREAD, "holder").since(19);
/// How a thread is, in the bits of JVMTI; later JDKs keep them in the thread's holder. Belongs to the
/// thread's status.
const STATUS_OF_THREAD: GuardedField = GuardedField::new(THREAD, "threadStatus").until(18);
const STATUS_OF_HOLDER: GuardedField = GuardedField::new(HOLDER, "threadStatus").since(19);
/// What a parked thread waits for, and who has that; belong to the thread's status too.
const BLOCKER: GuardedField = GuardedField::new(THREAD, "parkBlocker");
const OWNER: GuardedField = GuardedField::new(SYNCHRONIZER, "exclusiveOwnerThread");

pub const THREAD_FIELDS: &[LibraryField] =
    &[NUMBER.0, HELD_BY.0, STATUS_OF_THREAD.0, STATUS_OF_HOLDER.0, BLOCKER.0, OWNER.0];

/// A thread of the current process that lives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LiveThread {
    id: ThreadId,
    /// Its `java.lang.Thread`.
    pub object: Ref,
    pub is_daemon: bool,
}

/// What a thread waits for, and who has that.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AwaitedLock {
    pub lock: Ref,
    pub owner: Option<LiveThread>,
}

impl Call<'_> {
    /// Who lives: a look at the life of every thread there was.
    pub fn list_threads(&mut self) -> Result<Vec<Ref>> {
        let current = self.machine.thread();
        let (process, current) = (current.process, current.id);
        let others = self.machine.threads.iter().filter(|thread| {
            thread.process == process && thread.id != current && !thread.object.is_null()
        });
        let lives: Vec<_> = others.map(|t| Access::read(Place::Life(t.object))).collect();
        if lives.len() > ACCESSES_MAX && self.is_watched() {
            return Err(Stop::unsupported("a list of more than 128 threads"));
        }
        self.machine.begin(&lives, Order::Declared)?;
        Ok(self.live_threads().into_iter().map(|thread| thread.object).collect())
    }

    /// Makes it known that the current thread looks at who lives, and in which state.
    pub fn ask_states(&mut self) -> Result<()> {
        let own = self.carrier_thread();
        let others = self.machine.threads_of(self.process_id()).map(|thread| thread.object);
        let others = others.filter(|&thread| thread != own && !thread.is_null());
        let places = others.flat_map(|t| [Place::Life(t), Place::Status(t)].map(Access::read));
        let accesses: Vec<Access> = places.collect();
        if accesses.len() > ACCESSES_MAX && self.is_watched() {
            return Err(Stop::unsupported("the states of more than 64 threads at once"));
        }
        self.machine.begin(&accesses, Order::Declared)
    }

    /// Threads that live, for inquiries that were made known.
    pub fn live_threads(&self) -> Vec<LiveThread> {
        let own = self.machine.threads_of(self.process_id());
        own.filter(|thread| thread.status != Status::Ended && !thread.object.is_null())
            .map(LiveThread::of)
            .collect()
    }

    /// How many threads the process ever had.
    pub fn thread_count(&mut self) -> usize {
        self.machine.disprove(Assumed::ThreadNumbers);
        self.machine.threads_of(self.process_id()).count()
    }

    /// The number that Java gave a thread.
    pub fn thread_number(&mut self, thread: LiveThread) -> Result<i64> {
        self.machine.disprove(Assumed::ThreadNumbers);
        Ok(self.final_field(thread.object, &NUMBER)? as i64)
    }

    /// The bits in which a thread says how it is.
    pub fn thread_bits(&self, object: Ref) -> Result<u32> {
        if self.has_field(object, &STATUS_OF_THREAD.0) {
            return Ok(self.guarded_field(object, &STATUS_OF_THREAD)? as u32);
        }
        let holder = self.final_ref(object, &HELD_BY)?;
        Ok(self.guarded_field(holder, &STATUS_OF_HOLDER)? as u32)
    }

    /// The same, made known. Whether it was started, and whether it ended, is its life; what lies
    /// between is its status.
    pub fn ask_thread_bits(&mut self, object: Ref) -> Result<u32> {
        let bits = self.thread_bits(object)?;
        if object == self.carrier_thread() {
            return Ok(bits);
        }
        let life = Access::read(Place::Life(object));
        let status = Access::read(Place::Status(object));
        match bits {
            0 | THREAD_TERMINATED => self.machine.begin(&[life], Order::Declared)?,
            _ => self.machine.begin(&[life, status], Order::Declared)?,
        }
        Ok(bits)
    }

    /// Makes it known that the current thread looks where others are, and in which state.
    pub fn ask_about(&mut self, threads: &[Ref]) -> Result<()> {
        let own = self.carrier_thread();
        let others = threads.iter().filter(|&&thread| thread != own && !thread.is_null());
        let places = others
            .flat_map(|&t| [Place::Life(t), Place::Status(t), Place::Stack(t)].map(Access::read));
        let accesses: Vec<Access> = places.collect();
        if accesses.len() > ACCESSES_MAX && self.is_watched() {
            return Err(Stop::unsupported("stack traces of more than 42 threads at once"));
        }
        self.machine.begin(&accesses, Order::Declared)
    }

    /// The innermost frames of a thread: methods and positions. Nothing if it was not started. To be
    /// asked for by `ask_about`.
    pub fn stack_of(&self, object: Ref, depth_max: usize) -> Option<Vec<(MethodRef, u16)>> {
        let id = self.machine.thread_behind(object)?;
        Some(self.machine.visible_frames(id).take(depth_max).collect())
    }

    /// The frames of a thread; nothing if it does not live.
    pub fn stack_of_live(&mut self, object: Ref) -> Result<Option<Vec<(MethodRef, u16)>>> {
        let Some(id) = self.machine.thread_behind(object) else { return Ok(None) };
        if object != self.carrier_thread() {
            let stack = Access::read(Place::Stack(object));
            self.machine.begin(&[Access::read(Place::Life(object)), stack], Order::Declared)?;
        }
        let lives = self.machine.threads[id.0 as usize].is_alive();
        Ok(lives.then(|| self.machine.visible_frames(id).collect()))
    }

    /// What a thread waits for.
    pub fn awaited_lock(&self, thread: LiveThread) -> Result<Option<AwaitedLock>> {
        let machine = &*self.machine;
        Ok(match machine.threads[thread.id.0 as usize].status {
            Status::Blocked { object } | Status::Waiting { object, .. } => {
                let owner = machine.owner_of(object).filter(|owner| *owner != thread.id);
                let owner = owner.map(|id| LiveThread::of(&machine.threads[id.0 as usize]));
                Some(AwaitedLock { lock: object, owner })
            }
            Status::Parked { .. } => {
                let lock = Ref(self.guarded_field(thread.object, &BLOCKER)? as u32);
                let owner = self.owner_of_synchronizer(lock)?;
                lock.non_null().map(|lock| AwaitedLock { lock, owner })
            }
            _ => None,
        })
    }

    /// Who has a lock of `java.util.concurrent`, if it tells.
    fn owner_of_synchronizer(&self, lock: Ref) -> Result<Option<LiveThread>> {
        let class = self.boot_class(SYNCHRONIZER)?;
        if lock.is_null() || !self.class_of(lock).is_assignable_to(class) {
            return Ok(None);
        }
        let owner = Ref(self.guarded_field(lock, &OWNER)? as u32);
        let has_it = |thread: &&Thread| !owner.is_null() && thread.object == owner;
        Ok(self.machine.threads.iter().find(has_it).map(LiveThread::of))
    }

    /// The threads that wait for each other in a circle: for monitors, and if asked for locks of
    /// `java.util.concurrent`.
    pub fn deadlocked_threads(&self, with_synchronizers: bool) -> Result<Vec<Ref>> {
        let next = |thread: LiveThread| -> Result<Option<LiveThread>> {
            let counts = match self.machine.threads[thread.id.0 as usize].status {
                Status::Blocked { .. } => true,
                Status::Parked { .. } => with_synchronizers,
                _ => false,
            };
            if !counts {
                return Ok(None);
            }
            Ok(self.awaited_lock(thread)?.and_then(|awaited| awaited.owner))
        };
        let mut seen: Vec<ThreadId> = Vec::new();
        let mut found: Vec<Ref> = Vec::new();
        for start in self.live_threads() {
            let mut path: Vec<LiveThread> = Vec::new();
            let mut at = Some(start);
            while let Some(thread) = at.filter(|thread| !seen.contains(&thread.id)) {
                seen.push(thread.id);
                path.push(thread);
                at = next(thread)?;
            }
            // A way that comes back to itself is a circle; one that ends in an old one is not.
            if let Some(from) = at.and_then(|at| path.iter().position(|known| known.id == at.id)) {
                found.extend(path[from..].iter().map(|thread| thread.object));
            }
        }
        Ok(found)
    }

    /// The class whose code called the native, as programs see it: 0 is the native's own, 1 that of
    /// the method which called it.
    pub fn caller_class(&self, depth: usize) -> Option<ClassRef> {
        let frames = self.machine.visible_frames(self.machine.current);
        frames.map(|(method, _)| method.class()).nth(depth)
    }
}

impl LiveThread {
    fn of(thread: &Thread) -> LiveThread {
        LiveThread { id: thread.id, object: thread.object, is_daemon: thread.daemon }
    }
}

impl Machine {
    /// Before a method of the program is called or left, where others look at the stack.
    #[cold]
    pub(crate) fn begin_call(&mut self) -> Result<()> {
        self.begin(&[Access::write(Place::Stack(self.thread().object))], Order::Declared)
    }

    /// The current thread runs for the first time: from here on others find something on its stack.
    pub(crate) fn lead_by_first_frame(&mut self) {
        self.lead(&[Access::write(Place::Stack(self.thread().object))]);
    }

    /// Whether the innermost frame is one of the program.
    pub(crate) fn is_in_program(&self) -> bool {
        let innermost = self.thread().frames.last();
        innermost.is_some_and(|frame| !frame.method.class().loader.is_library())
    }

    fn threads_of(&self, process: ProcessId) -> impl Iterator<Item = &Thread> {
        self.threads.iter().filter(move |thread| thread.process == process)
    }

    /// The frames of a thread that Java shows, innermost first.
    fn visible_frames(&self, id: ThreadId) -> impl Iterator<Item = (MethodRef, u16)> {
        let thread = &self.threads[id.0 as usize];
        // One that was started and has not run is not in any method yet. Threads of the library that
        // only ever wait have not run either.
        let begun = !thread.fresh || thread.status != Status::Runnable || !self.is_watched();
        let frames = thread.frames.iter().rev().filter(move |_| begun || id == self.current);
        let seen = frames
            .filter(|frame| frame.kind != FrameKind::Continuation && !frame.method.marks.hidden);
        seen.map(|frame| {
            let bci = match frame.method.code() {
                Some(code) if frame.kind == FrameKind::Java => code.bci_of(frame.pc),
                _ => 0,
            };
            (frame.method, bci)
        })
    }
}
