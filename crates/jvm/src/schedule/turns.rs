//! Who runs next when there is no choice to explore: one fixed, fair order.
//!
//! Threads take turns of bounded length in the order of their numbers, and one that yields ends its
//! turn. No turn is as long as the one before: a thread that does the same again and again would
//! otherwise always stop at the same place, and another one might wait for ever for what it does
//! elsewhere. When nobody can run, time jumps to the earliest deadline. When there is none, the
//! program hangs for good and says so.

use crate::interp::Pause;
use crate::machine::Machine;
use crate::state::{THREAD_RUNNABLE, ThreadId, Wake};

/// Calls and backward branches per turn, on average.
const TURN: i64 = 20_000;
/// How much virtual time a turn takes, so that a loop that polls the clock ends.
const TURN_NANOS: i64 = 100_000;

/// How a run came to its end.
#[derive(Clone, Debug)]
pub enum End {
    /// Every process ended.
    Exited,
    /// Every process ended, or waits, as a service may, for others who will not come.
    Idle,
    /// Live threads, none of which can ever go on.
    Deadlock,
    /// The machine does not do what the thread asked for.
    Unsupported { thread: ThreadId, what: String },
}

impl Machine {
    /// Runs everything to its end.
    pub fn run(&mut self) -> End {
        self.run_for(u64::MAX).expect("without a limit a run ends")
    }

    /// Runs at most so many turns; `None` when there is more to do.
    pub fn run_for(&mut self, turns: u64) -> Option<End> {
        for _ in 0..turns {
            if let Some(end) = self.turn() {
                return Some(end);
            }
        }
        None
    }

    /// Gives one thread its turn, or lets time pass.
    fn turn(&mut self) -> Option<End> {
        let Some(next) = self.next_runnable(self.last_run().0 as usize) else {
            if self.processes().iter().all(|process| process.has_ended()) {
                return Some(End::Exited);
            }
            if self.only_serves() {
                return Some(End::Idle);
            }
            if self.pass_time() || self.end_services() {
                return None;
            }
            if self.idle_services().is_some() {
                return Some(End::Idle);
            }
            return Some(End::Deadlock);
        };
        self.note_turn(next, false);
        self.set_last_run(next);
        self.show_status(next, THREAD_RUNNABLE);
        let pause = self.run_thread(next, turn_length(self.now()));
        self.let_time_pass(TURN_NANOS);
        match pause {
            Pause::Unsupported(what) => return Some(End::Unsupported { thread: next, what }),
            Pause::ThreadEnded => self.thread_ended(next),
            Pause::Blocked => self.publish_status(next),
            Pause::ProcessEnded | Pause::Yielded => {}
            Pause::Visible | Pause::Choose => unreachable!("only checked threads stop there"),
        }
        self.fire_deadlines();
        None
    }

    /// The next runnable thread behind `last`, going round.
    fn next_runnable(&self, last: usize) -> Option<ThreadId> {
        let count = self.threads().len();
        (1..=count)
            .map(|step| (last + step) % count)
            .find(|&index| {
                self.can_run(index)
                    && !self.processes()[self.threads()[index].process.0 as usize].has_ended()
            })
            .map(|index| ThreadId(index as u32))
    }

    /// Moves the clock to the earliest deadline; false when there is none.
    fn pass_time(&mut self) -> bool {
        let earliest = self
            .threads()
            .iter()
            .filter(|thread| !self.process_at(thread.process).has_ended())
            .filter(|thread| !self.has_kept_house(thread.id))
            .filter_map(|thread| Some((thread.deadline()?, thread.id)))
            .min();
        let Some((earliest, id)) = earliest else { return false };
        self.note_turn(id, true);
        self.let_time_pass_until(earliest);
        self.fire_deadlines();
        true
    }

    fn fire_deadlines(&mut self) {
        for index in 0..self.threads().len() {
            if self.threads()[index].deadline().is_some_and(|deadline| deadline <= self.now()) {
                self.wake_waiter(index, Wake::TimedOut);
            }
        }
    }
}

/// How long a turn is that begins at this moment of the virtual clock, which every turn moves: between
/// half of the average and half as much again, the same in every run. The moment is spread over all
/// bits (splitmix64).
fn turn_length(now: i64) -> i64 {
    let mut bits = (now as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    TURN / 2 + ((bits ^ bits >> 31) % TURN as u64) as i64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turns_differ_in_every_remainder() {
        // Rounds of up to a hundred branches are cut at each of them sooner or later.
        for round in 2..100 {
            let cuts = (0..2000).map(|turn| turn_length(turn * TURN_NANOS) % round);
            let seen: std::collections::BTreeSet<i64> = cuts.collect();
            assert_eq!(seen.len() as i64, round);
        }
        let lengths: Vec<i64> = (0..100_000).map(turn_length).collect();
        assert!(lengths.iter().all(|length| (TURN / 2..TURN * 3 / 2).contains(length)));
    }
}
