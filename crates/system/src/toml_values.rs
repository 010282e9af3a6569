//! Values of TOML with their places: what a key must hold, and what to say if it does not.

use std::sync::Arc;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::problem::{Problem, Source, SourceSpan};
use crate::suggest;

/// A value, and what it is called in messages.
#[derive(Clone, Copy)]
pub(crate) struct Value<'v> {
    source: &'v Arc<Source>,
    key: &'v str,
    value: &'v Spanned<DeValue<'v>>,
}

/// A key with its value.
pub(crate) struct Entry<'v> {
    pub(crate) key: &'v str,
    pub(crate) place: SourceSpan,
    pub(crate) value: Value<'v>,
}

/// The entries of a table in the order they were written.
pub(crate) fn entries<'v>(source: &'v Arc<Source>, table: &'v DeTable<'v>) -> Vec<Entry<'v>> {
    let mut entries: Vec<Entry<'v>> = table
        .iter()
        .map(|(name, value)| {
            let key: &'v str = name.get_ref();
            let value = Value { source, key, value };
            Entry { key, place: SourceSpan::new(source, name.span()), value }
        })
        .collect();
    entries.sort_by_key(|entry| entry.place.start());
    entries
}

impl<'v> Value<'v> {
    pub(crate) fn place(&self) -> SourceSpan {
        SourceSpan::new(self.source, self.value.span())
    }

    fn wrong<T>(&self, wanted: &str) -> Result<T, Problem> {
        let found = match self.value.get_ref() {
            DeValue::String(_) => "text",
            DeValue::Integer(_) => "a number",
            DeValue::Float(_) => "a fraction",
            DeValue::Boolean(_) => "true or false",
            DeValue::Datetime(_) => "a date",
            DeValue::Array(_) => "a list",
            DeValue::Table(_) => "a table",
        };
        let message = format!("`{}` is {wanted}, but this is {found}", self.key);
        Err(self.place().problem(message))
    }

    pub(crate) fn is_false(&self) -> bool {
        matches!(self.value.get_ref(), DeValue::Boolean(false))
    }

    pub(crate) fn is_list(&self) -> bool {
        matches!(self.value.get_ref(), DeValue::Array(_))
    }

    pub(crate) fn is_table(&self) -> bool {
        matches!(self.value.get_ref(), DeValue::Table(_))
    }

    pub(crate) fn text(&self) -> Result<&'v str, Problem> {
        match self.value.get_ref() {
            DeValue::String(text) => Ok(text),
            _ => self.wrong("text in quotes"),
        }
    }

    /// Text that must not be empty.
    pub(crate) fn name(&self) -> Result<&'v str, Problem> {
        match self.text()? {
            "" => Err(self.place().problem(format!("`{}` is empty", self.key))),
            text => Ok(text),
        }
    }

    /// Text, or a number or truth value as it is written.
    pub(crate) fn plain(&self) -> Result<String, Problem> {
        match self.value.get_ref() {
            DeValue::String(text) => Ok(text.to_string()),
            DeValue::Integer(number) => Ok(number.to_string()),
            DeValue::Float(number) => Ok(number.to_string()),
            DeValue::Boolean(truth) => Ok(truth.to_string()),
            _ => self.wrong("text, a number or a truth value"),
        }
    }

    pub(crate) fn truth(&self) -> Result<bool, Problem> {
        match self.value.get_ref() {
            DeValue::Boolean(truth) => Ok(*truth),
            _ => self.wrong("true or false"),
        }
    }

    pub(crate) fn number(&self) -> Result<u64, Problem> {
        let DeValue::Integer(number) = self.value.get_ref() else { return self.wrong("a number") };
        u64::from_str_radix(number.as_str(), number.radix()).map_err(|_| {
            let message = format!("`{}` is a number from 0 to {}", self.key, u64::MAX);
            self.place().problem(message)
        })
    }

    /// The number, if it is one.
    pub(crate) fn as_number(&self) -> Result<Option<u64>, Problem> {
        match self.value.get_ref() {
            DeValue::Integer(_) => self.number().map(Some),
            _ => Ok(None),
        }
    }

    /// Text in place of a number.
    pub(crate) fn quantity(&self) -> Result<&'v str, Problem> {
        match self.value.get_ref() {
            DeValue::String(text) => Ok(text),
            _ => self.wrong("a number, or text with a unit"),
        }
    }

    pub(crate) fn list(&self) -> Result<Vec<Value<'v>>, Problem> {
        let DeValue::Array(values) = self.value.get_ref() else { return self.wrong("a list") };
        let (source, key) = (self.source, self.key);
        Ok(values.iter().map(|value| Value { source, key, value }).collect())
    }

    pub(crate) fn table(&self) -> Result<Vec<Entry<'v>>, Problem> {
        match self.value.get_ref() {
            DeValue::Table(table) => Ok(entries(self.source, table)),
            _ => self.wrong("a table"),
        }
    }

    /// A list of texts; what stands alone is a list of one.
    pub(crate) fn names(&self) -> Result<Vec<(String, SourceSpan)>, Problem> {
        let values = if self.is_list() { self.list()? } else { vec![*self] };
        values.iter().map(|value| Ok((value.name()?.to_owned(), value.place()))).collect()
    }

    pub(crate) fn pairs(&self) -> Result<Vec<(String, String)>, Problem> {
        let entry = |entry: Entry<'v>| Ok((entry.key.to_owned(), entry.value.plain()?));
        self.table()?.into_iter().map(entry).collect()
    }
}

/// A key that has no meaning where it stands.
pub(crate) fn unknown(
    entry: &Entry<'_>,
    section: &str,
    keys: &[&str],
    elsewhere: &[(&str, Vec<&str>)],
) -> Problem {
    let belongs = elsewhere.iter().find(|(_, keys)| keys.contains(&entry.key));
    let hint = match (suggest::nearest(entry.key, keys.iter().copied()), belongs) {
        (_, Some((section, _))) => format!("it belongs to {section}"),
        (Some(near), None) => format!("did you mean `{near}`?"),
        (None, None) => format!("there are: {}", keys.join(", ")),
    };
    entry.place.problem(format!("{section} has no key `{}`", entry.key)).hint(hint)
}
