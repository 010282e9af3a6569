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
