//! What JPF adds to Java properties: values that refer to others and grow, files that include
//! files. A value is expanded when it is read, so what it refers to must stand before it.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::properties::{self, Property};
use crate::asked::At;
use crate::notes::Notes;
use crate::problem::{Problem, Source, SourceSpan};
use crate::{folder_of, read_source};

/// Files may include files this deep.
const INCLUDES_MAX: usize = 16;
/// `${a${b${c}}}` this deep.
const NESTING_MAX: usize = 16;
/// Values that refer to each other grow quickly; this is for all together.
const VALUE_BYTES_MAX: usize = 16 << 20;

pub(crate) struct Given {
    pub(crate) value: String,
    /// Nothing: given on the command line.
    pub(crate) place: Option<SourceSpan>,
    /// How many keys were set before.
    pub(crate) order: usize,
}

impl Given {
    /// Where it was given, for what is found to be wrong later.
    pub(crate) fn at(&self) -> At {
        self.place.clone().map_or(At::Unknown, At::Place)
    }
}

#[derive(Default)]
pub(crate) struct Config {
    pub(crate) values: BTreeMap<String, Given>,
    /// Keys that other values refer to.
    pub(crate) referenced: BTreeSet<String>,
    /// Projects of `@using`.
    pub(crate) projects: Vec<String>,
    pub(crate) notes: Notes,
    /// Files being read, the innermost last.
    files: Vec<PathBuf>,
    order: usize,
    /// How much text all values that were ever set have.
    value_bytes: usize,
}

/// What an assignment does with the value there is.
enum Mode {
    Set,
    Append,
    Prepend,
}

impl Config {
    pub(crate) fn load(&mut self, file: &Path) -> Result<(), Problem> {
        let source = Arc::new(read_source(file, latin1_or_utf8)?);
        self.load_source(&source, file)
    }

    pub(crate) fn load_source(&mut self, source: &Arc<Source>, file: &Path) -> Result<(), Problem> {
        if self.files.len() >= INCLUDES_MAX {
            let message = format!("{}: files include each other too deeply", file.display());
            return Err(Problem::new(message));
        }
        self.files.push(file.to_path_buf());
        let mut seen = BTreeSet::new();
        for Property { key, value, place } in properties::parse(source)? {
            if key.is_empty() {
                return Err(place.problem("the key is empty"));
            }
            if !key.starts_with(['@', '+']) && !key.ends_with('+') && !seen.insert(key.clone()) {
                self.note(Some(&place), &format!("`{key}` is given twice; the last one counts"));
            }
            if value.starts_with("+=") {
                self.note(Some(&place), "there is no blank before a `+=` that appends");
            }
            let goes_on = self.assign(&key, &value, Some(&place));
            if !goes_on.map_err(|problem| problem.at(Some(&place)))? {
                break;
            }
        }
        self.files.pop();
        Ok(())
    }

    /// `key=value` of the command line, as JPF has it after a `+`.
    pub(crate) fn override_with(&mut self, text: &str) -> Result<(), Problem> {
        let (key, value) = text.split_once('=').unwrap_or((text, "true"));
        let key = key.trim();
        if key.is_empty() {
            return Err(Problem::new(format!("`+{text}` has no key")));
        }
        self.assign(key, value.trim(), None).map(|_| ())
    }

    pub(crate) fn note(&mut self, place: Option<&SourceSpan>, text: &str) {
        self.notes.add(place, text);
    }

    /// False: the rest of the file is not to be read.
    fn assign(
        &mut self,
        key: &str,
        value: &str,
        place: Option<&SourceSpan>,
    ) -> Result<bool, Problem> {
        if key.starts_with('@') {
            return self.command(key, value, place);
        }
        let key = self.expand(key, place, 0)?;
        let value = self.expand(value, place, 0)?;
        let (key, mode) = match (key.strip_suffix('+'), key.strip_prefix('+')) {
            (Some(key), _) => (key, Mode::Append),
            (None, Some(key)) => (key, Mode::Prepend),
            (None, None) => (key.as_str(), Mode::Set),
        };
        if key.is_empty() {
            return Err(Problem::new("the key is empty"));
        }
        self.put(key, value.trim(), mode, place)?;
        Ok(true)
    }

    fn put(
        &mut self,
        key: &str,
        value: &str,
        mode: Mode,
        place: Option<&SourceSpan>,
    ) -> Result<(), Problem> {
        let old = self.values.get(key).map(|given| given.value.as_str()).unwrap_or_default();
        let value = match mode {
            Mode::Set
                if value.eq_ignore_ascii_case("null") || value.eq_ignore_ascii_case("nil") =>
            {
                self.values.remove(key);
                return Ok(());
            }
            Mode::Set => value.to_owned(),
            Mode::Append => format!("{old}{value}"),
            Mode::Prepend => format!("{value}{old}"),
        };
        self.grow(value.len())?;
        let order = self.order;
        self.order += 1;
        self.values.insert(key.to_owned(), Given { value, place: place.cloned(), order });
        Ok(())
    }

    /// Lines that begin with `@`.
    fn command(
        &mut self,
        key: &str,
        value: &str,
        place: Option<&SourceSpan>,
    ) -> Result<bool, Problem> {
        let value = self.expand(value, place, 0)?.trim().to_owned();
        match key {
            "@using" => {
                self.note(place, &format!("`@using {value}` is ignored: no JPF project is needed"));
                self.projects.push(value);
            }
            "@include" if value.is_empty() => return Err(Problem::new("include which file?")),
            "@include" => self.include(&value)?,
            "@include_if" | "@include_unless" => {
                let parts = value.strip_prefix('?').and_then(|rest| rest.split_once('?'));
                let Some((wanted, file)) = parts.filter(|(_, file)| !file.is_empty()) else {
                    return Err(Problem::new(format!("{key} is followed by ?KEY?FILE")));
                };
                if self.values.contains_key(wanted) == (key == "@include_if") {
                    self.include(file)?;
                }
            }
            "@requires" => {
                let keys = split(&value, &[',', ';']);
                let missing = keys.iter().find(|key| !self.values.contains_key(*key));
                if let Some(missing) = missing {
                    let note =
                        format!("`{missing}` is required, but not set: the rest is not read");
                    self.note(place, &note);
                    return Ok(false);
                }
            }
            _ => self.note(place, &format!("`{key}` is not known and has no effect")),
        }
        Ok(true)
    }

    fn include(&mut self, name: &str) -> Result<(), Problem> {
        let folder = self.files.last().map_or(Path::new(""), |file| folder_of(file));
        let file = folder.join(name);
        self.load(&file)
    }

    /// Replaces `${key}` by the value there is.
    fn expand(
        &mut self,
        text: &str,
        place: Option<&SourceSpan>,
        depth: usize,
    ) -> Result<String, Problem> {
        if depth > NESTING_MAX {
            return Err(Problem::new("`${…}` is nested too deeply"));
        }
        let mut out = String::new();
        let mut rest = text;
        while let Some(start) = rest.find("${") {
            let Some(length) = closing(&rest[start + 2..]) else { break };
            let inner = &rest[start + 2..start + 2 + length];
            let key = match inner.contains("${") {
                true => self.expand(inner, place, depth + 1)?,
                false => inner.to_owned(),
            };
            out.push_str(&rest[..start]);
            let value = self.value_of(key.trim(), place);
            self.grow(value.len())?;
            out.push_str(&value);
            rest = &rest[start + 2 + length + 1..];
        }
        out.push_str(rest);
        Ok(out)
    }

    fn grow(&mut self, bytes: usize) -> Result<(), Problem> {
        self.value_bytes += bytes;
        if self.value_bytes > VALUE_BYTES_MAX {
            return Err(Problem::new("values have become too long"));
        }
        Ok(())
    }

    fn value_of(&mut self, key: &str, place: Option<&SourceSpan>) -> String {
        if let Some(given) = self.values.get(key) {
            self.referenced.insert(key.to_owned());
            return given.value.clone();
        }
        let variable = |name| std::env::var(name).ok();
        // What refers to these may be read from anywhere.
        let file = self.files.last().map(|file| std::path::absolute(file).unwrap_or(file.clone()));
        let text = |path: &Path| path.to_string_lossy().into_owned();
        let known = match key {
            "config" => file.map(|file| text(&file)),
            "config_path" => file.map(|file| text(folder_of(&file))),
            "user.home" => variable("HOME"),
            "user.name" => variable("USER"),
            "user.dir" => std::env::current_dir().ok().map(|folder| text(&folder)),
            "file.separator" => Some("/".to_owned()),
            "path.separator" => Some(":".to_owned()),
            _ => None,
        };
        known.unwrap_or_else(|| {
            self.note(place, &format!("`${{{key}}}` is not set and stands for nothing"));
            String::new()
        })
    }
}

/// How far the brace that closes `${` is away.
fn closing(text: &str) -> Option<usize> {
    let mut open = 0_usize;
    let bytes = text.as_bytes();
    for (at, byte) in bytes.iter().enumerate() {
        match byte {
            b'{' if at > 0 && bytes[at - 1] == b'$' => open += 1,
            b'}' if open == 0 => return Some(at),
            b'}' => open -= 1,
            _ => {}
        }
    }
    None
}

/// Elements of a list without blanks around them; after a backquote a separator is itself.
pub(crate) fn split(text: &str, separators: &[char]) -> Vec<String> {
    let mut elements = vec![String::new()];
    let mut quoted = false;
    for letter in text.chars() {
        match letter {
            '`' if !quoted => {
                quoted = true;
                continue;
            }
            _ if !quoted && separators.contains(&letter) => elements.push(String::new()),
            _ => elements.iter_mut().last().into_iter().for_each(|last| last.push(letter)),
        }
        quoted = false;
    }
    let trimmed = elements.iter().map(|element| element.trim().to_owned());
    trimmed.filter(|element| !element.is_empty()).collect()
}

/// Java reads properties as Latin-1; many are written in UTF-8 all the same.
fn latin1_or_utf8(bytes: Vec<u8>) -> Result<String, Vec<u8>> {
    let text = String::from_utf8(bytes);
    Ok(text.unwrap_or_else(|error| error.as_bytes().iter().map(|byte| *byte as char).collect()))
}
