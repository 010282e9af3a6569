//! Random runs that find out what is not to be assumed, so that searches begin anew less often. What
//! they find makes scheduling points and nothing else: no verdict rests on them.

use std::sync::Arc;

use heddle_jvm::schedule::Learned;
use heddle_jvm::state::State;
use heddle_search::{Options, Outcome, Reason, Strategy, search};

use crate::beginning::Beginning;
use crate::check::{Subject, worker};
use crate::errors::StartError;
use crate::system::{Settings, Time};

/// How many runs are looked at before a search that comes to the end of a run only late.
const SCOUTS: u64 = 64;
/// How long they are where a run may have no end.
const SCOUT_DEPTH_MAX: u32 = 100;

/// Finds out with a few random runs what is not to be assumed, so that a search that goes from the
/// shallow to the deep does not begin again and again. Gives how often an assumption broke.
pub(crate) fn scout(
    subject: &Subject,
    settings: &Arc<Settings>,
    learned: &Arc<Learned>,
    beginning: &mut Beginning,
    options: &Options,
    observer: &dyn heddle_search::Observer,
) -> Result<u32, StartError> {
    // In ordered time a run in which somebody spins has no end, and takes long.
    let (runs, depth_max) = match settings.time {
        Time::Ordered => (SCOUTS / 8, Some(SCOUT_DEPTH_MAX)),
        Time::Free => (SCOUTS, None),
    };
    let options = Options {
        strategy: Strategy::RANDOM,
        all: true,
        workers: 1,
        runs: Some(runs),
        depth_max: depth_max.or(options.depth_max),
        ..options.clone()
    };
    let mut restarts = 0;
    loop {
        learned.begin();
        let (mut system, _, outcome) = beginning.go(subject, settings, learned)?;
        let broke = match outcome {
            Outcome::Next | Outcome::Partly(_) => {
                let initial = system.machine.save();
                let make = |_| worker(subject, settings, learned, &initial);
                search(&make, &options, observer).reason == Some(Reason::Restart)
            }
            outcome => outcome == Outcome::Restart,
        };
        if !broke || settings.is_interrupted() {
            return Ok(restarts);
        }
        restarts += 1;
    }
}

/// How many instructions a search has executed when it is worth while to look for more that is not
/// to be assumed before it begins again: about half a second.
const GATHER_MIN: u64 = 20_000_000;
/// How many runs in a row may find nothing.
const GATHER_QUIET_RUNS: u32 = 4;

/// After a search that took long until an assumption broke: finds out with random runs from the same
/// first choice what else is not to be assumed. They take about as long again, in instructions: with
/// one worker the same assumptions break every time.
pub(crate) fn gather(
    subject: &Subject,
    settings: &Arc<Settings>,
    learned: &Arc<Learned>,
    initial: &State,
    options: &Options,
    observer: &dyn heddle_search::Observer,
) {
    let executed = || {
        let statistics = settings.statistics.lock().expect("no worker panics with it");
        statistics.counters.instructions
    };
    let enough = 2 * executed();
    if enough < 2 * GATHER_MIN {
        return;
    }
    let (mut run, mut quiet) = (0, 0);
    while executed() < enough && quiet < GATHER_QUIET_RUNS && !settings.is_interrupted() {
        learned.begin();
        let options = Options {
            strategy: Strategy::RANDOM,
            all: true,
            workers: 1,
            runs: Some(1),
            seed: options.seed + run,
            depth_max: Some(options.depth_max.unwrap_or(u32::MAX).min(SCOUT_DEPTH_MAX)),
            ..options.clone()
        };
        let make = |_| worker(subject, settings, learned, initial);
        let result = search(&make, &options, observer);
        quiet = if result.reason == Some(Reason::Restart) { 0 } else { quiet + 1 };
        run += 1;
    }
}
