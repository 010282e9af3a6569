//! An environment for a component that is checked alone: it calls what the component provides
//! whenever the protocol lets it, and stands behind what the component requires.
//!
//! Nothing is generated but the classes behind the required interfaces, whose methods are all
//! `serve`. Threads of the environment wait, in `Status::Awaiting`, until the protocol allows what
//! they want; of several that are idle only the first may begin a call, since one is as good as
//! the other.

use heddle_protocol::{EventId, Phase};

use super::values::{declared, domain, methods, parameters, result_type, results, value};
use super::{CLASS, OBJECTS};
use crate::events::What;
use crate::follow::port_types::THROW;
use crate::follow::{Boundary, Environment};
use crate::interp::{Completion, Continuation, Result, Stop, continuations};
use crate::machine::Machine;
use crate::names::Name;
use crate::program::{Kind, MethodRef};
use crate::state::{Awaited, Call, Ref};

pub(super) static DRIVE: Continuation =
    Continuation { name: "environment calls", refs: 0, resume: driven, catches: true };
static SERVED: Continuation =
    Continuation { name: "environment calls back", refs: 0, resume: called_back, catches: true };

/// The boundary and the environment, where there are both.
fn both(machine: &Machine) -> (&'static Boundary, &'static Environment) {
    let boundary = boundary(machine);
    (boundary, boundary.environment.as_ref().expect("asked when the environment started"))
}

pub(super) fn boundary(machine: &Machine) -> &'static Boundary {
    machine.program.boundary().expect("asked when the environment started")
}

/// An object of the environment: the component, then by interface.
pub(super) fn object(machine: &mut Machine, index: usize) -> Ref {
    let own = machine.program.loaded_named(CLASS).expect("the environment runs");
    let objects = Ref(machine.get_static(own, OBJECTS) as u32);
    machine.kept_element(objects, index as u32)
}

/// A call that the environment made is over.
fn driven(call: &mut Call<'_>, outcome: Completion) -> Result<u64> {
    let machine = &mut *call.machine;
    take_outcome(machine, outcome)?;
    drive(machine)
}

fn called_back(call: &mut Call<'_>, outcome: Completion) -> Result<u64> {
    let machine = &mut *call.machine;
    take_outcome(machine, outcome)?;
    serve(machine)
}

/// An exception that the called method declares is an answer like any other; others go on.
fn take_outcome(machine: &mut Machine, outcome: Completion) -> Result<()> {
    // Nobody wants the result.
    machine.set_saved(0, 0);
    let Completion::Threw(exception) = outcome else { return Ok(()) };
    let class = machine.class_of(exception);
    let boundary = boundary(machine);
    let history = machine.progress().and_then(|progress| progress.history.as_deref());
    let event = history.map(|history| boundary.protocol.event(history.event));
    let declared = event.is_some_and(|event| {
        let port = boundary.ports.iter().position(|port| port.name == event.interface);
        port.is_some_and(|port| {
            methods(machine, boundary, port, &event.method)
                .into_iter()
                .any(|method| declared(method).iter().any(|name| class.extends(name)))
        })
    });
    if !declared {
        machine.thread_mut().frames_mut().pop();
        return Err(Stop::Throw(exception));
    }
    machine.top_frame().pc = continuations::continuation_code();
    Ok(())
}

/// Calls the component as the protocol allows, again and again, until it may end.
pub(crate) fn drive(machine: &mut Machine) -> Result<u64> {
    let (boundary, environment) = both(machine);
    if machine.progress().is_some_and(|progress| progress.stopped) {
        return Ok(0);
    }
    if machine.protocol_is_over() {
        machine.progress_mut().expect("there is an environment").stopped = true;
        return Ok(0);
    }
    machine.await_protocol(Awaited::Turn)?;
    let (events, may_end) = machine.driver_events(machine.current());
    let mut ways = ways(machine, boundary, environment, &events)?;
    let total: u32 = ways.iter().map(|way| way.count).sum();
    let way = machine.choose(total + u32::from(may_end))?;
    machine.thread_mut().use_up_choice();
    if way == total {
        machine.progress_mut().expect("there is an environment").stopped = true;
        return Ok(0);
    }
    let (way, rest) = pick(&mut ways, way);
    begin_call(machine, boundary, environment, &way, rest, &DRIVE)
}

/// Stands behind a required interface: calls back, or answers.
pub(crate) fn serve(machine: &mut Machine) -> Result<u64> {
    let (boundary, environment) = both(machine);
    let Some((port, method)) = machine.crossing_below() else {
        // Nobody of the component called: there is nothing to be said about it.
        return Ok(0);
    };
    let name = boundary.ports[port].name.clone();
    let mut calls = Vec::new();
    if environment.has_callbacks(&name, &method.name) {
        machine.await_protocol(Awaited::Service(port as u32, method.id))?;
        let events = machine.callback_events(&name, &method.name);
        calls = ways(machine, boundary, environment, &events)?;
        if !machine.is_allowed(port, method, Phase::Response) {
            let total: u32 = calls.iter().map(|way| way.count).sum();
            let way = machine.choose(total)?;
            machine.thread_mut().use_up_choice();
            let (way, rest) = pick(&mut calls, way);
            return begin_call(machine, boundary, environment, &way, rest, &SERVED);
        }
    }
    let total: u32 = calls.iter().map(|way| way.count).sum();
    let results = results(machine, boundary, environment, port, method)?;
    let way = machine.choose(total + results.len() as u32)?;
    machine.thread_mut().use_up_choice();
    if way < total {
        let (way, rest) = pick(&mut calls, way);
        return begin_call(machine, boundary, environment, &way, rest, &SERVED);
    }
    let text = results[(way - total) as usize].clone();
    if results.len() > 1 {
        let told = (format!("{name}.{}", method.name), text.clone());
        machine.note(|_| What::Choose { question: told.0, answer: told.1 });
    }
    if let Some(class) = text.strip_prefix(THROW) {
        let from = method.class();
        let class = machine.class_for(from, Name::new(&class.trim().replace('.', "/")))?;
        let exception = machine.make_throwable_of(class, None)?;
        return Err(Stop::Throw(exception));
    }
    let kind = method.returns.unwrap_or(Kind::Int);
    value(machine, &text, kind, &result_type(method))
}

/// A call of the component that may be made, in so many ways.
struct Way {
    event: EventId,
    port: usize,
    method: MethodRef,
    /// For each argument, its values.
    values: Vec<Vec<String>>,
    count: u32,
}

fn ways(
    machine: &mut Machine,
    boundary: &Boundary,
    environment: &Environment,
    events: &[EventId],
) -> Result<Vec<Way>> {
    let mut ways = Vec::new();
    for &id in events {
        let event = boundary.protocol.event(id);
        let Some(port) = boundary.ports.iter().position(|port| port.name == event.interface) else {
            continue;
        };
        for method in methods(machine, boundary, port, &event.method) {
            let mut values = Vec::new();
            for (index, (kind, name)) in parameters(method).into_iter().enumerate() {
                let own = format!("{}.{}#{}", event.interface, event.method, index + 1);
                values.push(domain(machine, environment, &own, kind, &name)?);
            }
            let count = values.iter().map(|values| values.len() as u32).product();
            ways.push(Way { event: id, port, method, values, count });
        }
    }
    Ok(ways)
}

/// The way of a number, and which of its own ways it is.
fn pick(ways: &mut Vec<Way>, mut number: u32) -> (Way, u32) {
    let index = ways.iter().position(|way| {
        let found = number < way.count;
        if !found {
            number -= way.count;
        }
        found
    });
    (ways.swap_remove(index.expect("a number below the sum")), number)
}

/// Makes a call: its event happens here, and its return is awaited above `continuation`.
fn begin_call(
    machine: &mut Machine,
    boundary: &Boundary,
    environment: &Environment,
    way: &Way,
    mut rest: u32,
    continuation: &'static Continuation,
) -> Result<u64> {
    let port = &boundary.ports[way.port];
    let receiver = provider(machine, boundary, way.port);
    let mut args = vec![u64::from(receiver.0)];
    let mut shown = Vec::new();
    for ((kind, name), values) in parameters(way.method).into_iter().zip(&way.values) {
        let text = &values[rest as usize % values.len()];
        rest /= values.len() as u32;
        shown.push(text.clone());
        args.push(value(machine, text, kind, &name)?);
        if kind.slots() == 2 {
            args.push(0);
        }
    }
    if way.count > 1 {
        let question = format!("{}.{}", port.name, way.method.name);
        machine.note(|_| What::Choose { question, answer: format!("({})", shown.join(", ")) });
    }
    let body = machine.select(receiver, way.method);
    machine.become_continuation(continuation, &[]);
    machine.call_across(way.port, body, &args)?;
    if environment.asked.repeat.is_some() {
        machine.progress_mut().expect("there is an environment").count(way.event);
    }
    Err(Stop::Pushed)
}

/// The object that provides an interface.
fn provider(machine: &mut Machine, boundary: &Boundary, port: usize) -> Ref {
    let component = object(machine, 0);
    let bound = boundary.ports[port].bound.as_deref();
    let field = bound.and_then(|bound| bound.rsplit('.').next());
    let class = machine.class_of(component);
    match field.and_then(|field| class.field_named(field)) {
        Some(field) if field.kind == Kind::Ref && !field.is_static() => {
            Ref(machine.environment_value(component, field.offset, field.kind) as u32)
        }
        _ => component,
    }
}
