//! Composition against naive oracles: sets of traces, and tables of pairs of states.

mod support;

use std::collections::BTreeSet;

use heddle_protocol::{Automaton, Expression, Internal, Kind, Model, Source, compose};
use support::{Random, Trace, Traces, parsed, text, traces};

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

/// The same for protocols that repeat, from whole automata: a table of all pairs of states, and
/// for each pair a search of its own for the end.
fn failures_from_automata(client: &Expression, server: &Expression) -> BTreeSet<(String, usize)> {
    let automaton = |expression| {
        Automaton::new(expression, Internal::Shown, 10_000)
            .unwrap_or_else(|error| panic!("{error:?}"))
    };
    let (client, server) = (automaton(client), automaton(server));
    let mut found: BTreeSet<(String, usize)> = BTreeSet::new();
    let mut fail = |kind: String, length: usize| {
        if !found.iter().any(|(other, _)| *other == kind) {
            found.insert((kind, length));
        }
    };
    let steps = |one: &Automaton, at: usize| -> Vec<(String, usize)> {
        let transitions = one.states[at].transitions.iter();
        transitions.map(|&(event, to)| (one.event(event).to_string(), to)).collect()
    };
    let emits = |step: &&(String, usize)| step.0.starts_with('!');
    // Pairs in the order of their distance, with that distance and where they lead.
    let mut pairs: Vec<((usize, usize), usize)> = vec![((0, 0), 0)];
    let mut next: Vec<Vec<(usize, usize)>> = Vec::new();
    let mut settled: BTreeSet<(usize, usize)> = BTreeSet::new();
    while let Some(&((one, two), length)) = pairs.get(next.len()) {
        let (one_steps, two_steps) = (steps(&client, one), steps(&server, two));
        let (one_final, two_final) = (client.states[one].is_final, server.states[two].is_final);
        let mut targets = Vec::new();
        let mut must_go_on = false;
        let mut has_failed = false;
        for (mine, others, is_final, is_client) in
            [(&one_steps, &two_steps, one_final, true), (&two_steps, &one_steps, two_final, false)]
        {
            for (event, to) in mine.iter().filter(emits) {
                must_go_on |= !is_final;
                match others
                    .iter()
                    .find(|(other, _)| other[1..] == event[1..] && other.starts_with('?'))
                {
                    Some(&(_, other_to)) if is_client => targets.push((*to, other_to)),
                    Some(&(_, other_to)) => targets.push((other_to, *to)),
                    None => {
                        has_failed = true;
                        fail(format!("bad-activity {event}"), length);
                    }
                }
            }
        }
        let all_final = one_final && two_final;
        if !all_final && !must_go_on {
            has_failed = true;
            fail("no-activity".into(), length);
        }
        if has_failed || all_final {
            settled.insert((one, two));
        }
        for &target in &targets {
            if !pairs.iter().any(|(pair, _)| *pair == target) {
                pairs.push((target, length + 1));
            }
        }
        next.push(targets);
    }
    for &(start, length) in &pairs {
        let mut seen = BTreeSet::from([start]);
        let mut waiting = vec![start];
        while let Some(pair) = waiting.pop() {
            let at = pairs.iter().position(|(other, _)| *other == pair).expect("a known pair");
            waiting.extend(next[at].iter().filter(|target| seen.insert(**target)));
        }
        if seen.is_disjoint(&settled) {
            fail("infinite-activity".into(), length);
        }
    }
    found
}

#[test]
fn composition_of_repetitions_agrees_with_automata() {
    let mut infinite = 0;
    for seed in 0..4000 {
        let mut random = Random::new(seed);
        let client = text(&mut random, &["!i.a", "!i.b", "?i.a$"], 5, true);
        let server = match seed % 3 {
            0 => text(&mut random, &["?i.a", "?i.b", "!i.a$"], 5, true),
            1 => format!("(?i.a + ?i.b)* ; {}", text(&mut random, &["?i.a", "?i.c"], 2, true)),
            _ => format!("{} ; ?i.c", client.replace('!', "%").replace('?', "!").replace('%', "?")),
        };
        let expected = failures_from_automata(&parsed(&client), &parsed(&server));
        let found = composed(&client, &server);
        assert_eq!(found, expected, "{client}   against   {server}");
        infinite += usize::from(expected.iter().any(|(kind, _)| kind == "infinite-activity"));
    }
    assert!(infinite > 20, "{infinite}");
}

/// What Heddle finds: kind and length of a shortest trace each.
fn composed(client: &str, server: &str) -> BTreeSet<(String, usize)> {
    let file = format!(
        "frame C {{ requires: I i; protocol: {client} }}; \
         frame S {{ provides: I i; protocol: {server} }}; \
         architecture A {{ components: C c; S s; bindings: c.i -> s.i; }};"
    );
    let model = Model::read(vec![Source { name: "random".into(), text: file }])
        .unwrap_or_else(|mistakes| panic!("{}", mistakes.render()));
    let composition = compose(&model, &model.assemblies[0], 100_000);
    let kinds = composition.failures.iter().map(|failure| {
        let kind = match &failure.kind {
            Kind::BadActivity { event, .. } => format!("bad-activity {event}"),
            other => other.word().to_owned(),
        };
        (kind, failure.trace.len())
    });
    kinds.collect()
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
        let found = composed(&client, &server);
        let expected = failures_by_the_book(&parsed(&client), &parsed(&server));
        assert_eq!(found, expected, "{client}   against   {server}");
        fitting += usize::from(expected.is_empty());
    }
    assert!(fitting > 300, "{fitting}");
}
