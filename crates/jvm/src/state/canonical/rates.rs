//! The tasks of a process that are repeated at a fixed rate.

use super::super::heap::Ref;
use crate::jdk::Rate;
use crate::machine::Machine;

/// A task that may be repeated at a fixed rate.
#[derive(Clone, Copy)]
pub(in crate::state) struct Repeated {
    pub(in crate::state) task: Ref,
    pub(in crate::state) rate: Rate,
    /// In nanoseconds; none if it runs once, or with a delay between its runs.
    pub(in crate::state) period: Option<i64>,
}

impl Machine {
    pub(in crate::state) fn repeated_tasks(&mut self, process: usize) -> Vec<Repeated> {
        let mut describer = self.start_description(false);
        self.describe_process(process, &mut describer);
        let heap = &self.processes[process].heap;
        let words = heap.words();
        let of_base = heap.shared_base().half_words.repeated().iter();
        let plans = &mut describer.scratch.plans;
        let mut found = Vec::new();
        for &at in describer.scratch.met.iter().chain(of_base) {
            let at = at as usize;
            let Some(rate) = plans.object(self.program, words[at] as u32).rate else { continue };
            let period = words[at + rate.period as usize / 8] as i64;
            let period = period.checked_mul(rate.unit).filter(|&nanos| nanos > 0);
            found.push(Repeated { task: Ref(at as u32), rate, period });
        }
        self.snapshot_cache.describer = Some(describer);
        // The current thread goes on without being marked again.
        self.thread_mut();
        found
    }
}
