//! All interleavings of a program of words, one by one: what `heddle check` should find, worked out
//! from the program's meaning and without any code of Heddle.
//!
//! Every access to a word, every taking and giving back of a monitor, every wait and every notify is
//! a step of its own, and any thread that can make a step may be next.

use super::program::{Monitor, Program, Statement};
use super::words::{Operation, WORDS, Word};
use std::collections::BTreeSet;

/// More states than this are not worth waiting for.
const STATES_MAX: usize = 400_000;

/// What all interleavings together come to.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Outcomes {
    pub(super) outputs: BTreeSet<String>,
    /// Whether threads may wait for ever.
    pub(super) deadlock: bool,
    /// Whether two threads may be about to access one word, one of them to write it, and not both as
    /// if it were volatile. By the lemma behind "data-race-free programs are sequentially
    /// consistent", a program has such a state exactly if two accesses are not ordered by
    /// happens-before in some execution.
    pub(super) race: bool,
}

/// `None` if there are too many states.
pub(super) fn outcomes(program: &Program) -> Option<Outcomes> {
    let code: Vec<Vec<Step>> = program
        .threads
        .iter()
        .map(|thread| {
            let mut steps = Vec::new();
            compile(&thread.body, &mut steps);
            steps
        })
        .collect();
    let mut first = State {
        words: [0; WORDS.len()],
        monitors: [None; 2],
        threads: vec![Thread { taken: 1, ..Thread::default() }; code.len()],
    };
    for (thread, steps) in code.iter().enumerate() {
        first.settle(thread, steps);
    }
    let shown = shown_words(&program.fixtures());
    let mut found = Outcomes { outputs: BTreeSet::new(), deadlock: false, race: false };
    let mut seen = BTreeSet::from([first.clone()]);
    let mut open = vec![first];
    while let Some(state) = open.pop() {
        found.race |= state.races(&code);
        let mut next = Vec::new();
        for (thread, steps) in code.iter().enumerate() {
            state.step(thread, steps, &mut next);
        }
        if next.is_empty() {
            let ended = |(thread, steps): (&Thread, &Vec<Step>)| thread.next == steps.len();
            match state.threads.iter().zip(&code).all(ended) {
                true => _ = found.outputs.insert(state.output(&shown)),
                false => found.deadlock = true,
            }
        }
        for state in next {
            if seen.insert(state.clone()) {
                open.push(state);
            }
        }
        if seen.len() > STATES_MAX {
            return None;
        }
    }
    Some(found)
}

/// The words that a program shows at its end.
pub(super) fn shown_words(fixtures: &[&str]) -> Vec<Word> {
    WORDS.iter().copied().filter(|word| fixtures.contains(&word.fixture())).collect()
}

#[derive(Clone, Copy, Debug)]
enum Step {
    /// Reads into the register.
    Read(Word),
    Write(Word, u8),
    /// Writes the register and so much more.
    WriteRegister(Word, i32),
    GetAndAdd(Word, u8),
    GetAndSet(Word, u8),
    CompareAndSet(Word, u8, u8),
    /// Takes the register down.
    Take,
    /// Goes to the step unless the register has this value.
    Unless(u8, usize),
    Go(usize),
    Enter(Monitor),
    Leave(Monitor),
    /// Gives the monitor back and begins to wait.
    Wait(Monitor),
    /// Takes the monitor back after a notify.
    Return(Monitor),
    Notify(Monitor),
    NotifyAll(Monitor),
}

/// What a step does to memory.
struct Access {
    word: Word,
    writes: bool,
    is_volatile: bool,
}

impl Step {
    fn access(self, words: &[i32]) -> Option<Access> {
        let (word, writes, is_atomic) = match self {
            Step::Read(word) => (word, false, false),
            Step::Write(word, _) | Step::WriteRegister(word, _) => (word, true, false),
            Step::GetAndAdd(word, _) | Step::GetAndSet(word, _) => (word, true, true),
            // One that fails only reads.
            Step::CompareAndSet(word, from, _) => {
                (word, words[word.index()] == i32::from(from), true)
            }
            _ => return None,
        };
        Some(Access { word, writes, is_volatile: is_atomic || word.is_volatile() })
    }
}

fn compile(body: &[Statement], steps: &mut Vec<Step>) {
    for statement in body {
        match statement {
            Statement::Word(operation) => compile_operation(*operation, steps),
            Statement::Synchronized(monitor, body) => {
                steps.push(Step::Enter(*monitor));
                compile(body, steps);
                steps.push(Step::Leave(*monitor));
            }
            Statement::If(word, value, body) => {
                steps.push(Step::Read(*word));
                let branch = steps.len();
                steps.push(Step::Go(0));
                compile(body, steps);
                steps[branch] = Step::Unless(*value, steps.len());
            }
            Statement::Repeat(times, body) => (0..*times).for_each(|_| compile(body, steps)),
            Statement::Wait(monitor) => {
                steps.extend([Step::Wait(*monitor), Step::Return(*monitor)])
            }
            Statement::WaitWhile(monitor, word, value) => {
                let top = steps.len();
                steps.push(Step::Read(*word));
                steps.push(Step::Unless(*value, top + 5));
                steps.extend([Step::Wait(*monitor), Step::Return(*monitor), Step::Go(top)]);
            }
            Statement::Notify(monitor) => steps.push(Step::Notify(*monitor)),
            Statement::NotifyAll(monitor) => steps.push(Step::NotifyAll(*monitor)),
            Statement::Call(_) | Statement::Around(..) => {
                unreachable!("a program of words calls no library")
            }
        }
    }
}

fn compile_operation(operation: Operation, steps: &mut Vec<Step>) {
    match operation {
        Operation::Read(word) => steps.extend([Step::Read(word), Step::Take]),
        Operation::Write(word, value) => steps.push(Step::Write(word, value)),
        Operation::Increment(Word::Atomic) => steps.push(Step::GetAndAdd(Word::Atomic, 1)),
        Operation::Increment(word) => {
            steps.extend([Step::Read(word), Step::WriteRegister(word, 1)]);
        }
        Operation::Copy(to, from) => steps.extend([Step::Read(from), Step::WriteRegister(to, 0)]),
        Operation::CompareAndSet(word, from, to) => {
            steps.extend([Step::CompareAndSet(word, from, to), Step::Take]);
        }
        Operation::GetAndSet(word, value) => {
            steps.extend([Step::GetAndSet(word, value), Step::Take]);
        }
        Operation::GetAndAdd(word, value) => {
            steps.extend([Step::GetAndAdd(word, value), Step::Take]);
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct State {
    words: [i32; WORDS.len()],
    /// Who owns each, and how often.
    monitors: [Option<(usize, u8)>; 2],
    threads: Vec<Thread>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Thread {
    next: usize,
    register: i32,
    /// What was taken down, four bits each.
    taken: u64,
    waits_on: Option<u8>,
    /// How often it owned the monitor it waits on.
    owned: u8,
}

impl State {
    /// Adds each state that the next step of a thread may lead to; none if it cannot go on.
    fn step(&self, thread: usize, steps: &[Step], next: &mut Vec<State>) {
        let mut state = self.clone();
        let Some(step) = steps.get(self.threads[thread].next).copied() else { return };
        state.threads[thread].next += 1;
        match step {
            Step::Read(word) => state.threads[thread].register = self.words[word.index()],
            Step::Write(word, value) => state.words[word.index()] = value.into(),
            Step::WriteRegister(word, more) => {
                state.words[word.index()] = self.threads[thread].register.wrapping_add(more);
            }
            Step::GetAndAdd(word, more) => {
                let old = self.words[word.index()];
                state.threads[thread].register = old;
                state.words[word.index()] = old.wrapping_add(more.into());
            }
            Step::GetAndSet(word, value) => {
                state.threads[thread].register = self.words[word.index()];
                state.words[word.index()] = value.into();
            }
            Step::CompareAndSet(word, from, to) => {
                let equal = self.words[word.index()] == i32::from(from);
                state.threads[thread].register = equal.into();
                if equal {
                    state.words[word.index()] = to.into();
                }
            }
            Step::Enter(monitor) => match &mut state.monitors[monitor as usize] {
                free @ None => *free = Some((thread, 1)),
                Some((owner, times)) if *owner == thread => *times += 1,
                Some(_) => return,
            },
            Step::Leave(monitor) => {
                let left = state.monitors[monitor as usize].filter(|(_, times)| *times > 1);
                state.monitors[monitor as usize] = left.map(|(owner, times)| (owner, times - 1));
            }
            Step::Wait(monitor) => {
                let owned = state.monitors[monitor as usize].take();
                state.threads[thread].owned = owned.map_or(0, |(_, times)| times);
                state.threads[thread].waits_on = Some(monitor as u8);
            }
            Step::Return(monitor) => {
                let Thread { waits_on, owned, .. } = self.threads[thread];
                if waits_on.is_some() || self.monitors[monitor as usize].is_some() {
                    return;
                }
                state.monitors[monitor as usize] = Some((thread, owned));
                state.threads[thread].owned = 0;
            }
            Step::Notify(monitor) => {
                let waiting: Vec<usize> = self.waiting(monitor);
                for woken in &waiting {
                    let mut state = state.clone();
                    state.threads[*woken].waits_on = None;
                    state.settle(thread, steps);
                    next.push(state);
                }
                if !waiting.is_empty() {
                    return;
                }
            }
            Step::NotifyAll(monitor) => {
                for woken in self.waiting(monitor) {
                    state.threads[woken].waits_on = None;
                }
            }
            Step::Take | Step::Unless(..) | Step::Go(_) => unreachable!("these are settled"),
        }
        state.settle(thread, steps);
        next.push(state);
    }

    /// Whether the next steps of two threads race.
    fn races(&self, code: &[Vec<Step>]) -> bool {
        let next = |thread: usize| {
            let step = code[thread].get(self.threads[thread].next)?;
            step.access(&self.words)
        };
        let accesses: Vec<Access> = (0..code.len()).filter_map(next).collect();
        accesses.iter().enumerate().any(|(index, one)| {
            accesses[index + 1..].iter().any(|other| {
                one.word == other.word
                    && (one.writes || other.writes)
                    && !(one.is_volatile && other.is_volatile)
            })
        })
    }

    /// Who waits on a monitor.
    fn waiting(&self, monitor: Monitor) -> Vec<usize> {
        let waits = |thread: &usize| self.threads[*thread].waits_on == Some(monitor as u8);
        (0..self.threads.len()).filter(waits).collect()
    }

    /// Does what concerns the thread alone.
    fn settle(&mut self, thread: usize, steps: &[Step]) {
        let thread = &mut self.threads[thread];
        loop {
            match steps.get(thread.next) {
                Some(Step::Take) => {
                    thread.taken = thread.taken.wrapping_mul(16) + (thread.register & 15) as u64;
                    thread.next += 1;
                }
                Some(Step::Unless(value, to)) => {
                    let is_so = thread.register == i32::from(*value);
                    thread.next = if is_so { thread.next + 1 } else { *to };
                }
                Some(Step::Go(to)) => thread.next = *to,
                _ => return,
            }
        }
    }

    fn output(&self, shown: &[Word]) -> String {
        let taken: Vec<String> =
            self.threads.iter().map(|thread| format!("{:x}", thread.taken)).collect();
        let mut text = taken.join(" ");
        for word in shown {
            text += &format!(" {}={}", word.value(), self.words[word.index()]);
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::program::{self, Shape};

    fn found(bodies: &[&[Statement]]) -> Outcomes {
        let thread = |body: &&[Statement]| program::Thread { body: body.to_vec(), catches: true };
        let threads = bodies.iter().map(thread).collect();
        let program = Program { seed: 0, shape: Shape::Threads, threads };
        outcomes(&program).expect("the program is small")
    }

    fn outputs(bodies: &[&[Statement]]) -> Vec<String> {
        found(bodies).outputs.into_iter().collect()
    }

    const fn write(word: Word, value: u8) -> Statement {
        Statement::Word(Operation::Write(word, value))
    }

    const fn read(word: Word) -> Statement {
        Statement::Word(Operation::Read(word))
    }

    #[test]
    fn of_two_who_write_one_is_seen() {
        let one = [write(Word::X, 1), read(Word::Y)];
        let other = [write(Word::Y, 1), read(Word::X)];
        let ends = ["10 11 x=1 y=1", "11 10 x=1 y=1", "11 11 x=1 y=1"];
        assert_eq!(outputs(&[&one, &other]), ends);
        assert!(found(&[&one, &other]).race);
    }

    #[test]
    fn increments_are_lost_unless_they_are_atomic_or_locked() {
        let increment = [Statement::Word(Operation::Increment(Word::X))];
        assert_eq!(outputs(&[&increment, &increment]), ["1 1 x=1", "1 1 x=2"]);
        let locked = [Statement::Synchronized(Monitor::M, increment.to_vec())];
        assert_eq!(outputs(&[&locked, &locked]), ["1 1 x=2"]);
        assert!(!found(&[&locked, &locked]).race);
        assert!(found(&[&locked, &increment]).race);
        let atomic = [Statement::Word(Operation::Increment(Word::Atomic))];
        assert_eq!(outputs(&[&atomic, &atomic]), ["1 1 i.get()=2"]);
        assert!(!found(&[&atomic, &atomic]).race);
    }

    #[test]
    fn monitors_in_opposite_order_deadlock() {
        let nested = |outer, inner| {
            [Statement::Synchronized(outer, vec![Statement::Synchronized(inner, Vec::new())])]
        };
        let (one, other) = (nested(Monitor::M, Monitor::N), nested(Monitor::N, Monitor::M));
        assert!(found(&[&one, &other]).deadlock);
        assert!(!found(&[&one, &one]).deadlock);
        let again = nested(Monitor::M, Monitor::M);
        assert!(!found(&[&again, &again]).deadlock);
    }

    #[test]
    fn a_notify_that_comes_first_is_lost() {
        let wait = [Statement::Synchronized(Monitor::M, vec![Statement::Wait(Monitor::M)])];
        let notify = [Statement::Synchronized(Monitor::M, vec![Statement::Notify(Monitor::M)])];
        let both = found(&[&wait, &notify]);
        assert!(both.deadlock && both.outputs.len() == 1);
        let told = vec![write(Word::X, 1), Statement::NotifyAll(Monitor::M)];
        let told = [Statement::Synchronized(Monitor::M, told)];
        let until = [Statement::Synchronized(
            Monitor::M,
            vec![Statement::WaitWhile(Monitor::M, Word::X, 0), read(Word::X)],
        )];
        let all = found(&[&until, &told, &until]);
        assert!(!all.deadlock && !all.race);
        assert_eq!(all.outputs.into_iter().collect::<Vec<_>>(), ["11 1 11 x=1"]);
    }
}
