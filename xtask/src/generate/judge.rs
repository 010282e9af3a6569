//! Everything that is compared for one program.

use super::bench::{Bench, HANG, SLOW, class_name};
use super::emit::Purpose;
use super::interleave;
use super::modes::Checker;
use super::program::Program;
use crate::failure::Failure;
use crate::outcomes::{DEFAULT, Extent, Found, Mode, RACES, Relation, SAMPLED, UNREDUCED, compare};
use std::collections::BTreeSet;
use std::path::Path;

/// Who differs from the reference.
#[derive(Clone, Copy, Debug)]
pub(super) enum Opponent {
    Mode(&'static Mode),
    Java,
}

#[derive(Debug)]
pub(super) struct Difference {
    pub(super) opponent: Opponent,
    pub(super) text: String,
}

/// What came of the comparisons of one program.
#[derive(Debug, Default)]
pub(super) struct Judgement {
    pub(super) differences: Vec<Difference>,
    pub(super) equal: usize,
    /// The searches that were cut short, by name.
    pub(super) cut: Vec<&'static str>,
    /// What the tool could not do, by the name of the search.
    pub(super) obstructed: Vec<(&'static str, String)>,
    /// What each search took.
    pub(super) seconds: Vec<(&'static str, f64)>,
    /// What the default search found, for comparing it with `java`.
    pub(super) found: Found,
}

/// The kind of violation that only one mode looks for.
const RACE: &str = "race";

/// All outcomes by brute force, where a program allows it.
fn interleaved(program: &Program) -> Option<Found> {
    if !program.is_of_words() {
        return None;
    }
    let outcomes = interleave::outcomes(program)?;
    Some(Found {
        extent: Extent::Complete,
        kinds: [(outcomes.deadlock, "deadlock"), (outcomes.race, RACE)]
            .into_iter()
            .filter(|(is_so, _)| *is_so)
            .map(|(_, kind)| kind.to_owned())
            .collect(),
        outputs: outcomes.outputs.into_iter().map(|output| output + "\n").collect(),
        resets: false,
        seconds: 0.0,
    })
}

/// Runs the searches and compares them: with brute force, or else with the default search.
pub(super) fn judge(
    bench: &Bench,
    checker: &Checker,
    program: &Program,
    variant: usize,
    modes: &[&'static Mode],
    scratch: &Path,
) -> Judgement {
    let mut judgement = Judgement::default();
    let name = class_name(program, variant, Purpose::Check);
    let subject = bench.subject(program, &name);
    let brute = interleaved(program);
    let mut reference = brute.clone();
    let mut modes = modes.to_vec();
    modes.reverse();
    modes.push(&DEFAULT);
    while let Some(mode) = modes.pop() {
        let mut found = match checker.check(mode, &subject, scratch) {
            Ok(found) => found,
            Err(failure) => {
                judgement.crashed(mode, &failure);
                continue;
            }
        };
        judgement.seconds.push((mode.name, found.seconds));
        if mode.name == UNREDUCED.name && found.extent == Extent::Cut {
            modes.push(&SAMPLED);
        }
        if let Extent::Obstructed(reason) = &found.extent {
            judgement.obstructed.push((mode.name, reason.clone()));
        }
        if mode.name == DEFAULT.name {
            judgement.found = found.clone();
        }
        let mut reference_here = reference.clone();
        let tells_races = mode.name == RACES.name && brute.is_some();
        if !tells_races {
            found.kinds.remove(RACE);
            reference_here.iter_mut().for_each(|reference| _ = reference.kinds.remove(RACE));
        }
        match &reference_here {
            None => {
                if found.extent == Extent::Cut {
                    judgement.cut.push(mode.name);
                }
                reference = Some(found);
            }
            Some(reference) => {
                let name = if brute.is_some() { "the interleaver" } else { DEFAULT.name };
                judgement.take(mode, compare((name, reference), (mode.name, &found)), &found);
            }
        }
    }
    judgement
}

impl Judgement {
    fn take(&mut self, mode: &'static Mode, relation: Relation, found: &Found) {
        match relation {
            Relation::Equal => self.equal += 1,
            // Samples are never complete.
            Relation::Cut if mode.name == SAMPLED.name => {}
            Relation::Cut if found.extent == Extent::Cut => self.cut.push(mode.name),
            Relation::Cut => {}
            Relation::Different(text) => {
                self.differences.push(Difference { opponent: Opponent::Mode(mode), text });
            }
        }
    }

    fn crashed(&mut self, mode: &'static Mode, failure: &Failure) {
        let text = format!("{} ended without a result: {failure}\n", mode.name);
        self.differences.push(Difference { opponent: Opponent::Mode(mode), text });
    }
}

/// Compares what `java` printed with what the default search found. Where that saw a reset `java` may
/// print more: there a reset is on its way for a while, and a write that comes first goes out.
pub(super) fn judge_java(judgement: &mut Judgement, printed: &BTreeSet<String>) {
    if judgement.found.resets {
        return;
    }
    let is_outcome = |text: &&String| text.as_str() != HANG && text.as_str() != SLOW;
    let hangs = printed.contains(HANG).then(|| "deadlock".to_owned());
    let seen = Found {
        extent: Extent::Cut,
        kinds: hangs.into_iter().collect(),
        outputs: printed.iter().filter(is_outcome).cloned().collect(),
        resets: false,
        seconds: 0.0,
    };
    match compare((DEFAULT.name, &judgement.found), ("java", &seen)) {
        Relation::Different(text) => {
            judgement.differences.push(Difference { opponent: Opponent::Java, text });
        }
        _ if printed.contains(SLOW) => judgement.cut.push("java"),
        _ => judgement.equal += 1,
    }
}
