//! Data races: two accesses to one place, one of them a write and one of them plain or opaque, that
//! nothing orders.
//!
//! Each access is compared, when it is made, with the last runs of all other threads. That is
//! enough: two accesses that nothing orders can also come one right after the other, and the
//! search comes by there. Order is what the Java memory model calls happens-before (JLS §17.4.5).

use heddle_access::{Clocks, Recorded, ThreadId};

use crate::conflicts::RunOf;

/// The earlier of two accesses that race, and who made it.
pub type RacingPair = (ThreadId, Recorded);

/// The accesses in the last runs of others that race with one that `mine` just made.
pub fn races<'a>(
    mine: RunOf<'_>,
    later: &Recorded,
    others: impl Iterator<Item = RunOf<'a>>,
    clocks: &Clocks,
) -> Vec<RacingPair> {
    let mut found = Vec::new();
    for other in others.filter(|other| other.thread != mine.thread && other.process == mine.process)
    {
        if !other.run.footprint().may_have(&later.access.place) {
            continue;
        }
        let seen = clocks.seen(mine.thread, other.thread);
        let racing = other.run.near(&later.access.place).filter(|earlier| {
            earlier.may_race()
                && !(earlier.orders && later.orders)
                && earlier.epoch > seen
                && earlier.access.overlaps(&later.access)
        });
        found.extend(racing.map(|earlier| (other.thread, *earlier)));
    }
    found
}

#[cfg(test)]
mod tests {
    use heddle_access::{Access, Kind, Mode, Place, ProcessId, Ref, Run};

    use super::*;

    const ONE: ThreadId = ThreadId(0);
    const TWO: ThreadId = ThreadId(1);
    const LOCK: Place = Place::Monitor(Ref(3));

    fn plain(thread: ThreadId, mode: Mode, clocks: &Clocks) -> Recorded {
        let place = Place::Memory { object: Ref(7), from: 16, upto: 20 };
        let epoch = clocks.epoch(thread);
        Recorded { epoch, ..Recorded::new(Access { place, mode }, Kind::Elements { class: 1 }) }
    }

    /// Races of a write of thread two with one of thread one that was made when `early` were the
    /// clocks; `late` are those now.
    fn count(early: &Clocks, late: &Clocks) -> usize {
        let mut run = Run::default();
        run.add_inside(plain(ONE, Mode::Write, early));
        let none = Run::default();
        let process = ProcessId(0);
        let of = |thread, run| RunOf { thread, process, run };
        let later = plain(TWO, Mode::Write, late);
        races(of(TWO, &none), &later, [of(ONE, &run), of(TWO, &none)].into_iter(), late).len()
    }

    #[test]
    fn a_release_orders_what_came_before_it_for_those_who_acquire() {
        let before = Clocks::default();
        assert_eq!(count(&before, &before), 1);
        let mut released = before.clone();
        released.release(ONE, (ProcessId(0), LOCK));
        assert_eq!(count(&before, &released), 1);
        let mut acquired = released.clone();
        acquired.acquire(TWO, &(ProcessId(0), LOCK));
        assert_eq!(count(&before, &acquired), 0);
        // What thread one did after it released is not ordered.
        assert_eq!(count(&released, &acquired), 1);
    }

    #[test]
    fn two_volatile_accesses_do_not_race_but_one_and_a_plain_one_do() {
        let clocks = Clocks::default();
        let process = ProcessId(0);
        let access = |thread, orders| Recorded { orders, ..plain(thread, Mode::Write, &clocks) };
        let none = Run::default();
        for (one, other, count) in [(true, true, 0), (true, false, 1), (false, true, 1)] {
            let mut run = Run::default();
            run.add_inside(access(ONE, one));
            let of = |thread, run| RunOf { thread, process, run };
            let others = [of(ONE, &run)].into_iter();
            assert_eq!(races(of(TWO, &none), &access(TWO, other), others, &clocks).len(), count);
        }
    }

    #[test]
    fn a_thread_has_behind_it_what_its_starter_did() {
        let before = Clocks::default();
        let mut started = before.clone();
        started.start(TWO, ONE);
        assert_eq!(count(&before, &started), 0);
        assert_eq!(count(&started, &started), 1);
    }
}
