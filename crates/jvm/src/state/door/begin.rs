//! `begin`: what an operation is about to do to places that threads share, made known beforehand.
//!
//! A machine that is being checked stops a thread before each *visible* operation, and records what
//! a thread accessed since it last stopped (its *run*); `runs.rs` compares such records afterwards.
//! Which operations are visible is an assumption, refined until no run contradicts it;
//! `docs/reduction.md` has the argument. Nothing here decides who runs next.

use super::races::Origin;
use super::synchronizers::ROLE_DEPTH_MAX;
use heddle_access::{Access, Assumed, HeldLock, Mode, Order, Place, Recorded};
use heddle_reduction::{Reductions, Sight};

use crate::interp::{CallsBack, Result, Stop};
use crate::machine::Machine;
use crate::program::ClassId;
use crate::state::{Company, Frame, InitStatus, Ref, STATICS_BIT};

/// The most accesses that one operation may make at once: each has a bit.
pub(crate) const ACCESSES_MAX: usize = 128;

/// What others could see, a thread that is alone does so often before it stops for once.
const PASSES_MAX: u32 = 1_000;
/// How often it stops so: one that counts never comes back, and is run to its cut-off.
const RESTS_MAX: u32 = 64;

impl Machine {
    /// Whether also accesses to objects of one thread alone are visible.
    pub(crate) fn sees_every_access(&self) -> bool {
        self.watch.as_ref().is_some_and(|watch| !watch.reductions().local)
    }

    #[inline(always)]
    pub fn is_watched(&self) -> bool {
        self.watch.is_some()
    }

    /// Before a field or element is read or written: stops the thread if others can see it.
    pub(crate) fn begin_memory(
        &mut self,
        object: Ref,
        offset: u32,
        length: u32,
        write: bool,
    ) -> Result<()> {
        let place = self.memory_place(object, offset, length);
        self.begin(&[Access { place, mode: Mode::of(write) }], Order::Declared)
    }

    /// All accesses of one operation, which happen at once. If others can see one of them, the
    /// thread stops, and the operation is begun again when the thread is chosen; else they are
    /// recorded, and the operation goes ahead.
    pub(crate) fn begin(&mut self, accesses: &[Access], order: Order) -> Result<()> {
        self.count_begin();
        if self.watch.is_none() {
            return Ok(());
        }
        self.settle_escapes();
        match self.thread().operations.is_none() {
            true => self.begin_visibly(accesses, order)?,
            false => {
                self.calls_back = CallsBack::Asked;
                let done = self.begin_in_operation(accesses, order);
                self.calls_back = CallsBack::Anew;
                done?;
            }
        }
        self.log(accesses);
        Ok(())
    }

    /// As `begin`, for accesses in which library operations meet that are nobody's business otherwise.
    pub(super) fn begin_meeting(&mut self, accesses: &[Access]) -> Result<()> {
        self.count_begin();
        if self.watch.is_none() {
            return Ok(());
        }
        self.settle_escapes();
        self.begin_visibly(accesses, Order::Declared)?;
        self.log(accesses);
        Ok(())
    }

    /// As `begin`, inside a library operation of a special kind.
    #[inline(never)]
    fn begin_in_operation(&mut self, accesses: &[Access], order: Order) -> Result<()> {
        if self.looks_at_queue(accesses) {
            return Ok(());
        }
        if let Some(pool) = self.searched_by(accesses) {
            self.before_search(pool)?;
        }
        let settings = self.settings_access();
        if self.in_unobserved_operation() {
            self.counters.library += 1;
            return match settings {
                Some(access) if !self.is_observing() => self.begin_visibly(&[access], order),
                _ => Ok(()),
            };
        }
        match settings {
            Some(access) if accesses.iter().any(Access::writes) => {
                self.begin_visibly(&[accesses, &[access]].concat(), order)
            }
            _ => self.begin_visibly(accesses, order),
        }
    }

    pub(crate) fn is_observing(&self) -> bool {
        self.watch.as_ref().is_some_and(|watch| watch.observing)
    }

    /// As `begin`, for what others may see.
    fn begin_visibly(&mut self, accesses: &[Access], order: Order) -> Result<()> {
        if self.is_observing() {
            self.show_observer(accesses);
            return Ok(());
        }
        if self.comes_before_all() {
            self.counters.conflict += 1;
            if self.is_recorded() {
                let Seen { recorded, .. } = self.look_at(accesses);
                self.note_accesses(accesses, recorded);
            }
            self.pass(false)?;
            return Ok(());
        }
        let Seen { recorded, visible } = self.look_at(accesses);
        if visible == 0 {
            self.counters.conflict += 1;
        }
        if recorded == 0 {
            return Ok(());
        }
        if self.thread().operations.is_some() && !self.in_unobserved_operation() {
            self.show_unobserved_calls();
        }
        let leads = self.pass(visible != 0)?;
        // All accesses to a visible kind begin transitions, and those do not collide; but what is
        // inside an operation of the library is asked for there.
        let kept = if self.thread().operations.is_none() { !visible } else { u128::MAX };
        self.record_all(accesses, recorded, kept, leads, order);
        if visible != 0 && self.ends_step(accesses) {
            self.thread_mut().close_operation();
        }
        Ok(())
    }

    /// Whether an operation that is one step otherwise ends it here.
    fn ends_step(&mut self, accesses: &[Access]) -> bool {
        if self.looks_for_interrupt(accesses) {
            return true;
        }
        match *accesses {
            [Access { place: Place::Memory { object, from, .. }, mode: Mode::Write }] => {
                self.takes_task(object, from)
                    || self.completes(object, from)
                    || self.enters_queue(object, from)
            }
            _ => false,
        }
    }

    /// Whether an operation that an interrupt ends enters the queue of a lock. It tries once more before
    /// it waits, so one that is interrupted by now may still have the lock. That differs from coming
    /// earlier only for who sees it in the queue.
    fn enters_queue(&mut self, object: Ref, at: u32) -> bool {
        let mut frames = self.thread().frames.iter().rev().take(4).map(|frame| frame.method);
        self.class_of(object).synchronizer.is_some_and(|it| it.tail == at)
            && self.is_disproved(Assumed::Queues)
            && frames
                .any(|method| crate::jdk::looks_for_interrupt(&method.class().name, &method.name))
            && self.interrupts_are_visible()
    }

    /// Whether a future becomes complete that has dependents, or is one of a future that has others: who
    /// finds it complete by now may take them.
    fn completes(&self, object: Ref, at: u32) -> bool {
        let field = self.class_of(object).field_named("result").filter(|field| field.offset == at);
        field.is_some_and(|field| self.program.class(field.class).name == crate::jdk::FUTURE)
            && self.is_disproved(Assumed::LoneDependents)
            && (self.has_dependent(object) || self.fires_one_of_several())
    }

    /// Whether the current thread runs a dependent of a future that has others.
    fn fires_one_of_several(&self) -> bool {
        let fires = |frame: &&Frame| &*frame.method.name == "tryFire" && frame.method.marks.library;
        let thread = self.thread();
        let Some(frame) = thread.frames.iter().rev().take(ROLE_DEPTH_MAX).find(fires) else {
            return false;
        };
        let dependent = Ref(thread.stack[frame.base as usize] as u32);
        ["src", "snd"].into_iter().any(|name| {
            let field = self.class_of(dependent).field_named(name);
            let future =
                field.map_or(Ref::NULL, |field| self.heap().load_ref(dependent, field.offset));
            !future.is_null() && self.has_dependent(future)
        })
    }

    /// Whether a task learns which thread runs it, whom those who cancel it interrupt. The thread looks
    /// next whether it was cancelled, so the interrupt may come before a task that never runs.
    fn takes_task(&self, object: Ref, at: u32) -> bool {
        let field = self.class_of(object).field_named("runner").filter(|field| field.offset == at);
        field.is_some_and(|field| {
            self.program.class(field.class).name == "java/util/concurrent/FutureTask"
        })
    }

    /// Whether an operation that the program called looks for an interrupt before it takes a lock, and
    /// finds none: one may come between the two. Workers of pools look on their own, and nobody sees
    /// when.
    fn looks_for_interrupt(&self, accesses: &[Access]) -> bool {
        let thread = self.thread();
        let Some((depth, _)) = **thread.operations() else { return false };
        accesses == [Access::read(Place::Interrupt(thread.current))]
            && !self.is_interrupted()
            && thread.frames.iter().rev().take(3).any(|frame| {
                crate::jdk::looks_for_interrupt(&frame.method.class().name, &frame.method.name)
            })
            && thread.frames[..depth as usize - 1]
                .iter()
                .any(|frame| !frame.method.class().loader.is_library())
    }

    /// Whether what the current thread does within its process comes before all that other threads of
    /// the process will ever do: there are none yet. Whoever reads what was set up so far, and never
    /// changes again, leaves no trace. What lies between processes is begun elsewhere.
    pub(crate) fn comes_before_all(&self) -> bool {
        let watch = self.watch.as_ref().expect("only a watched machine looks");
        if watch.observed || !watch.reductions().conflict {
            return false;
        }
        self.company() == Company::NoneYet
    }

    fn company(&self) -> Company {
        // A process that may be asked to end may have one more thread at any moment.
        match self.may_be_signalled(self.thread().process) {
            true => Company::Living,
            false => self.threads.company(self.current.0 as usize),
        }
    }

    /// What a thread does first after it was woken: being woken was its stop before it.
    pub(crate) fn lead(&mut self, accesses: &[Access]) {
        self.log(accesses);
        if self.watch.is_none() || self.in_unobserved_operation() || self.is_observing() {
            return;
        }
        let Seen { recorded, visible } = self.look_at(accesses);
        let kept = if self.thread().operations.is_none() { !visible } else { u128::MAX };
        self.record_all(accesses, recorded, kept, true, Order::Declared);
    }

    /// Which of the accesses count, and which of them others can see.
    pub(super) fn look_at(&mut self, accesses: &[Access]) -> Seen {
        let mut seen = Seen { recorded: 0, visible: 0 };
        for (index, access) in accesses.iter().enumerate() {
            if access.place.is_empty() {
                continue;
            }
            let sight = self.sight(access);
            seen.recorded |= u128::from(sight >= Sight::Recorded) << index;
            seen.visible |= u128::from(sight == Sight::Visible) << index;
        }
        seen
    }

    /// Whether others can see an access, so that what it is part of is done in steps.
    pub(crate) fn is_visible_to_others(&mut self, access: &Access) -> bool {
        if self.is_alone() || self.thread().atomic > 0 {
            return false;
        }
        let in_one_step = self.thread().operations.is_some()
            && (self.in_unobserved_operation() || self.in_atomic_operation());
        !in_one_step && self.sight(access) == Sight::Visible
    }

    /// What is to be done about one access.
    pub(super) fn sight(&mut self, access: &Access) -> Sight {
        let reductions = self.watch.as_ref().map_or(Reductions::NONE, |watch| watch.reductions());
        let mut class_word = 0;
        if let Some(object) = access.place.object() {
            let header = self.heap().header(object);
            if reductions.local && !header.is_shared() {
                return Sight::Unseen;
            }
            class_word = header.class_word();
        }
        match access.place {
            // Strings never change; what they cache is the same for all.
            Place::Memory { .. } if class_word == self.well_known().string.id.0 => {
                return Sight::Unseen;
            }
            // What the library counts for itself, and never looks at.
            Place::Memory { .. }
                if class_word & STATICS_BIT == 0
                    && self.program.class(ClassId(class_word)).keeps_count =>
            {
                return Sight::Unseen;
            }
            Place::Life(thread) if self.is_join_test(thread) => return Sight::Unseen,
            Place::Memory { .. }
                if reductions.conflict
                    && class_word & STATICS_BIT != 0
                    && self.is_initializing(class_word) =>
            {
                return Sight::Unseen;
            }
            _ => {}
        }
        let kind = self.kind_by_class(&access.place, class_word);
        let watch = self.watch.as_mut().expect("only a watched machine looks");
        watch.policy.sight(kind, access.mode)
    }

    pub(super) fn record_all(
        &mut self,
        accesses: &[Access],
        recorded: u128,
        kept: u128,
        leads: bool,
        order: Order,
    ) {
        if self.is_recorded() {
            self.note_accesses(accesses, recorded);
        }
        let conflict = self.watch.as_ref().is_some_and(|watch| watch.reductions().conflict);
        for (index, &access) in accesses.iter().enumerate() {
            if recorded & 1 << index == 0 {
                continue;
            }
            let origin = self.order_by(access, order);
            if conflict && kept & 1 << index != 0 || origin.is_some() {
                self.record(access, leads, origin);
            }
        }
    }

    /// What a look at the state depends on is visible from now on.
    fn show_observer(&mut self, accesses: &[Access]) {
        for Access { place, .. } in accesses {
            let is_local = place.object().is_some_and(|object| self.is_local(object));
            if place.is_empty() || matches!(place, Place::Monitor(_)) || is_local {
                continue;
            }
            let kind = self.kind_of(place);
            let watch = self.watch.as_mut().expect("only a watched machine is observed");
            watch.policy.show(kind);
        }
    }

    /// Stops before an operation that is visible whatever it does.
    pub(crate) fn visible_point(&mut self) -> Result<()> {
        self.count_begin();
        if self.watch.as_ref().is_some_and(|watch| !watch.observing) {
            self.pass(true)?;
        }
        self.log_point();
        Ok(())
    }

    /// Stops before the end of a process: what others do, and print, before it counts.
    pub(crate) fn before_process_end(&mut self) -> Result<()> {
        if self.watch.is_none() {
            return Ok(());
        }
        let points = self.plan_process_end(self.thread().process);
        let leads = if points.is_empty() {
            self.pass(true)?
        } else {
            // Whoever shares the process, or a connection with it, may come first.
            let stands = !self.is_alone() && !self.thread().chosen;
            if stands {
                self.pass(true)?
            } else {
                self.begin_network(&points, &[])?;
                true
            }
        };
        self.log_point();
        if self.watch.as_ref().is_some_and(|watch| watch.outputs && watch.reductions().conflict) {
            self.record(Access::write(Place::Output), leads, None);
        }
        Ok(())
    }

    /// Lets an operation go ahead, or stops the thread in front of it. Gives whether it begins a
    /// transition or belongs to the atomic operation that does.
    fn pass(&mut self, visible: bool) -> Result<bool> {
        let in_operation = self.thread().operations.is_some() && self.in_atomic_operation();
        let alone = self.is_alone();
        if alone && !(visible && self.rests()) {
            let thread = self.thread_mut();
            thread.chosen = false;
            thread.operation_open = in_operation;
            return Ok(true);
        }
        let thread = self.thread_mut();
        if in_operation && thread.operation_open || thread.atomic > 0 {
            self.counters.library += u64::from(in_operation);
            self.relied.library |= in_operation;
            return Ok(true);
        }
        if !visible {
            return Ok(false);
        }
        if !thread.chosen {
            self.check_stop()?;
            self.thread_mut().stands_before = true;
            return Err(Stop::Visible);
        }
        thread.chosen = false;
        thread.operation_open = in_operation;
        self.count_choice();
        Ok(true)
    }

    /// Whether a thread that is alone stops for once, before something others could see if there were
    /// any: one that goes on for ever comes back to the same state so.
    fn rests(&mut self) -> bool {
        let thread = self.thread();
        let in_one_step = thread.atomic > 0 || thread.operation_open || thread.operations.is_some();
        if in_one_step || thread.chosen {
            return false;
        }
        self.passes += 1;
        let rests = self.passes > PASSES_MAX && self.thread().rests < RESTS_MAX;
        if rests {
            self.thread_mut().rests += 1;
        }
        rests
    }

    /// Whether no other thread of the process is left to see anything.
    pub(super) fn is_alone(&self) -> bool {
        if self.watch.as_ref().is_some_and(|watch| watch.observed) {
            return false;
        }
        self.company() != Company::Living
    }

    pub(crate) fn is_local(&self, object: Ref) -> bool {
        let watch = self.watch.as_ref().expect("only a watched machine asks");
        watch.reductions().local && !self.heap().is_shared(object)
    }

    /// `origin` is where in the program it is, for an access that may be part of a race.
    pub(crate) fn record(&mut self, access: Access, leads: bool, origin: Option<Origin>) {
        if origin.is_none() && self.is_of_own_lock(&access.place) {
            return;
        }
        let locks = self.protection();
        self.record_under(access, leads, origin, locks);
    }

    /// As `record`, made under these locks.
    pub(super) fn record_under(
        &mut self,
        access: Access,
        leads: bool,
        origin: Option<Origin>,
        locks: [HeldLock; 2],
    ) {
        let kind = self.kind_of(&access.place);
        self.count_repeated(&access, kind);
        let epoch = if origin.is_some() { self.clocks.epoch(self.current) } else { 0 };
        let optimistic = origin.is_some() && !access.writes() && self.reads_optimistically();
        let thread = self.thread_mut();
        let recorded = Recorded {
            leads,
            locks,
            epoch,
            origin: origin.map_or(0, |origin| origin.at),
            orders: origin.is_some_and(|origin| origin.orders),
            optimistic,
            ..Recorded::new(access, kind)
        };
        if thread.run.add_inside(recorded) && recorded.may_race() {
            self.note_races(&recorded);
        }
    }

    /// Whether a store that leaves the value as it is counts as a write: it does in a race, and in
    /// what a reader is told.
    pub(crate) fn tells_all_writes(&self) -> bool {
        self.looks_for_races() || self.is_recorded()
    }

    /// The static fields of a class that the current thread initialises: others wait until that is
    /// over, so their accesses have only one order with it. Clocks tell races by that order.
    fn is_initializing(&self, statics_word: u32) -> bool {
        let class = self.program.class(ClassId(statics_word & !STATICS_BIT));
        self.class_state(class).init == InitStatus::Running(self.current) && !self.looks_for_races()
    }

    /// A test for life inside `Thread.join`: the end of a thread wakes those who wait for it, so
    /// nothing can be missed between the test and the wait.
    fn is_join_test(&mut self, object: Ref) -> bool {
        let known = self.well_known();
        let thread = self.thread();
        // Without a time limit the argument of `join` is zero.
        let joins = thread.frames.iter().rev().take(4).any(|frame| {
            frame.method.class().id == known.thread.id
                && frame.method.name == "join"
                && frame.method.descriptor == "(J)V"
                && thread.stack[frame.base as usize + 1] == 0
        });
        if self.joins() && !self.says_alive(object) {
            self.joined(object);
        }
        joins
    }

    /// Whether the current thread is inside `Thread.join`.
    pub(super) fn joins(&self) -> bool {
        let known = self.well_known();
        self.thread()
            .frames
            .iter()
            .rev()
            .take(4)
            .any(|frame| frame.method.class().id == known.thread.id && frame.method.name == "join")
    }

    /// What the thread behind `object` did lies in the past of the current thread.
    fn joined(&mut self, object: Ref) {
        self.acquired(Place::Life(object));
        if let Some(ended) = self.thread_of(object) {
            self.acquire_from(self.current, ended);
        }
    }
}

/// What is to be done about several accesses: a bit for each.
pub(super) struct Seen {
    pub(super) recorded: u128,
    pub(super) visible: u128,
}
