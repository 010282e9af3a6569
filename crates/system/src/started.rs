//! Commands that processes start: `java …` is one more process, others do what the description says.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::asked::Java;
use crate::description::{Process, Program};
use crate::java_command;
use crate::notes::Notes;
use crate::problem::{Problem, Source};
use crate::shell::Word;
use crate::toml_values::{Entry, Value, unknown};

pub(crate) const COMMAND_KEYS: &[&str] = &["run", "prints", "complains", "status"];

/// What a command does that is no process of the system.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scripted {
    /// The words that its command line begins with.
    pub run: Vec<String>,
    /// To standard output.
    pub prints: String,
    /// To standard error.
    pub complains: String,
    pub status: i32,
}

/// Whether a command is `java`, with or without the folder it lies in.
pub fn is_java(command: &str) -> bool {
    java_command::is_java(command)
}

/// The process that a `java …` command starts in a folder.
pub fn started(
    words: &[String],
    folder: &Path,
    environment: &[(String, String)],
) -> Result<Process, Problem> {
    let text = words.join(" ");
    let mut at = 0;
    let words: Vec<Word> = words
        .iter()
        .map(|text| {
            let span = at..at + text.len();
            at = span.end + 1;
            Word { text: text.clone(), span }
        })
        .collect();
    let source = Arc::new(Source::new("the command".into(), text));
    let mut notes = Notes::default();
    let draft = java_command::parse(&source, &words, folder, &Java::default(), &mut notes)?;
    let mut process = draft.process;
    match &process.program {
        Program::Jar(jar) => process.java.class_path = vec![jar.clone()],
        Program::Main(_) if process.java.class_path.is_empty() => {
            let variable = environment.iter().find(|(name, _)| name == "CLASSPATH");
            let elements = variable.map_or("", |(_, value)| value.as_str()).split(':');
            process.java.class_path = elements.map(|element| folder.join(element)).collect();
        }
        Program::Main(_) => {}
    }
    process.java.environment = environment.to_vec();
    process.working_directory = Some(PathBuf::from(folder));
    Ok(process)
}

/// Reads `[[command]]`.
pub(crate) fn commands(entry: &Entry<'_>) -> Result<Vec<Scripted>, Problem> {
    if entry.value.is_table() {
        let hint = "write `[[command]]`".to_owned();
        return Err(entry.place.problem("there may be several commands").hint(hint));
    }
    entry.value.list()?.iter().map(command).collect()
}

fn command(value: &Value<'_>) -> Result<Scripted, Problem> {
    let mut scripted = Scripted::default();
    for entry in value.table()? {
        let value = &entry.value;
        match entry.key {
            "run" => scripted.run = value.name()?.split_whitespace().map(str::to_owned).collect(),
            "prints" => scripted.prints = value.text()?.to_owned(),
            "complains" => scripted.complains = value.text()?.to_owned(),
            "status" => {
                let status = u8::try_from(value.number()?);
                let wrong = |_| value.place().problem("a status is from 0 to 255");
                scripted.status = status.map_err(wrong)?.into();
            }
            _ => return Err(unknown(&entry, "[[command]]", COMMAND_KEYS, &[])),
        }
    }
    match scripted.run.first() {
        None => {
            Err(value.place().problem("a command has to say what is run: `run = \"hostname\"`"))
        }
        Some(first) if is_java(first) => {
            Err(value.place().problem("`java` starts a process of the system; it needs no script"))
        }
        Some(_) => Ok(scripted),
    }
}

impl Scripted {
    /// How many of the words of a command line it stands for; nothing if it is another command. The
    /// command itself may be given with its folder.
    pub fn stands_for(&self, words: &[String]) -> Option<usize> {
        let name = |word: &str| word.rsplit('/').next().unwrap_or_default().to_owned();
        let (first, rest) = (self.run.first()?, &self.run[1..]);
        let (command, args) = (words.first()?, &words[1..]);
        let same = first == command || *first == name(command);
        (same && args.starts_with(rest)).then_some(self.run.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(line: &str) -> Vec<String> {
        line.split_whitespace().map(str::to_owned).collect()
    }

    #[test]
    fn a_java_command_is_a_process() {
        let environment = [("CLASSPATH".to_owned(), "lib".to_owned())];
        let started = |line: &str| started(&words(line), Path::new("/home"), &environment);
        let one = started("/usr/lib/jvm/bin/java -ea -Dk=v -cp out Worker 1 2");
        let one = one.unwrap_or_else(|problem| panic!("{problem}"));
        assert_eq!(one.program, Program::Main("Worker".into()));
        assert_eq!(one.args, ["1", "2"]);
        assert_eq!(one.java.class_path, [Path::new("/home/out")]);
        assert_eq!(one.java.properties, [("k".to_owned(), "v".to_owned())]);
        let other = started("java Worker").unwrap_or_else(|problem| panic!("{problem}"));
        assert_eq!(other.java.class_path, [Path::new("/home/lib")]);
        assert!(started("java -version").is_err());
    }

    #[test]
    fn a_script_stands_for_what_begins_like_it() {
        let script = Scripted { run: words("git status"), ..Scripted::default() };
        assert_eq!(script.stands_for(&words("/usr/bin/git status -s")), Some(2));
        assert_eq!(script.stands_for(&words("git log")), None);
    }
}
