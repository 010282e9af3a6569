//! Counts that mathematics gives, and shortest and simplest traces of known length.

mod common;

use common::{check_traces, keys, run};
use heddle_search::toys::{
    Collatz, Counters, Digits, Jugs, LostUpdate, Peterson, Philosophers, Ring,
};
use heddle_search::{Options, StoreKind, Strategy};

fn all() -> Options {
    Options { all: true, ..Options::default() }
}

#[test]
fn two_threads_of_two_steps() {
    let report = run(&Counters::new(2, 2), &Options::default());
    assert!(report.complete && report.reason.is_none());
    assert_eq!((report.stats.states, report.stats.transitions), (9, 12));
    assert_eq!((report.stats.revisited, report.stats.end_states), (4, 1));
    assert_eq!(report.stats.depth_max, 4);
}

#[test]
fn paths_are_multinomial() {
    for (threads, steps, paths) in [(2, 2, 6), (3, 2, 90), (2, 5, 252), (3, 3, 1680)] {
        for strategy in [Strategy::Dfs, Strategy::Bfs] {
            let options = Options { strategy, store: StoreKind::None, ..Options::default() };
            let report = run(&Counters::new(threads, steps), &options);
            assert!(report.complete);
            assert_eq!(report.stats.end_states, paths);
            assert_eq!(report.stats.store_bytes > 0, strategy == Strategy::Bfs);
        }
        let report = run(&Counters::new(threads, steps), &Options::default());
        let states = u64::from(steps + 1).pow(u32::from(threads));
        assert_eq!(report.stats.states, states);
    }
}

#[test]
fn depth_first_keeps_only_its_path() {
    let report = run(&Counters::new(4, 6), &Options::default());
    assert!(report.stats.frontier_max <= report.stats.depth_max.into());
    // With one choice left, nothing is saved.
    let report = run(&Counters::new(1, 50), &Options::default());
    assert_eq!((report.stats.frontier_max, report.stats.states), (0, 51));
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
        let report = run(&toy, &all());
        assert!(report.complete);
        assert_eq!(report.stats.states, seatings(count as u32));
        assert_eq!(report.stats.end_states, 1);
        assert_eq!(keys(&report), ["deadlock"]);
        check_traces(&toy, &report);
        let shortest = run(&toy, &Options { strategy: Strategy::Bfs, ..Options::default() });
        assert_eq!(shortest.violations[0].trace.len(), count);

        let polite = Philosophers { polite: true, ..toy };
        let report = run(&polite, &all());
        assert!(report.complete && report.violations.is_empty());
        assert_eq!(report.stats.end_states, 0);
    }
}

#[test]
fn peterson() {
    let right = run(&Peterson::new(), &all());
    assert!(right.complete && right.violations.is_empty());
    let wrong = Peterson { uses_turn: false, ..Peterson::new() };
    let report = run(&wrong, &Options { strategy: Strategy::Bfs, ..Options::default() });
    assert_eq!(report.violations[0].trace.len(), 6);
    assert!(!report.complete && report.reason.is_none());
    check_traces(&wrong, &report);
}

#[test]
fn jugs() {
    let report = run(&Jugs::default(), &all());
    assert_eq!((report.stats.states, report.stats.transitions), (16, 96));
    let report = run(&Jugs::default(), &Options { strategy: Strategy::Bfs, ..Options::default() });
    assert_eq!(report.violations[0].trace, [0, 4, 3, 4, 0, 4]);
}

#[test]
fn collatz() {
    let toy = Collatz { number: 1 };
    for strategy in common::exhaustive() {
        let report = run(&toy, &Options { strategy, ..Options::default() });
        check_traces(&toy, &report);
        // The way backwards is the only one but for turns around 1, 2 and 4.
        assert!(report.violations[0].trace.len() >= 111);
        if strategy == Strategy::Bfs {
            assert_eq!(report.violations[0].trace.len(), 111);
        }
    }
}

#[test]
fn fewest_preemptions_first() {
    let toy = LostUpdate::new(3);
    let strategy = Strategy::Preemption { max: None };
    let report = run(&toy, &Options { strategy, ..Options::default() });
    assert_eq!(report.violations[0].preemptions, 1);
    check_traces(&toy, &report);
    // Among all traces depth first meets, the best of a key is kept.
    let report = run(&toy, &all());
    assert_eq!((report.violations.len(), report.violations[0].trace.len()), (1, 6));
    check_traces(&toy, &report);
}

#[test]
fn a_bound_on_preemptions_says_so() {
    let toy = LostUpdate::new(2);
    let bounded = |max| {
        let strategy = Strategy::Preemption { max: Some(max) };
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
    let report = run(&Digits { drawn: Vec::new(), count: 3 }, &Options::default());
    let (pairs, triples) = (10 * 9 / 2, 10 * 9 * 8 / 6);
    assert_eq!(report.stats.states, 1 + 10 + pairs + triples);
    assert_eq!(report.stats.transitions, 10 * (1 + 10 + pairs));
    assert_eq!(report.stats.pruned, report.stats.transitions - (10 + pairs + triples));
    assert_eq!(report.stats.end_states, triples);
    assert!(report.complete);
}

#[test]
fn rings_are_closed() {
    for strategy in common::exhaustive() {
        let report = run(&Ring { at: 0, places: 1000 }, &Options { strategy, ..all() });
        assert!(report.complete);
        if !matches!(strategy, Strategy::Preemption { .. }) {
            assert_eq!((report.stats.states, report.stats.transitions), (1000, 2000));
        }
    }
}

#[test]
fn sixteen_to_twenty_four_bytes() {
    let report = run(&Counters::new(6, 6), &Options::default());
    let bytes = report.stats.store_bytes as f64 / report.stats.states as f64;
    assert!((16.0..24.0).contains(&bytes), "{bytes}");
    assert!(report.stats.omission_probability < 1e-27);
    assert!(report.stats.omission_probability > 0.0);
}
