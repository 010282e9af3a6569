//! Collisions: two threads did something to the same place with nothing between that orders them.
//!
//! After a transition of one thread, its run is compared with the last runs of all others. Those
//! have done nothing since, so both accesses could have come in either order.

use heddle_access::{ProcessId, Recorded, Run, ThreadId};

use crate::counters::Counters;

/// The last run of a thread.
#[derive(Clone, Copy)]
pub struct RunOf<'a> {
    pub thread: ThreadId,
    pub process: ProcessId,
    pub run: &'a Run,
}

/// Two accesses that collide; `later` was made by the thread that ran last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Conflict {
    pub earlier: Recorded,
    pub earlier_thread: ThreadId,
    pub later: Recorded,
    pub later_thread: ThreadId,
}

/// Compares the run of `mine` with those of `others`. With `locks`, accesses of one process under a
/// common monitor do not collide.
pub fn conflicts<'a>(
    mine: RunOf<'_>,
    others: impl Iterator<Item = RunOf<'a>>,
    locks: bool,
    counters: &Counters,
    found: &mut Vec<Conflict>,
) {
    if mine.run.is_empty() {
        return;
    }
    for other in others.filter(|other| other.thread != mine.thread) {
        let same_process = other.process == mine.process;
        let pair = Pair { mine, other, locks: locks && same_process, counters };
        if same_process && other.run.footprint().may_collide(mine.run.footprint()) {
            let footprint = other.run.footprint();
            let met = |later: &&Recorded| footprint.may_have(&later.access.place);
            for later in mine.run.inside().iter().filter(met) {
                pair.compare(other.run.near(&later.access.place), later, found);
            }
        }
        // Of what both were compared with already nothing is new: threads that answer each other for
        // ever are compared again after each message.
        let (mine, other) = (mine.run, other.run);
        if mine.beyond().is_empty() || other.beyond().is_empty() {
            continue;
        }
        for (index, later) in last_of_each(mine.beyond()) {
            let from = if index < mine.compared() { other.compared() } else { 0 };
            if from < other.beyond().len() {
                let earlier = last_of_each(&other.beyond()[from..]).map(|(_, earlier)| earlier);
                pair.compare(earlier, later, found);
            }
        }
    }
    mine.run.set_compared();
}

/// Accesses without those that are made again later in the same way: whoever has the later one behind
/// it has the earlier one, too, so the later one collides with as much. A thread that sends request
/// after request comes by the same few places again and again.
fn last_of_each(accesses: &[Recorded]) -> impl Iterator<Item = (usize, &Recorded)> {
    let is_last = move |&(index, one): &(usize, &Recorded)| {
        let same = |later: &Recorded| {
            later.access == one.access && later.leads == one.leads && later.locks == one.locks
        };
        !accesses[index + 1..].iter().take(NEAR).any(same)
    };
    accesses.iter().enumerate().filter(is_last)
}

/// How far behind an access its repetition is looked for.
const NEAR: usize = 16;

/// Two threads whose runs are compared.
struct Pair<'a, 'b> {
    mine: RunOf<'a>,
    other: RunOf<'b>,
    locks: bool,
    counters: &'a Counters,
}

impl Pair<'_, '_> {
    fn compare<'r>(
        &self,
        earlier: impl Iterator<Item = &'r Recorded>,
        later: &Recorded,
        found: &mut Vec<Conflict>,
    ) {
        for earlier in earlier {
            if !collide(earlier, later)
                || earlier.is_before(self.mine.thread)
                // Both may have run in one transition: the one that started the other.
                || later.is_before(self.other.thread)
            {
                continue;
            }
            if self.locks && earlier.shares_lock(later) {
                self.counters.locks.set(self.counters.locks.get() + 1);
                continue;
            }
            found.push(Conflict {
                earlier: *earlier,
                earlier_thread: self.other.thread,
                later: *later,
                later_thread: self.mine.thread,
            });
        }
    }
}

fn collide(one: &Recorded, other: &Recorded) -> bool {
    !(one.leads && other.leads) && one.access.overlaps(&other.access)
}

#[cfg(test)]
mod tests {
    use heddle_access::{Access, HeldLock, Kind, Mode, Place, Ref, SocketId, ThreadSet};

    use super::*;

    const KIND: Kind = Kind::Elements { class: 1 };

    fn element(index: u32, mode: Mode) -> Recorded {
        let place = Place::Memory { object: Ref(7), from: 16 + 4 * index, upto: 20 + 4 * index };
        Recorded::new(Access { place, mode }, KIND)
    }

    fn run(accesses: &[Recorded]) -> Run {
        let mut run = Run::default();
        for &access in accesses {
            run.add_inside(access);
        }
        run
    }

    /// How many pairs collide when thread 1 ran after thread 0, both of process 0.
    fn count(earlier: &[Recorded], later: &[Recorded]) -> usize {
        count_in([0, 0], &run(earlier), &run(later), true)
    }

    fn count_in(processes: [u32; 2], earlier: &Run, later: &Run, locks: bool) -> usize {
        let of = |thread: u32, run| RunOf {
            thread: ThreadId(thread),
            process: ProcessId(processes[thread as usize]),
            run,
        };
        let mut found = Vec::new();
        let all = [of(0, earlier), of(1, later)];
        conflicts(all[1], all.into_iter(), locks, &Counters::default(), &mut found);
        found.len()
    }

    #[test]
    fn a_write_collides_with_a_read_and_with_a_write() {
        let (read, write) = (element(0, Mode::Read), element(0, Mode::Write));
        assert_eq!(count(&[write], &[read]), 1);
        assert_eq!(count(&[read], &[write]), 1);
        assert_eq!(count(&[write], &[write]), 1);
        assert_eq!(count(&[read], &[read]), 0);
    }

    #[test]
    fn neighbours_do_not_collide_but_ranges_over_them_do() {
        assert_eq!(count(&[element(0, Mode::Write)], &[element(1, Mode::Write)]), 0);
        let range = Place::Memory { object: Ref(7), from: 16, upto: 32 };
        let range = Recorded::new(Access::write(range), KIND);
        assert_eq!(count(&[range], &[element(0, Mode::Read), element(3, Mode::Read)]), 2);
    }

    #[test]
    fn two_that_lead_do_not_collide() {
        let leading = Recorded { leads: true, ..element(0, Mode::Write) };
        assert_eq!(count(&[leading], &[leading]), 0);
        assert_eq!(count(&[leading], &[element(0, Mode::Write)]), 1);
    }

    #[test]
    fn what_lies_behind_a_thread_does_not_collide_with_what_it_does() {
        let mut before = element(0, Mode::Write);
        before.ordered_before.insert(ThreadId(1));
        assert_eq!(count(&[before], &[element(0, Mode::Write)]), 0);
        // The other way round: the later thread was started in the same transition.
        let mut later = element(0, Mode::Write);
        later.ordered_before.insert(ThreadId(0));
        assert_eq!(count(&[element(0, Mode::Write)], &[later]), 0);
    }

    #[test]
    fn a_common_monitor_keeps_accesses_of_one_process_apart() {
        let under = |lock: u32| Recorded {
            locks: [HeldLock::alone(Ref(lock)), HeldLock::NONE],
            ..element(0, Mode::Write)
        };
        assert_eq!(count(&[under(3)], &[under(3)]), 0);
        assert_eq!(count(&[under(3)], &[under(4)]), 1);
        assert_eq!(count_in([0, 0], &run(&[under(3)]), &run(&[under(3)]), false), 1);
    }

    #[test]
    fn a_read_lock_keeps_writers_apart_from_readers_only() {
        let under = |shared: bool| {
            let lock = HeldLock { object: Ref(3), shared };
            Recorded { locks: [HeldLock::NONE, lock], ..element(0, Mode::Write) }
        };
        assert_eq!(count(&[under(true)], &[under(false)]), 0);
        assert_eq!(count(&[under(false)], &[under(true)]), 0);
        assert_eq!(count(&[under(true)], &[under(true)]), 1);
    }

    #[test]
    fn of_what_is_done_again_the_last_time_counts() {
        let write = Recorded::new(Access::write(Place::Output), Kind::Output);
        let known = Recorded { ordered_before: ThreadSet::of(ThreadId(1)), ..write };
        let of = |accesses: &[Recorded]| {
            let mut run = Run::default();
            accesses.iter().for_each(|&access| run.add_beyond(access));
            run
        };
        // Thread 1 has the first behind it, not the second.
        assert_eq!(count_in([0, 1], &of(&[known, write]), &of(&[write]), true), 1);
        assert_eq!(count_in([0, 1], &of(&[known]), &of(&[write]), true), 0);
    }

    #[test]
    fn memory_is_of_one_process_and_the_network_is_of_all() {
        let write = run(&[element(0, Mode::Write)]);
        assert_eq!(count_in([0, 1], &write, &write, true), 0);
        let sent = Place::Sent { to: SocketId(2), from: 0, upto: 4 };
        let mut one = Run::default();
        one.add_beyond(Recorded::new(Access::write(sent), Kind::Output));
        assert_eq!(count_in([0, 1], &one, &one, true), 1);
        // Monitors of two processes have nothing in common, whatever their numbers are.
        let locked =
            Recorded { locks: [HeldLock::alone(Ref(3)), HeldLock::NONE], ..one.beyond()[0] };
        let mut under = Run::default();
        under.add_beyond(locked);
        assert_eq!(count_in([0, 1], &under, &under, true), 1);
        assert_eq!(count_in([0, 0], &under, &under, true), 0);
    }
}
