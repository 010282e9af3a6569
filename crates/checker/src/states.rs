//! The states on the path of a trace, told line by line, so that two of them can be compared.

use std::sync::Arc;

use heddle_jvm::console::Silent;
use heddle_search::{Outcome, System};

use crate::check::Subject;
use crate::errors::{Divergence, ReplayError};
use crate::replay::must_be_open;
use crate::trace::Trace;

/// The states after so many choices of the trace each, as `Machine::canonical_text` tells them.
pub fn states_at(
    subject: &Subject,
    trace: &Trace,
    steps: &[usize],
) -> Result<Vec<Vec<String>>, ReplayError> {
    if let Some(step) = steps.iter().find(|&&step| step > trace.choices.len()) {
        return Err(ReplayError::NoState { choices: trace.choices.len(), after: *step });
    }
    let settings = Arc::new(trace.settings()?);
    let learned = Arc::new(trace.learned(subject.program));
    let (mut system, mut violations, _) =
        subject.start(&settings, &learned, Box::new(Silent), |_| {})?;
    let mut states = vec![Vec::new(); steps.len()];
    for step in 0..=trace.choices.len() {
        for (wanted, lines) in steps.iter().zip(&mut states) {
            if *wanted == step {
                *lines = system.machine.canonical_text();
            }
        }
        let Some(choice) = trace.choices.get(step) else { break };
        let diverged =
            |why| ReplayError::Diverged { choice: step + 1, of: trace.choices.len(), why };
        must_be_open(&mut system, choice).map_err(diverged)?;
        if let Outcome::Unsupported(what) = system.apply(choice, &mut violations) {
            return Err(diverged(Divergence::Unsupported(what.join("; "))));
        }
    }
    Ok(states)
}

/// The lines only one of two states has, marked `-` and `+`, in order.
pub fn difference(before: &[String], after: &[String]) -> Vec<String> {
    let only = |these: &[String], those: &[String], mark: char| -> Vec<String> {
        let missing = these.iter().filter(|line| !those.contains(line));
        missing.map(|line| format!("{mark} {line}")).collect()
    };
    let mut lines = only(before, after, '-');
    lines.extend(only(after, before, '+'));
    lines
}

#[cfg(test)]
mod tests {
    use super::difference;

    fn check(before: &[&str], after: &[&str], expected: &[&str]) {
        let lines = |texts: &[&str]| texts.iter().map(|&text| text.to_owned()).collect::<Vec<_>>();
        assert_eq!(difference(&lines(before), &lines(after)), expected);
    }

    #[test]
    fn lines_that_only_one_state_has_are_marked() {
        check(&[], &[], &[]);
        check(&["a", "b"], &["b", "a"], &[]);
        check(&["a", "b", "c"], &["a", "d", "c"], &["- b", "+ d"]);
        check(&["x", "y"], &[], &["- x", "- y"]);
        check(&[], &["x", "y"], &["+ x", "+ y"]);
    }
}
