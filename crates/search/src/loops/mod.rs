//! The loops that strategies are made of: each owns its frontier, and calls `explore` for each
//! transition. Which loop, and with what parameters, is said by a row of `strategies`.

mod links;
mod pool;
mod queue;
mod random;
mod runs;
mod stack;

use std::sync::atomic::AtomicU64;

pub(crate) use queue::Candidate;
pub(crate) use random::Random;
pub(crate) use runs::{Draw, Open};

use crate::System;
use crate::explore::Explorer;
use crate::result::Stats;
use crate::shared::Shared;
use crate::strategies::Value;

/// How a search goes: a loop, and what it asks of its strategy.
#[derive(Clone, Copy)]
pub(crate) enum Loop {
    /// Goes on from what was reached last.
    Stack(Arrange),
    /// Takes the waiting state of the best rank next.
    Queue(Ranking),
    /// Runs from the initial state, one after the other; nothing is remembered.
    Runs(fn(Value) -> Box<dyn Draw>),
}

/// In which order the choices of one state are taken: swaps some of so many.
pub(crate) type Arrange = fn(&mut Random, usize, &mut dyn FnMut(usize, usize));

/// What makes the rank of a state; the lowest comes first.
#[derive(Clone, Copy)]
pub(crate) enum Ranking {
    /// How many choices led to it.
    Depth,
    /// How many preemptions are needed to reach it; what needs more than `max` is left out.
    Preemptions { max: Option<u32> },
    /// Anything else: what is reached may come before what waits.
    Score(fn(Value, &mut Candidate<'_>) -> i64),
}

/// Runs the strategy that the options name, with as many workers, and sums up their figures.
pub(crate) fn run<S: System>(
    make: &(dyn Fn(usize) -> S + Sync),
    shared: &Shared<'_, S::Choice, S::Violation>,
) -> Stats {
    let workers = shared.options.workers.max(1);
    let strategy = shared.options.strategy;
    match strategy.search() {
        Loop::Stack(arrange) => {
            let pool = pool::Pool::new(workers);
            crew(make, shared, &|explorer| stack::run(explorer, &pool, arrange))
        }
        Loop::Queue(ranking) => {
            let frontier = queue::Frontier::new(ranking, workers);
            crew(make, shared, &|explorer| queue::run(explorer, &frontier))
        }
        Loop::Runs(draw) => {
            let runs = AtomicU64::new(0);
            crew(make, shared, &|explorer| runs::run(explorer, &runs, draw(strategy.value())))
        }
    }
}

/// Puts all workers to work. A single one works in the thread of the caller.
fn crew<S: System>(
    make: &(dyn Fn(usize) -> S + Sync),
    shared: &Shared<'_, S::Choice, S::Violation>,
    work: &(dyn Fn(&mut Explorer<'_, S>) + Sync),
) -> Stats {
    let workers = shared.options.workers.max(1);
    let mut explorers: Vec<_> =
        (0..workers).map(|worker| Explorer::new(worker, make(worker), shared)).collect();
    let mut stats = Stats::default();
    if let [only] = &mut explorers[..] {
        work(only);
        stats.add(&only.stats);
        return stats;
    }
    std::thread::scope(|scope| {
        let threads: Vec<_> = explorers
            .into_iter()
            .map(|mut explorer| {
                std::thread::Builder::new()
                    .name(format!("worker {}", explorer.worker))
                    .stack_size(8 << 20)
                    .spawn_scoped(scope, move || {
                        work(&mut explorer);
                        explorer.stats
                    })
                    .expect("the host lets us start a thread")
            })
            .collect();
        for thread in threads {
            match thread.join() {
                Ok(done) => stats.add(&done),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
    });
    stats
}
