//! When the environment of a component may act: what the protocol offers it where it is.
//! `drive.rs` has what it does then, `setup.rs` how it is put up.

mod drive;
mod offers;
mod setup;
mod values;

use std::sync::Arc;

use heddle_protocol::{EventId, Phase};

pub(crate) use drive::{drive, serve};
pub use offers::{Around, Environment, Offer};
pub(crate) use setup::start;

use super::protocol::is_crossing;
use crate::interp::{Result, Stop};
use crate::machine::Machine;
use crate::program::{MethodId, MethodRef};
use crate::schedule::Readiness;
use crate::state::{Awaited, Status, Thread, ThreadId};

/// The class of the environment.
pub const CLASS: &str = "heddle/Environment";
/// The class of threads that call the component.
pub const DRIVER: &str = "heddle/EnvironmentDriver";
/// A static field: the component, then what stands behind the interfaces in their order.
pub const OBJECTS: &str = "objects";
/// A static field: the thread being made.
pub const THREAD: &str = "thread";
/// In the names of classes behind required interfaces.
pub const STUB: &str = "$$HeddleStub$";

impl Machine {
    /// Waits until the protocol lets the environment act.
    pub(crate) fn await_protocol(&mut self, awaited: Awaited) -> Result<()> {
        let thread = self.thread_mut();
        if thread.is_chosen() || thread.decision().is_some() {
            return Ok(());
        }
        thread.set_status(Status::Awaiting(awaited));
        Err(Stop::Blocked)
    }

    /// Whether a thread of the environment can do what it waits for.
    pub(crate) fn may_act(&self, id: ThreadId, awaited: Awaited) -> bool {
        match awaited {
            Awaited::Turn => {
                let stopped = self.progress().is_some_and(|progress| progress.stopped);
                // One idle thread is as good as another.
                let first = self
                    .threads()
                    .iter()
                    .find(|thread| thread.status() == Status::Awaiting(Awaited::Turn))
                    .is_some_and(|thread| thread.id == id);
                stopped
                    || first && {
                        let (events, may_end) = self.driver_events(id);
                        may_end || !events.is_empty()
                    }
            }
            Awaited::Service(port, method) => {
                let method = self.program.method(method);
                self.is_allowed(port as usize, method, Phase::Response)
                    || !self.callback_events(&self.port_name(port), &method.name).is_empty()
            }
            Awaited::Answer(port, method) => {
                self.is_allowed(port as usize, self.program.method(method), Phase::Response)
            }
            Awaited::Quiet => self.is_quiet_but_for(id),
        }
    }

    /// Whether the protocol is finished and has nothing more, whoever acts.
    pub(crate) fn protocol_is_over(&self) -> bool {
        let (Some(boundary), Some(progress)) = (self.program.boundary(), self.progress()) else {
            return false;
        };
        boundary.protocol.is_final(progress.position)
            && boundary.protocol.expected(progress.position).is_empty()
    }

    /// Whether all who could still act are threads of the environment, or help others.
    pub fn only_environment_waits(&self) -> bool {
        let mut alive =
            self.threads().iter().filter(|thread| thread.is_alive() && !thread.is_daemon());
        alive.clone().next().is_some()
            && alive.all(|thread| {
                matches!(thread.status(), Status::Awaiting(Awaited::Turn) | Status::Draining)
            })
    }

    fn port_name(&self, port: u32) -> String {
        self.program.boundary().map_or_else(String::new, |it| it.ports[port as usize].name.clone())
    }

    fn offer(&self) -> Option<Arc<Offer>> {
        let boundary = self.program.boundary()?;
        let environment = boundary.environment.as_ref()?;
        Some(environment.offer(&boundary.protocol, self.progress()?.position))
    }

    /// The calls that an idle thread of the environment may make, and whether it may end instead.
    pub(crate) fn driver_events(&self, id: ThreadId) -> (Vec<EventId>, bool) {
        let Some(offer) = self.offer() else { return (Vec::new(), true) };
        let within = self.within_bounds(&offer.calls);
        if within.is_empty() && !offer.is_final && self.is_stuck_without(id) {
            // A repetition that was begun is brought to its end.
            return (offer.calls.clone(), false);
        }
        (within, offer.is_final)
    }

    /// Whether an idle thread of the environment has to go beyond a bound, because no call is
    /// under way whose end could be waited for, or none of those can go on.
    fn is_stuck_without(&self, id: ThreadId) -> bool {
        let Some(boundary) = self.program.boundary() else { return true };
        let provided = |port: u64| boundary.ports[port as usize].provided;
        let is_called = |thread: &Thread| {
            let continuations =
                thread.frames().iter().filter(|frame| frame.continuation.is_some_and(is_crossing));
            continuations.map(|frame| thread.stack()[frame.base as usize + 1]).any(provided)
        };
        let under_way = self.threads().iter().any(|thread| thread.is_alive() && is_called(thread));
        !under_way
            || self.threads().iter().all(|thread| {
                thread.id == id
                    || thread.status() == Status::Awaiting(Awaited::Turn)
                    || matches!(self.readiness(thread.id), Readiness::Waits | Readiness::Over)
            })
    }

    /// The calls that may be made from within a call of the component.
    pub(crate) fn callback_events(&self, interface: &str, method: &str) -> Vec<EventId> {
        let Some(offer) = self.offer() else { return Vec::new() };
        let callbacks = offer.callbacks.iter().filter(|(_, i, m)| i == interface && m == method);
        let all: Vec<EventId> = callbacks.map(|&(event, _, _)| event).collect();
        self.within_bounds(&all)
    }

    fn within_bounds(&self, events: &[EventId]) -> Vec<EventId> {
        let environment = self.program.boundary().and_then(|it| it.environment.as_ref());
        let (Some(environment), Some(progress)) = (environment, self.progress()) else {
            return Vec::new();
        };
        let within = |event: &EventId| environment.is_within(*event, progress.counted(*event));
        events.iter().copied().filter(within).collect()
    }

    /// Whether the protocol has an event here.
    pub(crate) fn is_allowed(&self, port: usize, method: MethodRef, phase: Phase) -> bool {
        let (Some(boundary), Some(progress)) = (self.program.boundary(), self.progress()) else {
            return true;
        };
        let event = boundary.event(port, &method.name, phase);
        let id = boundary.event_id(&event);
        id.is_some_and(|id| boundary.protocol.after(progress.position, id).is_some())
    }

    /// What a thread of the environment waits for, for people.
    pub fn protocol_wait(&self, awaited: Awaited) -> String {
        if awaited == Awaited::Quiet {
            return "waits until nobody else can go on".to_owned();
        }
        let Some(boundary) = self.program.boundary() else { return String::new() };
        let answer = |port: u32, method: MethodId| {
            boundary.event(port as usize, &self.program.method(method).name, Phase::Response)
        };
        match awaited {
            Awaited::Turn => "waits until the protocol lets it call the component".to_owned(),
            Awaited::Service(port, method) | Awaited::Answer(port, method) => {
                format!("waits until the protocol has {}", answer(port, method))
            }
            Awaited::Quiet => unreachable!("told above"),
        }
    }
}
