//! Counts that mathematics gives, and shortest and simplest traces of known length.

mod common;

use common::{check_traces, keys, named, run};
use heddle_search::toys::{
    Collatz, Counters, Digits, Jugs, LostUpdate, Peterson, Philosophers, Ring,
};
use heddle_search::{Options, StoreKind, Strategy};

fn all() -> Options {
    Options { all: true, ..Options::default() }
}

#[test]
fn two_threads_of_two_steps() {
    let result = run(&Counters::new(2, 2), &Options::default());
    assert!(result.complete && result.reason.is_none());
    assert_eq!((result.stats.states, result.stats.transitions), (9, 12));
    assert_eq!((result.stats.revisited, result.stats.end_states), (4, 1));
    assert_eq!(result.stats.depth_max, 4);
}

#[test]
fn paths_are_multinomial() {
    for (threads, steps, paths) in [(2, 2, 6), (3, 2, 90), (2, 5, 252), (3, 3, 1680)] {
        for strategy in ["dfs", "bfs"].map(named) {
            let options = Options { strategy, store: StoreKind::None, ..Options::default() };
            let result = run(&Counters::new(threads, steps), &options);
            assert!(result.complete);
            assert_eq!(result.stats.end_states, paths);
            assert_eq!(result.stats.store_bytes > 0, strategy.name() == "bfs");
        }
        let result = run(&Counters::new(threads, steps), &Options::default());
        let states = u64::from(steps + 1).pow(u32::from(threads));
        assert_eq!(result.stats.states, states);
    }
}

#[test]
fn depth_first_keeps_only_its_path() {
    let result = run(&Counters::new(4, 6), &Options::default());
    assert!(result.stats.frontier_max <= result.stats.depth_max.into());
    // With one choice left, nothing is saved.
    let result = run(&Counters::new(1, 50), &Options::default());
    assert_eq!((result.stats.frontier_max, result.stats.states), (0, 51));
}

/// Neighbours must not hold the same fork: closed walks in the graph of what may sit side by side.
fn seatings(count: u32) -> u64 {
    let allowed = [[1, 1, 1], [1, 1, 1], [1, 0, 0]];
    let mut power = [[1, 0, 0], [0, 1, 0], [0, 0, 1]];
    for _ in 0..count {
        let old = power;
        for row in 0..3 {
            for column in 0..3 {
                power[row][column] =
                    (0..3).map(|between| old[row][between] * allowed[between][column]).sum();
            }
        }
    }
    (0..3).map(|place| power[place][place]).sum()
}

#[test]
fn philosophers() {
    assert_eq!(seatings(3), 14);
    for count in 2..8 {
        let toy = Philosophers::new(count);
        let result = run(&toy, &all());
        assert!(result.complete);
        assert_eq!(result.stats.states, seatings(count as u32));
        assert_eq!(result.stats.end_states, 1);
        assert_eq!(keys(&result), ["deadlock"]);
        check_traces(&toy, &result);
        let shortest = run(&toy, &Options { strategy: named("bfs"), ..Options::default() });
        assert_eq!(shortest.violations[0].trace.len(), count);

        let polite = Philosophers { polite: true, ..toy };
        let result = run(&polite, &all());
        assert!(result.complete && result.violations.is_empty());
        assert_eq!(result.stats.end_states, 0);
    }
}

#[test]
fn peterson() {
    let right = run(&Peterson::new(), &all());
    assert!(right.complete && right.violations.is_empty());
    let wrong = Peterson { uses_turn: false, ..Peterson::new() };
    let result = run(&wrong, &Options { strategy: named("bfs"), ..Options::default() });
    assert_eq!(result.violations[0].trace.len(), 6);
    assert!(!result.complete && result.reason.is_none());
    check_traces(&wrong, &result);
}

#[test]
fn jugs() {
    let result = run(&Jugs::default(), &all());
    assert_eq!((result.stats.states, result.stats.transitions), (16, 96));
    let result = run(&Jugs::default(), &Options { strategy: named("bfs"), ..Options::default() });
    assert_eq!(result.violations[0].trace, [0, 4, 3, 4, 0, 4]);
}

#[test]
fn collatz() {
    let toy = Collatz { number: 1 };
    for strategy in common::exhaustive() {
        let result = run(&toy, &Options { strategy, ..Options::default() });
        check_traces(&toy, &result);
        // The way backwards is the only one but for turns around 1, 2 and 4.
        assert!(result.violations[0].trace.len() >= 111);
        if strategy.name() == "bfs" {
            assert_eq!(result.violations[0].trace.len(), 111);
        }
    }
}

#[test]
fn fewest_preemptions_first() {
    let toy = LostUpdate::new(3);
    let strategy = named("preemption");
    let result = run(&toy, &Options { strategy, ..Options::default() });
    assert_eq!(result.violations[0].preemptions, 1);
    check_traces(&toy, &result);
    // Among all traces depth first meets, the best of a key is kept.
    let result = run(&toy, &all());
    assert_eq!((result.violations.len(), result.violations[0].trace.len()), (1, 6));
    check_traces(&toy, &result);
}

#[test]
fn a_bound_on_preemptions_says_so() {
    let toy = LostUpdate::new(2);
    let bounded = |max| {
        let strategy = Strategy::preemptions_up_to(max);
        run(&toy, &Options { strategy, ..all() })
    };
    let none = bounded(0);
    assert!(none.violations.is_empty() && !none.complete);
    assert_eq!(none.reason, Some(heddle_search::Reason::PreemptionLimit(0)));
    assert_eq!(none.stats.end_states, 1 + 1);
    assert_eq!(keys(&bounded(1)), ["lost update"]);
    // A bound that nothing reaches leaves nothing out.
    assert!(bounded(4).complete);
}

#[test]
fn digits_assumed_away() {
    let result = run(&Digits { drawn: Vec::new(), count: 3 }, &Options::default());
    let (pairs, triples) = (10 * 9 / 2, 10 * 9 * 8 / 6);
    assert_eq!(result.stats.states, 1 + 10 + pairs + triples);
    assert_eq!(result.stats.transitions, 10 * (1 + 10 + pairs));
    assert_eq!(result.stats.pruned, result.stats.transitions - (10 + pairs + triples));
    assert_eq!(result.stats.end_states, triples);
    assert!(result.complete);
}

#[test]
fn rings_are_closed() {
    for strategy in common::exhaustive() {
        let result = run(&Ring { at: 0, places: 1000 }, &Options { strategy, ..all() });
        assert!(result.complete);
        if !strategy.counts_preemptions() {
            assert_eq!((result.stats.states, result.stats.transitions), (1000, 2000));
        }
    }
}

#[test]
fn sixteen_to_twenty_four_bytes() {
    let result = run(&Counters::new(6, 6), &Options::default());
    let bytes = result.stats.store_bytes as f64 / result.stats.states as f64;
    assert!((16.0..24.0).contains(&bytes), "{bytes}");
    assert!(result.stats.omission_probability < 1e-27);
    assert!(result.stats.omission_probability > 0.0);
}
