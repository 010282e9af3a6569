//! Protocol: a component does at its interfaces what the protocol of its frame says.

use heddle_jvm::machine::Machine;
use heddle_jvm::watch::{CRASH_STATUS, Misstep, Past};
use heddle_protocol::{Position, Protocol, Source};

use super::{Property, Step};
use crate::frames::{frames, own_site};
use crate::threads::views;
use crate::violation::Violation;

pub(super) const PROPERTY: Property = Property {
    name: "protocol",
    doc: "components (--frame, --component) and processes with a contract follow their protocols, \
          to the end; looked for whenever they are given",
    default: false,
    check,
};

/// The last events that are shown of many.
const EVENTS_MAX: usize = 40;

fn check(step: &Step<'_>, violations: &mut Vec<Violation>) {
    violations.extend(step.missteps.iter().map(|misstep| not_allowed(step.machine, misstep)));
    if step.over && step.missteps.is_empty() {
        violations.extend(unfinished(step.machine));
        violations.extend(
            (0..step.machine.talks.len())
                .filter_map(|dialogue| unfinished_dialogue(step.machine, dialogue)),
        );
    }
}

/// Somebody who follows a protocol, and how far it has come.
struct Follower<'a> {
    frame: &'a str,
    protocol: &'a Protocol,
    sources: &'a [Source],
    position: Position,
    past: Option<&'a Past>,
}

impl<'a> Follower<'a> {
    fn component(machine: &'a Machine) -> Option<Follower<'a>> {
        let (progress, boundary) = (machine.progress.as_ref()?, machine.program.boundary()?);
        Some(Follower {
            frame: &boundary.frame,
            protocol: &boundary.protocol,
            sources: &boundary.sources,
            position: progress.position,
            past: progress.past.as_deref(),
        })
    }

    fn dialogue(machine: &'a Machine, index: usize) -> Option<Follower<'a>> {
        let (talk, dialogue) = (machine.talks.get(index)?, machine.program.dialogues().get(index)?);
        Some(Follower {
            frame: &dialogue.frame,
            protocol: &dialogue.protocol,
            sources: &dialogue.sources,
            position: talk.position,
            past: talk.past.as_deref(),
        })
    }

    fn expected(&self) -> Vec<String> {
        let events = self.protocol.expected(self.position);
        events.iter().map(|&event| self.protocol.event(event).to_string()).collect()
    }
}

/// An event happened that the protocol does not have at this position.
fn not_allowed(machine: &Machine, misstep: &Misstep) -> Violation {
    let thread = &machine.threads[misstep.thread.0 as usize];
    let mut stack = frames(machine.places(misstep.thread));
    // A call that is not allowed has not begun: it is its caller who is to blame.
    if stack.len() > 1 && stack[0].line.is_none() && misstep.dialogue.is_none() {
        stack.remove(0);
    }
    let follower = match misstep.dialogue {
        Some(index) => Follower::dialogue(machine, index),
        None => Follower::component(machine),
    };
    let name = machine.thread_name_in(misstep.thread);
    let with = misstep.thrown.as_ref().map(|class| format!(" (with {class})"));
    let frame = follower.as_ref().map_or("", |follower| follower.frame);
    let site = own_site(&stack);
    let message = match misstep.event.starts_with(['?', '!']) {
        true => format!(
            "{name} does {}{}, which the protocol of {frame} does not allow here",
            misstep.event,
            with.unwrap_or_default()
        ),
        false => format!("{name} {}, which is no message of {frame}", misstep.event),
    };
    Violation {
        kind: "protocol",
        exception: misstep.thrown.clone(),
        message,
        process: machine.processes[thread.process.0 as usize].config.name.clone(),
        thread: name,
        stack,
        threads: views(machine),
        details: follower.map_or(Vec::new(), |follower| standing(machine, &follower)),
        site: format!("{} {site}", misstep.event),
    }
}

/// Nothing can happen any more, and more was to come.
fn unfinished(machine: &Machine) -> Option<Violation> {
    let follower = Follower::component(machine)?;
    let ended = machine.processes.iter().all(|process| process.ended);
    if !ended && !machine.only_environment_waits() {
        return None;
    }
    let what = if ended { "the program ends" } else { "nothing goes on" };
    more_to_come(machine, &follower, what, &machine.processes[0].config.name)
}

/// A process has ended, other than by a crash, and more was to be said or heard.
fn unfinished_dialogue(machine: &Machine, index: usize) -> Option<Violation> {
    let process = machine.program.dialogues().get(index)?.process;
    let process = &machine.processes[process.0 as usize];
    if !process.ended || process.exit_status == Some(CRASH_STATUS) {
        return None;
    }
    let name = &process.config.name;
    let follower = Follower::dialogue(machine, index)?;
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
        thread: machine.thread_name_in(machine.last_run),
        stack: Vec::new(),
        threads: views(machine),
        details: standing(machine, follower),
        site: format!("unfinished {} {}", follower.frame, expected.join(" ")),
    })
}

/// The events so far, and where in its text the protocol is.
fn standing(machine: &Machine, follower: &Follower<'_>) -> Vec<String> {
    let protocol = follower.protocol;
    let events = follower.past.map(Past::events).unwrap_or_default();
    let mut lines = vec![match events.is_empty() {
        false => "Events so far:".to_owned(),
        true => "Events so far: none".to_owned(),
    }];
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
