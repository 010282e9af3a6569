//! Holding what two searches found against each other.

use super::modes::{Extent, Found};
use std::collections::BTreeSet;
use std::fmt::Write;

/// How two results relate.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Relation {
    Equal,
    /// One was cut short, and the other has all that it found.
    Cut,
    Different(String),
}

pub(super) fn compare(left: (&str, &Found), right: (&str, &Found)) -> Relation {
    let mut text = String::new();
    for (here, there) in [(left, right), (right, left)] {
        // What a complete search lacks is missing; what a part of one lacks may come later.
        if there.1.extent != Extent::Complete {
            continue;
        }
        let lacks = |what: &str, here: &BTreeSet<String>, there: &BTreeSet<String>| -> String {
            let missing: Vec<&String> = here.difference(there).collect();
            match missing.as_slice() {
                [] => String::new(),
                [first, ..] => format!("{} {what}, such as {first:?}", missing.len()),
            }
        };
        for missing in [
            lacks("outputs", &here.1.outputs, &there.1.outputs),
            lacks("kinds", &here.1.kinds, &there.1.kinds),
        ] {
            if !missing.is_empty() {
                let _ = writeln!(text, "{} lacks what {} has: {missing}", there.0, here.0);
            }
        }
    }
    match (text.is_empty(), left.1.extent == Extent::Complete && right.1.extent == Extent::Complete)
    {
        (false, _) => Relation::Different(text),
        (true, true) => Relation::Equal,
        (true, false) => Relation::Cut,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(outputs: &[&str], extent: Extent) -> Found {
        let outputs = outputs.iter().map(|output| (*output).to_owned()).collect();
        Found { outputs, extent, ..Found::default() }
    }

    #[test]
    fn what_a_part_has_a_whole_must_have() {
        let whole = found(&["1", "2"], Extent::Complete);
        let relate = |other: &Found| compare(("a", &whole), ("b", other));
        assert_eq!(relate(&found(&["1", "2"], Extent::Complete)), Relation::Equal);
        assert_eq!(relate(&found(&["1"], Extent::Cut)), Relation::Cut);
        let text = "a lacks what b has: 1 outputs, such as \"3\"\n";
        assert_eq!(relate(&found(&["3"], Extent::Cut)), Relation::Different(text.to_owned()));
        let text = "b lacks what a has: 1 outputs, such as \"2\"\n";
        assert_eq!(relate(&found(&["1"], Extent::Complete)), Relation::Different(text.to_owned()));
    }
}
