//! How far a component has come in its protocol. Belongs to the state.

use std::sync::Arc;

use heddle_protocol::{EventId, Position};

use crate::follow::{Boundary, Mode};
use crate::state::ThreadId;

#[derive(Clone)]
pub struct Progress {
    pub position: Position,
    /// All that happened, the last first; for people.
    pub history: Option<Arc<History>>,
    /// The events of each thread, where they belong to the state.
    traces: Arc<Vec<Vec<EventId>>>,
    /// The environment calls no more.
    pub(crate) stopped: bool,
    /// How often the environment did each event, where that is bounded.
    counts: Arc<Vec<u32>>,
}

/// An event that happened, and those before it.
pub struct History {
    pub event: EventId,
    pub thread: ThreadId,
    /// The class of the exception that left a method with it.
    pub thrown: Option<String>,
    pub before: Option<Arc<History>>,
}

/// An event that the protocol does not allow where it happens.
#[derive(Clone, Debug)]
pub struct ProtocolViolation {
    pub thread: ThreadId,
    pub event: String,
    pub thrown: Option<String>,
    /// Which connection protocol of a process it belongs to; nothing: it is a component's.
    pub connection_protocol: Option<usize>,
}

impl Progress {
    pub(crate) fn new(boundary: &Boundary) -> Progress {
        Progress {
            position: boundary.protocol.initial(),
            history: None,
            traces: Arc::default(),
            stopped: false,
            counts: Arc::default(),
        }
    }

    /// The environment did an event once more.
    pub(crate) fn count(&mut self, event: EventId) {
        let counts = Arc::make_mut(&mut self.counts);
        let index = event.0 as usize;
        counts.resize(counts.len().max(index + 1), 0);
        counts[index] += 1;
    }

    pub(super) fn counted(&self, event: EventId) -> u32 {
        self.counts.get(event.0 as usize).copied().unwrap_or(0)
    }

    /// Takes an event; false if it is not allowed here.
    pub(super) fn take(
        &mut self,
        boundary: &Boundary,
        thread: ThreadId,
        event: EventId,
        thrown: Option<String>,
    ) -> bool {
        let Some(position) = boundary.protocol.after(self.position, event) else { return false };
        self.position = position;
        self.history =
            Some(Arc::new(History { event, thread, thrown, before: self.history.take() }));
        if boundary.mode == Mode::Trace {
            let traces = Arc::make_mut(&mut self.traces);
            let index = thread.0 as usize;
            traces.resize_with(traces.len().max(index + 1), Vec::new);
            traces[index].push(event);
        }
        true
    }

    /// Tells what of it distinguishes states. `order` are the threads by their Java numbers.
    pub(crate) fn describe(&self, boundary: &Boundary, order: &[(u64, u32)], into: &mut Vec<u64>) {
        if boundary.environment.is_some() {
            into.push(u64::from(self.stopped) << 32 | self.counts.len() as u64);
            into.extend(self.counts.iter().map(|&count| u64::from(count)));
        }
        if boundary.mode == Mode::Observe {
            return;
        }
        let position = self.position.fingerprint();
        into.extend([position as u64, (position >> 64) as u64]);
        for &(name, thread) in order {
            let Some(trace) = self.traces.get(thread as usize).filter(|t| !t.is_empty()) else {
                continue;
            };
            into.extend([name, trace.len() as u64]);
            into.extend(trace.iter().map(|event| u64::from(event.0)));
        }
    }
}

impl History {
    /// This event and those before it, the first first.
    pub fn events(&self) -> Vec<&History> {
        let mut events = Vec::new();
        let mut next = Some(self);
        while let Some(history) = next {
            events.push(history);
            next = history.before.as_deref();
        }
        events.reverse();
        events
    }
}

impl Drop for History {
    /// Long pasts are given back one by one: the stack is no place for them.
    fn drop(&mut self) {
        let mut next = self.before.take();
        while let Some(history) = next {
            match Arc::try_unwrap(history) {
                Ok(mut history) => next = history.before.take(),
                Err(_) => break,
            }
        }
    }
}
