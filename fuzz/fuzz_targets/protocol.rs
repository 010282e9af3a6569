//! Text of behaviour protocols: read, checked within small limits, and formatted twice.
#![no_main]

use heddle_protocol::{Model, Source, check, format, parse_events};
use libfuzzer_sys::fuzz_target;

const STATES_MAX: usize = 500;

fuzz_target!(|text: &str| {
    let source = Source { name: "fuzz".into(), text: text.to_owned() };
    match Model::read(vec![source.clone()]) {
        Ok(model) => drop(check(&model, STATES_MAX)),
        Err(mistakes) => drop(mistakes.render()),
    }
    let _ = parse_events(0, &source);
    if let Ok(formatted) = format(&source) {
        let again = Source { name: "fuzz".into(), text: formatted };
        assert_eq!(format(&again).as_ref(), Ok(&again.text));
    }
});
