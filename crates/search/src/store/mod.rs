//! The store: which states were visited, shared by all workers.
//!
//! A visit may carry a cost (depth, or preemptions, where those are bounded or give the order).
//! The store then remembers the lowest, because a state reached at less cost has more of its
//! future within reach.

mod bitstate;
mod exact;
mod table;

use crate::System;
use crate::options::StoreKind;

use bitstate::Bits;
use exact::Exact;
use table::Fingerprints;

/// What kinds of store there are, for lists and help.
pub const STORES: &[(&str, &str)] = &[
    ("fingerprint", "128-bit fingerprints, 16 to 24 bytes a state"),
    ("exact", "whole canonical states: slow and large, and right beyond doubt"),
    ("bitstate", "three bits a state in a table of fixed size (bitstate:64M); never complete"),
    ("none", "nothing is remembered: every path is followed"),
];

/// What a visit found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Visit {
    New,
    /// Seen, but only at a higher cost.
    Cheaper,
    /// Seen at the same cost; also when no costs are kept.
    Same,
    /// Seen at a lower cost.
    Dearer,
}

/// What distinguishes visits beside the state.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Marks {
    /// Makes the state another one for each actor.
    pub(crate) actor: Option<u32>,
    pub(crate) cost: u32,
}

/// The visited states.
pub(crate) struct Store {
    inner: Inner,
    /// The store cannot keep costs, but they bound the search: each cost makes another state.
    cost_in_key: bool,
}

enum Inner {
    Fingerprints(Fingerprints),
    Exact(Exact),
    Bits(Bits),
    Nothing,
}

impl Store {
    /// `costs`: visits carry costs that matter. `bounded`: there is a highest cost.
    pub(crate) fn new(kind: StoreKind, costs: bool, bounded: bool) -> Store {
        let inner = match kind {
            StoreKind::Fingerprint => Inner::Fingerprints(Fingerprints::new(costs)),
            StoreKind::Exact => Inner::Exact(Exact::new()),
            StoreKind::Bitstate { bytes } => Inner::Bits(Bits::new(bytes)),
            StoreKind::None => Inner::Nothing,
        };
        Store { inner, cost_in_key: costs && bounded }
    }

    /// Visits the state in which the system stands.
    pub(crate) fn visit<S: System>(
        &self,
        system: &mut S,
        marks: Marks,
        scratch: &mut Vec<u8>,
    ) -> Visit {
        match &self.inner {
            Inner::Fingerprints(table) => {
                table.visit(mixed(system.fingerprint(), marks.actor, 0), marks.cost)
            }
            Inner::Exact(exact) => {
                scratch.clear();
                system.canonical(scratch);
                if let Some(actor) = marks.actor {
                    scratch.extend_from_slice(&actor.to_le_bytes());
                }
                exact.visit(scratch, marks.cost)
            }
            Inner::Bits(bits) => {
                let cost = if self.cost_in_key { marks.cost + 1 } else { 0 };
                bits.visit(mixed(system.fingerprint(), marks.actor, cost))
            }
            Inner::Nothing => Visit::New,
        }
    }

    /// Memory taken.
    pub(crate) fn bytes(&self) -> u64 {
        match &self.inner {
            Inner::Fingerprints(table) => table.bytes(),
            Inner::Exact(exact) => exact.bytes(),
            Inner::Bits(bits) => bits.bytes(),
            Inner::Nothing => 0,
        }
    }

    /// How likely it is that some state was taken for another one, and which part of all states
    /// was let through, given that `states` were.
    pub(crate) fn omissions(&self, states: u64) -> (f64, f64) {
        match &self.inner {
            // The birthday bound for 128 bits.
            Inner::Fingerprints(_) => ((states as f64).powi(2) / 2f64.powi(129), 1.0),
            Inner::Exact(_) | Inner::Nothing => (0.0, 1.0),
            Inner::Bits(bits) => bits.omissions(states),
        }
    }
}

/// Adds what distinguishes visits to a fingerprint, and spreads it over all bits: a system may
/// give fingerprints that differ in a few bits only, and the tables rely on all of them.
fn mixed(fingerprint: u128, actor: Option<u32>, cost: u32) -> u128 {
    const ODD: u128 = 0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835;
    let actor = actor.map_or(0, |actor| u128::from(actor) + 1);
    let marks = (actor << 32 | u128::from(cost)).wrapping_mul(ODD);
    let mut key = (fingerprint ^ marks.rotate_left(41)).wrapping_mul(ODD);
    key ^= key >> 67;
    key = key.wrapping_mul(ODD);
    key ^ key >> 64
}
