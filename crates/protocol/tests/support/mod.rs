//! Random protocols, and what they mean by the book: sets of traces, computed operator by operator.

#![allow(dead_code, reason = "each test uses its part")]

use std::collections::BTreeSet;

use heddle_protocol::{Expression, NodeKind, Source, parse_protocol};

/// A small generator of numbers; the same seed gives the same protocols.
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 33) as usize) % bound
    }
}

pub(crate) fn parsed(text: &str) -> Expression {
    let source = Source { name: "random".into(), text: text.into() };
    parse_protocol(0, &source)
        .unwrap_or_else(|error| panic!("{}", error.render(std::slice::from_ref(&source))))
}

/// The text of a random protocol over these leaves; `has_star` if it may repeat.
pub(crate) fn text(random: &mut Random, leaves: &[&str], size: usize, has_star: bool) -> String {
    if size <= 1 {
        return match random.below(8) {
            0 => "NULL".into(),
            _ => leaves[random.below(leaves.len())].to_owned(),
        };
    }
    match random.below(if has_star { 7 } else { 6 }) {
        6 => format!("({})*", text(random, leaves, size - 1, has_star)),
        operator => {
            let left = 1 + random.below(size - 1);
            let one = text(random, leaves, left, has_star);
            let two = text(random, leaves, size - left, has_star);
            let operator = [";", ";", "+", "+", "|", "||"][operator];
            format!("({one} {operator} {two})")
        }
    }
}

pub(crate) type Trace = Vec<String>;
pub(crate) type Traces = BTreeSet<Trace>;

/// All traces of at most `length_max` events, straight from the meaning of the operators.
pub(crate) fn traces(expression: &Expression, length_max: usize) -> Traces {
    let mut made: Vec<Traces> = Vec::new();
    for node in expression.nodes() {
        let of = |index: usize, ids: &[heddle_protocol::NodeId]| -> Traces {
            made[ids[index].index()].clone()
        };
        let found = match &node.kind {
            NodeKind::Null => Traces::from([vec![]]),
            NodeKind::Event(event) => Traces::from([vec![event.to_string()]]),
            NodeKind::Call { direction, interface, method, body } => {
                let sign = |accepts: bool| if accepts { '?' } else { '!' };
                let accepts = *direction == heddle_protocol::Direction::Accept;
                let request = format!("{}{interface}.{method}^", sign(accepts));
                let response = format!("{}{interface}.{method}$", sign(!accepts));
                let bodies = match body {
                    Some(body) => made[body.index()].clone(),
                    None => Traces::from([vec![]]),
                };
                bodies
                    .into_iter()
                    .map(|body| {
                        let mut trace = vec![request.clone()];
                        trace.extend(body);
                        trace.push(response.clone());
                        trace
                    })
                    .collect()
            }
            NodeKind::Sequence(ids) => (1..ids.len())
                .fold(of(0, ids), |sum, index| sequence(&sum, &of(index, ids), length_max)),
            NodeKind::Choice(ids) => (0..ids.len()).flat_map(|index| of(index, ids)).collect(),
            NodeKind::Parallel(ids) => (1..ids.len())
                .fold(of(0, ids), |sum, index| parallel(&sum, &of(index, ids), length_max)),
            NodeKind::OrParallel(ids) => (1..ids.len()).fold(of(0, ids), |sum, index| {
                let next = of(index, ids);
                let both = parallel(&sum, &next, length_max);
                sum.into_iter().chain(next).chain(both).collect()
            }),
            NodeKind::Repeat(body) => {
                let body = made[body.index()].clone();
                let mut all = Traces::from([vec![]]);
                loop {
                    let more = sequence(&all, &body, length_max);
                    let count = all.len();
                    all.extend(more);
                    if all.len() == count {
                        break all;
                    }
                }
            }
        };
        made.push(found.into_iter().filter(|trace| trace.len() <= length_max).collect());
    }
    made.pop().unwrap_or_default()
}

fn sequence(one: &Traces, two: &Traces, length_max: usize) -> Traces {
    let pairs = one.iter().flat_map(|first| two.iter().map(move |second| (first, second)));
    pairs
        .filter(|(first, second)| first.len() + second.len() <= length_max)
        .map(|(first, second)| [first.as_slice(), second].concat())
        .collect()
}

fn parallel(one: &Traces, two: &Traces, length_max: usize) -> Traces {
    let mut all = Traces::new();
    for first in one {
        for second in two.iter().filter(|second| first.len() + second.len() <= length_max) {
            shuffle(first, second, &mut vec![], &mut all);
        }
    }
    all
}

fn shuffle(one: &[String], two: &[String], so_far: &mut Trace, all: &mut Traces) {
    if one.is_empty() && two.is_empty() {
        all.insert(so_far.clone());
    }
    if let [first, rest @ ..] = one {
        so_far.push(first.clone());
        shuffle(rest, two, so_far, all);
        so_far.pop();
    }
    if let [first, rest @ ..] = two {
        so_far.push(first.clone());
        shuffle(one, rest, so_far, all);
        so_far.pop();
    }
}
