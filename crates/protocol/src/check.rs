//! Everything that files claim: each architecture fits together, each claim holds.

use crate::automaton::TooLarge;
use crate::compose::{Composition, compose};
use crate::inclusion::{Difference, difference};
use crate::model::{Assembly, ClaimModel, Model};
use crate::syntax::Relation;

/// What was checked, and what came of it.
pub enum Checked<'model> {
    Architecture(&'model Assembly, Composition),
    Claim(&'model ClaimModel, Result<ClaimOutcome, TooLarge>),
}

/// Where two protocols differ; nothing if the claim holds.
pub struct ClaimOutcome {
    /// What the left one has in addition.
    pub left_only: Option<Difference>,
    /// What the right one has in addition, if that is claimed to be nothing too.
    pub right_only: Option<Difference>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    Holds,
    Violated,
    /// There are more states than allowed, and among those seen nothing is wrong.
    Inconclusive,
}

impl Checked<'_> {
    pub fn verdict(&self) -> Verdict {
        match self {
            Checked::Architecture(_, composition) => match composition {
                Composition { failures, .. } if !failures.is_empty() => Verdict::Violated,
                Composition { is_complete: false, .. } => Verdict::Inconclusive,
                _ => Verdict::Holds,
            },
            Checked::Claim(_, Err(_)) => Verdict::Inconclusive,
            Checked::Claim(_, Ok(outcome)) => {
                match outcome.left_only.is_some() || outcome.right_only.is_some() {
                    true => Verdict::Violated,
                    false => Verdict::Holds,
                }
            }
        }
    }
}

/// Checks an architecture.
pub fn check_architecture<'model>(
    model: &Model,
    assembly: &'model Assembly,
    states_max: usize,
) -> Checked<'model> {
    Checked::Architecture(assembly, compose(model, assembly, states_max))
}

/// Checks a claim.
pub fn check_claim<'model>(
    model: &Model,
    claim: &'model ClaimModel,
    states_max: usize,
) -> Checked<'model> {
    let left = &model.frame(claim.left).protocol;
    let right = &model.frame(claim.right).protocol;
    let outcome = difference(left, right, states_max).and_then(|left_only| {
        let right_only = match claim.relation {
            Relation::Within => None,
            Relation::Equals => difference(right, left, states_max)?,
        };
        Ok(ClaimOutcome { left_only, right_only })
    });
    Checked::Claim(claim, outcome)
}

/// Checks everything, in the order of the text.
pub fn check(model: &Model, states_max: usize) -> Vec<Checked<'_>> {
    let architectures =
        model.assemblies.iter().map(|assembly| check_architecture(model, assembly, states_max));
    let claims = model.claims.iter().map(|claim| check_claim(model, claim, states_max));
    architectures.chain(claims).collect()
}
