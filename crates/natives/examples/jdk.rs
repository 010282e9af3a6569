//! `cargo xtask jdk DIR`: what a JDK lacks of all that the machine and its natives name.
//!
//! A field that should be there and is not, or the other way round, ends with status 1: support for
//! that JDK needs a row with `.since(VERSION)` or `.until(VERSION)`. Natives, operations and classes
//! of other JDKs are rows without effect here, and are only listed.

// What it prints is what it is for.
#![allow(clippy::print_stdout, clippy::print_stderr)]

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::ExitCode;

use heddle_archive::{Jdk, Jimage};
use heddle_classfile::ClassFile;
use heddle_jvm::jdk::{OPERATIONS, PREINITIALISED};
use heddle_natives as natives;

/// What a class of a JDK declares.
#[derive(Default)]
struct Declared {
    fields: BTreeSet<String>,
    /// With their descriptors.
    methods: BTreeSet<(String, String)>,
}

type Library = BTreeMap<String, Declared>;

fn main() -> ExitCode {
    let homes: Vec<String> = std::env::args().skip(1).collect();
    let mut is_right = !homes.is_empty();
    for home in &homes {
        match survey(Path::new(home)) {
            Ok((version, library)) => is_right &= print(version, &library),
            Err(problem) => {
                eprintln!("{home}: {problem}");
                is_right = false;
            }
        }
    }
    if is_right { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// All classes of a JDK, by name.
fn survey(home: &Path) -> Result<(u16, Library), Box<dyn std::error::Error>> {
    let jdk = Jdk::at(home)?;
    let image = Jimage::open(&jdk.modules())?;
    let mut library = Library::new();
    for entry in image.entries() {
        let entry = entry?;
        if entry.extension != "class" || entry.module.is_empty() {
            continue;
        }
        if entry.base == "module-info" {
            continue;
        }
        let class = ClassFile::parse(image.read(&entry)?)?;
        let text = |index| class.constants.utf8_str(index).map(|text| text.into_owned());
        let mut declared = Declared::default();
        for field in &class.fields {
            declared.fields.insert(text(field.name)?);
        }
        for method in &class.methods {
            declared.methods.insert((text(method.name)?, text(method.descriptor)?));
        }
        library.insert(class.name().into_owned(), declared);
    }
    Ok((jdk.feature_version as u16, library))
}

/// Prints what is missing; false if something of it should be there.
fn print(version: u16, library: &Library) -> bool {
    println!("JDK {version}");
    let fields = list("fields that are not as the tables say", fields(version, library));
    list("natives without a method", natives(library));
    list("operations without a method", operations(library));
    let classes = PREINITIALISED.iter().filter(|&&class| !library.contains_key(class));
    list("classes to initialise that are not there", classes.map(|class| dotted(class)).collect());
    fields
}

fn list(what: &str, rows: BTreeSet<String>) -> bool {
    println!("  {what}: {}", if rows.is_empty() { "none".into() } else { rows.len().to_string() });
    rows.iter().for_each(|row| println!("    {row}"));
    rows.is_empty()
}

fn fields(version: u16, library: &Library) -> BTreeSet<String> {
    let mut wrong = BTreeSet::new();
    for field in natives::fields() {
        let declared = library.get(field.class);
        let is_there = declared.is_some_and(|class| class.fields.contains(field.name));
        let is_said = (field.since..=field.until).contains(&version);
        if is_there != is_said {
            let found = if is_there { "is there" } else { "is missing" };
            wrong.insert(format!("{}.{} {found}", dotted(field.class), field.name));
        }
    }
    wrong
}

fn natives(library: &Library) -> BTreeSet<String> {
    let rows = natives::all().filter(|native| !native.in_own_class);
    let stale = rows.filter(|native| {
        let Some(class) = library.get(native.class) else { return true };
        !class.methods.iter().any(|(name, descriptor)| {
            name == native.name && (native.descriptor.is_empty() || descriptor == native.descriptor)
        })
    });
    let spelled = |class: &str, name: &str, rest: &str| format!("{}.{name}{rest}", dotted(class));
    stale.map(|native| spelled(native.class, native.name, native.descriptor)).collect()
}

fn operations(library: &Library) -> BTreeSet<String> {
    let mut missing = BTreeSet::new();
    for &(class, methods, _) in OPERATIONS {
        let Some(declared) = library.get(class) else {
            missing.insert(dotted(class));
            continue;
        };
        for method in methods.iter().filter(|&&method| method != "*") {
            if !declared.methods.iter().any(|(name, _)| name == method) {
                missing.insert(format!("{}.{method}", dotted(class)));
            }
        }
    }
    missing
}

fn dotted(class: &str) -> String {
    class.replace('/', ".")
}
