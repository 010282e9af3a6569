//! What holds for every protocol: tried on thousands of random ones against naive oracles.

mod support;

use std::collections::BTreeSet;

use heddle_protocol::{
    Automaton, DifferenceKind, Expression, Internal, Kind, Model, Position, Protocol, Source,
    compose, difference, format_expression,
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

/// What goes wrong between two components by the book: kind and length of a shortest trace each.
fn failures_by_the_book(client: &Expression, server: &Expression) -> BTreeSet<(String, usize)> {
    let (client, server) = (traces(client, 20), traces(server, 20));
    let next = |traces: &Traces, so_far: &Trace| -> BTreeSet<String> {
        let longer = traces.iter().filter(|trace| trace.starts_with(so_far));
        longer.filter_map(|trace| trace.get(so_far.len()).cloned()).collect()
    };
    let inverted = |event: &str| -> String {
        let (sign, rest) = event.split_at(1);
        format!("{}{rest}", if sign == "?" { '!' } else { '?' })
    };
    let mut found = BTreeSet::new();
    let mut waiting: Vec<(Trace, Trace)> = vec![(vec![], vec![])];
    let mut seen: BTreeSet<(Trace, Trace)> = BTreeSet::new();
    while let Some((one, two)) = waiting.pop() {
        if !seen.insert((one.clone(), two.clone())) {
            continue;
        }
        let length = one.len();
        let (one_next, two_next) = (next(&client, &one), next(&server, &two));
        let mut must_go_on = false;
        for (emitters, acceptors, traces, so_far, is_client) in [
            (&one_next, &two_next, &client, &one, true),
            (&two_next, &one_next, &server, &two, false),
        ] {
            for event in emitters.iter().filter(|event| event.starts_with('!')) {
                must_go_on |= !traces.contains(so_far);
                let other = inverted(event);
                if !acceptors.contains(&other) {
                    found.insert((format!("bad-activity {event}"), length));
                    continue;
                }
                let (mut one, mut two) = (one.clone(), two.clone());
                match is_client {
                    true => {
                        one.push(event.clone());
                        two.push(other);
                    }
                    false => {
                        one.push(other);
                        two.push(event.clone());
                    }
                }
                waiting.push((one, two));
            }
        }
        let all_final = client.contains(&one) && server.contains(&two);
        if !all_final && !must_go_on {
            found.insert(("no-activity".into(), length));
        }
    }
    // The nearest of each kind.
    let kinds: BTreeSet<String> = found.iter().map(|(kind, _)| kind.clone()).collect();
    kinds
        .into_iter()
        .filter_map(|kind| found.iter().find(|(other, _)| *other == kind).cloned())
        .collect()
}

#[test]
fn composition_agrees_with_trace_sets() {
    let mut fitting = 0;
    for seed in 0..3000 {
        let mut random = Random::new(seed);
        let client = text(&mut random, &["!i.a", "!i.b", "!i.a^", "?i.a$"], 4, false);
        // Half of the time the server is the client turned around, or nearly so.
        let server = match seed % 2 {
            0 => text(&mut random, &["?i.a", "?i.b", "?i.a^", "!i.a$"], 4, false),
            _ => {
                let turned: String = client
                    .chars()
                    .map(|letter| match letter {
                        '?' => '!',
                        '!' => '?',
                        other => other,
                    })
                    .collect();
                if seed % 4 == 1 { turned } else { format!("{turned} | (?i.a + NULL)") }
            }
        };
        let file = format!(
            "frame C {{ requires: I i; protocol: {client} }}; \
             frame S {{ provides: I i; protocol: {server} }}; \
             architecture A {{ components: C c; S s; bindings: c.i -> s.i; }};"
        );
        let model = Model::read(vec![Source { name: "random".into(), text: file }])
            .unwrap_or_else(|mistakes| panic!("{}", mistakes.render()));
        let composition = compose(&model, &model.assemblies[0], 100_000);
        let found: BTreeSet<(String, usize)> = composition
            .failures
            .iter()
            .map(|failure| {
                let kind = match &failure.kind {
                    Kind::BadActivity { event, .. } => format!("bad-activity {event}"),
                    other => other.word().to_owned(),
                };
                (kind, failure.trace.len())
            })
            .collect();
        let expected = failures_by_the_book(&parsed(&client), &parsed(&server));
        assert_eq!(found, expected, "{client}   against   {server}");
        fitting += usize::from(expected.is_empty());
    }
    assert!(fitting > 300, "{fitting}");
}
