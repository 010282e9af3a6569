//! What a search found, and holding it against what another search of the same program found: kinds
//! of violations, and what complete runs print.

use serde_json::Value;
use std::collections::BTreeSet;
use std::fmt::Write;

#[derive(Debug)]
pub(crate) struct Mode {
    pub(crate) name: &'static str,
    pub(crate) flags: &'static [&'static str],
}

pub(crate) const DEFAULT: Mode = Mode { name: "default", flags: &["--workers=1"] };
pub(crate) const UNREDUCED: Mode =
    Mode { name: "unreduced", flags: &["--workers=1", "--no-reduction"] };

/// What the unreduced search would find, for programs that are too large for it.
pub(crate) const SAMPLED: Mode = Mode {
    name: "sampled",
    flags: &["--workers=1", "--no-reduction", "--strategy=pct:3", "--runs=100"],
};

/// As the default search, where time limits run out when nothing else can happen.
pub(crate) const ORDERED: Mode =
    Mode { name: "ordered", flags: &["--workers=1", "--time=ordered"] };

/// Remote calls over the JDK's own transport: all of it, which only the smallest programs permit, and some runs.
/// Its own limits are not to run out in the middle of a call.
pub(crate) const WIRE: &[Mode] = &[
    Mode { name: "wire", flags: &["--workers=1", "--time=ordered", "--rmi=wire"] },
    Mode {
        name: "wire, sampled",
        flags: &["--workers=1", "--time=ordered", "--rmi=wire", "--strategy=pct:3", "--runs=30"],
    },
];

/// Each reduction off alone.
pub(crate) const PARTIAL: &[Mode] = &[
    Mode {
        name: "no-local",
        flags: &["--workers=1", "--reduction=conflict,locks,library,forget,adversary"],
    },
    Mode {
        name: "no-conflict",
        flags: &["--workers=1", "--reduction=local,locks,library,forget,adversary"],
    },
    Mode {
        name: "no-locks",
        flags: &["--workers=1", "--reduction=local,conflict,library,forget,adversary"],
    },
    Mode {
        name: "no-library",
        flags: &["--workers=1", "--reduction=local,conflict,locks,forget,adversary"],
    },
    Mode {
        name: "no-forget",
        flags: &["--workers=1", "--reduction=local,conflict,locks,library,adversary"],
    },
];

/// The one that says nothing where nobody stands between processes.
pub(crate) const FREE_ADVERSARY: Mode = Mode {
    name: "no-adversary",
    flags: &["--workers=1", "--reduction=local,conflict,locks,library,forget"],
};

/// With data races as violations.
pub(crate) const RACES: Mode =
    Mode { name: "races", flags: &["--workers=1", "--property=no-race"] };

/// What a search came to.
#[derive(Clone, Debug, Default)]
pub(crate) struct Found {
    pub(crate) extent: Extent,
    /// The kinds of violations.
    pub(crate) kinds: BTreeSet<String>,
    /// What complete runs print.
    pub(crate) outputs: BTreeSet<String>,
    /// Whether it rests on resets of connections arriving at once, which they need not.
    pub(crate) resets: bool,
    pub(crate) seconds: f64,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) enum Extent {
    #[default]
    Complete,
    /// A limit was reached.
    Cut,
    /// Something else stood in the way, as the tool says.
    Obstructed(String),
}

/// How the tool says that it reached a limit it was given.
const LIMITS: &[&str] = &["limit was reached", "there are more than", "runs were sampled"];

/// From the result of `heddle check --json`.
pub(crate) fn read(result: &Value) -> Found {
    let texts = |value: &Value| -> BTreeSet<String> {
        let values = value.as_array().into_iter().flatten();
        values.filter_map(Value::as_str).map(str::to_owned).collect()
    };
    let violations = result["violations"].as_array().into_iter().flatten();
    let mut rests_on = result["rests_on"].as_array().into_iter().flatten();
    let reason = result["reason"].as_str().unwrap_or_default();
    let extent = match result["complete"] == true {
        true => Extent::Complete,
        false if LIMITS.iter().any(|limit| reason.contains(limit)) => Extent::Cut,
        false => Extent::Obstructed(reason.to_owned()),
    };
    Found {
        extent,
        kinds: violations.filter_map(|found| found["kind"].as_str().map(str::to_owned)).collect(),
        outputs: texts(&result["outputs"]),
        resets: rests_on.any(|note| note["key"] == "resets"),
        seconds: result["stats"]["seconds"].as_f64().unwrap_or(0.0),
    }
}

/// How two results relate.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Relation {
    Equal,
    /// One was cut short, and the other has all that it found.
    Cut,
    Different(String),
}

pub(crate) fn compare(left: (&str, &Found), right: (&str, &Found)) -> Relation {
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
