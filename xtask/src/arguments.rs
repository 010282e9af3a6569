//! The words after a command's name: options with and without a value, and the rest.

use crate::failure::Failure;
use std::str::FromStr;

pub(crate) struct Arguments {
    words: Vec<String>,
}

impl Arguments {
    pub(crate) fn new(words: impl Iterator<Item = String>) -> Arguments {
        Arguments { words: words.collect() }
    }

    /// Takes out `name`; whether it was there.
    pub(crate) fn flag(&mut self, name: &str) -> bool {
        let length = self.words.len();
        self.words.retain(|word| word != name);
        self.words.len() < length
    }

    /// Takes out every `name VALUE` and `name=VALUE`.
    pub(crate) fn values(&mut self, name: &str) -> Result<Vec<String>, Failure> {
        let mut values = Vec::new();
        let mut rest = Vec::new();
        let mut words = std::mem::take(&mut self.words).into_iter();
        while let Some(word) = words.next() {
            if word == name {
                let value = words.next();
                values.push(value.ok_or_else(|| Failure::new(format!("{name} needs a value")))?);
            } else if let Some(value) =
                word.strip_prefix(name).and_then(|word| word.strip_prefix('='))
            {
                values.push(value.to_owned());
            } else {
                rest.push(word);
            }
        }
        self.words = rest;
        Ok(values)
    }

    /// Takes out `name` with one value of a certain type; of several the last counts.
    pub(crate) fn value<T: FromStr>(&mut self, name: &str) -> Result<Option<T>, Failure> {
        let Some(value) = self.values(name)?.pop() else { return Ok(None) };
        let parsed = value.parse();
        parsed.map(Some).map_err(|_| Failure::new(format!("{name}: {value:?} is not suitable")))
    }

    /// What is left, once all options are taken out.
    pub(crate) fn rest(self) -> Result<Vec<String>, Failure> {
        match self.words.iter().find(|word| word.starts_with('-')) {
            Some(option) => Err(Failure::new(format!("unknown option {option}"))),
            None => Ok(self.words),
        }
    }
}
