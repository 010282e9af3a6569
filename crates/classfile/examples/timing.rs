//! Parses and verifies all class files under the given folders and prints how long it took.
//!
//! The folders come from `jimage extract --dir FOLDER $JAVA_HOME/lib/modules`; classes are looked
//! up in the first folder that has them.

#![allow(clippy::disallowed_methods, reason = "a clock is what this program is about")]

use std::path::{Path, PathBuf};
use std::time::Instant;

use bytes::Bytes;
use heddle_classfile::verify::{self, Hierarchy, LoadFailure, Member};
use heddle_classfile::{ClassFile, ParseOptions, access};
use rustc_hash::FxHashMap;

fn main() {
    let mut paths = Vec::new();
    for folder in std::env::args().skip(1) {
        collect(Path::new(&folder), &mut paths);
    }
    let files: Vec<(PathBuf, Bytes)> = paths
        .into_iter()
        .filter_map(|path| Some((path.clone(), Bytes::from(std::fs::read(path).ok()?))))
        .collect();
    let bytes: usize = files.iter().map(|(_, data)| data.len()).sum();
    println!("{} class files, {} kB", files.len(), bytes / 1000);
    let mut classes = Vec::new();
    for relaxed in [true, false] {
        let options = ParseOptions { relaxed, ..ParseOptions::default() };
        classes = Vec::with_capacity(files.len());
        let mut refused = 0;
        let start = Instant::now();
        for (path, data) in &files {
            match ClassFile::parse_with(data.clone(), &options) {
                Ok(class) => classes.push(class),
                // Module descriptors are no classes.
                Err(_) if path.file_name().is_some_and(|name| name == "module-info.class") => {
                    refused += 1
                }
                Err(error) => {
                    println!("{}: {error}", path.display());
                    refused += 1;
                }
            }
        }
        print(&format!("parsed, relaxed={relaxed}"), start, files.len(), refused);
    }
    let mut world = World { classes: FxHashMap::default() };
    for class in &classes {
        world.classes.entry(class.name().into_owned()).or_insert(class);
    }
    let start = Instant::now();
    let mut refused = 0;
    for class in &classes {
        if let Err(failure) = verify::verify(class, &mut world) {
            println!("{}: {failure:?}", class.name());
            refused += 1;
        }
    }
    print("verified", start, classes.len(), refused);
}

fn print(what: &str, start: Instant, count: usize, refused: usize) {
    let micros = start.elapsed().as_secs_f64() * 1e6;
    let each = micros / count.max(1) as f64;
    println!("{what}: {:.1} ms, {each:.2} µs per class, {refused} refused", micros / 1000.0);
}

fn collect(folder: &Path, paths: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            collect(&path, paths);
        } else if path.extension().is_some_and(|extension| extension == "class") {
            paths.push(path);
        }
    }
}

/// All classes by name, without class loaders.
struct World<'a> {
    classes: FxHashMap<String, &'a ClassFile>,
}

impl<'a> World<'a> {
    fn get(&self, name: &str) -> Result<&'a ClassFile, LoadFailure> {
        self.classes.get(name).copied().ok_or_else(|| LoadFailure::Failed(name.to_owned()))
    }
}

impl Hierarchy for World<'_> {
    fn is_assignable(&mut self, from: &str, to: &str) -> Result<bool, LoadFailure> {
        if self.get(to)?.is_interface() {
            return Ok(true);
        }
        let mut class = self.get(from)?;
        loop {
            if class.name() == to {
                return Ok(true);
            }
            match class.super_name() {
                Some(name) => class = self.get(&name)?,
                None => return Ok(false),
            }
        }
    }

    fn is_interface(&mut self, class: &str) -> Result<bool, LoadFailure> {
        Ok(self.get(class)?.is_interface())
    }

    fn superclass(&mut self, class: &str) -> Result<Option<String>, LoadFailure> {
        Ok(self.get(class)?.super_name().map(|name| name.into_owned()))
    }

    fn is_protected_elsewhere(
        &mut self,
        user: &str,
        class: &str,
        member: Member<'_>,
    ) -> Result<bool, LoadFailure> {
        let mut class = self.get(class)?;
        loop {
            let text = |index| class.constants.utf8_str(index).unwrap_or_default();
            let matches = |name, descriptor| {
                text(name) == member.name && text(descriptor) == member.descriptor
            };
            let found = if member.is_method {
                class
                    .methods
                    .iter()
                    .find(|m| matches(m.name, m.descriptor))
                    .map(|method| method.access)
            } else {
                class
                    .fields
                    .iter()
                    .find(|f| matches(f.name, f.descriptor))
                    .map(|field| field.access)
            };
            if let Some(found) = found {
                return Ok(
                    found & access::PROTECTED != 0 && package(&class.name()) != package(user)
                );
            }
            match class.super_name() {
                Some(name) => class = self.get(&name)?,
                None => return Ok(false),
            }
        }
    }
}

fn package(class: &str) -> &str {
    class.rsplit_once('/').map_or("", |(package, _)| package)
}
