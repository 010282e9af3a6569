//! Sampled runs with random priorities of actors that change at a few random moments.
//!
//! The one with the highest priority acts. A bug that needs `depth` ordering constraints is found by
//! lowering a priority `depth - 1` times at the right moments.

use super::{Row, Value, number};
use crate::loops::{Draw, Loop, Open, Random};

pub(super) const ROW: Row = Row {
    name: "pct",
    doc: "sampled runs with priorities that change at a few random moments (pct:3)",
    read: |given| Ok(Value::Number(number(given, "the depth of `pct`")?.unwrap_or(3))),
    search: |_| {
        Loop::Runs(|value| {
            let Value::Number(depth) = value else { unreachable!("pct has a depth") };
            Box::new(Pct { depth, actors: Vec::new(), changes: Vec::new() })
        })
    },
};

struct Pct {
    depth: u32,
    /// The priority of each actor. Those lowered come below all others.
    actors: Vec<(u32, u64)>,
    /// When priorities are lowered in this run.
    changes: Vec<u32>,
}

impl Draw for Pct {
    fn begin(&mut self, random: &mut Random, length_max: usize) {
        self.actors.clear();
        self.changes.clear();
        // How long runs are is not known before the first.
        let length = length_max.max(1);
        for _ in 1..self.depth {
            self.changes.push(random.below(length) as u32);
        }
    }

    fn pick(&mut self, random: &mut Random, open: &mut dyn Open, depth: u32) -> usize {
        let open: Vec<u32> = (0..open.count()).map(|index| open.actor(index)).collect();
        for &actor in &open {
            if self.actors.iter().all(|(known, _)| *known != actor) {
                self.actors.push((actor, random.next() | 1 << 63));
            }
        }
        for change in 0..self.changes.len() {
            if self.changes[change] == depth {
                let actor = self.highest(&open);
                let known = self.actors.iter_mut().find(|(known, _)| *known == actor);
                known.expect("every actor has a priority").1 = change as u64;
            }
        }
        let actor = self.highest(&open);
        let own: Vec<usize> = (0..open.len()).filter(|&index| open[index] == actor).collect();
        own[random.below(own.len())]
    }
}

impl Pct {
    /// The actor with the highest priority among those with an open choice.
    fn highest(&self, open: &[u32]) -> u32 {
        let ready = self.actors.iter().filter(|(actor, _)| open.contains(actor));
        ready.max_by_key(|(_, priority)| *priority).expect("a choice is open").0
    }
}
