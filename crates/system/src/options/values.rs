//! From a value as it was given, on a command line or in a TOML file, to what its row sets.

use std::path::{Path, PathBuf};

use super::row::{Form, Row, Takes, Unit};
use crate::asked::{Asked, At, Frame, Limit, Said};
use crate::problem::{Problem, SourceSpan};
use crate::toml_values::{Entry, Value};

/// Where a word stands.
pub(crate) struct Context<'c> {
    /// The option, by the name that was used.
    pub(crate) name: &'static str,
    pub(crate) at: At,
    /// What relative names belong to; nothing: to where we are.
    pub(crate) folder: Option<&'c Path>,
}

impl Context<'_> {
    /// The value is not what the option takes.
    fn needs(&self, what: &str, text: &str) -> Problem {
        self.here(format!("{} needs {what}, not `{text}`", self.name))
    }

    /// A problem that names the option already.
    fn here(&self, message: String) -> Problem {
        match &self.at {
            At::Place(place) => place.problem(message),
            At::Option(_) | At::Unknown => Problem::new(message),
        }
    }
}

impl Row {
    /// Takes the value that a command line gives; empty if there is none.
    pub(crate) fn take_word(
        &self,
        asked: &mut Asked,
        text: &str,
        context: &Context<'_>,
    ) -> Result<(), Problem> {
        let at = &context.at;
        let number = |what: &str| text.parse().map_err(|_| context.needs(what, text));
        let pair = || {
            let pair = text.split_once('=').ok_or_else(|| context.needs(self.value(), text));
            pair.map(|(name, value)| (name.to_owned(), value.to_owned()))
        };
        let names = || -> Vec<Said<String>> {
            let names = text.split(',').map(str::trim).filter(|name| !name.is_empty());
            names.map(|name| Said::new(name.to_owned(), at)).collect()
        };
        match self.takes {
            Takes::Switch(set) => set(asked, true),
            Takes::Number(set) => set(asked, number("a number")?),
            Takes::Count(set) => match number("a number from 1")? {
                0 => return Err(context.needs("a number from 1", text)),
                number => set(asked, number),
            },
            Takes::Seconds(set) => match seconds(text) {
                Some(number) => set(asked, number),
                None => return Err(context.needs("a number of seconds", text)),
            },
            Takes::Bytes(set) => match bytes(text) {
                Some(number) => set(asked, number),
                None => return Err(self.no_size(text, context)),
            },
            Takes::Limit(unit, word, set) => match limit(unit, word, text) {
                Ok(limit) => set(asked, limit).map_err(|problem| at.name(problem))?,
                Err(wanted) => return Err(context.needs(&wanted, text)),
            },
            Takes::Text(set) => set(asked, Said::new(text.to_owned(), at)),
            Takes::Word(set) => set(asked, text).map_err(|problem| at.name(problem))?,
            Takes::Parsed(set) => {
                set(asked, text).ok_or_else(|| context.needs(self.value(), text))?;
            }
            Takes::Each(set) => {
                let said = Said::new(text.to_owned(), at);
                set(asked, said).ok_or_else(|| context.needs(self.value(), text))?;
            }
            Takes::List(set) | Takes::ListOrFalse(set) => set(asked, names())?,
            Takes::Pair(set) => set(asked, Said::new(pair()?, at)),
            Takes::FilePair(set) => {
                let (name, file) = pair()?;
                set(asked, Said::new((name, context.file(&file)), at));
            }
            Takes::Variable(set) => match text.split_once('=').unwrap_or((text, "")) {
                // As `java` does, a command line of ours lets this pass.
                ("", _) if context.folder.is_some() => {
                    let message = format!("{} needs the name of a property", context.name);
                    return Err(context.here(message));
                }
                (name, _) => set(asked, name, text.split_once('=').map(|(_, value)| value)),
            },
            Takes::File(set) => set(asked, context.file(text)),
            Takes::ClassPath(set) => match context.folder {
                Some(folder) => set(asked, class_path(text, folder)),
                // Programs see it as it was given.
                None => set(asked, text.split(':').map(PathBuf::from).collect()),
            },
            Takes::Frame(set) => set(asked, Said::new(Frame::parse(text, context.folder), at)),
            Takes::Assertions(on) => asked.java.assertions.push((text.to_owned(), on)),
            // A command line says itself what it runs.
            Takes::Jar | Takes::Ignored => {}
            Takes::Unsupported(what) => return Err(Problem::unsupported(what)),
        }
        Ok(())
    }

    fn no_size(&self, text: &str, context: &Context<'_>) -> Problem {
        let name = context.name;
        match self.form {
            Form::Joined(_) => context.here(format!("{name} needs a size, as in {name}512m")),
            _ => context.needs("a size, as in 512m", text),
        }
    }

    /// Takes the value of the row's key in a TOML file; relative names belong to the folder.
    pub(crate) fn take_toml(
        &self,
        asked: &mut Asked,
        value: &Value<'_>,
        folder: &Path,
    ) -> Result<(), Problem> {
        let place = value.place();
        let at = At::Place(place.clone());
        let wrong = |what: &str, text: &str| place.problem(expected(what, text));
        match self.takes {
            Takes::Switch(set) => set(asked, value.truth()?),
            Takes::Number(set) | Takes::Count(set) => set(asked, value.number()?),
            Takes::Seconds(set) => {
                let read = |text: &str| seconds(text).ok_or("a number of seconds".to_owned());
                set(asked, quantity(value, read)?);
            }
            Takes::Bytes(set) => {
                let read = |text: &str| bytes(text).ok_or("a size, as in \"512m\",".to_owned());
                set(asked, quantity(value, read)?);
            }
            Takes::Limit(unit, word, set) => {
                let read = match value.as_number()? {
                    Some(number) => Limit::AtMost(number),
                    None => {
                        let text = value.quantity()?;
                        limit(unit, word, text).map_err(|wanted| wrong(&wanted, text))?
                    }
                };
                set(asked, read).map_err(|problem| problem.at(Some(&place)))?;
            }
            Takes::Text(set) => set(asked, Said::new(value.name()?.to_owned(), &at)),
            Takes::Word(set) => {
                set(asked, value.name()?).map_err(|problem| problem.at(Some(&place)))?;
            }
            Takes::Parsed(set) => {
                let text = value.name()?;
                set(asked, text).ok_or_else(|| wrong(self.value(), text))?;
            }
            Takes::Each(set) => {
                for (name, place) in value.names()? {
                    let said = Said::new(name.clone(), &At::Place(place.clone()));
                    let wrong = || place.problem(expected(self.value(), &name));
                    set(asked, said).ok_or_else(wrong)?;
                }
            }
            Takes::ListOrFalse(set) if value.is_false() => set(asked, Vec::new())?,
            Takes::List(set) | Takes::ListOrFalse(set) => {
                let all = value.names()?;
                set(asked, all.iter().flat_map(|(text, place)| split(text, place)).collect())?;
            }
            Takes::Pair(set) => {
                for pair in value.pairs()? {
                    set(asked, Said::new(pair, &at));
                }
            }
            Takes::FilePair(set) => {
                for (name, file) in value.pairs()? {
                    set(asked, Said::new((name, folder.join(file)), &at));
                }
            }
            Takes::Variable(set) => {
                for entry in value.table()? {
                    variable(asked, &entry, set)?;
                }
            }
            Takes::File(set) => set(asked, folder.join(value.name()?)),
            Takes::ClassPath(set) => set(asked, class_path_of(value, folder)?),
            Takes::Frame(set) => {
                set(asked, Said::new(Frame::parse(value.name()?, Some(folder)), &at));
            }
            Takes::Assertions(on) if value.is_list() => {
                // Without this the default, everywhere, would stay.
                let rules = value.names()?.into_iter().map(|(name, _)| (name, on));
                asked.java.assertions = [(String::new(), !on)].into_iter().chain(rules).collect();
            }
            Takes::Assertions(on) => {
                asked.java.assertions = vec![(String::new(), value.truth()? == on)];
            }
            Takes::Jar | Takes::Ignored | Takes::Unsupported(_) => {
                unreachable!("{} has no key in a file", self.name())
            }
        }
        Ok(())
    }
}

impl Context<'_> {
    fn file(&self, name: &str) -> PathBuf {
        self.folder.map_or_else(|| PathBuf::from(name), |folder| folder.join(name))
    }
}

fn expected(what: &str, text: &str) -> String {
    format!("{what} is expected, not `{text}`")
}

/// A number as it is, or text that is read.
fn quantity(value: &Value<'_>, read: impl Fn(&str) -> Result<u64, String>) -> Result<u64, Problem> {
    match value.as_number()? {
        Some(number) => Ok(number),
        None => {
            let text = value.quantity()?;
            read(text).map_err(|what| value.place().problem(expected(&what, text)))
        }
    }
}

fn variable(
    asked: &mut Asked,
    entry: &Entry<'_>,
    set: fn(&mut Asked, &str, Option<&str>),
) -> Result<(), Problem> {
    if entry.key.is_empty() || entry.key.contains('=') {
        return Err(entry.place.problem("this is no name of a property or variable"));
    }
    set(asked, entry.key, Some(&entry.value.plain()?));
    Ok(())
}

/// Names between commas, all of them at one place.
fn split(text: &str, place: &SourceSpan) -> Vec<Said<String>> {
    let names = text.split(',').map(str::trim).filter(|name| !name.is_empty());
    names.map(|name| Said::new(name.to_owned(), &At::Place(place.clone()))).collect()
}

fn seconds(text: &str) -> Option<u64> {
    text.strip_suffix('s').unwrap_or(text).parse().ok()
}

/// `512m`, `2G`, `65536`.
fn bytes(text: &str) -> Option<u64> {
    let (digits, shift) = match text.char_indices().next_back()? {
        (at, 'k' | 'K') => (&text[..at], 10),
        (at, 'm' | 'M') => (&text[..at], 20),
        (at, 'g' | 'G') => (&text[..at], 30),
        (at, 't' | 'T') => (&text[..at], 40),
        _ => (text, 0),
    };
    digits.parse::<u64>().ok()?.checked_mul(1 << shift)
}

/// A bound, or the word for none; an error says what is wanted.
fn limit(unit: Unit, word: &str, text: &str) -> Result<Limit, String> {
    if text == word {
        return Ok(Limit::Unlimited);
    }
    let (number, wanted) = match unit {
        Unit::Times => (text.parse().ok(), "a number"),
        Unit::Bytes => (bytes(text), "a number of bytes, as in 4096 or 64k,"),
    };
    number.map(Limit::AtMost).ok_or_else(|| format!("{wanted} or `{word}`"))
}

/// `out:lib/x.jar` in a file; an empty element is its folder.
pub(crate) fn class_path(text: &str, folder: &Path) -> Vec<PathBuf> {
    let element = |element: &str| if element.is_empty() { "." } else { element }.to_owned();
    text.split(':').map(|part| folder.join(element(part))).collect()
}

fn class_path_of(value: &Value<'_>, folder: &Path) -> Result<Vec<PathBuf>, Problem> {
    if !value.is_list() {
        return Ok(class_path(value.name()?, folder));
    }
    value.list()?.iter().map(|element| Ok(folder.join(element.name()?))).collect()
}

impl Frame {
    /// `FILE[,FILE…][:NAME]`; relative names belong to the folder.
    pub(crate) fn parse(text: &str, folder: Option<&Path>) -> Frame {
        let (files, name) = match text.rsplit_once(':') {
            Some((files, name)) if !name.is_empty() && !files.is_empty() => (files, name),
            _ => (text, ""),
        };
        let file = |file: &str| folder.map_or_else(|| file.into(), |folder| folder.join(file));
        Frame { files: files.split(',').map(file).collect(), name: name.to_owned() }
    }
}
