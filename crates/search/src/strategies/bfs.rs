//! Breadth first: states in the order of their depth, so that traces are as short as can be.

use super::{Row, nothing};
use crate::loops::{Loop, Ranking};

pub(super) const ROW: Row = Row {
    name: "bfs",
    doc: "breadth first; shortest traces",
    read: nothing,
    search: |_| Loop::Queue(Ranking::Depth),
};
