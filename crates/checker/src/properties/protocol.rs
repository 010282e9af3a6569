//! Protocol: a component does at its interfaces what the protocol of its frame says.

use heddle_jvm::follow::{History, ProtocolViolation};
use heddle_jvm::machine::Machine;
use heddle_jvm::schedule::CRASH_STATUS;
use heddle_protocol::{Position, Protocol, Source};

use super::{Property, Transition};
use crate::frames::own_site;
use crate::threads::views;
use crate::violation::Violation;

pub(super) const PROPERTY: Property = Property {
    name: "protocol",
    title: "Protocol",
    doc: "components (--frame, --component) and processes with a contract follow their protocols, \
          to the end; looked for whenever they are given",
    default: false,
    check,
};

/// The last events that are shown of many.
const EVENTS_MAX: usize = 40;

fn check(transition: &Transition<'_>, violations: &mut Vec<Violation>) {
    violations.extend(
        transition
            .protocol_violations
            .iter()
            .map(|protocol_violation| not_allowed(transition.machine, protocol_violation)),
    );
    if transition.over && transition.protocol_violations.is_empty() {
        violations.extend(unfinished(transition.machine));
        violations.extend((0..transition.machine.conversations().len()).filter_map(
            |connection_protocol| unfinished_connection(transition.machine, connection_protocol),
        ));
    }
}

/// Somebody who follows a protocol, and how far it has come.
struct Follower<'a> {
    frame: &'a str,
    protocol: &'a Protocol,
    sources: &'a [Source],
    position: Position,
    history: Option<&'a History>,
}

impl<'a> Follower<'a> {
    fn component(machine: &'a Machine) -> Option<Follower<'a>> {
        let (progress, boundary) = (machine.progress()?, machine.program.boundary()?);
        Some(Follower {
            frame: &boundary.frame,
            protocol: &boundary.protocol,
            sources: &boundary.sources,
            position: progress.position,
            history: progress.history.as_deref(),
        })
    }

    fn connection_protocol(machine: &'a Machine, index: usize) -> Option<Follower<'a>> {
        let (conversation, connection_protocol) = (
            machine.conversations().get(index)?,
            machine.program.connection_protocols().get(index)?,
        );
        Some(Follower {
            frame: &connection_protocol.frame,
            protocol: &connection_protocol.protocol,
            sources: &connection_protocol.sources,
            position: conversation.position,
            history: conversation.history.as_deref(),
        })
    }

    fn expected(&self) -> Vec<String> {
        let events = self.protocol.expected(self.position);
        events.iter().map(|&event| self.protocol.event(event).to_string()).collect()
    }
}

/// An event happened that the protocol does not have at this position.
fn not_allowed(machine: &Machine, protocol_violation: &ProtocolViolation) -> Violation {
    let thread = machine.thread_at(protocol_violation.thread);
    let mut stack = machine.locations(protocol_violation.thread);
    // A call that is not allowed has not begun: it is its caller who is to blame.
    if stack.len() > 1
        && stack[0].line.is_none()
        && protocol_violation.connection_protocol.is_none()
    {
        stack.remove(0);
    }
    let follower = match protocol_violation.connection_protocol {
        Some(index) => Follower::connection_protocol(machine, index),
        None => Follower::component(machine),
    };
    let name = machine.thread_name_in(protocol_violation.thread);
    let with = protocol_violation.thrown.as_ref().map(|class| format!(" (with {class})"));
    let frame = follower.as_ref().map_or("", |follower| follower.frame);
    let site = own_site(&stack);
    let message = match protocol_violation.event.starts_with(['?', '!']) {
        true => format!(
            "{name} does {}{}, which the protocol of {frame} does not allow here",
            protocol_violation.event,
            with.unwrap_or_default()
        ),
        false => format!("{name} {}, which is no message of {frame}", protocol_violation.event),
    };
    Violation {
        kind: "protocol",
        exception: protocol_violation.thrown.clone(),
        message,
        process: machine.process_at(thread.process).config.name.clone(),
        thread: name,
        stack,
        threads: views(machine),
        details: follower.map_or(Vec::new(), |follower| pending_operation(machine, &follower)),
        site: format!("{} {site}", protocol_violation.event),
    }
}

/// Nothing can happen any more, and more was to come.
fn unfinished(machine: &Machine) -> Option<Violation> {
    let follower = Follower::component(machine)?;
    let ended = machine.processes().iter().all(|process| process.has_ended());
    if !ended && !machine.only_environment_waits() {
        return None;
    }
    let what = if ended { "the program ends" } else { "nothing goes on" };
    more_to_come(machine, &follower, what, &machine.processes()[0].config.name)
}

/// A process has ended, other than by a crash, and more was to be said or heard.
fn unfinished_connection(machine: &Machine, index: usize) -> Option<Violation> {
    let process = machine.program.connection_protocols().get(index)?.process;
    let process = machine.process_at(process);
    if !process.has_ended() || process.exit_status() == Some(CRASH_STATUS) {
        return None;
    }
    let name = &process.config.name;
    let follower = Follower::connection_protocol(machine, index)?;
    more_to_come(machine, &follower, &format!("{name} ends"), name)
}

fn more_to_come(
    machine: &Machine,
    follower: &Follower<'_>,
    what: &str,
    process: &str,
) -> Option<Violation> {
    if follower.protocol.is_final(follower.position) {
        return None;
    }
    let expected = follower.expected();
    Some(Violation {
        kind: "protocol",
        exception: None,
        message: format!(
            "{what}, but the protocol of {} is not finished: {} is still to come",
            follower.frame,
            expected.join(" or ")
        ),
        process: process.to_owned(),
        thread: machine.thread_name_in(machine.last_run()),
        stack: Vec::new(),
        threads: views(machine),
        details: pending_operation(machine, follower),
        site: format!("unfinished {} {}", follower.frame, expected.join(" ")),
    })
}

/// The events so far, and where in its text the protocol is.
fn pending_operation(machine: &Machine, follower: &Follower<'_>) -> Vec<String> {
    let protocol = follower.protocol;
    let events = follower.history.map(History::events).unwrap_or_default();
    let mut lines = vec![match events.is_empty() {
        false => "Events so far:".to_owned(),
        true => "Events so far: none".to_owned(),
    }];
    let hidden = events.len().saturating_sub(EVENTS_MAX);
    if hidden > 0 {
        lines.push(format!("    ({hidden} more)"));
    }
    lines.extend(events[hidden..].iter().map(|history| {
        let with = history.thrown.as_ref().map(|class| format!(" (with {class})"));
        format!(
            "    {}{}  by {}",
            protocol.event(history.event),
            with.unwrap_or_default(),
            machine.thread_name_in(history.thread)
        )
    }));
    lines.push("The protocol expects:".to_owned());
    let mut places = protocol.expected_in_text(follower.position);
    places.sort_by_key(|(event, span)| (span.file, span.start, *event));
    for (event, span) in places {
        let source = &follower.sources[span.file as usize];
        let place = source.line_column(span.start);
        lines.push(format!(
            "    {}  at {}:{}:{}",
            protocol.event(event),
            source.name,
            place.line,
            place.column
        ));
        lines.extend(source.excerpt(span).lines().map(|line| format!("        {line}")));
    }
    if protocol.is_final(follower.position) {
        lines.push("    or the end".to_owned());
    }
    lines
}
