//! Every strategy with every store and any number of workers finds the same.

mod common;

use common::{check_traces, exhaustive, keys, named, oracle, run, sampling};
use heddle_search::toys::{
    Collatz, Counters, Digits, Graph, Jugs, LostUpdate, Peterson, Philosophers, Ring, Toy,
};
use heddle_search::{Options, Reason, StoreKind};

const BITSTATE: StoreKind = StoreKind::Bitstate { bytes: 1 << 20 };

fn check<T: Toy + Sync>(toy: &T) {
    let truth = oracle(toy, usize::MAX);
    for strategy in exhaustive() {
        for store in [StoreKind::Fingerprint, StoreKind::Exact, BITSTATE] {
            for workers in [1, 2, 3] {
                let options = Options { strategy, store, workers, all: true, ..Options::default() };
                let result = run(toy, &options);
                let stats = result.stats;
                assert_eq!(keys(&result), truth.keys(), "{options:?}");
                check_traces(toy, &result);
                let by_preemptions = strategy.counts_preemptions();
                if store == BITSTATE {
                    assert!(matches!(result.reason, Some(Reason::Bitstate { .. })));
                } else {
                    assert!(result.complete, "{options:?}");
                }
                if by_preemptions {
                    assert!(stats.states >= truth.states && stats.end_states >= truth.end_states);
                } else if store != BITSTATE || workers == 1 {
                    let counts = (stats.states, stats.transitions, stats.end_states, stats.pruned);
                    let expected =
                        (truth.states, truth.transitions, truth.end_states, truth.pruned);
                    assert_eq!(counts, expected, "{options:?}");
                    assert_eq!(
                        stats.revisited + stats.pruned + stats.states,
                        stats.transitions + 1
                    );
                }
                let first = run(toy, &Options { all: false, ..options.clone() });
                assert_eq!(first.violations.is_empty(), truth.shortest.is_empty());
                check_traces(toy, &first);
                if strategy.name() == "bfs" && !first.violations.is_empty() {
                    let shortest = truth.shortest.values().min().unwrap();
                    assert_eq!(first.violations[0].trace.len(), *shortest, "{options:?}");
                }
            }
        }
    }
}

#[test]
fn on_toys() {
    check(&Counters::new(3, 4));
    check(&Philosophers::new(4));
    check(&Philosophers { polite: true, ..Philosophers::new(4) });
    check(&Peterson::new());
    check(&Peterson { uses_turn: false, ..Peterson::new() });
    check(&LostUpdate::new(3));
    check(&Jugs::default());
    check(&Collatz { number: 1 });
    check(&Ring { at: 0, places: 40 });
    check(&Digits { drawn: Vec::new(), count: 3 });
}

#[test]
fn on_random_graphs() {
    for seed in 0..60 {
        check(&Graph { seed, nodes: 20 + 7 * seed, at: 0 });
    }
}

#[test]
fn preemptions_are_counted_the_same_with_any_store() {
    for seed in 0..30 {
        let toy = Graph { seed, nodes: 200, at: 0 };
        let strategy = named("preemption");
        let of = |store, workers| {
            let options = Options { strategy, store, workers, all: true, ..Options::default() };
            let result = run(&toy, &options);
            let found: Vec<_> =
                result.violations.iter().map(|v| (v.preemptions, v.key.clone())).collect();
            let mut found = found;
            found.sort();
            (result.stats.states, result.stats.transitions, result.stats.end_states, found)
        };
        let exact = of(StoreKind::Exact, 1);
        for workers in [1, 2, 3] {
            assert_eq!(of(StoreKind::Fingerprint, workers), exact);
            assert_eq!(of(StoreKind::Exact, workers), exact);
        }
    }
}

#[test]
fn one_worker_is_deterministic() {
    for strategy in [exhaustive(), sampling()].concat() {
        for seed in 0..10 {
            let toy = Graph { seed, nodes: 300, at: 0 };
            let options =
                Options { strategy, all: true, runs: Some(50), seed, ..Options::default() };
            let once = format!("{:?}", run(&toy, &options));
            assert_eq!(once, format!("{:?}", run(&toy, &options)));
        }
    }
}
