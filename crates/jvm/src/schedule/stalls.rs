//! Where time would stand still for ever although somebody waits for it (`--time ordered`).
//!
//! In ordered time the next deadline comes when nothing else can happen. A thread that spins can
//! always go on, so those who sleep would never wake, and the search would find nothing wrong. So
//! the steps between states in which somebody waits for time are noted. If a run can go round among
//! them for ever and is fair (whoever can go on again and again does), nothing but time can change
//! anything: it may then pass in one of these states, and the search starts again.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, MutexGuard};

use heddle_access::ThreadId;
use rustc_hash::FxHashSet;

/// States by their fingerprints.
#[derive(Default)]
pub struct Stalls {
    /// Nothing where a trace is followed: it says where time passes.
    known: Option<Mutex<Known>>,
}

#[derive(Default)]
struct Known {
    states: BTreeMap<u128, Still>,
    /// The states in which time may pass.
    passes: FxHashSet<u128>,
}

/// A state in which somebody waits for time, and others can go on.
#[derive(Default)]
struct Still {
    able: BTreeSet<ThreadId>,
    /// Who went on, and to which state.
    steps: BTreeSet<(ThreadId, u128)>,
}

impl Stalls {
    /// What a search begins with.
    pub fn none() -> Stalls {
        Stalls { known: Some(Mutex::default()) }
    }

    fn known(&self) -> Option<MutexGuard<'_, Known>> {
        Some(self.known.as_ref()?.lock().expect("no worker panics with the lock"))
    }

    /// A new search begins. Where time may pass stays known.
    pub(super) fn begin(&self) {
        if let Some(mut known) = self.known() {
            known.states.clear();
        }
    }

    /// Of those who are able to, a thread went on from one state to another.
    pub fn add(
        &self,
        from: u128,
        able: impl IntoIterator<Item = ThreadId>,
        went: ThreadId,
        to: u128,
    ) {
        if let Some(mut known) = self.known() {
            let still = known.states.entry(from).or_default();
            if still.able.is_empty() {
                still.able.extend(able);
            }
            still.steps.insert((went, to));
        }
    }

    /// Whether time may pass in a state although somebody can go on.
    pub fn lets_pass(&self, state: u128) -> bool {
        self.known().is_none_or(|known| known.passes.contains(&state))
    }

    /// Lets time pass somewhere in every round that could be gone for ever; false if it already
    /// does. What is found does not depend on the order in which states were met.
    pub fn break_rounds(&self) -> bool {
        let Some(mut known) = self.known() else { return false };
        let Known { states, passes } = &mut *known;
        let before = passes.len();
        let mut parts = vec![states.keys().copied().collect::<BTreeSet<u128>>()];
        while let Some(part) = parts.pop() {
            for round in rounds(states, &part) {
                let within = || round.iter().filter_map(|state| states.get(state));
                let went: BTreeSet<ThreadId> = within()
                    .flat_map(|still| &still.steps)
                    .filter(|(_, to)| round.contains(to))
                    .map(|&(thread, _)| thread)
                    .collect();
                let is_fair = |still: &Still| still.able.is_subset(&went);
                if within().all(is_fair) {
                    if let Some(&first) = round.first()
                        && !round.iter().any(|state| passes.contains(state))
                    {
                        passes.insert(first);
                    }
                    continue;
                }
                // A fair run does not come by a state in which somebody could leave the round.
                let rest = round.into_iter().filter(|state| states.get(state).is_some_and(is_fair));
                parts.push(rest.collect());
            }
        }
        passes.len() > before
    }
}

/// The sets of states, of those in `part`, among which a run can go round: strongly connected
/// components (Tarjan), but for single states without a step to themselves.
fn rounds(states: &BTreeMap<u128, Still>, part: &BTreeSet<u128>) -> Vec<BTreeSet<u128>> {
    let numbers: Vec<u128> = part.iter().copied().collect();
    let next: Vec<Vec<usize>> = numbers
        .iter()
        .map(|state| {
            let steps = states.get(state).into_iter().flat_map(|still| &still.steps);
            steps.filter_map(|(_, to)| numbers.binary_search(to).ok()).collect()
        })
        .collect();
    let mut found = Vec::new();
    // By state: when it was met, counted from 1, and the earliest on the stack that it leads to.
    let mut met = vec![0; numbers.len()];
    let mut low = vec![0; numbers.len()];
    let mut is_open = vec![false; numbers.len()];
    let (mut open, mut count) = (Vec::new(), 0);
    for root in 0..numbers.len() {
        let mut way = Vec::new();
        if met[root] == 0 {
            way.push((root, 0));
        }
        while let Some((state, taken)) = way.pop() {
            if taken == 0 {
                count += 1;
                (met[state], low[state]) = (count, count);
                open.push(state);
                is_open[state] = true;
            } else {
                let to = next[state][taken - 1];
                if is_open[to] {
                    low[state] = low[state].min(low[to]);
                }
            }
            let ahead = next[state].get(taken).copied();
            match ahead {
                Some(to) if met[to] == 0 => way.extend([(state, taken + 1), (to, 0)]),
                Some(_) => way.push((state, taken + 1)),
                None if low[state] == met[state] => {
                    let first = open.iter().rposition(|&other| other == state).unwrap_or(0);
                    let members = open.split_off(first);
                    members.iter().for_each(|&member| is_open[member] = false);
                    if members.len() > 1 || next[state].contains(&state) {
                        found.push(members.into_iter().map(|member| numbers[member]).collect());
                    }
                }
                None => {}
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Steps of threads: from, who, to. All who step somewhere from a state are able to there.
    fn stalls(steps: &[(u128, u32, u128)]) -> Stalls {
        let stalls = Stalls::none();
        for &(from, who, to) in steps {
            let able = steps.iter().filter(|step| step.0 == from).map(|step| ThreadId(step.1));
            stalls.add(from, able, ThreadId(who), to);
        }
        stalls
    }

    fn check(steps: &[(u128, u32, u128)], expected: &[u128]) {
        let stalls = stalls(steps);
        assert_eq!(stalls.break_rounds(), !expected.is_empty());
        let passes: Vec<u128> = (0..10).filter(|&state| stalls.lets_pass(state)).collect();
        assert_eq!(passes, expected);
        assert!(!stalls.break_rounds(), "once is enough");
    }

    #[test]
    fn two_ways_to_a_state_are_no_round() {
        check(&[(1, 0, 2), (1, 1, 3), (2, 1, 4), (3, 0, 4)], &[]);
    }

    #[test]
    fn every_round_lets_time_pass_once() {
        check(&[(7, 0, 7), (1, 0, 2), (2, 0, 3), (3, 0, 1), (1, 0, 4), (4, 0, 1)], &[1, 7]);
        // Rounds behind each other.
        check(&[(3, 0, 3), (3, 0, 2), (2, 0, 1), (1, 0, 2)], &[1, 3]);
    }

    #[test]
    fn who_can_go_on_does_so_first() {
        // Thread 0 spins; thread 1 has something to do, and spins then, too.
        check(&[(1, 0, 1), (1, 1, 2), (2, 0, 2), (2, 1, 2)], &[2]);
    }

    #[test]
    fn who_could_go_on_now_and_then_does_so_in_the_end() {
        // Thread 0 takes a lock (1 to 2) and gives it back; thread 1 wants it, and can in 1 only.
        check(&[(1, 0, 2), (2, 0, 1), (1, 1, 3), (3, 0, 3)], &[3]);
        // But where it spins inside the lock, thread 1 never can.
        check(&[(1, 0, 2), (2, 0, 1), (2, 0, 2), (1, 1, 3), (3, 0, 3)], &[2, 3]);
    }

    #[test]
    fn two_who_wait_for_each_other_go_round_together() {
        check(&[(1, 0, 2), (1, 1, 1), (2, 0, 2), (2, 1, 1)], &[1]);
    }

    #[test]
    fn a_trace_says_where_time_passes() {
        assert!(Stalls::default().lets_pass(5));
        assert!(!Stalls::none().lets_pass(5));
    }
}
