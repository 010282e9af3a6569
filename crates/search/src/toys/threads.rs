//! Toys with several threads: a choice is the thread that goes on.

use super::Toy;
use crate::Outcome;

/// `threads` threads of `steps` atomic steps each: `(steps + 1) ^ threads` states, and as many
/// paths as there are orders of all steps that keep each thread's own.
#[derive(Clone)]
pub struct Counters {
    done: [u8; 16],
    threads: u8,
    steps: u8,
}

impl Counters {
    pub fn new(threads: u8, steps: u8) -> Counters {
        Counters { done: [0; 16], threads, steps }
    }
}

impl Toy for Counters {
    fn bytes(&self, into: &mut Vec<u8>) {
        into.extend_from_slice(&self.done[..self.threads as usize]);
    }

    fn open(&self, into: &mut Vec<u32>) {
        let ready = |thread: &u8| self.done[*thread as usize] < self.steps;
        into.extend((0..self.threads).filter(ready).map(u32::from));
    }

    fn take(&mut self, choice: u32, _violations: &mut Vec<&'static str>) -> Outcome {
        self.done[choice as usize] += 1;
        Outcome::Next
    }

    fn dependent(&self, a: u32, b: u32) -> bool {
        a == b
    }
}

/// Another toy whose transitions take long.
#[derive(Clone)]
pub struct Costly<T> {
    pub toy: T,
    pub micros: u64,
}

impl<T: Toy> Toy for Costly<T> {
    fn bytes(&self, into: &mut Vec<u8>) {
        self.toy.bytes(into);
    }

    fn open(&self, into: &mut Vec<u32>) {
        self.toy.open(into);
    }

    fn take(&mut self, choice: u32, violations: &mut Vec<&'static str>) -> Outcome {
        std::thread::sleep(std::time::Duration::from_micros(self.micros));
        self.toy.take(choice, violations)
    }

    fn actor(choice: u32) -> u32 {
        T::actor(choice)
    }
}

/// Dining philosophers that take the left fork, then the right one, then put both back, for ever.
/// They deadlock in one state: all hold their left fork.
#[derive(Clone)]
pub struct Philosophers {
    /// 0 thinks, 1 holds the left fork, 2 eats.
    pub doing: Vec<u8>,
    /// The last one takes the right fork first, and there is no deadlock.
    pub polite: bool,
}

impl Philosophers {
    pub fn new(count: usize) -> Philosophers {
        Philosophers { doing: vec![0; count], polite: false }
    }

    fn free(&self, fork: usize) -> bool {
        let count = self.doing.len();
        (0..count).all(|philosopher| {
            let [first, second] = self.forks(philosopher);
            match self.doing[philosopher] {
                0 => true,
                1 => first != fork,
                _ => first != fork && second != fork,
            }
        })
    }

    /// In the order in which they are taken.
    fn forks(&self, philosopher: usize) -> [usize; 2] {
        let (left, right) = (philosopher, (philosopher + 1) % self.doing.len());
        if self.polite && right == 0 { [right, left] } else { [left, right] }
    }

    fn can_go_on(&self, philosopher: usize) -> bool {
        let doing = self.doing[philosopher];
        doing == 2 || self.free(self.forks(philosopher)[doing as usize])
    }
}

impl Toy for Philosophers {
    fn bytes(&self, into: &mut Vec<u8>) {
        into.extend_from_slice(&self.doing);
    }

    fn open(&self, into: &mut Vec<u32>) {
        let ready = (0..self.doing.len()).filter(|philosopher| self.can_go_on(*philosopher));
        into.extend(ready.map(|philosopher| philosopher as u32));
    }

    fn take(&mut self, choice: u32, violations: &mut Vec<&'static str>) -> Outcome {
        let doing = &mut self.doing[choice as usize];
        *doing = (*doing + 1) % 3;
        if !(0..self.doing.len()).any(|philosopher| self.can_go_on(philosopher)) {
            violations.push("deadlock");
        }
        Outcome::Next
    }

    fn score(&self) -> i64 {
        (0..self.doing.len()).filter(|philosopher| !self.can_go_on(*philosopher)).count() as i64
    }
}

/// Peterson's lock for two threads, round and round; without `turn`, both may get in.
#[derive(Clone)]
pub struct Peterson {
    pub place: [u8; 2],
    pub wants: [bool; 2],
    pub turn: u8,
    pub uses_turn: bool,
}

impl Peterson {
    pub fn new() -> Peterson {
        Peterson { place: [0; 2], wants: [false; 2], turn: 0, uses_turn: true }
    }
}

impl Default for Peterson {
    fn default() -> Peterson {
        Peterson::new()
    }
}

impl Toy for Peterson {
    fn bytes(&self, into: &mut Vec<u8>) {
        into.extend_from_slice(&self.place);
        into.extend([self.wants[0].into(), self.wants[1].into(), self.turn]);
    }

    fn open(&self, into: &mut Vec<u32>) {
        into.extend([0, 1]);
    }

    fn take(&mut self, choice: u32, violations: &mut Vec<&'static str>) -> Outcome {
        let (me, other) = (choice as usize, 1 - choice as usize);
        self.place[me] = match self.place[me] {
            0 => {
                self.wants[me] = true;
                1
            }
            1 => {
                self.turn = other as u8;
                2
            }
            2 if self.uses_turn && self.wants[other] && self.turn as usize == other => 2,
            2 => 3,
            _ => {
                self.wants[me] = false;
                0
            }
        };
        if self.place == [3, 3] {
            violations.push("both are in");
        }
        Outcome::Next
    }
}

/// Threads that each read a number and write one more: an update is lost if one is interrupted.
#[derive(Clone)]
pub struct LostUpdate {
    /// Steps done (0 to 2) and the number read, for each thread.
    threads: Vec<(u8, u8)>,
    number: u8,
}

impl LostUpdate {
    pub fn new(threads: usize) -> LostUpdate {
        LostUpdate { threads: vec![(0, 0); threads], number: 0 }
    }
}

impl Toy for LostUpdate {
    fn bytes(&self, into: &mut Vec<u8>) {
        into.extend(self.threads.iter().flat_map(|(done, read)| [*done, *read]));
        into.push(self.number);
    }

    fn open(&self, into: &mut Vec<u32>) {
        let ready = self.threads.iter().enumerate().filter(|(_, (done, _))| *done < 2);
        into.extend(ready.map(|(thread, _)| thread as u32));
    }

    fn take(&mut self, choice: u32, violations: &mut Vec<&'static str>) -> Outcome {
        let (done, read) = &mut self.threads[choice as usize];
        if *done == 0 {
            *read = self.number;
        } else {
            self.number = *read + 1;
        }
        *done += 1;
        let ended = self.threads.iter().all(|(done, _)| *done == 2);
        if ended && usize::from(self.number) < self.threads.len() {
            violations.push("lost update");
        }
        Outcome::Next
    }
}
