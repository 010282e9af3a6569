//! Protocol: a component does at its interfaces what the protocol of its frame says.

use heddle_jvm::machine::Machine;
use heddle_jvm::watch::Misstep;

use super::{Property, Step};
use crate::threads::views;
use crate::violation::{Violation, own_place};

pub(super) const PROPERTY: Property = Property {
    name: "protocol",
    doc: "the component given with --frame and --component follows its protocol, to its end; \
          looked for whenever they are given",
    default: false,
    check,
};

/// The last events that are shown of many.
const EVENTS_MAX: usize = 40;

fn check(step: &Step<'_>, violations: &mut Vec<Violation>) {
    violations.extend(step.missteps.iter().map(|misstep| not_allowed(step.machine, misstep)));
    if step.over && step.missteps.is_empty() {
        violations.extend(unfinished(step.machine));
    }
}

/// An event happened that the protocol does not have at this position.
fn not_allowed(machine: &Machine, misstep: &Misstep) -> Violation {
    let thread = &machine.threads[misstep.thread.0 as usize];
    let mut stack = machine.places(misstep.thread);
    // A call that is not allowed has not begun: it is its caller who is to blame.
    if stack.len() > 1 && stack[0].line.is_none() {
        stack.remove(0);
    }
    let name = machine.thread_name_in(misstep.thread);
    let with = misstep.thrown.as_ref().map(|class| format!(" (with {class})"));
    let frame = machine.program.boundary().map_or("", |boundary| &boundary.frame);
    let site = own_place(&stack).map(ToString::to_string).unwrap_or_default();
    Violation {
        kind: "protocol",
        exception: misstep.thrown.clone(),
        message: format!(
            "{name} does {}{}, which the protocol of {frame} does not allow here",
            misstep.event,
            with.unwrap_or_default()
        ),
        process: machine.processes[thread.process.0 as usize].config.name.clone(),
        thread: name,
        stack,
        threads: views(machine),
        details: standing(machine),
        site: format!("{} {site}", misstep.event),
    }
}

/// Nothing can happen any more, and more was to come.
fn unfinished(machine: &Machine) -> Option<Violation> {
    let (progress, boundary) = (machine.progress.as_ref()?, machine.program.boundary()?);
    if boundary.protocol.is_final(progress.position) {
        return None;
    }
    let ended = machine.processes.iter().all(|process| process.ended);
    if !ended && !machine.only_environment_waits() {
        return None;
    }
    let what = if ended { "the program ends" } else { "nothing goes on" };
    let last = machine.last_run;
    let expected: Vec<String> = boundary
        .protocol
        .expected(progress.position)
        .iter()
        .map(|&event| boundary.protocol.event(event).to_string())
        .collect();
    Some(Violation {
        kind: "protocol",
        exception: None,
        message: format!(
            "{what}, but the protocol of {} is not finished: {} is still to come",
            boundary.frame,
            expected.join(" or ")
        ),
        process: machine.processes[0].config.name.clone(),
        thread: machine.thread_name_in(last),
        stack: Vec::new(),
        threads: views(machine),
        details: standing(machine),
        site: format!("unfinished {}", expected.join(" ")),
    })
}

/// The events so far, and where in its text the protocol is.
fn standing(machine: &Machine) -> Vec<String> {
    let (Some(progress), Some(boundary)) = (&machine.progress, machine.program.boundary()) else {
        return Vec::new();
    };
    let protocol = &boundary.protocol;
    let mut lines = vec![match &progress.past {
        Some(_) => "Events so far:".to_owned(),
        None => "Events so far: none".to_owned(),
    }];
    let events = progress.events();
    let hidden = events.len().saturating_sub(EVENTS_MAX);
    if hidden > 0 {
        lines.push(format!("    ({hidden} more)"));
    }
    lines.extend(events[hidden..].iter().map(|past| {
        let with = past.thrown.as_ref().map(|class| format!(" (with {class})"));
        format!(
            "    {}{}  by {}",
            protocol.event(past.event),
            with.unwrap_or_default(),
            machine.thread_name_in(past.thread)
        )
    }));
    lines.push("The protocol expects:".to_owned());
    let mut places = protocol.expected_in_text(progress.position);
    places.sort_by_key(|(event, span)| (span.file, span.start, *event));
    for (event, span) in places {
        let source = &boundary.sources[span.file as usize];
        let place = source.place(span.start);
        lines.push(format!(
            "    {}  at {}:{}:{}",
            protocol.event(event),
            source.name,
            place.line,
            place.column
        ));
        lines.extend(source.excerpt(span).lines().map(|line| format!("        {line}")));
    }
    if protocol.is_final(progress.position) {
        lines.push("    or the end".to_owned());
    }
    lines
}
