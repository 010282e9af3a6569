//! Makes a program from a seed.

use super::library::{self, Group, Operation};
use super::program::{Monitor, Program, Shape, Statement, Thread};
use super::random::Random;
use super::words::{self, WORDS, Word};

/// The name of the group of words, which are not a group of the library.
pub(super) const WORDS_GROUP: &str = "words";

/// The name of the group of systems of processes.
const SOCKETS_GROUP: &str = "sockets";

/// The name of the group of files that processes share.
const SHARED_FILES_GROUP: &str = "shared-files";

/// Every group that `--only` and `--without` may name.
pub(super) fn group_names() -> Vec<&'static str> {
    let library = library::groups().map(|group| group.name);
    [WORDS_GROUP, SOCKETS_GROUP, SHARED_FILES_GROUP].into_iter().chain(library).collect()
}

/// What the statements of one program are drawn from.
struct Palette {
    words: Vec<Word>,
    monitors: Vec<Monitor>,
    operations: Vec<&'static Operation>,
    threads: usize,
}

pub(super) fn program(seed: u64, allowed: &[&str]) -> Program {
    let mut random = Random::new(seed);
    let groups: Vec<&Group> =
        library::groups().filter(|group| allowed.contains(&group.name)).collect();
    let systems = allowed.contains(&SOCKETS_GROUP);
    let files = allowed.contains(&SHARED_FILES_GROUP);
    let is_only = groups.is_empty() && !allowed.contains(&WORDS_GROUP);
    if (systems || files) && (is_only || random.once_in(8)) {
        let files = files && (!systems || random.once_in(3));
        return system(seed, &mut random, files);
    }
    let words_only = groups.is_empty() || allowed.contains(&WORDS_GROUP) && random.once_in(5);
    let threads = match random.below(10) {
        0..4 => 2,
        4..9 => 3,
        _ => 4,
    };
    let mut palette =
        Palette { words: Vec::new(), monitors: Vec::new(), operations: Vec::new(), threads };
    if !words_only {
        let group = *random.pick(&groups);
        palette.operations = about_few(&mut random, group);
        if random.once_in(6) {
            let group = *random.pick(&groups);
            palette.operations.extend(about_few(&mut random, group));
        }
    }
    if words_only || random.once_in(3) {
        let count = if words_only { 1 + random.below(3) } else { 1 };
        palette.words = (0..count).map(|_| *random.pick(WORDS)).collect();
        palette.monitors = match random.below(3) {
            0 => vec![],
            1 => vec![Monitor::M],
            _ => vec![Monitor::M, Monitor::N],
        };
    }
    // More threads do less each.
    let statements_max: usize = match threads {
        2 => 5,
        3 => 3,
        _ => 2,
    };
    let threads = (0..threads)
        .map(|here| {
            // Where there are many threads, main only starts them.
            let least = if here == 0 { usize::from(threads == 2) } else { 1 };
            let most = if here == 0 && threads > 3 { 0 } else { statements_max };
            let count = least + random.below((most + 1).saturating_sub(least));
            let body = palette.body(&mut random, here, count, &[], 0);
            Thread { body, catches: here == 0 || !random.once_in(12) }
        })
        .collect();
    Program { seed, shape: Shape::Threads, threads }
}

/// A server with one or two clients, which may also use files.
fn system(seed: u64, random: &mut Random, files: bool) -> Program {
    let clients = if random.once_in(4) { 2 } else { 1 };
    let shape = Shape::System { concurrent: random.once_in(2), in_order: !random.once_in(6) };
    let threads = (0..clients * 2)
        .map(|here| {
            let count = 1 + random.below(5 - 2 * clients);
            let body = (0..count)
                .map(|_| {
                    let served = here < clients && random.once_in(3);
                    let operations = match (files && random.once_in(2), served) {
                        (true, _) => library::FILED,
                        (false, true) => library::SERVED,
                        (false, false) => library::SOCKETS,
                    };
                    Statement::Call(random.pick(operations).call(random, here, clients * 2))
                })
                .collect();
            Thread { body, catches: true }
        })
        .collect();
    Program { seed, shape, threads }
}

/// The operations of a group that are about one or two of its fixtures.
fn about_few(random: &mut Random, group: &'static Group) -> Vec<&'static Operation> {
    let main = |operation: &Operation| operation.fixtures[0];
    let mut names: Vec<&str> = vec![main(random.pick(group.operations))];
    if random.once_in(4) {
        names.push(main(random.pick(group.operations)));
    }
    let all: Vec<&Operation> =
        group.operations.iter().filter(|operation| names.contains(&main(operation))).collect();
    // Of many operations only some, so that they meet more than once.
    let count = 2 + random.below(5);
    let mut operations: Vec<&Operation> = (0..count).map(|_| *random.pick(&all)).collect();
    if operations.iter().all(|operation| operation.goes_around()) {
        operations.extend(all.iter().find(|operation| !operation.goes_around()).copied());
    }
    operations
}

impl Palette {
    /// `held` are the monitors around it, and `depth` counts all blocks around it.
    fn body(
        &self,
        random: &mut Random,
        here: usize,
        count: usize,
        held: &[Monitor],
        depth: usize,
    ) -> Vec<Statement> {
        (0..count).map(|_| self.statement(random, here, held, depth)).collect()
    }

    fn inner(
        &self,
        random: &mut Random,
        here: usize,
        held: &[Monitor],
        depth: usize,
    ) -> Vec<Statement> {
        let count = 1 + random.below(2);
        self.body(random, here, count, held, depth + 1)
    }

    fn statement(
        &self,
        random: &mut Random,
        here: usize,
        held: &[Monitor],
        depth: usize,
    ) -> Statement {
        let may_nest = depth < 2;
        if !self.monitors.is_empty() && may_nest && random.once_in(4) {
            let monitor = *random.pick(&self.monitors);
            let held = [held, &[monitor]].concat();
            return Statement::Synchronized(monitor, self.inner(random, here, &held, depth));
        }
        if !held.is_empty() && !self.words.is_empty() && random.once_in(4) {
            let monitor = *random.pick(held);
            return match random.below(5) {
                0 => Statement::Wait(monitor),
                1 => Statement::WaitWhile(monitor, *random.pick(&self.words), 0),
                2 => Statement::Notify(monitor),
                _ => Statement::NotifyAll(monitor),
            };
        }
        if !self.words.is_empty() && may_nest && random.once_in(8) {
            let (word, value) = (*random.pick(&self.words), random.below(3) as u8);
            return Statement::If(word, value, self.inner(random, here, held, depth));
        }
        if may_nest && random.once_in(12) {
            return Statement::Repeat(2, self.inner(random, here, held, depth));
        }
        let of_words = self.operations.is_empty() || !self.words.is_empty() && random.once_in(3);
        if of_words {
            return Statement::Word(words::Operation::random(random, &self.words));
        }
        let leaves = || self.operations.iter().filter(|operation| !operation.goes_around());
        let operation = match may_nest {
            true => *random.pick(&self.operations),
            false => leaves().nth(random.below(leaves().count())).expect("a palette has leaves"),
        };
        let call = operation.call(random, here, self.threads);
        match operation.goes_around() {
            true => Statement::Around(call, self.inner(random, here, held, depth)),
            false => Statement::Call(call),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_is_a_program() {
        let names = group_names();
        let text = |seed| format!("{:?}", program(seed, &names));
        assert_eq!(text(7), text(7));
        assert_ne!(text(7), text(8));
    }

    #[test]
    fn every_operation_is_drawn() {
        let names = group_names();
        let programs: String =
            (0..20_000).map(|seed| format!("{:?}", program(seed, &names))).collect();
        let operations = library::groups().flat_map(|group| group.operations);
        let systems = [library::SOCKETS, library::SERVED, library::FILED].concat();
        for operation in operations.chain(&systems) {
            assert!(programs.contains(&format!("{:?}", operation.text)), "{}", operation.text);
        }
    }
}
