//! Depth first: the choices of each state in the order the system gives them.

use super::{Row, nothing};
use crate::loops::Loop;

pub(super) const ROW: Row = Row {
    name: "dfs",
    doc: "depth first; the least memory",
    read: nothing,
    search: |_| Loop::Stack(|_, _, _| {}),
};
