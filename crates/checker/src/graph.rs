//! The graph of a small program's states, for drawing.
//!
//! A second, plain search that keeps what the real one has no reason to keep: who leads to whom.

use std::collections::VecDeque;
use std::sync::Arc;

use heddle_jvm::host::Silent;
use heddle_jvm::net::FAULTS;
use heddle_jvm::state::ThreadId;
use heddle_jvm::watch::Assumptions;
use heddle_search::{Outcome, System};
use rustc_hash::FxHashMap;

use crate::check::Subject;
use crate::choice::Choice;
use crate::system::{JavaSystem, Settings};
use crate::violation::Violation;

/// States are numbered in the order in which they were found; 0 is the initial one.
#[derive(Default)]
pub struct Graph {
    pub states: usize,
    pub edges: Vec<Edge>,
    /// States in which nothing can happen any more.
    pub ends: Vec<usize>,
    /// States in which something is violated, and what.
    pub violations: Vec<(usize, String)>,
    /// There are more states than were asked for.
    pub cut: bool,
}

pub struct Edge {
    pub from: usize,
    pub to: usize,
    pub thread: String,
    /// The choice in words; empty if the thread just goes on.
    pub what: String,
}

/// Explores breadth first, up to about `states_max` states.
pub fn graph(subject: &Subject, settings: &Settings, states_max: usize) -> Result<Graph, String> {
    let settings = Arc::new(settings.clone());
    let assumptions = Arc::new(Assumptions::default());
    loop {
        assumptions.begin();
        let (mut system, violations, outcome) =
            subject.start(&settings, &assumptions, Box::new(Silent), |_| {})?;
        let explored = match outcome {
            Outcome::Restart => None,
            Outcome::Unsupported(what) => return Err(what),
            Outcome::Next | Outcome::Pruned => explore(&mut system, &violations, states_max),
        };
        if let Some(graph) = explored {
            return Ok(graph);
        }
    }
}

/// None: an assumption broke.
fn explore(system: &mut JavaSystem, first: &[Violation], states_max: usize) -> Option<Graph> {
    system.machine.set_base();
    let mut graph = Graph { states: 1, ..Graph::default() };
    let mut numbers: FxHashMap<u128, usize> = FxHashMap::default();
    numbers.insert(system.fingerprint(), 0);
    graph.note(0, first);
    let mut waiting = VecDeque::from([(0, system.save())]);
    let (mut open, mut violations) = (Vec::new(), Vec::new());
    while let Some((from, state)) = waiting.pop_front() {
        system.load(&state);
        open.clear();
        system.choices(&mut open);
        if open.is_empty() {
            graph.ends.push(from);
        }
        for choice in &open {
            system.load(&state);
            let thread = system.machine.thread_name_in(ThreadId(choice.thread()));
            violations.clear();
            match system.apply(choice, &mut violations) {
                Outcome::Restart => return None,
                Outcome::Next => {}
                Outcome::Pruned | Outcome::Unsupported(_) => {
                    graph.cut = true;
                    continue;
                }
            }
            let next = graph.states;
            let to = *numbers.entry(system.fingerprint()).or_insert(next);
            if to == next {
                if graph.states >= states_max {
                    graph.cut = true;
                    return Some(graph);
                }
                graph.states += 1;
                waiting.push_back((to, system.save()));
            }
            graph.note(to, &violations);
            graph.edges.push(Edge { from, to, thread, what: words(choice) });
        }
    }
    Some(graph)
}

impl Graph {
    fn note(&mut self, state: usize, violations: &[Violation]) {
        for violation in violations {
            let found = (state, violation.kind.to_owned());
            if !self.violations.contains(&found) {
                self.violations.push(found);
            }
        }
    }
}

fn words(choice: &Choice) -> String {
    match choice {
        Choice::Run(_) => String::new(),
        Choice::Timeout(_) => "time is over".into(),
        Choice::Spurious(_) => "wakes up".into(),
        Choice::Fault(_, fault) => {
            FAULTS.get(*fault as usize).map_or("fault", |(name, ..)| name).into()
        }
        Choice::Value(_, value) => format!("way {value}"),
    }
}
