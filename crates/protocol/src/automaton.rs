//! A whole automaton as a table: for pictures, sizes and shortest traces.

use rustc_hash::FxHashMap;

use crate::core::EventId;
use crate::event::Event;
use crate::machine::{Internal, Machine, PositionId};
use crate::syntax::Expression;

/// A deterministic automaton. State 0 is the initial one; from every state an end can be reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Automaton {
    pub alphabet: Vec<Event>,
    pub states: Vec<State>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub is_final: bool,
    /// In the order of the events.
    pub transitions: Vec<(EventId, usize)>,
}

/// The automaton has more states than allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge {
    pub states_max: usize,
}

impl Automaton {
    /// Walks through all positions of a protocol, nearest first.
    pub fn new(
        expression: &Expression,
        internal: Internal,
        states_max: usize,
    ) -> Result<Automaton, TooLarge> {
        let program = std::sync::Arc::new(crate::core::Program::new(expression, false));
        let mut machine = Machine::new(program.clone(), internal);
        let mut numbers: FxHashMap<PositionId, usize> = FxHashMap::default();
        let mut order = vec![Machine::INITIAL];
        numbers.insert(Machine::INITIAL, 0);
        let mut states = Vec::new();
        while states.len() < order.len() {
            let position = order[states.len()];
            let mut transitions = Vec::new();
            for (event, target) in machine.after_each(position) {
                let number = *numbers.entry(target).or_insert_with(|| {
                    order.push(target);
                    order.len() - 1
                });
                transitions.push((event, number));
            }
            states.push(State { is_final: machine.is_final(position), transitions });
            if order.len() > states_max {
                return Err(TooLarge { states_max });
            }
        }
        Ok(Automaton { alphabet: program.alphabet().to_vec(), states })
    }

    pub fn event(&self, id: EventId) -> &Event {
        &self.alphabet[id.0 as usize]
    }

    pub fn transition_count(&self) -> usize {
        self.states.iter().map(|state| state.transitions.len()).sum()
    }

    /// The shortest complete traces, at most `count_max`, the shortest first.
    pub fn shortest_traces(&self, count_max: usize) -> Vec<Vec<EventId>> {
        let distances = self.distances_to_end();
        let mut found: Vec<Vec<EventId>> = Vec::new();
        let mut length = distances[0];
        // A longest useful trace: each state once more than needed would only repeat others.
        let length_max = length + 2 * self.states.len();
        while found.len() < count_max && length <= length_max {
            self.traces_of_length(length, &distances, count_max, &mut found);
            length += 1;
        }
        found
    }

    fn traces_of_length(
        &self,
        length: usize,
        distances: &[usize],
        count_max: usize,
        found: &mut Vec<Vec<EventId>>,
    ) {
        // The path so far: in each state, which transition is next.
        let mut path: Vec<(usize, usize)> = vec![(0, 0)];
        let mut trace: Vec<EventId> = Vec::new();
        while let Some(&mut (number, ref mut index)) = path.last_mut() {
            let state = &self.states[number];
            if *index == 0 && trace.len() == length && state.is_final {
                found.push(trace.clone());
                if found.len() == count_max {
                    return;
                }
            }
            let step = state.transitions.get(*index).copied();
            *index += 1;
            match step {
                // Only where an end is near enough, so that no time is lost on dead ends.
                Some((event, target)) if trace.len() + 1 + distances[target] <= length => {
                    trace.push(event);
                    path.push((target, 0));
                }
                Some(_) => {}
                None => {
                    path.pop();
                    trace.pop();
                }
            }
        }
    }

    /// How many events each state is away from an end.
    fn distances_to_end(&self) -> Vec<usize> {
        let mut sources: Vec<Vec<usize>> = vec![Vec::new(); self.states.len()];
        for (from, state) in self.states.iter().enumerate() {
            for &(_, to) in &state.transitions {
                sources[to].push(from);
            }
        }
        let mut distances = vec![usize::MAX; self.states.len()];
        let mut order: Vec<usize> = Vec::new();
        for (number, state) in self.states.iter().enumerate() {
            if state.is_final {
                distances[number] = 0;
                order.push(number);
            }
        }
        let mut at = 0;
        while at < order.len() {
            let to = order[at];
            at += 1;
            for &from in &sources[to] {
                if distances[from] == usize::MAX {
                    distances[from] = distances[to] + 1;
                    order.push(from);
                }
            }
        }
        distances
    }

    /// The automaton as a picture in the language of Graphviz.
    pub fn dot(&self, name: &str) -> String {
        let mut text = format!("digraph \"{name}\" {{\n  rankdir=LR;\n  node [shape=circle];\n");
        text.push_str("  start [shape=point];\n  start -> 0;\n");
        for (number, state) in self.states.iter().enumerate() {
            if state.is_final {
                text.push_str(&format!("  {number} [shape=doublecircle];\n"));
            }
        }
        for (number, state) in self.states.iter().enumerate() {
            for &(event, target) in &state.transitions {
                let label = self.event(event);
                text.push_str(&format!("  {number} -> {target} [label=\"{label}\"];\n"));
            }
        }
        text.push_str("}\n");
        text
    }
}
