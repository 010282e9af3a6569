//! `heddle list`: what there is to choose from, and which native methods have a body here.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::process::ExitCode;

use heddle_archive::{Jdk, Jimage};
use heddle_checker::PROPERTIES;
use heddle_classfile::ClassFile;
use heddle_classfile::access::NATIVE;
use heddle_jvm::bodies::Native;
use heddle_natives as natives;
use heddle_net::FAULTS;
use heddle_reduction::REDUCTIONS;
use heddle_report::FORMATS;
use heddle_search::{HEURISTICS, STORES, STRATEGIES};
use heddle_system::options::{Command, Line};
use heddle_system::{Asked, Help};

use super::help;
use crate::output;
use crate::report;

/// What there is to say about one method.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Mark {
    Implemented,
    Missing,
    /// Written in Java by the JDK, and done otherwise here.
    Replaced,
    /// In our tables, but the JDK has no such method.
    Undeclared,
}

impl Mark {
    fn word(self) -> &'static str {
        match self {
            Mark::Implemented => "yes",
            Mark::Missing => "no",
            Mark::Replaced => "replaced",
            Mark::Undeclared => "undeclared",
        }
    }
}

/// A method by its class, name and descriptor.
type Key = (String, String, String);

pub(crate) fn list(args: &[String]) -> ExitCode {
    let (command, rest) = match args.first().map(String::as_str) {
        Some("natives") => (Command::ListNatives, &args[1..]),
        _ => (Command::List, args),
    };
    let line = match Line::parse(command, rest) {
        Ok(line) => line,
        Err(problem) => return report::problem(&problem),
    };
    match (command, &line.operands[..]) {
        _ if line.asked.help.is_some() => help::of(command, line.asked.help.unwrap_or(Help::Long)),
        (Command::ListNatives, []) => natives_of(&line.asked),
        (Command::ListNatives, [word, ..]) => {
            report::usage(&format!("list natives takes only options, not {word}"))
        }
        (_, []) => report::usage(&format!("list what? There are: {KINDS}")),
        (_, [kind, rest @ ..]) => match table(kind) {
            Some(rows) if rest.is_empty() => print_table(&rows),
            Some(_) => report::usage(&format!("list {kind} takes nothing more")),
            None => report::usage(&format!("cannot list {kind}; there are: {KINDS}")),
        },
    }
}

const KINDS: &str =
    "properties, strategies, heuristics, stores, formats, reductions, faults, natives";

/// Names and explanations of one kind of thing.
fn table(kind: &str) -> Option<Vec<(&'static str, String)>> {
    let plain = |rows: &'static [(&'static str, &'static str)]| {
        rows.iter().map(|(name, doc)| (*name, (*doc).to_owned())).collect()
    };
    Some(match kind {
        "properties" => PROPERTIES
            .iter()
            .map(|property| {
                let default = if property.default { " (by default)" } else { "" };
                (property.name, format!("{}{default}", property.doc))
            })
            .collect(),
        "strategies" => STRATEGIES.iter().map(|row| (row.name, row.doc.to_owned())).collect(),
        "heuristics" => {
            HEURISTICS.iter().map(|(name, doc, _)| (*name, (*doc).to_owned())).collect()
        }
        "stores" => plain(STORES),
        "formats" => FORMATS.iter().map(|format| (format.name, format.doc.to_owned())).collect(),
        "reductions" => REDUCTIONS.iter().map(|one| (one.name, one.claim.to_owned())).collect(),
        "faults" => FAULTS.iter().map(|(name, _, doc)| (*name, (*doc).to_owned())).collect(),
        _ => return None,
    })
}

fn print_table(rows: &[(&str, String)]) -> ExitCode {
    let width = rows.iter().map(|(name, _)| name.len()).max().unwrap_or(0);
    let lines = rows.iter().map(|(name, doc)| format!("{name:width$}  {doc}\n"));
    output::print(&lines.collect::<String>());
    ExitCode::SUCCESS
}

fn natives_of(asked: &Asked) -> ExitCode {
    let located = if asked.jdks.is_empty() {
        Jdk::locate(None).map(|jdk| vec![jdk])
    } else {
        asked.jdks.iter().map(|home| Jdk::at(home)).collect()
    };
    let jdks: Vec<Jdk> = match located {
        Ok(jdks) => jdks,
        Err(error) => return report::error(&error.to_string()),
    };
    let mut surveys = Vec::new();
    for jdk in &jdks {
        match Survey::of(jdk) {
            Ok(survey) => surveys.push(survey),
            Err(error) => return report::error(&error.to_string()),
        }
    }
    if asked.only_check { check_tables(&surveys) } else { print_all(&surveys) }
}

/// The methods of one JDK's library, as far as natives are concerned.
struct Survey {
    version: String,
    /// Native methods, with the module of their class.
    declared: BTreeMap<Key, String>,
    /// Methods in Java of the classes that our tables name.
    in_java: BTreeMap<Key, String>,
}

impl Survey {
    fn of(jdk: &Jdk) -> Result<Survey, heddle_archive::ArchiveError> {
        let image = Jimage::open(&jdk.modules())?;
        let named: BTreeSet<&str> = natives::all().map(|native| native.class).collect();
        let mut survey =
            Survey { version: jdk.version(), declared: BTreeMap::new(), in_java: BTreeMap::new() };
        for entry in image.entries() {
            let entry = entry?;
            if entry.extension != "class" || entry.module.is_empty() {
                continue;
            }
            let Ok(class) = ClassFile::parse(image.read(&entry)?) else { continue };
            let name = class.name().into_owned();
            for method in &class.methods {
                let is_native = method.access & NATIVE != 0;
                if !is_native && !named.contains(name.as_str()) {
                    continue;
                }
                let text = |index| class.constants.utf8_str(index).map(|text| text.into_owned());
                let (Ok(method_name), Ok(descriptor)) =
                    (text(method.name), text(method.descriptor))
                else {
                    continue;
                };
                let group = if is_native { &mut survey.declared } else { &mut survey.in_java };
                group.insert((name.clone(), method_name, descriptor), entry.module.to_owned());
            }
        }
        Ok(survey)
    }

    /// Whether the JDK has a method that the row can be the body of.
    fn has(&self, native: &Native) -> bool {
        let matches = |methods: &BTreeMap<Key, String>| {
            let first = (native.class.to_owned(), native.name.to_owned(), String::new());
            methods
                .range(first..)
                .take_while(|(key, _)| key.0 == native.class && key.1 == native.name)
                .any(|(key, _)| native.descriptor.is_empty() || key.2 == native.descriptor)
        };
        matches(&self.declared) || native.replaces && matches(&self.in_java)
    }

    fn rows(&self) -> Vec<(Mark, &str, String)> {
        let mut rows = Vec::new();
        for (key, module) in &self.declared {
            let found = natives::find(&key.0, &key.1, &key.2).is_some();
            let mark = if found { Mark::Implemented } else { Mark::Missing };
            rows.push((mark, module.as_str(), spelled(&key.0, &key.1, &key.2)));
        }
        for (key, module) in &self.in_java {
            if natives::find(&key.0, &key.1, &key.2).is_some_and(|native| native.replaces) {
                rows.push((Mark::Replaced, module.as_str(), spelled(&key.0, &key.1, &key.2)));
            }
        }
        for native in natives::all().filter(|native| !native.in_own_class && !self.has(native)) {
            let name = spelled(native.class, native.name, native.descriptor);
            rows.push((Mark::Undeclared, "-", name));
        }
        rows.sort_by(|a, b| (a.1, &a.2).cmp(&(b.1, &b.2)));
        rows
    }
}

fn spelled(class: &str, name: &str, descriptor: &str) -> String {
    format!("{}.{name}{descriptor}", class.replace('/', "."))
}

fn print_all(surveys: &[Survey]) -> ExitCode {
    let mut out = String::new();
    for survey in surveys {
        let rows = survey.rows();
        let count = |mark| rows.iter().filter(|row| row.0 == mark).count();
        out.push_str(&format!(
            "# JDK {}: {} of {} native methods implemented, {} methods replaced\n",
            survey.version,
            count(Mark::Implemented),
            survey.declared.len(),
            count(Mark::Replaced),
        ));
        for (mark, module, name) in &rows {
            out.push_str(&format!("{:<10} {module:<20} {name}\n", mark.word()));
        }
    }
    // A reader that has seen enough may close the pipe.
    let _ = std::io::stdout().write_all(out.as_bytes());
    ExitCode::SUCCESS
}

/// Fails when a row of a table is the body of no method in any of the JDKs.
fn check_tables(surveys: &[Survey]) -> ExitCode {
    let stale: Vec<String> = natives::all()
        .filter(|native| !native.in_own_class && !surveys.iter().any(|survey| survey.has(native)))
        .map(|native| spelled(native.class, native.name, native.descriptor))
        .collect();
    if stale.is_empty() {
        return ExitCode::SUCCESS;
    }
    let versions: Vec<&str> = surveys.iter().map(|survey| survey.version.as_str()).collect();
    report::line(&format!("natives that no method of JDK {} needs:", versions.join(" or ")));
    for name in &stale {
        report::line(&format!("  {name}"));
    }
    ExitCode::from(1)
}
