//! `heddle protocol trace`: follows events through a protocol, or lists its shortest traces.

use std::process::ExitCode;

use heddle_protocol::{
    Automaton, Event, FrameModel, Internal, Model, Position, Protocol, Source, parse_events,
};

use super::text::{counted, excerpt, too_large};
use super::{STATUS_INCONCLUSIVE, STATUS_VIOLATED, Settings, Stop, read};
use crate::{output, report};

const COUNT_DEFAULT: u64 = 10;

pub(super) fn trace(settings: &Settings) -> Result<ExitCode, Stop> {
    let model = settings.model()?;
    let frames = settings.frames(&model)?;
    if settings.events.is_empty() && settings.asked.protocol.events.is_none() {
        if settings.asked.protocol.complete {
            return Err(Stop::Usage("--complete needs events to follow".into()));
        }
        for id in frames {
            if !list(model.frame(id), settings) {
                return Ok(ExitCode::from(STATUS_INCONCLUSIVE));
            }
        }
        return Ok(ExitCode::SUCCESS);
    }
    if settings.asked.protocol.count.is_some() {
        return Err(Stop::Usage("--count lists traces; it goes with no events".into()));
    }
    let &[id] = &frames[..] else {
        let names: Vec<&str> = model.frames.iter().map(|frame| frame.name.as_str()).collect();
        return Err(Stop::Usage(match names.is_empty() {
            true => "there is no frame to follow".into(),
            false => format!("follow which frame? --frame {}", names.join(" or ")),
        }));
    };
    let events = events(settings)?;
    Ok(follow(&model, model.frame(id), &events, settings.asked.protocol.complete))
}

fn events(settings: &Settings) -> Result<Vec<Event>, Stop> {
    let mut sources = Vec::new();
    if let Some(file) = &settings.asked.protocol.events {
        sources.push(read(file)?);
    }
    if !settings.events.is_empty() {
        let text = settings.events.join(" ");
        sources.push(Source { name: "events".into(), text });
    }
    let mut events = Vec::new();
    for (index, source) in sources.iter().enumerate() {
        let found = parse_events(index as u32, source)
            .map_err(|mistake| Stop::Error(mistake.render(&sources)))?;
        events.extend(found);
    }
    Ok(events)
}

/// Says how far the events go; the status is that of the command.
fn follow(model: &Model, frame: &FrameModel, events: &[Event], complete: bool) -> ExitCode {
    // Internal events may be given or left out.
    let has_internal =
        events.iter().any(|event| event.direction == heddle_protocol::Direction::Internal);
    let internal = if has_internal { Internal::Shown } else { Internal::Hidden };
    let protocol = Protocol::with(&frame.protocol, false, internal);
    let mut position = protocol.initial();
    for (index, event) in events.iter().enumerate() {
        match protocol.after_event(position, event) {
            Some(next) => {
                output::print(&format!("{:>5}  {event}\n", index + 1));
                position = next;
            }
            None => {
                output::print(&format!("fails  {event}\n"));
                let why = match protocol.event_id(event) {
                    Some(_) => "is not allowed here",
                    None => "never happens in the protocol",
                };
                output::print(&format!("frame {}: violated: {event} {why}\n", frame.name));
                output::print(&expected(model, &protocol, position));
                return ExitCode::from(STATUS_VIOLATED);
            }
        }
    }
    let is_final = protocol.is_final(position);
    let so_far = counted(events.len(), "event");
    let text = match (is_final, complete) {
        (true, _) => format!("frame {}: holds: {so_far}, and it may end here\n", frame.name),
        (false, false) => format!("frame {}: holds so far: {so_far}\n", frame.name),
        (false, true) => format!("frame {}: violated: it may not end here\n", frame.name),
    };
    output::print(&text);
    output::print(&expected(model, &protocol, position));
    match !is_final && complete {
        true => ExitCode::from(STATUS_VIOLATED),
        false => ExitCode::SUCCESS,
    }
}

fn expected(model: &Model, protocol: &Protocol, position: Position) -> String {
    let places = protocol.expected_in_text(position);
    if places.is_empty() {
        return "  nothing is expected any more\n".into();
    }
    let mut text = String::new();
    for (event, span) in places {
        text.push_str(&format!("  expected: {}\n", protocol.event(event)));
        text.push_str(&excerpt(model, span, "    "));
    }
    text
}

fn list(frame: &FrameModel, settings: &Settings) -> bool {
    let automaton = Automaton::new(&frame.protocol, Internal::Shown, settings.states_max());
    let Ok(automaton) = automaton else {
        report::line(&too_large(&frame.name, settings.states_max()));
        return false;
    };
    let count = settings.asked.protocol.count.unwrap_or(COUNT_DEFAULT);
    let traces = automaton.minimal().shortest_traces(usize::try_from(count).unwrap_or(usize::MAX));
    let mut text = format!("frame {}: {}\n", frame.name, counted(traces.len(), "trace"));
    for trace in traces {
        let events: Vec<String> =
            trace.iter().map(|&event| automaton.event(event).to_string()).collect();
        match events.is_empty() {
            true => text.push_str("  (nothing)\n"),
            false => text.push_str(&format!("  {}\n", events.join(" ; "))),
        }
    }
    output::print(&text);
    true
}
