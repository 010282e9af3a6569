//! Workers of fork-join pools that have nothing to do.
//!
//! A worker that finds no task in any queue joins the idle ones, and is woken once a task comes.
//! One that is slow and has not looked yet will find that task as well. So a worker stands before
//! its search until there is a task, as if it were slow; `docs/reduction.md` has the argument.

use heddle_access::{Access, Assumed};

use super::begin::{ACCESSES_MAX, Seen};
use super::synchronizers::Taking;
use crate::interp::{Result, Stop};
use crate::jdk::Role;
use crate::machine::Machine;
use crate::program::{Kind, MethodRef};
use crate::state::heap::Heap;
use crate::state::{Ref, ThreadId};

/// In `ForkJoinPool.mode` (an `int`, JDK 17): no more tasks are taken, or they are given up.
const MODE_ENDING: u32 = 1 << 24 | 1 << 31;
/// The same in `ForkJoinPool.runState` (a `long`, JDK 25).
const RUN_STATE_ENDING: u64 = 1 | 1 << 1;

/// Where an empty queue begins.
const FIRST_POSITION: u32 = 1;

/// In `WorkQueue.phase`: nobody holds the lock of the queue (JDK 25). The bits above count, those below are its
/// number.
const UNLOCKED: u32 = 1 << 16;

/// The register of `ForkJoinPool.runWorker` that holds the pool whose `scan` it calls (JDK 17).
const SEARCHED_POOL: usize = 4;

/// The register of `topLevelExec` in which a worker counts the tasks it took, one after the other, from a
/// queue (JDK 17). It is added to what `getStealCount` tells.
const STOLEN: usize = 4;
/// The register of `runWorker` in which it counts all of them (JDK 25).
const STOLEN_INLINE: usize = 5;
/// The register of `runWorker` that holds the queue in which it found its task (JDK 25).
const TAKEN_FROM: usize = 15;

/// Where `ForkJoinPool.runWorker` keeps the random number that the next search begins with, and where
/// its last task came from.
#[derive(Clone, Copy)]
enum Search {
    /// It calls `scan(w, src, r)`, here with these registers below it (JDK 17).
    Called(usize),
    /// It searches itself, with these registers (JDK 25).
    Inline(usize),
}

impl Search {
    /// The registers of the random number, and what they hold where the search begins with a queue.
    fn begins_with(self, index: u32) -> Vec<(usize, u32)> {
        match self {
            // The local variable, and the argument.
            Search::Called(base) => vec![(base + 2, 1), (base + 7, index)],
            Search::Inline(base) => vec![(base + 3, index)],
        }
    }

    /// The registers of the last source, and what they hold where none is known.
    fn knows_no_source(self) -> Vec<(usize, u32)> {
        match self {
            Search::Called(base) => vec![(base + 3, 0), (base + 6, 0)],
            Search::Inline(base) => vec![(base + 6, u32::MAX)],
        }
    }
}

impl Machine {
    /// Before a worker looks for a task, or after a look in vain.
    pub(super) fn before_search(&mut self, pool: Ref) -> Result<()> {
        if pool.is_null() || !self.stands_before_locks() {
            return Ok(());
        }
        if !self.workers_stand(pool) {
            return self.choose_any_queue(pool);
        }
        let counts = self.counts(pool);
        if counts.len() > ACCESSES_MAX {
            return Err(Stop::unsupported("a pool with very many queues of tasks"));
        }
        self.log(&counts);
        let barred = !self.has_task(self.heap(), pool);
        let Seen { recorded, visible: seen } = self.look_at(&counts);
        let visible = seen != 0;
        let alone = self.is_alone();
        let thread = self.thread();
        let chosen = thread.chosen && thread.awaits == pool && thread.taking == Some(Taking::TASK);
        if barred || visible && !chosen && !alone {
            let thread = self.thread_mut();
            thread.stands_before = true;
            thread.chosen = false;
            thread.awaits = pool;
            thread.taking = Some(Taking::TASK);
            // Whether it can go on depends on these, at every moment since.
            let recorded = if self.watch().is_some_and(|watch| watch.reductions().conflict) {
                recorded & !seen
            } else {
                0
            };
            for (index, &count) in counts.iter().enumerate() {
                if recorded & 1 << index != 0 {
                    self.record(count, false, None);
                }
            }
            self.look_first_into(pool, 0);
            self.forget_source(pool);
            return Err(Stop::Visible);
        }
        self.choose_queue(pool)?;
        let thread = self.thread_mut();
        thread.awaits = Ref::NULL;
        thread.taking = None;
        // The first look into a queue uses the choice up, and begins a step.
        thread.chosen = visible && chosen;
        thread.close_operation();
        Ok(())
    }

    /// Whether accesses begin a search for a task in the middle of `runWorker`: it has a look at the state
    /// of its pool before each (JDK 25).
    pub(super) fn searched_by(&self, accesses: &[Access]) -> Option<Ref> {
        let frame = self.thread().frames.last()?;
        let [access] = accesses else { return None };
        if frame.method.marks.role != Some(Role::Work) {
            return None;
        }
        let pool = access.place.object()?;
        let state = self.class_of(pool).field_named("runState")?;
        let place = self.memory_place(pool, state.offset, state.kind.bytes());
        (access.place == place && self.is_inline(frame.method)).then_some(pool)
    }

    /// Whether a worker searches in this method, which calls no other for it.
    fn is_inline(&self, method: MethodRef) -> bool {
        method.class().methods.iter().all(|method| method.name != "scan")
    }

    /// Where several queues have tasks, a random number decides which of them a worker finds: any.
    fn choose_queue(&mut self, pool: Ref) -> Result<()> {
        let heap = self.heap();
        let has_task = |&(_, queue): &(u32, Ref)| self.is_filled(heap, queue);
        let filled: Vec<u32> =
            self.indexed_queues(pool).filter(has_task).map(|(index, _)| index).collect();
        self.choose_of(pool, &filled)
    }

    /// The same where a worker does not stand before its search: others may come in between, and fill
    /// other queues.
    fn choose_any_queue(&mut self, pool: Ref) -> Result<()> {
        let Some(search) = self.search_in(pool) else { return Ok(()) };
        let (alone, chosen) = (self.is_alone(), self.thread().chosen);
        if matches!(search, Search::Inline(_)) && !alone && !chosen {
            let state = self.counts(pool).into_iter().next();
            // It stops at this access, and comes back.
            if state.is_some_and(|access| self.look_at(&[access]).visible != 0) {
                return Ok(());
            }
        }
        // Nobody else fills the worker's own queue, and here it is empty.
        let own = self.thread().frames.last().map(|it| self.thread().stack[it.base as usize + 1]);
        let others = self.indexed_queues(pool).filter(|(_, queue)| own != Some(queue.0.into()));
        let others: Vec<u32> = others.map(|(index, _)| index).collect();
        self.choose_of(pool, &others)
    }

    fn choose_of(&mut self, pool: Ref, queues: &[u32]) -> Result<()> {
        let way = self.choose(queues.len() as u32)?;
        if let Some(&index) = queues.get(way as usize).or(queues.first()) {
            self.look_first_into(pool, index);
        }
        Ok(())
    }

    fn indexed_queues(&self, pool: Ref) -> impl Iterator<Item = (u32, Ref)> + use<'_> {
        let heap = self.heap();
        let queues = self.pool_reference(heap, pool, "queues");
        let count = if queues.is_null() { 0 } else { heap.length(queues) };
        let queue = move |index| Some((index, heap.element_ref(queues, index).non_null()?));
        (0..count).filter_map(queue)
    }

    /// The search begins with the queue of this index, and the next random number does not depend on
    /// how many there were before.
    fn look_first_into(&mut self, pool: Ref, index: u32) {
        let search = self.search_in(pool);
        self.set_registers(search.map(|search| search.begins_with(index)));
    }

    /// A worker that was idle and is woken no longer knows where its last task came from.
    fn forget_source(&mut self, pool: Ref) {
        let search = self.search_in(pool);
        self.set_registers(search.map(Search::knows_no_source));
    }

    /// Before a worker runs a task: the next search begins with a number of its own, and how many it has run so
    /// far it only counts on.
    pub(super) fn before_run(&mut self) {
        if !self.stands_before_locks() {
            return;
        }
        let thread = self.thread();
        let Some(frame) = thread.frames.last() else { return };
        if frame.method.marks.role != Some(Role::Work) || !self.is_inline(frame.method) {
            return;
        }
        let base = frame.base as usize;
        let pool = Ref(thread.stack[base] as u32);
        let mut forgotten = Search::Inline(base).begins_with(1);
        if self.forgets_positions() && self.workers_stand(pool) {
            forgotten.push((base + STOLEN_INLINE, 1));
        }
        self.set_registers(Some(forgotten));
    }

    fn set_registers(&mut self, values: Option<Vec<(usize, u32)>>) {
        let stack = &mut self.thread_mut().stack;
        for (register, value) in values.into_iter().flatten() {
            if let Some(register) = stack.get_mut(register) {
                *register = value.into();
            }
        }
    }

    /// Where a worker that is about to search keeps what it begins with.
    fn search_in(&self, pool: Ref) -> Option<Search> {
        let thread = self.thread();
        let frame = thread.frames.last().filter(|it| it.method.marks.role == Some(Role::Work))?;
        let base = frame.base as usize;
        let (search, of) = match self.is_inline(frame.method) {
            true => (Search::Inline(base), base),
            false => (Search::Called(base), base + SEARCHED_POOL),
        };
        let searched = *thread.stack.get(of)? as u32;
        (searched == pool.0).then_some(search)
    }

    /// Before a task comes into a queue. In an empty one nobody knows how many there were before, unless
    /// somebody is in the middle of looking into it: it begins anew.
    pub(super) fn begin_queue_anew(&mut self, queue: Ref) {
        if queue.is_null() || !self.forgets_positions() {
            return;
        }
        let class = self.class_of(queue);
        let (Some(base), Some(top)) = (class.field_named("base"), class.field_named("top")) else {
            return;
        };
        self.begin_locking_anew(queue);
        // Whoever puts a task in looks at both ends in the same operation, which makes that known.
        self.log(&self.counts_of(queue));
        let ends = [base, top].map(|field| self.heap().load_u32(queue, field.offset));
        let is_new = ends[0] == FIRST_POSITION;
        if ends[0] != ends[1]
            || is_new
            || self.is_filled(self.heap(), queue)
            || self.looks_into(queue)
        {
            return;
        }
        for field in [base, top] {
            self.store_unseen(queue, field.offset);
            self.heap_mut().store_u32(queue, field.offset, FIRST_POSITION);
        }
    }

    /// A queue that others submit to counts in its `phase` how often it was locked (JDK 25). Whoever puts a task in
    /// holds the lock, and nobody remembers a count in the middle of an operation of his own.
    fn begin_locking_anew(&mut self, queue: Ref) {
        let class = self.class_of(queue);
        let locks = class.methods.iter().any(|method| method.name == "tryLockPhase");
        let (Some(phase), true) = (class.field_named("phase"), locks) else { return };
        let is_owned = !self.pool_reference(self.heap(), queue, "owner").is_null();
        let now = self.heap().load_u32(queue, phase.offset);
        if is_owned || now & UNLOCKED != 0 || now < UNLOCKED {
            return;
        }
        self.log(&[Access::read(self.memory_place(queue, phase.offset, phase.kind.bytes()))]);
        self.store_unseen(queue, phase.offset);
        self.heap_mut().store_u32(queue, phase.offset, now % UNLOCKED);
    }

    /// Whether what nobody can tell of a pool is no part of the state.
    fn forgets_positions(&self) -> bool {
        let forgets = self.watch().is_some_and(|watch| watch.reductions().forget);
        forgets && self.stands_before_locks()
    }

    /// Whether a thread of the process may remember a position in a queue.
    fn looks_into(&self, queue: Ref) -> bool {
        let process = self.thread().process;
        let threads = self.threads.iter().filter(|thread| thread.process == process);
        threads.into_iter().any(|thread| {
            thread.frames.iter().enumerate().any(|(depth, frame)| {
                let method = frame.method;
                let above = thread.frames.get(depth + 1).map(|frame| &*frame.method.name);
                // Methods of a queue know positions in that one only.
                let own = Ref(thread.stack[frame.base as usize] as u32);
                let is_other = own != queue
                    && !method.is_static()
                    && method.class().name.ends_with("$WorkQueue");
                // A worker that searches itself knows one in the queue it took its task from, and none
                // where it stands before its search.
                let forgets = method.marks.role == Some(Role::Work)
                    && match above {
                        Some(above) => {
                            let taken_from = thread.stack[frame.base as usize + TAKEN_FROM];
                            above == "topLevelExec" && taken_from != u64::from(queue.0)
                        }
                        None => thread.taking == Some(Taking::TASK),
                    };
                crate::jdk::holds_position(method.class(), &method.name, above)
                    && !is_other
                    && !forgets
            })
        })
    }

    /// Before a worker that has run a task looks for the next one, in its own queue first: that is a
    /// step of its own, unless there is none. Then the look is over at once, and the worker stands
    /// before the next search.
    pub(super) fn before_next(&mut self, own: Ref) {
        if own.is_null() {
            return;
        }
        let thread = self.thread();
        let Some(frame) = thread.frames.last().filter(|_| self.stands_before_locks()) else {
            return self.thread_mut().close_operation();
        };
        // In JDK 17 the queue that the task was taken from is looked into as well, from here.
        let source = match frame.method.descriptor.matches("WorkQueue;").count() {
            0 => None,
            _ => Some(Ref(thread.stack[frame.base as usize + 2] as u32)),
        };
        let (frame, heap) = (*frame, self.heap());
        let is_last = frame.method.name == "topLevelExec";
        let owner = self.pool_reference(heap, own, "owner");
        let pool = match owner.is_null() {
            true => Ref::NULL,
            false => self.pool_reference(heap, owner, "pool"),
        };
        if is_last
            && source.is_some()
            && !pool.is_null()
            && self.forgets_positions()
            && self.workers_stand(pool)
        {
            let counted = frame.base as usize + STOLEN;
            self.thread_mut().stack[counted] = 1;
        }
        let heap = self.heap();
        let found = match source {
            Some(source) => !source.is_null() && self.is_filled(heap, source),
            None => pool.is_null() || self.has_task(heap, pool),
        };
        let found = !is_last || found || self.is_filled(heap, own);
        if cfg!(feature = "checked") {
            self.log_next(own, source, pool);
        }
        let stands = !found && !pool.is_null() && self.workers_stand(pool);
        let in_operation = self.in_atomic_operation();
        self.thread_mut().operation_open = stands && in_operation;
    }

    /// Whether a worker stops before its next look depends on how full these are; it reads that
    /// itself before it goes on.
    fn log_next(&mut self, own: Ref, source: Option<Ref>, pool: Ref) {
        let mut counts = self.counts_of(own);
        match source.and_then(Ref::non_null) {
            Some(source) => counts.extend(self.counts_of(source)),
            None if !pool.is_null() => counts.extend(self.counts(pool)),
            None => {}
        }
        self.log(&counts);
    }

    /// Whether a thread stands before its search for a task of a pool.
    pub fn awaits_task(&self, id: ThreadId) -> bool {
        self.thread_at(id).taking == Some(Taking::TASK)
    }

    /// Whether nobody can tell an idle worker from a slow one.
    fn workers_stand(&self, pool: Ref) -> bool {
        let thread = self.thread();
        let factory = self.pool_reference(self.heap(), pool, "factory");
        self.stands_before_locks()
            && thread.daemon
            && !factory.is_null()
            && self.class_of(factory).loader.is_library()
            && !self.is_disproved(Assumed::IdleWorkers)
            && !self.is_disproved(Assumed::ThreadLists)
    }

    /// Whether there is a task in some queue of a pool, or the pool comes to its end.
    pub(super) fn has_task(&self, heap: &Heap, pool: Ref) -> bool {
        let class = self.program.class(heap.class_id(pool));
        let ends = match (class.field_named("mode"), class.field_named("runState")) {
            (Some(mode), _) => heap.load_u32(pool, mode.offset) & MODE_ENDING != 0,
            (None, Some(state)) => heap.load_u64(pool, state.offset) & RUN_STATE_ENDING != 0,
            (None, None) => true,
        };
        ends || self.work_queues(heap, pool).any(|queue| self.is_filled(heap, queue))
    }

    fn work_queues<'a>(&self, heap: &'a Heap, pool: Ref) -> impl Iterator<Item = Ref> + use<'a> {
        let queues = self.pool_reference(heap, pool, "queues");
        let count = if queues.is_null() { 0 } else { heap.length(queues) };
        (0..count).filter_map(move |index| heap.element_ref(queues, index).non_null())
    }

    fn is_filled(&self, heap: &Heap, queue: Ref) -> bool {
        let array = self.pool_reference(heap, queue, "array");
        let class = self.program.class(heap.class_id(queue));
        let (Some(base), Some(top)) = (class.field_named("base"), class.field_named("top")) else {
            return true;
        };
        let (base, top) = (heap.load_u32(queue, base.offset), heap.load_u32(queue, top.offset));
        let count = (top.wrapping_sub(base) as i32).max(0) as u32;
        if array.is_null() || count == 0 {
            return false;
        }
        let mask = heap.length(array) - 1;
        (0..=count.min(mask))
            .any(|at| !heap.element_ref(array, base.wrapping_add(at) & mask).is_null())
    }

    /// What says how many tasks there are in the queues of a pool, and whether it comes to its end.
    fn counts(&self, pool: Ref) -> Vec<Access> {
        let mut accesses = Vec::new();
        let class = self.class_of(pool);
        let state = class.field_named("mode").or_else(|| class.field_named("runState"));
        accesses.extend(
            state.map(|field| {
                Access::read(self.memory_place(pool, field.offset, field.kind.bytes()))
            }),
        );
        accesses
            .extend(self.work_queues(self.heap(), pool).flat_map(|queue| self.counts_of(queue)));
        accesses
    }

    /// What says how many tasks there are in a queue.
    fn counts_of(&self, queue: Ref) -> Vec<Access> {
        let class = self.class_of(queue);
        let fields = ["base", "top"].iter().filter_map(|name| class.field_named(name));
        let ints = fields.filter(|field| field.kind == Kind::Int);
        ints.map(|field| Access::read(self.memory_place(queue, field.offset, field.kind.bytes())))
            .collect()
    }

    fn pool_reference(&self, heap: &Heap, object: Ref, name: &str) -> Ref {
        let class = self.program.class(heap.class_id(object));
        class.field_named(name).map_or(Ref::NULL, |field| heap.load_ref(object, field.offset))
    }
}
