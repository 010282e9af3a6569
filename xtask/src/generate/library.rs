//! What generated programs do beyond words: calls of the JDK, as text with holes.
//!
//! A call that begins with `?` is an expression whose value is taken down; one with `{}` goes around
//! other statements; any other is a statement. `$k` is a small number, `$i` an index (0 or 1), `$T`
//! another thread, and `$n` a number of its own for names.

mod concurrent;
mod fixtures;
mod forgotten;
mod objects;
mod sockets;
mod threads;

use super::random::Random;
pub(super) use fixtures::{FIXTURES, Fixture};
pub(super) use sockets::{FILED, SERVED, SOCKETS};

/// Operations that belong together, as `--only` and `--without` name them.
#[derive(Debug)]
pub(super) struct Group {
    pub(super) name: &'static str,
    pub(super) operations: &'static [Operation],
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Operation {
    /// What it is about, by names of [`FIXTURES`].
    pub(super) fixtures: &'static [&'static str],
    pub(super) text: &'static str,
}

const fn on(fixtures: &'static [&'static str], text: &'static str) -> Operation {
    Operation { fixtures, text }
}

const GROUPS: &[&[Group]] =
    &[concurrent::GROUPS, forgotten::GROUPS, objects::GROUPS, threads::GROUPS];

/// Those of one process.
pub(super) fn groups() -> impl Iterator<Item = &'static Group> {
    GROUPS.iter().copied().flatten()
}

/// An operation with its holes filled.
#[derive(Clone, Debug)]
pub(super) struct Call {
    operation: &'static Operation,
    value: u8,
    index: u8,
    /// The other thread, if the text names one.
    thread: Option<usize>,
}

impl Operation {
    pub(super) fn goes_around(&self) -> bool {
        self.text.contains("{}")
    }

    /// As done by the thread `here` of `count`.
    pub(super) fn call(&'static self, random: &mut Random, here: usize, count: usize) -> Call {
        let other = (here + 1 + random.below(count.max(2) - 1)) % count;
        Call {
            operation: self,
            value: 1 + random.below(3) as u8,
            index: random.below(2) as u8,
            thread: self.text.contains("$T").then_some(other),
        }
    }
}

impl Call {
    pub(super) fn fixtures(&self) -> &'static [&'static str] {
        self.operation.fixtures
    }

    /// False if it names the thread; later ones move down.
    pub(super) fn forget_thread(&mut self, gone: usize) -> bool {
        match &mut self.thread {
            Some(thread) if *thread == gone => return false,
            Some(thread) if *thread > gone => *thread -= 1,
            _ => {}
        }
        true
    }

    pub(super) fn text(&self, number: usize) -> String {
        let mut text = self.operation.text.replace("$k", &self.value.to_string());
        text = text.replace("$i", &self.index.to_string()).replace("$n", &number.to_string());
        match self.thread {
            Some(thread) => text.replace("$T", &format!("T{thread}")),
            None => text,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_operation_is_about_fixtures_that_exist() {
        for operation in groups().flat_map(|group| group.operations) {
            for name in operation.fixtures {
                assert!(FIXTURES.iter().any(|fixture| fixture.name == *name), "{name}");
            }
        }
    }
}
