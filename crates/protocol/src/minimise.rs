//! The smallest automaton with the same traces, by Hopcroft's refinement of partitions.

use std::collections::VecDeque;

use crate::automaton::{Automaton, State};

impl Automaton {
    /// The smallest automaton with the same traces. As every state leads to an end, no state for
    /// "nothing fits any more" is needed or added.
    pub fn minimal(&self) -> Automaton {
        let block_of = Partition::of(self).block_of;
        // Blocks are numbered again in the order in which a walk from the initial state meets them.
        let mut number: Vec<Option<usize>> = vec![None; self.states.len()];
        let mut order = vec![0];
        number[block_of[0]] = Some(0);
        let mut states = Vec::new();
        while states.len() < order.len() {
            let state = &self.states[order[states.len()]];
            let mut transitions = Vec::new();
            for &(event, target) in &state.transitions {
                let target_number = *number[block_of[target]].get_or_insert_with(|| {
                    order.push(target);
                    order.len() - 1
                });
                transitions.push((event, target_number));
            }
            states.push(State { is_final: state.is_final, transitions });
        }
        Automaton { alphabet: self.alphabet.clone(), states }
    }
}

/// States in blocks that cannot be told apart so far.
struct Partition {
    /// All states, block after block.
    states: Vec<usize>,
    /// Where in `states` a state stands.
    place: Vec<usize>,
    block_of: Vec<usize>,
    /// First place, and the place behind the last.
    blocks: Vec<(usize, usize)>,
    /// How many states at the front of a block are marked.
    marked: Vec<usize>,
}

impl Partition {
    fn of(automaton: &Automaton) -> Partition {
        let count = automaton.states.len();
        let mut into: Vec<Vec<(u32, usize)>> = vec![Vec::new(); count];
        for (from, state) in automaton.states.iter().enumerate() {
            for &(event, to) in &state.transitions {
                into[to].push((event.0, from));
            }
        }
        let mut partition = Partition {
            states: (0..count).collect(),
            place: (0..count).collect(),
            block_of: vec![0; count],
            blocks: vec![(0, count)],
            marked: vec![0],
        };
        // A block waits to tell others apart by which events lead into it.
        let mut waiting = VecDeque::from([0]);
        let mut is_waiting = vec![true];
        for (number, state) in automaton.states.iter().enumerate() {
            if state.is_final {
                partition.mark(number);
            }
        }
        if partition.split(0).is_some() {
            waiting.push_back(1);
            is_waiting.push(true);
        }
        while let Some(splitter) = waiting.pop_front() {
            is_waiting[splitter] = false;
            let (first, behind) = partition.blocks[splitter];
            let mut arrivals: Vec<(u32, usize)> = Vec::new();
            for place in first..behind {
                arrivals.extend_from_slice(&into[partition.states[place]]);
            }
            arrivals.sort_unstable();
            for group in arrivals.chunk_by(|one, two| one.0 == two.0) {
                let mut touched = Vec::new();
                for &(_, from) in group {
                    let block = partition.block_of[from];
                    if partition.marked[block] == 0 {
                        touched.push(block);
                    }
                    partition.mark(from);
                }
                for block in touched {
                    let Some(new) = partition.split(block) else { continue };
                    // Of two halves the smaller will do, unless the whole was still waiting.
                    let smaller = match is_waiting[block] {
                        true => new,
                        false if partition.length(new) < partition.length(block) => new,
                        false => block,
                    };
                    is_waiting.push(false);
                    is_waiting[smaller] = true;
                    waiting.push_back(smaller);
                }
            }
        }
        partition
    }

    fn length(&self, block: usize) -> usize {
        self.blocks[block].1 - self.blocks[block].0
    }

    /// Moves a state to the front of its block.
    fn mark(&mut self, state: usize) {
        let block = self.block_of[state];
        let to = self.blocks[block].0 + self.marked[block];
        let from = self.place[state];
        if from < to {
            return;
        }
        let other = self.states[to];
        self.states.swap(from, to);
        self.place[state] = to;
        self.place[other] = from;
        self.marked[block] += 1;
    }

    /// Makes a block of the marked states of a block, unless all of them are.
    fn split(&mut self, block: usize) -> Option<usize> {
        let marked = std::mem::take(&mut self.marked[block]);
        let (first, behind) = self.blocks[block];
        if marked == 0 || marked == behind - first {
            return None;
        }
        let new = self.blocks.len();
        self.blocks.push((first, first + marked));
        self.blocks[block].0 = first + marked;
        self.marked.push(0);
        for place in first..first + marked {
            self.block_of[self.states[place]] = new;
        }
        Some(new)
    }
}
