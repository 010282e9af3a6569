//! The policy of a search: which reductions are on, and what they say of an access.

use std::cell::RefCell;
use std::sync::Arc;

use heddle_access::{Assumed, Kind, Mode};

use crate::conflicts::Conflict;
use crate::visible::{AskedKinds, Local, Sight, VisibleKinds};

/// Which reductions are on. With none, every access to memory is visible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reductions {
    pub local: bool,
    pub conflict: bool,
    pub locks: bool,
    pub library: bool,
    pub forget: bool,
    pub adversary: bool,
}

/// A reduction by name: what it leaves out, and whether it is on.
pub struct Reduction {
    pub name: &'static str,
    pub claim: &'static str,
    pub is_on: fn(&Reductions) -> bool,
    pub turn: fn(&mut Reductions, bool),
}

/// Every reduction there is.
pub const REDUCTIONS: &[Reduction] = &[
    Reduction {
        name: "local",
        claim: "objects that only one thread can reach need no scheduling",
        is_on: |all| all.local,
        turn: |all, on| all.local = on,
    },
    Reduction {
        name: "conflict",
        claim: "only places on which two threads collide are visible",
        is_on: |all| all.conflict,
        turn: |all, on| all.conflict = on,
    },
    Reduction {
        name: "locks",
        claim: "accesses under a common monitor do not collide",
        is_on: |all| all.locks,
        turn: |all, on| all.locks = on,
    },
    Reduction {
        name: "library",
        claim: "library operations that are documented as atomic are one step",
        is_on: |all| all.library,
        turn: |all, on| all.library = on,
    },
    Reduction {
        name: "forget",
        claim: "what nobody can read any more does not tell states apart",
        is_on: |all| all.forget,
        turn: |all, on| all.forget = on,
    },
    Reduction {
        name: "adversary",
        claim: "an adversary stays with a process as long as nobody else notices what it does there",
        is_on: |all| all.adversary,
        turn: |all, on| all.adversary = on,
    },
];

impl Reductions {
    pub const ALL: Reductions = Reductions {
        local: true,
        conflict: true,
        locks: true,
        library: true,
        forget: true,
        adversary: true,
    };
    pub const NONE: Reductions = Reductions {
        local: false,
        conflict: false,
        locks: false,
        library: false,
        forget: false,
        adversary: false,
    };
}

/// Decides what is done about accesses; knows nothing of who makes them.
pub struct Policy {
    pub reductions: Reductions,
    visible: Arc<VisibleKinds>,
    local: Local,
    /// Something taken for granted broke: what was explored so far does not count.
    pub restart: bool,
    /// Collisions found in the middle of a transition.
    pub conflicts: Vec<Conflict>,
    fixed: Fixed,
    /// What thread pools count belongs to the state. A matter of comparing states: no run depends on it.
    pub pool_counters_count: bool,
    /// What was asked of assumptions, and answered. An answer holds for the whole search.
    disproved: RefCell<Answers>,
}

/// Assumptions that were asked for, and the answers, as bits: some are asked for at every access.
#[derive(Clone, Debug, Default)]
struct Answers {
    asked: Vec<Assumed>,
    answered: u32,
    disproved: u32,
}

impl Answers {
    fn get(&mut self, assumed: Assumed, answer: impl FnOnce() -> bool) -> bool {
        let bit = assumed.bit();
        if self.answered & bit == 0 {
            self.asked.push(assumed);
            self.answered |= bit;
            self.disproved |= if answer() { bit } else { 0 };
        }
        self.disproved & bit != 0
    }

    fn iter(&self) -> impl Iterator<Item = (Assumed, bool)> {
        self.asked.iter().map(|&assumed| (assumed, self.disproved & assumed.bit() != 0))
    }
}

/// What holds for a whole search, from its first step on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Fixed {
    /// Printing, filling caches and initialising library classes are steps like others.
    unobserved_calls_count: bool,
    /// Somebody sees which threads wait for a lock of the library.
    queues_are_seen: bool,
    /// Somebody asks for stacks of other threads.
    stops_at_calls: bool,
    /// Some literals are interned by the program, too.
    stops_before_literals: bool,
}

impl Fixed {
    fn new(visible: &VisibleKinds) -> Fixed {
        let has_sort = |kind: Kind| visible.has_sort(kind.word().0);
        let stops_at_calls = has_sort(Kind::Stack { class: 0 });
        Fixed {
            unobserved_calls_count: visible.is_visible(Kind::Assumed(Assumed::UnobservedCalls)),
            queues_are_seen: visible.is_visible(Kind::Assumed(Assumed::Queues))
                || has_sort(Kind::Status { class: 0 })
                || stops_at_calls,
            stops_at_calls,
            stops_before_literals: has_sort(Kind::Interned(0)),
        }
    }
}

/// All that a policy was asked up to some moment. What a program does is a function of its state and
/// of these answers, so a search that gives the same ones comes to the same state.
#[derive(Clone, Debug)]
pub struct Asked {
    kinds: AskedKinds,
    fixed: Fixed,
    disproved: Answers,
}

impl Policy {
    pub fn new(reductions: Reductions, visible: Arc<VisibleKinds>) -> Policy {
        Policy {
            reductions,
            fixed: Fixed::new(&visible),
            pool_counters_count: !(reductions.library && reductions.forget)
                || visible.is_visible(Kind::Assumed(Assumed::PoolCounters))
                || visible.is_visible(Kind::Assumed(Assumed::IdleWorkers)),
            disproved: RefCell::default(),
            local: Local::new(&visible),
            visible,
            restart: false,
            conflicts: Vec::new(),
        }
    }

    /// What this policy was asked so far.
    pub fn asked(&self) -> Asked {
        let disproved = self.disproved.borrow().clone();
        Asked { kinds: self.local.asked(), fixed: self.fixed, disproved }
    }

    /// Whether this policy, new as it is, gives these questions the answers they got.
    pub fn answers_like(&self, asked: &Asked) -> bool {
        let Asked { kinds, fixed, disproved } = asked;
        let is_visible = |assumed| self.visible.is_visible(Kind::Assumed(assumed));
        *fixed == self.fixed
            && disproved.iter().all(|(assumed, answer)| is_visible(assumed) == answer)
            && self.local.answers_like(kinds)
    }

    /// Goes on behind questions that it gives the answers they got.
    pub fn resume(&mut self, asked: &Asked) {
        debug_assert!(self.answers_like(asked), "only who answers alike goes on");
        self.local.resume(&self.visible, &asked.kinds);
        self.disproved = RefCell::new(asked.disproved.clone());
    }

    /// What is to be done about an access to a place that others can reach.
    #[inline]
    pub fn sight(&mut self, kind: Kind, mode: Mode) -> Sight {
        if kind.counts_when_asked() {
            return self.sight_when_asked(kind, mode);
        }
        if !self.reductions.conflict {
            return Sight::Visible;
        }
        let (sight, broke) = self.local.sight(&self.visible, kind, mode);
        self.restart |= broke;
        sight
    }

    /// What changes all the time is visible as soon as somebody asks for it, and no place before:
    /// that leaves no order out, whatever reductions are on.
    fn sight_when_asked(&mut self, kind: Kind, mode: Mode) -> Sight {
        if self.local.is_visible(&self.visible, kind) {
            return Sight::Visible;
        }
        if mode == Mode::Read {
            self.restart |= self.visible.make_visible(kind);
        }
        Sight::Unseen
    }

    /// From the next search on, threads stop before places of this kind.
    pub fn show(&mut self, kind: Kind) {
        if self.reductions.conflict {
            self.restart |= self.visible.make_visible(kind);
        }
    }

    /// What the `library` reduction takes for granted does not hold.
    pub fn disprove(&mut self, assumed: Assumed) {
        if self.reductions.library {
            self.restart |= self.visible.make_visible(Kind::Assumed(assumed));
        }
    }

    /// Whether this search stops at calls: somebody asks for stacks of other threads.
    pub fn stops_at_calls(&self) -> bool {
        self.fixed.stops_at_calls
    }

    /// Whether this search stops before literals: some of them are interned by the program, too.
    pub fn stops_before_literals(&self) -> bool {
        self.fixed.stops_before_literals
    }

    /// Whether an assumption did not hold in earlier searches.
    pub fn is_disproved(&self, assumed: Assumed) -> bool {
        let answer = || self.visible.is_visible(Kind::Assumed(assumed));
        self.disproved.borrow_mut().get(assumed, answer)
    }

    /// Whether somebody sees which threads wait for a lock of the library.
    pub fn queues_are_seen(&self) -> bool {
        self.fixed.queues_are_seen
    }

    /// Printing, filling caches and initialising library classes are steps like others: one was
    /// seen to call code of the program that does more than make text.
    pub fn unobserved_calls_count(&self) -> bool {
        self.fixed.unobserved_calls_count
    }

    /// Makes visible what will most likely collide.
    pub fn suspect(&mut self, kinds: impl IntoIterator<Item = Kind>) {
        let news = kinds.into_iter().filter(|&kind| self.visible.make_visible(kind)).count();
        self.restart |= news > 0;
    }

    /// Makes visible what collided; true if that is news. Whoever looks up a name goes on to what it
    /// stands for: where names collide, the rest may well be in order once threads stop before names,
    /// and is met again if it is not.
    pub fn learn(&self, found: &[Conflict]) -> bool {
        let news = |only_names: bool| {
            let kinds = found.iter().flat_map(|found| [found.earlier.kind, found.later.kind]);
            let kinds = kinds.filter(|kind| !only_names || *kind == Kind::Bound);
            kinds.filter(|&kind| self.visible.make_visible(kind)).count() > 0
        };
        news(true) || news(false)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const KIND: Kind = Kind::Field { class: 3, offset: 8 };

    #[test]
    fn without_the_reduction_every_shared_place_is_visible() {
        let shared = Arc::<VisibleKinds>::default();
        let mut policy = Policy::new(Reductions::NONE, shared.clone());
        assert_eq!(policy.sight(KIND, Mode::Read), Sight::Visible);
        assert!(shared.all().is_empty() && !policy.restart);
    }

    #[test]
    fn what_nobody_asks_for_is_no_place() {
        let status = Kind::Status { class: 3 };
        for reductions in [Reductions::ALL, Reductions::NONE] {
            let shared = Arc::<VisibleKinds>::default();
            let mut policy = Policy::new(reductions, shared.clone());
            assert_eq!(policy.sight(status, Mode::Write), Sight::Unseen);
            assert!(!policy.restart);
            policy.sight(status, Mode::Read);
            assert!(policy.restart);
            let mut next = Policy::new(reductions, shared);
            assert_eq!(next.sight(status, Mode::Write), Sight::Visible);
            assert_eq!(next.sight(status, Mode::Read), Sight::Visible);
            assert!(!next.restart);
        }
    }

    #[test]
    fn what_is_shown_is_visible_in_the_next_search() {
        let shared = Arc::<VisibleKinds>::default();
        let mut policy = Policy::new(Reductions::ALL, shared.clone());
        policy.show(KIND);
        assert!(policy.restart);
        let mut next = Policy::new(Reductions::ALL, shared);
        assert_eq!(next.sight(KIND, Mode::Read), Sight::Visible);
        next.show(KIND);
        assert!(!next.restart);
    }

    #[test]
    fn every_reduction_has_its_own_switch() {
        for reduction in REDUCTIONS {
            let mut all = Reductions::NONE;
            (reduction.turn)(&mut all, true);
            let on = REDUCTIONS.iter().filter(|other| (other.is_on)(&all));
            assert_eq!(on.map(|other| other.name).collect::<Vec<_>>(), [reduction.name]);
        }
    }

    #[test]
    fn assumptions_matter_to_the_library_reduction_only() {
        let shared = Arc::<VisibleKinds>::default();
        let none = Reductions { library: false, ..Reductions::ALL };
        let mut policy = Policy::new(none, shared.clone());
        policy.disprove(Assumed::Counts);
        assert!(!policy.restart && !policy.is_disproved(Assumed::Counts));
        let mut policy = Policy::new(Reductions::ALL, shared);
        policy.disprove(Assumed::Counts);
        assert!(policy.restart);
        let shared = policy.visible.clone();
        assert!(Policy::new(Reductions::ALL, shared).is_disproved(Assumed::Counts));
    }

    #[test]
    fn a_search_does_not_go_on_behind_a_question_that_has_another_answer_now() {
        let shared = Arc::<VisibleKinds>::default();
        let mut policy = Policy::new(Reductions::ALL, shared.clone());
        let before = policy.asked();
        assert!(!policy.is_disproved(Assumed::Counts));
        let behind = policy.asked();
        policy.disprove(Assumed::Counts);
        let next = Policy::new(Reductions::ALL, shared.clone());
        assert!(next.answers_like(&before));
        assert!(!next.answers_like(&behind));
        // What is so from the first step on has no moment before it.
        shared.make_visible(Kind::Assumed(Assumed::Queues));
        assert!(!Policy::new(Reductions::ALL, shared).answers_like(&before));
    }
}
