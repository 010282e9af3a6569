//! Toys without threads: puzzles, and graphs of a known shape.

use super::Toy;
use crate::Outcome;

/// Jugs of five and three; the goal, four in the larger one, takes six steps. Sixteen states: a
/// jug is full or empty in each.
#[derive(Clone, Default)]
pub struct Jugs {
    large: u8,
    small: u8,
}

impl Toy for Jugs {
    fn bytes(&self, into: &mut Vec<u8>) {
        into.extend([self.large, self.small]);
    }

    fn open(&self, into: &mut Vec<u32>) {
        into.extend(0..6);
    }

    fn take(&mut self, choice: u32, violations: &mut Vec<&'static str>) -> Outcome {
        let to_small = self.large.min(3 - self.small);
        let to_large = self.small.min(5 - self.large);
        match choice {
            0 => self.large = 5,
            1 => self.small = 3,
            2 => self.large = 0,
            3 => self.small = 0,
            4 => (self.large, self.small) = (self.large - to_small, self.small + to_small),
            _ => (self.large, self.small) = (self.large + to_large, self.small - to_large),
        }
        if self.large == 4 {
            violations.push("four");
        }
        Outcome::Next
    }
}

/// The Collatz graph backwards from 1, for numbers up to 10,000. The way to 27 takes 111 steps
/// and passes 9,232.
#[derive(Clone)]
pub struct Collatz {
    pub number: u32,
}

impl Toy for Collatz {
    fn bytes(&self, into: &mut Vec<u8>) {
        into.extend(self.number.to_le_bytes());
    }

    fn open(&self, into: &mut Vec<u32>) {
        into.push(0);
        if self.number % 6 == 4 {
            into.push(1);
        }
    }

    fn take(&mut self, choice: u32, violations: &mut Vec<&'static str>) -> Outcome {
        self.number = if choice == 0 { 2 * self.number } else { (self.number - 1) / 3 };
        if self.number == 27 {
            violations.push("27");
        }
        if self.number > 10_000 { Outcome::Pruned } else { Outcome::Next }
    }
}

/// Places in a circle, with a step in each direction: as many states, twice as many transitions.
#[derive(Clone)]
pub struct Ring {
    pub at: u32,
    pub places: u32,
}

impl Toy for Ring {
    fn bytes(&self, into: &mut Vec<u8>) {
        into.extend(self.at.to_le_bytes());
    }

    fn open(&self, into: &mut Vec<u32>) {
        into.extend([0, 1]);
    }

    fn take(&mut self, choice: u32, _violations: &mut Vec<&'static str>) -> Outcome {
        let step = if choice == 0 { 1 } else { self.places - 1 };
        self.at = (self.at + step) % self.places;
        Outcome::Next
    }
}

/// Draws `count` digits that must rise: others are assumed away. There are as many states as
/// there are sets of at most `count` digits.
#[derive(Clone)]
pub struct Digits {
    pub drawn: Vec<u8>,
    pub count: usize,
}

impl Toy for Digits {
    fn bytes(&self, into: &mut Vec<u8>) {
        into.extend_from_slice(&self.drawn);
    }

    fn open(&self, into: &mut Vec<u32>) {
        if self.drawn.len() < self.count {
            into.extend(0..10);
        }
    }

    fn take(&mut self, choice: u32, _violations: &mut Vec<&'static str>) -> Outcome {
        let rises = self.drawn.last().is_none_or(|last| u32::from(*last) < choice);
        self.drawn.push(choice as u8);
        if rises { Outcome::Next } else { Outcome::Pruned }
    }
}

/// Three ways on: one works, the next cannot be followed, the last leads to a violation. With
/// `restart`, the second breaks an assumption instead.
#[derive(Clone, Default)]
pub struct Stumble {
    pub taken: Vec<u8>,
    pub restart: bool,
}

impl Toy for Stumble {
    fn bytes(&self, into: &mut Vec<u8>) {
        into.extend_from_slice(&self.taken);
    }

    fn open(&self, into: &mut Vec<u32>) {
        if self.taken.len() < 2 {
            into.extend(0..3);
        }
    }

    fn take(&mut self, choice: u32, violations: &mut Vec<&'static str>) -> Outcome {
        self.taken.push(choice as u8);
        match (choice, self.taken.len()) {
            (1, 2) if self.restart => Outcome::Restart,
            (1, 2) => Outcome::Unsupported(vec!["the second way".to_string()]),
            (2, 1) => {
                violations.push("wrong way");
                Outcome::Next
            }
            _ => Outcome::Next,
        }
    }
}

/// A graph drawn at random from a seed: nodes have up to three successors; a transition into
/// some nodes is a violation, and into some others of no interest.
#[derive(Clone)]
pub struct Graph {
    pub seed: u64,
    pub nodes: u64,
    pub at: u64,
}

impl Graph {
    fn draw(&self, what: u64) -> u64 {
        let input = [self.seed, self.at, what];
        let bytes: Vec<u8> = input.iter().flat_map(|number| number.to_le_bytes()).collect();
        xxhash_rust::xxh3::xxh3_64(&bytes)
    }
}

impl Toy for Graph {
    fn bytes(&self, into: &mut Vec<u8>) {
        into.extend(self.at.to_le_bytes());
    }

    fn open(&self, into: &mut Vec<u32>) {
        into.extend(0..(self.draw(0) % 8).min(3) as u32);
    }

    fn take(&mut self, choice: u32, violations: &mut Vec<&'static str>) -> Outcome {
        self.at = self.draw(1 + u64::from(choice)) % self.nodes;
        match self.draw(9) % 60 {
            0 => violations.push("red"),
            1 => violations.push("green"),
            2 => violations.extend(["red", "blue"]),
            3 => return Outcome::Pruned,
            _ => {}
        }
        Outcome::Next
    }
}
