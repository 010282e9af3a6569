//! The strategies: each owns its frontier and its loop, and calls `explore` for each transition.

pub(crate) mod dfs;

/// What strategies there are, for lists and help.
pub const STRATEGIES: &[(&str, &str)] = &[
    ("dfs", "depth first; the least memory"),
    ("bfs", "breadth first; shortest traces"),
    ("best-first", "the most promising state first, by a heuristic"),
    ("preemption", "states in the order of the preemptions they need, up to an optional bound"),
    ("random", "sampled runs, each open choice equally likely"),
    ("pct", "sampled runs with random priorities that change at a few random moments"),
    ("pos", "sampled runs with a random priority for each choice"),
];
