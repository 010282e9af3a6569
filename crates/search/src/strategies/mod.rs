//! The strategies: each owns its frontier and its loop, and calls `explore` for each transition.

mod dfs;
mod links;
mod ordered;
mod pool;
mod random;
mod shuffle;
mod walk;

use std::sync::atomic::AtomicU64;

use crate::System;
use crate::explore::Explorer;
use crate::options::Strategy;
use crate::result::Stats;
use crate::shared::Shared;

/// What strategies there are, for lists and help.
pub const STRATEGIES: &[(&str, &str)] = &[
    ("dfs", "depth first; the least memory"),
    ("shuffle", "depth first, the choices of each state in a random order (--seed)"),
    ("bfs", "breadth first; shortest traces"),
    ("best-first", "the most promising state first (best-first:most-blocked, …)"),
    ("preemption", "states in the order of the preemptions they need (preemption:2 is a bound)"),
    ("random", "sampled runs, each open choice equally likely"),
    ("pct", "sampled runs with priorities that change at a few random moments (pct:3)"),
    ("pos", "sampled runs with a random priority for each choice"),
];

/// Runs the strategy that the options name, with as many workers, and sums up their figures.
pub(crate) fn run<S: System>(
    make: &(dyn Fn(usize) -> S + Sync),
    shared: &Shared<'_, S::Choice, S::Violation>,
) -> Stats {
    let workers = shared.options.workers.max(1);
    match shared.options.strategy {
        Strategy::Dfs | Strategy::Shuffle => {
            let pool = pool::Pool::new(workers);
            crew(make, shared, &|explorer| dfs::run(explorer, &pool))
        }
        Strategy::Bfs | Strategy::BestFirst(_) | Strategy::Preemption { .. } => {
            let frontier = ordered::Frontier::new(shared.options.strategy, workers);
            crew(make, shared, &|explorer| ordered::run(explorer, &frontier))
        }
        Strategy::Random | Strategy::Pct { .. } | Strategy::Pos => {
            let runs = AtomicU64::new(0);
            crew(make, shared, &|explorer| walk::run(explorer, &runs))
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
