//! Depth first with the choices of each state in a random order.
//!
//! Plain depth-first search tries what lies near its first path for a long time. In a space too large to
//! be visited as a whole, several searches with different seeds begin in different corners; in one
//! that is not, every state is visited all the same.

use super::{Row, nothing};
use crate::loops::{Loop, Random};

pub(super) const ROW: Row = Row {
    name: "shuffle",
    doc: "depth first, the choices of each state in a random order (--seed)",
    read: nothing,
    search: |_| Loop::Stack(shuffle),
};

/// Fisher and Yates: every order is equally likely.
fn shuffle(random: &mut Random, count: usize, swap: &mut dyn FnMut(usize, usize)) {
    for last in (1..count).rev() {
        swap(last, random.below(last + 1));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shuffled(seed: u64) -> Vec<u32> {
        let mut choices: Vec<u32> = (0..20).collect();
        let mut random = Random::new(seed, 0);
        shuffle(&mut random, choices.len(), &mut |one, other| choices.swap(one, other));
        choices
    }

    #[test]
    fn a_seed_gives_one_order_and_no_choice_is_lost() {
        let given: Vec<u32> = (0..20).collect();
        let first = shuffled(7);
        assert_eq!(shuffled(7), first);
        assert_ne!(shuffled(8), first);
        let mut sorted = first;
        sorted.sort_unstable();
        assert_eq!(sorted, given);
    }
}
