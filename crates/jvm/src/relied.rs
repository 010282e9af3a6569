//! What a verdict about a program has relied on, once a run did so. Each worker has its own; it says
//! nothing about the state.

use std::collections::BTreeSet;

use heddle_access::ProcessId;

#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Relied {
    /// Processes that looked at their standard input.
    pub input: BTreeSet<ProcessId>,
    /// Several accesses of a library operation were one step.
    pub library: bool,
    /// A datagram was sent.
    pub datagrams: bool,
    /// A reading of the clock found that time had passed, because it had not for so many before.
    pub passing_time: bool,
    /// A task at a fixed rate had missed so many runs that some were left out.
    pub missed_runs: bool,
    /// A thread was told that its connection was reset.
    pub resets: bool,
}

impl Relied {
    /// Adds what another worker relied on.
    pub fn add(&mut self, other: &Relied) {
        let Relied { input, library, datagrams, passing_time, missed_runs, resets } = other;
        self.input.extend(input);
        self.library |= library;
        self.datagrams |= datagrams;
        self.passing_time |= passing_time;
        self.missed_runs |= missed_runs;
        self.resets |= resets;
    }
}
