//! Where the events of each part go.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::core::{EventId, Program};
use crate::event::{Direction, Event, Phase};
use crate::machine::{Internal, Machine};
use crate::model::{Assembly, Endpoint, Link, Model};

/// What an event of a part means to the whole.
pub(super) enum Route {
    /// It happens by itself.
    Alone,
    /// It waits for another part.
    Accept,
    /// It needs one of these to accept it.
    Emit(Box<[Target]>),
    /// It has nowhere to go.
    Nowhere,
}

pub(super) struct Target {
    pub(super) part: usize,
    /// The event of the other part; None if that never has it.
    pub(super) event: Option<EventId>,
    /// If several clients share a server, what counts the open calls of this client: a request
    /// adds one, a response needs one and takes it.
    pub(super) counter: Option<Counter>,
}

#[derive(Clone, Copy)]
pub(super) enum Counter {
    Add(usize),
    Take(usize),
}

pub(super) struct Routes {
    pub(super) machines: Vec<Machine>,
    /// By part and event.
    pub(super) routes: Vec<Vec<Route>>,
    pub(super) counters: usize,
}

impl Routes {
    pub(super) fn new(model: &Model, assembly: &Assembly) -> Routes {
        let programs: Vec<Arc<Program>> = assembly
            .parts
            .iter()
            .map(|part| {
                let protocol = &model.frame(part.frame).protocol;
                Arc::new(Program::new(protocol, part.is_environment))
            })
            .collect();
        let mut counters = BTreeMap::new();
        let routes = programs
            .iter()
            .enumerate()
            .map(|(part, program)| {
                let events = program.alphabet().iter();
                events.map(|event| route(assembly, &programs, part, event, &mut counters)).collect()
            })
            .collect();
        let machines =
            programs.into_iter().map(|program| Machine::new(program, Internal::Shown)).collect();
        Routes { machines, routes, counters: counters.len() }
    }
}

/// Numbers the open calls by the link and the method.
type Counters = BTreeMap<(usize, String), usize>;

fn route(
    assembly: &Assembly,
    programs: &[Arc<Program>],
    part: usize,
    event: &Event,
    counters: &mut Counters,
) -> Route {
    let here = |endpoint: &Endpoint| endpoint.part == part && endpoint.interface == event.interface;
    let target = |other: &Endpoint, counter: Option<Counter>| {
        let there = Event { interface: other.interface.clone(), ..event.inverted() };
        Target { part: other.part, event: programs[other.part].event_id(&there), counter }
    };
    // Open calls of a method that is never answered need not be told apart.
    let is_counted = |link: &Link| {
        let Endpoint { part, interface } = &link.server;
        let answer = Event::new(Direction::Emit, interface, &event.method, Phase::Response);
        let sharing = assembly.links.iter().filter(|other| other.server == link.server);
        sharing.count() > 1 && programs[*part].event_id(&answer).is_some()
    };
    let mut number = |link: usize| {
        let next = counters.len();
        *counters.entry((link, event.method.clone())).or_insert(next)
    };
    let links = assembly.links.iter().enumerate();
    let targets: Box<[Target]> = match (event.direction, event.phase) {
        (Direction::Internal, _) => return Route::Alone,
        (Direction::Accept, _) => return Route::Accept,
        (Direction::Emit, Some(Phase::Response)) => links
            .filter(|(_, link)| here(&link.server))
            .map(|(index, link)| {
                let counter = is_counted(link).then(|| Counter::Take(number(index)));
                target(&link.client, counter)
            })
            .collect(),
        (Direction::Emit, _) => links
            .filter(|(_, link)| here(&link.client))
            .map(|(index, link)| {
                let counter = is_counted(link).then(|| Counter::Add(number(index)));
                target(&link.server, counter)
            })
            .collect(),
    };
    match targets.is_empty() {
        true => Route::Nowhere,
        false => Route::Emit(targets),
    }
}
