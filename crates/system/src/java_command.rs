//! A `java …` command line: its options, what it runs, and the arguments.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::description::Program;
use crate::draft::Draft;
use crate::notes::Notes;
use crate::problem::{Problem, Source, SourceSpan};
use crate::shell::Word;
use crate::suggest;

#[derive(Clone, Copy)]
enum Takes {
    Nothing,
    /// The next word, or what follows `=` in options with two dashes.
    Next,
    /// The rest of the same word.
    Suffix,
}

/// What an option does; an error is said without its place.
type Apply = fn(&mut Command<'_>, &str, &str) -> Result<(), String>;

struct Opt {
    names: &'static [&'static str],
    takes: Takes,
    apply: Apply,
}

const fn option(names: &'static [&'static str], takes: Takes, apply: Apply) -> Opt {
    Opt { names, takes, apply }
}

/// Options with a suffix come before those that begin like them.
const OPTIONS: &[Opt] = &[
    option(&["-cp", "-classpath", "--class-path"], Takes::Next, |command, _, value| {
        command.draft.process.class_path = class_path(value, command.folder);
        Ok(())
    }),
    option(&["-D"], Takes::Suffix, |command, _, value| {
        let (name, value) = value.split_once('=').unwrap_or((value, ""));
        if name.is_empty() {
            return Err("-D needs the name of a property".into());
        }
        command.draft.process.property(name, value);
        Ok(())
    }),
    option(&["-ea:", "-enableassertions:"], Takes::Suffix, |command, _, value| {
        command.assertions(value, true)
    }),
    option(&["-ea", "-enableassertions"], Takes::Nothing, |command, _, _| {
        command.assertions("", true)
    }),
    option(&["-da:", "-disableassertions:"], Takes::Suffix, |command, _, value| {
        command.assertions(value, false)
    }),
    option(&["-da", "-disableassertions"], Takes::Nothing, |command, _, _| {
        command.assertions("", false)
    }),
    option(&["-esa", "-enablesystemassertions"], Takes::Nothing, |command, _, _| {
        command.draft.process.system_assertions = true;
        Ok(())
    }),
    option(&["-dsa", "-disablesystemassertions"], Takes::Nothing, |command, _, _| {
        command.draft.process.system_assertions = false;
        Ok(())
    }),
    option(&["-Xmx"], Takes::Suffix, |command, _, value| {
        command.draft.process.heap_max = Some(size("-Xmx", value)?);
        Ok(())
    }),
    option(&["-Xss"], Takes::Suffix, |command, _, value| {
        command.draft.process.stack_max = Some(size("-Xss", value)?);
        Ok(())
    }),
    option(
        &[
            "--add-opens",
            "--add-exports",
            "--add-reads",
            "--add-modules",
            "--limit-modules",
            "--enable-native-access",
        ],
        Takes::Next,
        |command, name, value| {
            command.draft.process.options.push(format!("{name}={value}"));
            Ok(())
        },
    ),
    option(&["--enable-preview"], Takes::Nothing, |command, name, _| {
        command.draft.process.options.push(name.to_owned());
        Ok(())
    }),
    option(
        &[
            "-p",
            "--module-path",
            "--upgrade-module-path",
            "-m",
            "--module",
            "--patch-module",
            "-javaagent:",
            "-agentlib:",
            "-agentpath:",
            "-Xbootclasspath",
        ],
        Takes::Suffix,
        |_, name, _| Err(format!("{name} is not supported")),
    ),
    option(&["--illegal-access", "--finalization"], Takes::Next, ignored),
    option(&["-server", "-client", "-showversion", "--show-version"], Takes::Nothing, ignored),
    option(&["-X", "-verbose", "-splash:", "--source"], Takes::Suffix, ignored),
];

fn ignored(command: &mut Command<'_>, name: &str, value: &str) -> Result<(), String> {
    let value = if name.starts_with("--") { "" } else { value };
    command.notes.add(Some(&command.place), &format!("{name}{value} is ignored"));
    Ok(())
}

/// Taken apart so far.
struct Command<'c> {
    folder: &'c Path,
    draft: Draft,
    /// Where the option at hand stands.
    place: SourceSpan,
    notes: &'c mut Notes,
}

/// Takes a command apart; relative names belong to the folder.
pub(crate) fn parse(
    source: &Arc<Source>,
    words: &[Word],
    folder: &Path,
    notes: &mut Notes,
) -> Result<Draft, Problem> {
    let place = |word: &Word| SourceSpan::new(source, word.span.clone());
    let whole = match (words.first(), words.last()) {
        (Some(first), Some(last)) => SourceSpan::new(source, first.span.start..last.span.end),
        _ => return Err(Problem::new("a command is empty")),
    };
    let draft = Draft::new(Program::Main(String::new()));
    let mut command = Command { folder, draft, place: whole.clone(), notes };
    let mut rest = words.iter();
    let mut program = None;
    for word in rest.by_ref() {
        match word.text.split_once('=') {
            Some((name, value)) if is_variable(name) => {
                command.draft.process.environment(name, value);
            }
            _ => {
                program = Some(word);
                break;
            }
        }
    }
    let Some(program) = program else { return Err(whole.problem("`java` is missing")) };
    if !is_java(&program.text) {
        let message = format!("a process is started by `java`, not by `{}`", program.text);
        return Err(place(program).problem(message));
    }
    while let Some(word) = rest.next() {
        command.place = place(word);
        let found = match word.text.as_str() {
            "-jar" => {
                let jar = rest.next();
                let jar = jar.ok_or_else(|| command.place.problem("-jar needs the file to run"))?;
                Program::Jar(folder.join(&jar.text))
            }
            "--" => match rest.next() {
                Some(class) => Program::Main(class.text.clone()),
                None => break,
            },
            text if text.len() > 1 && text.starts_with('-') => {
                command.option(text, &mut rest)?;
                continue;
            }
            text if text.starts_with('@') => {
                return Err(command.place.problem("argument files are not read here"));
            }
            text if text.ends_with(".java") => {
                return Err(command.place.problem("a source file cannot be run; compile it first"));
            }
            "" => return Err(command.place.problem("the main class has no name")),
            class => Program::Main(class.to_owned()),
        };
        command.draft.process.program = found;
        command.draft.process.args = rest.map(|word| word.text.clone()).collect();
        command.draft.place = Some(whole);
        return Ok(command.draft);
    }
    Err(whole.problem("run what? A main class or `-jar FILE` is missing"))
}

impl Command<'_> {
    fn option<'w>(
        &mut self,
        text: &str,
        rest: &mut impl Iterator<Item = &'w Word>,
    ) -> Result<(), Problem> {
        let place = self.place.clone();
        let mut apply = |option: &Opt, name: &str, value: &str| {
            (option.apply)(self, name, value).map_err(|message| place.problem(message))
        };
        for option in OPTIONS {
            for name in option.names {
                let Some(tail) = text.strip_prefix(name) else { continue };
                match option.takes {
                    Takes::Nothing if tail.is_empty() => return apply(option, name, ""),
                    Takes::Suffix => return apply(option, name, tail),
                    Takes::Next if tail.is_empty() => {
                        return match rest.next() {
                            Some(word) => apply(option, name, &word.text),
                            None => Err(place.problem(format!("{name} needs a value"))),
                        };
                    }
                    Takes::Next if name.starts_with("--") && tail.starts_with('=') => {
                        return apply(option, name, &tail[1..]);
                    }
                    Takes::Nothing | Takes::Next => {}
                }
            }
        }
        let known = OPTIONS.iter().flat_map(|option| option.names).copied().chain(["-jar"]);
        let near = suggest::nearest(text, known.filter(|name| name.len() > 3));
        let hint = near.map(|near| format!("did you mean `{near}`?"));
        Err(place.problem(format!("`{text}` is no option of java that is known here")).hint(hint))
    }

    fn assertions(&mut self, pattern: &str, on: bool) -> Result<(), String> {
        self.draft.process.assertions.push((pattern.to_owned(), on));
        Ok(())
    }
}

/// `out:lib/*.jar`; an empty element is the current folder.
pub(crate) fn class_path(text: &str, folder: &Path) -> Vec<PathBuf> {
    let element = |element: &str| if element.is_empty() { "." } else { element }.to_owned();
    text.split(':').map(|part| folder.join(element(part))).collect()
}

fn is_java(word: &str) -> bool {
    let name = word.rsplit(['/', '\\']).next().unwrap_or_default();
    matches!(name, "java" | "java.exe" | "javaw" | "javaw.exe")
}

/// `NAME` of `NAME=value` before a command.
fn is_variable(name: &str) -> bool {
    let begins = name.starts_with(|letter: char| letter.is_ascii_alphabetic() || letter == '_');
    begins && name.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '_')
}

fn size(option: &str, text: &str) -> Result<String, String> {
    let units = [('k', 10), ('m', 20), ('g', 30), ('t', 40)];
    let unit = units.iter().find(|(unit, _)| text.to_ascii_lowercase().ends_with(*unit));
    let (digits, shift) = unit.map_or((text, 0), |(_, shift)| (&text[..text.len() - 1], *shift));
    let bytes = digits.parse::<u64>().ok().and_then(|number| number.checked_mul(1 << shift));
    match bytes {
        Some(_) => Ok(text.to_owned()),
        None => Err(format!("{option} needs a size, as in {option}512m")),
    }
}
