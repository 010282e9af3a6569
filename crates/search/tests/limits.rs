//! Limits, what cannot be followed, and sampled runs: never complete, and always said why.

mod common;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

use common::{check_traces, exhaustive, keys, named, oracle, run, sampling};
use heddle_search::toys::{Counters, Graph, LostUpdate, Philosophers, Play, Ring, Stumble, Toy};
use heddle_search::{Limit, Observer, Options, Outcome, Progress, Reason, StoreKind, search};

#[test]
fn a_limit_on_depth_hides_nothing_within_it() {
    for strategy in exhaustive() {
        for workers in [1, 2] {
            let options = Options { strategy, workers, depth_max: Some(10), ..Options::default() };
            let result = run(&Ring { at: 0, places: 100 }, &options);
            assert_eq!(result.reason, Some(Reason::DepthLimit(10)));
            if strategy.counts_preemptions() {
                continue;
            }
            assert_eq!(result.stats.states, 21, "{options:?}");
            for seed in 0..40 {
                let toy = Graph { seed, nodes: 150, at: 0 };
                let truth = oracle(&toy, 6);
                for store in [StoreKind::Fingerprint, StoreKind::Exact] {
                    let options =
                        Options { depth_max: Some(6), all: true, store, ..options.clone() };
                    let result = run(&toy, &options);
                    assert_eq!(result.stats.states, truth.states, "{seed} {options:?}");
                    assert_eq!(result.stats.end_states, truth.end_states);
                    assert_eq!(keys(&result), truth.keys());
                }
            }
        }
    }
}

#[test]
fn a_depth_that_nothing_exceeds_is_no_limit() {
    for strategy in exhaustive() {
        let options = Options { strategy, depth_max: Some(9), ..Options::default() };
        assert!(run(&Counters::new(3, 3), &options).complete);
        let options = Options { depth_max: Some(8), ..options };
        let result = run(&Counters::new(3, 3), &options);
        assert_eq!(result.reason, Some(Reason::DepthLimit(8)));
    }
}

#[test]
fn a_limit_on_states_is_exact() {
    for strategy in exhaustive() {
        for workers in [1, 2] {
            let options =
                Options { strategy, workers, states_max: Some(100), ..Options::default() };
            let result = run(&Counters::new(3, 9), &options);
            assert_eq!(result.stats.states, 100);
            assert_eq!(result.reason, Some(Reason::StateLimit(100)));
        }
    }
    let options = Options { states_max: Some(1000), ..Options::default() };
    assert!(run(&Counters::new(3, 9), &options).complete);
}

/// Ends a search after some calls, and notes the last figures.
struct After {
    calls: AtomicU64,
    transitions: AtomicU64,
}

impl Observer for After {
    fn progress(&self, progress: &Progress) -> Option<Limit> {
        self.transitions.store(progress.transitions, Relaxed);
        assert!(progress.states <= progress.transitions + 1 && progress.store_bytes > 0);
        (self.calls.fetch_add(1, Relaxed) == 4).then_some(Limit::Time)
    }
}

#[test]
fn an_observer_sees_figures_and_ends_a_search() {
    let observer = After { calls: AtomicU64::new(0), transitions: AtomicU64::new(0) };
    let options = Options { observe_every: 100, ..Options::default() };
    let result = search(&|_| Play::new(Counters::new(4, 9)), &options, &observer);
    assert_eq!(result.reason, Some(Reason::TimeLimit));
    assert_eq!(observer.transitions.load(Relaxed), 500);
    assert_eq!(result.stats.transitions, 500);
}

#[test]
fn memory_and_interruption() {
    let options = Options { memory_max: Some(100_000), ..Options::default() };
    let result = run(&Counters::new(5, 9), &options);
    assert_eq!(result.reason, Some(Reason::MemoryLimit));
    let interrupt = Some(Arc::new(AtomicBool::new(true)));
    let result = run(&Counters::new(5, 9), &Options { interrupt, ..Options::default() });
    assert_eq!(result.reason, Some(Reason::Interrupted));
    assert_eq!(result.stats.transitions, 0, "nothing is begun any more");
}

#[test]
fn what_is_not_supported_is_named() {
    for strategy in exhaustive() {
        let options = Options { strategy, all: true, ..Options::default() };
        let result = run(&Stumble::default(), &options);
        assert_eq!(result.reason, Some(Reason::Unsupported(vec!["the second way".to_string()])));
        assert_eq!((result.unsupported.len(), keys(&result).len()), (1, 1));
        assert_eq!(result.unsupported[0].trace.last(), Some(&1));
    }
}

/// What is met first is not supported; what is met last is violated.
#[test]
fn a_violation_is_found_behind_what_is_not_supported() {
    for strategy in exhaustive() {
        for workers in [1, 2] {
            let options = Options { strategy, workers, ..Options::default() };
            let toy = Stumble::default();
            let result = run(&toy, &options);
            assert_eq!(keys(&result), ["wrong way"], "{strategy:?}, {workers} workers");
            assert!(result.reason.is_none() && !result.complete);
            check_traces(&toy, &result);
        }
    }
    for name in ["random", "pct", "pos"] {
        let strategy = name.parse().unwrap();
        let options = Options { strategy, runs: Some(200), ..Options::default() };
        assert_eq!(keys(&run(&Stumble::default(), &options)), ["wrong way"], "{name}");
    }
}

/// Two actors; the first can make one move of three, and what it would do next nobody knows.
#[derive(Clone, Default)]
struct Halfway {
    first: u8,
    second: u8,
}

impl Toy for Halfway {
    fn bytes(&self, into: &mut Vec<u8>) {
        into.extend([self.first, self.second]);
    }

    fn open(&self, into: &mut Vec<u32>) {
        into.extend((self.first == 0).then_some(0));
        into.extend((self.second < 3).then_some(1));
    }

    fn take(&mut self, choice: u32, violations: &mut Vec<&'static str>) -> Outcome {
        match choice {
            0 => {
                self.first = 1;
                Outcome::Partly(vec!["the second move".to_string()])
            }
            _ => {
                self.second += 1;
                if (self.first, self.second) == (1, 3) {
                    violations.push("both");
                }
                Outcome::Next
            }
        }
    }
}

#[test]
fn others_go_on_where_one_cannot_be_followed() {
    for strategy in exhaustive() {
        for workers in [1, 2] {
            let options = Options { strategy, workers, all: true, ..Options::default() };
            let result = run(&Halfway::default(), &options);
            assert_eq!(keys(&result), ["both"]);
            // With preemptions, who acted last tells states apart.
            let by_actor = strategy.counts_preemptions();
            assert!(result.stats.states == 8 || by_actor, "{strategy:?}");
            let named = Reason::Unsupported(vec!["the second move".to_string()]);
            assert_eq!((result.reason, result.complete), (Some(named), false));
            // It is met in four states, and named once.
            assert_eq!(result.unsupported.len(), 1);
        }
    }
}

#[test]
fn a_restart_ends_everything() {
    for workers in [1, 2] {
        let options = Options { workers, all: true, ..Options::default() };
        let result = run(&Stumble { restart: true, ..Stumble::default() }, &options);
        assert_eq!(result.reason, Some(Reason::Restart));
    }
}

#[test]
fn bitstate_knows_how_little_it_saw() {
    let of = |bytes| {
        let store = StoreKind::Bitstate { bytes };
        run(&Counters::new(4, 9), &Options { store, ..Options::default() })
    };
    let (small, large) = (of(1 << 10), of(1 << 20));
    assert!(small.stats.states < 10_000 && small.stats.coverage < 0.9);
    assert_eq!((large.stats.states, large.stats.store_bytes), (10_000, 1 << 20));
    assert!(large.stats.coverage > 0.999_999 && large.stats.omission_probability < 1e-3);
    assert!(!large.complete);
}

#[test]
fn sampled_runs() {
    for strategy in [sampling(), vec![named("pct:1")]].concat() {
        for workers in [1, 2] {
            let options = Options { strategy, workers, runs: Some(200), ..Options::default() };
            let result = run(&Counters::new(3, 4), &options);
            assert_eq!(result.reason, Some(Reason::Sampled { runs: 200 }));
            assert_eq!((result.stats.end_states, result.stats.transitions), (200, 200 * 12));
            let toy = LostUpdate::new(2);
            let result = run(&toy, &options);
            // Without a change of priority, no thread is interrupted.
            let never_interrupts = strategy.to_string() == "pct:1";
            assert_eq!(result.violations.is_empty(), never_interrupts, "{strategy}");
            check_traces(&toy, &result);
            // Without an end, the limit on depth ends a run.
            let toy = Philosophers { polite: true, ..Philosophers::new(3) };
            let result =
                run(&toy, &Options { depth_max: Some(70), runs: Some(9), ..options.clone() });
            assert_eq!((result.stats.transitions, result.stats.end_states), (9 * 70, 0));
            assert_eq!(result.reason, Some(Reason::Sampled { runs: 9 }));
        }
    }
}

#[derive(Clone)]
struct Broken(Counters);

impl Toy for Broken {
    fn bytes(&self, into: &mut Vec<u8>) {
        self.0.bytes(into);
    }

    fn open(&self, into: &mut Vec<u32>) {
        self.0.open(into);
    }

    fn take(&mut self, choice: u32, violations: &mut Vec<&'static str>) -> Outcome {
        let mut bytes = Vec::new();
        self.0.bytes(&mut bytes);
        assert!(bytes != [3, 3, 3], "a bug in the system");
        self.0.take(choice, violations)
    }
}

#[test]
fn a_panic_reaches_the_caller() {
    for strategy in exhaustive() {
        for workers in [1, 3] {
            let options = Options { strategy, workers, ..Options::default() };
            let result = std::panic::catch_unwind(|| run(&Broken(Counters::new(3, 5)), &options));
            assert!(result.is_err());
        }
    }
}
