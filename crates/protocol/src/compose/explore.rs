//! The search for what goes wrong, nearest first.

use std::collections::BTreeSet;

use super::routes::{Counter, Route, Routes};
use super::table::Table;
use super::{Composition, Failure, Kind, Move, Standing};
use crate::core::EventId;
use crate::machine::PositionId;
use crate::model::Assembly;

/// One way on from a state.
#[derive(Clone, Copy)]
struct Action {
    part: u32,
    event: EventId,
    /// Which of the targets of the event's route; 0 if it has none.
    target: u32,
}

struct Search<'assembly> {
    assembly: &'assembly Assembly,
    routes: Routes,
    table: Table,
    /// How each state was reached first; the initial one has no parent.
    parents: Vec<(u32, Action)>,
    /// All moves, from and to.
    edges: Vec<(u32, u32)>,
    /// States where all is well in the end, or where a failure was found.
    settled: Vec<u32>,
    failures: Vec<Failure>,
    /// What was found already; the first time is the nearest.
    found: BTreeSet<(u32, EventId, u32)>,
    has_no_activity: bool,
}

pub(super) fn explore(routes: Routes, assembly: &Assembly, states_max: usize) -> Composition {
    let width = assembly.parts.len() + routes.counters;
    let mut search = Search {
        assembly,
        routes,
        table: Table::new(width),
        parents: Vec::new(),
        edges: Vec::new(),
        settled: Vec::new(),
        failures: Vec::new(),
        found: BTreeSet::new(),
        has_no_activity: false,
    };
    // Machines start at position 0, and no calls are open.
    search.table.insert(&vec![0; width]);
    search.parents.push((0, Action { part: 0, event: EventId(0), target: 0 }));
    let mut at = 0;
    let mut is_complete = true;
    while at < search.table.len() {
        search.expand(at);
        at += 1;
        if search.table.len() > states_max {
            is_complete = false;
            break;
        }
    }
    if is_complete {
        search.find_infinite_activity();
    }
    Composition {
        failures: search.failures,
        states: search.table.len(),
        transitions: search.edges.len(),
        is_complete,
    }
}

impl Search<'_> {
    fn parts(&self) -> usize {
        self.assembly.parts.len()
    }

    fn expand(&mut self, state: usize) {
        let row = self.table.row(state).to_vec();
        let mut has_failed = false;
        // Whether a part that cannot stop here can go on.
        let mut must_go_on = false;
        let mut next = Vec::new();
        for part in 0..self.parts() {
            let position = PositionId(row[part]);
            for &event in self.routes.machines[part].enabled(position).iter() {
                let action = Action { part: part as u32, event, target: 0 };
                let is_accept = matches!(self.routes.routes[part][event.0 as usize], Route::Accept);
                must_go_on |= !is_accept && !self.routes.machines[part].is_final(position);
                let count = match &self.routes.routes[part][event.0 as usize] {
                    Route::Accept => continue,
                    Route::Alone => 0,
                    Route::Emit(targets) => targets.len(),
                    Route::Nowhere => {
                        self.fail_at(state, action);
                        has_failed = true;
                        continue;
                    }
                };
                let mut is_open = false;
                for target in 0..count.max(1) as u32 {
                    let action = Action { target, ..action };
                    match self.apply(&row, action, &mut next) {
                        Applied::Done => {
                            is_open = true;
                            let (number, is_new) = self.table.insert(&next);
                            self.edges.push((state as u32, number as u32));
                            if is_new {
                                self.parents.push((state as u32, action));
                            }
                        }
                        Applied::Refused => {
                            is_open = true;
                            self.fail_at(state, action);
                            has_failed = true;
                        }
                        Applied::NotCalled => {}
                    }
                }
                if !is_open {
                    // A response to nobody.
                    self.fail_at(state, action);
                    has_failed = true;
                }
            }
        }
        let unfinished: Vec<usize> = (0..self.parts())
            .filter(|&part| !self.routes.machines[part].is_final(PositionId(row[part])))
            .collect();
        // Parts that may stop here may all do so at once; who is left then waits for ever.
        if !unfinished.is_empty() && !must_go_on {
            has_failed = true;
            if !self.has_no_activity {
                self.has_no_activity = true;
                let is_vertical =
                    unfinished.iter().any(|&part| self.assembly.parts[part].is_environment);
                self.fail(Kind::NoActivity { unfinished: unfinished.clone() }, is_vertical, state);
            }
        }
        if unfinished.is_empty() || has_failed {
            self.settled.push(state as u32);
        }
    }

    /// Makes the row behind an action.
    fn apply(&mut self, row: &[u32], action: Action, next: &mut Vec<u32>) -> Applied {
        next.clear();
        next.extend_from_slice(row);
        let part = action.part as usize;
        if let Route::Emit(targets) = &self.routes.routes[part][action.event.0 as usize] {
            let target = &targets[action.target as usize];
            let parts = self.assembly.parts.len();
            match target.counter {
                Some(Counter::Add(counter)) => next[parts + counter] += 1,
                Some(Counter::Take(counter)) if next[parts + counter] == 0 => {
                    return Applied::NotCalled;
                }
                Some(Counter::Take(counter)) => next[parts + counter] -= 1,
                None => {}
            }
            let there = PositionId(row[target.part]);
            let accepted = target
                .event
                .and_then(|event| self.routes.machines[target.part].after(there, event));
            match accepted {
                Some(position) => next[target.part] = position.0,
                None => return Applied::Refused,
            }
        }
        // A part linked to itself has moved already.
        let here = PositionId(next[part]);
        match self.routes.machines[part].after(here, action.event) {
            Some(position) => {
                next[part] = position.0;
                Applied::Done
            }
            None => Applied::Refused,
        }
    }

    /// An emission fails in a state.
    fn fail_at(&mut self, state: usize, action: Action) {
        if !self.found.insert((action.part, action.event, action.target)) {
            return;
        }
        let Move { part, event, partner } = self.move_of(action);
        let partner_part = partner.as_ref().map(|(part, _)| *part);
        let is_vertical = [Some(part), partner_part]
            .into_iter()
            .flatten()
            .any(|part| self.assembly.parts[part].is_environment);
        let kind = match partner {
            Some((partner, partner_event)) => {
                Kind::BadActivity { part, event, partner, partner_event }
            }
            None => Kind::IncompleteBinding { part, event },
        };
        self.fail(kind, is_vertical, state);
    }

    fn fail(&mut self, kind: Kind, is_vertical: bool, state: usize) {
        let trace = self.trace(state);
        let standings = self.standings(state);
        self.failures.push(Failure { kind, is_vertical, trace, cycle: Vec::new(), standings });
    }

    fn standings(&mut self, state: usize) -> Vec<Standing> {
        let row = self.table.row(state).to_vec();
        self.routes
            .machines
            .iter_mut()
            .zip(&row)
            .map(|(machine, &position)| {
                let position = PositionId(position);
                let program = machine.program().clone();
                let expected = machine
                    .enabled_spans(position)
                    .into_iter()
                    .map(|(event, span)| (program.event(event).clone(), span))
                    .collect();
                Standing { is_final: machine.is_final(position), expected }
            })
            .collect()
    }

    fn trace(&self, mut state: usize) -> Vec<Move> {
        let mut moves = Vec::new();
        while state != 0 {
            let (parent, action) = self.parents[state];
            moves.push(self.move_of(action));
            state = parent as usize;
        }
        moves.reverse();
        moves
    }

    fn move_of(&self, action: Action) -> Move {
        let part = action.part as usize;
        let event = self.routes.machines[part].program().event(action.event).clone();
        let partner = match &self.routes.routes[part][action.event.0 as usize] {
            Route::Emit(targets) => {
                let other = targets[action.target as usize].part;
                let interface = self.interface_there(part, &event.interface, other);
                let mut there = event.inverted();
                there.interface = interface;
                Some((other, there))
            }
            _ => None,
        };
        Move { part, event, partner }
    }

    /// What an interface is called at the other end of its link.
    fn interface_there(&self, part: usize, interface: &str, other: usize) -> String {
        let links = self.assembly.links.iter();
        let mut ends =
            links.flat_map(|link| [(&link.client, &link.server), (&link.server, &link.client)]);
        let found = ends.find(|(here, there)| {
            here.part == part && here.interface == interface && there.part == other
        });
        found.map(|(_, there)| there.interface.clone()).expect("a route follows a link")
    }

    /// Looks for states from which neither the end nor a failure can be reached.
    fn find_infinite_activity(&mut self) {
        let count = self.table.len();
        let mut is_settled = vec![false; count];
        // Moves by where they lead.
        let mut first = vec![0_u32; count + 1];
        self.edges.iter().for_each(|&(_, to)| first[to as usize + 1] += 1);
        for number in 0..count {
            first[number + 1] += first[number];
        }
        let mut sources = vec![0_u32; self.edges.len()];
        let mut filled = first.clone();
        for &(from, to) in &self.edges {
            sources[filled[to as usize] as usize] = from;
            filled[to as usize] += 1;
        }
        let mut waiting = self.settled.clone();
        waiting.iter().for_each(|&state| is_settled[state as usize] = true);
        while let Some(state) = waiting.pop() {
            for &from in
                &sources[first[state as usize] as usize..first[state as usize + 1] as usize]
            {
                if !is_settled[from as usize] {
                    is_settled[from as usize] = true;
                    waiting.push(from);
                }
            }
        }
        let Some(state) = is_settled.iter().position(|settled| !settled) else { return };
        self.fail(Kind::InfiniteActivity, true, state);
        let row = self.table.row(state).to_vec();
        let is_vertical = self.assembly.parts.iter().zip(&row).enumerate().any(
            |(part, (described, &position))| {
                described.is_environment
                    && !self.routes.machines[part].is_final(PositionId(position))
            },
        );
        let cycle = self.cycle(state);
        let failure = self.failures.last_mut().expect("a failure was added");
        failure.cycle = cycle;
        failure.is_vertical = is_vertical;
    }

    /// Goes on from a state with whatever comes first until a state comes again.
    fn cycle(&mut self, start: usize) -> Vec<Move> {
        let mut visited: Vec<usize> = Vec::new();
        let mut moves = Vec::new();
        let mut state = start;
        let mut next = Vec::new();
        loop {
            if let Some(at) = visited.iter().position(|&seen| seen == state) {
                return moves.split_off(at);
            }
            visited.push(state);
            let row = self.table.row(state).to_vec();
            let Some(action) = self.first_action(&row, &mut next) else { return Vec::new() };
            moves.push(self.move_of(action));
            state = self.table.insert(&next).0;
        }
    }

    fn first_action(&mut self, row: &[u32], next: &mut Vec<u32>) -> Option<Action> {
        for part in 0..self.parts() {
            let position = PositionId(row[part]);
            for &event in self.routes.machines[part].enabled(position).iter() {
                let count = match &self.routes.routes[part][event.0 as usize] {
                    Route::Accept | Route::Nowhere => continue,
                    Route::Alone => 1,
                    Route::Emit(targets) => targets.len(),
                };
                for target in 0..count as u32 {
                    let action = Action { part: part as u32, event, target };
                    if let Applied::Done = self.apply(row, action, next) {
                        return Some(action);
                    }
                }
            }
        }
        None
    }
}

enum Applied {
    Done,
    /// The other side cannot accept it now.
    Refused,
    /// A response to a client that has no open call.
    NotCalled,
}
