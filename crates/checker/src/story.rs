//! Events in words: what happens inside a library call is told as that call.

#[cfg(test)]
mod tests;

use heddle_jvm::events::{Event, What};
use heddle_jvm::machine::Machine;
use heddle_jvm::state::{ProcessId, ThreadId};
use heddle_jvm::view::Location;
use serde::Serialize;

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

/// Methods that only lead to the work of a thread.
const LEADING: &[&str] = &["run", "runWorker", "runWith", "run0", "exec", "doExec", "enter"];

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
            let Some(text) = self.text(&event) else { continue };
            let own = event.stack.iter().find(|place| !place.library);
            let at = own.map(At::from);
            let next = Told { number: event.thread.0, thread: name(event.thread), text, at };
            self.add(&mut shown, event.thread, next);
        }
        shown.into_iter().map(|(_, shown)| shown).collect()
    }

    fn add(&mut self, all: &mut Vec<(ThreadId, Told)>, thread: ThreadId, mut next: Told) {
        let interrupted = self.current.replace(thread) != Some(thread);
        let last = self.last.iter().find(|(id, _)| *id == thread).map(|(_, last)| last.clone());
        if let Some(last) = &last {
            let same_call = last.at == next.at
                && next.text.ends_with("()")
                && last.text.starts_with(next.text.as_str());
            if interrupted && same_call {
                // The others have done something in the middle of it.
                next.text.push_str(" goes on");
            } else if same_call && !last.text.contains("waits") || *last == next {
                return;
            }
            // A call that turns out to wait is told as waiting; printing goes on in the same line.
            let here = all.last_mut().filter(|(id, shown)| *id == thread && shown == last);
            if let Some((_, shown)) = here
                && shown.at == next.at
            {
                let more = next.text.strip_prefix(shown.text.as_str());
                let is_call = shown.text.ends_with("()") && more.is_some();
                let printed = joined(&shown.text, &next.text);
                if is_call || printed.is_some() {
                    shown.text = printed.unwrap_or(next.text);
                    let now = shown.clone();
                    self.remember(thread, now);
                    return;
                }
            }
        }
        self.remember(thread, next.clone());
        all.push((thread, next));
    }

    fn remember(&mut self, thread: ThreadId, shown: Told) {
        match self.last.iter_mut().find(|(id, _)| *id == thread) {
            Some((_, last)) => *last = shown,
            None => self.last.push((thread, shown)),
        }
    }

    fn text(&self, event: &Event) -> Option<String> {
        let call = library_call(&event.stack);
        // Inside `Object.wait` and `Thread.start`, what is told is the deed itself.
        let direct = call.as_ref().is_none_or(|call| {
            ["Object.", "Thread.sleep", "LockSupport."].iter().any(|own| call.starts_with(own))
        });
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
            What::Park { blocker } if blocker.is_empty() => within("waits".into()),
            What::Park { blocker } => within(format!("waits for {blocker}")),
            What::Unpark { thread } if direct => format!("unparks {thread}"),
            What::Unpark { .. } => folded(String::new()),
            What::Interrupt { thread } => format!("interrupts {thread}"),
            What::Start { thread } => format!("starts {thread}"),
            What::End => "ends".into(),
            What::Throw { exception } => format!("throws {exception}"),
            What::Print { text, .. } => format!("prints \"{}\"", text.escape_debug()),
            What::Halt { status } => format!("ends the program with status {status}"),
            What::Listen { port } => format!("listens on port {port}"),
            What::Connect { to, done: true } => format!("connects to {to}"),
            What::Connect { to, done: false } => format!("is refused at {to}"),
            What::Accept { from } => format!("accepts the connection from {from}"),
            What::Send { bytes } => format!("sends {}", quoted(bytes)),
            What::Receive { bytes } if bytes.is_empty() => "reads the end of the stream".into(),
            What::Receive { bytes } => format!("receives {}", quoted(bytes)),
            What::SendDatagram { bytes, to, outcome } => {
                let outcome = of("; ", outcome);
                format!("sends {} to {to}: {}{outcome}", counted(bytes.len()), quoted(bytes))
            }
            What::ReceiveDatagram { bytes, length, from } if bytes.len() < *length => {
                let count = counted(*length);
                format!("receives {} of {count} from {from}: {}", bytes.len(), quoted(bytes))
            }
            What::ReceiveDatagram { bytes, from, .. } => {
                format!("receives {} from {from}: {}", counted(bytes.len()), quoted(bytes))
            }
            What::Fault { fault, operation } => format!("meets a fault at {operation}: {fault}"),
            What::Finish => "ends its output".into(),
            What::Close => "closes the socket".into(),
            What::Choose { question, answer } => format!("{question} gives {answer}"),
            What::Cross { event, thrown: None } => event.clone(),
            What::Cross { event, thrown: Some(class) } => format!("{event} with {class}"),
            What::Label { text } => format!("comes to \"{}\"", text.escape_debug()),
        })
    }
}

/// Longer messages are cut.
const BYTES_SHOWN: usize = 60;

/// Bytes of a message as text.
fn quoted(bytes: &[u8]) -> String {
    let shown = &bytes[..bytes.len().min(BYTES_SHOWN)];
    let more = match bytes.len() - shown.len() {
        0 => String::new(),
        more => format!(" and {more} more bytes"),
    };
    format!("\"{}\"{more}", shown.escape_ascii())
}

fn counted(bytes: usize) -> String {
    format!("{bytes} byte{}", if bytes == 1 { "" } else { "s" })
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
