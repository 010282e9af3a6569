//! Depth and length are no limits, and no input makes anything fall over.

mod support;

use heddle_protocol::{
    Automaton, Internal, Model, Protocol, Source, check, format, format_expression, parse_events,
    parse_protocol,
};
use support::{Random, parsed};

const DEPTH: usize = 10_000;

/// Follows first events to the end, at most `steps`, and formats and reads again.
fn goes_through(text: &str, steps: usize) {
    let expression = parsed(text);
    let protocol = Protocol::new(&expression);
    let mut position = protocol.initial();
    for _ in 0..steps {
        let Some(&event) = protocol.expected(position).first() else { break };
        position = protocol.after(position, event).expect("an expected event is allowed");
    }
    let formatted = format_expression(&expression);
    assert!(parsed(&formatted).same_shape(&expression));
}

#[test]
fn deep_bodies() {
    let text = format!("{}NULL{}", "?i.m{".repeat(DEPTH), "}".repeat(DEPTH));
    goes_through(&text, 3 * DEPTH);
    let automaton = Automaton::new(&parsed(&text), Internal::Shown, 100_000)
        .unwrap_or_else(|error| panic!("{error:?}"));
    assert_eq!(automaton.minimal().states.len(), 2 * DEPTH + 1);
}

#[test]
fn deep_parentheses() {
    goes_through(&format!("{}?i.m{}", "(".repeat(DEPTH), ")".repeat(DEPTH)), 10);
    goes_through(&format!("?i.m{}", "*".repeat(DEPTH)), 10);
    goes_through(&format!("{}?i.m{}", "(".repeat(DEPTH), "*)*".repeat(DEPTH)), 3);
}

#[test]
fn deep_mixtures() {
    for operators in [[";", "+"], [";", "|"], ["|", "+"], ["||", ";"], ["+", "||"]] {
        let mut left = format!("{}?i.m", "(".repeat(DEPTH));
        let mut right = String::new();
        for level in 0..DEPTH {
            left.push_str(&format!(" {} ?i.n{level})", operators[level % 2]));
            right.push_str(&format!("?i.n{level} {} (", operators[level % 2]));
        }
        goes_through(&left, 20);
        goes_through(&format!("{right}?i.m{}", ")".repeat(DEPTH)), 20);
    }
}

#[test]
fn many_operands() {
    for operator in [" ; ", " + ", " | ", " || "] {
        let calls: Vec<String> = (0..3000).map(|number| format!("?i.m{number}")).collect();
        goes_through(&calls.join(operator), 200);
    }
    // The same event at thousands of places at once.
    let same = vec!["?i.m"; 2000].join(" | ");
    goes_through(&same, 300);
}

#[test]
fn a_large_automaton() {
    // Ten independent calls: 3 to the 10th positions.
    let calls: Vec<String> = (0..10).map(|number| format!("?i.m{number}")).collect();
    let expression = parsed(&calls.join(" | "));
    let automaton = Automaton::new(&expression, Internal::Shown, 1_000_000)
        .unwrap_or_else(|error| panic!("{error:?}"));
    assert_eq!(automaton.states.len(), 59_049);
    assert!(Automaton::new(&expression, Internal::Shown, 1000).is_err());
}

#[test]
fn no_text_is_too_strange() {
    let pieces = [
        "frame",
        "architecture",
        "interface",
        "claim",
        "A",
        "B",
        "i",
        "I",
        "provides:",
        "requires:",
        "protocol:",
        "components:",
        "bindings:",
        "delegates:",
        "subsumes:",
        "implements",
        "within",
        "equals",
        "?i.m",
        "!i.m",
        "?",
        "!",
        "#",
        "τ",
        "^",
        "$",
        "↑",
        "↓",
        ";",
        "+",
        "*",
        "|",
        "||",
        "(",
        ")",
        "{",
        "}",
        ".",
        ",",
        ":",
        "->",
        "NULL",
        "//",
        "/*",
        "*/",
        "\n",
        "é",
        "\u{0}",
        "&",
        "frame A { provides: I i; protocol: ?i.m };",
        "claim A within A;",
        "architecture X { components: A a; };",
        "A a;",
        "a.i -> a.i;",
    ];
    for seed in 0..20_000 {
        let mut random = Random::new(seed);
        let count = 1 + random.below(25);
        let mut text = String::new();
        for _ in 0..count {
            text.push_str(pieces[random.below(pieces.len())]);
            if random.below(2) == 0 {
                text.push(' ');
            }
        }
        let source = Source { name: "strange".into(), text };
        match Model::read(vec![source.clone()]) {
            Ok(model) => drop(check(&model, 1000)),
            Err(mistakes) => assert!(!mistakes.render().is_empty()),
        }
        for problem in [
            format(&source).err(),
            parse_protocol(0, &source).err(),
            parse_events(0, &source).err(),
        ] {
            let shown = problem.map(|problem| problem.render(std::slice::from_ref(&source)));
            assert_ne!(shown.as_deref(), Some(""));
        }
        // What can be read is formatted to something that stays as it is.
        if let Ok(formatted) = format(&source) {
            let again = Source { name: "strange".into(), text: formatted };
            assert_eq!(format(&again).as_ref(), Ok(&again.text), "{}", source.text);
        }
    }
}
