//! Shared words, and what threads do to them: the part of a program that [`super::interleave`] can
//! run as well, because every operation has its meaning here in full.

use super::random::Random;

/// A word of 32 bits that all threads share.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Word {
    /// Plain static fields.
    X,
    Y,
    /// Volatile static fields.
    V,
    W,
    /// Elements of one array.
    Element0,
    Element1,
    /// Fields of one object, plain and volatile.
    Plain,
    Volatile,
    /// An `AtomicInteger`.
    Atomic,
}

pub(super) const WORDS: &[Word] = &[
    Word::X,
    Word::Y,
    Word::V,
    Word::W,
    Word::Element0,
    Word::Element1,
    Word::Plain,
    Word::Volatile,
    Word::Atomic,
];

/// What a thread does to words without holding on in between, except where it says so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Operation {
    /// Reads it and takes the value down.
    Read(Word),
    Write(Word, u8),
    /// Reads it, then writes one more; in one step for an atomic.
    Increment(Word),
    /// Reads the second, then writes the first.
    Copy(Word, Word),
    /// Compares and sets in one step, and takes down whether it did.
    CompareAndSet(Word, u8, u8),
    /// Swaps in one step, and takes the old value down.
    GetAndSet(Word, u8),
    /// Adds in one step, and takes the old value down.
    GetAndAdd(Word, u8),
}

impl Word {
    /// The index into the values of an interleaver.
    pub(super) fn index(self) -> usize {
        self as usize
    }

    /// Whether every access is as to a volatile variable.
    pub(super) fn is_volatile(self) -> bool {
        matches!(self, Word::V | Word::W | Word::Volatile | Word::Atomic)
    }

    /// The name of the fixture that holds it.
    pub(super) fn fixture(self) -> &'static str {
        match self {
            Word::X => "x",
            Word::Y => "y",
            Word::V => "v",
            Word::W => "w",
            Word::Element0 | Word::Element1 => "a",
            Word::Plain | Word::Volatile => "o",
            Word::Atomic => "i",
        }
    }

    /// The fixture of a `VarHandle` for it, and the arguments that lead to the word.
    fn handle(self) -> Option<(&'static str, &'static str)> {
        match self {
            Word::X => Some(("X", "")),
            Word::V => Some(("V", "")),
            Word::Element0 => Some(("A", "a, 0, ")),
            Word::Element1 => Some(("A", "a, 1, ")),
            _ => None,
        }
    }

    /// As a variable of Java, or the `get` of one.
    pub(super) fn value(self) -> &'static str {
        match self {
            Word::X => "x",
            Word::Y => "y",
            Word::V => "v",
            Word::W => "w",
            Word::Element0 => "a[0]",
            Word::Element1 => "a[1]",
            Word::Plain => "o.plain",
            Word::Volatile => "o.vol",
            Word::Atomic => "i.get()",
        }
    }

    fn store(self, value: &str) -> String {
        match self {
            Word::Atomic => format!("i.set({value});"),
            word => format!("{} = {value};", word.value()),
        }
    }

    /// Calls an atomic operation that both `AtomicInteger` and `VarHandle` have.
    fn atomic(self, method: &str, arguments: &str) -> String {
        match self.handle() {
            Some((handle, place)) if method != "compareAndSet" => {
                format!("(int) {handle}.{method}({place}{arguments})")
            }
            Some((handle, place)) => format!("{handle}.{method}({place}{arguments})"),
            None => format!("i.{method}({arguments})"),
        }
    }
}

impl Operation {
    pub(super) fn random(random: &mut Random, words: &[Word]) -> Operation {
        let word = *random.pick(words);
        let value = 1 + random.below(3) as u8;
        let is_atomic = word == Word::Atomic || word.handle().is_some();
        match random.below(if is_atomic { 12 } else { 8 }) {
            0..3 => Operation::Read(word),
            3..5 => Operation::Write(word, value),
            5..7 => Operation::Increment(word),
            7 => Operation::Copy(word, *random.pick(words)),
            8 | 9 => Operation::CompareAndSet(word, random.below(3) as u8, value),
            10 => Operation::GetAndSet(word, value),
            _ => Operation::GetAndAdd(word, value),
        }
    }

    pub(super) fn words(self) -> Vec<Word> {
        match self {
            Operation::Copy(to, from) => vec![to, from],
            Operation::Read(word)
            | Operation::Write(word, _)
            | Operation::Increment(word)
            | Operation::CompareAndSet(word, ..)
            | Operation::GetAndSet(word, _)
            | Operation::GetAndAdd(word, _) => vec![word],
        }
    }

    /// The fixtures its text names.
    pub(super) fn fixtures(self) -> Vec<&'static str> {
        let mut fixtures: Vec<&str> = self.words().into_iter().map(Word::fixture).collect();
        if let Operation::CompareAndSet(word, ..)
        | Operation::GetAndSet(word, _)
        | Operation::GetAndAdd(word, _) = self
        {
            fixtures.extend(word.handle().map(|(handle, _)| handle));
        }
        fixtures
    }

    /// As Java; what is taken down is marked with a leading `?`.
    pub(super) fn text(self) -> String {
        match self {
            Operation::Read(word) => format!("?{}", word.value()),
            Operation::Write(word, value) => word.store(&value.to_string()),
            Operation::Increment(Word::Atomic) => "i.incrementAndGet();".to_owned(),
            Operation::Increment(word) => format!("{}++;", word.value()),
            Operation::Copy(to, from) => to.store(from.value()),
            Operation::CompareAndSet(word, from, to) => {
                format!("?{} ? 1 : 0", word.atomic("compareAndSet", &format!("{from}, {to}")))
            }
            Operation::GetAndSet(word, value) => {
                format!("?{}", word.atomic("getAndSet", &value.to_string()))
            }
            Operation::GetAndAdd(word, value) => {
                format!("?{}", word.atomic("getAndAdd", &value.to_string()))
            }
        }
    }
}
