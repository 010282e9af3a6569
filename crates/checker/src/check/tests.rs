//! From the result of a search to a verdict.

use heddle_jvm::state::ProcessConfig;
use heddle_search::{Outcome, Reason, Stats};

use super::{Verdict, before_any_choice, early, leave_out, output_text, verdict};
use crate::testing::violation;

#[test]
fn a_run_without_choices_is_all_there_is() {
    let result = before_any_choice(Vec::new(), Outcome::Pruned, true, false);
    assert!(result.complete && result.reason.is_none());
    assert_eq!(result.stats, Stats { states: 1, ..Stats::default() });
    assert_eq!(verdict(&result), Verdict::Holds);
}

#[test]
fn what_fails_before_any_choice_is_violated() {
    let failed = || vec![violation("uncaught", "A.main", &[])];
    let result = before_any_choice(failed(), Outcome::Next, true, false);
    assert!(result.complete);
    assert_eq!(verdict(&result), Verdict::Violated);
    let [found] = &result.violations[..] else { panic!("one violation") };
    assert_eq!((found.trace.len(), found.preemptions, found.times), (0, 0, 1));
    // There is more to come that nobody looked at.
    let result = before_any_choice(failed(), Outcome::Next, false, false);
    assert!(!result.complete && result.reason.is_none());
    assert_eq!(verdict(&result), Verdict::Violated);
}

#[test]
fn what_is_not_supported_decides_nothing() {
    let unsupported = || Outcome::Unsupported(vec!["a native".into()]);
    let result = before_any_choice(Vec::new(), unsupported(), true, false);
    assert!(!result.complete);
    assert_eq!(result.unsupported[0].what, "a native");
    let expected = Verdict::Inconclusive("not supported: a native".into());
    assert_eq!(verdict(&result), expected);
    // But a violation on the way there is one.
    let failed = vec![violation("uncaught", "A.main", &[])];
    let result = before_any_choice(failed.clone(), unsupported(), true, false);
    assert_eq!((verdict(&result), &result.reason), (Verdict::Violated, &None));
    // Who wants all of them is told that there may be more.
    let result = before_any_choice(failed, unsupported(), true, true);
    assert_eq!(verdict(&result), Verdict::Violated);
    assert!(matches!(result.reason, Some(Reason::Unsupported(_))));
}

#[test]
fn each_trouble_is_named_once() {
    let mut result = before_any_choice(Vec::new(), Outcome::Pruned, true, false);
    leave_out(&mut result, vec!["b".into(), "a".into(), "b".into()], false);
    leave_out(&mut result, vec!["a".into()], false);
    let expected = Verdict::Inconclusive("not supported: a\nnot supported: b".into());
    assert_eq!((verdict(&result), result.complete), (expected, false));
}

#[test]
fn only_a_complete_search_holds() {
    let mut result = before_any_choice(Vec::new(), Outcome::Pruned, true, false);
    result.complete = false;
    assert!(matches!(verdict(&result), Verdict::Inconclusive(_)));
    result.reason = Some(Reason::DepthLimit(7));
    let expected = Verdict::Inconclusive("some runs go on beyond depth 7".into());
    assert_eq!(verdict(&result), expected);
    // Limits do not matter once something is violated.
    result.violations = early(vec![violation("race", "A.x", &[])]);
    assert_eq!(verdict(&result), Verdict::Violated);
}

#[test]
fn violations_are_told_apart_by_kind_and_site() {
    let found = early(vec![
        violation("race", "A.x", &[]),
        violation("race", "A.y", &[]),
        violation("deadlock", "A.x", &[]),
    ]);
    let keys: Vec<&str> = found.iter().map(|found| found.key.as_str()).collect();
    assert_eq!(keys, ["race A.x", "race A.y", "deadlock A.x"]);
}

#[test]
fn output_is_named_where_several_print() {
    let process = |name: &str| ProcessConfig { name: name.into(), ..ProcessConfig::default() };
    let [a, b, c] = ["a", "b", "c"].map(process);
    let texts = [b"x\n".to_vec(), Vec::new(), b"y\xff\n".to_vec()];
    assert_eq!(output_text(std::slice::from_ref(&a), &texts[..1]), "x\n");
    assert_eq!(output_text(std::slice::from_ref(&a), &[]), "");
    assert_eq!(output_text(&[a, b, c], &texts), "[a] x\n[c] y\u{fffd}\n");
}
