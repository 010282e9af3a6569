//! What holds for every protocol: tried on thousands of random ones against naive oracles.

mod support;

use std::collections::BTreeSet;

use heddle_protocol::{
    Automaton, DifferenceKind, Direction, Expression, Internal, NodeKind, Position, Protocol,
    difference, format_expression,
};
use support::{Random, Trace, Traces, parsed, text, traces};

const EVENTS: [&str; 4] = ["?i.a^", "?i.b^", "!i.a$", "#x"];
const CALLS: [&str; 6] = ["?i.a", "?i.b", "!j.c", "?i.a{!j.c}", "?i.a^", "?j.c$"];
const LENGTH_MAX: usize = 6;
/// Shuffles grow fast.
const TRACES_MAX: usize = 3000;

/// Complete traces of an automaton of at most so many events.
fn walked(protocol: &Protocol, length_max: usize) -> Traces {
    let mut found = Traces::new();
    let mut waiting: Vec<(Position, Trace)> = vec![(protocol.initial(), vec![])];
    while let Some((position, trace)) = waiting.pop() {
        if protocol.is_final(position) {
            found.insert(trace.clone());
        }
        if trace.len() == length_max {
            continue;
        }
        for &event in protocol.expected(position).iter() {
            let next = protocol.after(position, event).expect("an expected event is allowed");
            let mut trace = trace.clone();
            trace.push(protocol.event(event).to_string());
            waiting.push((next, trace));
        }
    }
    found
}

#[test]
fn formatting_and_reading_again_gives_the_same() {
    for seed in 0..3000 {
        let mut random = Random::new(seed);
        let size = 1 + random.below(60);
        let written = text(&mut random, &CALLS, size, true);
        let expression = parsed(&written);
        let formatted = format_expression(&expression);
        let again = parsed(&formatted);
        assert!(expression.same_shape(&again), "{written}\n{formatted}");
        assert_eq!(format_expression(&again), formatted);
    }
}

/// The same protocol with parentheses around everything, found by splitting at the weakest operator.
fn grouped(tokens: &[&str]) -> String {
    for operator in ["||", "|", "+", ";"] {
        let parts: Vec<&[&str]> = tokens.split(|token| *token == operator).collect();
        if parts.len() > 1 {
            let parts: Vec<String> = parts.into_iter().map(grouped).collect();
            return format!("({})", parts.join(&format!(" {operator} ")));
        }
    }
    match tokens {
        [rest @ .., "*"] => format!("({})*", grouped(rest)),
        _ => tokens.concat(),
    }
}

#[test]
fn operators_bind_as_documented() {
    for seed in 0..2000 {
        let mut random = Random::new(seed);
        let mut tokens = Vec::new();
        for operand in 0..1 + random.below(10) {
            if operand > 0 {
                tokens.push([";", "+", "|", "||"][random.below(4)]);
            }
            tokens.push(CALLS[random.below(CALLS.len())]);
            tokens.extend(std::iter::repeat_n("*", random.below(3)));
        }
        let (bare, explicit) = (tokens.join(" "), grouped(&tokens));
        assert!(parsed(&bare).same_shape(&parsed(&explicit)), "{bare}\n{explicit}");
    }
}

/// A protocol with its shortcuts written out.
fn written_out(expression: &Expression) -> String {
    let mut made: Vec<String> = Vec::new();
    for node in expression.nodes() {
        let join = |ids: &[heddle_protocol::NodeId], operator: &str| {
            let parts: Vec<&str> = ids.iter().map(|id| made[id.index()].as_str()).collect();
            format!("({})", parts.join(operator))
        };
        let text = match &node.kind {
            NodeKind::Null => "NULL".into(),
            NodeKind::Event(event) => event.to_string(),
            NodeKind::Call { direction, interface, method, body } => {
                let body = body.map_or("NULL", |body| made[body.index()].as_str());
                match direction {
                    Direction::Accept => {
                        format!("(?{interface}.{method}↑ ; {body} ; !{interface}.{method}↓)")
                    }
                    _ => format!("(!{interface}.{method}↑ ; {body} ; ?{interface}.{method}↓)"),
                }
            }
            NodeKind::Sequence(ids) => join(ids, " ; "),
            NodeKind::Choice(ids) => join(ids, " + "),
            NodeKind::Parallel(ids) => join(ids, " | "),
            NodeKind::OrParallel(ids) => {
                let mut parts = ids.iter().map(|id| made[id.index()].clone());
                let first = parts.next().unwrap_or_default();
                parts.fold(first, |sum, next| format!("({sum} + {next} + ({sum} | {next}))"))
            }
            NodeKind::Repeat(body) => format!("({})*", made[body.index()]),
        };
        made.push(text);
    }
    made.pop().unwrap_or_default()
}

#[test]
fn shortcuts_mean_what_they_stand_for() {
    for seed in 0..600 {
        let mut random = Random::new(seed);
        let size = 1 + random.below(8);
        let short = parsed(&text(&mut random, &CALLS, size, true));
        let long = parsed(&written_out(&short));
        for (one, two) in [(&short, &long), (&long, &short)] {
            let found = difference(one, two, 1 << 20).unwrap_or_else(|error| panic!("{error:?}"));
            assert_eq!(found, None, "{}", format_expression(&short));
        }
    }
}

#[test]
fn automata_have_the_traces_of_the_book() {
    let mut compared = 0;
    for seed in 0..2500 {
        let mut random = Random::new(seed);
        let size = 1 + random.below(7);
        let leaves: &[&str] = if seed % 2 == 0 { &EVENTS } else { &CALLS };
        let written = text(&mut random, leaves, size, true);
        let expression = parsed(&written);
        let expected = traces(&expression, LENGTH_MAX);
        if expected.len() > TRACES_MAX {
            continue;
        }
        compared += 1;
        let protocol = Protocol::with(&expression, false, Internal::Shown);
        assert_eq!(walked(&protocol, LENGTH_MAX), expected, "{written}");
        // The minimal automaton has the same traces and no two states alike.
        let automaton = Automaton::new(&expression, Internal::Shown, 100_000)
            .unwrap_or_else(|error| panic!("{error:?}"));
        let minimal = automaton.minimal();
        assert_eq!(walked_automaton(&minimal, LENGTH_MAX), expected, "{written}");
        assert_eq!(minimal.states.len(), classes(&automaton), "{written}");
        assert_eq!(minimal, minimal.minimal(), "{written}");
        // The shortest traces come first and are complete.
        let listed = minimal.shortest_traces(20);
        assert!(listed.is_sorted_by_key(Vec::len), "{written}");
        for trace in listed.iter().filter(|trace| trace.len() <= LENGTH_MAX) {
            let shown: Trace = trace.iter().map(|&id| minimal.event(id).to_string()).collect();
            assert!(expected.contains(&shown), "{written}");
        }
    }
    assert!(compared > 2000, "{compared}");
}

fn walked_automaton(automaton: &Automaton, length_max: usize) -> Traces {
    let mut found = Traces::new();
    let mut waiting: Vec<(usize, Trace)> = vec![(0, vec![])];
    while let Some((number, trace)) = waiting.pop() {
        if automaton.states[number].is_final {
            found.insert(trace.clone());
        }
        if trace.len() < length_max {
            for &(event, target) in &automaton.states[number].transitions {
                let mut trace = trace.clone();
                trace.push(automaton.event(event).to_string());
                waiting.push((target, trace));
            }
        }
    }
    found
}

/// How many states can be told apart, by refining until nothing changes.
fn classes(automaton: &Automaton) -> usize {
    let mut class: Vec<usize> =
        automaton.states.iter().map(|state| usize::from(state.is_final)).collect();
    loop {
        let signature = |number: usize| {
            let steps: Vec<_> = automaton.states[number]
                .transitions
                .iter()
                .map(|&(event, target)| (event, class[target]))
                .collect();
            (class[number], steps)
        };
        let all: Vec<_> = (0..class.len()).map(signature).collect();
        let distinct: BTreeSet<_> = all.iter().cloned().collect();
        let next: Vec<usize> =
            all.iter().map(|one| distinct.range(..one.clone()).count()).collect();
        let count = |class: &[usize]| class.iter().collect::<BTreeSet<_>>().len();
        if count(&next) == count(&class) {
            return count(&class);
        }
        class = next;
    }
}

#[test]
fn hidden_events_leave_the_other_events() {
    for seed in 0..800 {
        let mut random = Random::new(seed);
        let size = 1 + random.below(6);
        let written = text(&mut random, &EVENTS, size, false);
        let expression = parsed(&written);
        let expected: Traces = traces(&expression, 12)
            .into_iter()
            .map(|trace| trace.into_iter().filter(|event| !event.starts_with('#')).collect())
            .collect();
        assert_eq!(walked(&Protocol::new(&expression), 12), expected, "{written}");
    }
}

#[test]
fn the_same_position_has_the_same_fingerprint_in_any_order() {
    for seed in 0..300 {
        let mut random = Random::new(seed);
        let expression = parsed(&text(&mut random, &EVENTS, 12, true));
        let (one, two) = (Protocol::new(&expression), Protocol::new(&expression));
        // The second one has been elsewhere before.
        let mut elsewhere = two.initial();
        for _ in 0..20 {
            let Some(&event) = two.expected(elsewhere).last() else { break };
            elsewhere = two.after(elsewhere, event).expect("an expected event is allowed");
        }
        let (mut here, mut there) = (one.initial(), two.initial());
        for _ in 0..20 {
            assert_eq!(here.fingerprint(), there.fingerprint());
            let expected = one.expected(here);
            assert_eq!(expected, two.expected(there));
            if expected.is_empty() {
                break;
            }
            let event = expected[random.below(expected.len())];
            here = one.after(here, event).expect("an expected event is allowed");
            there = two.after(there, event).expect("an expected event is allowed");
        }
    }
}

#[test]
fn inclusion_agrees_with_trace_sets() {
    let mut differing = 0;
    for seed in 0..3000 {
        let mut random = Random::new(seed);
        let left = parsed(&text(&mut random, &EVENTS[..3], 4, false));
        let right = parsed(&text(&mut random, &EVENTS[..3], 5, false));
        let (one, two) = (traces(&left, 20), traces(&right, 20));
        let found = difference(&left, &right, 100_000).unwrap_or_else(|error| panic!("{error:?}"));
        assert_eq!(found.is_none(), one.is_subset(&two), "{}", format_expression(&left));
        let Some(found) = found else { continue };
        differing += 1;
        let mut trace: Trace = found.trace.iter().map(ToString::to_string).collect();
        match found.kind {
            DifferenceKind::End => assert!(one.contains(&trace) && !two.contains(&trace)),
            DifferenceKind::Event(event) => {
                trace.push(event.to_string());
                assert!(one.iter().any(|other| other.starts_with(&trace)));
                assert!(!two.iter().any(|other| other.starts_with(&trace)));
            }
        }
    }
    assert!((500..2900).contains(&differing), "{differing}");
}
