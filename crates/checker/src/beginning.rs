//! The way to the first choice, which is not gone twice without need.
//!
//! A search that begins again goes on from the last waypoint of the search before that it would have
//! come by as well (`heddle_jvm::schedule::Waypoint` says when that is so).

use std::sync::Arc;

use heddle_jvm::console::{Console, Silent};
use heddle_jvm::machine::Machine;
use heddle_jvm::schedule::{Learned, Waypoint, Waypoints};
use heddle_search::{Outcome, System};

use crate::check::Subject;
use crate::choice::Choice;
use crate::connection_protocol;
use crate::errors::StartError;
use crate::system::{Aside, JavaSystem, Settings};
use crate::violation::Violation;

/// What is known of the way to the first choice.
#[derive(Default)]
pub(crate) struct Beginning {
    waypoints: Vec<(Waypoint, Aside, Arc<SoFar>)>,
    /// How often it was gone from the first instruction on.
    pub(crate) from_start: u32,
}

/// What came of the transitions before the one that runs.
#[derive(Clone, Default)]
struct SoFar {
    violations: Vec<Violation>,
    troubles: Vec<String>,
}

/// The program at its first choice, what went wrong before, and how the way to it ended.
pub(crate) type Started = (JavaSystem, Vec<Violation>, Outcome);

impl Beginning {
    /// Goes to the first choice of a search that begins with what was learned.
    pub(crate) fn go(
        &mut self,
        subject: &Subject,
        settings: &Arc<Settings>,
        learned: &Arc<Learned>,
    ) -> Result<Started, StartError> {
        let watch = settings.watch(learned);
        let is_on_the_way = |(waypoint, ..): &(Waypoint, _, _)| waypoint.is_on_the_way(&watch);
        let passed = self.waypoints.iter().rposition(is_on_the_way).map_or(0, |last| last + 1);
        self.waypoints.truncate(passed);
        let Some((waypoint, aside, so_far)) = self.waypoints.last() else {
            self.from_start += 1;
            let mut system = subject.system(settings, learned, Box::new(Silent), |_| {})?;
            self.want_waypoints(&mut system);
            return Ok(self.walk(system, SoFar::default()));
        };
        let mut machine = waypoint.machine(subject.program, watch);
        machine.set_origin(subject.origin.clone());
        let mut system = JavaSystem::new(machine, settings.clone());
        let (mut so_far, before) = (SoFar::clone(so_far), so_far.clone());
        self.want_waypoints(&mut system);
        let outcome = system.go_on_from(waypoint, aside, &mut so_far.violations);
        self.keep(&mut system, &before);
        Ok(match so_far.take(outcome) {
            Some(outcome) => (system, so_far.violations, outcome),
            None => {
                self.want_waypoints(&mut system);
                self.walk(system, so_far)
            }
        })
    }

    /// Runs every process that can start up to its first visible operation. What there is then is what
    /// later states are described against, in a search and in a replay: which moments a reading of
    /// the clock may find depends on it.
    fn walk(&mut self, mut system: JavaSystem, mut so_far: SoFar) -> Started {
        loop {
            let before = Arc::new(so_far.clone());
            if system.is_noted() {
                // What ordered time has to know of this way is not kept.
                self.keep(&mut system, &before);
            }
            let Some(main) = system.unstarted() else { break };
            let outcome = system.apply(&Choice::Run(main), &mut so_far.violations);
            let goes_on = system.takes_waypoints();
            self.keep(&mut system, &before);
            if let Some(outcome) = so_far.take(outcome) {
                return (system, so_far.violations, outcome);
            }
            if goes_on {
                self.want_waypoints(&mut system);
            }
        }
        self.keep(&mut system, &Arc::default());
        system.machine.set_base();
        let outcome = match so_far.troubles.is_empty() {
            true => Outcome::Next,
            false => Outcome::Partly(so_far.troubles),
        };
        (system, so_far.violations, outcome)
    }

    fn want_waypoints(&self, system: &mut JavaSystem) {
        let last = self.waypoints.last().map(|(waypoint, ..)| waypoint);
        if let Some(watch) = system.machine.watch_mut() {
            watch.waypoints = Some(Waypoints::behind(last));
        }
    }

    /// Keeps the waypoints taken since the last call.
    fn keep(&mut self, system: &mut JavaSystem, so_far: &Arc<SoFar>) {
        let taken = system.take_waypoints();
        self.waypoints.extend(taken.map(|(waypoint, aside)| (waypoint, aside, so_far.clone())));
    }
}

impl SoFar {
    /// Takes in how a transition ended; gives how the way ends if it ends here.
    fn take(&mut self, outcome: Outcome) -> Option<Outcome> {
        match outcome {
            Outcome::Next => None,
            Outcome::Partly(more) => {
                self.troubles.extend(more);
                None
            }
            Outcome::Unsupported(more) => {
                self.troubles.extend(more);
                Some(Outcome::Unsupported(std::mem::take(&mut self.troubles)))
            }
            outcome => Some(outcome),
        }
    }
}

impl Subject {
    /// The program at its first choice, and what went wrong before. Taken without waypoints.
    pub(crate) fn start(
        &self,
        settings: &Arc<Settings>,
        learned: &Arc<Learned>,
        console: Box<dyn Console>,
        prepare: impl FnOnce(&mut Machine),
    ) -> Result<Started, StartError> {
        let system = self.system(settings, learned, console, prepare)?;
        Ok(Beginning::default().walk(system, SoFar::default()))
    }

    /// The program before its first instruction.
    fn system(
        &self,
        settings: &Arc<Settings>,
        learned: &Arc<Learned>,
        console: Box<dyn Console>,
        prepare: impl FnOnce(&mut Machine),
    ) -> Result<JavaSystem, StartError> {
        if let Some(contract) = &settings.contract {
            contract.put_on(self)?;
        }
        self.find_programs()?;
        connection_protocol::put_on(&settings.connection_protocols, self)?;
        let mut machine = self.machine(console)?;
        machine.begin_watch(settings.watch(learned));
        machine.let_held_prepare();
        prepare(&mut machine);
        // What invariants read is visible from the first step on. What they say counts from the first
        // choice on; a method that cannot be run, or that a limit cuts short, is told of there.
        for invariant in &settings.invariants {
            invariant.find(self)?;
            let _ = invariant.look(&mut machine);
        }
        Ok(JavaSystem::new(machine, settings.clone()))
    }
}
