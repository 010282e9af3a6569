//! The JSON object of `--json`; `docs/json.md` describes it.

use heddle_checker::{Apart, Note, PeerFigures, Replay, SpotKind, Trace, Verdict, WhyNew};
use serde_json::{Value, json};

use crate::{Material, Shown};

pub(super) fn make(material: &Material<'_>) -> Result<String, String> {
    let report = material.report;
    let stats = &report.stats;
    let verdict = match report.verdict {
        Verdict::Holds => "Holds",
        Verdict::Violated => "Violated",
        Verdict::Inconclusive(_) => "Inconclusive",
    };
    let reason = match report.reason.is_empty() {
        true => Value::Null,
        false => Value::from(report.reason.as_str()),
    };
    let mut object = json!({
        "verdict": verdict,
        "complete": report.complete,
        "reason": reason,
        "violations": report.violations.iter().map(violation).collect::<Vec<_>>(),
        "stats": {
            "states": stats.states,
            "revisited": stats.revisited,
            "transitions": stats.transitions,
            "end_states": stats.end_states,
            "depth_max": stats.depth_max,
            "instructions": report.counters.instructions,
            "seconds": report.seconds,
            "memory_bytes": report.memory_bytes,
            "runs": stats.runs,
            "pruned": stats.pruned,
            "restarts": report.restarts,
            "restarts_from_start": report.restarts_from_start,
            "frontier_max": stats.frontier_max,
            "store_bytes": stats.store_bytes,
            "omission_probability": stats.omission_probability,
        },
        "config": serde_json::to_value(&report.config).map_err(|error| error.to_string())?,
        "notes": report.notes.iter().map(ToString::to_string).collect::<Vec<_>>(),
        "rests_on": report.notes.iter().map(note).collect::<Vec<_>>(),
    });
    if report.config.check.outputs {
        object["outputs"] = json!(report.outputs);
    }
    if material.stats {
        object["stats"]["visible"] = json!(report.visible);
        let counters = &report.counters;
        object["stats"]["passed"] = json!({
            "local": counters.local,
            "conflict": counters.conflict,
            "locks": counters.locks.get(),
            "library": counters.library,
        });
        let point = |(at, states): &(String, u64)| json!({ "at": at, "states": states });
        object["stats"]["points"] = report.points.iter().map(point).collect();
    }
    if !report.peers.is_empty() {
        object["stats"]["peers"] = report.peers.iter().map(peer).collect();
    }
    if let Some(why) = report.why_new {
        object["why_new"] = why_new(why);
    }
    if material.output {
        for (entry, shown) in
            object["violations"].as_array_mut().into_iter().flatten().zip(&report.violations)
        {
            entry["output"] = output(shown.replay);
        }
    }
    Ok(format!("{object:#}\n"))
}

fn peer(peer: &PeerFigures) -> Value {
    let PeerFigures {
        name,
        conversations,
        requests,
        edges,
        repeated,
        restarts,
        again,
        ended,
        failed,
    } = peer;
    json!({
        "name": name,
        "conversations": conversations,
        "requests": requests,
        "edges": edges,
        "repeated": repeated,
        "restarts": restarts,
        "again": again,
        "ended": ended,
        "failed": failed,
    })
}

fn why_new(why: &WhyNew) -> Value {
    let apart = |apart: &Apart| {
        let Apart { spot, times, values, grows } = apart;
        let kind = match spot.kind {
            SpotKind::Field => "field",
            SpotKind::Local => "local",
            SpotKind::Thread => "thread",
            SpotKind::Table => "table",
            SpotKind::Clock => "clock",
            SpotKind::Network => "network",
            SpotKind::Files => "files",
            SpotKind::Printed => "printed",
        };
        json!({
            "kind": kind,
            "what": spot.text,
            "library": spot.library,
            "times": times,
            "values": values,
            "grows": grows,
        })
    };
    let point = |(at, states): &(String, u64)| json!({ "at": at, "states": states });
    json!({
        "compared": why.compared,
        "differences": why.differences.iter().map(apart).collect::<Vec<_>>(),
        "points": why.points.iter().map(point).collect::<Vec<_>>(),
        "try": why.hints,
    })
}

fn violation(shown: &Shown<'_>) -> Value {
    let violation = &shown.replay.violation;
    json!({
        "kind": violation.kind,
        "message": violation.message,
        "details": violation.details,
        "process": violation.process,
        "thread": violation.thread,
        "scope": shown.replay.scope,
        "times": shown.times,
        "trace": trace_value(shown.trace),
    })
}

fn note(note: &Note) -> Value {
    json!({ "key": note.key(), "text": note.to_string() })
}

fn trace_value(trace: &Trace) -> Value {
    serde_json::to_value(trace).expect("a trace is plain data")
}

fn output(replay: &Replay) -> Value {
    let of = |stream: u8| -> String {
        replay.output.iter().filter(|(of, _)| *of == stream).map(|(_, text)| &**text).collect()
    };
    json!({ "stdout": of(1), "stderr": of(2) })
}

/// What `heddle replay --json` prints.
pub fn json_replay(trace: &Trace, replay: &Replay) -> String {
    let violation = &replay.violation;
    let threads: Vec<Value> = violation
        .threads
        .iter()
        .map(|thread| {
            json!({
                "thread": thread.name,
                "waits_for": thread.waits_for,
                "holds": thread.holds,
                "hint": thread.hint,
                "stack": thread.stack.iter().map(ToString::to_string).collect::<Vec<_>>(),
            })
        })
        .collect();
    let object = json!({
        "violation": {
            "kind": violation.kind,
            "message": violation.message,
            "details": violation.details,
            "process": violation.process,
            "thread": violation.thread,
            "stack": violation.stack.iter().map(ToString::to_string).collect::<Vec<_>>(),
        },
        "preemptions": replay.preemptions(),
        "steps": replay.steps,
        "threads": threads,
        "output": output(replay),
        "trace": trace_value(trace),
    });
    format!("{object:#}\n")
}
