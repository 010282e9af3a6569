//! Calls and returns that cross the boundary of a component, as events of its protocol.
//!
//! A method of an interface of the frame starts here (`Op::Watched`). If the call crosses the
//! boundary, its frame becomes a continuation that waits for the return, and the body runs above it. Each
//! event is a place where the thread stops, whoever else there is: what comes before and what
//! comes behind it are different states.

use heddle_protocol::Phase;

use super::ProtocolViolation;
use crate::events::What;
use crate::follow::Boundary;
use crate::interp::{Completion, Continuation, Result, Stop, continuations};
use crate::machine::Machine;
use crate::program::{ClassRef, Kind, MethodId, MethodRef};
use crate::state::{Awaited, Call, Frame, FrameKind, Ref};

/// Saved: the interface, the method, an exception on its way.
static CROSSING: Continuation =
    Continuation { name: "crossing", refs: 0b1000, resume: returned, catches: true };
/// The same for methods that give a reference.
static CROSSING_REF: Continuation = Continuation {
    name: "crossing with a reference",
    refs: 0b1001,
    resume: returned,
    catches: true,
};

/// Whether a continuation stands for a call into or out of the component. What returns to it goes to
/// the caller.
pub(crate) fn is_crossing(continuation: &'static Continuation) -> bool {
    std::ptr::eq(continuation, &CROSSING) || std::ptr::eq(continuation, &CROSSING_REF)
}

impl Machine {
    /// A method at the boundary was called; its frame is on top.
    pub(crate) fn meet_boundary(&mut self) -> Result<()> {
        let frame = *self.top_frame();
        // So far only the arguments count.
        self.top_frame().kind = FrameKind::Native;
        if let Some(port) = self.crossing(&frame)? {
            self.event(port, frame.method.id, Phase::Request, None)?;
            self.cross(&frame, port)?;
        }
        self.start_body()
    }

    /// Has the environment call the component: the event happens, and the body runs above a continuation
    /// that waits for its return.
    pub(crate) fn call_across(
        &mut self,
        port: usize,
        method: MethodRef,
        args: &[u64],
    ) -> Result<()> {
        self.event_happens(port, method.id, Phase::Request, None)?;
        let continuation =
            if method.returns == Some(Kind::Ref) { &CROSSING_REF } else { &CROSSING };
        self.push_continuation(continuation, &[port as u64, u64::from(method.id.0), 0]);
        self.push_call(method, args)?;
        self.start_body()
    }

    /// The interface and method of the call that the frame on top answers, if it crossed.
    pub(crate) fn crossing_below(&self) -> Option<(usize, MethodRef)> {
        let thread = self.thread();
        let below = thread.frames().iter().rev().nth(1)?;
        if !below.continuation.is_some_and(is_crossing) {
            return None;
        }
        let base = below.base as usize;
        let method = self.program.method(MethodId(thread.stack()[base + 2] as u32));
        Some((thread.stack()[base + 1] as usize, method))
    }

    /// Puts the body of a method above a continuation that waits for its return.
    fn cross(&mut self, frame: &Frame, port: usize) -> Result<()> {
        let method = frame.method;
        let base = frame.base as usize;
        let args = self.thread().stack()[base..base + usize::from(method.arg_slots)].to_vec();
        let continuation =
            if method.returns == Some(Kind::Ref) { &CROSSING_REF } else { &CROSSING };
        self.become_continuation(continuation, &[port as u64, u64::from(method.id.0), 0]);
        self.top_frame().kind = FrameKind::Continuation;
        self.push_call(method, &args)
    }

    /// Leads the frame on top past the entry that watches.
    fn start_body(&mut self) -> Result<()> {
        let method = self.top_frame().method;
        if method.native.is_some() || method.is_native() {
            self.top_frame().pc = continuations::native_entry();
            return Ok(());
        }
        self.top_frame().kind = FrameKind::Java;
        self.decode(method)?;
        let code = method.code().expect("decoded just now");
        self.top_frame().pc = code.insns.as_ptr();
        Ok(())
    }

    /// The interface through which a call goes into or out of the component, if it does.
    fn crossing(&mut self, frame: &Frame) -> Result<Option<usize>> {
        let Some(boundary) = self.program.boundary() else { return Ok(None) };
        if self.progress().is_none() || self.watch().is_none_or(|watch| watch.observing) {
            return Ok(None);
        }
        let receiver = Ref(self.thread().stack()[frame.base as usize] as u32);
        let class = self.class_of(receiver);
        let goes_in = boundary.is_component(class);
        let comes_from_inside = self.caller().is_some_and(|caller| boundary.is_inside(caller));
        if goes_in == comes_from_inside {
            return Ok(None);
        }
        let ports = boundary.ports_of(self.program, class, frame.method);
        let fitting: Vec<usize> = ports
            .iter()
            .copied()
            .filter(|&port| boundary.ports[port].provided == goes_in)
            .collect();
        match fitting[..] {
            [] => Ok(None),
            [port] if boundary.ports[port].bound.is_none() => Ok(Some(port)),
            _ => self.told_apart(boundary, &fitting, receiver, frame),
        }
    }

    /// The class whose code makes the call on top, not counting the library.
    fn caller(&self) -> Option<ClassRef> {
        let frames = self.thread().frames().iter().rev().skip(1);
        frames
            .filter(|frame| frame.kind != FrameKind::Continuation)
            .map(|frame| frame.method.class())
            .find(|class| !class.loader.is_library())
    }

    /// Which of several interfaces of one type is meant, by what is bound to them.
    fn told_apart(
        &self,
        boundary: &Boundary,
        fitting: &[usize],
        receiver: Ref,
        frame: &Frame,
    ) -> Result<Option<usize>> {
        let bound: Vec<usize> = fitting
            .iter()
            .copied()
            .filter(|&port| self.is_bound(boundary, port, receiver))
            .collect();
        match bound[..] {
            [port] => Ok(Some(port)),
            [] if fitting.len() == 1 => Ok(None),
            _ => {
                let names: Vec<&str> =
                    fitting.iter().map(|&port| boundary.ports[port].name.as_str()).collect();
                Err(Stop::unsupported(format!(
                    "telling which interface {} is called through: {} (a field of the component \
                     called like the interface tells, or --bind INTERFACE=CLASS.FIELD)",
                    frame.method.name,
                    names.join(" or ")
                )))
            }
        }
    }

    /// Whether an object is the one behind an interface: by its class, or because a field has it.
    fn is_bound(&self, boundary: &Boundary, port: usize, receiver: Ref) -> bool {
        let port = &boundary.ports[port];
        let extends = |class: ClassRef, name: &str| {
            let chain = class.supers.iter().map(|&id| self.program.class(id));
            chain.into_iter().any(|class| class.java_name() == name)
        };
        let (class, field) = match &port.bound {
            Some(bound) if extends(self.class_of(receiver), bound) => return true,
            Some(bound) => match bound.rsplit_once('.') {
                Some((class, field)) => (Some(class), field),
                None => (None, bound.as_str()),
            },
            None => (None, port.name.as_str()),
        };
        let owns = |owner: ClassRef| match class {
            Some(name) => extends(owner, name),
            None => boundary.is_component(owner),
        };
        // What interfaces are bound to is part of the protocol, not of what the program computes.
        let view = self.view_of(self.current());
        let holds = |owner: ClassRef, object: Ref| {
            owns(owner) && view.reference(object, field) == Some(receiver)
        };
        view.find(holds).is_some() || self.is_in_static(&owns, field, receiver)
    }

    fn is_in_static(&self, owns: &dyn Fn(ClassRef) -> bool, field: &str, receiver: Ref) -> bool {
        self.program.classes().any(|class| {
            let found = class.fields.iter().find(|known| known.name == field);
            found.is_some_and(|field| {
                field.kind == Kind::Ref
                    && field.is_static()
                    && owns(class)
                    && self.view_of(self.current()).static_reference(field) == Some(receiver)
            })
        })
    }

    /// An event happens: stops before it, then follows it in the protocol.
    fn event(
        &mut self,
        port: usize,
        method: MethodId,
        phase: Phase,
        thrown: Option<Ref>,
    ) -> Result<()> {
        let boundary = self.program.boundary().expect("only then are there events");
        let answers = phase == Phase::Response && !boundary.ports[port].provided;
        if answers && boundary.environment.is_some() && !self.thread().is_atomic() {
            // The environment answers when it may.
            self.await_protocol(Awaited::Answer(port as u32, method))?;
            self.thread_mut().use_up_choice();
        } else {
            self.stand_before_event()?;
        }
        self.event_happens(port, method, phase, thrown)
    }

    /// Stops the thread once before an event, also if it is alone.
    fn stand_before_event(&mut self) -> Result<()> {
        let in_operation = self.in_atomic_operation();
        let thread = self.thread_mut();
        if thread.is_atomic() {
            return Ok(());
        }
        if !thread.is_chosen() {
            thread.stand_before();
            return Err(Stop::Visible);
        }
        thread.use_up_choice();
        thread.set_operation_open(in_operation);
        Ok(())
    }

    /// Follows an event in the protocol. One that is not allowed ends the path here.
    fn event_happens(
        &mut self,
        port: usize,
        method: MethodId,
        phase: Phase,
        thrown: Option<Ref>,
    ) -> Result<()> {
        let boundary = self.program.boundary().expect("only then are there events");
        let event = boundary.event(port, &self.program.method(method).name, phase);
        let thrown = thrown.map(|exception| self.class_of(exception).java_name());
        let thread = self.current();
        let told = (event.to_string(), thrown.clone());
        self.note(move |_| What::Cross { event: told.0, thrown: told.1 });
        if phase == Phase::Request {
            self.shown_at_caller();
        }
        let progress = self.progress_mut().expect("asked when the call was made");
        let allowed = boundary
            .event_id(&event)
            .is_some_and(|id| progress.take(boundary, thread, id, thrown.clone()));
        if allowed {
            return Ok(());
        }
        let watch = self.watch_mut().expect("only a watched machine has events");
        watch.protocol_violations.push(ProtocolViolation {
            thread,
            event: event.to_string(),
            thrown,
            connection_protocol: None,
        });
        self.thread_mut().stand_before();
        Err(Stop::Visible)
    }
}

/// A call that crossed the boundary is over: so is its event, and the caller gets what there is.
fn returned(call: &mut Call<'_>, outcome: Completion) -> Result<u64> {
    let machine = &mut *call.machine;
    if let Completion::Threw(exception) = outcome {
        // The thread stops before the event; the exception waits in the continuation.
        machine.set_saved(3, u64::from(exception.0));
        machine.top_frame().pc = continuations::continuation_code();
    }
    let thrown = Some(machine.saved_ref(3)).filter(|exception| !exception.is_null());
    let (port, method) = (machine.saved(1) as usize, MethodId(machine.saved(2) as u32));
    machine.event(port, method, Phase::Response, thrown)?;
    match thrown {
        None => Ok(machine.saved(0)),
        Some(exception) => {
            machine.thread_mut().frames_mut().pop();
            machine.thread_mut().leave_operation();
            Err(Stop::Throw(exception))
        }
    }
}
