//! What is checked, and what should come out: programs and systems of the corpus, which say so in
//! their headers, and the systems of `examples`, which say so in the comment on top.

use crate::corpus::Bench;
use crate::corpus::case::{self, Case};
use crate::directives::split_words;
use crate::failure::Failure;
use crate::workspace;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const DIRECTIVES: &[&str] = &[
    "jdk",
    "args",
    "flags",
    "kinds",
    // The kinds where every byte of a connection is a step.
    "bytewise",
    "unreduced",
    "output",
    "reason",
    "no-note",
    "size",
    "counts",
    "stubs",
    "javac",
    "process",
    "host",
    "frame",
    "component",
    "environment",
    "event",
    "note",
];

pub(crate) struct Subject {
    pub(crate) case: Case,
    /// As `--json` has it.
    pub(crate) verdict: &'static str,
    /// All kinds of violations there are; in examples, those that a reader may be shown first.
    pub(crate) kinds: BTreeSet<String>,
    pub(crate) is_large: bool,
    shape: Shape,
}

enum Shape {
    Program,
    /// A component; the folder holds the frame it is checked against.
    Component(PathBuf),
    /// Processes by name, each with its main class and arguments.
    Processes(Vec<(String, Vec<String>)>),
    /// A description of a system.
    File(PathBuf),
    /// A description of the Java components of an architecture.
    Composite(PathBuf),
}

/// Everything there is to check, by folder and name.
pub(crate) fn find_all() -> Result<Vec<Subject>, Failure> {
    let mut subjects = Vec::new();
    let verdicts = [("holds", "Holds"), ("violates", "Violated"), ("inconclusive", "Inconclusive")];
    for parent in ["", "systems/", "components/"] {
        for (folder, verdict) in verdicts {
            let folder = format!("{parent}{folder}");
            let root = workspace::root().join("tests/corpus").join(&folder);
            if !root.is_dir() {
                continue;
            }
            for mut case in case::find_all(&root, DIRECTIVES)? {
                case.name = format!("{folder}/{}", case.name);
                let failure = |text: &str| Failure::new(format!("{}: {text}", case.name));
                let processes = processes(&case).map_err(failure)?;
                let shape = match (parent, processes.len()) {
                    ("", 0) => Shape::Program,
                    ("components/", 0) => Shape::Component(root.clone()),
                    ("" | "components/", _) => return Err(failure("only systems have processes")),
                    (_, 0) => return Err(failure("a system needs processes")),
                    (_, _) => Shape::Processes(processes),
                };
                if case.directives.get("counts").is_some_and(|why| !is_reasoned_no(why)) {
                    return Err(failure("counts: the only value is `no (WHY)`"));
                }
                let kinds = case.directives.words("kinds").into_iter().collect();
                let is_large = case.directives.get("size") == Some("large");
                subjects.push(Subject { case, verdict, kinds, is_large, shape });
            }
        }
    }
    examples(&mut subjects)?;
    Ok(subjects)
}

/// `NAME = CLASS ARGUMENT...`, once for each process.
fn processes(case: &Case) -> Result<Vec<(String, Vec<String>)>, &'static str> {
    let split = |line: &str| {
        let (name, words) =
            line.split_once('=').ok_or("a process is `NAME = CLASS ARGUMENT...`")?;
        Ok((name.trim().to_owned(), split_words(words)))
    };
    case.directives.all("process").map(split).collect()
}

/// `no (WHY)`.
fn is_reasoned_no(value: &str) -> bool {
    let why = value.strip_prefix("no (").and_then(|rest| rest.strip_suffix(')'));
    why.is_some_and(|why| !why.is_empty())
}

/// The systems below `examples`: each description is one, over all sources of its folder.
fn examples(subjects: &mut Vec<Subject>) -> Result<(), Failure> {
    let root = workspace::root().join("examples");
    for folder in sorted_entries(&root)?.into_iter().filter(|path| path.is_dir()) {
        let (mut files, mut sources) = (Vec::new(), Vec::new());
        for file in sorted_entries(&folder)? {
            match file.extension().and_then(|extension| extension.to_str()) {
                Some("toml") => files.push(file),
                Some("java") => sources.push(file),
                _ => {}
            }
        }
        for file in files {
            let text = fs::read_to_string(&file).map_err(|error| Failure::file(&file, &error))?;
            // Those with real programs are for `cargo xtask live`.
            if text.lines().any(|line| line.starts_with("live = ")) {
                continue;
            }
            let (verdict, kinds) = expectation(&text).ok_or_else(|| {
                let wanted = "Expected: holds.` or `Expected: violated, KIND (global).";
                Failure::new(format!("{}: the comment on top lacks `{wanted}`", file.display()))
            })?;
            let name = file.with_extension("");
            let name = name.strip_prefix(workspace::root()).unwrap_or(&name).display().to_string();
            subjects.push(Subject {
                case: case::of_sources(name, sources.clone())?,
                verdict,
                kinds,
                is_large: text.lines().any(|line| line.trim() == "# Size: large."),
                shape: match text.lines().any(|line| line.trim() == "[[component]]") {
                    true => Shape::Composite(file),
                    false => Shape::File(file),
                },
            });
        }
    }
    Ok(())
}

/// What the comment on top of a description promises: `holds.`, or
/// `violated, KIND and KIND (global).`
fn expectation(text: &str) -> Option<(&'static str, BTreeSet<String>)> {
    let promise = promise(text)?;
    if promise == "holds." {
        return Some(("Holds", BTreeSet::new()));
    }
    let (kinds, _) = promise.strip_prefix("violated, ")?.split_once(" (")?;
    Some(("Violated", kinds.split(" and ").map(str::to_owned).collect()))
}

/// The promise itself, word for word.
pub(crate) fn promise(text: &str) -> Option<&str> {
    let mut comment = text.lines().take_while(|line| line.starts_with('#'));
    comment.find_map(|line| line.split_once("Expected: ")).map(|(_, promise)| promise)
}

pub(crate) fn sorted_entries(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let failure = |error| Failure::file(folder, &error);
    let entries = fs::read_dir(folder).map_err(failure)?;
    let mut paths = Vec::new();
    for entry in entries {
        paths.push(entry.map_err(failure)?.path());
    }
    paths.sort();
    Ok(paths)
}

impl Subject {
    pub(crate) fn is_system(&self) -> bool {
        !matches!(self.shape, Shape::Program | Shape::Component(_))
    }

    /// The description of a composite system, if this is one.
    pub(crate) fn composite(&self) -> Option<&Path> {
        match &self.shape {
            Shape::Composite(file) => Some(file),
            _ => None,
        }
    }

    pub(crate) fn is_component(&self) -> bool {
        matches!(self.shape, Shape::Component(_))
    }

    /// Whether its search visits the same states each time, however fast the machine is.
    pub(crate) fn is_counted(&self) -> bool {
        self.case.directives.get("counts").is_none()
    }

    /// Whether a limit ends the search: another order meets it elsewhere, or not at all.
    pub(crate) fn is_bounded(&self) -> bool {
        self.case.flags.iter().any(|flag| flag.starts_with("--max-"))
    }

    /// Whether an adversary stands between its processes.
    pub(crate) fn is_attacked(&self) -> bool {
        self.case.flags.iter().any(|flag| flag == "--adversary")
    }

    /// Whether it calls remote objects, and leaves open how that is done and when time passes. Faults strike other
    /// operations where calls are made otherwise.
    pub(crate) fn calls_remotely(&self) -> bool {
        let imports = |source: &PathBuf| {
            fs::read_to_string(source).is_ok_and(|text| text.contains("import java.rmi."))
        };
        self.case.sources.iter().any(imports)
            && !self.case.flags.iter().any(|flag| {
                ["--rmi", "--time", "--faults"].iter().any(|fixed| flag.starts_with(fixed))
            })
    }

    /// Whether the protocol drives the component, and no main method does.
    pub(crate) fn has_environment(&self) -> bool {
        self.case.directives.get("environment").is_some()
    }

    /// Whether a search should go on after the first violation. What else a seeded bug leads to is
    /// not promised by an example.
    pub(crate) fn wants_all(&self) -> bool {
        !matches!(self.shape, Shape::File(_))
    }

    /// Writes down what a search is given, if that takes a file.
    pub(crate) fn prepare(&self, bench: &Bench) -> Result<(), Failure> {
        let Shape::Processes(processes) = &self.shape else { return Ok(()) };
        let mut text = "enable_assertions = true\n".to_owned();
        for (name, words) in processes {
            let (main, args) = words.split_first().ok_or_else(|| Failure::new("no main class"))?;
            text += &format!("\n[[process]]\nname = {name:?}\nmain = {main:?}\nargs = {args:?}\n");
            if let Some(host) = self.host(name) {
                text += &format!("host = {host:?}\n");
            }
        }
        let file = self.description(bench);
        fs::write(&file, text).map_err(|error| Failure::file(&file, &error))
    }

    /// `//@ host: PROCESS = HOST`, for a process that does not run on `localhost`.
    fn host(&self, process: &str) -> Option<&str> {
        let mut lines = self.case.directives.all("host").filter_map(|line| line.split_once('='));
        lines.find(|(name, _)| name.trim() == process).map(|(_, host)| host.trim())
    }

    fn description(&self, bench: &Bench) -> PathBuf {
        bench.case_folder(&self.case).join("system.toml")
    }

    /// Tells a command what to check.
    pub(crate) fn name_to(&self, command: &mut Command, bench: &Bench) {
        command.arg("-cp").arg(bench.classes(&self.case));
        match &self.shape {
            Shape::Program => command.arg(&self.case.main).args(&self.case.args),
            Shape::Component(folder) => self.follow(command, folder),
            Shape::Processes(_) => command.arg(self.description(bench)),
            Shape::File(file) | Shape::Composite(file) => command.arg(file),
        };
    }
}

impl Subject {
    /// A component is followed through the protocol of its frame, which lies beside it.
    fn follow<'a>(&self, command: &'a mut Command, folder: &Path) -> &'a mut Command {
        let frame = self.case.directives.get("frame").unwrap_or_default();
        let component = self.case.directives.get("component").unwrap_or(&self.case.main);
        command.arg(format!("--frame={}/{frame}", folder.display()));
        command.arg(format!("--component={component}"));
        match self.has_environment() {
            true => command.arg("--environment"),
            false => command.arg(&self.case.main).args(&self.case.args),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_counted_has_a_reason() {
        assert!(is_reasoned_no("no (a time limit ends the search)"));
        for value in ["no", "no ()", "yes", "no (a", ""] {
            assert!(!is_reasoned_no(value), "{value}");
        }
    }

    #[test]
    fn comments_promise_verdicts() {
        assert_eq!(expectation("# Works. Expected: holds.\n"), Some(("Holds", BTreeSet::new())));
        let kinds = BTreeSet::from(["deadlock".to_owned(), "uncaught".to_owned()]);
        let line = "# Hangs. Expected: violated, deadlock and uncaught (global).";
        assert_eq!(expectation(line), Some(("Violated", kinds)));
        let text = "# Works.\n# Expected: holds.\n";
        assert_eq!(expectation(text), Some(("Holds", BTreeSet::new())));
        assert_eq!(expectation("classpath = []\n# Expected: holds.\n"), None);
    }
}
