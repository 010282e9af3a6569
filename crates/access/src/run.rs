//! What a thread did since it last stopped.

use std::collections::BTreeSet;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::ids::{Ref, ThreadId, ThreadSet};
use crate::index::Index;
use crate::kind::Kind;
use crate::place::Place;

/// What an access does to its place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mode {
    /// Also a store of the value that is there already, unless races are looked for.
    Read,
    Write,
}

impl Mode {
    pub fn writes(self) -> bool {
        self == Mode::Write
    }

    /// `Write` if something is changed.
    pub fn of(writes: bool) -> Mode {
        if writes { Mode::Write } else { Mode::Read }
    }
}

/// How an access orders threads (JLS §17.4.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Order {
    /// As the field is declared.
    Declared,
    /// Not at all, also if the field is volatile: `VarHandle.get`, `getPlain`.
    Plain,
    /// Not at all, but atomically: `getOpaque`.
    Opaque,
    /// As an access to a volatile field, whatever the field is; so do acquire and release.
    Atomic,
    /// Atomically. What it writes is released once it has succeeded.
    Exchange,
}

/// What an operation does to one place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Access {
    pub place: Place,
    pub mode: Mode,
}

impl Access {
    pub fn read(place: Place) -> Access {
        Access { place, mode: Mode::Read }
    }

    pub fn write(place: Place) -> Access {
        Access { place, mode: Mode::Write }
    }

    pub fn writes(&self) -> bool {
        self.mode.writes()
    }

    /// Whether both concern the same place, and one of them changes it.
    #[inline]
    pub fn overlaps(&self, other: &Access) -> bool {
        (self.writes() || other.writes()) && self.place.overlaps(&other.place)
    }
}

/// A monitor, or a lock of the library, that a thread held when it made an access.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct HeldLock {
    pub object: Ref,
    /// Together with others: a read lock.
    pub shared: bool,
}

impl HeldLock {
    pub const NONE: HeldLock = HeldLock::alone(Ref::NULL);

    /// Held by one thread at a time.
    pub const fn alone(object: Ref) -> HeldLock {
        HeldLock { object, shared: false }
    }

    /// Whether one thread cannot hold the one while another holds the other.
    pub fn keeps_out(&self, other: &HeldLock) -> bool {
        !self.object.is_null() && self.object == other.object && !(self.shared && other.shared)
    }
}

/// An access as it stands in a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Recorded {
    pub access: Access,
    /// The kind of the place when the access was made: a socket that is gone has lost the name of
    /// its service.
    pub kind: Kind,
    /// It is the visible operation a transition begins with, or part of the atomic operation
    /// around that: whoever could have come first was offered.
    pub leads: bool,
    /// A message told others of it: what is done again later is another access.
    pub told: bool,
    /// Monitors and locks held, as far as they fit.
    pub locks: [HeldLock; 2],
    /// Threads for which this access lies in the past for good.
    pub ordered_before: ThreadSet,
    /// The thread's own epoch, for an access that may be part of a race; else zero.
    pub epoch: u32,
    /// Where in the program it was made, for an access that may be part of a race.
    pub origin: u64,
    /// It orders threads, so that it does not race with another one that does.
    pub orders: bool,
    /// It is a read that the thread discards unless it turns out to be valid.
    pub optimistic: bool,
}

impl Recorded {
    /// An access with nothing known of it.
    pub fn new(access: Access, kind: Kind) -> Recorded {
        Recorded {
            access,
            kind,
            leads: false,
            told: false,
            locks: [HeldLock::NONE; 2],
            ordered_before: ThreadSet::NONE,
            epoch: 0,
            origin: 0,
            orders: false,
            optimistic: false,
        }
    }

    /// Whether it may be part of a race.
    pub fn may_race(&self) -> bool {
        self.epoch != 0
    }

    pub fn is_before(&self, thread: ThreadId) -> bool {
        self.ordered_before.contains(thread)
    }

    /// Whether both were made under a common monitor, or a common lock that at least one of them
    /// held alone.
    pub fn shares_lock(&self, other: &Recorded) -> bool {
        self.locks.iter().any(|lock| other.locks.iter().any(|held| lock.keeps_out(held)))
    }
}

/// Which places a run met: a bit for each, by a hash. What has no bit was not met.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Footprint {
    all: u64,
    /// Those met by accesses that do not lead: two leading ones never collide.
    inside: u64,
}

impl Footprint {
    #[inline]
    pub fn may_have(self, place: &Place) -> bool {
        self.all & 1 << place.bit() != 0
    }

    #[inline]
    pub fn may_collide(self, other: Footprint) -> bool {
        self.all & other.inside | self.inside & other.all != 0
    }

    fn add(&mut self, recorded: &Recorded) {
        let bit = 1 << recorded.access.place.bit();
        self.all |= bit;
        self.inside |= if recorded.leads { 0 } else { bit };
    }
}

/// What a thread did since it last stopped, as far as others may depend on it.
#[derive(Default, Debug)]
pub struct Run {
    /// Accesses to what the threads of one process share.
    inside: Vec<Recorded>,
    footprint: Footprint,
    /// Accesses to what lies between processes.
    beyond: Vec<Recorded>,
    /// How many of these were compared with all there was in other runs.
    compared: AtomicUsize,
    /// Finds accesses of a long run within the process; made when it is first asked for.
    index: OnceLock<Box<Index>>,
    /// How long the run was after it was last looked through for what it says twice.
    compacted: usize,
}

/// Runs up to this length are quicker looked through than indexed.
const UNINDEXED_MAX: usize = 64;
/// A run this long, and each time it has doubled since, is looked through for what it says twice.
const COMPACT_MIN: usize = 256;

/// The index says nothing new.
impl PartialEq for Run {
    fn eq(&self, other: &Run) -> bool {
        let Run { inside, footprint, beyond, compared: _, index: _, compacted: _ } = self;
        (inside, footprint, beyond) == (&other.inside, &other.footprint, &other.beyond)
    }
}

impl Eq for Run {}

impl Clone for Run {
    fn clone(&self) -> Run {
        let mut copy = Run::default();
        copy.clone_from(self);
        copy
    }

    /// Keeps the memory there is: states are saved and loaded all the time.
    fn clone_from(&mut self, from: &Run) {
        let Run { inside, footprint, beyond, compared, index: _, compacted } = from;
        self.index.take();
        self.compacted = *compacted;
        self.inside.clone_from(inside);
        self.footprint = *footprint;
        self.beyond.clone_from(beyond);
        *self.compared.get_mut() = compared.load(Ordering::Relaxed);
    }
}

impl Run {
    pub fn is_empty(&self) -> bool {
        self.inside.is_empty() && self.beyond.is_empty()
    }

    /// Accesses to what the threads of one process share, in order.
    pub fn inside(&self) -> &[Recorded] {
        &self.inside
    }

    /// All accesses within the process that overlap a place, and maybe others, in order.
    pub fn near(&self, place: &Place) -> impl Iterator<Item = &Recorded> {
        let places = || self.inside.iter().map(|recorded| &recorded.access.place);
        let near = match self.inside.len() {
            0..=UNINDEXED_MAX => None,
            _ => self.index.get_or_init(|| Box::new(Index::new(places()))).near(place),
        };
        let all = if near.is_none() { &self.inside[..] } else { &[] };
        let near = near.into_iter().flatten();
        all.iter().chain(near.map(|number| &self.inside[number as usize]))
    }

    /// Accesses to what lies between processes, in order.
    pub fn beyond(&self) -> &[Recorded] {
        &self.beyond
    }

    /// How many of the accesses to what lies between processes were compared with all there was in
    /// other runs at the time.
    pub fn compared(&self) -> usize {
        self.compared.load(Ordering::Relaxed)
    }

    /// All of them were.
    pub fn set_compared(&self) {
        self.compared.store(self.beyond.len(), Ordering::Relaxed);
    }

    pub fn beyond_mut(&mut self) -> &mut [Recorded] {
        &mut self.beyond
    }

    pub fn footprint(&self) -> Footprint {
        self.footprint
    }

    pub fn clear(&mut self) {
        self.index.take();
        self.inside.clear();
        self.footprint = Footprint::default();
        self.beyond.clear();
        *self.compared.get_mut() = 0;
        self.compacted = 0;
    }

    /// Adds an access within the process; false if the run says as much already.
    pub fn add_inside(&mut self, new: Recorded) -> bool {
        // An access with more behind it, or with fewer monitors around it, collides with more.
        let covers = |old: &Recorded| {
            old.access.place == new.access.place
                && (old.access.writes() || !new.access.writes())
                && (old.leads, old.locks, old.epoch, old.origin, old.orders, old.optimistic)
                    == (new.leads, new.locks, new.epoch, new.origin, new.orders, new.optimistic)
                && old.ordered_before == ThreadSet::NONE
        };
        // Loops come by the same few places again and again.
        if self.inside.iter().rev().take(16).any(covers) {
            return false;
        }
        self.index.take();
        self.inside.push(new);
        self.footprint.add(&new);
        if self.inside.len() >= COMPACT_MIN.max(2 * self.compacted) {
            self.compact();
            self.compacted = self.inside.len();
        }
        true
    }

    /// Drops accesses that earlier ones say as much as: a loop over many places comes by each of them
    /// again and again.
    fn compact(&mut self) {
        let mut known = BTreeSet::new();
        self.inside.retain(|recorded| {
            let Recorded { access, leads, locks, epoch, origin, orders, optimistic, .. } = recorded;
            let how = (*leads, *locks, *epoch, *origin, *orders, *optimistic);
            let key = |writes: bool| (access.place, writes, how);
            let is_new =
                !known.contains(&key(true)) && (access.writes() || !known.contains(&key(false)));
            if recorded.ordered_before == ThreadSet::NONE {
                known.insert(key(access.writes()));
            }
            is_new
        });
    }

    /// Adds an access to what lies between processes, unless it is there.
    pub fn add_beyond(&mut self, new: Recorded) {
        if !self.beyond.contains(&new) {
            self.beyond.push(new);
        }
    }

    /// Whether some access within the process is `wanted`.
    pub fn has_inside(&self, wanted: impl Fn(&Recorded) -> bool) -> bool {
        self.inside.iter().any(wanted)
    }

    /// Changes accesses within the process in place; their places stay.
    pub fn update_inside(&mut self, change: impl FnMut(&mut Recorded)) {
        self.inside.iter_mut().for_each(change);
    }

    /// Drops the accesses within the process that are not `kept`.
    pub fn retain_inside(&mut self, kept: impl FnMut(&Recorded) -> bool) {
        self.index.take();
        self.inside.retain(kept);
    }

    /// Objects moved: `update` gives a reference its new value.
    pub fn objects_moved(&mut self, mut update: impl FnMut(&mut Ref)) {
        self.index.take();
        self.footprint = Footprint::default();
        for recorded in &mut self.inside {
            if let Some(object) = recorded.access.place.object_mut() {
                update(object);
            }
            recorded.locks.iter_mut().for_each(|lock| update(&mut lock.object));
            self.footprint.add(recorded);
        }
        for recorded in &mut self.beyond {
            recorded.locks.iter_mut().for_each(|lock| update(&mut lock.object));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn field(object: u32, write: bool) -> Recorded {
        let place = Place::Memory { object: Ref(object), from: 8, upto: 12 };
        Recorded::new(Access { place, mode: Mode::of(write) }, Kind::Settings)
    }

    #[test]
    fn a_read_after_a_write_of_the_same_place_says_nothing_new() {
        let mut run = Run::default();
        assert!(run.add_inside(field(1, true)));
        assert!(!run.add_inside(field(1, false)));
        assert!(run.add_inside(field(2, false)));
        assert!(run.add_inside(field(2, true)));
        assert_eq!(run.inside().len(), 3);
    }

    #[test]
    fn what_lies_behind_somebody_does_not_stand_for_what_is_done_later() {
        let mut run = Run::default();
        run.add_inside(field(1, true));
        run.update_inside(|recorded| recorded.ordered_before.insert(ThreadId(3)));
        assert!(run.add_inside(field(1, true)));
    }

    #[test]
    fn a_loop_over_many_places_is_told_once() {
        let (mut run, mut once) = (Run::default(), Run::default());
        for turn in 0..100 {
            for object in 0..100 {
                run.add_inside(field(object, turn % 2 == 1));
            }
        }
        for object in 0..100 {
            once.add_inside(field(object, true));
        }
        // A read and a write of each place, and what came since the last look.
        assert!(run.inside().len() < 2 * COMPACT_MIN, "{} accesses", run.inside().len());
        for object in 0..100 {
            let place = field(object, true).access.place;
            assert!(run.near(&place).any(|recorded| recorded.access.writes()));
            assert!(run.near(&place).all(|recorded| recorded.access.place == place));
            assert!(once.near(&place).any(|recorded| recorded.access.writes()));
        }
        // What lies behind somebody does not stand for what is done again.
        let mut run = Run::default();
        run.add_inside(field(1, true));
        run.update_inside(|recorded| recorded.ordered_before.insert(ThreadId(3)));
        (0..1000).for_each(|object| {
            run.add_inside(field(object, true));
        });
        let of_one = run.inside().iter().filter(|known| known.access == field(1, true).access);
        assert_eq!(of_one.count(), 2);
    }

    #[test]
    fn two_leading_accesses_cannot_collide() {
        let leading = Recorded { leads: true, ..field(1, true) };
        let (mut one, mut other) = (Run::default(), Run::default());
        one.add_inside(leading);
        other.add_inside(leading);
        assert!(!one.footprint().may_collide(other.footprint()));
        other.add_inside(field(1, true));
        assert!(one.footprint().may_collide(other.footprint()));
        assert!(other.footprint().may_have(&leading.access.place));
    }

    #[test]
    fn the_footprint_follows_objects_that_move() {
        let mut run = Run::default();
        run.add_inside(field(1, true));
        run.objects_moved(|object| *object = Ref(object.0 + 100));
        assert_eq!(run.inside()[0].access.place.object(), Some(Ref(101)));
        assert!(run.footprint().may_have(&field(101, true).access.place));
    }
}
