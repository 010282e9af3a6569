//! Automata of known size.

use heddle_protocol::{Automaton, Internal, Source, parse_protocol};

fn check(text: &str, states: usize, transitions: usize) {
    let source = Source { name: "size".into(), text: text.into() };
    let expression = parse_protocol(0, &source)
        .unwrap_or_else(|error| panic!("{}", error.render(std::slice::from_ref(&source))));
    let automaton = Automaton::new(&expression, Internal::Shown, 1 << 20)
        .unwrap_or_else(|error| panic!("{error:?}"));
    let minimal = automaton.minimal();
    assert_eq!((minimal.states.len(), minimal.transition_count()), (states, transitions), "{text}");
    assert!(automaton.states.len() >= states);
}

#[test]
fn plain_operators() {
    check("NULL", 1, 0);
    check("?a.m", 3, 2);
    check("?a.m* ; ?a.n", 4, 4);
    check("?a.m^ | ?a.n^", 4, 4);
    check("?a.m^ || ?a.n^", 4, 4);
    check("(?a.m^ | ?a.m^) + ?a.m^ ; ?a.m^", 3, 2);
    check("(?a.m^* + ?a.n^*)*", 1, 2);
    check("(NULL + ?a.m^)* ; NULL*", 1, 1);
}
