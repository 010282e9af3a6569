//! The JSON object of `heddle protocol check --json`; `docs/protocols.md` describes it.

use heddle_protocol::{
    Assembly, Checked, Difference, DifferenceKind, Failure, Model, Move, Span, Verdict, describe,
};
use serde_json::{Value, json};

use super::components::Examined;

/// Java components that were checked, and frames that are taken at their word.
type Java<'a> = (&'a [Examined], &'a [&'a str]);

pub(super) fn report(
    model: &Model,
    verdict: Verdict,
    results: &[Checked<'_>],
    java: Option<Java<'_>>,
) -> String {
    let components = java.map_or(&[][..], |(components, _)| components);
    let complete = results.iter().all(is_complete)
        && components.iter().all(|component| component.told.complete);
    let mut object = json!({
        "verdict": word(verdict),
        "complete": complete,
        "frames": model.frames.iter().map(|frame| frame.name.as_str()).collect::<Vec<_>>(),
        "results": results.iter().map(|checked| result(model, checked)).collect::<Vec<_>>(),
    });
    if let Some((components, trusted)) = java {
        object["components"] = components.iter().map(Examined::json).collect();
        object["assumed"] = json!(trusted);
    }
    format!("{object:#}\n")
}

fn word(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Holds => "Holds",
        Verdict::Violated => "Violated",
        Verdict::Inconclusive => "Inconclusive",
    }
}

fn is_complete(checked: &Checked<'_>) -> bool {
    match checked {
        Checked::Architecture(_, composition) => composition.is_complete,
        Checked::Claim(_, outcome) => outcome.is_ok(),
    }
}

fn result(model: &Model, checked: &Checked<'_>) -> Value {
    let verdict = word(checked.verdict());
    match checked {
        Checked::Architecture(assembly, composition) => json!({
            "architecture": assembly.name,
            "verdict": verdict,
            "complete": composition.is_complete,
            "states": composition.states,
            "transitions": composition.transitions,
            "violations": composition
                .failures
                .iter()
                .map(|failure| violation(model, assembly, failure))
                .collect::<Vec<_>>(),
        }),
        Checked::Claim(claim, outcome) => {
            let (left, right) = (&model.frame(claim.left).name, &model.frame(claim.right).name);
            let violations: Vec<Value> = outcome
                .iter()
                .flat_map(|outcome| {
                    [
                        outcome.left_only.as_ref().map(|found| extra(found, left, right)),
                        outcome.right_only.as_ref().map(|found| extra(found, right, left)),
                    ]
                })
                .flatten()
                .collect();
            json!({
                "claim": format!("{left} {} {right}", claim.relation.word()),
                "verdict": verdict,
                "complete": outcome.is_ok(),
                "violations": violations,
            })
        }
    }
}

fn extra(difference: &Difference, has: &str, lacks: &str) -> Value {
    let event = match &difference.kind {
        DifferenceKind::Event(event) => Some(event.to_string()),
        DifferenceKind::End => None,
    };
    let does = event.as_ref().map_or("end".into(), |event| format!("go on with {event}"));
    json!({
        "kind": "extra-trace",
        "message": format!("{has} may {does}, {lacks} may not"),
        "frame": has,
        "event": event,
        "trace": difference.trace.iter().map(ToString::to_string).collect::<Vec<_>>(),
    })
}

fn violation(model: &Model, assembly: &Assembly, failure: &Failure) -> Value {
    let steps = |steps: &[Move]| -> Vec<Value> {
        steps.iter().map(|step| shown_step(assembly, step)).collect()
    };
    let standings: Vec<Value> = failure
        .standings
        .iter()
        .zip(&assembly.parts)
        .map(|(standing, part)| {
            let expected: Vec<Value> = standing
                .expected
                .iter()
                .map(|(event, span)| place(model, *span, &event.to_string()))
                .collect();
            json!({ "component": part.name, "final": standing.is_final, "expected": expected })
        })
        .collect();
    json!({
        "kind": failure.kind.word(),
        "compliance": if failure.is_vertical { "vertical" } else { "horizontal" },
        "message": describe(failure, assembly),
        "trace": steps(&failure.trace),
        "cycle": steps(&failure.cycle),
        "positions": standings,
    })
}

fn place(model: &Model, span: Span, event: &str) -> Value {
    let source = &model.sources[span.file as usize];
    let place = source.line_column(span.start);
    json!({ "event": event, "file": source.name, "line": place.line, "column": place.column })
}

fn shown_step(assembly: &Assembly, step: &Move) -> Value {
    let name = |part: usize| assembly.parts[part].name.as_str();
    let to = step
        .partner
        .as_ref()
        .map(|(part, event)| json!({ "component": name(*part), "event": event.to_string() }));
    json!({ "component": name(step.part), "event": step.event.to_string(), "to": to })
}
