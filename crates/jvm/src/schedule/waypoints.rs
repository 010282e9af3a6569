//! Waypoints: the way to the first choice of a program, saved here and there.
//!
//! When an assumption breaks, a search begins again. What the program does up to its first choice is a
//! function of the answers it gets from the policy, so the new search can go on from any moment up
//! to which it gives the same answers. Nothing here looks at what the program did.

use heddle_reduction::{Asked, Counters};

use super::Watch;
use super::watch::Found;
use crate::events::Marks;
use crate::interp::{Pause, Turn};
use crate::machine::Machine;
use crate::program::Program;
use crate::relied::Relied;
use crate::state::{State, Status, ThreadId};

/// Instructions between two waypoints, at least: about ten milliseconds.
const APART_MIN: u64 = 1_000_000;
/// A further waypoint is due after this part of what was executed so far.
const APART_PART: u64 = 8;
/// How much memory the waypoints of one run may take. Those that are missing cost time, no more.
const BYTES_MAX: usize = 128 << 20;

/// A run in the middle of a step, between two instructions.
pub struct Waypoint {
    state: State,
    turn: Turn,
    asked: Asked,
    /// How many weak accesses were known when the search began.
    weak_accesses: usize,
    marks: Marks,
    found: Found,
    counters: Counters,
    relied: Relied,
    clock_reads: u32,
    is_at_start: bool,
    /// What it and those before it take.
    bytes: usize,
}

/// Those of one run, in their order.
#[derive(Default)]
pub struct Waypoints {
    taken: Vec<Waypoint>,
    /// What earlier ones take.
    bytes: usize,
    /// How many instructions were executed when the next one is due.
    due: u64,
    /// The thread that is about to start another was saved there.
    is_at_start: bool,
}

impl Waypoints {
    /// None yet, behind an earlier one.
    pub fn behind(last: Option<&Waypoint>) -> Waypoints {
        let due = last.map_or(APART_MIN, |last| next_due(&last.counters));
        let bytes = last.map_or(0, |last| last.bytes);
        Waypoints { taken: Vec::new(), bytes, due, is_at_start: false }
    }

    pub fn len(&self) -> usize {
        self.taken.len()
    }

    pub fn is_empty(&self) -> bool {
        self.taken.is_empty()
    }

    fn has_room(&self) -> bool {
        self.taken.last().map_or(self.bytes, |last| last.bytes) < BYTES_MAX
    }

    pub fn into_taken(self) -> Vec<Waypoint> {
        self.taken
    }
}

fn next_due(counters: &Counters) -> u64 {
    let executed = counters.instructions;
    executed + (executed / APART_PART).max(APART_MIN)
}

impl Waypoint {
    /// Whether a search that is watched so would have come here as well.
    pub fn is_on_the_way(&self, watch: &Watch) -> bool {
        self.weak_accesses == watch.weak_accesses && watch.policy.answers_like(&self.asked)
    }

    /// A machine that stands here. What was found on the way counts as found.
    pub fn machine(&self, program: &'static Program, mut watch: Watch) -> Machine {
        watch.policy.resume(&self.asked);
        watch.set_found(self.found.clone());
        watch.learned.marks.set(&self.marks);
        let mut machine = Machine::new(program, Box::new(crate::console::Silent));
        machine.set_watch(watch);
        machine.load(&self.state).expect("a state of the same program loads");
        machine.counters = self.counters.clone();
        machine.relied = self.relied.clone();
        machine.set_clock_reads(self.clock_reads);
        machine
    }

    /// Goes on with the run that was saved, up to the end of its step.
    pub fn go_on(&self, machine: &mut Machine) -> Pause {
        if let Some(waypoints) = machine.watch_mut().and_then(|watch| watch.waypoints.as_mut()) {
            waypoints.is_at_start = self.is_at_start;
        }
        machine.go_on_with(machine.last_run(), self.turn)
    }
}

impl Machine {
    pub(crate) fn is_waypoint_due(&self) -> bool {
        let waypoints = self.watch().and_then(|watch| watch.waypoints.as_ref());
        waypoints.is_some_and(|waypoints| {
            waypoints.due <= self.counters.instructions && waypoints.has_room()
        })
    }

    /// Whether a waypoint is due because the current thread, the only one of its process, is about to
    /// start another. What it did so far few assumptions are about.
    pub(crate) fn is_waypoint_before_start(&mut self) -> bool {
        let (current, process) = (self.current(), self.thread().process);
        let is_first = self.threads().iter().all(|other| {
            other.id == current || other.process != process || other.status() == Status::Dormant
        });
        let waypoints = self.watch_mut().and_then(|watch| watch.waypoints.as_mut());
        let wanted = |waypoints: &&mut Waypoints| is_first && waypoints.has_room();
        let Some(waypoints) = waypoints.filter(wanted) else { return false };
        waypoints.is_at_start = !waypoints.is_at_start;
        waypoints.is_at_start
    }

    /// Saves the run of the current thread, which has so much left of its turn.
    pub(crate) fn take_waypoint(&mut self, turn: Turn) {
        let state = self.save();
        // Saved, it counts as unchanged, and it goes on.
        self.thread_mut();
        let (counters, relied) = (self.counters.clone(), self.relied.clone());
        let (due, clock_reads) = (next_due(&counters), self.clock_reads());
        let waypoints = self.watch().and_then(|watch| watch.waypoints.as_ref());
        let before = waypoints.and_then(|waypoints| waypoints.taken.last());
        let known = before.map_or(waypoints.map_or(0, |known| known.bytes), |last| last.bytes);
        let processes = self.processes().iter().map(|process| process.id);
        let bytes = known
            + processes
                .map(|process| match before {
                    Some(before) => state.heap_bytes_beyond(&before.state, process),
                    None => state.heap_bytes(process),
                })
                .sum::<usize>();
        let watch = self.watch_mut().expect("only watched machines take waypoints");
        let waypoint = Waypoint {
            state,
            turn,
            asked: watch.policy.asked(),
            weak_accesses: watch.weak_accesses,
            marks: watch.learned.marks.copy(),
            found: watch.found(),
            counters,
            relied,
            clock_reads,
            bytes,
            is_at_start: watch.waypoints.as_ref().is_some_and(|known| known.is_at_start),
        };
        if let Some(waypoints) = &mut watch.waypoints {
            waypoints.taken.push(waypoint);
            waypoints.due = due;
        }
    }

    /// Goes on with the current run of a thread, with what is left of its turn.
    fn go_on_with(&mut self, id: ThreadId, turn: Turn) -> Pause {
        let pause = self.run_turn(id, turn);
        self.end_step(id, pause)
    }
}
