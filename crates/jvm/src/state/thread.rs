//! Java threads: what each is about, and why it does not run.

use std::sync::Arc;

use super::door::{Bulk, Section, Taking};
use super::frame::Frame;
use super::heap::Ref;
use super::outside::Asked;
use super::process::ProcessId;
use crate::interp::Operations;
use crate::program::{ClassId, MethodId};
use heddle_access::{HeldLock, Run};
use heddle_files::LockWait;
use heddle_net::{Awaits, FaultKind, NetworkStatus, PendingOperation};
use heddle_reduction::Treatment;

pub use heddle_access::ThreadId;

/// What `getState` makes of a thread's bits (JVMTI's thread states).
pub(crate) const THREAD_RUNNABLE: u32 = 0x5;
pub(crate) const THREAD_TERMINATED: u32 = 0x2;
/// Wants a monitor.
pub(crate) const THREAD_BLOCKED: u32 = 0x401;

/// Later than this (146 years) is never: `Long.MAX_VALUE` is how programs say "without a limit".
const FOREVER: i64 = 1 << 62;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// Created by the library at start-up but never run: the Reference Handler and its kin.
    Dormant,
    Runnable,
    /// Wants the monitor of an object.
    Blocked {
        object: Ref,
    },
    /// In `Object.wait`; `held` is how often it owned the monitor.
    Waiting {
        object: Ref,
        deadline: Option<i64>,
        held: u32,
        since: u64,
    },
    Parked {
        deadline: Option<i64>,
    },
    Sleeping {
        deadline: i64,
    },
    /// The main thread, done, waits for the others.
    Draining,
    /// Another thread is initialising the class.
    Initializing {
        class: ClassId,
    },
    /// In an operation on a socket that cannot be done yet.
    Network {
        awaits: Awaits,
        deadline: Option<i64>,
    },
    /// Another process has locked a part of a file.
    FileLock(LockWait),
    /// A process that its own process started has to end first.
    Exit(ProcessId),
    /// The environment of a component waits until the protocol lets it act.
    Awaiting(Awaited),
    /// The main thread of a process that starts after others. `behind` has a bit for each of those,
    /// in the order of the description, that has come up once: what it did until then lies behind
    /// this thread.
    Held {
        behind: u32,
    },
    Ended,
}

/// What a thread of an environment waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Awaited {
    /// To call the component, or to end.
    Turn,
    /// To answer a call of this method through this interface, or to call back.
    Service(u32, MethodId),
    /// To answer it.
    Answer(u32, MethodId),
    /// The adversary: until nobody else can go on.
    Quiet,
}

/// Why a thread that waited may go on; read when the blocking native runs again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Wake {
    #[default]
    None,
    Notified,
    TimedOut,
    Interrupted,
    /// Without a reason, where that is more than another look at what it waits for.
    Spurious,
}

/// Readings at which a thread found that no time had passed, although it waits for that.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stays {
    /// The last of them, by its method and position.
    pub site: u64,
    /// How many in a row were made there.
    pub there: u8,
    /// How many in a row were made anywhere since another thread ran.
    pub all: u8,
    /// How many in a row were made anywhere in free time; the others count in ordered time.
    pub free: u8,
}

impl Stays {
    /// How often in a row a thread finds, in free time, that no time has passed while its process
    /// holds an instant that lies ahead: loops that count their rounds end, too.
    const FREE_MAX: u8 = 24;
    /// The first so many are not told apart, so that other loops come back to the same state.
    const UNTOLD: u8 = 8;
    /// What every path may count on: a state may have been reached with all untold ones used up.
    pub const FREE_AT_LEAST: u8 = Stays::FREE_MAX - Stays::UNTOLD;

    /// Whether a reading in free time may find once more that no time has passed.
    pub(crate) fn may_stay(self) -> bool {
        self.free < Stays::FREE_MAX
    }

    /// What a state tells of readings in free time.
    pub(crate) fn told(self) -> u8 {
        self.free.saturating_sub(Stays::UNTOLD)
    }
}

#[derive(Clone)]
pub struct Thread {
    pub id: ThreadId,
    pub process: ProcessId,
    /// The `java.lang.Thread`.
    pub(super) object: Ref,
    pub(super) status: Status,
    pub(super) wake: Wake,
    /// Set between `wait` and the re-entry into the monitor: the object and the count to restore.
    pub(super) reenter: Option<(Ref, u32)>,
    pub(super) park_permit: bool,
    /// What `getState` says of it, in the bits of JVMTI: the same stands in its object.
    pub(super) shown: u32,
    pub(super) daemon: bool,
    /// How often in a row it found the clock where it was.
    pub(super) stays: Stays,
    pub(super) frames: Vec<Frame>,
    /// Monitors taken by `monitorenter`, each with the depth of the frame that took it.
    pub(super) held: Vec<(u32, Ref)>,
    pub(super) stack: Vec<u64>,
    /// JDK 21 and later keep a reference here for scoped values.
    pub(super) scoped_values: Ref,
    /// What `Thread.currentThread` answers, when a virtual thread is mounted.
    pub(super) current: Ref,
    /// It has not run yet.
    pub(super) fresh: bool,
    /// In a checked program: what the thread did since it last stopped.
    pub(super) run: Run,
    /// How far the operation on a range of memory that it is in came.
    pub(super) bulk: Option<Box<Bulk>>,
    /// What it has to do with the network.
    pub(super) network: NetworkStatus,
    /// The thread stands before a visible operation.
    pub(super) stands_before: bool,
    /// The visible operation it stands before may go ahead.
    pub(super) chosen: bool,
    /// The monitor or lock it stands before, if that is what it stands before.
    pub(super) awaits: Ref,
    /// How it takes the lock; nothing for a monitor.
    pub(super) taking: Option<Taking>,
    /// The lock of the library that it has in this step, even if only until its end, or from its
    /// beginning: the step took it without waiting, or gave it back.
    pub(super) takes: Ref,
    /// Locks of the library that it may hold: those among them that it does hold say so themselves.
    pub(super) owned: Vec<Ref>,
    /// Read locks it took, and semaphores of which it has the last permit: they do not say who did.
    pub(super) acquired: Vec<HeldLock>,
    /// How many ways on the thread has asked to choose from.
    pub(super) choosing: u32,
    /// The way that was chosen.
    pub(super) decision: Option<u32>,
    /// What the step that asked made known, in builds that check the door from outside and saw all of it.
    pub(super) asked: Option<Arc<Asked>>,
    /// Monitors held in a checked program, and how often.
    pub(super) locks: Vec<(Ref, u32)>,
    /// The library operations of a special kind that run.
    pub(super) operations: Operations,
    /// The atomic operation that runs has taken its first visible step.
    pub(super) operation_open: bool,
    /// How many atomic blocks of the program the thread is in.
    pub(super) atomic: u32,
    /// Where races are looked for: its optimistic reads that are not validated yet.
    pub(super) optimistic: Vec<Section>,
    /// Whether a search goes on with it.
    pub(super) followed: Followed,
    /// How often in a row it was stopped because it ran for long without anything visible. Where it
    /// then stands tells, so that it is no part of what is compared.
    pub(super) slices: u32,
    /// How often it stopped for once although it was alone; the same holds.
    pub(super) rests: u32,
    /// It accepts connections for others, and what it did does not lie behind the threads it starts to
    /// serve them. Where it stands tells.
    pub(super) accepts_for_others: bool,
}

/// Whether a search goes on with a thread that could run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Followed {
    #[default]
    Yes,
    /// It came back to where it was without anything visible: nothing of it will ever be seen again.
    Endless,
    /// Nobody knows what it would do next: it needs what is not supported, or takes too long.
    Lost,
}

impl Thread {
    pub fn followed(&self) -> Followed {
        self.followed
    }

    pub(crate) fn leave(&mut self, followed: Followed) {
        self.followed = followed;
    }

    /// How often in a row it ran for long without anything visible, once more.
    pub(crate) fn count_slice(&mut self) -> u32 {
        self.slices += 1;
        self.slices
    }

    pub(crate) fn has_slices(&self) -> bool {
        self.slices != 0
    }

    pub(crate) fn forget_slices(&mut self) {
        self.slices = 0;
    }

    /// Whether it did nothing, since it last stopped, that others may depend on.
    pub fn is_quiet(&self) -> bool {
        self.run.is_empty()
    }

    pub fn new(id: ThreadId, process: ProcessId, object: Ref) -> Thread {
        Thread {
            id,
            process,
            object,
            status: Status::Runnable,
            wake: Wake::None,
            reenter: None,
            park_permit: false,
            shown: THREAD_RUNNABLE,
            daemon: false,
            stays: Stays::default(),
            frames: Vec::new(),
            held: Vec::new(),
            stack: Vec::new(),
            scoped_values: Ref::NULL,
            current: object,
            fresh: true,
            run: Run::default(),
            bulk: None,
            network: NetworkStatus::default(),
            stands_before: false,
            chosen: false,
            awaits: Ref::NULL,
            taking: None,
            takes: Ref::NULL,
            owned: Vec::new(),
            acquired: Vec::new(),
            choosing: 0,
            decision: None,
            asked: None,
            locks: Vec::new(),
            operations: Operations::default(),
            operation_open: false,
            atomic: 0,
            optimistic: Vec::new(),
            followed: Followed::Yes,
            slices: 0,
            rests: 0,
            accepts_for_others: false,
        }
    }

    /// How many registers of the stack belong to frames.
    pub(super) fn used_stack(&self) -> usize {
        // A caller's registers may reach beyond those of what it called.
        let end = |frame: &Frame| {
            frame.base as usize + (frame.method.frame_size.max(frame.size) as usize)
        };
        self.frames.iter().map(end).max().unwrap_or(0).min(self.stack.len())
    }

    /// Forgets what calls that are over left behind.
    pub(super) fn clear_unused_stack(&mut self) {
        let used = self.used_stack();
        self.stack[used..].fill(0);
    }

    /// A copy without the unused part of the stack.
    pub(super) fn trimmed(&mut self) -> Thread {
        let used = self.used_stack();
        let stack = std::mem::take(&mut self.stack);
        let mut copy = self.clone();
        copy.stack = stack[..used].to_vec();
        self.stack = stack;
        copy
    }

    /// A frame was left: so is the library operation it stood for.
    #[inline(always)]
    pub(crate) fn leave_operation(&mut self) {
        while let Some((depth, _)) = *self.operations
            && self.frames.len() < depth as usize
        {
            self.operation_open &= !self.operations.end();
        }
    }

    /// The bits of its status.
    pub(crate) fn bits(&self) -> u32 {
        match self.status {
            // Waiting for the network is running, as far as Java can see.
            Status::Runnable
            | Status::Dormant
            | Status::Draining
            | Status::Network { .. }
            | Status::FileLock(_)
            | Status::Exit(_)
            | Status::Awaiting(_)
            | Status::Initializing { .. }
            | Status::Held { .. } => THREAD_RUNNABLE,
            Status::Blocked { .. } => THREAD_BLOCKED,
            Status::Waiting { deadline: None, .. } => 0x191,
            Status::Waiting { deadline: Some(_), .. } => 0x1a1,
            Status::Parked { deadline: None } => 0x291,
            Status::Parked { deadline: Some(_) } => 0x2a1,
            Status::Sleeping { .. } => 0xe1,
            Status::Ended => THREAD_TERMINATED,
        }
    }

    pub fn is_alive(&self) -> bool {
        !matches!(self.status, Status::Ended | Status::Dormant)
    }

    /// When the thread goes on by itself, if it ever does.
    pub fn deadline(&self) -> Option<i64> {
        let deadline = match self.status {
            Status::Waiting { deadline, .. }
            | Status::Parked { deadline }
            | Status::Network { deadline, .. } => deadline,
            Status::Sleeping { deadline } => Some(deadline),
            _ => None,
        };
        deadline.filter(|&deadline| deadline < FOREVER)
    }
}

/// What a thread is, for all who ask. What others can see of it while it runs is made known by
/// those who ask on behalf of the program: `door/threads.rs`, `door/thread_facts.rs`.
impl Thread {
    /// The `java.lang.Thread`.
    pub fn object(&self) -> Ref {
        self.object
    }

    #[inline]
    pub fn status(&self) -> Status {
        self.status
    }

    pub fn is_daemon(&self) -> bool {
        self.daemon
    }

    /// It has not run yet.
    pub fn is_fresh(&self) -> bool {
        self.fresh
    }

    /// It stands before a visible operation.
    pub fn stands_before(&self) -> bool {
        self.stands_before
    }

    /// The monitor or lock it stands before, if that is what it stands before; else null.
    pub fn awaited_lock(&self) -> Ref {
        self.awaits
    }

    /// How it takes the lock it stands before; nothing for a monitor.
    pub(crate) fn taking(&self) -> Option<Taking> {
        self.taking
    }

    /// Monitors held in a checked program, and how often.
    pub fn locks(&self) -> &[(Ref, u32)] {
        &self.locks
    }

    /// How many ways on it has asked to choose from.
    pub fn choosing(&self) -> u32 {
        self.choosing
    }

    /// The operation on the network that it stands before or waits in.
    pub fn pending_operation(&self) -> Option<PendingOperation> {
        self.network.pending_operation
    }

    /// Whether it was ever chosen in a checked program.
    pub fn has_run(&self) -> bool {
        self.network.runs > 0
    }

    /// What it did since it last stopped.
    pub(crate) fn run(&self) -> &Run {
        &self.run
    }

    #[inline(always)]
    pub fn frames(&self) -> &[Frame] {
        &self.frames
    }

    #[inline(always)]
    pub(crate) fn frames_mut(&mut self) -> &mut Vec<Frame> {
        &mut self.frames
    }

    #[inline(always)]
    pub(crate) fn stack(&self) -> &[u64] {
        &self.stack
    }

    #[inline(always)]
    pub(crate) fn stack_mut(&mut self) -> &mut Vec<u64> {
        &mut self.stack
    }
}

/// Beginnings, waits and choices.
impl Thread {
    /// The `Thread` object of a thread that began without one.
    pub(crate) fn set_object(&mut self, object: Ref) {
        self.object = object;
        self.current = object;
    }

    pub(crate) fn set_daemon(&mut self, daemon: bool) {
        self.daemon = daemon;
    }

    pub(crate) fn set_status(&mut self, status: Status) {
        self.status = status;
    }

    /// It waits for other processes to come up.
    pub fn hold(&mut self) {
        self.status = Status::Held { behind: 0 };
        self.fresh = true;
    }

    /// One more of the processes it waits for has come up.
    pub(crate) fn put_behind(&mut self, bit: u32) {
        if let Status::Held { behind } = &mut self.status {
            *behind |= bit;
        }
    }

    /// It runs: what it waited for outside of its process is there.
    pub(crate) fn go_on(&mut self) {
        if matches!(
            self.status,
            Status::Network { .. } | Status::FileLock(_) | Status::Exit(_) | Status::Held { .. }
        ) {
            self.status = Status::Runnable;
        }
    }

    /// What it did before is forgotten; what it stands before may go ahead.
    pub(crate) fn begin_run(&mut self) {
        // Who waited for the network, or for a lock, stands before it, too.
        let stood = matches!(
            self.status,
            Status::Network { .. } | Status::FileLock(_) | Status::Exit(_) | Status::Awaiting(_)
        );
        if matches!(self.status, Status::Awaiting(_)) {
            self.status = Status::Runnable;
        }
        self.chosen = std::mem::take(&mut self.stands_before) || stood;
        self.takes = Ref::NULL;
        self.run.clear();
        self.network.runs += 1;
        self.network.pending_operation = None;
        self.fresh = false;
    }

    /// It goes on in the run in which it began to wait for the network.
    pub(crate) fn resume_run(&mut self) {
        self.chosen = false;
        self.takes = Ref::NULL;
        self.network.pending_operation = None;
    }

    /// A fault is to strike what it stands before or waits in.
    pub(crate) fn strike(&mut self, fault: FaultKind) {
        self.network.fault = Some(fault);
        if matches!(self.status, Status::Network { .. }) {
            self.status = Status::Runnable;
            self.stands_before = true;
        }
    }

    /// It stops before a visible operation.
    pub(crate) fn stand_before(&mut self) {
        self.stands_before = true;
    }

    /// Whether the visible operation it stands before may go ahead.
    pub(crate) fn is_chosen(&self) -> bool {
        self.chosen
    }

    pub(crate) fn choose(&mut self) {
        self.chosen = true;
    }

    /// The next visible operation needs a choice of its own.
    pub(crate) fn use_up_choice(&mut self) {
        self.chosen = false;
    }

    pub(crate) fn decision(&self) -> Option<u32> {
        self.decision
    }

    /// The answer to what it asked.
    pub(crate) fn answer(&mut self, answer: u32) {
        self.choosing = 0;
        self.decision = Some(answer);
    }
}

/// Operations in one step: atomic blocks of the program, operations of the library.
impl Thread {
    pub(crate) fn is_atomic(&self) -> bool {
        self.atomic > 0
    }

    pub(crate) fn operations(&self) -> &Operations {
        &self.operations
    }

    /// An operation begins; `goes_on`: in the step of the one around it.
    pub(crate) fn begin_operation(&mut self, depth: usize, treatment: Treatment, goes_on: bool) {
        self.operations.begin(depth, treatment);
        self.operation_open &= goes_on;
    }

    /// Whether the atomic operation that runs has taken its first visible step.
    #[inline(always)]
    pub(crate) fn is_operation_open(&self) -> bool {
        self.operation_open
    }

    pub(crate) fn set_operation_open(&mut self, open: bool) {
        self.operation_open = open;
    }

    /// What comes next in the operation is a step of its own.
    pub(crate) fn close_operation(&mut self) {
        self.operation_open = false;
    }
}
