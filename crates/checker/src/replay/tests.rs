//! What a replay expects of the way it takes, on a trace made by hand.

use heddle_search::Outcome;

use super::{Replay, Run, TraceEntry};
use crate::choice::Choice;
use crate::errors::{Divergence, ReplayError};
use crate::story::Narrator;
use crate::testing::{trace, violation};
use crate::trace::Trace;

/// The trace of the tests has five choices and leads to a deadlock here.
const SITE: &str = "net.Server.main(Server.java:9)";

fn run(trace: &Trace) -> Run<'_> {
    Run { trace, scenes: false, steps: Vec::new(), narrator: Narrator::default() }
}

#[test]
fn the_violation_of_the_trace_is_confirmed_by_kind_and_site() {
    let trace = trace();
    let others = || [violation("race", SITE, &[]), violation("deadlock", "elsewhere", &[])];
    let mut all = Vec::from(others());
    // Names of objects, and so messages, may differ from those of the search.
    all.push(violation("deadlock", SITE, &[]));
    all[2].message = "told with other words".into();
    let confirmed = run(&trace).confirm(all).expect("it is there");
    assert_eq!(confirmed.message, "told with other words");

    let error = run(&trace).confirm(others().into()).unwrap_err();
    assert_eq!(
        error.to_string(),
        format!(
            "the trace does not lead to its violation, deadlock (no thread can go on): there is \
             race (race at {SITE}), deadlock (deadlock at elsewhere)"
        )
    );
    let error = run(&trace).confirm(Vec::new()).unwrap_err();
    assert!(error.to_string().ends_with(": nothing is violated there"), "{error}");
}

#[test]
fn a_path_ends_only_where_something_is_violated() {
    let trace = trace();
    let went = |outcome: Outcome, violated: bool| run(&trace).went(3, &outcome, violated);
    assert!(went(Outcome::Next, false).is_ok());
    // What a reduction assumes has no say in where a path leads.
    assert!(went(Outcome::Restart, false).is_ok());
    assert!(went(Outcome::Pruned, true).is_ok());
    let pruned = went(Outcome::Pruned, false).unwrap_err();
    let ReplayError::Diverged { choice: 3, of: 5, why: Divergence::Pruned } = pruned else {
        panic!("{pruned}");
    };
    // What it does before it cannot be followed any further may be violated.
    let needs = || Outcome::Unsupported(vec!["a native".into()]);
    assert!(went(needs(), true).is_ok());
    let needs = went(needs(), false).unwrap_err();
    assert_eq!(
        needs.to_string(),
        "the trace cannot be followed: at step 3 of 5, it needs a native; has the program changed \
         since?"
    );
}

#[test]
fn a_choice_that_is_not_open_says_what_is() {
    let not_open = |choice, threads, open: &[Choice]| {
        Divergence::NotOpen { choice, threads, open: open.to_vec() }.to_string()
    };
    let open = [Choice::Run(0), Choice::Value(1, 2)];
    assert_eq!(
        not_open(Choice::Run(1), 2, &open),
        r#"{"run":1} is not open: open are {"run":0} {"value":[1,2]}"#
    );
    assert_eq!(
        not_open(Choice::Timeout(2), 2, &open),
        r#"{"timeout":2} is not open: there is no thread 2"#
    );
    assert_eq!(not_open(Choice::Run(0), 2, &[]), r#"{"run":0} is not open: the run is over"#);
}

#[test]
fn switches_without_need_are_counted() {
    let entry = |preempts: Option<&str>| TraceEntry {
        choice: Some(Choice::Run(1)),
        thread: "t1".into(),
        what: String::new(),
        preempts: preempts.map(str::to_owned),
        weight: None,
        events: Vec::new(),
        scene: None,
    };
    let replay = Replay {
        steps: vec![entry(None), entry(Some("t0")), entry(None), entry(Some("t2"))],
        violation: violation("race", SITE, &[]),
        causes: Vec::new(),
        scope: None,
        output: Vec::new(),
    };
    assert_eq!(replay.preemptions(), 2);
}
