//! What was found out about protocols, for people.

use heddle_protocol::{
    Assembly, Automaton, Checked, Composition, Difference, DifferenceKind, Failure, Kind, Model,
    Move, Span, Verdict, describe,
};

/// More places in the text are not shown for one component.
const PLACES_MAX: usize = 4;
/// Longer traces are shown without their middle.
const STEPS_MAX: usize = 200;

pub(super) fn checked(model: &Model, checked: &Checked<'_>, width: usize) -> String {
    let verdict = word(checked.verdict());
    match checked {
        Checked::Architecture(assembly, composition) => {
            let Composition { states, transitions, is_complete, failures } = composition;
            let size =
                format!("{}, {}", counted(*states, "state"), counted(*transitions, "transition"));
            let limit = if *is_complete { "" } else { "; the limit was reached" };
            let mut text = format!("architecture {}: {verdict} ({size}{limit})\n", assembly.name);
            for failure in failures {
                text.push_str(&shown_failure(model, assembly, failure, width));
            }
            text
        }
        Checked::Claim(claim, outcome) => {
            let (left, right) = (&model.frame(claim.left).name, &model.frame(claim.right).name);
            let mut text = format!("claim {left} {} {right}: {verdict}\n", claim.relation.word());
            match outcome {
                Ok(outcome) => {
                    let sides =
                        [(&outcome.left_only, left, right), (&outcome.right_only, right, left)];
                    for (difference, has, lacks) in sides {
                        if let Some(difference) = difference {
                            text.push_str(&shown_difference(difference, has, lacks));
                        }
                    }
                }
                Err(limit) => {
                    text.push_str(&format!("  more than {} pairs of states\n", limit.states_max));
                }
            }
            text
        }
    }
}

fn word(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Holds => "holds",
        Verdict::Violated => "violated",
        Verdict::Inconclusive => "inconclusive",
    }
}

/// The last lines about a composite system: what follows, and from what.
pub(super) fn whole(verdict: Verdict, components: usize, trusted: &[&str], width: usize) -> String {
    let mut text =
        format!("whole system: {} ({} in Java", word(verdict), counted(components, "component"));
    if trusted.is_empty() {
        return text + ")\n";
    }
    text.push_str(&format!(", {} taken at their word)\n", counted(trusted.len(), "frame")));
    let mut line = String::from(" ");
    for (index, name) in trusted.iter().enumerate() {
        let comma = if index + 1 < trusted.len() { "," } else { "" };
        if line.chars().count() + name.chars().count() + 2 > width {
            text.push_str(&line);
            text.push('\n');
            line = String::from(" ");
        }
        line.push_str(&format!(" {name}{comma}"));
    }
    text + &line + "\n"
}

pub(super) fn nothing(model: &Model) -> String {
    format!(
        "{}; no architecture and no claim, so nothing to check\n",
        counted(model.frames.len(), "frame")
    )
}

pub(super) fn too_large(frame: &str, states_max: usize) -> String {
    format!(
        "heddle: the automaton of {frame} has more than {}; --max-states allows more",
        counted(states_max, "state")
    )
}

pub(super) fn automaton(name: &str, automaton: &Automaton, is_minimal: bool) -> String {
    let mut text = format!(
        "frame {name}: {}, {}{}\n",
        counted(automaton.states.len(), "state"),
        counted(automaton.transition_count(), "transition"),
        if is_minimal { " (minimal)" } else { "" }
    );
    for (number, state) in automaton.states.iter().enumerate() {
        let end = if state.is_final { " end" } else { "" };
        text.push_str(&format!("  {number}{end}\n"));
        for &(event, target) in &state.transitions {
            text.push_str(&format!("    {} -> {target}\n", automaton.event(event)));
        }
    }
    text
}

/// The line of a place with the place marked.
pub(super) fn excerpt(model: &Model, span: Span, indent: &str) -> String {
    let source = &model.sources[span.file as usize];
    let mut text = format!("{indent}{}:{}\n", source.name, source.line_column(span.start));
    for line in source.excerpt(span).lines() {
        text.push_str(&format!("{indent}{line}\n"));
    }
    text
}

pub(super) fn counted(count: usize, what: &str) -> String {
    format!("{count} {what}{}", if count == 1 { "" } else { "s" })
}

fn shown_difference(difference: &Difference, has: &str, lacks: &str) -> String {
    let what = match &difference.kind {
        DifferenceKind::Event(event) => format!("{has} may go on with {event}, {lacks} may not"),
        DifferenceKind::End => format!("{has} may end, {lacks} may not"),
    };
    let mut text = format!("  extra-trace: {what}\n");
    match difference.trace.is_empty() {
        true => text.push_str("    at the beginning\n"),
        false => text.push_str("    after\n"),
    }
    for (index, event) in difference.trace.iter().enumerate() {
        text.push_str(&format!("    {:>3}  {event}\n", index + 1));
    }
    text
}

fn shown_failure(model: &Model, assembly: &Assembly, failure: &Failure, width: usize) -> String {
    let sides = if failure.is_vertical { "vertical" } else { "horizontal" };
    let sentence = describe(failure, assembly);
    let mut text = format!("  {} ({sides}): {sentence}\n", failure.kind.word());
    let last = last_step(&failure.kind);
    let steps: Vec<(String, &Move)> = numbered(&failure.trace)
        .chain(last.iter().map(|step| ("fails".into(), step)))
        .chain(failure.cycle.iter().map(|step| ("again".into(), step)))
        .collect();
    if steps.is_empty() {
        text.push_str("    at the beginning\n");
    }
    text.push_str(&columns(assembly, &steps, width));
    for (part, standing) in failure.standings.iter().enumerate() {
        if !is_concerned(&failure.kind, part) {
            continue;
        }
        let name = &assembly.parts[part].name;
        let may_end = if standing.is_final { "may end here, or do" } else { "can only do" };
        match standing.expected.is_empty() {
            true => text.push_str(&format!("    {name} has ended\n")),
            false => text.push_str(&format!("    {name} {may_end}\n")),
        }
        for (event, span) in standing.expected.iter().take(PLACES_MAX) {
            text.push_str(&format!("      {event}\n"));
            text.push_str(&excerpt(model, *span, "        "));
        }
        if let Some(more) = standing.expected.len().checked_sub(PLACES_MAX + 1) {
            text.push_str(&format!("      and {} more\n", more + 1));
        }
    }
    text
}

fn numbered(steps: &[Move]) -> impl Iterator<Item = (String, &Move)> {
    let hidden = steps.len().saturating_sub(STEPS_MAX);
    // Of a very long trace the beginning and the end.
    steps
        .iter()
        .enumerate()
        .filter(move |(index, _)| {
            hidden == 0 || *index < STEPS_MAX / 2 || *index >= STEPS_MAX / 2 + hidden
        })
        .map(|(index, step)| ((index + 1).to_string(), step))
}

/// The step that goes wrong.
fn last_step(kind: &Kind) -> Option<Move> {
    match kind {
        Kind::BadActivity { part, event, partner, partner_event } => Some(Move {
            part: *part,
            event: event.clone(),
            partner: Some((*partner, partner_event.clone())),
        }),
        Kind::IncompleteBinding { part, event } => {
            Some(Move { part: *part, event: event.clone(), partner: None })
        }
        Kind::NoActivity { .. } | Kind::InfiniteActivity => None,
    }
}

/// Whether it helps to see where a part stands.
fn is_concerned(kind: &Kind, part: usize) -> bool {
    match kind {
        Kind::BadActivity { partner, .. } => part == *partner,
        Kind::NoActivity { unfinished } => unfinished.contains(&part),
        Kind::IncompleteBinding { .. } | Kind::InfiniteActivity => false,
    }
}

/// One column per component that takes part; one line per step if that is too wide.
fn columns(assembly: &Assembly, steps: &[(String, &Move)], width: usize) -> String {
    let mut parts: Vec<usize> = steps
        .iter()
        .flat_map(|(_, step)| [Some(step.part), step.partner.as_ref().map(|(part, _)| *part)])
        .flatten()
        .collect();
    parts.sort_unstable();
    parts.dedup();
    let cell = |step: &Move, part: usize| -> String {
        match &step.partner {
            _ if step.part == part => step.event.to_string(),
            Some((partner, event)) if *partner == part => event.to_string(),
            _ => String::new(),
        }
    };
    let widths: Vec<usize> = parts
        .iter()
        .map(|&part| {
            let cells = steps.iter().map(|(_, step)| cell(step, part).chars().count());
            cells.chain([assembly.parts[part].name.chars().count()]).max().unwrap_or(0)
        })
        .collect();
    let mut text = String::new();
    let mut line = |mark: &str, cells: Vec<String>| {
        let mut shown = format!("    {mark:>5}");
        for (cell, width) in cells.iter().zip(&widths) {
            shown.push_str(&format!("  {cell:<width$}"));
        }
        text.push_str(shown.trim_end());
        text.push('\n');
    };
    if 9 + widths.iter().map(|width| width + 2).sum::<usize>() <= width {
        if !steps.is_empty() {
            line("", parts.iter().map(|&part| assembly.parts[part].name.clone()).collect());
        }
        for (mark, step) in steps {
            line(mark, parts.iter().map(|&part| cell(step, part)).collect());
        }
        return text;
    }
    for (mark, step) in steps {
        let name = |part: usize| &assembly.parts[part].name;
        text.push_str(&format!("    {mark:>5}  {}: {}", name(step.part), step.event));
        if let Some((partner, event)) = &step.partner {
            text.push_str(&format!(" -> {}: {event}", name(*partner)));
        }
        text.push('\n');
    }
    text
}
