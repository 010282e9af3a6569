//! What a checked machine counts: instructions, and what each reduction let pass.

use std::cell::Cell;

/// Says nothing about the state; each worker has its own.
#[derive(Clone, Default, Debug)]
pub struct Counters {
    pub instructions: u64,
    /// Accesses to objects that no other thread can reach.
    pub local: u64,
    /// Accesses to shared memory on which no two threads collide.
    pub conflict: u64,
    /// Pairs of accesses that would collide but for a common monitor.
    pub locks: Cell<u64>,
    /// Accesses within library operations that are one step, or none.
    pub library: u64,
}

impl Counters {
    pub fn add(&mut self, other: &Counters) {
        let Counters { instructions, local, conflict, locks, library } = other;
        self.instructions += instructions;
        self.local += local;
        self.conflict += conflict;
        *self.locks.get_mut() += locks.get();
        self.library += library;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_count_is_added_to_its_own() {
        let one =
            Counters { instructions: 1, local: 2, conflict: 3, locks: Cell::new(4), library: 5 };
        let mut both = one.clone();
        both.add(&one);
        let Counters { instructions, local, conflict, locks, library } = both;
        assert_eq!((instructions, local, conflict, locks.get(), library), (2, 4, 6, 8, 10));
    }
}
