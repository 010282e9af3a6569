//! Sampled runs in which each open choice is equally likely.

use super::{Row, nothing};
use crate::loops::{Draw, Loop, Open, Random};

pub(super) const ROW: Row = Row {
    name: "random",
    doc: "sampled runs, each open choice equally likely",
    read: nothing,
    search: |_| Loop::Runs(|_| Box::new(Any)),
};

struct Any;

impl Draw for Any {
    fn begin(&mut self, _random: &mut Random, _length_max: usize) {}

    fn pick(&mut self, random: &mut Random, open: &mut dyn Open, _depth: u32) -> usize {
        random.below(open.count())
    }
}
