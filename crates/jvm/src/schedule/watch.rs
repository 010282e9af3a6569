//! What is looked for while a program is checked, and what was found since the last transition.

use std::sync::Arc;

use heddle_access::Kind;
use heddle_reduction::{Conflict, Policy, Reductions};
use rustc_hash::FxHashMap;

use super::{Learned, Waypoints};
use crate::brake::Brake;
use crate::events::{Broken, Recorder};
use crate::follow::ProtocolViolation;
use crate::state::{Nature, ThreadId};
use crate::view::Location;
use crate::view::{Cover, Reached};

/// An exception that nothing in the program takes.
#[derive(Clone, Debug)]
pub struct Uncaught {
    pub thread: ThreadId,
    pub class: String,
    pub message: Option<String>,
    pub stack: Vec<Location>,
    /// What led to it, the nearest first: what it says, and where in the program it was made.
    pub causes: Vec<(String, Option<Location>)>,
    pub is_assertion: bool,
}

/// Two accesses that nothing orders.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Race {
    pub kind: Kind,
    pub earlier: RaceAccess,
    pub later: RaceAccess,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RaceAccess {
    pub thread: ThreadId,
    pub write: bool,
    pub at: Location,
}

/// What a checked machine looks for, and who decides what it stops before.
pub struct Watch {
    pub policy: Policy,
    /// What searches of this program came to know.
    pub learned: Arc<Learned>,
    /// What was printed counts: its order is visible.
    pub outputs: bool,
    /// How runs end counts.
    pub ends_count: bool,
    /// What a thread does again and again without being seen is made visible.
    pub suspects: bool,
    /// A weak compare-and-set may fail without a reason.
    pub spurious_failures: bool,
    /// The program said that this run is of no interest.
    pub pruned: bool,
    pub uncaught: Vec<Uncaught>,
    /// The races that were found, if they are looked for.
    pub races: Option<Vec<Race>>,
    /// What is known of kinds of places where races are looked for.
    pub(crate) natures: FxHashMap<Kind, Nature>,
    /// What always holds and did not.
    pub broken: Vec<Broken>,
    /// Events that the protocol of the component does not allow.
    pub protocol_violations: Vec<ProtocolViolation>,
    /// Somebody looks at every state: no thread is ever alone.
    pub observed: bool,
    /// A look at the state runs.
    pub(crate) observing: bool,
    /// Takes down what happens, when a reader wants it.
    pub recorder: Option<Recorder>,
    /// Which instructions were met, when a reader wants to know.
    pub(crate) cover: Option<Cover>,
    /// Ends a run from outside.
    pub brake: Option<Arc<Brake>>,
    /// Taken on the way to the first choice, if they are wanted.
    pub waypoints: Option<Waypoints>,
    /// How many volatile fields were known to be accessed in weaker ways when the search began.
    pub(super) weak_accesses: usize,
}

/// What a run has found and nobody has looked at yet.
#[derive(Clone)]
pub(super) struct Found {
    pruned: bool,
    uncaught: Vec<Uncaught>,
    races: Option<Vec<Race>>,
    broken: Vec<Broken>,
    protocol_violations: Vec<ProtocolViolation>,
    /// Of runs that have been ordered since, so that comparing them again would not show it.
    conflicts: Vec<Conflict>,
}

impl Watch {
    pub fn new(reductions: Reductions, learned: Arc<Learned>) -> Watch {
        Watch {
            policy: Policy::new(reductions, learned.visible.clone()),
            weak_accesses: learned.weak_accesses(),
            learned,
            outputs: false,
            ends_count: false,
            suspects: false,
            spurious_failures: false,
            pruned: false,
            uncaught: Vec::new(),
            races: None,
            natures: FxHashMap::default(),
            broken: Vec::new(),
            protocol_violations: Vec::new(),
            observed: false,
            observing: false,
            recorder: None,
            cover: None,
            brake: None,
            waypoints: None,
        }
    }

    /// From now on the lines that are met are kept there.
    pub fn cover(&mut self, reached: Arc<Reached>) {
        self.cover = Some(Cover::new(reached));
    }

    pub(super) fn found(&self) -> Found {
        Found {
            pruned: self.pruned,
            uncaught: self.uncaught.clone(),
            races: self.races.clone(),
            broken: self.broken.clone(),
            protocol_violations: self.protocol_violations.clone(),
            conflicts: self.policy.conflicts.clone(),
        }
    }

    pub(super) fn set_found(&mut self, found: Found) {
        let Found { pruned, uncaught, races, broken, protocol_violations, conflicts } = found;
        self.pruned = pruned;
        self.uncaught = uncaught;
        self.races = races;
        self.broken = broken;
        self.protocol_violations = protocol_violations;
        self.policy.conflicts = conflicts;
    }

    /// Whether a volatile field is also accessed in weaker ways; `found` says that it is, which
    /// begins the search again if it is news: what was volatile so far was not recorded.
    pub(crate) fn is_weakly_accessed(&mut self, kind: Kind, found: bool) -> bool {
        let (known, news) = self.learned.is_weakly_accessed(kind, found);
        self.policy.restart |= news;
        known
    }

    pub(crate) fn reductions(&self) -> Reductions {
        self.policy.reductions
    }
}
