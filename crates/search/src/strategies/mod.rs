//! The strategies: one file each, with its row. Names, help, what stands behind the colon and how
//! the search goes are all read from the table.

mod best_first;
mod bfs;
mod dfs;
mod pct;
mod pos;
mod preemption;
mod random;
mod shuffle;

use std::fmt;
use std::str::FromStr;

pub use best_first::{HEURISTICS, Heuristic};

use crate::loops::{Loop, Ranking};
use crate::options::unknown;

/// All strategies, in the order in which they are listed.
pub const STRATEGIES: &[&Row] = &[
    &dfs::ROW,
    &bfs::ROW,
    &shuffle::ROW,
    &best_first::ROW,
    &preemption::ROW,
    &random::ROW,
    &pct::ROW,
    &pos::ROW,
];

/// All there is to say of one strategy.
pub struct Row {
    pub name: &'static str,
    /// One line, for lists and help.
    pub doc: &'static str,
    /// Reads what stands behind the name and a colon.
    read: fn(Option<&str>) -> Result<Value, String>,
    /// How it searches.
    search: fn(Value) -> Loop,
}

/// What a strategy was given behind its name, or what it takes if there was nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Value {
    None,
    Number(u32),
    Heuristic(Heuristic),
}

/// In which order states are visited, or how runs are sampled: `dfs`, `pct:3`.
#[derive(Clone, Copy)]
pub struct Strategy {
    row: &'static Row,
    value: Value,
}

impl Strategy {
    /// Depth first.
    pub const DFS: Strategy = Strategy { row: &dfs::ROW, value: Value::None };
    /// Runs in which each open choice is equally likely.
    pub const RANDOM: Strategy = Strategy { row: &random::ROW, value: Value::None };

    /// States in the order of the preemptions they need, up to `max`.
    pub fn preemptions_up_to(max: u32) -> Strategy {
        Strategy { row: &preemption::ROW, value: Value::Number(max) }
    }

    pub fn name(&self) -> &'static str {
        self.row.name
    }

    pub(crate) fn value(&self) -> Value {
        self.value
    }

    pub(crate) fn search(&self) -> Loop {
        (self.row.search)(self.value)
    }

    /// Whether it goes on from what was reached last.
    pub(crate) fn is_depth_first(&self) -> bool {
        matches!(self.search(), Loop::Stack(_))
    }

    /// Whether it visits the shallow before the deep, in whatever sense.
    pub fn is_ordered(&self) -> bool {
        matches!(self.search(), Loop::Queue(_))
    }

    /// Whether runs are sampled, so that the search is never complete.
    pub fn samples(&self) -> bool {
        matches!(self.search(), Loop::Runs(_))
    }

    /// Whether who acted last is part of a state, and states are counted so.
    pub fn counts_preemptions(&self) -> bool {
        matches!(self.search(), Loop::Queue(Ranking::Preemptions { .. }))
    }

    /// What needs more preemptions is left out.
    pub(crate) fn preemptions_max(&self) -> Option<u32> {
        match self.search() {
            Loop::Queue(Ranking::Preemptions { max }) => max,
            _ => None,
        }
    }
}

impl FromStr for Strategy {
    type Err = String;

    /// A name of [`STRATEGIES`], some with a value: `pct:3`, `best-first:most-blocked`.
    fn from_str(text: &str) -> Result<Strategy, String> {
        let (name, given) = match text.split_once(':') {
            Some((name, given)) => (name, Some(given)),
            None => (text, None),
        };
        let row = STRATEGIES.iter().find(|row| row.name == name);
        let row =
            row.ok_or_else(|| unknown("strategy", text, STRATEGIES.iter().map(|row| row.name)))?;
        Ok(Strategy { row, value: (row.read)(given)? })
    }
}

impl fmt::Display for Strategy {
    /// As it is read.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.value {
            Value::None => write!(f, "{}", self.row.name),
            Value::Number(number) => write!(f, "{}:{number}", self.row.name),
            Value::Heuristic(heuristic) => write!(f, "{}:{heuristic}", self.row.name),
        }
    }
}

impl fmt::Debug for Strategy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// For a strategy that takes no value.
fn nothing(given: Option<&str>) -> Result<Value, String> {
    match given {
        None => Ok(Value::None),
        Some(given) => Err(format!("this strategy takes no value, and was given `{given}`")),
    }
}

/// A number, if one was given; `what` says what it is for.
fn number(given: Option<&str>, what: &str) -> Result<Option<u32>, String> {
    let read =
        |given: &str| given.parse().map_err(|_| format!("{what} is a number, not `{given}`"));
    given.map(read).transpose()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_strategy_is_read_by_its_name_and_written_as_it_is_read() {
        for row in STRATEGIES {
            let strategy: Strategy = row.name.parse().unwrap();
            assert_eq!(strategy.name(), row.name);
            let again: Strategy = strategy.to_string().parse().unwrap();
            assert_eq!((again.name(), again.value), (row.name, strategy.value));
        }
    }

    #[test]
    fn names_differ() {
        for (index, row) in STRATEGIES.iter().enumerate() {
            assert!(STRATEGIES[..index].iter().all(|other| other.name != row.name), "{}", row.name);
        }
    }

    #[test]
    fn values_follow_a_colon() {
        let value = |text: &str| text.parse().map(|strategy: Strategy| strategy.value);
        assert_eq!(value("pct:5"), Ok(Value::Number(5)));
        assert_eq!(value("pct"), Ok(Value::Number(3)));
        assert_eq!(value("preemption:0"), Ok(Value::Number(0)));
        assert_eq!(value("preemption"), Ok(Value::None));
        let weights = Value::Heuristic(Heuristic::Weights);
        assert_eq!(value("best-first:weights"), Ok(weights));
        assert!(value("best-first:best").is_err());
        assert!(value("pct:many").is_err());
        assert!(value("dfs:1").is_err());
        assert!(value("depth").unwrap_err().contains("dfs, bfs"));
    }
}
