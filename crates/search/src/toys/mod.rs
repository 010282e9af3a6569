//! Twenty-line systems whose counts mathematics gives: what strategies are tested on first.
//!
//! A [`Toy`] is a small value that says what may happen next; [`Play`] makes a [`System`] of it.

mod puzzles;
mod threads;

pub use puzzles::{Collatz, Digits, Graph, Jugs, Ring, Stumble};
pub use threads::{Costly, Counters, LostUpdate, Peterson, Philosophers};

use crate::{Heuristic, Outcome, System};

/// A state that knows what may follow.
pub trait Toy: Clone + Send {
    /// Appends what makes the state different from others.
    fn bytes(&self, into: &mut Vec<u8>);

    /// Appends the open choices.
    fn open(&self, into: &mut Vec<u32>);

    /// Takes an open choice; pushes the names of what it violates.
    fn take(&mut self, choice: u32, violations: &mut Vec<&'static str>) -> Outcome;

    fn actor(choice: u32) -> u32 {
        choice
    }

    fn score(&self) -> i64 {
        0
    }

    fn dependent(&self, _a: u32, _b: u32) -> bool {
        true
    }
}

/// A toy in play.
#[derive(Clone)]
pub struct Play<T> {
    toy: T,
    /// Who acted last; at first nobody.
    last: u32,
    scratch: Vec<u8>,
    open: Vec<u32>,
}

impl<T: Toy> Play<T> {
    pub fn new(toy: T) -> Play<T> {
        Play { toy, last: u32::MAX, scratch: Vec::new(), open: Vec::new() }
    }
}

impl<T: Toy> System for Play<T> {
    type State = (T, u32);
    type Choice = u32;
    type Violation = &'static str;

    fn save(&mut self) -> (T, u32) {
        (self.toy.clone(), self.last)
    }

    fn load(&mut self, (toy, last): &(T, u32)) {
        self.toy.clone_from(toy);
        self.last = *last;
    }

    fn choices(&mut self, into: &mut Vec<u32>) {
        self.toy.open(into);
    }

    fn apply(&mut self, choice: &u32, violations: &mut Vec<&'static str>) -> Outcome {
        self.last = T::actor(*choice);
        self.toy.take(*choice, violations)
    }

    fn fingerprint(&mut self) -> u128 {
        self.scratch.clear();
        self.toy.bytes(&mut self.scratch);
        xxhash_rust::xxh3::xxh3_128(&self.scratch)
    }

    fn canonical(&mut self, into: &mut Vec<u8>) {
        self.toy.bytes(into);
    }

    fn key(violation: &&'static str) -> String {
        (*violation).to_string()
    }

    fn actor(choice: &u32) -> u32 {
        T::actor(*choice)
    }

    fn preemption(&mut self, choice: &u32) -> u32 {
        if T::actor(*choice) == self.last {
            return 0;
        }
        self.open.clear();
        self.toy.open(&mut self.open);
        u32::from(self.open.iter().any(|open| T::actor(*open) == self.last))
    }

    fn last_actor(&self) -> u32 {
        self.last
    }

    fn score(&mut self, _heuristic: Heuristic) -> i64 {
        self.toy.score()
    }

    fn dependent(&mut self, a: &u32, b: &u32) -> bool {
        self.toy.dependent(*a, *b)
    }
}
