//! Twenty-line systems whose counts mathematics gives, to test searches on.

use crate::{Heuristic, Outcome, System};

/// `threads` threads of `steps` atomic steps each: `(steps + 1) ^ threads` states.
#[derive(Clone)]
pub struct Counters {
    done: Vec<u8>,
    steps: u8,
    last: u32,
}

impl Counters {
    pub fn new(threads: usize, steps: u8) -> Counters {
        Counters { done: vec![0; threads], steps, last: 0 }
    }
}

impl System for Counters {
    type State = Counters;
    type Choice = u32;
    type Violation = String;

    fn save(&mut self) -> Counters {
        self.clone()
    }
    fn load(&mut self, state: &Counters) {
        self.done.clone_from(&state.done);
        self.last = state.last;
    }
    fn choices(&mut self, into: &mut Vec<u32>) {
        let open = self.done.iter().enumerate().filter(|(_, done)| **done < self.steps);
        into.extend(open.map(|(thread, _)| thread as u32));
    }
    fn apply(&mut self, choice: &u32, _violations: &mut Vec<String>) -> Outcome {
        self.done[*choice as usize] += 1;
        self.last = *choice;
        Outcome::Next
    }
    fn fingerprint(&mut self) -> u128 {
        xxhash_rust::xxh3::xxh3_128(&self.done)
    }
    fn canonical(&mut self, into: &mut Vec<u8>) {
        into.extend_from_slice(&self.done);
    }
    fn key(violation: &String) -> String {
        violation.clone()
    }
    fn actor(choice: &u32) -> u32 {
        *choice
    }
    fn preemption(&mut self, choice: &u32) -> u32 {
        u32::from(self.last != *choice && self.done[self.last as usize] < self.steps)
    }
    fn last_actor(&self) -> u32 {
        self.last
    }
    fn score(&mut self, _heuristic: Heuristic) -> i64 {
        0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Options, StoreKind, Unwatched, search};

    #[test]
    fn two_threads_of_two_steps() {
        let options = Options::default();
        let report = search(&|_| Counters::new(2, 2), &options, &Unwatched);
        assert!(report.complete);
        assert_eq!((report.stats.states, report.stats.end_states), (9, 1));
        let options = Options { store: StoreKind::None, ..options };
        let report = search(&|_| Counters::new(2, 2), &options, &Unwatched);
        assert_eq!(report.stats.end_states, 6);
    }
}
