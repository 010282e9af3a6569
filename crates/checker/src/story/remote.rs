//! Remote calls, told as calls: what carries them is left out.
//!
//! A request is told as `calls Account.deposit(10) on server`, its reply as `returns 20 to client`. Where
//! something goes wrong with one, it is said how far the call had come: whether it was executed is
//! what the caller does not know.

use heddle_access::SocketId;
use heddle_jvm::events::{Event, What};
use heddle_jvm::state::ThreadId;
use heddle_jvm::view::Location;
use heddle_net::NetEvent;

use super::library_call;

/// How an event is told.
pub(super) enum Telling {
    Nothing,
    As(String),
    /// A request or a reply, and what it is for short.
    Carried {
        text: String,
        call: String,
    },
    AsItIs,
}

/// Calls that were seen so far.
#[derive(Default)]
pub(super) struct RemoteCalls {
    /// The last call on each connection.
    calls: Vec<Call>,
    /// What the remote method that a thread ran has come to.
    outcomes: Vec<(ThreadId, String)>,
}

struct Call {
    caller: ThreadId,
    /// The client's end of the connection.
    from: SocketId,
    /// With what goes in.
    text: String,
    progress: Progress,
    /// `returns 20`; nothing if that is not known.
    outcome: String,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Progress {
    Sent,
    Begun,
    Answered,
}

impl RemoteCalls {
    pub(super) fn tell(&mut self, event: &Event) -> Telling {
        match &event.what {
            What::Served { value } => {
                self.comes_to(event.thread, format!("returns {value}").trim_end().to_owned());
                return Telling::Nothing;
            }
            What::Throw { exception, .. } => {
                self.comes_to(event.thread, format!("throws {}", without_package(exception)));
                return Telling::AsItIs;
            }
            What::Return { .. } if self.is_told(event) => return Telling::Nothing,
            _ => {}
        }
        if !is_carried(&event.stack) {
            return Telling::AsItIs;
        }
        match &event.what {
            What::Network(NetEvent::Send { .. } | NetEvent::SendPart { .. }) => self.send(event),
            What::Network(NetEvent::Receive { bytes }) if !bytes.is_empty() => self.receive(event),
            What::Network(told @ NetEvent::Fault { .. }) => {
                let with = event.wire.as_ref().map_or("", |wire| &wire.with);
                Telling::As(format!("{}{}", told.sentence(with), self.progress(event)))
            }
            What::Network(NetEvent::Connect { done: false, .. })
            | What::Halt { .. }
            | What::Print { .. }
            | What::Return { .. }
            | What::Choose { .. } => Telling::AsItIs,
            What::Read { place, value } if is_copied(&event.stack) => {
                Telling::As(format!("copies {place}: {value}"))
            }
            _ => Telling::Nothing,
        }
    }

    fn comes_to(&mut self, thread: ThreadId, outcome: String) {
        self.outcomes.retain(|(of, _)| *of != thread);
        self.outcomes.push((thread, outcome));
    }

    /// A request or a reply goes out.
    fn send(&mut self, event: &Event) -> Telling {
        let Some(wire) = &event.wire else { return Telling::Nothing };
        if is_server(&event.stack) {
            let own = self.outcomes.iter().position(|(of, _)| *of == event.thread);
            let outcome = own.map(|at| self.outcomes.remove(at).1);
            if let Some(call) = self.call_from(wire.peer) {
                call.progress = Progress::Answered;
                call.outcome = outcome.clone().unwrap_or_default();
            }
            let outcome = outcome.unwrap_or_else(|| "answers".into());
            let text = format!("{outcome}{}", behind(" to ", &wire.with));
            return Telling::Carried { text, call: outcome };
        }
        let given = event.call.as_ref().map(|call| call.text.clone());
        let text = given.or_else(|| library_call(&event.stack)).unwrap_or_default();
        // The stub of a registry is a class of the library.
        let text = match text.strip_prefix("RegistryImpl_Stub").and_then(|on| on.split_once('.')) {
            Some((_, call)) => format!("Registry.{call}"),
            None => text,
        };
        self.calls.retain(|call| call.from != wire.own);
        let said = format!("calls {text}{}", behind(" on ", &wire.with));
        let (caller, from) = (event.thread, wire.own);
        let (progress, outcome) = (Progress::Sent, String::new());
        let call = text.clone();
        self.calls.push(Call { caller, from, text, progress, outcome });
        Telling::Carried { text: said, call }
    }

    /// A request or a reply comes in.
    fn receive(&mut self, event: &Event) -> Telling {
        let Some(wire) = &event.wire else { return Telling::Nothing };
        if is_server(&event.stack) {
            let Some(call) = self.call_from(wire.peer) else { return Telling::Nothing };
            call.progress = Progress::Begun;
            return Telling::As(format!("serves {}{}", call.text, behind(" for ", &wire.with)));
        }
        let Some(call) = self.call_from(Some(wire.own)) else { return Telling::Nothing };
        let outcome = if call.outcome.is_empty() { "is answered" } else { &call.outcome };
        Telling::As(format!("{} {outcome}", call.text))
    }

    fn call_from(&mut self, from: Option<SocketId>) -> Option<&mut Call> {
        self.calls.iter_mut().find(|call| Some(call.from) == from)
    }

    /// Whether what a call gives was told when its reply came.
    fn is_told(&self, event: &Event) -> bool {
        let is_it = |call: &&Call| {
            call.caller == event.thread
                && event.call.as_ref().is_some_and(|own| own.text == call.text)
        };
        self.calls.iter().rev().find(is_it).is_some_and(|call| !call.outcome.is_empty())
    }

    /// How far the call has come that something goes wrong with.
    fn progress(&self, event: &Event) -> String {
        let ends = event.wire.as_ref().map(|wire| [Some(wire.own), wire.peer]);
        let is_it = |call: &&Call| match ends {
            Some(ends) => ends.contains(&Some(call.from)),
            None => call.caller == event.thread,
        };
        let Some(call) = self.calls.iter().rev().find(is_it) else { return String::new() };
        let text = &call.text;
        match call.progress {
            Progress::Sent => format!("; {text} is not executed"),
            Progress::Begun => format!("; {text} is being executed"),
            Progress::Answered => format!("; {text} was executed"),
        }
    }
}

/// An exception and what it says, without the package of its class.
fn without_package(exception: &str) -> &str {
    let class = exception.split(':').next().unwrap_or_default();
    class.rfind('.').map_or(exception, |dot| &exception[dot + 1..])
}

fn behind(between: &str, name: &str) -> String {
    if name.is_empty() { String::new() } else { format!("{between}{name}") }
}

/// The part of a stack that belongs to the library.
fn library_part(stack: &[Location]) -> impl Iterator<Item = &Location> {
    stack.iter().take_while(|place| place.library)
}

/// Whether something happens where remote calls are carried.
fn is_carried(stack: &[Location]) -> bool {
    let carries = |class: &str| class.starts_with("sun.rmi.") || class.starts_with("java.rmi.");
    library_part(stack).any(|place| carries(&place.class))
}

/// Whether it is the server's side of a connection.
fn is_server(stack: &[Location]) -> bool {
    library_part(stack).any(|place| place.class.ends_with("TCPTransport$ConnectionHandler"))
}

/// Whether an object of the program is copied there, for a call or its reply: by its fields, or by a
/// method of its class. What the streams keep for themselves is nobody's business.
fn is_copied(stack: &[Location]) -> bool {
    let streams = ["java.io.ObjectOutputStream", "java.io.ObjectInputStream"];
    let deep =
        |place: &&Location| !["jdk.", "java.lang."].iter().any(|own| place.class.starts_with(own));
    let reads = library_part(stack).find(deep).is_some_and(|place| {
        place.class == "java.io.ObjectStreamClass$FieldReflector"
            || !["java.io.", "sun.", "java.util.concurrent."]
                .iter()
                .any(|own| place.class.starts_with(own))
    });
    reads && library_part(stack).any(|place| streams.contains(&place.class.as_str()))
}
