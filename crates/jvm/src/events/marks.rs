//! What a program claims about itself: conditions that always hold, and such that some run meets.

use std::collections::BTreeMap;
use std::sync::Mutex;

use crate::machine::Machine;
use crate::state::ThreadId;
use crate::view::Location;

/// A condition that the program says always holds, and that did not.
#[derive(Clone, Debug)]
pub struct Broken {
    /// The property that it is about.
    pub property: &'static str,
    pub thread: ThreadId,
    pub label: String,
    /// What there is to say of it beside, from a comma on.
    pub why: String,
    pub stack: Vec<Location>,
}

/// Places with a condition that some run is to meet, and whether one did. Common to all workers;
/// no run can see it.
#[derive(Default, Debug)]
pub struct Marks {
    met: Mutex<BTreeMap<(String, String), bool>>,
    /// How often runs came to each claim about a secret or a session, in words.
    claims: Mutex<BTreeMap<String, u64>>,
}

impl Marks {
    fn note(&self, label: String, site: String, holds: bool) {
        let mut met = self.met.lock().expect("no worker panics with the lock");
        *met.entry((label, site)).or_default() |= holds;
    }

    pub(crate) fn copy(&self) -> Marks {
        let met = self.met.lock().expect("no worker panics with the lock").clone();
        let claims = self.claims.lock().expect("no worker panics with the lock").clone();
        Marks { met: Mutex::new(met), claims: Mutex::new(claims) }
    }

    /// Makes them what others are.
    pub(crate) fn set(&self, others: &Marks) {
        let met = others.met.lock().expect("no worker panics with the lock").clone();
        *self.met.lock().expect("no worker panics with the lock") = met;
        let claims = others.claims.lock().expect("no worker panics with the lock").clone();
        *self.claims.lock().expect("no worker panics with the lock") = claims;
    }

    pub(crate) fn clear(&self) {
        self.met.lock().expect("no worker panics with the lock").clear();
        self.claims.lock().expect("no worker panics with the lock").clear();
    }

    /// The claims that runs came to, and how often.
    pub fn claims(&self) -> Vec<(String, u64)> {
        let claims = self.claims.lock().expect("no worker panics with the lock");
        claims.iter().map(|(claim, times)| (claim.clone(), *times)).collect()
    }

    /// Whether some run came to a mark at this place.
    pub(super) fn knows(&self, site: &str) -> bool {
        let met = self.met.lock().expect("no worker panics with the lock");
        met.keys().any(|(_, known)| known == site)
    }

    /// Label and place of the conditions that were looked at and never met, in a fixed order.
    pub fn unmet(&self) -> Vec<(String, String)> {
        let met = self.met.lock().expect("no worker panics with the lock");
        met.iter().filter(|(_, met)| !**met).map(|(mark, _)| mark.clone()).collect()
    }
}

impl Machine {
    /// Notes that what always holds does not hold here.
    pub(crate) fn note_broken(&mut self, property: &'static str, label: String, why: String) {
        let thread = self.current();
        let stack = self.calling_locations();
        if let Some(watch) = self.watch_mut() {
            watch.broken.push(Broken { property, thread, label, why, stack });
        }
    }

    /// Notes a condition that some run is to meet.
    pub(crate) fn note_mark(&mut self, label: String, holds: bool) {
        let site = self.calling_locations().first().map(ToString::to_string).unwrap_or_default();
        if let Some(watch) = self.watch() {
            watch.learned.marks.note(label, site, holds);
        }
    }

    /// Notes that a run comes to a claim.
    pub(crate) fn note_claim(&mut self, claim: String) {
        if let Some(watch) = self.watch() {
            let mut claims =
                watch.learned.marks.claims.lock().expect("no worker panics with the lock");
            *claims.entry(claim).or_default() += 1;
        }
    }

    /// The stack below the native that runs.
    fn calling_locations(&self) -> Vec<Location> {
        let mut places = self.locations(self.current());
        places.remove(0);
        // What Heddle itself does for a claim is nobody's business.
        let is_own = |place: &Location| {
            place.class.starts_with("heddle.crypto.") || place.class == "heddle.Heddle"
        };
        let own = places.iter().take_while(|place| is_own(place)).count();
        places.drain(..own.min(places.len().saturating_sub(1)));
        places
    }
}
