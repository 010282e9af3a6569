//! The keys of `[check]`: the options of `heddle check`, as they look in a file.

/// What a value looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// true or false; the option has no value.
    Switch,
    /// How hard to look for a better trace: true or false.
    Minimize,
    Number,
    /// A number, or text with a unit.
    Quantity,
    Text,
    /// A list, or text with commas; one option with commas.
    List,
    /// A list; one option for each.
    Each,
    /// A table; one option `NAME=VALUE` for each.
    Pairs,
    /// A table of files; one option `NAME=FILE` for each.
    FilePairs,
    File,
    /// Files, and the name of something in them: `FILE[,FILE…][:NAME]`.
    FilesAndName,
    /// What to reduce by, or false for nothing.
    Reduction,
}

pub struct CheckKey {
    pub name: &'static str,
    /// The option, without dashes.
    pub option: &'static str,
    pub shape: Shape,
}

const fn key(name: &'static str, option: &'static str, shape: Shape) -> CheckKey {
    CheckKey { name, option, shape }
}

pub const CHECK_KEYS: &[CheckKey] = &[
    key("properties", "properties", Shape::List),
    key("strategy", "strategy", Shape::Text),
    key("all", "all", Shape::Switch),
    key("workers", "workers", Shape::Number),
    key("max_depth", "max-depth", Shape::Number),
    key("max_states", "max-states", Shape::Number),
    key("max_time", "max-time", Shape::Quantity),
    key("max_memory", "max-memory", Shape::Quantity),
    key("store", "store", Shape::Text),
    key("seed", "seed", Shape::Number),
    key("runs", "runs", Shape::Number),
    key("reduction", "reduction", Shape::Reduction),
    key("time", "time", Shape::Text),
    key("spurious_wakeups", "spurious-wakeups", Shape::Switch),
    key("outputs", "outputs", Shape::Switch),
    key("invariants", "invariant", Shape::Each),
    key("enumerate_random", "enumerate-random", Shape::Switch),
    key("nondet", "nondet", Shape::Pairs),
    key("frame", "frame", Shape::FilesAndName),
    key("component", "component", Shape::Each),
    key("bind", "bind", Shape::Pairs),
    key("protocol_mode", "protocol-mode", Shape::Text),
    key("environment", "environment", Shape::Switch),
    key("protocol_repeat", "protocol-repeat", Shape::Quantity),
    key("values", "values", Shape::Pairs),
    key("weights", "weight", Shape::Each),
    key("json", "json", Shape::Switch),
    key("trace", "trace", Shape::File),
    key("dot", "dot", Shape::File),
    key("reports", "report", Shape::FilePairs),
    key("minimize", "minimize", Shape::Minimize),
    key("stats", "stats", Shape::Switch),
    key("show_output", "show-output", Shape::Switch),
    key("quiet", "quiet", Shape::Switch),
];
