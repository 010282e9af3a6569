//! Calls from the program's own code into the library, with what goes in and what comes out.
//!
//! A call is told only if something happens in it that is worth telling, so its text is made then.

use super::naming::{CONDITION, SYNCHRONIZER};
use super::{Event, LibraryCall, What};
use crate::jdk::DISPATCHER;
use crate::machine::Machine;
use crate::program::{Kind, MethodRef};
use crate::state::{ProcessId, Ref, ThreadId};
use crate::view::{is_library, npe};

/// More arguments are left out.
const ARGUMENTS_SHOWN: usize = 4;

/// A call that is not over.
pub(super) struct OpenCall {
    number: u64,
    thread: ThreadId,
    process: ProcessId,
    /// How many frames there are with the one of the call.
    depth: usize,
    method: MethodRef,
    /// What it was given; the receiver comes first.
    arguments: Vec<Argument>,
    /// What the program writes before the dot.
    receiver: Option<String>,
    /// Made when something in it is told.
    text: Option<String>,
}

/// References are kept as such, because the collector moves what they refer to.
enum Argument {
    Plain(u64, Kind),
    Reference(Ref),
}

impl OpenCall {
    /// References among the arguments, for the collector.
    pub(super) fn refs_mut(&mut self, process: ProcessId) -> impl Iterator<Item = &mut Ref> {
        let is_own = self.process == process;
        let own = self.arguments.iter_mut().filter(move |_| is_own);
        own.filter_map(|argument| match argument {
            Argument::Reference(reference) => Some(reference),
            Argument::Plain(..) => None,
        })
    }

    fn is_open(&self, thread: ThreadId, frames: &[crate::state::Frame]) -> bool {
        self.thread == thread
            && frames.get(self.depth - 1).is_some_and(|frame| frame.method.id == self.method.id)
    }
}

impl Machine {
    /// The frame on top is a call; of one from the program into the library is kept what it was given.
    #[cold]
    pub(crate) fn open_call(&mut self) {
        let thread = self.thread();
        let [.., caller, callee] = thread.frames() else { return };
        let into = is_library(callee.method) && !callee.method.marks.hidden;
        if is_library(caller.method) && begins_task(caller.method, callee.method) {
            let (process, task) = (thread.process, thread.stack()[callee.base as usize]);
            self.note(|machine| What::Task { task: machine.ref_text(process, Ref(task as u32)) });
            return;
        }
        if !into || is_library(caller.method) {
            return;
        }
        let (depth, process, id) = (thread.frames().len(), thread.process, thread.id);
        let arguments = arguments(callee.method, &thread.stack()[callee.base as usize..]);
        let code = caller.method.code().filter(|code| code.position_of(caller.pc).is_some());
        let receiver = code.and_then(|code| npe::receiver(caller.method, code.bci_of(caller.pc)));
        let method = callee.method;
        let Some(recorder) = self.recorder() else { return };
        recorder.calls_made += 1;
        let number = recorder.calls_made;
        recorder.calls.retain(|call| call.thread != id || call.depth < depth);
        recorder.calls.push(OpenCall {
            number,
            thread: id,
            process,
            depth,
            method,
            arguments,
            receiver,
            text: None,
        });
    }

    /// The frame on top returns a value.
    #[cold]
    pub(crate) fn close_call(&mut self, value: Option<u64>) {
        self.note_served(value);
        let id = self.current();
        let frames = self.thread().frames();
        let Some(recorder) = self.watch().and_then(|watch| watch.recorder.as_ref()) else { return };
        // A call that an exception ended is still among them: another method may return at its depth.
        let returns = |call: &OpenCall| call.depth == frames.len() && call.is_open(id, frames);
        let Some(at) = recorder.calls.iter().rposition(returns) else { return };
        let call = self.recorder().expect("asked above").calls.remove(at);
        // Nothing in it was told.
        let Some(text) = call.text else { return };
        self.settle_writes();
        let value = match (value, call.method.returns) {
            (Some(bits), Some(kind)) => self.bits_text(call.process, bits, kind),
            _ => String::new(),
        };
        let stack = self.near_locations(id);
        let called = Some(LibraryCall { number: call.number, text, signals: None });
        let what = What::Return { value };
        let event = Event { thread: id, stack, what, wire: None, call: called };
        self.recorder().expect("asked above").events.push(event);
    }

    /// Where the frame on top is the method of a remote object that somebody called: what it gives.
    fn note_served(&mut self, value: Option<u64>) {
        let [below @ .., callee] = self.thread().frames() else { return };
        let method = callee.method;
        if is_library(method) || !below.last().is_some_and(|caller| is_library(caller.method)) {
            return;
        }
        let carriers = below.iter().rev().take_while(|frame| is_library(frame.method));
        if !carriers.into_iter().any(|frame| &*frame.method.class().name == DISPATCHER) {
            return;
        }
        let process = self.thread().process;
        let value = match (value, method.returns) {
            (Some(bits), Some(kind)) => self.bits_text(process, bits, kind),
            _ => String::new(),
        };
        self.note(|_| What::Served { value });
    }

    /// The call of the library that the current thread is in.
    pub(super) fn call_around(&mut self) -> Option<LibraryCall> {
        let id = self.current();
        let recorder = self.watch()?.recorder.as_ref()?;
        let frames = self.thread().frames();
        let at = recorder.calls.iter().rposition(|call| call.is_open(id, frames))?;
        let text = match &recorder.calls[at].text {
            Some(text) => text.clone(),
            None => self.call_text(&recorder.calls[at]),
        };
        let signals = self.signalled(&recorder.calls[at]);
        let recorder = self.recorder()?;
        let call = &mut recorder.calls[at];
        call.text = Some(text.clone());
        Some(LibraryCall { number: call.number, text, signals })
    }

    fn signalled(&self, call: &OpenCall) -> Option<String> {
        let is_signal = ["signal", "signalAll"].contains(&&*call.method.name.to_string());
        match call.arguments.first()? {
            Argument::Reference(this) if is_signal => Some(self.object_name(call.process, *this)),
            _ => None,
        }
    }

    /// The call of the library that a thread is in, in words, and what it was called on.
    pub fn call_of(&self, id: ThreadId) -> Option<(String, Option<Ref>)> {
        let recorder = self.watch()?.recorder.as_ref()?;
        let frames = self.thread_at(id).frames();
        let call = recorder.calls.iter().rev().find(|call| call.is_open(id, frames))?;
        let text = call.text.clone().unwrap_or_else(|| self.call_text(call));
        let on = match call.arguments.first() {
            Some(Argument::Reference(this)) if !call.method.is_static() => Some(*this),
            _ => None,
        };
        Some((text, on))
    }

    /// Whether what a thread is parked on is a part of something larger that the program called: the
    /// condition in a queue, the node of a future. Nobody who reads the program knows of it.
    pub fn is_inner(&self, id: ThreadId, blocker: Ref) -> bool {
        let class = self.view_of(id).class(blocker);
        if class.name != CONDITION {
            let is_part =
                class.name.starts_with("java/util/concurrent/") && class.name.contains('$');
            // A task is something that the program was given.
            let is_told =
                class.extends(SYNCHRONIZER) || class.extends("java/util/concurrent/FutureTask");
            return is_part && !is_told;
        }
        let frames = self.thread_at(id).frames();
        let called = frames.windows(2).rev().find(|pair| !is_library(pair[0].method));
        called.is_none_or(|pair| &*pair[1].method.class().name != CONDITION)
    }

    fn call_text(&self, call: &OpenCall) -> String {
        let method = call.method;
        let class = super::simple_name(method.class());
        let text = |argument: &Argument| match *argument {
            Argument::Plain(bits, kind) => self.bits_text(call.process, bits, kind),
            Argument::Reference(object) => self.ref_text(call.process, object),
        };
        let (this, given) = match &call.arguments[..] {
            [this, given @ ..] if !method.is_static() => (Some(this), given),
            given => (None, given),
        };
        let mut shown: Vec<String> = given.iter().take(ARGUMENTS_SHOWN).map(text).collect();
        if given.len() > ARGUMENTS_SHOWN {
            shown.push("…".to_owned());
        }
        let shown = shown.join(", ");
        let name = method.name.to_string();
        if name == "<init>" {
            return format!("new {class}({shown})");
        }
        if let Some(remote) = method.class().stands_for(method) {
            return format!("{}.{name}({shown})", super::simple_name(remote));
        }
        let on = match (&call.receiver, this) {
            (Some(receiver), Some(_)) => receiver.clone(),
            (None, Some(this)) => text(this),
            (_, None) => class,
        };
        format!("{on}.{name}({shown})")
    }
}

/// Whether a worker of a pool calls what it was given to do.
fn begins_task(caller: MethodRef, callee: MethodRef) -> bool {
    &*callee.name == "run"
        && &*caller.name == "runWorker"
        && &*caller.class().name == "java/util/concurrent/ThreadPoolExecutor"
}

/// What a method is given, from its registers.
fn arguments(method: MethodRef, registers: &[u64]) -> Vec<Argument> {
    let mut kinds = Vec::new();
    if !method.is_static() {
        kinds.push(Kind::Ref);
    }
    kinds.extend(method.params.iter().copied());
    let mut at = 0;
    let mut all = Vec::new();
    for kind in kinds {
        all.push(match kind {
            Kind::Ref => Argument::Reference(Ref(registers[at] as u32)),
            kind => Argument::Plain(registers[at], kind),
        });
        at += usize::from(kind.slots());
    }
    all
}
