//! Which kinds of places are visible, and when it is found out that one should have been.
//!
//! A kind starts as one that nobody writes once others can reach it: reads leave no trace. A write
//! changes that, and if reads went by unrecorded until then, the search begins again. Two runs that
//! collide make the kind visible, and the search begins again. Kinds are finitely many and only
//! ever gain, so this ends.

use std::sync::Mutex;

use heddle_access::{Kind, Mode};
use rustc_hash::{FxHashMap, FxHashSet};

/// A kind by names that are the same in every run, so that it can travel in a trace.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct KindName {
    /// `field`, `monitor`, `sent`: what sort of place.
    pub sort: String,
    /// Internal form: `java/lang/Thread`, `[I`.
    pub class: Option<String>,
    pub statics: bool,
    /// Of a field in its object.
    pub offset: Option<u32>,
    /// What else tells kinds of a sort apart: `server of port 9000`.
    pub of: Option<String>,
}

/// What is to be done about an access.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Sight {
    /// Nobody has to know of it.
    Unseen,
    /// It goes into the run.
    Recorded,
    /// The thread stops before it.
    Visible,
}

/// What happened to a kind so far.
#[derive(Clone, Copy, Default, Debug, PartialEq, Eq)]
struct Seen(u8);

const READ: u8 = 1;
const WRITTEN: u8 = 2;
const VISIBLE: u8 = 4;

impl Seen {
    fn sight(self) -> Sight {
        if self.0 & VISIBLE != 0 {
            Sight::Visible
        } else if self.0 & WRITTEN != 0 {
            Sight::Recorded
        } else {
            Sight::Unseen
        }
    }

    /// Whether an access adds nothing to this.
    #[inline]
    fn is_settled(self, mode: Mode) -> bool {
        match mode {
            Mode::Read => self.0 != 0,
            Mode::Write => self.0 & (WRITTEN | VISIBLE) != 0,
        }
    }

    /// Whether a search that begins with this gives the answers of one that began with `then` and
    /// came to `now`. That a kind is written makes no difference where the first access wrote it.
    fn answers_like(self, then: Seen, now: Seen) -> bool {
        self == then || self.0 & VISIBLE == then.0 & VISIBLE && now.0 & READ == 0
    }
}

/// Gives a kind its name.
type Naming = Box<dyn Fn(Kind) -> KindName + Send + Sync>;

/// What an earlier search came to see.
struct Fixed {
    visible: FxHashSet<KindName>,
    /// What else is written; nothing if no run is so long that it matters.
    written: Option<FxHashSet<KindName>>,
    name_of: Naming,
}

/// Shared by the workers of a search, kept from one search to the next.
#[derive(Default)]
pub struct VisibleKinds {
    kinds: Mutex<FxHashMap<Kind, Seen>>,
    /// Set for a replay: these kinds are visible, and nothing changes that.
    fixed: Option<Fixed>,
}

impl VisibleKinds {
    /// What a search ended with, for a run that follows one of its traces: what was visible, and what
    /// was merely written.
    pub fn fixed(
        visible: impl IntoIterator<Item = KindName>,
        written: Option<FxHashSet<KindName>>,
        name_of: impl Fn(Kind) -> KindName + Send + Sync + 'static,
    ) -> Self {
        let visible = visible.into_iter().collect();
        let fixed = Fixed { visible, written, name_of: Box::new(name_of) };
        VisibleKinds { kinds: Mutex::default(), fixed: Some(fixed) }
    }

    /// What a kind is in a replay from its first access on.
    fn fixed_seen(&self, kind: Kind, bit: u8) -> Option<Seen> {
        let fixed = self.fixed.as_ref()?;
        let name = (fixed.name_of)(kind);
        Some(Seen(if fixed.visible.contains(&name) {
            WRITTEN | VISIBLE
        } else {
            match &fixed.written {
                None => bit,
                Some(written) if written.contains(&name) => WRITTEN,
                // Whoever tells of a run takes a store of the same value for a write, too.
                Some(_) => READ,
            }
        }))
    }

    /// A copy, for a run that is to leave the search as it is.
    pub fn fork(&self) -> VisibleKinds {
        debug_assert!(self.fixed.is_none(), "a replay learns nothing");
        VisibleKinds { kinds: Mutex::new(self.lock().clone()), fixed: None }
    }

    /// Takes over what such a run has come to know.
    pub fn adopt(&self, fork: &VisibleKinds) {
        self.lock().clone_from(&fork.lock());
    }

    /// Forgets what was merely read: a new search begins.
    pub fn begin(&self) {
        forget_reads(&mut self.lock());
    }

    /// From now on threads stop before such places; true if that is news.
    pub fn make_visible(&self, kind: Kind) -> bool {
        if self.fixed.is_some() {
            return false;
        }
        let mut kinds = self.lock();
        let seen = kinds.entry(kind).or_default();
        let news = seen.0 & VISIBLE == 0;
        seen.0 |= VISIBLE | WRITTEN;
        news
    }

    pub fn is_visible(&self, kind: Kind) -> bool {
        if let Some(fixed) = &self.fixed {
            return fixed.visible.contains(&(fixed.name_of)(kind));
        }
        self.lock().get(&kind).is_some_and(|seen| seen.sight() == Sight::Visible)
    }

    /// Whether a kind of this sort is visible.
    pub fn has_sort(&self, sort: &str) -> bool {
        if let Some(fixed) = &self.fixed {
            return fixed.visible.iter().any(|name| name.sort == sort);
        }
        self.lock()
            .iter()
            .any(|(kind, seen)| kind.word().0 == sort && seen.sight() == Sight::Visible)
    }

    /// The visible kinds, in a fixed order.
    pub fn all(&self) -> Vec<Kind> {
        self.seen_as(Sight::Visible)
    }

    /// The kinds that are written, but not visible, in a fixed order. Accesses to them go into runs.
    pub fn written(&self) -> Vec<Kind> {
        self.seen_as(Sight::Recorded)
    }

    fn seen_as(&self, sight: Sight) -> Vec<Kind> {
        let kinds = self.lock();
        let seen = kinds.iter().filter(|(_, seen)| seen.sight() == sight);
        let mut all: Vec<Kind> = seen.map(|(&kind, _)| kind).collect();
        all.sort_unstable();
        all
    }

    fn add(&self, kind: Kind, bit: u8) -> Seen {
        let bit = self.fixed_seen(kind, bit).map_or(bit, |seen| seen.0);
        let mut kinds = self.lock();
        let seen = kinds.entry(kind).or_default();
        seen.0 |= bit;
        *seen
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, FxHashMap<Kind, Seen>> {
        self.kinds.lock().expect("no worker panics with the lock")
    }
}

/// What was read without a record belongs to a search that is over.
fn forget_reads(kinds: &mut FxHashMap<Kind, Seen>) {
    kinds.retain(|_, seen| {
        seen.0 &= !READ;
        seen.0 != 0
    });
}

/// A worker's copy, so that the common case takes no lock.
pub(crate) struct Local {
    /// What was known when the search began.
    known: FxHashMap<Kind, Seen>,
    /// The kinds that were asked about since.
    kinds: FxHashMap<Kind, Seen>,
}

/// What was asked about kinds up to some moment, and what was known of each when the search began.
#[derive(Clone, Debug)]
pub(crate) struct AskedKinds {
    kinds: Vec<(Kind, Seen, Seen)>,
}

impl Local {
    pub(crate) fn new(shared: &VisibleKinds) -> Local {
        let mut known = shared.lock().clone();
        forget_reads(&mut known);
        Local { known, kinds: FxHashMap::default() }
    }

    /// What was asked so far.
    pub(crate) fn asked(&self) -> AskedKinds {
        let known = |kind: &Kind| self.known.get(kind).copied().unwrap_or_default();
        let all = self.kinds.iter().map(|(kind, &seen)| (*kind, known(kind), seen));
        let mut kinds: Vec<_> = all.collect();
        kinds.sort_unstable_by_key(|&(kind, ..)| kind);
        AskedKinds { kinds }
    }

    /// Whether this search gives the questions of an earlier one the answers they got.
    pub(crate) fn answers_like(&self, asked: &AskedKinds) -> bool {
        let known = |kind: &Kind| self.known.get(kind).copied().unwrap_or_default();
        asked.kinds.iter().all(|(kind, then, seen)| known(kind).answers_like(*then, *seen))
    }

    /// Goes on behind such questions.
    pub(crate) fn resume(&mut self, shared: &VisibleKinds, asked: &AskedKinds) {
        for &(kind, _, seen) in &asked.kinds {
            // Whoever writes it now has to know that it was read.
            if seen.0 & READ != 0 {
                shared.add(kind, READ);
            }
            self.kinds.insert(kind, seen);
        }
    }

    /// What is to be done about an access, and whether something taken for granted just broke.
    #[inline]
    pub(crate) fn sight(&mut self, shared: &VisibleKinds, kind: Kind, mode: Mode) -> (Sight, bool) {
        let seen = self.kinds.get(&kind).copied().unwrap_or_default();
        if seen.is_settled(mode) {
            (seen.sight(), false)
        } else {
            self.meet(shared, kind, mode, seen)
        }
    }

    /// Whether a kind was visible when this search began.
    pub(crate) fn is_visible(&mut self, shared: &VisibleKinds, kind: Kind) -> bool {
        if let Some(seen) = self.kinds.get(&kind) {
            return seen.sight() == Sight::Visible;
        }
        let known = self.known.get(&kind).copied();
        let seen = known.or_else(|| shared.fixed_seen(kind, 0)).unwrap_or_default();
        self.kinds.insert(kind, seen);
        seen.sight() == Sight::Visible
    }

    /// The first question about a kind, the first read or the first write of it by this worker.
    #[cold]
    fn meet(&mut self, shared: &VisibleKinds, kind: Kind, mode: Mode, seen: Seen) -> (Sight, bool) {
        let seen = match self.known.get(&kind) {
            Some(known) => Seen(seen.0 | known.0),
            None => seen,
        };
        if seen.is_settled(mode) {
            self.kinds.insert(kind, seen);
            return (seen.sight(), false);
        }
        let (bit, others) = match mode {
            Mode::Read => (READ, WRITTEN | VISIBLE),
            Mode::Write => (WRITTEN, READ),
        };
        let all = shared.add(kind, bit);
        if shared.fixed.is_some() {
            self.kinds.insert(kind, all);
            return (all.sight(), false);
        }
        let now = Seen(seen.0 | bit);
        self.kinds.insert(kind, now);
        (now.sight(), all.0 & others != 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const KIND: Kind = Kind::Field { class: 3, offset: 8 };

    #[test]
    fn reads_of_what_nobody_writes_leave_no_trace() {
        let shared = VisibleKinds::default();
        let mut local = Local::new(&shared);
        assert_eq!(local.sight(&shared, KIND, Mode::Read), (Sight::Unseen, false));
        assert_eq!(local.sight(&shared, KIND, Mode::Read), (Sight::Unseen, false));
    }

    #[test]
    fn a_write_after_unrecorded_reads_begins_the_search_again() {
        let shared = VisibleKinds::default();
        let mut local = Local::new(&shared);
        local.sight(&shared, KIND, Mode::Read);
        assert_eq!(local.sight(&shared, KIND, Mode::Write), (Sight::Recorded, true));
        shared.begin();
        let mut local = Local::new(&shared);
        assert_eq!(local.sight(&shared, KIND, Mode::Read), (Sight::Recorded, false));
        assert_eq!(local.sight(&shared, KIND, Mode::Write), (Sight::Recorded, false));
    }

    #[test]
    fn a_read_of_one_worker_and_a_write_of_another_meet() {
        let shared = VisibleKinds::default();
        let (mut one, mut other) = (Local::new(&shared), Local::new(&shared));
        one.sight(&shared, KIND, Mode::Read);
        assert_eq!(other.sight(&shared, KIND, Mode::Write), (Sight::Recorded, true));
        let (mut one, mut other) = (Local::new(&VisibleKinds::default()), other);
        other.sight(&shared, KIND, Mode::Write);
        assert_eq!(one.sight(&shared, KIND, Mode::Read), (Sight::Unseen, true));
    }

    #[test]
    fn visible_kinds_stay_visible() {
        let shared = VisibleKinds::default();
        assert!(shared.make_visible(KIND));
        assert!(!shared.make_visible(KIND));
        shared.begin();
        let mut local = Local::new(&shared);
        assert_eq!(local.sight(&shared, KIND, Mode::Read), (Sight::Visible, false));
        assert_eq!(shared.all(), [KIND]);
    }

    /// Goes on behind `first` accesses of an earlier search, after `later` ones of the same search.
    fn resumed(first: &[Mode], later: &[Mode]) -> Option<(Local, VisibleKinds)> {
        let shared = VisibleKinds::default();
        let mut local = Local::new(&shared);
        for &mode in first {
            local.sight(&shared, KIND, mode);
        }
        let asked = local.asked();
        for &mode in later {
            local.sight(&shared, KIND, mode);
        }
        shared.begin();
        let mut next = Local::new(&shared);
        next.answers_like(&asked).then(|| {
            next.resume(&shared, &asked);
            (next, shared)
        })
    }

    #[test]
    fn a_search_goes_on_where_another_was_if_all_answers_are_the_same() {
        let (mut local, shared) = resumed(&[Mode::Write, Mode::Read], &[]).expect("the same");
        assert_eq!(local.sight(&shared, KIND, Mode::Read), (Sight::Recorded, false));
        let (mut local, shared) = resumed(&[], &[Mode::Read, Mode::Write]).expect("not asked");
        assert_eq!(local.sight(&shared, KIND, Mode::Read), (Sight::Recorded, false));
        // What was read without a record has to be recorded now.
        assert!(resumed(&[Mode::Read], &[Mode::Write]).is_none());
        let (mut local, shared) = resumed(&[Mode::Read], &[]).expect("the same");
        assert_eq!(local.sight(&shared, KIND, Mode::Write), (Sight::Recorded, true));
    }

    #[test]
    fn no_search_goes_on_behind_what_became_visible() {
        let shared = VisibleKinds::default();
        let mut local = Local::new(&shared);
        let before = local.asked();
        local.sight(&shared, KIND, Mode::Write);
        let behind = local.asked();
        shared.make_visible(KIND);
        shared.begin();
        let mut local = Local::new(&shared);
        assert!(!local.answers_like(&behind) && local.answers_like(&before));
        assert_eq!(local.sight(&shared, KIND, Mode::Read), (Sight::Visible, false));
    }

    #[test]
    fn in_a_replay_nothing_breaks() {
        let name_of = |kind: Kind| KindName {
            sort: kind.word().0.into(),
            class: None,
            statics: false,
            offset: kind.class().and_then(|(_, offset)| offset),
            of: None,
        };
        let other = Kind::Field { class: 3, offset: 12 };
        let shared = VisibleKinds::fixed([name_of(KIND)], None, name_of);
        let mut local = Local::new(&shared);
        assert_eq!(local.sight(&shared, KIND, Mode::Read), (Sight::Visible, false));
        assert_eq!(local.sight(&shared, other, Mode::Read), (Sight::Unseen, false));
        assert!(!local.sight(&shared, other, Mode::Write).1);
        assert!(!shared.make_visible(other));
    }

    #[test]
    fn a_replay_that_knows_what_is_written_gives_the_answers_of_the_search() {
        let name_of = |kind: Kind| KindName {
            sort: kind.word().0.into(),
            class: None,
            statics: false,
            offset: kind.class().and_then(|(_, offset)| offset),
            of: None,
        };
        let other = Kind::Field { class: 3, offset: 12 };
        let written = Some([name_of(KIND)].into_iter().collect());
        let shared = VisibleKinds::fixed([], written, name_of);
        let mut local = Local::new(&shared);
        assert_eq!(local.sight(&shared, KIND, Mode::Read), (Sight::Recorded, false));
        assert_eq!(local.sight(&shared, other, Mode::Read), (Sight::Unseen, false));
        assert_eq!(local.sight(&shared, other, Mode::Write), (Sight::Unseen, false));
    }
}
