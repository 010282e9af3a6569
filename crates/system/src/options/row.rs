//! What a row of the table of options says.

use std::path::PathBuf;

use super::commands::Command;
use crate::asked::{Asked, Frame, Limit, Said};
use crate::problem::Problem;

/// One option: how it is written, what it means, and what it sets.
pub struct Row {
    pub names: &'static [&'static str],
    pub form: Form,
    pub takes: Takes,
    /// The commands that have it.
    pub commands: &'static [Command],
    pub group: Group,
    /// Its key in a description in TOML.
    pub key: Option<Key>,
    /// Its key in a `.jpf` file.
    pub jpf: Option<Jpf>,
    /// What it is for, in one line.
    pub help: &'static str,
    /// What else there is to know, in sentences; may be empty.
    pub more: &'static str,
}

/// Where the value stands; the text is what the value is called in the help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// There is none.
    Alone,
    /// The next word, or what follows `=` in options with two dashes.
    Next(&'static str),
    /// The rest of the same word.
    Joined(&'static str),
    /// Behind a colon in the same word, or there is none.
    Maybe(&'static str),
}

/// What a value looks like, on the command line and in a file, and what becomes of it.
#[derive(Clone, Copy)]
pub enum Takes {
    /// Nothing; in a file, true or false.
    Switch(fn(&mut Asked, bool)),
    Number(fn(&mut Asked, u64)),
    /// A number from 1.
    Count(fn(&mut Asked, u64)),
    /// A number, also with `s` behind it.
    Seconds(fn(&mut Asked, u64)),
    /// A number, also with `k`, `m`, `g` or `t` behind it.
    Bytes(fn(&mut Asked, u64)),
    /// A number, or a word for no limit.
    Limit(Unit, &'static str, fn(&mut Asked, Limit) -> Result<(), Problem>),
    /// Text that is kept as it is; a name is looked up by whoever owns what it names.
    Text(fn(&mut Asked, Said<String>)),
    /// One of a few words.
    Word(fn(&mut Asked, &str) -> Result<(), Problem>),
    /// Text with a syntax of its own; nothing if it is not written so.
    Parsed(fn(&mut Asked, &str) -> Option<()>),
    /// As `Parsed`; in a file a list, each of which counts as one option.
    Each(fn(&mut Asked, Said<String>) -> Option<()>),
    /// Names between commas; in a file also a list.
    List(fn(&mut Asked, Vec<Said<String>>) -> Result<(), Problem>),
    /// As `List`; in a file also false, for none.
    ListOrFalse(fn(&mut Asked, Vec<Said<String>>) -> Result<(), Problem>),
    /// `NAME=VALUE`; in a file a table, each entry of which counts as one option.
    Pair(fn(&mut Asked, Said<(String, String)>)),
    /// `NAME=FILE`; in a file as `Pair`.
    FilePair(fn(&mut Asked, Said<(String, PathBuf)>)),
    /// `NAME` or `NAME=VALUE`; in a file as `Pair`.
    Variable(fn(&mut Asked, &str, Option<&str>)),
    File(fn(&mut Asked, PathBuf)),
    /// Folders and jars between colons; in a file also a list.
    ClassPath(fn(&mut Asked, Vec<PathBuf>)),
    /// `FILE[,FILE…][:NAME]`.
    Frame(fn(&mut Asked, Said<Frame>)),
    /// Where assertions are on, or off; in a file true, false, or a list of packages and classes.
    Assertions(bool),
    /// The jar that is run; what follows are its arguments.
    Jar,
    /// It changes nothing of what a program does.
    Ignored,
    /// It asks for what Heddle does not do: for what.
    Unsupported(&'static str),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    Times,
    Bytes,
}

/// Where a description in TOML has the key of an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// In `[check]`.
    Check(&'static str),
    /// In `[network]`.
    Network(&'static str),
    /// In `[adversary]`.
    Adversary(&'static str),
    /// At the top of the file.
    Top(&'static str),
    /// In `[[process]]`, or at the top of the file for all processes.
    Process(&'static str),
}

/// A key of a `.jpf` file that says the same as an option.
#[derive(Clone, Copy)]
pub struct Jpf {
    pub key: &'static str,
    pub reads: Reads,
}

/// How the value of a `.jpf` key is understood.
#[derive(Clone, Copy)]
pub enum Reads {
    /// As the value of the option; a truth value for one that has none.
    Same,
    /// As `Same`, but `MAX` is no limit.
    Limit,
    /// A truth value; false gives the option.
    Negated,
    /// Names of classes that stand for values of the option.
    Classes(&'static Classes),
}

/// Which values of an option classes of Java PathFinder stand for.
pub struct Classes {
    /// What a class that is not among them is called in a note, and what becomes of it.
    pub what: &'static str,
    pub effect: &'static str,
    /// By simple name.
    pub rows: &'static [(&'static str, &'static [&'static str])],
}

/// What belongs together in the help.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Group {
    Checked,
    Search,
    Limits,
    Choices,
    Components,
    Results,
    System,
    /// Those of a command that has few.
    Own,
    Running,
    Java,
    /// Only shown at length.
    Ignored,
    /// Only shown at length.
    Unsupported,
    General,
}

impl Group {
    /// Whether its options are worth a line each.
    pub fn has_effect(self) -> bool {
        !matches!(self, Group::Ignored | Group::Unsupported)
    }

    pub fn title(self) -> &'static str {
        match self {
            Group::Checked => "What is checked",
            Group::Search => "How it is searched",
            Group::Limits => "Limits",
            Group::Choices => "What may happen",
            Group::Components => "Components and their protocols (docs/protocols.md)",
            Group::Results => "What is shown",
            Group::System => "Systems of processes and their network (docs/systems.md)",
            Group::Own => "Options",
            Group::Running => "The JDK and the environment",
            Group::Java => "Options of java",
            Group::Ignored => "Options of java that are accepted and have no effect",
            Group::Unsupported => "Options of java that are not supported",
            Group::General => "Help",
        }
    }
}

/// A row with what every option has; the rest is added by the functions below.
pub(super) const fn row(names: &'static [&'static str], form: Form, takes: Takes) -> Row {
    Row {
        names,
        form,
        takes,
        commands: &[],
        group: Group::Own,
        key: None,
        jpf: None,
        help: "",
        more: "",
    }
}

impl Row {
    pub(super) const fn of(mut self, group: Group, commands: &'static [Command]) -> Row {
        self.group = group;
        self.commands = commands;
        self
    }

    pub(super) const fn key(mut self, key: Key) -> Row {
        self.key = Some(key);
        self
    }

    pub(super) const fn jpf(mut self, key: &'static str, reads: Reads) -> Row {
        self.jpf = Some(Jpf { key, reads });
        self
    }

    pub(super) const fn help(mut self, help: &'static str) -> Row {
        self.help = help;
        self
    }

    pub(super) const fn more(mut self, more: &'static str) -> Row {
        self.more = more;
        self
    }

    /// The name that the help shows first.
    pub fn name(&self) -> &'static str {
        self.names[0]
    }

    pub fn belongs_to(&self, command: Command) -> bool {
        self.commands.contains(&command)
    }

    /// How the value is called; empty if there is none.
    pub fn value(&self) -> &'static str {
        match self.form {
            Form::Alone => "",
            Form::Next(value) | Form::Joined(value) | Form::Maybe(value) => value,
        }
    }

    /// As it is written, with its value: `--max-depth N`.
    pub fn written(&self, name: &str) -> String {
        match self.form {
            Form::Alone => name.to_owned(),
            Form::Next(value) => format!("{name} {value}"),
            Form::Joined(value) => format!("{name}{value}"),
            Form::Maybe(value) => format!("{name}[:{value}]"),
        }
    }
}

impl Key {
    pub fn name(self) -> &'static str {
        match self {
            Key::Check(name)
            | Key::Network(name)
            | Key::Adversary(name)
            | Key::Top(name)
            | Key::Process(name) => name,
        }
    }
}
