//! Depth first with the choices of each state in a random order.
//!
//! Plain depth-first search tries what lies near its first path for a long time. In a space too large to
//! be visited as a whole, several searches with different seeds begin in different corners; in one
//! that is not, every state is visited all the same.

use super::random::Random;
use crate::options::{Options, Strategy};

/// In which order a depth-first search takes choices.
pub(super) enum Order {
    /// As the system gives them.
    Given,
    Shuffled(Random),
}

impl Order {
    /// Workers of one search differ, too.
    pub(super) fn new(options: &Options, worker: usize) -> Order {
        match options.strategy {
            Strategy::Shuffle => Order::Shuffled(Random::new(options.seed, worker as u64)),
            _ => Order::Given,
        }
    }

    /// Arranges the choices of one state.
    pub(super) fn arrange<C>(&mut self, choices: &mut [C]) {
        let Order::Shuffled(random) = self else { return };
        for last in (1..choices.len()).rev() {
            choices.swap(last, random.below(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn arranged(strategy: Strategy, seed: u64) -> Vec<u32> {
        let mut order = Order::new(&Options { strategy, seed, ..Options::default() }, 0);
        let mut choices: Vec<u32> = (0..20).collect();
        order.arrange(&mut choices);
        choices
    }

    #[test]
    fn a_seed_gives_one_order_and_no_choice_is_lost() {
        let given: Vec<u32> = (0..20).collect();
        assert_eq!(arranged(Strategy::Dfs, 7), given);
        let shuffled = arranged(Strategy::Shuffle, 7);
        assert_eq!(arranged(Strategy::Shuffle, 7), shuffled);
        assert_ne!(arranged(Strategy::Shuffle, 8), shuffled);
        let mut sorted = shuffled;
        sorted.sort_unstable();
        assert_eq!(sorted, given);
    }
}
