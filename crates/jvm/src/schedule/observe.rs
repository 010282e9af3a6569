//! Looking at a state with a method of the program, and leaving no trace.
//!
//! The method runs on a thread of its own, and then the state is what it was. What it reads from
//! memory that others write becomes visible, so that there is a state before each such write.

use super::transition::RUN_MAX;
use crate::events::Recorder;
use crate::interp::{Completion, Continuation, Pause, Stop};
use crate::machine::Machine;
use crate::program::MethodRef;
use crate::state::{InitStatus, Ref, Status, ThreadId};

/// What a look at a state said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Observation {
    Holds,
    Fails,
    /// The method threw this.
    Threw(String),
    /// The class is not initialised yet, or the method would have to wait: nothing is known.
    Nothing,
    Unsupported(String),
}

/// Saved: whether the method threw.
static OBSERVE: Continuation = Continuation {
    name: "observation",
    refs: 0,
    resume: |call, outcome| {
        let machine = &mut *call.machine;
        let (result, threw) = match outcome {
            Completion::Returned(value) => (value, 0),
            Completion::Threw(exception) => (exception.0.into(), 1),
        };
        machine.set_saved(0, result);
        machine.set_saved(1, threw);
        Err(Stop::ThreadEnded)
    },
    catches: true,
};

impl Machine {
    /// Evaluates a static method without parameters that gives a boolean, in the process of the
    /// thread that ran last.
    pub fn observe(&mut self, method: MethodRef) -> Observation {
        let ran = self.last_run();
        let process = self.thread_at(ran).process;
        let class = self.process_at(process).class_state_of(method.class().id);
        let ready = match class.init {
            InitStatus::Done => true,
            // What the method reads is worth knowing even so.
            InitStatus::Linked => false,
            InitStatus::Running(_) | InitStatus::Failed => return Observation::Nothing,
        };
        let state = self.save();
        let clock_reads = self.clock_reads();
        let object = self.thread_at(ran).object();
        let id = self.add_thread(process, object);
        self.set_current(id);
        self.push_continuation(&OBSERVE, &[0]);
        let observation = match self.push_call(method, &[]) {
            Ok(()) => {
                let recorder = self.begin_observing();
                let pause = self.run_thread(id, RUN_MAX);
                self.end_observing(recorder);
                self.observation(id, pause)
            }
            Err(_) => Observation::Unsupported("an invariant on a full stack".into()),
        };
        while self.heap_mut().take_escaped().is_some() {}
        self.load(&state).expect("a state of the same program loads");
        self.set_clock_reads(clock_reads);
        match observation {
            Observation::Holds | Observation::Fails | Observation::Threw(_) if !ready => {
                Observation::Nothing
            }
            observation => observation,
        }
    }

    fn observation(&mut self, id: ThreadId, pause: Pause) -> Observation {
        let thread = self.thread_at(id);
        match pause {
            Pause::ThreadEnded => {
                let base = thread.frames().last().map_or(0, |frame| frame.base as usize);
                let (result, threw) = (thread.stack()[base], thread.stack()[base + 1] != 0);
                match (threw, result as u32) {
                    (true, exception) => {
                        Observation::Threw(self.class_of(Ref(exception)).java_name())
                    }
                    (false, 0) => Observation::Fails,
                    (false, _) => Observation::Holds,
                }
            }
            Pause::Visible | Pause::Blocked => {
                debug_assert!(!matches!(thread.status(), Status::Ended));
                Observation::Nothing
            }
            Pause::Choose => Observation::Unsupported("a choice inside an invariant".into()),
            Pause::Yielded => Observation::Unsupported("an invariant that does not end".into()),
            Pause::ProcessEnded => Observation::Unsupported("an invariant that exits".into()),
            Pause::Unsupported(what) => Observation::Unsupported(what),
        }
    }

    /// A look at the state is nothing that happened: nobody takes it down.
    fn begin_observing(&mut self) -> Option<Recorder> {
        let watch = self.watch_mut()?;
        watch.observing = true;
        watch.recorder.take()
    }

    fn end_observing(&mut self, recorder: Option<Recorder>) {
        if let Some(watch) = self.watch_mut() {
            watch.observing = false;
            watch.recorder = recorder;
        }
    }
}
