//! Few preemptions first: states in the order of the interrupted actors they need, up to a bound if
//! one is given.

use super::{Row, Value, number};
use crate::loops::{Loop, Ranking};

pub(super) const ROW: Row = Row {
    name: "preemption",
    doc: "states in the order of the preemptions they need (preemption:2 is a bound)",
    read: |given| Ok(number(given, "the bound of `preemption`")?.map_or(Value::None, Value::Number)),
    search: |value| {
        let max = match value {
            Value::Number(max) => Some(max),
            _ => None,
        };
        Loop::Queue(Ranking::Preemptions { max })
    },
};
