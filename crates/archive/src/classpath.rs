//! The class path: directories and jars, searched in the order in which `java` searches them.
//!
//! An element that does not exist is skipped, as `java` does. A jar that cannot be read is skipped
//! as well, but it is kept in [`ClassPath::problems`] so that the user can be told.

use crate::error::ArchiveError;
use crate::jar::Jar;
use bytes::Bytes;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Component, Path, PathBuf};

#[cfg(test)]
mod tests;

/// How many elements manifests may add in all; a guard against generated jars without end.
const ENTRIES_MAX: usize = 65_536;

/// The elements of a class path, opened.
#[derive(Debug)]
pub struct ClassPath {
    feature_version: u32,
    elements: Vec<PathBuf>,
    entries: Vec<Entry>,
    problems: Vec<ArchiveError>,
}

/// One directory or jar.
#[derive(Debug)]
pub struct Entry {
    /// As given, or as resolved from the manifest that names it.
    pub path: PathBuf,
    pub kind: Kind,
}

#[derive(Debug)]
pub enum Kind {
    Directory,
    Jar(Box<Jar>),
}

impl ClassPath {
    /// Opens the elements of a class path for a JVM of `feature_version`. An empty element means
    /// the current directory, `dir/*` all jars of a directory.
    pub fn new(elements: &[PathBuf], feature_version: u32) -> ClassPath {
        let elements = expand(elements);
        let mut builder =
            Builder { seen: BTreeSet::new(), entries: Vec::new(), problems: Vec::new() };
        for element in &elements {
            let is_directory = element.is_dir();
            builder.add(element.clone(), is_directory);
        }
        let Builder { seen: _, entries, problems } = builder;
        ClassPath { feature_version, elements, entries, problems }
    }

    /// The elements as `java.class.path` shows them: wildcards expanded, nothing left out.
    pub fn elements(&self) -> &[PathBuf] {
        &self.elements
    }

    /// The directories and jars that exist, those named by manifests after the jar that names them.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// What was skipped because it could not be read.
    pub fn problems(&self) -> &[ArchiveError] {
        &self.problems
    }

    /// The class file of `name` (`pkg/Name`) and the index of the entry that has it.
    pub fn find_class(&self, name: &str) -> Option<Result<(Bytes, usize), ArchiveError>> {
        self.find_resource(&format!("{name}.class"))
    }

    /// The first file called `name` and the index of the entry that has it.
    pub fn find_resource(&self, name: &str) -> Option<Result<(Bytes, usize), ArchiveError>> {
        self.entries.iter().enumerate().find_map(|(index, entry)| {
            let found = entry.read(name, self.feature_version)?;
            Some(found.map(|bytes| (bytes, index)))
        })
    }

    /// The indices of all entries that have a file called `name`, in order.
    pub fn find_all(&self, name: &str) -> impl Iterator<Item = usize> {
        let has = move |entry: &Entry| entry.contains(name, self.feature_version);
        (0..self.entries.len()).filter(move |index| has(&self.entries[*index]))
    }
}

impl Entry {
    /// The bytes of `name` in this entry. `None`: it has no such file.
    pub fn read(&self, name: &str, feature_version: u32) -> Option<Result<Bytes, ArchiveError>> {
        match &self.kind {
            Kind::Directory => read_in_directory(&self.path, name),
            Kind::Jar(jar) => jar.versioned_entry(name, feature_version),
        }
    }

    /// Whether this entry has `name`; a directory counts in directories, as in `java`.
    pub fn contains(&self, name: &str, feature_version: u32) -> bool {
        match &self.kind {
            Kind::Directory => {
                file_in_directory(&self.path, name).is_some_and(|file| file.exists())
            }
            Kind::Jar(jar) => jar.versioned_name(name, feature_version).is_some(),
        }
    }

    /// The URL of this entry as a `CodeSource` shows it: a directory's ends with a slash.
    pub fn url(&self) -> String {
        let path = std::path::absolute(&self.path).unwrap_or_else(|_| self.path.clone());
        let mut url = String::from("file:");
        for byte in path.as_os_str().as_encoded_bytes() {
            // The characters that java.net.URI leaves as they are in a path.
            let plain = byte.is_ascii_alphanumeric() || b"/-_.!~*'():@&=+$,;".contains(byte);
            if plain {
                url.push(char::from(*byte));
            } else {
                url.push_str(&format!("%{byte:02X}"));
            }
        }
        if matches!(self.kind, Kind::Directory) && !url.ends_with('/') {
            url.push('/');
        }
        url
    }
}

struct Builder {
    /// Elements already there, with links and dots resolved: a second one can add nothing, and a
    /// manifest that names its own jar would add without end.
    seen: BTreeSet<PathBuf>,
    entries: Vec<Entry>,
    problems: Vec<ArchiveError>,
}

impl Builder {
    fn add(&mut self, element: PathBuf, is_directory: bool) {
        // A manifest's elements come right after its jar, hence a stack and not a queue. It is
        // explicit so that a long chain of manifests does not become deep recursion.
        let mut waiting = vec![(element, is_directory)];
        while let Some((path, is_directory)) = waiting.pop() {
            let Ok(identity) = fs::canonicalize(&path) else { continue };
            if identity.is_dir() != is_directory || self.entries.len() >= ENTRIES_MAX {
                continue;
            }
            if !self.seen.insert(identity) {
                continue;
            }
            if is_directory {
                self.entries.push(Entry { path, kind: Kind::Directory });
                continue;
            }
            match Jar::open(&path) {
                Ok(jar) => {
                    waiting.extend(self.named_by_manifest(&jar).into_iter().rev());
                    self.entries.push(Entry { path, kind: Kind::Jar(Box::new(jar)) });
                }
                Err(error) => self.problems.push(error),
            }
        }
    }

    fn named_by_manifest(&mut self, jar: &Jar) -> Vec<(PathBuf, bool)> {
        match jar.manifest() {
            Ok(Some(manifest)) => {
                manifest.class_path().filter_map(|url| resolve(jar.path(), url)).collect()
            }
            Ok(None) => Vec::new(),
            Err(error) => {
                self.problems.push(error);
                Vec::new()
            }
        }
    }
}

/// Replaces `dir/*` by the jars of that directory, sorted by name: `java` takes the order of the
/// file system, which would make runs differ between machines.
fn expand(elements: &[PathBuf]) -> Vec<PathBuf> {
    let mut expanded = Vec::new();
    for element in elements {
        if element.as_os_str().is_empty() {
            expanded.push(PathBuf::from("."));
            continue;
        }
        let jars = if element.ends_with("*") && !element.exists() {
            jars_of(element.parent().unwrap_or(Path::new("")))
        } else {
            Vec::new()
        };
        if jars.is_empty() {
            expanded.push(element.clone());
        } else {
            expanded.extend(jars);
        }
    }
    expanded
}

fn jars_of(directory: &Path) -> Vec<PathBuf> {
    let listed = if directory.as_os_str().is_empty() { Path::new(".") } else { directory };
    let Ok(files) = fs::read_dir(listed) else { return Vec::new() };
    let mut jars: Vec<PathBuf> = files
        .filter_map(|file| Some(directory.join(file.ok()?.file_name())))
        .filter(|file| {
            let name = file.as_os_str().as_encoded_bytes();
            name.ends_with(b".jar") || name.ends_with(b".JAR")
        })
        .collect();
    jars.sort();
    jars
}

/// The path that `url`, an element of a manifest's `Class-Path`, means, and whether it is to be a
/// directory. URLs other than of files are ignored, as in `java`.
fn resolve(jar: &Path, url: &str) -> Option<(PathBuf, bool)> {
    let path = match url.split_once(':') {
        Some((scheme, rest)) if scheme.eq_ignore_ascii_case("file") => rest,
        Some(_) => return None,
        None => url,
    };
    // Three slashes or one, an empty host is the same.
    let path = path.strip_prefix("//").filter(|rest| rest.starts_with('/')).unwrap_or(path);
    let path = path.split(['?', '#']).next().unwrap_or_default();
    let decoded = percent_decode(path)?;
    let base = jar.parent().unwrap_or(Path::new(""));
    Some((base.join(&decoded), decoded.ends_with('/')))
}

fn percent_decode(text: &str) -> Option<String> {
    let mut decoded = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&byte, tail)) = rest.split_first() {
        if byte != b'%' {
            decoded.push(byte);
            rest = tail;
            continue;
        }
        let digits = std::str::from_utf8(tail.get(..2)?).ok()?;
        decoded.push(u8::from_str_radix(digits, 16).ok()?);
        rest = &tail[2..];
    }
    // A NUL would end the path early in the operating system.
    String::from_utf8(decoded).ok().filter(|text| !text.contains('\0'))
}

/// The file `name` of `directory`, unless the name leads out of it.
fn file_in_directory(directory: &Path, name: &str) -> Option<PathBuf> {
    let relative = Path::new(name);
    let mut depth = 0usize;
    for component in relative.components() {
        match component {
            Component::Normal(_) => depth += 1,
            Component::CurDir => {}
            Component::ParentDir => depth = depth.checked_sub(1)?,
            Component::RootDir | Component::Prefix(_) => return None,
        }
    }
    Some(directory.join(relative))
}

fn read_in_directory(directory: &Path, name: &str) -> Option<Result<Bytes, ArchiveError>> {
    let file = file_in_directory(directory, name)?;
    match fs::read(&file) {
        Ok(bytes) => Some(Ok(bytes.into())),
        Err(error) if file.is_file() => Some(Err(ArchiveError::io(&file, &error))),
        // A missing file, a directory, or a name that no file can have.
        Err(_) => None,
    }
}
