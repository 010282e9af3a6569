//! Making a failing program smaller while it still fails in the same way.

use super::bench::{Bench, class_name};
use super::emit::Purpose;
use super::judge::{Difference, Opponent, judge, judge_java};
use super::modes::Checker;
use super::program::Program;
use crate::failure::Failure;
use std::path::Path;

/// Under stress a rare outcome should show again.
const STRESS_MILLIS: u64 = 400;

/// How often a smaller program is taken before the result is small enough.
const ROUNDS_MAX: usize = 40;

/// The smallest program found, and its difference.
pub(super) fn shrink(
    bench: &Bench,
    checker: &Checker,
    program: &Program,
    difference: Difference,
    scratch: &Path,
) -> Result<(Program, Difference), Failure> {
    let mut best = (program.clone(), difference);
    let mut variant = 1;
    for _ in 0..ROUNDS_MAX {
        let candidates = best.0.smaller();
        if candidates.is_empty() {
            break;
        }
        bench.compile(&candidates, variant)?;
        let opponent = best.1.opponent;
        let found = candidates.iter().enumerate().find_map(|(index, candidate)| {
            let number = variant + index;
            let difference = fails(bench, checker, candidate, number, opponent, scratch)?;
            Some((candidate.clone(), difference))
        });
        variant += candidates.len();
        match found {
            Some(found) => best = found,
            None => break,
        }
    }
    Ok(best)
}

fn fails(
    bench: &Bench,
    checker: &Checker,
    program: &Program,
    variant: usize,
    opponent: Opponent,
    scratch: &Path,
) -> Option<Difference> {
    let modes = match opponent {
        Opponent::Mode(mode) => vec![mode],
        Opponent::Java => Vec::new(),
    };
    let mut judgement = judge(bench, checker, program, variant, &modes, scratch);
    if let Opponent::Java = opponent {
        let name = class_name(program, variant, Purpose::Stress);
        let printed = bench.stress(std::slice::from_ref(&name), STRESS_MILLIS).ok()?;
        judge_java(&mut judgement, printed.get(&name)?);
    }
    judgement.differences.into_iter().find(|difference| match (difference.opponent, opponent) {
        (Opponent::Mode(here), Opponent::Mode(wanted)) => here.name == wanted.name,
        (Opponent::Java, Opponent::Java) => true,
        _ => false,
    })
}
