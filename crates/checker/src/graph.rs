//! The graph of a small program's states, for drawing.
//!
//! A second, plain search that keeps what the real one has no reason to keep: who leads to whom.

use std::sync::Arc;

use heddle_jvm::console::Silent;
use heddle_jvm::schedule::Learned;
use heddle_jvm::state::ThreadId;
use heddle_net::{FAULTS, Operation};
use heddle_search::{Outcome, System};
use rustc_hash::FxHashMap;

use crate::check::Subject;
use crate::choice::Choice;
use crate::errors::GraphError;
use crate::solo::Saved;
use crate::system::{JavaSystem, Settings};
use crate::violation::Violation;

/// States are numbered in the order in which a depth-first search finds them; 0 is the start.
#[derive(Default)]
pub struct Graph {
    pub states: Vec<Point>,
    pub edges: Vec<Edge>,
    /// What went wrong, in the order in which it was found.
    pub errors: Vec<String>,
    /// There are more states than were asked for.
    pub cut: bool,
}

/// What kind of choice a state is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Point {
    Start,
    /// After something that only one process can see.
    Local,
    /// After an operation on the network, or the end of a process.
    Global,
    /// Nothing can happen any more.
    End,
}

/// Where a transition leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    State(usize),
    /// A path ends where something is violated.
    Error(usize),
}

pub struct Edge {
    pub from: usize,
    pub to: Target,
    pub thread: String,
    /// The last operation of the transition.
    pub operation: String,
    /// The choice in words; empty if the thread just goes on.
    pub what: String,
}

/// Explores depth first, up to about `states_max` states.
pub fn graph(
    subject: &Subject,
    settings: &Settings,
    states_max: usize,
) -> Result<Graph, GraphError> {
    let settings = Arc::new(settings.clone());
    let learned = Arc::new(Learned::default());
    loop {
        learned.begin();
        let (mut system, violations, outcome) =
            subject.start(&settings, &learned, Box::new(Silent), |_| {})?;
        let explored = match outcome {
            Outcome::Restart => None,
            Outcome::Unsupported(what) => {
                return Err(GraphError::Unsupported(what.join("; ")));
            }
            Outcome::Next | Outcome::Partly(_) | Outcome::Pruned => {
                explore(&mut system, &violations, states_max)
            }
        };
        if let Some(graph) = explored {
            return Ok(graph);
        }
    }
}

/// None: an assumption broke.
fn explore(system: &mut JavaSystem, first: &[Violation], states_max: usize) -> Option<Graph> {
    let mut graph = Graph { states: vec![Point::Start], ..Graph::default() };
    if !first.is_empty() {
        graph.errors.push(kinds(first));
        return Some(graph);
    }
    let mut numbers: FxHashMap<u128, usize> = FxHashMap::default();
    numbers.insert(system.fingerprint(), 0);
    let mut path = vec![PendingOperation::new(system, 0)];
    let mut violations = Vec::new();
    while let Some(top) = path.last_mut() {
        let Some(choice) = top.open.pop() else {
            path.pop();
            continue;
        };
        let from = top.number;
        system.load(&top.state);
        violations.clear();
        let outcome = system.apply(&choice, &mut violations);
        let thread = ThreadId(choice.thread());
        let to = match outcome {
            Outcome::Restart => return None,
            _ if !violations.is_empty() => {
                graph.errors.push(kinds(&violations));
                Target::Error(graph.errors.len() - 1)
            }
            Outcome::Next | Outcome::Partly(_) => {
                graph.cut |= outcome != Outcome::Next;
                let next = graph.states.len();
                let number = *numbers.entry(system.fingerprint()).or_insert(next);
                if number == next {
                    if next >= states_max {
                        graph.cut = true;
                        return Some(graph);
                    }
                    let below = PendingOperation::new(system, next);
                    let over = below.open.is_empty();
                    graph.states.push(if over { Point::End } else { system.point(thread) });
                    path.push(below);
                }
                Target::State(number)
            }
            Outcome::Pruned | Outcome::Unsupported(_) => {
                graph.cut = true;
                continue;
            }
        };
        graph.edges.push(Edge {
            from,
            to,
            thread: system.thread_title(thread),
            operation: system.last_operation(thread, &violations),
            what: words(&choice),
        });
    }
    Some(graph)
}

/// A state on the path, with what is still to be tried, last first.
struct PendingOperation {
    number: usize,
    state: Saved,
    open: Vec<Choice>,
}

impl PendingOperation {
    fn new(system: &mut JavaSystem, number: usize) -> PendingOperation {
        let mut open = Vec::new();
        system.choices(&mut open);
        open.reverse();
        PendingOperation { number, state: system.save(), open }
    }
}

fn kinds(violations: &[Violation]) -> String {
    let kinds: Vec<&str> = violations.iter().map(|violation| violation.kind).collect();
    kinds.join(", ")
}

impl JavaSystem {
    fn point(&self, thread: ThreadId) -> Point {
        let thread = self.machine.thread_at(thread);
        let ended = self.machine.process_at(thread.process).has_ended();
        match thread.pending_operation().is_some() || ended {
            true => Point::Global,
            false => Point::Local,
        }
    }

    /// The thread as edges name it: by the rules of jpf-nas by number.
    fn thread_title(&self, thread: ThreadId) -> String {
        if !self.by_jpf_nas() {
            return self.machine.thread_name_in(thread);
        }
        let threads = self.machine.threads();
        // The library's own threads never run.
        let counts = |index: &usize| {
            let is_main = *index == 0 || threads[index - 1].process != threads[*index].process;
            is_main || threads[*index].has_run()
        };
        format!("T{}", (0..thread.0 as usize).filter(counts).count())
    }

    /// What a transition came to: an operation, the end of the thread, or what it threw.
    fn last_operation(&self, id: ThreadId, violations: &[Violation]) -> String {
        let thrown = violations.iter().find_map(|violation| violation.exception.as_ref());
        if let Some(class) = thrown {
            return class.rsplit('.').next().unwrap_or(class).to_owned();
        }
        let thread = self.machine.thread_at(id);
        if !thread.is_alive() || self.machine.process_at(thread.process).has_ended() {
            return "return".into();
        }
        match thread.pending_operation() {
            // As the method there is called.
            Some(at) if at.operation == Operation::Accept && self.by_jpf_nas() => "accept0".into(),
            Some(at) => at.operation.name().into(),
            None => {
                let places = self.machine.locations(id);
                let own = places.iter().find(|place| !place.library).or(places.first());
                own.map(|place| place.to_string()).unwrap_or_default()
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

#[cfg(test)]
mod tests {
    use super::{kinds, words};
    use crate::choice::Choice;
    use crate::testing::violation;

    #[test]
    fn choices_of_the_environment_are_in_words() {
        assert_eq!(words(&Choice::Run(1)), "");
        assert_eq!(words(&Choice::Value(1, 2)), "way 2");
        // By the numbers of `heddle list faults`, from 0; a file may have any number.
        assert_eq!(words(&Choice::Fault(1, 3)), "reset");
        assert_eq!(words(&Choice::Fault(1, 99)), "fault");
    }

    #[test]
    fn an_error_names_all_that_is_violated() {
        let violations = [violation("race", "A", &[]), violation("deadlock", "B", &[])];
        assert_eq!(kinds(&violations), "race, deadlock");
    }
}
