//! Java threads: their frames, and why they are not running.

use super::heap::Ref;
use super::process::ProcessId;
use crate::interp::Operations;
use crate::interp::continuations::Continuation;
use crate::program::{ClassId, Insn, MethodId, MethodRef};
use heddle_files::LockWait;
use heddle_net::{Awaits, NetworkStatus};

use super::door::Bulk;
use heddle_access::Run;
pub use heddle_access::ThreadId;

/// What `getState` makes of a thread's bits (JVMTI's thread states).
pub(crate) const THREAD_RUNNABLE: u32 = 0x5;
pub(crate) const THREAD_TERMINATED: u32 = 0x2;
/// Wants a monitor.
pub(crate) const THREAD_BLOCKED: u32 = 0x401;

/// Later than this (146 years) is never: `Long.MAX_VALUE` is how programs say "without a limit".
const FOREVER: i64 = 1 << 62;

/// One activation. Registers lie in the thread's stack from `base` on.
#[derive(Clone, Copy)]
pub struct Frame {
    pub method: MethodRef,
    /// The instruction being executed; for a caller, its call.
    pub pc: *const Insn,
    /// What to do when the frame above returns, for frames that are not bytecode.
    pub continuation: Option<&'static Continuation>,
    pub base: u32,
    /// Registers in use by a frame that is not bytecode.
    pub size: u32,
    pub kind: FrameKind,
}

// `pc` points into leaked code, which every worker may read.
#[allow(unsafe_code)]
// SAFETY: instructions are never freed and their mutable parts are atomics.
unsafe impl Send for Frame {}

#[allow(unsafe_code)]
// SAFETY: as above; a shared frame is only read.
unsafe impl Sync for Frame {}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FrameKind {
    /// Bytecode.
    Java,
    /// A native method, running or waiting for a call it made.
    Native,
    /// The machine's own work between frames; not in stack traces.
    Continuation,
}

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
    /// The environment of a component waits until the protocol lets it act.
    Awaiting(Awaited),
    /// The main thread of a process that starts after others.
    Held,
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
}

/// Why a thread that waited may go on; read when the blocking native runs again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Wake {
    #[default]
    None,
    Notified,
    TimedOut,
    Interrupted,
}

/// Readings at which a thread found that no time had passed, although it waits for that.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stays {
    /// The last of them, by its method and position.
    pub site: u64,
    /// How many in a row were made there.
    pub there: u8,
    pub all: u8,
}

#[derive(Clone)]
pub struct Thread {
    pub id: ThreadId,
    pub process: ProcessId,
    /// The `java.lang.Thread`.
    pub object: Ref,
    pub status: Status,
    pub wake: Wake,
    /// Set between `wait` and the re-entry into the monitor: the object and the count to restore.
    pub reenter: Option<(Ref, u32)>,
    pub park_permit: bool,
    /// What `getState` says of it, in the bits of JVMTI: the same stands in its object.
    pub shown: u32,
    pub daemon: bool,
    /// How often in a row it found the clock where it was.
    pub stays: Stays,
    pub frames: Vec<Frame>,
    /// Monitors taken by `monitorenter`, each with the depth of the frame that took it.
    pub held: Vec<(u32, Ref)>,
    pub stack: Vec<u64>,
    /// JDK 21 and later keep a reference here for scoped values.
    pub scoped_values: Ref,
    /// What `Thread.currentThread` answers, when a virtual thread is mounted.
    pub current: Ref,
    /// It has not run yet.
    pub fresh: bool,
    /// In a checked program: what the thread did since it last stopped.
    pub run: Run,
    /// How far the operation on a range of memory that it is in came.
    pub(crate) bulk: Option<Box<Bulk>>,
    /// What it has to do with the network.
    pub network: NetworkStatus,
    /// The thread stands before a visible operation.
    pub stands_before: bool,
    /// The visible operation it stands before may go ahead.
    pub chosen: bool,
    /// The monitor it stands before, if that is what it stands before.
    pub awaits: Ref,
    /// How many ways on the thread has asked to choose from.
    pub choosing: u32,
    /// The way that was chosen.
    pub decision: Option<u32>,
    /// Monitors held in a checked program, and how often.
    pub locks: Vec<(Ref, u32)>,
    /// The library operations of a special kind that run.
    pub operations: Operations,
    /// The atomic operation that runs has taken its first visible step.
    pub operation_open: bool,
    /// How many atomic blocks of the program the thread is in.
    pub atomic: u32,
}

impl Thread {
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
            choosing: 0,
            decision: None,
            locks: Vec::new(),
            operations: Operations::default(),
            operation_open: false,
            atomic: 0,
        }
    }

    /// The outermost monitors held, as far as a record of an access has room for them.
    pub(crate) fn protection(&self) -> [Ref; 2] {
        let mut locks = [Ref::NULL; 2];
        for (slot, &(lock, _)) in locks.iter_mut().zip(&self.locks) {
            *slot = lock;
        }
        locks
    }

    /// A copy without the unused part of the stack.
    pub(super) fn trimmed(&mut self) -> Thread {
        // A caller's registers may reach beyond those of what it called.
        let end = |frame: &Frame| {
            frame.base as usize + (frame.method.frame_size.max(frame.size) as usize)
        };
        let used = self.frames.iter().map(end).max().unwrap_or(0);
        let stack = std::mem::take(&mut self.stack);
        let mut copy = self.clone();
        copy.stack = stack[..used.min(stack.len())].to_vec();
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
            | Status::Awaiting(_)
            | Status::Initializing { .. }
            | Status::Held => THREAD_RUNNABLE,
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
