//! A `java …` command line: its options, what it runs, and the arguments.

use std::path::Path;
use std::sync::Arc;

use crate::asked::{Asked, At, Java};
use crate::description::Program;
use crate::draft::Draft;
use crate::notes::Notes;
use crate::options::{self, Command, Context, Takes, Value};
use crate::problem::{Problem, Source, SourceSpan};
use crate::shell::Word;

/// Takes a command apart; relative names belong to the folder. Its options are laid over those
/// that are given.
pub(crate) fn parse(
    source: &Arc<Source>,
    words: &[Word],
    folder: &Path,
    defaults: &Java,
    notes: &mut Notes,
) -> Result<Draft, Problem> {
    let place = |word: &Word| SourceSpan::new(source, word.span.clone());
    let whole = match (words.first(), words.last()) {
        (Some(first), Some(last)) => SourceSpan::new(source, first.span.start..last.span.end),
        _ => return Err(Problem::new("a command is empty")),
    };
    let mut asked = Asked { java: defaults.clone(), ..Asked::default() };
    let mut rest = words.iter();
    let mut program = None;
    for word in rest.by_ref() {
        match word.text.split_once('=') {
            Some((name, value)) if is_variable(name) => asked.java.variable(name, value),
            _ => {
                program = Some(word);
                break;
            }
        }
    }
    let Some(program) = program else { return Err(whole.problem("`java` is missing")) };
    if is_registry(&program.text) {
        let java = as_java(program, rest.as_slice());
        let defaults = &asked.java;
        let mut draft = parse(source, &java, folder, defaults, notes)?;
        draft.place = Some(whole);
        return Ok(draft);
    }
    if !is_java(&program.text) {
        let message = format!("a process is started by `java`, not by `{}`", program.text);
        return Err(place(program).problem(message));
    }
    while let Some(word) = rest.next() {
        let here = place(word);
        let found = match word.text.as_str() {
            "--" => match rest.next() {
                Some(class) => Program::Main(class.text.clone()),
                None => break,
            },
            text if text.len() > 1 && text.starts_with('-') => {
                let mut line = Line { folder, asked: &mut asked, notes: &mut *notes };
                match line.option(text, &here, &mut rest)? {
                    Some(program) => program,
                    None => continue,
                }
            }
            text if text.starts_with('@') => {
                return Err(here.problem("argument files are not read here"));
            }
            text if text.ends_with(".java") => {
                return Err(here.problem("a source file cannot be run; compile it first"));
            }
            "" => return Err(here.problem("the main class has no name")),
            class => Program::Main(class.to_owned()),
        };
        let mut draft = Draft::new(found);
        draft.process.args = rest.map(|word| word.text.clone()).collect();
        draft.process.java = asked.java;
        draft.place = Some(whole);
        return Ok(draft);
    }
    Err(whole.problem("run what? A main class or `-jar FILE` is missing"))
}

/// Where options go.
struct Line<'l> {
    folder: &'l Path,
    asked: &'l mut Asked,
    notes: &'l mut Notes,
}

impl Line<'_> {
    /// Takes an option; gives what is run if it says so.
    fn option<'w>(
        &mut self,
        text: &str,
        here: &SourceSpan,
        rest: &mut impl Iterator<Item = &'w Word>,
    ) -> Result<Option<Program>, Problem> {
        let Some(found) = options::find(Command::Java, text) else {
            let message = format!("`{text}` is no option of java that is known here");
            return Err(here.problem(message).hint(options::hint(Command::Java, text)));
        };
        let name = found.name;
        if let Takes::Unsupported(_) = found.row.takes {
            return Err(here.problem(format!("{name} is not supported")));
        }
        let value = match found.value {
            Value::Missing => "",
            Value::Here(_) if found.row.form == options::Form::Alone => {
                return Err(here.problem(format!("{name} takes no value")));
            }
            Value::Here(value) => value,
            Value::Next => match (rest.next(), found.row.takes) {
                (Some(word), _) => &word.text,
                (None, Takes::Jar) => return Err(here.problem("-jar needs the file to run")),
                (None, _) => return Err(here.problem(format!("{name} needs a value"))),
            },
        };
        match found.row.takes {
            Takes::Jar => return Ok(Some(Program::Jar(self.folder.join(value)))),
            Takes::Ignored => self.notes.add(Some(here), &format!("{text} is ignored")),
            _ => {
                let at = At::Place(here.clone());
                let context = Context { name, at, folder: Some(self.folder) };
                found.row.take_word(self.asked, value, &context)?;
            }
        }
        Ok(None)
    }
}

/// The registry of RMI as a process of its own: `rmiregistry -J-cp -Jout 2001`.
pub(crate) const REGISTRY: &str = "rmiregistry";
pub(crate) const REGISTRY_CLASS: &str = "sun.rmi.registry.RegistryImpl";

/// The `java` command that such a command stands for: options of `java` stand behind `-J`.
fn as_java(program: &Word, rest: &[Word]) -> Vec<Word> {
    let word = |text: &str| Word { text: text.into(), span: program.span.clone() };
    let options = rest.iter().filter_map(|word| {
        let text = word.text.strip_prefix("-J")?.to_owned();
        Some(Word { text, span: word.span.clone() })
    });
    let args = rest.iter().filter(|word| !word.text.starts_with("-J")).cloned();
    [word("java")].into_iter().chain(options).chain([word(REGISTRY_CLASS)]).chain(args).collect()
}

fn is_registry(word: &str) -> bool {
    word.rsplit(['/', '\\']).next().unwrap_or_default() == REGISTRY
}

pub(crate) fn is_java(word: &str) -> bool {
    let name = word.rsplit(['/', '\\']).next().unwrap_or_default();
    matches!(name, "java" | "java.exe" | "javaw" | "javaw.exe")
}

/// `NAME` of `NAME=value` before a command.
fn is_variable(name: &str) -> bool {
    let begins = name.starts_with(|letter: char| letter.is_ascii_alphabetic() || letter == '_');
    begins && name.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '_')
}
