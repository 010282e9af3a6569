//! Sampled runs with a random priority for each choice, drawn anew for those that depend on what was
//! taken. The open choice with the highest priority is next.

use super::{Row, nothing};
use crate::loops::{Draw, Loop, Open, Random};

pub(super) const ROW: Row = Row {
    name: "pos",
    doc: "sampled runs with a random priority for each choice",
    read: nothing,
    search: |_| Loop::Runs(|_| Box::new(Pos { priorities: Vec::new() })),
};

struct Pos {
    /// Of choices that were open and not taken, by their numbers in this run.
    priorities: Vec<(usize, u64)>,
}

impl Draw for Pos {
    fn begin(&mut self, _random: &mut Random, _length_max: usize) {
        self.priorities.clear();
    }

    fn pick(&mut self, random: &mut Random, open: &mut dyn Open, _depth: u32) -> usize {
        let numbers: Vec<usize> = (0..open.count()).map(|index| open.number(index)).collect();
        let mut best = (0, 0);
        for (index, number) in numbers.iter().enumerate() {
            let known = self.priorities.iter().find(|(known, _)| known == number);
            let priority = match known {
                Some((_, priority)) => *priority,
                None => {
                    let priority = random.next();
                    self.priorities.push((*number, priority));
                    priority
                }
            };
            best = best.max((priority, index));
        }
        let picked = best.1;
        // What was taken and what depends on it draws a new priority when it is open next.
        self.priorities.retain(|(known, _)| {
            let still_open = numbers.iter().position(|number| number == known);
            still_open.is_none_or(|index| index != picked && !open.dependent(picked, index))
        });
        picked
    }
}
