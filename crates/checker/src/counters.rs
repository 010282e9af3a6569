//! What all workers of a search counted together, as plain data.

use heddle_jvm::watch::Tally;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counters {
    pub instructions: u64,
    /// Accesses to objects that no other thread can reach.
    pub local: u64,
    /// Accesses to shared memory on which no two threads collide.
    pub conflict: u64,
    /// Pairs of accesses that would collide but for a common monitor.
    pub locks: u64,
    /// Accesses within library operations that are one step, or none.
    pub library: u64,
}

impl From<&Tally> for Counters {
    fn from(tally: &Tally) -> Counters {
        let Tally { instructions, local, conflict, locks, library } = tally;
        Counters {
            instructions: *instructions,
            local: *local,
            conflict: *conflict,
            locks: locks.get(),
            library: *library,
        }
    }
}

#[cfg(test)]
mod tests {
    use heddle_jvm::watch::Tally;

    use super::Counters;

    #[test]
    fn each_count_keeps_its_name() {
        let one = Tally {
            instructions: 1,
            local: 2,
            conflict: 3,
            locks: std::cell::Cell::new(4),
            library: 5,
        };
        let mut both = one.clone();
        both.add(&one);
        let expected = Counters { instructions: 2, local: 4, conflict: 6, locks: 8, library: 10 };
        assert_eq!(Counters::from(&both), expected);
    }
}
