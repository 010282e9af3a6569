//! Events in words: what happens inside a library call is told as that call.

mod detail;
mod http;
mod remote;
#[cfg(test)]
mod tests;

use std::fmt;

use heddle_jvm::events::{Event, What};
use heddle_jvm::machine::Machine;
use heddle_jvm::state::{ProcessId, ThreadId};
use heddle_jvm::view::Location;
use heddle_net::{NetEvent, quoted};
use serde::Serialize;

pub use detail::Detail;
use http::{Exchanges, Message};
use remote::{RemoteCalls, Telling};

use crate::changed_back::ChangedBack;
use crate::peers::LIVE_CLIENT;
use crate::scope::Way;
use crate::wakeups::Wakeups;

/// An event as a reader sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Told {
    /// The number of the thread, as choices name it.
    pub number: u32,
    pub thread: String,
    pub text: String,
    /// The innermost place in the program's own code.
    pub at: Option<At>,
    /// What a drawing needs beyond the words.
    #[serde(skip)]
    pub detail: Detail,
}

/// A place in the program's own code.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct At {
    pub class: String,
    pub method: String,
    pub file: Option<String>,
    pub line: Option<u32>,
}

impl From<&Location> for At {
    fn from(place: &Location) -> At {
        let Location { class, method, file, line, .. } = place.clone();
        At { class, method, file, line }
    }
}

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (&self.file, self.line) {
            (Some(file), Some(line)) => write!(f, "{file}:{line}"),
            (Some(file), None) => write!(f, "{file}"),
            (None, _) => write!(f, "{}.{}", self.class, self.method),
        }
    }
}

/// Library classes whose own affairs are not worth telling.
const PLUMBING: &[&str] = &[
    "java.lang.Class",
    "java.lang.ClassLoader",
    "java.lang.Runtime",
    "java.lang.Shutdown",
    "java.lang.System",
    "java.lang.Thread",
    "java.lang.ThreadGroup",
    "java.lang.Throwable",
];

/// Heddle's own: nobody has its source before them.
const ADVERSARY: &str = "heddle.Adversary";

/// Methods that only lead to the work of a thread.
const LEADING: &[&str] = &["run", "runWorker", "runWith", "run0", "exec", "doExec", "enter"];

/// Whether a process that stands for a live client does something to another one: that is told, not how it is
/// passed on from the real program.
fn is_seen_from_outside(event: &Event, thread: &str) -> bool {
    let own = thread.split('/').next().unwrap_or_default();
    matches!(event.what, What::Network(_))
        && event.wire.as_ref().is_some_and(|wire| !wire.with.is_empty() && wire.with != own)
}

#[derive(Default)]
pub(crate) struct Narrator {
    pub(crate) output: Vec<(u8, String)>,
    pub(crate) way: Way,
    /// A second thread was started: from then on accesses are worth telling.
    started: bool,
    /// What was told last of each thread.
    last: Vec<(ThreadId, Told)>,
    /// Of whom was told last.
    current: Option<ThreadId>,
    pub(crate) wakeups: Wakeups,
    pub(crate) changed_back: ChangedBack,
    /// Workers of pools that have begun a task.
    busy: Vec<ThreadId>,
    /// How often the last event was told in a row, within a step.
    again: u32,
    remote: RemoteCalls,
    exchanges: Exchanges,
}

impl Narrator {
    /// What the machine recorded since the last time, in words.
    pub(crate) fn tell(&mut self, machine: &mut Machine) -> Vec<Told> {
        let events = machine.take_events();
        let process = |thread: ThreadId| machine.thread_at(thread).process;
        self.tell_events(events, process, |thread| machine.thread_name_in(thread))
    }

    fn tell_events(
        &mut self,
        events: impl IntoIterator<Item = Event>,
        process: impl Fn(ThreadId) -> ProcessId,
        name: impl Fn(ThreadId) -> String,
    ) -> Vec<Told> {
        let mut shown: Vec<(ThreadId, Told)> = Vec::new();
        for event in events {
            self.way.note(process(event.thread), &event);
            self.started |= matches!(event.what, What::Start { .. });
            self.wakeups.see(&event);
            if let What::Print { stream, text } = &event.what {
                match self.output.last_mut() {
                    Some((last, all)) if last == stream => all.push_str(text),
                    _ => self.output.push((*stream, text.clone())),
                }
            }
            self.changed_back.see(&event);
            let mut message = None;
            let mut carried = None;
            let text = match self.remote.tell(&event) {
                Telling::Nothing => None,
                Telling::As(text) => Some(text),
                Telling::Carried { text, call } => {
                    carried = Some(call);
                    Some(text)
                }
                Telling::AsItIs => {
                    message = self.exchanges.message(&event);
                    message
                        .as_ref()
                        .and_then(|message| in_words(message, &event))
                        .or_else(|| self.text(&event))
                }
            };
            if matches!(event.what, What::Task { .. }) && !self.busy.contains(&event.thread) {
                self.busy.push(event.thread);
            }
            let Some(text) = text else { continue };
            let mut own =
                event.stack.iter().filter(|place| !place.library && place.class != ADVERSARY);
            // A call that is about to begin has no line yet: it is where it was called.
            let begins = matches!(event.what, What::Cross { .. });
            let called = own.clone().find(|place| begins && place.line.is_some());
            let mut at = called.or_else(|| own.next()).map(At::from);
            if at.as_ref().is_some_and(|at| at.class == LIVE_CLIENT) {
                if !is_seen_from_outside(&event, &name(event.thread)) {
                    continue;
                }
                // Its code is nobody's.
                at = None;
            }
            let mut detail = Detail::of(&event, process(event.thread));
            if let Some(label) = message.map(|message| message.label()).or(carried) {
                detail.value = label;
            }
            let next =
                Told { number: event.thread.0, thread: name(event.thread), text, at, detail };
            self.add(&mut shown, event.thread, next);
        }
        shown.into_iter().map(|(_, shown)| shown).collect()
    }

    fn add(&mut self, all: &mut Vec<(ThreadId, Told)>, thread: ThreadId, mut next: Told) {
        let interrupted = self.current.replace(thread) != Some(thread);
        let last = self.last.iter().find(|(id, _)| *id == thread).map(|(_, last)| last.clone());
        if next.detail.kind == "return" {
            return self.add_return(all, thread, next, last);
        }
        let is_told = |(id, shown): &(ThreadId, Told)| {
            let same_call = next.detail.call.is_some() && shown.detail.call == next.detail.call;
            *id == thread && same_call && shown.text == next.text
        };
        // A call goes on after something else was told of it.
        if !interrupted && all.iter().any(is_told) && last.as_ref() != Some(&next) {
            return;
        }
        if let Some(last) = &last {
            let same_call = match (next.detail.call, last.detail.call) {
                (Some(next_call), Some(last_call)) => {
                    next_call == last_call && last.text.starts_with(next.text.as_str())
                }
                _ => {
                    last.at == next.at
                        && next.text.ends_with("()")
                        && last.text.starts_with(next.text.as_str())
                }
            };
            if interrupted && same_call {
                // The others have done something in the middle of it.
                next.text.push_str(" goes on");
            } else if same_call && !last.text.contains("waits") {
                return;
            } else if *last == next {
                return self.add_again(all, thread, next);
            }
            // A call that turns out to wait is told as waiting; printing goes on in the same line.
            let here = all.last_mut().filter(|(id, shown)| *id == thread && shown == last);
            if let Some((_, shown)) = here
                && shown.at == next.at
            {
                let more = next.text.strip_prefix(shown.text.as_str());
                let is_call = more.is_some()
                    && match shown.detail.call {
                        Some(call) => next.detail.call == Some(call),
                        None => shown.text.ends_with("()"),
                    };
                let printed = joined(&shown.text, &next.text);
                if is_call || printed.is_some() {
                    shown.text = printed.unwrap_or(next.text);
                    shown.detail = next.detail;
                    let now = shown.clone();
                    self.remember(thread, now);
                    return;
                }
            }
        }
        self.remember(thread, next.clone());
        all.push((thread, next));
    }

    /// A thread does once more what it did last; what is only tried again is no news.
    fn add_again(&mut self, all: &mut Vec<(ThreadId, Told)>, thread: ThreadId, next: Told) {
        let counted = ["read", "write", "lock", "unlock", "notify", "print", "throw", "label"];
        if next.detail.call.is_some() || !counted.contains(&next.detail.kind) {
            return;
        }
        let here = all.last_mut().filter(|(id, shown)| {
            *id == thread && shown.at == next.at && shown.detail == next.detail
        });
        match here {
            Some((_, shown)) => {
                self.again += 1;
                shown.text = format!("{}, {} times", next.text, self.again);
            }
            None => {
                self.again = 1;
                all.push((thread, next));
            }
        }
    }

    /// A call is over: what it gives stands beside it, if it was told just now.
    fn add_return(
        &mut self,
        all: &mut Vec<(ThreadId, Told)>,
        thread: ThreadId,
        next: Told,
        last: Option<Told>,
    ) {
        // One that gives nothing has no more to say.
        if next.detail.value.is_empty() {
            return;
        }
        let Some(last) = last.filter(|last| last.detail.call == next.detail.call) else { return };
        let here = all.last_mut().filter(|(id, shown)| *id == thread && *shown == last);
        let now = match here {
            Some((_, shown)) if next.text.starts_with(shown.text.trim_end_matches(" goes on")) => {
                shown.text = next.text;
                shown.clone()
            }
            _ => {
                all.push((thread, next.clone()));
                next
            }
        };
        self.remember(thread, now);
    }

    fn remember(&mut self, thread: ThreadId, shown: Told) {
        self.again = 1;
        match self.last.iter_mut().find(|(id, _)| *id == thread) {
            Some((_, last)) => *last = shown,
            None => self.last.push((thread, shown)),
        }
    }

    fn text(&self, event: &Event) -> Option<String> {
        let named = library_call(&event.stack);
        // Inside `Object.wait` and `Thread.start`, what is told is the deed itself.
        let direct = named.as_ref().is_none_or(|call| {
            ["Object.", "Thread.sleep", "LockSupport."].iter().any(|own| call.starts_with(own))
        });
        // With what goes in, where that is known.
        let given = event.call.as_ref().map(|call| call.text.clone());
        let call = named.map(|named| given.unwrap_or(named));
        let within = |text: String| match &call {
            Some(call) if !direct => format!("{call} {text}"),
            _ => text,
        };
        let folded = |text: String| call.clone().unwrap_or(text);
        Some(match &event.what {
            What::Read { .. }
            | What::Write { .. }
            | What::Enter { .. }
            | What::Exit { .. }
            | What::Notify { .. }
            | What::Unpark { .. }
                if !self.started || is_plumbing(&event.stack) =>
            {
                return None;
            }
            // The machine tells of an uncaught exception itself.
            What::Print { .. } if event.stack.iter().all(|place| place.library) => return None,
            What::Read { place, value } => folded(format!("reads {place}{}", of(": ", value))),
            What::Write { place, value } => folded(format!("writes {place}{}", of(" = ", value))),
            What::Enter { object } => folded(format!("locks {object}")),
            What::Exit { object } => folded(format!("unlocks {object}")),
            What::Wait { limit: false, .. } if awaits_task(&event.stack) => {
                "waits for its next task".into()
            }
            What::Wait { limit: true, .. } if awaits_task(&event.stack) => {
                "waits until its next task is due".into()
            }
            // What it goes on with is told.
            What::Resume { .. } if awaits_task(&event.stack) => return None,
            What::Wait { object, limit } => {
                let limit = if *limit { ", with a time limit" } else { "" };
                within(format!("waits on {object}{limit}"))
            }
            What::Resume { object, why } if direct => format!("goes on with {object}: {why}"),
            What::Resume { .. } => within("goes on".into()),
            What::Notify { object, woken } if direct => match woken.is_empty() {
                true => format!("notifies nobody on {object}"),
                false => format!("notifies {} on {object}", woken.join(", ")),
            },
            What::Notify { .. } => folded(String::new()),
            What::Sleep => within("sleeps".into()),
            What::TimePasses { nanos } => {
                let seconds = *nanos as f64 / 1e9;
                format!("finds that {seconds:.3} s have passed")
            }
            What::Park { .. } if awaits_task(&event.stack) => "waits for its next task".into(),
            What::Park { blocker } if blocker.is_empty() => within("waits".into()),
            What::Park { blocker } => within(format!("waits for {blocker}")),
            What::Unpark { thread } if direct => format!("unparks {thread}"),
            What::Unpark { .. } => folded(String::new()),
            What::Interrupt { thread } => format!("interrupts {thread}"),
            What::Start { thread } => format!("starts {thread}"),
            What::End => "ends".into(),
            What::Throw { exception, taken_by: None } => format!("throws {exception}"),
            What::Throw { exception, taken_by: Some(by) } if is_reflection(by) => {
                format!("throws {exception}, which reflection passes on")
            }
            What::Throw { exception, taken_by: Some(by) } => {
                format!("throws {exception}, which {by} takes")
            }
            What::Return { value } => format!("{}{}", call.clone()?, of(" = ", value)),
            What::Print { text, .. } => format!("prints \"{}\"", text.escape_debug()),
            What::Halt { status } => format!("ends the program with status {status}"),
            What::StartProcess { process } => format!("starts {process}"),
            What::Reap { process, status } => {
                format!("learns that {process} ended with status {status}")
            }
            What::EndProcess { process, force: true } => format!("kills {process}"),
            What::EndProcess { process, force: false } => format!("asks {process} to end"),
            What::ReadPipe { bytes, pipe } if bytes.is_empty() => {
                format!("reads the end of {pipe}")
            }
            What::ReadPipe { bytes, pipe } => format!("reads {} from {pipe}", quoted(bytes)),
            What::WritePipe { bytes, pipe } => format!("writes {} to {pipe}", quoted(bytes)),
            What::Network(told) => {
                let (with, terms) =
                    event.wire.as_ref().map_or(("", ""), |wire| (&wire.with, &wire.terms));
                match told {
                    NetEvent::Send { .. } if !terms.is_empty() => {
                        format!("sends {terms} to {with}")
                    }
                    NetEvent::Receive { .. } if !terms.is_empty() => {
                        format!("receives {terms} from {with}")
                    }
                    _ => told.sentence(with),
                }
            }
            What::Choose { question, answer } => format!("{question} gives {answer}"),
            What::Served { .. } => return None,
            What::Cross { event, thrown: None } => event.clone(),
            What::Cross { event, thrown: Some(class) } => format!("{event} with {class}"),
            What::Says { text } => text.clone(),
            // Where its first one begins is where it begins.
            What::Task { .. } if !self.busy.contains(&event.thread) => return None,
            What::Task { task } => format!("goes on with its next task, {task}"),
            What::Label { text } => format!("comes to \"{}\"", text.escape_debug()),
        })
    }
}

/// Whether an exception was taken to be thrown again by who called a method reflectively.
pub(crate) fn is_reflection(taken_by: &str) -> bool {
    let class = taken_by.split('.').next().unwrap_or_default();
    class.ends_with("Accessor") || class.ends_with("AccessorImpl")
}

/// What a thread does with a message of HTTP.
fn in_words(message: &Message, event: &Event) -> Option<String> {
    let What::Network(told) = &event.what else { return None };
    let with = event.wire.as_ref().map_or("", |wire| &wire.with);
    Some(message.sentence(told, with))
}

/// Two pieces of output as one.
fn joined(first: &str, second: &str) -> Option<String> {
    let first = first.strip_prefix("prints \"")?.strip_suffix('"')?;
    let second = second.strip_prefix("prints \"")?.strip_suffix('"')?;
    (!first.ends_with("\\n")).then(|| format!("prints \"{first}{second}\""))
}

fn of(between: &str, value: &str) -> String {
    if value.is_empty() { String::new() } else { format!("{between}{value}") }
}

/// Whether what is touched there belongs to how threads, classes and waits are made.
fn is_plumbing(stack: &[Location]) -> bool {
    let Some(own) = stack.iter().position(|place| !place.library) else { return true };
    let Some(call) = own.checked_sub(1).map(|index| &stack[index]) else { return false };
    PLUMBING.contains(&call.class.as_str())
        || call.method == "<clinit>"
        || call.method == "<init>" && call.class.starts_with("java.lang.")
        || call.class == "java.lang.Object" && call.method.starts_with("wait")
}

/// Whether a worker of a pool or a timer has nothing to do.
fn awaits_task(stack: &[Location]) -> bool {
    let gets = |place: &Location| match place.method.as_str() {
        "getTask" => place.class == "java.util.concurrent.ThreadPoolExecutor",
        "mainLoop" => place.class == "java.util.TimerThread",
        _ => false,
    };
    stack.iter().all(|place| place.library) && stack.iter().any(gets)
}

/// The library method that the program's own code called, if the event lies inside one.
fn library_call(stack: &[Location]) -> Option<String> {
    let depth = match stack.iter().position(|place| !place.library) {
        Some(0) => return None,
        Some(own) => own - 1,
        // A thread of the library: what it was led to.
        None => stack.iter().rposition(|place| !LEADING.contains(&place.method.as_str()))?,
    };
    let place = &stack[depth];
    let class = place.class.rsplit('.').next().unwrap_or(&place.class);
    Some(match place.method.as_str() {
        "<init>" => format!("new {class}()"),
        "<clinit>" => format!("static {class}()"),
        method => format!("{class}.{method}()"),
    })
}
