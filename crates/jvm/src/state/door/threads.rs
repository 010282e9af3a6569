//! What threads do to each other beside memory and monitors: lives, permits, interrupts, ends.

use std::sync::Arc;

use heddle_access::{Access, Assumed, Mode, Order, Place};

use crate::events::What;
use crate::interp::{Result, Stop};
use crate::jdk::{POOLS_OF_LIBRARY, is_parking};
use crate::machine::Machine;
use crate::schedule::Uncaught;
use crate::state::{ACCESSES_MAX, FrameKind, ProcessId, Ref, Status, Thread, ThreadId, Wake};

use super::Call;
use super::conditions::is_called_by_program;
use super::tables::EPOCH_MILLIS;

/// When a thread that parks goes on by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    Never,
    AfterNanos(i64),
    /// Milliseconds since 1970.
    AtMillis(i64),
}

impl Machine {
    /// Before the current thread ends, which others may test. Those who wait for its end are woken
    /// by it, which others may see as well.
    pub(crate) fn begin_end(&mut self) -> Result<()> {
        let Thread { process, object: ended, .. } = *self.thread();
        let woken = self.threads.iter().filter(|other| {
            other.process == process
                && matches!(other.status, Status::Waiting { object, .. } if object == ended)
        });
        let woken = woken.map(|other| Place::Status(other.object)).take(ACCESSES_MAX - 3);
        // It notifies them, and comes before or after all that others do under the thread's monitor. Nobody
        // sees which, unless somebody waits there without asking first whether the thread lives.
        let monitor =
            self.is_disproved(Assumed::JoinedThreads).then_some(Place::Monitor(ended)).into_iter();
        let places = [Place::Life(ended), Place::Status(ended)].into_iter();
        let places = places.chain(monitor).chain(woken);
        let accesses: Vec<Access> = places.map(Access::write).collect();
        self.begin(&accesses, Order::Declared)
    }

    /// Before the current thread waits for something that an interrupt ends: if there is one, it is
    /// cleared, else others see that the thread waits.
    pub(crate) fn begin_wait(&mut self) -> Result<()> {
        let mode = Mode::of(self.is_interrupted());
        let interrupt = Access { place: Place::Interrupt(self.thread().current), mode };
        let status = Access::write(Place::Status(self.thread().object));
        self.begin(&[interrupt, status], Order::Declared)
    }

    /// Whether a thread is a worker of a fork-join pool, or of a pool that the library made for
    /// itself, and waits for work, for a time after which the pool lets it go.
    pub fn is_idle_worker(&self, id: ThreadId) -> bool {
        let thread = &self.threads[id.0 as usize];
        matches!(thread.status, Status::Parked { .. })
            && thread.frames.iter().rev().take(6).any(|frame| {
                let class = frame.method.class();
                let is_in = |name: &str, method: &str| {
                    &*class.name == name && frame.method.name == method && class.loader.is_library()
                };
                is_in("java/util/concurrent/ForkJoinPool", "awaitWork")
                    || is_in("java/util/concurrent/ThreadPoolExecutor", "getTask")
                        && self.is_of_own_pool(thread)
            })
    }

    /// Whether a worker was made by a factory of the library's own.
    fn is_of_own_pool(&self, thread: &Thread) -> bool {
        let view = self.view(thread.process);
        let next = |object: Ref, field| view.reference(object, field);
        let holder = next(thread.object, "holder").unwrap_or(thread.object);
        let worker = next(holder, "task").or_else(|| next(holder, "target"));
        let pool = worker.and_then(|worker| next(worker, "this$0"));
        let factory = pool.and_then(|pool| next(pool, "threadFactory"));
        factory.is_some_and(|factory| POOLS_OF_LIBRARY.contains(&&*view.class(factory).name))
    }

    /// Before an interrupted thread is told of it, which also gives it a permit.
    fn begin_interrupt_of(&mut self, thread: Ref) -> Result<()> {
        let permit = Access::write(Place::Permit(thread));
        self.begin_waking(thread, &[permit, Access::read(Place::Interrupt(thread))])
    }

    /// What wakes a thread has an effect only if that was started. Synchronizers of the library wake
    /// threads that wait in their queues, and so were started before; the program may wake any.
    fn begin_waking(&mut self, thread: Ref, accesses: &[Access]) -> Result<()> {
        let frames = self.thread().frames.iter().rev();
        if !is_called_by_program(frames, |method| is_parking(&method.class().name)) {
            return self.begin(accesses, Order::Declared);
        }
        let started = Access::read(Place::Started(thread));
        self.begin(&[accesses, &[started]].concat(), Order::Declared)
    }

    /// Before the current thread parks.
    pub(crate) fn begin_park(&mut self) -> Result<()> {
        let thread = self.thread().object;
        let accesses = [
            Access::write(Place::Permit(thread)),
            Access::read(Place::Interrupt(self.thread().current)),
            Access::write(Place::Status(thread)),
        ];
        self.begin(&accesses, Order::Declared)
    }

    /// Before another thread gets a permit.
    pub(crate) fn begin_unpark(&mut self, thread: Ref) -> Result<()> {
        self.begin_waking(thread, &[Access::write(Place::Permit(thread))])
    }

    /// The current thread has waited for the others of its process to end.
    pub(crate) fn acquire_from_ended(&mut self) {
        let (current, process) = (self.current, self.thread().process);
        for index in 0..self.threads.len() {
            let thread = &self.threads[index];
            if thread.process == process && thread.status == Status::Ended {
                self.acquire_from(current, thread.id);
            }
        }
    }

    /// Hands what a process prints to the host, and keeps it where it belongs to the state.
    pub(crate) fn print(&mut self, process: u32, stream: u8, bytes: &[u8]) {
        self.console.write(process, stream, bytes);
        if stream == 1 && self.watch.as_ref().is_some_and(|watch| watch.outputs) {
            let printed = Arc::make_mut(&mut self.printed);
            printed.resize_with(self.processes.len(), Vec::new);
            printed[process as usize].extend_from_slice(bytes);
        }
        self.note(|_| What::Print { stream, text: String::from_utf8_lossy(bytes).into_owned() });
    }

    /// One of `count` ways on, left open by the program. Asked before anything is done.
    pub fn choose(&mut self, count: u32) -> Result<u32> {
        if count <= 1 || !self.is_watched() {
            return Ok(0);
        }
        let thread = self.thread_mut();
        match thread.decision.take() {
            Some(decision) => Ok(decision),
            None => {
                thread.choosing = count;
                Err(Stop::Choose)
            }
        }
    }

    /// Notes an exception that leaves a thread if it is a failed assertion: whoever takes it, it has
    /// failed. Others are noted where nobody takes them.
    pub(crate) fn note_leaving(&mut self, exception: Ref) {
        if self.is_watched() && self.is_assertion(exception) {
            self.note_uncaught(exception, true);
        }
    }

    fn is_assertion(&self, exception: Ref) -> bool {
        let assertion = self.boot_class("java/lang/AssertionError").ok();
        let class = self.class_of(exception);
        assertion.is_some_and(|assertion| class.is_assignable_to(assertion))
    }

    fn note_uncaught(&mut self, exception: Ref, is_assertion: bool) {
        self.note_uncaught_throw();
        let uncaught = Uncaught {
            thread: self.current,
            class: self.class_of(exception).java_name(),
            message: self.message_of(exception),
            stack: self.trace_locations(exception),
            causes: self.causes_of(exception),
            is_assertion,
        };
        self.watch.as_mut().expect("only a watched machine notes").uncaught.push(uncaught);
    }

    /// The exception that has left the current thread and come to the outermost group of threads,
    /// where no handler of the program was called on the way.
    fn exception_at_group(&self) -> Option<Ref> {
        let thread = self.thread();
        let frames = thread.frames.iter().rev();
        let frames = frames.filter(|frame| frame.kind != FrameKind::Continuation);
        let mut frames =
            frames.skip_while(|frame| &*frame.method.class().name == "java/lang/Thread");
        let group = frames.next().filter(|frame| {
            &*frame.method.class().name == "java/lang/ThreadGroup"
                && frame.method.name == "uncaughtException"
        })?;
        let by_library = frames.all(|frame| frame.method.class().loader.is_library());
        // After the group and the thread.
        let exception = Ref(thread.stack[group.base as usize + 2] as u32);
        by_library.then_some(exception)
    }
}

/// So often a thread may say that it spins before it counts as waiting: beyond what the library allows
/// itself before it parks.
const SPINS_MAX: u32 = 2_048;

/// What belongs to the current thread alone: nobody else can ask for it.
impl Call<'_> {
    pub fn process_id(&self) -> ProcessId {
        self.machine.thread().process
    }

    /// What `Thread.currentThread` answers: the mounted virtual thread, if there is one.
    pub fn current_thread(&self) -> Ref {
        self.machine.thread().current
    }

    pub fn set_current_thread(&mut self, thread: Ref) {
        self.machine.thread_mut().current = thread;
    }

    /// The platform thread that runs.
    pub fn carrier_thread(&self) -> Ref {
        self.machine.thread().object
    }

    pub fn scoped_values(&self) -> Ref {
        self.machine.thread().scoped_values
    }

    pub fn set_scoped_values(&mut self, cache: Ref) {
        self.machine.thread_mut().scoped_values = cache;
    }

    /// There is no default handler. If an exception came to look for it, nobody takes that.
    pub fn note_no_handler(&mut self) {
        let machine = &mut *self.machine;
        let exception = machine.exception_at_group().filter(|_| machine.is_watched());
        if let Some(exception) = exception.filter(|&exception| !machine.is_assertion(exception)) {
            machine.note_uncaught(exception, false);
        }
    }

    /// The name of the current thread, for people.
    pub fn thread_name(&self) -> String {
        self.machine.thread_name_in(self.machine.current)
    }
}

/// What threads do to each other.
impl Call<'_> {
    pub fn start_thread(&mut self, object: Ref) -> Result<()> {
        if self.machine.is_waypoint_before_start() {
            return Err(Stop::Waypoint);
        }
        let daemon = self.machine.daemon_place(object);
        let places = [Place::Life(object), Place::Started(object), Place::Status(object)];
        let [life, started, status] = places.map(Access::write);
        self.machine.begin(&[life, started, status, Access::read(daemon)], Order::Declared)?;
        let process = self.process_id();
        self.machine.start_thread(process, object);
        self.machine.note_thread(object, |thread| What::Start { thread });
        Ok(())
    }

    /// Ends the turn; the call is complete when the thread runs again.
    pub fn end_turn(&mut self) -> Result<()> {
        if self.machine.is_watched() {
            return self.spin();
        }
        let thread = self.machine.thread_mut();
        if thread.wake == Wake::Notified {
            thread.wake = Wake::None;
            return Ok(());
        }
        thread.wake = Wake::Notified;
        Err(Stop::Blocked)
    }

    /// When all orders are explored, a yield adds none. But a thread that yields again and again, most
    /// likely in the middle of an operation of the library, waits for another one: it stops there,
    /// and comes back to the same state if nobody has done what it waits for.
    fn spin(&mut self) -> Result<()> {
        // Where the program itself spins, it reads what others write.
        let mut frames = self.machine.thread().frames.iter().rev();
        let spins = frames.find(|frame| &*frame.method.class().name != "java/lang/Thread");
        if spins.is_none_or(|frame| !frame.method.class().loader.is_library()) {
            return Ok(());
        }
        self.machine.spins += 1;
        if self.machine.spins < SPINS_MAX || self.machine.is_observing() {
            return Ok(());
        }
        self.machine.spins = 0;
        let thread = self.machine.thread_mut();
        if std::mem::take(&mut thread.chosen) {
            return Ok(());
        }
        thread.close_operation();
        thread.stands_before = true;
        Err(Stop::Visible)
    }

    /// Sleeps; false if an interrupt came before the time was over. Runs again when the thread is
    /// woken.
    pub fn sleep(&mut self, nanos: i64) -> Result<bool> {
        match std::mem::take(&mut self.machine.thread_mut().wake) {
            Wake::TimedOut => return Ok(true),
            Wake::Interrupted => {
                self.machine.lead_by_clearing_interrupt();
                return Ok(false);
            }
            Wake::None | Wake::Notified | Wake::Spurious => {}
        }
        self.machine.begin_wait()?;
        if self.machine.is_interrupted() {
            self.machine.clear_interrupt();
            return Ok(false);
        }
        let deadline = self.machine.now.saturating_add(nanos);
        self.machine.note(|_| What::Sleep);
        self.machine.clear_second_registers();
        self.machine.thread_mut().status = Status::Sleeping { deadline };
        Err(Stop::Blocked)
    }

    /// Waits for a permit, an interrupt or the end of the time. Runs again when the thread is woken.
    /// Gives whether the wait that it is part of is over without a reason.
    pub fn park(&mut self, limit: Limit) -> Result<bool> {
        // A thread that was woken has been here before.
        if self.machine.thread().wake == Wake::None {
            self.machine.begin_park()?;
        }
        let object = self.machine.thread().object;
        self.machine.acquired(Place::Permit(object));
        let interrupted = self.machine.is_interrupted();
        let thread = self.machine.thread_mut();
        if std::mem::take(&mut thread.park_permit) || interrupted {
            thread.wake = Wake::None;
            return Ok(false);
        }
        match std::mem::take(&mut thread.wake) {
            Wake::None => {}
            wake => return Ok(wake == Wake::Spurious),
        }
        let now = self.machine.now;
        let deadline = match limit {
            Limit::Never => None,
            Limit::AfterNanos(nanos) => Some(now.saturating_add(nanos)),
            Limit::AtMillis(millis) => {
                Some(millis.saturating_sub(EPOCH_MILLIS).saturating_mul(1_000_000))
            }
        };
        if deadline.is_some_and(|deadline| deadline <= now) {
            return Ok(false);
        }
        self.machine.note_park();
        self.machine.clear_second_registers();
        self.machine.thread_mut().status = Status::Parked { deadline };
        Err(Stop::Blocked)
    }

    /// The machine's thread behind a `Thread` object. That there is none yet is a fact that its start
    /// changes.
    fn started(&mut self, object: Ref) -> Result<Option<ThreadId>> {
        let id = self.machine.thread_behind(object);
        if id.is_none() {
            self.machine.begin(&[Access::read(Place::Started(object))], Order::Declared)?;
        }
        Ok(id)
    }

    /// Gives a thread a permit; nothing if it was not started.
    pub fn unpark(&mut self, object: Ref) -> Result<()> {
        let Some(id) = self.started(object)? else { return Ok(()) };
        self.machine.begin_unpark(object)?;
        self.machine.released(Place::Permit(object));
        self.machine.note_thread(object, |thread| What::Unpark { thread });
        if matches!(self.machine.thread_at_mut(id).status, Status::Parked { .. }) {
            self.machine.wake_waiter(id.0 as usize, Wake::Notified);
        } else {
            self.machine.thread_at_mut(id).park_permit = true;
        }
        Ok(())
    }

    /// Tells a thread that it was interrupted; nothing if it was not started. The interrupt itself is
    /// a field of the thread's object, which the library has set, and which may be cleared by now.
    pub fn interrupt(&mut self, object: Ref) -> Result<()> {
        let Some(id) = self.started(object)? else { return Ok(()) };
        self.machine.begin_interrupt_of(object)?;
        self.machine.released(Place::Permit(object));
        self.machine.note_thread(object, |thread| What::Interrupt { thread });
        let is_interrupted = self.machine.says_interrupted(object);
        let thread = self.machine.thread_at_mut(id);
        thread.park_permit = true;
        let status = thread.status;
        let wake = match status {
            Status::Parked { .. } => Some(Wake::Notified),
            _ if !is_interrupted => None,
            Status::Waiting { .. } | Status::Sleeping { .. } => Some(Wake::Interrupted),
            Status::Network { .. } if self.machine.is_virtual(id) => Some(Wake::Interrupted),
            _ => None,
        };
        if let Some(wake) = wake {
            self.machine.wake_waiter(id.0 as usize, wake);
        }
        Ok(())
    }
}

impl Machine {
    /// The machine's thread behind a `Thread` object, if it was started. That is set once, before
    /// anybody can ask.
    pub(super) fn thread_behind(&self, object: Ref) -> Option<ThreadId> {
        let number = self.heap().load_u32(object, self.well_known().thread_id);
        number.checked_sub(1).map(ThreadId)
    }

    /// Whether the current thread is interrupted: a field of its object, which the library sets.
    pub(crate) fn is_interrupted(&self) -> bool {
        self.says_interrupted(self.thread().current)
    }

    fn says_interrupted(&self, thread: Ref) -> bool {
        self.heap().load_u8(thread, self.well_known().thread_interrupted) != 0
    }

    pub(crate) fn clear_interrupt(&mut self) {
        let (thread, field) = (self.thread().current, self.well_known().thread_interrupted);
        self.heap_mut().store_u8(thread, field, 0);
    }

    /// The same by a thread that was woken for that.
    pub(super) fn lead_by_clearing_interrupt(&mut self) {
        self.lead(&[Access::write(Place::Interrupt(self.thread().current))]);
        self.clear_interrupt();
    }

    /// Whether an interrupt ends the waiting of a thread for the network.
    pub(super) fn is_virtual(&self, id: ThreadId) -> bool {
        let object = self.threads[id.0 as usize].object;
        !object.is_null() && self.class_of(object).extends("java/lang/BaseVirtualThread")
    }

    /// Tells a reader of the trace what is done to the thread behind a `Thread` object.
    fn note_thread(&mut self, object: Ref, what: impl FnOnce(String) -> What) {
        let Some(id) = self.thread_behind(object) else { return };
        // Those never run.
        if self.threads[id.0 as usize].status == Status::Dormant {
            return;
        }
        self.note(|machine| what(machine.thread_name_in(id)));
    }

    fn note_park(&mut self) {
        let (process, thread) = (self.thread().process, self.thread().object);
        self.note(|machine| {
            let blocker = machine.get_ref(thread, "parkBlocker");
            let is_told = !blocker.is_null() && !machine.is_inner(machine.current(), blocker);
            let blocker = match is_told {
                true => machine.object_name(process, blocker),
                false => String::new(),
            };
            What::Park { blocker }
        });
    }
}
