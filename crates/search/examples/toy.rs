//! Searches a toy and prints the figures, to be timed: `toy THREADS STEPS STRATEGY STORE WORKERS
//! [MICROSECONDS]`, where a transition sleeps so long: that shows how well work is shared even
//! on a busy machine.

use heddle_search::toys::{Costly, Counters, Play};
use heddle_search::{Options, Unobserved, search};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [threads, steps, strategy, store, workers, rest @ ..] = &arguments[..] else {
        panic!("usage: toy THREADS STEPS STRATEGY STORE WORKERS [MICROSECONDS]");
    };
    let counters = Counters::new(threads.parse().unwrap(), steps.parse().unwrap());
    let micros = rest.first().map_or(0, |micros| micros.parse().unwrap());
    let options = Options {
        strategy: strategy.parse().unwrap(),
        store: store.parse().unwrap(),
        workers: workers.parse().unwrap(),
        ..Options::default()
    };
    let result = if micros == 0 {
        search(&|_| Play::new(counters.clone()), &options, &Unobserved)
    } else {
        let costly = Costly { toy: counters, micros };
        search(&|_| Play::new(costly.clone()), &options, &Unobserved)
    };
    println!("{:#?}", result.stats);
}
